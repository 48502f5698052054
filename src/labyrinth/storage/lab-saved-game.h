/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-controller.h"
#include "lab-player-kind.h"
#include "lab-saved-text.h"

G_BEGIN_DECLS

/** LAB_SAVED_GAME_SUFFIX: the end of the name of a saved game. */
#define LAB_SAVED_GAME_SUFFIX ".labyrinthe"
/** LAB_SAVED_GAME_MIME_TYPE: the media type of a saved game. */
#define LAB_SAVED_GAME_MIME_TYPE "application/x-labyrinthe"
/** LAB_SAVED_GAME_MAX_TURNS: the largest number of turns of a game that can be saved; so
 * many fit into %LAB_SAVED_GAME_MAX_SIZE. */
#define LAB_SAVED_GAME_MAX_TURNS 16384
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

G_END_DECLS
