/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-party.h"

G_BEGIN_DECLS

/* Words about a party. */

char *lab_robots_party_telling_target  (const LabRobotsPartySettings *settings,
                                        const LabRobotsPartyState    *state);
char *lab_robots_party_telling_rule    (const LabRobotsPartySettings *settings);
char *lab_robots_party_telling_round   (LabRobotsParty               *party);
char *lab_robots_party_telling_prompt  (LabRobotsParty               *party);
char *lab_robots_party_telling_status  (LabRobotsParty               *party);
char *lab_robots_party_telling_result  (const LabRobotsPartySettings *settings,
                                        const LabRobotsPartyState    *state);
char *lab_robots_party_telling_failure (LabRobotsParty               *party,
                                        const LabRobotsPartyEvent    *event,
                                        const LabRobotsPartyState    *before);
char *lab_robots_party_telling_claim   (LabRobotsParty               *party,
                                        guint                         seat);
char *lab_robots_party_telling_score   (guint                         score);
char *lab_robots_party_telling_seconds (guint                         seconds);
char *lab_robots_party_telling_best    (const LabRobotsPartyBest     *best);
char *lab_robots_party_telling_winners (LabRobotsParty               *party);
char *lab_robots_party_telling_names   (const LabRobotsPartySettings *settings);
char *lab_robots_party_telling_drawn   (LabRobotsParty               *party);
char *lab_robots_party_telling_event   (LabRobotsParty               *party,
                                        const LabRobotsPartyEvent    *event,
                                        const LabRobotsPartyState    *before);

G_END_DECLS
