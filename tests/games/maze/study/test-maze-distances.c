/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-maze-measures.h"

#include "lab-maze-generator.h"
#include "lab-maze-solver.h"

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
LAB_TEST ("/maze-distances/levels", test_levels)
{
  LabRandom random;

  lab_random_init (&random, 4);
  for (guint round = 0; round < lab_test_rounds (20); round++)
    {
      LabMazeCell start = { lab_random_below (&random, 40), lab_random_below (&random, 70) };
      g_autoptr (LabMaze) maze = lab_maze_new (40, 70, NULL);
      g_autofree guint8 *levels = NULL;
      guint64 farthest = 0;

      g_assert_true (lab_maze_generate (maze, round % LAB_N_MAZE_GENERATORS, &random, NULL));
      g_assert_true (lab_maze_braid (maze, round % 3 * 50, &random, NULL));
      levels = lab_maze_find_levels (maze, start, NULL, NULL);
      g_assert_cmpuint (levels[start.row * 70 + start.column], ==, 0);
      for (guint i = 0; i < 40 * 70; i++)
        {
          if (levels[i] == LAB_MAZE_MAX_LEVEL)
            farthest = MAX (farthest, solve (maze, start, lab_maze_get_cell (maze, i)));
        }
      for (guint i = 0; i < 50; i++)
        {
          LabMazeCell cell = { lab_random_below (&random, 40), lab_random_below (&random, 70) };
          guint64 distance = solve (maze, start, cell);
          guint level = levels[cell.row * 70 + cell.column];
          double exact = (double) distance / (double) farthest * LAB_MAZE_MAX_LEVEL;

          g_assert_cmpuint (distance, <=, farthest);
          g_assert_cmpfloat (ABS (exact - level), <=, 3);
        }
    }
}

/* Cells that cannot be reached, or are left out, have a level of their own. */
LAB_TEST ("/maze-distances/unreachable", test_unreachable)
{
  g_autoptr (LabMaze) maze = lab_maze_new (2, 3, NULL);
  g_autofree guint8 *levels = NULL;
  const guint8 expected[] = { 0, 254, 255, 255, 255, 255 };

  g_assert_true (lab_maze_leave_out (maze, (LabMazeCell) { 1, 2 }, NULL));
  g_assert_true (lab_maze_remove_wall (maze, (LabMazeCell) { 0, 0 }, (LabMazeCell) { 0, 1 },
                                       NULL));
  levels = lab_maze_find_levels (maze, (LabMazeCell) { 0, 0 }, NULL, NULL);
  g_assert_cmpmem (levels, 6, expected, 6);
}

LAB_TEST ("/maze-distances/errors", test_errors)
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
