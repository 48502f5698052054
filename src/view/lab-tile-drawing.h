/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lab-cell.h"
#include "model/lab-openings.h"
#include "model/lab-treasure.h"

G_BEGIN_DECLS

/**
 * LabTileMark:
 * @LAB_TILE_PLAIN: as it is
 * @LAB_TILE_REACHABLE: the pawn can walk here
 * @LAB_TILE_VEILED: it cannot
 * @LAB_TILE_ENTERING: it would go in here
 *
 * How a tile stands out.
 */
typedef enum
{
  LAB_TILE_PLAIN,
  LAB_TILE_REACHABLE,
  LAB_TILE_VEILED,
  LAB_TILE_ENTERING,
} LabTileMark;

/**
 * LabTileLook:
 * @cell: where it lies, or %LAB_CELL_SPARE
 * @openings: which sides are open
 * @treasure: what lies on it, or %LAB_TREASURE_NONE
 * @angle: by how many degrees it is turned clockwise from there
 *
 * What is to be seen of a tile.
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
                                     LabTileMark        mark);

G_END_DECLS
