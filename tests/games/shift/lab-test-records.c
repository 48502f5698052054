/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-records.h"

#include "lab-test-loop.h"

static void
on_added (GObject      *source G_GNUC_UNUSED,
          GAsyncResult *result,
          gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/**
 * lab_test_record_read: (transfer full) (nullable): reads a record from a group.
 */
LabShiftRecord *
lab_test_record_read (GKeyFile   *file,
                      const char *group)
{
  g_autoptr (LabShiftRecord) record = g_new0 (LabShiftRecord, 1);

  return lab_shift_records.read_group (file, group, record) && lab_shift_records.check (record)
             ? g_steal_pointer (&record)
             : NULL;
}

/**
 * lab_test_record_add: adds a record (transfer full) to the file.
 */
gboolean
lab_test_record_add (LabShiftRecord *record,
                     GError        **error)
{
  g_autoptr (GObject) source = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GAsyncResult) result = NULL;

  lab_record_kind_add_async (&lab_shift_records, source, record, &(LabGameEnd) { 0 }, on_added,
                             &result);
  lab_test_wait (result != NULL);
  return lab_record_kind_add_finish (source, result, error);
}

/**
 * lab_test_record_new: (transfer full): returns the record of @game.
 */
LabShiftRecord *
lab_test_record_new (const LabTestGame *game)
{
  static const char * const seats[]
      = { "", "red;", "red;yellow;", "red;yellow;blue;", "red;yellow;blue;violet;" };
  g_auto (GStrv) kinds = g_strsplit (game->kinds, ";", -1);
  const int n_players = (int) g_strv_length (kinds) - 1;
  g_autofree char *began = lab_csv_format_time (game->ended - 60);
  g_autofree char *ended = lab_csv_format_time (game->ended);
  g_autofree char *id = g_strdup_printf ("%s %" G_GUINT64_FORMAT, began, game->number);
  g_autofree char *text = g_strdup_printf (
      "[%s]\nBegan=%s\nEnded=%s\nNumber=%" G_GUINT64_FORMAT "\nVariants=\nCards=6\n"
      "Names=%s\nKinds=%s\nTurns=%s\nPlaces=%s\nSeats=%s\nFound=%.*s\n",
      id, began, ended, game->number, game->names, game->kinds, game->turns, game->places,
      seats[n_players], 2 * n_players, "1;1;1;1;");
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  LabShiftRecord *record;

  g_key_file_load_from_data (file, text, (gsize) -1, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  record = lab_test_record_read (file, id);
  g_assert_nonnull (record);
  return record;
}
