/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-arrow.h"
#include "lab-test-referee.h"

/* Checked by hand: the cell where a tile enters, the next cell, the cell where a
 * tile is pushed out, and the opposite arrow. */
static const struct
{
  const char *name;
  const char *entry;
  const char *second;
  const char *exit;
  const char *opposite;
  LabSide side;
  guint line;
} arrows[LAB_N_ARROWS] = {
  { "Nb", "b1", "b2", "b7", "Sb", LAB_NORTH, 1 }, { "Nd", "d1", "d2", "d7", "Sd", LAB_NORTH, 3 },
  { "Nf", "f1", "f2", "f7", "Sf", LAB_NORTH, 5 }, { "E2", "g2", "f2", "a2", "W2", LAB_EAST, 1 },
  { "E4", "g4", "f4", "a4", "W4", LAB_EAST, 3 },  { "E6", "g6", "f6", "a6", "W6", LAB_EAST, 5 },
  { "Sb", "b7", "b6", "b1", "Nb", LAB_SOUTH, 1 }, { "Sd", "d7", "d6", "d1", "Nd", LAB_SOUTH, 3 },
  { "Sf", "f7", "f6", "f1", "Nf", LAB_SOUTH, 5 }, { "W2", "a2", "b2", "g2", "E2", LAB_WEST, 1 },
  { "W4", "a4", "b4", "g4", "E4", LAB_WEST, 3 },  { "W6", "a6", "b6", "g6", "E6", LAB_WEST, 5 },
};

static LabCell
cell_named (const char *name)
{
  LabCell cell = LAB_CELL_NONE;

  g_assert_true (lab_cell_parse (name, &cell));
  return cell;
}

static void
test_parse_and_format (void)
{
  for (guint i = 0; i < LAB_N_ARROWS; i++)
    {
      LabArrow arrow = LAB_ARROW_NONE;
      char text[3] = "??";

      g_assert_true (lab_arrow_parse (arrows[i].name, &arrow));
      g_assert_cmpuint (arrow, ==, i);
      lab_arrow_format (arrow, text);
      g_assert_cmpstr (text, ==, arrows[i].name);
      g_assert_cmpstr (text, ==, lab_referee_arrow_name ((int) i));
    }
}

static void
test_parse_bad (void)
{
  static const char *bad[] = {
    "", "N", "b", "Na", "Nc", "Ng", "Nh", "nb", "NB", "N2", "E1", "E3", "E8", "Eb", "e2", "S2",
    "Wb", "W0", "Xb", "bN", "2E", " Nb", "\xc3\xa9",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      LabArrow arrow = 77;

      g_assert_false (lab_arrow_parse (bad[i], &arrow));
      g_assert_cmpuint (arrow, ==, 77);
    }
}

static void
test_lines (void)
{
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      int rows[7], columns[7];

      g_assert_cmpint (lab_arrow_side (arrow), ==, arrows[arrow].side);
      g_assert_cmpuint (lab_arrow_line (arrow), ==, arrows[arrow].line);
      g_assert_cmpuint (lab_arrow_cell (arrow, 0), ==, cell_named (arrows[arrow].entry));
      g_assert_cmpuint (lab_arrow_cell (arrow, 1), ==, cell_named (arrows[arrow].second));
      g_assert_cmpuint (lab_arrow_cell (arrow, 6), ==, cell_named (arrows[arrow].exit));
      lab_referee_get_line (arrow, rows, columns);
      for (guint step = 0; step < 7; step++)
        {
          g_assert_cmpuint (lab_arrow_cell (arrow, step), ==,
                            LAB_CELL (columns[step], rows[step]));
          g_assert_true (lab_cell_is_on_board (lab_arrow_cell (arrow, step)));
        }
    }
}

static void
test_opposite (void)
{
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      LabArrow opposite = lab_arrow_opposite (arrow);

      g_assert_cmpuint (opposite, <, LAB_N_ARROWS);
      g_assert_cmpstr (arrows[opposite].name, ==, arrows[arrow].opposite);
      g_assert_cmpuint (lab_arrow_opposite (opposite), ==, arrow);
    }
  g_assert_cmpuint (lab_arrow_opposite (LAB_ARROW_NONE), ==, LAB_ARROW_NONE);
}

static void
test_carry (void)
{
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      int rows[7], columns[7];

      lab_referee_get_line (arrow, rows, columns);
      for (guint i = 0; i < 49; i++)
        {
          LabCell cell = LAB_CELL (i % 7, i / 7);
          LabCell expected = cell;

          for (guint step = 0; step < 7; step++)
            {
              if (cell == LAB_CELL (columns[step], rows[step]))
                expected = LAB_CELL (columns[(step + 1) % 7], rows[(step + 1) % 7]);
            }
          g_assert_cmpuint (lab_arrow_carry (arrow, cell), ==, expected);
        }
      /* A pawn that is pushed off the board lands on the tile just inserted. */
      g_assert_cmpuint (lab_arrow_carry (arrow, cell_named (arrows[arrow].exit)), ==,
                        cell_named (arrows[arrow].entry));
    }
}

static void
test_carry_and_back (void)
{
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      for (guint i = 0; i < 49; i++)
        {
          LabCell cell = LAB_CELL (i % 7, i / 7);

          g_assert_cmpuint (lab_arrow_carry (lab_arrow_opposite (arrow),
                                             lab_arrow_carry (arrow, cell)), ==, cell);
        }
    }
}

/* Compares every tile, with a treasure on it, with the line that the referee shifts. */
static void
test_carry_tile (void)
{
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      for (guint i = 0; i <= 49; i++)
        {
          LabCell from = i == 49 ? LAB_CELL_SPARE : LAB_CELL (i % 7, i / 7);
          LabCell to = LAB_CELL_NONE;
          LabPosition position;
          LabReferee referee;

          lab_position_init (&position);
          position.treasures[0] = from;
          lab_referee_init (&referee, &position);
          lab_referee_insert (&referee, arrow, 0);
          if (referee.spare.treasure == 0)
            to = LAB_CELL_SPARE;
          for (guint j = 0; j < 49; j++)
            {
              if (referee.tiles[j / 7][j % 7].treasure == 0)
                to = LAB_CELL (j % 7, j / 7);
            }
          g_assert_cmpuint (to, !=, LAB_CELL_NONE);
          g_assert_cmpuint (lab_arrow_carry_tile (arrow, from), ==, to);
        }
      g_assert_cmpuint (lab_arrow_carry_tile (arrow, LAB_CELL_NONE), ==, LAB_CELL_NONE);
    }
}

static void
test_carry_tile_by_hand (void)
{
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      LabCell entry = cell_named (arrows[arrow].entry);

      g_assert_cmpuint (lab_arrow_carry_tile (arrow, LAB_CELL_SPARE), ==, entry);
      g_assert_cmpuint (lab_arrow_carry_tile (arrow, entry), ==,
                        cell_named (arrows[arrow].second));
      g_assert_cmpuint (lab_arrow_carry_tile (arrow, cell_named (arrows[arrow].exit)), ==,
                        LAB_CELL_SPARE);
      /* A corner tile does not move. */
      g_assert_cmpuint (lab_arrow_carry_tile (arrow, cell_named ("g7")), ==, cell_named ("g7"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/arrow/parse-and-format", test_parse_and_format);
  g_test_add_func ("/model/arrow/parse-bad", test_parse_bad);
  g_test_add_func ("/model/arrow/lines", test_lines);
  g_test_add_func ("/model/arrow/opposite", test_opposite);
  g_test_add_func ("/model/arrow/carry", test_carry);
  g_test_add_func ("/model/arrow/carry-and-back", test_carry_and_back);
  g_test_add_func ("/model/arrow/carry-tile", test_carry_tile);
  g_test_add_func ("/model/arrow/carry-tile-by-hand", test_carry_tile_by_hand);
  return g_test_run ();
}
