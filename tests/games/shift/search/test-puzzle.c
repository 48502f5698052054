/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <stdio.h>

#include "lab-shift-notation.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"

/* How many puzzles of each grade to make; those of four turns take longer. */
static const guint n_made[LAB_SHIFT_PUZZLE_MAX_TURNS + 1] = { 0, 60, 30, 3, 1 };

/* Private helpers */

static LabShiftPuzzle
make (guint   n_turns,
      guint64 seed)
{
  LabShiftPuzzle puzzle = { LAB_SHIFT_PUZZLE_DRAWN, seed, .n_turns = n_turns };

  g_assert_true (lab_shift_puzzle_make (&puzzle, NULL));
  return puzzle;
}

static void
assert_id (const LabShiftPuzzle *puzzle,
           const char           *expected)
{
  g_autofree char *id = lab_shift_puzzle_get_id (puzzle);
  LabShiftPuzzle read;

  g_assert_cmpstr (id, ==, expected);
  g_assert_true (lab_shift_puzzle_parse_id (id, &read));
  g_assert_cmpint (read.kind, ==, puzzle->kind);
  g_assert_cmpuint (read.number, ==, puzzle->number);
  g_assert_cmpuint (read.n_turns, ==, puzzle->n_turns);
}

/* Tests */

LAB_TEST ("/puzzle/generate", test_generate)
{
  for (guint n_turns = 1; n_turns <= LAB_SHIFT_PUZZLE_MAX_TURNS; n_turns++)
    {
      for (guint64 seed = 1; seed <= lab_test_rounds (n_made[n_turns]); seed++)
        {
          LabShiftPuzzle puzzle = make (n_turns, seed), again = make (n_turns, seed);
          LabShiftPuzzle solved = { .kind = LAB_SHIFT_PUZZLE_DRAWN, .number = seed };
          LabShiftTreasure treasure = lab_shift_puzzle_get_treasure (&puzzle);
          LabShiftBitboard pawn = LAB_SHIFT_CELL_BIT (puzzle.position.pawns[puzzle.position.seat]);

          g_assert_true (lab_shift_puzzle_is_position (&puzzle.position));
          g_assert_cmpuint (puzzle.n_turns, ==, n_turns);
          lab_test_assert_same_puzzle (&puzzle, &again);
          lab_test_assert_solved (&puzzle);
          g_assert_true (lab_shift_puzzle_solve (&puzzle.position, NULL, &solved));
          lab_test_assert_same_puzzle (&puzzle, &solved);

          /* Fewer turns are not enough, and the number of solutions is right. */
          for (guint fewer = 1; fewer < n_turns; fewer++)
            g_assert_cmpuint (lab_test_count_lines (&puzzle.position, treasure, pawn, fewer), ==,
                              0);
          g_assert_cmpuint (puzzle.n_solutions, >, 0);
          if (n_turns < LAB_SHIFT_PUZZLE_MAX_TURNS)
            g_assert_cmpuint (lab_test_count_lines (&puzzle.position, treasure, pawn, n_turns), ==,
                              puzzle.n_solutions);
        }
    }
}

/* No two puzzles are the same, neither of one grade nor of different grades. One of few turns would
 * be too easy if most insertions solved it. */
LAB_TEST ("/puzzle/different", test_different)
{
  static const guint max_solutions[] = { 0, 2, 20, G_MAXUINT };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint n_turns = 1; n_turns <= 3; n_turns++)
    {
      for (guint64 seed = 0; seed < lab_test_rounds (50); seed++)
        {
          LabShiftPuzzle puzzle = make (n_turns, seed);

          g_assert_cmpuint (puzzle.n_solutions, <=, max_solutions[n_turns]);
          g_assert_true (g_hash_table_add (seen,
                                           lab_shift_notation_format_position (&puzzle.position)));
        }
    }
}

LAB_TEST ("/puzzle/cancel", test_cancel)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LabShiftPuzzle puzzle = { .number = 7, .n_turns = 4 }, made = make (2, 3);

  g_cancellable_cancel (cancellable);
  g_assert_false (lab_shift_puzzle_make (&puzzle, cancellable));
  g_assert_false (lab_shift_puzzle_solve (&made.position, cancellable, &puzzle));
  g_assert_cmpuint (puzzle.number, ==, 7);
  g_assert_cmpuint (puzzle.n_turns, ==, 4);
  g_assert_cmpuint (puzzle.n_solutions, ==, 0);
}

LAB_TEST ("/puzzle/position", test_position)
{
  const LabShiftPuzzle puzzle = make (2, 3);
  LabShiftSeat seat = puzzle.position.seat;
  LabShiftTreasure treasure = lab_shift_puzzle_get_treasure (&puzzle);
  LabShiftPosition position = puzzle.position;
  const struct
  {
    guint8 *member;
    guint8 value;
  } changes[] = {
    { &position.rules, 0 },
    { &position.pawns[(seat + 1) % LAB_SHIFT_N_SEATS], 0 },
    { &position.phase, LAB_SHIFT_PHASE_MOVE },
    { &position.n_found[seat], 1 },
    { &position.n_cards[seat], 0 },
    { &position.cards[0], LAB_SHIFT_TREASURE_HIDDEN },
    { &position.treasures[treasure], LAB_SHIFT_CELL_NONE },
    { &position.treasures[treasure], position.pawns[seat] },
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      position = puzzle.position;
      *changes[i].member = changes[i].value;
      g_assert_false (lab_shift_puzzle_is_position (&position));
    }
}

LAB_TEST ("/puzzle/stars", test_stars)
{
  static const guint turns[][2]
    = { { 0, 0 }, { 2, 0 }, { 3, 3 }, { 4, 2 }, { 5, 1 }, { G_MAXUINT, 1 } };
  LabShiftPuzzle puzzle = { .n_turns = 3 };

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    g_assert_cmpuint (lab_shift_puzzle_get_stars (&puzzle, turns[i][0]), ==, turns[i][1]);
}

LAB_TEST ("/puzzle/ids", test_ids)
{
  static const char * const wrong[] = {
    "", "3", "3-", "0-01", "5-01", "3-0", "3-x", "3-seed-", "3-seed-x",
    "3-seed-18446744073709551616", "2026-02-29", "2026-13-01", "2026-01-32", "2026-1", "-1-1-1",
    "2026-11-21-1", "99999-01-01",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (lab_shift_puzzle_parse_id (wrong[i], &(LabShiftPuzzle) { 0 }));
  assert_id (&(LabShiftPuzzle){ .kind = LAB_SHIFT_PUZZLE_SHIPPED, .number = 7, .n_turns = 3 },
             "3-07");
  assert_id (&(LabShiftPuzzle){ .kind = LAB_SHIFT_PUZZLE_DRAWN,
                                .number = G_MAXUINT64,
                                .n_turns = 4 },
             "4-seed-18446744073709551615");
  assert_id (&(LabShiftPuzzle){ .kind = LAB_SHIFT_PUZZLE_DAILY, .number = 20261121, .n_turns = 4 },
             "2026-11-21");
}

typedef struct
{
  const char *date;
  const char *position;
} Day;

/* These puzzles must never change, because all players get the same puzzle on the
 * same day. */
static const Day days[] = {
  { "1970-01-01",
    "6ae6e6c/dbbaac6/7c77ead/a9663dc/73b7dad/5635aa3/3abab69 a f7 E6 f7,-,-,- c1"
    ",e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,g4,d4,e4,b5,g6,c6,d5,d3,f4,a2,c2,b2 :P,-,-,- 1"
    "i l -" },
  { "2026-11-21",
    "69e5eac/d396693/767ceed/5ada963/7bbcdcd/aa5acea/3ab5bb9 5 b2 E4 -,b2,-,- c1"
    ",e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,f2,d2,b1,f5,e2,e4,f6,f3,c4,b5,a2,f7 -,:P,-,- 2"
    "i l -" },
  { "2028-02-29",
    "6ae9e9c/a35979e/797aead/ec55a6d/77b9d9d/65dc6aa/3ab5b99 9 a3 E2 -,a3,-,- c1"
    ",e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,b2,d2,a6,b3,f4,f1,g4,c6,g2,b5,e2,a4 -,:R,-,- 2"
    "i l -" },
  { "2100-02-28",
    "69e6e6c/95a6536/7577e6d/aa7a65a/79bdd5d/7763ac6/3bb5bc9 5 c2 Nf -,c2,-,- c1"
    ",e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,a2,c6,d2,f1,e4,b5,d3,c4,b7,d5,a6,b6 -,:J,-,- 2"
    "i l -" },
  { "9999-12-31",
    "6ee7eac/5cc95b7/7375e6d/a99a555/75b3ded/c655c9c/35b3bb9 c b5 W4 -,b5,-,- c1"
    ",e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,b2,g6,b4,d7,a6,c4,g2,f7,b1,f2,d1,f5 -,:L,-,- 2"
    "i l -" },
  { "60000-01-01",
    "63e9eec/3a59bc5/7379e6d/d3a5a95/75b7dcd/7ea5636/33b5ba9 a b3 E2 -,-,-,b3 c1"
    ",e1,a3,c3,e3,g3,a5,c5,e5,g5,c7,e7,f3,g6,f5,f4,f6,a2,a4,a6,e2,d5,b6,f1 -,-,-,:O 4"
    "i l -" },
};

LAB_TEST ("/puzzle/daily", test_daily)
{
  for (guint i = 0; i < lab_test_rounds (G_N_ELEMENTS (days)); i++)
    {
      guint year, month, day;
      GDate date = { 0 };
      LabShiftPuzzle puzzle;
      g_autofree char *position = NULL;

      g_assert_cmpint (sscanf (days[i].date, "%u-%u-%u", &year, &month, &day), ==, 3);
      g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
      lab_shift_puzzle_init_daily (&puzzle, &date);
      g_assert_true (lab_shift_puzzle_make (&puzzle, NULL));
      position = lab_shift_notation_format_position (&puzzle.position);
      g_test_message ("    { \"%s\", \"%s\" },", days[i].date, position);
      assert_id (&puzzle, days[i].date);
      g_assert_cmpstr (position, ==, days[i].position);
      lab_test_assert_solved (&puzzle);
    }
}

/* During a week the puzzles grow from one turn to four. */
LAB_TEST ("/puzzle/week", test_week)
{
  static const guint8 n_turns[] = { 1, 2, 2, 3, 3, 4, 4 };
  GDate date = { 0 };

  g_date_set_dmy (&date, 23, G_DATE_NOVEMBER, 2026);
  for (guint i = 0; i < G_N_ELEMENTS (n_turns); i++, g_date_add_days (&date, 1))
    {
      LabShiftPuzzle puzzle;

      if (lab_test_is_brief () && n_turns[i] == LAB_SHIFT_PUZZLE_MAX_TURNS)
        continue;

      lab_shift_puzzle_init_daily (&puzzle, &date);
      g_assert_true (lab_shift_puzzle_make (&puzzle, NULL));
      g_assert_cmpuint (puzzle.n_turns, ==, n_turns[i]);
    }
}
