/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-party.h"

G_BEGIN_DECLS

GArray *lab_robots_party_history_list    (LabRobotsParty            *party);
GArray *lab_robots_party_history_dup_way (const LabRobotsPartyState *state);

G_END_DECLS
