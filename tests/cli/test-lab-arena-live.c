/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-table.h"

/* Tests the progress of games and of a search on a terminal, which Ctrl-C removes. */

/* There is a progress bar with an estimate. */
LAB_TEST ("/lab/arena-live/progress", test_progress)
{
  static const char * const steps[] = {
    "\r\033[K░░░░░░░░░░░░░░░░░░░░ ", " of 200000. ", "Time left: ", "^C", "\r\033[K", NULL,
  };

  lab_test_table_play ("arena --seat greedy --seat random --games 200000 --jobs 1", TRUE, 130,
                       steps);
}

/* A search of a small game tells how far it looks ahead, and how much it knows. */
LAB_TEST ("/lab/arena-live/solve-progress", test_solve_progress)
{
  static const char * const steps[] = {
    "\r\033[KDepth: ", ". Result known for 0 of 8 moves.", "^C", "\r\033[K", NULL,
  };

  lab_test_table_play ("classics solve hexapawn:8x8", TRUE, 130, steps);
}
