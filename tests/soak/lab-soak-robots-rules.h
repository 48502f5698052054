/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-plain-rules.h"

G_BEGIN_DECLS

/* The rules of puzzles and parties with robots a second time, as simple and slow as possible. Moves
 * and events are texts, and all positions are played again from the start. */

#define LAB_SOAK_ROBOTS_MAX_MOVES 2000
#define LAB_SOAK_ROBOTS_MAX_PLAYERS 8

/**
 * LabSoakMoves:
 * @n_played: how many of the moves were played
 * @n_known: how many there are, with those that can be redone
 * @texts: the moves
 *
 * Moves since a start.
 */
typedef struct
{
  int  n_played;
  int  n_known;
  char texts[LAB_SOAK_ROBOTS_MAX_MOVES][3];
} LabSoakMoves;

/**
 * LabSoakPuzzle:
 * @board: the board
 * @start: where the robots start
 * @moves: what was played
 *
 * A puzzle of one player.
 */
typedef struct
{
  LabTestPlainBoard board;
  LabTestPlainRobot start[LAB_TEST_PLAIN_MAX_ROBOTS];
  LabSoakMoves moves;
} LabSoakPuzzle;

/**
 * LabSoakParty:
 * @puzzle: the current target, and what the player who shows has moved
 * @target_robot: the robot that must reach it; -1 for any
 * @n_players: the number of players
 * @phase: `thinking`, `countdown`, `showing`, `revealed`, or `over`
 * @claims: what each player claims; 0 for nothing
 * @orders: when they claimed, counted from 1
 * @n_claims: how many claims there were
 * @time: when the first one was made
 * @has_failed: whether each player has shown a way in vain
 * @shower: who shows, or has shown last; -1 for nobody
 * @winner: who has won the target; -1 for nobody
 * @scores: how many targets each player has won
 * @n_left: how many targets nobody has won
 *
 * A party. Which target is drawn next is told with lab_soak_party_draw().
 */
typedef struct
{
  LabSoakPuzzle puzzle;
  int target_robot;
  int n_players;
  const char *phase;
  int claims[LAB_SOAK_ROBOTS_MAX_PLAYERS];
  int orders[LAB_SOAK_ROBOTS_MAX_PLAYERS];
  int n_claims;
  gint64 time;
  gboolean has_failed[LAB_SOAK_ROBOTS_MAX_PLAYERS];
  int shower;
  int winner;
  int scores[LAB_SOAK_ROBOTS_MAX_PLAYERS];
  int n_left;
} LabSoakParty;

void     lab_soak_puzzle_init       (LabSoakPuzzle       *self,
                                     const char          *text);
void     lab_soak_puzzle_get_robots (const LabSoakPuzzle *self,
                                     LabTestPlainRobot   *robots);
gboolean lab_soak_puzzle_is_solved  (const LabSoakPuzzle *self);
gboolean lab_soak_puzzle_apply      (LabSoakPuzzle       *self,
                                     const char          *action);

void     lab_soak_party_init        (LabSoakParty        *self,
                                     const char          *text,
                                     int                  n_players,
                                     int                  n_targets);
void     lab_soak_party_draw        (LabSoakParty        *self,
                                     const char          *text,
                                     int                  robot);
gboolean lab_soak_party_apply       (LabSoakParty        *self,
                                     const char          *event);

G_END_DECLS
