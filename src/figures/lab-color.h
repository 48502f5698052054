/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * LabColor:
 * @red: red, 0 to 1
 * @green: green
 * @blue: blue
 * @alpha: opacity, 0 to 1
 *
 * A color in sRGB, not premultiplied.
 */
typedef struct
{
  double red;
  double green;
  double blue;
  double alpha;
} LabColor;

/**
 * LAB_COLOR_INIT:
 * @rgb: a constant such as 0xff8000
 *
 * The initializer of an opaque color.
 */
#define LAB_COLOR_INIT(rgb) \
  { ((rgb) >> 16 & 0xff) / 255.0, ((rgb) >> 8 & 0xff) / 255.0, ((rgb) & 0xff) / 255.0, 1 }

/** LAB_COLOR: an opaque color, from a number such as 0xff8000. */
#define LAB_COLOR(rgb) ((LabColor) LAB_COLOR_INIT (rgb))

guint32  lab_color_to_rgb        (LabColor    color) G_GNUC_CONST;
LabColor lab_color_fade          (LabColor    color,
                                  double      alpha) G_GNUC_CONST;
double   lab_color_get_luminance (LabColor    color) G_GNUC_CONST;
double   lab_color_contrast      (LabColor    a,
                                  LabColor    b) G_GNUC_CONST;
void     lab_color_set_source    (LabColor    color,
                                  cairo_t    *cr);
void     lab_color_add_stop      (cairo_pattern_t *pattern,
                                  double           offset,
                                  LabColor         color,
                                  double           alpha);

G_END_DECLS
