/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-records.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "lab-storage.h"
#include "lab-quotation.h"
#include "lab-refuse.h"

/**
 * LabRecords:
 *
 * The games that were played to their end: a list of #LabRecord, the newest one first, saved in a
 * file. Their order is the order in which they were added, even if the clock was changed.
 */
struct _LabRecords
{
  GObject parent_instance;

  char *path;
  GPtrArray *records;         /* the oldest one first */
  GHashTable *ids;            /* the same records by their ids; owns nothing */
  gboolean unwritable;        /* the damaged file could not be renamed */
};

#define HEADER "Labyrinthe Records"
#define KEY_VERSION "Version"
#define VERSION 1

/* The number of characters of GLib's message that our message repeats. */
#define MAX_SHOWN 200

static void lab_records_list_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LabRecords, lab_records, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, lab_records_list_init))

/* GListModel */

static GType
lab_records_get_item_type (GListModel *list G_GNUC_UNUSED)
{
  return LAB_TYPE_RECORD;
}

static guint
lab_records_get_n_items (GListModel *list)
{
  return LAB_RECORDS (list)->records->len;
}

static gpointer
lab_records_get_item (GListModel *list,
                      guint       position)
{
  GPtrArray *records = LAB_RECORDS (list)->records;

  return position < records->len ? g_object_ref (records->pdata[records->len - 1 - position])
                                 : NULL;
}

static void
lab_records_list_init (GListModelInterface *iface)
{
  iface->get_item_type = lab_records_get_item_type;
  iface->get_n_items = lab_records_get_n_items;
  iface->get_item = lab_records_get_item;
}

/* GObject */

static void
lab_records_finalize (GObject *object)
{
  LabRecords *self = LAB_RECORDS (object);

  g_hash_table_unref (self->ids);
  g_ptr_array_unref (self->records);
  g_free (self->path);
  G_OBJECT_CLASS (lab_records_parent_class)->finalize (object);
}

static void
lab_records_class_init (LabRecordsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_records_finalize;
}

static void
lab_records_init (LabRecords *self)
{
  self->records = g_ptr_array_new_with_free_func (g_object_unref);
  self->ids = g_hash_table_new (g_str_hash, g_str_equal);
}

/* Private helpers: the list */

static void
append (LabRecords *self,
        LabRecord  *record)
{
  g_ptr_array_add (self->records, g_object_ref (record));
  g_hash_table_insert (self->ids, (gpointer) lab_record_get_id (record), record);
}

static void
remove_at (LabRecords *self,
           guint       i)
{
  g_hash_table_remove (self->ids, lab_record_get_id (self->records->pdata[i]));
  g_ptr_array_remove_index (self->records, i);
}

static void
forget_all (LabRecords *self)
{
  g_hash_table_remove_all (self->ids);
  g_ptr_array_set_size (self->records, 0);
}

static void
forget_oldest (LabRecords *self)
{
  guint n_old = self->records->len > LAB_MAX_RECORDS ? self->records->len - LAB_MAX_RECORDS : 0;

  for (guint i = 0; i < n_old; i++)
    g_hash_table_remove (self->ids, lab_record_get_id (self->records->pdata[i]));
  if (n_old > 0)
    g_ptr_array_remove_range (self->records, 0, n_old);
}

static void
tell (LabRecords *self,
      guint       n_before)
{
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->records->len);
}

/* Private helpers: the file */

static gboolean
save (LabRecords *self,
      GError    **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *contents = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) reason = NULL;
  gsize length;

  g_key_file_set_integer (file, HEADER, KEY_VERSION, VERSION);
  for (guint i = 0; i < self->records->len; i++)
    lab_record_write (self->records->pdata[i], file);
  contents = g_key_file_to_data (file, &length, NULL);
  if (lab_storage_write (self->path, contents, (gssize) length, &reason))
    return TRUE;
  name = g_filename_display_name (self->path);
  /* Translators: the first %s is a file with its folder, the second a sentence that says why. */
  return lab_refuse (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("“%s” could not be written. %s"), name,
                     reason->message);
}

/* Says where the damaged file is. @what is a sentence about its contents; @aside (nullable) is its
 * new path. */
static void
tell_aside (LabRecords *self,
            const char *what,
            const char *aside,
            GError    **error)
{
  self->unwritable = aside == NULL;
  lab_storage_refuse_damaged (self->path, what, aside, error);
}

/* Renames the file, so that it is not overwritten. */
static void
set_aside (LabRecords *self,
           const char *what,
           GError    **error)
{
  g_autofree char *aside = lab_storage_set_aside (self->path);

  tell_aside (self, what, aside, error);
}

static void
set_damaged_aside (LabRecords *self,
                   const char *reason,
                   GError    **error)
{
  /* GLib's message repeats the wrong text, which can contain anything. */
  g_autofree char *shown = lab_quotation_make (reason, MAX_SHOWN);
  /* Translators: %s says what is wrong with the file that lists the past games. */
  g_autofree char *what = g_strdup_printf (_("The recorded games could not be read: %s"), shown);

  set_aside (self, what, error);
}

static void
set_unwritable_error (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       /* Translators: this is about the list of past games. */
                       _("The recorded games could not be read, so no new games are recorded."));
}

/* Reads the records that can be read, and returns the number of the others. */
static guint
read_records (LabRecords *self,
              GKeyFile   *file)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);
  guint n_damaged = 0;

  for (char **group = groups; *group != NULL; group++)
    {
      g_autoptr (LabRecord) record = NULL;

      if (g_str_equal (*group, HEADER))
        continue;
      record = lab_record_parse (file, *group, NULL);
      if (record != NULL)
        append (self, record);
      else
        n_damaged++;
    }
  forget_oldest (self);
  return n_damaged;
}

/* Renames the file and writes the readable records to a new one. If there is no room for it, the
 * old file gets its name back, so that the readable records are not lost. */
static gboolean
part_from_damaged (LabRecords *self,
                   guint       n_damaged,
                   GError    **error)
{
  g_autofree char *what = g_strdup_printf (
      /* Translators: this is about the list of past games. */
      ngettext ("%u recorded game could not be read.", "%u recorded games could not be read.",
                n_damaged),
      n_damaged);
  g_autofree char *aside = lab_storage_set_aside (self->path);

  if (aside != NULL && !save (self, NULL) && g_rename (aside, self->path) == 0)
    g_clear_pointer (&aside, g_free);
  tell_aside (self, what, aside, error);
  return FALSE;
}

static gboolean
read_contents (LabRecords *self,
               const char *contents,
               gsize       length,
               GError    **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) reason = NULL;
  guint n_damaged;
  int version;

  if (!g_key_file_load_from_data (file, contents, length, G_KEY_FILE_NONE, &reason))
    {
      set_damaged_aside (self, reason->message, error);
      return FALSE;
    }
  version = g_key_file_get_integer (file, HEADER, KEY_VERSION, &reason);
  if (reason != NULL)
    {
      set_damaged_aside (self, reason->message, error);
      return FALSE;
    }
  if (version > VERSION)
    {
      set_aside (self, _("The games were recorded by a newer version of Labyrinthe."), error);
      return FALSE;
    }
  n_damaged = read_records (self, file);
  return n_damaged == 0 || part_from_damaged (self, n_damaged, error);
}

/* Public functions */

/**
 * lab_records_new:
 * @path: (type filename): the file of the records
 *
 * Creates an empty list of records.
 *
 * Returns: (transfer full): an empty list; call lab_records_load() to read the file
 */
LabRecords *
lab_records_new (const char *path)
{
  LabRecords *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (LAB_TYPE_RECORDS, NULL);
  self->path = g_strdup (path);
  return self;
}

/**
 * lab_records_load:
 * @self: records
 * @error: return location for what could not be read, for the player
 *
 * Reads the file, if there is one. A damaged file is renamed by lab_storage_set_aside(), so that it
 * is not lost. The readable records are in the list even on failure.
 *
 * Returns: %FALSE if something could not be read
 */
gboolean
lab_records_load (LabRecords *self,
                  GError    **error)
{
  g_autofree char *contents = NULL;
  g_autoptr (GError) reason = NULL;
  gboolean complete = TRUE;
  guint n_before;
  gsize length;

  g_return_val_if_fail (LAB_IS_RECORDS (self), FALSE);

  n_before = self->records->len;
  forget_all (self);
  self->unwritable = FALSE;
  if (lab_storage_read (self->path, &contents, &length, &reason))
    complete = read_contents (self, contents, length, error);
  else if (!g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      set_damaged_aside (self, reason->message, error);
      complete = FALSE;
    }
  tell (self, n_before);
  return complete;
}

/**
 * lab_records_add:
 * @self: records that were loaded
 * @record: a game
 * @error: return location for why the file could not be written, for the player
 *
 * Adds a game as the newest one. It replaces the same game with an earlier end. If there are more
 * than %LAB_MAX_RECORDS games, the oldest one is removed.
 *
 * Returns: %FALSE if the game is in the list but not in the file
 */
gboolean
lab_records_add (LabRecords *self,
                 LabRecord  *record,
                 GError    **error)
{
  LabRecord *earlier;
  guint n_before, i;

  g_return_val_if_fail (LAB_IS_RECORDS (self), FALSE);
  g_return_val_if_fail (LAB_IS_RECORD (record), FALSE);

  n_before = self->records->len;
  earlier = g_hash_table_lookup (self->ids, lab_record_get_id (record));
  if (earlier != NULL && g_ptr_array_find (self->records, earlier, &i))
    remove_at (self, i);
  append (self, record);
  forget_oldest (self);
  tell (self, n_before);
  if (self->unwritable)
    {
      set_unwritable_error (error);
      return FALSE;
    }
  return save (self, error);
}

/**
 * lab_records_clear:
 * @self: records
 * @error: return location for why the file could not be written, for the player
 *
 * Removes all games.
 *
 * Returns: %FALSE on failure; the games are then still there
 */
gboolean
lab_records_clear (LabRecords *self,
                   GError    **error)
{
  g_autoptr (GPtrArray) kept = NULL;
  guint n_before;

  g_return_val_if_fail (LAB_IS_RECORDS (self), FALSE);

  kept = g_steal_pointer (&self->records);
  n_before = kept->len;
  self->records = g_ptr_array_new_with_free_func (g_object_unref);
  g_hash_table_remove_all (self->ids);
  if (self->unwritable)
    set_unwritable_error (error);
  if (self->unwritable || !save (self, error))
    {
      for (guint i = 0; i < kept->len; i++)
        append (self, kept->pdata[i]);
      return FALSE;
    }
  tell (self, n_before);
  return TRUE;
}
