/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-insertion.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"

/* How many turns a brief test counts at most. */
#define MOST_BRIEF 400000

/* Private helpers */

/* Counts every turn that the referee allows, which is slow but obviously right. */
static guint64
count_slowly (const LabShiftPosition *position,
              guint                   depth)
{
  LabShiftTurn turns[LAB_TEST_MAX_TURNS];
  guint n = lab_test_list_turns (position, turns);
  guint64 count = 0;

  if (depth == 1)
    return n;
  for (guint i = 0; i < n; i++)
    {
      LabShiftPosition after = *position;

      lab_test_play_turn (&after, &turns[i]);
      if (after.phase != LAB_SHIFT_PHASE_OVER)
        count += count_slowly (&after, depth - 1);
    }
  return count;
}

static void
assert_counts (const LabShiftPosition *position,
               guint                   max_depth)
{
  for (guint depth = 1; depth <= max_depth; depth++)
    g_assert_cmpuint (lab_shift_perft (position, depth), ==, count_slowly (position, depth));
}

/* Tests */

LAB_TEST ("/search/perft/reference", test_reference)
{
  LabTestPosition rows[LAB_TEST_N_POSITIONS];

  lab_test_load_positions (rows);
  for (guint i = 0; i < 3 * LAB_TEST_N_POSITIONS; i++)
    {
      guint64 expected = rows[i / 3].perft[i % 3];

      if (expected < MOST_BRIEF || !lab_test_is_brief ())
        g_assert_cmpuint (lab_shift_perft (&rows[i / 3].position, i % 3 + 1), ==, expected);
    }
}

LAB_TEST ("/search/perft/random-studies", test_random_studies)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint round = 0; round < 100; round++)
    {
      LabShiftPosition position;

      lab_shift_position_init (&position);
      lab_test_random_board (random, LAB_TEST_TILES, &position.board);
      position.pawns[0] = lab_test_random_cell (random, LAB_SHIFT_ALL_CELLS);
      if (round % 3 > 0)
        position.last_arrow = (LabShiftArrow) g_rand_int_range (random, 0, LAB_SHIFT_N_ARROWS);
      if (round % 3 == 2)
        position.phase = LAB_SHIFT_PHASE_MOVE;
      assert_counts (&position, round % 4 == 0 ? 2 : 1);
    }
}

/* Before and after insertions, in games of several players */
LAB_TEST_VISITS ("/search/perft/games", check_counts, 2, 40, 8, 30, 30)
{
  assert_counts (position, counts[position->phase]++ < 5 ? 2 : 1);
}

LAB_TEST ("/search/perft/game-that-ends", test_game_that_ends)
{
  /* Red can reach home in one step, which ends the game. That turn counts as the
   * first, and no turn follows it. */
  static const char text[] =
    "a555555/5555555/5555555/5555555/5555555/5555555/5555555 a b1 W4 b1,-,c7,- "
    "c1,e1,a3,*" LAB_TEST_NO_MORE " A:,-,:D,- 1i %s -";
  g_autofree char *plain = g_strdup_printf (text, "-");
  g_autofree char *short_game = g_strdup_printf (text, "l");
  LabShiftPosition position = lab_test_parse (plain);
  guint64 n_first = lab_shift_perft (&position, 1);

  assert_counts (&position, 2);

  /* Every move of red would end the game, after which there are no turns. */
  position = lab_test_parse (short_game);
  g_assert_cmpuint (lab_shift_perft (&position, 1), ==, n_first);
  g_assert_cmpuint (lab_shift_perft (&position, 2), ==, 0);
  lab_test_play (&position, "E2=a-b1");
  g_assert_cmpint (position.phase, ==, LAB_SHIFT_PHASE_OVER);
  g_assert_cmpuint (lab_shift_perft (&position, 1), ==, 0);
  g_assert_cmpuint (lab_shift_perft (&position, 0), ==, 1);
}

/* Asserts that carried tiles and reachable cells follow the rules, for all tiles and
 * pawns. */
static void
check_insertion (const LabShiftPosition  *position,
                 const LabShiftInsertion *insertion)
{
  LabShiftPosition after = *position;
  LabShiftLinks links;

  if (position->phase == LAB_SHIFT_PHASE_INSERT)
    lab_shift_position_insert (&after, insertion->arrow, insertion->tile);
  links = lab_shift_board_get_links (&after.board);
  g_assert_cmpint (insertion->done, ==, position->phase == LAB_SHIFT_PHASE_MOVE);
  g_assert_cmpuint (insertion->arrow, ==, after.last_arrow);
  g_assert_cmphex (insertion->tile, ==,
                   lab_shift_board_get_tile (&after.board,
                                             lab_shift_arrow_cell (insertion->arrow, 0)));
  g_assert_true (memcmp (insertion->board.open, after.board.open, sizeof after.board.open) == 0);
  g_assert_cmphex (insertion->board.spare, ==, after.board.spare);
  g_assert_cmphex (insertion->links.east, ==, links.east);
  g_assert_cmphex (insertion->links.south, ==, links.south);
  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    g_assert_cmpuint (lab_shift_insertion_carry (insertion, position->treasures[treasure]), ==,
                      after.treasures[treasure]);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (position->pawns[seat] == LAB_SHIFT_CELL_NONE)
        continue;
      g_assert_cmphex (lab_shift_insertion_get_reach (insertion, position, seat), ==,
                       lab_shift_board_get_reachable (&after.board, after.pawns[seat]));
    }
}

/* Finds the insertion that a turn starts with; G_MAXUINT for none. */
static guint
find_insertion (const LabShiftInsertion *insertions,
                guint                    n,
                const LabShiftTurn      *turn)
{
  for (guint i = 0; i < n; i++)
    {
      if (insertions[i].arrow == turn->arrow && insertions[i].tile == turn->tile)
        return i;
    }
  return G_MAXUINT;
}

/* Asserts that the list holds each of the referee's turns once. */
LAB_TEST_VISITS ("/search/insertion/random-games", check_list, 21, 120, 4, 10000, 500)
{
  static LabShiftTurn turns[LAB_TEST_MAX_TURNS];
  LabShiftInsertion insertions[LAB_SHIFT_MAX_INSERTIONS];
  LabShiftBitboard listed[LAB_SHIFT_MAX_INSERTIONS] = { 0 };
  guint n = lab_shift_insertion_list (position, insertions);
  guint n_turns = lab_test_list_turns (position, turns);

  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (n, <=, LAB_SHIFT_MAX_INSERTIONS);
  for (guint i = 0; i < n_turns; i++)
    {
      guint at = find_insertion (insertions, n, &turns[i]);

      g_assert_cmpuint (at, <, n);
      listed[at] |= LAB_SHIFT_CELL_BIT (turns[i].cell);
    }
  for (guint i = 0; i < n; i++)
    {
      LabShiftTurn turn = { insertions[i].arrow, insertions[i].tile, 0 };

      g_assert_cmpuint (find_insertion (insertions, n, &turn), ==, i);
      g_assert_cmphex (lab_shift_insertion_get_reach (&insertions[i], position, position->seat), ==,
                       listed[i]);
      check_insertion (position, &insertions[i]);
    }
  counts[position->phase] += n;
}

static gboolean
is_step (const LabShiftBoard *board,
         LabShiftCell         a,
         LabShiftCell         b)
{
  static const int steps[LAB_SHIFT_N_SIDES] = { -8, 1, 8, -1 };

  for (guint side = 0; side < LAB_SHIFT_N_SIDES; side++)
    {
      if ((int) b - (int) a == steps[side])
        return (board->open[side] >> a & board->open[(side + 2) % LAB_SHIFT_N_SIDES] >> b & 1) != 0;
    }
  return FALSE;
}

/* Counts the steps to each cell by breadth-first search; -1 if there is no path. */
static void
count_steps (const LabShiftBoard *board,
             LabShiftCell         from,
             int                  steps[LAB_SHIFT_N_CELL_BITS])
{
  LabShiftCell queue[49];
  guint n_queued = 0;

  for (guint i = 0; i < LAB_SHIFT_N_CELL_BITS; i++)
    steps[i] = -1;
  steps[from] = 0;
  queue[n_queued++] = from;
  for (guint next = 0; next < n_queued; next++)
    {
      for (guint i = 0; i < 49; i++)
        {
          LabShiftCell to = LAB_SHIFT_CELL (i % 7, i / 7);

          if (steps[to] >= 0 || !is_step (board, queue[next], to))
            continue;
          steps[to] = steps[queue[next]] + 1;
          queue[n_queued++] = to;
        }
    }
}

static void
assert_path (const LabShiftBoard *board,
             LabShiftCell         from,
             LabShiftCell         to,
             int                  n_steps)
{
  LabShiftPath path;
  LabShiftBitboard seen = 0;
  gboolean found;

  memset (&path, 0xa5, sizeof path);
  found = lab_shift_path_find (board, from, to, &path);
  g_assert_cmpint (found, ==, n_steps >= 0);
  g_assert_cmpint ((lab_shift_board_get_reachable (board, from) & LAB_SHIFT_CELL_BIT (to)) != 0, ==,
                   found);
  g_assert_cmpuint (path.n_cells, ==, n_steps + 1);
  if (!found)
    return;
  g_assert_cmpuint (path.cells[0], ==, from);
  g_assert_cmpuint (path.cells[path.n_cells - 1], ==, to);
  for (guint i = 0; i < path.n_cells; i++)
    {
      g_assert_true (lab_shift_cell_is_on_board (path.cells[i]));
      g_assert_cmphex (seen & LAB_SHIFT_CELL_BIT (path.cells[i]), ==, 0);
      seen |= LAB_SHIFT_CELL_BIT (path.cells[i]);
      if (i > 0)
        g_assert_true (is_step (board, path.cells[i - 1], path.cells[i]));
    }
}

static void
assert_all_pairs (const LabShiftBoard *board)
{
  for (guint i = 0; i < 49; i++)
    {
      int steps[LAB_SHIFT_N_CELL_BITS];
      LabShiftCell from = LAB_SHIFT_CELL (i % 7, i / 7);

      count_steps (board, from, steps);
      for (guint j = 0; j < 49; j++)
        assert_path (board, from, LAB_SHIFT_CELL (j % 7, j / 7),
                     steps[LAB_SHIFT_CELL (j % 7, j / 7)]);
    }
}

LAB_TEST ("/search/path/random-boards", test_random_boards)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  /* One winding corridor through all 49 tiles */
  LabShiftPosition longest = lab_test_parse (
    "aaaaaac/6aaaaa9/3aaaaac/6aaaaa9/3aaaaac/6aaaaa9/3aaaaaa 5 a1 -");

  assert_all_pairs (&longest.board);
  assert_all_pairs (&(LabShiftBoard) { 0 });
  for (guint round = 0; round < 60; round++)
    {
      LabShiftBoard board;

      lab_test_random_board (random, round % 2 == 0 ? LAB_TEST_TILES : LAB_TEST_ANY_OPENINGS,
                             &board);
      assert_all_pairs (&board);
    }
}
