/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-private.h"

/* Private helpers */

/* Returns the first cell that is not left out. */
static LabMazeCell
find_first_cell (const LabMaze *self)
{
  guint n = 0;

  while (!lab_maze_is_present (self, n / self->width, n % self->width))
    n++;
  return (LabMazeCell) { n / self->width, n % self->width };
}

/* Follows the wall on the right from a cell that has an opening, and returns how many steps lead
 * back to the same cell in the same direction. */
static guint64
walk_around (const LabMaze *self,
             LabMazeCell    start)
{
  gssize stride = (gssize) self->n_words * 64;
  const gssize steps[LAB_MAZE_N_DIRECTIONS] = { -stride, stride, -1, 1 };
  gsize first_place = (gsize) stride * start.row + start.column, place = first_place;
  LabMazeDirection first = __builtin_ctz (lab_maze_get_ways_at (self, place)), heading = first;
  guint64 n_steps = 0;

  do
    {
      place += (gsize) steps[heading];
      heading = lab_maze_follow_right (lab_maze_get_ways_at (self, place), heading);
      n_steps++;
    }
  while (place != first_place || heading != first);
  return n_steps;
}

/* Public functions */

/**
 * lab_maze_is_perfect:
 * @self: a maze
 *
 * Checks whether exactly one way leads from each cell to each other cell. Then the openings are a
 * spanning tree. A walk along the wall goes around one side of one part of the maze. If the number
 * of openings is that of a tree, the walk passes each opening twice only if there is one part, and
 * no loop: by Euler's formula, both are the same. So the check takes no memory.
 *
 * Returns: whether the maze is perfect
 */
gboolean
lab_maze_is_perfect (const LabMaze *self)
{
  guint64 n_openings;
  LabMazeCell start;

  g_return_val_if_fail (self != NULL, FALSE);

  n_openings = lab_maze_count_openings (self);
  if (n_openings + 1 != self->n_cells)
    return FALSE;
  if (n_openings == 0)
    return TRUE;
  start = find_first_cell (self);
  if (lab_maze_get_ways (self, start.row, start.column) == 0)
    return FALSE;
  return walk_around (self, start) == 2 * n_openings;
}
