/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-shift-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_PAWN_ROW (lab_shift_pawn_row_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftPawnRow, lab_shift_pawn_row, LAB, SHIFT_PAWN_ROW, GtkWidget)

GtkWidget *lab_shift_pawn_row_new (LabShiftGame *game,
                                   const char   *label);

G_END_DECLS
