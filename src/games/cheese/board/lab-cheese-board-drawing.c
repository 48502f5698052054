/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-board-private.h"

#include <string.h>

#include "lab-surface-texture.h"
#include "lab-traversal.h"

/* What is drawn over the maze: thoughts, trails, and hints. Everything is drawn once, and again
 * only if it has changed. */

/* The picture of the colors of a search has at most so many pixels: they are plain, and a large
 * picture takes long to paint. */
#define MAX_HEAT (1 << 18)

/* Half of the thickness of a hedge, in cells. */
#define HEDGE 0.11

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

/* Returns how much of a side of a cell is below a hedge, in pixels. */
static guint
get_inset (LabCheeseBoard  *self,
           guint            cell,
           LabCheeseAction  side,
           guint            detail)
{
  return lab_cheese_plan_get_weight (self->plan, cell, side) > 0 ? 0
                                                                 : (guint) (HEDGE * detail + 0.5);
}

/* Colors a cell without its hedges. */
static void
fill_cell (LabCheeseBoard  *self,
           cairo_surface_t *surface,
           guint            cell,
           guint            detail,
           guint32          pixel)
{
  guint width = lab_cheese_plan_get_width (self->plan);
  guint left = get_inset (self, cell, LAB_CHEESE_WEST, detail);
  guint right = detail - get_inset (self, cell, LAB_CHEESE_EAST, detail);
  guint top = get_inset (self, cell, LAB_CHEESE_NORTH, detail);
  guint bottom = detail - get_inset (self, cell, LAB_CHEESE_SOUTH, detail);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  gsize row = cell / width, column = cell % width;
  guchar *data = cairo_image_surface_get_data (surface) + stride * row * detail
                 + column * detail * 4;

  for (guint y = top; y < bottom; y++)
    {
      for (guint x = left; x < right; x++)
        memcpy (data + stride * y + 4 * (gsize) x, &pixel, sizeof pixel);
    }
}

/* Returns how many pixels a cell has. */
static guint
get_detail (LabCheeseBoard *self,
            double          side)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  guint64 n = (guint64) lab_cheese_plan_get_width (self->plan)
              * lab_cheese_plan_get_height (self->plan);
  guint detail = (guint) MAX (side * scale + 0.5, 1);

  while (detail > 1 && n * detail * detail > MAX_HEAT)
    detail--;
  return detail;
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
      fill_cell (self, surface, cell, detail,
                 get_pixel (palette->near, palette->far, part,
                            distance != LAB_NO_DISTANCE ? 0.5 : 0.2));
    }
  cairo_surface_mark_dirty (surface);
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
    self->heat = draw_heat (self, palette, get_detail (self, side));
  gtk_snapshot_append_texture (
      snapshot, self->heat,
      &GRAPHENE_RECT_INIT ((float) x, (float) y,
                           (float) (lab_cheese_plan_get_width (self->plan) * side),
                           (float) (lab_cheese_plan_get_height (self->plan) * side)));
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
