/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-escape-game.h"
#include "lab-records-file.h"

G_BEGIN_DECLS

/** LAB_ESCAPE_RECORDS_FILE_NAME: the name of the file with the escapes. */
#define LAB_ESCAPE_RECORDS_FILE_NAME "escape-records.txt"

/**
 * LabEscapeRecord:
 * @ended: when the game ended, in seconds since 1970, UTC
 * @level: the level, as lab_escape_level_format() writes it
 * @n_moves: how many moves the player made
 * @par: the fewest possible moves
 * @milliseconds: the time
 * @stars: the stars, from 1
 * @n_hints: how many hints the player asked for
 *
 * An escape in the file of the statistics.
 */
typedef struct
{
  gint64   ended;
  char    *level;
  guint    n_moves;
  guint    par;
  guint64  milliseconds;
  guint    stars;
  guint    n_hints;
} LabEscapeRecord;

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

/** lab_escape_record_lines: how the file of escapes is written. */
extern const LabRecordsFormat lab_escape_record_lines;

LabEscapeRecord *lab_escape_record_new          (LabEscapeGame          *game);
void             lab_escape_record_free         (LabEscapeRecord        *self);
LabEscapeRecord *lab_escape_record_parse        (const char             *line);
char            *lab_escape_record_format       (const LabEscapeRecord  *self);

void             lab_escape_records_note_async  (LabEscapeGame          *game,
                                                 GAsyncReadyCallback     done,
                                                 gpointer                data);
gboolean         lab_escape_records_note_finish (LabEscapeGame          *game,
                                                 GAsyncResult           *result,
                                                 GError                **error);
GPtrArray       *lab_escape_records_load        (GError                **error);
gboolean         lab_escape_records_clear       (GError                **error);
LabEscapeSummary lab_escape_records_summarize   (GPtrArray              *tallies,
                                                 const GDate            *today);
char            *lab_escape_records_csv         (GPtrArray              *tallies);
char            *lab_escape_records_json        (GPtrArray              *tallies);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabEscapeRecord, lab_escape_record_free)

G_END_DECLS
