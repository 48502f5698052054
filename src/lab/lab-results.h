/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab/lab-match.h"
#include "lab/lab-statistics.h"

G_BEGIN_DECLS

/**
 * LabStanding:
 * @name: what the player is called; its number follows if others have the same name
 * @n_wins: how many games it won
 * @interval: where the true share of its wins lies, with 95 % confidence
 * @wins: (element-type guint): with which of its own turns it won each of them, ascending
 * @turns: (element-type guint): the same without the games that were forfeited
 * @n_failures: in how many games it failed
 * @turn_time: how long it thought about a turn, in microseconds; not a number if it
 *   never answered
 *
 * How a player did. A win after it failed counts as its own, though random turns were
 * played for it from then on.
 */
typedef struct
{
  char       *name;
  guint       n_wins;
  LabInterval interval;
  GArray     *wins;
  GArray     *turns;
  guint       n_failures;
  double      turn_time;
} LabStanding;

/**
 * LabResults:
 * @match: what was played
 * @games: the games
 * @n_finished: how many are finished
 * @n_undecided: how many of those nobody won
 * @standings: how each player did
 *
 * What came of a match. Clear it with lab_results_clear().
 */
typedef struct
{
  const LabMatch     *match;
  const LabMatchGame *games;
  guint               n_finished;
  guint               n_undecided;
  LabStanding         standings[LAB_N_SEATS];
} LabResults;

void        lab_results_init       (LabResults         *self,
                                    const LabMatch     *match,
                                    const LabMatchGame *games);
void        lab_results_clear      (LabResults         *self);
LabRankTest lab_results_compare    (const LabResults   *self,
                                    guint               first,
                                    guint               second);
gboolean    lab_results_tells_time (const LabResults   *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabResults, lab_results_clear)

G_END_DECLS
