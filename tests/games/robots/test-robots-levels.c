/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib.h>

#include "lab-robots-tasks.h"
#include "lab-test-main.h"

typedef struct
{
  LabRobotsLevel level;
  LabRobotsBoard board;
  guint n_calls;
} Made;

static guint
solve (const LabRobotsBoard *board)
{
  const LabRobotsOptions options = { 0 };
  g_auto (LabRobotsSolution) solution = { 0 };

  lab_robots_solve (board, NULL, &options, &solution);
  g_assert_cmpint (solution.outcome, ==, LAB_ROBOTS_SOLVED);
  return solution.n_moves;
}

LAB_TEST ("/robots/levels/growth", test_growth)
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

LAB_TEST ("/robots/levels/boards", test_boards)
{
  for (guint number = 1; number <= 40; number++)
    {
      LabRobotsLevel level;
      LabRobotsBoard board, again;

      lab_robots_level_init_numbered (&level, number);
      g_assert_true (lab_robots_level_make (&level, NULL, NULL, &board));
      g_assert_true (lab_robots_level_make (&level, NULL, NULL, &again));
      g_assert_true (lab_robots_board_equal (&board, &again));
      g_assert_cmpuint (board.size, ==, level.recipe.size);
      g_assert_cmpuint (board.n_robots, ==, level.recipe.n_robots);
      g_assert_cmpuint (solve (&board), ==, level.n_moves);
    }
}

LAB_TEST ("/robots/levels/random", test_random)
{
  const LabRobotsRecipe recipe = { .size = 8, .n_robots = 2, .density = 100 };
  LabRobotsLevel level;
  LabRobotsBoard board, other;

  lab_robots_level_init_random (&level, &recipe, 0, 1);
  g_assert_cmpuint (level.mode, ==, LAB_ROBOTS_MODE_ENDLESS);
  g_assert_true (lab_robots_level_make (&level, NULL, NULL, &board));
  g_assert_cmpuint (solve (&board), >=, 3);
  lab_robots_level_init_random (&level, &recipe, 0, 2);
  g_assert_true (lab_robots_level_make (&level, NULL, NULL, &other));
  g_assert_false (lab_robots_board_equal (&board, &other));

  lab_robots_level_init_random (&level, &recipe, 4, 1);
  g_assert_cmpuint (level.mode, ==, LAB_ROBOTS_MODE_LENGTH);
  g_assert_true (lab_robots_level_make (&level, NULL, NULL, &board));
  g_assert_cmpuint (solve (&board), ==, 4);
}

LAB_TEST ("/robots/levels/daily", test_daily)
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

LAB_TEST ("/robots/levels/modes", test_modes)
{
  LabRobotsMode mode;

  for (guint i = 0; i < LAB_N_ROBOTS_MODES; i++)
    {
      g_assert_true (lab_robots_mode_parse (lab_robots_mode_ids[i], &mode));
      g_assert_cmpuint (mode, ==, i);
    }
  g_assert_false (lab_robots_mode_parse ("hourly", &mode));
}

static void
on_made (gpointer job,
         gpointer owner)
{
  const LabRobotsBoardTask *making = job;
  Made *made = owner;

  g_assert_true (making->is_made);
  made->level = making->level;
  made->board = making->board;
  made->n_calls++;
}

static LabTask *
start (const LabRobotsLevel *level,
       Made                 *made)
{
  static const LabTaskKind kind = {
    .work = lab_robots_board_task_work,
    .free_job = g_free,
    .done = on_made,
  };
  LabRobotsBoardTask *job = g_new0 (LabRobotsBoardTask, 1);

  job->level = *level;
  return lab_task_start (&kind, job, made);
}

static guint
get_n_tried (LabTask *task)
{
  LabRobotsBoardTask *job = task->job;

  return (guint) g_atomic_int_get (&job->n_tried);
}

LAB_TEST ("/robots/levels/thread", test_thread)
{
  LabTask *task;
  Made made = { .n_calls = 0 };
  LabRobotsLevel level;
  LabRobotsBoard board;

  lab_robots_level_init_numbered (&level, 3);
  task = start (&level, &made);
  lab_test_wait (made.n_calls > 0);
  g_assert_cmpuint (get_n_tried (task), >, 0);
  lab_task_free (task);
  g_assert_cmpuint (made.level.number, ==, 3);
  g_assert_true (lab_robots_level_make (&level, NULL, NULL, &board));
  g_assert_true (lab_robots_board_equal (&board, &made.board));
}

/* A board that nobody waits for is given up, and nobody is told. */
LAB_TEST ("/robots/levels/give-up", test_give_up)
{
  const LabRobotsRecipe recipe = { .size = 16, .n_robots = 4, .density = 100 };
  LabTask *task;
  Made made = { .n_calls = 0 };
  LabRobotsLevel level;

  lab_robots_level_init_random (&level, &recipe, LAB_ROBOTS_MAX_EXACT, 1);
  task = start (&level, &made);
  lab_test_wait (get_n_tried (task) > 0);
  lab_task_free (task);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (made.n_calls, ==, 0);
}
