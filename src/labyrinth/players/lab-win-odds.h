/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** LAB_N_GOALS_LEFT: one more than the largest number of goals: all treasures, and the way home. */
#define LAB_N_GOALS_LEFT 26

/**
 * LabWinOdds:
 * @to_move: the chance to win before the player's own turn, by the numbers of goals that the player
 *   and the rival have left
 * @to_wait: the same before the rival's turn
 *
 * The result of a race of two players who reach a goal in each turn with a fixed probability.
 */
typedef struct
{
  double to_move[LAB_N_GOALS_LEFT][LAB_N_GOALS_LEFT];
  double to_wait[LAB_N_GOALS_LEFT][LAB_N_GOALS_LEFT];
} LabWinOdds;

/** LAB_N_RACE_TURNS: the number of turns after which #LabRaceOdds takes a race to be over. */
#define LAB_N_RACE_TURNS 48

/**
 * LabRaceOdds:
 * @done: by the number of goals that a player has left and by a number of turns: the probability
 *   that the player reaches all these goals in these turns
 *
 * What the result of a race of more than two players depends on, if each reaches a goal in each
 * turn with the same fixed probability.
 */
typedef struct
{
  double done[LAB_N_GOALS_LEFT][LAB_N_RACE_TURNS];
} LabRaceOdds;

/**
 * LabRunner:
 * @n_left: the number of goals that the player has left, at least 1
 * @chance: the probability that the player's next turn reaches a goal
 *
 * A player in a race.
 */
typedef struct
{
  guint  n_left;
  double chance;
} LabRunner;

void   lab_win_odds_init   (LabWinOdds       *self,
                            double            chance,
                            double            rival_chance);
double lab_win_odds_expect (const LabWinOdds *self,
                            guint             n_left,
                            double            chance,
                            guint             n_rival_left,
                            double            rival_chance);
void   lab_race_odds_init   (LabRaceOdds      *self,
                             double            chance);
double lab_race_odds_expect (const LabRaceOdds *self,
                             const LabRunner   *player,
                             const LabRunner   *rivals,
                             guint              n_rivals);

G_END_DECLS
