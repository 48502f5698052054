/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-record-kind.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "lab-file-lock.h"
#include "lab-refuse.h"
#include "lab-storage.h"
#include "lab-text.h"

/* The number of characters of GLib's message that our message repeats. */
#define MAX_SHOWN 200

/* What the thread does: it adds a record, or reads all. */
typedef struct
{
  const LabRecordKind *kind;
  gpointer record;              /* (nullable) (owned) */
  char *earlier;                /* (nullable) (owned): the line of a record that it replaces */
  char *left;                   /* (nullable) (owned): how lines begin that it replaces */
  gboolean is_reading;
  gboolean is_begun;            /* atomic */
  GPtrArray *records;           /* (nullable) (owned): what was read */
  GError *damage;               /* (nullable) (owned) */
} Job;

/* Private helpers: reading and writing */

/* Takes the next line, which must have an end: a line without one was cut off.
 * Returns: (transfer full) (nullable): the line; %NULL if it is damaged */
static char *
take_line (const char **rest,
           const char  *end)
{
  const char *start = *rest;
  const char *newline = memchr (start, '\n', (gsize) (end - start));

  *rest = newline != NULL ? newline + 1 : end;
  if (newline == NULL || memchr (start, '\0', (gsize) (newline - start)) != NULL)
    return NULL;
  return g_strchomp (g_strndup (start, (gsize) (newline - start)));
}

/* Renames the file, so that it is not overwritten. */
static gboolean
refuse_file (const char *path,
             const char *what,
             gboolean   *writable,
             GError    **error)
{
  g_autofree char *aside = lab_storage_set_aside (path);

  *writable = aside != NULL;
  return lab_storage_refuse_damaged (path, what, aside, error);
}

static gboolean
read_heading (const LabRecordKind *self,
              const char          *path,
              const char          *line,
              gboolean            *writable,
              GError             **error)
{
  gsize length = strlen (self->heading);
  guint64 version;

  if (line == NULL || !g_str_has_prefix (line, self->heading) || line[length] != ' '
      || !g_ascii_string_to_unsigned (line + length + 1, 10, 1, G_MAXUINT, &version, NULL))
    return refuse_file (path, _("The recorded games could not be read."), writable, error);
  if (version > self->version)
    return refuse_file (path, _("The games were recorded by a newer version of Labyrinthe."),
                        writable, error);
  return TRUE;
}

/* GLib's message repeats the wrong text, which can contain anything. */
static gboolean
refuse_groups (const char *path,
               const char *reason,
               gboolean   *writable,
               GError    **error)
{
  /* Translators: %s says what is wrong with the file that lists the past games. */
  g_autofree char *what = g_strdup_printf (_("The recorded games could not be read: %s"),
                                           LAB_QUOTED (reason, MAX_SHOWN));

  return refuse_file (path, what, writable, error);
}

static gpointer
finish_record (const LabRecordKind *self,
               gpointer             record,
               gboolean             is_read)
{
  if (is_read && (self->check == NULL || self->check (record)))
    return record;
  self->free_record (record);
  return NULL;
}

/* Reads the groups that can be read, and returns the number of the others. */
static guint
read_groups (const LabRecordKind *self,
             GKeyFile            *file,
             GPtrArray           *records)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);
  guint n_damaged = 0;

  for (char **group = groups; *group != NULL; group++)
    {
      gpointer record;

      if (g_str_equal (*group, self->heading))
        continue;
      record = g_malloc0 (self->size);
      record = finish_record (self, record, self->read_group (file, *group, record));
      if (record != NULL)
        g_ptr_array_add (records, record);
      else
        n_damaged++;
    }
  return n_damaged;
}

/* Reads the lines that can be read, and returns the number of the others. */
static guint
read_lines (const LabRecordKind *self,
            const char          *rest,
            const char          *end,
            GPtrArray           *records)
{
  guint n_damaged = 0;

  while (rest < end)
    {
      g_autofree char *line = take_line (&rest, end);
      gpointer record = line != NULL ? lab_record_kind_parse (self, line) : NULL;

      if (record != NULL)
        g_ptr_array_add (records, record);
      else
        n_damaged++;
    }
  return n_damaged;
}

static void
forget_oldest (const LabRecordKind *self,
               GPtrArray           *records)
{
  if (records->len > self->max_records)
    g_ptr_array_remove_range (records, 0, records->len - self->max_records);
}

static char *
format_lines (const LabRecordKind *self,
              GPtrArray           *records)
{
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%s %u\n", self->heading, self->version);
  for (guint i = 0; i < records->len; i++)
    {
      g_autofree char *line = lab_record_kind_format (self, records->pdata[i]);

      g_string_append_printf (text, "%s\n", line);
    }
  return g_string_free (text, FALSE);
}

static char *
format_groups (const LabRecordKind *self,
               GPtrArray           *records)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_key_file_set_integer (file, self->heading, self->version_key, (int) self->version);
  for (guint i = 0; i < records->len; i++)
    self->write_group (records->pdata[i], file);
  return g_key_file_to_data (file, NULL, NULL);
}

/* Writes a file of finished games, the oldest one first. On failure, it stays as it was. */
static gboolean
write_file (const LabRecordKind *self,
            const char          *path,
            GPtrArray           *records,
            GError             **error)
{
  g_autofree char *text = self->version_key != NULL ? format_groups (self, records)
                                                    : format_lines (self, records);
  g_autofree char *name = NULL;
  g_autoptr (GError) reason = NULL;

  if (lab_storage_write (path, text, -1, &reason))
    return TRUE;
  name = g_filename_display_name (path);
  /* Translators: the first %s is a file with its folder, the second a sentence that says why. */
  return lab_refuse (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("“%s” could not be written. %s"), name,
                     reason->message);
}

/* Renames the file and writes the readable games to a new one. If there is no room for it, the old
 * file gets its name back, so that the readable games are not lost. */
static gboolean
part_from_damaged (const LabRecordKind *self,
                   const char          *path,
                   GPtrArray           *records,
                   guint                n_damaged,
                   gboolean            *writable,
                   GError             **error)
{
  g_autofree char *what = g_strdup_printf (
      /* Translators: this is about the list of past games. */
      ngettext ("%u recorded game could not be read.", "%u recorded games could not be read.",
                n_damaged),
      n_damaged);
  g_autofree char *aside = lab_storage_set_aside (path);

  if (aside != NULL && !write_file (self, path, records, NULL) && g_rename (aside, path) == 0)
    g_clear_pointer (&aside, g_free);
  *writable = aside != NULL;
  return lab_storage_refuse_damaged (path, what, aside, error);
}

static gboolean
read_key_file (const LabRecordKind *self,
               const char          *path,
               const char          *contents,
               gsize                length,
               GPtrArray           *records,
               gboolean            *writable,
               GError             **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) reason = NULL;
  guint n_damaged;
  int version = 0;

  if (g_key_file_load_from_data (file, contents, length, G_KEY_FILE_NONE, &reason))
    version = g_key_file_get_integer (file, self->heading, self->version_key, &reason);
  if (reason != NULL)
    return refuse_groups (path, reason->message, writable, error);
  if (version > (int) self->version)
    return refuse_file (path, _("The games were recorded by a newer version of Labyrinthe."),
                        writable, error);
  n_damaged = read_groups (self, file, records);
  forget_oldest (self, records);
  return n_damaged == 0 || part_from_damaged (self, path, records, n_damaged, writable, error);
}

static gboolean
read_line_file (const LabRecordKind *self,
                const char          *path,
                const char          *contents,
                gsize                length,
                GPtrArray           *records,
                gboolean            *writable,
                GError             **error)
{
  const char *rest = contents;
  g_autofree char *heading = take_line (&rest, contents + length);
  guint n_damaged;

  if (!read_heading (self, path, heading, writable, error))
    return FALSE;
  n_damaged = read_lines (self, rest, contents + length, records);
  return n_damaged == 0 || part_from_damaged (self, path, records, n_damaged, writable, error);
}

/* Private helpers: changes */

/* Without the lock, an unfinished file can be that of another process, so it stays. */
static gboolean
save (const LabRecordKind *self,
      const char          *path,
      LabFileLock         *lock,
      GPtrArray           *records,
      GError             **error)
{
  if (lock != NULL)
    lab_storage_sweep (self->file_name);
  return write_file (self, path, records, error);
}

/* A record that was written before the program was killed can differ in what was computed since;
 * when the game ended is the same. */
static gboolean
is_replaced (const Job     *job,
             gconstpointer  other)
{
  g_autofree char *line = NULL;

  if (job->kind->is_same != NULL)
    return job->kind->is_same (other, job->record);
  if (job->earlier == NULL && job->left == NULL)
    return FALSE;
  line = lab_record_kind_format (job->kind, other);
  return g_strcmp0 (line, job->earlier) == 0
         || (job->left != NULL && g_str_has_prefix (line, job->left));
}

/* Adds a game as the newest one, instead of an earlier end of the same game. */
static void
append (Job       *job,
        GPtrArray *records)
{
  for (guint i = records->len; i > 0; i--)
    {
      if (is_replaced (job, records->pdata[i - 1]))
        g_ptr_array_remove_index (records, i - 1);
    }
  g_ptr_array_add (records, g_steal_pointer (&job->record));
  forget_oldest (job->kind, records);
}

/* Adds a record to the file. Takes it over if it can be written. The error is that data are invalid
 * only if the record was written nevertheless. */
static gboolean
add (Job     *job,
     GError **error)
{
  const LabRecordKind *self = job->kind;
  g_autofree char *path = lab_storage_get_path (self->file_name);
  g_autoptr (LabFileLock) lock = lab_file_lock_await (path);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (self->free_record);
  g_autoptr (GError) damage = NULL;
  gboolean writable;
  gboolean complete = lab_record_kind_read (self, path, records, &writable, &damage);

  if (writable)
    {
      append (job, records);
      if (!save (self, path, lock, records, complete ? error : NULL))
        writable = FALSE;
    }
  if (complete)
    return writable;
  if (!writable)
    damage->code = G_IO_ERROR_FAILED;
  g_propagate_error (error, g_steal_pointer (&damage));
  return FALSE;
}

static void
do_in_thread (gpointer data,
              gpointer user_data G_GNUC_UNUSED)
{
  g_autoptr (GTask) task = data;
  Job *job = g_task_get_task_data (task);
  GError *error = NULL;

  if (!g_atomic_int_compare_and_exchange (&job->is_begun, FALSE, TRUE))
    return;
  if (job->is_reading)
    job->records = lab_record_kind_load (job->kind, &job->damage);
  if (job->is_reading || job->record == NULL || add (job, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static gpointer
make_writer (gpointer data G_GNUC_UNUSED)
{
  return g_thread_pool_new (do_in_thread, NULL, 1, FALSE, NULL);
}

/* Returns the only thread that writes: the later end of a game must be the last one written, and
 * the file lock is only between processes. It is no #LabTask, since nobody may give it up. */
static GThreadPool *
get_writer (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, make_writer, NULL);
}

static void
free_job (gpointer data)
{
  Job *job = data;

  if (job->record != NULL)
    job->kind->free_record (job->record);
  g_free (job->earlier);
  g_free (job->left);
  g_clear_pointer (&job->records, g_ptr_array_unref);
  g_clear_error (&job->damage);
  g_free (job);
}

static void
start (Job                 job,
       gpointer            source,
       GAsyncReadyCallback done,
       gpointer            data)
{
  g_autoptr (GTask) task = g_task_new (source, NULL, done, data);
  Job *own = g_memdup2 (&job, sizeof job);

  g_task_set_task_data (task, own, free_job);
  /* ThreadSanitizer does not know that a pool passes its data on safely. */
  g_atomic_int_set (&own->is_begun, FALSE);
  /* If the system allows no thread, the job waits until it does, and there is nobody to wait. */
  if (!g_thread_pool_push (get_writer (), g_object_ref (task), NULL))
    do_in_thread (g_steal_pointer (&task), NULL);
}

/* Public functions */

/** lab_record_kind_get_time: returns the time for a game that ends now: the clock of the system can
 * show any time, but a file can only contain some. */
gint64
lab_record_kind_get_time (void)
{
  return CLAMP (g_get_real_time () / G_USEC_PER_SEC, 0, LAB_STORAGE_MAX_TIME);
}

/**
 * lab_record_kind_parse:
 * @self: a kind of records
 * @line: a line of a file, without its end
 *
 * Reads a record.
 *
 * Returns: (transfer full) (nullable): the record; %NULL if the line is damaged
 */
gpointer
lab_record_kind_parse (const LabRecordKind *self,
                       const char          *line)
{
  gpointer record;

  g_return_val_if_fail (self != NULL && line != NULL, NULL);

  record = g_malloc0 (self->size);
  return finish_record (self, record,
                        self->fields != NULL ? lab_fields_read_line (self->fields, line, record)
                                             : self->read (line, record));
}

/** lab_record_kind_format: (transfer full): returns the line for lab_record_kind_parse(). */
char *
lab_record_kind_format (const LabRecordKind *self,
                        gconstpointer        record)
{
  GString *line;

  g_return_val_if_fail (self != NULL && record != NULL, NULL);

  line = g_string_new (NULL);
  if (self->fields != NULL)
    lab_fields_append_line (self->fields, record, line);
  else
    self->append (record, line);
  return g_string_free (line, FALSE);
}
/* Public functions */

/**
 * lab_record_kind_read:
 * @self: a kind of records
 * @path: (type filename): the file, whose lock the caller has
 * @records: the games that can be read are added to it, the oldest one first
 * @writable: (out): whether the file may be written: it was in order, or was renamed
 * @error: return location for what could not be read, in sentences for players
 *
 * Reads a file of finished games. A damaged file is renamed, and the games in it that can be read
 * are written to a new one.
 *
 * Returns: whether the file was in order, or does not exist
 */
gboolean
lab_record_kind_read (const LabRecordKind *self,
                      const char          *path,
                      GPtrArray           *records,
                      gboolean            *writable,
                      GError             **error)
{
  g_autofree char *contents = NULL;
  g_autoptr (GError) reason = NULL;
  gsize length;

  *writable = TRUE;
  if (lab_storage_read (path, &contents, &length, &reason))
    return (self->version_key != NULL ? read_key_file : read_line_file) (
        self, path, contents, length, records, writable, error);
  if (g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return TRUE;
  return self->version_key != NULL
             ? refuse_groups (path, reason->message, writable, error)
             : refuse_file (path, _("The recorded games could not be read."), writable, error);
}

/**
 * lab_record_kind_add_async:
 * @self: a kind of records
 * @game: (type GObject): the source of the task
 * @record: (transfer full) (nullable): a finished game; %NULL if it is one that is not counted
 * @end: its end
 * @done: called when the game is in the file, or could not be; see lab_record_kind_add_finish()
 * @data: passed to @done
 *
 * Adds a game in a thread, in the order of the calls. It replaces the record of an earlier end, and
 * that of the same end, if the program was killed after it was written. The program must not end
 * before @done is called.
 */
void
lab_record_kind_add_async (const LabRecordKind *self,
                           gpointer             game,
                           gpointer             record,
                           const LabGameEnd    *end,
                           GAsyncReadyCallback  done,
                           gpointer             data)
{
  Job job = { .kind = self, .record = record, .earlier = g_strdup (end->earlier) };

  if (record != NULL && end->is_left && self->is_same == NULL)
    {
      job.left = lab_record_kind_format (self, record);
      job.left[strcspn (job.left, " ") + 1] = '\0';
    }
  start (job, game, done, data);
}

/**
 * lab_record_kind_add_finish:
 * @game: (type GObject): the source of the task
 * @result: the result
 * @error: return location for what could not be read or written, in sentences for players
 *
 * Gets the result of lab_record_kind_add_async().
 *
 * Returns: %FALSE if the game could not be added, or those before it could not be read
 */
gboolean
lab_record_kind_add_finish (gpointer      game,
                            GAsyncResult *result,
                            GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, game), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/**
 * lab_record_kind_load:
 * @self: a kind of records
 * @error: return location for what could not be read, in sentences for players
 *
 * Reads the file. A damaged file is renamed, so that it is not lost, and what can be read is
 * returned. So the same damage is reported only once.
 *
 * Returns: (transfer full): the records; also if @error is set
 */
GPtrArray *
lab_record_kind_load (const LabRecordKind *self,
                      GError             **error)
{
  g_autofree char *path = lab_storage_get_path (self->file_name);
  g_autoptr (LabFileLock) lock G_GNUC_UNUSED = lab_file_lock_await (path);
  GPtrArray *records = g_ptr_array_new_with_free_func (self->free_record);
  gboolean writable;

  lab_record_kind_read (self, path, records, &writable, error);
  return records;
}

/**
 * lab_record_kind_load_async:
 * @self: a kind of records
 * @source: (type GObject): the source of the task
 * @done: called when the file was read; see lab_record_kind_load_finish()
 * @data: passed to @done
 *
 * Reads a file with lab_record_kind_load() in a thread, because it can take long. It has all games
 * that were added before.
 */
void
lab_record_kind_load_async (const LabRecordKind *self,
                            gpointer             source,
                            GAsyncReadyCallback  done,
                            gpointer             data)
{
  start ((Job) { .kind = self, .is_reading = TRUE }, source, done, data);
}

/** lab_record_kind_load_finish: (transfer full): returns what lab_record_kind_load() returned. */
GPtrArray *
lab_record_kind_load_finish (gpointer      source,
                             GAsyncResult *result,
                             GError      **error)
{
  Job *job;

  g_return_val_if_fail (g_task_is_valid (result, source), NULL);

  g_task_propagate_boolean (G_TASK (result), NULL);
  job = g_task_get_task_data (G_TASK (result));
  if (job->damage != NULL)
    g_propagate_error (error, g_steal_pointer (&job->damage));
  return g_steal_pointer (&job->records);
}

/**
 * lab_record_kind_clear:
 * @self: a kind of records
 * @error: return location for why the file could not be written, in sentences for players
 *
 * Forgets all games.
 *
 * Returns: %FALSE on failure; the games are then still there
 */
gboolean
lab_record_kind_clear (const LabRecordKind *self,
                       GError             **error)
{
  g_autofree char *path = lab_storage_get_path (self->file_name);
  g_autoptr (LabFileLock) lock = lab_file_lock_await (path);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  return save (self, path, lock, none, error);
}
