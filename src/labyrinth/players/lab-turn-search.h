/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-observation.h"
#include "lab-belief.h"
#include "lab-computer.h"
#include "lab-reach-scene.h"
#include "lab-zero-sum.h"

G_BEGIN_DECLS

/**
 * LabTurnSearchPly:
 * @position: the position
 * @gain: the value of likely finds up to this ply, for the seat that searches
 * @key: a hash of both
 *
 * A position in a #LabTurnSearch.
 */
typedef struct
{
  LabPosition position;
  int         gain;
  guint64     key;
} LabTurnSearchPly;

/**
 * LabTurnSearch:
 *
 * The game as a game of two sides: the seat that searches, and all others together.
 * lab_turn_search_game describes it to the search. Initialize it again with lab_turn_search_init()
 * only.
 */
typedef struct
{
  LabSeat     seat;
  guint       n_places;               /* when the search started */
  LabSeatSet  unplaced;
  LabShiftTables tables;
  LabBelief   beliefs[LAB_N_SEATS];   /* by seat; the player's own: its next card */
  guint64     n_left;                 /* the number of nodes that may still be visited */
  gint64      deadline;               /* when the search must stop */
  GCancellable *stop;                 /* (nullable): is cancelled when a limit is reached */
  guint       ply;
  LabTurnSearchPly  plies[LAB_MAX_DEPTH + 1];
} LabTurnSearch;

extern const LabZeroSum lab_turn_search_game;

void    lab_turn_search_init     (LabTurnSearch        *self,
                                  const LabObservation *observation);
LabTurn lab_turn_search_get_turn (guint32               action) G_GNUC_CONST;

G_END_DECLS
