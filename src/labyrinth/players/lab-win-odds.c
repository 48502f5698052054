/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-win-odds.h"

/* Private helpers */

/* Returns the chance to win if the player's own turn comes first and reaches a goal with
 * probability @chance. */
static double
expect_own_turn (const LabWinOdds *self,
                 guint             n_left,
                 double            chance,
                 guint             n_rival_left)
{
  return chance * self->to_wait[n_left - 1][n_rival_left]
         + (1 - chance) * self->to_wait[n_left][n_rival_left];
}

/* Returns the probability that @runner has no goal left after its next turn and @n_turns more. */
static double
get_done (const LabRaceOdds *self,
          const LabRunner   *runner,
          guint              n_turns)
{
  return runner->chance * self->done[runner->n_left - 1][n_turns]
         + (1 - runner->chance) * self->done[runner->n_left][n_turns];
}

/* Public functions */

/**
 * lab_win_odds_init:
 * @self: (out caller-allocates): the odds
 * @chance: the probability that the player reaches a goal in a turn; above 0 and below 1
 * @rival_chance: the same for the rival
 *
 * Computes the odds from the end. This is a Markov chain whose states are the numbers of goals that
 * both have left. A turn that fails leads back to the same state, so each state has a closed form.
 */
void
lab_win_odds_init (LabWinOdds *self,
                   double      chance,
                   double      rival_chance)
{
  double both_fail = (1 - chance) * (1 - rival_chance);

  g_return_if_fail (self != NULL);
  g_return_if_fail (chance > 0 && chance < 1 && rival_chance > 0 && rival_chance < 1);

  for (guint n = 0; n < LAB_N_GOALS_LEFT; n++)
    self->to_move[0][n] = self->to_wait[0][n] = 1;
  for (guint m = 1; m < LAB_N_GOALS_LEFT; m++)
    {
      self->to_move[m][0] = self->to_wait[m][0] = 0;
      for (guint n = 1; n < LAB_N_GOALS_LEFT; n++)
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
 * lab_win_odds_expect:
 * @self: the odds
 * @n_left: the number of goals that the player has left, including the way home
 * @chance: the probability that the player's next turn reaches a goal
 * @n_rival_left: the number of goals that the rival has left, at least 1
 * @rival_chance: the probability that the rival's next turn, which comes first, reaches a goal
 *
 * Computes the chance to win when the next turn of both players is known better than later ones.
 *
 * Returns: the chance to win if all later turns have the probabilities of @self
 */
double
lab_win_odds_expect (const LabWinOdds *self,
                     guint             n_left,
                     double            chance,
                     guint             n_rival_left,
                     double            rival_chance)
{
  double lost = 0;

  g_return_val_if_fail (n_left < LAB_N_GOALS_LEFT && n_rival_left < LAB_N_GOALS_LEFT, 0);
  g_return_val_if_fail (n_rival_left > 0, 0);

  if (n_left == 0)
    return 1;
  if (n_rival_left > 1)
    lost = expect_own_turn (self, n_left, chance, n_rival_left - 1);
  return rival_chance * lost
         + (1 - rival_chance) * expect_own_turn (self, n_left, chance, n_rival_left);
}

/**
 * lab_race_odds_init:
 * @self: (out caller-allocates): the odds
 * @chance: the probability that any player reaches a goal in a turn; above 0 and below 1
 *
 * Computes the odds. The number of turns that a player needs has a negative binomial distribution.
 */
void
lab_race_odds_init (LabRaceOdds *self,
                    double       chance)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (chance > 0 && chance < 1);

  for (guint turn = 0; turn < LAB_N_RACE_TURNS; turn++)
    self->done[0][turn] = 1;
  for (guint n = 1; n < LAB_N_GOALS_LEFT; n++)
    {
      self->done[n][0] = 0;
      for (guint turn = 1; turn < LAB_N_RACE_TURNS; turn++)
        self->done[n][turn]
            = chance * self->done[n - 1][turn - 1] + (1 - chance) * self->done[n][turn - 1];
    }
}

/**
 * lab_race_odds_expect:
 * @self: the odds
 * @player: the player
 * @rivals: its rivals, whose turns come first in each round
 * @n_rivals: the number of @rivals
 *
 * Computes the chance to win against several rivals, when the next turn of all players is known
 * better than later ones. For each turn in which the player may finish, it multiplies the
 * probabilities that the rivals are not there yet. Multiplying the chances to win against each
 * rival alone would give too little, because a rival that is late for one of them is late for all.
 *
 * Returns: the chance to win
 */
double
lab_race_odds_expect (const LabRaceOdds *self,
                      const LabRunner   *player,
                      const LabRunner   *rivals,
                      guint              n_rivals)
{
  double value = 0, before = 0;

  g_return_val_if_fail (player->n_left > 0 && player->n_left < LAB_N_GOALS_LEFT, 0);

  for (guint turn = 0; turn < LAB_N_RACE_TURNS; turn++)
    {
      double done = get_done (self, player, turn);
      double chance = done - before;

      for (guint i = 0; i < n_rivals; i++)
        chance *= 1 - get_done (self, &rivals[i], turn);
      value += chance;
      before = done;
    }
  return value;
}
