/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-saved-game.h"
#include "lab-test-games.h"

G_BEGIN_DECLS

LabShiftGame *lab_test_deal_saved_game  (GRand                    *random);
LabShiftGame *lab_test_saved_game_new   (const LabShiftDeal       *deal,
                                              const LabShiftPlayerKind *kinds);
void               lab_test_play_long        (LabShiftGame        *saved,
                                              guint                     n_turns);
LabShiftGame *lab_test_parse_saved_game (const char               *data);
void               lab_test_assert_same_game (LabShiftGame        *one,
                                              LabShiftGame        *other);

G_END_DECLS
