/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-puzzle.h"
#include "lab-test-program.h"

/* The command in the puzzle file generates the first built-in puzzles again. */
LAB_TEST ("/lab/puzzle/book", test_book)
{
  g_autoptr (LabShiftPuzzleBook) shipped = lab_shift_puzzle_book_open ();

  for (guint n_turns = 1; n_turns <= 3; n_turns++)
    {
      g_autofree char *words = g_strdup_printf ("puzzle --turns=%u --seed=1 --count=30", n_turns);
      g_autoptr (LabTestRun) run = lab_test_run (NULL, words);
      g_autoptr (LabShiftPuzzleBook)
        made = lab_shift_puzzle_book_parse (run->out, strlen (run->out), NULL);

      g_assert_cmpint (run->status, ==, 0);
      g_assert_cmpstr (run->err, ==, "");
      g_assert_nonnull (made);
      g_assert_cmpuint (lab_shift_puzzle_book_count (made, n_turns), ==,
                        lab_shift_puzzle_book_count (shipped, n_turns));
      for (guint i = 1; i <= lab_shift_puzzle_book_count (made, n_turns); i++)
        {
          const LabShiftPuzzle *one = lab_shift_puzzle_book_get (made, n_turns, i);
          const LabShiftPuzzle *other = lab_shift_puzzle_book_get (shipped, n_turns, i);

          g_assert_cmpmem (&one->position, sizeof one->position, &other->position,
                           sizeof other->position);
        }
    }
}
