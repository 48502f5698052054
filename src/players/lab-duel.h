/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lab-observation.h"
#include "players/lab-belief.h"
#include "players/lab-computer.h"
#include "players/lab-scene.h"
#include "search/lab-zero-sum.h"

G_BEGIN_DECLS

/**
 * LabDuelPly:
 * @position: the position
 * @gain: what the finds that were likely on the way here are worth, for oneself
 * @key: a hash of both
 *
 * A position on the way of a #LabDuel.
 */
typedef struct
{
  LabPosition position;
  int         gain;
  guint64     key;
} LabDuelPly;

/**
 * LabDuel:
 *
 * The game as one of two sides: the seat that is asked, and all others together. It
 * is what lab_duel_game searches; clear it with lab_duel_init() only.
 */
typedef struct
{
  LabSeat     seat;
  guint       n_places;               /* when the search began */
  LabSeatSet  unplaced;
  LabCarrying carrying;
  LabBelief   beliefs[LAB_N_SEATS];   /* by seat; one's own is about the card after this */
  guint64     n_left;                 /* how many nodes may still be visited */
  gint64      deadline;               /* when the search has to stop */
  GCancellable *stop;                 /* cancelled if either is reached; or %NULL */
  guint       ply;
  LabDuelPly  plies[LAB_MAX_DEPTH + 1];
} LabDuel;

extern const LabZeroSum lab_duel_game;

void    lab_duel_init     (LabDuel              *self,
                           const LabObservation *observation);
LabTurn lab_duel_get_turn (guint32               action) G_GNUC_CONST;

G_END_DECLS
