/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-drawn-widget.h"
#include "lab-shift-art.h"
#include "lab-shift-board.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

/** LAB_SHIFT_SNAPSHOT_BY_KEYS: the style class of a widget that players use with the keyboard. */
#define LAB_SHIFT_SNAPSHOT_BY_KEYS "by-keys"

#define LAB_TYPE_SHIFT_TREASURE_PICTURE (lab_shift_treasure_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftTreasurePicture, lab_shift_treasure_picture, LAB,
                      SHIFT_TREASURE_PICTURE, LabDrawnWidget)

LabPictureCache       *lab_shift_pictures_get               (GtkWidget               *widget);
const LabShiftPalette *lab_shift_palette_get                (GtkWidget               *widget);
void                   lab_shift_pictures_snapshot          (GtkWidget               *widget,
                                                             GtkSnapshot             *snapshot,
                                                             graphene_point_t         place,
                                                             LabShiftPicture          what,
                                                             guint                    detail,
                                                             int                      width,
                                                             int                      height);
void                   lab_shift_pictures_snapshot_frame    (GtkWidget               *widget,
                                                             GtkSnapshot             *snapshot,
                                                             int                      size,
                                                             int                      margin);
GdkRGBA                lab_shift_color_to_rgba              (LabColor                 color,
                                                             double                   alpha);
void                   lab_shift_snapshot_fill              (GtkSnapshot             *snapshot,
                                                             const graphene_rect_t   *bounds,
                                                             float                    radius,
                                                             LabColor                 color,
                                                             double                   alpha);
void                   lab_shift_snapshot_outline           (GtkSnapshot             *snapshot,
                                                             const graphene_rect_t   *bounds,
                                                             float                    radius,
                                                             float                    width,
                                                             LabColor                 color,
                                                             double                   alpha);
graphene_point_t       lab_shift_snapshot_center            (int                      width,
                                                             int                      height,
                                                             int                      inner_width,
                                                             int                      inner_height);
gboolean               lab_shift_snapshot_shows_focus       (GtkWidget               *widget);
void                   lab_shift_treasure_picture_set_treasure
                                                            (LabShiftTreasurePicture *self,
                                                             LabShiftTreasure         treasure);

G_END_DECLS
