/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-inquiry.h"

#include "lab-retire.h"
#include "players/lab-computer.h"
#include "players/lab-person.h"

/* What comes back with an answer. */
typedef struct
{
  GWeakRef asker;
  LabInquiry *inquiry;                /* valid as long as the asker is */
  LabAgent *agent;
  LabSeat seat;
  guint number;
  gboolean whole;
} Question;

/* Private helpers */

static void
free_question (Question *question)
{
  /* Later, since whoever called us holds the agent as well, and must not be the last to
   * let go of it here. */
  lab_retire_later (question->agent);
  lab_retire_release_application ();
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
  LabInquiry *self = question->inquiry;
  LabReply reply;

  if (asker == NULL)
    return;
  reply = (LabReply) {
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
 * lab_inquiry_init:
 * @self: (out caller-allocates): an inquiry with nobody at the table; a part of @asker
 * @asker: (transfer none): whose questions they will be
 * @replied: what to call at the end of each question
 */
void
lab_inquiry_init (LabInquiry   *self,
                  GObject      *asker,
                  LabReplyFunc  replied)
{
  *self = (LabInquiry) { .asker = asker, .replied = replied };
}

/** lab_inquiry_clear: lets go of the agents, of whom none is wanted to answer any more. */
void
lab_inquiry_clear (LabInquiry *self)
{
  lab_inquiry_withdraw (self);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (self->agents[seat] != NULL)
        lab_retire (g_steal_pointer (&self->agents[seat]));
    }
}

/**
 * lab_inquiry_seat:
 * @self: an inquiry
 * @seat: where nobody sits yet
 * @agent: (nullable): who will; %NULL for a person
 * @seed: where the agent's random numbers begin
 */
void
lab_inquiry_seat (LabInquiry *self,
                  LabSeat     seat,
                  LabAgent   *agent,
                  guint64     seed)
{
  self->agents[seat] = agent != NULL ? g_object_ref (agent) : lab_person_new ();
  if (LAB_IS_PERSON (self->agents[seat]))
    self->persons |= LAB_SEAT_BIT (seat);
  lab_agent_begin (self->agents[seat], seed);
}

/** lab_inquiry_substitute: from here on random turns are played for @seat, which has failed. */
void
lab_inquiry_substitute (LabInquiry *self,
                        LabSeat     seat)
{
  lab_retire (g_steal_pointer (&self->agents[seat]));
  self->agents[seat] = lab_computer_new (LAB_LEVEL_RANDOM);
  self->failed |= LAB_SEAT_BIT (seat);
}

/** lab_inquiry_is_person: whether a person plays @seat. */
gboolean
lab_inquiry_is_person (const LabInquiry *self,
                       LabSeat           seat)
{
  return (self->persons & LAB_SEAT_BIT (seat)) != 0;
}

/** lab_inquiry_is_busy: whether the last question to @seat is open, though it be withdrawn. */
gboolean
lab_inquiry_is_busy (const LabInquiry *self,
                     LabSeat           seat)
{
  if (lab_inquiry_is_person (self, seat))
    return lab_person_get_asked (LAB_PERSON (self->agents[seat]));
  return (self->busy & LAB_SEAT_BIT (seat)) != 0;
}

/**
 * lab_inquiry_ask:
 * @self: an inquiry
 * @observation: what to ask about; its player must not be busy
 * @limits: how long to think
 * @seed: where the random numbers of this answer begin
 * @whole: what the reply is to say of it
 *
 * Asks the player whose turn it is. The application stays until the question has ended.
 */
void
lab_inquiry_ask (LabInquiry           *self,
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
  question->inquiry = self;
  question->agent = g_object_ref (self->agents[seat]);
  question->seat = seat;
  question->number = self->number;
  question->whole = whole;
  lab_retire_hold_application ();
  lab_agent_set_seed (self->agents[seat], seed);
  lab_agent_choose_async (self->agents[seat], observation, limits, self->cancellable, on_answer,
                          question);
}

/**
 * lab_inquiry_answer:
 * @self: an inquiry
 * @seat: who has played
 * @turn: what
 *
 * Hands in the turn of a person who was asked. It has been played, so that its reply is not
 * wanted.
 *
 * Returns: %FALSE if @seat is no person's, or was not asked
 */
gboolean
lab_inquiry_answer (LabInquiry    *self,
                    LabSeat        seat,
                    const LabTurn *turn)
{
  if (!lab_inquiry_is_person (self, seat) || !lab_inquiry_is_busy (self, seat))
    return FALSE;
  self->number++;
  g_clear_object (&self->cancellable);
  lab_person_answer (LAB_PERSON (self->agents[seat]), turn);
  return TRUE;
}

/** lab_inquiry_withdraw: wants no answer any more. */
void
lab_inquiry_withdraw (LabInquiry *self)
{
  g_autoptr (GCancellable) cancellable = g_steal_pointer (&self->cancellable);

  self->number++;
  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
}
