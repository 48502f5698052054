/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-robots-party-state.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PARTY_SETUP (lab_robots_party_setup_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPartySetup, lab_robots_party_setup, LAB, ROBOTS_PARTY_SETUP, AdwBin)

#define LAB_TYPE_ROBOTS_PARTY_SEAT_ROW (lab_robots_party_seat_row_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPartySeatRow, lab_robots_party_seat_row, LAB,
                      ROBOTS_PARTY_SEAT_ROW, AdwExpanderRow)

LabRobotsPartySettings *lab_robots_party_setup_new_settings (LabRobotsPartySetup *self,
                                                             guint64              seed);

G_END_DECLS
