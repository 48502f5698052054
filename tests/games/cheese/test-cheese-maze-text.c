/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-cheese-maze-text.h"
#include "lab-test-cheese.h"

/* Private helpers */

static void
assert_text (const LabCheeseMaze *maze,
             const char          *expected)
{
  g_autofree char *text = lab_cheese_maze_to_text (maze);

  g_assert_cmpstr (text, ==, expected);
}

/* Tests */

/* Cells in the order of the keys; a passage comes when it is first named. */
LAB_TEST ("/cheese-maze-text/map", test_map)
{
  g_autoptr (LabCheeseMaze) maze
    = lab_test_cheese_read ("{4: {1: 1, 3: 5}, 1: {4: 1, 0: 1},\n 0: {3: 1, 1: 1,},\n"
                            "3: {0: 1, 4: 5}}\n");
  g_autoptr (LabCheeseMaze) json
    = lab_test_cheese_read (" {\"4\":{\"1\":1,\"3\":5},\"1\":{\"4\":1,\"0\":1},"
                            "'0':{'3':1,'1':1},\"3\":{\"0\":1,\"4\":5}}");
  const char *expected = "labyrinthe-cheese-maze 1\nsize 3 2\n"
                         "4: 1 3*5\n1: 4 0\n0: 1 3\n3: 4*5 0\n";

  assert_text (maze, expected);
  assert_text (json, expected);
}

LAB_TEST ("/cheese-maze-text/matrix", test_matrix)
{
  const char *expected = "labyrinthe-cheese-maze 1\nsize 2 2\n0: 2*4\n2: 0*4 3\n3: 2\n";
  g_autoptr (LabCheeseMaze) plain
    = lab_test_cheese_read ("0 0 4 0\n0 0 0 0\n4 0 0 1\n0 0 1 0\n");
  g_autoptr (LabCheeseMaze) brackets
    = lab_test_cheese_read ("[[0,0,4,0],[0,0,0,0],[4,0,0,1],[0,0,1,0]]");

  assert_text (plain, expected);
  assert_text (brackets, expected);
}

/* Without a passage to the south, it is one column. */
LAB_TEST ("/cheese-maze-text/column", test_column)
{
  g_autoptr (LabCheeseMaze) maze = lab_test_cheese_read ("{0: {1: 1}, 1: {0: 1, 2: 1}, 2: {1: 1}}");

  g_assert_cmpuint (maze->width, ==, 1);
  g_assert_cmpuint (maze->height, ==, 3);
}

LAB_TEST ("/cheese-maze-text/drawing", test_drawing)
{
  g_autoptr (LabCheeseMaze) maze = lab_test_cheese_read ("+---+---+---+\n"
                                                         "|       4   |\n"
                                                         "+   +---+ 9 +\n"
                                                         "|   |###|   |\n"
                                                         "+---+---+---+\n");

  assert_text (maze, "labyrinthe-cheese-maze 1\nsize 3 2\n"
               "0: 1 3\n1: 0 2*4\n2: 1*4 5*9\n3: 0\n5: 2*9\n");
}

/* Corners are as wide as the largest weight. */
LAB_TEST ("/cheese-maze-text/wide-drawing", test_wide_drawing)
{
  g_autoptr (LabCheeseMaze) maze = lab_test_cheese_read ("+-------------+-------------+------\n"
                            "|                           |\n"
                            "+------1000000+------77     +------\n"
                            "|             |             |\n"
                            "+-------------+-------------+------\n");

  assert_text (maze, "labyrinthe-cheese-maze 1\nsize 2 2\n"
               "0: 1 2*1000000\n1: 0 3*77\n2: 0*1000000\n3: 1*77\n");
}

/* A maze may have parts that no way joins, as in the original. */
LAB_TEST ("/cheese-maze-text/parts", test_parts)
{
  g_autoptr (LabCheeseMaze) parts = lab_test_cheese_read ("+---+---+\n|       |\n+---+---+\n"
                                                          "|       |\n+---+---+\n");
  g_autoptr (LabCheeseMaze) whole = lab_test_cheese_read ("+---+---+\n|       |\n+---+---+\n");

  g_assert_false (lab_test_cheese_is_connected (parts));
  g_assert_true (lab_cheese_maze_is_symmetric (parts));
  g_assert_true (lab_test_cheese_is_connected (whole));
}

/* Every random maze is the same after writing and reading. */
LAB_TEST ("/cheese-maze-text/round-trip", test_round_trip)
{
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (LabCheeseMaze) maze = NULL;
      g_autoptr (LabCheeseMaze) again = NULL;
      g_autofree char *text = NULL;

      settings.style = i % LAB_N_CHEESE_STYLES;
      settings.width = 2 + i % 17;
      settings.max_mud = 9 + i * i;
      maze = lab_test_cheese_make (&settings, i);
      text = lab_cheese_maze_to_text (maze);
      again = lab_test_cheese_read (text);
      assert_text (again, text);
    }
}

/* A text of many cells. */
LAB_TEST ("/cheese-maze-text/largest", test_largest)
{
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;
  g_autoptr (LabCheeseMaze) maze = NULL;
  g_autoptr (LabCheeseMaze) again = NULL;
  g_autofree char *text = NULL;

  settings.width = settings.height = 150;
  settings.cell_percentage = 100;
  maze = lab_test_cheese_make (&settings, 1);
  text = lab_cheese_maze_to_text (maze);
  again = lab_test_cheese_read (text);
  assert_text (again, text);
}
