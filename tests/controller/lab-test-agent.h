/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "players/lab-agent.h"

G_BEGIN_DECLS

/**
 * LabTestWay:
 * @LAB_TEST_STAY: answers any turn at once
 * @LAB_TEST_ERROR: fails
 * @LAB_TEST_FORBIDDEN: answers what the rules forbid
 * @LAB_TEST_CANCEL: fails as if it had been cancelled
 * @LAB_TEST_WAIT: thinks until it is cancelled
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
} LabTestWay;

#define LAB_TEST_TYPE_AGENT (lab_test_agent_get_type ())

G_DECLARE_FINAL_TYPE (LabTestAgent, lab_test_agent, LAB_TEST, AGENT, LabAgent)

/**
 * LabTestAgent:
 *
 * An agent that is good or bad as a test wants it. It says how often it was asked, with
 * what, and with which seed it began.
 */
struct _LabTestAgent
{
  LabAgent parent_instance;

  LabTestWay way;
  guint good_turns;           /* that it plays before it does so */
  gint n_asked;               /* atomic */
  gint thinking;              /* atomic: never about two questions at once */
  guint64 seed;
  LabObservation observation; /* the last one */
  LabLimits limits;
};

LabAgent *lab_test_agent_new (LabTestWay way,
                              guint      good_turns);

G_END_DECLS
