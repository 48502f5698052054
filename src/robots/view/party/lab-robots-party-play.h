/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"
#include "lab-robots-party.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PARTY_PLAY (lab_robots_party_play_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPartyPlay, lab_robots_party_play, LAB, ROBOTS_PARTY_PLAY, GObject)

/** LAB_ROBOTS_PARTY_PAGE_NAME: the name of the page of the party, and of its action. */
#define LAB_ROBOTS_PARTY_PAGE_NAME "robots-party"

LabRobotsPartyPlay *lab_robots_party_play_new           (LabFamily                    *family);
LabRobotsPartyPlay *lab_robots_party_play_get           (LabFamily                    *family);
GtkWidget          *lab_robots_party_play_create_page   (LabFamily                    *family);
void                lab_robots_party_play_start         (LabRobotsPartyPlay           *self,
                                                         const LabRobotsPartySettings *settings);
void                lab_robots_party_play_show          (LabRobotsPartyPlay           *self);
void                lab_robots_party_play_resume        (LabRobotsPartyPlay           *self);
GDateTime          *lab_robots_party_play_dup_resumable (LabRobotsPartyPlay           *self);
gboolean            lab_robots_party_play_may_close     (LabRobotsPartyPlay           *self);

/* For the files that players choose, and for tests */

LabRobotsParty     *lab_robots_party_play_get_party     (LabRobotsPartyPlay           *self);
gboolean            lab_robots_party_play_has_begun     (LabRobotsPartyPlay           *self);
void                lab_robots_party_play_set_party     (LabRobotsPartyPlay           *self,
                                                         LabRobotsParty               *party);
void                lab_robots_party_play_open          (LabRobotsPartyPlay           *self,
                                                         LabRobotsParty               *party);
void                lab_robots_party_play_tell          (LabRobotsPartyPlay           *self,
                                                         const char                   *text);

G_END_DECLS
