/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "model/lab-seat.h"

G_BEGIN_DECLS

/** LabColour: a colour as 0xRRGGBB. */
typedef guint32 LabColour;

/**
 * LabPaletteId:
 * @LAB_PALETTE_DAY: the board in daylight, for the light theme
 * @LAB_PALETTE_NIGHT: the same garden by lantern light, for the dark theme
 * @LAB_PALETTE_CLEAR_DAY: strong edges, for high contrast on light
 * @LAB_PALETTE_CLEAR_NIGHT: strong edges, for high contrast on dark
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
 * @frame_light: the wooden frame, where the light falls on it
 * @frame_dark: the frame in shade
 * @frame_line: its grain and edge
 * @recess: the bed in which the tiles lie
 * @hedge: the walls
 * @hedge_fixed: the walls of tiles that never move
 * @leaf_light: leaves in the light
 * @leaf_dark: leaves in shade
 * @hedge_edge: the foot of the walls
 * @passage: the ground between the walls
 * @gravel: specks on the ground
 * @passage_shade: where the walls throw their shadow on it
 * @brass: pins, arrows and rims
 * @brass_bright: the same under the pointer
 * @token: the disc beneath a treasure
 * @token_rim: its edge
 * @ink: outlines of pawns and pictures
 * @glow: what marks tiles that can be reached
 * @path: the dots of a path
 * @barred: what marks the forbidden arrow
 * @dim: opacity of the veil over tiles that cannot be reached
 *
 * The colours of everything that the game draws itself.
 */
typedef struct
{
  LabColour frame_light, frame_dark, frame_line, recess;
  LabColour hedge, hedge_fixed, leaf_light, leaf_dark, hedge_edge;
  LabColour passage, gravel, passage_shade;
  LabColour brass, brass_bright;
  LabColour token, token_rim;
  LabColour ink;
  LabColour glow, path, barred;
  double    dim;
} LabPalette;

const LabPalette *lab_palette_get            (LabPaletteId id) G_GNUC_CONST;
LabColour         lab_palette_get_pawn       (LabSeat      seat) G_GNUC_CONST;
LabColour         lab_palette_get_pawn_shade (LabSeat      seat) G_GNUC_CONST;
double            lab_colour_contrast        (LabColour    a,
                                              LabColour    b) G_GNUC_CONST;

G_END_DECLS
