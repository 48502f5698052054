/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab/lab-match.h"

#include "model/lab-random.h"

/* Seeds of deals stay whole numbers in any reader of JSON. */
#define N_SEED_BITS 53

/* Any odd number will do that is not the one by which lab_random_init() steps. */
#define STEP G_GUINT64_CONSTANT (0xd1342543de82ef95)

/* Around the table, in how many orders the players can sit, and which. */
#define MAX_ORDERS 6
static const guint n_orders[LAB_N_SEATS + 1] = { 0, 0, 1, 2, 6 };
static const guint8 orders[LAB_N_SEATS + 1][MAX_ORDERS][LAB_N_SEATS] = {
  [2] = { { 0, 1 } },
  [3] = { { 0, 1, 2 }, { 0, 2, 1 } },
  [4] = { { 0, 1, 2, 3 }, { 0, 3, 2, 1 }, { 0, 2, 3, 1 },
          { 0, 1, 3, 2 }, { 0, 3, 1, 2 }, { 0, 2, 1, 3 } },
};

/* Private helpers */

/* A number that is as good as random, and the same for the same @seed and @number. */
static guint64
derive (guint64 seed,
        guint64 number)
{
  LabRandom random;

  lab_random_init (&random, seed + (number + 1) * STEP);
  return lab_random_next (&random);
}

static guint
get_group (const LabMatch *self,
           guint           game)
{
  return game / self->n_players;
}

/* Public functions */

/**
 * lab_match_get_deal_seed:
 * @self: a match
 * @game: the number of a game, from 0
 *
 * Returns: the seed that the game is dealt from, which is that of its group
 */
guint64
lab_match_get_deal_seed (const LabMatch *self,
                         guint           game)
{
  return derive (self->deal.seed, get_group (self, game)) >> (64 - N_SEED_BITS);
}

/**
 * lab_match_get_agent_seed:
 * @self: a match
 * @game: the number of a game, from 0
 * @player: the number of a player, from 0
 *
 * Returns: what lab_agent_begin() is told; different in each game, so that two
 *   players who are alike do not play the same game twice
 */
guint64
lab_match_get_agent_seed (const LabMatch *self,
                          guint           game,
                          guint           player)
{
  return derive (~self->deal.seed, (guint64) game * LAB_N_SEATS + player);
}

/**
 * lab_match_get_rotation:
 * @self: a match
 * @game: the number of a game, from 0
 *
 * Returns: by how many seats the players are turned around the table in the game
 */
guint
lab_match_get_rotation (const LabMatch *self,
                        guint           game)
{
  return game % self->n_players;
}

/**
 * lab_match_get_player:
 * @self: a match
 * @game: the number of a game, from 0
 * @seat: a seat that is taken
 *
 * Returns: who sits there in the game; in the first game the players sit in their
 *   order, in the next one each of them sits one place further on
 */
guint
lab_match_get_player (const LabMatch *self,
                      guint           game,
                      LabSeat         seat)
{
  guint before = (guint) __builtin_popcount (self->deal.seats & (LAB_SEAT_BIT (seat) - 1u));

  guint place = (before + self->n_players - lab_match_get_rotation (self, game)) % self->n_players;
  guint order = get_group (self, game) % n_orders[self->n_players];

  return orders[self->n_players][order][place];
}

/**
 * lab_match_deal:
 * @self: a match
 * @game: the number of a game, from 0
 * @position: (out caller-allocates): where the game begins
 */
void
lab_match_deal (const LabMatch *self,
                guint           game,
                LabPosition    *position)
{
  LabDeal deal = self->deal;

  deal.seed = lab_match_get_deal_seed (self, game);
  lab_deal_position (&deal, position);
}
