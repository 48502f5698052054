/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-thinking.h"

#include <string.h>

#include "lab-shift-notation.h"
#include "lab-shift-players.h"
#include "lab-test-loop.h"

const char * const lab_test_levels[LAB_SHIFT_N_LEVELS] = {
  "random", "beginner", "greedy", "solver", "minmax", "alphabeta", "expert",
};

LabShiftObservation
lab_test_observe (const char *text)
{
  LabShiftObservation observation;
  g_autoptr (GError) error = NULL;

  memset (&observation, 0xa5, sizeof observation);
  lab_shift_notation_parse_observation (text, &observation, &error);
  g_assert_no_error (error);
  return observation;
}

LabShiftAgent *
lab_test_make_player (const char *words)
{
  g_autoptr (GError) error = NULL;
  LabShiftAgent *agent = lab_shift_players_make (words, &error);

  g_assert_no_error (error);
  return agent;
}

/* Asks for a turn, and asserts that the rules allow it. */
LabShiftThought
lab_test_ask (LabShiftAgent             *agent,
              const LabShiftObservation *observation,
              guint64                    nodes)
{
  LabLimits limits = { .nodes = nodes };
  g_autoptr (GError) error = NULL;
  LabShiftThought thought;

  memset (&thought, 0xa5, sizeof thought);
  if (!lab_shift_agent_choose (agent, observation, &limits, NULL, &thought, &error))
    {
      g_autofree char *text = lab_shift_notation_format_observation (observation);

      g_error ("%s: %s (%s)", G_OBJECT_TYPE_NAME (agent), error->message, text);
    }
  g_assert_no_error (error);
  return thought;
}

/* Asks a new player of @level. */
LabShiftThought
lab_test_think (LabShiftStrength           level,
                const LabShiftObservation *observation,
                guint64                    seed,
                guint64                    nodes)
{
  g_autoptr (LabShiftAgent) agent = lab_shift_computer_new (level);

  lab_shift_agent_begin (agent, seed);
  return lab_test_ask (agent, observation, nodes);
}

/* Compares all members except the time that the thought took. */
void
lab_test_assert_same_thought (const LabShiftThought *a,
                              const LabShiftThought *b)
{
  g_assert_cmpmem (&a->turn, sizeof a->turn, &b->turn, sizeof b->turn);
  g_assert_cmpuint (a->depth, ==, b->depth);
  g_assert_cmpuint (a->nodes, ==, b->nodes);
  g_assert_cmpfloat (a->value, ==, b->value);
  g_assert_cmpuint (a->n_plan, ==, b->n_plan);
  g_assert_true (memcmp (a->plan, b->plan, a->n_plan * sizeof *a->plan) == 0);
}

/* Adds a case for each level. */
void
lab_test_add_levels (const LabTestPart *part)
{
  for (LabShiftStrength level = 0; level < LAB_SHIFT_N_LEVELS; level++)
    {
      g_autofree char *path = g_strconcat (part->path, "/", lab_test_levels[level], NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (level), (GTestDataFunc) part->test);
    }
}

static void
take_answer (GObject      *agent,
             GAsyncResult *result,
             gpointer      data)
{
  LabTestAnswer *answer = data;

  answer->answered = lab_shift_agent_choose_finish (LAB_SHIFT_AGENT (agent), result,
                                                    &answer->thought, &answer->error);
  answer->done = TRUE;
}

void
lab_test_ask_async (LabShiftAgent             *agent,
                    const LabShiftObservation *observation,
                    const LabLimits           *limits,
                    GCancellable              *cancellable,
                    LabTestAnswer             *answer)
{
  *answer = (LabTestAnswer) { 0 };
  lab_shift_agent_choose_async (agent, observation, limits, cancellable, take_answer, answer);
}

/* Waits for the answer, which comes in the thread that asked. */
void
lab_test_answer_wait (LabTestAnswer *self)
{
  lab_test_wait (self->done);
}

/* Waits, and asserts that the question was canceled. */
void
lab_test_answer_assert_cancelled (LabTestAnswer *self)
{
  lab_test_answer_wait (self);
  g_assert_false (self->answered);
  g_assert_error (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&self->error);
}

void
lab_test_answer_clear (LabTestAnswer *self)
{
  g_clear_error (&self->error);
}
