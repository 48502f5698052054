/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>

#include "lab-classic-kind.h"
#include "lab-storage.h"
#include "lab-test-classics.h"
#include "lab-test-home.h"

#define N_THREADS 2
#define N_NOTES 8

#define HEADING "Labyrinthe Classics 1\n"

/* Private helpers */

/* Finishes a game of @n matches, in which each player takes one: the first player wins if @n is
 * odd. */
static LabClassicSession *
finish (const char *game,
        const char *first,
        const char *second,
        guint64     seed)
{
  LabClassicSession *session = lab_test_classics_create (game, NULL, first, second, seed);

  while (lab_classic_game_move (session->game, 1, NULL))
    ;
  g_assert_true (lab_play_is_over (session->game));
  return session;
}

static void
on_noted (GObject      *session G_GNUC_UNUSED,
          GAsyncResult *result,
          gpointer      data)
{
  GAsyncResult **place = data;

  *place = g_object_ref (result);
}

static const LabGameEnd end = { .time = 1790000000 };

/* Counts a game, and waits until it is counted. */
static gboolean
try_to_note (LabClassicSession  *session,
             GError            **error)
{
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autoptr (GAsyncResult) result = NULL;
  gint64 latest = g_get_monotonic_time () + LAB_TEST_PATIENCE * G_TIME_SPAN_SECOND;

  g_main_context_push_thread_default (context);
  lab_classic_kind.count (session, &end, on_noted, &result);
  /* No lab_test_wait(), whose main loop is not for the threads that call this, too. */
  while (result == NULL)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, latest);
      g_main_context_iteration (context, FALSE);
      g_usleep (100);
    }
  g_main_context_pop_thread_default (context);
  return lab_record_kind_add_finish (session, result, error);
}

static void
note (LabClassicSession *session)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (try_to_note (session, &error));
  g_assert_no_error (error);
}

static void
note_game (const char *game,
           const char *first,
           const char *second,
           guint64     seed)
{
  g_autoptr (LabClassicSession) session = finish (game, first, second, seed);

  note (session);
}

/* Asserts which lines follow the heading of the statistics. */
static void
assert_csv (const char *lines)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) records = lab_record_kind_load (&lab_classic_records, &error);
  g_autofree char *expected = g_strconcat ("game,opponent,won,lost,drawn,won_alone\r\n", lines,
                                           NULL);
  g_autofree char *csv = NULL;

  g_assert_no_error (error);
  csv = lab_classic_records_csv (&records);
  g_assert_cmpstr (csv, ==, expected);
}

static void
set_file (const char *contents)
{
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_RECORDS_FILE_NAME);

  g_assert_true (g_file_set_contents (path, contents, -1, NULL));
}

/* Asserts that damaged files were renamed, and what the last of them has. */
static void
assert_aside (guint       n,
              const char *contents)
{
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_RECORDS_FILE_NAME);
  g_autofree char *aside = n == 1 ? g_strconcat (path, ".damaged", NULL)
                                  : g_strdup_printf ("%s.damaged-%u", path, n);
  g_autofree char *kept = NULL;

  g_assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, contents);
}

/* Tests */

LAB_HOME_TEST ("/classic-records/tallies", test_tallies)
{
  g_autoptr (LabClassicSession) hinted = finish ("matches:5", "person", "hard", 20);
  g_autoptr (LabClassicSession) undone = finish ("matches:5", "person", "hard", 21);

  assert_csv ("");
  note_game ("matches:4", "person", "person", 1);
  note_game ("matches:5", "person", "person", 2);
  note_game ("matches:5", "person", "hard", 3);
  note_game ("matches:4", "person", "hard", 4);
  note_game ("matches:5", "hard", "person", 5);
  note_game ("matches:5", "person", "beginner", 6);
  note_game ("matches:12", "person", "beginner", 7);
  /* A show of two computers is not counted. */
  note_game ("matches:5", "easy", "beginner", 8);
  hinted->n_undone = 0;
  hinted->n_hints = 1;
  note (hinted);
  undone->n_undone = 1;
  undone->n_hints = 0;
  note (undone);
  assert_csv ("\"matches:4\",hard,0,1,0,0\r\n"
              "\"matches:4\",person,0,1,0,0\r\n"
              "\"matches:5\",beginner,1,0,0,1\r\n"
              "\"matches:5\",hard,3,1,0,1\r\n"
              "\"matches:5\",person,1,0,0,1\r\n"
              "\"matches:12\",beginner,0,1,0,0\r\n");
}

/* The end of a game that was undone is replaced by its next end. */
LAB_HOME_TEST ("/classic-records/again", test_again)
{
  g_autoptr (LabClassicSession) session = finish ("matches:5", "person", "person", 3);
  LabClassicGame *game = session->game;

  note (session);
  note_game ("matches:5", "person", "person", 4);
  note_game ("matches:4", "person", "person", 3);
  assert_csv ("\"matches:4\",person,0,1,0,0\r\n"
              "\"matches:5\",person,2,0,0,2\r\n");
  g_assert_true (lab_classic_session_undo (session, NULL));
  g_assert_true (lab_classic_session_undo (session, NULL));
  g_assert_true (lab_classic_game_move (game, 2, NULL));
  note (session);
  assert_csv ("\"matches:4\",person,0,1,0,0\r\n"
              "\"matches:5\",person,1,1,0,1\r\n");
}

/* The later end of a game replaces the earlier one, also while that one is still being counted. */
LAB_HOME_TEST ("/classic-records/again-at-once", test_again_at_once)
{
  g_autoptr (LabClassicSession) session = finish ("matches:5", "person", "person", 3);
  LabClassicGame *game = session->game;

  for (guint i = 0; i < N_NOTES; i++)
    {
      g_autoptr (GAsyncResult) first = NULL;
      g_autoptr (GAsyncResult) second = NULL;

      lab_classic_kind.count (session, &end, on_noted, &first);
      g_assert_true (lab_classic_session_undo (session, NULL));
      g_assert_true (lab_classic_session_undo (session, NULL));
      g_assert_true (lab_classic_game_move (game, 2, NULL));
      lab_classic_kind.count (session, &end, on_noted, &second);
      lab_test_wait (first != NULL && second != NULL);
      g_assert_true (lab_record_kind_add_finish (session, first, NULL));
      g_assert_true (lab_record_kind_add_finish (session, second, NULL));
      assert_csv ("\"matches:5\",person,0,1,0,0\r\n");
      g_assert_true (lab_classic_session_undo (session, NULL));
      g_assert_true (lab_classic_game_move (game, 1, NULL));
      g_assert_true (lab_classic_game_move (game, 1, NULL));
    }
}

LAB_HOME_TEST ("/classic-records/drawn", test_drawn)
{
  g_autoptr (LabClassicSession) session = lab_test_classics_create ("tictactoe", "xox/xoo/ox. 1",
                                                                    "person", "perfect", 3);
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  while (lab_test_classics_play (session, random))
    ;
  note (session);
  assert_csv ("\"tictactoe:3x3,3\",perfect,0,0,1,0\r\n");
}

/* Games are listed in the order of the games, their sizes, and the levels. */
LAB_HOME_TEST ("/classic-records/order", test_order)
{
  set_file (HEADING
            "2026-11-22T20:00:00Z tictactoe:4x4 person easy first 5 0 0 1\n"
            "2026-11-22T20:00:01Z hexapawn:4x4 person person first 5 0 0 2\n"
            "2026-11-22T20:00:02Z hexapawn:4x4 perfect person second 5 0 0 3\n"
            "2026-11-22T20:00:03Z hexapawn:3x3 person beginner nobody 5 0 0 4\n"
            "2026-11-22T20:00:04Z matches:99 person beginner second 5 0 0 5\n"
            "2026-11-22T20:00:05Z matches:9 person beginner second 5 0 0 6\r\n");
  assert_csv ("\"matches:9\",beginner,0,1,0,0\r\n\"matches:99\",beginner,0,1,0,0\r\n"
              "\"hexapawn:3x3\",beginner,0,0,1,0\r\n\"hexapawn:4x4\",perfect,1,0,0,1\r\n"
              "\"hexapawn:4x4\",person,1,0,0,1\r\n\"tictactoe:4x4,4\",easy,1,0,0,1\r\n");
}

/* Damaged lines are reported once; they stay in a renamed file, and the others are counted. */
LAB_HOME_TEST ("/classic-records/damaged-lines", test_damaged_lines)
{
  static const char good[] = "2026-11-22T20:00:00Z matches:4 person hard first 4 0 0 ";
  static const char * const damaged[] = {
    "",
    "hello",
    "2026-11-22T20:00:00Z matches:4 person hard first 4 0 0",
    "2026-11-22T20:00:00Z matches:4 person hard first 4 0 0 1 2",
    "2026-13-22T20:00:00Z matches:4 person hard first 4 0 0 1",
    "1969-01-01T20:00:00Z matches:4 person hard first 4 0 0 1",
    "2026-11-22T20:00:00Z chess person hard first 4 0 0 1",
    "2026-11-22T20:00:00Z matches:4 person wizard first 4 0 0 1",
    "2026-11-22T20:00:00Z matches:4 easy hard first 4 0 0 1",
    "2026-11-22T20:00:00Z matches:4 person hard third 4 0 0 1",
    "2026-11-22T20:00:00Z matches:4 person hard first -4 0 0 1",
    "2026-11-22T20:00:00Z matches:4 person hard first 4 x 0 1",
    "2026-11-22T20:00:00Z matches:4 person hard first 4 0 4294967296 1",
    "2026-11-22T20:00:00Z matches:4 person hard first 4 0 0 18446744073709551616",
    "2026-11-22T20:00:00Z  matches:4 person hard first 4 0 0 1",
    "\xff\xfe",
  };

  for (guint i = 0; i < G_N_ELEMENTS (damaged); i++)
    {
      g_autofree char *text = g_strdup_printf (HEADING "%s1\n%s\n%s2\n", good, damaged[i], good);
      g_autoptr (GPtrArray) records = NULL, tallies = NULL;
      g_autoptr (GError) error = NULL;

      g_test_message ("line %u", i);
      set_file (text);
      records = lab_record_kind_load (&lab_classic_records, &error);
      tallies = lab_classic_records_add_up (records);
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
      g_assert_true (g_str_has_prefix (error->message, "1 recorded game could not be read.\n"
                                       "The file was renamed to “"));
      g_assert_cmpuint (((LabClassicTally *) tallies->pdata[0])->won, ==, 2);
      assert_aside (i + 1, text);
      assert_csv ("\"matches:4\",hard,2,0,0,2\r\n");
    }
  note_game ("matches:5", "person", "hard", 3);
  assert_csv ("\"matches:4\",hard,2,0,0,2\r\n"
              "\"matches:5\",hard,1,0,0,1\r\n");
}

/* A game is counted even if the file is damaged, and the damage is reported then. */
LAB_HOME_TEST ("/classic-records/damaged-while-noting", test_damaged_while_noting)
{
  static const char * const files[] = {
    "something else\n", "Labyrinthe Classics 2\nnew\n", "", HEADING "cut off",
    "Labyrinthe Classics one\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (LabClassicSession) session = finish ("matches:5", "person", "hard", 1);
      g_autoptr (GError) error = NULL;

      g_test_message ("file %u", i);
      set_file (files[i]);
      g_assert_false (try_to_note (session, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
      assert_aside (i + 1, files[i]);
      assert_csv ("\"matches:5\",hard,1,0,0,1\r\n");
    }
}

static gpointer
note_in_thread (gpointer data)
{
  for (guint i = 0; i < N_NOTES; i++)
    note_game ("matches:5", "person", "hard", GPOINTER_TO_UINT (data) * N_NOTES + i);
  return NULL;
}

/* Two windows that count games at the same time lose none. */
LAB_HOME_TEST ("/classic-records/at-once", test_at_once)
{
  GThread *threads[N_THREADS];

  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("note", note_in_thread, GUINT_TO_POINTER (i));
  for (guint i = 0; i < N_THREADS; i++)
    g_thread_join (threads[i]);
  assert_csv ("\"matches:5\",hard,16,0,0,16\r\n");
}

/* A line is written as it was read. */
LAB_HOME_TEST ("/classic-records/lines", test_lines)
{
  static const char * const lines[] = {
    "1970-01-01T00:00:00Z matches:17 person perfect first 1 2 3 4",
    "2026-02-03T04:05:06Z tictactoe:3x3,3 beginner person nobody 9 0 0 18446744073709551615",
    "9999-12-31T23:59:59Z divide:8x5 person person second 4294967295 0 0 0",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      LabClassicRecord *record = lab_record_kind_parse (&lab_classic_records, lines[i]);
      g_autofree char *line = NULL;

      g_assert_nonnull (record);
      line = lab_record_kind_format (&lab_classic_records, record);
      g_assert_cmpstr (line, ==, lines[i]);
      lab_classic_records.free_record (record);
    }
}

/* Only the newest games are kept, so that the file does not grow forever. */
LAB_HOME_TEST ("/classic-records/many", test_many)
{
  g_autoptr (GString) text = g_string_new (HEADING);
  g_autoptr (GPtrArray) tallies = NULL;

  for (guint i = 0; i < 10000; i++)
    g_string_append_printf (text, "2026-11-22T20:00:00Z matches:4 person easy second 5 0 0 %u\n",
                            i);
  set_file (text->str);
  note_game ("matches:5", "person", "hard", 3);
  assert_csv ("\"matches:4\",easy,0,9999,0,0\r\n\"matches:5\",hard,1,0,0,1\r\n");
}
