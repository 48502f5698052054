/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-color.h"

G_BEGIN_DECLS

/**
 * LabEscapePalette:
 * @floor: the path between the hedges
 * @floor_shade: every other cell of it, and its pebbles
 * @grass: small plants on the path
 * @shadow: the shadow of hedges and things
 * @hedge_dark: the lower side of a hedge
 * @hedge: a hedge
 * @hedge_light: its leaves in the light
 * @mist: what nobody has seen yet
 * @ink: outlines
 * @cloak: the coat of the player's figure
 * @cloak_dark: its shaded side
 * @face: its face
 * @glow: its lantern, and an open gate
 * @stone: the arch of the gate
 * @wood: a closed gate, and handles
 * @gold: keys
 * @rift: the item that teleports
 * @leap: the item that jumps
 * @die: the item that shuffles the maze
 * @steel: the item that breaks walls
 * @paper: the item that shows the way
 * @seal: marks on @paper
 * @walked: the line where the player walked
 * @best: the line of the best way, and of a hint
 * @clear: whether edges must be strong, for high contrast
 *
 * The colors of the escape game.
 */
typedef struct
{
  LabColor floor, floor_shade, grass, shadow;
  LabColor hedge_dark, hedge, hedge_light;
  LabColor mist, ink;
  LabColor cloak, cloak_dark, face, glow;
  LabColor stone, wood, gold;
  LabColor rift, leap, die, steel, paper, seal;
  LabColor walked, best;
  gboolean clear;
} LabEscapePalette;

const LabEscapePalette *lab_escape_palette_get (gboolean dark,
                                                gboolean high_contrast) G_GNUC_CONST;

G_END_DECLS
