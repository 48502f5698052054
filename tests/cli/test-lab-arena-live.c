/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <signal.h>

#include "lab-test-table.h"

/* Tests the progress of games and of a search on a terminal. */

/* Runs a command until it has shown all @texts, and sends Ctrl-C. The progress is then gone. */
static void
assert_shown (const char         *command,
              const char * const *texts)
{
  LabTestTable *table;

  if (!lab_test_table_is_possible ())
    {
      g_test_skip ("no pseudo-terminal can be opened here");
      return;
    }
  table = lab_test_table_new_for_progress (command);
  for (guint i = 0; texts[i] != NULL; i++)
    lab_test_table_await (table, texts[i]);
  g_subprocess_send_signal (table->process, SIGINT);
  lab_test_table_await (table, "\r\033[K");
  lab_test_table_leave_with (table, 130);
}

/* There is a progress bar with an estimate. */
LAB_TEST ("/lab/arena-live/progress", test_progress)
{
  static const char * const texts[] = { "\r\033[K░░░░░░░░░░░░░░░░░░░░ ", " of 200000. ",
                                        "Time left: ", NULL };

  assert_shown ("arena --seat greedy --seat random --games 200000 --jobs 1", texts);
}

/* A search of a small game tells how far it looks ahead, and how much it knows. */
LAB_TEST ("/lab/arena-live/solve-progress", test_solve_progress)
{
  static const char * const texts[] = { "\r\033[KDepth: ", ". Result known for 0 of 8 moves.",
                                        NULL };

  assert_shown ("classics solve hexapawn:8x8", texts);
}
