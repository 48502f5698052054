/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-race.h"
#include "lab-record-kind.h"

G_BEGIN_DECLS

/** LAB_CHEESE_RECORDS_FILE_NAME: the name of the file with the finished races. */
#define LAB_CHEESE_RECORDS_FILE_NAME "race-records.txt"

/**
 * LabCheeseResult:
 * @LAB_CHEESE_WATCHED: no person took part, or all rats were in one team
 * @LAB_CHEESE_WON: the team of a person won
 * @LAB_CHEESE_DRAWN: the team of a person and another one have the most cheese
 * @LAB_CHEESE_LOST: a team without a person won
 *
 * How a race ended for people.
 */
typedef enum
{
  LAB_CHEESE_WATCHED,
  LAB_CHEESE_WON,
  LAB_CHEESE_DRAWN,
  LAB_CHEESE_LOST,
} LabCheeseResult;

#define LAB_N_CHEESE_RESULTS 4

/**
 * LabCheeseRaceRecord:
 * @ended: when the race ended, in seconds since 1970, UTC
 * @result: how it ended for people
 * @turns: the number of turns
 * @score: the most cheese of a person, in thousandths
 * @n_undone: how often a turn was undone
 * @n_hints: how many hints were shown
 * @rats: the kinds of the rats, separated by commas; a program is only "program"
 *
 * A race in the file of the statistics.
 */
typedef struct
{
  gint64          ended;
  LabCheeseResult result;
  guint           turns;
  guint           score;
  guint           n_undone;
  guint           n_hints;
  char           *rats;
} LabCheeseRaceRecord;

/**
 * LabCheeseSummary:
 * @n_results: how many races ended in which way
 * @best_score: the most cheese of a person in a race, in thousandths
 *
 * What all races add up to.
 */
typedef struct
{
  guint n_results[LAB_N_CHEESE_RESULTS];
  guint best_score;
} LabCheeseSummary;

/** lab_cheese_records: the file of races, of #LabCheeseRaceRecord. */
extern const LabRecordKind lab_cheese_records;

void             lab_cheese_records_note_async (LabCheeseRace        *race,
                                                const LabGameEnd     *end,
                                                GAsyncReadyCallback   done,
                                                gpointer              data);
LabCheeseSummary lab_cheese_records_summarize  (GPtrArray            *records);

G_END_DECLS
