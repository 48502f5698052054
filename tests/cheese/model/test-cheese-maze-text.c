/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-cheese-maze-text.h"
#include "lab-test-cheese.h"

/* Private helpers */

static void
assert_refused (const char *text,
                const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_cheese_maze_new_from_text (text, -1, &error));
  g_assert_cmpuint (error->domain, ==, LAB_CHEESE_ERROR);
  g_assert_cmpstr (error->message, ==, message);
}

static void
assert_text (const LabCheeseMaze *maze,
             const char          *expected)
{
  g_autofree char *text = lab_cheese_maze_to_text (maze);

  g_assert_cmpstr (text, ==, expected);
}

/* Compares everything except for the order of cells and neighbors. */
static void
assert_same_walls (const LabCheeseMaze *maze,
                   const LabCheeseMaze *other)
{
  guint n = lab_cheese_maze_get_width (maze) * lab_cheese_maze_get_height (maze);

  g_assert_cmpuint (lab_cheese_maze_get_width (maze), ==, lab_cheese_maze_get_width (other));
  g_assert_cmpuint (lab_cheese_maze_get_height (maze), ==, lab_cheese_maze_get_height (other));
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (lab_cheese_maze_has_cell (maze, i), ==, lab_cheese_maze_has_cell (other, i));
      for (guint j = 0; j < LAB_N_CHEESE_ACTIONS; j++)
        g_assert_cmpuint (lab_cheese_maze_get_weight (maze, i, j), ==,
                          lab_cheese_maze_get_weight (other, i, j));
    }
}

/* Tests */

/* Cells in the order of the keys; a passage comes when it is first named. */
static void
test_map (void)
{
  g_autoptr (LabCheeseMaze) maze
    = lab_test_cheese_read ("{4: {1: 1, 3: 5}, 1: {4: 1, 0: 1},\n 0: {3: 1, 1: 1,},\n"
                            "3: {0: 1, 4: 5}}\n");
  g_autoptr (LabCheeseMaze) json
    = lab_test_cheese_read (" {\"4\":{\"1\":1,\"3\":5},\"1\":{\"4\":1,\"0\":1},"
                            "'0':{'3':1,'1':1},\"3\":{\"0\":1,\"4\":5}}");
  g_autofree char *map = lab_cheese_maze_to_map (maze);

  assert_text (maze, "labyrinthe-cheese-maze 1\nsize 3 2\n"
                     "4: 1 3*5\n1: 4 0\n0: 1 3\n3: 4*5 0\n");
  g_assert_true (lab_cheese_maze_equal (maze, json));
  g_assert_cmpstr (map, ==, "{4: {1: 1, 3: 5},\n 1: {4: 1, 0: 1},\n 0: {1: 1, 3: 1},\n"
                            " 3: {4: 5, 0: 1}}\n");
}

static void
test_matrix (void)
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
static void
test_column (void)
{
  g_autoptr (LabCheeseMaze) maze = lab_test_cheese_read ("{0: {1: 1}, 1: {0: 1, 2: 1}, 2: {1: 1}}");

  g_assert_cmpuint (lab_cheese_maze_get_width (maze), ==, 1);
  g_assert_cmpuint (lab_cheese_maze_get_height (maze), ==, 3);
}

static void
test_drawing (void)
{
  const char *drawing = "+---+---+---+\n"
                        "|       4   |\n"
                        "+   +---+ 9 +\n"
                        "|   |###|   |\n"
                        "+---+---+---+\n";
  g_autoptr (LabCheeseMaze) maze = lab_test_cheese_read (drawing);
  g_autofree char *again = lab_cheese_maze_to_drawing (maze);

  assert_text (maze, "labyrinthe-cheese-maze 1\nsize 3 2\n"
                     "0: 1 3\n1: 0 2*4\n2: 1*4 5*9\n3: 0\n5: 2*9\n");
  g_assert_cmpstr (again, ==, drawing);
}

static void
test_wide_drawing (void)
{
  g_autoptr (LabCheeseMaze) maze
    = lab_test_cheese_read ("{0: {1: 1, 2: 1000000}, 1: {0: 1, 3: 77}, 2: {0: 1000000},\n"
                            "3: {1: 77}}");
  g_autofree char *drawing = lab_cheese_maze_to_drawing (maze);
  g_autoptr (LabCheeseMaze) again = lab_test_cheese_read (drawing);

  assert_same_walls (maze, again);
}

/* A maze may have parts that no way joins, as in the original. */
static void
test_parts (void)
{
  g_autoptr (LabCheeseMaze) parts = lab_test_cheese_read ("+---+---+\n|       |\n+---+---+\n"
                                                          "|       |\n+---+---+\n");
  g_autoptr (LabCheeseMaze) whole = lab_test_cheese_read ("+---+---+\n|       |\n+---+---+\n");

  g_assert_false (lab_cheese_maze_is_connected (parts));
  g_assert_true (lab_cheese_maze_is_symmetric (parts));
  g_assert_true (lab_cheese_maze_is_connected (whole));
}

/* Every random maze is the same after writing and reading. */
static void
test_round_trip (void)
{
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (LabCheeseMaze) maze = NULL;
      g_autoptr (LabCheeseMaze) from_text = NULL;
      g_autoptr (LabCheeseMaze) from_drawing = NULL;
      g_autofree char *text = NULL;
      g_autofree char *drawing = NULL;

      settings.style = i % LAB_N_CHEESE_STYLES;
      settings.width = 2 + i % 17;
      settings.max_mud = 9 + i * i;
      maze = lab_test_cheese_make (&settings, i);
      text = lab_cheese_maze_to_text (maze);
      drawing = lab_cheese_maze_to_drawing (maze);
      from_text = lab_test_cheese_read (text);
      from_drawing = lab_test_cheese_read (drawing);
      g_assert_true (lab_cheese_maze_equal (maze, from_text));
      assert_same_walls (maze, from_drawing);
    }
}

/* A map keeps the order of the cells, and the neighbors of the map. */
static void
test_map_round_trip (void)
{
  LabCheeseMazeSettings settings = LAB_CHEESE_MAZE_DEFAULTS;

  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (LabCheeseMaze) maze = lab_test_cheese_make (&settings, i);
      g_autofree char *map = lab_cheese_maze_to_map (maze);
      g_autoptr (LabCheeseMaze) again = lab_test_cheese_read (map);

      assert_same_walls (maze, again);
      g_assert_cmpmem (lab_cheese_maze_get_cells (maze), 156 * sizeof (guint),
                       lab_cheese_maze_get_cells (again), 156 * sizeof (guint));
    }
}

static void
test_bad_maps (void)
{
  assert_refused ("", "Line 1, column 1: This is not a maze. Write a map such as "
                      "“{0: {1: 1}, 1: {0: 1}}”, a matrix, or a drawing.");
  assert_refused ("{}", "A maze needs at least 2 cells. Add a cell.");
  assert_refused ("{0: {1: 1},\n 1: {0: 2}}",
                  "Line 1, column 6: From 0 to 1 the weight is 1, but from 1 to 0 it is 2. Both "
                  "must be the same.");
  assert_refused ("{0: {2: 1, 3: 1}, 2: {0: 1}, 3: {0: 1}}",
                  "Line 1, column 6: The cells 0 and 2 are not adjacent. The maze has 3 columns, "
                  "because that is the largest difference of two neighbors: 0 and 3.");
  assert_refused ("{0: {1: 1, 3: 1}, 1: {0: 1}, 2: {3: 1}, 3: {0: 1, 2: 1}}",
                  "Line 1, column 34: The cells 2 and 3 are not adjacent. The maze has 3 columns, "
                  "because that is the largest difference of two neighbors: 0 and 3.");
}

static void
test_bad_entries (void)
{
  assert_refused ("{0: {1: 1, 3: 1}, 1: {0: 1}, 3: {}}",
                  "Line 1, column 12: The cell 0 has the neighbor 3, but 3 does not have the "
                  "neighbor 0. List both or none.");
  assert_refused ("{0: {1: 1}, 1: {0: 1}, 5: {}}",
                  "Line 1, column 24: The cell 5 has no neighbor. Give it one, or leave it out.");
  assert_refused ("{0: {1: 1}, 1: {0: 1},\n0: {}}",
                  "Line 2, column 1: The cell 0 is listed a second time. Remove one of them.");
  assert_refused ("{0: {1: 1, 1: 1}, 1: {0: 1}}",
                  "Line 1, column 12: The cell 0 has the neighbor 1 a second time. Remove one of "
                  "them.");
  assert_refused ("{0: {0: 1}, 1: {0: 1}}",
                  "Line 1, column 6: The cell 0 cannot be its own neighbor.");
  assert_refused ("{0: {1: 1}}",
                  "Line 1, column 6: The cell 0 has the neighbor 1, which is not listed as a "
                  "cell.");
  assert_refused ("{0: {1: 0}, 1: {0: 0}}",
                  "Line 1, column 6: The weight from 0 to 1 must be a whole number from 1 to "
                  "1000000.");
  assert_refused ("{0: {1: -3}, 1: {0: -3}}",
                  "Line 1, column 6: The weight from 0 to 1 must be a whole number from 1 to "
                  "1000000.");
  assert_refused ("{0: {1: 99999999999999999999}, 1: {0: 1}}",
                  "Line 1, column 6: The weight from 0 to 1 must be a whole number from 1 to "
                  "1000000.");
  assert_refused ("{0: {1: 1.5}, 1: {0: 1.5}}", "Line 1, column 9: This is not a whole number.");
  assert_refused ("{-1: {1: 1}}",
                  "Line 1, column 2: The number of a cell must be from 0 to 999999.");
  assert_refused ("{1000000: {1: 1}}",
                  "Line 1, column 2: The number of a cell must be from 0 to 999999.");
}

static void
test_bad_syntax (void)
{
  assert_refused ("{0 {1: 1}}", "Line 1, column 4: A colon is missing after the number.");
  assert_refused ("{0: 1}", "Line 1, column 5: An opening brace is missing before the neighbors.");
  assert_refused ("{0: {1: 1} 1: {0: 1}}",
                  "Line 1, column 12: A comma or a closing brace is missing.");
  assert_refused ("{0: {1: 1}, 1: {0: 1}} x",
                  "Line 1, column 24: Nothing can come after the last brace.");
  assert_refused ("{0: {1: 1}, 1: {0: 1}",
                  "Line 1, column 22: A comma or a closing brace is missing.");
  assert_refused ("{\"0: {1: 1}}",
                  "Line 1, column 4: A quotation mark is missing after the number.");
  assert_refused ("0 1\n1 0 0\n", "Line 2, column 1: The matrix is not square: row 2 has 3 "
                                  "numbers, and the first row has 2.");
  assert_refused ("0 1 0\n1 0 0\n", "Line 2, column 1: The matrix is not square: it has fewer rows "
                                    "than columns.");
  assert_refused ("0 1\n2 0\n", "Line 1, column 3: From 0 to 1 the weight is 1, but from 1 to 0 it "
                                "is 2. Both must be the same.");
  assert_refused ("0 x\n1 0\n", "Line 1, column 3: This is not a whole number.");
}

static void
test_bad_listings (void)
{
  assert_refused ("labyrinthe-cheese-maze 2\n",
                  "Line 1, column 1: The first line must be “labyrinthe-cheese-maze 1”. A newer "
                  "version of this program may be needed.");
  assert_refused ("labyrinthe-cheese-maze 1\n0: 1\n",
                  "Line 2, column 1: The size is missing, for example “size 15 13”.");
  assert_refused ("labyrinthe-cheese-maze 1\nsize 0 2\n",
                  "Line 1, column 25: There is no maze of such a size.");
  assert_refused ("labyrinthe-cheese-maze 1\nsize 10000 1000\n",
                  "A maze cannot have 10000 x 1000 cells. It has at most 1000000 cells.");
  assert_refused ("labyrinthe-cheese-maze 1\nsize 2 1\n0: 2\n2: 0\n",
                  "Line 4, column 1: The cell 2 is outside of the maze, whose last cell is 1.");
  assert_refused ("labyrinthe-cheese-maze 1\nsize 2 2\n0: 3\n3: 0\n",
                  "Line 3, column 4: The cells 0 and 3 are not adjacent in a maze of 2 columns.");
}

static void
test_bad_drawings (void)
{
  assert_refused ("+---\n",
                  "Line 1, column 1: The upper wall is missing, for example “+---+---+”.");
  assert_refused ("+---+\n|   |\n", "Line 2, column 1: The lower wall is missing.");
  assert_refused ("+--+\n|  |\n+--+\n",
                  "Line 1, column 1: The corners of the upper wall must have the same distance, "
                  "and each cell must have at least 3 columns.");
  assert_refused ("+---+\n|   |\n+---+\n",
                  "A maze needs at least 2 cells. Add a cell.");
  assert_refused ("+---+---+\n|       \n+---+---+\n",
                  "Line 2, column 9: The outer wall has a gap.");
  assert_refused ("+---+---+\n|    ###|\n+---+---+\n",
                  "Line 2, column 5: There must be a wall around a hole.");
  assert_refused ("+---+---+\n|   | ##|\n+---+---+\n",
                  "Line 2, column 6: A hole must be filled with #.");
  assert_refused ("+---+---+\n| x |   |\n+---+---+\n",
                  "Line 2, column 3: Only a blank or # can be in a cell.");
  assert_refused ("+---+---+\n|   x   |\n+---+---+\n",
                  "Line 2, column 5: Only a wall, a number, or a blank can be here.");
  assert_refused ("+---+---+\n|   0   |\n+---+---+\n",
                  "Line 2, column 5: This is not a valid weight.");
  assert_refused ("+---+---+\n|       |\n+- -+---+\n", "Line 3, column 2: The wall has a gap.");
  assert_refused ("+---+---+\n|       |\n----+---+\n",
                  "Line 3, column 1: A corner “+” is missing.");
  assert_refused ("\n  +---+\n", "Line 2, column 3: A drawing must begin in the first column.");
}

/* A text of many cells. */
static void
test_largest (void)
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
  g_assert_true (lab_cheese_maze_equal (maze, again));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cheese-maze-text/map", test_map);
  g_test_add_func ("/cheese-maze-text/matrix", test_matrix);
  g_test_add_func ("/cheese-maze-text/column", test_column);
  g_test_add_func ("/cheese-maze-text/drawing", test_drawing);
  g_test_add_func ("/cheese-maze-text/wide-drawing", test_wide_drawing);
  g_test_add_func ("/cheese-maze-text/parts", test_parts);
  g_test_add_func ("/cheese-maze-text/round-trip", test_round_trip);
  g_test_add_func ("/cheese-maze-text/map-round-trip", test_map_round_trip);
  g_test_add_func ("/cheese-maze-text/bad-maps", test_bad_maps);
  g_test_add_func ("/cheese-maze-text/bad-entries", test_bad_entries);
  g_test_add_func ("/cheese-maze-text/bad-syntax", test_bad_syntax);
  g_test_add_func ("/cheese-maze-text/bad-listings", test_bad_listings);
  g_test_add_func ("/cheese-maze-text/bad-drawings", test_bad_drawings);
  g_test_add_func ("/cheese-maze-text/largest", test_largest);
  return g_test_run ();
}
