/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>
#include <string.h>

#include "lab-cheese-board-private.h"
#include "lab-picture-cache.h"
#include "lab-traversal.h"

/* What the board shows, from below: the ground, what is thought about it, the cheese, and the
 * rats. */

#define CORNER 12

/* The room around a maze, in cells, for the outer hedge. */
#define EDGE 0.2

/* When the cheese begins to disappear, as a part of the move. */
#define EATEN_BEGIN 0.6

/* Where the rats are, during and after a move. Several rats in a cell stand side by side. A rat in
 * mud is as far on the way as it has waded. */

/* How large a rat is, in cells, and how much of one in mud is seen. */
#define RAT_SIZE 0.86
#define SEEN_IN_MUD 0.8

/* Where a rat is, in cells, and how large, as a part of the size of one that is alone. */
typedef struct
{
  double x, y, size;
} Place;

static void
on_progress (double   value G_GNUC_UNUSED,
             gpointer data)
{
  gtk_widget_queue_draw (data);
}

static void
on_done (LabCheeseBoard *self)
{
  lab_cheese_board_stop_motion (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
is_in_mud (const LabCheeseRatState *rat)
{
  return rat->mud_target != LAB_CHEESE_NO_CELL && rat->mud_turns > 0;
}

/* Returns how far a rat in mud has come. */
static double
get_part (LabCheeseBoard          *self,
          const LabCheeseRatState *rat)
{
  guint weight = 0;

  if (!is_in_mud (rat))
    return 0;
  for (guint action = LAB_CHEESE_NORTH; action < LAB_N_CHEESE_ACTIONS; action++)
    {
      guint cell = rat->cell;

      if (lab_cheese_step (self->draft->width, self->draft->height, &cell, (LabCheeseAction) action)
          && cell == rat->mud_target)
        weight = lab_cheese_draft_get_turns (self->draft, rat->cell, (LabCheeseAction) action);
    }
  if (weight < 2)
    return 0.5;
  return CLAMP (1 - (double) rat->mud_turns / weight, 0.1, 0.9);
}

/* Returns where a rat stands: rats that are in the same place share it. */
static Place
get_place (LabCheeseBoard          *self,
           const LabCheeseRatState *rats,
           guint                    rat)
{
  guint width = self->draft->width, n = 0, before = 0, side = 1;
  guint row = rats[rat].cell / width, slot_row, n_rows;
  Place place = { rats[rat].cell % width + 0.5, row + 0.5, 1 };
  double part = get_part (self, &rats[rat]);

  for (guint other = 0; other < self->position.n_rats; other++)
    {
      if (rats[other].cell != rats[rat].cell || rats[other].mud_target != rats[rat].mud_target)
        continue;
      n++;
      before += other < rat ? 1 : 0;
    }
  if (part > 0)
    {
      guint target_row = rats[rat].mud_target / width;

      place.x += part * (rats[rat].mud_target % width + 0.5 - place.x);
      place.y += part * (target_row + 0.5 - place.y);
    }
  while (side * side < n)
    side++;
  if (side == 1)
    return place;
  place.size = 1.08 / side;
  slot_row = before / side;
  place.x += (before % side - (side - 1) / 2.0) * 0.84 / side;
  n_rows = (n + side - 1) / side;
  place.y += (slot_row - (n_rows - 1) / 2.0) * 0.84 / side;
  return place;
}

static void
show_rat (LabCheeseBoard *self,
          guint           rat,
          const Place    *place,
          gboolean        in_mud)
{
  double size = RAT_SIZE * place->size * self->side;
  double left = place->x * self->side - size / 2, top = place->y * self->side - size / 2;

  if (in_mud)
    {
      top += 0.12 * size;
      gtk_snapshot_push_clip (self->snapshot,
                              &GRAPHENE_RECT_INIT ((float) left, (float) (top - size),
                                                   (float) size,
                                                   (float) (size * (1 + SEEN_IN_MUD))));
    }
  gtk_snapshot_append_texture (
      self->snapshot,
      lab_picture_cache_get (self->pictures, LAB_CHEESE_PICTURE_RAT,
                             2 * rat + (self->looks_left[rat] ? 1 : 0)),
      &GRAPHENE_RECT_INIT ((float) left, (float) top, (float) size, (float) size));
  if (in_mud)
    gtk_snapshot_pop (self->snapshot);
}

/* For the board */

/** lab_cheese_board_stop_motion: shows the position at once. */
void
lab_cheese_board_stop_motion (LabCheeseBoard *self)
{
  g_array_set_size (self->eaten, 0);
  if (self->motion == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->motion, self);
  adw_animation_pause (self->motion);
  g_clear_object (&self->motion);
}

/** lab_cheese_board_start_motion: moves the rats from where they were. */
void
lab_cheese_board_start_motion (LabCheeseBoard *self,
                               guint           duration)
{
  guint width = self->draft->width;

  for (guint rat = 0; rat < self->position.n_rats; rat++)
    {
      const LabCheeseRatState *to = &self->position.rats[rat];
      guint target = is_in_mud (to) ? to->mud_target : to->cell;
      guint column = target % width, from = self->before[rat].cell % width;

      if (column != from)
        self->looks_left[rat] = column < from;
    }
  if (duration == 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      g_array_set_size (self->eaten, 0);
      return;
    }
  self->motion = adw_timed_animation_new (
      GTK_WIDGET (self), 0, 1, duration,
      adw_callback_animation_target_new (on_progress, self, NULL));
  g_signal_connect_swapped (self->motion, "done", G_CALLBACK (on_done), self);
  adw_animation_play (self->motion);
}

/** lab_cheese_board_get_progress: returns how far the rats are on their way, 0 to 1. */
static double
lab_cheese_board_get_progress (LabCheeseBoard *self)
{
  return self->motion != NULL ? adw_animation_get_value (self->motion) : 1;
}

/** lab_cheese_board_show_rats: shows the rats. */
static void
lab_cheese_board_show_rats (LabCheeseBoard *self)
{
  double part = lab_cheese_board_get_progress (self);

  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot,
                          &GRAPHENE_POINT_INIT ((float) self->x, (float) self->y));
  for (guint rat = 0; rat < self->position.n_rats; rat++)
    {
      Place from = get_place (self, self->before, rat);
      Place place = get_place (self, self->position.rats, rat);
      gboolean in_mud = is_in_mud (&self->position.rats[rat]);

      place.x += (1 - part) * (from.x - place.x);
      place.y += (1 - part) * (from.y - place.y);
      place.size += (1 - part) * (from.size - place.size);
      if (part < 0.5)
        in_mud = is_in_mud (&self->before[rat]);
      show_rat (self, rat, &place, in_mud);
    }
  gtk_snapshot_restore (self->snapshot);
}

/* What is drawn over the maze: thoughts, trails, and hints. Everything is drawn once, and again
 * only if it has changed. */

/* The picture of the colors of a search has at most so many pixels: they are plain, and a large
 * picture takes long to paint. */
#define MAX_HEAT (1 << 18)

/* Half of the thickness of a hedge, in cells. */
#define HEDGE 0.11

/* Notes what the first steps of a search did. */
static void
note_search (LabCheeseBoard      *self,
             const LabRatThought *thought,
             guint                n_steps)
{
  gsize n_events = thought->log->n_events;

  self->seen = g_new0 (guint8, thought->n_cells);
  self->distances = g_new (guint, thought->n_cells);
  memset (self->distances, 0xff, thought->n_cells * sizeof *self->distances);
  for (gsize i = 0; i < MIN (n_events, n_steps); i++)
    {
      const LabEvent *event = &thought->log->events[i];

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
  gboolean whole = thought->log == NULL || n_steps >= thought->log->n_events;

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
    self->route = g_array_ref (thought->route);
}

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
  return lab_cheese_draft_get_turns (self->draft, cell, side) > 0 ? 0
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
  guint width = self->draft->width;
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
get_detail (LabCheeseBoard *self)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  guint64 n = (guint64) self->draft->width * self->draft->height;
  guint detail = (guint) MAX (self->side * scale + 0.5, 1);

  while (detail > 1 && n * detail * detail > MAX_HEAT)
    detail--;
  return detail;
}

static GdkTexture *
draw_heat (LabCheeseBoard *self)
{
  guint width = self->draft->width, height = self->draft->height, detail = get_detail (self);
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
                 get_pixel (self->palette->near, self->palette->far, part,
                            distance != LAB_NO_DISTANCE ? 0.5 : 0.2));
    }
  cairo_surface_mark_dirty (surface);
  return lab_surface_texture_take (surface);
}

/* For the board */

/** lab_cheese_board_forget_drawn: draws everything again that is drawn over the maze. */
static void
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
  g_clear_pointer (&self->trails, g_ptr_array_unref);
  self->n_cells = 0;
  lab_cheese_board_forget_drawn (self);
}

/** lab_cheese_board_show_heat: shows the cells that a search has seen. */
static void
lab_cheese_board_show_heat (LabCheeseBoard *self)
{
  if (self->distances == NULL)
    return;
  if (self->heat == NULL)
    self->heat = draw_heat (self);
  gtk_snapshot_append_texture (
      self->snapshot, self->heat,
      &GRAPHENE_RECT_INIT ((float) self->x, (float) self->y,
                           (float) (self->draft->width * self->side),
                           (float) (self->draft->height * self->side)));
}

/** lab_cheese_board_set_overlay: shows thoughts, trails, and hints. */
void
lab_cheese_board_set_overlay (LabCheeseBoard         *self,
                              const LabCheeseOverlay *overlay)
{
  g_return_if_fail (LAB_IS_CHEESE_BOARD (self));

  lab_cheese_board_clear_overlay (self);
  self->rat = overlay->rat;
  if (overlay->thought != NULL)
    note_thought (self, overlay->thought, overlay->n_steps);
  if (overlay->hint_cells != NULL && overlay->hint_cells->len > 0)
    self->hint = g_array_ref (overlay->hint_cells);
  if (overlay->trails != NULL)
    self->trails = g_ptr_array_ref (overlay->trails);
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
    self->marks = g_array_ref (cells);
  lab_cheese_board_forget_drawn (self);
}

/* Lines over the maze, and the table of a search, in one picture. */

/* In smaller cells there are no arrows and no numbers, in logical pixels. */
#define ARROW_SIDE 12
#define NUMBER_SIDE 40

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

/* Draws the way back from each cell, and its distance. */
static void
draw_table (LabCheeseBoard *self,
            cairo_t        *cr,
            int             size)
{
  guint width = self->draft->width;

  for (guint cell = 0; cell < self->n_cells && self->side >= ARROW_SIDE; cell++)
    {
      int x = (int) (cell % width) * size, y = (int) (cell / width) * size;

      if (self->parents[cell] != LAB_NO_NODE)
        lab_picture_cache_paint (self->pictures, LAB_CHEESE_PICTURE_ARROW,
                                 find_action (width, cell, self->parents[cell]), cr, x, y);
      if (self->side >= NUMBER_SIDE && self->distances != NULL
          && self->distances[cell] != LAB_NO_DISTANCE)
        lab_picture_cache_paint (self->pictures, LAB_CHEESE_PICTURE_DISTANCE,
                                 self->distances[cell], cr, x, y);
    }
}

static void
get_middle (LabCheeseBoard *self,
            guint           cell,
            double         *x,
            double         *y)
{
  guint width = self->draft->width, row = cell / width;

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
  guint width = self->draft->width;
  gsize n = (gsize) width * self->draft->height;
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
stroke (LabCheeseBoard *self,
        cairo_t        *cr,
        LabColor        color,
        double          width)
{
  lab_color_set_source (lab_color_fade (self->palette->halo, 0.8), cr);
  cairo_set_line_width (cr, width + 0.06);
  cairo_stroke_preserve (cr);
  lab_color_set_source (color, cr);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* Draws rings around cells. */
static void
draw_rings (LabCheeseBoard *self,
            cairo_t        *cr,
            const GArray   *cells,
            guint           first,
            guint           n)
{
  for (guint i = first; i < first + n && i < cells->len; i++)
    {
      double x, y;

      get_middle (self, g_array_index (cells, guint, i), &x, &y);
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, 0.38, 0, 2 * G_PI);
    }
  stroke (self, cr, self->palette->hint, 0.08);
}

static void
draw_lines (LabCheeseBoard *self,
            cairo_t        *cr)
{
  const LabCheesePalette *palette = self->palette;
  static const double dashes[] = { 0.001, 0.22 };

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; self->trails != NULL && i < self->trails->len; i++)
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
      stroke (self, cr, lab_cheese_palette_get_rat (palette, self->rat), 0.13);
    }
  if (self->hint != NULL)
    {
      add_line (self, cr, self->hint, 0);
      stroke (self, cr, palette->hint, 0.12);
    }
  cairo_set_dash (cr, NULL, 0, 0);
  if (self->hint != NULL)
    draw_rings (self, cr, self->hint, self->hint->len > 1 ? 1 : 0, 1);
  if (self->marks != NULL)
    draw_rings (self, cr, self->marks, 0, self->marks->len);
}

/* Draws the visible part of the table and of the lines. */
static GdkTexture *
make_lines (LabCheeseBoard *self)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, gtk_widget_get_width (GTK_WIDGET (self)) * scale,
      gtk_widget_get_height (GTK_WIDGET (self)) * scale);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, self->x * scale, self->y * scale);
  if (self->parents != NULL)
    draw_table (self, cr, (int) (self->side * scale + 0.5));
  cairo_scale (cr, self->side * scale, self->side * scale);
  draw_lines (self, cr);
  cairo_destroy (cr);
  return lab_surface_texture_take (surface);
}

/* For the board */

/** lab_cheese_board_show_lines: shows trails, routes, hints, and cells that are pointed at. */
static void
lab_cheese_board_show_lines (LabCheeseBoard *self)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  const double place[] = { self->x, self->y, self->side, width, height };

  if (self->trails == NULL && self->parents == NULL && self->route == NULL && self->hint == NULL
      && self->marks == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (place); i++)
    {
      if (place[i] != self->lines_place[i])
        g_clear_object (&self->lines);
    }
  memcpy (self->lines_place, place, sizeof place);
  if (self->lines == NULL)
    self->lines = make_lines (self);
  gtk_snapshot_append_texture (self->snapshot, self->lines,
                               &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

/* Finds the visible part of the maze with its outer hedge. */
static void
find_garden (LabCheeseBoard *self)
{
  double edge = EDGE * self->side;
  graphene_rect_t whole = GRAPHENE_RECT_INIT (
      (float) (self->x - edge), (float) (self->y - edge),
      (float) (self->draft->width * self->side + 2 * edge),
      (float) (self->draft->height * self->side + 2 * edge));
  graphene_rect_t room
      = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                            (float) gtk_widget_get_height (GTK_WIDGET (self)));

  if (!graphene_rect_intersection (&whole, &room, &self->garden))
    self->garden = room;
}

static void
show_cheese (LabCheeseBoard *self,
             guint           cell,
             double          presence)
{
  guint width = self->draft->width, row = cell / width;
  double size = self->side * (1 + 0.5 * (1 - presence));
  double left = self->x + (cell % width + 0.5) * self->side - size / 2;
  double top = self->y + (row + 0.5) * self->side - size / 2;
  graphene_rect_t place
      = GRAPHENE_RECT_INIT ((float) left, (float) top, (float) size, (float) size);

  if (!graphene_rect_intersection (&place, &self->garden, NULL))
    return;
  if (presence < 1)
    gtk_snapshot_push_opacity (self->snapshot, presence);
  gtk_snapshot_append_texture (
      self->snapshot, lab_picture_cache_get (self->pictures, LAB_CHEESE_PICTURE_CHEESE, 0),
      &place);
  if (presence < 1)
    gtk_snapshot_pop (self->snapshot);
}

/* Cheese that was eaten disappears when the rat arrives. */
static void
show_all_cheese (LabCheeseBoard *self)
{
  double part = (lab_cheese_board_get_progress (self) - EATEN_BEGIN) / (1 - EATEN_BEGIN);

  for (guint i = 0; i < self->position.n_cheese; i++)
    show_cheese (self, self->position.cheese[i], 1);
  for (guint i = 0; i < self->eaten->len; i++)
    show_cheese (self, g_array_index (self->eaten, guint, i), 1 - CLAMP (part, 0, 1));
}

static void
show_border (GtkSnapshot           *snapshot,
             const graphene_rect_t *place,
             LabColor               color,
             float                  width,
             float                  corner)
{
  const float widths[] = { width, width, width, width };
  const GdkRGBA rgba = { (float) color.red, (float) color.green, (float) color.blue, 1 };
  const GdkRGBA colors[] = { rgba, rgba, rgba, rgba };
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, place, corner);
  gtk_snapshot_append_border (snapshot, &shape, widths, colors);
}

/* The cell of the keyboard has two borders, so that it is seen on every ground. */
static void
show_cursor (LabCheeseBoard *self)
{
  guint width = self->draft->width, row = self->cursor / width;
  float line = (float) MAX (2, 0.06 * self->side);
  graphene_rect_t place
      = GRAPHENE_RECT_INIT ((float) (self->x + self->cursor % width * self->side),
                            (float) (self->y + row * self->side), (float) self->side,
                            (float) self->side);

  if (self->cursor == LAB_CHEESE_NO_CELL || !gtk_widget_has_focus (GTK_WIDGET (self)))
    return;
  show_border (self->snapshot, &place, self->palette->halo, line * 2, 4);
  show_border (self->snapshot, &place, self->palette->cursor, line, 4);
}

/* Functions of the board */

/** lab_cheese_board_draw: draws everything. */
void
lab_cheese_board_draw (LabCheeseBoard *self,
                       GtkSnapshot    *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const LabCheesePalette *palette = &lab_cheese_palettes[lab_style_get (widget)];
  int size;

  if (self->palette != palette)
    lab_cheese_board_forget_drawn (self);
  self->palette = palette;
  self->snapshot = snapshot;
  self->side = lab_cheese_board_get_side (self, &self->x, &self->y);
  size = MAX ((int) (self->side * gtk_widget_get_scale_factor (widget) + 0.5), 1);
  lab_cheese_ground_set_look (self->ground, palette, size);
  lab_picture_cache_set_look (self->pictures, palette, size);
  find_garden (self);
  lab_cheese_ground_show (self->ground, snapshot, self->x, self->y, self->side, &self->garden);
  lab_cheese_board_show_heat (self);
  lab_cheese_board_show_lines (self);
  show_all_cheese (self);
  lab_cheese_board_show_rats (self);
  show_cursor (self);
  if (gtk_widget_has_visible_focus (widget))
    show_border (snapshot, &self->garden, palette->cursor, 2, CORNER);
}
