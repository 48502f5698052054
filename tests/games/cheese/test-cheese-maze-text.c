/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

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

#define HEAD "labyrinthe-cheese-maze 1\nsize "

/* A maze is read in any form, and written in one. */
LAB_TEST ("/cheese-maze-text/forms", test_forms)
{
  static const struct { const char *text; const char *expected; } forms[] = {
    /* In a map, cells are in the order of the keys; a passage comes when it is first named. */
    { "{4: {1: 1, 3: 5}, 1: {4: 1, 0: 1},\n 0: {3: 1, 1: 1,},\n3: {0: 1, 4: 5}}\n",
      HEAD "3 2\n4: 1 3*5\n1: 4 0\n0: 1 3\n3: 4*5 0\n" },
    { " {\"4\":{\"1\":1,\"3\":5},\"1\":{\"4\":1,\"0\":1},"
      "'0':{'3':1,'1':1},\"3\":{\"0\":1,\"4\":5}}",
      HEAD "3 2\n4: 1 3*5\n1: 4 0\n0: 1 3\n3: 4*5 0\n" },
    /* Without a passage to the south, it is one column. */
    { "{0: {1: 1}, 1: {0: 1, 2: 1}, 2: {1: 1}}", HEAD "1 3\n0: 1\n1: 0 2\n2: 1\n" },
    { "0 0 4 0\n0 0 0 0\n4 0 0 1\n0 0 1 0\n", HEAD "2 2\n0: 2*4\n2: 0*4 3\n3: 2\n" },
    { "[[0,0,4,0],[0,0,0,0],[4,0,0,1],[0,0,1,0]]", HEAD "2 2\n0: 2*4\n2: 0*4 3\n3: 2\n" },
    { "+---+---+---+\n"
      "|       4   |\n"
      "+   +---+ 9 +\n"
      "|   |###|   |\n"
      "+---+---+---+\n",
      HEAD "3 2\n0: 1 3\n1: 0 2*4\n2: 1*4 5*9\n3: 0\n5: 2*9\n" },
    /* Corners are as wide as the largest weight. */
    { "+-------------+-------------+------\n"
      "|                           |\n"
      "+------1000000+------77     +------\n"
      "|             |             |\n"
      "+-------------+-------------+------\n",
      HEAD "2 2\n0: 1 2*1000000\n1: 0 3*77\n2: 0*1000000\n3: 1*77\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autoptr (LabCheeseMaze) maze = lab_test_cheese_read (forms[i].text);

      assert_text (maze, forms[i].expected);
    }
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

/* Every random maze is the same after writing and reading, also one with many cells. */
LAB_TEST ("/cheese-maze-text/round-trip", test_round_trip)
{
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  for (guint i = 0; i <= 60; i++)
    {
      g_autoptr (LabCheeseMaze) maze = NULL;
      g_autoptr (LabCheeseMaze) again = NULL;
      g_autofree char *text = NULL;

      settings.style = i % LAB_N_CHEESE_STYLES;
      settings.width = i < 60 ? 2 + i % 17 : 150;
      settings.height = i < 60 ? 13 : 150;
      settings.cell_percentage = i < 60 ? 80 : 100;
      settings.max_mud = 9 + i * i;
      maze = lab_test_cheese_make (&settings, i);
      text = lab_cheese_maze_to_text (maze);
      again = lab_test_cheese_read (text);
      assert_text (again, text);
    }
}
