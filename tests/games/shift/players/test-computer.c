/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-notation.h"
#include "lab-test-agent.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-test-thinking.h"

/* Tests how computer players of any kind are asked for turns. */

#define AGES (G_TIME_SPAN_HOUR)
/* A small part of the time that any of these players needs, in microseconds. */
#define SOON 2000
#define GAME LAB_TEST_CORRIDORS \
  "a1 - a1,-,a7,- g2,e7,c3,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- :A?,-,:?,- "

/* Private helpers */

/* Returns a position that takes long to think about. The expert thinks for long only against one
 * rival. */
static LabShiftObservation
get_hard_observation (void)
{
  LabShiftDeal deal = { .seed = 3, .seats = 0x5, .cards_each = 6 };
  LabShiftPosition position = lab_test_deal (&deal);

  return lab_test_see (&position, NULL);
}

/* Tests: without waiting */

LAB_LEVEL_TEST ("/players/computer/async", test_async)
{
  LabShiftStrength level = GPOINTER_TO_UINT (data);
  LabShiftObservation observation = get_hard_observation (), copy = observation;
  LabShiftThought expected = lab_test_think (level, &observation, 9, 700);
  g_autoptr (LabShiftAgent) agent = lab_shift_computer_new (level);
  /* The time is too long for the clock, so only the number of nodes ends the search. */
  LabLimits limits = { .time = G_MAXINT64, .nodes = 700 };
  g_auto (LabTestAnswer) answer = { 0 };

  lab_shift_agent_begin (agent, 9);
  lab_test_ask_async (agent, &copy, &limits, NULL, &answer);
  /* The player must have copied the observation. */
  memset (&copy, 0xa5, sizeof copy);
  limits.nodes = 1;
  g_assert_false (answer.done);
  lab_test_answer_wait (&answer);
  g_assert_no_error (answer.error);
  g_assert_true (answer.answered);
  lab_test_assert_same_thought (&answer.thought, &expected);
}

LAB_LEVEL_TEST ("/players/computer/cancel-before", test_cancel_before)
{
  LabShiftStrength level = GPOINTER_TO_UINT (data);
  LabShiftObservation observation = get_hard_observation ();
  g_autoptr (LabShiftAgent) agent = lab_shift_computer_new (level);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  LabLimits limits = { .nodes = 700 };
  g_auto (LabTestAnswer) answer = { 0 };
  LabShiftThought thought;

  g_cancellable_cancel (cancellable);
  g_assert_false (lab_shift_agent_choose (agent, &observation, &limits, cancellable, &thought,
                                          &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  lab_test_ask_async (agent, &observation, &limits, cancellable, &answer);
  lab_test_answer_assert_cancelled (&answer);
}

/* Players that think for long stop when they are canceled, and can be asked again. */
LAB_LEVEL_TEST ("/players/computer/cancel-in-thought", test_cancel_in_thought)
{
  LabShiftStrength level = GPOINTER_TO_UINT (data);
  LabShiftObservation observation = get_hard_observation ();
  g_autoptr (LabShiftAgent) agent = lab_shift_computer_new (level);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LabLimits limits = { .time = AGES }, few = { .nodes = 10 };
  g_auto (LabTestAnswer) answer = { 0 };
  g_auto (LabTestAnswer) again = { 0 };

  if (level < LAB_SHIFT_STRENGTH_MINMAX)
    return;
  if (level != LAB_SHIFT_STRENGTH_EXPERT)
    LAB_SHIFT_COMPUTER (agent)->depth = LAB_SHIFT_MAX_DEPTH;
  lab_test_ask_async (agent, &observation, &limits, cancellable, &answer);
  g_usleep (SOON);
  g_cancellable_cancel (cancellable);
  lab_test_answer_assert_cancelled (&answer);

  lab_test_ask_async (agent, &observation, &few, NULL, &again);
  lab_test_answer_wait (&again);
  g_assert_no_error (again.error);
  g_assert_true (lab_test_is_legal (&observation.position, &again.thought.turn));
}

/* After the answer, the player no longer listens to the cancellable. */
LAB_LEVEL_TEST ("/players/computer/cancel-after", test_cancel_after)
{
  LabShiftStrength level = GPOINTER_TO_UINT (data);
  LabShiftObservation observation = get_hard_observation ();
  g_autoptr (LabShiftAgent) agent = lab_shift_computer_new (level);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  guint signal = g_signal_lookup ("cancelled", G_TYPE_CANCELLABLE);
  LabLimits limits = { .nodes = 100 };
  LabShiftThought thought;

  g_assert_true (lab_shift_agent_choose (agent, &observation, &limits, cancellable, &thought,
                                         &error));
  g_assert_no_error (error);
  g_assert_false (g_signal_has_handler_pending (cancellable, signal, 0, TRUE));
  g_cancellable_cancel (cancellable);
}

/* The caller may drop the player while it thinks; the task keeps it alive until the
 * answer arrives. */
LAB_TEST ("/players/computer/unref-while-thinking", test_unref_while_thinking)
{
  LabShiftObservation observation = get_hard_observation ();
  LabShiftAgent *agent = lab_shift_computer_new (LAB_SHIFT_STRENGTH_EXPERT);
  LabLimits limits = { .nodes = 100000 };
  g_auto (LabTestAnswer) answer = { 0 };
  gpointer weak = agent;

  g_object_add_weak_pointer (G_OBJECT (agent), &weak);
  lab_test_ask_async (agent, &observation, &limits, NULL, &answer);
  g_object_unref (agent);
  lab_test_answer_wait (&answer);
  g_assert_no_error (answer.error);
  g_assert_true (answer.answered);
  /* The other thread may drop the last reference a moment later. */
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  for (guint i = 0; g_atomic_pointer_get (&weak) != NULL && i < 5000; i++)
    g_usleep (1000);
  g_assert_null (g_atomic_pointer_get (&weak));
}

/* Tests: answers are checked */

LAB_TEST ("/players/agent/forbidden", test_forbidden)
{
  const char *insert = GAME "1i - -";
  const char *move = LAB_TEST_CORRIDORS
    "a1 Nb a1,-,a7,- g2,e7,c3,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- :A?,-,:?,- 1m - -";
  const char *later = LAB_TEST_CORRIDORS
    "a1 Nb a1,-,a7,- g2,e7,c3,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- :A?,-,:?,- 1i - -";
  const struct
  {
    const char *game;
    LabShiftTurn turn;
  } cases[] = {
    { insert, { 12, 0x5, LAB_SHIFT_CELL (0, 0) } },
    { insert, { LAB_SHIFT_ARROW_NONE, 0x5, LAB_SHIFT_CELL (0, 0) } },
    { insert, { 3, 0x3, LAB_SHIFT_CELL (0, 0) } },
    { insert, { 3, 0x0, LAB_SHIFT_CELL (0, 0) } },
    { insert, { 3, 0x5, LAB_SHIFT_CELL (0, 1) } },
    { insert, { 3, 0x5, LAB_SHIFT_CELL (7, 0) } },
    { insert, { 3, 0x5, LAB_SHIFT_CELL_NONE } },
    { insert, { 0, 0x5, LAB_SHIFT_CELL (2, 0) } },
    { later, { 6, 0x5, LAB_SHIFT_CELL (0, 0) } },
    { move, { 0, 0xa, LAB_SHIFT_CELL (0, 1) } },
    { move, { 12, 0xa, LAB_SHIFT_CELL (0, 0) } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      LabShiftObservation observation = lab_test_observe (cases[i].game);
      g_autoptr (LabShiftAgent) agent = lab_test_agent_new (LAB_TEST_SAY, 0);
      g_autoptr (GError) error = NULL;
      LabLimits limits = { 0 };
      LabShiftThought thought;

      LAB_TEST_AGENT (agent)->turn = cases[i].turn;
      g_assert_false (lab_shift_agent_choose (agent, &observation, &limits, NULL, &thought,
                                              &error));
      g_assert_error (error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_FORBIDDEN);
      g_assert_null (strchr (error->message, '\n'));
      g_assert_true (g_str_has_suffix (error->message, "."));
    }
}

LAB_TEST ("/players/agent/allowed", test_allowed)
{
  LabShiftObservation observation = lab_test_observe (GAME "1i - -");
  g_autoptr (LabShiftAgent) agent = lab_test_agent_new (LAB_TEST_SAY, 0);
  g_autoptr (GError) error = NULL;
  LabLimits limits = { 0 };
  LabShiftThought thought;

  LAB_TEST_AGENT (agent)->turn = (LabShiftTurn) { 0, 0xa, LAB_SHIFT_CELL (6, 0) };
  g_assert_true (lab_shift_agent_choose (agent, &observation, &limits, NULL, &thought, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (thought.turn.cell, ==, LAB_SHIFT_CELL (6, 0));
  /* The same holds in the other half of the turn; errors are passed to the caller. */
  lab_shift_position_insert (&observation.position, 0, 0xa);
  g_assert_true (lab_shift_agent_choose (agent, &observation, &limits, NULL, &thought, &error));
  LAB_TEST_AGENT (agent)->way = LAB_TEST_ERROR;
  g_assert_false (lab_shift_agent_choose (agent, &observation, &limits, NULL, &thought, &error));
  g_assert_error (error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_ENDED);
}
