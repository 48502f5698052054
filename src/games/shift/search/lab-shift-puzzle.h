/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <glib.h>

#include "lab-shift-position.h"

G_BEGIN_DECLS

/** LAB_SHIFT_PUZZLE_MAX_TURNS: the largest number of turns that a puzzle takes. */
#define LAB_SHIFT_PUZZLE_MAX_TURNS 4
/** LAB_SHIFT_PUZZLE_MAX_STARS: the largest number of stars for a puzzle. */
#define LAB_SHIFT_PUZZLE_MAX_STARS 3

/**
 * LabShiftPuzzleKind:
 * @LAB_SHIFT_PUZZLE_SHIPPED: a puzzle that is part of the game
 * @LAB_SHIFT_PUZZLE_DRAWN: a puzzle that was made on demand
 * @LAB_SHIFT_PUZZLE_DAILY: the puzzle of a day
 *
 * The origin of a puzzle.
 */
typedef enum
{
  LAB_SHIFT_PUZZLE_SHIPPED,
  LAB_SHIFT_PUZZLE_DRAWN,
  LAB_SHIFT_PUZZLE_DAILY,
} LabShiftPuzzleKind;

/**
 * LabShiftPuzzle:
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
  LabShiftPuzzleKind kind;
  guint64            number;
  LabShiftPosition   position;
  guint              n_turns;
  LabShiftTurn       turns[LAB_SHIFT_PUZZLE_MAX_TURNS];
  guint              n_solutions;
} LabShiftPuzzle;

/**
 * LabShiftPuzzleBook:
 *
 * A list of puzzles, sorted by grade, with the easier ones first in each grade.
 */
typedef struct _LabShiftPuzzleBook LabShiftPuzzleBook;

gboolean              lab_shift_puzzle_make           (LabShiftPuzzle           *self,
                                                       GCancellable             *cancellable);
void                  lab_shift_puzzle_init_daily     (LabShiftPuzzle           *self,
                                                       const GDate              *date);
void                  lab_shift_puzzle_init_today     (LabShiftPuzzle           *self);
gboolean              lab_shift_puzzle_is_position    (const LabShiftPosition   *position);
gboolean              lab_shift_puzzle_solve          (const LabShiftPosition   *position,
                                                       GCancellable             *cancellable,
                                                       LabShiftPuzzle           *puzzle);
char                 *lab_shift_puzzle_get_id         (const LabShiftPuzzle     *self);
gboolean              lab_shift_puzzle_parse_id       (const char               *id,
                                                       LabShiftPuzzle           *puzzle);
LabShiftTreasure      lab_shift_puzzle_get_treasure   (const LabShiftPuzzle     *self);
guint                 lab_shift_puzzle_get_stars      (const LabShiftPuzzle     *self,
                                                       guint                     n_turns);
LabShiftPuzzleBook   *lab_shift_puzzle_book_open      (void);
LabShiftPuzzleBook   *lab_shift_puzzle_book_parse     (const char               *text,
                                                       gsize                     length,
                                                       GError                  **error);
void                  lab_shift_puzzle_book_free      (LabShiftPuzzleBook       *self);
guint                 lab_shift_puzzle_book_count     (const LabShiftPuzzleBook *self,
                                                       guint                     n_turns);
const LabShiftPuzzle *lab_shift_puzzle_book_get       (const LabShiftPuzzleBook *self,
                                                       guint                     n_turns,
                                                       guint                     number);
char                 *lab_shift_puzzle_book_format    (LabShiftPuzzle           *puzzles,
                                                       guint                     n_puzzles);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabShiftPuzzleBook, lab_shift_puzzle_book_free)

G_END_DECLS
