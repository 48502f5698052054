/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-belief.h"
#include "lab-shift-computer.h"
#include "lab-shift-observation.h"
#include "lab-zero-sum.h"

G_BEGIN_DECLS

/**
 * LabShiftTurnSearchPly:
 * @position: the position
 * @gain: the value of likely finds up to this ply, for the seat that searches
 * @key: a hash of both
 *
 * A position in a #LabShiftTurnSearch.
 */
typedef struct
{
  LabShiftPosition position;
  int              gain;
  guint64          key;
} LabShiftTurnSearchPly;

/**
 * LabShiftTurnSearch:
 *
 * The game as a game of two sides: the seat that searches, and all others together.
 * lab_shift_turn_search_game describes it to the search. Initialize it again with
 * lab_shift_turn_search_init() only.
 */
typedef struct
{
  LabShiftSeat           seat;
  guint                  n_places;                   /* when the search started */
  LabShiftSeatSet        unplaced;
  LabShiftTables         tables;
  LabShiftBelief         beliefs[LAB_SHIFT_N_SEATS]; /* by seat; the player's own: its next card */
  guint                  ply;
  LabShiftTurnSearchPly  plies[LAB_SHIFT_MAX_DEPTH + 1];
} LabShiftTurnSearch;

extern const LabZeroSum lab_shift_turn_search_game;

void         lab_shift_turn_search_init     (LabShiftTurnSearch        *self,
                                             const LabShiftObservation *observation);
LabShiftTurn lab_shift_turn_search_get_turn (guint32                    action)
                                            G_GNUC_CONST;

G_END_DECLS
