/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game-autosave.h"
#include "lab-robots-party.h"
#include "lab-robots-saved-game.h"
#include "lab-saved-text.h"

G_BEGIN_DECLS

/* Saved parties have the suffix and the MIME type of saved games; their first group differs. */

/** LAB_ROBOTS_PARTY_AUTOSAVE_FILE_NAME: the name of the file with the current party. */
#define LAB_ROBOTS_PARTY_AUTOSAVE_FILE_NAME "party" LAB_ROBOTS_SAVED_GAME_SUFFIX

gboolean         lab_robots_saved_party_is_party   (const char      *text);
char            *lab_robots_saved_party_format     (LabRobotsParty  *party);
LabRobotsParty  *lab_robots_saved_party_parse      (const char      *text,
                                                    LabClock        *clock,
                                                    GError         **error);
LabRobotsParty  *lab_robots_saved_party_load       (GFile           *file,
                                                    LabClock        *clock,
                                                    GCancellable    *cancellable,
                                                    GError         **error);

LabAutosaveFile *lab_robots_party_autosave_new     (void);
void             lab_robots_party_autosave_start   (LabAutosaveFile *autosave,
                                                    LabRobotsParty  *party);
LabRobotsParty  *lab_robots_party_autosave_load    (LabClock        *clock,
                                                    GDateTime      **played,
                                                    GError         **error);

G_END_DECLS
