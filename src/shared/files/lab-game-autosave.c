/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-autosave.h"

#include <string.h>

#include "lab-saved-text.h"
#include "lab-storage.h"

/* What a #LabAutosaveFile saves. */
typedef struct
{
  const LabGameAutosave *how;
  GObject *game;
} Current;

#define DATA_KEY "lab-game-autosave"

/* Private helpers */

static void
free_current (gpointer data)
{
  Current *self = data;

  g_object_unref (self->game);
  g_free (self);
}

static GBytes *
get_contents (gpointer   data,
              GError   **error G_GNUC_UNUSED)
{
  const Current *self = data;
  char *text = self->how->format (self->game);

  return g_bytes_new_take (text, strlen (text));
}

/* Public functions */

/**
 * lab_game_autosave_read:
 * @self: how a family keeps its game
 * @file: a file
 * @clock: the clock of the game
 * @cancellable: (nullable): stops reading
 * @error: return location for a #LabSavedGameError, or a #GIOError of the system
 *
 * Reads a saved game.
 *
 * Returns: (transfer full) (nullable): the game
 */
gpointer
lab_game_autosave_read (const LabGameAutosave  *self,
                        GFile                  *file,
                        LabClock               *clock,
                        GCancellable           *cancellable,
                        GError                **error)
{
  g_autofree char *data = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  data = lab_saved_text_read_file (file, &length, cancellable, error);
  return data != NULL ? self->parse (data, length, clock, error) : NULL;
}

/**
 * lab_game_autosave_start:
 * @self: how a family keeps its game
 * @file: the file with the current game
 * @game: (type GObject): the current game, which is kept until the next one starts
 *
 * Saves a game now and after each change. It replaces the game that was saved before.
 * lab_autosave_file_stop() and lab_autosave_file_delete() end it.
 */
void
lab_game_autosave_start (const LabGameAutosave *self,
                         LabAutosaveFile       *file,
                         gpointer               game)
{
  Current *last, *current;

  g_return_if_fail (LAB_IS_AUTOSAVE_FILE (file));
  g_return_if_fail (G_IS_OBJECT (game));

  last = g_object_get_data (G_OBJECT (file), DATA_KEY);
  if (last != NULL)
    g_signal_handlers_disconnect_by_data (last->game, file);
  for (guint i = 0; i < G_N_ELEMENTS (self->changes) && self->changes[i] != NULL; i++)
    g_signal_connect_object (game, self->changes[i], G_CALLBACK (lab_autosave_file_save), file,
                             G_CONNECT_SWAPPED);
  current = g_new (Current, 1);
  *current = (Current) { self, g_object_ref (game) };
  lab_autosave_file_start (file, get_contents, current);
  /* Frees the last one, which is not used any more. */
  g_object_set_data_full (G_OBJECT (file), DATA_KEY, current, free_current);
}

/**
 * lab_game_autosave_load:
 * @self: how a family keeps its game
 * @clock: the clock of the game
 * @played: (out) (optional) (transfer full): when the game was last played
 * @error: return location for why the saved game cannot be resumed, in sentences for players
 *
 * Loads the game that was current when the program last ended. A file that cannot be read is
 * renamed, so that the next game does not overwrite it.
 *
 * Returns: (transfer full) (nullable): the game; %NULL without an error if no game is saved
 */
gpointer
lab_game_autosave_load (const LabGameAutosave  *self,
                        LabClock               *clock,
                        GDateTime             **played,
                        GError                **error)
{
  g_autofree char *path = lab_storage_get_path (self->file_name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) problem = NULL;
  gpointer game = lab_game_autosave_read (self, file, clock, NULL, &problem);

  if (game == NULL)
    lab_autosave_file_refuse (self->file_name, problem, error);
  else if (played != NULL)
    *played = lab_autosave_file_find_time (self->file_name);
  return game;
}
