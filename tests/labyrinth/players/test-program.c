/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-program.h"

#include <string.h>
#include <sys/resource.h>

#include <glib/gstdio.h>

#include "lab-players.h"
#include "lab-test-dialogue-log.h"
#include "lab-test-program.h"

/* The tests do not ignore SIGPIPE, to show that a dead program cannot end this
 * process. */

static const LabLimits no_limits = { 0 };
static const LabLimits short_time = { .time = SHORT };

/* Private helpers */

/* Asserts that a program fails at each question: two in one game, and one in the
 * next. */
static void
assert_rogue (const char    *mode,
              LabAgentError  code,
              const char    *saying)
{
  g_autoptr (LabAgent) agent = lab_test_make_rogue (mode, LONG, LONG, LONG);

  g_test_message ("mode %s", mode);
  lab_test_assert_fails (agent, 1, &no_limits, code, saying);
  lab_test_assert_fails (agent, 2, &no_limits, code, saying);
  lab_agent_begin (agent, 3);
  lab_test_assert_fails (agent, 3, &no_limits, code, saying);
  g_clear_object (&agent);
  lab_test_assert_nothing_left ();
}

/* Test cases */

static void
test_honest (void)
{
  g_autoptr (LabAgent) agent = lab_test_make_rogue ("honest", LONG, LONG, LONG);
  LabLimits nodes = { .nodes = 10 };

  lab_agent_begin (agent, 1);
  for (guint64 seed = 0; seed < 100; seed++)
    lab_test_assert_answers (agent, seed, seed % 2 == 0 ? &no_limits : &nodes);
  g_clear_object (&agent);
  lab_test_assert_nothing_left ();
}

static void
test_start (void)
{
  g_autoptr (LabAgent) hangs = lab_test_make_rogue ("hang-start", SHORT, LONG, LONG);

  assert_rogue ("exit-start", LAB_AGENT_ERROR_START, "has ended");
  assert_rogue ("flood-start", LAB_AGENT_ERROR_START, "sent too much output");
  assert_rogue ("banner", LAB_AGENT_ERROR_START, "“Welcome to the rogue!”");
  assert_rogue ("refuse-start", LAB_AGENT_ERROR_START, "only version 2");
  lab_test_assert_fails (hangs, 1, &no_limits, LAB_AGENT_ERROR_START, "did not get ready");
  lab_agent_begin (hangs, 1);
  lab_test_assert_fails (hangs, 1, &no_limits, LAB_AGENT_ERROR_START, "did not get ready");
}

static void
test_ends (void)
{
  g_autoptr (LabAgent) later = lab_test_make_rogue ("exit-later", LONG, LONG, LONG);

  assert_rogue ("exit", LAB_AGENT_ERROR_ENDED, "has ended");
  assert_rogue ("crash", LAB_AGENT_ERROR_ENDED, "has ended");
  assert_rogue ("close", LAB_AGENT_ERROR_ENDED, "closed its output");
  assert_rogue ("kill-group", LAB_AGENT_ERROR_ENDED, "has ended");
  assert_rogue ("half-line", LAB_AGENT_ERROR_ENDED, "has ended");
  for (guint game = 0; game < 3; game++)
    {
      lab_agent_begin (later, game);
      lab_test_assert_answers (later, game, &no_limits);
      lab_test_assert_fails (later, game, &no_limits, LAB_AGENT_ERROR_ENDED, "has ended");
      lab_test_assert_fails (later, game, &no_limits, LAB_AGENT_ERROR_ENDED, "has ended");
    }
}

static void
test_rubbish (void)
{
  assert_rogue ("words", LAB_AGENT_ERROR_RUBBISH, "“I would rather not.”");
  assert_rogue ("no-turn", LAB_AGENT_ERROR_RUBBISH, "“best maybe”");
  assert_rogue ("empty-turn", LAB_AGENT_ERROR_RUBBISH, "“best”");
  assert_rogue ("two-turns", LAB_AGENT_ERROR_RUBBISH, "“best Nb=6-e3 Nb=6-e3”");
  assert_rogue ("error", LAB_AGENT_ERROR_RUBBISH, "my head hurts");
  assert_rogue ("ready-again", LAB_AGENT_ERROR_RUBBISH, "“ready”");
  assert_rogue ("binary", LAB_AGENT_ERROR_RUBBISH, "?best?[2J");
}

static void
test_floods (void)
{
  struct rusage before, after;

  getrusage (RUSAGE_SELF, &before);
  assert_rogue ("flood", LAB_AGENT_ERROR_RUBBISH, "sent too much output");
  assert_rogue ("flood-empty", LAB_AGENT_ERROR_RUBBISH, "sent too much output");
  assert_rogue ("flood-bytes", LAB_AGENT_ERROR_RUBBISH, "a line of more than");
  assert_rogue ("long-line", LAB_AGENT_ERROR_RUBBISH, "a line of more than");
  getrusage (RUSAGE_SELF, &after);
#ifndef __SANITIZE_ADDRESS__    /* the sanitizer keeps freed memory for a while */
  g_assert_cmpint (after.ru_maxrss - before.ru_maxrss, <, 16 << 10);
#endif
}

static void
test_forbidden (void)
{
  assert_rogue ("forbidden", LAB_AGENT_ERROR_FORBIDDEN, "against the rules");
}

static void
assert_late (const char *mode)
{
  g_autoptr (LabAgent) agent = lab_test_make_rogue (mode, LONG, SHORT, SHORT);

  g_test_message ("mode %s", mode);
  lab_test_assert_fails (agent, 1, &short_time, LAB_AGENT_ERROR_LATE, "no answer in time");
  lab_agent_begin (agent, 1);
  lab_test_assert_fails (agent, 1, &no_limits, LAB_AGENT_ERROR_LATE, "no answer in time");
  g_clear_object (&agent);
  lab_test_assert_nothing_left ();
}

static void
test_late (void)
{
  static const char * const modes[] = { "hang", "drip", "drip-bytes", "too-late", "deaf", "fork",
                                        "fork-hang" };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    assert_late (modes[i]);
}

static void
test_too_early (void)
{
  assert_rogue ("early", LAB_AGENT_ERROR_RUBBISH, "answered before it was asked");
}

static LabThought
get_thought (const char      *mode,
             const LabLimits *limits)
{
  g_autoptr (LabAgent) agent = lab_test_make_rogue (mode, LONG, LONG, LONG);
  g_autoptr (GError) error = NULL;
  LabThought thought;

  g_assert_true (lab_test_ask (agent, 1, limits, &thought, &error));
  g_assert_no_error (error);
  return thought;
}

/* An answer is late if the program had to be told to stop. */
static void
test_late_but_counted (void)
{
  g_assert_true (get_thought ("when-stopped", &short_time).late);
  g_assert_false (get_thought ("", &no_limits).late);
}

/* The log has both directions, the standard error, and the label. */
static void
test_log (void)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "log", NULL);
  g_autofree char *text = NULL;
  g_autoptr (LabAgent) agent = lab_test_make_rogue ("mumble", LONG, LONG, LONG);
  g_autoptr (GError) error = NULL;
  LabDialogueLog *log = lab_dialogue_log_open (path, &error);

  g_assert_no_error (error);
  lab_program_set_log (LAB_PROGRAM (agent), log, "game 3 seat 1");
  lab_test_assert_answers (agent, 1, &no_limits);
  g_clear_object (&agent);
  g_assert_true (lab_dialogue_log_close (log, &error));
  g_assert_no_error (error);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_test_message ("%s", text);
  g_assert_true (g_regex_match_simple (
      "^(0\\.\\d{6} game 3 seat 1 [#><!] .*\n)+"
      "\\d+\\.\\d{6} game 3 seat 1 [!>] .*\n$", text, 0, 0));
  g_assert_nonnull (strstr (text, " # start\n"));
  g_assert_nonnull (strstr (text, " > labyrinthe 1\n"));
  g_assert_nonnull (strstr (text, " < ready\n"));
  g_assert_nonnull (strstr (text, " > observation "));
  g_assert_nonnull (strstr (text, " ! hm, let me see\n"));
  g_assert_nonnull (strstr (text, " < best "));
  g_assert_nonnull (strstr (text, " > quit\n"));
  g_assert_nonnull (strstr (text, " ! no end"));
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The program answers when it is told to stop, before the time for that is over. */
static void
test_stop (void)
{
  g_autoptr (LabAgent) agent = lab_test_make_rogue ("when-stopped", LONG, SHORT, LONG);
  gint64 start = g_get_monotonic_time ();

  lab_test_assert_answers (agent, 1, &short_time);
  lab_test_assert_answers (agent, 2, &no_limits);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 2 * SHORT);
}

static void
test_twice (void)
{
  g_autoptr (LabAgent) agent = lab_test_make_rogue ("twice", LONG, LONG, LONG);

  lab_test_assert_answers (agent, 1, &no_limits);
  lab_test_assert_fails (agent, 2, &no_limits, LAB_AGENT_ERROR_RUBBISH, "answered twice");
  lab_agent_begin (agent, 1);
  lab_test_assert_answers (agent, 3, &no_limits);
}

static void
assert_cancelled (LabAgent     *agent,
                  GCancellable *cancellable)
{
  LabObservation observation = lab_test_make_observation (1);
  g_autoptr (GError) error = NULL;
  LabThought thought;

  g_assert_false (lab_agent_choose (agent, &observation, &no_limits, cancellable, &thought,
                                    &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Cancels when the file in the variable LABYRINTHE_LOG has a question, or else soon. */
static gpointer
cancel_soon (gpointer cancellable)
{
  const char *path = g_getenv ("LABYRINTHE_LOG");
  gint64 end = g_get_monotonic_time () + LONG;
  g_autofree char *text = NULL;

  g_usleep (SHORT);
  while (path != NULL && g_file_get_contents (path, &text, NULL, NULL)
         && strstr (text, " > go") == NULL && g_get_monotonic_time () < end)
    {
      g_clear_pointer (&text, g_free);
      g_usleep (1000);
    }
  g_cancellable_cancel (cancellable);
  return NULL;
}

static void
assert_cancels_soon (LabAgent *agent)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  GThread *thread = g_thread_new ("cancel", cancel_soon, cancellable);
  gint64 start = g_get_monotonic_time ();

  assert_cancelled (agent, cancellable);
  g_thread_join (thread);
  g_assert_cmpint (g_get_monotonic_time () - start, <, BOUND);
  assert_cancelled (agent, cancellable);
}

/* Cancels a question that the program has got, however long it takes to start. */
static void
assert_cancels_asked (LabAgent *agent)
{
  g_auto (LabTestDialogueLog) log;

  lab_test_dialogue_log_open (&log);
  lab_program_set_log (LAB_PROGRAM (agent), log.log, "game 1");
  g_setenv ("LABYRINTHE_LOG", log.path, TRUE);
  assert_cancels_soon (agent);
  g_unsetenv ("LABYRINTHE_LOG");
}

/* A late answer to a canceled question is not used for the next one. */
static void
test_cancel (void)
{
  g_autoptr (LabAgent) agent = lab_test_make_rogue ("when-stopped", LONG, SHORT, LONG);
  g_autoptr (LabAgent) hangs = lab_test_make_rogue ("hang", LONG, LONG, SHORT);
  g_autoptr (LabAgent) starts = lab_test_make_rogue ("hang-start", 4 * LONG, LONG, SHORT);

  for (guint64 seed = 0; seed < 3; seed++)
    {
      lab_program_set_patience (LAB_PROGRAM (agent), LONG, 4 * LONG, LONG);
      assert_cancels_soon (agent);
      lab_program_set_patience (LAB_PROGRAM (agent), LONG, SHORT, LONG);
      lab_test_assert_answers (agent, seed, &no_limits);
    }
  assert_cancels_asked (hangs);
  lab_test_assert_fails (hangs, 1, &no_limits, LAB_AGENT_ERROR_LATE, "did not stop");
  assert_cancels_soon (starts);
  lab_program_set_patience (LAB_PROGRAM (starts), SHORT, LONG, SHORT);
  lab_test_assert_fails (starts, 1, &no_limits, LAB_AGENT_ERROR_START, "did not get ready");
}

/* A program writes to its standard error faster than we read. It is late like any other, and the
 * log does not fill the disk. */
static void
test_flood_errors (void)
{
  g_auto (LabTestDialogueLog) log;
  g_autoptr (LabAgent) agent = lab_test_make_rogue ("flood-errors", LONG, SHORT, SHORT);
  GStatBuf status;

  lab_test_dialogue_log_open (&log);
  lab_program_set_log (LAB_PROGRAM (agent), log.log, "game 1");
  lab_test_assert_fails (agent, 1, &no_limits, LAB_AGENT_ERROR_LATE, "no answer in time");
  g_clear_object (&agent);
  g_assert_cmpint (g_stat (log.path, &status), ==, 0);
  g_assert_cmpint (status.st_size, <, 2 * LAB_DIALOGUE_MAX_ANSWER);
}

static void
test_names (void)
{
  static const char * const bad[] = { "cmd:", "cmd:  ", "cmd:'", "cmd:play \"er" };
  g_autoptr (LabAgent) missing = lab_players_make ("cmd:/no/such/rogue now", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_players_make (bad[i], &error));
      g_assert_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_NAME);
    }
  g_assert_nonnull (missing);
  lab_test_assert_fails (missing, 1, &no_limits, LAB_AGENT_ERROR_START, "could not be started");
}

/* A program gets the same random seed for the same game, and cannot compute the
 * game's seed from it. The expected values are the first eight bytes of SHA-256
 * sums, computed with another program. */
static void
test_seed (void)
{
  g_autoptr (LabAgent) agent = lab_program_new (
      "sh -c 'while read -r word rest; do case $word in labyrinthe) echo ready ;;"
      " new) seed=$rest ;; go) echo error I was told $seed. ;; esac; done'", NULL);
  g_autoptr (GError) error = NULL;
  LabThought thought;

  for (guint i = 0; i < 2; i++)
    {
      lab_agent_begin (agent, G_GUINT64_CONSTANT (0x0123456789abcdef));
      g_assert_false (lab_test_ask (agent, 1, &no_limits, &thought, &error));
      g_assert_nonnull (strstr (error->message, "I was told 15911324560048413608."));
      g_clear_error (&error);
    }
}

int
main (int    argc,
      char **argv)
{
  lab_test_program_init (&argc, &argv);
  g_test_add_func ("/program/honest", test_honest);
  g_test_add_func ("/program/start", test_start);
  g_test_add_func ("/program/ends", test_ends);
  g_test_add_func ("/program/rubbish", test_rubbish);
  g_test_add_func ("/program/floods", test_floods);
  g_test_add_func ("/program/forbidden", test_forbidden);
  g_test_add_func ("/program/late", test_late);
  g_test_add_func ("/program/stop", test_stop);
  g_test_add_func ("/program/twice", test_twice);
  g_test_add_func ("/program/too-early", test_too_early);
  g_test_add_func ("/program/late-but-counted", test_late_but_counted);
  g_test_add_func ("/program/log", test_log);
  g_test_add_func ("/program/cancel", test_cancel);
  g_test_add_func ("/program/async", lab_test_assert_ends_async);
  g_test_add_func ("/program/flood-errors", test_flood_errors);
  g_test_add_func ("/program/names", test_names);
  g_test_add_func ("/program/seed", test_seed);
  return g_test_run ();
}
