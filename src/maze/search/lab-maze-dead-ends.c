/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-solver-private.h"

#include "lab-maze-private.h"

/* The solver that fills dead ends. */

/* Private helpers */

/* Closes a dead end, and then the corridor behind it up to a junction. Returns how many cells were
 * closed. */
static guint64
fill (LabMaze         *maze,
      LabMazeCell      cell,
      LabMazeCell      start,
      LabMazeCell      goal,
      LabMazeRecorder *recorder)
{
  guint64 n = 0;

  while (lab_maze_is_dead_end (maze, cell) && !lab_maze_cell_equal (cell, start)
         && !lab_maze_cell_equal (cell, goal))
    {
      LabMazeDirection way = __builtin_ctz (lab_maze_get_ways (maze, cell.row, cell.column));

      if (n == 0)
        lab_maze_record_cell (recorder, LAB_MAZE_STEP_FILL_FIRST, way, cell.row, cell.column);
      else
        lab_maze_record (recorder, LAB_MAZE_STEP_FILL, way);
      lab_maze_close (maze, cell.row, cell.column, way);
      cell = lab_maze_step (cell, way);
      n++;
    }
  return n;
}

/* Functions for lab-maze-solver.c */

/** lab_maze_solve_by_dead_ends: fills dead ends, and searches the rest breadth-first. */
gboolean
lab_maze_solve_by_dead_ends (const LabMaze   *maze,
                             LabMazeCell      start,
                             LabMazeCell      goal,
                             LabMazeRecorder *recorder,
                             LabMazeSolution *solution)
{
  g_autoptr (LabMaze) rest = lab_maze_copy (maze, NULL);
  guint64 n_filled = 0;

  if (rest == NULL)
    return FALSE;
  for (guint row = 0; row < maze->height; row++)
    {
      for (guint column = 0; column < maze->width; column++)
        n_filled += fill (rest, (LabMazeCell) { row, column }, start, goal, recorder);
    }
  if (!(lab_maze_is_large (maze) && recorder == NULL
            ? lab_maze_solve_breadth_first (rest, start, goal, solution)
            : lab_maze_solve_by_search (rest, LAB_GRAPH_OLDEST_FIRST, start, goal, recorder,
                                        solution)))
    return FALSE;
  solution->n_visited += n_filled;
  solution->n_steps = n_filled;
  return TRUE;
}
