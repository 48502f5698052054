/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-hedges.h"

#include <math.h>
#include <stdlib.h>

#include "lab-random.h"

/* The garden: a path of two tones, and hedges that stand where the maze has walls. A hedge is a
 * thick line with round leaves along it. What is drawn at a place depends only on the maze and on
 * that place, so parts that are drawn one by one fit together. */

/* Half of the thickness of a hedge, as a part of the size of a cell. */
#define HALF 0.105

/* In smaller cells, single leaves would only be noise. */
#define MIN_LEAF_SIZE 20

/* How many hedges of one direction look different. */
#define N_VARIANTS 7

/* The layers of a hedge, from below. */
enum
{
  LAYER_EDGE,
  LAYER_LEAVES,
  LAYER_LIGHT,
  N_LAYERS,
};

/**
 * LabEscapeHedges:
 *
 * Pictures of single hedges, because drawing each leaf of each hedge would take too long.
 */
struct _LabEscapeHedges
{
  int size;                   /* of a cell, in pixels */
  int border;                 /* around the middle line of a hedge */
  cairo_surface_t *masks[N_LAYERS][2][N_VARIANTS];
};

/* Private helpers */

/* Returns a number from 0 to 1 that looks random and belongs to a place. */
static double
get_noise (int row,
           int column,
           int what)
{
  guint64 place = (guint64) (row + 4096) << 40 | (guint64) (column + 4096) << 16 | (guint) what;

  return (double) (lab_random_hash (place) >> 40) / (1 << 24);
}

/* Returns whether the side of a cell is closed. There is no wall between two places that are not
 * in the maze. */
static gboolean
has_wall (const LabMaze *maze,
          int            row,
          int            column,
          gboolean       below)
{
  int other_row = row + (below ? 1 : 0), other_column = column + (below ? 0 : 1);
  LabMazeCell cell = { (guint) row, (guint) column };
  LabMazeCell other = { (guint) other_row, (guint) other_column };
  gboolean inside = row >= 0 && column >= 0 && lab_maze_has_cell (maze, cell);
  gboolean other_inside = other_row >= 0 && other_column >= 0 && lab_maze_has_cell (maze, other);
  gboolean wall = FALSE;

  if (!inside || !other_inside)
    return inside != other_inside;
  return lab_maze_get_wall (maze, cell, other, &wall, NULL) && wall;
}

/* What is done for each hedge from (x, y) to the right or downwards, one cell long. */
typedef void (*HedgeFunc) (cairo_t  *cr,
                           int       x,
                           int       y,
                           gboolean  across,
                           gpointer  data);

/* Calls a function for each hedge near some cells, if it is in @maze and not in @without. */
static void
for_each_hedge (cairo_t              *cr,
                const LabMaze        *maze,
                const LabMaze        *without,
                cairo_rectangle_int_t cells,
                HedgeFunc             add,
                gpointer              data)
{
  for (int row = cells.y - 2; row <= cells.y + cells.height; row++)
    {
      for (int column = cells.x - 2; column <= cells.x + cells.width; column++)
        {
          for (int below = 0; below < 2; below++)
            {
              if (!has_wall (maze, row, column, below)
                  || (without != NULL && has_wall (without, row, column, below)))
                continue;
              if (below)
                add (cr, column, row + 1, TRUE, data);
              else
                add (cr, column + 1, row, FALSE, data);
            }
        }
    }
}

static void
add_line (cairo_t  *cr,
          int       x,
          int       y,
          gboolean  across,
          gpointer  data G_GNUC_UNUSED)
{
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, across ? x + 1 : x, across ? y : y + 1);
}

static void
add_circle (cairo_t *cr,
            double   x,
            double   y,
            double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

/* Draws a layer of a hedge from (0, 0) to the right or downwards. */
static void
draw_layer (cairo_t  *cr,
            guint     layer,
            gboolean  across,
            int       variant)
{
  static const struct { int n; double radius, aside, lift; } looks[N_LAYERS] = {
    { 6, 0.86, 0.95, 0 }, { 6, 0.66, 0.95, 0.022 }, { 5, 0.27, 0.9, 0.05 },
  };
  int n = looks[layer].n, what = layer == LAYER_LIGHT ? 400 : 100;

  cairo_translate (cr, -looks[layer].lift / 2, -looks[layer].lift);
  for (int i = 0; i <= n; i++)
    {
      double along = (i + 0.5 * (get_noise (variant, across, what + i * 3) - 0.5)) / n;
      double aside = HALF * looks[layer].aside * (get_noise (variant, across, what + i * 3 + 1)
                                                  - 0.5);
      double radius = HALF * looks[layer].radius
                      * (0.8 + 0.4 * get_noise (variant, across, what + i * 3 + 2));

      add_circle (cr, across ? along : aside, across ? aside : along, radius);
    }
  cairo_fill (cr);
}

static cairo_surface_t *
make_mask (const LabEscapeHedges *self,
           guint                  layer,
           gboolean               across,
           int                    variant)
{
  int length = self->size + 2 * self->border, width = 2 * self->border;
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_A8, across ? length : width, across ? width : length);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, self->border, self->border);
  cairo_scale (cr, self->size, self->size);
  draw_layer (cr, layer, across, variant);
  cairo_destroy (cr);
  return surface;
}

/* Twigs that are left where a hedge was broken. */
static void
add_twigs (cairo_t  *cr,
           int       x,
           int       y,
           gboolean  across,
           gpointer  data G_GNUC_UNUSED)
{
  for (int i = 0; i < 7; i++)
    {
      double along = 0.12 + 0.76 * i / 6.0, off = 0.2 * (get_noise (y, x, 700 + i) - 0.5);
      double angle = G_PI * get_noise (y, x, 720 + i), length = 0.05;
      double px = across ? x + along : x + off, py = across ? y + off : y + along;

      cairo_move_to (cr, px - length * cos (angle), py - length * sin (angle));
      cairo_line_to (cr, px + length * cos (angle), py + length * sin (angle));
    }
}

/* What is done for a cell of the path. */
typedef void (*CellFunc) (cairo_t *cr,
                          int      row,
                          int      column);

static void
add_cell (cairo_t *cr,
          int      row,
          int      column)
{
  cairo_rectangle (cr, column, row, 1, 1);
}

static void
add_pebbles (cairo_t *cr,
             int      row,
             int      column)
{
  for (int i = 0; i < 2; i++)
    add_circle (cr, column + 0.15 + 0.7 * get_noise (row, column, 10 + i),
                row + 0.15 + 0.7 * get_noise (row, column, 20 + i), 0.045 - 0.015 * i);
}

/* Adds a tuft of grass to some cells. */
static void
add_grass (cairo_t *cr,
           int      row,
           int      column)
{
  double x = column + 0.25 + 0.5 * get_noise (row, column, 1);
  double y = row + 0.3 + 0.5 * get_noise (row, column, 2);

  for (int blade = -1; blade <= 1 && get_noise (row, column, 4) < 0.16; blade++)
    {
      cairo_move_to (cr, x + blade * 0.02, y);
      cairo_line_to (cr, x + blade * 0.06, y - 0.11 + 0.03 * abs (blade));
    }
}

/* Calls a function for the cells of one tone, or for all if @tone is negative. */
static void
for_each_cell (cairo_t              *cr,
               const LabMaze        *maze,
               cairo_rectangle_int_t cells,
               int                   tone,
               CellFunc              add)
{
  for (int row = MAX (cells.y - 1, 0); row <= cells.y + cells.height; row++)
    {
      for (int column = MAX (cells.x - 1, 0); column <= cells.x + cells.width; column++)
        {
          if ((tone < 0 || (row + column) % 2 == tone)
              && lab_maze_has_cell (maze, (LabMazeCell) { (guint) row, (guint) column }))
            add (cr, row, column);
        }
    }
}

static void
draw_path (cairo_t                *cr,
           const LabMaze          *maze,
           const LabEscapePalette *palette,
           cairo_rectangle_int_t   cells,
           gboolean                detailed)
{
  const LabColor tones[] = { palette->floor, palette->floor_shade };

  for (int tone = 0; tone < 2; tone++)
    {
      for_each_cell (cr, maze, cells, tone, add_cell);
      lab_color_set_source (tones[tone], cr);
      cairo_fill (cr);
    }
  for (int tone = 0; tone < 2 && detailed; tone++)
    {
      for_each_cell (cr, maze, cells, tone, add_pebbles);
      lab_color_set_source (tones[1 - tone], cr);
      cairo_fill (cr);
    }
  if (!detailed)
    return;
  for_each_cell (cr, maze, cells, -1, add_grass);
  lab_color_set_source (palette->grass, cr);
  cairo_set_line_width (cr, 0.03);
  cairo_stroke (cr);
}

static void
stroke_hedges (cairo_t              *cr,
               const LabMaze        *maze,
               cairo_rectangle_int_t cells,
               LabColor              color,
               double                width)
{
  for_each_hedge (cr, maze, NULL, cells, add_line, NULL);
  lab_color_set_source (color, cr);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* What is needed to paint a layer. */
typedef struct
{
  const LabEscapeHedges *hedges;
  guint layer;
} Painting;

static void
paint_hedge (cairo_t  *cr,
             int       x,
             int       y,
             gboolean  across,
             gpointer  data)
{
  const Painting *painting = data;
  const LabEscapeHedges *hedges = painting->hedges;
  int variant = (int) (get_noise (y, x, 50 + across) * N_VARIANTS);

  cairo_mask_surface (cr, hedges->masks[painting->layer][across][variant],
                      x * hedges->size - hedges->border, y * hedges->size - hedges->border);
}

static void
paint_leaves (cairo_t                *cr,
              const LabMaze          *maze,
              const LabEscapeHedges  *hedges,
              const LabEscapePalette *palette,
              cairo_rectangle_int_t   cells)
{
  const LabColor colors[N_LAYERS]
      = { palette->hedge_dark, palette->hedge, palette->hedge_light };

  for (guint layer = 0; layer < N_LAYERS; layer++)
    {
      Painting painting = { hedges, layer };

      lab_color_set_source (colors[layer], cr);
      for_each_hedge (cr, maze, NULL, cells, paint_hedge, &painting);
    }
}

static void
draw_hedges (cairo_t                *cr,
             const LabMaze          *maze,
             const LabEscapePalette *palette,
             cairo_rectangle_int_t   cells,
             gboolean                detailed)
{
  if (palette->clear)
    {
      stroke_hedges (cr, maze, cells, palette->hedge, HALF * 1.7);
      return;
    }
  cairo_save (cr);
  cairo_translate (cr, 0.02, 0.075);
  stroke_hedges (cr, maze, cells, palette->shadow, HALF * 2.2);
  cairo_restore (cr);
  stroke_hedges (cr, maze, cells, palette->hedge_dark, HALF * 2);
  if (detailed)
    return;
  cairo_translate (cr, 0, -0.02);
  stroke_hedges (cr, maze, cells, palette->hedge, HALF * 1.4);
}

/* Public functions */

/**
 * lab_escape_hedges_new:
 * @size: the size of a cell, in pixels
 *
 * Returns: (transfer full): pictures of hedges
 */
LabEscapeHedges *
lab_escape_hedges_new (int size)
{
  LabEscapeHedges *self = g_new0 (LabEscapeHedges, 1);

  self->size = size;
  self->border = (int) ceil (size * HALF * 2.2);
  for (guint layer = 0; layer < N_LAYERS; layer++)
    {
      for (int across = 0; across < 2; across++)
        {
          for (int variant = 0; variant < N_VARIANTS; variant++)
            self->masks[layer][across][variant] = make_mask (self, layer, across, variant);
        }
    }
  return self;
}

/** lab_escape_hedges_free: frees pictures of hedges. */
void
lab_escape_hedges_free (LabEscapeHedges *self)
{
  for (guint layer = 0; layer < N_LAYERS; layer++)
    {
      for (int across = 0; across < 2; across++)
        {
          for (int variant = 0; variant < N_VARIANTS; variant++)
            cairo_surface_destroy (self->masks[layer][across][variant]);
        }
    }
  g_free (self);
}

/**
 * lab_escape_hedges_draw:
 * @self: pictures of hedges
 * @cr: where to draw; the corner of cell (0, 0) is at (0, 0), and a unit is a pixel
 * @maze: a maze
 * @before: (nullable): the maze before some walls were broken
 * @palette: the colors
 * @cells: the cells to draw, with the halves of the hedges around them
 *
 * Draws the garden: the path and the hedges of a part of a maze. It can draw more than these cells,
 * so clip @cr.
 */
void
lab_escape_hedges_draw (const LabEscapeHedges  *self,
                        cairo_t                *cr,
                        const LabMaze          *maze,
                        const LabMaze          *before,
                        const LabEscapePalette *palette,
                        cairo_rectangle_int_t   cells)
{
  gboolean detailed = self->size >= MIN_LEAF_SIZE && !palette->clear;

  cairo_save (cr);
  cairo_scale (cr, self->size, self->size);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  draw_path (cr, maze, palette, cells, detailed);
  if (before != NULL)
    {
      for_each_hedge (cr, before, maze, cells, add_twigs, NULL);
      lab_color_set_source (palette->clear ? palette->hedge : palette->wood, cr);
      cairo_set_line_width (cr, 0.035);
      cairo_stroke (cr);
    }
  draw_hedges (cr, maze, palette, cells, detailed);
  cairo_restore (cr);
  if (detailed)
    paint_leaves (cr, maze, self, palette, cells);
}
