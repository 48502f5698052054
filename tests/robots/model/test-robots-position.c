/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-text.h"

/*      a   b   c   d   e   f   g   h
 *    +---+---+---+---+---+---+---+---+
 *  1 | .   .   . | .   .   .   .   . |
 *    +       +   +   +               +
 *  2 | .   . | .   . | .   .   .   . |
 *    +   +---+       +---+       +---+
 *  3 | .   .   .   .   .   .   .   . |
 *    +           +---+---+           +
 *  4 | .   .   . |       | .   .   . |
 *    +           +       +   +---+   +
 *  5 | .   .   . |       | .   * | . |
 *    +           +---+---+       +   +
 *  6 | .   .   .   .   .   .   .   . |
 *    +---+   +---+                   +
 *  7 | .   . | .   .   .   .   .   . |
 *    +       +   +                   +
 *  8 | .   .   . | .   .   .   .   . |
 *    +---+---+---+---+---+---+---+---+
 */
#define ROWS "91391113/8682c006/81045003/802ff842/802ff83a/c0411002/92900002/c46c4446 "

/* Private helpers */

/* Reads the board above with robots, a target, and options. */
static LabRobotsBoard
make_board (const char *rest)
{
  g_autofree char *text = g_strconcat (ROWS, rest, NULL);
  g_autoptr (GError) error = NULL;
  LabRobotsBoard board;

  lab_robots_board_parse (text, &board, &error);
  g_assert_no_error (error);
  return board;
}

static LabRobotsMove
make_move (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabRobotsMove move = { 0 };

  lab_robots_move_parse (text, &move, &error);
  g_assert_no_error (error);
  return move;
}

/* Plays moves from the start. Returns the cells of the robots. */
static char *
play (const LabRobotsBoard *board,
      LabRobotsPosition    *position,
      const char           *text)
{
  g_autoptr (GString) cells = g_string_new (NULL);
  g_autoptr (GArray) moves = NULL;
  g_autoptr (GError) error = NULL;

  lab_robots_position_init (position, board);
  lab_robots_moves_parse (text, &moves, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < moves->len; i++)
    {
      lab_robots_position_play (position, board, g_array_index (moves, LabRobotsMove, i), &error);
      g_assert_no_error (error);
    }
  for (guint i = 0; i < board->n_robots; i++)
    {
      g_autofree char *cell = lab_robots_cell_format (position->cells[i], board->size);

      g_string_append_printf (cells, i > 0 ? ",%s" : "%s", cell);
    }
  return g_strdup (cells->str);
}

static void
assert_cells (const char *rest,
              const char *moves,
              const char *expected)
{
  LabRobotsBoard board = make_board (rest);
  LabRobotsPosition position;
  g_autofree char *cells = play (&board, &position, moves);

  g_assert_cmpstr (cells, ==, expected);
}

/* @solver is the index of the robot that solves the board, or -1. */
static void
assert_solver (const char *rest,
               const char *moves,
               int         solver)
{
  LabRobotsBoard board = make_board (rest);
  LabRobotsPosition position;
  g_autofree char *cells = play (&board, &position, moves);
  guint robot = 99;

  g_assert_nonnull (cells);
  g_assert_cmpint (lab_robots_position_is_solved (&position, &board), ==, solver >= 0);
  g_assert_cmpint (lab_robots_position_find_solver (&position, &board, &robot), ==, solver >= 0);
  g_assert_cmpint ((int) robot, ==, solver >= 0 ? solver : 99);
}

static void
assert_refused (const char *rest,
                const char *move,
                int         code,
                const char *message)
{
  LabRobotsBoard board = make_board (rest);
  LabRobotsPosition position, before;
  g_autoptr (GError) error = NULL;

  lab_robots_position_init (&position, &board);
  before = position;
  g_assert_false (lab_robots_position_play (&position, &board, make_move (move), &error));
  g_assert_error (error, LAB_ROBOTS_MOVE_ERROR, code);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_cmpmem (&position, sizeof position, &before, sizeof before);
}

/* Test cases */

/* A robot slides until the edge, a wall, the island, or another robot stops it. */
static void
test_slides (void)
{
  assert_cells ("a3 g5", "1E", "h3");
  assert_cells ("a3 g5", "1N", "a1");
  assert_cells ("a2 g5", "1E", "b2");
  assert_cells ("a4 g5", "1E", "c4");
  assert_cells ("h4 g5", "1W", "f4");
  assert_cells ("d1 g5", "1S", "d3");
  assert_cells ("e8 g5", "1N", "e6");
  assert_cells ("a3,e3 g5", "1E", "d3,e3");
  assert_cells ("a3,e3 g5", "2W", "a3,b3");
  assert_cells ("a3,a1 g5", "1N", "a2,a1");
  assert_cells ("d8,f2 g5", "1E 2S 1W 1N", "g5,f8");
}

/* Where a robot stops is known before it moves, and is its own cell if it cannot move. */
static void
test_stops (void)
{
  LabRobotsBoard board = make_board ("a3,a1 g5");
  LabRobotsPosition position;

  lab_robots_position_init (&position, &board);
  g_assert_cmpuint (lab_robots_position_find_stop (&position, &board, make_move ("1E")), ==, 23);
  g_assert_cmpuint (lab_robots_position_find_stop (&position, &board, make_move ("1N")), ==, 8);
  g_assert_cmpuint (lab_robots_position_find_stop (&position, &board, make_move ("2N")), ==, 0);
  g_assert_cmpuint (position.cells[0], ==, 16);
}

static void
test_refused (void)
{
  assert_refused ("a3,a4 g5", "1W", LAB_ROBOTS_MOVE_ERROR_BLOCKED,
                  "Robot 1 cannot move there: something is directly in its way.");
  assert_refused ("a3,a4 g5", "1S", LAB_ROBOTS_MOVE_ERROR_BLOCKED,
                  "Robot 1 cannot move there: something is directly in its way.");
  assert_refused ("a3,c4 g5", "2E", LAB_ROBOTS_MOVE_ERROR_BLOCKED,
                  "Robot 2 cannot move there: something is directly in its way.");
  assert_refused ("a3,a4 g5", "3N", LAB_ROBOTS_MOVE_ERROR_ROBOT,
                  "There is no robot 3 on this board.");
}

static void
test_solved (void)
{
  assert_solver ("d8,f2 g5", "1E 2S 1W", -1);
  assert_solver ("d8,f2 g5", "1E 2S 1W 1N", 0);
  /* Another robot counts only if any robot does. */
  assert_solver ("a8,g6 g5", "2N", -1);
  assert_solver ("a8,g6 g5 any", "2N", 1);
  assert_solver ("g5,a8 g5", "", 0);
}

/* The robot on the target must have moved both along a row and along a column. */
static void
test_ricochet (void)
{
  assert_solver ("g8 g5 ricochet", "1N", -1);
  assert_solver ("g8 g5", "1N", 0);
  assert_solver ("a5,f6 g5 ricochet", "2E 2W 1N", -1);
  assert_solver ("d8,f2 g5 ricochet", "1E 2S 1W 1N", 0);
  assert_solver ("g6,a1 g5 any,ricochet", "2E 1N", -1);
  assert_solver ("a1,d8,f2 g5 any,ricochet", "2E 3S 2W 2N", 1);
  /* The way back and forth along a column is straight, too. */
  assert_solver ("g6 g5 ricochet", "1S 1N", -1);
}

static void
test_texts (void)
{
  static const char * const wrong[] = { "", "1", "N", "0N", "6N", "1X", "1NN", "N1", "1 N", "é" };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  LabRobotsMove move;

  for (guint robot = 0; robot < LAB_ROBOTS_MAX_ROBOTS; robot++)
    {
      for (guint side = 0; side < LAB_N_ROBOTS_SIDES; side++)
        {
          g_autofree char *name = lab_robots_move_format ((LabRobotsMove) { (guint8) robot,
                                                                            (guint8) side });

          move = make_move (name);
          g_assert_cmpuint (move.robot, ==, robot);
          g_assert_cmpuint (move.side, ==, side);
        }
    }
  move = make_move ("5w");
  text = lab_robots_move_format (move);
  g_assert_cmpstr (text, ==, "5W");

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_assert_false (lab_robots_move_parse (wrong[i], &move, &error));
      g_assert_error (error, LAB_ROBOTS_MOVE_ERROR, LAB_ROBOTS_MOVE_ERROR_SYNTAX);
      g_clear_error (&error);
    }
  lab_robots_move_parse ("1X", &move, &error);
  g_assert_cmpstr (error->message, ==, "“1X” is not a move. A move is a robot from 1 to 5 and N, "
                                       "E, S, or W, such as 1N.");
}

static void
test_lists (void)
{
  g_autoptr (GArray) moves = NULL;
  g_autoptr (GArray) none = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  GArray *failed = NULL;

  g_assert_true (lab_robots_moves_parse (" 1N,2e\t 3S \n4W", &moves, &error));
  text = lab_robots_moves_format ((const LabRobotsMove *) (gpointer) moves->data, moves->len);
  g_assert_cmpstr (text, ==, "1N 2E 3S 4W");
  g_assert_true (lab_robots_moves_parse ("", &none, &error));
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_false (lab_robots_moves_parse ("1N 9N", &failed, &error));
  g_assert_error (error, LAB_ROBOTS_MOVE_ERROR, LAB_ROBOTS_MOVE_ERROR_SYNTAX);
}

static void
test_travel (void)
{
  LabRobotsBoard board = make_board ("d8,f2 g5");
  g_autoptr (GArray) moves = NULL;

  g_assert_true (lab_robots_moves_parse ("1E 2S 1W 1N", &moves, NULL));
  for (guint i = 0; i <= moves->len; i++)
    {
      static const guint travels[] = { 0, 4, 10, 11, 14 };

      g_assert_cmpuint (lab_robots_measure_travel (&board, (LabRobotsMove *) (gpointer) moves->data,
                                                   i), ==, travels[i]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/robots/position/slides", test_slides);
  g_test_add_func ("/robots/position/stops", test_stops);
  g_test_add_func ("/robots/position/refused", test_refused);
  g_test_add_func ("/robots/position/solved", test_solved);
  g_test_add_func ("/robots/position/ricochet", test_ricochet);
  g_test_add_func ("/robots/position/texts", test_texts);
  g_test_add_func ("/robots/position/lists", test_lists);
  g_test_add_func ("/robots/position/travel", test_travel);
  return g_test_run ();
}
