/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-session.h"
#include "lab-game-kind.h"
#include "lab-record-kind.h"

G_BEGIN_DECLS

/** LAB_CLASSIC_AUTOSAVE_FILE_NAME: the name of the file with the current game. */
#define LAB_CLASSIC_AUTOSAVE_FILE_NAME "game.labyrinthe-classic"

/** LAB_CLASSIC_SAVED_GAME_SUFFIX: how the names of files with games end. */
#define LAB_CLASSIC_SAVED_GAME_SUFFIX ".labyrinthe-classic"

/** LAB_CLASSIC_SAVED_GAME_MIME_TYPE: the media type of files with games. */
#define LAB_CLASSIC_SAVED_GAME_MIME_TYPE "application/x-labyrinthe-classic"

/** lab_classic_kind: the small games as a kind of games; the games are #LabClassicSession. */
extern const LabGameKind lab_classic_kind;

/** LAB_CLASSIC_RECORDS_FILE_NAME: the name of the file with the finished games. */
#define LAB_CLASSIC_RECORDS_FILE_NAME "classics-records.txt"

/**
 * LabClassicRecord:
 * @ended: when the game ended, in seconds since 1970, UTC
 * @game: the game with its options, such as `hexapawn:4x4`
 * @seats: who played first and second; at least one of them is a person
 * @winner: who won, or %LAB_CLASSIC_NOBODY
 * @n_moves: how many moves the game had
 * @n_undone: how many times a person used undo
 * @n_hints: how many hints a person asked for
 * @seed: the seed of the session, which identifies it
 *
 * A finished game in the file of the statistics.
 */
typedef struct
{
  gint64          ended;
  char           *game;
  LabClassicSeat  seats[LAB_CLASSIC_N_PLAYERS];
  guint           winner;
  guint           n_moves;
  guint           n_undone;
  guint           n_hints;
  guint64         seed;
} LabClassicRecord;

/**
 * LabClassicTally:
 * @game: the game with its options, such as `hexapawn:4x4`
 * @level: the level of the computer that a person played against; -1 for games of two people
 * @won: how many games the person won; for two people, how many the first player won
 * @lost: how many the person lost; for two people, how many the second player won
 * @drawn: how many games had no winner
 * @alone: how many of @won were won without a hint and without undo
 *
 * What the finished games of one kind add up to.
 */
typedef struct
{
  char  *game;
  int    level;
  guint  won;
  guint  lost;
  guint  drawn;
  guint  alone;
} LabClassicTally;

/** lab_classic_records: the file of finished games, of #LabClassicRecord. */
extern const LabRecordKind lab_classic_records;

GPtrArray *lab_classic_records_add_up (GPtrArray *records);
char      *lab_classic_records_csv    (GPtrArray * const *records);

G_END_DECLS
