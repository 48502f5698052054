/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-path-index.h"

#include "lab-maze-private.h"

struct _LabMazePathIndex
{
  guint            height;
  gsize           *starts;      /* for each row, and after the last one, where its cells begin */
  LabMazePathCell *cells;       /* row by row, and in a row from left to right */
};

/* Private helpers */

/* Returns the set with the direction from a cell to another one, or no direction. */
static guint
find_way (LabMazeCell cell,
          LabMazeCell other)
{
  for (guint i = 0; i < LAB_MAZE_N_DIRECTIONS; i++)
    {
      LabMazeCell next = lab_maze_step (cell, i);

      if (next.row == other.row && next.column == other.column)
        return LAB_MAZE_BIT (i);
    }
  return 0;
}

/* Counts how many cells are in each row or column, and turns that into where each one begins. */
static gsize *
count_starts (const LabMazeCell *cells,
              gsize              n_cells,
              gboolean           by_row,
              guint              n)
{
  gsize *starts = g_new0 (gsize, n + 1);

  for (gsize i = 0; i < n_cells; i++)
    starts[(by_row ? cells[i].row : cells[i].column) + 1]++;
  for (guint i = 0; i < n; i++)
    starts[i + 1] += starts[i];
  return starts;
}

/* Returns the places of the cells of a path, sorted by column. */
static gsize *
sort_by_column (const LabMazeCell *cells,
                gsize              n_cells,
                guint              width)
{
  g_autofree gsize *starts = count_starts (cells, n_cells, FALSE, width);
  gsize *sorted = g_new (gsize, n_cells);

  for (gsize i = 0; i < n_cells; i++)
    sorted[starts[cells[i].column]++] = i;
  return sorted;
}

/* Public functions */

/**
 * lab_maze_path_index_new:
 * @height: the height of the maze
 * @width: its width
 * @cells: (array length=n_cells): the cells of the path, from one end to the other
 * @n_cells: the number of cells
 *
 * Sorts a path with two counting sorts, by column and then by row.
 *
 * Returns: (transfer full): the sorted path
 */
LabMazePathIndex *
lab_maze_path_index_new (guint              height,
                         guint              width,
                         const LabMazeCell *cells,
                         gsize              n_cells)
{
  LabMazePathIndex *self = g_new0 (LabMazePathIndex, 1);
  g_autofree gsize *order = sort_by_column (cells, n_cells, width);
  g_autofree gsize *next = count_starts (cells, n_cells, TRUE, height);

  self->height = height;
  self->starts = g_memdup2 (next, (height + (gsize) 1) * sizeof *next);
  self->cells = g_new (LabMazePathCell, n_cells);
  for (gsize i = 0; i < n_cells; i++)
    {
      /* NOLINTNEXTLINE(clang-analyzer-core.uninitialized.Assign): sorting has set each one. */
      gsize place = order[i];
      LabMazeCell cell = cells[place];
      guint ways = place > 0 ? find_way (cell, cells[place - 1]) : 0;

      if (place + 1 < n_cells)
        ways |= find_way (cell, cells[place + 1]);
      self->cells[next[cell.row]++] = (LabMazePathCell) { .column = cell.column & 0xfffffff,
                                                          .ways = ways & 0xf };
    }
  return self;
}

/** lab_maze_path_index_free: frees a sorted path. */
void
lab_maze_path_index_free (LabMazePathIndex *self)
{
  if (self == NULL)
    return;
  g_free (self->starts);
  g_free (self->cells);
  g_free (self);
}

/**
 * lab_maze_path_index_find:
 * @self: a sorted path
 * @row: a row
 * @column: the first of some columns
 * @n_columns: the number of columns
 * @n_found: (out): the number of cells of the path that are there
 *
 * Returns: (transfer none) (array length=n_found): these cells, from left to right
 */
const LabMazePathCell *
lab_maze_path_index_find (const LabMazePathIndex *self,
                          guint                   row,
                          guint                   column,
                          guint                   n_columns,
                          gsize                  *n_found)
{
  gsize low, high, end;

  *n_found = 0;
  if (row >= self->height)
    return NULL;
  low = self->starts[row];
  high = end = self->starts[row + 1];
  while (low < high)
    {
      gsize middle = low + (high - low) / 2;

      if (self->cells[middle].column < column)
        low = middle + 1;
      else
        high = middle;
    }
  while (low + *n_found < end && self->cells[low + *n_found].column < column + n_columns)
    ++*n_found;
  return self->cells + low;
}
