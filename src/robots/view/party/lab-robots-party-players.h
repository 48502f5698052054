/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-robots-party.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PARTY_PLAYERS (lab_robots_party_players_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPartyPlayers, lab_robots_party_players, LAB, ROBOTS_PARTY_PLAYERS,
                      AdwBin)

void lab_robots_party_players_set_party (LabRobotsPartyPlayers *self,
                                         LabRobotsParty        *party);
void lab_robots_party_players_update    (LabRobotsPartyPlayers *self);

G_END_DECLS
