/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-game.h"
#include "lab-robots-party-state.h"
#include "lab-soak-robots-rules.h"
#include "lab-soak-robots-rules.h"

G_BEGIN_DECLS

char *lab_soak_robots_compare_puzzle (const LabSoakPuzzle          *expected,
                                      LabRobotsGame                *game);
char *lab_soak_robots_compare_party  (const LabSoakParty           *expected,
                                      const LabRobotsPartyState    *state,
                                      const LabRobotsPartySettings *settings);

G_END_DECLS
