/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-tile-drawing.h"
#include "lab-tile.h"

G_BEGIN_DECLS

#define LAB_TYPE_TILE_VIEW (lab_tile_view_get_type ())

G_DECLARE_FINAL_TYPE (LabTileView, lab_tile_view, LAB, TILE_VIEW, GtkWidget)

GtkWidget *lab_tile_view_new_passing   (void);
GtkWidget *lab_tile_view_new_for_board (void);
void       lab_tile_view_set_tile      (LabTileView *self,
                                        LabTile     *tile);
LabTile   *lab_tile_view_get_tile      (LabTileView *self);
void       lab_tile_view_set_mark      (LabTileView *self,
                                        LabTileMark  mark);
LabTileMark lab_tile_view_get_mark     (LabTileView *self);
void       lab_tile_view_set_ringed    (LabTileView   *self,
                                        LabTreasureSet ringed,
                                        LabSeat        seat);
void       lab_tile_view_copy_ringed   (LabTileView *self,
                                        LabTileView *from);
LabSeat    lab_tile_view_get_ring      (LabTileView *self);
void       lab_tile_view_set_quarters  (LabTileView *self,
                                        int          quarters);
void       lab_tile_view_describe      (LabTileView *self,
                                        const char  *label);
void       lab_tile_view_set_tempo     (LabTileView *self,
                                        double       tempo);

G_END_DECLS
