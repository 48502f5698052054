/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <glib.h>

#include "lab-shift-belief.h"
#include "lab-shift-observation.h"

G_BEGIN_DECLS

/** LAB_SHIFT_N_GOALS_LEFT: one more than the largest number of goals: all treasures, and the way
 * home. */
#define LAB_SHIFT_N_GOALS_LEFT 26

/** LAB_SHIFT_N_RACE_TURNS: the number of turns after which #LabShiftRaceOdds takes a race to be
 * over. */
#define LAB_SHIFT_N_RACE_TURNS 48

/**
 * LabShiftWinOdds:
 * @to_move: the chance to win before the player's own turn, by the numbers of goals that the player
 *   and the rival have left
 * @to_wait: the same before the rival's turn
 *
 * The result of a race of two players who reach a goal in each turn with a fixed probability.
 */
typedef struct
{
  double to_move[LAB_SHIFT_N_GOALS_LEFT][LAB_SHIFT_N_GOALS_LEFT];
  double to_wait[LAB_SHIFT_N_GOALS_LEFT][LAB_SHIFT_N_GOALS_LEFT];
} LabShiftWinOdds;

/**
 * LabShiftRaceOdds:
 * @done: by the number of goals that a player has left and by a number of turns: the probability
 *   that the player reaches all these goals in these turns
 *
 * What the result of a race of more than two players depends on, if each reaches a goal in each
 * turn with the same fixed probability.
 */
typedef struct
{
  double done[LAB_SHIFT_N_GOALS_LEFT][LAB_SHIFT_N_RACE_TURNS];
} LabShiftRaceOdds;

/** LAB_SHIFT_MAX_TURN_VALUES: the largest number of turns that lab_shift_lookahead_list() can list.
 * */
#define LAB_SHIFT_MAX_TURN_VALUES 12

/**
 * LabShiftTurnValue:
 * @turn: a turn
 * @value: the chance to win after it, 0 to 1
 */
typedef struct
{
  LabShiftTurn turn;
  double       value;
} LabShiftTurnValue;

/**
 * LabShiftLookahead:
 * @odds: the chances after the turns that are searched, against one rival
 * @race_odds: the same against more rivals
 * @tables: see lab_shift_tables_init()
 * @max_nodes: the largest number of nodes to visit
 * @deadline: the monotonic time in microseconds when the search must stop, or %G_MAXINT64
 * @cancellable: (nullable): stops the search
 * @nodes: the number of nodes that were visited
 *
 * What all calls of lab_shift_lookahead_list() for one question share.
 */
typedef struct
{
  LabShiftWinOdds   odds;
  LabShiftRaceOdds  race_odds;
  LabShiftTables    tables;
  guint64           max_nodes;
  gint64            deadline;
  GCancellable     *cancellable;
  guint64           nodes;
} LabShiftLookahead;

/**
 * LabShiftRunner:
 * @n_left: the number of goals that the player has left, at least 1
 * @chance: the probability that the player's next turn reaches a goal
 *
 * A player in a race.
 */
typedef struct
{
  guint  n_left;
  double chance;
} LabShiftRunner;

gboolean lab_shift_lookahead_has_to_stop (const LabShiftLookahead   *self);
guint    lab_shift_lookahead_list        (LabShiftLookahead         *self,
                                          const LabShiftObservation *observation,
                                          guint64                    dice_seed,
                                          guint                      max_values,
                                          LabShiftTurnValue         *values);
void     lab_shift_win_odds_init         (LabShiftWinOdds           *self,
                                          double                     chance,
                                          double                     rival_chance);
void     lab_shift_race_odds_init        (LabShiftRaceOdds          *self,
                                          double                     chance);
double   lab_shift_race_odds_expect      (const LabShiftRaceOdds    *self,
                                          const LabShiftRunner      *player,
                                          const LabShiftRunner      *rivals,
                                          guint                      n_rivals);

G_END_DECLS
