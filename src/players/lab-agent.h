/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "model/lab-observation.h"
#include "search/lab-limits.h"

G_BEGIN_DECLS

#define LAB_AGENT_ERROR (lab_agent_error_quark ())

/**
 * LabAgentError:
 * @LAB_AGENT_ERROR_NAME: there is no such player
 * @LAB_AGENT_ERROR_START: a program could not be started, or does not speak the protocol
 * @LAB_AGENT_ERROR_ENDED: a program has ended
 * @LAB_AGENT_ERROR_LATE: no answer came in time
 * @LAB_AGENT_ERROR_RUBBISH: the answer is no turn
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

/** LAB_MAX_THOUGHT: how many turns of its plan a player can tell. */
#define LAB_MAX_THOUGHT 8

/**
 * LabThought:
 * @turn: the turn that was chosen
 * @depth: how many turns were looked ahead; 0 if none
 * @nodes: how many nodes were visited
 * @time: how long it took, in microseconds
 * @value: how good the player thinks it is: larger is better, the scale is its own
 * @n_plan: how many turns the plan has; 0 if there is none to tell
 * @plan: the turns that the player means to play, @turn first
 *
 * What came of thinking.
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
} LabThought;

#define LAB_TYPE_AGENT (lab_agent_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabAgent, lab_agent, LAB, AGENT, GObject)

/**
 * LabAgentClass:
 * @begin: a new game begins: forget the last one
 * @set_seed: where the random numbers for the next question begin; by default nothing
 * @choose: thinks in the calling thread, which may be any
 * @choose_async: answers later; by default @choose in a thread of its own
 * @choose_finish: ends @choose_async
 *
 * What every player must be able to do. An agent is asked one question at a time.
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
