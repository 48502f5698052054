/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-robots-text.h"

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
LAB_TEST ("/robots/text/file", test_file)
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

LAB_TEST ("/robots/text/values", test_values)
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

LAB_TEST ("/robots/text/options", test_options)
{
  assert_same (ROWS " a1 h8 any", ROWS " a1 h8 any");
  assert_same (ROWS " a1 h8 ricochet", ROWS " a1 h8 ricochet");
  assert_same (ROWS " a1 h8 ricochet,any", ROWS " a1 h8 any,ricochet");
  assert_refused (ROWS " a1 h8 all", LAB_ROBOTS_TEXT_ERROR_OPTION,
                  "There is no option “all”. The options of a board are any and ricochet.");
}

/* The largest board has columns with two letters. */
LAB_TEST ("/robots/text/sizes", test_sizes)
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

LAB_TEST ("/robots/text/cells", test_cells)
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
