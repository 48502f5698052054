/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-palette.h"
#include "lab-hedges.h"
#include "lab-maze.h"

G_BEGIN_DECLS

void lab_escape_hedges_draw (const LabHedges        *hedges,
                             cairo_t                *cr,
                             const LabMaze          *maze,
                             const LabMaze          *before,
                             const LabEscapePalette *palette,
                             cairo_rectangle_int_t   cells);

G_END_DECLS
