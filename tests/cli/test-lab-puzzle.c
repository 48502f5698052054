/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-test-program.h"
#include "lab-notation.h"
#include "lab-puzzle.h"
#include "lab-puzzle-book.h"

/* Prints a position, then a line with the smallest number of turns that solve it. */
static void
test_one (void)
{
  static const char * const grades[] = { "1", "2", "3", "4" };

  for (guint i = 0; i < G_N_ELEMENTS (grades); i++)
    {
      g_autoptr (LabTestRun) run = lab_test_run (NULL, "puzzle", "--turns", grades[i], "--seed",
                                                 "7", "--solution", NULL);
      g_autoptr (LabTestRun) without = lab_test_run (NULL, "puzzle", "--turns", grades[i], "-s",
                                                     "7", NULL);
      g_autoptr (LabTestRun) solved = NULL;
      g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);
      g_autofree char *plain = g_strdup_printf ("%s\n%s\n", lines[0], grades[i]);
      char letter[2] = "";
      LabPosition position;

      g_assert_cmpint (run->status, ==, 0);
      g_assert_cmpstr (run->err, ==, "");
      g_assert_cmpuint (g_strv_length (lines), ==, 3);
      g_assert_true (lab_notation_parse_position (lines[0], &position, NULL));
      g_assert_true (lab_puzzle_is_position (&position));
      letter[0] = lab_treasure_get_letter (position.cards[0]);
      solved = lab_test_run (NULL, "solve", lines[0], letter, NULL);
      g_assert_cmpstr (g_strchomp (solved->out), ==, lines[1]);
      g_assert_cmpstr (without->out, ==, plain);
    }
}

/* The default is three turns. A random seed is printed, and gives the same puzzle
 * again. */
static void
test_default (void)
{
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "puzzle", NULL);
  g_autoptr (LabTestRun) again = NULL;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->err, "seed "));
  g_assert_true (g_str_has_suffix (run->out, "\n3\n"));
  again = lab_test_run (NULL, "puzzle", "--turns=3", "--seed", g_strchomp (run->err + 5), NULL);
  g_assert_cmpstr (again->out, ==, run->out);
  g_assert_cmpstr (again->err, ==, "");
}

/* The command in the puzzle file generates the first built-in puzzles again. */
static void
test_book (void)
{
  g_autoptr (LabPuzzleBook) shipped = lab_puzzle_book_open ();

  for (guint n_turns = 1; n_turns <= 3; n_turns++)
    {
      g_autofree char *turns = g_strdup_printf ("--turns=%u", n_turns);
      g_autoptr (LabTestRun) run = lab_test_run (NULL, "puzzle", turns, "--seed=1", "--count=30",
                                                 NULL);
      g_autoptr (LabPuzzleBook) made = lab_puzzle_book_parse (run->out, strlen (run->out), NULL);

      g_assert_cmpint (run->status, ==, 0);
      g_assert_cmpstr (run->err, ==, "");
      g_assert_nonnull (made);
      g_assert_cmpuint (lab_puzzle_book_count (made, n_turns), ==,
                        lab_puzzle_book_count (shipped, n_turns));
      for (guint i = 1; i <= lab_puzzle_book_count (made, n_turns); i++)
        {
          const LabPuzzle *one = lab_puzzle_book_get (made, n_turns, i);
          const LabPuzzle *other = lab_puzzle_book_get (shipped, n_turns, i);

          g_assert_cmpmem (&one->position, sizeof one->position, &other->position,
                           sizeof other->position);
        }
    }
}

static void
assert_puzzle_refused (const char *option,
                       const char *reason)
{
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "puzzle", option, NULL);

  lab_test_assert_refused (run, reason);
}

static void
test_refusals (void)
{
  assert_puzzle_refused ("--turns=0", "number of turns");
  assert_puzzle_refused ("--turns=5", "number of turns");
  assert_puzzle_refused ("--turns=three", "number of turns");
  assert_puzzle_refused ("--count=0", "number of puzzles");
  assert_puzzle_refused ("--count=1001", "number of puzzles");
  assert_puzzle_refused ("--seed=-1", "not a seed");
  assert_puzzle_refused ("more", "“more”");
  assert_puzzle_refused ("--fly", "--fly");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/puzzle/one", test_one);
  g_test_add_func ("/lab/puzzle/default", test_default);
  g_test_add_func ("/lab/puzzle/book", test_book);
  g_test_add_func ("/lab/puzzle/refusals", test_refusals);
  return g_test_run ();
}
