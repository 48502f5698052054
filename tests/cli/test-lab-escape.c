/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <unistd.h>

#include "lab-test-table.h"

/* Private helpers */

/* Presses keys at once. */
static void
press (LabTestTable *table,
       const char   *keys)
{
  g_assert_cmpint (write (table->terminal, keys, strlen (keys)), ==, (gssize) strlen (keys));
}

/* Tests */

/* In a terminal, single keys play, and the maze is drawn in color. */
LAB_TEST ("/lab/escape/terminal", test_terminal)
{
  LabTestTable *table;

  if (!lab_test_table_is_possible ())
    {
      g_test_skip ("no pseudo-terminal can be opened here");
      return;
    }
  table = lab_test_table_new ("maze", "escape", "--level", "7", NULL);
  lab_test_table_await (table, "\033[H\033[2JLevel 7\r\n");
  lab_test_table_await (table, "\033[1;33m@\033[0m");
  lab_test_table_await (table, "Moves: 0");
  lab_test_table_await (table, "Q: quit");
  press (table, "\033[D");
  lab_test_table_await (table, "Moves: 1");
  lab_test_table_await (table, "The magic map shows");
  lab_test_table_await (table, "Q: quit");
  press (table, "m");
  lab_test_table_await (table, "·");
  lab_test_table_await (table, "Q: quit");
  press (table, "\033[D");
  lab_test_table_await (table, "There is a wall in this direction.");
  press (table, "n");
  lab_test_table_await (table, "Moves: 0");
  lab_test_table_await (table, "Q: quit");
  press (table, "q");
  lab_test_table_leave (table);
}

/* Ctrl-C leaves the game, with the exit status that shells use. */
LAB_TEST ("/lab/escape/interrupt", test_interrupt)
{
  LabTestTable *table;

  if (!lab_test_table_is_possible ())
    {
      g_test_skip ("no pseudo-terminal can be opened here");
      return;
    }
  table = lab_test_table_new ("maze", "escape", "--level", "1", NULL);
  lab_test_table_await (table, "Q: quit");
  press (table, "\003");
  g_assert_true (g_subprocess_wait (table->process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_exited (table->process));
  g_assert_cmpint (g_subprocess_get_exit_status (table->process), ==, 130);
  g_object_unref (table->process);
  g_string_free (table->seen, TRUE);
  close (table->terminal);
  g_free (table);
}
