/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-soak-check.h"

G_BEGIN_DECLS

/**
 * LAB_SOAK_NOBODY: no tile, seat, card, or arrow.
 */
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
 * @grid: the number of the tile on each square; tiles are numbered from 0
 * @spare: the number of the spare tile
 * @openings: the openings of each tile
 * @treasures: the treasure on each tile, or %LAB_SOAK_NOBODY
 * @pawns: the square of each pawn; -1 for an empty seat
 * @hands: the cards that each seat still has to find
 * @n_hand: their number
 * @found: the cards that each seat has found, in that order
 * @n_found: their number
 * @places: the seats that have finished, first place first
 * @n_places: their number
 * @last_arrow: where the last tile was inserted, or %LAB_SOAK_NOBODY
 * @seat: the player to move
 * @phase: (type LabPhase): the half of the turn
 * @rules: (type LabRules): the variants
 *
 * A second implementation of the game, written like an explanation of the rules for a
 * wooden board. Tests compare the model with it; it shares no code with the model.
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
 * @n_placed: how many players took a place
 *
 * The consequences of a move.
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

/**
 * lab_soak_place_from: returns the square of @cell.
 */
static inline LabSoakPlace
lab_soak_place_from (guint cell)
{
  return (LabSoakPlace) { (gint8) (cell / 8), (gint8) (cell % 8) };
}

G_END_DECLS
