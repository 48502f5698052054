/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-test-games.h"
#include "lab-test-referee.h"

/* Private helpers */

/* Copies the bitboards into the referee's array of tiles. */
static void
read_board (LabReferee     *referee,
            const LabBoard *board)
{
  LabPosition position;

  memset (&position, 0, sizeof position);
  memset (position.pawns, LAB_CELL_NONE, sizeof position.pawns);
  memset (position.treasures, LAB_CELL_NONE, sizeof position.treasures);
  position.last_arrow = LAB_ARROW_NONE;
  position.board = *board;
  lab_referee_init (referee, &position);
}

static void
assert_same_board (const LabBoard   *board,
                   const LabReferee *referee)
{
  LabPosition position;

  lab_position_init (&position);
  position.board = *board;
  position.last_arrow = referee->last_arrow < 0 ? LAB_ARROW_NONE : (LabArrow) referee->last_arrow;
  position.phase = (guint8) referee->phase;
  lab_referee_check (referee, &position);
}

static LabBitboard
reverse_links (LabBitboard cells,
               LabLinks    links)
{
  LabBitboard result = 0;

  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabBitboard from = rest & -rest;

      if ((lab_links_flood (links, from) & cells) != 0)
        result |= from;
    }
  return result;
}

/* Tests */

static void
test_get_and_set (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint round = 0; round < 200; round++)
    {
      LabBoard board, before;
      LabReferee referee;

      lab_test_random_board (random, TRUE, &board);
      read_board (&referee, &board);
      for (guint i = 0; i < 49; i++)
        {
          LabCell cell = LAB_CELL (i % 7, i / 7);
          LabOpenings tile = (LabOpenings) g_rand_int_range (random, 0, 16);

          g_assert_cmphex (lab_board_get_tile (&board, cell), ==,
                           referee.tiles[i / 7][i % 7].sides);
          before = board;
          lab_board_set_tile (&board, cell, tile);
          for (guint side = 0; side < LAB_N_SIDES; side++)
            {
              g_assert_cmphex ((board.open[side] >> cell) & 1, ==, (tile >> side) & 1);
              g_assert_cmphex (board.open[side] & ~LAB_CELL_BIT (cell), ==,
                               before.open[side] & ~LAB_CELL_BIT (cell));
            }
          g_assert_cmphex (board.spare, ==, before.spare);
        }
    }
}

static void
test_insert_by_hand (void)
{
  /* Row 4 of the first reference position reads e5acc33. */
  static const struct
  {
    const char *turn;
    const char *board;
  } examples[] = {
    { "W4", "6ce9eac/39ad3e3/7a7ee3d/6e5acc3/7ab5d3d/565adc7/35b5b69 3 a1 W4" },
    { "E4", "6ce9eac/39ad3e3/7a7ee3d/5acc336/7ab5d3d/565adc7/35b5b69 e a1 E4" },
    { "Nb", "66e9eac/3cad3e3/797ee3d/eaacc33/75b5d3d/5a5adc7/36b5b69 5 a1 Nb" },
    { "Sb", "69e9eac/3aad3e3/757ee3d/eaacc33/76b5d3d/555adc7/36b5b69 c a1 Sb" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      LabPosition position = lab_test_parse (
        "6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 6 a1 -");
      LabPosition expected = lab_test_parse (examples[i].board);
      LabArrow arrow;

      g_assert_true (lab_arrow_parse (examples[i].turn, &arrow));
      lab_board_insert (&position.board, arrow, 0x6);
      g_assert_cmpmem (&position.board, sizeof position.board, &expected.board,
                       sizeof expected.board);
    }
}

static void
test_insert_against_slow (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);

  for (guint round = 0; round < 3000; round++)
    {
      LabBoard board;
      LabReferee referee;

      lab_test_random_board (random, (round & 1) != 0, &board);
      read_board (&referee, &board);
      for (guint turn = 0; turn < 20; turn++)
        {
          LabArrow arrow = (LabArrow) g_rand_int_range (random, 0, LAB_N_ARROWS);
          LabOpenings tile = lab_openings_rotate (board.spare, g_rand_int_range (random, 0, 4));

          lab_board_insert (&board, arrow, tile);
          lab_referee_insert (&referee, arrow, tile);
          assert_same_board (&board, &referee);
        }
    }
}

static void
test_insert_and_back (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  for (guint round = 0; round < 2000; round++)
    {
      LabBoard board, before;

      lab_test_random_board (random, (round & 1) != 0, &board);
      before = board;
      for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
        {
          lab_board_insert (&board, arrow, before.spare);
          lab_board_insert (&board, lab_arrow_opposite (arrow), board.spare);
          g_assert_cmpmem (&board, sizeof board, &before, sizeof before);
        }
    }
}

static void
test_insert_round_the_ring (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  LabBoard board, before;

  /* A line and the spare form a ring of eight tiles, so eight insertions restore the
   * line. */
  lab_test_random_board (random, TRUE, &board);
  before = board;
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      for (guint push = 0; push < 8; push++)
        {
          if (push > 0)
            g_assert_cmphex (board.spare, ==,
                             lab_board_get_tile (&before, lab_arrow_cell (arrow, 7 - push)));
          lab_board_insert (&board, arrow, board.spare);
        }
      g_assert_cmpmem (&board, sizeof board, &before, sizeof before);
    }
}

static void
test_carry (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      g_assert_cmpuint (lab_pushes[arrow].entry, ==, lab_arrow_cell (arrow, 0));
      g_assert_cmpuint (lab_pushes[arrow].exit, ==, lab_arrow_cell (arrow, 6));
      g_assert_cmpuint (lab_bitboard_count (lab_pushes[arrow].line), ==, 7);
      for (guint step = 0; step < 7; step++)
        g_assert_true ((lab_pushes[arrow].line & LAB_CELL_BIT (lab_arrow_cell (arrow, step))) != 0);
      for (guint i = 0; i < 49; i++)
        {
          LabCell cell = LAB_CELL (i % 7, i / 7);

          g_assert_cmphex (lab_bitboard_carry (LAB_CELL_BIT (cell), arrow), ==,
                           LAB_CELL_BIT (lab_arrow_carry (arrow, cell)));
        }
      for (guint round = 0; round < 500; round++)
        {
          LabBitboard cells = ((guint64) g_rand_int (random) << 32 | g_rand_int (random))
                              & LAB_ALL_CELLS;
          LabBitboard expected = 0;

          for (LabBitboard rest = cells; rest != 0; rest &= rest - 1)
            expected |= LAB_CELL_BIT (lab_arrow_carry (arrow, lab_bitboard_first (rest)));
          g_assert_cmphex (lab_bitboard_carry (cells, arrow), ==, expected);
        }
    }
}

static void
test_links (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (6);

  for (guint round = 0; round < 2000; round++)
    {
      LabBoard board;
      LabReferee referee;
      LabLinks links, expected = { 0, 0 };

      lab_test_random_board (random, TRUE, &board);
      read_board (&referee, &board);
      for (guint i = 0; i < 49; i++)
        {
          guint y = i / 7, x = i % 7;

          if (x < 6 && (referee.tiles[y][x].sides & 2) && (referee.tiles[y][x + 1].sides & 8))
            expected.east |= LAB_CELL_BIT (8 * y + x);
          if (y < 6 && (referee.tiles[y][x].sides & 4) && (referee.tiles[y + 1][x].sides & 1))
            expected.south |= LAB_CELL_BIT (8 * y + x);
        }
      links = lab_board_get_links (&board);
      g_assert_cmphex (links.east, ==, expected.east);
      g_assert_cmphex (links.south, ==, expected.south);
    }
}

static void
test_flood_against_slow (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  for (guint round = 0; round < 4000; round++)
    {
      LabBoard board;
      LabReferee referee;

      lab_test_random_board (random, (round & 1) != 0, &board);
      read_board (&referee, &board);
      for (guint i = 0; i < 49; i++)
        {
          LabRefereeArea area = lab_referee_flood (&referee, (int) (i / 7), (int) (i % 7));

          g_assert_cmphex (lab_board_get_reachable (&board, LAB_CELL (i % 7, i / 7)), ==,
                           lab_referee_area_bits (&area));
        }
    }
}

static void
test_flood_extremes (void)
{
  LabBoard board;

  memset (&board, 0, sizeof board);
  for (guint i = 0; i < 49; i++)
    g_assert_cmphex (lab_board_get_reachable (&board, LAB_CELL (i % 7, i / 7)), ==,
                     LAB_CELL_BIT (LAB_CELL (i % 7, i / 7)));
  for (guint i = 0; i < 49; i++)
    lab_board_set_tile (&board, LAB_CELL (i % 7, i / 7), 0xf);
  for (guint i = 0; i < 49; i++)
    g_assert_cmphex (lab_board_get_reachable (&board, LAB_CELL (i % 7, i / 7)), ==, LAB_ALL_CELLS);
  /* This corridor winds through all rows; it is the longest possible path. */
  board = lab_test_parse ("aaaaaac/6aaaaa9/3aaaaac/6aaaaa9/3aaaaac/6aaaaa9/3aaaaaa 5 a1 -").board;
  g_assert_cmphex (lab_board_get_reachable (&board, LAB_CELL (6, 6)), ==, LAB_ALL_CELLS);
}

static void
test_flood_symmetric (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (8);

  for (guint round = 0; round < 300; round++)
    {
      LabBoard board;
      LabLinks links;

      lab_test_random_board (random, (round & 1) != 0, &board);
      links = lab_board_get_links (&board);
      for (guint i = 0; i < 49; i++)
        {
          LabBitboard from = LAB_CELL_BIT (LAB_CELL (i % 7, i / 7));

          g_assert_cmphex (lab_links_flood (links, from), ==, reverse_links (from, links));
        }
    }
}

static void
test_flood_many_starts (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (9);

  for (guint round = 0; round < 2000; round++)
    {
      LabBitboard from = (guint64) g_rand_int (random) << 32 | g_rand_int (random);
      LabBitboard expected = 0;
      LabBoard board;

      from &= LAB_ALL_CELLS & ((guint64) g_rand_int (random) << 32 | g_rand_int (random));
      lab_test_random_board (random, TRUE, &board);
      for (LabBitboard rest = from; rest != 0; rest &= rest - 1)
        expected |= lab_board_get_reachable (&board, lab_bitboard_first (rest));
      g_assert_cmphex (lab_links_flood (lab_board_get_links (&board), from), ==, expected);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/board/get-and-set", test_get_and_set);
  g_test_add_func ("/model/board/insert-by-hand", test_insert_by_hand);
  g_test_add_func ("/model/board/insert-against-slow", test_insert_against_slow);
  g_test_add_func ("/model/board/insert-and-back", test_insert_and_back);
  g_test_add_func ("/model/board/insert-round-the-ring", test_insert_round_the_ring);
  g_test_add_func ("/model/board/carry", test_carry);
  g_test_add_func ("/model/board/links", test_links);
  g_test_add_func ("/model/board/flood-against-slow", test_flood_against_slow);
  g_test_add_func ("/model/board/flood-extremes", test_flood_extremes);
  g_test_add_func ("/model/board/flood-symmetric", test_flood_symmetric);
  g_test_add_func ("/model/board/flood-many-starts", test_flood_many_starts);
  return g_test_run ();
}
