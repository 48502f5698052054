/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-maze.h"

G_BEGIN_DECLS

/* For the files that make a maze cell by cell. For all others, a maze never changes. */

#define LAB_CHEESE_N_DIRECTIONS 4

/* A direction is an action without "nothing", numbered from 0: north, east, south, west. */
static inline guint
lab_cheese_turn_back (guint direction)
{
  return direction ^ 2;
}

/* A maze is made by lab_cheese_maze_allocate(), then for each cell in its order
 * lab_cheese_maze_put_cell(), followed by the passages of the cell in their order. */

LabCheeseMaze *lab_cheese_maze_allocate (guint     width,
                                         guint     height,
                                         guint     n_cells,
                                         guint     n_edges,
                                         GError  **error);
gboolean       lab_cheese_refuse_memory (guint     width,
                                         guint     height,
                                         GError  **error);

static inline void
lab_cheese_maze_put_cell (LabCheeseMaze *self,
                          guint          cell)
{
  self->cells[self->n_cells++] = cell;
  self->first[cell] = self->n_edges;
}

static inline void
lab_cheese_maze_put_edge (LabCheeseMaze *self,
                          guint          cell,
                          guint          direction,
                          guint          weight)
{
  guint move = cell * LAB_N_CHEESE_ACTIONS + 1 + direction;
  guint other = direction == 0 ? cell - self->width
                : direction == 1 ? cell + 1
                : direction == 2 ? cell + self->width
                : cell - 1;

  self->next[move] = other;
  self->weights[move] = weight;
  self->edges[self->n_edges++] = (LabEdge) { .node = other, .cost = weight };
}

G_END_DECLS
