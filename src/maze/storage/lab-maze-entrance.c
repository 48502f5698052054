/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-entrance.h"

#include "lab-maze-private.h"

/* Private helpers */

/* Adds the entrance to a cell, if one of its sides is outside; the first of @sides that is. */
static void
add (const LabMaze          *maze,
     GArray                 *entrances,
     LabMazeCell             cell,
     const LabMazeDirection  sides[LAB_MAZE_N_DIRECTIONS])
{
  guint inside = lab_maze_get_sides (maze, cell.row, cell.column);

  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    {
      LabMazeEntrance entrance = { cell, sides[i] };

      if ((inside & LAB_MAZE_BIT (sides[i])) != 0)
        continue;
      g_array_append_val (entrances, entrance);
      return;
    }
}

/* Public functions */

/**
 * lab_maze_get_ends:
 * @maze: a maze
 * @start: (out): the first cell that is not left out, row by row; the top left one of a rectangle
 * @goal: (out): the last cell that is not left out; the bottom right one of a rectangle
 *
 * Finds the cells where a way through a maze begins and ends by default.
 */
void
lab_maze_get_ends (const LabMaze *maze,
                   LabMazeCell   *start,
                   LabMazeCell   *goal)
{
  guint row = 0, column = 0;

  g_return_if_fail (maze != NULL && start != NULL && goal != NULL);

  while (!lab_maze_is_present (maze, row, column))
    {
      column = (column + 1) % maze->width;
      row += column == 0 ? 1 : 0;
    }
  *start = (LabMazeCell) { row, column };
  row = maze->height - 1;
  column = maze->width - 1;
  while (!lab_maze_is_present (maze, row, column))
    {
      row -= column == 0 ? 1 : 0;
      column = (column + maze->width - 1) % maze->width;
    }
  *goal = (LabMazeCell) { row, column };
}

/**
 * lab_maze_entrance_list:
 * @maze: a maze
 * @start: a cell of it
 * @goal: a cell of it
 *
 * Finds entrances for the ends of a way. A cell without a side at the border has none.
 *
 * Returns: (transfer full) (element-type LabMazeEntrance): the entrance to @start, preferably from
 *   above, and the one to @goal, preferably from below
 */
GArray *
lab_maze_entrance_list (const LabMaze *maze,
                        LabMazeCell    start,
                        LabMazeCell    goal)
{
  static const LabMazeDirection in[] = { LAB_MAZE_UP, LAB_MAZE_LEFT, LAB_MAZE_RIGHT,
                                         LAB_MAZE_DOWN };
  static const LabMazeDirection out[] = { LAB_MAZE_DOWN, LAB_MAZE_RIGHT, LAB_MAZE_LEFT,
                                          LAB_MAZE_UP };
  GArray *entrances = g_array_new (FALSE, FALSE, sizeof (LabMazeEntrance));

  g_return_val_if_fail (maze != NULL, entrances);

  add (maze, entrances, start, in);
  add (maze, entrances, goal, out);
  return entrances;
}

/**
 * lab_maze_entrance_find_ends:
 * @entrances: (element-type LabMazeEntrance): gaps in the border of a picture
 * @start: (inout): the first of two cells with gaps; otherwise unchanged
 * @goal: (inout): the second of two cells with gaps; otherwise unchanged
 *
 * Finds where a way begins and ends. Several gaps at one cell count as one.
 */
void
lab_maze_entrance_find_ends (const GArray *entrances,
                             LabMazeCell  *start,
                             LabMazeCell  *goal)
{
  LabMazeCell cells[2] = { 0 };
  guint n = 0;

  for (guint i = 0; i < entrances->len; i++)
    {
      LabMazeCell cell = g_array_index (entrances, LabMazeEntrance, i).cell;
      gboolean known = FALSE;

      for (guint k = 0; k < n; k++)
        known = known || (cells[k].row == cell.row && cells[k].column == cell.column);
      if (known)
        continue;
      if (n == G_N_ELEMENTS (cells))
        return;
      cells[n++] = cell;
    }
  if (n < G_N_ELEMENTS (cells))
    return;
  *start = cells[0];
  *goal = cells[1];
}
