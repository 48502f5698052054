/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-family-parts.h"
#include "lab-robots-board-view.h"
#include "lab-robots-party.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PARTY_PAGE (lab_robots_party_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPartyPage, lab_robots_party_page, LAB, ROBOTS_PARTY_PAGE, AdwBin)

GtkWidget          *lab_robots_party_page_create        (LabFamily          *family);
void                lab_robots_party_page_show          (LabFamily          *family,
                                                         GtkWidget          *page);
void                lab_robots_party_page_leave         (GtkWidget          *page);
const LabShortcut  *lab_robots_party_page_get_shortcuts (guint              *n_shortcuts);

void                lab_robots_party_page_open          (LabFamily          *family,
                                                         LabRobotsParty     *party);
void                lab_robots_party_page_save          (LabFamily          *family);
void                lab_robots_party_page_play          (LabRobotsPartyPage *self,
                                                         LabRobotsParty     *party);
LabRobotsParty     *lab_robots_party_page_get_party     (LabRobotsPartyPage *self);
LabRobotsBoardView *lab_robots_party_page_get_board     (LabRobotsPartyPage *self);

G_END_DECLS
