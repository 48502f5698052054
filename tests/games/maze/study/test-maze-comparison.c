/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-comparison.h"

#include <math.h>

#include "lab-maze-measures.h"
#include "lab-maze-pattern.h"
#include "lab-test-mazes.h"

#define N_MAZES 12

/* Private helpers */

static gboolean
on_done (gpointer done)
{
  *(gboolean *) done = TRUE;
  return G_SOURCE_REMOVE;
}

/* Compares as many mazes as wanted, or none. */
static LabMazeComparison *
compare (const LabMazeComparisonSetup *setup,
         guint                         n_jobs,
         gboolean                      is_cancelled)
{
  gboolean done = FALSE;
  g_autoptr (GError) error = NULL;
  LabMazeComparison *self = lab_maze_comparison_new (setup, &error);

  g_assert_no_error (error);
  if (is_cancelled)
    g_cancellable_cancel (self->base.workers->cancellable);
  lab_workers_start (self->base.workers, n_jobs, on_done, &done);
  lab_test_wait (done);
  lab_workers_wait (self->base.workers);
  g_assert_true (lab_experiment_check (&self->base, NULL));
  return self;
}

static LabMazeComparisonSetup
make_setup (guint height,
            guint width,
            guint n_mazes)
{
  return (LabMazeComparisonSetup) {
    .generators = { LAB_MAZE_BINARY_TREE, LAB_MAZE_EXPLORATION, LAB_MAZE_KRUSKAL,
                    LAB_MAZE_WILSON },
    .n_generators = 4,
    .height = height,
    .width = width,
    .n_mazes = n_mazes,
    .seed = 7,
  };
}

static void
assert_value (LabMazeComparison *self,
              guint              row,
              LabMazeQuantity    quantity,
              guint              n,
              double             expected)
{
  double value = lab_maze_comparison_get_value (self, row, quantity, n);

  if (isnan (expected))
    g_assert_true (isnan (value));
  else
    g_assert_cmpfloat_with_epsilon (value, expected, 1e-9);
}

/* Tests */

/* The values are those of the mazes that the seeds make, measured one by one. */
LAB_TEST ("/maze-comparison/generators", test_generators)
{
  LabMazeComparisonSetup setup = make_setup (9, 14, N_MAZES);
  g_autoptr (LabMazeComparison) self = NULL;

  setup.braid = 30;
  self = compare (&setup, 3, FALSE);
  g_assert_cmpuint (self->n_rows, ==, 4);
  for (guint row = 0; row < 4; row++)
    {
      double sum = 0;

      for (guint i = 0; i < N_MAZES; i++)
        {
          g_autoptr (LabMaze) maze = lab_test_mazes_make (setup.generators[row], 9, 14, setup.braid,
                                                          setup.seed + i);
          LabMazeMeasures measures;

          g_assert_true (lab_maze_measure (maze, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 8, 13 },
                                           &measures, NULL));
          assert_value (self, row, LAB_MAZE_QUANTITY_DIAMETER, i, (double) measures.diameter);
          assert_value (self, row, LAB_MAZE_QUANTITY_DEAD_ENDS, i,
                        100 * (double) measures.by_degree[1] / (9 * 14));
          assert_value (self, row, LAB_MAZE_QUANTITY_DECISIONS, i, (double) measures.decisions);
          sum += (double) measures.geodesic;
        }
      g_assert_cmpfloat_with_epsilon (
          lab_maze_comparison_summarize (self, row, LAB_MAZE_QUANTITY_SOLUTION).mean, sum / N_MAZES,
          1e-9);
    }
}

/* With few mazes, an interval has no values that no maze can have. */
LAB_TEST ("/maze-comparison/few-mazes", test_few_mazes)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      LabMazeComparisonSetup setup = make_setup (2, 3, 2);
      g_autoptr (LabMazeComparison) self = NULL;

      setup.seed = seed;
      self = compare (&setup, 1, FALSE);
      for (guint row = 0; row < 4; row++)
        {
          LabSummary ends = lab_maze_comparison_summarize (self, row, LAB_MAZE_QUANTITY_DEAD_ENDS);

          g_assert_cmpfloat (ends.interval.high, <=, 100);
          for (guint i = 0; i <= LAB_MAZE_QUANTITY_TURNS; i++)
            g_assert_cmpfloat (lab_maze_comparison_summarize (self, row, i).interval.low, >=, 0);
        }
    }
}

/* In a corridor around one corner, the way turns once; a way in one row never turns. */
LAB_TEST ("/maze-comparison/turns", test_turns)
{
  LabMazeComparisonSetup setup = make_setup (1, 5, 2);
  g_autoptr (LabMazeComparison) row = compare (&setup, 1, FALSE);
  g_autoptr (LabMazeComparison) square = NULL;

  assert_value (row, 0, LAB_MAZE_QUANTITY_TURNS, 1, 0);
  assert_value (row, 0, LAB_MAZE_QUANTITY_SOLUTION, 1, 4);
  setup.height = setup.width = 2;
  square = compare (&setup, 1, FALSE);
  assert_value (square, 1, LAB_MAZE_QUANTITY_TURNS, 0, 1);
}

/* All solvers solve the same mazes, and what they found is what they find alone. */
LAB_TEST ("/maze-comparison/solvers", test_solvers)
{
  LabMazeComparisonSetup setup = make_setup (10, 10, N_MAZES);
  g_autoptr (LabMazeComparison) self = NULL;

  setup.generators[0] = LAB_MAZE_WILSON;
  setup.n_generators = 1;
  setup.n_solvers = LAB_N_MAZE_SOLVERS;
  setup.braid = 100;
  for (guint i = 0; i < LAB_N_MAZE_SOLVERS; i++)
    setup.solvers[i] = i;
  self = compare (&setup, 2, FALSE);
  for (guint row = 0; row < LAB_N_MAZE_SOLVERS; row++)
    {
      guint n_unsolved = 0;

      for (guint i = 0; i < N_MAZES; i++)
        {
          g_autoptr (LabMaze) maze = lab_test_mazes_make (LAB_MAZE_WILSON, 10, 10, 100,
                                                          setup.seed + i);
          g_auto (LabMazeSolution) solution = { 0 };
          gboolean is_solved;

          g_assert_true (lab_maze_solve (maze, row, (LabMazeCell) { 0, 0 },
                                         (LabMazeCell) { 9, 9 }, NULL, &solution, NULL));
          is_solved = solution.outcome == LAB_MAZE_FOUND;
          n_unsolved += !is_solved;
          assert_value (self, row, LAB_MAZE_QUANTITY_SOLUTION, i,
                        is_solved ? (double) solution.path->len - 1 : (double) NAN);
          assert_value (self, row, LAB_MAZE_QUANTITY_VISITED, i, (double) solution.n_visited);
          assert_value (self, row, LAB_MAZE_QUANTITY_FRONTIER, i, (double) solution.max_frontier);
        }
      g_assert_cmpuint (lab_maze_comparison_count_unsolved (self, row), ==, n_unsolved);
    }
}

/* Any number of threads gives the same results. */
LAB_TEST ("/maze-comparison/jobs", test_jobs)
{
  LabMazeComparisonSetup setup = make_setup (20, 20, 10);
  g_autofree char *expected = NULL;

  for (guint n_jobs = 1; n_jobs < 8; n_jobs += 2)
    {
      g_autoptr (LabMazeComparison) self = compare (&setup, n_jobs, FALSE);
      g_autofree char *csv = self->base.kind->format_csv (&self->base);

      if (expected == NULL)
        expected = g_steal_pointer (&csv);
      else
        g_assert_cmpstr (csv, ==, expected);
    }
}

/* What was done before a cancellation remains; the rest is missing everywhere. */
LAB_TEST ("/maze-comparison/cancel", test_cancel)
{
  LabMazeComparisonSetup setup = make_setup (5, 5, 3);
  g_autoptr (LabMazeComparison) self = compare (&setup, 2, TRUE);
  g_autofree char *title = NULL;
  g_autofree char *csv = NULL;
  g_autofree char *json = NULL;

  assert_value (self, 0, LAB_MAZE_QUANTITY_DIAMETER, 0, NAN);
  title = lab_maze_comparison_format_title (self);
  g_assert_cmpstr (title, ==, "0 mazes of each kind, 5 x 5 cells, from number 7");
  csv = self->base.kind->format_csv (&self->base);
  g_assert_cmpstr (csv, ==, "maze,seed,generator,dead_ends_percent,diameter,solution,decisions,"
                   "turns\r\n");
  json = self->base.kind->format_json (&self->base);
  g_assert_nonnull (strstr (json, "\"finished\": 0"));
  g_assert_nonnull (strstr (json, "\"mean\": null, \"interval_95\": [null, null]"));
}

/* The shares of dead ends are those of the references: 8/π² (1 - 2/π) for Wilson, and what others
 * measured for exploration and Kruskal; the border changes them a little. */
LAB_TEST ("/maze-comparison/references", test_references)
{
  guint side = lab_test_is_brief () ? 150 : 400;
  LabMazeComparisonSetup setup = make_setup (side, side, 4);
  g_autoptr (LabMazeComparison) self = compare (&setup, 2, FALSE);
  static const double references[] = { 25, 9.97, 30.69, 29.4545 };

  for (guint row = 0; row < 4; row++)
    {
      LabSummary summary = lab_maze_comparison_summarize (self, row, LAB_MAZE_QUANTITY_DEAD_ENDS);

      g_assert_cmpfloat_with_epsilon (summary.mean, references[row], side < 400 ? 0.6 : 0.25);
    }
}

/* Binary tree leaves the last row and column open, sidewinder the last row; nobody else does. */
LAB_TEST ("/maze-comparison/patterns", test_patterns)
{
  for (guint generator = 0; generator < LAB_N_MAZE_GENERATORS; generator++)
    {
      g_autoptr (LabMazePattern) pattern = lab_maze_pattern_new (generator, 8, 9, 200, 1);
      gboolean row = generator == LAB_MAZE_BINARY_TREE || generator == LAB_MAZE_SIDEWINDER;
      double openings = 0;

      g_assert_true (row == (pattern->last_row > 0.999));
      g_assert_true ((generator == LAB_MAZE_BINARY_TREE) == (pattern->last_column > 0.999));
      g_assert_cmpfloat (pattern->straight, >, 0.1);
      g_assert_cmpfloat (pattern->straight, <, 0.7);
      for (guint cell = 0; cell < 72; cell++)
        openings += pattern->right[cell] + pattern->below[cell];
      g_assert_cmpfloat_with_epsilon (openings, 71, 1e-6);
    }
}
