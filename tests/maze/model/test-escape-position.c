/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-escape.h"

/* Private helpers */

static void
assert_refused (const LabEscapePosition *position,
                const LabEscapeLevel    *level,
                const char              *text,
                LabEscapeError           code)
{
  g_autoptr (GError) error = NULL;
  LabEscapePosition after = *position;
  LabEscapeMove move;

  g_assert_true (lab_escape_move_parse (text, &move, NULL));
  g_assert_false (lab_escape_position_play (&after, level, move, &error));
  g_assert_error (error, LAB_ESCAPE_ERROR, (int) code);
  g_assert_cmpmem (&after, sizeof after, position, sizeof *position);
}

static void
assert_at (const LabEscapePosition *position,
           guint                    row,
           guint                    column,
           guint                    n_moves)
{
  g_assert_cmpuint (position->cell.row, ==, row);
  g_assert_cmpuint (position->cell.column, ==, column);
  g_assert_cmpuint (position->n_moves, ==, n_moves);
}

/* Tests */

static void
test_texts (void)
{
  g_autoptr (GError) error = NULL;
  LabEscapeMove move;
  LabEscapeItem item;

  for (guint i = 0; i < LAB_N_ESCAPE_MOVES; i++)
    {
      g_assert_true (lab_escape_move_parse (lab_escape_move_format (i), &move, NULL));
      g_assert_cmpuint (move, ==, i);
      if (lab_escape_move_get_item (i, &item))
        g_assert_cmpuint (lab_escape_move_for_item (item, i % LAB_MAZE_N_DIRECTIONS), ==, i);
    }
  g_assert_false (lab_escape_move_parse ("leap", &move, &error));
  g_assert_error (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_SYNTAX);
}

static void
test_steps (void)
{
  g_autoptr (LabEscapeLevel) level = lab_test_escape_make (
      "+---+---+---+\n| @   *     |\n+---+---+   +\n| E         |\n+---+---+---+\n", NULL);
  LabEscapePosition position;

  lab_escape_position_init (&position, level);
  assert_refused (&position, level, "d", LAB_ESCAPE_ERROR_WALL);
  assert_refused (&position, level, "u", LAB_ESCAPE_ERROR_WALL);
  assert_refused (&position, level, "hammer", LAB_ESCAPE_ERROR_NOT_CARRIED);
  g_assert_false (lab_escape_position_has_all_goals (&position, level));
  lab_test_escape_play (&position, level, "r");
  assert_at (&position, 0, 1, 1);
  g_assert_true (lab_escape_position_has_all_goals (&position, level));
  lab_test_escape_play (&position, level, "r d l l");
  assert_at (&position, 1, 0, 5);
  g_assert_true (lab_escape_position_is_over (&position, level));
  assert_refused (&position, level, "r", LAB_ESCAPE_ERROR_OVER);
}

/* The exit counts only when all goals are collected, and can be passed before. */
static void
test_exit (void)
{
  g_autoptr (LabEscapeLevel) level = lab_test_escape_make (
      "+---+---+---+\n| @   E   * |\n+---+---+---+\n", NULL);
  LabEscapePosition position;

  lab_escape_position_init (&position, level);
  lab_test_escape_play (&position, level, "r");
  g_assert_false (lab_escape_position_is_over (&position, level));
  lab_test_escape_play (&position, level, "r l");
  g_assert_true (lab_escape_position_is_over (&position, level));
}

static void
test_leap (void)
{
  g_autoptr (LabEscapeLevel) level = lab_test_escape_make (
      "+---+---+---+\n| @   L     |\n+---+---+   +\n| E         |\n+---+---+---+\n", NULL);
  LabEscapePosition position;

  lab_escape_position_init (&position, level);
  lab_test_escape_play (&position, level, "r");
  g_assert_true (lab_escape_position_carries (&position, LAB_ESCAPE_LEAP));
  assert_refused (&position, level, "leap-u", LAB_ESCAPE_ERROR_WALL);
  assert_refused (&position, level, "leap-r", LAB_ESCAPE_ERROR_USELESS);
  lab_test_escape_play (&position, level, "leap-d");
  assert_at (&position, 1, 1, 2);
  assert_refused (&position, level, "leap-u", LAB_ESCAPE_ERROR_NOT_CARRIED);
  /* The item does not come back. */
  lab_test_escape_play (&position, level, "r u l");
  g_assert_false (lab_escape_position_carries (&position, LAB_ESCAPE_LEAP));
}

static void
test_hammer (void)
{
  g_autoptr (LabEscapeLevel) level = lab_test_escape_make (
      "+---+---+---+\n| @   H |   |\n+   +---+   +\n|         E |\n+---+---+---+\n", NULL);
  LabEscapePosition position;

  lab_escape_position_init (&position, level);
  lab_test_escape_play (&position, level, "r hammer");
  assert_at (&position, 0, 1, 1);
  g_assert_cmpuint (lab_escape_position_get_ways (&position, level, position.cell), ==,
                    1u << LAB_MAZE_DOWN | 1u << LAB_MAZE_LEFT | 1u << LAB_MAZE_RIGHT);
  g_assert_true (lab_escape_position_is_open (&position, level, (LabMazeCell) { 0, 2 },
                                              LAB_MAZE_LEFT));
  g_assert_true (lab_escape_position_is_open (&position, level, (LabMazeCell) { 1, 1 },
                                              LAB_MAZE_UP));
  lab_test_escape_play (&position, level, "r l d u");
  assert_at (&position, 0, 1, 5);
}

static void
test_rift_and_shuffle (void)
{
  g_autoptr (LabEscapeLevel) level = lab_test_escape_make (
      "+---+---+---+---+\n| @   R   S   E |\n+   +---+---+   +\n| T             |\n"
      "+---+---+---+---+\n",
      "+---+---+---+---+\n|   |   |   |   |\n+   +   +   +   +\n|               |\n"
      "+---+---+---+---+\n");
  LabEscapePosition position;

  lab_escape_position_init (&position, level);
  lab_test_escape_play (&position, level, "r r l rift");
  assert_at (&position, 1, 0, 3);
  lab_test_escape_play (&position, level, "shuffle");
  g_assert_cmpuint (position.maze, ==, 1);
  assert_at (&position, 1, 0, 3);
  lab_test_escape_play (&position, level, "r u");
  assert_refused (&position, level, "l", LAB_ESCAPE_ERROR_WALL);
}

/* The walls that the hammer has broken are whole after a shuffle. */
static void
test_hammer_and_shuffle (void)
{
  const char *drawing = "+---+---+---+---+\n| @   H   S | E |\n+---+---+---+   +\n"
                        "|               |\n+---+---+---+---+\n";
  g_autoptr (LabEscapeLevel) level = lab_test_escape_make (drawing, drawing);
  LabEscapePosition position;

  lab_escape_position_init (&position, level);
  lab_test_escape_play (&position, level, "r r hammer");
  g_assert_true (lab_escape_position_is_open (&position, level, position.cell, LAB_MAZE_RIGHT));
  lab_test_escape_play (&position, level, "shuffle");
  g_assert_false (lab_escape_position_is_open (&position, level, position.cell, LAB_MAZE_RIGHT));
}

static void
test_way_and_sight (void)
{
  g_autoptr (LabEscapeLevel) level = lab_test_escape_make (
      "+---+---+---+---+\n| @           * |\n+---+---+   +---+\n| E             |\n"
      "+---+---+---+---+\n", NULL);
  g_autoptr (GArray) seen = NULL, way = NULL, to_exit = NULL;
  LabEscapePosition position;

  lab_escape_position_init (&position, level);
  seen = lab_escape_position_list_seen (&position, level);
  g_assert_cmpuint (seen->len, ==, 8);
  way = lab_escape_position_find_way (&position, level);
  g_assert_cmpuint (way->len, ==, 4);
  lab_test_escape_play (&position, level, "r r r");
  to_exit = lab_escape_position_find_way (&position, level);
  g_assert_cmpuint (to_exit->len, ==, 5);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/escape-position/texts", test_texts);
  g_test_add_func ("/escape-position/steps", test_steps);
  g_test_add_func ("/escape-position/exit", test_exit);
  g_test_add_func ("/escape-position/leap", test_leap);
  g_test_add_func ("/escape-position/hammer", test_hammer);
  g_test_add_func ("/escape-position/rift-and-shuffle", test_rift_and_shuffle);
  g_test_add_func ("/escape-position/hammer-and-shuffle", test_hammer_and_shuffle);
  g_test_add_func ("/escape-position/way-and-sight", test_way_and_sight);
  return g_test_run ();
}
