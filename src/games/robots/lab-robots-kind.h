/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-game.h"

G_BEGIN_DECLS

/** LAB_ROBOTS_AUTOSAVE_FILE_NAME: the name of the file with the current puzzle. */
#define LAB_ROBOTS_AUTOSAVE_FILE_NAME "game.labyrinthe-robots"

/** LAB_ROBOTS_SAVED_GAME_SUFFIX: how the names of files with saved games end. */
#define LAB_ROBOTS_SAVED_GAME_SUFFIX ".labyrinthe-robots"

/** LAB_ROBOTS_SAVED_GAME_MIME_TYPE: the MIME type of saved games. */
#define LAB_ROBOTS_SAVED_GAME_MIME_TYPE "application/x-labyrinthe-robots"

/** lab_robots_kind: puzzle games as a kind; they are #LabRobotsGame. */
extern const LabGameKind lab_robots_kind;

gboolean lab_robots_saved_board_take (LabSavedText    *text,
                                      const char      *group,
                                      const char      *key,
                                      LabRobotsBoard  *board,
                                      GError         **error);

G_END_DECLS
