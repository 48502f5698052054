/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-length.h"

/* How long a game takes.
 *
 * The number of turns of all players together grows evenly with the number of treasures. It was
 * measured with players of the level Normal, who play about as well as most people, over 240 games
 * each: `labyrinthe-lab arena --seat greedy --seat greedy --cards 3 --games 240 --seed 1`
 *
 *   treasures       3      6      8     12
 *   two players    12.7   21.3          41.6
 *   three          15.4   29.2   37.9
 *   four           19.3   36.3
 *
 * The formula below is at most one turn away from each of these. */

/* Turns in a game besides those for each treasure, among them the way home; in tenths. */
#define MORE_TURNS 20

/* Turns of all players together for each treasure of a player; in tenths. */
static const guint turns_for_treasure[LAB_N_SEATS + 1] = { 0, 0, 33, 45, 57 };

/* An assumption, because the program does not measure people: half a minute to look, to insert, to
 * move, and to pass the screen. A full game of people then takes about 20 minutes, as board games
 * of this kind say of themselves. */
#define SECONDS_OF_PERSON 30

/* What the table takes to show a computer's turn at the normal speed. */
#define SECONDS_OF_COMPUTER 3

/* Rounds to what an estimate can tell: minutes up to ten, then five minutes. */
static guint
round_minutes (guint seconds)
{
  guint minutes = (seconds + 30) / 60;

  if (minutes > 10)
    minutes = (seconds + 150) / 300 * 5;
  return MAX (minutes, 1);
}

/**
 * lab_game_length_estimate:
 * @kinds: (array length=n_players): who plays
 * @n_players: the number of players, from 2 to 4
 * @cards_each: the number of treasures of each player
 *
 * Estimates how long a game takes at the normal speed.
 *
 * Returns: the estimate in minutes, at least 1
 */
guint
lab_game_length_estimate (const LabPlayerKind *kinds,
                          guint                n_players,
                          guint                cards_each)
{
  guint seconds = 0;

  g_return_val_if_fail (n_players >= 2 && n_players <= LAB_N_SEATS, 1);

  for (guint i = 0; i < n_players; i++)
    seconds += kinds[i] == LAB_PLAYER_PERSON ? SECONDS_OF_PERSON : SECONDS_OF_COMPUTER;
  /* Each player has the same share of the turns. */
  return round_minutes ((MORE_TURNS + turns_for_treasure[n_players] * cards_each) * seconds
                        / (10 * n_players));
}
