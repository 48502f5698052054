/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-race.h"

/* Private helpers */

/* The chance to win if one's own turn comes first and succeeds with @chance. */
static double
expect_own_turn (const LabRace *self,
                 guint          n_left,
                 double         chance,
                 guint          n_rival_left)
{
  return chance * self->to_wait[n_left - 1][n_rival_left]
         + (1 - chance) * self->to_wait[n_left][n_rival_left];
}

/* Public functions */

/**
 * lab_race_init:
 * @self: (out caller-allocates): the race
 * @chance: how likely one reaches a goal in a turn, above 0 and below 1
 * @rival_chance: the same for the rival
 *
 * Computes the chances from the end: a Markov chain whose states are the goals left to
 * both, in which a turn that fails leads back to the same state, so that each state
 * has a closed form.
 */
void
lab_race_init (LabRace *self,
               double   chance,
               double   rival_chance)
{
  double both_fail = (1 - chance) * (1 - rival_chance);

  g_return_if_fail (self != NULL);
  g_return_if_fail (chance > 0 && chance < 1 && rival_chance > 0 && rival_chance < 1);

  for (guint n = 0; n < LAB_MAX_RACE; n++)
    self->to_move[0][n] = self->to_wait[0][n] = 1;
  for (guint m = 1; m < LAB_MAX_RACE; m++)
    {
      self->to_move[m][0] = self->to_wait[m][0] = 0;
      for (guint n = 1; n < LAB_MAX_RACE; n++)
        {
          self->to_move[m][n] = (chance * self->to_wait[m - 1][n]
                                 + (1 - chance) * rival_chance * self->to_move[m][n - 1])
                                / (1 - both_fail);
          self->to_wait[m][n] = rival_chance * self->to_move[m][n - 1]
                                + (1 - rival_chance) * self->to_move[m][n];
        }
    }
}

/**
 * lab_race_expect:
 * @self: a race
 * @n_left: the goals one has left, home included
 * @chance: how likely one reaches the next in one's own next turn
 * @n_rival_left: the goals the rival has left, at least 1
 * @rival_chance: how likely the rival reaches the next in its turn, which comes first
 *
 * Returns: the chance to win, if the turns after these two are as in @self
 */
double
lab_race_expect (const LabRace *self,
                 guint          n_left,
                 double         chance,
                 guint          n_rival_left,
                 double         rival_chance)
{
  double lost = 0;

  g_return_val_if_fail (n_left < LAB_MAX_RACE && n_rival_left < LAB_MAX_RACE, 0);
  g_return_val_if_fail (n_rival_left > 0, 0);

  if (n_left == 0)
    return 1;
  if (n_rival_left > 1)
    lost = expect_own_turn (self, n_left, chance, n_rival_left - 1);
  return rival_chance * lost + (1 - rival_chance) * expect_own_turn (self, n_left, chance, n_rival_left);
}
