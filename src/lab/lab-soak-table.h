/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab/lab-soak-check.h"

G_BEGIN_DECLS

/** LAB_SOAK_NOBODY: in place of a tile, seat, card or arrow. */
#define LAB_SOAK_NOBODY 0xff

/**
 * LabSoakPlace:
 * @row: from 0, in the north
 * @column: from 0, in the west
 *
 * A square of the board.
 */
typedef struct
{
  gint8 row;
  gint8 column;
} LabSoakPlace;

/**
 * LabSoakTable:
 * @grid: which tile lies where; tiles have numbers from 0
 * @spare: which tile is outside
 * @openings: how each tile lies
 * @treasures: the treasure on each, or %LAB_SOAK_NOBODY
 * @pawns: where each pawn stands; -1 where nobody sits
 * @hands: the cards of each seat that were not found yet
 * @n_hand: how many those are
 * @found: those that were, in that order
 * @n_found: how many those are
 * @places: who has finished, first place first
 * @n_places: how many have
 * @last_arrow: where the last tile went in, or %LAB_SOAK_NOBODY
 * @seat: whose turn it is
 * @phase: (type LabPhase): which half of it
 * @rules: (type LabRules): the variants
 *
 * A game on a table of wood, with the rules as one would explain them: the second account of a
 * game, against which the first is held. It shares no code with the model.
 */
typedef struct
{
  guint8       grid[7][7];
  guint8       spare;
  guint8       openings[LAB_SOAK_N_TILES];
  guint8       treasures[LAB_SOAK_N_TILES];
  LabSoakPlace pawns[LAB_N_SEATS];
  guint8       hands[LAB_N_SEATS][LAB_N_TREASURES];
  guint8       n_hand[LAB_N_SEATS];
  guint8       found[LAB_N_SEATS][LAB_N_TREASURES];
  guint8       n_found[LAB_N_SEATS];
  guint8       places[LAB_N_SEATS];
  guint8       n_places;
  guint8       last_arrow;
  guint8       seat;
  guint8       phase;
  guint8       rules;
} LabSoakTable;

/**
 * LabSoakNews:
 * @found: the treasure that was found, or %LAB_SOAK_NOBODY
 * @n_placed: how many took a place
 *
 * What a move brings about.
 */
typedef struct
{
  guint8 found;
  guint8 n_placed;
} LabSoakNews;

void        lab_soak_table_init       (LabSoakTable       *self,
                                       LabGame            *game);
gboolean    lab_soak_table_may_insert (const LabSoakTable *self,
                                       guint               arrow);
void        lab_soak_table_insert     (LabSoakTable       *self,
                                       guint               arrow,
                                       guint               openings);
gboolean    lab_soak_table_may_move   (const LabSoakTable *self,
                                       LabSoakPlace        to);
LabSoakNews lab_soak_table_move       (LabSoakTable       *self,
                                       LabSoakPlace        to);
gboolean    lab_soak_table_compare    (const LabSoakTable *self,
                                       const LabPosition  *position,
                                       LabSoakError        code,
                                       GError            **error);

/** lab_soak_place_from: the square that @cell stands for. */
static inline LabSoakPlace
lab_soak_place_from (guint cell)
{
  return (LabSoakPlace) { (gint8) (cell / 8), (gint8) (cell % 8) };
}

G_END_DECLS
