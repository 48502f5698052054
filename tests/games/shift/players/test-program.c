/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include "lab-test-program.h"

/* The tests do not ignore SIGPIPE, to show that a dead program cannot end this
 * process. */

static const LabLimits no_limits = { 0 };
static const LabLimits short_time = { .time = SHORT };

/* Tests */

/* A program fails at each question: two in one game, and one in the next. */
LAB_TEST ("/program/failures", test_failures)
{
  static const struct
  {
    const char *mode;
    LabShiftAgentError code;
    const char *saying;
  } cases[] = {
    { "exit-start", LAB_SHIFT_AGENT_ERROR_START, "has ended" },
    { "flood-start", LAB_SHIFT_AGENT_ERROR_START, "sent too much output" },
    { "banner", LAB_SHIFT_AGENT_ERROR_START, "“Welcome to the rogue!”" },
    { "refuse-start", LAB_SHIFT_AGENT_ERROR_START, "only version 2" },
    { "exit", LAB_SHIFT_AGENT_ERROR_ENDED, "has ended" },
    { "crash", LAB_SHIFT_AGENT_ERROR_ENDED, "has ended" },
    { "close", LAB_SHIFT_AGENT_ERROR_ENDED, "closed its output" },
    { "kill-group", LAB_SHIFT_AGENT_ERROR_ENDED, "has ended" },
    { "half-line", LAB_SHIFT_AGENT_ERROR_ENDED, "has ended" },
    { "words", LAB_SHIFT_AGENT_ERROR_RUBBISH, "“I would rather not.”" },
    { "no-turn", LAB_SHIFT_AGENT_ERROR_RUBBISH, "“best maybe”" },
    { "empty-turn", LAB_SHIFT_AGENT_ERROR_RUBBISH, "“best”" },
    { "two-turns", LAB_SHIFT_AGENT_ERROR_RUBBISH, "“best Nb=6-e3 Nb=6-e3”" },
    { "error", LAB_SHIFT_AGENT_ERROR_RUBBISH, "my head hurts" },
    { "ready-again", LAB_SHIFT_AGENT_ERROR_RUBBISH, "“ready”" },
    { "binary", LAB_SHIFT_AGENT_ERROR_RUBBISH, "?best?[2J" },
    { "flood", LAB_SHIFT_AGENT_ERROR_RUBBISH, "sent too much output" },
    { "flood-empty", LAB_SHIFT_AGENT_ERROR_RUBBISH, "sent too much output" },
    { "flood-bytes", LAB_SHIFT_AGENT_ERROR_RUBBISH, "a line of more than" },
    { "long-line", LAB_SHIFT_AGENT_ERROR_RUBBISH, "a line of more than" },
    { "early", LAB_SHIFT_AGENT_ERROR_RUBBISH, "answered before it was asked" },
    { "forbidden", LAB_SHIFT_AGENT_ERROR_FORBIDDEN, "against the rules" },
  };
  struct rusage before, after;

  getrusage (RUSAGE_SELF, &before);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LabShiftAgent) agent = lab_test_make_rogue (cases[i].mode, LONG, LONG, LONG);

      g_test_message ("mode %s", cases[i].mode);
      for (guint64 question = 1; question <= 3; question++)
        {
          if (question == 3)
            lab_shift_agent_begin (agent, question);
          lab_test_assert_fails (agent, question, &no_limits, cases[i].code, cases[i].saying);
        }
      g_clear_object (&agent);
      lab_test_assert_nothing_left ();
    }
  getrusage (RUSAGE_SELF, &after);
#ifndef __SANITIZE_ADDRESS__    /* the sanitizer keeps freed memory for a while */
  g_assert_cmpint (after.ru_maxrss - before.ru_maxrss, <, 16 << 10);
#endif
}

/* One that does not answer in time, or writes faster than we read, fails in the next game, too. */
LAB_TEST ("/program/late", test_late)
{
  static const char * const modes[] = { "hang", "drip", "drip-bytes", "too-late", "deaf", "fork",
                                        "fork-hang", "flood-errors", "hang-start" };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      gboolean starts = !g_str_has_suffix (modes[i], "-start");
      g_autoptr (LabShiftAgent) agent = lab_test_make_rogue (modes[i], starts ? LONG : SHORT, SHORT,
                                                             SHORT);

      g_test_message ("mode %s", modes[i]);
      for (guint game = 0; game < 2; game++)
        {
          lab_shift_agent_begin (agent, 1);
          lab_test_assert_fails (agent, 1, game == 0 ? &short_time : &no_limits,
                                 starts ? LAB_SHIFT_AGENT_ERROR_LATE : LAB_SHIFT_AGENT_ERROR_START,
                                 starts ? "no answer in time" : "did not get ready");
        }
      g_clear_object (&agent);
      lab_test_assert_nothing_left ();
    }
}

/* An answer is late if the program had to be told to stop. */
LAB_TEST ("/program/late-but-counted", test_late_but_counted)
{
  g_autoptr (LabShiftAgent) agent = lab_test_make_rogue ("when-stopped", LONG, LONG, LONG);
  LabShiftThought thought;

  g_assert_true (lab_test_ask_program (agent, 1, &short_time, &thought, NULL));
  g_assert_true (thought.late);
}

static gpointer
cancel_soon (gpointer cancellable)
{
  g_usleep (SHORT);
  g_cancellable_cancel (cancellable);
  return NULL;
}

/* A late answer to a canceled question is not used for the next one. */
LAB_TEST ("/program/cancel", test_cancel)
{
  g_autoptr (LabShiftAgent) agent = lab_test_make_rogue ("when-stopped", LONG, 4 * LONG, LONG);
  LabShiftObservation observation = lab_test_make_observation (1);

  for (guint64 seed = 0; seed < 3; seed++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      GThread *thread = g_thread_new ("cancel", cancel_soon, cancellable);

      for (guint i = 0; i < 2; i++)
        {
          g_autoptr (GError) error = NULL;
          LabShiftThought thought;

          g_assert_false (lab_shift_agent_choose (agent, &observation, &no_limits, cancellable,
                                                  &thought, &error));
          g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
        }
      g_thread_join (thread);
      lab_test_assert_answers (agent, seed, &short_time);
    }
}

/* All processes that a program started end with it, even if the program itself ended
 * before. */
LAB_TEST ("/program/left-behind", test_left_behind)
{
  static const char * const modes[] = { "leave-start", "leave", "fork", "fork-hang" };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      char *path;
      int end = lab_test_open_pipe (NULL, &path);
      gboolean answers = g_str_equal (modes[i], "leave");
      g_autoptr (LabShiftAgent) agent = lab_test_make_rogue (modes[i], answers ? LONG : SHORT,
                                                             answers ? LONG : SHORT, SHORT);
      LabShiftObservation observation = lab_test_make_observation (1);
      LabShiftThought thought;

      g_test_message ("%s", modes[i]);
      g_assert_cmpint (lab_shift_agent_choose (agent, &observation, &no_limits, NULL, &thought,
                                               NULL),
                       ==, answers);
      if (answers)
        g_assert_true (lab_test_pipe_is_held (end));
      g_clear_object (&agent);
      lab_test_close_pipe (end, path);
      lab_test_assert_nothing_left ();
    }
}

/* The processes end even if the process of the player is killed. */
LAB_TEST ("/program/killed", test_killed)
{
  char *path;
  int end;

  if (g_test_subprocess ())
    {
      g_autoptr (LabShiftAgent) agent = lab_test_make_rogue ("leave", LONG, LONG, LONG);

      lab_test_assert_answers (agent, 1, &no_limits);
      kill (getpid (), SIGKILL);
    }
  end = lab_test_open_pipe (NULL, &path);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_assert_false (g_test_trap_has_passed ());
  lab_test_close_pipe (end, path);
}

/* A program can kill the leader of its group; the others of the group end all the same. Here it
 * is the leader itself, or a shell is. */
LAB_TEST ("/program/leaderless", test_leaderless)
{
  static const char * const formats[] = { "'%s' kill-leader", "sh -c \"'%s' kill-leader; true\"" };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      char *path;
      int end = lab_test_open_pipe (NULL, &path);
      g_auto (GStrv) halves = g_strsplit (formats[i], "%s", 2);
      g_autofree char *command = g_strconcat (halves[0], g_getenv ("LABYRINTHE_ROGUE"), halves[1],
                                              NULL);
      g_autoptr (LabShiftAgent) agent = lab_shift_program_new (command, NULL);

      g_assert_nonnull (agent);
      lab_dialogue_set_patience (LAB_SHIFT_PROGRAM (agent)->dialogue, LONG, SHORT, SHORT);
      lab_test_assert_fails (agent, 1, &no_limits, LAB_SHIFT_AGENT_ERROR_LATE, "no answer in time");
      lab_test_close_pipe (end, path);
      g_clear_object (&agent);
      lab_test_assert_nothing_left ();
    }
}

/* A program gets the same random seed for the same game, and cannot compute the
 * game's seed from it. The expected values are the first eight bytes of SHA-256
 * sums, computed with another program. */
LAB_TEST ("/program/seed", test_seed)
{
  g_autoptr (LabShiftAgent) agent = lab_shift_program_new (
      "sh -c 'while read -r word rest; do case $word in labyrinthe) echo ready ;;"
      " new) seed=$rest ;; go) echo error I was told $seed. ;; esac; done'", NULL);
  g_autoptr (GError) error = NULL;
  LabShiftThought thought;

  for (guint i = 0; i < 2; i++)
    {
      lab_shift_agent_begin (agent, G_GUINT64_CONSTANT (0x0123456789abcdef));
      g_assert_false (lab_test_ask_program (agent, 1, &no_limits, &thought, &error));
      g_assert_nonnull (strstr (error->message, "I was told 15911324560048413608."));
      g_clear_error (&error);
    }
}

LAB_TEST_CASES ()
{
  lab_test_program_init ();
  g_test_add_func ("/program/async", lab_test_assert_ends_async);
}
