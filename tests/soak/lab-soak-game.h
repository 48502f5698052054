/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-position.h"

G_BEGIN_DECLS

/**
 * LAB_SOAK_N_RULES: the number of combinations of variants.
 */
#define LAB_SOAK_N_RULES 8

/**
 * LabSoakCounts:
 * @n_games: how many games were played
 * @n_half_turns: how many insertions and moves were made
 * @n_undone: how many of them were undone
 * @n_redone: how many of those were redone
 * @n_saved: how often a game was saved and loaded
 * @n_loaded: how often the test continued with the loaded game
 * @n_refused: how many illegal actions were refused
 *
 * Counts the actions.
 */
typedef struct
{
  guint64 n_games;
  guint64 n_half_turns;
  guint64 n_undone;
  guint64 n_redone;
  guint64 n_saved;
  guint64 n_loaded;
  guint64 n_refused;
} LabSoakCounts;

/**
 * LabSoakOutcome:
 * @rules: (type LabRules): the variants of the game
 * @counts: the actions in it
 * @cancelled: whether it was stopped before its end
 * @n_half_turns: after a failure, the number of half-turns in the history
 * @position: (nullable): after a failure, the position in notation
 * @error: (nullable): after a failure, a #LabSoakError
 *
 * The result of a game. Clear it with lab_soak_outcome_clear().
 */
typedef struct
{
  guint8        rules;
  LabSoakCounts counts;
  gboolean      cancelled;
  guint         n_half_turns;
  char         *position;
  GError       *error;
} LabSoakOutcome;

void lab_soak_counts_add    (LabSoakCounts       *self,
                             const LabSoakCounts *other);
void lab_soak_outcome_clear (LabSoakOutcome      *self);
void lab_soak_game_play     (guint64              seed,
                             guint                number,
                             GCancellable        *cancellable,
                             LabSoakOutcome      *outcome);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabSoakOutcome, lab_soak_outcome_clear)

G_END_DECLS
