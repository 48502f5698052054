/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-game.h"

G_BEGIN_DECLS

#define LAB_TYPE_PAWN_ROW (lab_pawn_row_get_type ())

G_DECLARE_FINAL_TYPE (LabPawnRow, lab_pawn_row, LAB, PAWN_ROW, GtkWidget)

GtkWidget *lab_pawn_row_new (LabGame    *game,
                             const char *label);

G_END_DECLS
