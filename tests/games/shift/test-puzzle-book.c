/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-games.h"

/* The number of puzzles of each grade that come with the game. */
#define N_OF_GRADE 30

/* Tests */

/* Each puzzle needs exactly the number of turns it states, and the recorded turns
 * solve it. */
LAB_TEST ("/puzzle-book/shipped", test_shipped)
{
  g_autoptr (LabShiftPuzzleBook) book = lab_shift_puzzle_book_open ();

  for (guint n_turns = 1; n_turns <= LAB_SHIFT_PUZZLE_MAX_TURNS; n_turns++)
    {
      guint n_solutions = G_MAXUINT;

      g_assert_cmpuint (lab_shift_puzzle_book_count (book, n_turns), ==, N_OF_GRADE);
      g_assert_null (lab_shift_puzzle_book_get (book, n_turns, 0));
      g_assert_null (lab_shift_puzzle_book_get (book, n_turns, N_OF_GRADE + 1));
      for (guint number = 1; number <= lab_test_rounds (N_OF_GRADE); number++)
        {
          const LabShiftPuzzle *puzzle = lab_shift_puzzle_book_get (book, n_turns, number);
          LabShiftPuzzle solved = { .kind = LAB_SHIFT_PUZZLE_SHIPPED, .number = number };

          g_assert_cmpuint (puzzle->n_turns, ==, n_turns);
          g_assert_true (lab_shift_puzzle_solve (&puzzle->position, NULL, &solved));
          lab_test_assert_same_puzzle (&solved, puzzle);
          lab_test_assert_solved (puzzle);
          g_assert_cmpuint (puzzle->n_solutions, <=, n_solutions);
          n_solutions = puzzle->n_solutions;
        }
    }
}

LAB_TEST ("/puzzle-book/different", test_different)
{
  g_autoptr (LabShiftPuzzleBook) book = lab_shift_puzzle_book_open ();

  for (guint i = 0; i < LAB_SHIFT_PUZZLE_MAX_TURNS * N_OF_GRADE; i++)
    {
      const LabShiftPuzzle *one = lab_shift_puzzle_book_get (book, i / N_OF_GRADE + 1,
                                                             i % N_OF_GRADE + 1);

      for (guint j = 0; j < i; j++)
        {
          const LabShiftPuzzle *other = lab_shift_puzzle_book_get (book, j / N_OF_GRADE + 1,
                                                                   j % N_OF_GRADE + 1);

          g_assert_true (memcmp (&one->position, &other->position, sizeof one->position) != 0);
        }
    }
}

/* Generated puzzles are sorted and can be read again. */
LAB_TEST ("/puzzle-book/round-trip", test_round_trip)
{
  LabShiftPuzzle puzzles[12];
  g_autoptr (LabShiftPuzzleBook) book = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      puzzles[i] = (LabShiftPuzzle) { LAB_SHIFT_PUZZLE_DRAWN, i, .n_turns = 3 - i % 3 };
      g_assert_true (lab_shift_puzzle_make (&puzzles[i], NULL));
    }
  text = lab_shift_puzzle_book_format (puzzles, G_N_ELEMENTS (puzzles));
  book = lab_shift_puzzle_book_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      g_assert_cmpuint (puzzles[i].n_turns, ==, i / 4 + 1);
      lab_test_assert_same_puzzle (lab_shift_puzzle_book_get (book, i / 4 + 1, i % 4 + 1),
                                   &puzzles[i]);
    }
  g_assert_cmpuint (lab_shift_puzzle_book_count (book, 4), ==, 0);
}

#define POSITION                                                                                   \
  "63eeecc/ab556a3/797ae9d/a35e95a/7ab6d3d/67ca66a/36bbb59 b f4 Sf -,-,-,f4 "                      \
  "c1,e1,a3,c3,e3,g3,a5,c5,"                                                                       \
  "e5,g5,c7,e7,d5,f3,g2,f5,f1,b7,b2,d4,*,b6,d7,d1 -,-,-,:K 4i "

LAB_TEST ("/puzzle-book/refusals", test_refusals)
{
  static const char good[]
      = "[1-01]\nposition=" POSITION "l -\nturns=1\nline=E6=b-c7;\nsolutions=2\n";
  static const char * const bad[] = {
    "puzzles",
    "[1-02]\nposition=" POSITION "l -\nturns=1\nline=E6=b-c7;\nsolutions=2\n",
    "[1-01]\nposition=" POSITION "- -\nturns=1\nline=E6=b-c7;\nsolutions=2\n",
    "[1-01]\nposition=a1\nturns=1\nline=E6=b-c7;\nsolutions=2\n",
    "[1-01]\nposition=" POSITION "l -\nturns=2\nline=E6=b-c7;\nsolutions=2\n",
    "[1-01]\nposition=" POSITION "l -\nturns=0\nline=;\nsolutions=2\n",
    "[1-01]\nposition=" POSITION "l -\nturns=4294967297\nline=E6=b-c7;\nsolutions=2\n",
    "[1-01]\nposition=" POSITION "l -\nturns=1\nline=E6=b-c7;\nsolutions=4294967298\n",
    "[1-01]\nposition=" POSITION "l -\nturns=1\nline=E6=b-c9;\nsolutions=2\n",
    "[1-01]\nposition=" POSITION "l -\nturns=1\nline=E6=b-c7;\n",
    "[1-01]\nposition=" POSITION "l -\nline=E6=b-c7;\nsolutions=2\n",
    "[1-01]\nturns=1\nline=E6=b-c7;\nsolutions=2\n",
    "[1-01]\nposition=" POSITION "l -\nturns=1\nsolutions=2\n",
  };
  g_autoptr (LabShiftPuzzleBook) book = lab_shift_puzzle_book_parse (good, strlen (good), NULL);

  g_assert_nonnull (book);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_shift_puzzle_book_parse (bad[i], strlen (bad[i]), &error));
      g_assert_nonnull (error);
      g_test_message ("%s", error->message);
    }
}
