/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-party-state.h"

G_BEGIN_DECLS

void lab_robots_party_targets_place (LabRobotsPartyState          *self,
                                     const LabRobotsPartySettings *settings);
void lab_robots_party_targets_draw  (LabRobotsPartyState          *self,
                                     const LabRobotsPartySettings *settings);

G_END_DECLS
