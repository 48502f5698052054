/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cell.h"

static void
test_parse_and_format (void)
{
  LabBitboard seen = 0;

  for (guint row = 0; row < 7; row++)
    {
      for (guint column = 0; column < 7; column++)
        {
          char name[3] = { (char) ('a' + column), (char) ('1' + row), '\0' };
          char text[3] = "??";
          LabCell cell = LAB_CELL_NONE;

          g_assert_true (lab_cell_parse (name, &cell));
          g_assert_cmpuint (cell, ==, 8 * row + column);
          g_assert_cmpuint (lab_cell_column (cell), ==, column);
          g_assert_cmpuint (lab_cell_row (cell), ==, row);
          lab_cell_format (cell, text);
          g_assert_cmpstr (text, ==, name);
          seen |= LAB_CELL_BIT (cell);
        }
    }
  g_assert_cmphex (seen, ==, LAB_ALL_CELLS);
}

static void
test_parse_reads_two (void)
{
  LabCell cell = LAB_CELL_NONE;

  g_assert_true (lab_cell_parse ("e3 and more", &cell));
  g_assert_cmpuint (cell, ==, LAB_CELL (4, 2));
}

static void
test_parse_bad (void)
{
  static const char *bad[] = {
    "", "a", "1", "a0", "a8", "h1", "`1", "A1", "1a", " a1", "a ", "é1", "a\xff", "g9", "\x80" "1",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      LabCell cell = 77;

      g_assert_false (lab_cell_parse (bad[i], &cell));
      g_assert_cmpuint (cell, ==, 77);
    }
}

static void
test_on_board (void)
{
  guint n = 0;

  for (unsigned int number = 0; number < 300; number++)
    {
      gboolean expected = number % 8 < 7 && number / 8 < 7;

      g_assert_cmpint (lab_cell_is_on_board (number) != FALSE, ==, expected);
      n += expected ? 1 : 0;
    }
  g_assert_cmpuint (n, ==, 49);
  g_assert_false (lab_cell_is_on_board (G_MAXUINT));
  g_assert_false (lab_cell_is_on_board (LAB_CELL_SPARE));
  g_assert_false (lab_cell_is_on_board (LAB_CELL_NONE));
}

static void
test_fixed (void)
{
  static const char *rows[] = {
    "x.x.x.x", ".......", "x.x.x.x", ".......", "x.x.x.x", ".......", "x.x.x.x",
  };

  for (guint row = 0; row < 7; row++)
    {
      for (guint column = 0; column < 7; column++)
        g_assert_cmpint (lab_cell_is_fixed (LAB_CELL (column, row)) != FALSE, ==,
                         rows[row][column] == 'x');
    }
}

static void
test_bitboards (void)
{
  g_assert_cmpuint (lab_bitboard_count (0), ==, 0);
  g_assert_cmpuint (lab_bitboard_count (LAB_ALL_CELLS), ==, 49);
  g_assert_cmpuint (lab_bitboard_first (LAB_ALL_CELLS), ==, LAB_CELL (0, 0));
  for (guint i = 0; i < 49; i++)
    {
      LabCell cell = LAB_CELL (i % 7, i / 7);

      g_assert_cmpuint (lab_bitboard_count (LAB_CELL_BIT (cell)), ==, 1);
      g_assert_cmpuint (lab_bitboard_first (LAB_CELL_BIT (cell)), ==, cell);
      g_assert_cmpuint (lab_bitboard_first (LAB_CELL_BIT (cell) | LAB_CELL_BIT (54)), ==, cell);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/cell/parse-and-format", test_parse_and_format);
  g_test_add_func ("/model/cell/parse-reads-two", test_parse_reads_two);
  g_test_add_func ("/model/cell/parse-bad", test_parse_bad);
  g_test_add_func ("/model/cell/on-board", test_on_board);
  g_test_add_func ("/model/cell/fixed", test_fixed);
  g_test_add_func ("/model/cell/bitboards", test_bitboards);
  return g_test_run ();
}
