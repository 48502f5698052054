/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-player-kind.h"

G_BEGIN_DECLS

#define LAB_TYPE_LENGTH_ROW (lab_length_row_get_type ())

G_DECLARE_FINAL_TYPE (LabLengthRow, lab_length_row, LAB, LENGTH_ROW, AdwPreferencesRow)

GtkAdjustment *lab_length_row_get_adjustment (LabLengthRow        *self);
guint          lab_length_row_get_cards      (LabLengthRow        *self);
void           lab_length_row_set_cards      (LabLengthRow        *self,
                                              guint                cards_each);
void           lab_length_row_set_players    (LabLengthRow        *self,
                                              const LabPlayerKind *kinds,
                                              guint                n_players);

G_END_DECLS
