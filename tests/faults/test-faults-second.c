/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <signal.h>
#include <X11/keysym.h>

#include "lab-fault-run.h"

/* The program is started a second time: the first one presents its window, and there
 * is only one game. */

/* Private helpers */

static LabFaultRun *
start (const char *word)
{
  g_autoptr (GSubprocessLauncher) launcher = lab_fault_launcher_new ();

  return lab_fault_run_new (launcher, word);
}

static void
assert_ends (const char *word)
{
  g_autoptr (LabFaultRun) second = start (word);
  g_autofree char *told = NULL;

  g_assert_cmpint (lab_fault_run_await_end (second, &told), ==, 0);
  g_assert_cmpstr (told, ==, "");
}

/* Closes the message that may be shown, and checks whether the game plays: the window also changes
 * after the message is gone. */
static gboolean
plays_on (LabFaultRun *run)
{
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;

  lab_fault_run_strike (run, XK_Escape, FALSE, FALSE);
  g_usleep (G_USEC_PER_SEC);
  before = lab_fault_run_look (run);
  g_usleep (G_USEC_PER_SEC);
  after = lab_fault_run_look (run);
  return !g_bytes_equal (before, after);
}

/* Tests */

/* Starts again during a game, and while a dialog asks a question: neither is lost. */
LAB_TEST ("/faults/second/playing", test_playing)
{
  g_autofree char *begun = g_test_build_filename (G_TEST_DIST, "data", "saved-2.labyrinthe", NULL);
  g_autofree char *show = lab_fault_make_show (g_get_user_runtime_dir (), "beginner");
  g_autofree char *kept = lab_fault_dup_kept_path (g_get_user_data_dir ());
  g_autoptr (LabFaultRun) first = start (begun);
  g_autofree char *contents = NULL;
  g_autofree char *after = NULL;

  lab_fault_run_await_window (first);
  lab_fault_wait (lab_fault_count_half_turns (kept) > 0);
  g_assert_true (g_file_get_contents (kept, &contents, NULL, NULL));
  /* The first of these files makes the program ask whether to drop the current game. */
  assert_ends (show);
  assert_ends (NULL);
  assert_ends (show);
  assert_ends ("--resume");
  assert_ends ("--new-game");
  g_assert_true (lab_fault_run_is_running (first));
  g_assert_cmpuint (lab_fault_run_count_windows (first), >=, 1);
  g_assert_true (g_file_get_contents (kept, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, contents);
  g_assert_cmpint (lab_fault_run_end (first, SIGTERM, NULL), ==, 0);
  g_assert_cmpint (g_unlink (kept), ==, 0);
}

/* If the first program hangs, the second one says so, and does not touch the game. */
LAB_TEST ("/faults/second/stuck", test_stuck)
{
  g_autofree char *show = lab_fault_make_show (g_get_user_runtime_dir (), "beginner");
  g_autofree char *kept = lab_fault_dup_kept_path (g_get_user_data_dir ());
  g_autoptr (LabFaultRun) first = start (show);
  g_autoptr (LabFaultRun) second = NULL;
  g_autofree char *told = NULL;
  guint n;

  lab_fault_run_await_window (first);
  lab_fault_wait (lab_fault_count_half_turns (kept) > 0);
  g_subprocess_send_signal (lab_fault_run_get_process (first), SIGSTOP);
  n = lab_fault_count_half_turns (kept);
  second = start (NULL);
  g_assert_cmpint (lab_fault_run_await_end (second, &told), ==, 1);
  g_assert_true (
      g_str_has_prefix (told, "labyrinthe: Labyrinthe is already running but does not respond"));
  g_assert_true (strchr (told, '\n') == told + strlen (told) - 1);
  g_assert_cmpuint (lab_fault_count_half_turns (kept), ==, n);

  g_subprocess_send_signal (lab_fault_run_get_process (first), SIGCONT);
  lab_fault_wait (lab_fault_count_half_turns (kept) > n);
  g_assert_cmpint (lab_fault_run_end (first, SIGTERM, NULL), ==, 0);
  g_assert_cmpint (g_unlink (kept), ==, 0);
}

/* The second program cannot find the first one, because it has another message bus: it plays, but
 * the game of the first one stays. */
LAB_TEST ("/faults/second/apart", test_apart)
{
  g_autofree char *show = lab_fault_make_show (g_get_user_runtime_dir (), "beginner");
  g_autofree char *kept = lab_fault_dup_kept_path (g_get_user_data_dir ());
  g_autoptr (GSubprocessLauncher) launcher = lab_fault_launcher_new_lenient ();
  g_autoptr (LabFaultRun) first = start (show);
  g_autoptr (LabFaultRun) second = NULL;
  g_autofree char *contents = NULL;
  g_autofree char *after = NULL;
  guint n;

  lab_fault_run_await_window (first);
  lab_fault_wait (lab_fault_count_half_turns (kept) > 0);
  g_subprocess_send_signal (lab_fault_run_get_process (first), SIGSTOP);
  n = lab_fault_count_half_turns (kept);
  g_assert_true (g_file_get_contents (kept, &contents, NULL, NULL));

  g_subprocess_launcher_setenv (launcher, "DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus",
                                TRUE);
  lab_fault_set_settings (launcher, "speed='fast'\n");
  second = lab_fault_run_new (launcher, show);
  lab_fault_run_await_window (second);
  /* The show waits until the message is closed, then it plays. */
  g_bytes_unref (lab_fault_run_await_still (second));
  lab_fault_wait (plays_on (second));
  g_assert_cmpint (lab_fault_run_end (second, SIGTERM, NULL), ==, 0);
  g_assert_true (g_file_get_contents (kept, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, contents);

  g_subprocess_send_signal (lab_fault_run_get_process (first), SIGCONT);
  lab_fault_wait (lab_fault_count_half_turns (kept) > n);
  g_assert_cmpint (lab_fault_run_end (first, SIGTERM, NULL), ==, 0);
  g_assert_cmpint (g_unlink (kept), ==, 0);
}
