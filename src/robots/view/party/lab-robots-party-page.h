/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-family-parts.h"
#include "lab-robots-board-view.h"
#include "lab-robots-party-play.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PARTY_PAGE (lab_robots_party_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPartyPage, lab_robots_party_page, LAB, ROBOTS_PARTY_PAGE, AdwBin)

GtkWidget          *lab_robots_party_page_new           (LabRobotsPartyPlay *play,
                                                         LabShell           *shell);
void                lab_robots_party_page_show          (LabFamily          *family,
                                                         GtkWidget          *page);
void                lab_robots_party_page_leave         (GtkWidget          *page);
const LabShortcut  *lab_robots_party_page_get_shortcuts (guint              *n_shortcuts);

void                lab_robots_party_page_set_party     (LabRobotsPartyPage *self,
                                                         LabRobotsParty     *party);
void                lab_robots_party_page_tell          (LabRobotsPartyPage *self,
                                                         const char         *text);
LabRobotsParty     *lab_robots_party_page_get_party     (LabRobotsPartyPage *self);
LabRobotsBoardView *lab_robots_party_page_get_board     (LabRobotsPartyPage *self);

G_END_DECLS
