/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/** LabInk: a colour, as 0xrrggbb. */
typedef guint32 LabInk;

/**
 * LabLettering:
 * @size: the size of the font, in units
 * @bold: whether it is bold
 * @ink: its colour
 * @align: which part of the text is at the given place: 0 its left end, 0.5 its
 *   middle, 1 its right end
 * @max_width: what is longer is cut short, in units; 0 for no limit
 *
 * How a text looks.
 */
typedef struct
{
  double   size;
  gboolean bold;
  LabInk   ink;
  double   align;
  double   max_width;
} LabLettering;

void         lab_ink_set        (cairo_t            *cr,
                                 LabInk              ink);
void         lab_ink_line       (cairo_t            *cr,
                                 LabInk              ink,
                                 double              x1,
                                 double              y1,
                                 double              x2,
                                 double              y2);
PangoLayout *lab_ink_layout_new (cairo_t            *cr);
void         lab_ink_text       (cairo_t            *cr,
                                 PangoLayout        *layout,
                                 const LabLettering *lettering,
                                 double              x,
                                 double              y,
                                 const char         *text);

G_END_DECLS
