/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <math.h>

#include "lab-robots-comparison.h"

/* The size of a figure, in pixels. */
#define WIDTH 500
#define HEIGHT 300

static const LabPlot bare_plot
    = { .theme = &lab_plot_theme_print, .title = "", .subtitle = "", .margin = 20 };

/* Private helpers */

static gboolean
on_done (gpointer done)
{
  *(gboolean *) done = TRUE;
  return G_SOURCE_REMOVE;
}

static LabRobotsComparison *
run (const LabRobotsComparisonSetup *setup,
     guint                           n_jobs)
{
  LabRobotsComparison *comparison = lab_robots_comparison_new (setup);
  gboolean done = FALSE;

  lab_workers_start (comparison->base.workers, n_jobs, on_done, &done);
  lab_test_wait (done);
  lab_workers_wait (comparison->base.workers);
  return comparison;
}

static LabRobotsComparisonSetup
make_setup (void)
{
  LabRobotsComparisonSetup setup;

  lab_robots_comparison_setup_init (&setup);
  return setup;
}

/* Small boards; the classical algorithms, and the fast one last. */
static LabRobotsComparison *
compare (guint n_jobs)
{
  LabRobotsComparisonSetup setup = make_setup ();

  setup.n_sizes = setup.n_robots = 2;
  setup.n_boards = 10;
  setup.seed = 7;
  return run (&setup, n_jobs);
}

static const LabRobotsTrial *
get_trial (const LabRobotsComparison *comparison,
           guint                      board,
           guint                      algorithm)
{
  return &comparison->trials[board * comparison->setup.n_algorithms + algorithm];
}

/* Tests */

/* Any number of threads finds the same, except for the times. */
LAB_TEST ("/robots/comparison/jobs", test_jobs)
{
  g_autoptr (LabRobotsComparison) one = compare (1);
  g_autoptr (LabRobotsComparison) three = compare (3);

  g_assert_cmpuint (one->n_boards, ==, 40);
  for (guint board = 0; board < 40; board++)
    {
      for (guint i = 0; i < LAB_N_ROBOTS_ALGORITHMS; i++)
        {
          const LabRobotsTrial *a = get_trial (one, board, i), *b = get_trial (three, board, i);

          g_assert_cmpint (a->outcome, ==, b->outcome);
          g_assert_cmpuint (a->n_moves, ==, b->n_moves);
          g_assert_cmpuint (a->n_expanded, ==, b->n_expanded);
          g_assert_cmpuint (a->n_generated, ==, b->n_generated);
        }
    }
}

/* Compares the means of an algorithm with its trials. */
static void
check_means (const LabRobotsComparison *comparison,
             guint                      algorithm,
             const LabRobotsTally      *tally)
{
  double moves = 0, expanded = 0, generated = 0, seconds = 0;
  guint n_solved = 0;

  for (guint board = 0; board < 40; board++)
    {
      const LabRobotsTrial *trial = get_trial (comparison, board, algorithm);

      n_solved += trial->outcome == LAB_ROBOTS_SOLVED ? 1 : 0;
      moves += trial->outcome == LAB_ROBOTS_SOLVED ? trial->n_moves : 0;
      expanded += (double) trial->n_expanded;
      generated += (double) trial->n_generated;
      seconds += trial->seconds;
    }
  g_assert_cmpuint (tally->n_solved, ==, n_solved);
  g_assert_cmpfloat_with_epsilon (tally->moves.mean, moves / n_solved, 1e-9);
  g_assert_cmpfloat_with_epsilon (tally->expanded, expanded / 40, 1e-6);
  g_assert_cmpfloat_with_epsilon (tally->generated, generated / 40, 1e-6);
  g_assert_cmpfloat_with_epsilon (tally->seconds.mean, seconds / 40, 1e-9);
  g_assert_cmpfloat (tally->expanded, !=, tally->generated);
}

/* Each board counts once, also without a solution. */
LAB_TEST ("/robots/comparison/tally", test_tally)
{
  g_autoptr (LabRobotsComparison) comparison = compare (2);
  guint n_unsolvable
      = lab_robots_comparison_tally (comparison, (LabRobotsKind) { 0 }, 0).n_unsolvable;

  g_assert_cmpuint (n_unsolvable, >, 0);
  for (guint i = 0; i < LAB_N_ROBOTS_ALGORITHMS; i++)
    {
      LabRobotsTally all = lab_robots_comparison_tally (comparison, (LabRobotsKind) { 0 }, i);
      LabRobotsTally part = lab_robots_comparison_tally (comparison, (LabRobotsKind) { 10, 2 }, i);

      g_assert_cmpuint (all.n_boards, ==, 40);
      g_assert_cmpuint (all.n_solved + all.n_unsolvable + all.n_missed, ==, 40);
      check_means (comparison, i, &all);
      g_assert_cmpuint (all.moves.n_values, ==, all.n_solved);
      g_assert_cmpuint (all.seconds.n_values, ==, 40);
      g_assert_cmpuint (part.n_boards, ==, 10);
      /* Depth-first search proves nothing. */
      g_assert_cmpuint (all.n_unsolvable, ==, i != LAB_ROBOTS_DFS ? n_unsolvable : 0);
      if (i != LAB_ROBOTS_DFS)
        g_assert_cmpuint (all.n_missed, ==, 0);
      else
        g_assert_cmpuint (all.n_missed, >, n_unsolvable);
    }
}

/* The intervals of means never leave what was observed. */
LAB_TEST ("/robots/comparison/intervals", test_intervals)
{
  LabRobotsComparisonSetup setup = make_setup ();
  g_autoptr (LabRobotsComparison) comparison = NULL;

  setup.sizes[0] = 16;
  setup.n_sizes = 1;
  setup.n_boards = 2;
  setup.seed = 3;
  comparison = run (&setup, 2);
  for (guint n_robots = 0; n_robots <= 3; n_robots++)
    {
      for (guint i = 0; i < LAB_N_ROBOTS_ALGORITHMS; i++)
        {
          const LabRobotsKind kind = { 16, n_robots };
          LabRobotsTally tally = lab_robots_comparison_tally (comparison, kind, i);

          if (tally.moves.n_values > 1)
            g_assert_cmpfloat (tally.moves.interval.low, >=, tally.moves.least);
          g_assert_cmpfloat (tally.seconds.interval.low, >=, tally.seconds.least);
          g_assert_cmpfloat (tally.seconds.interval.high, <=, tally.seconds.most);
        }
    }
}

/* The walls of a board do not depend on the number of robots, and the seed makes it again. */
LAB_TEST ("/robots/comparison/boards", test_boards)
{
  g_autoptr (LabRobotsComparison) comparison = compare (2);
  LabRobotsRecipe recipe = { .size = 10, .n_robots = 2, .density = 100 };
  const LabRobotsOptions options = { .algorithm = LAB_ROBOTS_BFS };
  g_auto (LabRobotsSolution) solution = { 0 };
  LabRobotsBoard one, two;

  g_assert_cmpuint (lab_experiment_get_seed (&comparison->base, 33), ==, 10);
  lab_robots_recipe_make (&recipe, 10, &two);
  recipe.n_robots = 1;
  lab_robots_recipe_make (&recipe, 10, &one);
  g_assert_cmpmem (one.walls, sizeof one.walls, two.walls, sizeof two.walls);
  g_assert_cmpuint (one.target, ==, two.target);
  g_assert_cmpuint (one.starts[0], ==, two.starts[0]);
  lab_robots_solve (&two, NULL, &options, &solution);
  g_assert_cmpuint (get_trial (comparison, 33, LAB_ROBOTS_BFS)->n_expanded, ==,
                    solution.n_expanded);
}

/* What is not finished is left out, and nothing is divided by zero. */
LAB_TEST ("/robots/comparison/empty", test_empty)
{
  const LabRobotsComparisonSetup setup = make_setup ();
  g_autoptr (LabRobotsComparison) comparison = lab_robots_comparison_new (&setup);
  g_autofree char *table = comparison->base.kind->format_table (&comparison->base);
  g_autofree char *csv = comparison->base.kind->format_csv (&comparison->base);
  g_autoptr (GBytes) image
      = lab_robots_comparison_render (comparison, (LabRobotsKind) { 0 }, LAB_FIGURE_SVG, NULL);

  g_assert_nonnull (image);
  g_assert_nonnull (strstr (table, "–"));
  g_assert_cmpstr (csv, ==, "size,robots,seed,algorithm,outcome,moves,expanded,generated,"
                   "seconds\r\n");
}

/* A search that needs too much memory is counted. */
LAB_TEST ("/robots/comparison/memory", test_memory)
{
  LabRobotsComparisonSetup setup = make_setup ();
  g_autoptr (LabRobotsComparison) comparison = NULL;
  g_autofree char *table = NULL;
  LabRobotsTally tally;

  setup.sizes[0] = 12;
  setup.robots[0] = 3;
  setup.n_sizes = setup.n_robots = setup.n_algorithms = 1;
  setup.algorithms[0] = LAB_ROBOTS_BFS;
  setup.n_boards = 5;
  setup.max_memory = 20000;
  comparison = run (&setup, 2);
  tally = lab_robots_comparison_tally (comparison, (LabRobotsKind) { 0 }, 0);
  g_assert_cmpuint (tally.n_stopped, >, 0);
  g_assert_cmpuint (tally.n_stopped + tally.n_solved + tally.n_unsolvable, ==, 5);
  table = comparison->base.kind->format_table (&comparison->base);
  g_assert_nonnull (strstr (table, "Breadth-first search: the memory was not enough for "));
}

/* Draws a figure alone, or a plot. */
static GBytes *
draw (const LabRobotsComparison *comparison,
      LabRobotsFigure            figure,
      const LabPlot             *plot)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  GBytes *pixels;

  if (comparison != NULL)
    lab_robots_comparison_draw (comparison, figure, (LabRobotsKind) { 0 }, bare_plot, cr, WIDTH,
                                HEIGHT);
  else
    lab_plot_draw (plot, cr, WIDTH, HEIGHT);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface), WIDTH * HEIGHT * 4);
  cairo_surface_destroy (surface);
  return pixels;
}

/* Moves are the same in each run, other than times, and so are their figures. */
LAB_TEST ("/robots/comparison/figure-values", test_figure_values)
{
  g_autoptr (LabRobotsComparison) first = compare (2);
  g_autoptr (LabRobotsComparison) second = compare (1);

  for (guint i = 0; i < LAB_N_ROBOTS_FIGURES; i++)
    {
      g_autoptr (GBytes) a = draw (first, (LabRobotsFigure) i, NULL);
      g_autoptr (GBytes) b = draw (second, (LabRobotsFigure) i, NULL);

      g_assert_true (lab_robots_figures[i].is_of_time || g_bytes_equal (a, b));
    }
}

/* Lists the moves of thirty boards, from easy to hard, and those without a solution last; or their
 * means by number of robots. */
static void
list_moves (const LabRobotsComparison *comparison,
            gboolean                   is_by_board,
            LabPlotPoint              *points)
{
  guint n = 0;

  for (guint i = 0; i < 30; i++)
    points[i] = (LabPlotPoint) { i + 1, NAN };
  for (guint moves = 0; is_by_board && moves < 100; moves++)
    {
      for (guint board = 0; board < 30; board++)
        {
          const LabRobotsTrial *trial = get_trial (comparison, board, 0);

          if (trial->outcome == LAB_ROBOTS_SOLVED && trial->n_moves == moves)
            points[n++].y = moves;
        }
    }
  for (guint i = 0; !is_by_board && i < 3; i++)
    {
      double sum = 0;

      n = 0;
      for (guint board = 10 * i; board < 10 * (i + 1); board++)
        {
          const LabRobotsTrial *trial = get_trial (comparison, board, 0);

          sum += trial->outcome == LAB_ROBOTS_SOLVED ? trial->n_moves : 0;
          n += trial->outcome == LAB_ROBOTS_SOLVED ? 1 : 0;
        }
      points[i].y = sum / n;
    }
}

/* The figures of moves of one algorithm show those of each board, or the means of each number of
 * robots. */
LAB_TEST ("/robots/comparison/figure-points", test_figure_points)
{
  LabRobotsComparisonSetup setup = make_setup ();
  g_autoptr (LabRobotsComparison) comparison = NULL;

  setup.n_sizes = setup.n_algorithms = 1;
  setup.algorithms[0] = LAB_ROBOTS_BFS;
  setup.n_boards = 10;
  comparison = run (&setup, 2);
  for (guint is_by_board = 0; is_by_board < 2; is_by_board++)
    {
      LabPlotPoint points[30];
      const LabPlotSeries series = { .name = "Breadth-first search", .points = points,
                                     .n_points = is_by_board == 1 ? 30 : 3 };
      LabPlot plot = bare_plot;
      g_autoptr (GBytes) expected = NULL;
      g_autoptr (GBytes) drawn
          = draw (comparison, is_by_board == 1 ? LAB_ROBOTS_FIGURE_MOVES_BY_BOARD
                                               : LAB_ROBOTS_FIGURE_MOVES_BY_ROBOTS, NULL);
      double most = 0;

      list_moves (comparison, is_by_board == 1, points);
      for (guint i = 0; i < series.n_points; i++)
        most = isnan (points[i].y) ? most : MAX (most, points[i].y);
      plot.series = &series;
      plot.n_series = 1;
      plot.shape = LAB_PLOT_STRAIGHT;
      plot.legend = TRUE;
      plot.marks = is_by_board == 0;
      plot.x = (LabPlotAxis) {
        .from = 1, .to = (double) series.n_points,
        .label = is_by_board == 1 ? "Boards, from easy to hard" : "Robots",
      };
      plot.y = (LabPlotAxis) {
        .to = ceil (most), .label = is_by_board == 1 ? "Moves of the solution" : "Mean moves",
      };
      expected = draw (NULL, 0, &plot);
      g_assert_true (g_bytes_equal (drawn, expected));
    }
}

/* Each figure is drawn for all boards, and for those of one size. */
LAB_TEST ("/robots/comparison/figures", test_figures)
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
