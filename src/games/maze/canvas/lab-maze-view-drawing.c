/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-view-private.h"

#include <adwaita.h>
#include <math.h>
#include <stdlib.h>

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

/* Private helpers */

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
  const guint n_cells[2] = { lab_maze_get_width (self->maze), lab_maze_get_height (self->maze) };
  gint64 size = lab_maze_tiles_get_size (self->tiles);
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
  return lab_maze_scale_fit (lab_maze_get_height (self->maze), lab_maze_get_width (self->maze),
                             SMALL_TILE, SMALL_TILE, 2);
}

/* Returns whether something has been drawn of each tile. */
static gboolean
has_all (LabMazeView *self,
         const Tiles *tiles)
{
  for (gint64 y = tiles->first[1]; y <= tiles->last[1]; y++)
    {
      for (gint64 x = tiles->first[0]; x <= tiles->last[0]; x++)
        {
          if (!lab_maze_tiles_has (self->tiles, get_tile (tiles, x, y)))
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
  const guint n_cells[2] = { lab_maze_get_width (self->maze), lab_maze_get_height (self->maze) };
  gint64 size = lab_maze_tiles_get_size (self->tiles);
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

  if (count_tiles (tiles) > 1 && !has_all (self, tiles))
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
  double size = lab_maze_tiles_get_size (self->tiles);
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
  if ((count_tiles (&last) == 0 || !has_all (self, &last)) && can_substitute (self, &overview))
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
  AdwStyleManager *style = adw_style_manager_get_default ();
  const LabMazeViewPalette *palette = lab_maze_view_palette_get (
      adw_style_manager_get_dark (style), adw_style_manager_get_high_contrast (style));

  if (self->palette == palette)
    return;
  self->palette = palette;
  lab_maze_tiles_begin_change (self->tiles);
  lab_maze_scene_set_palette (lab_maze_tiles_get_scene (self->tiles), palette);
  lab_maze_tiles_restart (self->tiles, FALSE);
  lab_maze_tiles_end_change (self->tiles);
}

/* Functions for other files of the view */

/** lab_maze_view_draw: draws the maze, as far as threads have drawn its tiles, and asks for the
 * others. */
void
lab_maze_view_draw (LabMazeView *self,
                    GtkSnapshot *snapshot)
{
  Tiles tiles;
  gboolean complete;

  if (self->maze == NULL || self->scale.id == 0)
    return;
  choose_palette (self);
  choose_target (self);
  tiles = find_tiles (self, self->scale);
  request (self, &tiles);
  complete = has_all (self, &tiles);
  if (!complete)
    {
      lab_maze_tiles_wait (self->tiles, self->first ? FIRST_PATIENCE : PATIENCE);
      complete = has_all (self, &tiles);
    }
  if (complete)
    self->complete = self->scale.id;
  else
    draw_substitutes (self, snapshot);
  self->first = FALSE;
  draw_tiles (self, snapshot, &tiles);
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
  for (gint64 y = tiles.first[1]; y <= tiles.last[1]; y++)
    {
      for (gint64 x = tiles.first[0]; x <= tiles.last[0]; x++)
        {
          if (!lab_maze_tiles_is_current (self->tiles, get_tile (&tiles, x, y)))
            return FALSE;
        }
    }
  return TRUE;
}
