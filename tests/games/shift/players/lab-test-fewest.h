/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-shift-computer.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

guint        lab_test_count_fewest (const LabShiftPosition *position,
                                    guint                   max_turns);
LabShiftTurn lab_test_fewest_turn  (GRand                  *random,
                                    const LabShiftPosition *position);
guint        lab_test_match_fewest (LabShiftStrength        level,
                                    guint                   n_players,
                                    guint                   n_games,
                                    guint64                 seed,
                                    guint64                 nodes);

G_END_DECLS
