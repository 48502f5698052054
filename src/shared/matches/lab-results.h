/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-match.h"
#include "lab-statistics.h"

G_BEGIN_DECLS

/**
 * LabStanding:
 * @name: the name of the player, with its number if another player has the same name
 * @n_wins: the number of games that it won
 * @interval: where the true share of its wins lies, with 95 % confidence
 * @wins: (element-type guint): the number of its turns in each of these games, in ascending order
 * @turns: (element-type guint): the same without the games that it won by forfeit
 * @n_failures: the number of games in which it failed
 * @n_late: the number of answers that came after the time limit, but were still accepted
 * @turn_time: the mean time of its answers, in microseconds; NaN if it never answered
 *
 * The results of a player. A win after a failure counts, although the umpire played random turns
 * for the player.
 */
typedef struct
{
  char       *name;
  guint       n_wins;
  LabInterval interval;
  GArray     *wins;
  GArray     *turns;
  guint       n_failures;
  guint       n_late;
  double      turn_time;
} LabStanding;

/**
 * LabResults:
 * @match: the match
 * @games: the games
 * @n_finished: the number of finished games
 * @n_undecided: how many of the finished games have no winner
 * @n_drawn: how many of the undecided games ended in a draw by the rules
 * @n_repeated: how many of the undecided games repeated themselves
 * @standings: the results of each player
 *
 * The results of a match. Clear it with lab_results_clear().
 */
typedef struct
{
  const LabMatch       *match;
  const LabMatchResult *games;
  guint                 n_finished;
  guint                 n_undecided;
  guint                 n_drawn;
  guint                 n_repeated;
  LabStanding           standings[LAB_MATCH_MAX_PLAYERS];
} LabResults;

void        lab_results_init    (LabResults           *self,
                                 const LabMatch       *match,
                                 const LabMatchResult *games);
void        lab_results_clear   (LabResults           *self);
LabRankTest lab_results_compare (const LabResults     *self,
                                 guint                 first,
                                 guint                 second);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabResults, lab_results_clear)

G_END_DECLS
