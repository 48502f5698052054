/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

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

/* Test cases */

/* Where a robot stops is known before it moves, and is its own cell if it cannot move. */
LAB_TEST ("/robots/position/stops", test_stops)
{
  LabRobotsBoard board = make_board ("a3,a1 g5");
  LabRobotsPosition position = lab_robots_board_get_start (&board);

  g_assert_cmpuint (lab_robots_position_find_stop (&position, &board, make_move ("1E")), ==, 23);
  g_assert_cmpuint (lab_robots_position_find_stop (&position, &board, make_move ("1N")), ==, 8);
  g_assert_cmpuint (lab_robots_position_find_stop (&position, &board, make_move ("2N")), ==, 0);
  g_assert_cmpuint (position.cells[0], ==, 16);
}
