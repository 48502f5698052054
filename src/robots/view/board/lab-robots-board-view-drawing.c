/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-board-view-private.h"

#include <math.h>

#include "lab-color.h"

/* How the board is drawn. */

static const LabColor robot_colors[LAB_ROBOTS_MAX_ROBOTS] = {
  LAB_COLOR_INIT (0xc8372d), LAB_COLOR_INIT (0x2f6fc0), LAB_COLOR_INIT (0x1f8a63),
  LAB_COLOR_INIT (0xd99a00), LAB_COLOR_INIT (0x8652b0),
};

/* Private helpers */

static void
draw_walls (LabRobotsBoardView *self,
            cairo_t            *cr)
{
  guint size = self->board.size;

  cairo_set_line_width (cr, 0.1);
  lab_color_set_source (LAB_COLOR (0x3a2c20), cr);
  for (guint cell = 0; cell < size * size; cell++)
    {
      guint x = cell % size, y = cell / size;

      if (lab_robots_board_has_wall (&self->board, cell, LAB_ROBOTS_NORTH))
        {
          cairo_move_to (cr, x, y);
          cairo_rel_line_to (cr, 1, 0);
        }
      if (lab_robots_board_has_wall (&self->board, cell, LAB_ROBOTS_WEST))
        {
          cairo_move_to (cr, x, y);
          cairo_rel_line_to (cr, 0, 1);
        }
    }
  cairo_rectangle (cr, 0, 0, size, size);
  cairo_stroke (cr);
}

static void
draw_disc (cairo_t  *cr,
           guint     cell,
           guint     size,
           double    radius,
           LabColor  color)
{
  guint row = cell / size;

  lab_color_set_source (color, cr);
  cairo_arc (cr, cell % size + 0.5, row + 0.5, radius, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* For the other files */

/** lab_robots_board_view_get_side: returns the size of a cell, and where the first one is. */
double
lab_robots_board_view_get_side (LabRobotsBoardView *self,
                                double             *x,
                                double             *y)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  double side = MIN (width, height) / (double) self->board.size;

  *x = (width - side * self->board.size) / 2;
  *y = (height - side * self->board.size) / 2;
  return side;
}

/** lab_robots_board_view_find_cell: finds the cell at a place in the widget. */
gboolean
lab_robots_board_view_find_cell (LabRobotsBoardView *self,
                                 double              x,
                                 double              y,
                                 guint              *cell)
{
  double left, top, side;
  int column, row, size = (int) self->board.size;

  if (!self->has_board)
    return FALSE;
  side = lab_robots_board_view_get_side (self, &left, &top);
  column = (int) floor ((x - left) / side);
  row = (int) floor ((y - top) / side);
  if (column < 0 || row < 0 || column >= size || row >= size)
    return FALSE;
  *cell = (guint) (row * size + column);
  return TRUE;
}

/** lab_robots_board_view_draw: draws the board. */
void
lab_robots_board_view_draw (LabRobotsBoardView *self,
                            GtkSnapshot        *snapshot)
{
  guint size = self->board.size;
  double x, y, side = lab_robots_board_view_get_side (self, &x, &y);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) (side * size),
                                     (float) (side * size)));

  cairo_translate (cr, x, y);
  cairo_scale (cr, side, side);
  lab_color_set_source (LAB_COLOR (0xf3e8cd), cr);
  cairo_paint (cr);
  draw_disc (cr, self->board.target, size, 0.3,
             self->board.any_robot ? LAB_COLOR (0x333333) : robot_colors[self->target_robot]);
  draw_walls (self, cr);
  for (guint robot = 0; robot < self->board.n_robots; robot++)
    draw_disc (cr, self->position.cells[robot], size, 0.4, robot_colors[robot]);
  cairo_destroy (cr);
}
