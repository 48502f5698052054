/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-ways.h"

#include <string.h>

/* No ways are measured where there would be more distances than this. */
#define MAX_DISTANCES (1u << 25)
/* In a larger maze, equal pieces are put into the order of their numbers: a traversal from each
 * cell would take too long. */
#define MAX_EXACT_CELLS 4096

/* Private helpers */

static void
allocate (LabCheeseWays *self)
{
  gsize n_distances = (gsize) self->n * self->n_cells;

  if (self->cheese == NULL)
    self->cheese = g_new (guint, LAB_CHEESE_WAYS_MAX);
  if (n_distances > self->n_allocated)
    {
      g_free (self->distances);
      g_free (self->orders);
      self->distances = g_new (guint32, n_distances);
      self->orders = g_new (guint8, n_distances);
      self->n_allocated = n_distances;
    }
  if (self->n_cells > self->n_cells_allocated)
    {
      g_free (self->has_order);
      g_free (self->pieces);
      self->has_order = g_new (guint8, self->n_cells);
      self->pieces = g_new (guint8, self->n_cells);
      self->n_cells_allocated = self->n_cells;
    }
  memset (self->has_order, 0, self->n_cells);
  memset (self->pieces, LAB_CHEESE_NO_PIECE, self->n_cells);
}

/* Takes the order in which the traversal came to the pieces. */
static void
note_order (LabCheeseWays *self,
            guint          cell)
{
  guint n_visited = lab_traversal_get_n_visited (self->traversal);
  const guint *visited = lab_traversal_get_visited (self->traversal);
  guint8 *order = self->orders + (gsize) cell * self->n;
  guint n = 0;

  for (guint i = 0; i < n_visited && n < self->n; i++)
    {
      if (self->pieces[visited[i]] != LAB_CHEESE_NO_PIECE)
        order[n++] = self->pieces[visited[i]];
    }
  if (n < self->n)
    order[n] = LAB_CHEESE_NO_PIECE;
  self->has_order[cell] = 1;
}

static void
sort_order (LabCheeseWays *self,
            guint          cell)
{
  guint8 *order = self->orders + (gsize) cell * self->n;
  guint n = 0;

  for (guint piece = 0; piece < self->n; piece++)
    {
      guint32 distance = lab_cheese_ways_get_distance (self, piece, cell);
      guint at = n;

      if (distance == LAB_NO_DISTANCE)
        continue;
      for (; at > 0 && lab_cheese_ways_get_distance (self, order[at - 1], cell) > distance; at--)
        order[at] = order[at - 1];
      order[at] = (guint8) piece;
      n++;
    }
  if (n < self->n)
    order[n] = LAB_CHEESE_NO_PIECE;
  self->has_order[cell] = 1;
}

/* Public functions */

/**
 * lab_cheese_ways_measure:
 * @self: ways, or all zeros; the memory is used again
 * @maze: (transfer none): a maze, which must live as long as the ways are used
 * @traversal: (transfer none): its traversal, which must live as long, too
 * @cheese: (array length=n): the cells with cheese
 * @n: their number
 *
 * Measures the ways from each piece to each cell.
 *
 * Returns: %FALSE if there is no cheese, or too much of it for so large a maze
 */
gboolean
lab_cheese_ways_measure (LabCheeseWays       *self,
                         const LabCheeseMaze *maze,
                         LabTraversal        *traversal,
                         const guint         *cheese,
                         guint                n)
{
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_BUCKETS };

  g_return_val_if_fail (self != NULL && maze != NULL && traversal != NULL, FALSE);

  self->n = 0;
  self->maze = maze;
  self->traversal = traversal;
  self->n_cells = lab_cheese_maze_get_width (maze) * lab_cheese_maze_get_height (maze);
  if (n == 0 || n > LAB_CHEESE_WAYS_MAX || (gsize) n * self->n_cells > MAX_DISTANCES)
    return FALSE;
  self->n = n;
  allocate (self);
  memcpy (self->cheese, cheese, n * sizeof cheese[0]);
  for (guint i = 0; i < n; i++)
    self->pieces[cheese[i]] = (guint8) i;
  for (guint i = 0; i < n; i++)
    {
      if (!lab_traversal_run (traversal, cheese[i], &options, NULL))
        {
          self->n = 0;
          return FALSE;
        }
      memcpy (self->distances + (gsize) i * self->n_cells,
              lab_traversal_get_table (traversal)->distances,
              self->n_cells * sizeof self->distances[0]);
      note_order (self, cheese[i]);
    }
  return TRUE;
}

/**
 * lab_cheese_ways_get_order:
 * @self: ways
 * @cell: a cell
 *
 * Lists the pieces by their distance from a cell, in the order in which a rat that goes to the
 * nearest cheese finds them.
 *
 * Returns: (array) (transfer none): the pieces; after the last one that can be reached follows
 *   %LAB_CHEESE_NO_PIECE, unless these are all
 */
const guint8 *
lab_cheese_ways_get_order (LabCheeseWays *self,
                           guint          cell)
{
  const LabTraversalOptions options = { .order = LAB_TRAVERSAL_BUCKETS };

  if (self->has_order[cell] == 0)
    {
      if (self->n_cells <= MAX_EXACT_CELLS
          && lab_traversal_run (self->traversal, cell, &options, NULL))
        note_order (self, cell);
      else
        sort_order (self, cell);
    }
  return self->orders + (gsize) cell * self->n;
}

/**
 * lab_cheese_ways_get_next:
 * @self: ways
 * @piece: a piece
 * @cell: a cell from where the piece can be reached
 *
 * Returns: the next cell on a shortest way to a piece; the cell itself if it is there
 */
guint
lab_cheese_ways_get_next (const LabCheeseWays *self,
                          guint                piece,
                          guint                cell)
{
  guint n;
  const LabEdge *edges = lab_cheese_maze_get_neighbors (self->maze, cell, &n);
  guint32 distance = lab_cheese_ways_get_distance (self, piece, cell);

  for (guint i = 0; i < n; i++)
    {
      guint32 rest = lab_cheese_ways_get_distance (self, piece, edges[i].node);

      if (rest != LAB_NO_DISTANCE && rest + edges[i].cost == distance)
        return edges[i].node;
    }
  return cell;
}

/** lab_cheese_ways_clear: frees the memory of ways. */
void
lab_cheese_ways_clear (LabCheeseWays *self)
{
  g_free (self->cheese);
  g_free (self->distances);
  g_free (self->orders);
  g_free (self->has_order);
  g_free (self->pieces);
  memset (self, 0, sizeof *self);
}
