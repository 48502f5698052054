/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-escape-game.h"
#include "lab-escape-palette.h"

G_BEGIN_DECLS

/** LAB_ESCAPE_FOG_MARGIN: how far fog covers what is around the maze, in cells. */
#define LAB_ESCAPE_FOG_MARGIN 1

GdkTexture *lab_escape_fog_new (LabEscapeGame          *game,
                                const LabEscapePalette *palette);

G_END_DECLS
