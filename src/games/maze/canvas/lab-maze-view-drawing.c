/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "lab-color.h"
#include "lab-maze-view.h"

/* Tiles are larger where more than this many pixels are visible, so that a frame has few. */
#define SMALL_TILE 256
#define LARGE_TILE 512
#define MANY_PIXELS 2500000
/* A frame draws at most so many tiles of another scale where tiles are missing. */
#define MAX_OTHER_TILES 30
/* Tiles of another scale are not drawn larger than so many times: they would show nothing, and take
 * long. */
#define MAX_GROWTH 32
/* How long a frame waits for tiles that nothing can stand in for, in microseconds. */
#define PATIENCE 5000
#define FIRST_PATIENCE 12000

/* The tiles that show a part of the maze at a scale. */
typedef struct
{
  LabMazeScale scale;
  gint64       first[2];
  gint64       last[2];         /* less than the first if there are none */
} Tiles;

/* What lies above the maze: its start and goal, the wall that a click would change, the cursor, and
 * the frame that shows the focus. */

#define MIN_END 14.0
#define END_PART 0.62
#define MIN_CURSOR 14.0
#define HALO 1.5
#define LINE 2.0f

/* Private helpers: what lies over the maze */

static GdkRGBA
to_rgba (LabColor color)
{
  return (GdkRGBA) { (float) color.red, (float) color.green, (float) color.blue,
                     (float) color.alpha };
}

static void
draw_disc (cairo_t  *cr,
           double    radius,
           LabColor  color)
{
  lab_color_set_source (color, cr);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* Draws a disc at the start, and a target at the goal. */
static void
draw_end (LabMazeView *self,
          GtkSnapshot *snapshot,
          guint        which)
{
  double zoom = lab_maze_view_get_zoom (self);
  double radius = MAX (END_PART * zoom, MIN_END) / 2;
  float half = (float) ceil (radius) + 1;
  LabMazeCell last = { self->maze->height - 1, self->maze->width - 1 };
  double x, y;
  cairo_t *cr;

  lab_maze_view_get_point (self, which == 0 ? (LabMazeCell) { 0, 0 } : last, &x, &y);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) x - half, (float) y - half,
                                                                 2 * half, 2 * half));
  cairo_translate (cr, x, y);
  draw_disc (cr, radius, self->palette->halo);
  draw_disc (cr, radius - HALO, which == 0 ? self->palette->start : self->palette->goal);
  if (which == 1)
    {
      draw_disc (cr, (radius - HALO) * 0.66, self->palette->halo);
      draw_disc (cr, (radius - HALO) * 0.34, self->palette->goal);
    }
  cairo_destroy (cr);
}

static void
draw_frame (GtkSnapshot           *snapshot,
            const graphene_rect_t *bounds,
            float                  radius,
            LabColor               color)
{
  GdkRGBA rgba = to_rgba (color);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  gtk_snapshot_append_border (snapshot, &outline, (float[]) { LINE, LINE, LINE, LINE },
                              (GdkRGBA[]) { rgba, rgba, rgba, rgba });
}

static void
draw_cursor (LabMazeView *self,
             GtkSnapshot *snapshot)
{
  float side = (float) MAX (lab_maze_view_get_zoom (self), MIN_CURSOR);
  graphene_rect_t bounds, inner;
  double x, y;

  lab_maze_view_get_point (self, self->cursor, &x, &y);
  bounds = GRAPHENE_RECT_INIT ((float) x - side / 2, (float) y - side / 2, side, side);
  inner = bounds;
  graphene_rect_inset (&inner, LINE, LINE);
  draw_frame (snapshot, &bounds, LINE + 2, self->palette->ring);
  draw_frame (snapshot, &inner, LINE, self->palette->halo);
}

/* Draws the wall between two cells over the one that is there, or where it would be. */
static void
draw_hovered (LabMazeView *self,
              GtkSnapshot *snapshot)
{
  LabMazeWall wall = self->hovered;
  gboolean across = wall.cell.row != wall.other.row;
  float length = (float) lab_maze_view_get_zoom (self), width = MAX (length / 5, 3);
  GdkRGBA rgba = to_rgba (lab_color_fade (self->palette->ring, 0.8));
  graphene_rect_t bounds;
  GskRoundedRect outline;
  double x, y, other_x, other_y;

  lab_maze_view_get_point (self, wall.cell, &x, &y);
  lab_maze_view_get_point (self, wall.other, &other_x, &other_y);
  graphene_rect_init (&bounds, (float) (x + other_x) / 2, (float) (y + other_y) / 2, 0, 0);
  graphene_rect_inset (&bounds, -(across ? length : width) / 2, -(across ? width : length) / 2);
  gsk_rounded_rect_init_from_rect (&outline, &bounds, width / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &rgba, &bounds);
  gtk_snapshot_pop (snapshot);
}

static void
draw_overlay (LabMazeView *self,
              GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);

  for (guint i = 0; self->has_ends && i < 2; i++)
    draw_end (self, snapshot, i);
  if (self->hovers)
    draw_hovered (self, snapshot);
  if (!gtk_widget_has_visible_focus (widget))
    return;
  draw_cursor (self, snapshot);
  draw_frame (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                             (float) gtk_widget_get_height (widget)),
              6, self->palette->ring);
}

/* Private helpers: tiles */

/* Gets the part of the maze that is visible, in cells. */
static void
get_visible (LabMazeView *self,
             double       from[2],
             double       to[2])
{
  lab_maze_view_get_place (self, 0, 0, from);
  lab_maze_view_get_place (self, gtk_widget_get_width (GTK_WIDGET (self)),
                           gtk_widget_get_height (GTK_WIDGET (self)), to);
}

static Tiles
find_tiles (LabMazeView  *self,
            LabMazeScale  scale)
{
  const guint n_cells[2] = { self->maze->width, self->maze->height };
  gint64 size = self->tiles->size;
  Tiles tiles = { .scale = scale };
  double from[2], to[2];

  get_visible (self, from, to);
  for (guint i = 0; i < 2; i++)
    {
      gint64 end = lab_maze_scale_measure (&scale, n_cells[i]) - 1;
      gint64 first = (gint64) floor (lab_maze_scale_to_pixels (&scale, from[i]) + 0.5);
      gint64 last = (gint64) ceil (lab_maze_scale_to_pixels (&scale, to[i]) - 0.5) - 1;

      tiles.first[i] = MAX (first, 0) / size;
      tiles.last[i] = last < 0 ? -1 : MIN (last, end) / size;
    }
  return tiles;
}

static guint
count_tiles (const Tiles *tiles)
{
  gint64 across = tiles->last[0] - tiles->first[0] + 1, down = tiles->last[1] - tiles->first[1] + 1;

  return across > 0 && down > 0 ? (guint) MIN (across * down, G_MAXINT) : 0;
}

static LabMazeTile
get_tile (const Tiles *tiles,
          gint64       x,
          gint64       y)
{
  return (LabMazeTile) { tiles->scale.id, (guint16) x, (guint16) y };
}

/* Returns the scale at which one tile shows the whole maze. */
static LabMazeScale
find_overview (LabMazeView *self)
{
  return lab_maze_scale_fit (self->maze->height, self->maze->width,
                             SMALL_TILE, SMALL_TILE, 2);
}

/* Returns whether each tile has what @has asks for. */
static gboolean
has_all (LabMazeView *self,
         const Tiles *tiles,
         gboolean   (*has) (LabMazeTiles *tiles,
                            LabMazeTile   tile))
{
  for (gint64 y = tiles->first[1]; y <= tiles->last[1]; y++)
    {
      for (gint64 x = tiles->first[0]; x <= tiles->last[0]; x++)
        {
          if (!has (self->tiles, get_tile (tiles, x, y)))
            return FALSE;
        }
    }
  return TRUE;
}

static gboolean
is_in (const Tiles *tiles,
       gint64       x,
       gint64       y)
{
  return x >= tiles->first[0] && x <= tiles->last[0] && y >= tiles->first[1]
         && y <= tiles->last[1];
}

/* Adds tiles, except those that are in some others. */
static void
add_tiles (GArray      *wanted,
           const Tiles *tiles,
           const Tiles *others)
{
  for (gint64 y = tiles->first[1]; y <= tiles->last[1]; y++)
    {
      for (gint64 x = tiles->first[0]; x <= tiles->last[0]; x++)
        {
          LabMazeTile tile = get_tile (tiles, x, y);

          if (others == NULL || !is_in (others, x, y))
            g_array_append_val (wanted, tile);
        }
    }
}

/* Returns some tiles and those around them. */
static Tiles
extend (LabMazeView *self,
        const Tiles *tiles)
{
  const guint n_cells[2] = { self->maze->width, self->maze->height };
  gint64 size = self->tiles->size;
  Tiles extended = *tiles;

  for (guint i = 0; i < 2; i++)
    {
      gint64 last = (lab_maze_scale_measure (&tiles->scale, n_cells[i]) - 1) / size;

      extended.first[i] = MAX (tiles->first[i] - 1, 0);
      extended.last[i] = MIN (tiles->last[i] + 1, last);
    }
  return extended;
}

/* Asks for the tiles in view, then for those around them. */
static void
request (LabMazeView *self,
         const Tiles *tiles)
{
  g_autoptr (GArray) wanted = g_array_new (FALSE, FALSE, sizeof (LabMazeTile));
  Tiles extended = extend (self, tiles);
  guint n_in_view;

  if (count_tiles (tiles) > 1 && !has_all (self, tiles, lab_maze_tiles_has))
    {
      LabMazeTile tile = { find_overview (self).id, 0, 0 };

      g_array_append_val (wanted, tile);
    }
  add_tiles (wanted, tiles, NULL);
  n_in_view = wanted->len;
  add_tiles (wanted, &extended, tiles);
  lab_maze_tiles_request (self->tiles, self->scale.id,
                          (const LabMazeTile *) (gpointer) wanted->data, wanted->len, n_in_view);
}

/* Draws a tile; one of another scale where it would be at this one. */
static void
draw_tile (LabMazeView  *self,
           GtkSnapshot  *snapshot,
           LabMazeScale  scale,
           LabMazeTile   tile)
{
  GskRenderNode *node = lab_maze_tiles_get (self->tiles, tile);
  double size = self->tiles->size;
  double starts[2] = { tile.x * size, tile.y * size }, part = 1;
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  gint64 origin[2];

  if (node == NULL)
    return;
  lab_maze_view_get_origin (self, origin);
  if (scale.id != self->scale.id)
    {
      part = self->scale.pitch / scale.pitch;
      for (guint i = 0; i < 2; i++)
        starts[i] = lab_maze_scale_to_pixels (&self->scale,
                                              lab_maze_scale_to_cells (&scale, starts[i]));
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (((double) origin[0] + starts[0]) / factor),
                                                (float) (((double) origin[1] + starts[1])
                                                         / factor)));
  if (scale.id != self->scale.id)
    gtk_snapshot_scale (snapshot, (float) part, (float) part);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

static void
draw_tiles (LabMazeView *self,
            GtkSnapshot *snapshot,
            const Tiles *tiles)
{
  for (gint64 y = tiles->first[1]; y <= tiles->last[1]; y++)
    {
      for (gint64 x = tiles->first[0]; x <= tiles->last[0]; x++)
        draw_tile (self, snapshot, tiles->scale, get_tile (tiles, x, y));
    }
}

/* Returns whether tiles of another scale can be drawn fast. */
static gboolean
can_substitute (LabMazeView *self,
                const Tiles *tiles)
{
  return count_tiles (tiles) <= MAX_OTHER_TILES
         && (count_tiles (tiles) == 0 || self->scale.pitch <= MAX_GROWTH * tiles->scale.pitch);
}

/* Draws what stands in for missing tiles: the tiles of the last scale that was complete, and below
 * them, where they do not show everything that is visible, the whole maze in one tile. */
static void
draw_substitutes (LabMazeView *self,
                  GtkSnapshot *snapshot)
{
  Tiles overview = find_tiles (self, find_overview (self)), last = { .last = { -1, -1 } };

  if (self->complete != 0 && self->complete != self->scale.id)
    last = find_tiles (self, lab_maze_scale_get_by_id (self->complete));
  if ((count_tiles (&last) == 0 || !has_all (self, &last, lab_maze_tiles_has))
      && can_substitute (self, &overview))
    draw_tiles (self, snapshot, &overview);
  if (can_substitute (self, &last))
    draw_tiles (self, snapshot, &last);
}

static void
choose_target (LabMazeView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkNative *native = gtk_widget_get_native (widget);
  int factor = gtk_widget_get_scale_factor (widget);
  gint64 n_pixels = (gint64) gtk_widget_get_width (widget) * factor
                    * gtk_widget_get_height (widget) * factor;

  lab_maze_tiles_set_size (self->tiles, n_pixels > MANY_PIXELS ? LARGE_TILE : SMALL_TILE);
  lab_maze_tiles_set_target (self->tiles, factor,
                             native != NULL
                                 && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native)));
}

/* Follows the style of the desktop. */
static void
choose_palette (LabMazeView *self)
{
  const LabMazeViewPalette *palette = &lab_maze_view_palettes[lab_style_get (GTK_WIDGET (self))];

  if (self->palette == palette)
    return;
  self->palette = palette;
  lab_maze_tiles_begin_change (self->tiles);
  lab_maze_scene_set_palette (&self->tiles->scene, palette);
  lab_maze_tiles_restart (self->tiles, FALSE);
  lab_maze_tiles_end_change (self->tiles);
}

/* Private functions of the view */

/** lab_maze_view_snapshot: draws the maze, as far as threads have drawn its tiles, and what lies
 * above it, and asks for the other tiles. */
void
lab_maze_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  LabMazeView *self = LAB_MAZE_VIEW (widget);
  Tiles tiles;
  gboolean complete;

  if (self->maze == NULL || self->scale.id == 0)
    return;
  choose_palette (self);
  choose_target (self);
  tiles = find_tiles (self, self->scale);
  request (self, &tiles);
  complete = has_all (self, &tiles, lab_maze_tiles_has);
  if (!complete)
    {
      lab_maze_tiles_wait (self->tiles, self->first ? FIRST_PATIENCE : PATIENCE);
      complete = has_all (self, &tiles, lab_maze_tiles_has);
    }
  if (complete)
    self->complete = self->scale.id;
  else
    draw_substitutes (self, snapshot);
  self->first = FALSE;
  draw_tiles (self, snapshot, &tiles);
  draw_overlay (self, snapshot);
}

/* Public functions */

/**
 * lab_maze_view_is_complete:
 * @self: a view
 *
 * Returns: whether all that is visible has been drawn as it is now
 */
gboolean
lab_maze_view_is_complete (LabMazeView *self)
{
  Tiles tiles;

  g_return_val_if_fail (LAB_IS_MAZE_VIEW (self), FALSE);

  if (self->maze == NULL || self->scale.id == 0)
    return FALSE;
  tiles = find_tiles (self, self->scale);
  return has_all (self, &tiles, lab_maze_tiles_is_current);
}
