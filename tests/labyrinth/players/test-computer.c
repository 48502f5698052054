/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-computer.h"

#include <string.h>

#include "lab-deal.h"
#include "lab-notation.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-players.h"
#include "lab-test-thinking.h"

/* Tests how computer players of any kind are asked for turns. */

#define AGES (G_TIME_SPAN_HOUR)
/* A small part of the time that any of these players needs, in microseconds. */
#define SOON 2000
#define GAME LAB_TEST_CORRIDORS \
  "a1 - a1,-,a7,- g2,e7,c3,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- :A?,-,:?,- "

/* A player that gives the answer it was told to give, and counts the questions. */

#define LAB_TEST_TYPE_PARROT (lab_test_parrot_get_type ())

G_DECLARE_FINAL_TYPE (LabTestParrot, lab_test_parrot, LAB_TEST, PARROT, LabAgent)

struct _LabTestParrot
{
  LabAgent parent_instance;

  LabTurn turn;
  gboolean is_dumb;
  guint64 seed;
};

G_DEFINE_FINAL_TYPE (LabTestParrot, lab_test_parrot, LAB_TYPE_AGENT)

static void
lab_test_parrot_begin (LabAgent *agent,
                       guint64   seed)
{
  LAB_TEST_PARROT (agent)->seed = seed;
}

static gboolean
lab_test_parrot_choose (LabAgent             *agent,
                        const LabObservation *observation G_GNUC_UNUSED,
                        const LabLimits      *limits G_GNUC_UNUSED,
                        GCancellable         *cancellable G_GNUC_UNUSED,
                        LabThought           *thought,
                        GError              **error)
{
  LabTestParrot *self = LAB_TEST_PARROT (agent);

  if (self->is_dumb)
    {
      g_set_error_literal (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_RUBBISH, "Squawk.");
      return FALSE;
    }
  *thought = (LabThought) { .turn = self->turn };
  return TRUE;
}

static void
lab_test_parrot_class_init (LabTestParrotClass *klass)
{
  LAB_AGENT_CLASS (klass)->begin = lab_test_parrot_begin;
  LAB_AGENT_CLASS (klass)->choose = lab_test_parrot_choose;
}

static void
lab_test_parrot_init (LabTestParrot *self G_GNUC_UNUSED)
{
}

/* Private helpers */

/* The result of a question. */
typedef struct
{
  gboolean done;
  gboolean answered;
  LabThought thought;
  GError *error;
  GThread *thread;
} Answer;

static void
clear_answer (Answer *answer)
{
  g_clear_error (&answer->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Answer, clear_answer)

static void
take_answer (GObject      *agent,
             GAsyncResult *result,
             gpointer      data)
{
  Answer *answer = data;

  answer->answered = lab_agent_choose_finish (LAB_AGENT (agent), result, &answer->thought,
                                              &answer->error);
  answer->thread = g_thread_self ();
  answer->done = TRUE;
}

static void
wait_for (Answer *answer)
{
  while (!answer->done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (answer->thread == g_thread_self ());
}

/* Returns a position that takes long to think about. The expert thinks for long only against one
 * rival. */
static LabObservation
get_hard_observation (void)
{
  LabDeal deal = { .seed = 3, .seats = 0x5, .cards_each = 6 };
  LabObservation observation;
  LabPosition position;

  lab_deal_position (&deal, &position);
  lab_observation_init (&observation, &position, NULL);
  return observation;
}

/* Tests: without waiting */

static void
test_async (gconstpointer data)
{
  LabLevel level = GPOINTER_TO_UINT (data);
  LabObservation observation = get_hard_observation (), copy = observation;
  LabThought expected = lab_test_think (level, &observation, 9, 700);
  g_autoptr (LabAgent) agent = lab_computer_new (level);
  LabLimits limits = { .nodes = 700 };
  g_auto (Answer) answer = { 0 };

  lab_agent_begin (agent, 9);
  lab_agent_choose_async (agent, &copy, &limits, NULL, take_answer, &answer);
  /* The player must have copied the observation. */
  memset (&copy, 0xa5, sizeof copy);
  limits.nodes = 1;
  g_assert_false (answer.done);
  wait_for (&answer);
  g_assert_no_error (answer.error);
  g_assert_true (answer.answered);
  lab_test_assert_same_thought (&answer.thought, &expected);
}

/* The time limit is too long for the clock, so only the number of nodes ends the
 * search. */
static void
test_for_ever (gconstpointer data)
{
  LabLevel level = GPOINTER_TO_UINT (data);
  LabObservation observation = get_hard_observation ();
  LabThought expected = lab_test_think (level, &observation, 9, 700);
  g_autoptr (LabAgent) agent = lab_computer_new (level);
  const LabLimits limits = { .time = G_MAXINT64, .nodes = 700 };
  g_autoptr (GError) error = NULL;
  LabThought thought;

  lab_agent_begin (agent, 9);
  lab_agent_choose (agent, &observation, &limits, NULL, &thought, &error);
  g_assert_no_error (error);
  lab_test_assert_same_thought (&thought, &expected);
}

static void
test_cancel_before (gconstpointer data)
{
  LabLevel level = GPOINTER_TO_UINT (data);
  LabObservation observation = get_hard_observation ();
  g_autoptr (LabAgent) agent = lab_computer_new (level);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  LabLimits limits = { .nodes = 700 };
  g_auto (Answer) answer = { 0 };
  LabThought thought;

  g_cancellable_cancel (cancellable);
  g_assert_false (lab_agent_choose (agent, &observation, &limits, cancellable, &thought, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  lab_agent_choose_async (agent, &observation, &limits, cancellable, take_answer, &answer);
  wait_for (&answer);
  g_assert_false (answer.answered);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* Players that think for long stop when they are canceled, and can be asked again. */
static void
test_cancel_in_thought (gconstpointer data)
{
  LabLevel level = GPOINTER_TO_UINT (data);
  LabObservation observation = get_hard_observation ();
  g_autoptr (LabAgent) agent = lab_computer_new (level);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LabLimits limits = { .time = AGES }, few = { .nodes = 10 };
  g_auto (Answer) answer = { 0 };
  g_auto (Answer) again = { 0 };

  if (level != LAB_LEVEL_EXPERT)
    lab_computer_set_depth (LAB_COMPUTER (agent), LAB_MAX_DEPTH);
  lab_agent_choose_async (agent, &observation, &limits, cancellable, take_answer, &answer);
  g_usleep (SOON);
  g_cancellable_cancel (cancellable);
  wait_for (&answer);
  g_assert_false (answer.answered);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  lab_agent_choose_async (agent, &observation, &few, NULL, take_answer, &again);
  wait_for (&again);
  g_assert_no_error (again.error);
  g_assert_true (lab_test_is_legal (&observation.position, &again.thought.turn));
}

static gpointer
cancel_in_thread (gpointer cancellable)
{
  g_usleep (SOON);
  g_cancellable_cancel (cancellable);
  return NULL;
}

/* Synchronous calls stop as well, in any thread. */
static void
test_cancel_from_thread (gconstpointer data)
{
  LabLevel level = GPOINTER_TO_UINT (data);
  LabObservation observation = get_hard_observation ();
  g_autoptr (LabAgent) agent = lab_computer_new (level);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  LabLimits limits = { .time = AGES };
  LabThought thought;
  GThread *thread;

  if (level != LAB_LEVEL_EXPERT)
    lab_computer_set_depth (LAB_COMPUTER (agent), LAB_MAX_DEPTH);
  thread = g_thread_new ("cancel", cancel_in_thread, cancellable);
  g_assert_false (lab_agent_choose (agent, &observation, &limits, cancellable, &thought, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);
}

/* After the answer, the player no longer listens to the cancellable. */
static void
test_cancel_after (gconstpointer data)
{
  LabLevel level = GPOINTER_TO_UINT (data);
  LabObservation observation = get_hard_observation ();
  g_autoptr (LabAgent) agent = lab_computer_new (level);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  guint signal = g_signal_lookup ("cancelled", G_TYPE_CANCELLABLE);
  LabLimits limits = { .nodes = 100 };
  LabThought thought;

  g_assert_true (lab_agent_choose (agent, &observation, &limits, cancellable, &thought, &error));
  g_assert_no_error (error);
  g_assert_false (g_signal_has_handler_pending (cancellable, signal, 0, TRUE));
  g_cancellable_cancel (cancellable);
}

/* A player that is canceled before it starts draws no random numbers. */
static void
test_cancelled_is_not_asked (void)
{
  LabObservation observation = get_hard_observation ();
  LabThought expected = lab_test_think (LAB_LEVEL_RANDOM, &observation, 9, 0), thought;
  g_autoptr (LabAgent) agent = lab_computer_new (LAB_LEVEL_RANDOM);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LabLimits limits = { 0 };

  lab_agent_begin (agent, 9);
  g_cancellable_cancel (cancellable);
  g_assert_false (lab_agent_choose (agent, &observation, &limits, cancellable, &thought, NULL));
  thought = lab_test_ask (agent, &observation, 0);
  lab_test_assert_same_thought (&thought, &expected);
}

/* The caller may drop the player while it thinks; the task keeps it alive until the
 * answer arrives. */
static void
test_unref_while_thinking (void)
{
  LabObservation observation = get_hard_observation ();
  LabAgent *agent = lab_computer_new (LAB_LEVEL_EXPERT);
  LabLimits limits = { .nodes = 100000 };
  g_auto (Answer) answer = { 0 };
  gpointer weak = agent;

  g_object_add_weak_pointer (G_OBJECT (agent), &weak);
  lab_agent_choose_async (agent, &observation, &limits, NULL, take_answer, &answer);
  g_object_unref (agent);
  wait_for (&answer);
  g_assert_no_error (answer.error);
  g_assert_true (answer.answered);
  /* The other thread may drop the last reference a moment later. */
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  for (guint i = 0; g_atomic_pointer_get (&weak) != NULL && i < 5000; i++)
    g_usleep (1000);
  g_assert_null (g_atomic_pointer_get (&weak));
}

/* Tests: limits and names */

/* A player's own limits override those of the question, if it has any. */
static void
test_own_limits (void)
{
  LabObservation observation = get_hard_observation ();
  g_autoptr (LabAgent) agent = lab_computer_new (LAB_LEVEL_ALPHABETA);
  LabThought few = lab_test_think (LAB_LEVEL_ALPHABETA, &observation, 1, 300);
  LabThought many = lab_test_think (LAB_LEVEL_ALPHABETA, &observation, 1, 900);
  LabThought thought;

  g_assert_cmpuint (few.nodes, <, many.nodes);
  lab_computer_set_limits (LAB_COMPUTER (agent), (LabLimits) { .nodes = 300 });
  lab_agent_begin (agent, 1);
  thought = lab_test_ask (agent, &observation, 900);
  lab_test_assert_same_thought (&thought, &few);
  lab_computer_set_limits (LAB_COMPUTER (agent), (LabLimits) { 0 });
  lab_agent_begin (agent, 1);
  thought = lab_test_ask (agent, &observation, 900);
  lab_test_assert_same_thought (&thought, &many);
}

/* A player's own deadline ends a search that would take ages. */
static void
test_own_time (void)
{
  static const LabLevel levels[] = { LAB_LEVEL_MINMAX, LAB_LEVEL_ALPHABETA };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      LabObservation observation = get_hard_observation ();
      g_autoptr (LabAgent) agent = lab_computer_new (levels[i]);
      LabThought thought;

      lab_computer_set_depth (LAB_COMPUTER (agent), LAB_MAX_DEPTH);
      lab_computer_set_limits (LAB_COMPUTER (agent), (LabLimits) { .time = 30000 });
      thought = lab_test_ask (agent, &observation, 0);
      g_assert_cmpuint (thought.depth, <, LAB_MAX_DEPTH);
    }
}

static void
test_depth (void)
{
  LabObservation observation = lab_test_observe (
    "5a5a5a5/a5a5a5a/5a5a5a5/a5a5a5a/5a5a5a5/a5a5a5a/5a5a5a5 5 a1 - a1,-,g7,- "
    "b1,c3,c5,*,e3,e5,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- :A??,-,:???,- 1i - -");

  for (LabLevel level = LAB_LEVEL_MINMAX; level <= LAB_LEVEL_ALPHABETA; level++)
    {
      g_autoptr (LabAgent) agent = lab_computer_new (level);

      for (guint depth = 1; depth <= 2; depth++)
        {
          LabThought thought;

          lab_computer_set_depth (LAB_COMPUTER (agent), depth);
          thought = lab_test_ask (agent, &observation, 0);
          g_assert_cmpuint (thought.depth, ==, depth);
        }
    }
}

static void
test_begin (void)
{
  g_autoptr (LabTestParrot) parrot = g_object_new (LAB_TEST_TYPE_PARROT, "name", "Polly", NULL);
  g_autofree char *name = NULL;

  lab_agent_begin (LAB_AGENT (parrot), 77);
  g_assert_cmpuint (parrot->seed, ==, 77);
  g_object_get (parrot, "name", &name, NULL);
  g_assert_cmpstr (name, ==, "Polly");
  g_assert_cmpstr (lab_agent_get_name (LAB_AGENT (parrot)), ==, "Polly");
}

/* Tests: answers are checked */

static void
assert_forbidden (const char *game,
                  LabTurn     turn)
{
  LabObservation observation = lab_test_observe (game);
  g_autoptr (LabTestParrot) parrot = g_object_new (LAB_TEST_TYPE_PARROT, NULL);
  g_autoptr (GError) error = NULL;
  LabLimits limits = { 0 };
  LabThought thought;

  parrot->turn = turn;
  g_assert_false (lab_agent_choose (LAB_AGENT (parrot), &observation, &limits, NULL, &thought,
                                    &error));
  g_assert_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_FORBIDDEN);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_true (g_str_has_suffix (error->message, "."));
}

static void
test_forbidden (void)
{
  const char *insert = GAME "1i - -";
  const char *move = LAB_TEST_CORRIDORS
    "a1 Nb a1,-,a7,- g2,e7,c3,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- :A?,-,:?,- 1m - -";
  const char *later = LAB_TEST_CORRIDORS
    "a1 Nb a1,-,a7,- g2,e7,c3,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- :A?,-,:?,- 1i - -";

  assert_forbidden (insert, (LabTurn) { 12, 0x5, LAB_CELL (0, 0) });
  assert_forbidden (insert, (LabTurn) { LAB_ARROW_NONE, 0x5, LAB_CELL (0, 0) });
  assert_forbidden (insert, (LabTurn) { 3, 0x3, LAB_CELL (0, 0) });
  assert_forbidden (insert, (LabTurn) { 3, 0x0, LAB_CELL (0, 0) });
  assert_forbidden (insert, (LabTurn) { 3, 0x5, LAB_CELL (0, 1) });
  assert_forbidden (insert, (LabTurn) { 3, 0x5, LAB_CELL (7, 0) });
  assert_forbidden (insert, (LabTurn) { 3, 0x5, LAB_CELL_NONE });
  assert_forbidden (insert, (LabTurn) { 0, 0x5, LAB_CELL (2, 0) });
  assert_forbidden (later, (LabTurn) { 6, 0x5, LAB_CELL (0, 0) });
  assert_forbidden (move, (LabTurn) { 0, 0xa, LAB_CELL (0, 1) });
  assert_forbidden (move, (LabTurn) { 12, 0xa, LAB_CELL (0, 0) });
}

static void
test_allowed (void)
{
  LabObservation observation = lab_test_observe (GAME "1i - -");
  g_autoptr (LabTestParrot) parrot = g_object_new (LAB_TEST_TYPE_PARROT, NULL);
  g_autoptr (GError) error = NULL;
  LabLimits limits = { 0 };
  LabThought thought;

  parrot->turn = (LabTurn) { 0, 0xa, LAB_CELL (6, 0) };
  g_assert_true (lab_agent_choose (LAB_AGENT (parrot), &observation, &limits, NULL, &thought,
                                   &error));
  g_assert_no_error (error);
  g_assert_cmpuint (thought.turn.cell, ==, LAB_CELL (6, 0));
  /* The same holds in the other half of the turn; errors are passed to the caller. */
  lab_position_insert (&observation.position, 0, 0xa);
  g_assert_true (lab_agent_choose (LAB_AGENT (parrot), &observation, &limits, NULL, &thought,
                                   &error));
  parrot->is_dumb = TRUE;
  g_assert_false (lab_agent_choose (LAB_AGENT (parrot), &observation, &limits, NULL, &thought,
                                    &error));
  g_assert_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_RUBBISH);
}

static void
add (const char   *name,
     LabLevel      level,
     GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/players/computer/%s/%s", name,
                                           lab_level_get_id (level));

  g_test_add_data_func (path, GUINT_TO_POINTER (level), test);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (LabLevel level = 0; level < LAB_N_LEVELS; level++)
    {
      add ("async", level, test_async);
      add ("for-ever", level, test_for_ever);
      add ("cancel-before", level, test_cancel_before);
      add ("cancel-after", level, test_cancel_after);
      if (level < LAB_LEVEL_MINMAX)
        continue;
      add ("cancel-in-thought", level, test_cancel_in_thought);
      add ("cancel-from-thread", level, test_cancel_from_thread);
    }
  g_test_add_func ("/players/computer/cancelled-is-not-asked", test_cancelled_is_not_asked);
  g_test_add_func ("/players/computer/unref-while-thinking", test_unref_while_thinking);
  g_test_add_func ("/players/computer/own-limits", test_own_limits);
  g_test_add_func ("/players/computer/own-time", test_own_time);
  g_test_add_func ("/players/computer/depth", test_depth);
  g_test_add_func ("/players/agent/begin", test_begin);
  g_test_add_func ("/players/agent/forbidden", test_forbidden);
  g_test_add_func ("/players/agent/allowed", test_allowed);
  return g_test_run ();
}
