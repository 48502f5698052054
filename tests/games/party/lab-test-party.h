/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-party.h"

G_BEGIN_DECLS

LabRobotsPartySettings *lab_test_party_settings    (const char             *seats,
                                                    guint64                 seed);
LabRobotsPartySettings *lab_test_party_open        (const char             *seats,
                                                    const char             *robots,
                                                    guint64                 seed);
void                    lab_test_party_set_target  (LabRobotsPartyState    *state,
                                                    const char             *cell,
                                                    int                     robot);
void                    lab_test_party_apply       (LabRobotsPartyState    *state,
                                                    LabRobotsPartySettings *settings,
                                                    const char             *events);
void                    lab_test_party_wait        (LabRobotsParty         *party);
void                    lab_test_party_check       (const LabRobotsPartyState    *state,
                                                    const LabRobotsPartySettings *settings);

G_END_DECLS
