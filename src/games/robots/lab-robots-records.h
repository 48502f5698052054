/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-record-kind.h"
#include "lab-robots-game.h"

G_BEGIN_DECLS

/** LAB_ROBOTS_RECORDS_FILE_NAME: the name of the file with the solved puzzles. */
#define LAB_ROBOTS_RECORDS_FILE_NAME "robots-records.txt"

/** LAB_ROBOTS_RECORDS_COLUMNS: the columns of the statistics as a table for spreadsheets. Puzzles
 * do not have the last three, and parties have only the first two and the last three, in a line
 * for each player. */
#define LAB_ROBOTS_RECORDS_COLUMNS \
  "ended,mode,number,size,robots,moves,fewest_possible,seconds,stars,hints,player,targets,rank"

/**
 * LabRobotsRecord:
 * @ended: when the puzzle was solved, in seconds since 1970, UTC
 * @mode: where the board came from
 * @number: which one it was, see #LabRobotsMode; for %LAB_ROBOTS_MODE_BOARD a hash of the board
 * @size: the rows of the board
 * @n_robots: the robots
 * @n_moves: how many moves the player made
 * @fewest: the fewest possible moves; 0 if they were not proved
 * @milliseconds: the time
 * @stars: the stars, from 1
 * @n_hints: how many hints the player asked for
 *
 * A solved puzzle in the file of the statistics.
 */
typedef struct
{
  gint64        ended;
  LabRobotsMode mode;
  guint64       number;
  guint         size;
  guint         n_robots;
  guint         n_moves;
  guint         fewest;
  guint64       milliseconds;
  guint         stars;
  guint         n_hints;
} LabRobotsRecord;

/**
 * LabRobotsTally:
 * @mode: where the board came from
 * @number: which one it was
 * @n_solved: how many times it was solved
 * @best_moves: the fewest moves of the player
 * @fewest: the fewest possible moves; 0 if they were not proved
 * @stars: the most stars
 *
 * What the solutions of one puzzle add up to.
 */
typedef struct
{
  LabRobotsMode mode;
  guint64       number;
  guint         n_solved;
  guint         best_moves;
  guint         fewest;
  guint         stars;
} LabRobotsTally;

/**
 * LabRobotsSummary:
 * @n_solved: how many different puzzles of each mode were solved
 * @highest: the highest level that was solved, or 0
 * @n_stars: the sum of the most stars of all levels
 * @n_fewest: how many puzzles were solved in the fewest moves
 * @n_over: in all puzzles, how many moves more than possible the best solutions of the player have
 * @n_hints: how many hints the player asked for
 * @milliseconds: the time of all solutions
 *
 * What all solved puzzles add up to.
 */
typedef struct
{
  guint   n_solved[LAB_N_ROBOTS_MODES];
  guint   highest;
  guint   n_stars;
  guint   n_fewest;
  guint64 n_over;
  guint64 n_hints;
  guint64 milliseconds;
} LabRobotsSummary;

/** lab_robots_records: the file of solved puzzles, of #LabRobotsRecord. */
extern const LabRecordKind lab_robots_records;

char            *lab_robots_records_note_async (gpointer            game,
                                                const LabGameEnd   *end,
                                                GAsyncReadyCallback done,
                                                gpointer            data);
GArray          *lab_robots_records_count      (GPtrArray          *records);
LabRobotsSummary lab_robots_records_summarize  (GPtrArray          *records);
void             lab_robots_records_append_csv (GPtrArray          *records,
                                                GString            *csv);

G_END_DECLS
