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

/* Words about a party. */

char *lab_robots_party_telling_target  (const LabRobotsPartyState    *state);
char *lab_robots_party_telling_rule    (const LabRobotsPartySettings *settings);
char *lab_robots_party_telling_round   (LabRobotsParty               *party);
char *lab_robots_party_telling_prompt  (LabRobotsParty               *party);
char *lab_robots_party_telling_status  (LabRobotsParty               *party);
char *lab_robots_party_telling_failure (LabRobotsParty               *party,
                                        const LabRobotsPartyEvent    *event,
                                        const LabRobotsPartyState    *before);
char *lab_robots_party_telling_seconds (guint                         seconds);
char *lab_robots_party_telling_best    (const LabRobotsPartyBest     *best);
char *lab_robots_party_telling_winners (LabRobotsParty               *party);
char *lab_robots_party_telling_names   (const LabRobotsPartySettings *settings);
char *lab_robots_party_telling_drawn   (LabRobotsParty               *party);
char *lab_robots_party_telling_event   (LabRobotsParty               *party,
                                        const LabRobotsPartyEvent    *event,
                                        const LabRobotsPartyState    *before);

G_END_DECLS
