/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-saved-text.h"
#include "lab-shift-game.h"

G_BEGIN_DECLS

/** LAB_SHIFT_SAVED_GAME_SUFFIX: the end of the name of a saved game. */
#define LAB_SHIFT_SAVED_GAME_SUFFIX ".labyrinthe"
/** LAB_SHIFT_SAVED_GAME_MIME_TYPE: the media type of a saved game. */
#define LAB_SHIFT_SAVED_GAME_MIME_TYPE "application/x-labyrinthe"
/** LAB_SHIFT_SAVED_GAME_MAX_TURNS: the largest number of turns of a game that can be saved; so
 * many fit into %LAB_SAVED_GAME_MAX_SIZE. */
#define LAB_SHIFT_SAVED_GAME_MAX_TURNS 16384

char         *lab_shift_saved_game_to_data (LabShiftGame *game);
LabShiftGame *lab_shift_saved_game_parse   (const char   *data,
                                            gsize         length,
                                            GError      **error);
LabShiftGame *lab_shift_saved_game_load    (GFile        *file,
                                            GCancellable *cancellable,
                                            GError      **error);

G_END_DECLS
