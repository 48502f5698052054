/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-agent.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-refuse.h"
#include "lab-shift-notation.h"

/**
 * LabShiftAgent:
 *
 * A player that chooses turns: one of our computer players, or another program. It gets
 * an observation, never the game itself, so it cannot see hidden cards.
 */
G_DEFINE_QUARK (lab-agent-error-quark, lab_shift_agent_error)
G_DEFINE_ABSTRACT_TYPE (LabShiftAgent, lab_shift_agent, G_TYPE_OBJECT)

#define refuse(error, ...) \
  lab_refuse (error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_FORBIDDEN, __VA_ARGS__)

/* A copy of the question for another thread. */
typedef struct
{
  LabShiftObservation observation;
  LabLimits limits;
} Question;

/* Private helpers */

/* This is no LabTask, since the answer is a GAsyncResult, as from programs, which need no
 * thread. */
static void
think_in_thread (GTask        *task,
                 gpointer      agent,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Question *question = data;
  g_autofree LabShiftThought *thought = g_new0 (LabShiftThought, 1);
  GError *error = NULL;

  if (LAB_SHIFT_AGENT_GET_CLASS (agent)->choose (agent, &question->observation, &question->limits,
                                                 cancellable, thought, &error))
    g_task_return_pointer (task, g_steal_pointer (&thought), g_free);
  else
    g_task_return_error (task, error);
}

static void
lab_shift_agent_real_begin (LabShiftAgent *self G_GNUC_UNUSED,
                            guint64 seed        G_GNUC_UNUSED)
{
}

/* GObject */

static void
lab_shift_agent_class_init (LabShiftAgentClass *klass)
{
  klass->begin = lab_shift_agent_real_begin;
  klass->set_seed = lab_shift_agent_real_begin;
}

static void
lab_shift_agent_init (LabShiftAgent *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_shift_agent_check_turn:
 * @position: a position that is not over
 * @turn: a turn of the current player
 * @error: return location for %LAB_SHIFT_AGENT_ERROR_FORBIDDEN, which explains the rule that @turn
 *   breaks
 *
 * Checks a turn against the rules.
 *
 * Returns: whether the rules allow @turn; if the tile is already inserted, whether they
 *   allow its move
 */
gboolean
lab_shift_agent_check_turn (const LabShiftPosition *position,
                            const LabShiftTurn     *turn,
                            GError                **error)
{
  char text[LAB_SHIFT_TURN_LENGTH];
  LabShiftPosition next;

  g_return_val_if_fail (position != NULL && turn != NULL, FALSE);

  if (turn->arrow >= LAB_SHIFT_N_ARROWS || !lab_shift_cell_is_on_board (turn->cell))
    return refuse (error, _("The answer is against the rules: it is not a turn."));
  next = *position;
  lab_shift_notation_format_turn (turn, text);
  if (position->phase == LAB_SHIFT_PHASE_INSERT)
    {
      if (!lab_shift_position_may_insert (position, turn->arrow))
        return refuse (error,
                       /* Translators: %s is a turn, such as “Nb=6-e3”. */
                       _("The turn “%s” is against the rules: the arrow is blocked, because "
                         "it would undo the last insertion."), text);
      if (!lab_shift_openings_same_tile (position->board.spare, turn->tile))
        return refuse (error,
                       /* Translators: %s is a turn, such as “Nb=6-e3”. */
                       _("The turn “%s” is against the rules: the spare tile is a different one."),
                       text);
      lab_shift_position_insert (&next, turn->arrow, turn->tile);
    }
  return (lab_shift_position_get_reachable (&next) & LAB_SHIFT_CELL_BIT (turn->cell)) != 0
         || refuse (error,
                    /* Translators: the first %s is a turn, such as “Nb=6-e3”, the second a
                     * cell. */
                    _("The turn “%s” is against the rules: the pawn cannot reach %s."), text,
                    strchr (text, '-') + 1);
}

/**
 * lab_shift_agent_begin:
 * @self: an agent that is not thinking
 * @seed: the seed of its random numbers; the same observations, seed, and limit of nodes give the
 *   same turns
 *
 * Prepares @self for a new game.
 */
void
lab_shift_agent_begin (LabShiftAgent *self,
                       guint64        seed)
{
  g_return_if_fail (LAB_IS_SHIFT_AGENT (self));

  LAB_SHIFT_AGENT_GET_CLASS (self)->begin (self, seed);
}

/**
 * lab_shift_agent_set_seed:
 * @self: an agent that is not thinking
 * @seed: the seed of its random numbers for the next question
 *
 * Makes the next answer independent of earlier answers, so that a saved game continues in the
 * same way. Programs have their own random numbers.
 */
void
lab_shift_agent_set_seed (LabShiftAgent *self,
                          guint64        seed)
{
  g_return_if_fail (LAB_IS_SHIFT_AGENT (self));

  LAB_SHIFT_AGENT_GET_CLASS (self)->set_seed (self, seed);
}

/**
 * lab_shift_agent_choose:
 * @self: an agent that is not thinking
 * @observation: everything that it may know; its turn is not over. If the tile is already
 *   inserted, it chooses only the move, and the turn repeats the insertion.
 * @limits: how long it may think
 * @cancellable: (nullable): to stop the agent
 * @thought: (out caller-allocates): the turn, which the rules allow. If a #LabShiftComputer is
 *   cancelled while it thinks, this is the best turn so far, if there is one.
 * @error: return location for a #LabShiftAgentError, or %G_IO_ERROR_CANCELLED
 *
 * Asks for a turn and waits for it. Can be called in any thread.
 *
 * Returns: %TRUE if there is a turn
 */
gboolean
lab_shift_agent_choose (LabShiftAgent             *self,
                        const LabShiftObservation *observation,
                        const LabLimits           *limits,
                        GCancellable              *cancellable,
                        LabShiftThought           *thought,
                        GError                   **error)
{
  g_return_val_if_fail (LAB_IS_SHIFT_AGENT (self), FALSE);
  g_return_val_if_fail (observation != NULL && limits != NULL && thought != NULL, FALSE);
  g_return_val_if_fail (observation->position.phase != LAB_SHIFT_PHASE_OVER, FALSE);

  if (!LAB_SHIFT_AGENT_GET_CLASS (self)->choose (self, observation, limits, cancellable, thought,
                                                 error))
    return FALSE;
  /* Check the turn, because even a computer player may have an error. */
  return lab_shift_agent_check_turn (&observation->position, &thought->turn, error);
}

/**
 * lab_shift_agent_choose_async:
 * @self: an agent that is not thinking
 * @observation: as for lab_shift_agent_choose(); copied
 * @limits: how long it may think
 * @cancellable: (nullable): to stop the agent
 * @callback: called in the thread-default main context when there is an answer
 * @data: for @callback
 *
 * Asks for a turn without waiting. The agent thinks in another thread.
 */
void
lab_shift_agent_choose_async (LabShiftAgent             *self,
                              const LabShiftObservation *observation,
                              const LabLimits           *limits,
                              GCancellable              *cancellable,
                              GAsyncReadyCallback        callback,
                              gpointer                   data)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  g_return_if_fail (LAB_IS_SHIFT_AGENT (self));
  g_return_if_fail (observation != NULL && limits != NULL);
  g_return_if_fail (observation->position.phase != LAB_SHIFT_PHASE_OVER);

  task = g_task_new (self, cancellable, callback, data);
  question = g_new (Question, 1);
  question->observation = *observation;
  question->limits = *limits;
  g_task_set_task_data (task, question, g_free);
  g_task_run_in_thread (task, think_in_thread);
}

/**
 * lab_shift_agent_choose_finish:
 * @self: an agent
 * @result: the result that the callback got
 * @thought: (out caller-allocates): the turn; the game checks whether the rules allow it
 * @error: return location for a #LabShiftAgentError, or %G_IO_ERROR_CANCELLED
 *
 * Ends lab_shift_agent_choose_async().
 *
 * Returns: %TRUE if there is a turn
 */
gboolean
lab_shift_agent_choose_finish (LabShiftAgent   *self,
                               GAsyncResult    *result,
                               LabShiftThought *thought,
                               GError         **error)
{
  g_autofree LabShiftThought *answer = NULL;

  g_return_val_if_fail (LAB_IS_SHIFT_AGENT (self), FALSE);
  g_return_val_if_fail (G_IS_TASK (result) && thought != NULL, FALSE);

  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return FALSE;
  *thought = *answer;
  return TRUE;
}
