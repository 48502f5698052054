/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-shift-board.h"

G_BEGIN_DECLS

/**
 * LabShiftSeat:
 *
 * A place at the table, 0 to 3, clockwise from the northwest. The seat determines the color, the
 * pawn and the start corner. In notation, seats are 1 to 4.
 */
typedef guint8 LabShiftSeat;

#define LAB_SHIFT_N_SEATS 4

/**
 * LabShiftTreasure:
 *
 * One of the 24 treasures, 0 to 23. In notation, they are the letters A to X. A to L are on the
 * fixed T tiles, in reading order; M to R are on loose corners, and S to X on loose Ts.
 */
typedef guint8 LabShiftTreasure;

#define LAB_SHIFT_N_TREASURES 24

/**
 * LabShiftRules:
 * @LAB_SHIFT_RULES_STANDARD: no variant
 * @LAB_SHIFT_RULES_LAST_TREASURE: the last treasure wins, with no need to return home
 * @LAB_SHIFT_RULES_OPEN_CARDS: players see all their own cards and find them in any order
 * @LAB_SHIFT_RULES_RANDOM_TILES: the shapes of the loose tiles are random
 */
typedef enum
{
  LAB_SHIFT_RULES_STANDARD = 0,
  LAB_SHIFT_RULES_LAST_TREASURE = 1 << 0,
  LAB_SHIFT_RULES_OPEN_CARDS = 1 << 1,
  LAB_SHIFT_RULES_RANDOM_TILES = 1 << 2,
} LabShiftRules;

/**
 * LabShiftPosition:
 * @board: the tiles and the spare
 * @last_arrow: where the last tile was inserted, or %LAB_SHIFT_ARROW_NONE
 * @seat: the seat whose turn it is
 * @phase: (type LabShiftPhase): the current half of the turn
 * @rules: (type LabShiftRules): the variants
 * @pawns: the cell of each seat's pawn; %LAB_SHIFT_CELL_NONE for a free seat
 * @treasures: the cell of each treasure; %LAB_SHIFT_CELL_SPARE on the spare tile,
 *   %LAB_SHIFT_CELL_NONE if the position has no such treasure
 * @cards: the cards, seat after seat; for each seat first the found ones, in the order of their
 *   finds, then the current one, then the rest
 * @n_cards: the number of cards that each seat got
 * @n_found: the number of cards that each seat has found
 * @places: the seats that have finished, first place first
 * @n_places: the number of seats that have finished
 *
 * The whole state of a game at one moment, and the rules for the next turn. It is a plain value of
 * about a hundred bytes: initialize it with lab_shift_position_init() and copy it with `=`.
 *
 * A position without cards is a study: nobody can win it, so it never ends.
 */
typedef struct
{
  LabShiftBoard board;
  LabShiftArrow last_arrow;
  LabShiftSeat  seat;
  guint8        phase;
  guint8        rules;
  LabShiftCell  pawns[LAB_SHIFT_N_SEATS];
  LabShiftCell  treasures[LAB_SHIFT_N_TREASURES];
  guint8        cards[LAB_SHIFT_N_TREASURES];
  guint8        n_cards[LAB_SHIFT_N_SEATS];
  guint8        n_found[LAB_SHIFT_N_SEATS];
  guint8        places[LAB_SHIFT_N_SEATS];
  guint8        n_places;
} LabShiftPosition;

/**
 * LabShiftOutcome:
 * @found: the treasure that was found, or %LAB_SHIFT_TREASURE_NONE
 * @place: the place of the seat that moved, from 1; 0 for none
 * @last_seat: the seat that was left over and so took the last place, or %LAB_SHIFT_SEAT_NONE
 *
 * The result of a move.
 */
typedef struct
{
  LabShiftTreasure found;
  guint8           place;
  LabShiftSeat     last_seat;
} LabShiftOutcome;

/** LAB_SHIFT_SEAT_NONE: no seat. */
#define LAB_SHIFT_SEAT_NONE 0xff

/** LabShiftSeatSet: a set of seats, one bit each. */
typedef guint8 LabShiftSeatSet;

/** LAB_SHIFT_SEAT_BIT: the set with @seat alone. */
#define LAB_SHIFT_SEAT_BIT(seat) ((LabShiftSeatSet) (1u << (seat)))

#define LAB_SHIFT_N_FIXED_TREASURES 12

#define LAB_SHIFT_N_CORNER_TREASURES 6

/** LAB_SHIFT_TREASURE_NONE: no treasure. */
#define LAB_SHIFT_TREASURE_NONE 0xff

/** LAB_SHIFT_TREASURE_HIDDEN: a card that the player must not see; see #LabShiftObservation. */
#define LAB_SHIFT_TREASURE_HIDDEN 0xfe

/** LabShiftTreasureSet: a set of treasures, one bit each. */
typedef guint32 LabShiftTreasureSet;

/** LAB_SHIFT_TREASURE_BIT: the set with @treasure alone. */
#define LAB_SHIFT_TREASURE_BIT(treasure) ((LabShiftTreasureSet) 1 << (treasure))

void                lab_shift_position_init  (LabShiftPosition       *self);
LabShiftSeatSet     lab_shift_position_get_seats
                                             (const LabShiftPosition *self)
                                             G_GNUC_PURE;
LabShiftSeatSet     lab_shift_position_get_unplaced
                                             (const LabShiftPosition *self)
                                             G_GNUC_PURE;
gboolean            lab_shift_position_may_insert
                                             (const LabShiftPosition *self,
                                              LabShiftArrow           arrow)
                                             G_GNUC_PURE;
void                lab_shift_position_insert
                                             (LabShiftPosition       *self,
                                              LabShiftArrow           arrow,
                                              LabShiftOpenings        tile);
LabShiftBitboard    lab_shift_position_get_reachable
                                             (const LabShiftPosition *self)
                                             G_GNUC_PURE;
LabShiftOutcome     lab_shift_position_move  (LabShiftPosition       *self,
                                              LabShiftCell            cell);
void                lab_shift_position_resign
                                             (LabShiftPosition       *self);
const guint8       *lab_shift_position_get_cards
                                             (const LabShiftPosition *self,
                                              LabShiftSeat            seat);
LabShiftTreasureSet lab_shift_position_get_sought
                                             (const LabShiftPosition *self,
                                              LabShiftSeat            seat)
                                             G_GNUC_PURE;
LabShiftTreasure    lab_shift_position_get_treasure
                                             (const LabShiftPosition *self,
                                              LabShiftCell            cell)
                                             G_GNUC_PURE;
gboolean            lab_shift_position_heads_home
                                             (const LabShiftPosition *self,
                                              LabShiftSeat            seat)
                                             G_GNUC_PURE;
guint               lab_shift_position_list_goals
                                             (const LabShiftPosition *self,
                                              LabShiftSeat            seat,
                                              LabShiftCell            goals[LAB_SHIFT_N_TREASURES]);
guint               lab_shift_position_get_place
                                             (const LabShiftPosition *self,
                                              LabShiftSeat            seat)
                                             G_GNUC_PURE;
gboolean            lab_shift_position_equal (const LabShiftPosition *self,
                                              const LabShiftPosition *other)
                                             G_GNUC_PURE;
LabShiftSeatSet     lab_shift_seat_default_set
                                             (unsigned int            n_players)
                                             G_GNUC_CONST;
const char         *lab_shift_seat_get_id    (LabShiftSeat            seat)
                                             G_GNUC_PURE;
LabShiftSeat        lab_shift_seat_parse     (const char             *id)
                                             G_GNUC_PURE;
const char         *lab_shift_seat_get_color_name
                                             (LabShiftSeat            seat);
const char         *lab_shift_treasure_get_id
                                             (LabShiftTreasure        treasure)
                                             G_GNUC_PURE;
const char         *lab_shift_treasure_get_name
                                             (LabShiftTreasure        treasure);

/** lab_shift_seat_get_corner: returns the start corner of @seat: a1, g1, g7 or a7. */
static inline LabShiftCell
lab_shift_seat_get_corner (LabShiftSeat seat)
{
  static const LabShiftCell corners[LAB_SHIFT_N_SEATS] = {
    LAB_SHIFT_CELL (0, 0), LAB_SHIFT_CELL (6, 0), LAB_SHIFT_CELL (6, 6), LAB_SHIFT_CELL (0, 6),
  };

  return corners[seat & 3];
}

/** lab_shift_treasure_get_letter: returns the letter of @treasure in notation. */
static inline char
lab_shift_treasure_get_letter (LabShiftTreasure treasure)
{
  return (char) ('A' + treasure);
}

G_END_DECLS
