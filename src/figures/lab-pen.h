/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

#include "lab-color.h"

G_BEGIN_DECLS

/**
 * LabPen:
 * @cr: where to draw
 * @layout: for texts
 * @width: the width of the whole figure, in units
 * @line_height: the height of a line of text
 * @rtl: whether the figure is mirrored
 *
 * Writes the texts of a figure. All its places are for a figure that is read from left to right.
 * Clear it with lab_pen_clear().
 */
typedef struct
{
  cairo_t     *cr;
  PangoLayout *layout;
  double       width;
  double       line_height;
  gboolean     rtl;
} LabPen;

/**
 * LabPenStyle:
 * @size: the size, as a factor of the font
 * @bold: whether the text is bold
 * @color: its color
 * @align: the part of the text before its place, 0 to 1
 * @max_width: longer text is cut; 0 for no limit
 *
 * How a text is written.
 */
typedef struct
{
  double   size;
  gboolean bold;
  LabColor color;
  double   align;
  double   max_width;
} LabPenStyle;

void   lab_pen_init             (LabPen            *self,
                                 cairo_t           *cr,
                                 PangoContext      *text,
                                 double             width,
                                 gboolean           rtl);
void   lab_pen_clear            (LabPen            *self);
double lab_pen_mirror           (const LabPen      *self,
                                 double             x)
                                G_GNUC_PURE;
double lab_pen_measure          (const LabPen      *self,
                                 double             size,
                                 gboolean           bold,
                                 const char        *text);
void   lab_pen_write            (const LabPen      *self,
                                 const LabPenStyle *style,
                                 const char        *text,
                                 double             x,
                                 double             y);
double lab_pen_get_line_height  (PangoContext      *context);
void   lab_shapes_add_ellipse   (cairo_t           *cr,
                                 double             x,
                                 double             y,
                                 double             width,
                                 double             height,
                                 double             angle);
void   lab_shapes_add_path      (cairo_t           *cr,
                                 const char        *path);
void   lab_shapes_add_rounded   (cairo_t           *cr,
                                 double             x,
                                 double             y,
                                 double             width,
                                 double             height,
                                 double             radius);
void   lab_shapes_begin         (cairo_t           *cr,
                                 double             size);
void   lab_shapes_fill          (cairo_t           *cr,
                                 LabColor           color);
void   lab_shapes_stroke        (cairo_t           *cr,
                                 LabColor           color,
                                 double             width);
void   lab_shapes_fill_outlined (cairo_t           *cr,
                                 LabColor           color,
                                 LabColor           ink);
void   lab_shapes_draw_text     (cairo_t           *cr,
                                 const char        *text,
                                 double             x,
                                 double             y,
                                 double             height,
                                 double             max_width);

G_END_DECLS
