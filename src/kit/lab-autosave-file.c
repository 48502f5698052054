/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-autosave-file.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "lab-file-lock.h"
#include "lab-refuse.h"
#include "lab-storage.h"

/* One write. The thread that writes and the object that started it share it. It is reference
 * counted because either of them can end first. */
typedef struct
{
  char *name;
  GBytes *contents;
  gboolean sweep;             /* remove unfinished files of an earlier run first */
  GError *error;
  GMainContext *context;      /* where the end of the write is reported */
  GWeakRef owner;
} Write;

/**
 * LabAutosaveFile:
 *
 * Saves the newest state of a game in a file, so that the game can be resumed even after a crash.
 *
 * A disk can be slow, so a thread writes the file while the game continues. Each write replaces
 * the whole file or nothing. A new write waits until the one before has ended, so that at most
 * one change is lost.
 *
 * Only one process at a time saves in the file: the first one, until it ends. In any other, each
 * save fails.
 */
struct _LabAutosaveFile
{
  GObject parent_instance;

  char *name;
  LabFileLock *lock;          /* (nullable): %NULL if another process saves in the file */
  GError *busy;               /* (nullable): says which one */
  LabAutosaveSource source;   /* (nullable): %NULL if nothing must be saved */
  gpointer source_data;       /* not owned */
  GBytes *saved;              /* (nullable): what the last write left in the file */

  GThread *thread;            /* (nullable): the thread of the current write */
  Write *write;               /* (nullable): the current write */
  gboolean swept;             /* unfinished files of an earlier run are removed */
  gboolean troubled;          /* "trouble" was emitted since the last start */
};

G_DEFINE_FINAL_TYPE (LabAutosaveFile, lab_autosave_file, G_TYPE_OBJECT)

/* Private helpers */

static void
clear_write (gpointer data)
{
  Write *write = data;

  g_free (write->name);
  g_bytes_unref (write->contents);
  g_clear_error (&write->error);
  g_main_context_unref (write->context);
  g_weak_ref_clear (&write->owner);
}

static void
release_write (gpointer write)
{
  g_atomic_rc_box_release_full (write, clear_write);
}

static gboolean
on_written (gpointer data)
{
  Write *write = data;
  g_autoptr (LabAutosaveFile) self = g_weak_ref_get (&write->owner);

  if (self != NULL && self->write == write)
    lab_autosave_file_flush (self);
  return G_SOURCE_REMOVE;
}

static gpointer
write_in_thread (gpointer data)
{
  Write *write = data;
  g_autofree char *path = lab_storage_get_path (write->name);
  g_autoptr (GSource) source = g_idle_source_new ();
  gsize length;
  const char *contents = g_bytes_get_data (write->contents, &length);

  if (write->sweep)
    lab_storage_sweep (write->name);
  lab_storage_write (path, contents != NULL ? contents : "", (gssize) length, &write->error);
  g_source_set_callback (source, on_written, write, release_write);
  g_source_attach (source, write->context);
  return NULL;
}

static const char *
explain (const GError *error)
{
  if (lab_storage_is_full (error))
    return _("The disk is full, so the current game is not saved. You can keep playing, but "
             "you cannot resume the game after you quit.");
  if (lab_storage_is_closed (error))
    return _("The folder for saved data cannot be written, so the current game is not saved. "
             "You can keep playing, but you cannot resume the game after you quit.");
  return _("The disk reports an error, so the current game is not saved. You can keep playing, "
           "but you cannot resume the game after you quit.");
}

/* Waits for the end of the current write, if there is one. Returns its error, or %NULL. */
static GError *
finish_write (LabAutosaveFile *self)
{
  Write *write = g_steal_pointer (&self->write);
  GError *error;

  if (write == NULL)
    return NULL;
  if (self->thread != NULL)
    g_thread_join (g_steal_pointer (&self->thread));
  g_clear_pointer (&self->saved, g_bytes_unref);
  error = g_steal_pointer (&write->error);
  if (error == NULL)
    self->saved = g_bytes_ref (write->contents);
  release_write (write);
  return error;
}

static void
tell_once (LabAutosaveFile *self,
           const char      *reason)
{
  if (self->troubled)
    return;
  self->troubled = TRUE;
  g_signal_emit_by_name (self, "trouble", reason);
}

static void
tell_busy (LabAutosaveFile *self)
{
  g_autofree char *reason = g_strdup_printf (
      /* Translators: %s is a sentence that says which other process has the saved game. */
      _("%s This game is not saved. You can keep playing, but you cannot resume the game after you "
        "quit."), self->busy->message);

  tell_once (self, reason);
}

static void
start_write (LabAutosaveFile *self,
             GBytes          *contents)
{
  self->write = g_atomic_rc_box_new0 (Write);
  self->write->name = g_strdup (self->name);
  self->write->contents = g_bytes_ref (contents);
  self->write->sweep = !self->swept;
  self->swept = TRUE;
  self->write->context = g_main_context_ref_thread_default ();
  g_weak_ref_init (&self->write->owner, self);
  self->thread = g_thread_try_new ("autosave", write_in_thread,
                                   g_atomic_rc_box_acquire (self->write), NULL);
  /* If the system allows no more threads, the game waits for the disk. */
  if (self->thread == NULL)
    write_in_thread (self->write);
}

/* GObject */

static void
lab_autosave_file_dispose (GObject *object)
{
  LabAutosaveFile *self = LAB_AUTOSAVE_FILE (object);
  g_autoptr (GError) error = finish_write (self);

  lab_autosave_file_stop (self);
  G_OBJECT_CLASS (lab_autosave_file_parent_class)->dispose (object);
}

static void
lab_autosave_file_finalize (GObject *object)
{
  LabAutosaveFile *self = LAB_AUTOSAVE_FILE (object);

  g_free (self->name);
  g_clear_pointer (&self->lock, lab_file_lock_release);
  g_clear_error (&self->busy);
  g_clear_pointer (&self->saved, g_bytes_unref);
  G_OBJECT_CLASS (lab_autosave_file_parent_class)->finalize (object);
}

static void
lab_autosave_file_class_init (LabAutosaveFileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = lab_autosave_file_dispose;
  object_class->finalize = lab_autosave_file_finalize;

  /**
   * LabAutosaveFile::trouble:
   * @self: a file
   * @reason: what is wrong, in sentences for players
   *
   * Is emitted when a state could not be saved. Each save tries again, but the signal comes
   * only once after each lab_autosave_file_start(), so that a full disk does not interrupt
   * every turn.
   */
  g_signal_new ("trouble", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
lab_autosave_file_init (LabAutosaveFile *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_autosave_file_new: (constructor):
 * @name: the name of the file in the user's folder
 *
 * Creates a saver for a file, and takes its lock if no other saver has it; see
 * lab_autosave_file_get_holder().
 */
LabAutosaveFile *
lab_autosave_file_new (const char *name)
{
  LabAutosaveFile *self;
  g_autofree char *path = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  self = g_object_new (LAB_TYPE_AUTOSAVE_FILE, NULL);
  self->name = g_strdup (name);
  path = lab_storage_get_path (name);
  self->lock = lab_file_lock_take (path, &self->busy);
  return self;
}

/**
 * lab_autosave_file_get_holder:
 * @self: a file
 *
 * Tells whether another saver had the lock of the file when @self was created. Then @self never
 * writes or deletes the file.
 *
 * Returns: (transfer none) (nullable): a sentence for players that says who has the file; %NULL if
 *   it is @self
 */
const char *
lab_autosave_file_get_holder (LabAutosaveFile *self)
{
  g_return_val_if_fail (LAB_IS_AUTOSAVE_FILE (self), NULL);

  return self->busy != NULL ? self->busy->message : NULL;
}

/**
 * lab_autosave_file_start:
 * @self: a file
 * @source: returns the state to save
 * @data: (not nullable): passed to @source; the caller keeps it valid until @self is stopped
 *
 * Saves what @source returns, now and at each lab_autosave_file_save(), instead of what an earlier
 * source returned.
 */
void
lab_autosave_file_start (LabAutosaveFile   *self,
                         LabAutosaveSource  source,
                         gpointer           data)
{
  g_return_if_fail (LAB_IS_AUTOSAVE_FILE (self));
  g_return_if_fail (source != NULL);

  self->source = source;
  self->source_data = data;
  self->troubled = FALSE;
  lab_autosave_file_save (self);
}

/**
 * lab_autosave_file_stop:
 * @self: a file
 *
 * Stops using the source. The file stays as the last save left it.
 */
void
lab_autosave_file_stop (LabAutosaveFile *self)
{
  g_return_if_fail (LAB_IS_AUTOSAVE_FILE (self));

  self->source = NULL;
  self->source_data = NULL;
}

/**
 * lab_autosave_file_save:
 * @self: a file
 *
 * Saves the current state of the source in a thread, if there is a source and the file does not
 * have this state yet. Call it after each change.
 */
void
lab_autosave_file_save (LabAutosaveFile *self)
{
  g_autoptr (GBytes) contents = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LAB_IS_AUTOSAVE_FILE (self));

  lab_autosave_file_flush (self);
  /* A handler of "trouble" can have stopped the source. */
  if (self->source == NULL)
    return;
  if (self->busy != NULL)
    {
      tell_busy (self);
      return;
    }
  contents = self->source (self->source_data, &error);
  if (contents == NULL)
    {
      g_clear_pointer (&self->saved, g_bytes_unref);
      tell_once (self, error->message);
      return;
    }
  if (self->saved == NULL || !g_bytes_equal (contents, self->saved))
    start_write (self, contents);
}

/**
 * lab_autosave_file_delete:
 * @self: a file
 *
 * Stops using the source and deletes the file, because there is nothing to resume.
 */
void
lab_autosave_file_delete (LabAutosaveFile *self)
{
  g_autofree char *path = NULL;
  GError *error = NULL;

  g_return_if_fail (LAB_IS_AUTOSAVE_FILE (self));

  lab_autosave_file_stop (self);
  error = finish_write (self);
  g_clear_error (&error);
  g_clear_pointer (&self->saved, g_bytes_unref);
  path = lab_storage_get_path (self->name);
  if (self->busy == NULL)
    g_unlink (path);
}

/**
 * lab_autosave_file_flush:
 * @self: a file
 *
 * Waits for the end of the current write. Releasing the last reference waits for it, too.
 */
void
lab_autosave_file_flush (LabAutosaveFile *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (LAB_IS_AUTOSAVE_FILE (self));

  error = finish_write (self);
  if (error != NULL)
    tell_once (self, explain (error));
}

/**
 * lab_autosave_file_is_saved:
 * @self: a file
 *
 * Checks whether everything is saved, after waiting for the end of the current write.
 *
 * Returns: %FALSE if there is a source and its last state is not in the file
 */
gboolean
lab_autosave_file_is_saved (LabAutosaveFile *self)
{
  g_return_val_if_fail (LAB_IS_AUTOSAVE_FILE (self), FALSE);

  lab_autosave_file_flush (self);
  return self->source == NULL || self->saved != NULL;
}

/**
 * lab_autosave_file_find_time:
 * @name: the name of a file in the user's folder
 *
 * Returns: (transfer full): when the game in the file was last played; now if there is no file
 */
GDateTime *
lab_autosave_file_find_time (const char *name)
{
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFileInfo) info = NULL;
  GDateTime *time = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  path = lab_storage_get_path (name);
  file = g_file_new_for_path (path);
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, G_FILE_QUERY_INFO_NONE, NULL,
                            NULL);
  if (info != NULL)
    time = g_file_info_get_modification_date_time (info);
  return time != NULL ? time : g_date_time_new_now_utc ();
}

/**
 * lab_autosave_file_refuse:
 * @name: the name of a file in the user's folder
 * @problem: why its game cannot be loaded
 * @error: return location for @problem, in sentences for players; unset if there is no file
 *
 * Renames a file that cannot be read, so that the next game does not overwrite it, and tells so.
 */
void
lab_autosave_file_refuse (const char    *name,
                          const GError  *problem,
                          GError       **error)
{
  g_autofree char *path = NULL;
  g_autofree char *aside = NULL;
  g_autofree char *shown = NULL;

  g_return_if_fail (name != NULL && problem != NULL);

  if (g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)
      || g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY))
    return;
  path = lab_storage_get_path (name);
  aside = lab_storage_set_aside (path);
  if (aside == NULL)
    {
      lab_refuse (error, problem->domain, problem->code,
                  /* Translators: %s is a sentence that says what is wrong. */
                  _("The saved game cannot be resumed. %s"), problem->message);
      return;
    }
  shown = g_filename_display_name (aside);
  lab_refuse (error, problem->domain, problem->code,
              /* Translators: the first is the name of a file, the second a sentence that says
               * what is wrong. */
              _("The saved game cannot be resumed. Its file was renamed to “%s”. %s"), shown,
              problem->message);
}
