/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <signal.h>

#include "lab-fault-run.h"
#include "lab-shift-notation.h"
#include "lab-test-other-user.h"

/* The program gets a signal to end at any moment, as when the user logs out or
 * closes a terminal. It ends at once, without a question, and saves the game as the
 * screen showed it. */

#define N_MOMENTS 6
#define MAX_DELAY (200 * G_TIME_SPAN_MILLISECOND)
/* Much less than the expert's thinking time. */
#define AT_ONCE (7 * G_TIME_SPAN_SECOND)

static const int signals[] = { SIGTERM, SIGHUP, SIGINT };

/* Private helpers */

/* Asserts that the game in one file is the beginning of the game in the other. */
static void
assert_went_on (LabShiftGame *before,
                LabShiftGame *after)
{
  guint n = lab_shift_game_get_n_half_turns (before);
  g_autofree char *old =
    lab_shift_notation_format_position (lab_shift_game_get_position_at (before, n));
  g_autofree char *now = NULL;

  g_assert_cmpuint (lab_shift_game_get_n_half_turns (after), >=, n);
  now = lab_shift_notation_format_position (lab_shift_game_get_position_at (after, n));
  g_assert_cmpstr (old, ==, now);
}

/* Tests */

/* Each start resumes where the last one ended. */
LAB_TEST ("/faults/signals/any-moment", test_any_moment)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (13);
  g_autofree char *kept = lab_fault_dup_kept_path (g_get_user_data_dir ());
  g_autofree char *show = lab_fault_make_show (g_get_user_runtime_dir (), "beginner");
  g_autoptr (LabShiftSavedGame) before = lab_fault_load (show);

  for (guint i = 0; i < N_MOMENTS; i++)
    {
      g_autoptr (GSubprocessLauncher) launcher = lab_fault_launcher_new ();
      g_autoptr (LabFaultRun) run = NULL;
      g_autoptr (LabShiftSavedGame) after = NULL;
      g_autofree char *told = NULL;
      guint n = lab_shift_game_get_n_half_turns (before->controller->game);

      lab_fault_set_settings (launcher, "speed='fast'\n");
      run = lab_fault_run_new (launcher, show);
      lab_fault_wait (lab_fault_count_half_turns (kept) > n);
      g_usleep ((gulong) g_rand_int_range (random, 0, MAX_DELAY));
      g_assert_cmpint (lab_fault_run_end (run, signals[i % G_N_ELEMENTS (signals)], &told), ==, 0);
      g_assert_cmpstr (told, ==, "");
      after = lab_fault_load (kept);
      g_assert_nonnull (after);
      assert_went_on (before->controller->game, after->controller->game);
      g_set_object (&before, after);
      g_assert_cmpint (g_rename (kept, show), ==, 0);
    }
  g_assert_cmpint (g_unlink (show), ==, 0);
}

/* The program does not wait for a computer that thinks for ten seconds. */
LAB_TEST ("/faults/signals/thinking", test_thinking)
{
  g_autoptr (GSubprocessLauncher) launcher = lab_fault_launcher_new ();
  g_autofree char *kept = lab_fault_dup_kept_path (g_get_user_data_dir ());
  g_autofree char *show = lab_fault_make_show (g_get_user_runtime_dir (), "expert");
  g_autoptr (LabFaultRun) run = NULL;
  gint64 start;

  lab_fault_set_settings (launcher, "thinking-time=10.0\n");
  run = lab_fault_run_new (launcher, show);
  lab_fault_run_await_window (run);
  lab_fault_wait (g_file_test (kept, G_FILE_TEST_EXISTS));
  start = g_get_monotonic_time ();
  g_assert_cmpint (lab_fault_run_end (run, SIGTERM, NULL), ==, 0);
  g_assert_cmpint (g_get_monotonic_time () - start, <, AT_ONCE);
  g_assert_cmpuint (lab_fault_count_half_turns (kept), ==, 0);
  g_assert_cmpint (g_unlink (kept), ==, 0);
}

/* Nor does it wait for an answer, such as whether to replace the current game. */
LAB_TEST ("/faults/signals/asked", test_asked)
{
  g_autofree char *kept = lab_fault_dup_kept_path (g_get_user_data_dir ());
  g_autofree char *folder = lab_fault_dup_folder (g_get_user_data_dir ());
  g_autofree char *begun = g_test_build_filename (G_TEST_DIST, "data", "saved-2.labyrinthe", NULL);
  g_autofree char *show = lab_fault_make_show (g_get_user_runtime_dir (), "beginner");
  g_autofree char *contents = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GSubprocessLauncher) launcher = lab_fault_launcher_new ();
  g_autoptr (LabFaultRun) run = NULL;

  g_assert_true (g_file_get_contents (begun, &contents, NULL, NULL));
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (kept, contents, -1, NULL));
  run = lab_fault_run_new (launcher, show);
  lab_fault_run_await_window (run);
  g_bytes_unref (lab_fault_run_await_still (run));
  g_assert_cmpint (lab_fault_run_end (run, SIGTERM, NULL), ==, 0);
  g_assert_true (g_file_get_contents (kept, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, contents);
  g_assert_cmpint (g_unlink (kept), ==, 0);
}

/* A user who starts the program with nohup wants it to outlive the terminal. */
static void
ignore_hangup (gpointer data G_GNUC_UNUSED)
{
  signal (SIGHUP, SIG_IGN);
}

LAB_TEST ("/faults/signals/nohup", test_nohup)
{
  g_autoptr (GSubprocessLauncher) launcher = lab_fault_launcher_new ();
  g_autoptr (LabFaultRun) run = NULL;

  g_subprocess_launcher_set_child_setup (launcher, ignore_hangup, NULL, NULL);
  run = lab_fault_run_new (launcher, NULL);
  lab_fault_run_await_window (run);
  g_subprocess_send_signal (lab_fault_run_get_process (run), SIGHUP);
  g_usleep (300 * G_TIME_SPAN_MILLISECOND);
  g_assert_true (lab_fault_run_is_running (run));
  g_assert_cmpint (lab_fault_run_end (run, SIGTERM, NULL), ==, 0);
}

/* Makes a home for an ordinary user, who may use the screen. Returns: (transfer full): its path */
static char *
make_home (GSubprocessLauncher *launcher)
{
  static const char * const variables[] = {
    "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME",
    "XDG_RUNTIME_DIR",
  };
  g_autoptr (GError) error = NULL;
  char *home = g_dir_make_tmp ("home-XXXXXX", &error);
  g_autofree char *authority = g_build_filename (home, "authority", NULL);
  g_autofree char *contents = NULL;
  gsize size;

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    g_subprocess_launcher_setenv (launcher, variables[i], home, TRUE);
  g_file_get_contents (g_getenv ("XAUTHORITY"), &contents, &size, &error);
  g_assert_no_error (error);
  g_file_set_contents (authority, contents, (gssize) size, &error);
  g_assert_no_error (error);
  g_subprocess_launcher_setenv (launcher, "XAUTHORITY", authority, TRUE);
  return home;
}

static void
run_command (const char *format,
             const char *path)
{
  g_autofree char *quoted = g_shell_quote (path);
  g_auto (GStrv) words = g_strsplit (format, "%s", 2);
  g_autofree char *command = g_strconcat (words[0], quoted, words[1], NULL);
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_command_line_sync (command, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

/* Runs the game as an ordinary user, without a bus and a sandbox. Returns: (transfer full): how
 * to start it with this program as a player */
static GSubprocessLauncher *
launch_as_other (const char  *program,
                 char       **home)
{
  GSubprocessLauncher *launcher = lab_fault_launcher_new_lenient ();
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = g_strdup_printf ("[io/github/labyrinthe/Labyrinthe]\n"
                                           "speed='fast'\nprogram='%s'\n", program);

  *home = make_home (launcher);
  folder = g_build_filename (*home, "glib-2.0", "settings", NULL);
  path = g_build_filename (folder, "keyfile", NULL);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_BACKEND", "keyfile", TRUE);
  g_subprocess_launcher_setenv (launcher, "GTK_A11Y", "none", TRUE);
  g_subprocess_launcher_setenv (launcher, "DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus",
                                TRUE);
  g_subprocess_launcher_setenv (launcher, "PATH", "/nonexistent", TRUE);
  g_subprocess_launcher_set_child_setup (launcher, lab_test_other_user_drop, NULL, NULL);
  return launcher;
}

/* Two programs run as another user, do not answer, and cannot be killed. The game goes on without
 * them, and ends when it is told to. */
LAB_TEST ("/faults/signals/other-user", test_other_user)
{
  const char *reason;
  g_autofree char *rogue = lab_test_other_user_install (g_getenv ("LABYRINTHE_ROGUE"), &reason);
  g_autofree char *program = NULL;
  g_autofree char *home = NULL;
  g_autofree char *show = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *told = NULL;
  g_autoptr (GSubprocessLauncher) launcher = NULL;
  g_autoptr (LabFaultRun) run = NULL;
  gint64 start;

  if (rogue == NULL)
    {
      g_test_skip (reason);
      return;
    }
  program = g_strconcat (rogue, " owner-hang", NULL);
  launcher = launch_as_other (program, &home);
  show = lab_fault_make_show (home, "program");
  run_command ("chown -R 65534:65534 %s", home);
  kept = lab_fault_dup_kept_path (home);
  run = lab_fault_run_new (launcher, show);
  lab_fault_run_await_window (run);
  lab_fault_wait (lab_fault_count_half_turns (kept) >= 2 * LAB_FAULT_ENOUGH);
  start = g_get_monotonic_time ();
  g_assert_cmpint (lab_fault_run_end (run, SIGTERM, &told), ==, 0);
  g_assert_cmpint (g_get_monotonic_time () - start, <, AT_ONCE);
  g_assert_null (strstr (told, "CRITICAL"));
  run_command ("rm -rf %s", home);
  lab_test_other_user_uninstall (rogue);
}
