/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-color.h"

#include <math.h>

/* Private helpers */

/* Returns the linear light of one channel, 0 to 1. */
static double
get_light (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static guint32
get_byte (double value)
{
  return (guint32) (CLAMP (value, 0, 1) * 255 + 0.5);
}

/* Public functions */

/**
 * lab_color_to_rgb:
 * @color: a color
 *
 * Returns: the color as 0xRRGGBB, without its opacity
 */
guint32
lab_color_to_rgb (LabColor color)
{
  return get_byte (color.red) << 16 | get_byte (color.green) << 8 | get_byte (color.blue);
}

/**
 * lab_color_fade:
 * @color: a color
 * @alpha: a factor, 0 to 1
 *
 * Returns: the color with its opacity multiplied by @alpha
 */
LabColor
lab_color_fade (LabColor color,
                double   alpha)
{
  color.alpha *= alpha;
  return color;
}

/**
 * lab_color_get_luminance:
 * @color: a color; its opacity does not count
 *
 * Returns: the relative luminance that WCAG 2 defines, from 0 for black to 1 for white
 */
double
lab_color_get_luminance (LabColor color)
{
  return 0.2126 * get_light (color.red) + 0.7152 * get_light (color.green)
         + 0.0722 * get_light (color.blue);
}

/**
 * lab_color_contrast:
 * @a: a color
 * @b: a color
 *
 * Returns: the contrast ratio that WCAG 2 defines, from 1 to 21, as if both were opaque
 */
double
lab_color_contrast (LabColor a,
                    LabColor b)
{
  double one = lab_color_get_luminance (a);
  double other = lab_color_get_luminance (b);

  return (MAX (one, other) + 0.05) / (MIN (one, other) + 0.05);
}

/**
 * lab_color_set_source:
 * @color: a color
 * @cr: a cairo context
 *
 * Sets the color for the next drawing operations.
 */
void
lab_color_set_source (LabColor  color,
                      cairo_t  *cr)
{
  g_return_if_fail (cr != NULL);

  cairo_set_source_rgba (cr, color.red, color.green, color.blue, color.alpha);
}

/** lab_color_add_stop: adds a color to a gradient, with a part of its opacity. */
void
lab_color_add_stop (cairo_pattern_t *pattern,
                    double           offset,
                    LabColor         color,
                    double           alpha)
{
  cairo_pattern_add_color_stop_rgba (pattern, offset, color.red, color.green, color.blue,
                                     color.alpha * alpha);
}
