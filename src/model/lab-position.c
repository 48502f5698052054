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

/* Lays @treasure open: it joins the found ones, and the others keep their order. */
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

/* Whether the move that @seat has just ended, in which it may have found something,
 * was its last one. The way home begins with the move after the last find. */
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
 * Makes an empty position: no tile, pawn, treasure or card, every byte set.
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
 * Whether the rules let a tile go in at @arrow: anywhere but where the last
 * insertion pushed a tile out.
 *
 * Returns: %FALSE for the forbidden arrow
 */
gboolean
lab_position_may_insert (const LabPosition *self,
                         LabArrow           arrow)
{
  return self->last_arrow == LAB_ARROW_NONE || arrow != lab_arrow_opposite (self->last_arrow);
}

/**
 * lab_position_insert:
 * @self: a position in which a tile is to be inserted
 * @arrow: an arrow that lab_position_may_insert() allows
 * @tile: the spare, in any orientation
 *
 * The first half of a turn. Shifts the tiles with whatever lies and stands on
 * them; pawns that are pushed off re-enter on the tile just inserted, a treasure
 * that is pushed off lies on the spare.
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
 * Returns: where the pawn of the seat whose turn it is can walk to, its own
 *   cell included
 */
LabBitboard
lab_position_get_reachable (const LabPosition *self)
{
  return lab_board_get_reachable (&self->board, self->pawns[self->seat]);
}

/**
 * lab_position_move:
 * @self: a position in which a pawn is to be moved
 * @cell: a cell of lab_position_get_reachable()
 *
 * The second half of a turn. Moves the pawn, finds the treasure it was sent
 * for, ends the turn, and ends the game when one player at most is left.
 *
 * Returns: what came of it
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
 * Ends the game as it stands; who has not finished takes no place.
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
 * The seat whose turn it is gives up: its pawn and its cards are taken off, and it is
 * the turn of the next seat. If one player alone is left the game is over; that one
 * takes the last place if others have finished, and else no place.
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
 * Returns: (transfer none): the seat's cards, as many as its @n_cards; the found
 *   ones first
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
 * Returns: the treasures that @seat may find now: the current card, or with open
 *   cards all that are left; empty when all are found. Cards whose face is hidden
 *   are left out.
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
 * Returns: the treasure on that tile, or %LAB_TREASURE_NONE
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
 * Returns: %TRUE if @seat has found all its cards and has only to reach its
 *   start corner
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
 * lab_position_get_place:
 * @self: a position
 * @seat: a seat that is taken
 *
 * Where @seat stands: those who finished in their order, then the others by the
 * number of cards they have left, with equals sharing a place.
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
          && self->n_cards[other] - self->n_found[other] < self->n_cards[seat] - self->n_found[seat])
        place++;
    }
  return place;
}

/**
 * lab_position_equal:
 * @self: a position
 * @other: another
 *
 * Returns: whether they say the same, whatever may be in the gaps between their members
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
