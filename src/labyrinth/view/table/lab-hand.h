/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-position.h"

G_BEGIN_DECLS

#define LAB_TYPE_HAND (lab_hand_get_type ())

G_DECLARE_FINAL_TYPE (LabHand, lab_hand, LAB, HAND, GtkWidget)

void           lab_hand_show_backs   (LabHand           *self);
void           lab_hand_show_cards   (LabHand           *self,
                                      const LabPosition *position,
                                      LabSeat            seat);
LabTreasureSet lab_hand_get_shown    (LabHand           *self);
const char    *lab_hand_get_label    (LabHand           *self);

G_END_DECLS
