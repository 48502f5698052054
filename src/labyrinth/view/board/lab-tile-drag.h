/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_TILE_DRAG (lab_tile_drag_get_type ())

G_DECLARE_FINAL_TYPE (LabTileDrag, lab_tile_drag, LAB, TILE_DRAG, GtkWidget)

void     lab_tile_drag_set_enabled  (LabTileDrag *self,
                                     gboolean     enabled);
void     lab_tile_drag_set_tempo    (LabTileDrag *self,
                                     double       tempo);
gboolean lab_tile_drag_get_dragging (LabTileDrag *self);

G_END_DECLS
