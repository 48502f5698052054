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

void   lab_win_odds_init   (LabWinOdds       *self,
                            double            chance,
                            double            rival_chance);
double lab_win_odds_expect (const LabWinOdds *self,
                            guint             n_left,
                            double            chance,
                            guint             n_rival_left,
                            double            rival_chance);

G_END_DECLS
