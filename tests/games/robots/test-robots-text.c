/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-robots-text.h"

#define ROW "91111113/"
#define MIDDLE "80000002/80000002/800ff002/800ff002/80000002/80000002/"
#define ROWS "91111113/80000002/80044002/802ff802/802ff802/80011002/80000002/c4444446"

/* Private helpers */

static void
assert_refused (const char         *text,
                LabRobotsTextError  code,
                const char         *message)
{
  g_autoptr (GError) error = NULL;
  LabRobotsBoard board;

  g_assert_false (lab_robots_board_parse (text, &board, &error));
  g_assert_error (error, LAB_ROBOTS_TEXT_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, message);
}

/* Reads a text and writes it again. */
static void
assert_same (const char *text,
             const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *again = NULL;
  LabRobotsBoard board;

  lab_robots_board_parse (text, &board, &error);
  g_assert_no_error (error);
  again = lab_robots_board_format (&board);
  g_assert_cmpstr (again, ==, expected);
}

/* Test cases */

/* Boards of another origin are read and written without a change. */
static void
test_file (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "robots", "robots.tsv", NULL);
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_boards = 0;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  lines = g_strsplit (contents, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] == '\0' || *lines[i] == '#')
        continue;
      lines[i][strcspn (lines[i], "\t")] = '\0';
      assert_same (lines[i], lines[i]);
      n_boards++;
    }
  g_assert_cmpuint (n_boards, ==, 31);
}

static void
test_values (void)
{
  LabRobotsBoard board, empty;

  lab_robots_board_init (&empty, 8);
  g_assert_true (lab_robots_board_parse (ROWS " a1 h8", &board, NULL));
  g_assert_true (lab_robots_board_equal (&board, &empty));
  g_assert_true (lab_robots_board_parse ("  " ROWS "\tA1,c2  b3 any,ricochet\r\n", &board, NULL));
  g_assert_cmpuint (board.size, ==, 8);
  g_assert_cmpuint (board.n_robots, ==, 2);
  g_assert_cmpuint (board.starts[0], ==, 0);
  g_assert_cmpuint (board.starts[1], ==, 10);
  g_assert_cmpuint (board.target, ==, 17);
  g_assert_true (board.any_robot);
  g_assert_true (board.must_ricochet);
}

static void
test_options (void)
{
  assert_same (ROWS " a1 h8 any", ROWS " a1 h8 any");
  assert_same (ROWS " a1 h8 ricochet", ROWS " a1 h8 ricochet");
  assert_same (ROWS " a1 h8 ricochet,any", ROWS " a1 h8 any,ricochet");
  assert_refused (ROWS " a1 h8 all", LAB_ROBOTS_TEXT_ERROR_OPTION,
                  "There is no option “all”. The options of a board are any and ricochet.");
}

/* The largest board has columns with two letters. */
static void
test_sizes (void)
{
  for (guint size = LAB_ROBOTS_MIN_SIZE; size <= LAB_ROBOTS_MAX_SIZE; size += 2)
    {
      g_autofree char *text = NULL;
      LabRobotsBoard board;

      lab_robots_board_init (&board, size);
      text = lab_robots_board_format (&board);
      assert_same (text, text);
    }
}

static void
test_cells (void)
{
  static const char * const wrong[] = { "", "a", "1", "a0", "a01", "a33", "ag1", "1a", "a1b",
                                        "aaa1", "a-1", "a99999999999", "zzzzzzzzzzzz1" };

  for (guint cell = 0; cell < LAB_ROBOTS_MAX_CELLS; cell++)
    {
      g_autofree char *name = lab_robots_cell_format (cell, LAB_ROBOTS_MAX_SIZE);
      guint read = G_MAXUINT;

      g_assert_true (lab_robots_cell_parse (name, LAB_ROBOTS_MAX_SIZE, &read, NULL));
      g_assert_cmpuint (read, ==, cell);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      guint cell;

      g_assert_false (lab_robots_cell_parse (wrong[i], LAB_ROBOTS_MAX_SIZE, &cell, NULL));
    }
}

static void
test_fields (void)
{
  assert_refused ("", LAB_ROBOTS_TEXT_ERROR_FIELDS,
                  "A board has three fields, ROWS ROBOTS TARGET, and perhaps options, but this "
                  "text has 0.");
  assert_refused (ROWS " a1", LAB_ROBOTS_TEXT_ERROR_FIELDS,
                  "A board has three fields, ROWS ROBOTS TARGET, and perhaps options, but this "
                  "text has 2.");
  assert_refused (ROWS " a1 h8 any ricochet", LAB_ROBOTS_TEXT_ERROR_FIELDS,
                  "A board has three fields, ROWS ROBOTS TARGET, and perhaps options, but this "
                  "text has 5.");
}

static void
test_size (void)
{
  assert_refused ("911113/ a1 h8", LAB_ROBOTS_TEXT_ERROR_SIZE,
                  "Row 1 has 6 digits. A board has an even number of them, from 8 to 32.");
  assert_refused ("911111113/ a1 h8", LAB_ROBOTS_TEXT_ERROR_SIZE,
                  "Row 1 has 9 digits. A board has an even number of them, from 8 to 32.");
  assert_refused (ROW "8000002/ a1 h8", LAB_ROBOTS_TEXT_ERROR_SIZE,
                  "Row 2 has 7 digits, but row 1 has 8.");
  assert_refused (ROW "800000000/ a1 h8", LAB_ROBOTS_TEXT_ERROR_SIZE,
                  "Row 2 has 9 digits, but row 1 has 8.");
  assert_refused (ROW MIDDLE "c4444446/c4444446 a1 h8", LAB_ROBOTS_TEXT_ERROR_SIZE,
                  "The board has 9 rows of 8 cells. It must be a square.");
  assert_refused (ROW "80000002 a1 h8", LAB_ROBOTS_TEXT_ERROR_SIZE,
                  "The board has 2 rows of 8 cells. It must be a square.");
}

static void
test_digits (void)
{
  assert_refused (ROW "80x00002/ a1 h8", LAB_ROBOTS_TEXT_ERROR_DIGIT,
                  "Row 2, column 3: “x00002” does not begin with a digit from 0 to f.");
}

/* Both sides of a wall agree, and the board and its island are closed. */
static void
test_walls (void)
{
  assert_refused ("91111113/80200002/80044002/802ff802/802ff802/80011002/80000002/c4444446 a1 h8",
                  LAB_ROBOTS_TEXT_ERROR_WALLS,
                  "Cell c2 and its neighbor in the east disagree about the wall between them.");
  assert_refused ("91111113/80000002/80045002/802ff802/802ff802/80011002/80000002/c4444446 a1 h8",
                  LAB_ROBOTS_TEXT_ERROR_WALLS,
                  "Cell e2 and its neighbor in the south disagree about the wall between them.");
  assert_refused ("91111113/00000002/80044002/802ff802/802ff802/80011002/80000002/c4444446 a1 h8",
                  LAB_ROBOTS_TEXT_ERROR_WALLS,
                  "Cell a2 needs a wall in the west, since the board and the four cells in its "
                  "middle are closed.");
  assert_refused ("91111113/80000002/80044002/802fb802/802ff802/80011002/80000002/c4444446 a1 h8",
                  LAB_ROBOTS_TEXT_ERROR_WALLS,
                  "Cell e4 needs a wall in the south, since the board and the four cells in its "
                  "middle are closed.");
}

static void
test_places (void)
{
  assert_refused (ROWS " a1,i2 h8", LAB_ROBOTS_TEXT_ERROR_CELL,
                  "Robot 2: “i2” is not a cell. The cells of this board are a1 to h8.");
  assert_refused (ROWS " a1,d4 h8", LAB_ROBOTS_TEXT_ERROR_CELL,
                  "Robot 2: Cell d4 is one of the closed cells in the middle of the board.");
  assert_refused (ROWS " a1 h9", LAB_ROBOTS_TEXT_ERROR_CELL,
                  "Target: “h9” is not a cell. The cells of this board are a1 to h8.");
  assert_refused (ROWS " a1 e5", LAB_ROBOTS_TEXT_ERROR_CELL,
                  "Target: Cell e5 is one of the closed cells in the middle of the board.");
  assert_refused (ROWS " , h8", LAB_ROBOTS_TEXT_ERROR_CELL,
                  "Robot 1: “” is not a cell. The cells of this board are a1 to h8.");
  assert_refused (ROWS " a1,b1,a1 h8", LAB_ROBOTS_TEXT_ERROR_ROBOTS, "Two robots are on cell a1.");
  assert_refused (ROWS " a1,b1,c1,d1,e1,f1 h8", LAB_ROBOTS_TEXT_ERROR_ROBOTS,
                  "The board has more than 5 robots.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/robots/text/file", test_file);
  g_test_add_func ("/robots/text/values", test_values);
  g_test_add_func ("/robots/text/options", test_options);
  g_test_add_func ("/robots/text/sizes", test_sizes);
  g_test_add_func ("/robots/text/cells", test_cells);
  g_test_add_func ("/robots/text/errors/fields", test_fields);
  g_test_add_func ("/robots/text/errors/size", test_size);
  g_test_add_func ("/robots/text/errors/digits", test_digits);
  g_test_add_func ("/robots/text/errors/walls", test_walls);
  g_test_add_func ("/robots/text/errors/places", test_places);
  return g_test_run ();
}
