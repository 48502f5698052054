/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-color.h"
#include "lab-seat.h"

G_BEGIN_DECLS

/**
 * LabPaletteId:
 * @LAB_PALETTE_DAY: for the light style
 * @LAB_PALETTE_NIGHT: for the dark style
 * @LAB_PALETTE_CLEAR_DAY: with strong edges, for high contrast in the light style
 * @LAB_PALETTE_CLEAR_NIGHT: with strong edges, for high contrast in the dark style
 *
 * The palettes of the board.
 */
typedef enum
{
  LAB_PALETTE_DAY,
  LAB_PALETTE_NIGHT,
  LAB_PALETTE_CLEAR_DAY,
  LAB_PALETTE_CLEAR_NIGHT,
} LabPaletteId;

#define LAB_N_PALETTES 4

/**
 * LabPalette:
 * @frame_light: the lit side of the wooden frame
 * @frame_dark: the shaded side of the frame
 * @frame_line: the grain and the edge of the frame
 * @recess: the surface under the tiles
 * @hedge: the walls
 * @hedge_fixed: the walls of fixed tiles
 * @leaf_light: leaves in the light
 * @leaf_dark: leaves in the shade
 * @hedge_edge: the bottom edge of the walls
 * @passage: the ground between the walls
 * @gravel: specks on the ground
 * @passage_shade: the shadow of the walls on the ground
 * @brass: pins, rims, and arrows where no tile can go in
 * @brass_bright: the edge of an arrow under the pointer
 * @arrow: an arrow where a tile can go in
 * @token: the disc under a treasure
 * @token_rim: the edge of that disc
 * @ink: outlines of pawns and pictures
 * @glow: the highlight of tiles that can be reached
 * @path: the dots of a path
 * @blocked: the bar of the blocked arrow
 * @dim: the opacity of the layer over tiles that cannot be reached, 0 to 1
 *
 * The colors of a board.
 */
typedef struct
{
  LabColor frame_light, frame_dark, frame_line, recess;
  LabColor hedge, hedge_fixed, leaf_light, leaf_dark, hedge_edge;
  LabColor passage, gravel, passage_shade;
  LabColor brass, brass_bright, arrow;
  LabColor token, token_rim;
  LabColor ink;
  LabColor glow, path, blocked;
  double   dim;
} LabPalette;

const LabPalette *lab_palette_get            (LabPaletteId id) G_GNUC_CONST;
LabColor          lab_palette_get_pawn       (LabSeat      seat) G_GNUC_CONST;
LabColor          lab_palette_get_pawn_shade (LabSeat      seat) G_GNUC_CONST;

G_END_DECLS
