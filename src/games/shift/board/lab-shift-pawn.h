/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-drawn-widget.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_PAWN (lab_shift_pawn_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftPawn, lab_shift_pawn, LAB, SHIFT_PAWN, LabDrawnWidget)

/**
 * LabShiftPawn:
 *
 * A pawn, on the board and beside the name of a player.
 */
struct _LabShiftPawn
{
  LabDrawnWidget parent_instance;

  LabShiftSeat seat;
};

GtkWidget *lab_shift_pawn_new      (LabShiftSeat  seat);
void       lab_shift_pawn_set_seat (LabShiftPawn *self,
                                    LabShiftSeat  seat);

G_END_DECLS
