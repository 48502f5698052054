/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "lab-palette.h"
#include "lab-arrow.h"
#include "lab-openings.h"
#include "lab-seat.h"

G_BEGIN_DECLS

void lab_art_draw_tile  (cairo_t          *cr,
                         const LabPalette *palette,
                         double            size,
                         LabOpenings       openings,
                         gboolean          fixed,
                         LabSeat           start_of);
void lab_art_draw_token (cairo_t          *cr,
                         const LabPalette *palette,
                         double            size);
void lab_art_draw_pawn  (cairo_t          *cr,
                         const LabPalette *palette,
                         double            size,
                         LabSeat           seat);
void lab_art_draw_mark  (cairo_t          *cr,
                         double            size,
                         LabSeat           seat);
void lab_art_draw_frame (cairo_t          *cr,
                         const LabPalette *palette,
                         double            size,
                         double            margin);
void lab_art_draw_arrow (cairo_t          *cr,
                         const LabPalette *palette,
                         double            width,
                         double            height,
                         LabSide           side,
                         gboolean          bright,
                         gboolean          barred);
void lab_art_draw_spark (cairo_t          *cr,
                         const LabPalette *palette,
                         double            size);
void lab_art_draw_back  (cairo_t          *cr,
                         const LabPalette *palette,
                         double            width,
                         double            height);

G_END_DECLS
