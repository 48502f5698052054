/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-palette.h"

G_BEGIN_DECLS

void lab_cheese_art_draw_cheese (cairo_t                *cr,
                                 const LabCheesePalette *palette,
                                 double                  size);
void lab_cheese_art_draw_mud    (cairo_t                *cr,
                                 const LabCheesePalette *palette,
                                 guint                   turns,
                                 guint                   variant,
                                 double                  size);
void lab_cheese_art_draw_pond   (cairo_t                *cr,
                                 const LabCheesePalette *palette,
                                 guint                   variant,
                                 double                  size);
void lab_cheese_art_draw_bed    (cairo_t                *cr,
                                 const LabCheesePalette *palette,
                                 guint                   variant,
                                 double                  size);
void lab_cheese_art_draw_arrow  (cairo_t                *cr,
                                 const LabCheesePalette *palette,
                                 double                  angle,
                                 double                  size);
void lab_cheese_art_draw_rat    (cairo_t                *cr,
                                 const LabCheesePalette *palette,
                                 guint                   rat,
                                 gboolean                looks_left,
                                 double                  size);

G_END_DECLS
