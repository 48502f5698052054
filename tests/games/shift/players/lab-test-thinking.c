/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-thinking.h"

#include <string.h>

#include "lab-notation.h"
#include "lab-computer.h"

LabObservation
lab_test_observe (const char *text)
{
  LabObservation observation;
  g_autoptr (GError) error = NULL;

  lab_notation_parse_observation (text, &observation, &error);
  g_assert_no_error (error);
  return observation;
}

/* Asks for a turn, and asserts that the rules allow it. */
LabThought
lab_test_ask (LabAgent             *agent,
              const LabObservation *observation,
              guint64               nodes)
{
  LabLimits limits = { .nodes = nodes };
  g_autoptr (GError) error = NULL;
  LabThought thought;

  memset (&thought, 0xa5, sizeof thought);
  if (!lab_agent_choose (agent, observation, &limits, NULL, &thought, &error))
    {
      g_autofree char *text = lab_notation_format_observation (observation);

      g_error ("%s: %s (%s)", lab_agent_get_name (agent), error->message, text);
    }
  g_assert_no_error (error);
  return thought;
}

/* Asks a new player of @level. */
LabThought
lab_test_think (LabLevel              level,
                const LabObservation *observation,
                guint64               seed,
                guint64               nodes)
{
  g_autoptr (LabAgent) agent = lab_computer_new (level);

  lab_agent_begin (agent, seed);
  return lab_test_ask (agent, observation, nodes);
}

static void
assert_same_turn (const LabTurn *a,
                  const LabTurn *b)
{
  g_assert_cmpuint (a->arrow, ==, b->arrow);
  g_assert_cmphex (a->tile, ==, b->tile);
  g_assert_cmpuint (a->cell, ==, b->cell);
}

/* Compares all members except the time that the thought took. */
void
lab_test_assert_same_thought (const LabThought *a,
                              const LabThought *b)
{
  assert_same_turn (&a->turn, &b->turn);
  g_assert_cmpuint (a->depth, ==, b->depth);
  g_assert_cmpuint (a->nodes, ==, b->nodes);
  g_assert_cmpfloat (a->value, ==, b->value);
  g_assert_cmpuint (a->n_plan, ==, b->n_plan);
  for (guint i = 0; i < a->n_plan; i++)
    assert_same_turn (&a->plan[i], &b->plan[i]);
}
