/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-board.h"

G_BEGIN_DECLS

/* The position of a game on a grid begins with the number of rows and the number of columns. */
#define LAB_CLASSIC_GRID_CHECK_STATE(Type)                                                        \
  G_STATIC_ASSERT (G_STRUCT_OFFSET (Type, rows) == 0                                              \
                   && G_STRUCT_OFFSET (Type, columns) == sizeof (guint))

/**
 * LabClassicGrid:
 * @rows: the number of rows
 * @columns: the number of columns
 * @cell: the width and height of a cell, in pixels
 * @border: the width of the wood around the cells
 * @x: the left edge of the cells
 * @y: their top edge
 *
 * A board of cells. They are numbered row by row from a1, which is at the bottom left in all
 * languages.
 */
typedef struct
{
  guint  rows;
  guint  columns;
  double cell;
  double border;
  double x;
  double y;
} LabClassicGrid;

void     lab_classic_grid_init          (LabClassicGrid        *self,
                                         const LabClassicScene *scene);
void     lab_classic_grid_place         (const LabClassicGrid  *self,
                                         guint                  cell,
                                         cairo_rectangle_t     *area);
char    *lab_classic_grid_name          (gconstpointer          state,
                                         guint                  cell);
void     lab_classic_grid_draw_frame    (const LabClassicGrid  *self,
                                         const LabClassicScene *scene,
                                         cairo_t               *cr);
void     lab_classic_grid_draw_mark     (const LabClassicGrid  *self,
                                         const LabClassicScene *scene,
                                         cairo_t               *cr,
                                         guint                  cell,
                                         double                 alpha);

guint    lab_classic_grid_get_n_spots   (gconstpointer          state);
gboolean lab_classic_grid_has_spot      (gconstpointer          state,
                                         guint                  spot);
void     lab_classic_grid_place_spot    (const LabClassicScene *scene,
                                         guint                  spot,
                                         cairo_rectangle_t     *area);
int      lab_classic_grid_get_next_spot (const LabClassicScene *scene,
                                         guint                  spot,
                                         GtkDirectionType       direction);

G_END_DECLS
