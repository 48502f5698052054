/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-soak-game.h"

G_BEGIN_DECLS

/**
 * LabSoakPlan:
 * @seed: the seed of all games
 * @first: the number of the first game, from 0
 * @n_games: how many games to play; 0 for no limit
 * @n_half_turns: the number of half-turns after which no further game counts; 0 for no
 *   limit
 * @play: plays a game: lab_soak_game_play() except in tests
 *
 * What to play.
 */
typedef struct
{
  guint64 seed;
  guint   first;
  guint   n_games;
  guint64 n_half_turns;
  void  (*play) (guint64         seed,
                 guint           number,
                 GCancellable   *cancellable,
                 LabSoakOutcome *outcome);
} LabSoakPlan;

/**
 * LabSoakReport:
 * @complete: whether all games were played
 * @counts: the actions, by variants
 * @failed: whether a check failed
 * @game: the number of the game that failed
 * @failure: its error
 *
 * The results of all games in the order of their numbers, up to the first one that
 * failed.
 */
typedef struct
{
  gboolean       complete;
  LabSoakCounts  counts[LAB_SOAK_N_RULES];
  gboolean       failed;
  guint          game;
  LabSoakOutcome failure;
} LabSoakReport;

/**
 * LabSoak:
 *
 * Plays the games of a plan in several threads.
 */
typedef struct _LabSoak LabSoak;

LabSoak             *lab_soak_new        (const LabSoakPlan *plan);
void                 lab_soak_free       (LabSoak           *self);
void                 lab_soak_start      (LabSoak           *self,
                                          guint              n_jobs,
                                          GSourceFunc        done,
                                          gpointer           data);
void                 lab_soak_cancel     (LabSoak           *self);
void                 lab_soak_wait       (LabSoak           *self);
guint                lab_soak_count_games (LabSoak          *self);
const LabSoakReport *lab_soak_get_report (LabSoak           *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabSoak, lab_soak_free)

G_END_DECLS
