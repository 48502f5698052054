/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game-autosave.h"
#include "lab-robots-game.h"
#include "lab-saved-text.h"

G_BEGIN_DECLS

/** LAB_ROBOTS_SAVED_GAME_SUFFIX: how the names of files with saved games end. */
#define LAB_ROBOTS_SAVED_GAME_SUFFIX ".labyrinthe-robots"

/** LAB_ROBOTS_SAVED_GAME_MIME_TYPE: the MIME type of saved games. */
#define LAB_ROBOTS_SAVED_GAME_MIME_TYPE "application/x-labyrinthe-robots"

/** LAB_ROBOTS_AUTOSAVE_FILE_NAME: the name of the file with the current game. */
#define LAB_ROBOTS_AUTOSAVE_FILE_NAME "game" LAB_ROBOTS_SAVED_GAME_SUFFIX

char            *lab_robots_saved_game_format (LabRobotsGame    *game);
LabRobotsGame   *lab_robots_saved_game_parse  (const char       *text,
                                               LabClock         *clock,
                                               GError          **error);
LabRobotsGame   *lab_robots_saved_game_load   (GFile            *file,
                                               LabClock         *clock,
                                               GCancellable     *cancellable,
                                               GError          **error);

LabAutosaveFile *lab_robots_autosave_new      (void);
void             lab_robots_autosave_start    (LabAutosaveFile  *autosave,
                                               LabRobotsGame    *game);
LabRobotsGame   *lab_robots_autosave_load     (LabClock         *clock,
                                               GDateTime       **played,
                                               GError          **error);

G_END_DECLS
