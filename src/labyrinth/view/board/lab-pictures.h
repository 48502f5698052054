/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-art.h"
#include "lab-frame-budget.h"
#include "lab-palette.h"
#include "lab-openings.h"
#include "lab-treasure.h"

G_BEGIN_DECLS

#define LAB_TYPE_PICTURES (lab_pictures_get_type ())

G_DECLARE_FINAL_TYPE (LabPictures, lab_pictures, LAB, PICTURES, GObject)

LabPictures      *lab_pictures_get_for_widget (GtkWidget   *widget);
LabPaletteId      lab_pictures_get_palette_id (LabPictures *self);
const LabPalette *lab_pictures_get_palette    (LabPictures *self);
LabFrameBudget   *lab_pictures_get_time       (LabPictures *self);

void lab_pictures_snapshot_tile     (GtkWidget   *widget,
                                     GtkSnapshot *snapshot,
                                     int          size,
                                     LabOpenings  openings,
                                     gboolean     fixed,
                                     LabSeat      start_of);
void lab_pictures_snapshot_token    (GtkWidget   *widget,
                                     GtkSnapshot *snapshot,
                                     int          size,
                                     LabTreasure  treasure);
void lab_pictures_snapshot_treasure (GtkWidget   *widget,
                                     GtkSnapshot *snapshot,
                                     int          size,
                                     LabTreasure  treasure);
void lab_pictures_snapshot_pawn     (GtkWidget   *widget,
                                     GtkSnapshot *snapshot,
                                     int          size,
                                     LabSeat      seat);
void lab_pictures_snapshot_frame    (GtkWidget   *widget,
                                     GtkSnapshot *snapshot,
                                     int          size,
                                     int          margin);
void lab_pictures_snapshot_arrow    (GtkWidget   *widget,
                                     GtkSnapshot *snapshot,
                                     int          width,
                                     int          height,
                                     LabSide      side,
                                     LabArrowLook look);
void lab_pictures_snapshot_spark    (GtkWidget   *widget,
                                     GtkSnapshot *snapshot,
                                     int          size);
void lab_pictures_snapshot_back     (GtkWidget   *widget,
                                     GtkSnapshot *snapshot,
                                     int          width,
                                     int          height);

G_END_DECLS
