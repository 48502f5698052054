/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-board.h"
#include "lab-seat.h"
#include "lab-treasure.h"
#include "lab-turn.h"

G_BEGIN_DECLS

/**
 * LabRules:
 * @LAB_RULES_STANDARD: no variant
 * @LAB_RULES_LAST_TREASURE: the last treasure wins, with no need to return home
 * @LAB_RULES_OPEN_CARDS: players see all their own cards and find them in any order
 * @LAB_RULES_RANDOM_TILES: the shapes of the loose tiles are random
 */
typedef enum
{
  LAB_RULES_STANDARD = 0,
  LAB_RULES_LAST_TREASURE = 1 << 0,
  LAB_RULES_OPEN_CARDS = 1 << 1,
  LAB_RULES_RANDOM_TILES = 1 << 2,
} LabRules;

/**
 * LabPosition:
 * @board: the tiles and the spare
 * @last_arrow: where the last tile was inserted, or %LAB_ARROW_NONE
 * @seat: the seat whose turn it is
 * @phase: (type LabPhase): the current half of the turn
 * @rules: (type LabRules): the variants
 * @pawns: the cell of each seat's pawn; %LAB_CELL_NONE for a free seat
 * @treasures: the cell of each treasure; %LAB_CELL_SPARE on the spare tile, %LAB_CELL_NONE if the
 *   position has no such treasure
 * @cards: the cards, seat after seat; for each seat first the found ones, in the order of their
 *   finds, then the current one, then the rest
 * @n_cards: the number of cards that each seat got
 * @n_found: the number of cards that each seat has found
 * @places: the seats that have finished, first place first
 * @n_places: the number of seats that have finished
 *
 * The whole state of a game at one moment, and the rules for the next turn. It is a plain value of
 * about a hundred bytes: initialize it with lab_position_init() and copy it with `=`.
 *
 * A position without cards is a study: nobody can win it, so it never ends.
 */
typedef struct
{
  LabBoard board;
  LabArrow last_arrow;
  LabSeat  seat;
  guint8   phase;
  guint8   rules;
  LabCell  pawns[LAB_N_SEATS];
  LabCell  treasures[LAB_N_TREASURES];
  guint8   cards[LAB_N_TREASURES];
  guint8   n_cards[LAB_N_SEATS];
  guint8   n_found[LAB_N_SEATS];
  guint8   places[LAB_N_SEATS];
  guint8   n_places;
} LabPosition;

/**
 * LabOutcome:
 * @found: the treasure that was found, or %LAB_TREASURE_NONE
 * @place: the place of the seat that moved, from 1; 0 for none
 * @last_seat: the seat that was left over and so took the last place, or %LAB_SEAT_NONE
 *
 * The result of a move.
 */
typedef struct
{
  LabTreasure found;
  guint8      place;
  LabSeat     last_seat;
} LabOutcome;

void           lab_position_init          (LabPosition       *self);
LabSeatSet     lab_position_get_seats     (const LabPosition *self) G_GNUC_PURE;
LabSeatSet     lab_position_get_unplaced  (const LabPosition *self) G_GNUC_PURE;
gboolean       lab_position_may_insert    (const LabPosition *self,
                                           LabArrow           arrow) G_GNUC_PURE;
void           lab_position_insert        (LabPosition       *self,
                                           LabArrow           arrow,
                                           LabOpenings        tile);
LabBitboard    lab_position_get_reachable (const LabPosition *self) G_GNUC_PURE;
LabOutcome     lab_position_move          (LabPosition       *self,
                                           LabCell            cell);
void           lab_position_end           (LabPosition       *self);
void           lab_position_resign        (LabPosition       *self);
const guint8  *lab_position_get_cards     (const LabPosition *self,
                                           LabSeat            seat);
LabTreasureSet lab_position_get_sought    (const LabPosition *self,
                                           LabSeat            seat) G_GNUC_PURE;
LabTreasure    lab_position_get_treasure  (const LabPosition *self,
                                           LabCell            cell) G_GNUC_PURE;
gboolean       lab_position_heads_home    (const LabPosition *self,
                                           LabSeat            seat) G_GNUC_PURE;
guint          lab_position_list_goals    (const LabPosition *self,
                                           LabSeat            seat,
                                           LabCell            goals[LAB_N_TREASURES]);
guint          lab_position_get_place     (const LabPosition *self,
                                           LabSeat            seat) G_GNUC_PURE;
gboolean       lab_position_equal         (const LabPosition *self,
                                           const LabPosition *other) G_GNUC_PURE;

G_END_DECLS
