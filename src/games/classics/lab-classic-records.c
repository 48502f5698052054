/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-records.h"

#include <string.h>

#include "lab-classic-record.h"
#include "lab-file-lock.h"
#include "lab-records-file.h"
#include "lab-storage.h"

/* Each change reads the file and writes it again as a whole, under a lock: two windows do not lose
 * each other's games. */

/* The number of games that are counted; older ones are removed. */
#define MAX_RECORDS 10000

#define CSV_HEADER "game,opponent,won,lost,drawn,won_alone"
#define CSV_END "\r\n"

/* Private helpers: the file */

/* Without the lock, an unfinished file can be that of another process, so it stays. */
static gboolean
save (const char   *path,
      LabFileLock  *lock,
      GPtrArray    *records,
      GError      **error)
{
  if (lock != NULL)
    lab_storage_sweep (LAB_CLASSIC_RECORDS_FILE_NAME);
  return lab_records_file_save (&lab_classic_record_lines, path, records, error);
}

/* Adds a game as the newest one, instead of an earlier end of the same game. */
static void
add (GPtrArray        *records,
     LabClassicRecord *record)
{
  for (guint i = records->len; i > 0; i--)
    {
      if (lab_classic_record_is_same (records->pdata[i - 1], record))
        g_ptr_array_remove_index (records, i - 1);
    }
  g_ptr_array_add (records, record);
  if (records->len > MAX_RECORDS)
    g_ptr_array_remove_range (records, 0, records->len - MAX_RECORDS);
}

static GPtrArray *
create_records (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) lab_classic_record_free);
}

/* Adds a game to the file, and takes it over. */
static gboolean
note (LabClassicRecord  *record,
      GError           **error)
{
  g_autoptr (LabClassicRecord) owned = record;
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_RECORDS_FILE_NAME);
  g_autoptr (LabFileLock) lock = lab_file_lock_await (path);
  g_autoptr (GPtrArray) records = create_records ();
  g_autoptr (GError) damage = NULL;
  gboolean writable;
  gboolean complete = lab_records_file_load (&lab_classic_record_lines, path, records, &writable,
                                             &damage);

  if (writable)
    {
      add (records, g_steal_pointer (&owned));
      if (!save (path, lock, records, complete ? error : NULL) && complete)
        return FALSE;
    }
  if (!complete)
    g_propagate_error (error, g_steal_pointer (&damage));
  return complete;
}

static void
note_in_thread (gpointer data,
                gpointer user_data G_GNUC_UNUSED)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;

  if (note (g_task_get_task_data (task), &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static gpointer
make_writer (gpointer data G_GNUC_UNUSED)
{
  return g_thread_pool_new (note_in_thread, NULL, 1, FALSE, NULL);
}

/* Returns the only thread that writes: the later end of a game must be the last one written. */
static GThreadPool *
get_writer (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, make_writer, NULL);
}

/* Private helpers: the tallies */

static void
free_tally (gpointer data)
{
  LabClassicTally *tally = data;

  g_free (tally->game);
  g_free (tally);
}

/* Returns the level of the computer, or -1 for a game of two people. */
static int
get_level (const LabClassicRecord *record)
{
  for (guint player = 0; player < LAB_CLASSIC_N_PLAYERS; player++)
    {
      if (!record->seats[player].person)
        return (int) record->seats[player].level;
    }
  return -1;
}

static LabClassicTally *
find_tally (GPtrArray              *tallies,
            const LabClassicRecord *record)
{
  int level = get_level (record);
  LabClassicTally *tally;

  for (guint i = 0; i < tallies->len; i++)
    {
      tally = tallies->pdata[i];
      if (tally->level == level && strcmp (tally->game, record->game) == 0)
        return tally;
    }
  tally = g_new0 (LabClassicTally, 1);
  tally->game = g_strdup (record->game);
  tally->level = level;
  g_ptr_array_add (tallies, tally);
  return tally;
}

static void
count (GPtrArray              *tallies,
       const LabClassicRecord *record)
{
  LabClassicTally *tally = find_tally (tallies, record);
  guint person = record->seats[0].person ? 0 : 1;

  if (record->winner == LAB_CLASSIC_NOBODY)
    tally->drawn++;
  else if (record->winner != person)
    tally->lost++;
  else
    {
      tally->won++;
      tally->alone += record->n_undone == 0 && record->n_hints == 0;
    }
}

/* Returns the place of a game in the table of games. */
static guint
get_place (const char *game)
{
  const LabClassic * const *all = lab_classic_get_all ();
  guint place = 0;

  while (all[place] != NULL && strncmp (game, all[place]->id, strcspn (game, ":")) != 0)
    place++;
  return place;
}

/* Orders by game, then by options, then by level, with games of two people last. */
static int
compare (gconstpointer a,
         gconstpointer b)
{
  const LabClassicTally *one = *(LabClassicTally * const *) a;
  const LabClassicTally *other = *(LabClassicTally * const *) b;
  guint place = get_place (one->game), other_place = get_place (other->game);
  int options;

  if (place != other_place)
    return place < other_place ? -1 : 1;
  options = strlen (one->game) != strlen (other->game)
                ? (strlen (one->game) < strlen (other->game) ? -1 : 1)
                : strcmp (one->game, other->game);
  if (options != 0)
    return options;
  /* -1 becomes the largest number. */
  return (guint) one->level < (guint) other->level ? -1 : one->level != other->level;
}

/* Public functions */

/**
 * lab_classic_records_note_async:
 * @session: a game that is over
 * @done: called when the game is counted, or could not be
 * @data: passed to @done
 *
 * Counts a finished game, or counts it again if it was counted and then continued after an undo.
 * Games are counted in the order of the calls. Games between two computers are not counted. The
 * file is written in a thread; the program must not end before @done is called.
 */
void
lab_classic_records_note_async (LabClassicSession   *session,
                                GAsyncReadyCallback  done,
                                gpointer             data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (LAB_IS_CLASSIC_SESSION (session));
  g_return_if_fail (lab_classic_game_is_over (lab_classic_session_get_game (session)));

  task = g_task_new (session, NULL, done, data);
  if (!lab_classic_session_get_seat (session, 0)->person
      && !lab_classic_session_get_seat (session, 1)->person)
    {
      g_task_return_boolean (task, TRUE);
      return;
    }
  g_task_set_task_data (task, lab_classic_record_new (session), NULL);
  g_thread_pool_push (get_writer (), g_steal_pointer (&task), NULL);
}

/**
 * lab_classic_records_note_finish:
 * @session: the game
 * @result: the result
 * @error: return location for what could not be read or written, in sentences for players
 *
 * Gets the result of lab_classic_records_note_async().
 *
 * Returns: %FALSE if the game could not be counted, or games before it could not be read
 */
gboolean
lab_classic_records_note_finish (LabClassicSession  *session,
                                 GAsyncResult       *result,
                                 GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, session), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/**
 * lab_classic_records_load:
 * @error: return location for what could not be read, in sentences for players
 *
 * Adds up the finished games. A damaged file is renamed, so that it is not lost; the games in it
 * that can be read are counted. So the same damage is reported only once.
 *
 * Returns: (transfer full) (element-type LabClassicTally): the results by game and opponent, also
 *   if @error is set
 */
GPtrArray *
lab_classic_records_load (GError **error)
{
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_RECORDS_FILE_NAME);
  g_autoptr (LabFileLock) lock G_GNUC_UNUSED = lab_file_lock_await (path);
  g_autoptr (GPtrArray) records = create_records ();
  GPtrArray *tallies = g_ptr_array_new_with_free_func (free_tally);
  gboolean writable;

  lab_records_file_load (&lab_classic_record_lines, path, records, &writable, error);
  for (guint i = 0; i < records->len; i++)
    count (tallies, records->pdata[i]);
  g_ptr_array_sort (tallies, compare);
  return tallies;
}

/**
 * lab_classic_records_clear:
 * @error: return location for why the file could not be written, in sentences for players
 *
 * Forgets all finished games.
 *
 * Returns: %FALSE on failure; the games are then still there
 */
gboolean
lab_classic_records_clear (GError **error)
{
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_RECORDS_FILE_NAME);
  g_autoptr (LabFileLock) lock = lab_file_lock_await (path);
  g_autoptr (GPtrArray) none = create_records ();

  return save (path, lock, none, error);
}

/**
 * lab_classic_records_csv:
 * @tallies: (element-type LabClassicTally): the results from lab_classic_records_load()
 *
 * Writes a table for spreadsheets in the format of RFC 4180. It is the same in every language.
 *
 * Returns: (transfer full): the table
 */
char *
lab_classic_records_csv (GPtrArray *tallies)
{
  GString *csv;

  g_return_val_if_fail (tallies != NULL, NULL);

  csv = g_string_new (CSV_HEADER CSV_END);
  for (guint i = 0; i < tallies->len; i++)
    {
      const LabClassicTally *tally = tallies->pdata[i];

      g_string_append_printf (csv, "%s,%s,%u,%u,%u,%u" CSV_END, tally->game,
                              tally->level >= 0
                                  ? lab_classic_level_get_id ((LabClassicLevel) tally->level)
                                  : "person",
                              tally->won, tally->lost, tally->drawn, tally->alone);
    }
  return g_string_free (csv, FALSE);
}
