/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-escape-game.h"
#include "lab-record-kind.h"

G_BEGIN_DECLS

/** LAB_ESCAPE_AUTOSAVE_FILE_NAME: the name of the file with the current level. */
#define LAB_ESCAPE_AUTOSAVE_FILE_NAME "game.labyrinthe-escape"

/** LAB_ESCAPE_SAVED_GAME_SUFFIX: how the names of files with saved games end. */
#define LAB_ESCAPE_SAVED_GAME_SUFFIX ".labyrinthe-escape"

/** LAB_ESCAPE_SAVED_GAME_MIME_TYPE: the MIME type of saved games. */
#define LAB_ESCAPE_SAVED_GAME_MIME_TYPE "application/x-labyrinthe-escape"

/** lab_escape_kind: the levels as a kind of games; the games are #LabEscapeGame. */
extern const LabGameKind lab_escape_kind;

/** LAB_ESCAPE_RECORDS_FILE_NAME: the name of the file with the escapes. */
#define LAB_ESCAPE_RECORDS_FILE_NAME "escape-records.txt"

/**
 * LabEscapeTally:
 * @level: the level, as lab_escape_level_format() writes it
 * @number: its number, or 0 for the level of a day
 * @n_finished: how many times it was finished
 * @best_moves: the fewest moves of the player
 * @par: the fewest possible moves
 * @best_milliseconds: the shortest time of the player
 * @stars: the most stars
 *
 * What the escapes from one level add up to.
 */
typedef struct
{
  char    *level;
  guint64  number;
  guint    n_finished;
  guint    best_moves;
  guint    par;
  guint64  best_milliseconds;
  guint    stars;
} LabEscapeTally;

/**
 * LabEscapeSummary:
 * @n_levels: how many levels with numbers were finished
 * @highest: the highest of them, or 0
 * @n_stars: the sum of the most stars of all levels
 * @n_days: how many levels of days were finished
 * @streak: how many days in a row until today, or until yesterday, have a finished level
 * @longest_streak: the most days in a row
 *
 * What all escapes add up to.
 */
typedef struct
{
  guint   n_levels;
  guint64 highest;
  guint   n_stars;
  guint   n_days;
  guint   streak;
  guint   longest_streak;
} LabEscapeSummary;

/** lab_escape_records: the file of escapes, of #LabEscapeRecord. */
extern const LabRecordKind lab_escape_records;

GPtrArray       *lab_escape_records_load      (GError      **error);
GPtrArray       *lab_escape_records_add_up    (GPtrArray    *records);
LabEscapeSummary lab_escape_records_summarize (GPtrArray    *tallies,
                                               const GDate  *today);
char            *lab_escape_records_csv       (GPtrArray * const *records);

G_END_DECLS
