/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-record-kind.h"
#include "lab-shift-game.h"
#include "lab-shift-players.h"

G_BEGIN_DECLS

/** LAB_SHIFT_MAX_RECORDS: the largest number of recorded games; older ones are removed. */
#define LAB_SHIFT_MAX_RECORDS 10000

/**
 * LabShiftRecordSeat:
 * @name: (nullable): the name that the player was given; %NULL for none
 * @kind: the kind of player
 * @n_turns: the number of turns that the player started
 * @n_found: the number of treasures that the player found
 * @place: the player's place, from 1; players with equally many treasures left share a place
 *
 * What is recorded of one player of a game.
 */
typedef struct
{
  char               *name;
  LabShiftPlayerKind  kind;
  guint               n_turns;
  guint               n_found;
  guint               place;
} LabShiftRecordSeat;

/**
 * LabShiftRecord:
 * @id: a name that no other game has
 * @began: when the game started, in seconds since 1970, UTC
 * @ended: when it ended
 * @number: the seed of the deal; 0 if the game was not dealt
 * @rules: the variants of the game
 * @cards: the number of cards of each player
 * @seats: the seats that were taken
 * @players: the results by seat
 *
 * What is recorded of a game that is over.
 */
typedef struct
{
  char               *id;
  gint64              began;
  gint64              ended;
  guint64             number;
  LabShiftRules       rules;
  guint               cards;
  LabShiftSeatSet     seats;
  LabShiftRecordSeat  players[LAB_SHIFT_N_SEATS];
} LabShiftRecord;

/**
 * LabShiftTally:
 * @name: (nullable): the name in its newest spelling; %NULL for a computer
 * @kind: the kind of player
 * @n_games: the number of played games
 * @first: when the first game ended, in seconds since 1970, UTC
 * @wins: (element-type gint64): when each of the won games ended, in ascending order
 * @turns: (element-type guint): the numbers of turns of the won games, in ascending order
 * @best: the fewest turns of a won game; 0 without a won game
 * @median: the median of the turns of the won games, or the mean of the two middle ones
 *
 * The results of one player in the recorded games.
 *
 * A person is identified by name. Names are equal if they differ only in upper and lower case, in
 * spaces around them, or in the encoding of accents. Persons without a name have no results.
 * Computer players count by their kind, whatever their names are.
 *
 * A game counts once for a player, even with several seats, and counts as won if one of the seats
 * came first. The number of turns is the number of the winning seat, and only counts in games
 * without a tie: it means nothing for a player who lost.
 */
typedef struct
{
  char               *name;
  LabShiftPlayerKind  kind;
  guint               n_games;
  gint64              first;
  GArray             *wins;
  GArray             *turns;
  guint               best;
  double              median;
} LabShiftTally;

extern const LabRecordKind lab_shift_records;

LabShiftRecord *lab_shift_record_new         (LabShiftGame         *game,
                                              gint64                ended);
void            lab_shift_record_free        (LabShiftRecord       *self);
guint           lab_shift_record_get_n_turns (const LabShiftRecord *self);
GPtrArray      *lab_shift_records_add_up     (GPtrArray            *records,
                                              gboolean              persons);
char           *lab_shift_records_to_csv     (GPtrArray            *records);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabShiftRecord, lab_shift_record_free)

G_END_DECLS
