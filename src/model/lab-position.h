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
 * @LAB_RULES_STANDARD: the plain game
 * @LAB_RULES_LAST_TREASURE: the last treasure wins, without going home
 * @LAB_RULES_OPEN_CARDS: a player sees all own cards, and takes them in any order
 * @LAB_RULES_RANDOM_TILES: the walls of the loose tiles were drawn at random
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
 * @seat: whose turn it is
 * @phase: (type LabPhase): which half of the turn it is
 * @rules: (type LabRules): the variants in force
 * @pawns: the cell of each seat's pawn; %LAB_CELL_NONE where nobody sits
 * @treasures: the cell of each treasure; %LAB_CELL_SPARE on the spare tile,
 *   %LAB_CELL_NONE if the position has no such treasure
 * @cards: the cards, seat after seat; of each seat the found ones first, in the
 *   order they were found, then the current one, then the rest
 * @n_cards: how many cards each seat was dealt
 * @n_found: how many of them it has found
 * @places: the seats that have finished, first place first
 * @n_places: how many those are
 *
 * Everything there is to know about a game at one moment, and the rules for
 * what may follow. A plain value of about a hundred bytes to copy with `=`: start
 * from lab_position_init().
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
 * @place: the place that the mover took, from 1; 0 for none
 * @last_seat: who was left over and so took the last place, or %LAB_SEAT_NONE
 *
 * What a move brought about.
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
guint          lab_position_get_place     (const LabPosition *self,
                                           LabSeat            seat) G_GNUC_PURE;
gboolean       lab_position_equal         (const LabPosition *self,
                                           const LabPosition *other) G_GNUC_PURE;

G_END_DECLS
