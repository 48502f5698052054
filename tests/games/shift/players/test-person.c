/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-agent.h"
#include "lab-shift-deal.h"
#include "lab-test-games.h"
#include "lab-test-thinking.h"

static const LabLimits no_limits = { 0 };

/* Private helpers */

static LabShiftObservation
observe (void)
{
  const LabShiftDeal deal = { 7, 0x5, 0, 2, LAB_SHIFT_RULES_STANDARD };
  LabShiftPosition position = lab_test_deal (&deal);

  return lab_test_see (&position, NULL);
}

static void
ask (LabShiftAgent *person,
     GCancellable  *cancellable,
     LabTestAnswer *answer)
{
  LabShiftObservation observation = observe ();

  lab_test_ask_async (person, &observation, &no_limits, cancellable, answer);
}

/* Tests */

/* A synchronous question to a person fails, because the main loop must run. */
LAB_TEST ("/person/blocking", test_blocking)
{
  g_autoptr (LabShiftAgent) person = lab_shift_person_new ();
  LabShiftObservation observation = observe ();
  g_autoptr (GError) error = NULL;
  LabShiftThought thought;

  g_assert_false (lab_shift_agent_choose (person, &observation, &no_limits, NULL, &thought,
                                          &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
}

/* Asks with and without a cancellable. */
LAB_TEST ("/person/asked", test_asked)
{
  const LabShiftTurn turn = { 4, 6, LAB_SHIFT_CELL (2, 3) };
  g_autoptr (LabShiftAgent) person = lab_shift_person_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  for (guint i = 0; i < 2; i++)
    {
      LabTestAnswer answer;

      ask (person, i == 0 ? cancellable : NULL, &answer);
      g_assert_true (LAB_SHIFT_PERSON (person)->question != NULL);
      lab_shift_person_answer (LAB_SHIFT_PERSON (person), &turn);
      g_assert_false (LAB_SHIFT_PERSON (person)->question != NULL);
      lab_test_answer_wait (&answer);
      g_assert_true (answer.answered);
      g_assert_cmpmem (&answer.thought.turn, sizeof turn, &turn, sizeof turn);
    }
}

/* Cancels before the question and during it. */
LAB_TEST ("/person/cancelled", test_cancelled)
{
  g_autoptr (LabShiftAgent) person = lab_shift_person_new ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LabTestAnswer answer;

  ask (person, cancellable, &answer);
  g_cancellable_cancel (cancellable);
  lab_test_answer_assert_cancelled (&answer);
  g_assert_false (LAB_SHIFT_PERSON (person)->question != NULL);

  ask (person, cancellable, &answer);
  g_assert_false (LAB_SHIFT_PERSON (person)->question != NULL);
  lab_test_answer_assert_cancelled (&answer);
}
