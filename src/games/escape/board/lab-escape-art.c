/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-art.h"

#include <gtk/gtk.h>
#include <math.h>

#include "lab-drawn-widget.h"
#include "lab-escape-game.h"
#include "lab-escape-level.h"
#include "lab-hedges.h"
#include "lab-maze.h"
#include "lab-night.h"
#include "lab-pen.h"
#include "lab-picture-cache.h"
#include "lab-style.h"

/** LAB_ESCAPE_CHUNK: the height and width of a part of the garden, in cells. */
#define LAB_ESCAPE_CHUNK 6

#define RGB LAB_COLOR_INIT

const LabEscapePalette lab_escape_palettes[LAB_N_STYLES] = {
  /* A garden on a sunny day. */
  [LAB_STYLE_DAY] = {
    .floor = RGB (0xf3e8cd), .floor_shade = RGB (0xeaddbd), .grass = RGB (0x8fb06a),
    .shadow = { 0.25, 0.18, 0.08, 0.28 },
    .hedge_dark = RGB (0x27573a), .hedge = RGB (0x3f7d4c), .hedge_light = RGB (0x6aa662),
    .mist = RGB (0xb9c8c2), .ink = RGB (0x33261c),
    .cloak = RGB (0xd8483a), .cloak_dark = RGB (0xa52f2a), .face = RGB (0xffe2c4),
    .glow = RGB (0xffcf57),
    .stone = RGB (0x9c9384), .wood = RGB (0x8b5a33), .gold = RGB (0xe5a51d),
    .rift = RGB (0x7b4bb3), .leap = RGB (0x0f8c93), .die = RGB (0xfffaf0), .steel = RGB (0x6d7c8a),
    .paper = RGB (0xfbe9b7), .seal = RGB (0xb0341f),
    .walked = RGB (0xc0392b), .best = RGB (0x1d56a8), .focus = RGB (0x1d56a8),
  },
  /* The same garden by night. */
  [LAB_STYLE_NIGHT] = {
    .floor = LAB_NIGHT_FLOOR, .floor_shade = LAB_NIGHT_FLOOR_SHADE, .grass = LAB_NIGHT_GRASS,
    .shadow = { 0, 0, 0, 0.45 },
    .hedge_dark = LAB_NIGHT_HEDGE_DARK, .hedge = LAB_NIGHT_HEDGE,
    .hedge_light = LAB_NIGHT_HEDGE_LIGHT,
    .mist = RGB (0x15191f), .ink = RGB (0x0c0d10),
    .cloak = RGB (0xe0594a), .cloak_dark = RGB (0x9c322c), .face = RGB (0xffdfbe),
    .glow = RGB (0xffc94d),
    .stone = RGB (0x8d8a86), .wood = RGB (0x85582f), .gold = RGB (0xf2b92e),
    .rift = RGB (0xb18ae8), .leap = RGB (0x49c5c8), .die = RGB (0xf2ead9), .steel = RGB (0xa7b6c4),
    .paper = RGB (0xf0dba3), .seal = RGB (0xa8321f),
    .walked = RGB (0x5e0f04), .best = RGB (0x0d2a5c), .focus = RGB (0x8cc4ff),
  },
  [LAB_STYLE_CLEAR_DAY] = {
    .floor = RGB (0xffffff), .floor_shade = RGB (0xffffff), .grass = RGB (0xffffff),
    .shadow = { 0, 0, 0, 0 },
    .hedge_dark = RGB (0x06200f), .hedge = RGB (0x0b3318), .hedge_light = RGB (0x0b3318),
    .mist = RGB (0x8a9590), .ink = RGB (0x000000),
    .cloak = RGB (0xb3160b), .cloak_dark = RGB (0x7a0a04), .face = RGB (0xffffff),
    .glow = RGB (0xffd24d),
    .stone = RGB (0x55504a), .wood = RGB (0x5a3210), .gold = RGB (0xb87a00),
    .rift = RGB (0x4d1a8c), .leap = RGB (0x005a60), .die = RGB (0xffffff), .steel = RGB (0x36424d),
    .paper = RGB (0xffedb3), .seal = RGB (0x8c0f08),
    .walked = RGB (0xa30c00), .best = RGB (0x003a99), .focus = RGB (0x003a99),
    .clear = TRUE,
  },
  [LAB_STYLE_CLEAR_NIGHT] = {
    .floor = RGB (0x000000), .floor_shade = RGB (0x000000), .grass = RGB (0x000000),
    .shadow = { 0, 0, 0, 0 },
    .hedge_dark = RGB (0xb8f0c4), .hedge = RGB (0xb8f0c4), .hedge_light = RGB (0xb8f0c4),
    .mist = RGB (0x4a5058), .ink = RGB (0x000000),
    .cloak = RGB (0xff7a66), .cloak_dark = RGB (0xc94636), .face = RGB (0xffffff),
    .glow = RGB (0xffd95e),
    .stone = RGB (0xe0ddd8), .wood = RGB (0xb57a45), .gold = RGB (0xffcb3d),
    .rift = RGB (0xd2b3ff), .leap = RGB (0x6ff0f2), .die = RGB (0xffffff), .steel = RGB (0xd5e2ee),
    .paper = RGB (0xffedb3), .seal = RGB (0x8c0f08),
    .walked = RGB (0xffb0a4), .best = RGB (0x9fd0ff), .focus = RGB (0x9fd0ff),
    .clear = TRUE,
  },
};

/**
 * LabEscapePictures:
 *
 * What the board of the escape game shows, drawn once for each size and palette, so that a step
 * only moves textures. The garden is drawn in parts of some cells, when they are first seen.
 */
struct _LabEscapePictures
{
  int size;                           /* of a cell, in logical pixels */
  LabMaze *maze;                      /* (nullable) */
  LabMaze *before;                    /* (nullable): before walls were broken */
  LabHedges *hedges;                  /* (nullable) */
  LabPictureCache *cache;
};

/* The pictures: things, and parts of the garden by their row and column. */
typedef enum
{
  PICTURE_THING,
  PICTURE_CHUNK,
} Picture;

/* Fog over a maze, as a picture of few pixels. GTK makes its edges soft when it enlarges it. */

/* Pixels in a cell, horizontally and vertically */
#define DETAIL 8

/* How much fog there is over what was seen before */
#define DIM 0.5
#define CLEAR_DIM 0.35

/**
 * LabEscapePicture:
 *
 * A picture of something that is in a maze, for example on a button.
 */
struct _LabEscapePicture
{
  LabDrawnWidget parent_instance;

  LabEscapeThing thing;
};

G_DEFINE_FINAL_TYPE (LabEscapePicture, lab_escape_picture, LAB_TYPE_DRAWN_WIDGET)

/* Widget */

static void
lab_escape_picture_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  LabEscapePicture *self = LAB_ESCAPE_PICTURE (widget);
  const LabEscapePalette *palette = &lab_escape_palettes[lab_style_get (widget)];
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int size = MIN (width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  cairo_translate (cr, (width - size) / 2.0, (height - size) / 2.0);
  lab_escape_art_draw_thing (cr, self->thing, palette, size);
  cairo_destroy (cr);
}

static void
lab_escape_picture_class_init (LabEscapePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = lab_escape_picture_snapshot;
  gtk_widget_class_set_css_name (widget_class, "escapepicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lab_escape_picture_init (LabEscapePicture *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  lab_style_follow (GTK_WIDGET (self));
}

/* Public functions */

/**
 * lab_escape_picture_new:
 * @thing: what to show
 * @size: the height and width, in logical pixels
 *
 * Returns: (transfer floating): a picture
 */
GtkWidget *
lab_escape_picture_new (LabEscapeThing thing,
                        int            size)
{
  LabEscapePicture *self = g_object_new (LAB_TYPE_ESCAPE_PICTURE, NULL);

  self->thing = thing;
  lab_drawn_widget_set_size (LAB_DRAWN_WIDGET (self), size, size);
  return GTK_WIDGET (self);
}

/* Fog */

static guint8
to_byte (double part)
{
  return (guint8) (CLAMP (part, 0.0, 1.0) * 255 + 0.5);
}

/* Returns how much fog there is over a place, which can be outside the maze. There, it is like in
 * the nearest cell, so that the outer hedge is seen when the cell is. */
static double
get_density (LabEscapeGame *game,
             double         dim,
             int            row,
             int            column)
{
  LabEscapeLevel *level = game->level;
  int height = (int) level->height;
  int width = (int) level->width;
  LabMazeCell cell = { (guint) CLAMP (row, 0, height - 1), (guint) CLAMP (column, 0, width - 1) };

  if ((lab_escape_game_get_mark (game, cell) & LAB_ESCAPE_SEEN) != 0)
    return 0;
  return (lab_escape_game_get_mark (game, cell) & LAB_ESCAPE_KNOWN) != 0 ? dim : 1;
}

/* Returns the density in a pixel. At the edge of a cell it is that of the clearer one of two cells,
 * so that the hedge between them is seen. */
static double
get_pixel (LabEscapeGame *game,
           double         dim,
           int            row,
           int            column,
           int            down,
           int            right)
{
  int row_aside = down == 0 ? -1 : down == DETAIL - 1;
  int column_aside = right == 0 ? -1 : right == DETAIL - 1;
  double density = get_density (game, dim, row, column);

  if (row_aside != 0)
    density = MIN (density, get_density (game, dim, row + row_aside, column));
  if (column_aside != 0)
    density = MIN (density, get_density (game, dim, row, column + column_aside));
  if (row_aside != 0 && column_aside != 0)
    density = MIN (density, get_density (game, dim, row + row_aside, column + column_aside));
  return density;
}

/* Returns the brightness of the fog: slow waves, like banks of mist. */
static double
get_brightness (double x,
                double y)
{
  return 1 + 0.05 * sin (0.9 * x + 1.7 * sin (0.5 * y)) * cos (0.8 * y + 0.6 * sin (0.4 * x));
}

/**
 * lab_escape_fog_new:
 * @game: a game in which the player does not see everything
 * @palette: the colors
 *
 * Returns: (transfer full): the fog over the maze and %LAB_ESCAPE_FOG_MARGIN cells around it
 */
GdkTexture *
lab_escape_fog_new (LabEscapeGame          *game,
                    const LabEscapePalette *palette)
{
  LabEscapeLevel *level = game->level;
  int margin = LAB_ESCAPE_FOG_MARGIN;
  int height = (int) level->height + 2 * margin;
  int width = (int) level->width + 2 * margin;
  gsize stride = (gsize) width * DETAIL * 4;
  guint8 *pixels = g_malloc (stride * (gsize) height * DETAIL);
  g_autoptr (GBytes) bytes = g_bytes_new_take (pixels, stride * (gsize) height * DETAIL);
  LabColor mist = palette->mist;

  for (int row = 0; row < height; row++)
    {
      for (int column = 0; column < width; column++)
        {
          for (int i = 0; i < DETAIL * DETAIL; i++)
            {
              double density = get_pixel (game, palette->clear ? CLEAR_DIM : DIM, row - margin,
                                          column - margin, i / DETAIL, i % DETAIL);
              int x = column * DETAIL + i % DETAIL, y = row * DETAIL + i / DETAIL;
              double light = palette->clear ? 1
                                            : get_brightness ((double) x / DETAIL,
                                                              (double) y / DETAIL);
              guint8 *pixel = pixels + (gsize) y * stride + (gsize) x * 4;

              pixel[0] = to_byte (mist.red * light * density);
              pixel[1] = to_byte (mist.green * light * density);
              pixel[2] = to_byte (mist.blue * light * density);
              pixel[3] = to_byte (density);
              pixel[0] = MIN (pixel[0], pixel[3]);
              pixel[1] = MIN (pixel[1], pixel[3]);
              pixel[2] = MIN (pixel[2], pixel[3]);
            }
        }
    }
  return gdk_memory_texture_new (width * DETAIL, height * DETAIL,
                                 GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, bytes, stride);
}

/* Hedges */

static gboolean
has_cell (gconstpointer maze,
          int           row,
          int           column)
{
  return row >= 0 && column >= 0
         && lab_maze_has_cell (maze, (LabMazeCell) { (guint) row, (guint) column });
}

/* There is no wall between two places that are not in the maze. */
static gboolean
has_wall (gconstpointer maze,
          int           row,
          int           column,
          gboolean      below)
{
  int other_row = row + (below ? 1 : 0), other_column = column + (below ? 0 : 1);
  LabMazeCell cell = { (guint) row, (guint) column };
  LabMazeCell other = { (guint) other_row, (guint) other_column };
  gboolean inside = has_cell (maze, row, column);
  gboolean other_inside = has_cell (maze, other_row, other_column), wall = FALSE;

  if (!inside || !other_inside)
    return inside != other_inside;
  return lab_maze_get_wall (maze, cell, other, &wall, NULL) && wall;
}

static LabGarden
get_garden (const LabMaze *maze)
{
  return (LabGarden) { has_cell, has_wall, maze };
}

/**
 * lab_escape_hedges_draw:
 * @hedges: pictures of hedges
 * @cr: where to draw; the corner of cell (0, 0) is at (0, 0), and a unit is a pixel
 * @maze: a maze
 * @before: (nullable): the maze before some walls were broken
 * @palette: the colors
 * @cells: the cells to draw, with the halves of the hedges around them
 *
 * Draws the garden: the path and the hedges of a part of a maze. It can draw more than these cells,
 * so clip @cr.
 */
static void
lab_escape_hedges_draw (const LabHedges        *hedges,
                        cairo_t                *cr,
                        const LabMaze          *maze,
                        const LabMaze          *before,
                        const LabEscapePalette *palette,
                        cairo_rectangle_int_t   cells)
{
  const LabGardenColors colors = {
    palette->floor, palette->floor_shade, palette->grass, palette->shadow, palette->hedge_dark,
    palette->hedge, palette->hedge_light, palette->wood, palette->clear,
  };
  LabGarden garden = get_garden (maze);

  lab_hedges_draw_path (hedges, cr, &garden, &colors, cells);
  if (before != NULL)
    {
      LabGarden old = get_garden (before);

      lab_hedges_draw_twigs (hedges, cr, &garden, &old, &colors, cells);
    }
  lab_hedges_draw_walls (hedges, cr, &garden, &colors, cells);
}

/* The pictures of a board */

/* Returns the first row or column of a chunk. The first chunk begins outside the maze, because
 * half of the outer hedge is there. */
static int
get_first (int chunk)
{
  return chunk * LAB_ESCAPE_CHUNK - 1;
}

static void
draw_picture (cairo_t          *cr,
              const LabPicture *picture,
              gconstpointer     palette,
              gpointer          data)
{
  LabEscapePictures *self = data;
  int size = self->cache->size;
  cairo_rectangle_int_t cells
      = { get_first ((int) (picture->detail & 0x3fff)), get_first ((int) (picture->detail >> 14)),
          LAB_ESCAPE_CHUNK, LAB_ESCAPE_CHUNK };

  if (picture->what == PICTURE_THING)
    {
      lab_escape_art_draw_thing (cr, (LabEscapeThing) picture->detail, palette, size);
      return;
    }
  if (self->hedges == NULL)
    self->hedges = lab_hedges_new (size);
  cairo_translate (cr, -cells.x * size, -cells.y * size);
  lab_escape_hedges_draw (self->hedges, cr, self->maze, self->before, palette, cells);
}

/** lab_escape_pictures_new: returns pictures without a look and a maze. */
LabEscapePictures *
lab_escape_pictures_new (void)
{
  LabEscapePictures *self = g_new0 (LabEscapePictures, 1);

  self->cache = lab_picture_cache_new (draw_picture, self);
  return self;
}

/** lab_escape_pictures_free: frees pictures. */
void
lab_escape_pictures_free (LabEscapePictures *self)
{
  lab_picture_cache_free (self->cache);
  g_clear_pointer (&self->hedges, lab_hedges_free);
  g_clear_pointer (&self->maze, lab_maze_free);
  g_clear_pointer (&self->before, lab_maze_free);
  g_free (self);
}

/**
 * lab_escape_pictures_set_look:
 * @self: pictures
 * @palette: the colors
 * @size: the size of a cell, in logical pixels
 * @scale: pixels in a logical pixel
 *
 * Sets how everything looks. What was drawn with another look is forgotten.
 */
void
lab_escape_pictures_set_look (LabEscapePictures      *self,
                              const LabEscapePalette *palette,
                              int                     size,
                              int                     scale)
{
  self->size = size;
  if (lab_picture_cache_set_look (self->cache, palette, size * scale))
    g_clear_pointer (&self->hedges, lab_hedges_free);
}

/**
 * lab_escape_pictures_take_maze:
 * @self: pictures
 * @maze: (transfer full): a maze
 * @before: (transfer full) (nullable): the maze before some walls were broken
 *
 * Sets the maze of the garden.
 */
void
lab_escape_pictures_take_maze (LabEscapePictures *self,
                               LabMaze           *maze,
                               LabMaze           *before)
{
  g_clear_pointer (&self->maze, lab_maze_free);
  g_clear_pointer (&self->before, lab_maze_free);
  self->maze = maze;
  self->before = before;
  lab_picture_cache_forget_what (self->cache, PICTURE_CHUNK);
}

/**
 * lab_escape_pictures_get_thing:
 * @self: pictures with a look
 * @thing: what stands in a cell
 *
 * Returns: (transfer none): its picture, as large as a cell
 */
GdkTexture *
lab_escape_pictures_get_thing (LabEscapePictures *self,
                               LabEscapeThing     thing)
{
  return lab_picture_cache_get (self->cache, PICTURE_THING, thing);
}

/**
 * lab_escape_pictures_show_garden:
 * @self: pictures with a look and a maze
 * @snapshot: where to show it, from the corner of cell (0, 0)
 * @visible: what is visible of @snapshot
 *
 * Shows the path and the hedges.
 */
void
lab_escape_pictures_show_garden (LabEscapePictures     *self,
                                 GtkSnapshot           *snapshot,
                                 const graphene_rect_t *visible)
{
  int side = LAB_ESCAPE_CHUNK * self->size;
  int pixels = LAB_ESCAPE_CHUNK * self->cache->size;
  int n_rows = ((int) self->maze->height + 2) / LAB_ESCAPE_CHUNK + 1;
  int n_columns = ((int) self->maze->width + 2) / LAB_ESCAPE_CHUNK + 1;

  for (int row = 0; row < n_rows; row++)
    {
      for (int column = 0; column < n_columns; column++)
        {
          graphene_rect_t place
              = GRAPHENE_RECT_INIT ((float) (get_first (column) * self->size),
                                    (float) (get_first (row) * self->size), (float) side,
                                    (float) side);

          if (graphene_rect_intersection (&place, visible, NULL))
            gtk_snapshot_append_texture (
                snapshot,
                lab_picture_cache_get_sized (self->cache, PICTURE_CHUNK,
                                             (guint) (row << 14 | column), pixels, pixels),
                &place);
        }
    }
}

/* What stands in a cell, drawn in a square from 0 to 1. */

static void
draw_shadow (cairo_t                *cr,
             const LabEscapePalette *palette,
             double                  y,
             double                  width)
{
  lab_shapes_add_ellipse (cr, 0.5, y, width, width * 0.32, 0);
  lab_color_set_source (palette->shadow, cr);
  cairo_fill (cr);
}

/* Turns what is drawn next around the middle. */
static void
turn (cairo_t *cr,
      double   angle)
{
  cairo_translate (cr, 0.5, 0.5);
  cairo_rotate (cr, angle);
  cairo_translate (cr, -0.5, -0.5);
}

/* Strokes a path with an outline around it. */
static void
stroke_outlined (cairo_t                *cr,
                 const LabEscapePalette *palette,
                 LabColor                color,
                 double                  width)
{
  cairo_set_line_width (cr, width + 0.07);
  lab_color_set_source (palette->ink, cr);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  lab_color_set_source (color, cr);
  cairo_stroke (cr);
}

/* Things */

static void
draw_rift (cairo_t                *cr,
           const LabEscapePalette *palette)
{
  const double turns = 2.2;

  lab_shapes_add_ellipse (cr, 0.5, 0.5, 0.62, 0.62, 0);
  lab_color_set_source (lab_color_fade (palette->rift, 0.25), cr);
  cairo_fill (cr);
  for (int i = 0; i <= 60; i++)
    {
      double t = i / 60.0, angle = t * turns * 2 * G_PI, radius = 0.03 + 0.27 * t;

      cairo_line_to (cr, 0.5 + radius * cos (angle), 0.5 + radius * sin (angle));
    }
  stroke_outlined (cr, palette, palette->rift, 0.075);
}

static void
draw_leap (cairo_t                *cr,
           const LabEscapePalette *palette)
{
  draw_shadow (cr, palette, 0.82, 0.5);
  cairo_move_to (cr, 0.34, 0.74);
  for (int i = 1; i < 5; i++)
    cairo_line_to (cr, i % 2 == 1 ? 0.66 : 0.34, 0.74 - i * 0.1);
  stroke_outlined (cr, palette, palette->steel, 0.05);
  cairo_set_line_width (cr, 0.035);
  lab_shapes_add_rounded (cr, 0.24, 0.72, 0.52, 0.1, 0.04);
  lab_shapes_fill_outlined (cr, palette->leap, palette->ink);
  lab_shapes_add_rounded (cr, 0.24, 0.2, 0.52, 0.13, 0.05);
  lab_shapes_fill_outlined (cr, palette->leap, palette->ink);
}

static void
draw_die (cairo_t                *cr,
          const LabEscapePalette *palette)
{
  static const double pips[][2] = {
    { 0.37, 0.37 }, { 0.63, 0.37 }, { 0.5, 0.5 }, { 0.37, 0.63 }, { 0.63, 0.63 },
  };

  draw_shadow (cr, palette, 0.8, 0.5);
  turn (cr, 0.2);
  cairo_set_line_width (cr, 0.045);
  lab_shapes_add_rounded (cr, 0.23, 0.23, 0.54, 0.54, 0.1);
  lab_shapes_fill_outlined (cr, palette->die, palette->ink);
  for (guint i = 0; i < G_N_ELEMENTS (pips); i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, pips[i][0], pips[i][1], 0.055, 0, 2 * G_PI);
    }
  lab_color_set_source (palette->ink, cr);
  cairo_fill (cr);
}

static void
draw_hammer (cairo_t                *cr,
             const LabEscapePalette *palette)
{
  draw_shadow (cr, palette, 0.84, 0.44);
  turn (cr, 0.6);
  cairo_set_line_width (cr, 0.035);
  lab_shapes_add_rounded (cr, 0.45, 0.28, 0.1, 0.6, 0.04);
  lab_shapes_fill_outlined (cr, palette->wood, palette->ink);
  lab_shapes_add_rounded (cr, 0.24, 0.14, 0.52, 0.24, 0.05);
  lab_shapes_fill_outlined (cr, palette->steel, palette->ink);
}

static void
draw_map (cairo_t                *cr,
          const LabEscapePalette *palette)
{
  static const double dash[] = { 0.05, 0.055 };

  draw_shadow (cr, palette, 0.8, 0.6);
  cairo_set_line_width (cr, 0.035);
  lab_shapes_add_path (cr, "M 0.18 0.3 L 0.39 0.22 L 0.61 0.3 L 0.82 0.22 L 0.82 0.7 L 0.61 0.78 "
                       "L 0.39 0.7 L 0.18 0.78 Z");
  lab_shapes_fill_outlined (cr, palette->paper, palette->ink);
  /* The folds */
  lab_shapes_add_path (cr, "M 0.39 0.22 L 0.39 0.7 M 0.61 0.3 L 0.61 0.78");
  lab_color_set_source (lab_color_fade (palette->ink, 0.3), cr);
  cairo_set_line_width (cr, 0.025);
  cairo_stroke (cr);
  lab_color_set_source (palette->seal, cr);
  cairo_set_line_width (cr, 0.055);
  cairo_set_dash (cr, dash, 2, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  lab_shapes_add_path (cr, "M 0.27 0.62 C 0.36 0.36 0.48 0.72 0.6 0.5");
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  lab_shapes_add_path (cr, "M 0.655 0.36 L 0.755 0.46 M 0.755 0.36 L 0.655 0.46");
  cairo_stroke (cr);
}

static void
draw_key (cairo_t                *cr,
          const LabEscapePalette *palette)
{
  draw_shadow (cr, palette, 0.8, 0.5);
  turn (cr, -0.6);
  lab_shapes_add_path (cr, "M 0.44 0.5 L 0.84 0.5 M 0.7 0.5 L 0.7 0.62 M 0.82 0.5 L 0.82 0.64");
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.3, 0.5, 0.13, 0, 2 * G_PI);
  stroke_outlined (cr, palette, palette->gold, 0.09);
}

static void
add_arch (cairo_t *cr,
          double   inset)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, 0.16 + inset, 0.88);
  cairo_line_to (cr, 0.16 + inset, 0.46);
  cairo_arc (cr, 0.5, 0.46, 0.34 - inset, G_PI, 2 * G_PI);
  cairo_line_to (cr, 0.84 - inset, 0.88);
  cairo_close_path (cr);
}

/* Leaves the opening as the current path. */
static void
draw_frame (cairo_t                *cr,
            const LabEscapePalette *palette)
{
  draw_shadow (cr, palette, 0.87, 0.8);
  cairo_set_line_width (cr, 0.035);
  add_arch (cr, 0);
  lab_shapes_fill_outlined (cr, palette->stone, palette->ink);
  add_arch (cr, 0.11);
}

static void
draw_open_gate (cairo_t                *cr,
                const LabEscapePalette *palette)
{
  cairo_pattern_t *light = cairo_pattern_create_linear (0, 0.2, 0, 0.88);
  LabColor glow = palette->glow;

  draw_frame (cr, palette);
  cairo_pattern_add_color_stop_rgb (light, 0, 1, 0.99, 0.92);
  cairo_pattern_add_color_stop_rgb (light, 1, glow.red, glow.green, glow.blue);
  cairo_set_source (cr, light);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (light);
  lab_color_set_source (palette->ink, cr);
  cairo_stroke (cr);
  /* The way out */
  lab_shapes_add_path (cr, "M 0.38 0.88 L 0.46 0.6 L 0.54 0.6 L 0.62 0.88 Z");
  lab_color_set_source (lab_color_fade (palette->wood, 0.55), cr);
  cairo_fill (cr);
}

static void
draw_locked_gate (cairo_t                *cr,
                  const LabEscapePalette *palette)
{
  draw_frame (cr, palette);
  lab_shapes_fill_outlined (cr, palette->wood, palette->ink);
  for (int i = 0; i < 3; i++)
    {
      cairo_move_to (cr, 0.38 + i * 0.12, 0.3);
      cairo_line_to (cr, 0.38 + i * 0.12, 0.87);
    }
  lab_color_set_source (lab_color_fade (palette->ink, 0.45), cr);
  cairo_set_line_width (cr, 0.025);
  cairo_stroke (cr);
  /* A padlock */
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.5, 0.56, 0.075, G_PI, 2 * G_PI);
  stroke_outlined (cr, palette, palette->steel, 0.05);
  cairo_set_line_width (cr, 0.035);
  lab_shapes_add_rounded (cr, 0.37, 0.56, 0.26, 0.2, 0.04);
  lab_shapes_fill_outlined (cr, palette->gold, palette->ink);
}

static void
draw_you (cairo_t                *cr,
          const LabEscapePalette *palette)
{
  draw_shadow (cr, palette, 0.85, 0.52);
  cairo_set_line_width (cr, 0.04);
  /* The coat */
  lab_shapes_add_path (cr, "M 0.5 0.36 C 0.68 0.4 0.74 0.66 0.75 0.8 "
                       "C 0.66 0.88 0.34 0.88 0.25 0.8 C 0.26 0.66 0.32 0.4 0.5 0.36 Z");
  lab_shapes_fill_outlined (cr, palette->cloak, palette->ink);
  lab_shapes_add_path (cr, "M 0.56 0.56 C 0.58 0.66 0.58 0.74 0.57 0.83");
  lab_color_set_source (palette->cloak_dark, cr);
  cairo_stroke (cr);
  /* The hood, with a tip at the back */
  lab_shapes_add_path (cr, "M 0.27 0.2 C 0.4 0.08 0.62 0.08 0.69 0.24 "
                       "C 0.76 0.42 0.66 0.54 0.52 0.55 C 0.36 0.55 0.28 0.44 0.31 0.32 "
                       "C 0.32 0.27 0.31 0.22 0.27 0.2 Z");
  lab_shapes_fill_outlined (cr, palette->cloak, palette->ink);
  lab_shapes_add_ellipse (cr, 0.54, 0.36, 0.24, 0.25, 0);
  cairo_set_line_width (cr, 0.03);
  lab_shapes_fill_outlined (cr, palette->face, palette->ink);
  lab_shapes_add_ellipse (cr, 0.515, 0.35, 0.042, 0.06, 0);
  lab_shapes_add_ellipse (cr, 0.6, 0.35, 0.042, 0.06, 0);
  lab_color_set_source (palette->ink, cr);
  cairo_fill (cr);
  cairo_arc (cr, 0.56, 0.395, 0.04, 0.35, G_PI - 0.35);
  cairo_set_line_width (cr, 0.022);
  cairo_stroke (cr);
  /* The lantern */
  lab_shapes_add_ellipse (cr, 0.8, 0.6, 0.3, 0.3, 0);
  lab_color_set_source (lab_color_fade (palette->glow, 0.3), cr);
  cairo_fill (cr);
  lab_shapes_add_path (cr, "M 0.7 0.52 L 0.8 0.5");
  lab_color_set_source (palette->ink, cr);
  cairo_set_line_width (cr, 0.035);
  cairo_stroke (cr);
  lab_shapes_add_rounded (cr, 0.735, 0.52, 0.13, 0.17, 0.04);
  lab_shapes_fill_outlined (cr, palette->glow, palette->ink);
}

/* Public functions */

/**
 * lab_escape_art_draw_thing:
 * @cr: where to draw, in a square at (0, 0)
 * @thing: what to draw
 * @palette: the colors
 * @size: the size of the square, that of a cell
 *
 * Draws what stands in a cell.
 */
void
lab_escape_art_draw_thing (cairo_t                *cr,
                           LabEscapeThing          thing,
                           const LabEscapePalette *palette,
                           double                  size)
{
  static void (*const drawings[LAB_ESCAPE_N_THINGS]) (cairo_t                *cr,
                                                      const LabEscapePalette *palette) = {
    [LAB_ESCAPE_MAP] = draw_map,
    [LAB_ESCAPE_LEAP] = draw_leap,
    [LAB_ESCAPE_HAMMER] = draw_hammer,
    [LAB_ESCAPE_RIFT] = draw_rift,
    [LAB_ESCAPE_SHUFFLE] = draw_die,
    [LAB_ESCAPE_THING_KEY] = draw_key,
    [LAB_ESCAPE_THING_GATE] = draw_open_gate,
    [LAB_ESCAPE_THING_LOCKED_GATE] = draw_locked_gate,
    [LAB_ESCAPE_THING_YOU] = draw_you,
    [LAB_ESCAPE_THING_YOU_LEFT] = draw_you,
  };

  lab_shapes_begin (cr, size);
  if (thing == LAB_ESCAPE_THING_YOU_LEFT)
    {
      cairo_translate (cr, 1, 0);
      cairo_scale (cr, -1, 1);
    }
  drawings[thing](cr, palette);
  cairo_restore (cr);
}

/* Goes through the cells, a little aside so that two lines can be told apart. */
static void
add_way (cairo_t           *cr,
         const LabMazeCell *cells,
         guint              n_cells,
         double             aside)
{
  for (guint i = 0; i < n_cells; i++)
    cairo_line_to (cr, cells[i].column + 0.5 + aside, cells[i].row + 0.5 + aside);
}

/**
 * lab_escape_art_draw_line:
 * @cr: where to draw; the corner of cell (0, 0) is at (0, 0)
 * @cells: (array length=n_cells): cells of a way
 * @n_cells: how many
 * @line: the look of the line
 * @palette: the colors
 * @size: the size of a cell
 *
 * Draws a way through a maze.
 */
void
lab_escape_art_draw_line (cairo_t                *cr,
                          const LabMazeCell      *cells,
                          guint                   n_cells,
                          LabEscapeLine           line,
                          const LabEscapePalette *palette,
                          double                  size)
{
  static const struct { double aside, gap, width, halo; } looks[] = {
    [LAB_ESCAPE_LINE_WALKED] = { -0.09, 0, 0.06, 0.12 },
    [LAB_ESCAPE_LINE_BEST] = { 0.09, 0.2, 0.115, 0.17 },
    [LAB_ESCAPE_LINE_POINTED] = { 0, 0.25, 0.08, 0.12 },
  };
  const LabColor colors[] = {
    [LAB_ESCAPE_LINE_WALKED] = palette->walked,
    [LAB_ESCAPE_LINE_BEST] = palette->best,
    [LAB_ESCAPE_LINE_POINTED] = palette->walked,
  };
  const double dots[] = { 0.001, looks[line].gap };

  if (n_cells < 2)
    return;
  cairo_save (cr);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  add_way (cr, cells, n_cells, looks[line].aside);
  if (looks[line].gap > 0)
    cairo_set_dash (cr, dots, 2, 0);
  lab_color_set_source (lab_color_fade (palette->floor, 0.85), cr);
  cairo_set_line_width (cr, looks[line].halo);
  cairo_stroke_preserve (cr);
  lab_color_set_source (colors[line], cr);
  cairo_set_line_width (cr, looks[line].width);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/**
 * lab_escape_art_draw_aim:
 * @cr: where to draw; the corner of cell (0, 0) is at (0, 0)
 * @cell: where the player is
 * @direction: where a leap would go
 * @palette: the colors
 * @size: the size of a cell
 *
 * Draws an arrow over a wall.
 */
void
lab_escape_art_draw_aim (cairo_t                *cr,
                         LabMazeCell             cell,
                         LabMazeDirection        direction,
                         const LabEscapePalette *palette,
                         double                  size)
{
  static const double turns[] = {
    [LAB_MAZE_UP] = -G_PI_2, [LAB_MAZE_DOWN] = G_PI_2, [LAB_MAZE_LEFT] = G_PI, [LAB_MAZE_RIGHT] = 0,
  };

  cairo_save (cr);
  cairo_scale (cr, size, size);
  cairo_translate (cr, cell.column + 0.5, cell.row + 0.5);
  cairo_rotate (cr, turns[direction]);
  cairo_translate (cr, 0.95, 0);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 0.3, 0, 2 * G_PI);
  cairo_set_line_width (cr, 0.05);
  lab_shapes_fill_outlined (cr, palette->leap, palette->ink);
  lab_shapes_add_path (cr, "M -0.09 -0.15 L 0.14 0 L -0.09 0.15 Z");
  lab_shapes_fill_outlined (cr, palette->die, palette->ink);
  cairo_restore (cr);
}
