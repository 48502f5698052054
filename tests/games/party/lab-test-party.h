/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-party.h"

G_BEGIN_DECLS

/** LAB_TEST_PARTY_EVENT: what has only a kind. */
#define LAB_TEST_PARTY_EVENT(what) ((LabRobotsPartyEvent) { .kind = LAB_ROBOTS_PARTY_##what })

/** LAB_TEST_PARTY_CLAIM: a claim of a player. */
#define LAB_TEST_PARTY_CLAIM(player, n)                                                            \
  ((LabRobotsPartyEvent) { .kind = LAB_ROBOTS_PARTY_CLAIM, .seat = (player), .number = (n) })

/** LAB_TEST_PARTY_MOVE: a move of a way. */
#define LAB_TEST_PARTY_MOVE(way, n)                                                                \
  ((LabRobotsPartyEvent) { .kind = LAB_ROBOTS_PARTY_MOVE,                                          \
                           .move = g_array_index ((way), LabRobotsMove, (n)) })

LabRobotsPartySettings *lab_test_party_settings    (const char             *seats,
                                                    guint64                 seed);
LabRobotsPartySettings *lab_test_party_open        (const char             *seats,
                                                    const char             *robots,
                                                    guint64                 seed);
void                    lab_test_party_set_target  (LabRobotsPartyState    *state,
                                                    const char             *cell,
                                                    int                     robot);
void                    lab_test_party_apply       (LabRobotsPartyState    *state,
                                                    const char             *events);
void                    lab_test_party_wait        (LabRobotsParty         *party);
void                    lab_test_party_check       (const LabRobotsPartyState *state);

G_END_DECLS
