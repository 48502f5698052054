/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-path.h"

#include <string.h>

#include "lab-test-games.h"

/* Private helpers */

static gboolean
is_open (const LabBoard *board,
         LabCell         cell,
         LabSide         side)
{
  return ((board->open[side] >> cell) & 1) != 0;
}

static gboolean
is_step (const LabBoard *board,
         LabCell         a,
         LabCell         b)
{
  switch ((int) b - (int) a)
    {
    case -8:
      return is_open (board, a, LAB_NORTH) && is_open (board, b, LAB_SOUTH);
    case 1:
      return is_open (board, a, LAB_EAST) && is_open (board, b, LAB_WEST);
    case 8:
      return is_open (board, a, LAB_SOUTH) && is_open (board, b, LAB_NORTH);
    case -1:
      return is_open (board, a, LAB_WEST) && is_open (board, b, LAB_EAST);
    default:
      return FALSE;
    }
}

/* Counts the steps to each cell by breadth-first search; -1 if there is no path. */
static void
count_steps (const LabBoard *board,
             LabCell         from,
             int             steps[LAB_N_CELL_BITS])
{
  LabCell queue[49];
  guint n_queued = 0;

  for (guint i = 0; i < LAB_N_CELL_BITS; i++)
    steps[i] = -1;
  steps[from] = 0;
  queue[n_queued++] = from;
  for (guint next = 0; next < n_queued; next++)
    {
      for (guint i = 0; i < 49; i++)
        {
          LabCell to = LAB_CELL (i % 7, i / 7);

          if (steps[to] >= 0 || !is_step (board, queue[next], to))
            continue;
          steps[to] = steps[queue[next]] + 1;
          queue[n_queued++] = to;
        }
    }
}

static void
assert_path (const LabBoard *board,
             LabCell         from,
             LabCell         to,
             int             n_steps)
{
  LabPath path;
  LabBitboard seen = 0;
  gboolean found;

  memset (&path, 0xa5, sizeof path);
  found = lab_path_find (board, from, to, &path);
  g_assert_cmpint (found, ==, n_steps >= 0);
  g_assert_cmpint ((lab_path_get_reachable (board, from) & LAB_CELL_BIT (to)) != 0, ==, found);
  g_assert_cmpuint (path.n_cells, ==, n_steps + 1);
  if (!found)
    return;
  g_assert_cmpuint (path.cells[0], ==, from);
  g_assert_cmpuint (path.cells[path.n_cells - 1], ==, to);
  for (guint i = 0; i < path.n_cells; i++)
    {
      g_assert_true (lab_cell_is_on_board (path.cells[i]));
      g_assert_cmphex (seen & LAB_CELL_BIT (path.cells[i]), ==, 0);
      seen |= LAB_CELL_BIT (path.cells[i]);
      if (i > 0)
        g_assert_true (is_step (board, path.cells[i - 1], path.cells[i]));
    }
}

static void
assert_all_pairs (const LabBoard *board)
{
  for (guint i = 0; i < 49; i++)
    {
      int steps[LAB_N_CELL_BITS];
      LabCell from = LAB_CELL (i % 7, i / 7);

      count_steps (board, from, steps);
      for (guint j = 0; j < 49; j++)
        assert_path (board, from, LAB_CELL (j % 7, j / 7), steps[LAB_CELL (j % 7, j / 7)]);
    }
}

/* Tests */

static void
test_reference_positions (void)
{
  LabTestPosition rows[LAB_TEST_N_POSITIONS];

  lab_test_load_positions (rows);
  for (guint i = 0; i < LAB_TEST_N_POSITIONS; i++)
    assert_all_pairs (&rows[i].position.board);
}

static void
test_random_boards (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint round = 0; round < 60; round++)
    {
      LabBoard board;

      lab_test_random_board (random, (round & 1) != 0, &board);
      assert_all_pairs (&board);
    }
}

static void
test_sampled_pairs (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);

  for (guint round = 0; round < 4000; round++)
    {
      LabBoard board;
      LabCell from = lab_test_random_cell (random, LAB_ALL_CELLS);
      LabCell to = lab_test_random_cell (random, LAB_ALL_CELLS);
      int steps[LAB_N_CELL_BITS];

      lab_test_random_board (random, round % 3 == 0, &board);
      count_steps (&board, from, steps);
      assert_path (&board, from, to, steps[to]);
    }
}

static void
test_in_games (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  for (guint round = 0; round < 10; round++)
    {
      LabDeal deal = lab_test_random_deal (random);
      LabPosition position;

      lab_deal_position (&deal, &position);
      for (guint turn = 0; turn < 10 && position.phase != LAB_PHASE_OVER; turn++)
        {
          LabTurn played = lab_test_greedy_turn (random, &position);
          LabPath path;

          lab_position_insert (&position, played.arrow, played.tile);
          g_assert_true (lab_path_find (&position.board, position.pawns[position.seat], played.cell,
                                        &path));
          if (turn % 5 == 0)
            assert_all_pairs (&position.board);
          lab_position_move (&position, played.cell);
        }
    }
}

static void
test_longest (void)
{
  /* One winding corridor through all 49 tiles. */
  LabPosition position = lab_test_parse (
    "aaaaaac/6aaaaa9/3aaaaac/6aaaaa9/3aaaaac/6aaaaa9/3aaaaaa 5 a1 -");

  assert_path (&position.board, LAB_CELL (0, 0), LAB_CELL (6, 6), 48);
  assert_path (&position.board, LAB_CELL (6, 6), LAB_CELL (0, 0), 48);
}

static void
test_shorter_of_two (void)
{
  /* There are two paths from a1 to c1: straight ahead, or a detour through row 2. */
  LabPosition position = lab_test_parse (
    "eaeaaaa/3a9aaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa 5 a1 -");
  LabPath path;

  g_assert_true (lab_path_find (&position.board, LAB_CELL (0, 0), LAB_CELL (2, 0), &path));
  g_assert_cmpuint (path.n_cells, ==, 3);
  g_assert_cmpuint (path.cells[1], ==, LAB_CELL (1, 0));
}

static void
test_nowhere (void)
{
  LabPosition position = lab_test_parse (LAB_TEST_CORRIDORS "a1 -");
  LabPath path;

  g_assert_false (lab_path_find (&position.board, LAB_CELL (0, 0), LAB_CELL (0, 1), &path));
  g_assert_cmpuint (path.n_cells, ==, 0);
  g_assert_true (lab_path_find (&position.board, LAB_CELL (3, 3), LAB_CELL (3, 3), &path));
  g_assert_cmpuint (path.n_cells, ==, 1);
  g_assert_cmphex (lab_path_get_reachable (&position.board, LAB_CELL (3, 3)), ==,
                   G_GUINT64_CONSTANT (0x7f000000));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search/path/reference-positions", test_reference_positions);
  g_test_add_func ("/search/path/random-boards", test_random_boards);
  g_test_add_func ("/search/path/sampled-pairs", test_sampled_pairs);
  g_test_add_func ("/search/path/in-games", test_in_games);
  g_test_add_func ("/search/path/longest", test_longest);
  g_test_add_func ("/search/path/shorter-of-two", test_shorter_of_two);
  g_test_add_func ("/search/path/nowhere", test_nowhere);
  return g_test_run ();
}
