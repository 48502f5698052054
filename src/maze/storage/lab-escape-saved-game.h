/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-game-autosave.h"
#include "lab-escape-game.h"
#include "lab-saved-text.h"

G_BEGIN_DECLS

/** LAB_ESCAPE_SAVED_GAME_SUFFIX: how the names of files with saved games end. */
#define LAB_ESCAPE_SAVED_GAME_SUFFIX ".labyrinthe-escape"

/** LAB_ESCAPE_SAVED_GAME_MIME_TYPE: the MIME type of saved games. */
#define LAB_ESCAPE_SAVED_GAME_MIME_TYPE "application/x-labyrinthe-escape"

/** LAB_ESCAPE_AUTOSAVE_FILE_NAME: the name of the file with the current game. */
#define LAB_ESCAPE_AUTOSAVE_FILE_NAME "game" LAB_ESCAPE_SAVED_GAME_SUFFIX

char            *lab_escape_saved_game_format (LabEscapeGame    *game);
LabEscapeGame   *lab_escape_saved_game_parse  (const char       *text,
                                               LabClock         *clock,
                                               GError          **error);
LabEscapeGame   *lab_escape_saved_game_load   (GFile            *file,
                                               LabClock         *clock,
                                               GCancellable     *cancellable,
                                               GError          **error);

LabAutosaveFile *lab_escape_autosave_new      (void);
void             lab_escape_autosave_start    (LabAutosaveFile  *autosave,
                                               LabEscapeGame    *game);
LabEscapeGame   *lab_escape_autosave_load     (LabClock         *clock,
                                               GDateTime       **played,
                                               GError          **error);

G_END_DECLS
