/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-autosave.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-autosave-file.h"
#include "lab-storage.h"

/**
 * LabAutosave:
 *
 * Saves the current game after each half-turn, so that it can be resumed even after a crash.
 * #LabAutosaveFile says how the file is written.
 */
struct _LabAutosave
{
  GObject parent_instance;

  LabAutosaveFile *file;
  LabSavedGame *game;         /* (nullable): the current game */
};

enum
{
  TROUBLE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabAutosave, lab_autosave, G_TYPE_OBJECT)

/* Private helpers */

static GBytes *
get_contents (gpointer   data,
              GError   **error)
{
  LabAutosave *self = data;
  char *contents;

  if (lab_saved_game_is_too_long (self->game))
    {
      g_set_error_literal (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_SIZE,
                           _("The game has become too long, so later turns are not saved. You can "
                             "keep playing, but after you quit, the game resumes from here."));
      return NULL;
    }
  contents = lab_saved_game_to_data (self->game);
  return g_bytes_new_take (contents, strlen (contents));
}

static void
leave_game (LabAutosave *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (lab_saved_game_get_game (self->game), self->file);
  g_clear_object (&self->game);
}

static void
on_trouble (LabAutosave *self,
            const char  *reason)
{
  g_signal_emit (self, signals[TROUBLE], 0, reason);
}

/* GObject */

static void
lab_autosave_dispose (GObject *object)
{
  LabAutosave *self = LAB_AUTOSAVE (object);

  leave_game (self);
  if (self->file != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->file, self);
      lab_autosave_file_stop (self->file);
    }
  g_clear_object (&self->file);
  G_OBJECT_CLASS (lab_autosave_parent_class)->dispose (object);
}

static void
lab_autosave_class_init (LabAutosaveClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_autosave_dispose;

  /**
   * LabAutosave::trouble:
   * @self: an autosave
   * @reason: what is wrong, in sentences for players
   *
   * Is emitted when the current game could not be saved. Each half-turn tries again, but the
   * signal comes only once for each game.
   */
  signals[TROUBLE] = g_signal_new ("trouble", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
lab_autosave_init (LabAutosave *self)
{
  self->file = lab_autosave_file_new (LAB_AUTOSAVE_FILE_NAME);
  g_signal_connect_swapped (self->file, "trouble", G_CALLBACK (on_trouble), self);
}

/* Public functions */

/**
 * lab_autosave_new: (constructor):
 *
 * Creates an autosave without a game. All use one file, so only the first of them saves a game; see
 * lab_autosave_get_holder().
 */
LabAutosave *
lab_autosave_new (void)
{
  return g_object_new (LAB_TYPE_AUTOSAVE, NULL);
}

/**
 * lab_autosave_get_holder:
 * @self: an autosave
 *
 * Tells whether another process has the saved game. Then @self saves nothing, and the game must not
 * be loaded.
 *
 * Returns: (transfer none) (nullable): a sentence for players that says who has the game; %NULL if
 *   it is @self
 */
const char *
lab_autosave_get_holder (LabAutosave *self)
{
  g_return_val_if_fail (LAB_IS_AUTOSAVE (self), NULL);

  return lab_autosave_file_get_holder (self->file);
}

/**
 * lab_autosave_keep:
 * @self: an autosave
 * @game: the current game
 *
 * Saves @game now and after each half-turn. It replaces the game that was saved before.
 */
void
lab_autosave_keep (LabAutosave  *self,
                   LabSavedGame *game)
{
  static const char * const changes[] = { "inserted", "moved", "ended", "rewound" };

  g_return_if_fail (LAB_IS_AUTOSAVE (self));
  g_return_if_fail (LAB_IS_SAVED_GAME (game));

  g_object_ref (game);
  leave_game (self);
  self->game = game;
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (lab_saved_game_get_game (game), changes[i],
                              G_CALLBACK (lab_autosave_file_save), self->file);
  lab_autosave_file_start (self->file, get_contents, self);
}

/**
 * lab_autosave_forget:
 * @self: an autosave
 *
 * Stops saving and deletes the file, because the game is over or the players have left it.
 */
void
lab_autosave_forget (LabAutosave *self)
{
  g_return_if_fail (LAB_IS_AUTOSAVE (self));

  leave_game (self);
  lab_autosave_file_delete (self->file);
}

/**
 * lab_autosave_flush:
 * @self: an autosave
 *
 * Waits until the last half-turn is saved, or cannot be. Releasing the last reference waits, too.
 */
void
lab_autosave_flush (LabAutosave *self)
{
  g_return_if_fail (LAB_IS_AUTOSAVE (self));

  lab_autosave_file_flush (self->file);
}

/**
 * lab_autosave_has_kept:
 * @self: an autosave
 *
 * Waits until the last half-turn is saved, or cannot be.
 *
 * Returns: %FALSE if there is a current game and its last half-turn is not saved
 */
gboolean
lab_autosave_has_kept (LabAutosave *self)
{
  g_return_val_if_fail (LAB_IS_AUTOSAVE (self), FALSE);

  return lab_autosave_file_is_saved (self->file);
}

/**
 * lab_autosave_load_kept:
 * @error: return location for why the saved game cannot be resumed, in sentences for players
 *
 * Loads the game that was current when the program last ended. A file that cannot be read is
 * renamed, so that the next game does not overwrite it.
 *
 * Returns: (transfer full) (nullable): the game; %NULL without an error if no game is saved
 */
LabSavedGame *
lab_autosave_load_kept (GError **error)
{
  g_autofree char *path = lab_storage_get_path (LAB_AUTOSAVE_FILE_NAME);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) problem = NULL;
  LabSavedGame *game = lab_saved_game_load (file, NULL, &problem);

  if (game == NULL)
    lab_autosave_file_refuse (LAB_AUTOSAVE_FILE_NAME, problem, error);
  return game;
}
