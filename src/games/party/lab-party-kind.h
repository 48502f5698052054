/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game-kind.h"
#include "lab-robots-kind.h"
#include "lab-robots-party.h"
#include "lab-saved-text.h"

G_BEGIN_DECLS

/** LAB_ROBOTS_PARTY_AUTOSAVE_FILE_NAME: the name of the file with the current party. */
#define LAB_ROBOTS_PARTY_AUTOSAVE_FILE_NAME "party.labyrinthe-robots"

/** lab_party_kind: party games as a kind; they are #LabRobotsParty. */
extern const LabGameKind lab_party_kind;

/* Saved parties have the suffix and the MIME type of saved games; their first group differs. */

gboolean lab_robots_saved_party_is_party (const char *text);

G_END_DECLS
