/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-autosave.h"

#include <string.h>

#include "lab-autosave-file.h"
#include "lab-storage.h"

/**
 * LabClassicAutosave:
 *
 * Saves the current game after each change, so that it can be resumed even after a crash.
 * #LabAutosaveFile says how the file is written.
 */
struct _LabClassicAutosave
{
  GObject parent_instance;

  LabAutosaveFile *file;
  LabClassicSession *session;     /* (nullable): the current game */
};

enum
{
  TROUBLE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabClassicAutosave, lab_classic_autosave, G_TYPE_OBJECT)

/* Private helpers */

static GBytes *
get_contents (gpointer   data,
              GError   **error G_GNUC_UNUSED)
{
  char *text = lab_classic_saved_game_format (LAB_CLASSIC_AUTOSAVE (data)->session);

  return g_bytes_new_take (text, strlen (text));
}

static void
leave_game (LabClassicAutosave *self)
{
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self->file);
  g_clear_object (&self->session);
}

static void
on_trouble (LabClassicAutosave *self,
            const char         *reason)
{
  g_signal_emit (self, signals[TROUBLE], 0, reason);
}

/* GObject */

static void
lab_classic_autosave_dispose (GObject *object)
{
  LabClassicAutosave *self = LAB_CLASSIC_AUTOSAVE (object);

  leave_game (self);
  if (self->file != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->file, self);
      lab_autosave_file_stop (self->file);
    }
  g_clear_object (&self->file);
  G_OBJECT_CLASS (lab_classic_autosave_parent_class)->dispose (object);
}

static void
lab_classic_autosave_class_init (LabClassicAutosaveClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_classic_autosave_dispose;

  /**
   * LabClassicAutosave::trouble:
   * @self: an autosave
   * @reason: what is wrong, in sentences for players
   *
   * Is emitted when the current game could not be saved. Each change tries again, but the signal
   * comes only once for each game.
   */
  signals[TROUBLE] = g_signal_new ("trouble", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
lab_classic_autosave_init (LabClassicAutosave *self)
{
  self->file = lab_autosave_file_new (LAB_CLASSIC_AUTOSAVE_FILE_NAME);
  g_signal_connect_swapped (self->file, "trouble", G_CALLBACK (on_trouble), self);
}

/* Public functions */

/**
 * lab_classic_autosave_new: (constructor):
 *
 * Creates an autosave without a game. All use one file, so only the first of them saves a game; see
 * lab_classic_autosave_get_holder().
 */
LabClassicAutosave *
lab_classic_autosave_new (void)
{
  return g_object_new (LAB_TYPE_CLASSIC_AUTOSAVE, NULL);
}

/**
 * lab_classic_autosave_get_holder:
 * @self: an autosave
 *
 * Tells whether another process has the saved game. Then @self saves nothing, and the game must not
 * be loaded.
 *
 * Returns: (transfer none) (nullable): a sentence for players that says who has the game; %NULL if
 *   it is @self
 */
const char *
lab_classic_autosave_get_holder (LabClassicAutosave *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_AUTOSAVE (self), NULL);

  return lab_autosave_file_get_holder (self->file);
}

/**
 * lab_classic_autosave_start:
 * @self: an autosave
 * @session: the current game
 *
 * Saves a game now and after each change. It replaces the game that was saved before.
 */
void
lab_classic_autosave_start (LabClassicAutosave *self,
                            LabClassicSession  *session)
{
  g_return_if_fail (LAB_IS_CLASSIC_AUTOSAVE (self));
  g_return_if_fail (LAB_IS_CLASSIC_SESSION (session));

  g_object_ref (session);
  leave_game (self);
  self->session = session;
  g_signal_connect_swapped (session, "changed", G_CALLBACK (lab_autosave_file_save), self->file);
  lab_autosave_file_start (self->file, get_contents, self);
}

/**
 * lab_classic_autosave_stop:
 * @self: an autosave
 *
 * Stops saving. The file keeps the game as it is now.
 */
void
lab_classic_autosave_stop (LabClassicAutosave *self)
{
  g_return_if_fail (LAB_IS_CLASSIC_AUTOSAVE (self));

  leave_game (self);
  lab_autosave_file_stop (self->file);
}

/**
 * lab_classic_autosave_delete:
 * @self: an autosave
 *
 * Stops saving and deletes the file, because the game is over or the players have left it.
 */
void
lab_classic_autosave_delete (LabClassicAutosave *self)
{
  g_return_if_fail (LAB_IS_CLASSIC_AUTOSAVE (self));

  leave_game (self);
  lab_autosave_file_delete (self->file);
}

/**
 * lab_classic_autosave_flush:
 * @self: an autosave
 *
 * Waits until the last change is saved, or cannot be. Releasing the last reference waits, too.
 */
void
lab_classic_autosave_flush (LabClassicAutosave *self)
{
  g_return_if_fail (LAB_IS_CLASSIC_AUTOSAVE (self));

  lab_autosave_file_flush (self->file);
}

/**
 * lab_classic_autosave_is_saved:
 * @self: an autosave
 *
 * Waits until the last change is saved, or cannot be.
 *
 * Returns: %FALSE if there is a current game and its last change is not saved
 */
gboolean
lab_classic_autosave_is_saved (LabClassicAutosave *self)
{
  g_return_val_if_fail (LAB_IS_CLASSIC_AUTOSAVE (self), FALSE);

  return lab_autosave_file_is_saved (self->file);
}

/**
 * lab_classic_autosave_load:
 * @played: (out) (optional) (transfer full): when the game was last played
 * @error: return location for why the saved game cannot be resumed, in sentences for players
 *
 * Loads the game that was current when the program last ended. A file that cannot be read is
 * renamed, so that the next game does not overwrite it.
 *
 * Returns: (transfer full) (nullable): the game with its players; %NULL without an error if no game
 *   is saved
 */
LabClassicSession *
lab_classic_autosave_load (GDateTime **played,
                           GError    **error)
{
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_AUTOSAVE_FILE_NAME);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) problem = NULL;
  LabClassicSession *session = lab_classic_saved_game_load (file, NULL, &problem);

  if (session == NULL)
    {
      lab_autosave_file_refuse (LAB_CLASSIC_AUTOSAVE_FILE_NAME, problem, error);
      return NULL;
    }
  if (played != NULL)
    *played = lab_autosave_file_find_time (LAB_CLASSIC_AUTOSAVE_FILE_NAME);
  return session;
}
