/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE     /* for RTLD_NEXT */

#include "config.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include <glib/gstdio.h>

#include "lab-storage.h"
#include "lab-test-home.h"
#include "lab-test-records.h"
#include "lab-test-threads.h"

#define NAME "records.ini"
#define DAMAGED "records.ini.damaged"

/* Private helpers */

static LabShiftRecord *
make_record (guint64 number,
             gint64  ended)
{
  const LabTestGame game = { number, ended, "Ada;Ben;", "person;person;", "9;8;", "1;2;" };

  return lab_test_record_new (&game);
}

static void
add (guint64 number,
     gint64  ended)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_test_record_add (make_record (number, ended), &error));
  g_assert_no_error (error);
}

/* Asserts what the file has, the newest game first. */
static void
assert_numbers (const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_shift_records, &error);
  g_autoptr (GString) numbers = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = records->len; i > 0; i--)
    g_string_append_printf (numbers, "%" G_GUINT64_FORMAT " ",
                            ((const LabShiftRecord *) records->pdata[i - 1])->number);
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
  char *contents = NULL;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  return contents;
}

static void
assert_file (const char *name,
             const char *expected)
{
  g_autofree char *contents = read_file (name);

  g_assert_cmpstr (contents, ==, expected);
}

/* Writes four games, two of them damaged, and returns the file. */
static char *
write_damaged (void)
{
  char *contents, *at;

  for (guint i = 1; i <= 4; i++)
    add (i, 1790000000 + i);
  contents = read_file (NAME);
  at = strstr (contents, "Kinds=person");
  memcpy (at, "Kinds=nobody", strlen ("Kinds=nobody"));
  at = strstr (contents, "Number=3\n");
  memcpy (at, "Number=x\n", strlen ("Number=x\n"));
  write_file (contents, -1);
  return contents;
}

/* Tests */

LAB_HOME_TEST ("/records/order", test_order)
{
  assert_numbers ("");
  add (1, 1790000000);
  add (2, 1790000100);
  /* The clock was set back by years, but this is still the last game. */
  add (3, 1590000000);
  add (2, 1790000200);
  assert_numbers ("2 3 2 1 ");
}

/* A game was over and recorded, and then the players continued it. */
LAB_HOME_TEST ("/records/same-game", test_same_game)
{
  const LabTestGame later = { 1, 1790000000, "Ada;Ben;", "person;person;", "9;8;", "2;1;" };
  g_autoptr (GPtrArray) records = NULL;

  add (1, 1790000000);
  add (2, 1790000100);
  g_assert_true (lab_test_record_add (lab_test_record_new (&later), NULL));
  assert_numbers ("1 2 ");
  records = lab_record_kind_load (&lab_shift_records, NULL);
  g_assert_cmpuint (((const LabShiftRecord *) records->pdata[1])->players[1].place, ==, 1);
}

LAB_HOME_TEST ("/records/clear", test_clear)
{
  add (1, 1790000000);
  add (2, 1790000100);
  g_assert_true (lab_record_kind_clear (&lab_shift_records, NULL));
  assert_numbers ("");
  add (2, 1790000100);
  assert_numbers ("2 ");
}

static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (GPtrArray) records = lab_record_kind_load_finish (source, result, NULL);

  g_string_append_printf (data, "%u ", records->len);
}

static void
on_added (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_assert_true (lab_record_kind_add_finish (source, result, NULL));
  g_string_append (data, "+ ");
}

static void
add_and_read (const char *expected)
{
  g_autoptr (GObject) source = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GString) said = g_string_new (NULL);

  lab_record_kind_load_async (&lab_shift_records, source, on_read, said);
  for (guint64 number = 1; number <= 3; number++)
    {
      lab_record_kind_add_async (&lab_shift_records, source,
                                 make_record (number, 1790000000 + (gint64) number),
                                 &(LabGameEnd) { 0 }, on_added, said);
      lab_record_kind_load_async (&lab_shift_records, source, on_read, said);
    }
  g_assert_cmpstr (said->str, ==, "");
  lab_test_wait (said->len >= strlen (expected));
  g_assert_cmpstr (said->str, ==, expected);
}

/* Games are written and read in the order of the calls, however fast they come. The same if the
 * system allows no threads. */
LAB_HOME_TEST ("/records/calls", test_calls)
{
  lab_test_threads_left = 0;
  add_and_read ("0 + 1 + 2 + 3 ");
  lab_test_threads_left = -1;
  add_and_read ("3 + 3 + 3 + 3 ");
  assert_numbers ("3 2 1 ");
}

/* There are more games than the limit, so the oldest are dropped. */
LAB_HOME_TEST ("/records/bound", test_bound)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *contents = NULL;
  g_autoptr (GPtrArray) records = NULL;

  g_key_file_set_integer (file, "Labyrinthe Records", "Version", 1);
  for (guint i = 1; i <= LAB_SHIFT_MAX_RECORDS + 5; i++)
    {
      g_autoptr (LabShiftRecord) record = make_record (i, 1700000000 + 600 * i);

      lab_shift_records.write_group (record, file);
    }
  contents = g_key_file_to_data (file, NULL, NULL);
  write_file (contents, -1);

  g_test_timer_start ();
  records = lab_record_kind_load (&lab_shift_records, NULL);
  g_test_timer_elapsed ();
  g_test_minimized_result (g_test_timer_last (), "%u records are read in %.3f s",
                           LAB_SHIFT_MAX_RECORDS, g_test_timer_last ());
  g_assert_cmpuint (records->len, ==, LAB_SHIFT_MAX_RECORDS);
  add (G_MAXUINT64, 1790000000);
  g_clear_pointer (&records, g_ptr_array_unref);
  records = lab_record_kind_load (&lab_shift_records, NULL);
  g_assert_cmpuint (records->len, ==, LAB_SHIFT_MAX_RECORDS);
  g_assert_cmpuint (((const LabShiftRecord *) records->pdata[0])->number, ==, 7);
}

/* Readable records are loaded, and a copy of the file with the damaged ones is preserved. */
LAB_HOME_TEST ("/records/damaged-entries", test_damaged_entries)
{
  g_autofree char *contents = write_damaged ();
  g_autoptr (GPtrArray) records = NULL;
  g_autoptr (GError) error = NULL;

  records = lab_record_kind_load (&lab_shift_records, &error);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_assert_nonnull (strstr (error->message, "2 recorded games could not be read."));
  g_assert_nonnull (strstr (error->message, DAMAGED));
  g_assert_cmpuint (records->len, ==, 2);
  assert_file (DAMAGED, contents);
  /* The next time there is no error. */
  assert_numbers ("4 2 ");
}

/* The same if a game is added. */
LAB_HOME_TEST ("/records/damaged-while-adding", test_damaged_while_adding)
{
  g_autofree char *contents = write_damaged ();
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_test_record_add (make_record (5, 1790000005), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  assert_file (DAMAGED, contents);
  assert_numbers ("5 4 2 ");
}

LAB_HOME_TEST ("/records/damaged-file", test_damaged_file)
{
  static const char newer[] = "[Labyrinthe Records]\nVersion=2\n[x]\nAll=new\n";
  static const char cut[] = "[Labyrinthe Records]\nVersion=1\n[2026-09-21T13:33:20Z 1";
  static const char other[] = "[Something Else]\nVersion=1\n";
  const gsize large = 64 * 1024 * 1024 + 1;
  g_autofree char *zeros = g_malloc0 (large);
  char rubbish[4000];
  const struct
  {
    const char *contents;
    gsize length;
    const char *part;
  } files[] = {
    { "", 0, "could not be read" },
    { rubbish, sizeof rubbish, "could not be read" },
    { cut, strlen (cut), "could not be read" },
    { other, strlen (other), "could not be read" },
    { newer, strlen (newer), "newer version" },
    { zeros, large, "too large" },
  };

  for (guint i = 0; i < sizeof rubbish; i++)
    rubbish[i] = (char) ((i * i * 31 + i * 7) & 0xff);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *damaged = lab_storage_get_path (DAMAGED);
      g_autofree char *aside = NULL;
      g_autoptr (GPtrArray) records = NULL;
      g_autoptr (GError) error = NULL;
      gsize length;

      write_file (files[i].contents, (gssize) files[i].length);
      records = lab_record_kind_load (&lab_shift_records, &error);
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
      g_assert_nonnull (strstr (error->message, files[i].part));
      g_assert_nonnull (strstr (error->message, DAMAGED));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (records->len, ==, 0);
      g_assert_true (g_file_get_contents (damaged, &aside, &length, NULL));
      g_assert_cmpuint (length, ==, files[i].length);
      g_assert_true (memcmp (aside, files[i].contents, length) == 0);
      add (1, 1790000000);
      assert_numbers ("1 ");
      lab_test_home_remove (g_get_user_data_dir ());
    }
}

/* A file that can neither be read nor renamed is not overwritten. */
LAB_HOME_TEST ("/records/stuck", test_stuck)
{
  g_autofree char *path = lab_test_home_get_stuck_path ();
  g_autoptr (GPtrArray) records = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  gboolean writable = TRUE;

  g_assert_true (lab_storage_write (path, "rubbish", -1, NULL));
  g_assert_false (lab_record_kind_read (&lab_shift_records, path, records, &writable, &error));
  g_assert_nonnull (strstr (error->message, path));
  g_assert_false (writable);
}

/* If there is no room for the readable records, the file stays as it is and nothing is lost. */
LAB_HOME_TEST ("/records/damaged-entries-full", test_damaged_entries_full)
{
  const struct rlimit none = { 0, RLIM_INFINITY };
  const struct rlimit room = { RLIM_INFINITY, RLIM_INFINITY };
  g_autofree char *contents = write_damaged ();
  g_autoptr (GError) error = NULL;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &none), ==, 0);
  g_assert_false (lab_test_record_add (make_record (5, 1790000005), &error));
  g_assert_nonnull (strstr (error->message, "2 recorded games could not be read."));
  g_assert_null (strstr (error->message, DAMAGED));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &room), ==, 0);
  assert_file (NAME, contents);

  g_clear_error (&error);
  g_assert_false (lab_test_record_add (make_record (5, 1790000005), &error));
  g_assert_nonnull (strstr (error->message, DAMAGED));
  assert_numbers ("5 4 2 ");
}
