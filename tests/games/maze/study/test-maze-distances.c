/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-distances.h"

#include "lab-maze-generator.h"
#include "lab-maze-solver.h"
#include "lab-test-effort.h"

/* Private helpers */

static guint64
solve (const LabMaze *maze,
       LabMazeCell    start,
       LabMazeCell    goal)
{
  g_auto (LabMazeSolution) solution = { 0 };

  g_assert_true (lab_maze_solve (maze, LAB_MAZE_BREADTH_FIRST, start, goal, &solution, NULL));
  return solution.path->len > 0 ? solution.path->len - 1 : G_MAXUINT64;
}

/* Tests */

/* The levels say how far the cells are, within the two levels that rounding can take away. */
static void
test_levels (void)
{
  LabRandom random;

  lab_random_init (&random, 4);
  for (guint round = 0; round < lab_test_rounds (20); round++)
    {
      LabMazeCell start = { lab_random_below (&random, 40), lab_random_below (&random, 70) };
      g_autoptr (LabMaze) maze = lab_maze_new (40, 70, NULL);
      g_autoptr (LabMazeDistances) distances = NULL;
      LabMazeCell far;
      guint64 farthest;

      g_assert_true (lab_maze_generate (maze, round % LAB_N_MAZE_GENERATORS, &random, NULL));
      g_assert_true (lab_maze_braid (maze, round % 3 * 50, &random, NULL));
      distances = lab_maze_distances_new (maze, start, NULL, NULL);
      farthest = lab_maze_distances_get_farthest (distances, &far);
      g_assert_cmpuint (lab_maze_distances_get_level (distances, start), ==, 0);
      g_assert_cmpuint (lab_maze_distances_get_level (distances, far), ==, LAB_MAZE_MAX_LEVEL);
      g_assert_cmpuint (solve (maze, start, far), ==, farthest);
      for (guint i = 0; i < 50; i++)
        {
          LabMazeCell cell = { lab_random_below (&random, 40), lab_random_below (&random, 70) };
          guint64 distance = solve (maze, start, cell);
          guint level = lab_maze_distances_get_level (distances, cell);
          double exact = (double) distance / (double) farthest * LAB_MAZE_MAX_LEVEL;

          g_assert_cmpuint (distance, <=, farthest);
          g_assert_cmpfloat (ABS (exact - level), <=, 3);
          g_assert_cmpuint (level, ==,
                            lab_maze_distances_get_levels (distances)[cell.row * 70 + cell.column]);
        }
    }
}

/* Cells that cannot be reached, or are left out, have a level of their own. */
static void
test_unreachable (void)
{
  g_autoptr (LabMaze) maze = lab_maze_new (2, 3, NULL);
  g_autoptr (LabMazeDistances) distances = NULL;
  const guint8 levels[] = { 0, 254, 255, 255, 255, 255 };

  g_assert_true (lab_maze_leave_out (maze, (LabMazeCell) { 1, 2 }, NULL));
  g_assert_true (lab_maze_remove_wall (maze, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 0, 1 },
                                       NULL));
  distances = lab_maze_distances_new (maze, (LabMazeCell) { 0, 0 }, NULL, NULL);
  g_assert_cmpmem (lab_maze_distances_get_levels (distances), 6, levels, 6);
  g_assert_cmpuint (lab_maze_distances_get_farthest (distances, NULL), ==, 1);
}

static void
test_errors (void)
{
  g_autoptr (LabMaze) maze = lab_maze_new (1200, 1200, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) cancel_error = NULL;

  lab_maze_empty (maze);
  g_assert_null (lab_maze_distances_new (maze, (LabMazeCell) { 0, 1200 }, NULL, &error));
  g_assert_error (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_OUTSIDE);
  g_cancellable_cancel (cancellable);
  g_assert_null (lab_maze_distances_new (maze, (LabMazeCell) { 0, 0 }, cancellable,
                                         &cancel_error));
  g_assert_error (cancel_error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/maze-distances/levels", test_levels);
  g_test_add_func ("/maze-distances/unreachable", test_unreachable);
  g_test_add_func ("/maze-distances/errors", test_errors);
  return g_test_run ();
}
