/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-computer.h"

#include "lab-strategy.h"

/**
 * LabComputer:
 *
 * A computer player of the game.
 */
struct _LabComputer
{
  LabAgent parent_instance;

  LabLevel level;
  LabLimits limits;     /* its own limits, which replace those of a question */
  guint depth;
  LabRandom random;
};

#define DEFAULT_DEPTH 2

G_DEFINE_FINAL_TYPE (LabComputer, lab_computer, LAB_TYPE_AGENT)

static const LabStrategy strategies[LAB_N_LEVELS] = {
  [LAB_LEVEL_RANDOM] = lab_strategy_random,
  [LAB_LEVEL_BEGINNER] = lab_strategy_beginner,
  [LAB_LEVEL_GREEDY] = lab_strategy_greedy,
  [LAB_LEVEL_SOLVER] = lab_strategy_solver,
  [LAB_LEVEL_MINMAX] = lab_strategy_minmax,
  [LAB_LEVEL_ALPHABETA] = lab_strategy_alphabeta,
  [LAB_LEVEL_EXPERT] = lab_strategy_expert,
};

static void
lab_computer_begin (LabAgent *agent,
                    guint64   seed)
{
  lab_random_init (&LAB_COMPUTER (agent)->random, seed);
}

static gboolean
lab_computer_choose (LabAgent              *agent,
                     const LabObservation  *observation,
                     const LabLimits       *limits,
                     GCancellable          *cancellable,
                     LabThought            *thought,
                     GError               **error)
{
  LabComputer *self = LAB_COMPUTER (agent);
  gint64 start = g_get_monotonic_time ();
  LabQuestion question = {
    .observation = observation,
    .limits = *limits,
    .depth = self->depth,
    .random = &self->random,
    .cancellable = cancellable,
  };

  if (self->limits.time > 0 || self->limits.nodes > 0)
    question.limits = self->limits;
  question.deadline = lab_limits_get_deadline (&question.limits, start);
  *thought = (LabThought) { 0 };
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  strategies[self->level] (&question, thought);
  thought->time = g_get_monotonic_time () - start;
  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}

static void
lab_computer_class_init (LabComputerClass *klass)
{
  LabAgentClass *agent_class = LAB_AGENT_CLASS (klass);

  agent_class->begin = lab_computer_begin;
  agent_class->set_seed = lab_computer_begin;
  agent_class->choose = lab_computer_choose;
}

static void
lab_computer_init (LabComputer *self)
{
  self->depth = DEFAULT_DEPTH;
  lab_random_init (&self->random, 0);
}

/**
 * lab_computer_new:
 * @level: how it plays
 *
 * Creates a computer player.
 *
 * Returns: (transfer full): a computer player
 */
LabAgent *
lab_computer_new (LabLevel level)
{
  LabComputer *self;

  g_return_val_if_fail (level < LAB_N_LEVELS, NULL);

  self = g_object_new (LAB_TYPE_COMPUTER, "name", lab_level_get_id (level), NULL);
  self->level = level;
  return LAB_AGENT (self);
}

/**
 * lab_computer_set_limits:
 * @self: a computer player
 * @limits: limits that replace those of a question; all 0 to use those of the question
 *
 * Sets the player's own limits.
 */
void
lab_computer_set_limits (LabComputer *self,
                         LabLimits    limits)
{
  g_return_if_fail (LAB_IS_COMPUTER (self));

  self->limits = limits;
}

/**
 * lab_computer_set_depth:
 * @self: a computer player
 * @depth: the number of turns to look ahead, 1 to %LAB_MAX_DEPTH
 *
 * Sets the depth of the search. Only MinMax and AlphaBeta use it.
 */
void
lab_computer_set_depth (LabComputer *self,
                        guint        depth)
{
  g_return_if_fail (LAB_IS_COMPUTER (self));
  g_return_if_fail (depth >= 1 && depth <= LAB_MAX_DEPTH);

  self->depth = depth;
}
