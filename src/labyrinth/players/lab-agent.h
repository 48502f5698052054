/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-observation.h"
#include "lab-limits.h"

G_BEGIN_DECLS

#define LAB_AGENT_ERROR (lab_agent_error_quark ())

/**
 * LabAgentError:
 * @LAB_AGENT_ERROR_NAME: there is no such player
 * @LAB_AGENT_ERROR_START: a program could not be started, or does not speak the protocol
 * @LAB_AGENT_ERROR_ENDED: a program has ended
 * @LAB_AGENT_ERROR_LATE: there was no answer in time
 * @LAB_AGENT_ERROR_RUBBISH: the answer is not a turn
 * @LAB_AGENT_ERROR_FORBIDDEN: the answer is a turn that the rules forbid
 *
 * Why a player gave no turn. Asking again would not help.
 */
typedef enum
{
  LAB_AGENT_ERROR_NAME,
  LAB_AGENT_ERROR_START,
  LAB_AGENT_ERROR_ENDED,
  LAB_AGENT_ERROR_LATE,
  LAB_AGENT_ERROR_RUBBISH,
  LAB_AGENT_ERROR_FORBIDDEN,
} LabAgentError;

/** LAB_MAX_THOUGHT: the largest number of turns in the plan of a player. */
#define LAB_MAX_THOUGHT 8

/**
 * LabThought:
 * @turn: the turn that was chosen
 * @depth: how many turns the player looked ahead; 0 if none
 * @nodes: the number of nodes that it visited
 * @time: how long it took, in microseconds
 * @value: how good the player thinks the turn is: larger is better; each kind of player has its
 *   own scale
 * @n_plan: the number of turns in the plan; 0 if there is no plan
 * @plan: the turns that the player intends to play, @turn first
 * @late: whether the answer came after the time limit, but soon enough to be accepted
 *
 * The turn that a player chose, and how it found the turn.
 */
typedef struct
{
  LabTurn turn;
  guint   depth;
  guint64 nodes;
  gint64  time;
  double  value;
  guint   n_plan;
  LabTurn plan[LAB_MAX_THOUGHT];
  gboolean late;
} LabThought;

#define LAB_TYPE_AGENT (lab_agent_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabAgent, lab_agent, LAB, AGENT, GObject)

/**
 * LabAgentClass:
 * @begin: prepares for a new game and forgets the last one
 * @set_seed: sets the seed of the random numbers for the next question; by default does nothing
 * @choose: thinks in the calling thread, which can be any thread
 * @choose_async: answers later; by default runs @choose in another thread
 * @choose_finish: ends @choose_async
 *
 * The virtual functions of a player. An agent gets one question at a time.
 */
struct _LabAgentClass
{
  GObjectClass parent_class;

  void     (*begin)         (LabAgent              *self,
                             guint64                seed);
  void     (*set_seed)      (LabAgent              *self,
                             guint64                seed);
  gboolean (*choose)        (LabAgent              *self,
                             const LabObservation  *observation,
                             const LabLimits       *limits,
                             GCancellable          *cancellable,
                             LabThought            *thought,
                             GError               **error);
  void     (*choose_async)  (LabAgent              *self,
                             const LabObservation  *observation,
                             const LabLimits       *limits,
                             GCancellable          *cancellable,
                             GAsyncReadyCallback    callback,
                             gpointer               data);
  gboolean (*choose_finish) (LabAgent              *self,
                             GAsyncResult          *result,
                             LabThought            *thought,
                             GError               **error);
};

GQuark      lab_agent_error_quark   (void);
gboolean    lab_agent_check_turn    (const LabPosition     *position,
                                     const LabTurn         *turn,
                                     GError               **error);
const char *lab_agent_get_name      (LabAgent              *self);
void        lab_agent_begin         (LabAgent              *self,
                                     guint64                seed);
void        lab_agent_set_seed      (LabAgent              *self,
                                     guint64                seed);
gboolean    lab_agent_choose        (LabAgent              *self,
                                     const LabObservation  *observation,
                                     const LabLimits       *limits,
                                     GCancellable          *cancellable,
                                     LabThought            *thought,
                                     GError               **error);
void        lab_agent_choose_async  (LabAgent              *self,
                                     const LabObservation  *observation,
                                     const LabLimits       *limits,
                                     GCancellable          *cancellable,
                                     GAsyncReadyCallback    callback,
                                     gpointer               data);
gboolean    lab_agent_choose_finish (LabAgent              *self,
                                     GAsyncResult          *result,
                                     LabThought            *thought,
                                     GError               **error);

G_END_DECLS
