/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-agent.h"

#include <glib/gi18n-lib.h>

/**
 * LabAgent:
 *
 * Somebody or something that decides: a person, one of our computer players, or
 * another program. It is asked with an observation, never with the game itself.
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

/* What is asked in another thread. */
typedef struct
{
  LabObservation observation;
  LabLimits limits;
} Question;

/* Private helpers */

/* Whether the rules allow @turn: no agent is trusted. */
static gboolean
is_allowed (const LabPosition *position,
            const LabTurn     *turn)
{
  LabPosition next = *position;

  if (position->phase == LAB_PHASE_OVER || turn->arrow >= LAB_N_ARROWS
      || !lab_cell_is_on_board (turn->cell))
    return FALSE;
  if (position->phase == LAB_PHASE_INSERT)
    {
      if (!lab_position_may_insert (position, turn->arrow)
          || !lab_openings_same_tile (position->board.spare, turn->tile))
        return FALSE;
      lab_position_insert (&next, turn->arrow, turn->tile);
    }
  return (lab_position_get_reachable (&next) & LAB_CELL_BIT (turn->cell)) != 0;
}

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

  /** LabAgent:name: what the player is called in reports */
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL,
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
lab_agent_init (LabAgent *self G_GNUC_UNUSED)
{
}

/* Public functions */

/** lab_agent_get_name: (transfer none) (nullable): what @self is called in reports. */
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
 * @seed: where its random numbers begin: the same observations, seed and limit of
 *   nodes bring the same turns
 *
 * Tells @self that a new game begins.
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
 * @seed: where its random numbers for the next question begin
 *
 * Makes the next answer depend on nothing that was answered before, so that a game can
 * be gone on with from its history alone. Programs have random numbers of their own.
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
 * @observation: what it may know; its turn is not over. If the tile is in already,
 *   only the move is chosen, and the turn repeats the insertion.
 * @limits: how long it may think
 * @cancellable: (nullable): to stop it
 * @thought: (out caller-allocates): the turn, which the rules allow. If @self is a
 *   #LabComputer and was cancelled while it thought, it is the best turn so far, if there
 *   is any.
 * @error: return location for a #LabAgentError, or %G_IO_ERROR_CANCELLED
 *
 * Asks for a turn and waits for it, in whichever thread it is called.
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
  if (is_allowed (&observation->position, &thought->turn))
    return TRUE;
  g_set_error_literal (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_FORBIDDEN,
                       _("The turn that was answered is against the rules."));
  return FALSE;
}

/**
 * lab_agent_choose_async:
 * @self: an agent that is not thinking
 * @observation: as for lab_agent_choose(); copied
 * @limits: how long it may think
 * @cancellable: (nullable): to stop it
 * @callback: called in the thread-default main context when the answer is there
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
 * @result: what the callback got
 * @thought: (out caller-allocates): the turn; the controller says whether the rules
 *   allow it
 * @error: return location for a #LabAgentError, or %G_IO_ERROR_CANCELLED
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
