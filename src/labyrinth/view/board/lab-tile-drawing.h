/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-cell.h"
#include "lab-openings.h"
#include "lab-seat.h"
#include "lab-treasure.h"

G_BEGIN_DECLS

/**
 * LabTileMark:
 * @LAB_TILE_PLAIN: no mark
 * @LAB_TILE_REACHABLE: the pawn can move here
 * @LAB_TILE_VEILED: the pawn cannot move here
 * @LAB_TILE_SOUGHT: nor here, but the treasure is on a card of the player
 * @LAB_TILE_ENTERING: the tile would go in here
 *
 * How a tile is marked.
 */
typedef enum
{
  LAB_TILE_PLAIN,
  LAB_TILE_REACHABLE,
  LAB_TILE_VEILED,
  LAB_TILE_SOUGHT,
  LAB_TILE_ENTERING,
} LabTileMark;

/**
 * LabTileLook:
 * @cell: where it lies, or %LAB_CELL_SPARE
 * @openings: the open sides
 * @treasure: the treasure on it, or %LAB_TREASURE_NONE
 * @angle: by how many degrees the picture is rotated clockwise from @openings
 *
 * Everything that is visible of a tile.
 */
typedef struct
{
  LabCell     cell;
  LabOpenings openings;
  LabTreasure treasure;
  double      angle;
} LabTileLook;

void lab_tile_drawing_snapshot      (GtkWidget         *widget,
                                     GtkSnapshot       *snapshot,
                                     int                size,
                                     const LabTileLook *look);
void lab_tile_drawing_snapshot_mark (GtkWidget         *widget,
                                     GtkSnapshot       *snapshot,
                                     int                size,
                                     LabTreasure        treasure,
                                     LabTileMark        mark);
void lab_tile_drawing_snapshot_ring (GtkWidget         *widget,
                                     GtkSnapshot       *snapshot,
                                     int                size,
                                     LabSeat            seat);

G_END_DECLS
