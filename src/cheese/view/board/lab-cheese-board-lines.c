/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-board-private.h"

#include <math.h>
#include <string.h>

#include "lab-surface-texture.h"
#include "lab-traversal.h"

/* Lines over the maze, and the table of a search, in one picture. */

/* In smaller cells there are no arrows and no numbers, in logical pixels. */
#define ARROW_SIDE 12
#define NUMBER_SIDE 40

/* Private helpers: the table */

static LabCheeseAction
find_action (guint width,
             guint from,
             guint to)
{
  if (to + width == from)
    return LAB_CHEESE_NORTH;
  if (to == from + width)
    return LAB_CHEESE_SOUTH;
  return to == from + 1 ? LAB_CHEESE_EAST : LAB_CHEESE_WEST;
}

static void
stamp (cairo_t         *cr,
       cairo_surface_t *picture,
       int              x,
       int              y)
{
  cairo_set_source_surface (cr, picture, x, y);
  cairo_paint (cr);
}

/* Draws the way back from each cell, and its distance. */
static void
draw_table (LabCheeseBoard *self,
            cairo_t        *cr,
            int             size,
            double          side)
{
  guint width = lab_cheese_plan_get_width (self->plan);

  for (guint cell = 0; cell < self->n_cells && side >= ARROW_SIDE; cell++)
    {
      int x = (int) (cell % width) * size, y = (int) (cell / width) * size;

      if (self->parents[cell] != LAB_NO_NODE)
        stamp (cr, lab_cheese_pictures_get_arrow (self->pictures,
                                                  find_action (width, cell, self->parents[cell])),
               x, y);
      if (side >= NUMBER_SIDE && self->distances != NULL
          && self->distances[cell] != LAB_NO_DISTANCE)
        stamp (cr, lab_cheese_pictures_get_number (self->pictures, self->distances[cell]), x, y);
    }
}

/* Private helpers: lines */

static void
get_middle (LabCheeseBoard *self,
            guint           cell,
            double         *x,
            double         *y)
{
  guint width = lab_cheese_plan_get_width (self->plan), row = cell / width;

  *x = cell % width + 0.5;
  *y = row + 0.5;
}

static void
add_line (LabCheeseBoard *self,
          cairo_t        *cr,
          const GArray   *cells,
          double          aside)
{
  cairo_new_path (cr);
  for (guint i = 0; i < cells->len; i++)
    {
      double x, y;

      get_middle (self, g_array_index (cells, guint, i), &x, &y);
      cairo_line_to (cr, x + aside, y + aside);
    }
}

/* Adds each side of a trail once, because rats go the same way many times. */
static void
add_trail (LabCheeseBoard *self,
           cairo_t        *cr,
           const GArray   *cells,
           double          aside)
{
  guint width = lab_cheese_plan_get_width (self->plan);
  gsize n = (gsize) width * lab_cheese_plan_get_height (self->plan);
  g_autofree guint8 *drawn = g_malloc0 (n);

  cairo_new_path (cr);
  for (guint i = 0; i + 1 < cells->len; i++)
    {
      guint a = g_array_index (cells, guint, i), b = g_array_index (cells, guint, i + 1);
      guint8 bit = MAX (a, b) - MIN (a, b) == 1 ? 1 : 2;
      double x, y;

      if (a == b || a >= n || b >= n || (drawn[MIN (a, b)] & bit) != 0)
        continue;
      drawn[MIN (a, b)] |= bit;
      get_middle (self, a, &x, &y);
      cairo_move_to (cr, x + aside, y + aside);
      get_middle (self, b, &x, &y);
      cairo_line_to (cr, x + aside, y + aside);
    }
}

static void
stroke (cairo_t                *cr,
        const LabCheesePalette *palette,
        LabColor                color,
        double                  width)
{
  lab_color_set_source (lab_color_fade (palette->halo, 0.8), cr);
  cairo_set_line_width (cr, width + 0.06);
  cairo_stroke_preserve (cr);
  lab_color_set_source (color, cr);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* Draws rings around cells. */
static void
draw_rings (LabCheeseBoard         *self,
            cairo_t                *cr,
            const LabCheesePalette *palette,
            const GArray           *cells,
            guint                   first,
            guint                   n)
{
  for (guint i = first; i < first + n && i < cells->len; i++)
    {
      double x, y;

      get_middle (self, g_array_index (cells, guint, i), &x, &y);
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, 0.38, 0, 2 * G_PI);
    }
  stroke (cr, palette, palette->hint, 0.08);
}

static void
draw_lines (LabCheeseBoard         *self,
            cairo_t                *cr,
            const LabCheesePalette *palette)
{
  static const double dashes[] = { 0.001, 0.22 };

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < self->trails->len; i++)
    {
      add_trail (self, cr, self->trails->pdata[i], ((i % 5) - 2.0) * 0.09);
      lab_color_set_source (lab_color_fade (lab_cheese_palette_get_rat (palette, i), 0.7), cr);
      cairo_set_line_width (cr, 0.07);
      cairo_stroke (cr);
    }
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  if (self->route != NULL)
    {
      add_line (self, cr, self->route, 0);
      stroke (cr, palette, lab_cheese_palette_get_rat (palette, self->rat), 0.13);
    }
  if (self->hint != NULL)
    {
      add_line (self, cr, self->hint, 0);
      stroke (cr, palette, palette->hint, 0.12);
    }
  cairo_set_dash (cr, NULL, 0, 0);
  if (self->hint != NULL)
    draw_rings (self, cr, palette, self->hint, self->hint->len > 1 ? 1 : 0, 1);
  if (self->marks != NULL)
    draw_rings (self, cr, palette, self->marks, 0, self->marks->len);
}

static gboolean
has_lines (LabCheeseBoard *self)
{
  return self->trails->len > 0 || self->parents != NULL || self->route != NULL
         || self->hint != NULL || self->marks != NULL;
}

/* Draws the visible part of the table and of the lines. */
static GdkTexture *
make_lines (LabCheeseBoard         *self,
            const LabCheesePalette *palette,
            double                  x,
            double                  y,
            double                  side)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, gtk_widget_get_width (GTK_WIDGET (self)) * scale,
      gtk_widget_get_height (GTK_WIDGET (self)) * scale);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, x * scale, y * scale);
  if (self->parents != NULL)
    draw_table (self, cr, (int) (side * scale + 0.5), side);
  cairo_scale (cr, side * scale, side * scale);
  draw_lines (self, cr, palette);
  cairo_destroy (cr);
  return lab_surface_texture_take (surface);
}

/* For the board */

/** lab_cheese_board_show_lines: shows trails, routes, hints, and cells that are pointed at. */
void
lab_cheese_board_show_lines (LabCheeseBoard         *self,
                             GtkSnapshot            *snapshot,
                             const LabCheesePalette *palette,
                             double                  x,
                             double                  y,
                             double                  side)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  const double place[] = { x, y, side, width, height };

  if (!has_lines (self))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (place); i++)
    {
      if (place[i] != self->lines_place[i])
        g_clear_object (&self->lines);
    }
  memcpy (self->lines_place, place, sizeof place);
  if (self->lines == NULL)
    self->lines = make_lines (self, palette, x, y, side);
  gtk_snapshot_append_texture (snapshot, self->lines,
                               &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}
