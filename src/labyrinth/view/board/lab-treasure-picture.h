/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-treasure.h"

G_BEGIN_DECLS

#define LAB_TYPE_TREASURE_PICTURE (lab_treasure_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabTreasurePicture, lab_treasure_picture, LAB, TREASURE_PICTURE, GtkWidget)

void lab_treasure_picture_set_treasure (LabTreasurePicture *self,
                                        LabTreasure         treasure);

G_END_DECLS
