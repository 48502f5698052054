/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-dialogue.h"

#include "lab-test-dialogue-log.h"
#include "lab-test-left.h"
#include "lab-test-other-user.h"
#include "lab-test-patience.h"

static const LabLimits no_limits = { 0 };
static const LabLimits short_time = { .time = SHORT };

/* A dialogue with the rogue, and its log. */
typedef struct
{
  LabDialogue *dialogue;
  LabTestDialogueLog log;
} Fixture;

/* Private helpers: a protocol */

/* The question, as the functions of the protocol see it. */
typedef struct
{
  guint n_asked;                /* how often it was sent */
  guint n_games;                /* how often it was the first one */
  guint n_answers;              /* how many answers were read */
  gboolean is_legal;            /* whether the last one is legal */
  GCancellable *cancellable;    /* NULL, or is canceled once the question was sent */
} Question;

static void
ask_for_move (LabDialogue *dialogue,
              gboolean     is_first,
              gpointer     question)
{
  Question *self = question;

  self->n_asked++;
  self->n_games += is_first ? 1 : 0;
  if (is_first)
    lab_dialogue_send (dialogue, "game test 1\n");
  lab_dialogue_send (dialogue, "moves a1 a2\n");
  lab_dialogue_send (dialogue, "go\n");
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
}

static LabDialogueReply
read_move (const char *line,
           gpointer    question)
{
  Question *self = question;

  if (strcmp (line, "ready") == 0)
    return LAB_DIALOGUE_REPLY_READY;
  if (g_str_has_prefix (line, "info ") || *line == '\0')
    return LAB_DIALOGUE_REPLY_IGNORED;
  if (!g_str_has_prefix (line, "move "))
    return LAB_DIALOGUE_REPLY_WRONG;
  self->n_answers++;
  self->is_legal = strcmp (line, "move a1") == 0;
  return LAB_DIALOGUE_REPLY_ANSWER;
}

static gboolean
check_move (gpointer   question,
            GError   **error)
{
  const Question *self = question;

  if (!self->is_legal)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "That is against the rules.");
  return self->is_legal;
}

/* The rogue takes it for that of the small games. */
static const LabDialogueProtocol protocol = {
  "labyrinthe-classics 1\n", "stop\n", "quit\n", "test-dialogue(7)",
  ask_for_move, read_move, check_move,
};

/* Private helpers: the fixture */

static void
fixture_init (Fixture    *self,
              const char *program,
              const char *mode)
{
  g_autofree char *command = g_strdup_printf ("'%s' %s", program, mode);
  g_autoptr (GError) error = NULL;

  g_test_message ("mode %s", mode);
  lab_test_dialogue_log_open (&self->log);
  self->dialogue = lab_dialogue_new (&protocol, command, &error);
  g_assert_no_error (error);
  lab_dialogue_set_patience (self->dialogue, LONG, LONG, LONG);
  lab_dialogue_set_log (self->dialogue, self->log.log, "game 1");
}

static Fixture
make_rogue (const char *mode)
{
  Fixture self;

  fixture_init (&self, g_getenv ("LABYRINTHE_ROGUE"), mode);
  return self;
}

static void
fixture_clear (Fixture *self)
{
  g_clear_pointer (&self->dialogue, lab_dialogue_free);
  lab_test_dialogue_log_clear (&self->log);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, fixture_clear)

static guint
count_in_log (const Fixture *self,
              const char    *part)
{
  return lab_test_dialogue_log_count (&self->log, part);
}

static LabDialogueAnswer
assert_answers (Fixture         *self,
                Question        *question,
                const LabLimits *limits)
{
  LabDialogueAnswer answer;
  g_autoptr (GError) error = NULL;

  lab_dialogue_ask (self->dialogue, question, limits, NULL, &answer, &error);
  g_assert_no_error (error);
  g_assert_true (question->is_legal);
  g_assert_cmpint (answer.time, >, 0);
  return answer;
}

static void
assert_fails (Fixture          *self,
              const LabLimits  *limits,
              LabDialogueError  code,
              const char       *part)
{
  g_autoptr (GError) error = NULL;
  LabDialogueAnswer answer;
  Question question = { 0 };
  gint64 start = g_get_monotonic_time ();

  g_assert_false (lab_dialogue_ask (self->dialogue, &question, limits, NULL, &answer, &error));
  g_assert_cmpint (g_get_monotonic_time () - start, <, BOUND);
  g_assert_error (error, LAB_DIALOGUE_ERROR, (int) code);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, "rogue"));
  g_assert_nonnull (strstr (error->message, part));
  g_assert_null (strpbrk (error->message, "\n\x1b"));
}

/* Test cases */

/* The program is started once, and told about each game; the log has all of it. */
LAB_TEST ("/dialogue/honest", test_honest)
{
  g_auto (Fixture) self = make_rogue ("mumble");
  Question question = { 0 };

  for (guint game = 0; game < 3; game++)
    {
      lab_dialogue_begin (self.dialogue);
      g_assert_false (assert_answers (&self, &question, &no_limits).late);
      g_assert_false (assert_answers (&self, &question, &no_limits).late);
    }
  g_assert_cmpuint (question.n_asked, ==, 6);
  g_assert_cmpuint (question.n_games, ==, 3);
  g_assert_true (lab_dialogue_quit (self.dialogue, NULL));
  g_assert_true (lab_dialogue_quit (self.dialogue, NULL));
  g_assert_cmpuint (count_in_log (&self, " game 1 # start\n"), ==, 1);
  g_assert_cmpuint (count_in_log (&self, " game 1 > labyrinthe-classics 1\n"), ==, 1);
  g_assert_cmpuint (count_in_log (&self, " game 1 < move a1\n"), ==, 6);
  g_assert_cmpuint (count_in_log (&self, " game 1 ! hm, let me see\n"), ==, 1);
  g_assert_cmpuint (count_in_log (&self, " game 1 > quit\n"), ==, 1);
  g_assert_false (lab_test_left_has_child ());
}

/* A program that was ended is started again when it is asked. */
LAB_TEST ("/dialogue/after-quit", test_after_quit)
{
  g_auto (Fixture) self = make_rogue ("");
  Question question = { 0 };

  assert_answers (&self, &question, &no_limits);
  g_assert_true (lab_dialogue_quit (self.dialogue, NULL));
  assert_answers (&self, &question, &no_limits);
  g_assert_cmpuint (question.n_games, ==, 2);
  g_assert_cmpuint (count_in_log (&self, "# start\n"), ==, 2);
}

/* A program that does not become ready is not started again, not even in another game. */
LAB_TEST ("/dialogue/start", test_start)
{
  static const struct
  {
    const char *mode;
    const char *part;
  } cases[] = {
    { "exit-start", "has ended" }, { "flood-start", "which is not an answer" },
    { "banner", "“Welcome to the rogue!”" }, { "hang-start", "did not get ready in time" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Fixture) self = make_rogue (cases[i].mode);

      if (strcmp (cases[i].mode, "hang-start") == 0)
        lab_dialogue_set_patience (self.dialogue, SHORT, LONG, LONG);
      for (guint game = 0; game < 3; game++)
        {
          lab_dialogue_begin (self.dialogue);
          assert_fails (&self, &no_limits, LAB_DIALOGUE_ERROR_START, cases[i].part);
        }
      assert_fails (&self, &no_limits, LAB_DIALOGUE_ERROR_START,
                    " A player must answer “ready”, as test-dialogue(7) explains.");
      g_assert_cmpuint (count_in_log (&self, "# start\n"), ==, 1);
    }
}

LAB_TEST ("/dialogue/no-program", test_no_program)
{
  g_auto (Fixture) self;

  fixture_init (&self, "/no/such/rogue", "");
  for (guint game = 0; game < 2; game++)
    {
      lab_dialogue_begin (self.dialogue);
      assert_fails (&self, &no_limits, LAB_DIALOGUE_ERROR_START, "could not be started: ");
    }
  g_assert_cmpuint (count_in_log (&self, "# start\n"), ==, 1);
}

/* A program that fails is asked again only in the next game. */
LAB_TEST ("/dialogue/failures", test_failures)
{
  static const struct
  {
    const char *mode;
    LabDialogueError code;
    const char *part;
  } cases[] = {
    { "exit", LAB_DIALOGUE_ERROR_ENDED, "has ended, or has closed its output." },
    { "words", LAB_DIALOGUE_ERROR_RUBBISH, "wrote “I would rather not.”, which is not" },
    { "ready-again", LAB_DIALOGUE_ERROR_RUBBISH, "wrote “ready”, which is not an answer." },
    { "binary", LAB_DIALOGUE_ERROR_RUBBISH, "?best?[2J" },
    { "flood", LAB_DIALOGUE_ERROR_RUBBISH, "sent too much output: more than 1048576 bytes" },
    { "flood-empty", LAB_DIALOGUE_ERROR_RUBBISH, "sent too much output: more than 1048576 bytes" },
    { "long-line", LAB_DIALOGUE_ERROR_RUBBISH, "wrote a line of more than 65535 bytes." },
    { "forbidden", LAB_DIALOGUE_ERROR_FORBIDDEN, "broke a rule. That is against the rules." },
    { "early-move", LAB_DIALOGUE_ERROR_RUBBISH, "answered before it was asked." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Fixture) self = make_rogue (cases[i].mode);

      for (guint game = 1; game <= 2; game++)
        {
          lab_dialogue_begin (self.dialogue);
          assert_fails (&self, &no_limits, cases[i].code, cases[i].part);
          assert_fails (&self, &no_limits, cases[i].code, cases[i].part);
          g_assert_cmpuint (count_in_log (&self, "# start\n"), ==, game);
          g_assert_cmpuint (count_in_log (&self, cases[i].part), ==, game);
        }
    }
}

/* An answer after the time counts, but only within the grace time. */
LAB_TEST ("/dialogue/late", test_late)
{
  g_auto (Fixture) stops = make_rogue ("when-stopped");
  g_auto (Fixture) hangs = make_rogue ("hang");
  Question question = { 0 };

  g_assert_true (assert_answers (&stops, &question, &short_time).late);
  lab_dialogue_set_patience (stops.dialogue, LONG, SHORT, LONG);
  g_assert_true (assert_answers (&stops, &question, &no_limits).late);
  g_assert_cmpuint (count_in_log (&stops, " > stop\n"), ==, 2);
  lab_dialogue_set_patience (hangs.dialogue, LONG, LONG, SHORT);
  assert_fails (&hangs, &short_time, LAB_DIALOGUE_ERROR_LATE, "gave no answer in time.");
}

LAB_TEST ("/dialogue/twice", test_twice)
{
  g_auto (Fixture) self = make_rogue ("twice");
  Question question = { 0 };

  for (guint game = 0; game < 2; game++)
    {
      lab_dialogue_begin (self.dialogue);
      assert_answers (&self, &question, &no_limits);
      assert_fails (&self, &no_limits, LAB_DIALOGUE_ERROR_RUBBISH,
                    "answered twice. Each question needs one answer.");
    }
}

/* A second answer that comes a moment after the first does not count for the next question. */
LAB_TEST ("/dialogue/twice-later", test_twice_later)
{
  gboolean told = FALSE;

  /* On a busy machine, it can come later than a moment. */
  for (guint i = 0; i < 100 && !told; i++)
    {
      g_auto (Fixture) self = make_rogue ("twice-later");
      Question first = { 0 }, second = { 0 };
      LabDialogueAnswer answer;
      g_autoptr (GError) error = NULL;

      assert_answers (&self, &first, &no_limits);
      told = !lab_dialogue_ask (self.dialogue, &second, &no_limits, NULL, &answer, &error)
             && strstr (error->message, "answered twice.") != NULL;
    }
  g_assert_true (told);
}

/* The program goes on after a canceled question. Its answer to that is not used. */
LAB_TEST ("/dialogue/cancelled", test_cancelled)
{
  g_auto (Fixture) self = make_rogue ("when-stopped");
  Question question = { 0 };

  assert_answers (&self, &question, &short_time);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GError) error = NULL;
      LabDialogueAnswer answer;

      question.cancellable = cancellable;
      g_assert_false (lab_dialogue_ask (self.dialogue, &question, &no_limits, cancellable, &answer,
                                        &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      question.cancellable = NULL;
      assert_answers (&self, &question, &short_time);
    }
  g_assert_cmpuint (question.n_answers, ==, 5);
  g_assert_cmpuint (question.n_asked, ==, 5);
  g_assert_cmpuint (count_in_log (&self, "# start\n"), ==, 1);
}

/* A program that writes much to its standard error does not fill the disk: the log has a part of
 * that for each question. */
LAB_TEST ("/dialogue/many-errors", test_many_errors)
{
  static const char left_out[] = " # too much standard error; the rest is left out\n";
  g_auto (Fixture) self = make_rogue ("many-errors");
  Question question = { 0 };
  GStatBuf status;

  for (guint i = 1; i <= 2; i++)
    {
      assert_answers (&self, &question, &no_limits);
      g_assert_cmpuint (count_in_log (&self, left_out), ==, i);
      g_assert_cmpint (g_stat (self.log.path, &status), ==, 0);
      g_assert_cmpint (status.st_size, <, (i + 1) * LAB_DIALOGUE_MAX_ANSWER);
    }
}

/* Runs as an ordinary user, with a program of another user. */
static void
try_other_user (void)
{
  static const char still_runs[] = "cannot be killed";
  const char *path = g_getenv ("LABYRINTHE_OTHER_USER");
  g_auto (Fixture) hangs;
  g_auto (Fixture) stays;
  Question question = { 0 };
  g_autoptr (GError) error = NULL;

  fixture_init (&hangs, path, "owner-hang");
  fixture_init (&stays, path, "owner-stubborn");
  lab_dialogue_set_patience (hangs.dialogue, LONG, SHORT, SHORT);
  assert_fails (&hangs, &no_limits, LAB_DIALOGUE_ERROR_LATE, still_runs);
  lab_dialogue_begin (hangs.dialogue);
  assert_fails (&hangs, &no_limits, LAB_DIALOGUE_ERROR_LATE, still_runs);
  g_assert_cmpuint (count_in_log (&hangs, "# start\n"), ==, 1);
  g_assert_true (lab_dialogue_quit (hangs.dialogue, &error));

  assert_answers (&stays, &question, &no_limits);
  g_assert_false (lab_dialogue_quit (stays.dialogue, &error));
  g_assert_error (error, LAB_DIALOGUE_ERROR, LAB_DIALOGUE_ERROR_ENDED);
  g_assert_nonnull (strstr (error->message, still_runs));
  g_assert_true (lab_dialogue_quit (stays.dialogue, NULL));
  lab_dialogue_begin (stays.dialogue);
  assert_fails (&stays, &no_limits, LAB_DIALOGUE_ERROR_ENDED, still_runs);
  g_assert_cmpuint (count_in_log (&stays, "# start\n"), ==, 1);
  g_assert_cmpuint (count_in_log (&stays, "# could not be killed\n"), ==, 1);
}

/* A program that cannot be killed is told, and not started again. */
LAB_TEST ("/dialogue/unkillable", test_unkillable)
{
  if (lab_test_other_user_enter (g_getenv ("LABYRINTHE_ROGUE")))
    try_other_user ();
}

LAB_TEST ("/dialogue/command-lines", test_command_lines)
{
  static const char * const bad[] = { "", "  ", "'", "play \"er" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_dialogue_new (&protocol, bad[i], &error));
      g_assert_true (error->domain == G_SHELL_ERROR);
    }
}
