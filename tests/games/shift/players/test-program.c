/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-program.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "lab-test-other-user.h"
#include "lab-test-program.h"

/* How programs end, and what they leave behind. */

static const LabLimits no_limits = { 0 };

/* Private helpers */

/* Opens a pipe that ends when all processes that a program has started are gone. */
static int
open_pipe (char **path)
{
  g_autofree char *folder = g_dir_make_tmp ("rogue-XXXXXX", NULL);
  int end;

  *path = g_build_filename (folder, "pipe", NULL);
  g_assert_cmpint (mkfifo (*path, 0600), ==, 0);
  end = open (*path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  g_assert_cmpint (end, >=, 0);
  g_setenv ("LABYRINTHE_ROGUE_PIPE", *path, TRUE);
  return end;
}

static void
close_pipe (int         end,
            const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_unsetenv ("LABYRINTHE_ROGUE_PIPE");
  close (end);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static gboolean
is_held (int end)
{
  char byte;

  return read (end, &byte, 1) < 0 && errno == EAGAIN;
}

/* The processes must end long before they would end by themselves. */
static void
assert_let_go (int end)
{
  gint64 start = g_get_monotonic_time ();

  while (is_held (end))
    {
      g_assert_cmpint (g_get_monotonic_time () - start, <, LONG);
      g_usleep (1000);
    }
}

/* Runs as an ordinary user, with a program of another user. */
static void
try_other_user (void)
{
  static const char still_runs[] = "cannot be killed";
  const char *path = g_getenv ("LABYRINTHE_OTHER_USER");
  g_autoptr (LabAgent) hangs = NULL;
  g_autoptr (LabAgent) stays = NULL;
  g_autoptr (GError) error = NULL;

  hangs = lab_test_make_program (path, "owner-hang", LONG, SHORT, SHORT);
  stays = lab_test_make_program (path, "owner-stubborn", LONG, LONG, LONG);
  lab_test_assert_fails (hangs, 1, &no_limits, LAB_AGENT_ERROR_LATE, still_runs);
  lab_agent_begin (hangs, 1);
  lab_test_assert_fails (hangs, 1, &no_limits, LAB_AGENT_ERROR_LATE, still_runs);
  g_assert_true (lab_program_quit (LAB_PROGRAM (hangs), &error));
  lab_test_assert_answers (stays, 1, &no_limits);
  g_assert_false (lab_program_quit (LAB_PROGRAM (stays), &error));
  g_assert_nonnull (strstr (error->message, still_runs));
  g_assert_true (lab_program_quit (LAB_PROGRAM (stays), NULL));
  lab_test_assert_fails (stays, 2, &no_limits, LAB_AGENT_ERROR_ENDED, still_runs);
}

/* Tests */

/* This program ignores both "quit" and the end of its input. */
static void
test_stubborn (void)
{
  g_autoptr (LabAgent) agent = lab_test_make_rogue ("stubborn", LONG, LONG, LONG);
  gint64 start;

  lab_test_assert_answers (agent, 1, &no_limits);
  start = g_get_monotonic_time ();
  g_clear_object (&agent);
  g_assert_cmpint (g_get_monotonic_time () - start, <, BOUND);
  lab_test_assert_nothing_left ();
}

/* All processes that a program started end with it, even if the program itself ended
 * before. */
static void
test_left_behind (void)
{
  static const char * const modes[] = { "leave-start", "leave", "fork", "fork-hang" };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autofree char *path = NULL;
      int end = open_pipe (&path);
      gboolean answers = g_str_equal (modes[i], "leave");
      g_autoptr (LabAgent) agent = lab_test_make_rogue (modes[i], answers ? LONG : SHORT,
                                                        answers ? LONG : SHORT, SHORT);
      LabObservation observation = lab_test_make_observation (1);
      LabThought thought;

      g_test_message ("%s", modes[i]);
      g_assert_cmpint (lab_agent_choose (agent, &observation, &no_limits, NULL, &thought, NULL), ==,
                       answers);
      if (answers)
        g_assert_true (is_held (end));
      g_clear_object (&agent);
      assert_let_go (end);
      close_pipe (end, path);
      lab_test_assert_nothing_left ();
    }
}

/* The processes end even if the process of the player is killed. */
static void
test_killed (void)
{
  g_autofree char *path = NULL;
  int end;

  if (g_test_subprocess ())
    {
      g_autoptr (LabAgent) agent = lab_test_make_rogue ("leave", LONG, LONG, LONG);

      lab_test_assert_answers (agent, 1, &no_limits);
      kill (getpid (), SIGKILL);
    }
  end = open_pipe (&path);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_assert_false (g_test_trap_has_passed ());
  assert_let_go (end);
  close_pipe (end, path);
}

/* A program can kill the leader of its group; the others of the group end all the same. Here it
 * is the leader itself, or a shell is. */
static void
test_leaderless (void)
{
  static const char * const formats[] = { "'%s' kill-leader", "sh -c \"'%s' kill-leader; true\"" };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *path = NULL;
      int end = open_pipe (&path);
      g_auto (GStrv) halves = g_strsplit (formats[i], "%s", 2);
      g_autofree char *command = g_strconcat (halves[0], g_getenv ("LABYRINTHE_ROGUE"), halves[1],
                                              NULL);
      g_autoptr (LabAgent) agent = lab_program_new (command, NULL);

      g_assert_nonnull (agent);
      lab_program_set_patience (LAB_PROGRAM (agent), LONG, SHORT, SHORT);
      lab_test_assert_fails (agent, 1, &no_limits, LAB_AGENT_ERROR_LATE, "no answer in time");
      assert_let_go (end);
      close_pipe (end, path);
      g_clear_object (&agent);
      lab_test_assert_nothing_left ();
    }
}

/* A program that runs as another user cannot be killed. It is left alone, and the player is told;
 * in the next game it is not started again. Another program plays on. */
static void
test_unkillable (void)
{
  if (lab_test_other_user_enter (g_getenv ("LABYRINTHE_ROGUE")))
    try_other_user ();
}

int
main (int   argc,
      char *argv[])
{
  lab_test_program_init (&argc, &argv);
  g_test_add_func ("/program/stubborn", test_stubborn);
  g_test_add_func ("/program/left-behind", test_left_behind);
  g_test_add_func ("/program/killed", test_killed);
  g_test_add_func ("/program/leaderless", test_leaderless);
  g_test_add_func ("/program/unkillable", test_unkillable);
  return g_test_run ();
}
