/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-robots-party-settings.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PARTY_SETUP (lab_robots_party_setup_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPartySetup, lab_robots_party_setup, LAB, ROBOTS_PARTY_SETUP, AdwBin)

LabRobotsPartySettings *lab_robots_party_setup_new_settings (LabRobotsPartySetup *self,
                                                             guint64              seed);

G_END_DECLS
