/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-child.h"

#include "lab-shift-notation.h"
#include "lab-shift-program.h"

/* Fuzzes the output of a player program. */

#define MAX_QUESTIONS 20

#define OBSERVATION                                                                                \
  "66eae3c/a5ddaac/797bedd/9cd3599/7db3d5d/5355993/3abcb59 a a1 - a1,-,g7,- c1,e1,a3,c3,e3,g3,a5," \
  "c5,e5,g5,c7,e7,b3,d4,f4,b1,b6,e6,d2,d3,c2,f3,c4,b5 :M?,-,:??,- 1i - - -,-,-,-"

static void
ask (LabShiftAgent             *agent,
     const LabShiftObservation *observation)
{
  const LabLimits limits = { .time = G_USEC_PER_SEC };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  LabShiftThought thought;
  LabShiftPosition next = observation->position;

  if (!lab_fuzz_check (lab_shift_agent_choose (agent, observation, &limits, cancellable, &thought,
                                               &error), &error))
    return;
  g_assert_cmpuint (thought.n_plan, <=, LAB_SHIFT_MAX_THOUGHT);
  g_assert_true (lab_shift_position_may_insert (&next, thought.turn.arrow));
  lab_shift_position_insert (&next, thought.turn.arrow, thought.turn.tile);
  g_assert_true ((lab_shift_position_get_reachable (&next) & LAB_SHIFT_CELL_BIT (thought.turn.cell))
                 != 0);
}

LAB_FUZZ (data, size)
{
  g_autoptr (LabShiftAgent) agent = lab_shift_program_new ("program --quiet", NULL);
  LabShiftObservation observation;

  g_assert_true (lab_shift_notation_parse_observation (OBSERVATION, &observation, NULL));
  lab_fuzz_child_set_input (data, size);
  for (guint i = 0; i < MAX_QUESTIONS && lab_fuzz_child_has_input (); i++)
    {
      if (i % 3 == 0)
        lab_shift_agent_begin (agent, i);
      ask (agent, &observation);
    }
}
