/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-measures-private.h"

/* Private helpers */

/* Counts the cells by their openings, 64 at a time: the four openings of each cell are added bit by
 * bit. */
static void
count_degrees (const LabMaze *maze,
               guint64        counts[LAB_MAZE_N_DIRECTIONS + 1])
{
  for (guint row = 0; row < maze->height; row++)
    {
      const guint64 *words = lab_maze_get_words (maze, row);
      const guint64 *above = row > 0 ? lab_maze_get_words (maze, row - 1) : NULL;

      for (gsize i = 0; i < maze->n_words; i++)
        {
          guint64 right = words[2 * i], below = words[2 * i + 1];
          guint64 left = right << 1 | (i > 0 ? words[2 * i - 2] >> 63 : 0);
          guint64 up = above != NULL ? above[2 * i + 1] : 0;
          guint64 odd = right ^ left ^ up ^ below;
          guint64 four = right & left & up & below;
          guint64 two = ((right & left) | (up & below) | ((right ^ left) & (up ^ below))) & ~four;
          guint64 cells = lab_maze_get_present_word (maze, row, i);

          counts[0] += (guint64) __builtin_popcountll (cells & ~(odd | two | four));
          counts[1] += (guint64) __builtin_popcountll (odd & ~two);
          counts[2] += (guint64) __builtin_popcountll (two & ~odd);
          counts[3] += (guint64) __builtin_popcountll (two & odd);
          counts[4] += (guint64) __builtin_popcountll (four);
        }
    }
}

/* Public functions */

/**
 * lab_maze_measure:
 * @maze: a maze
 * @start: a cell
 * @goal: a cell
 * @measures: (out caller-allocates): the measures
 * @error: return location for a #LabMazeError
 *
 * Measures a maze. All measures are exact. In a perfect maze they take two walks and two bits for
 * each step of the deepest way; otherwise some 20 bytes for each cell, and more time.
 *
 * Returns: %TRUE if both cells are in the maze, and there is enough memory
 */
gboolean
lab_maze_measure (const LabMaze    *maze,
                  LabMazeCell       start,
                  LabMazeCell       goal,
                  LabMazeMeasures  *measures,
                  GError          **error)
{
  g_return_val_if_fail (maze != NULL && measures != NULL, FALSE);

  *measures = (LabMazeMeasures) { 0 };
  if (!lab_maze_check_cell (maze, start, error) || !lab_maze_check_cell (maze, goal, error))
    return FALSE;
  measures->openings = lab_maze_count_openings (maze);
  measures->manhattan = MAX (start.row, goal.row) - MIN (start.row, goal.row)
                        + MAX (start.column, goal.column) - MIN (start.column, goal.column);
  count_degrees (maze, measures->by_degree);
  if (measures->openings + 1 == maze->n_cells
      && lab_maze_measure_tree (maze, start, goal, measures))
    return TRUE;
  measures->geodesic = measures->decisions = 0;
  return lab_maze_measure_loops (maze, start, goal, measures, error);
}
