/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LAB_TYPE_CARRIER (lab_carrier_get_type ())

G_DECLARE_FINAL_TYPE (LabCarrier, lab_carrier, LAB, CARRIER, GtkWidget)

void     lab_carrier_set_enabled  (LabCarrier *self,
                                   gboolean    enabled);
void     lab_carrier_set_tempo    (LabCarrier *self,
                                   double      tempo);
gboolean lab_carrier_get_carrying (LabCarrier *self);

G_END_DECLS
