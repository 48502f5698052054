/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-match.h"

#include "lab-random.h"

/* Many readers of JSON are exact only for whole numbers of at most 53 bits. */
#define N_SEED_BITS 53

/* The distance between derived seeds: any odd number except the step of lab_random_init(). */
#define STEP G_GUINT64_CONSTANT (0xd1342543de82ef95)

/* The orders in which the players can sit around the table. */
#define MAX_ORDERS 6
static const guint n_orders[LAB_MATCH_MAX_PLAYERS + 1] = { 0, 0, 1, 2, 6 };
static const guint8 orders[LAB_MATCH_MAX_PLAYERS + 1][MAX_ORDERS][LAB_MATCH_MAX_PLAYERS] = {
  [2] = { { 0, 1 } },
  [3] = { { 0, 1, 2 }, { 0, 2, 1 } },
  [4] = { { 0, 1, 2, 3 }, { 0, 3, 2, 1 }, { 0, 2, 3, 1 },
          { 0, 1, 3, 2 }, { 0, 3, 1, 2 }, { 0, 2, 1, 3 } },
};

/* Private helpers */

/* Returns a number that looks random, always the same for the same @seed and @number. */
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
 * Returns: the seed that the game is dealt from; all games of a group have the same
 */
guint64
lab_match_get_deal_seed (const LabMatch *self,
                         guint           game)
{
  return derive (self->seed, get_group (self, game)) >> (64 - N_SEED_BITS);
}

/**
 * lab_match_get_agent_seed:
 * @self: a match
 * @game: the number of a game, from 0
 * @player: the number of a player, from 0
 *
 * Returns: the seed of the player's random numbers; it differs from game to game, so
 *   that two players of the same kind do not play the same game twice
 */
guint64
lab_match_get_agent_seed (const LabMatch *self,
                          guint           game,
                          guint           player)
{
  return derive (~self->seed, (guint64) game * LAB_MATCH_MAX_PLAYERS + player);
}

/**
 * lab_match_get_rotation:
 * @self: a match
 * @game: the number of a game, from 0
 *
 * Returns: by how many seats the players are rotated around the table in the game
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
 * @place: a place at the table, from 0 to the number of players - 1
 *
 * Returns: the player who sits there in the game; in the first game the players sit in
 *   their order, in the next one each of them sits one place further
 */
guint
lab_match_get_player (const LabMatch *self,
                      guint           game,
                      guint           place)
{
  guint order = get_group (self, game) % n_orders[self->n_players];
  guint turned = (place + self->n_players - lab_match_get_rotation (self, game)) % self->n_players;

  g_return_val_if_fail (place < self->n_players, 0);

  return orders[self->n_players][order][turned];
}
