/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-family.h"
#include "lab-game-page.h"
#include "lab-robots-board-view.h"
#include "lab-robots-party.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PARTY_PAGE (lab_robots_party_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPartyPage, lab_robots_party_page, LAB, ROBOTS_PARTY_PAGE,
                      LabGamePage)

GtkWidget         *lab_robots_party_page_new           (LabFamily *family);
void               lab_robots_party_page_show          (LabFamily *family,
                                                        GtkWidget *page);
void               lab_robots_party_page_leave         (GtkWidget *page);

void lab_robots_party_page_set_party (LabRobotsPartyPage *self,
                                      LabRobotsParty     *party);

/** lab_robots_party_page_shortcuts: (array zero-terminated=1): the keys of a party */
extern const LabShortcut lab_robots_party_page_shortcuts[];

G_END_DECLS
