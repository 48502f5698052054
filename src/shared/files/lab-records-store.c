/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-records-store.h"

#include "lab-file-lock.h"
#include "lab-storage.h"

/* What a thread does. */
typedef struct
{
  const LabRecordsStore *store;
  gpointer record;              /* (nullable) (owned) */
} Addition;

/* Private helpers */

/* Without the lock, an unfinished file can be that of another process, so it stays. */
static gboolean
save (const LabRecordsStore  *self,
      const char             *path,
      LabFileLock            *lock,
      GPtrArray              *records,
      GError                **error)
{
  if (lock != NULL)
    lab_storage_sweep (self->file_name);
  return lab_records_file_save (self->format, path, records, error);
}

/* Adds a record to the file. Takes it over if it can be written. */
static gboolean
add (Addition  *addition,
     GError   **error)
{
  const LabRecordsStore *self = addition->store;
  g_autofree char *path = lab_storage_get_path (self->file_name);
  g_autoptr (LabFileLock) lock = lab_file_lock_await (path);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (self->free_record);
  g_autoptr (GError) damage = NULL;
  gboolean writable;
  gboolean complete
      = lab_records_file_load (self->format, path, records, &writable, &damage);

  if (writable)
    {
      g_ptr_array_add (records, g_steal_pointer (&addition->record));
      if (records->len > self->max_records)
        g_ptr_array_remove_range (records, 0, records->len - self->max_records);
      if (!save (self, path, lock, records, complete ? error : NULL) && complete)
        return FALSE;
    }
  if (!complete)
    g_propagate_error (error, g_steal_pointer (&damage));
  return complete;
}

static void
add_in_thread (GTask        *task,
               gpointer      game G_GNUC_UNUSED,
               gpointer      data,
               GCancellable *cancellable G_GNUC_UNUSED)
{
  static GMutex mutex;
  GError *error = NULL;

  /* One thread at a time: the file lock is only between processes. */
  g_mutex_lock (&mutex);
  if (add (data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
  g_mutex_unlock (&mutex);
}

static void
free_addition (gpointer data)
{
  Addition *addition = data;

  if (addition->record != NULL)
    addition->store->free_record (addition->record);
  g_free (addition);
}

/* Public functions */

/**
 * lab_records_store_add_async:
 * @self: a file
 * @game: (type GObject): the source of the task
 * @record: (transfer full): a finished game
 * @done: called when the game is in the file, or could not be; see lab_records_store_add_finish()
 * @data: passed to @done
 *
 * Adds a game in a thread. The program must not end before @done is called.
 */
void
lab_records_store_add_async (const LabRecordsStore *self,
                             gpointer               game,
                             gpointer               record,
                             GAsyncReadyCallback    done,
                             gpointer               data)
{
  g_autoptr (GTask) task = g_task_new (game, NULL, done, data);
  Addition *addition = g_new (Addition, 1);

  *addition = (Addition) { self, record };
  g_task_set_task_data (task, addition, free_addition);
  g_task_run_in_thread (task, add_in_thread);
}

/**
 * lab_records_store_add_finish:
 * @game: (type GObject): the source of the task
 * @result: the result
 * @error: return location for what could not be read or written, in sentences for players
 *
 * Gets the result of lab_records_store_add_async().
 *
 * Returns: %FALSE if the game could not be added, or those before it could not be read
 */
gboolean
lab_records_store_add_finish (gpointer       game,
                              GAsyncResult  *result,
                              GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, game), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/**
 * lab_records_store_load:
 * @self: a file
 * @error: return location for what could not be read, in sentences for players
 *
 * Reads the file. A damaged file is renamed, so that it is not lost, and what can be read is
 * returned. So the same damage is reported only once.
 *
 * Returns: (transfer full): the records; also if @error is set
 */
GPtrArray *
lab_records_store_load (const LabRecordsStore  *self,
                        GError                **error)
{
  g_autofree char *path = lab_storage_get_path (self->file_name);
  g_autoptr (LabFileLock) lock G_GNUC_UNUSED = lab_file_lock_await (path);
  GPtrArray *records = g_ptr_array_new_with_free_func (self->free_record);
  gboolean writable;

  lab_records_file_load (self->format, path, records, &writable, error);
  return records;
}

/**
 * lab_records_store_clear:
 * @self: a file
 * @error: return location for why the file could not be written, in sentences for players
 *
 * Forgets all games.
 *
 * Returns: %FALSE on failure; the games are then still there
 */
gboolean
lab_records_store_clear (const LabRecordsStore  *self,
                         GError                **error)
{
  g_autofree char *path = lab_storage_get_path (self->file_name);
  g_autoptr (LabFileLock) lock = lab_file_lock_await (path);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  return save (self, path, lock, none, error);
}
