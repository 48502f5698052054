/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "lab-escape-palette.h"
#include "lab-maze.h"

G_BEGIN_DECLS

typedef struct _LabEscapeHedges LabEscapeHedges;

LabEscapeHedges *lab_escape_hedges_new  (int                     size);
void             lab_escape_hedges_free (LabEscapeHedges        *self);
void             lab_escape_hedges_draw (const LabEscapeHedges  *self,
                                         cairo_t                *cr,
                                         const LabMaze          *maze,
                                         const LabMaze          *before,
                                         const LabEscapePalette *palette,
                                         cairo_rectangle_int_t   cells);

G_END_DECLS
