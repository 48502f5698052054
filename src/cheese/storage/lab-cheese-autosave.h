/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-autosave-file.h"
#include "lab-cheese-race.h"
#include "lab-cheese-saved-race.h"

G_BEGIN_DECLS

/** LAB_CHEESE_AUTOSAVE_FILE_NAME: the name of the file with the current race. */
#define LAB_CHEESE_AUTOSAVE_FILE_NAME "game" LAB_CHEESE_SAVED_RACE_SUFFIX

LabAutosaveFile *lab_cheese_autosave_new   (void);
void             lab_cheese_autosave_start (LabAutosaveFile  *autosave,
                                            LabCheeseRace    *race);
LabCheeseRace   *lab_cheese_autosave_load  (GDateTime       **played,
                                            GError          **error);

G_END_DECLS
