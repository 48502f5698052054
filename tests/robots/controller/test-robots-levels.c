/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib.h>

#include "lab-robots-levels.h"

typedef struct
{
  GMainLoop *loop;
  LabRobotsLevel level;
  LabRobotsBoard board;
  GError *error;
} Made;

static guint
solve (const LabRobotsBoard *board)
{
  const LabRobotsOptions options = { 0 };
  g_auto (LabRobotsSolution) solution = { 0 };

  lab_robots_solve (board, &options, &solution);
  g_assert_true (lab_robots_solution_is_solved (&solution));
  return solution.n_moves;
}

static void
test_growth (void)
{
  LabRobotsLevel level;
  guint size = 0, hardest = 0, n_any = 0, n_ricochet = 0, n_five = 0;

  for (guint number = 1; number <= 250; number++)
    {
      lab_robots_level_init_numbered (&level, number);
      g_assert_cmpuint (level.mode, ==, LAB_ROBOTS_MODE_LEVELS);
      g_assert_cmpuint (level.number, ==, number);
      g_assert_cmpuint (level.recipe.size, >=, size);
      g_assert_cmpuint (level.n_moves, >=, 2);
      g_assert_cmpuint (level.n_moves, <=, LAB_ROBOTS_MAX_EXACT);
      size = level.recipe.size;
      hardest = MAX (hardest, level.n_moves);
      n_any += level.recipe.any_robot;
      n_ricochet += level.recipe.must_ricochet;
      n_five += level.recipe.n_robots == 5;
    }
  g_assert_cmpuint (size, ==, 16);
  g_assert_cmpuint (hardest, >=, 14);
  g_assert_cmpuint (n_any, >, 10);
  g_assert_cmpuint (n_ricochet, >, 10);
  g_assert_cmpuint (n_five, >, 10);

  lab_robots_level_init_numbered (&level, 1);
  g_assert_cmpuint (level.recipe.size, ==, 8);
  g_assert_cmpuint (level.n_moves, ==, 2);
  lab_robots_level_init_numbered (&level, LAB_ROBOTS_MAX_LEVEL);
  g_assert_cmpuint (level.recipe.size, ==, 16);
}

static void
test_boards (void)
{
  for (guint number = 1; number <= 40; number++)
    {
      LabRobotsLevel level;
      LabRobotsBoard board, again;

      lab_robots_level_init_numbered (&level, number);
      g_assert_true (lab_robots_level_make (&level, NULL, &board));
      g_assert_true (lab_robots_level_make (&level, NULL, &again));
      g_assert_true (lab_robots_board_equal (&board, &again));
      g_assert_cmpuint (board.size, ==, level.recipe.size);
      g_assert_cmpuint (board.n_robots, ==, level.recipe.n_robots);
      g_assert_cmpuint (solve (&board), ==, level.n_moves);
    }
}

static void
test_random (void)
{
  const LabRobotsRecipe recipe = { .size = 8, .n_robots = 2, .density = 100 };
  LabRobotsLevel level;
  LabRobotsBoard board, other;

  lab_robots_level_init_random (&level, &recipe, 0, 1);
  g_assert_cmpuint (level.mode, ==, LAB_ROBOTS_MODE_ENDLESS);
  g_assert_true (lab_robots_level_make (&level, NULL, &board));
  g_assert_cmpuint (solve (&board), >=, 3);
  lab_robots_level_init_random (&level, &recipe, 0, 2);
  g_assert_true (lab_robots_level_make (&level, NULL, &other));
  g_assert_false (lab_robots_board_equal (&board, &other));

  lab_robots_level_init_random (&level, &recipe, 4, 1);
  g_assert_cmpuint (level.mode, ==, LAB_ROBOTS_MODE_LENGTH);
  g_assert_true (lab_robots_level_make (&level, NULL, &board));
  g_assert_cmpuint (solve (&board), ==, 4);
}

static void
test_daily (void)
{
  LabRobotsLevel level;
  GDate date, back;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, 23, 11, 2026);
  lab_robots_level_init_daily (&level, &date);
  g_assert_cmpuint (level.mode, ==, LAB_ROBOTS_MODE_DAILY);
  g_assert_cmpuint (level.number, ==, 20261123);
  g_assert_cmpuint (level.n_moves, ==, 6);
  g_assert_true (lab_robots_level_get_date (&level, &back));
  g_assert_cmpint (g_date_compare (&date, &back), ==, 0);

  g_date_set_dmy (&date, 29, 11, 2026);
  lab_robots_level_init_daily (&level, &date);
  g_assert_cmpuint (level.n_moves, ==, 12);

  level.number = 20261131;
  g_assert_false (lab_robots_level_get_date (&level, &back));
  level.number = G_MAXUINT64;
  g_assert_false (lab_robots_level_get_date (&level, &back));
  lab_robots_level_init_numbered (&level, 1);
  g_assert_false (lab_robots_level_get_date (&level, &back));
}

static void
test_modes (void)
{
  LabRobotsMode mode;

  for (guint i = 0; i < LAB_N_ROBOTS_MODES; i++)
    {
      g_assert_true (lab_robots_mode_parse (lab_robots_mode_get_id ((LabRobotsMode) i), &mode));
      g_assert_cmpuint (mode, ==, i);
    }
  g_assert_false (lab_robots_mode_parse ("hourly", &mode));
}

static void
on_made (GObject      *source G_GNUC_UNUSED,
         GAsyncResult *result,
         gpointer      data)
{
  Made *made = data;

  lab_robots_level_make_finish (result, &made->level, &made->board, &made->error);
  g_main_loop_quit (made->loop);
}

static void
test_thread (void)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Made made = { .loop = loop };
  LabRobotsLevel level;
  LabRobotsBoard board;

  lab_robots_level_init_numbered (&level, 3);
  lab_robots_level_make_async (&level, cancellable, on_made, &made);
  g_main_loop_run (loop);
  g_assert_no_error (made.error);
  g_assert_cmpuint (made.level.number, ==, 3);
  lab_robots_level_make (&level, NULL, &board);
  g_assert_true (lab_robots_board_equal (&board, &made.board));

  g_cancellable_cancel (cancellable);
  lab_robots_level_make_async (&level, cancellable, on_made, &made);
  g_main_loop_run (loop);
  g_assert_error (made.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&made.error);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/robots/levels/growth", test_growth);
  g_test_add_func ("/robots/levels/boards", test_boards);
  g_test_add_func ("/robots/levels/random", test_random);
  g_test_add_func ("/robots/levels/daily", test_daily);
  g_test_add_func ("/robots/levels/modes", test_modes);
  g_test_add_func ("/robots/levels/thread", test_thread);
  return g_test_run ();
}
