/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-board.h"
#include "lab-shift-position.h"
#include "lab-test-games.h"
#include "lab-test-referee.h"

/* Tests */

LAB_TEST ("/model/board/carry", test_carry)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);

  for (guint round = 0; round < 500 * LAB_SHIFT_N_ARROWS; round++)
    {
      LabShiftArrow arrow = (LabShiftArrow) (round % LAB_SHIFT_N_ARROWS);
      LabShiftBitboard cells = ((guint64) g_rand_int (random) << 32 | g_rand_int (random))
                               & LAB_SHIFT_ALL_CELLS;
      LabShiftBitboard expected = 0;

      for (LabShiftBitboard rest = cells; rest != 0; rest &= rest - 1)
        expected |=
          LAB_SHIFT_CELL_BIT (lab_shift_arrow_carry (arrow, lab_shift_bitboard_first (rest)));
      g_assert_cmphex (lab_shift_bitboard_carry (cells, arrow), ==, expected);
    }
}

LAB_TEST ("/model/board/flood-against-slow", test_flood_against_slow)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  for (guint round = 0; round < 4000; round++)
    {
      LabShiftPosition position;
      LabReferee referee;

      lab_shift_position_init (&position);
      lab_test_random_board (random, round % 2 == 0 ? LAB_TEST_TILES : LAB_TEST_ANY_OPENINGS,
                             &position.board);
      lab_referee_init (&referee, &position);
      for (guint i = 0; i < 49; i++)
        g_assert_cmphex (lab_shift_board_get_reachable (&position.board,
                                                        LAB_SHIFT_CELL (i % 7, i / 7)),
                         ==, lab_referee_flood (&referee, (int) (i / 7), (int) (i % 7)));
    }
}

LAB_TEST ("/model/board/flood-many-starts", test_flood_many_starts)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (9);

  for (guint round = 0; round < 2000; round++)
    {
      LabShiftBitboard from = (guint64) g_rand_int (random) << 32 | g_rand_int (random);
      LabShiftBitboard expected = 0;
      LabShiftBoard board;

      from &= LAB_SHIFT_ALL_CELLS & ((guint64) g_rand_int (random) << 32 | g_rand_int (random));
      lab_test_random_board (random, LAB_TEST_ANY_OPENINGS, &board);
      for (LabShiftBitboard rest = from; rest != 0; rest &= rest - 1)
        expected |= lab_shift_board_get_reachable (&board, lab_shift_bitboard_first (rest));
      g_assert_cmphex (lab_shift_links_flood (lab_shift_board_get_links (&board), from), ==,
                       expected);
    }
}

/* Written by hand: a clockwise turn moves the north opening east, and so on. */
static const guint turned[16] = {
  0x0, 0x2, 0x4, 0x6, 0x8, 0xa, 0xc, 0xe, 0x1, 0x3, 0x5, 0x7, 0x9, 0xb, 0xd, 0xf,
};

/* How each tile is rotated, and into how many ways to lie */
LAB_TEST ("/model/openings/turn", test_turn)
{
  static const guint orientations[16] = { 1, 4, 4, 4, 4, 2, 4, 4, 4, 4, 2, 4, 4, 4, 4, 1 };

  for (LabShiftOpenings tile = 0; tile < 16; tile++)
    {
      guint expected = tile;

      for (int quarters = 0; quarters < 9; quarters++)
        {
          g_assert_cmphex (lab_shift_openings_rotate (tile, quarters), ==, expected);
          g_assert_cmphex (lab_shift_openings_rotate (tile, quarters - 12), ==, expected);
          g_assert_cmphex (lab_shift_openings_rotate (tile, quarters + 400), ==, expected);
          expected = turned[expected];
        }
      g_assert_cmphex (turned[lab_shift_openings_rotate (tile, -1)], ==, tile);
      g_assert_cmphex (lab_shift_openings_rotate (tile, G_MININT), ==, tile);
      g_assert_cmphex (lab_shift_openings_rotate (tile, G_MAXINT), ==,
                       lab_shift_openings_rotate (tile, -1));
      g_assert_cmpuint (lab_shift_openings_orientations (tile), ==, orientations[tile]);
    }
}

LAB_TEST ("/model/openings/shapes", test_shapes)
{
  guint counts[4] = { 0 };

  for (guint tile = 0; tile < 256; tile++)
    counts[lab_shift_openings_shape ((LabShiftOpenings) tile)]++;
  g_assert_cmpuint (counts[LAB_SHIFT_SHAPE_CORNER], ==, 4);
  g_assert_cmpuint (counts[LAB_SHIFT_SHAPE_STRAIGHT], ==, 2);
  g_assert_cmpuint (counts[LAB_SHIFT_SHAPE_T], ==, 4);
  g_assert_cmpuint (counts[LAB_SHIFT_SHAPE_NONE], ==, 246);

  g_assert_cmpint (lab_shift_openings_shape (0x1 | 0x4), ==, LAB_SHIFT_SHAPE_STRAIGHT);
  for (LabShiftOpenings tile = 0; tile < 16; tile++)
    g_assert_cmpint (lab_shift_openings_shape (tile), ==,
                     lab_shift_openings_shape ((LabShiftOpenings) turned[tile]));
}

LAB_TEST ("/model/openings/same-tile", test_same_tile)
{
  for (LabShiftOpenings a = 0; a < 16; a++)
    {
      for (guint b = 0; b < 256; b++)
        {
          gboolean expected = b == a || b == turned[a] || b == turned[turned[a]]
                              || b == turned[turned[turned[a]]];

          g_assert_cmpint (lab_shift_openings_same_tile (a, (LabShiftOpenings) b) != FALSE, ==,
                           expected);
        }
    }
}

LAB_TEST ("/model/cell/parse-and-format", test_parse_and_format)
{
  for (guint number = 0; number < 300; number++)
    {
      guint column = number % 8, row = number / 8;
      gboolean expected = column < 7 && row < 7;
      char name[3] = { (char) ('a' + column), (char) ('1' + row % 8), '\0' };
      char text[3] = "??";
      LabShiftCell cell = LAB_SHIFT_CELL_NONE;

      g_assert_cmpint (lab_shift_cell_is_on_board (number) != FALSE, ==, expected);
      if (!expected)
        continue;
      g_assert_true (lab_shift_cell_parse (name, &cell));
      g_assert_cmpuint (cell, ==, number);
      g_assert_cmpuint (cell, ==, LAB_SHIFT_CELL (column, row));
      lab_shift_cell_format (cell, text);
      g_assert_cmpstr (text, ==, name);
      g_assert_cmpint (lab_shift_cell_is_fixed (cell) != FALSE, ==,
                       column % 2 == 0 && row % 2 == 0);
    }
  g_assert_false (lab_shift_cell_is_on_board (G_MAXUINT));
}

/* The names, lines, and opposites of the referee */
LAB_TEST ("/model/arrow/lines", test_lines)
{
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      LabShiftArrow opposite = lab_shift_arrow_opposite (arrow), parsed = LAB_SHIFT_ARROW_NONE;
      LabShiftBitboard line = 0;
      int rows[7], columns[7];
      char text[3] = "??";

      g_assert_true (lab_shift_arrow_parse (lab_referee_arrow_name (arrow), &parsed));
      g_assert_cmpuint (parsed, ==, arrow);
      lab_shift_arrow_format (arrow, text);
      g_assert_cmpstr (text, ==, lab_referee_arrow_name (arrow));
      g_assert_cmpint ("NESW"[lab_shift_arrow_side (arrow)], ==, text[0]);
      lab_referee_get_line (arrow, rows, columns);
      g_assert_cmpuint (lab_shift_arrow_line (arrow), ==,
                        text[0] == 'N' || text[0] == 'S' ? columns[0] : rows[0]);
      for (guint step = 0; step < 7; step++)
        {
          LabShiftCell cell = LAB_SHIFT_CELL (columns[step], rows[step]);

          g_assert_cmpuint (lab_shift_arrow_cell (arrow, step), ==, cell);
          g_assert_cmpuint (lab_shift_arrow_cell (opposite, 6 - step), ==, cell);
          line |= LAB_SHIFT_CELL_BIT (cell);
        }
      g_assert_cmpuint (lab_shift_pushes[arrow].entry, ==, lab_shift_arrow_cell (arrow, 0));
      g_assert_cmpuint (lab_shift_pushes[arrow].exit, ==, lab_shift_arrow_cell (arrow, 6));
      g_assert_cmphex (lab_shift_pushes[arrow].line, ==, line);
    }
  g_assert_cmpuint (lab_shift_arrow_opposite (LAB_SHIFT_ARROW_NONE), ==, LAB_SHIFT_ARROW_NONE);
}

/* Compares every tile, with a treasure and a pawn on it, with the line that the referee shifts. */
LAB_TEST ("/model/arrow/carry-tile", test_carry_tile)
{
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      for (guint i = 0; i <= 49; i++)
        {
          LabShiftCell from = i == 49 ? LAB_SHIFT_CELL_SPARE : LAB_SHIFT_CELL (i % 7, i / 7);
          LabShiftCell to = LAB_SHIFT_CELL_NONE;
          LabShiftPosition position;
          LabReferee referee;

          lab_shift_position_init (&position);
          position.treasures[0] = from;
          position.pawns[0] = i == 49 ? LAB_SHIFT_CELL_NONE : from;
          lab_referee_init (&referee, &position);
          lab_referee_insert (&referee, arrow, 0);
          if (referee.spare.treasure == 0)
            to = LAB_SHIFT_CELL_SPARE;
          for (guint j = 0; j < 49; j++)
            {
              if (referee.tiles[j / 7][j % 7].treasure == 0)
                to = LAB_SHIFT_CELL (j % 7, j / 7);
            }
          g_assert_cmpuint (to, !=, LAB_SHIFT_CELL_NONE);
          g_assert_cmpuint (lab_shift_arrow_carry_tile (arrow, from), ==, to);
          if (i < 49)
            g_assert_cmpuint (lab_shift_arrow_carry (arrow, from), ==,
                              LAB_SHIFT_CELL (referee.columns[0], referee.rows[0]));
        }
      g_assert_cmpuint (lab_shift_arrow_carry_tile (arrow, LAB_SHIFT_CELL_NONE), ==,
                        LAB_SHIFT_CELL_NONE);
    }
}

/* Letters and ids of the treasures, as in notation and files */
LAB_TEST ("/model/treasure/ids", test_ids)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    {
      const char *id = lab_shift_treasure_get_id (treasure);

      g_assert_cmpuint (strspn (id, "abcdefghijklmnopqrstuvwxyz"), ==, strlen (id));
      g_assert_true (g_hash_table_add (seen, (gpointer) id));
      g_assert_true (g_hash_table_add (names, (gpointer) lab_shift_treasure_get_name (treasure)));
      g_assert_cmpint (lab_shift_treasure_get_letter (treasure), ==, 'A' + treasure);
    }
}

/* Saved settings contain these ids, so they must not change. The corners are clockwise from the
 * north-west. */
LAB_TEST ("/model/seat/ids", test_seats)
{
  static const char * const ids[LAB_SHIFT_N_SEATS] = { "red", "yellow", "blue", "violet" };
  static const LabShiftCell corners[LAB_SHIFT_N_SEATS] = {
    LAB_SHIFT_CELL (0, 0), LAB_SHIFT_CELL (6, 0), LAB_SHIFT_CELL (6, 6), LAB_SHIFT_CELL (0, 6),
  };
  static const LabShiftSeatSet default_sets[] = { 0x5, 0x7, 0xf };

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      g_assert_cmpstr (lab_shift_seat_get_id (seat), ==, ids[seat]);
      g_assert_cmpuint (lab_shift_seat_get_corner (seat), ==, corners[seat]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (default_sets); i++)
    g_assert_cmphex (lab_shift_seat_default_set (i + 2), ==, default_sets[i]);
}
