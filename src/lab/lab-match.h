/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "model/lab-deal.h"
#include "search/lab-limits.h"

G_BEGIN_DECLS

/** LAB_MATCH_NOBODY: in place of a player, who is a number from 0. */
#define LAB_MATCH_NOBODY 0xff

/**
 * LabMatch:
 * @players: (array length=n_players): each as lab_players_make() takes it
 * @n_players: how many, 2 to 4
 * @n_games: how many games to play
 * @deal: how to deal; its @seed is that of the whole match
 * @limits: how long each may think about a turn
 * @max_turns: after how many turns of each player a game is left undecided
 * @forfeits: whether who fails loses the game; else random turns are played for it
 *
 * What an arena is to play. The games come in groups of @n_players: the same deal
 * is played in each rotation of the players around the table, so that each of them
 * plays each hand of cards from each corner, and begins once. From one group to the
 * next the order around the table changes, as much depends on after whom one plays. What
 * luck there is in a deal, in beginning and in neighbours is then shared out evenly.
 */
typedef struct
{
  const char * const *players;
  guint               n_players;
  guint               n_games;
  LabDeal             deal;
  LabLimits           limits;
  guint               max_turns;
  gboolean            forfeits;
} LabMatch;

/**
 * LabMatchGame:
 * @finished: whether it was played to its end; nothing else counts before
 * @winner: the player who won, or %LAB_MATCH_NOBODY if it was left undecided
 * @forfeited: whether it was won because all others had failed
 * @failed: the players who failed, one bit each
 * @n_turns: how many turns each player had
 * @n_answers: how many of them it chose itself
 * @time: how long it thought about those, in microseconds
 *
 * What came of one game.
 */
typedef struct
{
  gboolean finished;
  guint8   winner;
  guint8   forfeited;
  guint8   failed;
  guint    n_turns[LAB_N_SEATS];
  guint    n_answers[LAB_N_SEATS];
  gint64   time[LAB_N_SEATS];
} LabMatchGame;

guint64 lab_match_get_deal_seed  (const LabMatch *self,
                                  guint           game);
guint64 lab_match_get_agent_seed (const LabMatch *self,
                                  guint           game,
                                  guint           player);
guint   lab_match_get_rotation   (const LabMatch *self,
                                  guint           game);
guint   lab_match_get_player     (const LabMatch *self,
                                  guint           game,
                                  LabSeat         seat);
void    lab_match_deal           (const LabMatch *self,
                                  guint           game,
                                  LabPosition    *position);

G_END_DECLS
