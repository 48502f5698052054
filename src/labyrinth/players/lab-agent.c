/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-agent.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-notation.h"

/**
 * LabAgent:
 *
 * A player that chooses turns: a person, one of our computer players, or another program. It gets
 * an observation, never the game itself, so it cannot see hidden cards.
 */
typedef struct
{
  char *name;
} LabAgentPrivate;

enum
{
  PROP_0,
  PROP_NAME,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_QUARK (lab-agent-error-quark, lab_agent_error)
G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (LabAgent, lab_agent, G_TYPE_OBJECT)

/* A copy of the question for another thread. */
typedef struct
{
  LabObservation observation;
  LabLimits limits;
} Question;

/* Private helpers */

static void
think_in_thread (GTask        *task,
                 gpointer      agent,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Question *question = data;
  g_autofree LabThought *thought = g_new0 (LabThought, 1);
  GError *error = NULL;

  if (LAB_AGENT_GET_CLASS (agent)->choose (agent, &question->observation, &question->limits,
                                           cancellable, thought, &error))
    g_task_return_pointer (task, g_steal_pointer (&thought), g_free);
  else
    g_task_return_error (task, error);
}

static void
lab_agent_real_begin (LabAgent *self G_GNUC_UNUSED,
                      guint64   seed G_GNUC_UNUSED)
{
}

static void
lab_agent_real_choose_async (LabAgent             *self,
                             const LabObservation *observation,
                             const LabLimits      *limits,
                             GCancellable         *cancellable,
                             GAsyncReadyCallback   callback,
                             gpointer              data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);
  Question *question = g_new (Question, 1);

  question->observation = *observation;
  question->limits = *limits;
  g_task_set_task_data (task, question, g_free);
  g_task_run_in_thread (task, think_in_thread);
}

static gboolean
lab_agent_real_choose_finish (LabAgent      *self G_GNUC_UNUSED,
                              GAsyncResult  *result,
                              LabThought    *thought,
                              GError       **error)
{
  g_autofree LabThought *answer = g_task_propagate_pointer (G_TASK (result), error);

  if (answer == NULL)
    return FALSE;
  *thought = *answer;
  return TRUE;
}

/* GObject */

static void
lab_agent_finalize (GObject *object)
{
  LabAgentPrivate *priv = lab_agent_get_instance_private (LAB_AGENT (object));

  g_free (priv->name);
  G_OBJECT_CLASS (lab_agent_parent_class)->finalize (object);
}

static void
lab_agent_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, lab_agent_get_name (LAB_AGENT (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_agent_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  LabAgentPrivate *priv = lab_agent_get_instance_private (LAB_AGENT (object));

  switch (prop_id)
    {
    case PROP_NAME:
      g_free (priv->name);
      priv->name = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
lab_agent_class_init (LabAgentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = lab_agent_finalize;
  object_class->get_property = lab_agent_get_property;
  object_class->set_property = lab_agent_set_property;
  klass->begin = lab_agent_real_begin;
  klass->set_seed = lab_agent_real_begin;
  klass->choose_async = lab_agent_real_choose_async;
  klass->choose_finish = lab_agent_real_choose_finish;

  /** LabAgent:name: the name of the player in reports */
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL,
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
lab_agent_init (LabAgent *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_agent_check_turn:
 * @position: a position that is not over
 * @turn: a turn of the current player
 * @error: return location for %LAB_AGENT_ERROR_FORBIDDEN, which explains the rule that @turn
 *   breaks
 *
 * Checks a turn against the rules.
 *
 * Returns: whether the rules allow @turn; if the tile is already inserted, whether they
 *   allow its move
 */
gboolean
lab_agent_check_turn (const LabPosition  *position,
                      const LabTurn      *turn,
                      GError            **error)
{
  char text[LAB_TURN_LENGTH];
  LabPosition next;

  g_return_val_if_fail (position != NULL && turn != NULL, FALSE);

  if (turn->arrow >= LAB_N_ARROWS || !lab_cell_is_on_board (turn->cell))
    {
      g_set_error_literal (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_FORBIDDEN,
                           _("The answer is against the rules: it is not a turn."));
      return FALSE;
    }
  next = *position;
  lab_notation_format_turn (turn, text);
  if (position->phase == LAB_PHASE_INSERT)
    {
      if (!lab_position_may_insert (position, turn->arrow))
        {
          g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_FORBIDDEN,
                       /* Translators: %s is a turn, such as “Nb=6-e3”. */
                       _("The turn “%s” is against the rules: the arrow is blocked, because "
                         "it would undo the last insertion."), text);
          return FALSE;
        }
      if (!lab_openings_same_tile (position->board.spare, turn->tile))
        {
          g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_FORBIDDEN,
                       /* Translators: %s is a turn, such as “Nb=6-e3”. */
                       _("The turn “%s” is against the rules: the spare tile is a different one."),
                       text);
          return FALSE;
        }
      lab_position_insert (&next, turn->arrow, turn->tile);
    }
  if ((lab_position_get_reachable (&next) & LAB_CELL_BIT (turn->cell)) != 0)
    return TRUE;
  g_set_error (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_FORBIDDEN,
               /* Translators: the first %s is a turn, such as “Nb=6-e3”, the second a cell. */
               _("The turn “%s” is against the rules: the pawn cannot reach %s."), text,
               strchr (text, '-') + 1);
  return FALSE;
}

/** lab_agent_get_name: (transfer none) (nullable): returns the name of @self in reports. */
const char *
lab_agent_get_name (LabAgent *self)
{
  LabAgentPrivate *priv = lab_agent_get_instance_private (self);

  g_return_val_if_fail (LAB_IS_AGENT (self), NULL);

  return priv->name;
}

/**
 * lab_agent_begin:
 * @self: an agent that is not thinking
 * @seed: the seed of its random numbers; the same observations, seed, and limit of nodes give the
 *   same turns
 *
 * Prepares @self for a new game.
 */
void
lab_agent_begin (LabAgent *self,
                 guint64   seed)
{
  g_return_if_fail (LAB_IS_AGENT (self));

  LAB_AGENT_GET_CLASS (self)->begin (self, seed);
}

/**
 * lab_agent_set_seed:
 * @self: an agent that is not thinking
 * @seed: the seed of its random numbers for the next question
 *
 * Makes the next answer independent of earlier answers, so that a saved game continues in the
 * same way. Programs have their own random numbers.
 */
void
lab_agent_set_seed (LabAgent *self,
                    guint64   seed)
{
  g_return_if_fail (LAB_IS_AGENT (self));

  LAB_AGENT_GET_CLASS (self)->set_seed (self, seed);
}

/**
 * lab_agent_choose:
 * @self: an agent that is not thinking
 * @observation: everything that it may know; its turn is not over. If the tile is already
 *   inserted, it chooses only the move, and the turn repeats the insertion.
 * @limits: how long it may think
 * @cancellable: (nullable): to stop the agent
 * @thought: (out caller-allocates): the turn, which the rules allow. If a #LabComputer is
 *   cancelled while it thinks, this is the best turn so far, if there is one.
 * @error: return location for a #LabAgentError, or %G_IO_ERROR_CANCELLED
 *
 * Asks for a turn and waits for it. Can be called in any thread.
 *
 * Returns: %TRUE if there is a turn
 */
gboolean
lab_agent_choose (LabAgent              *self,
                  const LabObservation  *observation,
                  const LabLimits       *limits,
                  GCancellable          *cancellable,
                  LabThought            *thought,
                  GError               **error)
{
  g_return_val_if_fail (LAB_IS_AGENT (self), FALSE);
  g_return_val_if_fail (observation != NULL && limits != NULL && thought != NULL, FALSE);
  g_return_val_if_fail (observation->position.phase != LAB_PHASE_OVER, FALSE);

  if (!LAB_AGENT_GET_CLASS (self)->choose (self, observation, limits, cancellable, thought, error))
    return FALSE;
  /* Check the turn, because even a computer player may have an error. */
  return lab_agent_check_turn (&observation->position, &thought->turn, error);
}

/**
 * lab_agent_choose_async:
 * @self: an agent that is not thinking
 * @observation: as for lab_agent_choose(); copied
 * @limits: how long it may think
 * @cancellable: (nullable): to stop the agent
 * @callback: called in the thread-default main context when there is an answer
 * @data: for @callback
 *
 * Asks for a turn without waiting.
 */
void
lab_agent_choose_async (LabAgent             *self,
                        const LabObservation *observation,
                        const LabLimits      *limits,
                        GCancellable         *cancellable,
                        GAsyncReadyCallback   callback,
                        gpointer              data)
{
  g_return_if_fail (LAB_IS_AGENT (self));
  g_return_if_fail (observation != NULL && limits != NULL);
  g_return_if_fail (observation->position.phase != LAB_PHASE_OVER);

  LAB_AGENT_GET_CLASS (self)->choose_async (self, observation, limits, cancellable, callback, data);
}

/**
 * lab_agent_choose_finish:
 * @self: an agent
 * @result: the result that the callback got
 * @thought: (out caller-allocates): the turn; the controller checks whether the rules allow it
 * @error: return location for a #LabAgentError, or %G_IO_ERROR_CANCELLED
 *
 * Ends lab_agent_choose_async().
 *
 * Returns: %TRUE if there is a turn
 */
gboolean
lab_agent_choose_finish (LabAgent      *self,
                         GAsyncResult  *result,
                         LabThought    *thought,
                         GError       **error)
{
  g_return_val_if_fail (LAB_IS_AGENT (self), FALSE);
  g_return_val_if_fail (G_IS_ASYNC_RESULT (result) && thought != NULL, FALSE);

  return LAB_AGENT_GET_CLASS (self)->choose_finish (self, result, thought, error);
}
