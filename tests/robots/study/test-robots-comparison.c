/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-robots-comparison-plot.h"
#include "lab-robots-comparison-report.h"

/* Private helpers */

static gboolean
stop_loop (gpointer data)
{
  g_main_loop_quit (data);
  return G_SOURCE_REMOVE;
}

static void
run (LabRobotsComparison *comparison,
     guint                n_jobs)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  lab_workers_start (lab_robots_comparison_get_workers (comparison), n_jobs, stop_loop, loop);
  g_main_loop_run (loop);
  lab_workers_wait (lab_robots_comparison_get_workers (comparison));
}

/* Small boards; the classical algorithms, and the fast one last. */
static LabRobotsComparison *
compare (guint n_jobs)
{
  LabRobotsComparisonSetup setup;
  LabRobotsComparison *comparison;

  lab_robots_comparison_setup_init (&setup);
  setup.n_sizes = 2;
  setup.n_robots = 2;
  setup.n_boards = 10;
  setup.seed = 7;
  comparison = lab_robots_comparison_new (&setup);
  run (comparison, n_jobs);
  return comparison;
}

/* Tests */

/* Any number of threads finds the same, except for the times. */
static void
test_jobs (void)
{
  g_autoptr (LabRobotsComparison) one = compare (1);
  g_autoptr (LabRobotsComparison) three = compare (3);

  g_assert_cmpuint (lab_robots_comparison_get_n_boards (one), ==, 40);
  for (guint board = 0; board < 40; board++)
    {
      for (guint i = 0; i < LAB_N_ROBOTS_ALGORITHMS; i++)
        {
          const LabRobotsTrial *a = lab_robots_comparison_get_trial (one, board, i);
          const LabRobotsTrial *b = lab_robots_comparison_get_trial (three, board, i);

          g_assert_cmpint (a->outcome, ==, b->outcome);
          g_assert_cmpuint (a->n_moves, ==, b->n_moves);
          g_assert_cmpuint (a->n_expanded, ==, b->n_expanded);
          g_assert_cmpuint (a->n_generated, ==, b->n_generated);
        }
    }
}

/* Each board counts once, also without a solution. */
static void
test_tally (void)
{
  g_autoptr (LabRobotsComparison) comparison = compare (2);
  guint n_unsolvable = lab_robots_comparison_count_unsolvable (comparison, (LabRobotsKind) { 0 });

  g_assert_cmpuint (n_unsolvable, >, 0);
  for (guint i = 0; i < LAB_N_ROBOTS_ALGORITHMS; i++)
    {
      LabRobotsTally all, part;

      lab_robots_comparison_tally (comparison, (LabRobotsKind) { 0 }, i, &all);
      lab_robots_comparison_tally (comparison, (LabRobotsKind) { 10, 2 }, i, &part);
      g_assert_cmpuint (all.n_boards, ==, 40);
      g_assert_cmpuint (all.n_solved + all.n_unsolvable, ==, 40);
      g_assert_cmpuint (all.moves.n_values, ==, all.n_solved);
      g_assert_cmpuint (all.seconds.n_values, ==, 40);
      g_assert_cmpuint (part.n_boards, ==, 10);
      if (i != LAB_ROBOTS_DFS)
        g_assert_cmpuint (all.n_unsolvable, ==, n_unsolvable);
      else
        g_assert_cmpuint (all.n_unsolvable, >, n_unsolvable);
    }
}

/* The walls of a board do not depend on the number of robots, and the seed makes it again. */
static void
test_boards (void)
{
  g_autoptr (LabRobotsComparison) comparison = compare (2);
  LabRobotsRecipe recipe = { .size = 10, .n_robots = 2, .density = 100 };
  LabRobotsKind kind = lab_robots_comparison_get_kind (comparison, 33);
  const LabRobotsOptions options = { .algorithm = LAB_ROBOTS_BFS };
  g_auto (LabRobotsSolution) solution = { 0 };
  LabRobotsBoard one, two;

  g_assert_cmpuint (kind.size, ==, 10);
  g_assert_cmpuint (kind.n_robots, ==, 2);
  g_assert_cmpuint (lab_robots_comparison_get_seed (comparison, 33), ==, 10);
  lab_robots_recipe_make (&recipe, 10, &two);
  recipe.n_robots = 1;
  lab_robots_recipe_make (&recipe, 10, &one);
  g_assert_cmpmem (one.walls, sizeof one.walls, two.walls, sizeof two.walls);
  g_assert_cmpuint (one.target, ==, two.target);
  g_assert_cmpuint (one.starts[0], ==, two.starts[0]);
  lab_robots_solve (&two, &options, &solution);
  g_assert_cmpuint (lab_robots_comparison_get_trial (comparison, 33, LAB_ROBOTS_BFS)->n_expanded,
                    ==, solution.n_expanded);
}

/* What is not finished is left out, and nothing is divided by zero. */
static void
test_empty (void)
{
  LabRobotsComparisonSetup setup;
  g_autoptr (LabRobotsComparison) comparison = NULL;
  g_autofree char *table = NULL;
  g_autofree char *csv = NULL;
  g_autoptr (GBytes) image = NULL;
  g_autoptr (GError) error = NULL;

  lab_robots_comparison_setup_init (&setup);
  comparison = lab_robots_comparison_new (&setup);
  table = lab_robots_comparison_format_table (comparison);
  csv = lab_robots_comparison_format_csv (comparison);
  image = lab_robots_comparison_render (comparison, (LabRobotsKind) { 0 }, LAB_FIGURE_SVG, &error);
  g_assert_no_error (error);
  g_assert_nonnull (image);
  g_assert_nonnull (strstr (table, "–"));
  g_assert_cmpstr (csv, ==, "size,robots,seed,algorithm,outcome,moves,expanded,generated,"
                            "seconds\r\n");
}

/* A search that needs too much memory is counted. */
static void
test_memory (void)
{
  LabRobotsComparisonSetup setup;
  g_autoptr (LabRobotsComparison) comparison = NULL;
  g_autofree char *table = NULL;
  LabRobotsTally tally;

  lab_robots_comparison_setup_init (&setup);
  setup.sizes[0] = 12;
  setup.robots[0] = 3;
  setup.n_sizes = setup.n_robots = setup.n_algorithms = 1;
  setup.algorithms[0] = LAB_ROBOTS_BFS;
  setup.n_boards = 5;
  setup.max_memory = 20000;
  comparison = lab_robots_comparison_new (&setup);
  run (comparison, 2);
  lab_robots_comparison_tally (comparison, (LabRobotsKind) { 0 }, 0, &tally);
  g_assert_cmpuint (tally.n_stopped, >, 0);
  g_assert_cmpuint (tally.n_stopped + tally.n_solved + tally.n_unsolvable, ==, 5);
  table = lab_robots_comparison_format_table (comparison);
  g_assert_nonnull (strstr (table, "Breadth-first search: the memory was not enough for "));
}

/* Each figure is drawn for all boards, and for those of one size. */
static void
test_figures (void)
{
  g_autoptr (LabRobotsComparison) comparison = compare (2);

  for (guint size = 0; size <= 8; size += 8)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) image
          = lab_robots_comparison_render (comparison, (LabRobotsKind) { size, size / 8 },
                                          LAB_FIGURE_SVG, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (g_bytes_get_size (image), >, 10000);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/robots/comparison/jobs", test_jobs);
  g_test_add_func ("/robots/comparison/tally", test_tally);
  g_test_add_func ("/robots/comparison/boards", test_boards);
  g_test_add_func ("/robots/comparison/empty", test_empty);
  g_test_add_func ("/robots/comparison/memory", test_memory);
  g_test_add_func ("/robots/comparison/figures", test_figures);
  return g_test_run ();
}
