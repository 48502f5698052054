/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-puzzle.h"

G_BEGIN_DECLS

#define LAB_PUZZLE_BOOK_ERROR (lab_puzzle_book_error_quark ())

/**
 * LabPuzzleBookError:
 * @LAB_PUZZLE_BOOK_ERROR_PUZZLE: an entry is not a puzzle, or is in the wrong place
 *
 * Why a book of puzzles was refused. The message is for developers.
 */
typedef enum
{
  LAB_PUZZLE_BOOK_ERROR_PUZZLE,
} LabPuzzleBookError;

/**
 * LabPuzzleBook:
 *
 * A list of puzzles, sorted by grade, with the easier ones first in each grade.
 */
typedef struct _LabPuzzleBook LabPuzzleBook;

GQuark           lab_puzzle_book_error_quark (void);

LabPuzzleBook   *lab_puzzle_book_open   (void);
LabPuzzleBook   *lab_puzzle_book_parse  (const char          *text,
                                         gsize                length,
                                         GError             **error);
void             lab_puzzle_book_free   (LabPuzzleBook       *self);
guint            lab_puzzle_book_count  (const LabPuzzleBook *self,
                                         guint                n_turns);
const LabPuzzle *lab_puzzle_book_get    (const LabPuzzleBook *self,
                                         guint                n_turns,
                                         guint                number);
char            *lab_puzzle_book_format (LabPuzzle           *puzzles,
                                         guint                n_puzzles);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabPuzzleBook, lab_puzzle_book_free)

G_END_DECLS
