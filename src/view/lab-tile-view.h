/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lab-tile.h"

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

#define LAB_TYPE_TILE_VIEW (lab_tile_view_get_type ())

G_DECLARE_FINAL_TYPE (LabTileView, lab_tile_view, LAB, TILE_VIEW, GtkWidget)

GtkWidget *lab_tile_view_new_for_board (void);
void       lab_tile_view_set_tile      (LabTileView *self,
                                        LabTile     *tile);
LabTile   *lab_tile_view_get_tile      (LabTileView *self);
void       lab_tile_view_set_mark      (LabTileView *self,
                                        LabTileMark  mark);
void       lab_tile_view_describe      (LabTileView *self,
                                        const char  *label);

G_END_DECLS
