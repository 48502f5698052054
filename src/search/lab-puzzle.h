/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "model/lab-position.h"

G_BEGIN_DECLS

/** LAB_PUZZLE_MAX_TURNS: puzzles take from one turn to this many. */
#define LAB_PUZZLE_MAX_TURNS 4
/** LAB_PUZZLE_MAX_STARS: what there is to win. */
#define LAB_PUZZLE_MAX_STARS 3

/**
 * LabPuzzleKind:
 * @LAB_PUZZLE_SHIPPED: one of those that come with the game
 * @LAB_PUZZLE_DRAWN: made on demand
 * @LAB_PUZZLE_DAILY: the puzzle of a day
 *
 * Where a puzzle comes from.
 */
typedef enum
{
  LAB_PUZZLE_SHIPPED,
  LAB_PUZZLE_DRAWN,
  LAB_PUZZLE_DAILY,
} LabPuzzleKind;

/**
 * LabPuzzle:
 * @kind: where it comes from
 * @number: of a shipped one, its number within its grade, from 1; of a drawn one,
 *   its seed; of a daily one, its date as yyyymmdd
 * @position: one seat alone, with one card; the last treasure wins, so that the game
 *   is over when it is found
 * @n_turns: the fewest turns in which it can be found, which is also the grade
 * @turns: one way to find it in so few
 * @n_solutions: in how many ways the tiles can be inserted so that it is; the
 *   measure of difficulty within a grade
 *
 * Find a treasure in the fewest turns, alone on the board. A plain value.
 */
typedef struct
{
  LabPuzzleKind kind;
  guint64       number;
  LabPosition   position;
  guint         n_turns;
  LabTurn       turns[LAB_PUZZLE_MAX_TURNS];
  guint         n_solutions;
} LabPuzzle;

gboolean    lab_puzzle_generate        (guint              n_turns,
                                        guint64            seed,
                                        GCancellable      *cancellable,
                                        LabPuzzle         *puzzle);
gboolean    lab_puzzle_generate_daily  (const GDate       *date,
                                        GCancellable      *cancellable,
                                        LabPuzzle         *puzzle);

void        lab_puzzle_init_daily      (LabPuzzle         *self,
                                        const GDate       *date);

gboolean    lab_puzzle_is_position     (const LabPosition *position);
gboolean    lab_puzzle_solve           (const LabPosition *position,
                                        GCancellable      *cancellable,
                                        LabPuzzle         *puzzle);
guint       lab_puzzle_count_solutions (const LabPosition *position,
                                        guint              n_turns,
                                        guint              most);
char       *lab_puzzle_get_id          (const LabPuzzle   *self);
gboolean    lab_puzzle_parse_id        (const char        *id,
                                        LabPuzzle         *puzzle);
LabTreasure lab_puzzle_get_treasure    (const LabPuzzle   *self);
guint       lab_puzzle_get_stars       (const LabPuzzle   *self,
                                        guint              n_turns);
void        lab_puzzle_get_date        (const LabPuzzle   *self,
                                        GDate             *date);

G_END_DECLS
