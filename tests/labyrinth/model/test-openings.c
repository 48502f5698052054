/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-openings.h"

/* Written by hand: a clockwise turn moves the north opening east, and so on. */
static const guint turned[16] = {
  0x0, 0x2, 0x4, 0x6, 0x8, 0xa, 0xc, 0xe, 0x1, 0x3, 0x5, 0x7, 0x9, 0xb, 0xd, 0xf,
};

static void
test_sides (void)
{
  g_assert_cmphex (1u << LAB_NORTH, ==, 1);
  g_assert_cmphex (1u << LAB_EAST, ==, 2);
  g_assert_cmphex (1u << LAB_SOUTH, ==, 4);
  g_assert_cmphex (1u << LAB_WEST, ==, 8);
}

static void
test_turn (void)
{
  for (LabOpenings tile = 0; tile < 16; tile++)
    {
      guint expected = tile;

      for (int quarters = 0; quarters < 9; quarters++)
        {
          g_assert_cmphex (lab_openings_rotate (tile, quarters), ==, expected);
          g_assert_cmphex (lab_openings_rotate (tile, quarters - 12), ==, expected);
          g_assert_cmphex (lab_openings_rotate (tile, quarters + 400), ==, expected);
          expected = turned[expected];
        }
      g_assert_cmphex (turned[lab_openings_rotate (tile, -1)], ==, tile);
      g_assert_cmphex (lab_openings_rotate (tile, G_MININT), ==, tile);
      g_assert_cmphex (lab_openings_rotate (tile, G_MAXINT), ==, lab_openings_rotate (tile, -1));
    }
}

static void
test_orientations (void)
{
  static const guint expected[16] = { 1, 4, 4, 4, 4, 2, 4, 4, 4, 4, 2, 4, 4, 4, 4, 1 };

  for (LabOpenings tile = 0; tile < 16; tile++)
    g_assert_cmpuint (lab_openings_orientations (tile), ==, expected[tile]);
}

static void
test_shapes (void)
{
  guint counts[4] = { 0 };

  for (guint tile = 0; tile < 256; tile++)
    counts[lab_openings_shape ((LabOpenings) tile)]++;
  g_assert_cmpuint (counts[LAB_SHAPE_CORNER], ==, 4);
  g_assert_cmpuint (counts[LAB_SHAPE_STRAIGHT], ==, 2);
  g_assert_cmpuint (counts[LAB_SHAPE_T], ==, 4);
  g_assert_cmpuint (counts[LAB_SHAPE_NONE], ==, 246);

  g_assert_cmpint (lab_openings_shape (0x1 | 0x4), ==, LAB_SHAPE_STRAIGHT);
  g_assert_cmpint (lab_openings_shape (0x1 | 0x2), ==, LAB_SHAPE_CORNER);
  g_assert_cmpint (lab_openings_shape (0x8 | 0x1), ==, LAB_SHAPE_CORNER);
  g_assert_cmpint (lab_openings_shape (0x1 | 0x2 | 0x4), ==, LAB_SHAPE_T);
  for (LabOpenings tile = 0; tile < 16; tile++)
    g_assert_cmpint (lab_openings_shape (tile), ==,
                     lab_openings_shape ((LabOpenings) turned[tile]));
}

static void
test_same_tile (void)
{
  for (LabOpenings a = 0; a < 16; a++)
    {
      for (guint b = 0; b < 256; b++)
        {
          gboolean expected = b == a || b == turned[a] || b == turned[turned[a]]
                              || b == turned[turned[turned[a]]];

          g_assert_cmpint (lab_openings_same_tile (a, (LabOpenings) b) != FALSE, ==, expected);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/openings/sides", test_sides);
  g_test_add_func ("/model/openings/turn", test_turn);
  g_test_add_func ("/model/openings/orientations", test_orientations);
  g_test_add_func ("/model/openings/shapes", test_shapes);
  g_test_add_func ("/model/openings/same-tile", test_same_tile);
  return g_test_run ();
}
