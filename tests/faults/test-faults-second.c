/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <signal.h>
#include <X11/keysym.h>

#include "lab-fault-run.h"

/* The program is started a second time: the first one presents its window, and there
 * is only one game. */

LAB_FAULT_TESTS ()

/* Private helpers */

static void
assert_ends (LabFaultTest *self,
             const char   *word)
{
  g_autoptr (LabFaultRun) second = lab_fault_run_new (self->launcher, word);
  g_autofree char *told = NULL;

  g_assert_cmpint (lab_fault_run_await_end (second, &told), ==, 0);
  g_assert_cmpstr (told, ==, "");
}

static char *
read_kept (LabFaultTest *self)
{
  char *contents = NULL;

  g_assert_true (g_file_get_contents (self->kept, &contents, NULL, NULL));
  return contents;
}

/* Begins a game, and stops the program. Returns how far the game is. */
static guint
begin_and_stop (LabFaultTest *self)
{
  lab_fault_test_begin (self, self->show);
  lab_fault_wait (lab_fault_count_half_turns (self->kept) > 0);
  g_subprocess_send_signal (self->run->process, SIGSTOP);
  return lab_fault_count_half_turns (self->kept);
}

static void
assert_continues (LabFaultTest *self,
                  guint         n)
{
  g_subprocess_send_signal (self->run->process, SIGCONT);
  lab_fault_wait (lab_fault_count_half_turns (self->kept) > n);
  lab_fault_test_end (self);
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
LAB_FIXTURE_TEST ("/faults/second/playing", test_playing)
{
  g_autofree char *begun = g_test_build_filename (G_TEST_DIST, "data", "saved-2.labyrinthe", NULL);
  /* The first of these files makes the program ask whether to drop the current game. */
  const char *words[] = { self->show, NULL, self->show, "--resume", "--new-game" };
  g_autofree char *contents = NULL;
  g_autofree char *after = NULL;

  lab_fault_test_begin (self, begun);
  lab_fault_wait (lab_fault_count_half_turns (self->kept) > 0);
  contents = read_kept (self);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    assert_ends (self, words[i]);
  g_assert_true (lab_fault_run_is_running (self->run));
  g_assert_cmpuint (lab_fault_run_count_windows (self->run), >=, 1);
  after = read_kept (self);
  g_assert_cmpstr (after, ==, contents);
  lab_fault_test_end (self);
}

/* If the first program hangs, the second one says so, and does not touch the game. */
LAB_FIXTURE_TEST ("/faults/second/stuck", test_stuck)
{
  g_autoptr (LabFaultRun) second = NULL;
  g_autofree char *told = NULL;
  guint n = begin_and_stop (self);

  second = lab_fault_run_new (self->launcher, NULL);
  g_assert_cmpint (lab_fault_run_await_end (second, &told), ==, 1);
  g_assert_true (
      g_str_has_prefix (told, "labyrinthe: Labyrinthe is already running but does not respond"));
  g_assert_true (strchr (told, '\n') == told + strlen (told) - 1);
  g_assert_cmpuint (lab_fault_count_half_turns (self->kept), ==, n);
  assert_continues (self, n);
}

/* The second program cannot find the first one, because it has another message bus: it plays, but
 * the game of the first one stays. */
LAB_FIXTURE_TEST ("/faults/second/apart", test_apart)
{
  g_autoptr (LabFaultRun) second = NULL;
  guint n = begin_and_stop (self);
  g_autofree char *contents = read_kept (self);
  g_autofree char *after = NULL;

  lab_fault_lose_bus (self->launcher);
  lab_fault_set_settings (self->launcher, NULL, "speed='fast'\n");
  second = lab_fault_run_new (self->launcher, self->show);
  lab_fault_run_await_window (second);
  /* The show waits until the message is closed, then it plays. */
  g_bytes_unref (lab_fault_run_await_still (second));
  lab_fault_wait (plays_on (second));
  g_assert_cmpint (lab_fault_run_end (second, SIGTERM, NULL), ==, 0);
  after = read_kept (self);
  g_assert_cmpstr (after, ==, contents);
  assert_continues (self, n);
}
