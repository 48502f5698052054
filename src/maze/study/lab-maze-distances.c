/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-distances.h"

#include <string.h>

#include "lab-maze-private.h"

/* How many cells are between two looks at the cancellable. */
#define N_BETWEEN (1 << 20)

struct _LabMazeDistances
{
  guint8 *levels;
  guint height;
  guint width;
  guint64 farthest;
  LabMazeCell farthest_cell;
};

/* A breadth-first search, which keeps only the cells at one distance and at the next one. */
typedef struct
{
  LabMazeDistances *distances;
  const LabMaze *maze;
  GArray *cells;      /* of guint32 */
  GArray *next_cells;
  guint64 distance;
  guint shift;        /* a level is a distance shifted to the right */
} Search;

/* Private helpers */

/* Halves all levels, when the distances get too long for them. */
static void
halve_levels (Search *search)
{
  guint8 *levels = search->distances->levels;
  gsize n = (gsize) search->maze->height * search->maze->width;

  for (gsize i = 0; i < n; i++)
    levels[i] = levels[i] == LAB_MAZE_UNREACHABLE ? LAB_MAZE_UNREACHABLE : levels[i] / 2;
  search->shift++;
}

/* Finds the cells at the next distance. */
static void
expand (Search *search)
{
  const guint32 width = search->maze->width;
  const guint32 steps[LAB_MAZE_N_DIRECTIONS] = { -width, width, G_MAXUINT32, 1 };
  guint8 *levels = search->distances->levels;
  guint8 level = (guint8) (search->distance >> search->shift);

  g_array_set_size (search->next_cells, 0);
  for (guint i = 0; i < search->cells->len; i++)
    {
      guint32 number = g_array_index (search->cells, guint32, i);
      LabMazeCell cell = lab_maze_get_cell (search->maze, number);
      guint ways = lab_maze_get_ways (search->maze, cell.row, cell.column);

      for (; ways != 0; ways &= ways - 1)
        {
          guint32 next = number + steps[__builtin_ctz (ways)];

          if (levels[next] != LAB_MAZE_UNREACHABLE)
            continue;
          levels[next] = level;
          g_array_append_val (search->next_cells, next);
        }
    }
}

/* Makes the highest level that of the farthest cell. */
static void
stretch_levels (Search *search)
{
  guint8 *levels = search->distances->levels;
  guint highest = (guint) (search->distances->farthest >> search->shift);
  gsize n = (gsize) search->maze->height * search->maze->width;
  guint8 stretched[256];

  for (guint i = 0; i < 256; i++)
    {
      guint level = i;

      if (i != LAB_MAZE_UNREACHABLE && highest > 0)
        level = MIN (i * LAB_MAZE_MAX_LEVEL / highest, LAB_MAZE_MAX_LEVEL);
      stretched[i] = (guint8) level;
    }
  for (gsize i = 0; i < n; i++)
    levels[i] = stretched[levels[i]];
}

/* Returns FALSE if the search was cancelled. */
static gboolean
search_all (Search       *search,
            GCancellable *cancellable)
{
  guint64 n_cells = 0;

  while (search->cells->len > 0)
    {
      GArray *cells = search->cells;

      search->distances->farthest = search->distance;
      search->distances->farthest_cell = lab_maze_get_cell (search->maze,
                                                            g_array_index (cells, guint32, 0));
      if (n_cells / N_BETWEEN != (n_cells + cells->len) / N_BETWEEN
          && g_cancellable_is_cancelled (cancellable))
        return FALSE;
      n_cells += cells->len;
      search->distance++;
      if (search->distance >> search->shift > LAB_MAZE_MAX_LEVEL)
        halve_levels (search);
      expand (search);
      search->cells = search->next_cells;
      search->next_cells = cells;
    }
  stretch_levels (search);
  return TRUE;
}

/* Public functions */

/**
 * lab_maze_distances_new:
 * @maze: a maze of fewer than 2^32 cells
 * @start: a cell
 * @cancellable: (nullable): stops the search from another thread
 * @error: return location for a #LabMazeError, or %G_IO_ERROR_CANCELLED
 *
 * Measures how far all cells are from one of them, with a breadth-first search. It takes one byte
 * for each cell, and some seconds for 10^8 cells, so it should be done in a thread.
 *
 * Returns: (nullable) (transfer full): the distances, or %NULL if the cell is not in the maze,
 *   there is not enough memory, or the search was cancelled
 */
LabMazeDistances *
lab_maze_distances_new (const LabMaze  *maze,
                        LabMazeCell     start,
                        GCancellable   *cancellable,
                        GError        **error)
{
  g_autoptr (LabMazeDistances) self = NULL;
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (GArray) next_cells = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint64 n;
  Search search;
  guint32 number;

  g_return_val_if_fail (maze != NULL, NULL);

  n = (guint64) maze->height * maze->width;
  if (!lab_maze_check_cell (maze, start, error))
    return NULL;
  self = g_new0 (LabMazeDistances, 1);
  self->height = maze->height;
  self->width = maze->width;
  self->levels = n < G_MAXUINT32 ? g_try_malloc (n) : NULL;
  if (self->levels == NULL)
    {
      lab_maze_refuse_memory (maze->height, maze->width, error);
      return NULL;
    }
  memset (self->levels, LAB_MAZE_UNREACHABLE, n);
  number = start.row * maze->width + start.column;
  self->levels[number] = 0;
  g_array_append_val (cells, number);
  search = (Search) { .distances = self, .maze = maze, .cells = cells,
                      .next_cells = next_cells };
  if (!search_all (&search, cancellable))
    {
      g_cancellable_set_error_if_cancelled (cancellable, error);
      return NULL;
    }
  return g_steal_pointer (&self);
}

/** lab_maze_distances_free: frees distances. */
void
lab_maze_distances_free (LabMazeDistances *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->levels);
  g_free (self);
}

/** lab_maze_distances_get_levels: returns the levels of all cells, row by row. */
const guint8 *
lab_maze_distances_get_levels (const LabMazeDistances *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->levels;
}

/** lab_maze_distances_get_level: returns the level of a cell, or %LAB_MAZE_UNREACHABLE. */
guint8
lab_maze_distances_get_level (const LabMazeDistances *self,
                              LabMazeCell             cell)
{
  g_return_val_if_fail (self != NULL, LAB_MAZE_UNREACHABLE);
  g_return_val_if_fail (cell.row < self->height && cell.column < self->width,
                        LAB_MAZE_UNREACHABLE);

  return self->levels[(gsize) cell.row * self->width + cell.column];
}

/**
 * lab_maze_distances_get_farthest:
 * @self: distances
 * @cell: (out) (optional): a cell that is farthest from the start
 *
 * Gets the longest distance.
 *
 * Returns: the number of steps to @cell
 */
guint64
lab_maze_distances_get_farthest (const LabMazeDistances *self,
                                 LabMazeCell            *cell)
{
  g_return_val_if_fail (self != NULL, 0);

  if (cell != NULL)
    *cell = self->farthest_cell;
  return self->farthest;
}
