/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "lab-treasure.h"

G_BEGIN_DECLS

void lab_treasure_drawing_draw (cairo_t    *cr,
                                LabTreasure treasure,
                                double      inset,
                                double      size);

G_END_DECLS
