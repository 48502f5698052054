/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-agent.h"

G_BEGIN_DECLS

/**
 * LabTestWay:
 * @LAB_TEST_STAY: answers some turn at once
 * @LAB_TEST_ERROR: fails
 * @LAB_TEST_FORBIDDEN: answers an illegal turn
 * @LAB_TEST_CANCEL: fails as if it had been canceled
 * @LAB_TEST_WAIT: thinks until it is canceled
 * @LAB_TEST_SAY: answers the turn that it has, legal or not
 *
 * What an agent under test does.
 */
typedef enum
{
  LAB_TEST_STAY,
  LAB_TEST_ERROR,
  LAB_TEST_FORBIDDEN,
  LAB_TEST_CANCEL,
  LAB_TEST_WAIT,
  LAB_TEST_SAY,
} LabTestWay;

#define LAB_TEST_TYPE_AGENT (lab_test_agent_get_type ())

G_DECLARE_FINAL_TYPE (LabTestAgent, lab_test_agent, LAB_TEST, AGENT, LabShiftAgent)

/**
 * LabTestAgent:
 *
 * An agent that behaves as the test wants. It records how often it was asked, the last
 * question, and the seed of the game.
 */
struct _LabTestAgent
{
  LabShiftAgent parent_instance;

  LabTestWay way;
  guint good_turns;                /* how many legal turns it answers before that */
  gint n_asked;                    /* atomic */
  gint thinking;                   /* atomic: it never thinks about two questions at once */
  guint64 seed;
  LabShiftTurn turn;
  LabShiftObservation observation; /* the last question */
  LabLimits limits;
};

LabShiftAgent *lab_test_agent_new (LabTestWay way,
                                   guint      good_turns);

G_END_DECLS
