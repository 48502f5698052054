/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "model/lab-position.h"

G_BEGIN_DECLS

/** LAB_SOAK_N_RULES: how many ways there are to combine the variants. */
#define LAB_SOAK_N_RULES 8

/**
 * LabSoakCounts:
 * @n_games: games that were played
 * @n_half_turns: insertions and moves that were made
 * @n_undone: those that were taken back
 * @n_redone: those that were made again after that
 * @n_saved: how often a game was saved and read again
 * @n_loaded: how often the game that was read was gone on with
 * @n_refused: forbidden things that were refused
 *
 * What was done.
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
 * @counts: what was done in it
 * @cancelled: whether it was left before its end
 * @n_half_turns: if something was wrong, how many half-turns the history has
 * @position: (nullable): and where the game stood, in notation
 * @error: (nullable): and what was wrong, a #LabSoakError
 *
 * What came of a game. Clear it with lab_soak_outcome_clear().
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
