/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-high-scores.h"

#include "lab-field.h"
#include "lab-file-lock.h"
#include "lab-refuse.h"
#include "lab-saved-text.h"
#include "lab-shift-position.h"
#include "lab-shift-time-trial.h"
#include "lab-storage.h"

/* This is no LabRecordKind: the file has a table for each number of minutes, of which only the best
 * are kept, and not the latest. */

#define FILE_NAME "duels.ini"
#define HEADER "Labyrinthe Duels"
#define VERSION 1

G_DEFINE_FINAL_TYPE (LabShiftHighScores, lab_shift_high_scores, G_TYPE_OBJECT)

/* Private helpers: the order */

static void
free_best (LabShiftHighScore *best)
{
  g_free (best->name);
  g_free (best);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabShiftHighScore, free_best)

static int
compare (const LabShiftHighScore *a,
         const LabShiftHighScore *b)
{
  if (a->treasures != b->treasures)
    return a->treasures > b->treasures ? -1 : 1;
  if (a->left != b->left)
    return a->left > b->left ? -1 : 1;
  if (a->turns != b->turns)
    return a->turns < b->turns ? -1 : 1;
  if (a->date != b->date)
    return a->date < b->date ? -1 : 1;
  return 0;
}

/* Takes @best and adds it after all that are equally good. Returns its place, or 0. */
static guint
enter (GPtrArray         *table,
       LabShiftHighScore *best)
{
  guint place = table->len;

  while (place > 0 && compare (best, g_ptr_array_index (table, place - 1)) < 0)
    place--;
  g_ptr_array_insert (table, (int) place, best);
  if (table->len > LAB_SHIFT_HIGH_SCORES_LENGTH)
    g_ptr_array_set_size (table, LAB_SHIFT_HIGH_SCORES_LENGTH);
  return place < LAB_SHIFT_HIGH_SCORES_LENGTH ? place + 1 : 0;
}

/* Private helpers: the file */

static gboolean
has (GPtrArray               *table,
     const LabShiftHighScore *best)
{
  for (guint i = 0; i < table->len; i++)
    {
      const LabShiftHighScore *ours = g_ptr_array_index (table, i);

      if (compare (ours, best) == 0 && ours->seed == best->seed
          && g_str_equal (ours->name, best->name))
        return TRUE;
    }
  return FALSE;
}

static gboolean
read_date (GKeyFile    *file,
           const char  *group,
           gint64      *date,
           GError     **error)
{
  g_autofree char *text = lab_key_text_get (file, group, "date", error);
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();

  if (text == NULL)
    return FALSE;
  return lab_csv_parse_time (text, utc, date)
         || lab_refuse (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE, "not a date: %s",
                        text);
}

static gboolean
read_best (LabShiftHighScores *self,
           GKeyFile           *file,
           const char         *group,
           GError            **error)
{
  g_autoptr (LabShiftHighScore) best = g_new0 (LabShiftHighScore, 1);
  guint64 minutes, treasures, turns, left;

  if (!lab_key_text_get_number (file, group, "minutes", LAB_SHIFT_TIME_TRIAL_MIN_MINUTES,
                                LAB_SHIFT_TIME_TRIAL_MAX_MINUTES, &minutes, error)
      || !lab_key_text_get_number (file, group, "treasures", 1, LAB_SHIFT_N_TREASURES, &treasures,
                                   error)
      || !lab_key_text_get_number (file, group, "turns", treasures, G_MAXINT, &turns, error)
      || !lab_key_text_get_number (file, group, "left", 0, minutes * 60000, &left, error)
      || !lab_key_text_get_number (file, group, "seed", 0, G_MAXUINT64, &best->seed, error)
      || !read_date (file, group, &best->date, error))
    return FALSE;
  best->name = lab_key_text_get (file, group, "name", error);
  if (best->name == NULL)
    return FALSE;
  best->treasures = (guint) treasures;
  best->turns = (guint) turns;
  best->left = (guint) left;
  if (!has (self->tables[minutes], best))
    enter (self->tables[minutes], g_steal_pointer (&best));
  return TRUE;
}

/* Adds the scores of the file that are not in the tables. */
static gboolean
read_bests (LabShiftHighScores *self,
            GError            **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *contents = NULL;
  g_auto (GStrv) groups = NULL;
  guint64 version;
  gsize length;

  if (!lab_storage_read (self->path, &contents, &length, error)
      || !g_key_file_load_from_data (file, contents, length, G_KEY_FILE_NONE, error)
      || !lab_key_text_get_number (file, HEADER, "version", VERSION, VERSION, &version, error))
    return FALSE;
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      if (!g_str_equal (groups[i], HEADER) && !read_best (self, file, groups[i], error))
        return FALSE;
    }
  return TRUE;
}

static void
load (LabShiftHighScores *self)
{
  g_autoptr (GError) error = NULL;

  if (read_bests (self, &error) || g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return;
  for (guint minutes = LAB_SHIFT_TIME_TRIAL_MIN_MINUTES;
       minutes <= LAB_SHIFT_TIME_TRIAL_MAX_MINUTES; minutes++)
    g_ptr_array_set_size (self->tables[minutes], 0);
  self->damaged = lab_storage_set_aside (self->path);
  g_message ("%s cannot be read (%s), and is kept as %s.", self->path, error->message,
             self->damaged != NULL ? self->damaged : self->path);
}

static void
write_best (GKeyFile                *file,
            guint                    number,
            guint                    minutes,
            const LabShiftHighScore *best)
{
  g_autofree char *group = g_strdup_printf ("Best %u", number);
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (best->date);
  g_autofree char *date = g_date_time_format_iso8601 (time);

  g_key_file_set_integer (file, group, "minutes", (int) minutes);
  g_key_file_set_string (file, group, "name", best->name);
  g_key_file_set_integer (file, group, "treasures", (int) best->treasures);
  g_key_file_set_integer (file, group, "turns", (int) best->turns);
  g_key_file_set_integer (file, group, "left", (int) best->left);
  g_key_file_set_string (file, group, "date", date);
  g_key_file_set_uint64 (file, group, "seed", best->seed);
}

/* GObject */

static void
lab_shift_high_scores_finalize (GObject *object)
{
  LabShiftHighScores *self = LAB_SHIFT_HIGH_SCORES (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->tables); i++)
    g_ptr_array_unref (self->tables[i]);
  g_free (self->path);
  g_free (self->damaged);
  G_OBJECT_CLASS (lab_shift_high_scores_parent_class)->finalize (object);
}

static void
lab_shift_high_scores_class_init (LabShiftHighScoresClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_shift_high_scores_finalize;
}

static void
lab_shift_high_scores_init (LabShiftHighScores *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->tables); i++)
    self->tables[i] = g_ptr_array_new_with_free_func ((GDestroyNotify) free_best);
}

/* Public functions */

/**
 * lab_shift_high_scores_new:
 * @path: (nullable) (type filename): the file; %NULL for the user's file
 *
 * Reads the tables. A damaged file is renamed, and the tables are then empty.
 *
 * Returns: (transfer full): the tables
 */
LabShiftHighScores *
lab_shift_high_scores_new (const char *path)
{
  LabShiftHighScores *self = g_object_new (LAB_TYPE_SHIFT_HIGH_SCORES, NULL);

  self->path = path != NULL ? g_strdup (path) : lab_storage_get_path (FILE_NAME);
  self->swept = path != NULL;
  load (self);
  return self;
}

/**
 * lab_shift_high_scores_add:
 * @self: the tables
 * @minutes: the length of the time trial
 * @best: the score; it is copied
 *
 * Adds a score if it is good enough. A score without treasures never is. Call
 * lab_shift_high_scores_save() to save it.
 *
 * Returns: the place, from 1; 0 if the score is not in the table
 */
guint
lab_shift_high_scores_add (LabShiftHighScores      *self,
                           guint                    minutes,
                           const LabShiftHighScore *best)
{
  LabShiftHighScore *copy;

  g_return_val_if_fail (LAB_IS_SHIFT_HIGH_SCORES (self), 0);
  g_return_val_if_fail (best != NULL && best->name != NULL, 0);
  g_return_val_if_fail (minutes >= LAB_SHIFT_TIME_TRIAL_MIN_MINUTES
                            && minutes <= LAB_SHIFT_TIME_TRIAL_MAX_MINUTES, 0);

  if (best->treasures == 0)
    return 0;
  copy = g_memdup2 (best, sizeof *best);
  copy->name = g_strdup (best->name);
  /* The clock of the system can show any time, but a file can only contain these. */
  copy->date = CLAMP (copy->date, 0, LAB_STORAGE_MAX_TIME);
  return enter (self->tables[minutes], copy);
}

/**
 * lab_shift_high_scores_save:
 * @self: the tables
 * @error: return location for the error, explained by lab_storage_explain()
 *
 * Saves the tables. What another process has saved meanwhile is added to them first.
 *
 * Returns: %FALSE on failure; the file is then unchanged
 */
gboolean
lab_shift_high_scores_save (LabShiftHighScores *self,
                            GError            **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (LabFileLock) lock G_GNUC_UNUSED = NULL;     /* until the end of the function */
  g_autofree char *contents = NULL;
  guint number = 0;
  gsize length;

  g_return_val_if_fail (LAB_IS_SHIFT_HIGH_SCORES (self), FALSE);

  lock = lab_file_lock_await (self->path);
  read_bests (self, NULL);

  g_key_file_set_integer (file, HEADER, "version", VERSION);
  for (guint minutes = LAB_SHIFT_TIME_TRIAL_MIN_MINUTES;
       minutes <= LAB_SHIFT_TIME_TRIAL_MAX_MINUTES; minutes++)
    {
      for (guint i = 0; i < self->tables[minutes]->len; i++)
        write_best (file, ++number, minutes, g_ptr_array_index (self->tables[minutes], i));
    }
  contents = g_key_file_to_data (file, &length, NULL);
  if (!self->swept)
    lab_storage_sweep (FILE_NAME);
  self->swept = TRUE;
  return lab_storage_write (self->path, contents, (gssize) length, error);
}
