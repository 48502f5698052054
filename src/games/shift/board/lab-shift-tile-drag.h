/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-shift-board-view.h"
#include "lab-shift-tile-view.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_TILE_DRAG (lab_shift_tile_drag_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftTileDrag, lab_shift_tile_drag, LAB, SHIFT_TILE_DRAG, GtkWidget)

/**
 * LabShiftTileDrag:
 *
 * Covers the table and lets the player drag the spare tile from its tray to an arrow, by touch
 * or with the mouse. The tile returns to its tray if the player drops it elsewhere or presses
 * Escape. A drop on an arrow acts like a click on it.
 *
 * It does not use the drag and drop of GTK, which can only show a picture at the pointer and
 * cannot animate a rejected tile on all systems.
 */
struct _LabShiftTileDrag
{
  GtkWidget parent_instance;

  LabShiftTileView *spare;      /* the tile in its tray */
  LabShiftBoardView *board;
  GtkWidget *picture;           /* the dragged tile */
  GtkGesture *drag;             /* owned by the spare */
  gboolean enabled;

  gboolean dragging;
  LabShiftArrow aim;            /* arrow under the tile */
  graphene_point_t place;       /* center of the tile */
  AdwAnimation *returning;
  double tempo;                 /* multiple of the usual duration */
  double way_home;              /* progress of the return, 0 to 1 */
};

void lab_shift_tile_drag_connect     (LabShiftTileDrag  *self,
                                      LabShiftTileView  *spare,
                                      LabShiftBoardView *board);
void lab_shift_tile_drag_set_enabled (LabShiftTileDrag  *self,
                                      gboolean           enabled);

G_END_DECLS
