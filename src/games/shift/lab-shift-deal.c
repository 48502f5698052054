/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-deal.h"

#include "lab-random.h"

#define N_LOOSE_TILES 34
#define N_LOOSE_CORNERS 15
#define N_LOOSE_STRAIGHTS 13

/* The tiles that never move, in rows from north to south; '.' is a tile that is dealt. */
static const char fixed_tiles[LAB_SHIFT_BOARD_SIZE][LAB_SHIFT_BOARD_SIZE + 1] = {
  "6.e.e.c",
  ".......",
  "7.7.e.d",
  ".......",
  "7.b.d.d",
  ".......",
  "3.b.b.9",
};

typedef struct
{
  LabShiftOpenings tile;
  LabShiftTreasure treasure;
} LooseTile;

/* Corners come first, then straights, then Ts: the treasures M to X are given out in this order, so
 * they go to the first corners and to every T. */
static void
make_loose_tiles (LooseTile tiles[N_LOOSE_TILES])
{
  LabShiftTreasure corner_treasure = LAB_SHIFT_N_FIXED_TREASURES;
  LabShiftTreasure t_treasure = LAB_SHIFT_N_FIXED_TREASURES + LAB_SHIFT_N_CORNER_TREASURES;

  for (guint i = 0; i < N_LOOSE_TILES; i++)
    {
      tiles[i].treasure = LAB_SHIFT_TREASURE_NONE;
      if (i < N_LOOSE_CORNERS)
        {
          tiles[i].tile = 0x6;
          if (i < LAB_SHIFT_N_CORNER_TREASURES)
            tiles[i].treasure = corner_treasure++;
        }
      else if (i < N_LOOSE_CORNERS + N_LOOSE_STRAIGHTS)
        {
          tiles[i].tile = 0x5;
        }
      else
        {
          tiles[i].tile = 0xe;
          tiles[i].treasure = t_treasure++;
        }
    }
}

static LabShiftOpenings
draw_orientation (LabRandom       *random,
                  LabShiftOpenings tile,
                  LabShiftRules    rules)
{
  /* All tiles with one or two walls, with equal chances. */
  static const LabShiftOpenings any[] = { 0x3, 0x5, 0x6, 0x7, 0x9, 0xa, 0xb, 0xc, 0xd, 0xe };

  if ((rules & LAB_SHIFT_RULES_RANDOM_TILES) != 0)
    return any[lab_random_below (random, G_N_ELEMENTS (any))];
  return lab_shift_openings_rotate (tile, (int) lab_random_below (random, LAB_SHIFT_N_SIDES));
}

static void
lay_tiles (LabShiftPosition *position,
           LabRandom        *random)
{
  LooseTile loose[N_LOOSE_TILES];
  guint8 order[N_LOOSE_TILES];
  LabShiftTreasure fixed_treasure = 0;
  guint next = 0;

  make_loose_tiles (loose);
  for (guint8 i = 0; i < N_LOOSE_TILES; i++)
    order[i] = i;
  lab_random_shuffle (random, order, G_N_ELEMENTS (order));

  for (guint row = 0; row < LAB_SHIFT_BOARD_SIZE; row++)
    {
      for (guint column = 0; column < LAB_SHIFT_BOARD_SIZE; column++)
        {
          LabShiftCell cell = LAB_SHIFT_CELL (column, row);
          LooseTile tile = { 0, LAB_SHIFT_TREASURE_NONE };

          if (fixed_tiles[row][column] == '.')
            {
              tile = loose[order[next++]];
              tile.tile = draw_orientation (random, tile.tile, position->rules);
            }
          else
            {
              tile.tile = (LabShiftOpenings) g_ascii_xdigit_value (fixed_tiles[row][column]);
              if (lab_shift_openings_shape (tile.tile) == LAB_SHIFT_SHAPE_T)
                tile.treasure = fixed_treasure++;
            }
          lab_shift_board_set_tile (&position->board, cell, tile.tile);
          if (tile.treasure != LAB_SHIFT_TREASURE_NONE)
            position->treasures[tile.treasure] = cell;
        }
    }

  position->board.spare = draw_orientation (random, loose[order[next]].tile, position->rules);
  if (loose[order[next]].treasure != LAB_SHIFT_TREASURE_NONE)
    position->treasures[loose[order[next]].treasure] = LAB_SHIFT_CELL_SPARE;
}

static void
deal_cards (LabShiftPosition *position,
            LabRandom        *random,
            LabShiftSeatSet   seats,
            guint8            cards_each)
{
  guint8 cards[LAB_SHIFT_N_TREASURES];
  guint n_dealt = 0;

  for (guint8 i = 0; i < LAB_SHIFT_N_TREASURES; i++)
    cards[i] = i;
  lab_random_shuffle (random, cards, G_N_ELEMENTS (cards));

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if ((seats & LAB_SHIFT_SEAT_BIT (seat)) == 0)
        continue;
      position->pawns[seat] = lab_shift_seat_get_corner (seat);
      position->n_cards[seat] = cards_each;
      for (guint i = 0; i < cards_each; i++, n_dealt++)
        position->cards[n_dealt] = cards[n_dealt];
    }
}

/**
 * lab_shift_deal_max_cards:
 * @n_players: 1 to 4
 *
 * Computes how many cards there are for each player.
 *
 * Returns: the largest number of cards that each player can get
 */
guint
lab_shift_deal_max_cards (guint n_players)
{
  g_return_val_if_fail (n_players >= 1 && n_players <= LAB_SHIFT_N_SEATS, 0);

  return LAB_SHIFT_N_TREASURES / n_players;
}

/**
 * lab_shift_deal_position:
 * @self: what to deal
 * @position: (out caller-allocates): the position before the first turn
 *
 * Deals the tiles and then the cards. Each of them has a random stream of its own, so one seed
 * gives the same labyrinth to any number of players.
 */
void
lab_shift_deal_position (const LabShiftDeal *self,
                         LabShiftPosition   *position)
{
  guint n_players;
  LabRandom random;

  g_return_if_fail (self != NULL && position != NULL);
  n_players = (guint) __builtin_popcount (self->seats);
  g_return_if_fail (n_players >= 1 && n_players <= LAB_SHIFT_N_SEATS);
  g_return_if_fail ((self->seats & LAB_SHIFT_SEAT_BIT (self->first_seat)) != 0);
  g_return_if_fail (self->cards_each <= lab_shift_deal_max_cards (n_players));

  lab_shift_position_init (position);
  position->rules = (guint8) self->rules;
  position->seat = self->first_seat;

  lab_random_init (&random, self->seed);
  lay_tiles (position, &random);
  lab_random_init (&random, ~self->seed);
  deal_cards (position, &random, self->seats,
              self->cards_each > 0 ? self->cards_each
                                   : (guint8) lab_shift_deal_max_cards (n_players));
}

/**
 * lab_shift_deal_draw_seed:
 *
 * Draws a random seed that is short enough to read out loud.
 *
 * Returns: a number from 1 to %LAB_SHIFT_MAX_DRAWN_SEED
 */
guint64
lab_shift_deal_draw_seed (void)
{
  return (guint64) g_random_int_range (1, LAB_SHIFT_MAX_DRAWN_SEED + 1);
}
