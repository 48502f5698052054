/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-position.h"

G_BEGIN_DECLS

#define LAB_TYPE_CARD_STRIP (lab_card_strip_get_type ())

G_DECLARE_FINAL_TYPE (LabCardStrip, lab_card_strip, LAB, CARD_STRIP, GtkWidget)

void lab_card_strip_update (LabCardStrip      *self,
                            const LabPosition *position,
                            LabSeat            seat);

G_END_DECLS
