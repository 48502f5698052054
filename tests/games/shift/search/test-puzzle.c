/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdio.h>

#include "lab-puzzle.h"

#include "lab-notation.h"
#include "lab-insertion.h"
#include "lab-test-effort.h"

/* How many puzzles of each grade to make; those of four turns take longer. */
static const guint n_made[LAB_PUZZLE_MAX_TURNS + 1] = { 0, 60, 30, 3, 1 };

/* Private helpers */

static LabPuzzle
make (guint   n_turns,
      guint64 seed)
{
  LabPuzzle puzzle;

  g_assert_true (lab_puzzle_generate (n_turns, seed, NULL, &puzzle));
  return puzzle;
}

/* Counts solutions slowly: plays every insertion with the model, and keeps the set
 * of all cells that the pawn can be on. */
static guint
count_slowly (const LabPosition *position,
              LabTreasure        treasure,
              LabBitboard        pawns,
              guint              n_turns)
{
  guint n_orientations = lab_openings_orientations (position->board.spare);
  guint n_solutions = 0;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      if (!lab_position_may_insert (position, arrow))
        continue;
      for (guint turn = 0; turn < n_orientations; turn++)
        {
          LabPosition next = *position;
          LabBitboard reached;

          lab_position_insert (&next, arrow, lab_openings_rotate (next.board.spare, (int) turn));
          next.phase = LAB_PHASE_INSERT;
          reached = lab_links_flood (lab_board_get_links (&next.board),
                                     lab_bitboard_carry (pawns, arrow));
          if (n_turns > 1)
            n_solutions += count_slowly (&next, treasure, reached, n_turns - 1);
          else if (next.treasures[treasure] != LAB_CELL_SPARE)
            n_solutions += (reached & LAB_CELL_BIT (next.treasures[treasure])) != 0;
        }
    }
  return n_solutions;
}

/* Asserts that the last turn finds the treasure and ends the game, and no earlier
 * turn does. */
static void
check_turns (const LabPuzzle *puzzle)
{
  LabPosition position = puzzle->position;

  for (guint i = 0; i < puzzle->n_turns; i++)
    {
      g_assert_cmpuint (position.phase, ==, LAB_PHASE_INSERT);
      g_assert_true (lab_position_may_insert (&position, puzzle->turns[i].arrow));
      lab_position_insert (&position, puzzle->turns[i].arrow, puzzle->turns[i].tile);
      lab_position_move (&position, puzzle->turns[i].cell);
    }
  g_assert_cmpuint (position.phase, ==, LAB_PHASE_OVER);
  g_assert_cmpuint (position.n_found[position.seat], ==, 1);
}

static void
assert_same (const LabPuzzle *a,
             const LabPuzzle *b)
{
  g_assert_cmpmem (&a->position, sizeof a->position, &b->position, sizeof b->position);
  g_assert_cmpuint (a->n_turns, ==, b->n_turns);
  g_assert_cmpmem (a->turns, sizeof a->turns, b->turns, sizeof b->turns);
  g_assert_cmpuint (a->n_solutions, ==, b->n_solutions);
}

static void
assert_id (const LabPuzzle *puzzle,
           const char      *expected)
{
  g_autofree char *id = lab_puzzle_get_id (puzzle);
  LabPuzzle read = { .n_turns = puzzle->n_turns };

  g_assert_cmpstr (id, ==, expected);
  g_assert_true (lab_puzzle_parse_id (id, &read));
  g_assert_cmpint (read.kind, ==, puzzle->kind);
  g_assert_cmpuint (read.number, ==, puzzle->number);
  g_assert_cmpuint (read.n_turns, ==, read.kind == LAB_PUZZLE_DAILY ? 0 : puzzle->n_turns);
}

/* Tests */

static void
test_generate (gconstpointer data)
{
  guint n_turns = GPOINTER_TO_UINT (data);

  for (guint64 seed = 1; seed <= lab_test_rounds (n_made[n_turns]); seed++)
    {
      LabPuzzle puzzle = make (n_turns, seed);
      LabPuzzle again = make (n_turns, seed);
      LabPuzzle solved = { 0 };
      LabTreasure treasure = lab_puzzle_get_treasure (&puzzle);
      LabBitboard pawn = LAB_CELL_BIT (puzzle.position.pawns[puzzle.position.seat]);

      g_assert_true (lab_puzzle_is_position (&puzzle.position));
      g_assert_cmpuint (puzzle.n_turns, ==, n_turns);
      g_assert_cmpuint (puzzle.kind, ==, LAB_PUZZLE_DRAWN);
      g_assert_cmpuint (puzzle.number, ==, seed);
      assert_same (&puzzle, &again);
      check_turns (&puzzle);
      g_assert_true (lab_puzzle_solve (&puzzle.position, NULL, &solved));
      assert_same (&puzzle, &solved);

      /* Fewer turns are not enough, and the number of solutions is right. */
      for (guint fewer = 1; fewer < n_turns; fewer++)
        g_assert_cmpuint (count_slowly (&puzzle.position, treasure, pawn, fewer), ==, 0);
      g_assert_cmpuint (puzzle.n_solutions, >, 0);
      if (n_turns < LAB_PUZZLE_MAX_TURNS)
        g_assert_cmpuint (count_slowly (&puzzle.position, treasure, pawn, n_turns), ==,
                          puzzle.n_solutions);
    }
}

/* No two puzzles are the same, neither of one grade nor of different grades. */
static void
test_different (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint n_turns = 1; n_turns <= 3; n_turns++)
    {
      for (guint64 seed = 0; seed < lab_test_rounds (50); seed++)
        {
          LabPuzzle puzzle = make (n_turns, seed);

          g_assert_true (g_hash_table_add (seen, lab_notation_format_position (&puzzle.position)));
        }
    }
}

/* A one-turn puzzle would be too easy if most insertions solved it. */
static void
test_quality (void)
{
  for (guint64 seed = 0; seed < lab_test_rounds (50); seed++)
    {
      g_assert_cmpuint (make (1, seed).n_solutions, <=, 2);
      g_assert_cmpuint (make (2, seed).n_solutions, <=, 20);
    }
}

static void
test_cancel (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  GDate date = { 0 };
  LabPuzzle puzzle = { .number = 7 }, made = make (2, 3);

  g_date_set_dmy (&date, 21, G_DATE_NOVEMBER, 2026);
  g_cancellable_cancel (cancellable);
  g_assert_false (lab_puzzle_generate (4, 1, cancellable, &puzzle));
  g_assert_false (lab_puzzle_generate_daily (&date, cancellable, &puzzle));
  g_assert_false (lab_puzzle_solve (&made.position, cancellable, &puzzle));
  g_assert_cmpuint (puzzle.number, ==, 7);
  g_assert_cmpuint (puzzle.n_turns, ==, 0);
}

static void
test_position (void)
{
  LabPuzzle puzzle = make (2, 3);
  LabSeat seat = puzzle.position.seat;
  LabTreasure treasure = lab_puzzle_get_treasure (&puzzle);
  LabPosition position;

  position = puzzle.position;
  position.rules = 0;
  g_assert_false (lab_puzzle_is_position (&position));
  position = puzzle.position;
  position.pawns[(seat + 1) % LAB_N_SEATS] = 0;
  g_assert_false (lab_puzzle_is_position (&position));
  position = puzzle.position;
  position.phase = LAB_PHASE_MOVE;
  g_assert_false (lab_puzzle_is_position (&position));
  position = puzzle.position;
  position.n_found[seat] = 1;
  g_assert_false (lab_puzzle_is_position (&position));
  position = puzzle.position;
  position.n_cards[seat] = 0;
  g_assert_false (lab_puzzle_is_position (&position));
  position = puzzle.position;
  position.cards[0] = LAB_TREASURE_HIDDEN;
  g_assert_false (lab_puzzle_is_position (&position));
  position = puzzle.position;
  position.treasures[treasure] = LAB_CELL_NONE;
  g_assert_false (lab_puzzle_is_position (&position));
  position = puzzle.position;
  position.treasures[treasure] = position.pawns[seat];
  g_assert_false (lab_puzzle_is_position (&position));
}

static void
test_stars (void)
{
  LabPuzzle puzzle = { .n_turns = 3 };

  g_assert_cmpuint (lab_puzzle_get_stars (&puzzle, 0), ==, 0);
  g_assert_cmpuint (lab_puzzle_get_stars (&puzzle, 2), ==, 0);
  g_assert_cmpuint (lab_puzzle_get_stars (&puzzle, 3), ==, 3);
  g_assert_cmpuint (lab_puzzle_get_stars (&puzzle, 4), ==, 2);
  g_assert_cmpuint (lab_puzzle_get_stars (&puzzle, 5), ==, 1);
  g_assert_cmpuint (lab_puzzle_get_stars (&puzzle, G_MAXUINT), ==, 1);
}

static void
test_ids (void)
{
  static const char *const wrong[] = {
    "",
    "3",
    "3-",
    "0-01",
    "5-01",
    "3-0",
    "3-x",
    "3-seed-",
    "3-seed-x",
    "3-seed-18446744073709551616",
    "2026-02-29",
    "2026-13-01",
    "2026-01-32",
    "2026-1",
    "-1-1-1",
    "2026-11-21-1",
    "99999-01-01",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (lab_puzzle_parse_id (wrong[i], &(LabPuzzle) { 0 }));
  assert_id (&(LabPuzzle) { .kind = LAB_PUZZLE_SHIPPED, .number = 7, .n_turns = 3 }, "3-07");
  assert_id (&(LabPuzzle) { .kind = LAB_PUZZLE_DRAWN, .number = G_MAXUINT64, .n_turns = 4 },
             "4-seed-18446744073709551615");
  assert_id (&(LabPuzzle) { .kind = LAB_PUZZLE_DAILY, .number = 20261121 }, "2026-11-21");
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

static void
test_daily (void)
{
  for (guint i = 0; i < lab_test_rounds (G_N_ELEMENTS (days)); i++)
    {
      guint year, month, day;
      GDate date = { 0 }, told = { 0 };
      LabPuzzle puzzle;
      g_autofree char *position = NULL;

      g_assert_cmpint (sscanf (days[i].date, "%u-%u-%u", &year, &month, &day), ==, 3);
      g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
      g_assert_true (lab_puzzle_generate_daily (&date, NULL, &puzzle));
      position = lab_notation_format_position (&puzzle.position);
      g_test_message ("    { \"%s\", \"%s\" },", days[i].date, position);
      assert_id (&puzzle, days[i].date);
      g_assert_cmpstr (position, ==, days[i].position);
      check_turns (&puzzle);
      lab_puzzle_get_date (&puzzle, &told);
      g_assert_cmpint (g_date_compare (&date, &told), ==, 0);
    }
}

/* During a week the puzzles grow from one turn to four. */
static void
test_week (void)
{
  static const guint8 n_turns[] = { 1, 2, 2, 3, 3, 4, 4 };
  GDate date = { 0 };

  g_date_set_dmy (&date, 23, G_DATE_NOVEMBER, 2026);
  for (guint i = 0; i < G_N_ELEMENTS (n_turns); i++, g_date_add_days (&date, 1))
    {
      LabPuzzle puzzle;

      if (lab_test_is_brief () && n_turns[i] == LAB_PUZZLE_MAX_TURNS)
        continue;

      g_assert_true (lab_puzzle_generate_daily (&date, NULL, &puzzle));
      g_assert_cmpuint (puzzle.n_turns, ==, n_turns[i]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint n_turns = 1; n_turns <= LAB_PUZZLE_MAX_TURNS; n_turns++)
    {
      g_autofree char *path = g_strdup_printf ("/puzzle/generate/%u", n_turns);

      g_test_add_data_func (path, GUINT_TO_POINTER (n_turns), test_generate);
    }
  g_test_add_func ("/puzzle/different", test_different);
  g_test_add_func ("/puzzle/quality", test_quality);
  g_test_add_func ("/puzzle/cancel", test_cancel);
  g_test_add_func ("/puzzle/position", test_position);
  g_test_add_func ("/puzzle/stars", test_stars);
  g_test_add_func ("/puzzle/ids", test_ids);
  g_test_add_func ("/puzzle/daily", test_daily);
  g_test_add_func ("/puzzle/week", test_week);
  return g_test_run ();
}
