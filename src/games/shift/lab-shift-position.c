/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-position.h"

#include <string.h>

/* Private helpers */

static guint8 *
cards_of (LabPosition *self,
          LabSeat      seat)
{
  guint8 *cards = self->cards;

  for (LabSeat before = 0; before < seat; before++)
    cards += self->n_cards[before];
  return cards;
}

static LabSeat
seat_after (const LabPosition *self,
            LabSeat            seat)
{
  LabSeatSet unplaced = lab_position_get_unplaced (self);

  for (LabSeat step = 1; step < LAB_N_SEATS; step++)
    {
      LabSeat next = (seat + step) % LAB_N_SEATS;

      if (unplaced & LAB_SEAT_BIT (next))
        return next;
    }
  return seat;
}

/* Moves @treasure to the end of the found cards. The other cards keep their order. */
static void
find_treasure (LabPosition *self,
               LabTreasure  treasure)
{
  guint8 *cards = cards_of (self, self->seat);
  guint8 found = self->n_found[self->seat];
  guint8 at = found;

  while (cards[at] != treasure)
    at++;
  memmove (cards + found + 1, cards + found, at - found);
  cards[found] = treasure;
  self->n_found[self->seat]++;
}

/* Whether @seat has finished with the move that it just ended. The move that finds the last
 * treasure does not count as the way home, which starts with the next move. */
static gboolean
has_finished (const LabPosition *self,
              LabSeat            seat,
              LabTreasure        found)
{
  if (self->n_cards[seat] == 0 || self->n_found[seat] < self->n_cards[seat])
    return FALSE;
  if ((self->rules & LAB_RULES_LAST_TREASURE) != 0)
    return TRUE;
  return found == LAB_TREASURE_NONE && self->pawns[seat] == lab_seat_get_corner (seat);
}

/* Public functions */

/**
 * lab_position_init:
 * @self: (out caller-allocates): the position
 *
 * Makes an empty position without tiles, pawns, treasures or cards. It sets every byte, so that
 * positions can be compared and hashed.
 */
void
lab_position_init (LabPosition *self)
{
  g_return_if_fail (self != NULL);

  memset (self, 0, sizeof *self);
  memset (self->pawns, LAB_CELL_NONE, sizeof self->pawns);
  memset (self->treasures, LAB_CELL_NONE, sizeof self->treasures);
  memset (self->cards, LAB_TREASURE_NONE, sizeof self->cards);
  memset (self->places, LAB_SEAT_NONE, sizeof self->places);
  self->last_arrow = LAB_ARROW_NONE;
}

/**
 * lab_position_get_seats:
 * @self: a position
 *
 * Finds the seats that play, or have finished.
 *
 * Returns: the seats that are taken
 */
LabSeatSet
lab_position_get_seats (const LabPosition *self)
{
  LabSeatSet seats = 0;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (self->pawns[seat] != LAB_CELL_NONE)
        seats |= LAB_SEAT_BIT (seat);
    }
  return seats;
}

/**
 * lab_position_get_unplaced:
 * @self: a position
 *
 * Finds the seats that still play.
 *
 * Returns: the seats that are taken and have not finished yet
 */
LabSeatSet
lab_position_get_unplaced (const LabPosition *self)
{
  LabSeatSet seats = lab_position_get_seats (self);

  for (guint8 i = 0; i < self->n_places; i++)
    seats &= (LabSeatSet) ~LAB_SEAT_BIT (self->places[i]);
  return seats;
}

/**
 * lab_position_may_insert:
 * @self: a position
 * @arrow: an arrow
 *
 * Checks whether the rules allow an insertion at @arrow. The arrow where the last insertion pushed
 * a tile out is blocked.
 *
 * Returns: %FALSE for the blocked arrow
 */
gboolean
lab_position_may_insert (const LabPosition *self,
                         LabArrow           arrow)
{
  return self->last_arrow == LAB_ARROW_NONE || arrow != lab_arrow_opposite (self->last_arrow);
}

/**
 * lab_position_insert:
 * @self: a position in the insertion phase
 * @arrow: an arrow that lab_position_may_insert() allows
 * @tile: the spare, in any orientation
 *
 * Makes the first half of a turn. It shifts the tiles with the pawns and treasures on them. A pawn
 * that is pushed off continues on the inserted tile; a treasure that is pushed off is on the spare.
 */
void
lab_position_insert (LabPosition *self,
                     LabArrow     arrow,
                     LabOpenings  tile)
{
  g_return_if_fail (self->phase == LAB_PHASE_INSERT);
  g_return_if_fail (lab_position_may_insert (self, arrow));
  g_return_if_fail (lab_openings_same_tile (self->board.spare, tile));

  lab_board_insert (&self->board, arrow, tile);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (self->pawns[seat] != LAB_CELL_NONE)
        self->pawns[seat] = lab_arrow_carry (arrow, self->pawns[seat]);
    }
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    self->treasures[treasure] = lab_arrow_carry_tile (arrow, self->treasures[treasure]);
  self->last_arrow = arrow;
  self->phase = LAB_PHASE_MOVE;
}

/**
 * lab_position_get_reachable:
 * @self: a position that is not over
 *
 * Finds the cells where the current move can end.
 *
 * Returns: the cells that the pawn whose turn it is can reach, including its own cell
 */
LabBitboard
lab_position_get_reachable (const LabPosition *self)
{
  return lab_board_get_reachable (&self->board, self->pawns[self->seat]);
}

/**
 * lab_position_move:
 * @self: a position in the move phase
 * @cell: a cell of lab_position_get_reachable()
 *
 * Makes the second half of a turn. It moves the pawn, finds the treasure that the seat looks for,
 * ends the turn, and ends the game when at most one player is left.
 *
 * Returns: the outcome of the move
 */
LabOutcome
lab_position_move (LabPosition *self,
                   LabCell      cell)
{
  LabOutcome outcome = { LAB_TREASURE_NONE, 0, LAB_SEAT_NONE };
  LabTreasure treasure;
  LabSeat seat = self->seat;

  g_return_val_if_fail (self->phase == LAB_PHASE_MOVE, outcome);
  g_return_val_if_fail (lab_position_get_reachable (self) & LAB_CELL_BIT (cell), outcome);

  self->pawns[seat] = cell;
  treasure = lab_position_get_treasure (self, cell);
  if (treasure != LAB_TREASURE_NONE
      && (lab_position_get_sought (self, seat) & LAB_TREASURE_BIT (treasure)) != 0)
    {
      find_treasure (self, treasure);
      outcome.found = treasure;
    }

  if (has_finished (self, seat, outcome.found))
    {
      LabSeatSet left;

      self->places[self->n_places++] = seat;
      outcome.place = self->n_places;
      left = lab_position_get_unplaced (self);
      if ((left & (left - 1)) == 0)
        {
          if (left != 0)
            {
              outcome.last_seat = (LabSeat) __builtin_ctz (left);
              self->places[self->n_places++] = outcome.last_seat;
            }
          self->phase = LAB_PHASE_OVER;
          return outcome;
        }
    }

  self->seat = seat_after (self, seat);
  self->phase = LAB_PHASE_INSERT;
  return outcome;
}

/**
 * lab_position_end:
 * @self: a position
 *
 * Ends the game now. Seats that have not finished take no place.
 */
void
lab_position_end (LabPosition *self)
{
  self->phase = LAB_PHASE_OVER;
}

/**
 * lab_position_resign:
 * @self: a position that is not over
 *
 * Removes the pawn and the cards of the seat whose turn it is. The next seat continues. If only one
 * player is left, the game is over; this player takes the last place if others have finished,
 * otherwise no place.
 */
void
lab_position_resign (LabPosition *self)
{
  LabSeat seat = self->seat;
  guint8 *cards = cards_of (self, seat);
  guint8 n_cards = self->n_cards[seat];
  LabSeatSet left;

  g_return_if_fail (self->phase != LAB_PHASE_OVER);

  memmove (cards, cards + n_cards, (gsize) (self->cards + LAB_N_TREASURES - cards) - n_cards);
  memset (self->cards + LAB_N_TREASURES - n_cards, LAB_TREASURE_NONE, n_cards);
  self->n_cards[seat] = 0;
  self->n_found[seat] = 0;
  self->pawns[seat] = LAB_CELL_NONE;
  self->seat = seat_after (self, seat);
  self->phase = LAB_PHASE_INSERT;

  left = lab_position_get_unplaced (self);
  if ((left & (left - 1)) != 0)
    return;
  if (self->n_places > 0)
    self->places[self->n_places++] = self->seat;
  self->phase = LAB_PHASE_OVER;
}

/**
 * lab_position_get_cards:
 * @self: a position
 * @seat: a seat
 *
 * Gets the cards of a seat.
 *
 * Returns: (transfer none): the @n_cards cards of the seat; the found ones come first
 */
const guint8 *
lab_position_get_cards (const LabPosition *self,
                        LabSeat            seat)
{
  g_return_val_if_fail (seat < LAB_N_SEATS, NULL);

  return cards_of ((LabPosition *) self, seat);
}

/**
 * lab_position_get_sought:
 * @self: a position
 * @seat: a seat
 *
 * Finds the treasures that a seat looks for.
 *
 * Returns: the treasures that @seat may find now: the current card, or all remaining cards if they
 *   are open; empty after all are found. Hidden cards are left out.
 */
LabTreasureSet
lab_position_get_sought (const LabPosition *self,
                         LabSeat            seat)
{
  const guint8 *cards = lab_position_get_cards (self, seat);
  LabTreasureSet sought = 0;
  guint8 end = self->n_cards[seat];

  if ((self->rules & LAB_RULES_OPEN_CARDS) == 0)
    end = MIN (end, self->n_found[seat] + 1);
  for (guint8 i = self->n_found[seat]; i < end; i++)
    {
      if (cards[i] != LAB_TREASURE_HIDDEN)
        sought |= LAB_TREASURE_BIT (cards[i]);
    }
  return sought;
}

/**
 * lab_position_get_treasure:
 * @self: a position
 * @cell: a cell, or %LAB_CELL_SPARE
 *
 * Finds the treasure on a tile.
 *
 * Returns: the treasure on the tile there, or %LAB_TREASURE_NONE
 */
LabTreasure
lab_position_get_treasure (const LabPosition *self,
                           LabCell            cell)
{
  if (cell == LAB_CELL_NONE)
    return LAB_TREASURE_NONE;
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      if (self->treasures[treasure] == cell)
        return treasure;
    }
  return LAB_TREASURE_NONE;
}

/**
 * lab_position_heads_home:
 * @self: a position
 * @seat: a seat
 *
 * Checks whether a seat is on its way home.
 *
 * Returns: %TRUE if @seat has found all its cards and only has to return to its start corner
 */
gboolean
lab_position_heads_home (const LabPosition *self,
                         LabSeat            seat)
{
  g_return_val_if_fail (seat < LAB_N_SEATS, FALSE);

  return (self->rules & LAB_RULES_LAST_TREASURE) == 0 && self->n_cards[seat] > 0
         && self->n_found[seat] == self->n_cards[seat]
         && (lab_position_get_unplaced (self) & LAB_SEAT_BIT (seat)) != 0;
}

/**
 * lab_position_list_goals:
 * @self: a position; some of its cards may be hidden
 * @seat: a seat that is taken
 * @goals: (out caller-allocates): room for the cells
 *
 * Lists the cells where @seat wants to end a turn: the treasures that it is known to look
 * for, or its start corner after it has found them all. %LAB_CELL_SPARE stands for a treasure
 * on the spare tile.
 *
 * Returns: the number of cells; 0 if no goal is known
 */
guint
lab_position_list_goals (const LabPosition *self,
                         LabSeat            seat,
                         LabCell            goals[LAB_N_TREASURES])
{
  LabTreasureSet sought = lab_position_get_sought (self, seat);
  guint n = 0;

  for (; sought != 0; sought &= sought - 1)
    {
      LabCell cell = self->treasures[__builtin_ctz (sought)];

      if (cell != LAB_CELL_NONE)
        goals[n++] = cell;
    }
  if (lab_position_heads_home (self, seat))
    goals[n++] = lab_seat_get_corner (seat);
  return n;
}

/**
 * lab_position_get_place:
 * @self: a position
 * @seat: a seat that is taken
 *
 * Ranks @seat: first the seats that have finished, in their order, then the others by the number of
 * cards that they have left. Seats with equally many cards share a place.
 *
 * Returns: the place, from 1
 */
guint
lab_position_get_place (const LabPosition *self,
                        LabSeat            seat)
{
  LabSeatSet unplaced = lab_position_get_unplaced (self);
  guint place = self->n_places + 1u;

  g_return_val_if_fail (seat < LAB_N_SEATS, 0);

  for (guint i = 0; i < self->n_places; i++)
    {
      if (self->places[i] == seat)
        return i + 1;
    }
  for (LabSeat other = 0; other < LAB_N_SEATS; other++)
    {
      if ((unplaced & LAB_SEAT_BIT (other)) != 0
          && self->n_cards[other] - self->n_found[other]
                 < self->n_cards[seat] - self->n_found[seat])
        place++;
    }
  return place;
}

/**
 * lab_position_equal:
 * @self: a position
 * @other: another position
 *
 * Compares two positions.
 *
 * Returns: %TRUE if all members are equal; padding bytes do not matter
 */
gboolean
lab_position_equal (const LabPosition *self,
                    const LabPosition *other)
{
#define SAME_ARRAY(member) (memcmp (self->member, other->member, sizeof self->member) == 0)
#define SAME(member) (self->member == other->member)
  return SAME_ARRAY (board.open) && SAME (board.spare) && SAME (last_arrow) && SAME (seat)
         && SAME (phase) && SAME (rules) && SAME_ARRAY (pawns) && SAME_ARRAY (treasures)
         && SAME_ARRAY (cards) && SAME_ARRAY (n_cards) && SAME_ARRAY (n_found)
         && SAME_ARRAY (places) && SAME (n_places);
#undef SAME
#undef SAME_ARRAY
}
