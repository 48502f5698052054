/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-color.h"

G_BEGIN_DECLS

/** LAB_N_LINE_STYLES: the number of lines that a reader can tell apart in a plot, by their color
 * and also without it. */
#define LAB_N_LINE_STYLES 6

/** LAB_MAX_LINE_STYLES: the number of styles. Those after the first %LAB_N_LINE_STYLES have their
 * colors again, with the dashes and the mark of another one, which takes a legend to tell. */
#define LAB_MAX_LINE_STYLES (LAB_N_LINE_STYLES * LAB_N_LINE_STYLES)

LabColor lab_line_style_get_color   (guint           style,
                                     gboolean        dark) G_GNUC_CONST;
void     lab_line_style_stroke      (guint           style,
                                     gboolean        dark,
                                     cairo_t        *cr,
                                     double          width);
void     lab_line_style_draw_mark   (guint           style,
                                     gboolean        dark,
                                     cairo_t        *cr,
                                     double          x,
                                     double          y,
                                     double          radius,
                                     const LabColor *halo);
void     lab_line_style_draw_sample (guint           style,
                                     gboolean        dark,
                                     cairo_t        *cr,
                                     double          line_width,
                                     double          width,
                                     double          height);

G_END_DECLS
