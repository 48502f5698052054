/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-position.h"

G_BEGIN_DECLS

/** LAB_PUZZLE_MAX_TURNS: the largest number of turns that a puzzle takes. */
#define LAB_PUZZLE_MAX_TURNS 4
/** LAB_PUZZLE_MAX_STARS: the largest number of stars for a puzzle. */
#define LAB_PUZZLE_MAX_STARS 3

/**
 * LabPuzzleKind:
 * @LAB_PUZZLE_SHIPPED: a puzzle that is part of the game
 * @LAB_PUZZLE_DRAWN: a puzzle that was made on demand
 * @LAB_PUZZLE_DAILY: the puzzle of a day
 *
 * The origin of a puzzle.
 */
typedef enum
{
  LAB_PUZZLE_SHIPPED,
  LAB_PUZZLE_DRAWN,
  LAB_PUZZLE_DAILY,
} LabPuzzleKind;

/**
 * LabPuzzle:
 * @kind: the origin of the puzzle
 * @number: for a shipped puzzle, its number within its grade, from 1; for a drawn one, its seed;
 *   for a daily one, its date as yyyymmdd
 * @position: the position at the start: one seat with one card; the last treasure wins, so the game
 *   ends when it is found
 * @n_turns: the fewest turns that solve the puzzle; also its grade
 * @turns: one solution with the fewest turns
 * @n_solutions: the number of sequences of insertions that solve it; puzzles of a grade with fewer
 *   solutions are harder
 *
 * A puzzle for one player: find a treasure in the fewest turns. It is a plain value.
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
