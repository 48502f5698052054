/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"
#include "lab-shift-game-page.h"
#include "lab-shift-players.h"
#include "lab-shift-saved-game.h"

G_BEGIN_DECLS

/** LAB_SHIFT_FAMILY_ID: the id of the family, for lab_window_get_family(). */
#define LAB_SHIFT_FAMILY_ID "labyrinth"

#define LAB_TYPE_SHIFT_FAMILY (lab_shift_family_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftFamily, lab_shift_family, LAB, SHIFT_FAMILY, LabFamily)

void lab_shift_family_play           (LabShiftFamily         *self,
                                      LabShiftGame           *game);
void lab_shift_family_play_solo_mode (LabShiftFamily         *self,
                                      LabShiftSoloMode       *solo_mode);
void lab_shift_family_review_line    (LabShiftFamily         *self,
                                      const LabShiftPosition *initial,
                                      const LabShiftTurn     *turns,
                                      guint                   n_turns,
                                      const char             *caption);

G_END_DECLS
