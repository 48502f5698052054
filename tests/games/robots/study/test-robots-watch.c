/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-robots-generator.h"
#include "lab-robots-telling.h"
#include "lab-robots-watch.h"

/* Private helpers */

static void
make_board (LabRobotsBoard *board,
            guint64         seed,
            guint           n_robots)
{
  const LabRobotsRecipe recipe = { .size = 8, .n_robots = n_robots, .density = 100,
                                   .any_robot = seed % 3 == 1, .must_ricochet = seed % 4 == 2 };

  lab_robots_recipe_make (&recipe, seed, board);
}

static LabRobotsWatch *
record (guint64            seed,
        guint              n_robots,
        LabRobotsAlgorithm algorithm)
{
  const LabRobotsOptions options = { .algorithm = algorithm };
  LabRobotsBoard board;

  make_board (&board, seed, n_robots);
  return lab_robots_watch_new (&board, &options, 0);
}

static void
assert_sum (const guint *counts,
            guint        n_counts,
            guint        expected)
{
  guint sum = 0;

  for (guint i = 0; i < n_counts; i++)
    sum += counts[i];
  g_assert_cmpuint (sum, ==, expected);
}

/* How many layers there are at the end, and how large the largest one is. */
static void
assert_layers (LabRobotsWatch *run)
{
  const guint *layers = run->by_layer[LAB_ROBOTS_WATCH_SEEN];
  guint most = 0;

  lab_robots_watch_go_to (run, G_MAXUINT);
  for (guint i = 0; i < run->n_layers; i++)
    most = MAX (most, layers[i]);
  g_assert_cmpuint (most, ==, run->most);
  g_assert_cmpuint (layers[run->n_layers - 1], >, 0);
  g_assert_cmpuint (layers[run->n_layers], ==, 0);
}

/* Tests */

/* The last step has the counts and the result of the solver itself. */
LAB_TEST ("/robots-watch/same-counts", test_same_counts)
{
  for (guint64 seed = 0; seed < 12; seed++)
    {
      for (LabRobotsAlgorithm i = LAB_ROBOTS_BFS; i <= LAB_ROBOTS_DFS; i++)
        {
          g_autoptr (LabRobotsWatch) run = record (seed, 2, i);
          const LabRobotsSolution *solution = &run->solution;
          const LabRobotsOptions options = { .algorithm = i };
          g_auto (LabRobotsSolution) expected = { 0 };

          lab_robots_solve (&run->board, NULL, &options, &expected);
          lab_robots_watch_go_to (run, G_MAXUINT);
          g_assert_true (run->step == run->n_steps);
          g_assert_cmpuint (run->n_expanded, ==, expected.n_expanded);
          g_assert_cmpuint (run->n_generated, ==, expected.n_generated);
          g_assert_cmpint (solution->outcome, ==, expected.outcome);
          g_assert_cmpuint (solution->n_moves, ==, expected.n_moves);
          if (expected.outcome == LAB_ROBOTS_SOLVED && i != LAB_ROBOTS_DFS)
            g_assert_cmpuint (run->bounds[run->step], ==, expected.n_moves);
        }
    }
}

/* The test of robots that move alone saves work and keeps solutions optimal. */
LAB_TEST ("/robots-watch/fast", test_fast)
{
  guint64 n_plain = 0, n_fast = 0;

  for (guint64 seed = 0; seed < 30; seed++)
    {
      g_autoptr (LabRobotsWatch) plain = record (seed, 2, LAB_ROBOTS_ASTAR_H2);
      g_autoptr (LabRobotsWatch) fast = record (seed, 2, LAB_ROBOTS_FAST);
      const LabRobotsSolution *expected = &plain->solution;
      const LabRobotsSolution *solution = &fast->solution;

      g_assert_cmpint (solution->outcome, ==, expected->outcome);
      g_assert_cmpuint (solution->n_moves, ==, expected->n_moves);
      n_plain += expected->n_expanded;
      n_fast += solution->n_expanded;
    }
  g_assert_cmpuint (n_fast, <, n_plain);
}

/* All counts of a step count the same states; bounds only rise. */
LAB_TEST ("/robots-watch/sums", test_sums)
{
  for (LabRobotsAlgorithm i = LAB_ROBOTS_FAST; i <= LAB_ROBOTS_DFS; i++)
    {
      g_autoptr (LabRobotsWatch) run = record (5, 2, i);
      guint bound = 0;

      for (guint step = 0; step <= run->n_steps; step += 1 + run->n_steps / 40)
        {
          lab_robots_watch_go_to (run, step);
          g_assert_cmpuint (run->step, ==, step);
          for (guint set = 0; set < LAB_N_ROBOTS_WATCH_SETS; set++)
            {
              guint n = run->n_states[set];

              assert_sum (run->by_layer[set], LAB_ROBOTS_WATCH_MAX_LAYERS, n);
              assert_sum (run->by_cell[set][0], 64, n);
              assert_sum (run->by_cell[set][1], 64, n);
            }
          g_assert_cmpuint (run->bounds[step], >=, bound);
          g_assert_cmpuint (run->n_states[LAB_ROBOTS_WATCH_SEEN], <=, 1 + run->n_generated);
          bound = run->bounds[step];
        }
      assert_layers (run);
    }
}

/* A step looks the same from whichever side a run comes to it. */
LAB_TEST ("/robots-watch/backwards", test_backwards)
{
  static const LabRobotsAlgorithm algorithms[] = { LAB_ROBOTS_ASTAR_H1, LAB_ROBOTS_DFS };

  for (guint i = 0; i < G_N_ELEMENTS (algorithms); i++)
    {
      g_autoptr (LabRobotsWatch) run = record (3, 3, algorithms[i]);

      for (guint step = 0; step < run->n_steps; step += 1 + run->n_steps / 30)
        {
          g_autofree LabRobotsWatch *before = NULL;
          LabRobotsPosition position, other;

          lab_robots_watch_go_to (run, 0);
          lab_robots_watch_go_to (run, step);
          before = g_memdup2 (run, sizeof *run);
          lab_robots_watch_get_position (run, &position);
          lab_robots_watch_go_to (run, MIN (2 * step + 1, run->n_steps));
          lab_robots_watch_go_to (run, step);
          lab_robots_watch_get_position (run, &other);
          g_assert_cmpmem (run, sizeof *run, before, sizeof *before);
          g_assert_cmpmem (&position, sizeof position, &other, sizeof other);
        }
    }
}

LAB_TEST ("/robots-watch/heat", test_heat)
{
  g_autoptr (LabRobotsWatch) run = record (4, 2, LAB_ROBOTS_BFS);
  double values[64];
  double most = 0;
  guint hottest;

  lab_robots_watch_go_to (run, 1);
  hottest = lab_robots_watch_count_hottest (run, LAB_ROBOTS_WATCH_OPEN, 0);
  lab_robots_watch_get_heat (run, LAB_ROBOTS_WATCH_OPEN, 0, hottest, values);
  for (guint i = 0; i < 64; i++)
    {
      guint n = run->by_cell[LAB_ROBOTS_WATCH_OPEN][0][i];

      g_assert_true (values[i] >= 0 && values[i] <= 1);
      g_assert_cmpint (values[i] > 0, ==, n > 0);
      g_assert_cmpuint (n, <=, hottest);
      most = MAX (most, values[i]);
    }
  g_assert_cmpfloat_with_epsilon (most, 1, 1e-9);
}

/* A search that is too large to record ends with a sentence that says so. */
LAB_TEST ("/robots-watch/limit", test_limit)
{
  const LabRobotsOptions options = { .algorithm = LAB_ROBOTS_BFS };
  g_autoptr (LabRobotsWatch) run = NULL;
  g_autofree char *text = NULL;
  LabRobotsBoard board;

  make_board (&board, 5, 3);
  run = lab_robots_watch_new (&board, &options, 10);
  g_assert_cmpint (run->solution.outcome, ==, LAB_ROBOTS_NO_MEMORY);
  lab_robots_watch_go_to (run, G_MAXUINT);
  g_assert_cmpuint (run->n_states[LAB_ROBOTS_WATCH_SEEN], ==, 10);
  text = lab_robots_watch_describe (run, FALSE);
  g_assert_nonnull (strstr (text, "more than 10 states"));
}

LAB_TEST ("/robots-watch/sentences", test_sentences)
{
  g_autoptr (LabRobotsWatch) run = record (4, 2, LAB_ROBOTS_BFS);
  const LabRobotsSolution *solution = &run->solution;
  const GArray *moves = lab_robots_solution_get_moves (solution);
  g_autofree char *first = lab_robots_watch_describe (run, FALSE);
  g_autofree char *second = NULL;
  g_autofree char *last = NULL;
  g_autofree char *spoken = NULL;
  g_autofree char *text = NULL;
  g_autofree char *words = NULL;
  LabRobotsPosition start;

  g_assert_cmpstr (first, ==, "Before the first step");
  lab_robots_watch_go_to (run, 1);
  second = lab_robots_watch_describe (run, FALSE);
  g_assert_nonnull (strstr (second, "A state after 0 moves was expanded."));
  lab_robots_watch_go_to (run, G_MAXUINT);
  last = lab_robots_watch_describe (run, FALSE);
  start = lab_robots_board_get_start (&run->board);
  text = lab_robots_telling_way (&run->board, &start, moves, FALSE);
  g_assert_nonnull (strstr (last, text));
  spoken = lab_robots_watch_describe (run, TRUE);
  words = lab_robots_telling_way (&run->board, &start, moves, TRUE);
  g_assert_nonnull (strstr (spoken, words));
}

/* Each step is in some lines of the pseudo-code, and each line but those that only lead to others
 * is carried out some time. */
LAB_TEST ("/robots-watch/code", test_code)
{
  for (guint i = 0; i < LAB_N_ROBOTS_ALGORITHMS; i++)
    {
      g_autoptr (LabRobotsWatch) run = record (4, 2, (LabRobotsAlgorithm) i);
      guint32 all = 0;

      g_assert_cmpuint (lab_robots_watch_find_lines (run), ==, 1);
      for (guint step = 0; step <= run->n_steps; step++)
        {
          guint32 lines;

          lab_robots_watch_go_to (run, step);
          lines = lab_robots_watch_find_lines (run);
          g_assert_cmpuint (lines, !=, 0);
          all |= lines;
        }
      for (guint line = 0; line < LAB_ROBOTS_CODE_N_LINES; line++)
        {
          gboolean is_solved = run->solution.outcome == LAB_ROBOTS_SOLVED;
          gboolean is_run = line != LAB_ROBOTS_CODE_WHILE
                            && line != (is_solved ? LAB_ROBOTS_CODE_NONE : LAB_ROBOTS_CODE_GOAL);

          g_assert_cmpint (all >> line & 1, ==, is_run);
        }
    }
}

LAB_TEST ("/robots-watch/cancelled", test_cancelled)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const LabRobotsOptions options = { .algorithm = LAB_ROBOTS_BFS, .cancellable = cancellable };
  LabRobotsBoard board;

  make_board (&board, 4, 2);
  g_cancellable_cancel (cancellable);
  g_assert_null (lab_robots_watch_new (&board, &options, 0));
}
