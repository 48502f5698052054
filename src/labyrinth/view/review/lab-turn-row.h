/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-turn-list.h"

G_BEGIN_DECLS

#define LAB_TYPE_TURN_ROW (lab_turn_row_get_type ())

G_DECLARE_FINAL_TYPE (LabTurnRow, lab_turn_row, LAB, TURN_ROW, AdwBin)

GtkListItemFactory *lab_turn_row_create_factory (void);
LabTurnEntry       *lab_turn_row_get_entry      (LabTurnRow *self);

G_END_DECLS
