/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-access-maze.h"

/* Tests the parser and the rules that the game test relies on. */

LAB_TEST ("/access/words/tile", test_tile)
{
  LabAccessTile tile;

  g_assert_true (lab_access_tile_parse (
      "Row 3, column 4: corner open north and east; owl; red pawn; blue pawn; reachable", &tile));
  g_assert_cmpint (tile.row, ==, 3);
  g_assert_cmpint (tile.column, ==, 4);
  g_assert_cmphex (tile.open, ==, LAB_ACCESS_NORTH | LAB_ACCESS_EAST);
  g_assert_cmpstr (tile.treasure, ==, "owl");
  g_assert_cmphex (tile.pawns, ==, 0x5);
  g_assert_cmpint (tile.start, ==, -1);
  g_assert_true (tile.reachable);

  g_assert_true (lab_access_tile_parse (
      "Row 1, column 7: corner open south and west; start of yellow", &tile));
  g_assert_cmpint (tile.start, ==, 1);
  g_assert_null (tile.treasure);
  g_assert_false (tile.reachable);

  g_assert_true (lab_access_tile_parse ("Spare tile: T open north, south and west", &tile));
  g_assert_cmpint (tile.row, ==, 0);
  g_assert_cmphex (tile.open, ==, 0xd);
}

LAB_TEST ("/access/words/bad-tile", test_bad_tile)
{
  static const char * const names[] = {
    "",
    "Row 3, column 4",
    "Row 3, column 8: straight open east and west",
    "Row 3, column 4: corner open north and south",
    "Row 3, column 4: straight open up and down",
    "Row 3, column 4: straight open east and west; owl; fox",
    "Row 3, column 4: straight open east and west; green pawn",
    "Row 3, column 4: straight open east and west; owl ",
    "Spare tile: ",
  };
  LabAccessTile tile;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (lab_access_tile_parse (names[i], &tile));
}

/* All tiles are straights from west to east, except in one row. */
static LabAccessMaze
make_maze (void)
{
  LabAccessMaze maze = { .spare = { 0x5, g_intern_string ("owl") }, .pawns = { 0, 13, -1, -1 } };

  for (int cell = 0; cell < LAB_ACCESS_N_CELLS; cell++)
    maze.tiles[cell].open = cell / LAB_ACCESS_SIZE == 1 ? 0x5 : 0xa;
  return maze;
}

LAB_TEST ("/access/maze/reach", test_reach)
{
  LabAccessMaze maze = make_maze ();

  g_assert_cmphex (lab_access_maze_reach (&maze, 3), ==, 0x7f);
  g_assert_cmphex (lab_access_maze_reach (&maze, 8), ==, 1 << 8);
}

LAB_TEST ("/access/maze/insert", test_insert)
{
  LabAccessMaze maze = make_maze ();

  maze.tiles[13].treasure = g_intern_string ("fox");
  lab_access_maze_insert (&maze, (LabAccessArrow){ LAB_ACCESS_WEST, 2 });
  g_assert_cmpstr (maze.tiles[7].treasure, ==, "owl");
  g_assert_cmpstr (maze.spare.treasure, ==, "fox");
  g_assert_cmpint (maze.pawns[0], ==, 0);
  g_assert_cmpint (maze.pawns[1], ==, 7);
  g_assert_true (lab_access_arrow_equal (maze.blocked, (LabAccessArrow){ LAB_ACCESS_EAST, 2 }));
}

/* If the treasure is on the spare tile, the turn puts it where the pawn can reach
 * it. */
LAB_TEST ("/access/maze/choose", test_choose)
{
  LabAccessMaze maze = make_maze ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  LabAccessTurn turn = lab_access_maze_choose (&maze, 1, g_intern_string ("owl"), 0, rand);

  g_assert_cmpint (turn.arrow.line, ==, 2);
  maze.spare.open = lab_access_turn_clockwise (maze.spare.open, turn.quarters);
  lab_access_maze_insert (&maze, turn.arrow);
  g_assert_cmpstr (maze.tiles[turn.cell].treasure, ==, "owl");
  g_assert_true ((lab_access_maze_reach (&maze, maze.pawns[1]) >> turn.cell & 1) != 0);
}
