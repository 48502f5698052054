/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-agent-requests.h"

#include "lab-agent-release.h"
#include "lab-computer.h"
#include "lab-person.h"

/* The data of a question, which comes back with its answer. */
typedef struct
{
  GWeakRef asker;
  LabAgentRequests *requests;               /* valid while the asker is alive */
  LabAgent *agent;
  LabSeat seat;
  guint number;
  gboolean whole;
} Question;

/* Private helpers */

static void
free_question (Question *question)
{
  /* The function that calls us uses the agent, too. If its reference were the last one, it would
   * wait for the end of the agent. */
  lab_agent_release_later (question->agent);
  lab_agent_release_allow_exit ();
  g_weak_ref_clear (&question->asker);
  g_free (question);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Question, free_question)

static void
on_answer (GObject      *agent,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (Question) question = data;
  g_autoptr (GObject) asker = g_weak_ref_get (&question->asker);
  g_autoptr (GError) error = NULL;
  LabThought thought;
  gboolean answered = lab_agent_choose_finish (LAB_AGENT (agent), result, &thought, &error);
  LabAgentRequests *self = question->requests;
  LabAgentReply reply;

  if (asker == NULL)
    return;
  reply = (LabAgentReply) {
    .seat = question->seat,
    .open = question->number == self->number,
    .whole = question->whole,
    .turn = answered ? &thought.turn : NULL,
    .error = error,
  };
  self->busy &= (LabSeatSet) ~LAB_SEAT_BIT (question->seat);
  if (reply.open)
    g_clear_object (&self->cancellable);
  self->replied (asker, &reply);
}

/* Public functions */

/**
 * lab_agent_requests_init:
 * @self: (out caller-allocates): the requests of a table without players; a part of @asker
 * @asker: (transfer none): the object that asks
 * @replied: called at the end of each question
 *
 * Initializes @self. Free its contents with lab_agent_requests_clear().
 */
void
lab_agent_requests_init (LabAgentRequests     *self,
                         GObject              *asker,
                         LabAgentReplyFunc  replied)
{
  *self = (LabAgentRequests) { .asker = asker, .replied = replied };
}

/** lab_agent_requests_clear: releases the agents and drops their answers. */
void
lab_agent_requests_clear (LabAgentRequests *self)
{
  lab_agent_requests_withdraw (self);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (self->agents[seat] != NULL)
        lab_agent_release (g_steal_pointer (&self->agents[seat]));
    }
}

/**
 * lab_agent_requests_seat:
 * @self: the requests
 * @seat: a free seat
 * @agent: (nullable): the agent that plays it; %NULL for a person
 * @seed: the seed of the agent's random numbers
 *
 * Adds a player to the table.
 */
void
lab_agent_requests_seat (LabAgentRequests *self,
                         LabSeat           seat,
                         LabAgent         *agent,
                         guint64           seed)
{
  self->agents[seat] = agent != NULL ? g_object_ref (agent) : lab_person_new ();
  if (LAB_IS_PERSON (self->agents[seat]))
    self->persons |= LAB_SEAT_BIT (seat);
  lab_agent_begin (self->agents[seat], seed);
}

/** lab_agent_requests_substitute: makes random turns play for @seat, whose agent has failed. */
void
lab_agent_requests_substitute (LabAgentRequests *self,
                               LabSeat           seat)
{
  lab_agent_release (g_steal_pointer (&self->agents[seat]));
  self->agents[seat] = lab_computer_new (LAB_LEVEL_RANDOM);
  self->failed |= LAB_SEAT_BIT (seat);
}

/** lab_agent_requests_is_person: returns whether a person plays @seat. */
gboolean
lab_agent_requests_is_person (const LabAgentRequests *self,
                              LabSeat                 seat)
{
  return (self->persons & LAB_SEAT_BIT (seat)) != 0;
}

/** lab_agent_requests_is_busy: returns whether the last question to @seat is open, even if it was
 * withdrawn. */
gboolean
lab_agent_requests_is_busy (const LabAgentRequests *self,
                            LabSeat                 seat)
{
  if (lab_agent_requests_is_person (self, seat))
    return lab_person_get_asked (LAB_PERSON (self->agents[seat]));
  return (self->busy & LAB_SEAT_BIT (seat)) != 0;
}

/**
 * lab_agent_requests_ask:
 * @self: the requests
 * @observation: what the player may know; the player must not be busy
 * @limits: the limits of the answer
 * @seed: the seed of the random numbers of this answer
 * @whole: the value of @whole in the reply
 *
 * Asks the player whose turn it is. The application stays alive until the question has ended.
 */
void
lab_agent_requests_ask (LabAgentRequests     *self,
                        const LabObservation *observation,
                        const LabLimits      *limits,
                        guint64               seed,
                        gboolean              whole)
{
  LabSeat seat = observation->position.seat;
  Question *question = g_new0 (Question, 1);

  self->busy |= LAB_SEAT_BIT (seat);
  self->number++;
  self->cancellable = g_cancellable_new ();
  g_weak_ref_init (&question->asker, self->asker);
  question->requests = self;
  question->agent = g_object_ref (self->agents[seat]);
  question->seat = seat;
  question->number = self->number;
  question->whole = whole;
  lab_agent_release_block_exit ();
  lab_agent_set_seed (self->agents[seat], seed);
  lab_agent_choose_async (self->agents[seat], observation, limits, self->cancellable, on_answer,
                          question);
}

/**
 * lab_agent_requests_answer:
 * @self: the requests
 * @seat: the seat of a person
 * @turn: the turn that the person made on the board
 *
 * Closes the question to a person. The turn is already made, so no reply follows.
 *
 * Returns: %FALSE if no person plays @seat, or the person was not asked
 */
gboolean
lab_agent_requests_answer (LabAgentRequests *self,
                           LabSeat           seat,
                           const LabTurn    *turn)
{
  if (!lab_agent_requests_is_person (self, seat) || !lab_agent_requests_is_busy (self, seat))
    return FALSE;
  self->number++;
  g_clear_object (&self->cancellable);
  lab_person_answer (LAB_PERSON (self->agents[seat]), turn);
  return TRUE;
}

/** lab_agent_requests_withdraw: drops the answer to the open question, if there is one. */
void
lab_agent_requests_withdraw (LabAgentRequests *self)
{
  g_autoptr (GCancellable) cancellable = g_steal_pointer (&self->cancellable);

  self->number++;
  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
}
