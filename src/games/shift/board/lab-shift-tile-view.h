/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-drawn-widget.h"
#include "lab-shift-board.h"
#include "lab-shift-game.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_TILE_VIEW (lab_shift_tile_view_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftTileView, lab_shift_tile_view, LAB, SHIFT_TILE_VIEW, LabDrawnWidget)

/**
 * LabShiftTileMark:
 * @LAB_SHIFT_TILE_PLAIN: no mark
 * @LAB_SHIFT_TILE_REACHABLE: the pawn can move here
 * @LAB_SHIFT_TILE_VEILED: the pawn cannot move here
 * @LAB_SHIFT_TILE_SOUGHT: nor here, but the treasure is on a card of the player
 * @LAB_SHIFT_TILE_ENTERING: the tile would go in here
 *
 * How a tile is marked.
 */
typedef enum
{
  LAB_SHIFT_TILE_PLAIN,
  LAB_SHIFT_TILE_REACHABLE,
  LAB_SHIFT_TILE_VEILED,
  LAB_SHIFT_TILE_SOUGHT,
  LAB_SHIFT_TILE_ENTERING,
} LabShiftTileMark;

/**
 * LabShiftTileView:
 *
 * One tile with its treasure. The view updates itself when the tile rotates.
 *
 * For screen readers, a tile of the board is a button. Its action `tile.activate` acts like a
 * click, and the board provides its description. Elsewhere the view is a picture of the spare
 * tile that provides its own description.
 */
struct _LabShiftTileView
{
  LabDrawnWidget parent_instance;

  LabShiftTile *tile;
  LabShiftTileMark mark;
  LabShiftTreasureSet ringed; /* the treasures with a ring, on any tile */
  LabShiftSeat ring_seat;     /* the color of the ring */
  char *label;                /* text for screen readers */
  gboolean chosen;            /* can be activated, like a button */
  LabShiftOpenings shown;     /* the openings before the last change */
  int quarters;               /* see lab_shift_tile_view_set_quarters() */
  AdwAnimation *turning;
  double tempo;               /* multiple of the usual duration */
  double angle;               /* degrees that are still left to rotate */
};

/**
 * LabShiftTileLook:
 * @cell: where it lies, or %LAB_SHIFT_CELL_SPARE
 * @openings: the open sides
 * @treasure: the treasure on it, or %LAB_SHIFT_TREASURE_NONE
 * @angle: by how many degrees the picture is rotated clockwise from @openings
 *
 * Everything that is visible of a tile.
 */
typedef struct
{
  LabShiftCell     cell;
  LabShiftOpenings openings;
  LabShiftTreasure treasure;
  double           angle;
} LabShiftTileLook;

/** LAB_SHIFT_CARD_ASPECT: the height of a card, as a multiple of its width. */
#define LAB_SHIFT_CARD_ASPECT 1.3

GtkWidget   *lab_shift_tile_view_new_passing      (void);
void         lab_shift_tile_view_set_tile         (LabShiftTileView       *self,
                                                   LabShiftTile           *tile);
void         lab_shift_tile_view_set_mark         (LabShiftTileView       *self,
                                                   LabShiftTileMark        mark);
void         lab_shift_tile_view_set_ringed       (LabShiftTileView       *self,
                                                   LabShiftTreasureSet     ringed,
                                                   LabShiftSeat            seat);
LabShiftSeat lab_shift_tile_view_get_ring         (LabShiftTileView       *self);
void         lab_shift_tile_view_set_quarters     (LabShiftTileView       *self,
                                                   int                     quarters);
void         lab_shift_tile_view_describe         (LabShiftTileView       *self,
                                                   const char             *label);
void         lab_shift_tile_drawing_snapshot      (GtkWidget              *widget,
                                                   GtkSnapshot            *snapshot,
                                                   int                     size,
                                                   const LabShiftTileLook *look);
void         lab_shift_tile_drawing_snapshot_mark (GtkWidget              *widget,
                                                   GtkSnapshot            *snapshot,
                                                   int                     size,
                                                   LabShiftTreasure        treasure,
                                                   LabShiftTileMark        mark);
void         lab_shift_card_drawing_snapshot_face (GtkWidget              *widget,
                                                   GtkSnapshot            *snapshot,
                                                   int                     width,
                                                   int                     height,
                                                   LabShiftTreasure        treasure,
                                                   LabShiftSeat            home);

G_END_DECLS
