/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-position.h"

#include <glib.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-shift-board.h"
#include "lab-text.h"

static const struct
{
  const char *id;
  const char *color;
} seat_names[LAB_SHIFT_N_SEATS] = {
  /* Translators: the color of a pawn, which also names a player who gave no name. */
  { "red", NC_("seat", "Red") },
  /* Translators: the color of a pawn, which also names a player who gave no name. */
  { "yellow", NC_("seat", "Yellow") },
  /* Translators: the color of a pawn, which also names a player who gave no name. */
  { "blue", NC_("seat", "Blue") },
  /* Translators: the color of a pawn, which also names a player who gave no name. */
  { "violet", NC_("seat", "Violet") },
};

static const struct
{
  const char *id;
  const char *name;
} treasures[LAB_SHIFT_N_TREASURES] = {
  /* Translators: the 24 treasures are pictures on tiles and cards; the name is
   * used alone, as a label, and in lists. */
  { "owl", NC_("treasure", "owl") },
  /* Translators: the key to a door. */
  { "key", NC_("treasure", "key") },
  /* Translators: the crown of a king or queen. */
  { "crown", NC_("treasure", "crown") },
  /* Translators: a light that can be carried. */
  { "lantern", NC_("treasure", "lantern") },
  { "snail", NC_("treasure", "snail") },
  /* Translators: the anchor of a ship. */
  { "anchor", NC_("treasure", "anchor") },
  /* Translators: the flower, not the color. */
  { "rose", NC_("treasure", "rose") },
  { "teapot", NC_("treasure", "teapot") },
  /* Translators: the picture shows a crescent moon. */
  { "moon", NC_("treasure", "moon") },
  /* Translators: the living animal, not the food. */
  { "fish", NC_("treasure", "fish") },
  /* Translators: a bell that rings. */
  { "bell", NC_("treasure", "bell") },
  /* Translators: the nut of an oak. */
  { "acorn", NC_("treasure", "acorn") },
  { "fox", NC_("treasure", "fox") },
  /* Translators: a cut precious stone. */
  { "gem", NC_("treasure", "gem") },
  /* Translators: a timer with sand in it. */
  { "hourglass", NC_("treasure", "hourglass") },
  { "butterfly", NC_("treasure", "butterfly") },
  /* Translators: the picture shows a red toadstool. */
  { "mushroom", NC_("treasure", "mushroom") },
  /* Translators: a book to read. */
  { "book", NC_("treasure", "book") },
  { "hedgehog", NC_("treasure", "hedgehog") },
  /* Translators: a boat with sails. */
  { "sailboat", NC_("treasure", "sailboat") },
  /* Translators: the picture shows two cherries. */
  { "cherries", NC_("treasure", "cherries") },
  /* Translators: a seashell. */
  { "shell", NC_("treasure", "shell") },
  { "bee", NC_("treasure", "bee") },
  /* Translators: the feather of a bird. */
  { "feather", NC_("treasure", "feather") },
};

/* Private helpers */

static guint8 *
cards_of (LabShiftPosition *self,
          LabShiftSeat      seat)
{
  guint8 *cards = self->cards;

  for (LabShiftSeat before = 0; before < seat; before++)
    cards += self->n_cards[before];
  return cards;
}

static LabShiftSeat
seat_after (const LabShiftPosition *self,
            LabShiftSeat            seat)
{
  LabShiftSeatSet unplaced = lab_shift_position_get_unplaced (self);

  for (LabShiftSeat step = 1; step < LAB_SHIFT_N_SEATS; step++)
    {
      LabShiftSeat next = (seat + step) % LAB_SHIFT_N_SEATS;

      if (unplaced & LAB_SHIFT_SEAT_BIT (next))
        return next;
    }
  return seat;
}

/* Moves @treasure to the end of the found cards. The other cards keep their order. */
static void
find_treasure (LabShiftPosition *self,
               LabShiftTreasure  treasure)
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
has_finished (const LabShiftPosition *self,
              LabShiftSeat            seat,
              LabShiftTreasure        found)
{
  if (self->n_cards[seat] == 0 || self->n_found[seat] < self->n_cards[seat])
    return FALSE;
  if ((self->rules & LAB_SHIFT_RULES_LAST_TREASURE) != 0)
    return TRUE;
  return found == LAB_SHIFT_TREASURE_NONE && self->pawns[seat] == lab_shift_seat_get_corner (seat);
}

/* Public functions */

/**
 * lab_shift_seat_default_set:
 * @n_players: 2 to 4
 *
 * Chooses seats for a number of players. Two players sit opposite each other.
 *
 * Returns: the seats
 */
LabShiftSeatSet
lab_shift_seat_default_set (unsigned int n_players)
{
  static const LabShiftSeatSet sets[] = { 0, 0x1, 0x5, 0x7, 0xf };

  g_return_val_if_fail (n_players < G_N_ELEMENTS (sets), 0);

  return sets[n_players];
}

/**
 * lab_shift_seat_get_id:
 * @seat: a seat
 *
 * Gets the name of a seat in settings and style classes.
 *
 * Returns: a short word that never changes, for settings and style classes
 */
const char *
lab_shift_seat_get_id (LabShiftSeat seat)
{
  g_return_val_if_fail (seat < LAB_SHIFT_N_SEATS, "");

  return seat_names[seat].id;
}

/** lab_shift_seat_parse: returns the seat of lab_shift_seat_get_id(), or %LAB_SHIFT_SEAT_NONE. */
LabShiftSeat
lab_shift_seat_parse (const char *id)
{
  guint seat = LAB_SHIFT_SEAT_NONE;

  lab_words_find (&seat_names[0].id, LAB_SHIFT_N_SEATS, sizeof seat_names[0], id, &seat);
  return (LabShiftSeat) seat;
}

/**
 * lab_shift_seat_get_color_name:
 * @seat: a seat
 *
 * Gets the name of a seat's color for players.
 *
 * Returns: the name of the seat's color in the player's language
 */
const char *
lab_shift_seat_get_color_name (LabShiftSeat seat)
{
  g_return_val_if_fail (seat < LAB_SHIFT_N_SEATS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "seat", seat_names[seat].color);
}

/**
 * lab_shift_treasure_get_id:
 * @treasure: a treasure
 *
 * Gets the name of a treasure in file names.
 *
 * Returns: a short word that never changes, for file names
 */
const char *
lab_shift_treasure_get_id (LabShiftTreasure treasure)
{
  g_return_val_if_fail (treasure < LAB_SHIFT_N_TREASURES, "");

  return treasures[treasure].id;
}

/**
 * lab_shift_treasure_get_name:
 * @treasure: a treasure
 *
 * Gets the name of a treasure for players.
 *
 * Returns: the name of the treasure in the player's language
 */
const char *
lab_shift_treasure_get_name (LabShiftTreasure treasure)
{
  g_return_val_if_fail (treasure < LAB_SHIFT_N_TREASURES, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "treasure", treasures[treasure].name);
}

/**
 * lab_shift_position_init:
 * @self: (out caller-allocates): the position
 *
 * Makes an empty position without tiles, pawns, treasures or cards. It sets every byte, so that
 * positions can be compared and hashed.
 */
void
lab_shift_position_init (LabShiftPosition *self)
{
  g_return_if_fail (self != NULL);

  memset (self, 0, sizeof *self);
  memset (self->pawns, LAB_SHIFT_CELL_NONE, sizeof self->pawns);
  memset (self->treasures, LAB_SHIFT_CELL_NONE, sizeof self->treasures);
  memset (self->cards, LAB_SHIFT_TREASURE_NONE, sizeof self->cards);
  memset (self->places, LAB_SHIFT_SEAT_NONE, sizeof self->places);
  self->last_arrow = LAB_SHIFT_ARROW_NONE;
}

/**
 * lab_shift_position_get_seats:
 * @self: a position
 *
 * Finds the seats that play, or have finished.
 *
 * Returns: the seats that are taken
 */
LabShiftSeatSet
lab_shift_position_get_seats (const LabShiftPosition *self)
{
  LabShiftSeatSet seats = 0;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (self->pawns[seat] != LAB_SHIFT_CELL_NONE)
        seats |= LAB_SHIFT_SEAT_BIT (seat);
    }
  return seats;
}

/**
 * lab_shift_position_get_unplaced:
 * @self: a position
 *
 * Finds the seats that still play.
 *
 * Returns: the seats that are taken and have not finished yet
 */
LabShiftSeatSet
lab_shift_position_get_unplaced (const LabShiftPosition *self)
{
  LabShiftSeatSet seats = lab_shift_position_get_seats (self);

  for (guint8 i = 0; i < self->n_places; i++)
    seats &= (LabShiftSeatSet) ~LAB_SHIFT_SEAT_BIT (self->places[i]);
  return seats;
}

/**
 * lab_shift_position_may_insert:
 * @self: a position
 * @arrow: an arrow
 *
 * Checks whether the rules allow an insertion at @arrow. The arrow where the last insertion pushed
 * a tile out is blocked.
 *
 * Returns: %FALSE for the blocked arrow
 */
gboolean
lab_shift_position_may_insert (const LabShiftPosition *self,
                               LabShiftArrow           arrow)
{
  return self->last_arrow == LAB_SHIFT_ARROW_NONE
      || arrow != lab_shift_arrow_opposite (self->last_arrow);
}

/**
 * lab_shift_position_insert:
 * @self: a position in the insertion phase
 * @arrow: an arrow that lab_shift_position_may_insert() allows
 * @tile: the spare, in any orientation
 *
 * Makes the first half of a turn. It shifts the tiles with the pawns and treasures on them. A pawn
 * that is pushed off continues on the inserted tile; a treasure that is pushed off is on the spare.
 */
void
lab_shift_position_insert (LabShiftPosition *self,
                           LabShiftArrow     arrow,
                           LabShiftOpenings  tile)
{
  g_return_if_fail (self->phase == LAB_SHIFT_PHASE_INSERT);
  g_return_if_fail (lab_shift_position_may_insert (self, arrow));
  g_return_if_fail (lab_shift_openings_same_tile (self->board.spare, tile));

  lab_shift_board_insert (&self->board, arrow, tile);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (self->pawns[seat] != LAB_SHIFT_CELL_NONE)
        self->pawns[seat] = lab_shift_arrow_carry (arrow, self->pawns[seat]);
    }
  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    self->treasures[treasure] = lab_shift_arrow_carry_tile (arrow, self->treasures[treasure]);
  self->last_arrow = arrow;
  self->phase = LAB_SHIFT_PHASE_MOVE;
}

/**
 * lab_shift_position_get_reachable:
 * @self: a position that is not over
 *
 * Finds the cells where the current move can end.
 *
 * Returns: the cells that the pawn whose turn it is can reach, including its own cell
 */
LabShiftBitboard
lab_shift_position_get_reachable (const LabShiftPosition *self)
{
  return lab_shift_board_get_reachable (&self->board, self->pawns[self->seat]);
}

/**
 * lab_shift_position_move:
 * @self: a position in the move phase
 * @cell: a cell of lab_shift_position_get_reachable()
 *
 * Makes the second half of a turn. It moves the pawn, finds the treasure that the seat looks for,
 * ends the turn, and ends the game when at most one player is left.
 *
 * Returns: the outcome of the move
 */
LabShiftOutcome
lab_shift_position_move (LabShiftPosition *self,
                         LabShiftCell      cell)
{
  LabShiftOutcome outcome = { LAB_SHIFT_TREASURE_NONE, 0, LAB_SHIFT_SEAT_NONE };
  LabShiftTreasure treasure;
  LabShiftSeat seat = self->seat;

  g_return_val_if_fail (self->phase == LAB_SHIFT_PHASE_MOVE, outcome);
  g_return_val_if_fail (lab_shift_position_get_reachable (self) & LAB_SHIFT_CELL_BIT (cell),
                        outcome);

  self->pawns[seat] = cell;
  treasure = lab_shift_position_get_treasure (self, cell);
  if (treasure != LAB_SHIFT_TREASURE_NONE
      && (lab_shift_position_get_sought (self, seat) & LAB_SHIFT_TREASURE_BIT (treasure)) != 0)
    {
      find_treasure (self, treasure);
      outcome.found = treasure;
    }

  if (has_finished (self, seat, outcome.found))
    {
      LabShiftSeatSet left;

      self->places[self->n_places++] = seat;
      outcome.place = self->n_places;
      left = lab_shift_position_get_unplaced (self);
      if ((left & (left - 1)) == 0)
        {
          if (left != 0)
            {
              outcome.last_seat = (LabShiftSeat) __builtin_ctz (left);
              self->places[self->n_places++] = outcome.last_seat;
            }
          self->phase = LAB_SHIFT_PHASE_OVER;
          return outcome;
        }
    }

  self->seat = seat_after (self, seat);
  self->phase = LAB_SHIFT_PHASE_INSERT;
  return outcome;
}

/**
 * lab_shift_position_resign:
 * @self: a position that is not over
 *
 * Removes the pawn and the cards of the seat whose turn it is. The next seat continues. If only one
 * player is left, the game is over; this player takes the last place if others have finished,
 * otherwise no place.
 */
void
lab_shift_position_resign (LabShiftPosition *self)
{
  LabShiftSeat seat = self->seat;
  guint8 *cards = cards_of (self, seat);
  guint8 n_cards = self->n_cards[seat];
  LabShiftSeatSet left;

  g_return_if_fail (self->phase != LAB_SHIFT_PHASE_OVER);

  memmove (cards, cards + n_cards, (gsize) (self->cards + LAB_SHIFT_N_TREASURES - cards) - n_cards);
  memset (self->cards + LAB_SHIFT_N_TREASURES - n_cards, LAB_SHIFT_TREASURE_NONE, n_cards);
  self->n_cards[seat] = 0;
  self->n_found[seat] = 0;
  self->pawns[seat] = LAB_SHIFT_CELL_NONE;
  self->seat = seat_after (self, seat);
  self->phase = LAB_SHIFT_PHASE_INSERT;

  left = lab_shift_position_get_unplaced (self);
  if ((left & (left - 1)) != 0)
    return;
  if (self->n_places > 0)
    self->places[self->n_places++] = self->seat;
  self->phase = LAB_SHIFT_PHASE_OVER;
}

/**
 * lab_shift_position_get_cards:
 * @self: a position
 * @seat: a seat
 *
 * Gets the cards of a seat.
 *
 * Returns: (transfer none): the @n_cards cards of the seat; the found ones come first
 */
const guint8 *
lab_shift_position_get_cards (const LabShiftPosition *self,
                              LabShiftSeat            seat)
{
  g_return_val_if_fail (seat < LAB_SHIFT_N_SEATS, NULL);

  return cards_of ((LabShiftPosition *) self, seat);
}

/**
 * lab_shift_position_get_sought:
 * @self: a position
 * @seat: a seat
 *
 * Finds the treasures that a seat looks for.
 *
 * Returns: the treasures that @seat may find now: the current card, or all remaining cards if they
 *   are open; empty after all are found. Hidden cards are left out.
 */
LabShiftTreasureSet
lab_shift_position_get_sought (const LabShiftPosition *self,
                               LabShiftSeat            seat)
{
  const guint8 *cards = lab_shift_position_get_cards (self, seat);
  LabShiftTreasureSet sought = 0;
  guint8 end = self->n_cards[seat];

  if ((self->rules & LAB_SHIFT_RULES_OPEN_CARDS) == 0)
    end = MIN (end, self->n_found[seat] + 1);
  for (guint8 i = self->n_found[seat]; i < end; i++)
    {
      if (cards[i] != LAB_SHIFT_TREASURE_HIDDEN)
        sought |= LAB_SHIFT_TREASURE_BIT (cards[i]);
    }
  return sought;
}

/**
 * lab_shift_position_get_treasure:
 * @self: a position
 * @cell: a cell, or %LAB_SHIFT_CELL_SPARE
 *
 * Finds the treasure on a tile.
 *
 * Returns: the treasure on the tile there, or %LAB_SHIFT_TREASURE_NONE
 */
LabShiftTreasure
lab_shift_position_get_treasure (const LabShiftPosition *self,
                                 LabShiftCell            cell)
{
  if (cell == LAB_SHIFT_CELL_NONE)
    return LAB_SHIFT_TREASURE_NONE;
  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    {
      if (self->treasures[treasure] == cell)
        return treasure;
    }
  return LAB_SHIFT_TREASURE_NONE;
}

/**
 * lab_shift_position_heads_home:
 * @self: a position
 * @seat: a seat
 *
 * Checks whether a seat is on its way home.
 *
 * Returns: %TRUE if @seat has found all its cards and only has to return to its start corner
 */
gboolean
lab_shift_position_heads_home (const LabShiftPosition *self,
                               LabShiftSeat            seat)
{
  g_return_val_if_fail (seat < LAB_SHIFT_N_SEATS, FALSE);

  return (self->rules & LAB_SHIFT_RULES_LAST_TREASURE) == 0 && self->n_cards[seat] > 0
         && self->n_found[seat] == self->n_cards[seat]
         && (lab_shift_position_get_unplaced (self) & LAB_SHIFT_SEAT_BIT (seat)) != 0;
}

/**
 * lab_shift_position_list_goals:
 * @self: a position; some of its cards may be hidden
 * @seat: a seat that is taken
 * @goals: (out caller-allocates): room for the cells
 *
 * Lists the cells where @seat wants to end a turn: the treasures that it is known to look
 * for, or its start corner after it has found them all. %LAB_SHIFT_CELL_SPARE stands for a treasure
 * on the spare tile.
 *
 * Returns: the number of cells; 0 if no goal is known
 */
guint
lab_shift_position_list_goals (const LabShiftPosition *self,
                               LabShiftSeat            seat,
                               LabShiftCell            goals[LAB_SHIFT_N_TREASURES])
{
  LabShiftTreasureSet sought = lab_shift_position_get_sought (self, seat);
  guint n = 0;

  for (; sought != 0; sought &= sought - 1)
    {
      LabShiftCell cell = self->treasures[__builtin_ctz (sought)];

      if (cell != LAB_SHIFT_CELL_NONE)
        goals[n++] = cell;
    }
  if (lab_shift_position_heads_home (self, seat))
    goals[n++] = lab_shift_seat_get_corner (seat);
  return n;
}

/**
 * lab_shift_position_get_place:
 * @self: a position
 * @seat: a seat that is taken
 *
 * Ranks @seat: first the seats that have finished, in their order, then the others by the number of
 * cards that they have left. Seats with equally many cards share a place.
 *
 * Returns: the place, from 1
 */
guint
lab_shift_position_get_place (const LabShiftPosition *self,
                              LabShiftSeat            seat)
{
  LabShiftSeatSet unplaced = lab_shift_position_get_unplaced (self);
  guint place = self->n_places + 1u;

  g_return_val_if_fail (seat < LAB_SHIFT_N_SEATS, 0);

  for (guint i = 0; i < self->n_places; i++)
    {
      if (self->places[i] == seat)
        return i + 1;
    }
  for (LabShiftSeat other = 0; other < LAB_SHIFT_N_SEATS; other++)
    {
      if ((unplaced & LAB_SHIFT_SEAT_BIT (other)) != 0
          && self->n_cards[other] - self->n_found[other]
                 < self->n_cards[seat] - self->n_found[seat])
        place++;
    }
  return place;
}

/**
 * lab_shift_position_equal:
 * @self: a position
 * @other: another position
 *
 * Compares two positions.
 *
 * Returns: %TRUE if all members are equal; padding bytes do not matter
 */
gboolean
lab_shift_position_equal (const LabShiftPosition *self,
                          const LabShiftPosition *other)
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
