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

/**
 * LabArrowLook:
 * @LAB_ARROW_FREE: a tile can go in here
 * @LAB_ARROW_BRIGHT: so it can, and the arrow is highlighted, under the pointer, or has the focus
 * @LAB_ARROW_BLOCKED: it is blocked
 * @LAB_ARROW_FAINT: no tile can go in anywhere now
 *
 * How an arrow looks.
 */
typedef enum
{
  LAB_ARROW_FREE,
  LAB_ARROW_BRIGHT,
  LAB_ARROW_BLOCKED,
  LAB_ARROW_FAINT,
} LabArrowLook;

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
                         LabArrowLook      look);
void lab_art_draw_spark (cairo_t          *cr,
                         const LabPalette *palette,
                         double            size);
void lab_art_draw_back  (cairo_t          *cr,
                         const LabPalette *palette,
                         double            width,
                         double            height);

G_END_DECLS
