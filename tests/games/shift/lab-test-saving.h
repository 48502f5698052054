/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-saved-game.h"

G_BEGIN_DECLS

LabShiftSavedGame *lab_test_deal_saved_game  (GRand             *random);
gboolean           lab_test_play_half_turn   (LabShiftSavedGame *saved,
                                              GRand             *random);
void               lab_test_play_long        (LabShiftSavedGame *saved,
                                              guint              n_turns);
LabShiftSavedGame *lab_test_parse_saved_game (const char        *data);
void               lab_test_assert_same_game (LabShiftSavedGame *one,
                                              LabShiftSavedGame *other);

G_END_DECLS
