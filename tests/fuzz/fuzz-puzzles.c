/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-fuzz.h"
#include "lab-puzzle-book.h"

/* Fuzzes files with puzzles and the names of puzzles. */

/* Copies all puzzles of @book. */
static GArray *
list_puzzles (const LabPuzzleBook *book)
{
  GArray *puzzles = g_array_new (FALSE, FALSE, sizeof (LabPuzzle));

  for (guint grade = 1; grade <= LAB_PUZZLE_MAX_TURNS; grade++)
    {
      for (guint i = 1; i <= lab_puzzle_book_count (book, grade); i++)
        g_array_append_vals (puzzles, lab_puzzle_book_get (book, grade, i), 1);
    }
  return puzzles;
}

static void
check_book (const LabPuzzleBook *book)
{
  g_autoptr (GArray) puzzles = list_puzzles (book);
  g_autofree char *text = lab_puzzle_book_format ((LabPuzzle *) puzzles->data, puzzles->len);
  g_autoptr (LabPuzzleBook) again = NULL;
  g_autoptr (GArray) puzzles_again = NULL;
  g_autoptr (GError) error = NULL;

  again = lab_puzzle_book_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  puzzles_again = list_puzzles (again);
  g_assert_cmpuint (puzzles_again->len, ==, puzzles->len);
  for (guint i = 0; i < puzzles->len; i++)
    {
      const LabPuzzle *one = &g_array_index (puzzles, LabPuzzle, i);
      const LabPuzzle *other = &g_array_index (puzzles_again, LabPuzzle, i);

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
  g_autoptr (LabPuzzleBook) book = lab_puzzle_book_parse (text, length, &error);

  if (book == NULL)
    {
      lab_fuzz_assert_refused (error);
      return;
    }
  g_assert_no_error (error);
  check_book (book);
}

static void
read_id (const char *text)
{
  LabPuzzle puzzle, before;
  g_autofree char *id = NULL;

  memset (&puzzle, 0xa5, sizeof puzzle);
  before = puzzle;
  if (!lab_puzzle_parse_id (text, &puzzle))
    {
      g_assert_cmpmem (&puzzle, sizeof puzzle, &before, sizeof before);
      return;
    }
  id = lab_puzzle_get_id (&puzzle);
  before = puzzle;
  g_assert_true (lab_puzzle_parse_id (id, &puzzle));
  g_assert_cmpmem (&puzzle, sizeof puzzle, &before, sizeof before);
  if (puzzle.kind == LAB_PUZZLE_DAILY)
    {
      GDate date;

      lab_puzzle_get_date (&puzzle, &date);
      g_assert_true (g_date_valid (&date));
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = lab_fuzz_take_text (data, size);

  read_book (size > 0 ? (const char *) data : "", size);
  read_id (text);
  return 0;
}
