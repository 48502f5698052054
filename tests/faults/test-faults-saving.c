/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <signal.h>
#include <X11/keysym.h>

#include "lab-fault-run.h"
#include "lab-test-games.h"

/* The window is closed, or the program is told to end, while it writes a file that
 * the player named to a slow disk. */

LAB_FAULT_TESTS ()

/* Private helpers */

/* Returns the file in which the slow disk names what it must write. The disk waits
 * while this file exists. */
static char *
dup_began (void)
{
  return g_build_filename (g_get_user_runtime_dir (), "began", NULL);
}

static void
let_write (void)
{
  g_autofree char *began = dup_began ();

  g_assert_cmpint (g_unlink (began), ==, 0);
}

/* The file with the new contents, before it gets its name. */
#define BESIDE "*/.labyrinthe-??????"

/* Starts the program, if @game is not %NULL with that game. The files that match
 * @files are written only when the test allows it. */
static void
start (LabFaultTest *self,
       const char   *game,
       const char   *files,
       gboolean      full)
{
  g_autofree char *began = dup_began ();

  g_subprocess_launcher_setenv (self->launcher, "LD_PRELOAD", g_getenv ("LABYRINTHE_SLOW_DISK"),
                                TRUE);
  g_subprocess_launcher_setenv (self->launcher, "LABYRINTHE_SLOW", began, TRUE);
  g_subprocess_launcher_setenv (self->launcher, "LABYRINTHE_SLOW_FILES", files, TRUE);
  if (full)
    g_subprocess_launcher_setenv (self->launcher, "LABYRINTHE_SLOW_FULL", "1", TRUE);
  lab_fault_set_settings (self->launcher, NULL, "speed='fast'\n");
  g_subprocess_launcher_set_cwd (self->launcher, g_get_user_runtime_dir ());
  lab_fault_test_begin (self, game);
}

static gboolean
has_text (const char  *path,
          char       **text)
{
  g_clear_pointer (text, g_free);
  return g_file_get_contents (path, text, NULL, NULL) && **text != '\0';
}

/* Returns what is in a file, as soon as there is something. */
static char *
await_text (const char *path)
{
  char *text = NULL;

  lab_fault_wait (has_text (path, &text));
  return text;
}

/* Returns the path of the empty file in the folder of @beside whose name ends in @suffix. */
static char *
find_empty (const char *beside,
            const char *suffix)
{
  g_autofree char *folder = g_path_get_dirname (beside);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      GStatBuf status;

      if (g_str_has_suffix (name, suffix) && g_stat (path, &status) == 0 && status.st_size == 0)
        return g_steal_pointer (&path);
    }
  g_error ("no empty file ends in %s", suffix);
}

/* Accepts the proposed name in the file chooser that opens over @n_windows. Returns the path, which
 * ends in @suffix, when the program writes the contents to a file beside it. */
static char *
accept_name (LabFaultRun *run,
             guint        n_windows,
             const char  *suffix)
{
  g_autofree char *began = dup_began ();
  g_autofree char *beside = NULL;

  lab_fault_wait (lab_fault_run_count_windows (run) == n_windows + 1);
  lab_fault_run_strike (run, XK_Return, FALSE, FALSE);
  beside = await_text (began);
  lab_fault_wait (lab_fault_run_count_windows (run) == n_windows);
  return find_empty (beside, suffix);
}

/* Opens @game and saves it, until the program writes. */
static void
save_game (LabFaultTest *self,
           const char   *game,
           gboolean      full)
{
  start (self, game, BESIDE, full);
  lab_fault_run_strike (self->run, XK_s, TRUE, TRUE);
  self->saved = accept_name (self->run, 1, ".labyrinthe");
}

/* Does the same with a game between people, which does not change by itself. */
static void
save (LabFaultTest *self,
      gboolean      full)
{
  g_autofree char *game = g_test_build_filename (G_TEST_DIST, "data", "saved-2.labyrinthe", NULL);

  save_game (self, game, full);
}

static void
await_closed (LabFaultTest *self)
{
  lab_fault_wait (lab_fault_run_count_windows (self->run) == 0);
}

/* Lets the program write the file. It ends after that, with success. */
static void
await_written (LabFaultTest *self)
{
  let_write ();
  g_assert_cmpint (lab_fault_run_await_end (self->run, &self->told), ==, 0);
  g_test_message ("%s", self->told);
}

/* The window closes at once, and the program ends when the file is written. The file
 * equals the autosaved game. */
static void
assert_finished (LabFaultTest *self)
{
  g_autoptr (LabShiftGame) saved = NULL;
  g_autoptr (LabShiftGame) kept = NULL;

  await_closed (self);
  g_assert_true (lab_fault_run_is_running (self->run));
  await_written (self);
  /* GTK may warn that its file chooser does not know its size. */
  g_assert_null (strstr (self->told, "labyrinthe: "));
  saved = lab_fault_load (self->saved);
  kept = lab_fault_load (self->kept);
  g_assert_nonnull (saved);
  g_assert_nonnull (kept);
  g_assert_cmpmem (&saved->position, sizeof (LabShiftPosition), &kept->position,
                   sizeof (LabShiftPosition));
}

/* Returns whether a large part of the window's pixels differs from @before. */
static gboolean
has_changed (LabFaultRun *run,
             GBytes      *before)
{
  g_autoptr (GBytes) now = lab_fault_run_look (run);
  gsize size = g_bytes_get_size (before);
  const guint8 *old_pixels = g_bytes_get_data (before, NULL);
  const guint8 *pixels = g_bytes_get_data (now, NULL);
  gsize n_changed = 0;

  if (g_bytes_get_size (now) != size)
    return FALSE;
  for (gsize i = 0; i < size; i++)
    n_changed += pixels[i] != old_pixels[i];
  return n_changed > size / 10;
}

/* Opens a dialog or a page with a key. A dialog is either a window of its own, or inside the
 * window, which is dimmed then. Returns the number of windows. */
static guint
open_with_key (LabFaultRun *run,
               gulong       key)
{
  g_autoptr (GBytes) before = lab_fault_run_await_still (run);

  lab_fault_run_strike (run, key, FALSE, TRUE);
  lab_fault_wait (lab_fault_run_count_windows (run) == 2 || has_changed (run, before));
  g_bytes_unref (lab_fault_run_await_still (run));
  return lab_fault_run_count_windows (run);
}

/* Tests */

LAB_FIXTURE_TEST ("/faults/saving/sigterm", test_sigterm)
{
  save (self, FALSE);
  g_subprocess_send_signal (self->run->process, SIGTERM);
  assert_finished (self);
}

LAB_FIXTURE_TEST ("/faults/saving/sighup", test_sighup)
{
  save (self, FALSE);
  g_subprocess_send_signal (self->run->process, SIGHUP);
  assert_finished (self);
}

LAB_FIXTURE_TEST ("/faults/saving/closed", test_closed)
{
  save (self, FALSE);
  lab_fault_run_strike (self->run, XK_q, FALSE, TRUE);
  assert_finished (self);
}

/* Closes the window under a dialog; the first request may close only the dialog. */
LAB_FIXTURE_TEST ("/faults/saving/under-dialog", test_under_dialog)
{
  save (self, FALSE);
  open_with_key (self->run, XK_comma);
  g_subprocess_send_signal (self->run->process, SIGTERM);
  assert_finished (self);
}

/* Quits as the menu of the desktop does, while the window is closed. */
LAB_FIXTURE_TEST ("/faults/saving/quit-unseen", test_quit_unseen)
{
  g_autofree char *path = g_strconcat ("/", APPLICATION_ID, NULL);
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  save (self, FALSE);
  lab_fault_run_strike (self->run, XK_q, FALSE, TRUE);
  await_closed (self);
  g_strdelimit (path, ".", '/');
  g_dbus_connection_call (bus, APPLICATION_ID, path, "org.gtk.Actions", "Activate",
                          g_variant_new ("(sava{sv})", "quit", NULL, NULL), NULL,
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL, NULL);
  g_dbus_connection_flush_sync (bus, NULL, NULL);
  assert_finished (self);
}

/* A second request ends the program at once; the current game is saved all the same. */
LAB_FIXTURE_TEST ("/faults/saving/told-twice", test_told_twice)
{
  g_autoptr (LabShiftGame) kept = NULL;

  save (self, FALSE);
  g_subprocess_send_signal (self->run->process, SIGTERM);
  await_closed (self);
  lab_fault_test_end (self);
  let_write ();
  kept = lab_fault_load (self->kept);
  g_assert_nonnull (kept);
}

/* If the file cannot be written, an open window shows the error, and no partial file
 * remains. */
LAB_FIXTURE_TEST ("/faults/saving/full", test_full)
{
  save (self, TRUE);
  lab_fault_run_strike (self->run, XK_q, FALSE, TRUE);
  await_closed (self);
  await_written (self);
  g_assert_nonnull (strstr (self->told, "cannot be written. The disk is full"));
  g_assert_false (g_file_test (self->saved, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (self->kept, G_FILE_TEST_EXISTS));
}

/* After the window is closed the game does not continue, because nobody sees it. */
LAB_FIXTURE_TEST ("/faults/saving/unseen", test_unseen)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  save_game (self, self->show, FALSE);
  lab_fault_run_strike (self->run, XK_q, FALSE, TRUE);
  await_closed (self);
  /* The last half-turn may still be on its way to the disk. */
  g_usleep ((gulong) (200 * G_TIME_SPAN_MILLISECOND));
  g_assert_true (g_file_get_contents (self->kept, &before, NULL, NULL));
  g_usleep ((gulong) (1500 * G_TIME_SPAN_MILLISECOND));
  await_written (self);
  g_assert_true (g_file_get_contents (self->kept, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
  g_assert_true (g_file_test (self->saved, G_FILE_TEST_EXISTS));
}

/* If the user starts the program again meanwhile, it keeps running. */
LAB_FIXTURE_TEST ("/faults/saving/started-again", test_started_again)
{
  g_autoptr (GSubprocessLauncher) launcher = lab_fault_launcher_new ();
  g_autoptr (LabFaultRun) second = NULL;

  save (self, FALSE);
  g_subprocess_send_signal (self->run->process, SIGTERM);
  await_closed (self);
  second = lab_fault_run_new (launcher, NULL);
  g_assert_cmpint (lab_fault_run_await_end (second, NULL), ==, 0);
  lab_fault_run_await_window (self->run);
  let_write ();
  g_usleep ((gulong) (2 * G_TIME_SPAN_SECOND));
  g_assert_true (lab_fault_run_is_running (self->run));
  g_assert_cmpuint (lab_fault_run_count_windows (self->run), ==, 1);
  lab_fault_test_end (self);
  g_assert_true (g_file_test (self->saved, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (self->kept, G_FILE_TEST_EXISTS));
}

/* Exporting the statistics works the same way; the file already has one record. */
LAB_FIXTURE_TEST ("/faults/saving/export", test_export)
{
  g_autofree char *folder = lab_fault_test_make_folder (self);
  g_autofree char *records = g_build_filename (folder, "records.ini", NULL);
  g_autofree char *text = NULL;
  guint n_windows;

  g_assert_true (g_file_set_contents (records,
                                      "[Labyrinthe Records]\nVersion=1\n[x 1]\n"
                                      "Began=2026-10-01T10:00:00Z\nEnded=2026-10-01T10:30:00Z\n"
                                      "Number=1\nVariants=\nCards=6\nSeats=red;blue;\n"
                                      "Names=Ada;Ben;\nKinds=person;person;\nTurns=10;9;\n"
                                      "Found=6;2;\nPlaces=1;2;\n", -1, NULL));
  start (self, NULL, BESIDE, FALSE);
  n_windows = open_with_key (self->run, XK_r);
  /* The heading has the focus. Two players and the game follow, then this button. */
  for (guint i = 0; i < 4; i++)
    lab_fault_run_strike (self->run, XK_Tab, FALSE, FALSE);
  lab_fault_run_strike (self->run, XK_space, FALSE, FALSE);
  self->saved = accept_name (self->run, n_windows, ".csv");
  g_subprocess_send_signal (self->run->process, SIGTERM);
  await_closed (self);
  g_assert_true (lab_fault_run_is_running (self->run));
  await_written (self);
  g_assert_true (g_file_get_contents (self->saved, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "Ada"));
  g_assert_cmpint (g_unlink (records), ==, 0);
}

/* Makes an autosave file with a finished game between two people. */
static char *
make_over (void)
{
  const LabShiftDeal deal = { 7, 0x5, 0, 1, LAB_SHIFT_RULES_LAST_TREASURE };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, NULL);
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  while (lab_test_advance (game, random))
    ;
  return lab_shift_saved_game_to_data (game);
}

/* A finished game stays in the autosave file until it is recorded, however the
 * program ends before that. */
LAB_FIXTURE_TEST ("/faults/saving/record", test_record)
{
  g_autofree char *folder = lab_fault_test_make_folder (self);
  g_autofree char *records = g_build_filename (folder, "records.ini", NULL);
  g_autofree char *began = dup_began ();
  g_autofree char *game = make_over ();
  g_autofree char *written = NULL;

  g_assert_true (g_file_set_contents (self->kept, game, -1, NULL));
  start (self, NULL, "*/records.ini*", FALSE);
  written = await_text (began);
  lab_fault_run_end (self->run, SIGKILL, NULL);
  let_write ();
  g_assert_true (g_file_test (self->kept, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (records, G_FILE_TEST_EXISTS));

  start (self, NULL, "", FALSE);
  lab_fault_wait (!g_file_test (self->kept, G_FILE_TEST_EXISTS));
  lab_fault_test_end (self);
  g_assert_cmpint (g_unlink (records), ==, 0);
}
