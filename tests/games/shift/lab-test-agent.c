/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-agent.h"

#include "lab-shift-computer.h"

G_DEFINE_FINAL_TYPE (LabTestAgent, lab_test_agent, LAB_TYPE_SHIFT_AGENT)

/* Answers the first allowed arrow, with the tile as it lies, and does not move the
 * pawn. */
static void
stay (const LabShiftPosition *position,
      LabShiftTurn           *turn)
{
  LabShiftPosition after = *position;

  turn->arrow = 0;
  while (!lab_shift_position_may_insert (position, turn->arrow))
    turn->arrow++;
  turn->tile = lab_shift_openings_rotate (position->board.spare, 3);
  if (position->phase == LAB_SHIFT_PHASE_INSERT)
    lab_shift_position_insert (&after, turn->arrow, turn->tile);
  turn->cell = after.pawns[position->seat];
}

static void
lab_test_agent_begin (LabShiftAgent *agent,
                      guint64        seed)
{
  LAB_TEST_AGENT (agent)->seed = seed;
}

static gboolean
think (LabShiftAgent             *agent,
       const LabShiftObservation *observation,
       const LabLimits           *limits,
       GCancellable              *cancellable,
       LabShiftThought           *thought,
       GError                   **error)
{
  LabTestAgent *self = LAB_TEST_AGENT (agent);
  LabTestWay way = self->way;

  self->observation = *observation;
  self->limits = *limits;
  if ((guint) g_atomic_int_add (&self->n_asked, 1) < self->good_turns)
    way = LAB_TEST_STAY;
  stay (&observation->position, &thought->turn);
  switch (way)
    {
    case LAB_TEST_ERROR:
      g_set_error (error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_ENDED,
                   "The test wants it so.");
      return FALSE;
    case LAB_TEST_SAY:
      thought->turn = self->turn;
      return TRUE;
    case LAB_TEST_CANCEL:
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "Nobody asked for that.");
      return FALSE;
    case LAB_TEST_FORBIDDEN:
      thought->turn.arrow = LAB_SHIFT_N_ARROWS;
      thought->turn.cell = LAB_SHIFT_CELL_NONE;
      return TRUE;
    case LAB_TEST_WAIT:
      while (!g_cancellable_is_cancelled (cancellable))
        g_usleep (1000);
      /* No agent stops at once. */
      g_usleep (20000);
      return !g_cancellable_set_error_if_cancelled (cancellable, error);
    case LAB_TEST_STAY:
    default:
      return TRUE;
    }
}

static gboolean
lab_test_agent_choose (LabShiftAgent             *agent,
                       const LabShiftObservation *observation,
                       const LabLimits           *limits,
                       GCancellable              *cancellable,
                       LabShiftThought           *thought,
                       GError                   **error)
{
  LabTestAgent *self = LAB_TEST_AGENT (agent);
  gboolean answered;

  g_assert_cmpint (g_atomic_int_add (&self->thinking, 1), ==, 0);
  answered = think (agent, observation, limits, cancellable, thought, error);
  g_atomic_int_add (&self->thinking, -1);
  return answered;
}

static void
lab_test_agent_class_init (LabTestAgentClass *klass)
{
  LAB_SHIFT_AGENT_CLASS (klass)->begin = lab_test_agent_begin;
  LAB_SHIFT_AGENT_CLASS (klass)->choose = lab_test_agent_choose;
}

static void
lab_test_agent_init (LabTestAgent *self G_GNUC_UNUSED)
{
}

LabShiftAgent *
lab_test_agent_new (LabTestWay way,
                    guint      good_turns)
{
  LabTestAgent *self = g_object_new (LAB_TEST_TYPE_AGENT, NULL);

  self->way = way;
  self->good_turns = good_turns;
  return LAB_SHIFT_AGENT (self);
}
