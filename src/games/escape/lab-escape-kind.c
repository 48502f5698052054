/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-records.h"

#include <string.h>

#include "lab-escape-maker.h"
#include "lab-file-lock.h"
#include "lab-storage.h"

/* Each change reads the file and writes it again as a whole, under a lock: two windows do not lose
 * each other's games. */

/* The number of escapes that are counted; older ones are removed. */
#define MAX_RECORDS 20000

#define CSV_HEADER "level,finished,best_moves,fewest_possible,best_seconds,stars"
#define CSV_END "\r\n"

/* Private helpers: the file */

static GPtrArray *
create_records (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) lab_escape_record_free);
}

/* Without the lock, an unfinished file can be that of another process, so it stays. */
static gboolean
save (const char   *path,
      LabFileLock  *lock,
      GPtrArray    *records,
      GError      **error)
{
  if (lock != NULL)
    lab_storage_sweep (LAB_ESCAPE_RECORDS_FILE_NAME);
  return lab_records_file_save (&lab_escape_record_lines, path, records, error);
}

/* Adds an escape to the file, and takes it over. */
static gboolean
note (LabEscapeRecord  *record,
      GError          **error)
{
  g_autoptr (LabEscapeRecord) owned = record;
  g_autofree char *path = lab_storage_get_path (LAB_ESCAPE_RECORDS_FILE_NAME);
  g_autoptr (LabFileLock) lock = lab_file_lock_await (path);
  g_autoptr (GPtrArray) records = create_records ();
  g_autoptr (GError) damage = NULL;
  gboolean writable;
  gboolean complete = lab_records_file_load (&lab_escape_record_lines, path, records, &writable,
                                             &damage);

  if (writable)
    {
      g_ptr_array_add (records, g_steal_pointer (&owned));
      if (records->len > MAX_RECORDS)
        g_ptr_array_remove_range (records, 0, records->len - MAX_RECORDS);
      if (!save (path, lock, records, complete ? error : NULL) && complete)
        return FALSE;
    }
  if (!complete)
    g_propagate_error (error, g_steal_pointer (&damage));
  return complete;
}

static void
note_in_thread (GTask        *task,
                gpointer      game G_GNUC_UNUSED,
                gpointer      record,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  static GMutex mutex;
  GError *error = NULL;

  /* One thread at a time: the file lock is only between processes. */
  g_mutex_lock (&mutex);
  if (note (record, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
  g_mutex_unlock (&mutex);
}

/* Private helpers: the tallies */

static void
free_tally (gpointer data)
{
  LabEscapeTally *tally = data;

  g_free (tally->level);
  g_free (tally);
}

static LabEscapeTally *
create_tally (const LabEscapeRecord *record)
{
  LabEscapeTally *tally = g_new0 (LabEscapeTally, 1);
  guint year, month, day;

  tally->level = g_strdup (record->level);
  lab_escape_maker_read (record->level, &tally->number, &year, &month, &day);
  tally->best_moves = G_MAXUINT;
  tally->best_milliseconds = G_MAXUINT64;
  return tally;
}

static void
count (LabEscapeTally        *tally,
       const LabEscapeRecord *record)
{
  tally->n_finished++;
  tally->best_moves = MIN (tally->best_moves, record->n_moves);
  tally->best_milliseconds = MIN (tally->best_milliseconds, record->milliseconds);
  tally->stars = MAX (tally->stars, record->stars);
  tally->par = record->par;
}

/* Orders by number, and then the levels of days by date. */
static int
compare (gconstpointer a,
         gconstpointer b)
{
  const LabEscapeTally *one = *(LabEscapeTally * const *) a;
  const LabEscapeTally *other = *(LabEscapeTally * const *) b;

  if ((one->number == 0) != (other->number == 0))
    return one->number == 0 ? 1 : -1;
  if (one->number != other->number)
    return one->number < other->number ? -1 : 1;
  return strcmp (one->level, other->level);
}

/* Returns the number of the day of a level, or 0. */
static guint
get_julian (const LabEscapeTally *tally)
{
  guint64 number;
  guint year, month, day;
  GDate date;

  if (!lab_escape_maker_read (tally->level, &number, &year, &month, &day) || number > 0)
    return 0;
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return g_date_get_julian (&date);
}

/* Public functions */

/**
 * lab_escape_records_note_async:
 * @game: a game that is over
 * @done: called when the game is counted, or could not be
 * @data: passed to @done
 *
 * Counts an escape. The file is written in a thread; the program must not end before @done is
 * called.
 */
void
lab_escape_records_note_async (LabEscapeGame       *game,
                               GAsyncReadyCallback  done,
                               gpointer             data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (LAB_IS_ESCAPE_GAME (game));
  g_return_if_fail (lab_escape_game_is_over (game));

  task = g_task_new (game, NULL, done, data);
  g_task_set_task_data (task, lab_escape_record_new (game), NULL);
  g_task_run_in_thread (task, note_in_thread);
}

/**
 * lab_escape_records_note_finish:
 * @game: the game
 * @result: the result
 * @error: return location for what could not be read or written, in sentences for players
 *
 * Gets the result of lab_escape_records_note_async().
 *
 * Returns: %FALSE if the game could not be counted, or games before it could not be read
 */
gboolean
lab_escape_records_note_finish (LabEscapeGame  *game,
                                GAsyncResult   *result,
                                GError        **error)
{
  g_return_val_if_fail (g_task_is_valid (result, game), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/**
 * lab_escape_records_load:
 * @error: return location for what could not be read, in sentences for players
 *
 * Adds up the escapes. A damaged file is renamed, so that it is not lost; the escapes in it that
 * can be read are counted. So the same damage is reported only once.
 *
 * Returns: (transfer full) (element-type LabEscapeTally): the results by level: first those with
 *   numbers, then those of days; also if @error is set
 */
GPtrArray *
lab_escape_records_load (GError **error)
{
  g_autofree char *path = lab_storage_get_path (LAB_ESCAPE_RECORDS_FILE_NAME);
  g_autoptr (LabFileLock) lock G_GNUC_UNUSED = lab_file_lock_await (path);
  g_autoptr (GPtrArray) records = create_records ();
  g_autoptr (GHashTable) by_level = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *tallies = g_ptr_array_new_with_free_func (free_tally);
  gboolean writable;

  lab_records_file_load (&lab_escape_record_lines, path, records, &writable, error);
  for (guint i = 0; i < records->len; i++)
    {
      const LabEscapeRecord *record = records->pdata[i];
      LabEscapeTally *tally = g_hash_table_lookup (by_level, record->level);

      if (tally == NULL)
        {
          tally = create_tally (record);
          g_ptr_array_add (tallies, tally);
          g_hash_table_insert (by_level, tally->level, tally);
        }
      count (tally, record);
    }
  g_ptr_array_sort (tallies, compare);
  return tallies;
}

/**
 * lab_escape_records_clear:
 * @error: return location for why the file could not be written, in sentences for players
 *
 * Forgets all escapes.
 *
 * Returns: %FALSE on failure; the escapes are then still there
 */
gboolean
lab_escape_records_clear (GError **error)
{
  g_autofree char *path = lab_storage_get_path (LAB_ESCAPE_RECORDS_FILE_NAME);
  g_autoptr (LabFileLock) lock = lab_file_lock_await (path);
  g_autoptr (GPtrArray) none = create_records ();

  return save (path, lock, none, error);
}

/**
 * lab_escape_records_summarize:
 * @tallies: (element-type LabEscapeTally): the results from lab_escape_records_load()
 * @today: the date of today
 *
 * Returns: what all levels add up to
 */
LabEscapeSummary
lab_escape_records_summarize (GPtrArray   *tallies,
                              const GDate *today)
{
  LabEscapeSummary summary = { 0 };
  guint last = 0, run = 0, now = g_date_get_julian (today);

  for (guint i = 0; i < tallies->len; i++)
    {
      const LabEscapeTally *tally = tallies->pdata[i];
      guint day = get_julian (tally);

      summary.n_stars += tally->stars;
      if (tally->number > 0)
        {
          summary.n_levels++;
          summary.highest = tally->number;
          continue;
        }
      summary.n_days++;
      run = last > 0 && day == last + 1 ? run + 1 : 1;
      last = day;
      summary.longest_streak = MAX (summary.longest_streak, run);
      if (day == now || day + 1 == now)
        summary.streak = run;
    }
  return summary;
}

/**
 * lab_escape_records_csv:
 * @tallies: (element-type LabEscapeTally): the results from lab_escape_records_load()
 *
 * Writes a table for spreadsheets in the format of RFC 4180. It is the same in every language.
 *
 * Returns: (transfer full): the table
 */
char *
lab_escape_records_csv (GPtrArray *tallies)
{
  GString *csv = g_string_new (CSV_HEADER CSV_END);

  for (guint i = 0; i < tallies->len; i++)
    {
      const LabEscapeTally *tally = tallies->pdata[i];

      g_string_append_printf (csv,
                              "%s,%u,%u,%u,%" G_GUINT64_FORMAT ".%03" G_GUINT64_FORMAT
                              ",%u" CSV_END,
                              tally->level, tally->n_finished, tally->best_moves, tally->par,
                              tally->best_milliseconds / 1000, tally->best_milliseconds % 1000,
                              tally->stars);
    }
  return g_string_free (csv, FALSE);
}

/**
 * lab_escape_records_json:
 * @tallies: (element-type LabEscapeTally): the results from lab_escape_records_load()
 *
 * Returns: (transfer full): the same as lab_escape_records_csv(), as JSON
 */
char *
lab_escape_records_json (GPtrArray *tallies)
{
  GString *json = g_string_new ("[");

  for (guint i = 0; i < tallies->len; i++)
    {
      const LabEscapeTally *tally = tallies->pdata[i];

      g_string_append_printf (json,
                              "%s\n  { \"level\": \"%s\", \"finished\": %u, \"best_moves\": %u, "
                              "\"fewest_possible\": %u, \"best_seconds\": %" G_GUINT64_FORMAT
                              ".%03" G_GUINT64_FORMAT ", \"stars\": %u }",
                              i > 0 ? "," : "", tally->level, tally->n_finished, tally->best_moves,
                              tally->par, tally->best_milliseconds / 1000,
                              tally->best_milliseconds % 1000, tally->stars);
    }
  g_string_append (json, tallies->len > 0 ? "\n]\n" : "]\n");
  return g_string_free (json, FALSE);
}
