/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-limits.h"
#include "lab-shift-observation.h"

G_BEGIN_DECLS

#define LAB_SHIFT_AGENT_ERROR (lab_shift_agent_error_quark ())

/**
 * LabShiftAgentError:
 * @LAB_SHIFT_AGENT_ERROR_NAME: there is no such player
 * @LAB_SHIFT_AGENT_ERROR_START: a program could not be started, or does not speak the protocol
 * @LAB_SHIFT_AGENT_ERROR_ENDED: a program has ended
 * @LAB_SHIFT_AGENT_ERROR_LATE: there was no answer in time
 * @LAB_SHIFT_AGENT_ERROR_RUBBISH: the answer is not a turn
 * @LAB_SHIFT_AGENT_ERROR_FORBIDDEN: the answer is a turn that the rules forbid
 *
 * Why a player gave no turn. Asking again would not help.
 */
typedef enum
{
  LAB_SHIFT_AGENT_ERROR_NAME,
  LAB_SHIFT_AGENT_ERROR_START,
  LAB_SHIFT_AGENT_ERROR_ENDED,
  LAB_SHIFT_AGENT_ERROR_LATE,
  LAB_SHIFT_AGENT_ERROR_RUBBISH,
  LAB_SHIFT_AGENT_ERROR_FORBIDDEN,
} LabShiftAgentError;

/** LAB_SHIFT_MAX_THOUGHT: the largest number of turns in the plan of a player. */
#define LAB_SHIFT_MAX_THOUGHT 8

/**
 * LabShiftThought:
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
  LabShiftTurn turn;
  guint        depth;
  guint64      nodes;
  gint64       time;
  double       value;
  guint        n_plan;
  LabShiftTurn plan[LAB_SHIFT_MAX_THOUGHT];
  gboolean     late;
} LabShiftThought;

#define LAB_TYPE_SHIFT_AGENT (lab_shift_agent_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabShiftAgent, lab_shift_agent, LAB, SHIFT_AGENT, GObject)

/**
 * LabShiftAgentClass:
 * @begin: prepares for a new game and forgets the last one
 * @set_seed: sets the seed of the random numbers for the next question; by default does nothing
 * @choose: thinks in the calling thread, which can be any thread
 *
 * The virtual functions of a player. An agent gets one question at a time.
 */
struct _LabShiftAgentClass
{
  GObjectClass parent_class;

  void     (*begin)         (LabShiftAgent              *self,
                             guint64                seed);
  void     (*set_seed)      (LabShiftAgent              *self,
                             guint64                seed);
  gboolean (*choose)        (LabShiftAgent              *self,
                             const LabShiftObservation  *observation,
                             const LabLimits       *limits,
                             GCancellable          *cancellable,
                             LabShiftThought            *thought,
                             GError               **error);
};

GQuark         lab_shift_agent_error_quark   (void);
gboolean       lab_shift_agent_check_turn    (const LabShiftPosition    *position,
                                              const LabShiftTurn        *turn,
                                              GError                   **error);
void           lab_shift_agent_begin         (LabShiftAgent             *self,
                                              guint64                    seed);
void           lab_shift_agent_set_seed      (LabShiftAgent             *self,
                                              guint64                    seed);
gboolean       lab_shift_agent_choose        (LabShiftAgent             *self,
                                              const LabShiftObservation *observation,
                                              const LabLimits           *limits,
                                              GCancellable              *cancellable,
                                              LabShiftThought           *thought,
                                              GError                   **error);
void           lab_shift_agent_choose_async  (LabShiftAgent             *self,
                                              const LabShiftObservation *observation,
                                              const LabLimits           *limits,
                                              GCancellable              *cancellable,
                                              GAsyncReadyCallback        callback,
                                              gpointer                   data);
gboolean       lab_shift_agent_choose_finish (LabShiftAgent             *self,
                                              GAsyncResult              *result,
                                              LabShiftThought           *thought,
                                              GError                   **error);

G_END_DECLS
