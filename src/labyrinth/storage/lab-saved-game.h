/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-controller.h"
#include "lab-player-kind.h"

G_BEGIN_DECLS

/** LAB_SAVED_GAME_SUFFIX: the end of the name of a saved game. */
#define LAB_SAVED_GAME_SUFFIX ".labyrinthe"
/** LAB_SAVED_GAME_MIME_TYPE: the media type of a saved game. */
#define LAB_SAVED_GAME_MIME_TYPE "application/x-labyrinthe"
/** LAB_SAVED_GAME_MAX_TURNS: the largest number of turns of a game that can be saved. */
#define LAB_SAVED_GAME_MAX_TURNS 16384
/** LAB_SAVED_GAME_MAX_SIZE: the largest file that is read, in bytes; LAB_SAVED_GAME_MAX_TURNS turns
 * fit into it. */
#define LAB_SAVED_GAME_MAX_SIZE (256 << 10)
/** LAB_SAVED_GAME_MAX_NAME: the number of characters of a player's name that are saved. */
#define LAB_SAVED_GAME_MAX_NAME 64

#define LAB_SAVED_GAME_ERROR (lab_saved_game_error_quark ())

/**
 * LabSavedGameError:
 * @LAB_SAVED_GAME_ERROR_FOREIGN: the file is not a saved game
 * @LAB_SAVED_GAME_ERROR_SIZE: the file is too large for a saved game
 * @LAB_SAVED_GAME_ERROR_NEWER: a newer version of Labyrinthe has saved the game
 * @LAB_SAVED_GAME_ERROR_FORMAT: a line cannot be understood, or is missing
 * @LAB_SAVED_GAME_ERROR_RULES: a line breaks the rules of the game
 *
 * Why a saved game was refused. The message is in the player's language. If a line is wrong, the
 * message starts with its number.
 */
typedef enum
{
  LAB_SAVED_GAME_ERROR_FOREIGN,
  LAB_SAVED_GAME_ERROR_SIZE,
  LAB_SAVED_GAME_ERROR_NEWER,
  LAB_SAVED_GAME_ERROR_FORMAT,
  LAB_SAVED_GAME_ERROR_RULES,
} LabSavedGameError;

GQuark lab_saved_game_error_quark (void);

#define LAB_TYPE_SAVED_GAME (lab_saved_game_get_type ())

G_DECLARE_FINAL_TYPE (LabSavedGame, lab_saved_game, LAB, SAVED_GAME, GObject)

LabSavedGame  *lab_saved_game_new            (LabController       *controller,
                                              const LabPlayerKind  kinds[LAB_N_SEATS]);
LabController *lab_saved_game_get_controller (LabSavedGame        *self);
LabGame       *lab_saved_game_get_game       (LabSavedGame        *self);
LabPlayerKind  lab_saved_game_get_kind       (LabSavedGame        *self,
                                              LabSeat              seat);
LabSeatSet     lab_saved_game_get_failed     (LabSavedGame        *self);
void           lab_saved_game_set_failed     (LabSavedGame        *self,
                                              LabSeatSet           failed);
gboolean       lab_saved_game_is_too_long    (LabSavedGame        *self);
char          *lab_saved_game_to_data        (LabSavedGame        *self);
LabSavedGame  *lab_saved_game_parse          (const char          *data,
                                              gsize                length,
                                              GError             **error);
LabSavedGame  *lab_saved_game_load           (GFile               *file,
                                              GCancellable        *cancellable,
                                              GError             **error);
gboolean       lab_saved_game_save           (LabSavedGame        *self,
                                              GFile               *file,
                                              GCancellable        *cancellable,
                                              GError             **error);

G_END_DECLS
