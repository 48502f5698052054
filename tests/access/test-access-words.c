/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-access-words.h"

/* Names of tiles that the test of a game must not take for good ones. That test reads all others,
 * and compares what they say with the rules in lab-access-maze.c in each turn. */

LAB_TEST ("/access/words/bad-tile", test_bad_tile)
{
  static const char * const names[] = {
    "",
    "Row 3, column 4",
    "Row 3, column 8: straight open right and left",
    "Row 3, column 4: corner open up and down",
    "Row 3, column 4: straight open north and south",
    "Row 3, column 4: straight open right and left; owl; fox",
    "Row 3, column 4: straight open right and left; green pawn",
    "Row 3, column 4: straight open right and left; owl ",
    "Spare tile: ",
  };
  LabAccessTile tile;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (lab_access_tile_parse (names[i], &tile));
}
