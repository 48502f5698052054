/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-board-private.h"

#include <math.h>
#include <string.h>

#include "lab-surface-texture.h"
#include "lab-traversal.h"

/* What is drawn over the maze: thoughts, trails, and hints. Everything is drawn once, and again
 * only if it has changed. */

/* Cells of the colors of a search have at most so many pixels, because they are plain. */
#define HEAT_DETAIL 8

/* In smaller cells there are no arrows and no numbers, in logical pixels. */
#define ARROW_SIDE 12
#define NUMBER_SIDE 40

/* Private helpers: what is shown */

static GArray *
copy_cells (GArray *cells)
{
  GArray *copy = g_array_sized_new (FALSE, FALSE, sizeof (guint), cells->len);

  g_array_append_vals (copy, cells->data, cells->len);
  return copy;
}

/* Notes what the first steps of a search did. */
static void
note_search (LabCheeseBoard      *self,
             const LabRatThought *thought,
             guint                n_steps)
{
  gsize n_events = lab_event_log_get_n_events (thought->log);

  self->seen = g_new0 (guint8, thought->n_cells);
  self->distances = g_new (guint, thought->n_cells);
  memset (self->distances, 0xff, thought->n_cells * sizeof *self->distances);
  for (gsize i = 0; i < MIN (n_events, n_steps); i++)
    {
      const LabEvent *event = lab_event_log_get_event (thought->log, i);

      if (event->node >= thought->n_cells)
        continue;
      if (event->kind == LAB_EVENT_QUEUED && self->seen[event->node] == LAB_CHEESE_UNSEEN)
        self->seen[event->node] = LAB_CHEESE_FOUND;
      else if (event->kind != LAB_EVENT_QUEUED)
        {
          self->seen[event->node] = LAB_CHEESE_VISITED;
          self->distances[event->node] = event->cost;
        }
    }
}

/* The whole search is shown with its table and the way that the rat wants to go. */
static void
note_thought (LabCheeseBoard      *self,
              const LabRatThought *thought,
              guint                n_steps)
{
  gboolean whole = thought->log == NULL || n_steps >= lab_event_log_get_n_events (thought->log);

  self->n_cells = thought->n_cells;
  if (thought->log != NULL)
    note_search (self, thought, n_steps);
  if (!whole)
    return;
  if (thought->distances != NULL)
    {
      g_free (self->distances);
      self->distances = g_memdup2 (thought->distances,
                                   thought->n_cells * sizeof *thought->distances);
    }
  if (thought->parents != NULL)
    self->parents = g_memdup2 (thought->parents, thought->n_cells * sizeof *thought->parents);
  if (thought->route != NULL)
    self->route = copy_cells (thought->route);
}

/* Private helpers: the colors of a search */

/* Returns a pixel of an opaque color, premultiplied. */
static guint32
get_pixel (LabColor near,
           LabColor far,
           double   part,
           double   alpha)
{
  const double channels[] = {
    near.red + part * (far.red - near.red),
    near.green + part * (far.green - near.green),
    near.blue + part * (far.blue - near.blue),
  };
  guint32 pixel = (guint32) (alpha * 255 + 0.5) << 24;

  for (guint i = 0; i < G_N_ELEMENTS (channels); i++)
    pixel |= (guint32) (channels[i] * alpha * 255 + 0.5) << (16 - 8 * i);
  return pixel;
}

static guint
find_farthest (LabCheeseBoard *self)
{
  guint farthest = 1;

  for (guint i = 0; i < self->n_cells; i++)
    {
      if (self->distances[i] != LAB_NO_DISTANCE)
        farthest = MAX (farthest, self->distances[i]);
    }
  return farthest;
}

static void
fill_cell (cairo_surface_t *surface,
           guint            row,
           guint            column,
           guint            detail,
           guint32          pixel)
{
  guchar *data = cairo_image_surface_get_data (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);

  for (guint y = 0; y < detail; y++)
    {
      guchar *line = data + stride * ((gsize) row * detail + y) + (gsize) column * detail * 4;

      for (guint x = 0; x < detail; x++)
        memcpy (line + 4 * (gsize) x, &pixel, sizeof pixel);
    }
}

static GdkTexture *
draw_heat (LabCheeseBoard         *self,
           const LabCheesePalette *palette,
           guint                   detail)
{
  guint width = lab_cheese_plan_get_width (self->plan);
  guint height = lab_cheese_plan_get_height (self->plan);
  guint n = MIN (self->n_cells, width * height), farthest = find_farthest (self);
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, (int) (width * detail), (int) (height * detail));

  cairo_surface_flush (surface);
  for (guint cell = 0; cell < n; cell++)
    {
      guint distance = self->distances[cell];
      double part = distance != LAB_NO_DISTANCE ? (double) distance / farthest : 1;

      if (distance == LAB_NO_DISTANCE
          && (self->seen == NULL || self->seen[cell] != LAB_CHEESE_FOUND))
        continue;
      fill_cell (surface, cell / width, cell % width, detail,
                 get_pixel (palette->near, palette->far, part,
                            distance != LAB_NO_DISTANCE ? 0.5 : 0.2));
    }
  cairo_surface_mark_dirty (surface);
  return lab_surface_texture_take (surface);
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
  return self->trails->len > 0 || self->route != NULL || self->hint != NULL || self->marks != NULL;
}

/* Draws the visible part of the lines. */
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

  cairo_scale (cr, scale, scale);
  cairo_translate (cr, x, y);
  cairo_scale (cr, side, side);
  draw_lines (self, cr, palette);
  cairo_destroy (cr);
  return lab_surface_texture_take (surface);
}

/* For the board */

/** lab_cheese_board_forget_drawn: draws everything again that is drawn over the maze. */
void
lab_cheese_board_forget_drawn (LabCheeseBoard *self)
{
  g_clear_object (&self->heat);
  g_clear_object (&self->lines);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** lab_cheese_board_clear_overlay: shows only the maze. */
void
lab_cheese_board_clear_overlay (LabCheeseBoard *self)
{
  g_clear_pointer (&self->seen, g_free);
  g_clear_pointer (&self->distances, g_free);
  g_clear_pointer (&self->parents, g_free);
  g_clear_pointer (&self->route, g_array_unref);
  g_clear_pointer (&self->hint, g_array_unref);
  g_ptr_array_set_size (self->trails, 0);
  self->n_cells = 0;
  lab_cheese_board_forget_drawn (self);
}

/** lab_cheese_board_show_heat: shows the cells that a search has seen. */
void
lab_cheese_board_show_heat (LabCheeseBoard         *self,
                            GtkSnapshot            *snapshot,
                            const LabCheesePalette *palette,
                            double                  x,
                            double                  y,
                            double                  side)
{
  if (self->palette != palette)
    lab_cheese_board_forget_drawn (self);
  self->palette = palette;
  if (self->distances == NULL)
    return;
  if (self->heat == NULL)
    self->heat = draw_heat (self, palette, (guint) CLAMP (side, 1, HEAT_DETAIL));
  gtk_snapshot_append_texture (
      snapshot, self->heat,
      &GRAPHENE_RECT_INIT ((float) x, (float) y,
                           (float) (lab_cheese_plan_get_width (self->plan) * side),
                           (float) (lab_cheese_plan_get_height (self->plan) * side)));
}

/** lab_cheese_board_show_table: shows the way back from each cell, and its distance. */
void
lab_cheese_board_show_table (LabCheeseBoard *self,
                             GtkSnapshot    *snapshot,
                             double          x,
                             double          y,
                             double          side)
{
  guint width = lab_cheese_plan_get_width (self->plan);
  double right = gtk_widget_get_width (GTK_WIDGET (self));
  double bottom = gtk_widget_get_height (GTK_WIDGET (self));

  for (guint cell = 0; cell < self->n_cells && side >= ARROW_SIDE; cell++)
    {
      guint row = cell / width, parent = self->parents != NULL ? self->parents[cell] : LAB_NO_NODE;
      double left = x + cell % width * side, top = y + row * side;
      graphene_rect_t place
          = GRAPHENE_RECT_INIT ((float) left, (float) top, (float) side, (float) side);

      if (left + side < 0 || top + side < 0 || left > right || top > bottom)
        continue;
      if (parent != LAB_NO_NODE)
        gtk_snapshot_append_texture (
            snapshot,
            lab_cheese_pictures_get_arrow (self->pictures, parent + width == cell ? LAB_CHEESE_NORTH
                                                           : parent == cell + width
                                                               ? LAB_CHEESE_SOUTH
                                                           : parent == cell + 1 ? LAB_CHEESE_EAST
                                                                                : LAB_CHEESE_WEST),
            &place);
      if (side >= NUMBER_SIDE && self->distances != NULL
          && self->distances[cell] != LAB_NO_DISTANCE)
        gtk_snapshot_append_texture (
            snapshot, lab_cheese_pictures_get_number (self->pictures, self->distances[cell]),
            &place);
    }
}

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

/* Public functions */

/** lab_cheese_board_set_overlay: shows thoughts, trails, and hints; %NULL for none. */
void
lab_cheese_board_set_overlay (LabCheeseBoard         *self,
                              const LabCheeseOverlay *overlay)
{
  g_return_if_fail (LAB_IS_CHEESE_BOARD (self));

  lab_cheese_board_clear_overlay (self);
  if (overlay == NULL)
    return;
  self->rat = overlay->rat;
  if (overlay->thought != NULL)
    note_thought (self, overlay->thought, overlay->n_steps);
  if (overlay->hint_cells != NULL && overlay->hint_cells->len > 0)
    self->hint = copy_cells (overlay->hint_cells);
  for (guint i = 0; overlay->trails != NULL && i < overlay->n_trails; i++)
    g_ptr_array_add (self->trails, copy_cells (overlay->trails[i]));
}

/**
 * lab_cheese_board_set_marks:
 * @self: a board
 * @cells: (nullable) (element-type guint): cells
 *
 * Points at cells, such as those that are wrong.
 */
void
lab_cheese_board_set_marks (LabCheeseBoard *self,
                            GArray         *cells)
{
  g_return_if_fail (LAB_IS_CHEESE_BOARD (self));

  g_clear_pointer (&self->marks, g_array_unref);
  if (cells != NULL && cells->len > 0)
    self->marks = copy_cells (cells);
  lab_cheese_board_forget_drawn (self);
}
