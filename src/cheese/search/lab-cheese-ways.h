/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-maze.h"
#include "lab-traversal.h"

G_BEGIN_DECLS

/** LAB_CHEESE_WAYS_MAX: the largest number of pieces. */
#define LAB_CHEESE_WAYS_MAX 255
/** LAB_CHEESE_NO_PIECE: stands for no piece of cheese. */
#define LAB_CHEESE_NO_PIECE 255

/**
 * LabCheeseWays:
 * @maze: (unowned): the maze
 * @traversal: (unowned): its traversal
 * @n_cells: the number of its cells, with holes
 * @n: the number of pieces
 * @cheese: (array length=n) (owned): the cell of each piece
 * @distances: (owned): the turns from each piece to each cell
 *
 * The ways between all cells and the pieces of cheese of a race. All zeros is an empty one.
 */
typedef struct
{
  const LabCheeseMaze *maze;
  LabTraversal        *traversal;
  guint                n_cells;
  guint                n;
  guint               *cheese;
  guint32             *distances;

  /*< private >*/
  guint8              *orders;
  guint8              *has_order;
  guint8              *pieces;          /* of each cell */
  gsize                n_allocated;
  guint                n_cells_allocated;
} LabCheeseWays;

gboolean      lab_cheese_ways_measure   (LabCheeseWays       *self,
                                         const LabCheeseMaze *maze,
                                         LabTraversal        *traversal,
                                         const guint         *cheese,
                                         guint                n);
const guint8 *lab_cheese_ways_get_order (LabCheeseWays       *self,
                                         guint                cell);
guint         lab_cheese_ways_get_next  (const LabCheeseWays *self,
                                         guint                piece,
                                         guint                cell);
void          lab_cheese_ways_clear     (LabCheeseWays       *self);

static inline guint32
lab_cheese_ways_get_distance (const LabCheeseWays *self,
                              guint                piece,
                              guint                cell)
{
  return self->distances[(gsize) piece * self->n_cells + cell];
}

/** lab_cheese_ways_get_piece: returns the piece in a cell that had cheese at the begin. */
static inline guint
lab_cheese_ways_get_piece (const LabCheeseWays *self,
                           guint                cell)
{
  return self->pieces[cell];
}

G_END_DECLS
