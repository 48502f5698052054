/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-measures.h"

#include <math.h>

#include "lab-test-mazes.h"

#define NO_WAY G_MAXUINT

/* Private helpers */

/* Finds all distances in a simple way (Floyd 1962). */
static guint *
find_distances (const LabMaze *maze)
{
  guint width = maze->width, n = width * maze->height;
  guint *distances = g_new (guint, n * n);

  for (guint i = 0; i < n * n; i++)
    distances[i] = i / n == i % n ? 0 : NO_WAY;
  for (guint i = 0; i < n; i++)
    {
      LabMazeCell cell = lab_maze_get_cell (maze, i), cells[LAB_MAZE_N_DIRECTIONS];
      guint n_cells = lab_maze_has_cell (maze, cell) ? lab_maze_list_reachable (maze, cell, cells)
                                                     : 0;

      for (guint k = 0; k < n_cells; k++)
        distances[i * n + cells[k].row * width + cells[k].column] = 1;
    }
  for (guint k = 0; k < n; k++)
    {
      for (guint i = 0; i < n; i++)
        {
          for (guint j = 0; distances[i * n + k] != NO_WAY && j < n; j++)
            {
              if (distances[k * n + j] != NO_WAY)
                distances[i * n + j] = MIN (distances[i * n + j],
                                            distances[i * n + k] + distances[k * n + j]);
            }
        }
    }
  return distances;
}

/* Measures a small maze, and asserts that the measures are those that follow from all distances. */
static LabMazeMeasures
measure (const LabMaze *maze,
         LabMazeCell    start,
         LabMazeCell    goal)
{
  guint width = maze->width, n = width * maze->height;
  g_autofree guint *distances = find_distances (maze);
  const guint *from = distances + (gsize) (start.row * width + start.column) * n;
  guint64 by_degree[LAB_MAZE_N_DIRECTIONS + 1] = { 0 };
  guint farthest = 0, worst = 0, diameter = 0;
  LabMazeMeasures measures;

  g_assert_true (lab_maze_measure (maze, start, goal, &measures, NULL));
  for (guint i = 0; i < n; i++)
    {
      LabMazeCell cell = lab_maze_get_cell (maze, i), cells[LAB_MAZE_N_DIRECTIONS];
      guint degree;

      if (!lab_maze_has_cell (maze, cell))
        continue;
      degree = lab_maze_list_reachable (maze, cell, cells);
      by_degree[degree]++;
      farthest = from[i] != NO_WAY ? MAX (farthest, from[i]) : farthest;
      worst = from[i] != NO_WAY && degree == 1 ? MAX (worst, from[i]) : worst;
    }
  for (guint i = 0; i < n * n; i++)
    diameter = distances[i] != NO_WAY ? MAX (diameter, distances[i]) : diameter;
  g_assert_cmpmem (by_degree, sizeof by_degree, measures.by_degree, sizeof by_degree);
  g_assert_true (measures.has_way == (from[goal.row * width + goal.column] != NO_WAY));
  if (measures.has_way)
    g_assert_cmpuint (measures.geodesic, ==, from[goal.row * width + goal.column]);
  g_assert_cmpuint (measures.farthest, ==, farthest);
  g_assert_cmpuint (from[measures.farthest_cell.row * width + measures.farthest_cell.column], ==,
                    farthest);
  g_assert_true (measures.has_dead_end == (worst > 0));
  g_assert_cmpuint (measures.worst_dead_end, ==, worst);
  g_assert_cmpuint (measures.diameter, ==, diameter);
  g_assert_cmpuint (distances[(measures.diameter_ends[0].row * width
                               + measures.diameter_ends[0].column) * n
                              + measures.diameter_ends[1].row * width
                              + measures.diameter_ends[1].column], ==, diameter);
  g_assert_true (measures.perfect == lab_test_mazes_is_tree (maze));
  return measures;
}

/* Tests */

/* The figures of the teaching material. */
LAB_TEST ("/maze-measures/figures", test_figures)
{
  const char *text = "+---+---+---+---+\n"
                     "|   |           |\n"
                     "+   +   +---+   +\n"
                     "|   |       |   |\n"
                     "+   +---+   +   +\n"
                     "|           |   |\n"
                     "+   +---+---+   +\n"
                     "|           |   |\n"
                     "+---+---+---+---+\n";
  g_autoptr (LabMaze) maze = lab_test_mazes_read (text, NULL);
  LabMazeMeasures measures = measure (maze, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 3, 3 });

  g_assert_cmpuint (measures.openings, ==, 15);
  g_assert_true (measures.perfect);
  g_assert_cmpuint (measures.by_degree[1], ==, 3);
  g_assert_cmpuint (measures.by_degree[3], ==, 1);
  g_assert_cmpuint (measures.geodesic, ==, 12);
  g_assert_cmpuint (measures.decisions, ==, 1);
  g_assert_cmpuint (measures.manhattan, ==, 6);
  g_assert_cmpuint (measures.farthest, ==, 12);
  g_assert_cmpuint (measures.diameter, ==, 13);
  g_assert_cmpuint (measures.diameter_ends[0].row + measures.diameter_ends[1].row, ==, 6);
  g_assert_cmpuint (measures.diameter_ends[0].column + measures.diameter_ends[1].column, ==, 5);

  lab_maze_set_wall (maze, (LabMazeCell) { 1, 3 }, (LabMazeCell) { 2, 3 }, TRUE, NULL);
  measures = measure (maze, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 3, 3 });
  g_assert_cmpuint (measures.openings, ==, 14);
  g_assert_false (measures.perfect);
  g_assert_false (measures.has_way);
  g_assert_cmpuint (measures.diameter, ==, 11);
}

/* Mazes of all sizes, with and without loops, some of which are of two pieces. */
LAB_TEST ("/maze-measures/random", test_random)
{
  LabRandom random;

  lab_random_init (&random, 21);
  for (guint round = 0; round < lab_test_rounds (300); round++)
    {
      guint height = 1 + lab_random_below (&random, 9), width = 1 + lab_random_below (&random, 9);
      g_autoptr (LabMaze) maze = lab_test_mazes_make (round % LAB_N_MAZE_GENERATORS, height, width,
                                                      round % 3 * 50, round);

      for (guint row = 0; round % 5 == 0 && width > 1 && row < height; row++)
        lab_maze_close (maze, row, 0, LAB_MAZE_RIGHT);
      measure (maze, lab_test_mazes_pick (maze, &random), lab_test_mazes_pick (maze, &random));
    }
}

/* Random mazes with as many openings as a tree, most of which have loops. */
LAB_TEST ("/maze-measures/not-perfect", test_not_perfect)
{
  guint n_perfect = 0;
  LabRandom random;

  lab_random_init (&random, 22);
  for (guint round = 0; round < lab_test_rounds (1000); round++)
    {
      g_autoptr (LabMaze) maze = lab_maze_new (3, 4, NULL);

      lab_maze_open_walls (maze, 11, &random);
      n_perfect += measure (maze, lab_test_mazes_pick (maze, &random),
                            lab_test_mazes_pick (maze, &random)).perfect;
    }
  g_assert_cmpuint (n_perfect, >, 0);
  g_assert_cmpuint (n_perfect, <, lab_test_rounds (1000));
}

/* A ring around a cell that is left out, closed and then open at one place. */
LAB_TEST ("/maze-measures/left-out", test_left_out)
{
  const LabMazeCell start = { 0, 0 }, goal = { 2, 2 };
  g_autoptr (LabMaze) maze = lab_maze_new (3, 3, NULL);
  LabMazeMeasures measures;

  g_assert_true (lab_maze_leave_out (maze, (LabMazeCell) { 1, 1 }, NULL));
  lab_maze_empty (maze);
  measures = measure (maze, start, goal);
  g_assert_cmpuint (measures.by_degree[2], ==, 8);
  g_assert_cmpuint (measures.diameter, ==, 4);
  lab_maze_close (maze, 0, 0, LAB_MAZE_RIGHT);
  g_assert_cmpuint (measure (maze, start, goal).diameter, ==, 7);
}

/* Many shortest ways are equally long without walls; a few searches must be enough. */
LAB_TEST ("/maze-measures/no-walls", test_no_walls)
{
  g_autoptr (LabMaze) maze = lab_maze_new (300, 200, NULL);
  LabMazeMeasures measures;

  lab_maze_empty (maze);
  g_assert_true (lab_maze_measure (maze, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 0, 199 },
                                   &measures, NULL));
  g_assert_cmpuint (measures.diameter, ==, 498);
  g_assert_cmpuint (measures.geodesic, ==, 199);
  g_assert_cmpuint (measures.by_degree[4], ==, 298 * 198);
  g_assert_false (measures.has_dead_end);
}

/* The share of dead ends among all spanning trees of the plane is known exactly. The border has
 * other shares, so that a square of 3000 x 3000 is near it, not equal. */
LAB_TEST ("/maze-measures/share-of-dead-ends", test_share_of_dead_ends)
{
  double expected = 8 / (G_PI * G_PI) * (1 - 2 / G_PI);
  guint side = lab_test_is_brief () ? 1000 : 3000;
  g_autoptr (LabMaze) maze = lab_test_mazes_make (LAB_MAZE_WILSON, side, side, 0, 1);
  LabMazeMeasures measures;
  double share;

  g_assert_true (lab_maze_measure (maze, (LabMazeCell) { 0, 0 },
                                   (LabMazeCell) { side - 1, side - 1 }, &measures, NULL));
  share = (double) measures.by_degree[1] / (double) maze->n_cells;
  g_test_message ("share %.6f, exactly %.6f; diameter %u", share, expected,
                  (guint) measures.diameter);
  g_assert_cmpfloat (fabs (share - expected), <, 0.9 / side);
}

/* The levels say how far the cells are, within the two levels that rounding can take away. */
LAB_TEST ("/maze-measures/levels", test_levels)
{
  LabRandom random;

  lab_random_init (&random, 4);
  for (guint round = 0; round < lab_test_rounds (20); round++)
    {
      g_autoptr (LabMaze) maze = lab_test_mazes_make (round % LAB_N_MAZE_GENERATORS, 40, 70,
                                                      round % 3 * 50, round);
      LabMazeCell start = lab_test_mazes_pick (maze, &random);
      g_autofree guint8 *levels = lab_maze_find_levels (maze, start, NULL, NULL);

      g_assert_cmpuint (levels[start.row * 70 + start.column], ==, 0);
      for (guint i = 0; i < 50; i++)
        {
          LabMazeCell cell = lab_test_mazes_pick (maze, &random);
          LabMazeMeasures measures;
          double exact;

          g_assert_true (lab_maze_measure (maze, start, cell, &measures, NULL));
          exact = (double) measures.geodesic / (double) measures.farthest * LAB_MAZE_MAX_LEVEL;
          g_assert_cmpfloat (ABS (exact - levels[cell.row * 70 + cell.column]), <=, 3);
        }
    }
}

/* Cells that cannot be reached, or are left out, have a level of their own. */
LAB_TEST ("/maze-measures/unreachable", test_unreachable)
{
  g_autoptr (LabMaze) maze = lab_maze_new (2, 3, NULL);
  g_autofree guint8 *levels = NULL;
  const guint8 expected[] = { 0, 254, 255, 255, 255, 255 };

  g_assert_true (lab_maze_leave_out (maze, (LabMazeCell) { 1, 2 }, NULL));
  lab_maze_open (maze, 0, 0, LAB_MAZE_RIGHT);
  levels = lab_maze_find_levels (maze, (LabMazeCell) { 0, 0 }, NULL, NULL);
  g_assert_cmpmem (levels, 6, expected, 6);
}

LAB_TEST ("/maze-measures/errors", test_errors)
{
  g_autoptr (LabMaze) maze = lab_maze_new (1200, 1200, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) cancel_error = NULL;

  lab_maze_empty (maze);
  g_assert_null (lab_maze_find_levels (maze, (LabMazeCell) { 0, 1200 }, NULL, &error));
  g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_OUTSIDE);
  g_cancellable_cancel (cancellable);
  g_assert_null (lab_maze_find_levels (maze, (LabMazeCell) { 0, 0 }, cancellable,
                                         &cancel_error));
  g_assert_error (cancel_error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}
