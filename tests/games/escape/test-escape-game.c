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

/* What a signal of a game is called here, and what its number means, if it has one. */
typedef struct
{
  const char *signal, *name;
  const char *(*tell) (guint number);
} Signal;

/* A game with a clock that is advanced by hand, and what it has told. */
typedef struct
{
  LabEscapeGame *game;
  LabClock *clock;
  GString *told;
} Table;

/* Private helpers */

static const char *
tell_goal (guint goal)
{
  return goal == 0 ? "0" : "?";
}

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

static Table *
table_new (LabEscapeLevel *level)
{
  Table *self = g_new0 (Table, 1);

  self->clock = lab_clock_new_by_hand ();
  self->game = lab_escape_game_new (level, self->clock);
  self->told = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      GClosure *closure = g_closure_new_simple (sizeof *closure, self->told);

      g_closure_set_meta_marshal (closure, (gpointer) &signals[i], note);
      g_signal_connect_closure (self->game, signals[i].signal, closure, FALSE);
    }
  lab_escape_level_unref (level);
  return self;
}

static void
table_free (Table *self)
{
  g_object_unref (self->game);
  g_object_unref (self->clock);
  g_string_free (self->told, TRUE);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Table, table_free)

static void
assert_told (Table      *self,
             const char *told)
{
  g_assert_cmpstr (self->told->str, ==, told);
  g_string_truncate (self->told, 0);
}

static void
play (Table      *self,
      const char *moves)
{
  g_autoptr (GArray) all = lab_test_escape_parse (moves);

  for (guint i = 0; i < all->len; i++)
    {
      g_autoptr (GError) error = NULL;

      lab_escape_game_play (self->game, g_array_index (all, LabEscapeMove, i), &error);
      g_assert_no_error (error);
    }
}

static LabEscapeLevel *
make_corridor (void)
{
  return lab_test_escape_make (CORRIDOR, CORRIDOR);
}

/* Tests */

LAB_TEST ("/escape-game/signals", test_signals)
{
  g_autoptr (Table) table = table_new (make_corridor ());
  g_autoptr (GError) error = NULL;

  play (table, "r");
  assert_told (table, "moved-r took-leap changed ");
  g_assert_false (lab_escape_game_step (table->game, LAB_MAZE_UP, &error));
  assert_told (table, "");
  play (table, "leap-d");
  assert_told (table, "used-leap moved-leap-d goal-0 changed ");
  play (table, "r u shuffle d d");
  assert_told (table, "moved-r changed moved-u took-shuffle changed used-shuffle maze changed "
               "moved-d changed moved-d won changed ");
  g_assert_true (lab_play_is_over (table->game));
  lab_play_restart (LAB_PLAY (table->game), NULL);
  assert_told (table, "restarted changed ");
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (table->game)), ==, 0);
}

LAB_TEST ("/escape-game/clock", test_clock)
{
  g_autoptr (Table) table = table_new (make_corridor ());
  g_autoptr (GError) error = NULL;

  lab_clock_advance (table->clock, 5 * G_TIME_SPAN_SECOND);
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (table->game)), ==, 0);
  lab_escape_game_set_paused (table->game, TRUE);
  g_assert_false (lab_play_get_paused (LAB_PLAY (table->game)));
  play (table, "r");
  lab_clock_advance (table->clock, 2 * G_TIME_SPAN_SECOND);
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (table->game)), ==, 2);
  lab_escape_game_set_paused (table->game, TRUE);
  lab_clock_advance (table->clock, 9 * G_TIME_SPAN_SECOND);
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (table->game)), ==, 2);
  g_assert_false (lab_escape_game_step (table->game, LAB_MAZE_RIGHT, &error));
  g_assert_error (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_PAUSED);
  lab_escape_game_set_paused (table->game, FALSE);
  lab_clock_advance (table->clock, G_TIME_SPAN_SECOND);
  play (table, "r d l r d");
  lab_clock_advance (table->clock, G_TIME_SPAN_SECOND);
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (table->game)), ==, 3);
  lab_play_restart (LAB_PLAY (table->game), NULL);
  g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (table->game)), ==, 0);
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
      g_autoptr (Table) table = table_new (make_corridor ());

      g_assert_cmpuint (lab_escape_game_get_par (table->game)->n_moves, ==, 4);
      g_assert_cmpuint (lab_escape_game_get_stars (table->game), ==, 0);
      play (table, cases[i].moves);
      g_assert_cmpuint (lab_escape_game_get_stars (table->game), ==, cases[i].stars);
    }
}

/* A walk stops where there is something to see, or to choose. */
LAB_TEST ("/escape-game/walk", test_walk)
{
  g_autoptr (Table) table = table_new (make_corridor ());
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (lab_escape_game_walk (table->game, LAB_MAZE_UP, &error), ==, 0);
  g_assert_error (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_WALL);
  g_assert_cmpuint (lab_escape_game_walk (table->game, LAB_MAZE_RIGHT, NULL), ==, 1);
  g_assert_cmpuint (lab_escape_game_walk (table->game, LAB_MAZE_RIGHT, NULL), ==, 1);
  g_assert_cmpuint (lab_escape_game_walk (table->game, LAB_MAZE_DOWN, NULL), ==, 1);
  g_assert_cmpuint (lab_escape_game_walk (table->game, LAB_MAZE_RIGHT, NULL), ==, 2);
}

/* A click never chooses the way at a junction. */
LAB_TEST ("/escape-game/walk-to", test_walk_to)
{
  g_autoptr (Table) table = table_new (make_corridor ());
  g_autoptr (GError) error = NULL;
  const LabEscapePosition *position = table->game->position;

  g_assert_cmpuint (lab_escape_game_walk_to (table->game, (LabMazeCell) { 2, 2 }, &error), ==, 0);
  g_assert_error (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_FAR);
  g_assert_cmpuint (lab_escape_game_walk_to (table->game, (LabMazeCell) { 1, 2 }, NULL), ==, 3);
  g_assert_cmpuint (lab_escape_game_walk_to (table->game, (LabMazeCell) { 1, 1 }, NULL), ==, 1);
  /* The way back leads through a junction where the player was. */
  g_assert_cmpuint (lab_escape_game_walk_to (table->game, (LabMazeCell) { 0, 0 }, NULL), ==, 4);
  g_assert_cmpuint (position->cell.column, ==, 0);
}

static void
assert_look (Table            *table,
             LabMazeDirection  direction,
             LabEscapeSight    sight,
             guint             n_steps)
{
  LabEscapeLook look;

  lab_escape_game_look (table->game, direction, &look);
  g_assert_cmpuint (look.sight, ==, sight);
  g_assert_cmpuint (look.n_steps, ==, n_steps);
}

LAB_TEST ("/escape-game/look", test_look)
{
  g_autoptr (Table) table = table_new (make_corridor ());
  g_autofree char *openings = NULL;

  assert_look (table, LAB_MAZE_UP, LAB_ESCAPE_SIGHT_WALL, 0);
  assert_look (table, LAB_MAZE_RIGHT, LAB_ESCAPE_SIGHT_ITEM, 1);
  play (table, "r r");
  assert_look (table, LAB_MAZE_DOWN, LAB_ESCAPE_SIGHT_JUNCTION, 1);
  assert_look (table, LAB_MAZE_LEFT, LAB_ESCAPE_SIGHT_DEAD_END, 2);
  play (table, "d");
  assert_look (table, LAB_MAZE_LEFT, LAB_ESCAPE_SIGHT_GOAL, 1);
  assert_look (table, LAB_MAZE_RIGHT, LAB_ESCAPE_SIGHT_BEND, 1);
  assert_look (table, LAB_MAZE_DOWN, LAB_ESCAPE_SIGHT_EXIT, 1);
  openings = lab_escape_telling_openings (table->game);
  g_assert_nonnull (strstr (openings, "Left: 1 step to a key."));
}

LAB_TEST ("/escape-game/map", test_map)
{
  g_autoptr (Table) table = table_new (lab_test_escape_make (
      "+---+---+---+---+\n| @   M         |\n+---+---+---+   +\n| E             |\n"
      "+---+---+---+---+\n", NULL));
  g_autoptr (GArray) walked = NULL;

  g_assert_cmpuint (table->game->map->len, ==, 0);
  play (table, "r map");
  g_assert_cmpuint (table->game->map->len, ==, 7);
  g_assert_cmpuint (table->game->position->n_moves, ==, 1);
  walked = lab_escape_telling_list_walked (table->game);
  g_assert_cmpuint (walked->len, ==, 3);
  g_assert_cmpint (g_array_index (walked, LabEscapeStop, 1).move, ==, LAB_ESCAPE_USE_MAP);
  g_assert_cmpuint (g_array_index (walked, LabEscapeStop, 2).cell.column, ==, 1);
  lab_play_restart (LAB_PLAY (table->game), NULL);
  g_assert_cmpuint (table->game->map->len, ==, 0);
}

static void
assert_hint (LabEscapeGame *game,
             const GArray  *moves,
             guint          step,
             const char    *expected)
{
  g_autofree char *text = lab_escape_telling_hint (game, moves, step);

  g_assert_cmpstr (text, ==, expected);
}

/* A hint tells which items are used and when, first the next one and then all. */
LAB_TEST ("/escape-game/uses", test_uses)
{
  g_autoptr (Table) table = table_new (make_corridor ());
  g_autoptr (GArray) moves = lab_test_escape_parse ("r leap-d r u shuffle d d");
  g_autoptr (GArray) now = lab_test_escape_parse ("hammer r d");
  g_autoptr (GArray) way = NULL, part = NULL;

  assert_hint (table->game, moves, 1, "Go right.");
  assert_hint (table->game, moves, 2, "Go right. Move 2: Leap down.");
  assert_hint (table->game, moves, 3,
               "Go right. The dots show the way out. It has 6 moves. Move 2: Leap down. "
               "Move 5: Use this item here: Shuffle.");
  assert_hint (table->game, now, 1, "Use this item here: Hammer.");
  assert_hint (table->game, now, 2, "Use this item here: Hammer.");
  /* The way tells what is used where, and in which of the two mazes it is. */
  way = lab_escape_telling_list_way (table->game, moves, FALSE, TRUE);
  g_assert_cmpuint (way->len, ==, 8);
  for (guint i = 0; i < way->len; i++)
    {
      const LabEscapeStop *stop = &g_array_index (way, LabEscapeStop, i);

      g_assert_cmpuint (stop->maze, ==, i > 4);
      g_assert_cmpuint (stop->move, ==,
                        i < moves->len ? g_array_index (moves, LabEscapeMove, i)
                                       : LAB_N_ESCAPE_MOVES);
    }
  part = lab_escape_telling_list_way (table->game, moves, FALSE, FALSE);
  g_assert_cmpuint (part->len, ==, 2);
  g_assert_cmpuint (g_array_index (part, LabEscapeStop, 1).move, ==, LAB_ESCAPE_LEAP_OVER + 1);
}
