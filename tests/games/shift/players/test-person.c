/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-deal.h"
#include "lab-person.h"

static const LabLimits no_limits = { 0 };

/* The result of a question. */
typedef struct
{
  gboolean done;
  gboolean answered;
  LabThought thought;
  GError *error;
} Answer;

/* Private helpers */

static LabObservation
observe (void)
{
  const LabDeal deal = { 7, 0x5, 0, 2, LAB_RULES_STANDARD };
  LabObservation observation;
  LabPosition position;

  lab_deal_position (&deal, &position);
  lab_observation_init (&observation, &position, NULL);
  return observation;
}

static void
on_answer (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  Answer *answer = data;

  answer->answered = lab_agent_choose_finish (LAB_AGENT (source), result, &answer->thought,
                                              &answer->error);
  answer->done = TRUE;
}

static void
ask (LabAgent     *person,
     GCancellable *cancellable,
     Answer       *answer)
{
  LabObservation observation = observe ();

  *answer = (Answer) { 0 };
  lab_agent_choose_async (person, &observation, &no_limits, cancellable, on_answer, answer);
}

static void
wait_for (Answer *answer)
{
  while (!answer->done)
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_cancelled (Answer *answer)
{
  wait_for (answer);
  g_assert_false (answer->answered);
  g_assert_error (answer->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer->error);
}

/* Tests */

/* A synchronous question to a person fails, because the main loop must run. */
static void
test_blocking (void)
{
  g_autoptr (LabAgent) person = lab_person_new ();
  LabObservation observation = observe ();
  g_autoptr (GError) error = NULL;
  LabThought thought;

  g_assert_false (lab_agent_choose (person, &observation, &no_limits, NULL, &thought, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
}

/* Asks with and without a cancellable. */
static void
test_asked (void)
{
  const LabTurn turn = { 4, 6, LAB_CELL (2, 3) };
  g_autoptr (LabAgent) person = lab_person_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  for (guint i = 0; i < 2; i++)
    {
      Answer answer;

      ask (person, i == 0 ? cancellable : NULL, &answer);
      g_assert_true (lab_person_get_asked (LAB_PERSON (person)));
      lab_person_answer (LAB_PERSON (person), &turn);
      g_assert_false (lab_person_get_asked (LAB_PERSON (person)));
      wait_for (&answer);
      g_assert_true (answer.answered);
      g_assert_cmpuint (answer.thought.turn.arrow, ==, turn.arrow);
      g_assert_cmpuint (answer.thought.turn.tile, ==, turn.tile);
      g_assert_cmpuint (answer.thought.turn.cell, ==, turn.cell);
    }
}

/* Cancels before the question and during it. */
static void
test_cancelled (void)
{
  g_autoptr (LabAgent) person = lab_person_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer;

  ask (person, cancellable, &answer);
  g_cancellable_cancel (cancellable);
  assert_cancelled (&answer);
  g_assert_false (lab_person_get_asked (LAB_PERSON (person)));

  ask (person, cancellable, &answer);
  g_assert_false (lab_person_get_asked (LAB_PERSON (person)));
  assert_cancelled (&answer);
}

static void
on_asked_changed (GObject    *person,
                  GParamSpec *pspec G_GNUC_UNUSED,
                  GString    *log)
{
  gboolean asked;

  g_object_get (person, "asked", &asked, NULL);
  g_string_append (log, asked ? "asked " : "answered ");
}

static void
test_property (void)
{
  const LabTurn turn = { 4, 6, LAB_CELL (2, 3) };
  g_autoptr (LabAgent) person = lab_person_new ();
  g_autoptr (GString) log = g_string_new (NULL);
  Answer answer;

  g_signal_connect (person, "notify::asked", G_CALLBACK (on_asked_changed), log);
  ask (person, NULL, &answer);
  g_assert_cmpstr (log->str, ==, "asked ");
  lab_person_answer (LAB_PERSON (person), &turn);
  g_assert_cmpstr (log->str, ==, "asked answered ");
  wait_for (&answer);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/person/blocking", test_blocking);
  g_test_add_func ("/person/asked", test_asked);
  g_test_add_func ("/person/cancelled", test_cancelled);
  g_test_add_func ("/person/property", test_property);
  return g_test_run ();
}
