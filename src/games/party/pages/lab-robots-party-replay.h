/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-announcer.h"
#include "lab-robots-board-view.h"
#include "lab-robots-party.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PARTY_REPLAY (lab_robots_party_replay_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPartyReplay, lab_robots_party_replay, LAB,
                      ROBOTS_PARTY_REPLAY, AdwBin)

void lab_robots_party_replay_set_board (LabRobotsPartyReplay      *self,
                                        LabRobotsBoardView        *board,
                                        LabAnnouncer              *announcer);
void lab_robots_party_replay_begin     (LabRobotsPartyReplay      *self,
                                        LabRobotsParty            *party);
void lab_robots_party_replay_end       (LabRobotsPartyReplay      *self);
void lab_robots_party_replay_turn      (LabRobotsPartyReplay      *self,
                                        int                        change);
void lab_robots_party_replay_swap      (LabRobotsPartyReplay      *self);
void lab_robots_party_replay_show      (LabRobotsBoardView        *board,
                                        const LabRobotsPartyState *state);

G_END_DECLS
