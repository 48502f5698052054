/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-hand.h"
#include "lab-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_HANDOVER_PAGE (lab_handover_page_get_type ())

G_DECLARE_FINAL_TYPE (LabHandoverPage, lab_handover_page, LAB, HANDOVER_PAGE, GtkWidget)

void     lab_handover_page_show_pass (LabHandoverPage *self,
                                      LabGame         *game);
void     lab_handover_page_show_find (LabHandoverPage *self,
                                      LabGame         *game,
                                      LabSeat          finder,
                                      LabTreasure      found,
                                      gboolean         passing);
LabHand *lab_handover_page_get_next  (LabHandoverPage *self);
void     lab_handover_page_clear     (LabHandoverPage *self);

G_END_DECLS
