/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-robots-kind.h"
#include "lab-robots-text.h"
#include "lab-soak-robots-compare.h"
#include "lab-soak-robots-draw.h"
#include "lab-soak.h"
#include "lab-test-plain-robots.h"

/* Plays puzzles with robots at random, as the window does: with undo, redo, hints, saving and
 * opening, and forbidden moves. After each step it compares everything with the rules that
 * lab-soak-robots-rules.c has a second time. */

#define N_STEPS 120

typedef struct
{
  LabSoakPuzzle expected;
  LabClock *clock;
  LabRobotsGame *game;
  guint n_hints;
  LabRandom random;
} PuzzleSoak;

/* Private helpers */

/* Does something in the game. Returns whether it was allowed. */
static gboolean
act (LabRobotsGame *game,
     const char    *action,
     GError       **error)
{
  LabRobotsMove move;

  if (g_str_equal (action, "undo"))
    return lab_play_undo (LAB_PLAY (game), error);
  if (g_str_equal (action, "redo"))
    return lab_play_redo (LAB_PLAY (game), error);
  if (g_str_equal (action, "restart"))
    return lab_play_restart (LAB_PLAY (game), error);
  g_assert_true (lab_robots_move_parse (action, &move, NULL));
  return lab_robots_game_play (game, move, error);
}

static void
step_puzzle (PuzzleSoak *self)
{
  g_autoptr (GError) error = NULL;
  char action[8];
  gboolean may;

  switch (lab_random_below (&self->random, 12))
    {
    case 0:
    case 1:
      g_strlcpy (action, "undo", sizeof action);
      break;
    case 2:
      g_strlcpy (action, "redo", sizeof action);
      break;
    case 3:
      g_strlcpy (action, lab_random_below (&self->random, 5) == 0 ? "restart" : "redo",
                 sizeof action);
      break;
    default:
      lab_soak_robots_draw_move (&self->random, (guint) self->expected.board.n_robots, action);
    }
  may = lab_soak_puzzle_apply (&self->expected, action);
  g_assert_cmpint (act (self->game, action, &error), ==, may);
  g_assert_cmpint (error == NULL, ==, may);
  lab_soak_robots_assert (lab_soak_robots_compare_puzzle (&self->expected, self->game), action);
}

/* Continues with the game that was read from what was written. Moves to redo are not saved. */
static void
save_puzzle (PuzzleSoak *self)
{
  LabRobotsGame *read = lab_soak_open_again (&lab_robots_kind, self->game, self->clock);

  g_object_unref (self->game);
  self->game = read;
  self->expected.moves.n_known = self->expected.moves.n_played;
  lab_soak_robots_assert (lab_soak_robots_compare_puzzle (&self->expected, self->game), "opening");
  g_assert_cmpuint (lab_play_get_n_hints (LAB_PLAY (self->game)), ==, self->n_hints);
}

/* Returns the fewest moves from where the robots are. */
static guint
count_fewest (PuzzleSoak *self)
{
  g_autoptr (LabTestPlainRobots) plain = lab_test_plain_robots_new ();
  LabRobotsBoard board = *self->game->board;
  guint64 n_optimal;

  for (guint i = 0; i < board.n_robots; i++)
    board.starts[i] = self->game->position->cells[i];
  return lab_test_plain_robots_solve (plain, &board, 1000, &n_optimal);
}

/* A hint leads to the target, and nothing is shorter. The plain search does not know how robots
 * have moved before, which may shorten the way. */
static void
hint (PuzzleSoak *self)
{
  gboolean may = !lab_soak_puzzle_is_solved (&self->expected);
  LabSoakPuzzle later = self->expected;
  gboolean is_exact = !later.board.ricochet || later.moves.n_played == 0;
  guint fewest = count_fewest (self);
  LabRobotsHint told;

  g_assert_cmpint (lab_robots_game_ask_hint (self->game, NULL), ==, may);
  if (!may)
    return;
  self->n_hints++;
  for (lab_robots_game_get_hint (self->game, &told); !told.is_ready;
       lab_robots_game_get_hint (self->game, &told))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (told.is_proved);
  if (told.moves == NULL)
    {
      g_assert_cmpuint (fewest, ==, LAB_TEST_PLAIN_NONE);
      return;
    }
  for (guint i = 0; i < told.moves->len; i++)
    {
      g_autofree char *text = lab_robots_move_format (g_array_index (told.moves, LabRobotsMove, i));

      g_assert_true (lab_soak_puzzle_apply (&later, text));
    }
  g_assert_true (lab_soak_puzzle_is_solved (&later));
  if (is_exact)
    g_assert_cmpuint (told.moves->len, ==, fewest);
  else
    g_assert_cmpuint (told.moves->len, <=, fewest);
}

static void
play_puzzle (guint64 seed)
{
  g_autofree PuzzleSoak *self = g_new0 (PuzzleSoak, 1);
  g_autofree char *text = NULL;
  LabRobotsLevel level;
  LabRobotsRecipe recipe;
  LabRobotsBoard board;

  lab_random_init (&self->random, seed);
  lab_soak_robots_draw_recipe (&self->random, 1 + lab_random_below (&self->random, 3), &recipe);
  lab_robots_recipe_make (&recipe, seed, &board);
  text = lab_robots_board_format (&board);
  g_test_message ("puzzle %" G_GUINT64_FORMAT ": %s", seed, text);
  lab_soak_puzzle_init (&self->expected, text);
  self->clock = lab_clock_new_by_hand ();
  lab_robots_level_init_board (&level);
  self->game = lab_robots_game_new (&level, &board, self->clock);
  for (guint i = 0; i < N_STEPS; i++)
    {
      step_puzzle (self);
      lab_clock_advance (self->clock, lab_random_below (&self->random, G_TIME_SPAN_SECOND));
      if (lab_random_below (&self->random, 4) == 0)
        save_puzzle (self);
      if (lab_random_below (&self->random, 30) == 0)
        hint (self);
    }
  g_object_unref (self->game);
  g_object_unref (self->clock);
}

/* Tests */

LAB_TEST ("/soak/robots/puzzles", test_puzzles)
{
  guint n_games = lab_soak_robots_count_games ();

  for (guint64 seed = 1; seed <= n_games; seed++)
    play_puzzle (seed);
}
