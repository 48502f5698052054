/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-agent.h"

G_BEGIN_DECLS

/**
 * LabAgentReply:
 * @seat: the seat that was asked
 * @open: whether the answer is still wanted
 * @whole: whether the question was for a whole turn, whose first half is already made
 * @turn: (nullable): the answer, which the rules may forbid
 * @error: (nullable): why there is no answer
 *
 * The end of a question.
 */
typedef struct
{
  LabSeat        seat;
  gboolean       open;
  gboolean       whole;
  const LabTurn *turn;
  const GError  *error;
} LabAgentReply;

typedef void (*LabAgentReplyFunc) (gpointer             asker,
                                   const LabAgentReply *reply);

/**
 * LabAgentRequests:
 * @asker: (not owned): the object that asks
 * @replied: called at the end of each question, while @asker is alive
 * @agents: (nullable): the agent on each seat
 * @persons: the seats that persons play
 * @failed: the seats whose agents have failed
 * @busy: the seats whose agents still work on a question
 * @number: the number of the current question
 * @cancellable: (nullable): cancels the open question
 *
 * The players at a table, and the questions to them. Only one question is open at a time. An agent
 * whose question was withdrawn must end its work before it gets another question.
 */
typedef struct
{
  GObject      *asker;
  LabAgentReplyFunc  replied;
  LabAgent     *agents[LAB_N_SEATS];
  LabSeatSet    persons;
  LabSeatSet    failed;
  LabSeatSet    busy;
  guint         number;
  GCancellable *cancellable;
} LabAgentRequests;

void     lab_agent_requests_init       (LabAgentRequests       *self,
                                        GObject                *asker,
                                        LabAgentReplyFunc    replied);
void     lab_agent_requests_clear      (LabAgentRequests       *self);
void     lab_agent_requests_seat       (LabAgentRequests       *self,
                                        LabSeat                 seat,
                                        LabAgent               *agent,
                                        guint64                 seed);
void     lab_agent_requests_substitute (LabAgentRequests       *self,
                                        LabSeat                 seat);
gboolean lab_agent_requests_is_person  (const LabAgentRequests *self,
                                        LabSeat                 seat);
gboolean lab_agent_requests_is_busy    (const LabAgentRequests *self,
                                        LabSeat                 seat);
void     lab_agent_requests_ask        (LabAgentRequests       *self,
                                        const LabObservation   *observation,
                                        const LabLimits        *limits,
                                        guint64                 seed,
                                        gboolean                whole);
gboolean lab_agent_requests_answer     (LabAgentRequests       *self,
                                        LabSeat                 seat,
                                        const LabTurn          *turn);
void     lab_agent_requests_withdraw   (LabAgentRequests       *self);

G_END_DECLS
