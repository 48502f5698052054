/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-seat.h"

G_BEGIN_DECLS

#define LAB_TYPE_PAWN (lab_pawn_get_type ())

G_DECLARE_FINAL_TYPE (LabPawn, lab_pawn, LAB, PAWN, GtkWidget)

GtkWidget *lab_pawn_new      (LabSeat  seat);
void       lab_pawn_set_seat (LabPawn *self,
                              LabSeat  seat);
LabSeat    lab_pawn_get_seat (LabPawn *self);

G_END_DECLS
