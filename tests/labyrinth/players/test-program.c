/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-program.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "lab-deal.h"
#include "lab-child.h"
#include "lab-players.h"
#include "lab-test-left.h"
#include "lab-test-other-user.h"

/* The tests do not ignore SIGPIPE, to show that a dead program cannot end this
 * process. */

/* The limit for each step: much more than it should take, but finite. */
#define BOUND (15 * G_USEC_PER_SEC)
/* How long the player waits for a program to start, to think, and to answer after
 * that: long if the test expects an answer, short if not. */
#define LONG (10 * G_USEC_PER_SEC)
#define SHORT (G_USEC_PER_SEC / 5)

static const LabLimits no_limits = { 0 };
static const LabLimits short_time = { .time = SHORT };

static guint n_fds_of_ours = G_MAXUINT;

/* Private helpers */

static LabObservation
make_observation (guint64 seed)
{
  LabDeal deal = { .seed = seed, .seats = lab_seat_default_set (4), .cards_each = 3 };
  LabObservation observation;
  LabPosition position;

  lab_deal_position (&deal, &position);
  lab_position_insert (&position, (LabArrow) (seed % LAB_N_ARROWS), position.board.spare);
  lab_position_move (&position, position.pawns[position.seat]);
  lab_observation_init (&observation, &position, NULL);
  return observation;
}

static LabAgent *
make_program (const char *path,
              const char *mode,
              gint64      start_time,
              gint64      think_time,
              gint64      grace)
{
  g_autofree char *words = g_strdup_printf ("cmd:'%s' %s", path, mode);
  g_autoptr (GError) error = NULL;
  LabAgent *agent = lab_players_make (words, &error);

  g_assert_no_error (error);
  g_assert_true (LAB_IS_PROGRAM (agent));
  g_assert_cmpstr (lab_agent_get_name (agent), ==, words);
  lab_program_set_patience (LAB_PROGRAM (agent), start_time, think_time, grace);
  return agent;
}

static LabAgent *
make_rogue (const char *mode,
            gint64      start_time,
            gint64      think_time,
            gint64      grace)
{
  return make_program (g_getenv ("LABYRINTHE_ROGUE"), mode, start_time, think_time, grace);
}

static gboolean
ask (LabAgent         *agent,
     guint64           seed,
     const LabLimits  *limits,
     LabThought       *thought,
     GError          **error)
{
  LabObservation observation = make_observation (seed);
  gint64 start = g_get_monotonic_time ();
  gboolean answered = lab_agent_choose (agent, &observation, limits, NULL, thought, error);

  g_assert_cmpint (g_get_monotonic_time () - start, <, BOUND);
  return answered;
}

static void
assert_answers (LabAgent        *agent,
                guint64          seed,
                const LabLimits *limits)
{
  g_autoptr (GError) error = NULL;
  LabThought thought;

  ask (agent, seed, limits, &thought, &error);
  g_assert_no_error (error);
}

/* Asserts that the error is one sentence that names the program. */
static void
assert_fails (LabAgent        *agent,
              guint64          seed,
              const LabLimits *limits,
              LabAgentError    code,
              const char      *saying)
{
  g_autoptr (GError) error = NULL;
  LabThought thought;

  g_assert_false (ask (agent, seed, limits, &thought, &error));
  g_assert_error (error, LAB_AGENT_ERROR, (int) code);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, saying));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strpbrk (error->message, "\n\x1b"));
  g_assert_cmpuint (strlen (error->message), <, 400);
  g_assert_nonnull (strstr (error->message, "rogue"));
}

/* Asserts that no process and no file descriptor remains. GLib's own thread may need
 * a moment to close its descriptors. */
static void
assert_nothing_left (void)
{
  gint64 start = g_get_monotonic_time ();

  g_assert_false (lab_test_left_has_child ());
  while (lab_test_left_count_fds () > n_fds_of_ours && g_get_monotonic_time () - start < LONG)
    g_usleep (1000);
  g_assert_cmpuint (lab_test_left_count_fds (), <=, n_fds_of_ours);
}

/* Asserts that a program fails at each question: two in one game, and one in the
 * next. */
static void
assert_rogue (const char    *mode,
              LabAgentError  code,
              const char    *saying)
{
  g_autoptr (LabAgent) agent = make_rogue (mode, LONG, LONG, LONG);

  g_test_message ("mode %s", mode);
  assert_fails (agent, 1, &no_limits, code, saying);
  assert_fails (agent, 2, &no_limits, code, saying);
  lab_agent_begin (agent, 3);
  assert_fails (agent, 3, &no_limits, code, saying);
  g_clear_object (&agent);
  assert_nothing_left ();
}

/* Test cases */

static void
test_honest (void)
{
  g_autoptr (LabAgent) agent = make_rogue ("honest", LONG, LONG, LONG);
  LabLimits nodes = { .nodes = 10 };

  lab_agent_begin (agent, 1);
  for (guint64 seed = 0; seed < 100; seed++)
    assert_answers (agent, seed, seed % 2 == 0 ? &no_limits : &nodes);
  g_clear_object (&agent);
  assert_nothing_left ();
}

static void
test_start (void)
{
  g_autoptr (LabAgent) hangs = make_rogue ("hang-start", SHORT, LONG, LONG);

  assert_rogue ("exit-start", LAB_AGENT_ERROR_START, "has ended");
  assert_rogue ("flood-start", LAB_AGENT_ERROR_START, "sent too much output");
  assert_rogue ("banner", LAB_AGENT_ERROR_START, "“Welcome to the rogue!”");
  assert_rogue ("refuse-start", LAB_AGENT_ERROR_START, "only version 2");
  assert_fails (hangs, 1, &no_limits, LAB_AGENT_ERROR_START, "did not get ready");
  lab_agent_begin (hangs, 1);
  assert_fails (hangs, 1, &no_limits, LAB_AGENT_ERROR_START, "did not get ready");
}

static void
test_ends (void)
{
  g_autoptr (LabAgent) later = make_rogue ("exit-later", LONG, LONG, LONG);

  assert_rogue ("exit", LAB_AGENT_ERROR_ENDED, "has ended");
  assert_rogue ("crash", LAB_AGENT_ERROR_ENDED, "has ended");
  assert_rogue ("close", LAB_AGENT_ERROR_ENDED, "closed its output");
  assert_rogue ("kill-group", LAB_AGENT_ERROR_ENDED, "has ended");
  assert_rogue ("half-line", LAB_AGENT_ERROR_ENDED, "has ended");
  for (guint game = 0; game < 3; game++)
    {
      lab_agent_begin (later, game);
      assert_answers (later, game, &no_limits);
      assert_fails (later, game, &no_limits, LAB_AGENT_ERROR_ENDED, "has ended");
      assert_fails (later, game, &no_limits, LAB_AGENT_ERROR_ENDED, "has ended");
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
  g_autoptr (LabAgent) agent = make_rogue (mode, LONG, SHORT, SHORT);

  g_test_message ("mode %s", mode);
  assert_fails (agent, 1, &short_time, LAB_AGENT_ERROR_LATE, "no answer in time");
  lab_agent_begin (agent, 1);
  assert_fails (agent, 1, &no_limits, LAB_AGENT_ERROR_LATE, "no answer in time");
  g_clear_object (&agent);
  assert_nothing_left ();
}

static void
test_late (void)
{
  static const char * const modes[] = { "hang", "drip", "drip-bytes", "too-late", "deaf", "fork",
                                        "fork-hang" };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    assert_late (modes[i]);
}

/* An answer to no question, and a second answer that comes a moment after the first. */
static void
test_too_many (void)
{
  g_autoptr (LabAgent) early = make_rogue ("early", LONG, LONG, LONG);
  gboolean told = FALSE;

  assert_fails (early, 1, &no_limits, LAB_AGENT_ERROR_RUBBISH, "answered before it was asked");
  /* On a busy machine, the second answer can come later than a moment. */
  for (guint i = 0; i < 100 && !told; i++)
    {
      g_autoptr (LabAgent) late = make_rogue ("twice-later", LONG, LONG, LONG);
      g_autoptr (GError) error = NULL;
      LabThought thought;

      assert_answers (late, 1, &no_limits);
      told = !ask (late, 2, &no_limits, &thought, &error)
             && strstr (error->message, "answered twice") != NULL;
    }
  g_assert_true (told);
}

static LabThought
get_thought (const char      *mode,
             const LabLimits *limits)
{
  g_autoptr (LabAgent) agent = make_rogue (mode, LONG, LONG, LONG);
  g_autoptr (GError) error = NULL;
  LabThought thought;

  g_assert_true (ask (agent, 1, limits, &thought, &error));
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
  g_autoptr (LabAgent) agent = make_rogue ("mumble", LONG, LONG, LONG);
  g_autoptr (GError) error = NULL;
  LabDialogueLog *log = lab_dialogue_log_open (path, &error);

  g_assert_no_error (error);
  lab_program_set_log (LAB_PROGRAM (agent), log, "game 3 seat 1");
  assert_answers (agent, 1, &no_limits);
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
  g_autoptr (LabAgent) agent = make_rogue ("when-stopped", LONG, SHORT, LONG);
  gint64 start = g_get_monotonic_time ();

  assert_answers (agent, 1, &short_time);
  assert_answers (agent, 2, &no_limits);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 2 * SHORT);
}

static void
test_twice (void)
{
  g_autoptr (LabAgent) agent = make_rogue ("twice", LONG, LONG, LONG);

  assert_answers (agent, 1, &no_limits);
  assert_fails (agent, 2, &no_limits, LAB_AGENT_ERROR_RUBBISH, "answered twice");
  lab_agent_begin (agent, 1);
  assert_answers (agent, 3, &no_limits);
}

/* This program ignores both "quit" and the end of its input. */
static void
test_stubborn (void)
{
  g_autoptr (LabAgent) agent = make_rogue ("stubborn", LONG, LONG, LONG);
  gint64 start;

  assert_answers (agent, 1, &no_limits);
  start = g_get_monotonic_time ();
  g_clear_object (&agent);
  g_assert_cmpint (g_get_monotonic_time () - start, <, BOUND);
  assert_nothing_left ();
}

static void
assert_cancelled (LabAgent     *agent,
                  GCancellable *cancellable)
{
  LabObservation observation = make_observation (1);
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
  g_autofree char *path = NULL;
  int file = g_file_open_tmp ("log-XXXXXX", &path, NULL);
  LabDialogueLog *log = lab_dialogue_log_open (path, NULL);

  g_assert_true (file >= 0 && log != NULL);
  close (file);
  lab_program_set_log (LAB_PROGRAM (agent), log, "game 1");
  g_setenv ("LABYRINTHE_LOG", path, TRUE);
  assert_cancels_soon (agent);
  g_unsetenv ("LABYRINTHE_LOG");
  g_assert_true (lab_dialogue_log_close (log, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* A late answer to a canceled question is not used for the next one. */
static void
test_cancel (void)
{
  g_autoptr (LabAgent) agent = make_rogue ("when-stopped", LONG, SHORT, LONG);
  g_autoptr (LabAgent) hangs = make_rogue ("hang", LONG, LONG, SHORT);
  g_autoptr (LabAgent) starts = make_rogue ("hang-start", 4 * LONG, LONG, SHORT);

  for (guint64 seed = 0; seed < 3; seed++)
    {
      lab_program_set_patience (LAB_PROGRAM (agent), LONG, 4 * LONG, LONG);
      assert_cancels_soon (agent);
      lab_program_set_patience (LAB_PROGRAM (agent), LONG, SHORT, LONG);
      assert_answers (agent, seed, &no_limits);
    }
  assert_cancels_asked (hangs);
  assert_fails (hangs, 1, &no_limits, LAB_AGENT_ERROR_LATE, "did not stop");
  assert_cancels_soon (starts);
  lab_program_set_patience (LAB_PROGRAM (starts), SHORT, LONG, SHORT);
  assert_fails (starts, 1, &no_limits, LAB_AGENT_ERROR_START, "did not get ready");
}

static void
on_chosen (GObject      *agent,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GError) error = NULL;
  LabThought thought;

  g_assert_false (lab_agent_choose_finish (LAB_AGENT (agent), result, &thought, &error));
  g_assert_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_ENDED);
  g_main_loop_quit (data);
}

static void
test_async (void)
{
  g_autoptr (LabAgent) agent = make_rogue ("exit", LONG, LONG, LONG);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  LabObservation observation = make_observation (1);

  lab_agent_choose_async (agent, &observation, &no_limits, NULL, on_chosen, loop);
  g_main_loop_run (loop);
  g_clear_object (&agent);
  assert_nothing_left ();
}

/* Private helpers: what a program leaves behind */

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
      g_autoptr (LabAgent) agent = make_rogue (modes[i], answers ? LONG : SHORT,
                                               answers ? LONG : SHORT, SHORT);
      LabObservation observation = make_observation (1);
      LabThought thought;

      g_test_message ("%s", modes[i]);
      g_assert_cmpint (lab_agent_choose (agent, &observation, &no_limits, NULL, &thought, NULL), ==,
                       answers);
      if (answers)
        g_assert_true (is_held (end));
      g_clear_object (&agent);
      assert_let_go (end);
      close_pipe (end, path);
      assert_nothing_left ();
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
      g_autoptr (LabAgent) agent = make_rogue ("leave", LONG, LONG, LONG);

      assert_answers (agent, 1, &no_limits);
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
      assert_fails (agent, 1, &no_limits, LAB_AGENT_ERROR_LATE, "no answer in time");
      assert_let_go (end);
      close_pipe (end, path);
      g_clear_object (&agent);
      assert_nothing_left ();
    }
}

/* A program that runs as another user cannot be killed. It is left alone, and the player is told;
 * in the next game it is not started again. Another program plays on. */
static void
test_unkillable (void)
{
  static const char still_runs[] = "cannot be killed";
  const char *reason;
  g_autofree char *path = NULL;

  if (g_test_subprocess ())
    {
      g_autoptr (LabAgent) hangs = NULL;
      g_autoptr (LabAgent) stays = NULL;
      g_autoptr (GError) error = NULL;

      lab_test_other_user_drop (NULL);
      hangs = make_program (g_getenv ("LABYRINTHE_OTHER_USER"), "owner-hang", LONG, SHORT, SHORT);
      stays = make_program (g_getenv ("LABYRINTHE_OTHER_USER"), "owner-stubborn", LONG, LONG, LONG);
      assert_fails (hangs, 1, &no_limits, LAB_AGENT_ERROR_LATE, still_runs);
      lab_agent_begin (hangs, 1);
      assert_fails (hangs, 1, &no_limits, LAB_AGENT_ERROR_LATE, still_runs);
      g_assert_true (lab_program_quit (LAB_PROGRAM (hangs), &error));
      assert_answers (stays, 1, &no_limits);
      g_assert_false (lab_program_quit (LAB_PROGRAM (stays), &error));
      g_assert_nonnull (strstr (error->message, still_runs));
      g_assert_true (lab_program_quit (LAB_PROGRAM (stays), NULL));
      assert_fails (stays, 2, &no_limits, LAB_AGENT_ERROR_ENDED, still_runs);
      return;
    }
  path = lab_test_other_user_install (g_getenv ("LABYRINTHE_ROGUE"), &reason);
  if (path == NULL)
    {
      g_test_skip (reason);
      return;
    }
  g_setenv ("LABYRINTHE_OTHER_USER", path, TRUE);
  g_test_trap_subprocess (NULL, 2 * BOUND, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
  lab_test_other_user_uninstall (path);
}

/* A program writes to its standard error faster than we read. It is late like any other, and the
 * log does not fill the disk. */
static void
test_flood_errors (void)
{
  g_autofree char *path = NULL;
  int file = g_file_open_tmp ("log-XXXXXX", &path, NULL);
  LabDialogueLog *log = lab_dialogue_log_open (path, NULL);
  g_autoptr (LabAgent) agent = make_rogue ("flood-errors", LONG, SHORT, SHORT);
  GStatBuf status;

  g_assert_true (file >= 0 && log != NULL);
  close (file);
  lab_program_set_log (LAB_PROGRAM (agent), log, "game 1");
  assert_fails (agent, 1, &no_limits, LAB_AGENT_ERROR_LATE, "no answer in time");
  g_clear_object (&agent);
  g_assert_true (lab_dialogue_log_close (log, NULL));
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_cmpint (status.st_size, <, 2 * LAB_DIALOGUE_MAX_ANSWER);
  g_assert_cmpint (g_unlink (path), ==, 0);
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
  assert_fails (missing, 1, &no_limits, LAB_AGENT_ERROR_START, "could not be started");
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
      g_assert_false (ask (agent, 1, &no_limits, &thought, &error));
      g_assert_nonnull (strstr (error->message, "I was told 15911324560048413608."));
      g_clear_error (&error);
    }
}

/* LabChild must neither block if the child does not read, nor be killed if the child
 * is dead. */
static void
test_child (void)
{
  const char *deaf_argv[] = { g_getenv ("LABYRINTHE_ROGUE"), "deaf", NULL };
  const char *dead_argv[] = { g_getenv ("LABYRINTHE_ROGUE"), "exit-start", NULL };
  g_autoptr (LabChild) deaf = lab_child_new (deaf_argv, LAB_CHILD_ERRORS_SHOWN, NULL);
  g_autoptr (LabChild) dead = lab_child_new (dead_argv, LAB_CHILD_ERRORS_SHOWN, NULL);
  g_autofree char *much = g_strnfill (1 << 20, 'x');
  g_autofree char *line = NULL;
  gint64 start = g_get_monotonic_time ();

  g_assert_true (deaf != NULL && dead != NULL);
  lab_child_send (deaf, much);
  g_assert_cmpint (lab_child_wait_for_line (deaf, start + LONG, NULL, &line), ==, LAB_CHILD_LINE);
  g_assert_cmpstr (line, ==, "ready");
  g_clear_pointer (&line, g_free);
  g_assert_cmpint (lab_child_wait_for_line (deaf, start + SHORT, NULL, &line), ==,
                   LAB_CHILD_TIMEOUT);
  g_assert_cmpint (lab_child_wait_for_line (dead, start + LONG, NULL, &line), ==, LAB_CHILD_ENDED);
  for (guint i = 0; i < 3; i++)
    {
      lab_child_send (dead, much);
      g_assert_cmpint (lab_child_wait_for_line (dead, start + LONG, NULL, &line), ==,
                       LAB_CHILD_ENDED);
    }
  lab_child_end (g_steal_pointer (&deaf), SHORT);
  lab_child_end (g_steal_pointer (&dead), SHORT);
  g_assert_cmpint (g_get_monotonic_time () - start, <, BOUND);
  assert_nothing_left ();
}

/* A pipe holds much less than is sent here both ways. The data goes in pieces while
 * each side waits for the other, and nothing is lost. */
static void
test_child_pieces (void)
{
  const char *argv[] = { "cat", NULL };
  g_autoptr (LabChild) cat = lab_child_new (argv, LAB_CHILD_ERRORS_SHOWN, NULL);
  gint64 deadline = g_get_monotonic_time () + LONG;
  gsize n_bytes = 0;

  g_assert_nonnull (cat);
  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *line = g_strdup_printf ("line %u, of which there are many\n", i);

      lab_child_send (cat, line);
      n_bytes += strlen (line);
    }
  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *expected = g_strdup_printf ("line %u, of which there are many", i);
      g_autofree char *line = NULL;

      g_assert_cmpint (lab_child_wait_for_line (cat, deadline, NULL, &line), ==, LAB_CHILD_LINE);
      g_assert_cmpstr (line, ==, expected);
    }
  g_assert_cmpuint (lab_child_get_n_received (cat), ==, n_bytes);
  lab_child_end (g_steal_pointer (&cat), LONG);
  assert_nothing_left ();
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  /* GLib's threads keep some descriptors open. */
  test_async ();
  g_usleep (SHORT);
  n_fds_of_ours = lab_test_left_count_fds ();

  g_test_add_func ("/program/honest", test_honest);
  g_test_add_func ("/program/start", test_start);
  g_test_add_func ("/program/ends", test_ends);
  g_test_add_func ("/program/rubbish", test_rubbish);
  g_test_add_func ("/program/floods", test_floods);
  g_test_add_func ("/program/forbidden", test_forbidden);
  g_test_add_func ("/program/late", test_late);
  g_test_add_func ("/program/stop", test_stop);
  g_test_add_func ("/program/twice", test_twice);
  g_test_add_func ("/program/too-many", test_too_many);
  g_test_add_func ("/program/late-but-counted", test_late_but_counted);
  g_test_add_func ("/program/log", test_log);
  g_test_add_func ("/program/stubborn", test_stubborn);
  g_test_add_func ("/program/cancel", test_cancel);
  g_test_add_func ("/program/async", test_async);
  g_test_add_func ("/program/left-behind", test_left_behind);
  g_test_add_func ("/program/killed", test_killed);
  g_test_add_func ("/program/leaderless", test_leaderless);
  g_test_add_func ("/program/unkillable", test_unkillable);
  g_test_add_func ("/program/flood-errors", test_flood_errors);
  g_test_add_func ("/program/names", test_names);
  g_test_add_func ("/program/seed", test_seed);
  g_test_add_func ("/program/child", test_child);
  g_test_add_func ("/program/child-pieces", test_child_pieces);
  return g_test_run ();
}
