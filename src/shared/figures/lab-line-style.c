/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-line-style.h"

#include <math.h>

#define HALO 1.5                /* the width of the ring around a mark, in units */
#define SAMPLE_MARK 5           /* the radius of the mark in a sample */

/* Lines differ in color, in their dashes and in the mark at their end. People with color
 * blindness can tell the colors apart: they follow Okabe and Ito (2008), darker on light paper
 * and lighter on dark paper, so that a thin line is easy to see. */
static const struct
{
  LabColor light;
  LabColor dark;
  double dashes[6];
  int n_dashes;
  int n_corners;                /* of the mark; 0 for a disc */
  double size;                  /* of the mark, so that all marks look equally large */
  double angle;                 /* of the first corner, in quarter turns from the right */
} styles[LAB_N_LINE_STYLES] = {
  { LAB_COLOR_INIT (0x0067a3), LAB_COLOR_INIT (0x6cc0f5), { 0 }, 0, 0, 1, 0 },
  { LAB_COLOR_INIT (0xb84300), LAB_COLOR_INIT (0xff9a52), { 9, 4 }, 2, 4, 1.25, 0.5 },
  { LAB_COLOR_INIT (0x00735a), LAB_COLOR_INIT (0x4fd0a5), { 10, 4, 2, 4 }, 4, 3, 1.3, 3 },
  { LAB_COLOR_INIT (0xa04480), LAB_COLOR_INIT (0xe89ac4), { 2.5, 3 }, 2, 4, 1.3, 0 },
  { LAB_COLOR_INIT (0x806000), LAB_COLOR_INIT (0xf0d860), { 15, 4 }, 2, 3, 1.3, 1 },
  { LAB_COLOR_INIT (0x4d4a46), LAB_COLOR_INIT (0xe8e4d8), { 9, 3, 2, 3, 2, 3 }, 6, 6, 1.15, 0 },
};

/* Private helpers */

/* Returns which of the first styles has the dashes and the mark. */
static guint
get_shape (guint style)
{
  return (style + style / LAB_N_LINE_STYLES) % LAB_N_LINE_STYLES;
}

/* Public functions */

/**
 * lab_line_style_get_color:
 * @style: which style, from 0
 * @dark: whether it is on dark paper
 *
 * Returns: the color of the line
 */
LabColor
lab_line_style_get_color (guint    style,
                          gboolean dark)
{
  g_return_val_if_fail (style < LAB_MAX_LINE_STYLES, LAB_COLOR (0));

  style %= LAB_N_LINE_STYLES;
  return dark ? styles[style].dark : styles[style].light;
}

/**
 * lab_line_style_stroke:
 * @style: which style, from 0
 * @dark: whether it is on dark paper
 * @cr: where to draw
 * @width: the width of the line
 *
 * Draws the current path of @cr with the color and the dashes of a style.
 */
void
lab_line_style_stroke (guint    style,
                       gboolean dark,
                       cairo_t *cr,
                       double   width)
{
  guint shape;

  g_return_if_fail (style < LAB_MAX_LINE_STYLES && cr != NULL);

  shape = get_shape (style);
  cairo_save (cr);
  cairo_set_line_width (cr, width);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, styles[shape].dashes, styles[shape].n_dashes, 0);
  lab_color_set_source (lab_line_style_get_color (style, dark), cr);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/**
 * lab_line_style_draw_mark:
 * @style: which style, from 0
 * @dark: whether it is on dark paper
 * @cr: where to draw
 * @x: the center of the mark
 * @y: the center of the mark
 * @radius: the radius of a disc that looks as large as the mark, in units
 * @halo: (nullable): the color of a thin ring around the mark; %NULL for none
 *
 * Draws the mark of a style.
 */
void
lab_line_style_draw_mark (guint           style,
                          gboolean        dark,
                          cairo_t        *cr,
                          double          x,
                          double          y,
                          double          radius,
                          const LabColor *halo)
{
  guint shape;

  g_return_if_fail (style < LAB_MAX_LINE_STYLES && cr != NULL);

  shape = get_shape (style);
  cairo_new_path (cr);
  if (styles[shape].n_corners == 0)
    cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  for (int i = 0; i < styles[shape].n_corners; i++)
    {
      double angle = styles[shape].angle * G_PI / 2 + 2 * G_PI * i / styles[shape].n_corners;

      cairo_line_to (cr, x + radius * styles[shape].size * cos (angle),
                     y + radius * styles[shape].size * sin (angle));
    }
  cairo_close_path (cr);
  if (halo != NULL)
    {
      cairo_set_line_width (cr, 2 * HALO);
      lab_color_set_source (*halo, cr);
      cairo_stroke_preserve (cr);
    }
  lab_color_set_source (lab_line_style_get_color (style, dark), cr);
  cairo_fill (cr);
}

/**
 * lab_line_style_draw_sample:
 * @style: which style, from 0
 * @dark: whether it is on dark paper
 * @cr: where to draw
 * @line_width: the width of the line
 * @width: the width of the sample
 * @height: the height of the sample
 *
 * Draws a short line with the mark in its middle, for a legend.
 */
void
lab_line_style_draw_sample (guint    style,
                            gboolean dark,
                            cairo_t *cr,
                            double   line_width,
                            double   width,
                            double   height)
{
  g_return_if_fail (style < LAB_MAX_LINE_STYLES && cr != NULL);

  cairo_new_path (cr);
  cairo_move_to (cr, 0, height / 2);
  cairo_line_to (cr, width, height / 2);
  lab_line_style_stroke (style, dark, cr, line_width);
  lab_line_style_draw_mark (style, dark, cr, width / 2, height / 2, SAMPLE_MARK, NULL);
}
