/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "players/lab-agent.h"

G_BEGIN_DECLS

/**
 * LabReply:
 * @seat: who was asked
 * @open: whether the answer is still wanted
 * @whole: whether all of the turn was asked for, of which half is played already
 * @turn: (nullable): the answer, which need not be allowed
 * @error: (nullable): why there is none
 *
 * How a question ended.
 */
typedef struct
{
  LabSeat        seat;
  gboolean       open;
  gboolean       whole;
  const LabTurn *turn;
  const GError  *error;
} LabReply;

typedef void (*LabReplyFunc) (gpointer        asker,
                              const LabReply *reply);

/**
 * LabInquiry:
 * @asker: (not owned): whose questions they are
 * @replied: what is called at the end of each, in the asker's lifetime
 * @agents: (nullable): who plays each seat
 * @persons: the seats that persons play
 * @failed: the seats whose agents have failed
 * @busy: who has yet to come to an end with a question
 * @number: of the question
 * @cancellable: (nullable): of the question, while it is open
 *
 * Who sits at a table, and the questions put to them: one at a time, and a withdrawn one
 * still has to come to its end before its agent can be asked again.
 */
typedef struct
{
  GObject      *asker;
  LabReplyFunc  replied;
  LabAgent     *agents[LAB_N_SEATS];
  LabSeatSet    persons;
  LabSeatSet    failed;
  LabSeatSet    busy;
  guint         number;
  GCancellable *cancellable;
} LabInquiry;

void     lab_inquiry_init       (LabInquiry           *self,
                                 GObject              *asker,
                                 LabReplyFunc          replied);
void     lab_inquiry_clear      (LabInquiry           *self);
void     lab_inquiry_seat       (LabInquiry           *self,
                                 LabSeat               seat,
                                 LabAgent             *agent,
                                 guint64               seed);
void     lab_inquiry_substitute (LabInquiry           *self,
                                 LabSeat               seat);
gboolean lab_inquiry_is_person  (const LabInquiry     *self,
                                 LabSeat               seat);
gboolean lab_inquiry_is_busy    (const LabInquiry     *self,
                                 LabSeat               seat);
void     lab_inquiry_ask        (LabInquiry           *self,
                                 const LabObservation *observation,
                                 const LabLimits      *limits,
                                 guint64               seed,
                                 gboolean              whole);
gboolean lab_inquiry_answer     (LabInquiry           *self,
                                 LabSeat               seat,
                                 const LabTurn        *turn);
void     lab_inquiry_withdraw   (LabInquiry           *self);

G_END_DECLS
