/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include <glib/gstdio.h>

#include "lab-test-home.h"
#include "lab-test-records.h"
#include "lab-storage.h"

#define NAME "records.ini"
#define DAMAGED "records.ini.damaged"

/* Private helpers */

static LabRecord *
make_record (guint64 number,
             gint64  ended)
{
  const LabTestGame game = { number, ended, "Ada;Ben;", "person;person;", "9;8;", "1;2;" };

  return lab_test_record_new (&game);
}

static void
add (LabRecords *records,
     guint64     number,
     gint64      ended)
{
  g_autoptr (LabRecord) record = make_record (number, ended);
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_records_add (records, record, &error));
  g_assert_no_error (error);
}

static LabRecords *
open_records (void)
{
  g_autofree char *path = lab_storage_get_path (NAME);

  return lab_records_new (path);
}

static LabRecords *
load (void)
{
  LabRecords *records = open_records ();
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_records_load (records, &error));
  g_assert_no_error (error);
  return records;
}

static void
assert_numbers (LabRecords *records,
                const char *expected)
{
  g_autoptr (GString) numbers = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (records)); i++)
    {
      g_autoptr (LabRecord) record = g_list_model_get_item (G_LIST_MODEL (records), i);

      g_string_append_printf (numbers, "%" G_GUINT64_FORMAT " ", lab_record_get_number (record));
    }
  g_assert_cmpstr (numbers->str, ==, expected);
}

static void
write_file (const char *contents,
            gssize      length)
{
  g_autofree char *path = lab_storage_get_path (NAME);

  g_assert_true (lab_storage_write (path, contents, length, NULL));
}

static char *
read_file (const char *name)
{
  g_autofree char *path = lab_storage_get_path (name);
  g_autofree char *contents = NULL;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  return g_steal_pointer (&contents);
}

static void
on_items_changed (GListModel *list,
                  guint       position,
                  guint       n_removed,
                  guint       n_added,
                  guint      *n_items)
{
  g_assert_cmpuint (position + n_removed, <=, *n_items);
  *n_items += n_added - n_removed;
  g_assert_cmpuint (*n_items, ==, g_list_model_get_n_items (list));
}

/* Tests */

static void
test_order (char         *fixture G_GNUC_UNUSED,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabRecords) records = load ();
  g_autoptr (LabRecords) again = NULL;
  guint n_items = 0;

  g_signal_connect (records, "items-changed", G_CALLBACK (on_items_changed), &n_items);
  assert_numbers (records, "");
  add (records, 1, 1790000000);
  add (records, 2, 1790000100);
  /* The clock was set back by years, but this is still the last game. */
  add (records, 3, 1590000000);
  add (records, 2, 1790000200);
  assert_numbers (records, "2 3 2 1 ");
  again = load ();
  assert_numbers (again, "2 3 2 1 ");
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (again), 4));
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (again)) == LAB_TYPE_RECORD);
}

/* A game was over and recorded, and then the players continued it. */
static void
test_same_game (char         *fixture G_GNUC_UNUSED,
                gconstpointer data G_GNUC_UNUSED)
{
  const LabTestGame later = { 1, 1790000000, "Ada;Ben;", "person;person;", "9;8;", "2;1;" };
  g_autoptr (LabRecords) records = load ();
  g_autoptr (LabRecords) again = NULL;
  g_autoptr (LabRecord) record = NULL;

  add (records, 1, 1790000000);
  add (records, 2, 1790000100);
  record = lab_test_record_new (&later);
  g_assert_true (lab_records_add (records, record, NULL));
  assert_numbers (records, "1 2 ");
  again = load ();
  assert_numbers (again, "1 2 ");
  g_clear_object (&record);
  record = g_list_model_get_item (G_LIST_MODEL (again), 0);
  g_assert_cmpuint (lab_record_get_seat (record, 1)->place, ==, 1);
}

static void
test_clear (char         *fixture G_GNUC_UNUSED,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabRecords) records = load ();
  g_autoptr (LabRecords) again = NULL;
  guint n_items = 0;

  g_signal_connect (records, "items-changed", G_CALLBACK (on_items_changed), &n_items);
  add (records, 1, 1790000000);
  add (records, 2, 1790000100);
  g_assert_true (lab_records_clear (records, NULL));
  assert_numbers (records, "");
  again = load ();
  assert_numbers (again, "");
  add (records, 2, 1790000100);
  assert_numbers (records, "2 ");
}

/* There are more games than the limit, so the oldest are dropped. */
static void
test_bound (char         *fixture G_GNUC_UNUSED,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *contents = NULL;
  g_autoptr (LabRecords) records = NULL;
  g_autoptr (LabRecord) oldest = NULL;
  gsize length;

  g_key_file_set_integer (file, "Labyrinthe Records", "Version", 1);
  for (guint i = 1; i <= LAB_MAX_RECORDS + 5; i++)
    {
      g_autoptr (LabRecord) record = make_record (i, 1700000000 + 600 * i);

      lab_record_write (record, file);
    }
  contents = g_key_file_to_data (file, &length, NULL);
  write_file (contents, (gssize) length);

  g_test_timer_start ();
  records = load ();
  g_test_timer_elapsed ();
  g_test_minimized_result (g_test_timer_last (), "%u records are read in %.3f s",
                           LAB_MAX_RECORDS, g_test_timer_last ());
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (records)), ==, LAB_MAX_RECORDS);
  add (records, G_MAXUINT64, 1790000000);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (records)), ==, LAB_MAX_RECORDS);
  oldest = g_list_model_get_item (G_LIST_MODEL (records), LAB_MAX_RECORDS - 1);
  g_assert_cmpuint (lab_record_get_number (oldest), ==, 7);
}

/* Readable records are loaded, and a copy of the file with the damaged ones is
 * preserved. */
static void
test_damaged_entries (char         *fixture G_GNUC_UNUSED,
                      gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabRecords) records = load ();
  g_autoptr (LabRecords) again = NULL;
  g_autofree char *contents = NULL;
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;
  char *at;

  for (guint i = 1; i <= 4; i++)
    add (records, i, 1790000000 + i);
  contents = read_file (NAME);
  at = strstr (contents, "Kinds=person");
  memcpy (at, "Kinds=nobody", strlen ("Kinds=nobody"));
  at = strstr (contents, "Number=3\n");
  memcpy (at, "Number=x\n", strlen ("Number=x\n"));
  write_file (contents, -1);

  again = open_records ();
  g_assert_false (lab_records_load (again, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_assert_nonnull (strstr (error->message, "2 recorded games could not be read."));
  g_assert_nonnull (strstr (error->message, DAMAGED));
  assert_numbers (again, "4 2 ");
  aside = read_file (DAMAGED);
  g_assert_cmpstr (aside, ==, contents);

  /* The next time there is no error. */
  g_clear_object (&again);
  again = load ();
  assert_numbers (again, "4 2 ");
}

static void
check_damaged_file (const char *contents,
                    gsize       length,
                    const char *part)
{
  g_autofree char *damaged = lab_storage_get_path (DAMAGED);
  g_autofree char *path = lab_storage_get_path (NAME);
  g_autoptr (LabRecords) records = open_records ();
  g_autoptr (LabRecords) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *aside = NULL;
  gsize aside_length;

  write_file (contents, (gssize) length);
  g_assert_false (lab_records_load (records, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_assert_nonnull (strstr (error->message, part));
  g_assert_nonnull (strstr (error->message, DAMAGED));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  assert_numbers (records, "");
  g_assert_true (g_file_get_contents (damaged, &aside, &aside_length, NULL));
  g_assert_cmpuint (aside_length, ==, length);
  g_assert_true (length == 0 || memcmp (aside, contents, length) == 0);
  add (records, 1, 1790000000);
  again = load ();
  assert_numbers (again, "1 ");
  g_remove (damaged);
  g_remove (path);
}

static void
test_damaged_file (char         *fixture G_GNUC_UNUSED,
                   gconstpointer data G_GNUC_UNUSED)
{
  static const char newer[] = "[Labyrinthe Records]\nVersion=2\n[x]\nAll=new\n";
  static const char cut[] = "[Labyrinthe Records]\nVersion=1\n[2026-09-21T13:33:20Z 1";
  static const char other[] = "[Something Else]\nVersion=1\n";
  const gsize large = 64 * 1024 * 1024 + 1;
  g_autofree char *zeros = g_malloc0 (large);
  char rubbish[4000];

  for (guint i = 0; i < sizeof rubbish; i++)
    rubbish[i] = (char) ((i * i * 31 + i * 7) & 0xff);
  check_damaged_file ("", 0, "could not be read");
  check_damaged_file (rubbish, sizeof rubbish, "could not be read");
  check_damaged_file (cut, strlen (cut), "could not be read");
  check_damaged_file (other, strlen (other), "could not be read");
  check_damaged_file (newer, strlen (newer), "newer version");
  check_damaged_file (zeros, large, "too large");
}

/* If nothing can be written, the records stay in memory. */
static void
test_cannot_write (char         *fixture G_GNUC_UNUSED,
                   gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = lab_storage_get_path ("folder");
  g_autofree char *path = g_build_filename (folder, NAME, NULL);
  g_autoptr (LabRecords) records = lab_records_new (path);
  g_autoptr (LabRecord) record = make_record (1, 1790000000);
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_records_load (records, NULL));
  g_assert_true (lab_storage_write (folder, "a file", -1, NULL));
  g_assert_false (lab_records_add (records, record, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, path));
  assert_numbers (records, "1 ");
  g_clear_error (&error);
  g_assert_false (lab_records_clear (records, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  assert_numbers (records, "1 ");
}

/* A file that can neither be read nor renamed is not overwritten. */
static void
test_stuck (char         *fixture G_GNUC_UNUSED,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_home_get_stuck_path ();
  g_autoptr (LabRecords) records = lab_records_new (path);
  g_autoptr (LabRecord) record = make_record (1, 1790000000);
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;

  g_assert_true (lab_storage_write (path, "rubbish", -1, NULL));
  g_assert_false (lab_records_load (records, &error));
  g_assert_nonnull (strstr (error->message, path));
  g_clear_error (&error);
  g_assert_false (lab_records_add (records, record, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_clear_error (&error);
  g_assert_false (lab_records_clear (records, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "rubbish");
}

/* Nor is it overwritten if only one of its games is damaged; the others are in
 * memory. */
static void
test_stuck_entries (char         *fixture G_GNUC_UNUSED,
                    gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_home_get_stuck_path ();
  g_autoptr (LabRecords) records = lab_records_new (path);
  g_autoptr (LabRecord) record = make_record (3, 1790000003);
  g_autoptr (LabRecords) again = NULL;
  g_autofree char *contents = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;
  char *at;

  add (records, 1, 1790000001);
  add (records, 2, 1790000002);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  at = strstr (contents, "Number=2\n");
  memcpy (at, "Number=x\n", strlen ("Number=x\n"));
  g_assert_true (lab_storage_write (path, contents, -1, NULL));

  again = lab_records_new (path);
  g_assert_false (lab_records_load (again, &error));
  g_assert_nonnull (strstr (error->message, "1 recorded game could not be read."));
  g_assert_null (strstr (error->message, DAMAGED));
  g_assert_false (lab_records_add (again, record, NULL));
  assert_numbers (again, "3 1 ");
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, contents);
}

/* If there is no room for the readable records, the file stays as it is and nothing
 * is lost. */
static void
test_damaged_entries_full (char         *fixture G_GNUC_UNUSED,
                           gconstpointer data G_GNUC_UNUSED)
{
  const struct rlimit none = { 0, RLIM_INFINITY };
  const struct rlimit room = { RLIM_INFINITY, RLIM_INFINITY };
  g_autoptr (LabRecords) records = load ();
  g_autoptr (LabRecord) record = make_record (3, 1790000003);
  g_autofree char *contents = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;
  char *at;

  add (records, 1, 1790000001);
  add (records, 2, 1790000002);
  contents = read_file (NAME);
  at = strstr (contents, "Number=2\n");
  memcpy (at, "Number=x\n", strlen ("Number=x\n"));
  write_file (contents, -1);

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &none), ==, 0);
  g_assert_false (lab_records_load (records, &error));
  g_assert_nonnull (strstr (error->message, "1 recorded game could not be read."));
  g_assert_null (strstr (error->message, DAMAGED));
  g_assert_false (lab_records_add (records, record, NULL));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &room), ==, 0);
  after = read_file (NAME);
  g_assert_cmpstr (after, ==, contents);

  g_clear_error (&error);
  g_assert_false (lab_records_load (records, &error));
  g_assert_nonnull (strstr (error->message, DAMAGED));
  g_assert_true (lab_records_add (records, record, NULL));
  assert_numbers (records, "3 1 ");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lab_test_home_init ();

  lab_test_home_add ("/records/order", test_order);
  lab_test_home_add ("/records/same-game", test_same_game);
  lab_test_home_add ("/records/clear", test_clear);
  lab_test_home_add ("/records/bound", test_bound);
  lab_test_home_add ("/records/damaged-entries", test_damaged_entries);
  lab_test_home_add ("/records/damaged-file", test_damaged_file);
  lab_test_home_add ("/records/cannot-write", test_cannot_write);
  lab_test_home_add ("/records/stuck", test_stuck);
  lab_test_home_add ("/records/stuck-entries", test_stuck_entries);
  lab_test_home_add ("/records/damaged-entries-full", test_damaged_entries_full);
  return lab_test_home_run ();
}
