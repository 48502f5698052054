/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-escape-game.h"
#include "lab-escape-level.h"
#include "lab-escape-telling.h"
#include "lab-test-escape.h"

#define CORRIDOR "+---+---+---+---+\n| @   L   S |   |\n+---+---+   +   +\n|   | *         |\n" \
                 "+   +---+   +---+\n|         E     |\n+---+---+---+---+\n"

/* Private helpers */

/* Begins a level in which a shuffle changes no walls. */
static LabEscapeGame *
begin (const char *drawing,
       LabClock   *clock)
{
  const char *shuffled = strchr (drawing, 'S') != NULL ? drawing : NULL;
  g_autoptr (LabEscapeLevel) level = lab_test_escape_make (drawing, shuffled);
  g_autoptr (LabClock) still = lab_clock_new_by_hand ();

  return lab_escape_game_new (level, clock != NULL ? clock : still);
}

static void
play (LabEscapeGame *game,
      const char    *moves)
{
  g_autoptr (GArray) all = lab_test_escape_parse (moves);

  for (guint i = 0; i < all->len; i++)
    {
      g_autoptr (GError) error = NULL;

      lab_escape_game_play (game, g_array_index (all, LabEscapeMove, i), &error);
      g_assert_no_error (error);
    }
}

/* What a signal of a game is called here, and what its number means, if it has one. */
typedef struct
{
  const char *signal, *name;
  const char *(*tell) (guint number);
} Signal;

static const char *
tell_goal (guint goal)
{
  return goal == 0 ? "0" : "?";
}

/* Adds a signal to what was told. */
static void
note (GClosure     *closure,
      GValue       *result G_GNUC_UNUSED,
      guint         n_values G_GNUC_UNUSED,
      const GValue *values,
      gpointer      hint G_GNUC_UNUSED,
      gpointer      data)
{
  const Signal *signal = data;
  GString *told = closure->data;

  g_string_append (told, signal->name);
  if (signal->tell != NULL)
    g_string_append (told, signal->tell (g_value_get_uint (&values[1])));
  g_string_append_c (told, ' ');
}

static void
assert_told (GString    *told,
             const char *expected)
{
  g_assert_cmpstr (told->str, ==, expected);
  g_string_truncate (told, 0);
}

/* Tests */

LAB_TEST ("/escape-game/signals", test_signals)
{
  static const Signal signals[] = {
    { "stepped", "moved-", lab_escape_move_format },
    { "item-used", "used-", lab_escape_item_get_word },
    { "picked-up", "took-", lab_escape_item_get_word },
    { "collected", "goal-", tell_goal },
    { "maze-changed", "maze" },
    { "ended", "won" },
    { "restarted", "restarted" },
    { "changed", "changed" },
  };
  g_autoptr (GString) told = g_string_new (NULL);
  g_autoptr (LabEscapeGame) game = begin (CORRIDOR, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      GClosure *closure = g_closure_new_simple (sizeof *closure, told);

      g_closure_set_meta_marshal (closure, (gpointer) &signals[i], note);
      g_signal_connect_closure (game, signals[i].signal, closure, FALSE);
    }
  play (game, "r");
  assert_told (told, "moved-r took-leap changed ");
  g_assert_false (lab_escape_game_step (game, LAB_MAZE_UP, NULL));
  assert_told (told, "");
  play (game, "leap-d");
  assert_told (told, "used-leap moved-leap-d goal-0 changed ");
  play (game, "r u shuffle d d");
  assert_told (told, "moved-r changed moved-u took-shuffle changed used-shuffle maze changed "
               "moved-d changed moved-d won changed ");
  g_assert_true (lab_play_is_over (game));
  lab_play_restart (LAB_PLAY (game), NULL);
  assert_told (told, "restarted changed ");
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (game)), ==, 0);
}

LAB_TEST ("/escape-game/clock", test_clock)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabEscapeGame) game = begin (CORRIDOR, clock);
  g_autoptr (GError) error = NULL;

  lab_clock_advance (clock, 5 * G_TIME_SPAN_SECOND);
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (game)), ==, 0);
  lab_escape_game_set_paused (game, TRUE);
  g_assert_false (lab_play_get_paused (LAB_PLAY (game)));
  play (game, "r");
  lab_clock_advance (clock, 2 * G_TIME_SPAN_SECOND);
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (game)), ==, 2);
  lab_escape_game_set_paused (game, TRUE);
  lab_clock_advance (clock, 9 * G_TIME_SPAN_SECOND);
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (game)), ==, 2);
  g_assert_false (lab_escape_game_step (game, LAB_MAZE_RIGHT, &error));
  g_assert_error (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_PAUSED);
  lab_escape_game_set_paused (game, FALSE);
  lab_clock_advance (clock, G_TIME_SPAN_SECOND);
  play (game, "r d l r d");
  lab_clock_advance (clock, G_TIME_SPAN_SECOND);
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (game)), ==, 3);
  lab_play_restart (LAB_PLAY (game), NULL);
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (game)), ==, 0);
}

LAB_TEST ("/escape-game/stars", test_stars)
{
  static const struct
  {
    const char *moves;
    guint stars;
  } cases[] = {
    { "r leap-d r d", 3 },
    { "r r d l r d", 2 },
    { "r l r r d l r d", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LabEscapeGame) game = begin (CORRIDOR, NULL);

      g_assert_cmpuint (lab_escape_game_get_par (game)->n_moves, ==, 4);
      g_assert_cmpuint (lab_escape_game_get_stars (game), ==, 0);
      play (game, cases[i].moves);
      g_assert_cmpuint (lab_escape_game_get_stars (game), ==, cases[i].stars);
    }
}

/* A walk stops where there is something to see, or to choose. */
LAB_TEST ("/escape-game/walk", test_walk)
{
  g_autoptr (LabEscapeGame) game = begin (CORRIDOR, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (lab_escape_game_walk (game, LAB_MAZE_UP, &error), ==, 0);
  g_assert_error (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_WALL);
  g_assert_cmpuint (lab_escape_game_walk (game, LAB_MAZE_RIGHT, NULL), ==, 1);
  g_assert_cmpuint (lab_escape_game_walk (game, LAB_MAZE_RIGHT, NULL), ==, 1);
  g_assert_cmpuint (lab_escape_game_walk (game, LAB_MAZE_DOWN, NULL), ==, 1);
  g_assert_cmpuint (lab_escape_game_walk (game, LAB_MAZE_RIGHT, NULL), ==, 2);
}

static void
assert_walk_to (LabEscapeGame *game,
                LabMazeCell    cell,
                guint          n_steps)
{
  g_autoptr (GArray) way = lab_escape_game_find_walk (game, cell);
  guint n_moves = game->position->n_moves;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (way != NULL ? way->len : 0, ==, n_steps > 0 ? n_steps + 1 : 0);
  g_assert_cmpuint (lab_escape_game_walk_to (game, cell, &error), ==, n_steps);
  g_assert_cmpuint (game->position->n_moves, ==, n_moves + n_steps);
  if (n_steps == 0)
    g_assert_error (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_FAR);
  else
    g_assert_no_error (error);
}

LAB_TEST ("/escape-game/walk-to", test_walk_to)
{
  g_autoptr (LabEscapeGame) game = begin (CORRIDOR, NULL);

  assert_walk_to (game, (LabMazeCell) { 1, 2 }, 3);
  assert_walk_to (game, (LabMazeCell) { 1, 1 }, 1);
  /* The way back leads through a junction where the player was. */
  assert_walk_to (game, (LabMazeCell) { 0, 0 }, 4);
  g_assert_cmpuint (game->position->cell.column, ==, 0);
  /* An item could be used at once, so it ends a walk to a cell behind a junction. */
  lab_play_restart (LAB_PLAY (game), NULL);
  assert_walk_to (game, (LabMazeCell) { 2, 3 }, 1);
  assert_walk_to (game, (LabMazeCell) { 2, 3 }, 1);
  assert_walk_to (game, (LabMazeCell) { 2, 3 }, 1);
  assert_walk_to (game, (LabMazeCell) { 2, 3 }, 0);
}

#define JUNCTIONS "+---+---+---+---+\n|     @     |   |\n+   +---+---+   +\n|               |\n" \
                  "+   +---+   +---+\n|       |     E |\n+---+---+---+---+\n"

/* A click never chooses the way at a junction, but it goes there. */
LAB_TEST ("/escape-game/walk-to/junctions", test_walk_to_junctions)
{
  static const LabMazeCell exit = { 2, 3 };
  g_autoptr (LabEscapeGame) game = begin (JUNCTIONS, NULL);

  assert_walk_to (game, exit, 2);
  assert_walk_to (game, exit, 0);
  /* A dead end has one way, also to a junction that the player knows. */
  play (game, "d r");
  assert_walk_to (game, exit, 2);
  assert_walk_to (game, exit, 0);
  assert_walk_to (game, (LabMazeCell) { 1, 2 }, 2);
  assert_walk_to (game, exit, 2);
  g_assert_true (lab_play_is_over (game));
}

/* A click into the fog says nothing about the way there. */
LAB_TEST ("/escape-game/walk-to/fog", test_walk_to_fog)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (LabEscapeLevel) level = lab_test_escape_make (JUNCTIONS, NULL);
  g_autoptr (LabEscapeGame) game = NULL;

  level->recipe.sight = 2;
  game = lab_escape_game_new (level, clock);
  assert_walk_to (game, (LabMazeCell) { 2, 3 }, 0);
  assert_walk_to (game, (LabMazeCell) { 0, 0 }, 1);
}

static void
assert_look (LabEscapeGame    *game,
             LabMazeDirection  direction,
             LabEscapeSight    sight,
             guint             n_steps)
{
  LabEscapeLook look;

  lab_escape_game_look (game, direction, &look);
  g_assert_cmpuint (look.sight, ==, sight);
  g_assert_cmpuint (look.n_steps, ==, n_steps);
}

LAB_TEST ("/escape-game/look", test_look)
{
  g_autoptr (LabEscapeGame) game = begin (CORRIDOR, NULL);
  g_autofree char *openings = NULL;

  assert_look (game, LAB_MAZE_UP, LAB_ESCAPE_SIGHT_WALL, 0);
  assert_look (game, LAB_MAZE_RIGHT, LAB_ESCAPE_SIGHT_ITEM, 1);
  play (game, "r r");
  assert_look (game, LAB_MAZE_DOWN, LAB_ESCAPE_SIGHT_JUNCTION, 1);
  assert_look (game, LAB_MAZE_LEFT, LAB_ESCAPE_SIGHT_DEAD_END, 2);
  play (game, "d");
  assert_look (game, LAB_MAZE_LEFT, LAB_ESCAPE_SIGHT_GOAL, 1);
  assert_look (game, LAB_MAZE_RIGHT, LAB_ESCAPE_SIGHT_BEND, 1);
  assert_look (game, LAB_MAZE_DOWN, LAB_ESCAPE_SIGHT_EXIT, 1);
  openings = lab_escape_telling_openings (game);
  g_assert_nonnull (strstr (openings, "Left: 1 step to a key."));
}

LAB_TEST ("/escape-game/map", test_map)
{
  g_autoptr (LabEscapeGame) game = begin (
      "+---+---+---+---+\n| @   M         |\n+---+---+---+   +\n| E             |\n"
      "+---+---+---+---+\n", NULL);
  g_autoptr (GArray) walked = NULL;

  g_assert_cmpuint (game->map->len, ==, 0);
  play (game, "r map");
  g_assert_cmpuint (game->map->len, ==, 7);
  g_assert_cmpuint (game->position->n_moves, ==, 1);
  walked = lab_escape_telling_list_walked (game);
  g_assert_cmpuint (walked->len, ==, 3);
  g_assert_cmpint (g_array_index (walked, LabEscapeStop, 1).move, ==, LAB_ESCAPE_USE_MAP);
  g_assert_cmpuint (g_array_index (walked, LabEscapeStop, 2).cell.column, ==, 1);
  lab_play_restart (LAB_PLAY (game), NULL);
  g_assert_cmpuint (game->map->len, ==, 0);
}

static void
assert_hint (const GArray *moves,
             guint         step,
             const char   *expected)
{
  g_autofree char *text = lab_escape_telling_hint (moves, step);

  g_assert_cmpstr (text, ==, expected);
}

/* A hint tells which items are used and when, first the next one and then all. */
LAB_TEST ("/escape-game/uses", test_uses)
{
  g_autoptr (LabEscapeGame) game = begin (CORRIDOR, NULL);
  g_autoptr (GArray) moves = lab_test_escape_parse ("r leap-d r u shuffle d d");
  g_autoptr (GArray) now = lab_test_escape_parse ("hammer r d");
  g_autoptr (GArray) way = NULL, part = NULL;

  assert_hint (moves, 1, "Go right.");
  assert_hint (moves, 2, "Go right. Move 2: Leap down.");
  assert_hint (moves, 3,
               "Go right. The dots show the way out. It has 6 moves. Move 2: Leap down. "
               "Move 5: Use this item here: Shuffle.");
  assert_hint (now, 1, "Use this item here: Hammer.");
  assert_hint (now, 2, "Use this item here: Hammer.");
  /* The way tells what is used where, and in which of the two mazes it is. */
  way = lab_escape_telling_list_way (game, moves, FALSE, TRUE);
  g_assert_cmpuint (way->len, ==, 8);
  for (guint i = 0; i < way->len; i++)
    {
      const LabEscapeStop *stop = &g_array_index (way, LabEscapeStop, i);

      g_assert_cmpuint (stop->maze, ==, i > 4);
      g_assert_cmpuint (stop->move, ==,
                        i < moves->len ? g_array_index (moves, LabEscapeMove, i)
                                       : LAB_N_ESCAPE_MOVES);
    }
  part = lab_escape_telling_list_way (game, moves, FALSE, FALSE);
  g_assert_cmpuint (part->len, ==, 2);
  g_assert_cmpuint (g_array_index (part, LabEscapeStop, 1).move, ==, LAB_ESCAPE_LEAP_OVER + 1);
}
