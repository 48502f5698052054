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

LAB_FAULT_TESTS ()

/* Private helpers */

/* Asserts that the game in one file is the beginning of the game in the other. */
static void
assert_went_on (LabShiftGame *before,
                LabShiftGame *after)
{
  guint n = before->past->len;
  g_autofree char *old =
    lab_shift_notation_format_position (lab_shift_game_get_position_at (before, n));
  g_autofree char *now = NULL;

  g_assert_cmpuint (after->past->len, >=, n);
  now = lab_shift_notation_format_position (lab_shift_game_get_position_at (after, n));
  g_assert_cmpstr (old, ==, now);
}

/* Tells the program to end, which it does at once. */
static void
assert_ends_at_once (LabFaultTest *self)
{
  gint64 start = g_get_monotonic_time ();

  lab_fault_test_end (self);
  g_assert_cmpint (g_get_monotonic_time () - start, <, AT_ONCE);
}

/* Tests */

/* Each start resumes where the last one ended. */
LAB_FIXTURE_TEST ("/faults/signals/any-moment", test_any_moment)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (13);
  g_autoptr (LabShiftGame) before = lab_fault_load (self->show);

  lab_fault_set_settings (self->launcher, NULL, "speed='fast'\n");
  for (guint i = 0; i < N_MOMENTS; i++)
    {
      g_autoptr (LabFaultRun) run = lab_fault_run_new (self->launcher, self->show);
      g_autoptr (LabShiftGame) after = NULL;
      g_autofree char *told = NULL;
      guint n = before->past->len;

      lab_fault_wait (lab_fault_count_half_turns (self->kept) > n);
      g_usleep ((gulong) g_rand_int_range (random, 0, MAX_DELAY));
      g_assert_cmpint (lab_fault_run_end (run, signals[i % G_N_ELEMENTS (signals)], &told), ==, 0);
      g_assert_cmpstr (told, ==, "");
      after = lab_fault_load (self->kept);
      g_assert_nonnull (after);
      assert_went_on (before, after);
      g_set_object (&before, after);
      g_assert_cmpint (g_rename (self->kept, self->show), ==, 0);
    }
}

/* The program does not wait for a computer that thinks for ten seconds. */
LAB_FIXTURE_TEST ("/faults/signals/thinking", test_thinking)
{
  g_autofree char *show = lab_fault_make_show (g_get_user_runtime_dir (), "expert");

  lab_fault_set_settings (self->launcher, NULL, "thinking-time=10.0\n");
  lab_fault_test_begin (self, show);
  lab_fault_wait (g_file_test (self->kept, G_FILE_TEST_EXISTS));
  assert_ends_at_once (self);
  g_assert_cmpuint (lab_fault_count_half_turns (self->kept), ==, 0);
  g_assert_true (g_file_test (self->kept, G_FILE_TEST_EXISTS));
}

/* Nor does it wait for an answer, such as whether to replace the current game. */
LAB_FIXTURE_TEST ("/faults/signals/asked", test_asked)
{
  g_autofree char *folder = lab_fault_test_make_folder (self);
  g_autofree char *begun = g_test_build_filename (G_TEST_DIST, "data", "saved-2.labyrinthe", NULL);
  g_autofree char *contents = NULL;
  g_autofree char *after = NULL;

  g_assert_true (g_file_get_contents (begun, &contents, NULL, NULL));
  g_assert_true (g_file_set_contents (self->kept, contents, -1, NULL));
  lab_fault_test_begin (self, self->show);
  g_bytes_unref (lab_fault_run_await_still (self->run));
  lab_fault_test_end (self);
  g_assert_true (g_file_get_contents (self->kept, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, contents);
}

/* A user who starts the program with nohup wants it to outlive the terminal. */
static void
ignore_hangup (gpointer data G_GNUC_UNUSED)
{
  signal (SIGHUP, SIG_IGN);
}

LAB_FIXTURE_TEST ("/faults/signals/nohup", test_nohup)
{
  g_subprocess_launcher_set_child_setup (self->launcher, ignore_hangup, NULL, NULL);
  lab_fault_test_begin (self, NULL);
  g_subprocess_send_signal (self->run->process, SIGHUP);
  g_usleep (G_USEC_PER_SEC);
  g_assert_true (lab_fault_run_is_running (self->run));
  lab_fault_test_end (self);
}

/* Makes a home for an ordinary user, who may use the screen. Returns: (transfer full): its path */
static char *
make_home (GSubprocessLauncher *launcher)
{
  g_autoptr (GError) error = NULL;
  char *home = g_dir_make_tmp ("home-XXXXXX", &error);
  g_autofree char *authority = g_build_filename (home, "authority", NULL);
  g_autofree char *contents = NULL;
  gsize size;

  g_assert_no_error (error);
  lab_fault_set_home (launcher, home);
  g_subprocess_launcher_setenv (launcher, "XDG_RUNTIME_DIR", home, TRUE);
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

/* Two programs run as another user, do not answer, and cannot be killed. The game, which runs as an
 * ordinary user without a bus and a sandbox, goes on without them, and ends when it is told to. */
LAB_FIXTURE_TEST ("/faults/signals/other-user", test_other_user)
{
  const char *reason;
  g_autofree char *rogue = lab_test_other_user_install (g_getenv ("LABYRINTHE_ROGUE"), &reason);
  g_autofree char *settings = NULL;
  g_autofree char *home = NULL;
  g_autofree char *show = NULL;
  g_autofree char *kept = NULL;

  if (rogue == NULL)
    {
      g_test_skip (reason);
      return;
    }
  home = make_home (self->launcher);
  settings = g_strdup_printf ("speed='fast'\nprogram='%s owner-hang'\n", rogue);
  lab_fault_set_settings (self->launcher, home, settings);
  lab_fault_lose_bus (self->launcher);
  g_subprocess_launcher_setenv (self->launcher, "GTK_A11Y", "none", TRUE);
  g_subprocess_launcher_setenv (self->launcher, "PATH", "/nonexistent", TRUE);
  g_subprocess_launcher_set_child_setup (self->launcher, lab_test_other_user_drop, NULL, NULL);
  show = lab_fault_make_show (home, "program");
  run_command ("chown -R 65534:65534 %s", home);
  kept = lab_fault_dup_kept_path (home);
  lab_fault_test_begin (self, show);
  lab_fault_wait (lab_fault_count_half_turns (kept) >= 2 * LAB_FAULT_ENOUGH);
  assert_ends_at_once (self);
  g_assert_null (strstr (self->told, "CRITICAL"));
  run_command ("rm -rf %s", home);
  lab_test_other_user_uninstall (rogue);
}
