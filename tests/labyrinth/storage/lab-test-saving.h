/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-saved-game.h"

G_BEGIN_DECLS

LabSavedGame *lab_test_deal_saved_game  (GRand        *random);
gboolean      lab_test_play_half_turn   (LabSavedGame *saved,
                                         GRand        *random);
void          lab_test_play_long        (LabSavedGame *saved,
                                         guint         n_turns);
LabSavedGame *lab_test_parse_saved_game (const char   *data);
void          lab_test_assert_same_game (LabSavedGame *one,
                                         LabSavedGame *other);
void          lab_test_assert_allowed   (LabGame      *game);

G_END_DECLS
