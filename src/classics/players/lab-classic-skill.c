/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-skill.h"

#include "lab-classic-solver.h"

/* Private helpers */

/* Returns what a move is worth to the player. */
static int
judge (const LabClassicSkill     *self,
       const LabClassicMoveValue *move)
{
  if (self->solves || self->estimates || lab_value_is_decided (move->value))
    return move->value;
  return 0;
}

/* Returns one of the best moves, each with the same chance. */
static guint32
pick (const LabClassicSkill *self,
      const GArray          *moves,
      LabRandom             *random)
{
  guint32 picked = 0;
  guint n_best = 0;
  int best = G_MININT;

  for (guint i = 0; i < moves->len; i++)
    {
      const LabClassicMoveValue *move = &g_array_index (moves, LabClassicMoveValue, i);
      int value = judge (self, move);

      if (value < best)
        continue;
      n_best = value > best ? 1 : n_best + 1;
      best = value;
      if (lab_random_below (random, n_best) == 0)
        picked = move->action;
    }
  return picked;
}

/* Public functions */

/**
 * lab_classic_skill_choose:
 * @self: a skill
 * @classic: a game
 * @state: a position that is not over
 * @random: random numbers
 * @cancellable: (nullable): stops the search
 * @action: (out): a move
 *
 * Chooses a move: the quickest win that it sees, otherwise the best estimate, otherwise the longest
 * resistance.
 *
 * Returns: %FALSE if the search was cancelled
 */
gboolean
lab_classic_skill_choose (const LabClassicSkill *self,
                          const LabClassic      *classic,
                          gconstpointer          state,
                          LabRandom             *random,
                          GCancellable          *cancellable,
                          guint32               *action)
{
  g_auto (LabClassicSolution) solution = { 0 };
  gboolean found;

  g_return_val_if_fail (!classic->rules->is_over (state), FALSE);

  if (self->solves)
    found = lab_classic_solve (classic, state, NULL, cancellable, &solution);
  else
    found = lab_classic_look_ahead (classic, state, self->depth, FALSE, &self->limits, cancellable,
                                    &solution);
  if (found)
    *action = pick (self, solution.moves, random);
  return found;
}
