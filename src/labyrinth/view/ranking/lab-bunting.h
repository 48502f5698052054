/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-seat.h"

G_BEGIN_DECLS

#define LAB_TYPE_BUNTING (lab_bunting_get_type ())

G_DECLARE_FINAL_TYPE (LabBunting, lab_bunting, LAB, BUNTING, GtkWidget)

void     lab_bunting_celebrate (LabBunting *self,
                                LabSeat     winner);
gboolean lab_bunting_get_shown (LabBunting *self);

G_END_DECLS
