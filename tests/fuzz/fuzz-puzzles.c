/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-shift-puzzle.h"

/* Fuzzes files with puzzles and the names of puzzles. */

/* Copies all puzzles of @book. */
static GArray *
list_puzzles (const LabShiftPuzzleBook *book)
{
  GArray *puzzles = g_array_new (FALSE, FALSE, sizeof (LabShiftPuzzle));

  for (guint grade = 1; grade <= LAB_SHIFT_PUZZLE_MAX_TURNS; grade++)
    {
      for (guint i = 1; i <= lab_shift_puzzle_book_count (book, grade); i++)
        g_array_append_vals (puzzles, lab_shift_puzzle_book_get (book, grade, i), 1);
    }
  return puzzles;
}

static void
check_book (const LabShiftPuzzleBook *book)
{
  g_autoptr (GArray) puzzles = list_puzzles (book);
  g_autofree char *text = lab_shift_puzzle_book_format ((LabShiftPuzzle *) puzzles->data,
                                                        puzzles->len);
  g_autoptr (LabShiftPuzzleBook) again = NULL;
  g_autoptr (GArray) puzzles_again = NULL;
  g_autoptr (GError) error = NULL;

  again = lab_shift_puzzle_book_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  puzzles_again = list_puzzles (again);
  g_assert_cmpuint (puzzles_again->len, ==, puzzles->len);
  for (guint i = 0; i < puzzles->len; i++)
    {
      const LabShiftPuzzle *one = &g_array_index (puzzles, LabShiftPuzzle, i);
      const LabShiftPuzzle *other = &g_array_index (puzzles_again, LabShiftPuzzle, i);

      g_assert_cmpuint (one->number, ==, other->number);
      g_assert_cmpuint (one->n_turns, ==, other->n_turns);
      g_assert_cmpuint (one->n_solutions, ==, other->n_solutions);
      g_assert_cmpmem (&one->position, sizeof one->position, &other->position,
                       sizeof other->position);
      g_assert_cmpmem (one->turns, sizeof one->turns, other->turns, sizeof other->turns);
    }
}

static void
read_book (const char *text,
           gsize       length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabShiftPuzzleBook) book = lab_shift_puzzle_book_parse (text, length, &error);

  if (!lab_fuzz_check (book != NULL, &error))
    return;
  check_book (book);
}

static void
read_id (const char *text)
{
  LabShiftPuzzle puzzle, before;
  g_autofree char *id = NULL;

  memset (&puzzle, 0xa5, sizeof puzzle);
  before = puzzle;
  if (!lab_shift_puzzle_parse_id (text, &puzzle))
    {
      g_assert_cmpmem (&puzzle, sizeof puzzle, &before, sizeof before);
      return;
    }
  id = lab_shift_puzzle_get_id (&puzzle);
  before = puzzle;
  g_assert_true (lab_shift_puzzle_parse_id (id, &puzzle));
  g_assert_cmpmem (&puzzle, sizeof puzzle, &before, sizeof before);
  g_assert_true (puzzle.kind != LAB_SHIFT_PUZZLE_DAILY
                 || g_date_valid_dmy ((GDateDay) (puzzle.number % 100),
                                      (GDateMonth) (puzzle.number / 100 % 100),
                                      (GDateYear) (puzzle.number / 10000)));
}

LAB_FUZZ (data, size)
{
  g_autofree char *text = lab_fuzz_take_text (data, size);

  read_book (size > 0 ? (const char *) data : "", size);
  read_id (text);
}
