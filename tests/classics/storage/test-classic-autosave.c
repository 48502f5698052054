/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "lab-classic-autosave.h"
#include "lab-storage.h"
#include "lab-test-classics.h"
#include "lab-test-effort.h"
#include "lab-test-home.h"

#define N_KILLS 25
#define MAX_LINES 20
#define MAX_DELAY 1500        /* in microseconds */
#define GAME "hexapawn:8x8"

/* How this program is started to play until it is killed. */
#define PLAY_FOREVER "--play-forever"

/* Private helpers */

static LabClassicSession *
load (void)
{
  g_autoptr (GError) error = NULL;
  LabClassicSession *session = lab_classic_autosave_load (NULL, &error);

  g_assert_no_error (error);
  return session;
}

static void
assert_saved (LabClassicSession *session)
{
  g_autoptr (LabClassicSession) saved = load ();

  g_assert_nonnull (saved);
  lab_test_classics_assert_same (session, saved);
}

static void
count_trouble (LabClassicAutosave *autosave G_GNUC_UNUSED,
               const char         *reason,
               guint              *n_troubles)
{
  g_assert_true (g_utf8_validate (reason, -1, NULL));
  ++*n_troubles;
}

/* Tests */

/* Each change is in the file: moves, undone and redone moves, the counts. */
static void
test_changes (char         *home G_GNUC_UNUSED,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabClassicAutosave) autosave = lab_classic_autosave_new ();
  g_autoptr (LabClassicSession) session = lab_test_classics_create ("hexapawn:4x4", NULL, "person",
                                                                    "person", 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (4);

  g_assert_null (lab_classic_autosave_get_holder (autosave));
  g_assert_null (load ());
  g_assert_true (lab_classic_autosave_is_saved (autosave));
  lab_classic_autosave_start (autosave, session);
  do
    {
      g_assert_true (lab_classic_autosave_is_saved (autosave));
      assert_saved (session);
      if (!lab_classic_session_may_undo (session))
        continue;
      g_assert_true (lab_classic_session_undo (session, NULL));
      g_assert_true (lab_classic_autosave_is_saved (autosave));
      assert_saved (session);
      g_assert_true (lab_classic_session_redo (session, NULL));
    }
  while (lab_test_classics_play (session, random));
  g_assert_cmpuint (lab_classic_session_get_n_undone (session), >, 0);
  g_assert_true (lab_classic_autosave_is_saved (autosave));
  assert_saved (session);
}

/* A game that was stopped stays in the file as it was; a new one replaces it. */
static void
test_stop (char         *home G_GNUC_UNUSED,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabClassicAutosave) autosave = lab_classic_autosave_new ();
  g_autoptr (LabClassicSession) one = lab_test_classics_create ("matches:99", NULL, "person",
                                                                "easy", 1);
  g_autoptr (LabClassicSession) other = lab_test_classics_create ("tictactoe", NULL, "hard",
                                                                  "person", 2);
  g_autoptr (LabClassicSession) before = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) played = NULL;

  lab_classic_autosave_start (autosave, one);
  g_assert_true (lab_test_classics_play (one, random));
  lab_classic_autosave_flush (autosave);
  before = load ();
  lab_classic_autosave_stop (autosave);
  g_assert_true (lab_test_classics_play (one, random));
  g_assert_true (lab_classic_autosave_is_saved (autosave));
  assert_saved (before);
  lab_classic_autosave_start (autosave, other);
  g_assert_true (lab_test_classics_play (one, random));
  g_assert_true (lab_test_classics_play (other, random));
  lab_classic_autosave_flush (autosave);
  assert_saved (other);
  g_object_unref (lab_classic_autosave_load (&played, NULL));
  g_assert_cmpint (ABS (g_date_time_difference (played, now)), <, G_TIME_SPAN_MINUTE);
}

static void
test_delete (char         *home G_GNUC_UNUSED,
             gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabClassicAutosave) autosave = lab_classic_autosave_new ();
  g_autoptr (LabClassicSession) session = lab_test_classics_create ("divide:8x5", NULL, "person",
                                                                    "person", 1);
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  GWeakRef weak;

  lab_classic_autosave_start (autosave, session);
  lab_classic_autosave_delete (autosave);
  g_assert_null (load ());
  g_assert_true (lab_test_classics_play (session, random));
  lab_classic_autosave_flush (autosave);
  g_assert_null (load ());
  /* Nothing holds the game. */
  g_weak_ref_init (&weak, session);
  g_clear_object (&session);
  g_assert_null (g_weak_ref_get (&weak));
  g_weak_ref_clear (&weak);
}

/* A damaged file is renamed, and that is told once. */
static void
test_damaged (char         *home G_GNUC_UNUSED,
              gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = lab_storage_get_path (LAB_CLASSIC_AUTOSAVE_FILE_NAME);
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);
  g_autofree char *contents = NULL;
  g_autoptr (GDateTime) played = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "[Labyrinthe Classics]\nVersion=7\n", -1, NULL));
  g_assert_null (lab_classic_autosave_load (&played, &error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_NEWER);
  g_assert_nonnull (strstr (error->message, aside));
  g_assert_null (played);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_get_contents (aside, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "[Labyrinthe Classics]\nVersion=7\n");
  g_assert_null (load ());
}

/* While another program has the file, nothing is written, and players are told once. */
static void
test_second (char         *home G_GNUC_UNUSED,
             gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (LabClassicAutosave) first = lab_classic_autosave_new ();
  g_autoptr (LabClassicAutosave) second = lab_classic_autosave_new ();
  g_autoptr (LabClassicSession) mine = lab_test_classics_create ("hexapawn:3x3", NULL, "person",
                                                                 "person", 1);
  g_autoptr (LabClassicSession) theirs = lab_test_classics_create ("tictactoe", NULL, "person",
                                                                   "person", 2);
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  guint n_troubles = 0;

  g_assert_null (lab_classic_autosave_get_holder (first));
  g_assert_nonnull (lab_classic_autosave_get_holder (second));
  g_signal_connect (second, "trouble", G_CALLBACK (count_trouble), &n_troubles);
  lab_classic_autosave_start (first, mine);
  lab_classic_autosave_start (second, theirs);
  g_assert_true (lab_test_classics_play (theirs, random));
  g_assert_false (lab_classic_autosave_is_saved (second));
  g_assert_cmpuint (n_troubles, ==, 1);
  lab_classic_autosave_delete (second);
  lab_classic_autosave_flush (first);
  assert_saved (mine);
}

/* Tests: killed */

static void
tell (LabClassicSession *session)
{
  printf ("%" G_GUINT64_FORMAT " %u\n", lab_classic_session_get_seed (session),
          lab_classic_game_get_n_moves (lab_classic_session_get_game (session)));
  fflush (stdout);
}

/* Plays games and saves them, first the one that was interrupted. */
static void G_GNUC_NORETURN
play_forever (void)
{
  g_autoptr (LabClassicAutosave) autosave = lab_classic_autosave_new ();
  g_autoptr (GRand) random = g_rand_new_with_seed (8);
  LabClassicSession *session = load ();

  for (guint64 seed = session != NULL ? lab_classic_session_get_seed (session) : 0;; seed++)
    {
      if (session == NULL)
        session = lab_test_classics_create (GAME, NULL, "person", "person", seed);
      lab_classic_autosave_start (autosave, session);
      do
        tell (session);
      while (lab_test_classics_play (session, random));
      g_clear_object (&session);
    }
}

/* Starts this program and kills it at a random moment. Returns the last line that it wrote. */
static void
play_and_kill (GRand   *random,
               guint64 *seed,
               guint64 *n_moves)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                                      "/proc/self/exe", PLAY_FOREVER, NULL);
  g_autoptr (GDataInputStream) stream = NULL;
  gint32 n_lines = g_rand_int_range (random, 1, MAX_LINES + 1);
  char *line;

  g_assert_no_error (error);
  stream = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  for (gint32 i = 0; (line = g_data_input_stream_read_line (stream, NULL, NULL, NULL)) != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (line, " ", 2);

      *seed = g_ascii_strtoull (words[0], NULL, 10);
      *n_moves = g_ascii_strtoull (words[1], NULL, 10);
      g_free (line);
      if (i + 1 != n_lines)
        continue;
      g_usleep ((gulong) g_rand_int_range (random, 0, MAX_DELAY));
      g_subprocess_force_exit (process);
    }
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_signaled (process));
  g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);
}

/* A kill loses at most the last change, and the file is never partial. */
static void
test_killed (char         *home G_GNUC_UNUSED,
             gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (31);
  guint n_resumed = 0;

  for (guint run = 0; run < lab_test_rounds (N_KILLS); run++)
    {
      guint64 seed = 0, n_moves = 0;
      g_autoptr (LabClassicSession) session = NULL;
      guint64 n_saved;

      play_and_kill (random, &seed, &n_moves);
      session = load ();
      if (session == NULL)
        {
          /* It was killed before the first file was complete. */
          g_assert_cmpuint (n_resumed, ==, 0);
          g_assert_cmpuint (n_moves, <=, 1);
          continue;
        }
      n_resumed++;
      n_saved = lab_classic_game_get_n_moves (lab_classic_session_get_game (session));
      /* The line of a move is written after the move is given to the thread that saves it. */
      if (lab_classic_session_get_seed (session) == seed)
        {
          g_assert_cmpuint (n_saved + 1, >=, n_moves);
          g_assert_cmpuint (n_saved, <=, n_moves + 1);
        }
      else if (lab_classic_session_get_seed (session) == seed + 1)
        g_assert_cmpuint (n_saved, ==, 0);
      else
        {
          g_assert_cmpuint (lab_classic_session_get_seed (session) + 1, ==, seed);
          g_assert_cmpuint (n_moves, ==, 0);
        }
    }
  g_assert_cmpuint (n_resumed, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  if (argc > 1 && strcmp (argv[1], PLAY_FOREVER) == 0)
    play_forever ();

  g_test_init (&argc, &argv, NULL);
  lab_test_home_init ();

  lab_test_home_add ("/classic-autosave/changes", test_changes);
  lab_test_home_add ("/classic-autosave/stop", test_stop);
  lab_test_home_add ("/classic-autosave/delete", test_delete);
  lab_test_home_add ("/classic-autosave/damaged", test_damaged);
  lab_test_home_add ("/classic-autosave/second", test_second);
  lab_test_home_add ("/classic-autosave/killed", test_killed);

  return lab_test_home_run ();
}
