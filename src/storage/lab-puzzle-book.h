/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "search/lab-puzzle.h"

G_BEGIN_DECLS

#define LAB_PUZZLE_BOOK_ERROR (lab_puzzle_book_error_quark ())

/**
 * LabPuzzleBookError:
 * @LAB_PUZZLE_BOOK_ERROR_PUZZLE: an entry is no puzzle, or out of order
 */
typedef enum
{
  LAB_PUZZLE_BOOK_ERROR_PUZZLE,
} LabPuzzleBookError;

/**
 * LabPuzzleBook:
 *
 * Puzzles in their order: by grade, the easier ones first.
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
