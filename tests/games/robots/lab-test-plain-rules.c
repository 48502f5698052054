/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-plain-rules.h"

#include <string.h>

/* Private helpers */

/* Reads the name of a cell, such as b12 or af3. */
static void
read_cell (const char *name,
           int        *row,
           int        *column)
{
  *column = 0;
  for (; *name >= 'a' && *name <= 'z'; name++)
    *column = *column * 26 + *name - 'a' + 1;
  *column -= 1;
  *row = (int) g_ascii_strtoll (name, NULL, 10) - 1;
}

static void
read_walls (const char        *text,
            LabTestPlainBoard *board)
{
  g_auto (GStrv) rows = g_strsplit (text, "/", -1);

  board->size = (int) g_strv_length (rows);
  g_assert_cmpint (board->size, <=, LAB_TEST_PLAIN_MAX_SIZE);
  for (int row = 0; row < board->size; row++)
    {
      g_assert_cmpint ((int) strlen (rows[row]), ==, board->size);
      for (int column = 0; column < board->size; column++)
        board->walls[row][column] = g_ascii_xdigit_value (rows[row][column]);
    }
}

static void
append_cell (GString *text,
             int      row,
             int      column)
{
  if (column >= 26)
    g_string_append_c (text, (char) ('a' + column / 26 - 1));
  g_string_append_printf (text, "%c%d", 'a' + column % 26, row + 1);
}

/* Returns whether a robot that leaves a cell stops at once. Walls are on both sides. */
static gboolean
is_stopped (const LabTestPlainBoard *board,
            const LabTestPlainRobot *robots,
            int                      row,
            int                      column,
            int                      down,
            int                      right)
{
  int leaving = down < 0 ? 1 : right > 0 ? 2 : down > 0 ? 4 : 8;
  int entering = down < 0 ? 4 : right > 0 ? 8 : down > 0 ? 1 : 2;
  int next_row = row + down, next_column = column + right;

  if (next_row < 0 || next_row >= board->size || next_column < 0 || next_column >= board->size)
    return TRUE;
  return (board->walls[row][column] & leaving) != 0
         || (board->walls[next_row][next_column] & entering) != 0
         || lab_test_plain_find_robot (board, robots, next_row, next_column) >= 0;
}

/* Public functions */

/**
 * lab_test_plain_board_read:
 * @text: the text of a board, without errors
 * @board: (out caller-allocates): the board
 * @robots: (array fixed-size=5) (out caller-allocates): its robots at the start
 */
void
lab_test_plain_board_read (const char        *text,
                           LabTestPlainBoard *board,
                           LabTestPlainRobot *robots)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_auto (GStrv) cells = NULL;

  g_assert_cmpuint (g_strv_length (words), >=, 3);
  memset (board, 0, sizeof *board);
  memset (robots, 0, LAB_TEST_PLAIN_MAX_ROBOTS * sizeof *robots);
  read_walls (words[0], board);
  cells = g_strsplit (words[1], ",", -1);
  board->n_robots = (int) g_strv_length (cells);
  g_assert_cmpint (board->n_robots, <=, LAB_TEST_PLAIN_MAX_ROBOTS);
  for (int i = 0; i < board->n_robots; i++)
    read_cell (cells[i], &robots[i].row, &robots[i].column);
  read_cell (words[2], &board->target_row, &board->target_column);
  board->any = words[3] != NULL && strstr (words[3], "any") != NULL;
  board->ricochet = words[3] != NULL && strstr (words[3], "ricochet") != NULL;
}

/** lab_test_plain_board_write: (transfer full): writes a board with its robots as text. */
char *
lab_test_plain_board_write (const LabTestPlainBoard *board,
                            const LabTestPlainRobot *robots)
{
  GString *text = g_string_new (NULL);
  g_autofree char *cells = lab_test_plain_write_cells (board, robots);

  for (int row = 0; row < board->size; row++)
    {
      if (row > 0)
        g_string_append_c (text, '/');
      for (int column = 0; column < board->size; column++)
        g_string_append_printf (text, "%x", (guint) board->walls[row][column]);
    }
  g_string_append_printf (text, " %s ", cells);
  append_cell (text, board->target_row, board->target_column);
  if (board->any || board->ricochet)
    g_string_append_printf (text, " %s%s%s", board->any ? "any" : "",
                            board->any && board->ricochet ? "," : "",
                            board->ricochet ? "ricochet" : "");
  return g_string_free (text, FALSE);
}

/** lab_test_plain_write_cells: (transfer full): writes the cells of robots, with commas. */
char *
lab_test_plain_write_cells (const LabTestPlainBoard *board,
                            const LabTestPlainRobot *robots)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < board->n_robots; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      append_cell (text, robots[i].row, robots[i].column);
    }
  return g_string_free (text, FALSE);
}

/** lab_test_plain_is_closed: returns whether a cell is one of the four in the middle. */
gboolean
lab_test_plain_is_closed (const LabTestPlainBoard *board,
                          int                      row,
                          int                      column)
{
  return (row == board->size / 2 - 1 || row == board->size / 2)
         && (column == board->size / 2 - 1 || column == board->size / 2);
}

/** lab_test_plain_find_robot: returns the robot on a cell; -1 for none. */
int
lab_test_plain_find_robot (const LabTestPlainBoard *board,
                           const LabTestPlainRobot *robots,
                           int                      row,
                           int                      column)
{
  for (int i = 0; i < board->n_robots; i++)
    {
      if (robots[i].row == row && robots[i].column == column)
        return i;
    }
  return -1;
}

/** lab_test_plain_slide: slides a robot to N, E, S, or W; returns whether it has moved. */
gboolean
lab_test_plain_slide (const LabTestPlainBoard *board,
                      LabTestPlainRobot       *robots,
                      int                      robot,
                      char                     side)
{
  int down = side == 'S' ? 1 : side == 'N' ? -1 : 0;
  int right = side == 'E' ? 1 : side == 'W' ? -1 : 0;
  gboolean has_moved = FALSE;

  while (!is_stopped (board, robots, robots[robot].row, robots[robot].column, down, right))
    {
      robots[robot].row += down;
      robots[robot].column += right;
      has_moved = TRUE;
    }
  if (has_moved && right != 0)
    robots[robot].has_gone_along = TRUE;
  if (has_moved && down != 0)
    robots[robot].has_gone_across = TRUE;
  return has_moved;
}

/** lab_test_plain_is_on_target: returns whether a robot stands on the target, as it must. */
gboolean
lab_test_plain_is_on_target (const LabTestPlainBoard *board,
                             const LabTestPlainRobot *robot)
{
  return robot->row == board->target_row && robot->column == board->target_column
         && (!board->ricochet || (robot->has_gone_along && robot->has_gone_across));
}

/** lab_test_plain_find_solver: returns the robot that has solved the board; -1 for none. */
int
lab_test_plain_find_solver (const LabTestPlainBoard *board,
                            const LabTestPlainRobot *robots)
{
  for (int i = 0; i < (board->any ? board->n_robots : 1); i++)
    {
      if (lab_test_plain_is_on_target (board, &robots[i]))
        return i;
    }
  return -1;
}
