/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"

#include "lab-robots-party.h"

G_BEGIN_DECLS

/** LAB_ROBOTS_FAMILY_ID: the id of the robots, for lab_window_get_family(). */
#define LAB_ROBOTS_FAMILY_ID "robots"

#define LAB_TYPE_ROBOTS_FAMILY (lab_robots_family_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsFamily, lab_robots_family, LAB, ROBOTS_FAMILY, LabFamily)

/** lab_robots_parts: what the family offers. */
extern const LabFamilyPart lab_robots_parts[];

/** LAB_ROBOTS_PARTY_PAGE_NAME: the name of the page of the party, and of its action. */
#define LAB_ROBOTS_PARTY_PAGE_NAME "robots-party"

void            lab_robots_family_start_party  (LabFamily                    *family,
                                                const LabRobotsPartySettings *settings);
void            lab_robots_family_resume_party (LabFamily                    *family);
LabRobotsParty *lab_robots_family_get_party    (LabFamily                    *family);
void            lab_robots_family_set_party    (LabFamily                    *family,
                                                LabRobotsParty               *party);

G_END_DECLS
