/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-color.h"

G_BEGIN_DECLS

void lab_shapes_add_ellipse   (cairo_t  *cr,
                               double    x,
                               double    y,
                               double    width,
                               double    height,
                               double    angle);
void lab_shapes_add_rounded   (cairo_t  *cr,
                               double    x,
                               double    y,
                               double    width,
                               double    height,
                               double    radius);
void lab_shapes_fill          (cairo_t  *cr,
                               LabColor  color);
void lab_shapes_fill_outlined (cairo_t  *cr,
                               LabColor  color,
                               LabColor  ink);
void lab_shapes_draw_text     (cairo_t    *cr,
                               const char *text,
                               double      x,
                               double      y,
                               double      height,
                               double      max_width);

G_END_DECLS
