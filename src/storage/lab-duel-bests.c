/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-duel-bests.h"

#include "controller/lab-time-duel.h"
#include "lab-key-text.h"
#include "lab-storage.h"
#include "model/lab-treasure.h"

#define FILE_NAME "duels.ini"
#define HEADER "Labyrinthe Duels"
#define VERSION 1

/**
 * LabDuelBests:
 *
 * The table of bests of the duels against the clock, one for each number of minutes, kept
 * in a file.
 *
 * More treasures are better; if all were found, more time that was left; then fewer turns,
 * then the earlier day.
 */
struct _LabDuelBests
{
  GObject parent_instance;

  char *path;
  char *damaged;              /* (nullable): where a file is that could not be read */
  GPtrArray *tables[LAB_TIME_DUEL_MAX_MINUTES + 1];   /* of LabDuelBest, the best first */
};

G_DEFINE_FINAL_TYPE (LabDuelBests, lab_duel_bests, G_TYPE_OBJECT)

/* Private helpers: the order */

static LabDuelBest *
copy_best (const LabDuelBest *best)
{
  LabDuelBest *copy = g_new (LabDuelBest, 1);

  *copy = *best;
  copy->name = g_strdup (best->name);
  return copy;
}

static void
free_best (LabDuelBest *best)
{
  g_free (best->name);
  g_free (best);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabDuelBest, free_best)

static int
compare (const LabDuelBest *a,
         const LabDuelBest *b)
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

/* Takes @best, behind those that are as good. Returns its place, or 0. */
static guint
enter (GPtrArray   *table,
       LabDuelBest *best)
{
  guint place = table->len;

  while (place > 0 && compare (best, g_ptr_array_index (table, place - 1)) < 0)
    place--;
  g_ptr_array_insert (table, (int) place, best);
  if (table->len > LAB_DUEL_BESTS_LENGTH)
    g_ptr_array_set_size (table, LAB_DUEL_BESTS_LENGTH);
  return place < LAB_DUEL_BESTS_LENGTH ? place + 1 : 0;
}

/* Private helpers: the file */

static gboolean
read_number (GKeyFile    *file,
             const char  *group,
             const char  *key,
             guint64      min,
             guint64      max,
             guint64     *number,
             GError     **error)
{
  g_autofree char *text = lab_key_text_get (file, group, key, error);

  return text != NULL && g_ascii_string_to_unsigned (text, 10, min, max, number, error);
}

static gboolean
read_date (GKeyFile    *file,
           const char  *group,
           gint64      *date,
           GError     **error)
{
  g_autofree char *text = lab_key_text_get (file, group, "date", error);
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) time = NULL;

  if (text == NULL)
    return FALSE;
  time = g_date_time_new_from_iso8601 (text, utc);
  *date = time != NULL ? g_date_time_to_unix (time) : -1;
  if (*date >= 0 && *date <= LAB_STORAGE_MAX_TIME)
    return TRUE;
  g_set_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE, "no date: %s", text);
  return FALSE;
}

static gboolean
read_best (LabDuelBests *self,
           GKeyFile     *file,
           const char   *group,
           GError      **error)
{
  g_autoptr (LabDuelBest) best = g_new0 (LabDuelBest, 1);
  guint64 minutes, treasures, turns, left;

  if (!read_number (file, group, "minutes", LAB_TIME_DUEL_MIN_MINUTES, LAB_TIME_DUEL_MAX_MINUTES,
                    &minutes, error)
      || !read_number (file, group, "treasures", 1, LAB_N_TREASURES, &treasures, error)
      || !read_number (file, group, "turns", treasures, G_MAXINT, &turns, error)
      || !read_number (file, group, "left", 0, minutes * 60000, &left, error)
      || !read_number (file, group, "seed", 0, G_MAXUINT64, &best->seed, error)
      || !read_date (file, group, &best->date, error))
    return FALSE;
  best->name = lab_key_text_get (file, group, "name", error);
  if (best->name == NULL)
    return FALSE;
  best->treasures = (guint) treasures;
  best->turns = (guint) turns;
  best->left = (guint) left;
  enter (self->tables[minutes], g_steal_pointer (&best));
  return TRUE;
}

static gboolean
read_bests (LabDuelBests *self,
            GError      **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *contents = NULL;
  g_auto (GStrv) groups = NULL;
  guint64 version;
  gsize length;

  if (!lab_storage_read (self->path, &contents, &length, error)
      || !g_key_file_load_from_data (file, contents, length, G_KEY_FILE_NONE, error)
      || !read_number (file, HEADER, "version", VERSION, VERSION, &version, error))
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
load (LabDuelBests *self)
{
  g_autoptr (GError) error = NULL;

  if (read_bests (self, &error) || g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return;
  for (guint minutes = LAB_TIME_DUEL_MIN_MINUTES; minutes <= LAB_TIME_DUEL_MAX_MINUTES; minutes++)
    g_ptr_array_set_size (self->tables[minutes], 0);
  self->damaged = lab_storage_set_aside (self->path);
  g_message ("%s cannot be read (%s), and is kept as %s.", self->path, error->message,
             self->damaged != NULL ? self->damaged : self->path);
}

static void
write_best (GKeyFile          *file,
            guint              number,
            guint              minutes,
            const LabDuelBest *best)
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
lab_duel_bests_finalize (GObject *object)
{
  LabDuelBests *self = LAB_DUEL_BESTS (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->tables); i++)
    g_ptr_array_unref (self->tables[i]);
  g_free (self->path);
  g_free (self->damaged);
  G_OBJECT_CLASS (lab_duel_bests_parent_class)->finalize (object);
}

static void
lab_duel_bests_class_init (LabDuelBestsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_duel_bests_finalize;
}

static void
lab_duel_bests_init (LabDuelBests *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->tables); i++)
    self->tables[i] = g_ptr_array_new_with_free_func ((GDestroyNotify) free_best);
}

/* Public functions */

/**
 * lab_duel_bests_new:
 * @path: (nullable) (type filename): the file; %NULL for the one of the user
 *
 * Reads the tables. A file that is damaged is set aside, and the tables are empty.
 *
 * Returns: (transfer full): the tables
 */
LabDuelBests *
lab_duel_bests_new (const char *path)
{
  LabDuelBests *self = g_object_new (LAB_TYPE_DUEL_BESTS, NULL);

  self->path = path != NULL ? g_strdup (path) : lab_storage_get_path (FILE_NAME);
  load (self);
  return self;
}

/**
 * lab_duel_bests_get_damaged:
 * @self: the tables
 *
 * Returns: (transfer none) (nullable) (type filename): where the file was put if it could
 *   not be read
 */
const char *
lab_duel_bests_get_damaged (LabDuelBests *self)
{
  g_return_val_if_fail (LAB_IS_DUEL_BESTS (self), NULL);

  return self->damaged;
}

/**
 * lab_duel_bests_get_length:
 * @self: the tables
 * @minutes: how long the duels lasted
 *
 * Returns: how many are in the table; at most %LAB_DUEL_BESTS_LENGTH
 */
guint
lab_duel_bests_get_length (LabDuelBests *self,
                           guint         minutes)
{
  g_return_val_if_fail (LAB_IS_DUEL_BESTS (self), 0);
  g_return_val_if_fail (minutes <= LAB_TIME_DUEL_MAX_MINUTES, 0);

  return self->tables[minutes]->len;
}

/**
 * lab_duel_bests_get:
 * @self: the tables
 * @minutes: how long the duels lasted
 * @place: from 1 to lab_duel_bests_get_length()
 *
 * Returns: (transfer none): who has that place
 */
const LabDuelBest *
lab_duel_bests_get (LabDuelBests *self,
                    guint         minutes,
                    guint         place)
{
  g_return_val_if_fail (LAB_IS_DUEL_BESTS (self), NULL);
  g_return_val_if_fail (place >= 1 && place <= lab_duel_bests_get_length (self, minutes), NULL);

  return g_ptr_array_index (self->tables[minutes], place - 1);
}

/**
 * lab_duel_bests_add:
 * @self: the tables
 * @minutes: how long the duel lasted
 * @best: what was reached; it is copied
 *
 * Enters it if it is good enough; who found nothing is not. lab_duel_bests_save() makes it
 * last.
 *
 * Returns: the place, from 1; 0 if it is not among the bests
 */
guint
lab_duel_bests_add (LabDuelBests      *self,
                    guint              minutes,
                    const LabDuelBest *best)
{
  g_return_val_if_fail (LAB_IS_DUEL_BESTS (self), 0);
  g_return_val_if_fail (best != NULL && best->name != NULL, 0);
  g_return_val_if_fail (minutes >= LAB_TIME_DUEL_MIN_MINUTES
                            && minutes <= LAB_TIME_DUEL_MAX_MINUTES, 0);

  return best->treasures > 0 ? enter (self->tables[minutes], copy_best (best)) : 0;
}

/**
 * lab_duel_bests_save:
 * @self: the tables
 * @error: why not, as lab_storage_explain() says it
 *
 * Returns: %TRUE if the tables are in their file now; else that is as it was
 */
gboolean
lab_duel_bests_save (LabDuelBests *self,
                     GError      **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *contents = NULL;
  guint number = 0;
  gsize length;

  g_return_val_if_fail (LAB_IS_DUEL_BESTS (self), FALSE);

  g_key_file_set_integer (file, HEADER, "version", VERSION);
  for (guint minutes = LAB_TIME_DUEL_MIN_MINUTES; minutes <= LAB_TIME_DUEL_MAX_MINUTES; minutes++)
    {
      for (guint i = 0; i < self->tables[minutes]->len; i++)
        write_best (file, ++number, minutes, g_ptr_array_index (self->tables[minutes], i));
    }
  contents = g_key_file_to_data (file, &length, NULL);
  return lab_storage_write (self->path, contents, (gssize) length, error);
}
