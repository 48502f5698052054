/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_SPOT (lab_classic_spot_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicSpot, lab_classic_spot, LAB, CLASSIC_SPOT, GtkWidget)

GtkWidget  *lab_classic_spot_new             (guint           number);
guint       lab_classic_spot_get_number      (LabClassicSpot *self);
void        lab_classic_spot_set_label       (LabClassicSpot *self,
                                              const char     *label);
const char *lab_classic_spot_get_label       (LabClassicSpot *self);
void        lab_classic_spot_set_description (LabClassicSpot *self,
                                              const char     *description);
void        lab_classic_spot_set_tooltip     (LabClassicSpot *self,
                                              const char     *tooltip);
void        lab_classic_spot_set_disabled    (LabClassicSpot *self,
                                              gboolean        disabled);
const char *lab_classic_spot_get_description (LabClassicSpot *self);

G_END_DECLS
