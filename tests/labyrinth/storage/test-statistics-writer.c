/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE     /* for RTLD_NEXT */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "lab-test-home.h"
#include "lab-test-records.h"
#include "lab-test-threads.h"
#include "lab-statistics-writer.h"
#include "lab-storage.h"

#define NAME "records.ini"

/* A statistics writer, and the signals it sent. */
typedef struct
{
  LabStatisticsWriter *writer;
  GString *said;
  guint n_recorded;           /* how often it reported that all is on the disk */
} Fixture;

/* Private helpers */

static void
on_trouble (LabStatisticsWriter *writer G_GNUC_UNUSED,
            const char          *reason,
            Fixture             *fixture)
{
  g_assert_cmpstr (reason, !=, "");
  g_string_append (fixture->said, "trouble ");
}

static void
on_damage (LabStatisticsWriter *writer G_GNUC_UNUSED,
           const char          *what,
           Fixture             *fixture)
{
  g_assert_nonnull (strchr (what, '\n'));
  g_string_append (fixture->said, "damage ");
}

static void
on_recorded (LabStatisticsWriter *writer G_GNUC_UNUSED,
             Fixture             *fixture)
{
  fixture->n_recorded++;
}

static void
on_read (LabRecords   *records,
         const GError *damage,
         gpointer      data)
{
  Fixture *fixture = data;

  g_string_append_printf (fixture->said, "%u%s ", g_list_model_get_n_items (G_LIST_MODEL (records)),
                          damage != NULL ? "!" : "");
}

static void
set_up_at (Fixture    *self,
           const char *path)
{
  self->writer = lab_statistics_writer_new (path);
  self->said = g_string_new (NULL);
  self->n_recorded = 0;
  g_signal_connect (self->writer, "recorded", G_CALLBACK (on_recorded), self);
  g_signal_connect (self->writer, "damage", G_CALLBACK (on_damage), self);
  g_signal_connect (self->writer, "trouble", G_CALLBACK (on_trouble), self);
}

static void
set_up (Fixture *self)
{
  g_autofree char *path = lab_storage_get_path (NAME);

  set_up_at (self, path);
}

/* Uses a file that can neither be read nor set aside. */
static void
set_up_stuck (Fixture *self)
{
  g_autofree char *path = lab_test_home_get_stuck_path ();

  g_assert_true (lab_storage_write (path, "rubbish", -1, NULL));
  set_up_at (self, path);
}

static void
remove_stuck (void)
{
  g_autofree char *path = lab_test_home_get_stuck_path ();

  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
tear_down (Fixture *self)
{
  g_clear_object (&self->writer);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_string_free (self->said, TRUE);
}

static void
note (Fixture *self,
      guint64  number)
{
  const LabTestGame game = { number, 1790000000 + (gint64) number, "Ada;Ben;", "person;person;",
                             "9;8;", "1;2;" };
  g_autoptr (LabRecord) record = lab_test_record_new (&game);

  lab_statistics_writer_note (self->writer, record);
}

static void
read_records (Fixture *self)
{
  lab_statistics_writer_read (self->writer, on_read, self);
}

/* Asserts that the games were recorded in the order of the calls; the last one is
 * first in the file. */
static void
assert_recorded_at (const char *path,
                    const char *expected)
{
  g_autoptr (LabRecords) records = lab_records_new (path);
  g_autoptr (GString) numbers = g_string_new (NULL);

  g_assert_true (lab_records_load (records, NULL));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (records)); i++)
    {
      g_autoptr (LabRecord) record = g_list_model_get_item (G_LIST_MODEL (records), i);

      g_string_append_printf (numbers, "%" G_GUINT64_FORMAT " ", lab_record_get_number (record));
    }
  g_assert_cmpstr (numbers->str, ==, expected);
}

static void
assert_recorded (const char *expected)
{
  g_autofree char *path = lab_storage_get_path (NAME);

  assert_recorded_at (path, expected);
}

static void
assert_recorded_stuck (const char *expected)
{
  g_autofree char *path = lab_test_home_get_stuck_path ();

  assert_recorded_at (path, expected);
}

/* Tests */

/* Games are written in the order of the calls, however fast they come. */
static void
test_order (char         *home G_GNUC_UNUSED,
            gconstpointer data G_GNUC_UNUSED)
{
  Fixture fixture;

  set_up (&fixture);
  read_records (&fixture);
  for (guint64 number = 1; number <= 20; number++)
    {
      note (&fixture, number);
      if (number % 5 == 0)
        read_records (&fixture);
    }
  lab_statistics_writer_flush (fixture.writer);
  g_assert_cmpstr (fixture.said->str, ==, "0 5 10 15 20 ");
  assert_recorded ("20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 ");
  lab_statistics_writer_flush (fixture.writer);
  g_assert_cmpstr (fixture.said->str, ==, "0 5 10 15 20 ");
  tear_down (&fixture);
}

/* The same if the system allows no threads. */
static void
test_no_threads (char         *home G_GNUC_UNUSED,
                 gconstpointer data G_GNUC_UNUSED)
{
  Fixture fixture;

  set_up (&fixture);
  lab_test_threads_left = 0;
  for (guint64 number = 1; number <= 4; number++)
    {
      note (&fixture, number);
      read_records (&fixture);
    }
  while (strlen (fixture.said->str) < strlen ("1 2 3 4 "))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (fixture.said->str, ==, "1 2 3 4 ");
  note (&fixture, 5);
  note (&fixture, 6);
  lab_statistics_writer_flush (fixture.writer);
  note (&fixture, 7);
  lab_test_threads_left = -1;
  note (&fixture, 8);
  g_clear_object (&fixture.writer);
  assert_recorded ("8 7 6 5 4 3 2 1 ");
  tear_down (&fixture);
}

/* Writing does not block; the main loop reports each game when it is written. */
static void
test_main_loop (char         *home G_GNUC_UNUSED,
                gconstpointer data G_GNUC_UNUSED)
{
  Fixture fixture;

  set_up (&fixture);
  for (guint64 number = 1; number <= 3; number++)
    {
      note (&fixture, number);
      read_records (&fixture);
    }
  g_assert_cmpstr (fixture.said->str, ==, "");
  while (strlen (fixture.said->str) < strlen ("1 2 3 "))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (fixture.said->str, ==, "1 2 3 ");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  note (&fixture, 4);
  read_records (&fixture);
  while (strlen (fixture.said->str) < strlen ("1 2 3 4 "))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (fixture.said->str, ==, "1 2 3 4 ");
  tear_down (&fixture);
}

/* Dropping the statistics writer waits for the disk and sends no signal. */
static void
test_end (char         *home G_GNUC_UNUSED,
          gconstpointer data G_GNUC_UNUSED)
{
  Fixture fixture;

  set_up (&fixture);
  note (&fixture, 1);
  note (&fixture, 2);
  read_records (&fixture);
  g_clear_object (&fixture.writer);
  assert_recorded ("2 1 ");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpstr (fixture.said->str, ==, "");
  tear_down (&fixture);
}

/* A game that is saved until it is recorded can be deleted when all games are
 * written, not before. */
static void
test_recorded (char         *home G_GNUC_UNUSED,
               gconstpointer data G_GNUC_UNUSED)
{
  Fixture fixture;

  set_up_stuck (&fixture);
  note (&fixture, 1);
  lab_statistics_writer_flush (fixture.writer);
  g_assert_cmpuint (fixture.n_recorded, ==, 0);
  remove_stuck ();
  note (&fixture, 2);
  note (&fixture, 3);
  read_records (&fixture);
  g_assert_cmpuint (fixture.n_recorded, ==, 0);
  lab_statistics_writer_flush (fixture.writer);
  g_assert_cmpuint (fixture.n_recorded, ==, 1);
  note (&fixture, 4);
  note (&fixture, 5);
  g_clear_object (&fixture.writer);
  g_assert_cmpuint (fixture.n_recorded, ==, 2);
  tear_down (&fixture);
}

/* The error is reported once. The game that failed is written when the next one can
 * be written. */
static void
test_trouble (char         *home G_GNUC_UNUSED,
              gconstpointer data G_GNUC_UNUSED)
{
  Fixture fixture;

  set_up_stuck (&fixture);
  note (&fixture, 1);
  lab_statistics_writer_flush (fixture.writer);
  g_assert_cmpstr (fixture.said->str, ==, "damage trouble ");
  note (&fixture, 2);
  lab_statistics_writer_flush (fixture.writer);
  read_records (&fixture);
  lab_statistics_writer_flush (fixture.writer);
  g_assert_cmpstr (fixture.said->str, ==, "damage trouble 0! ");
  remove_stuck ();
  note (&fixture, 3);
  lab_statistics_writer_flush (fixture.writer);
  g_assert_cmpstr (fixture.said->str, ==, "damage trouble 0! ");
  assert_recorded_stuck ("3 2 1 ");
  tear_down (&fixture);
}

/* This also holds if the next game was added before the error was known, and if the
 * statistics writer ends. */
static void
test_trouble_in_haste (char         *home G_GNUC_UNUSED,
                       gconstpointer data G_GNUC_UNUSED)
{
  Fixture fixture;

  set_up_stuck (&fixture);
  note (&fixture, 1);
  lab_statistics_writer_flush (fixture.writer);
  note (&fixture, 2);
  read_records (&fixture);
  note (&fixture, 3);
  note (&fixture, 4);
  while (!g_str_has_suffix (fixture.said->str, "0! "))
    g_main_context_iteration (NULL, TRUE);
  remove_stuck ();
  note (&fixture, 5);
  g_clear_object (&fixture.writer);
  assert_recorded_stuck ("5 4 3 2 1 ");
  tear_down (&fixture);
}

/* A damaged file is set aside and reported; this game and the next go into a new
 * file. */
static void
test_damaged (char         *home G_GNUC_UNUSED,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path (NAME);
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  Fixture fixture;

  g_assert_true (lab_storage_write (path, "rubbish", -1, NULL));
  set_up (&fixture);
  note (&fixture, 1);
  lab_statistics_writer_flush (fixture.writer);
  g_assert_cmpstr (fixture.said->str, ==, "damage ");
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  assert_recorded ("1 ");
  g_assert_true (lab_storage_write (path, "rubbish again", -1, NULL));
  note (&fixture, 2);
  lab_statistics_writer_flush (fixture.writer);
  g_assert_cmpstr (fixture.said->str, ==, "damage damage ");
  assert_recorded ("2 ");
  tear_down (&fixture);
}

/* Unfinished files of a killed program are removed before anything is written. */
static void
test_swept (char         *home G_GNUC_UNUSED,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *unfinished = lab_storage_get_path (NAME ".~a1b2c");
  Fixture fixture;

  set_up (&fixture);
  note (&fixture, 1);
  lab_statistics_writer_flush (fixture.writer);
  g_clear_object (&fixture.writer);
  tear_down (&fixture);
  g_assert_true (g_file_set_contents (unfinished, "x", -1, NULL));
  set_up (&fixture);
  read_records (&fixture);
  lab_statistics_writer_flush (fixture.writer);
  g_assert_cmpstr (fixture.said->str, ==, "1 ");
  g_assert_false (g_file_test (unfinished, G_FILE_TEST_EXISTS));
  tear_down (&fixture);
}

/* An error at the end can only be printed. */
static void
test_trouble_at_end (char         *home G_GNUC_UNUSED,
                     gconstpointer data G_GNUC_UNUSED)
{
  Fixture fixture;

  set_up_stuck (&fixture);
  note (&fixture, 1);
  note (&fixture, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_test_expect_message (NULL, G_LOG_LEVEL_MESSAGE, "The recorded games could not be read: *");
      g_test_expect_message (NULL, G_LOG_LEVEL_MESSAGE, "The recorded games could not be read, *");
    }
  g_clear_object (&fixture.writer);
  g_test_assert_expected_messages ();
  g_assert_cmpstr (fixture.said->str, ==, "");
  tear_down (&fixture);
}

/* At the end it tries once more to write the games that failed before. */
static void
test_retry_at_end (char         *home G_GNUC_UNUSED,
                   gconstpointer data G_GNUC_UNUSED)
{
  Fixture fixture;

  set_up_stuck (&fixture);
  note (&fixture, 1);
  note (&fixture, 2);
  lab_statistics_writer_flush (fixture.writer);
  remove_stuck ();
  g_clear_object (&fixture.writer);
  assert_recorded_stuck ("2 1 ");
  tear_down (&fixture);
}

/* After a success, the next error is reported again. */
static void
test_trouble_again (char         *home G_GNUC_UNUSED,
                    gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_test_home_get_stuck_path ();
  Fixture fixture;

  set_up_stuck (&fixture);
  note (&fixture, 1);
  lab_statistics_writer_flush (fixture.writer);
  remove_stuck ();
  note (&fixture, 2);
  lab_statistics_writer_flush (fixture.writer);
  g_assert_cmpstr (fixture.said->str, ==, "damage trouble ");
  g_assert_true (lab_storage_write (path, "Rubbish", -1, NULL));
  note (&fixture, 3);
  lab_statistics_writer_flush (fixture.writer);
  g_assert_cmpstr (fixture.said->str, ==, "damage trouble damage trouble ");
  remove_stuck ();
  tear_down (&fixture);
}

static void
let_go (LabStatisticsWriter *writer G_GNUC_UNUSED,
        const char          *reason G_GNUC_UNUSED,
        Fixture             *fixture)
{
  g_clear_object (&fixture->writer);
}

/* A handler may drop the statistics writer while more signals are pending. */
static void
test_let_go (char         *home G_GNUC_UNUSED,
             gconstpointer data G_GNUC_UNUSED)
{
  Fixture fixture;

  set_up_stuck (&fixture);
  g_signal_connect (fixture.writer, "trouble", G_CALLBACK (let_go), &fixture);
  note (&fixture, 1);
  read_records (&fixture);
  lab_statistics_writer_flush (fixture.writer);
  g_assert_null (fixture.writer);
  g_assert_cmpstr (fixture.said->str, ==, "damage trouble 0! ");
  remove_stuck ();
  tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lab_test_home_init ();

  lab_test_home_add ("/statistics-writer/order", test_order);
  lab_test_home_add ("/statistics-writer/no-threads", test_no_threads);
  lab_test_home_add ("/statistics-writer/main-loop", test_main_loop);
  lab_test_home_add ("/statistics-writer/end", test_end);
  lab_test_home_add ("/statistics-writer/recorded", test_recorded);
  lab_test_home_add ("/statistics-writer/trouble", test_trouble);
  lab_test_home_add ("/statistics-writer/trouble-in-haste", test_trouble_in_haste);
  lab_test_home_add ("/statistics-writer/damaged", test_damaged);
  lab_test_home_add ("/statistics-writer/swept", test_swept);
  lab_test_home_add ("/statistics-writer/trouble-at-end", test_trouble_at_end);
  lab_test_home_add ("/statistics-writer/retry-at-end", test_retry_at_end);
  lab_test_home_add ("/statistics-writer/trouble-again", test_trouble_again);
  lab_test_home_add ("/statistics-writer/let-go", test_let_go);
  return lab_test_home_run ();
}
