/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-hedges.h"

#include <math.h>
#include <stdlib.h>

#include "lab-random.h"

/* A garden: a path of two tones, and hedges that stand where a maze has walls. A hedge is a thick
 * line with round leaves along it.
 *
 * Everything is stamped: small pictures, drawn once, are put at whole pixels. So each pixel depends
 * only on what is near it, and parts of a garden that are drawn one by one are the same as the
 * whole, whatever the edges of cairo's shapes depend on. */

/* Half of the thickness of a hedge, as a part of the size of a cell. */
#define HALF 0.105

/* In smaller cells, single leaves would only be noise. */
#define MIN_LEAF_SIZE 20

/* How many hedges of one direction, and cells, look different. */
#define N_VARIANTS 7

/* The layers of a hedge, from below. The last two are instead of leaves in small cells and for high
 * contrast. */
enum
{
  LAYER_SHADOW,
  LAYER_BASE,
  LAYER_EDGE,
  LAYER_LEAVES,
  LAYER_LIGHT,
  LAYER_PLAIN,
  LAYER_CLEAR,
  N_LAYERS,
};

/**
 * LabHedges:
 *
 * Pictures of single hedges and of what lies on the path.
 */
struct _LabHedges
{
  int size;                                           /* of a cell, in pixels */
  int border;                                         /* around the middle line of a hedge */
  cairo_surface_t *hedges[N_LAYERS][2][N_VARIANTS];   /* only leaves have variants */
  cairo_surface_t *pebbles[N_VARIANTS];
  cairo_surface_t *grass[N_VARIANTS];
};

/* Private helpers: stamps */

static void
add_circle (cairo_t *cr,
            double   x,
            double   y,
            double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

/* Draws the leaves of a hedge from (0, 0) to the right or downwards. */
static void
draw_leaves (cairo_t  *cr,
             guint     layer,
             gboolean  across,
             int       variant)
{
  static const struct { int n; double radius, aside, lift; } looks[N_LAYERS] = {
    [LAYER_EDGE] = { 6, 0.86, 0.95, 0 },
    [LAYER_LEAVES] = { 6, 0.66, 0.95, 0.022 },
    [LAYER_LIGHT] = { 5, 0.27, 0.9, 0.05 },
  };
  int n = looks[layer].n, what = layer == LAYER_LIGHT ? 400 : 100;

  cairo_translate (cr, -looks[layer].lift / 2, -looks[layer].lift);
  for (int i = 0; i <= n; i++)
    {
      double along = (i + 0.5 * (lab_hedges_get_noise (variant, across, what + i * 3) - 0.5)) / n;
      double aside = HALF * looks[layer].aside
                     * (lab_hedges_get_noise (variant, across, what + i * 3 + 1) - 0.5);
      double radius = HALF * looks[layer].radius
                      * (0.8 + 0.4 * lab_hedges_get_noise (variant, across, what + i * 3 + 2));

      add_circle (cr, across ? along : aside, across ? aside : along, radius);
    }
  cairo_fill (cr);
}

/* Draws the line of a hedge. */
static void
draw_line (cairo_t  *cr,
           guint     layer,
           gboolean  across)
{
  static const struct { double width, right, down; } looks[N_LAYERS] = {
    [LAYER_SHADOW] = { 2.2, 0.02, 0.075 },
    [LAYER_BASE] = { 2, 0, 0 },
    [LAYER_PLAIN] = { 1.4, 0, -0.02 },
    [LAYER_CLEAR] = { 1.7, 0, 0 },
  };

  cairo_translate (cr, looks[layer].right, looks[layer].down);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, HALF * looks[layer].width);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, across ? 1 : 0, across ? 0 : 1);
  cairo_stroke (cr);
}

static gboolean
has_leaves (guint layer)
{
  return layer == LAYER_EDGE || layer == LAYER_LEAVES || layer == LAYER_LIGHT;
}

static cairo_surface_t *
make_hedge (const LabHedges *self,
            guint            layer,
            gboolean         across,
            int              variant)
{
  int length = self->size + 2 * self->border, width = 2 * self->border;
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_A8, across ? length : width, across ? width : length);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, self->border, self->border);
  cairo_scale (cr, self->size, self->size);
  if (has_leaves (layer))
    draw_leaves (cr, layer, across, variant);
  else
    draw_line (cr, layer, across);
  cairo_destroy (cr);
  return surface;
}

static cairo_surface_t *
make_pebbles (const LabHedges *self,
              int              variant)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, self->size, self->size);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, self->size, self->size);
  for (int i = 0; i < 2; i++)
    add_circle (cr, 0.15 + 0.7 * lab_hedges_get_noise (variant, 0, 10 + i),
                0.15 + 0.7 * lab_hedges_get_noise (variant, 0, 20 + i), 0.045 - 0.015 * i);
  cairo_fill (cr);
  cairo_destroy (cr);
  return surface;
}

static cairo_surface_t *
make_grass (const LabHedges *self,
            int              variant)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, self->size, self->size);
  cairo_t *cr = cairo_create (surface);
  double x = 0.25 + 0.5 * lab_hedges_get_noise (variant, 0, 1);
  double y = 0.3 + 0.5 * lab_hedges_get_noise (variant, 0, 2);

  cairo_scale (cr, self->size, self->size);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 0.03);
  for (int blade = -1; blade <= 1; blade++)
    {
      cairo_move_to (cr, x + blade * 0.02, y);
      cairo_line_to (cr, x + blade * 0.06, y - 0.11 + 0.03 * abs (blade));
    }
  cairo_stroke (cr);
  cairo_destroy (cr);
  return surface;
}

/* Private helpers: places */

/* What is done for each hedge from (x, y) to the right or downwards, one cell long. */
typedef void (*HedgeFunc) (const LabHedges *self,
                           cairo_t         *cr,
                           int              x,
                           int              y,
                           gboolean         across,
                           guint            layer);

/* Calls a function for each hedge near some cells, if it is in @garden and not in @without. */
static void
for_each_hedge (const LabHedges       *self,
                cairo_t               *cr,
                const LabGarden       *garden,
                const LabGarden       *without,
                cairo_rectangle_int_t  cells,
                HedgeFunc              add,
                guint                  layer)
{
  for (int row = cells.y - 2; row <= cells.y + cells.height; row++)
    {
      for (int column = cells.x - 2; column <= cells.x + cells.width; column++)
        {
          for (int below = 0; below < 2; below++)
            {
              if (!garden->has_wall (garden->data, row, column, below)
                  || (without != NULL && without->has_wall (without->data, row, column, below)))
                continue;
              if (below)
                add (self, cr, column, row + 1, TRUE, layer);
              else
                add (self, cr, column + 1, row, FALSE, layer);
            }
        }
    }
}

static void
stamp_hedge (const LabHedges *self,
             cairo_t         *cr,
             int              x,
             int              y,
             gboolean         across,
             guint            layer)
{
  int variant = has_leaves (layer)
                    ? (int) (lab_hedges_get_noise (y, x, 50 + across) * N_VARIANTS) : 0;

  cairo_mask_surface (cr, self->hedges[layer][across][variant], x * self->size - self->border,
                      y * self->size - self->border);
}

/* Twigs that are left where a hedge was broken. */
static void
draw_twigs (const LabHedges *self,
            cairo_t         *cr,
            int              x,
            int              y,
            gboolean         across,
            guint            layer G_GNUC_UNUSED)
{
  cairo_save (cr);
  cairo_scale (cr, self->size, self->size);
  for (int i = 0; i < 7; i++)
    {
      double along = 0.12 + 0.76 * i / 6.0;
      double off = 0.2 * (lab_hedges_get_noise (y, x, 700 + i) - 0.5);
      double angle = G_PI * lab_hedges_get_noise (y, x, 720 + i), length = 0.05;
      double px = across ? x + along : x + off, py = across ? y + off : y + along;

      cairo_move_to (cr, px - length * cos (angle), py - length * sin (angle));
      cairo_line_to (cr, px + length * cos (angle), py + length * sin (angle));
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 0.035);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws one layer of all hedges in one color. */
static void
draw_layer (const LabHedges       *self,
            cairo_t               *cr,
            const LabGarden       *garden,
            cairo_rectangle_int_t  cells,
            LabColor               color,
            guint                  layer)
{
  lab_color_set_source (color, cr);
  for_each_hedge (self, cr, garden, NULL, cells, stamp_hedge, layer);
}

static void
draw_shadow (const LabHedges       *self,
             cairo_t               *cr,
             const LabGarden       *garden,
             cairo_rectangle_int_t  cells,
             LabColor               color)
{
  cairo_pattern_t *shape;

  /* Where two shadows meet, they are not darker. */
  cairo_push_group_with_content (cr, CAIRO_CONTENT_ALPHA);
  draw_layer (self, cr, garden, cells, LAB_COLOR (0), LAYER_SHADOW);
  shape = cairo_pop_group (cr);
  lab_color_set_source (color, cr);
  cairo_mask (cr, shape);
  cairo_pattern_destroy (shape);
}

/* Draws what lies on a cell. */
static void
draw_details (const LabHedges       *self,
              cairo_t               *cr,
              const LabGardenColors *colors,
              int                    row,
              int                    column)
{
  int variant = (int) (lab_hedges_get_noise (row, column, 10) * N_VARIANTS);

  lab_color_set_source ((row + column) % 2 == 0 ? colors->floor_shade : colors->floor, cr);
  cairo_mask_surface (cr, self->pebbles[variant], column * self->size, row * self->size);
  if (lab_hedges_get_noise (row, column, 4) >= 0.16)
    return;
  lab_color_set_source (colors->grass, cr);
  cairo_mask_surface (cr, self->grass[variant], column * self->size, row * self->size);
}

/* Public functions */

/**
 * lab_hedges_new:
 * @size: the size of a cell, in pixels
 *
 * Returns: (transfer full): pictures of hedges
 */
LabHedges *
lab_hedges_new (int size)
{
  LabHedges *self = g_new0 (LabHedges, 1);

  self->size = size;
  self->border = (int) ceil (size * HALF * 2.2);
  for (int variant = 0; variant < N_VARIANTS; variant++)
    {
      for (guint layer = 0; layer < N_LAYERS; layer++)
        {
          for (int across = 0; across < 2 && (variant == 0 || has_leaves (layer)); across++)
            self->hedges[layer][across][variant] = make_hedge (self, layer, across, variant);
        }
      self->pebbles[variant] = make_pebbles (self, variant);
      self->grass[variant] = make_grass (self, variant);
    }
  return self;
}

/** lab_hedges_free: frees pictures of hedges. */
void
lab_hedges_free (LabHedges *self)
{
  for (int variant = 0; variant < N_VARIANTS; variant++)
    {
      for (guint layer = 0; layer < N_LAYERS; layer++)
        {
          for (int across = 0; across < 2; across++)
            g_clear_pointer (&self->hedges[layer][across][variant], cairo_surface_destroy);
        }
      cairo_surface_destroy (self->pebbles[variant]);
      cairo_surface_destroy (self->grass[variant]);
    }
  g_free (self);
}

/** lab_hedges_get_noise: returns a number from 0 to 1 that looks random and belongs to a place. */
double
lab_hedges_get_noise (int row,
                      int column,
                      int what)
{
  guint64 place = (guint64) (row + 4096) << 40 | (guint64) (column + 4096) << 16 | (guint) what;

  return (double) (lab_random_hash (place) >> 40) / (1 << 24);
}

/**
 * lab_hedges_draw_path:
 * @self: pictures of hedges
 * @cr: where to draw; the corner of cell (0, 0) is at (0, 0), and a unit is a pixel
 * @garden: the garden
 * @colors: its colors
 * @cells: the cells to draw
 *
 * Draws the path in a part of a garden. It can draw more than these cells, as can the other
 * functions, so clip @cr.
 */
void
lab_hedges_draw_path (const LabHedges       *self,
                      cairo_t               *cr,
                      const LabGarden       *garden,
                      const LabGardenColors *colors,
                      cairo_rectangle_int_t  cells)
{
  gboolean detailed = self->size >= MIN_LEAF_SIZE && !colors->clear;

  for (int row = MAX (cells.y - 1, 0); row <= cells.y + cells.height; row++)
    {
      for (int column = MAX (cells.x - 1, 0); column <= cells.x + cells.width; column++)
        {
          if (!garden->has_cell (garden->data, row, column))
            continue;
          lab_color_set_source ((row + column) % 2 == 0 ? colors->floor : colors->floor_shade, cr);
          cairo_rectangle (cr, column * self->size, row * self->size, self->size, self->size);
          cairo_fill (cr);
          if (detailed)
            draw_details (self, cr, colors, row, column);
        }
    }
}

/**
 * lab_hedges_draw_twigs:
 * @self: pictures of hedges
 * @cr: where to draw
 * @garden: the garden
 * @before: the garden before some hedges were broken
 * @colors: its colors
 * @cells: the cells to draw
 *
 * Draws what is left of broken hedges.
 */
void
lab_hedges_draw_twigs (const LabHedges       *self,
                       cairo_t               *cr,
                       const LabGarden       *garden,
                       const LabGarden       *before,
                       const LabGardenColors *colors,
                       cairo_rectangle_int_t  cells)
{
  lab_color_set_source (colors->clear ? colors->hedge : colors->twig, cr);
  for_each_hedge (self, cr, before, garden, cells, draw_twigs, 0);
}

/**
 * lab_hedges_draw_walls:
 * @self: pictures of hedges
 * @cr: where to draw
 * @garden: the garden
 * @colors: its colors
 * @cells: the cells to draw, with the halves of the hedges around them
 *
 * Draws the hedges in a part of a garden.
 */
void
lab_hedges_draw_walls (const LabHedges       *self,
                       cairo_t               *cr,
                       const LabGarden       *garden,
                       const LabGardenColors *colors,
                       cairo_rectangle_int_t  cells)
{
  if (colors->clear)
    {
      draw_layer (self, cr, garden, cells, colors->hedge, LAYER_CLEAR);
      return;
    }
  draw_shadow (self, cr, garden, cells, colors->shadow);
  draw_layer (self, cr, garden, cells, colors->hedge_dark, LAYER_BASE);
  if (self->size < MIN_LEAF_SIZE)
    {
      draw_layer (self, cr, garden, cells, colors->hedge, LAYER_PLAIN);
      return;
    }
  draw_layer (self, cr, garden, cells, colors->hedge_dark, LAYER_EDGE);
  draw_layer (self, cr, garden, cells, colors->hedge, LAYER_LEAVES);
  draw_layer (self, cr, garden, cells, colors->hedge_light, LAYER_LIGHT);
}
