/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

#include "lab-color.h"
#include "lab-picture-cache.h"
#include "lab-shift-board.h"
#include "lab-shift-position.h"
#include "lab-style.h"

G_BEGIN_DECLS

/**
 * LabShiftArrowLook:
 * @LAB_SHIFT_ARROW_FREE: a tile can go in here
 * @LAB_SHIFT_ARROW_BRIGHT: so it can, and the arrow is highlighted, under the pointer, or has the
 *   focus
 * @LAB_SHIFT_ARROW_BLOCKED: it is blocked
 * @LAB_SHIFT_ARROW_FAINT: no tile can go in anywhere now
 *
 * How an arrow looks.
 */
typedef enum
{
  LAB_SHIFT_ARROW_FREE,
  LAB_SHIFT_ARROW_BRIGHT,
  LAB_SHIFT_ARROW_BLOCKED,
  LAB_SHIFT_ARROW_FAINT,
} LabShiftArrowLook;

/**
 * LabShiftPicture:
 * @LAB_SHIFT_PICTURE_TILE: a tile without its treasure; see %LAB_SHIFT_ART_TILE()
 * @LAB_SHIFT_PICTURE_TOKEN: a #LabShiftTreasure on its disc
 * @LAB_SHIFT_PICTURE_TREASURE: a #LabShiftTreasure alone
 * @LAB_SHIFT_PICTURE_PAWN: the pawn of a #LabShiftSeat
 * @LAB_SHIFT_PICTURE_FRAME: a #LabShiftSide of the wooden tray that holds the tiles; the sides in
 *   the north and south are as long as the board
 * @LAB_SHIFT_PICTURE_ARROW: an arrow in the frame; see %LAB_SHIFT_ART_ARROW()
 * @LAB_SHIFT_PICTURE_SPARK: a spark with four points, for the moment when a treasure is found
 * @LAB_SHIFT_PICTURE_BACK: the back of a card: a hedge with a path that winds to the center
 *
 * What the pictures of the board show. The detail of such a #LabPicture says which one of these.
 */
typedef enum
{
  LAB_SHIFT_PICTURE_TILE,
  LAB_SHIFT_PICTURE_TOKEN,
  LAB_SHIFT_PICTURE_TREASURE,
  LAB_SHIFT_PICTURE_PAWN,
  LAB_SHIFT_PICTURE_FRAME,
  LAB_SHIFT_PICTURE_ARROW,
  LAB_SHIFT_PICTURE_SPARK,
  LAB_SHIFT_PICTURE_BACK,
} LabShiftPicture;

/** LAB_SHIFT_ART_TILE: the detail of a tile: its openings, whether it never moves, and the seat
 * that starts there, or %LAB_SHIFT_SEAT_NONE. */
#define LAB_SHIFT_ART_TILE(openings, fixed, start_of)                                              \
  ((guint) (openings) | ((fixed) ? 1U << 4 : 0) | (guint) (start_of) << 5)

/** LAB_SHIFT_ART_ARROW: the detail of an arrow: the side of the board, from which it points
 * inwards, and how it looks. */
#define LAB_SHIFT_ART_ARROW(side, look) ((guint) (side) | (guint) (look) << 2)

/**
 * LabShiftPalette:
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
} LabShiftPalette;

/** lab_shift_palettes: the palettes of the board */
extern const LabShiftPalette lab_shift_palettes[LAB_N_STYLES];

/**
 * LabShiftPawnColors:
 * @body: its color
 * @shade: the color of its shaded side
 *
 * The colors of a pawn, which are the same in every palette.
 */
typedef struct
{
  LabColor body;
  LabColor shade;
} LabShiftPawnColors;

/** lab_shift_pawn_colors: the colors of the pawns */
extern const LabShiftPawnColors lab_shift_pawn_colors[LAB_SHIFT_N_SEATS];

void lab_shift_art_draw (cairo_t          *cr,
                         const LabPicture *picture,
                         gconstpointer     palette,
                         gpointer          data);

G_END_DECLS
