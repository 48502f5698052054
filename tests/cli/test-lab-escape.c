/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-table.h"

/* In a terminal, single keys play, and the maze is drawn in color. */
LAB_TEST ("/lab/escape/terminal", test_terminal)
{
  static const char * const steps[] = {
    "\033[H\033[2JLevel 7\r\n",
    "\033[1;33m@\033[0m",
    "Moves: 0",
    "Q: quit",
    "! \033[D",
    "Moves: 1",
    "The magic map shows",
    "Q: quit",
    "! m",
    "·",
    "Q: quit",
    "! \033[D",
    "There is a wall in this direction.",
    "! n",
    "Moves: 0",
    "Q: quit",
    "! q",
    NULL,
  };

  lab_test_table_play ("maze escape --level 7", FALSE, 0, steps);
}

/* Ctrl-C leaves the game, with the exit status that shells use. */
LAB_TEST ("/lab/escape/interrupt", test_interrupt)
{
  static const char * const steps[] = { "Q: quit", "! \003", NULL };

  lab_test_table_play ("maze escape --level 1", FALSE, 130, steps);
}
