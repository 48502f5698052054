/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-level.h"
#include "lab-position.h"

G_BEGIN_DECLS

LabTurn lab_test_fewest_turn  (GRand             *random,
                               const LabPosition *position);
guint   lab_test_match_fewest (LabLevel           level,
                               guint              n_players,
                               guint              n_games,
                               guint64            seed,
                               guint64            nodes);

G_END_DECLS
