/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <signal.h>
#include <unistd.h>

#include <gio/gio.h>

#include "lab-test-robots.h"
#include "lab-test-table.h"

#define BOARD LAB_TEST_BOARD
/* Private helpers */

/* Starts the program with pipes. */
static GSubprocess *
start (const char *words)
{
  g_autofree char *line = g_strconcat (g_getenv ("LABYRINTHE_LAB"), " robots ", words, NULL);
  g_auto (GStrv) args = g_strsplit (line, " ", -1);
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  process = g_subprocess_newv ((const char * const *) args,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                               &error);
  g_assert_no_error (error);
  return process;
}

/* Tests */

/* A program can wait for each answer before it writes the next board. Ctrl-C ends the wait. */
LAB_TEST ("/lab-robots/solve/dialogue", test_solve_dialogue)
{
  g_autoptr (GSubprocess) process = start ("solve -");
  GOutputStream *input = g_subprocess_get_stdin_pipe (process);
  g_autoptr (GDataInputStream) output
      = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *line = NULL;

      g_assert_true (g_output_stream_write_all (input, BOARD "\n", strlen (BOARD "\n"), NULL, NULL,
                                                NULL));
      g_assert_true (g_output_stream_flush (input, NULL, NULL));
      line = g_data_input_stream_read_line (output, NULL, NULL, NULL);
      g_assert_cmpstr (line, ==, "4 1N 2W 1S 1E");
    }
  g_subprocess_send_signal (process, SIGINT);
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 130);
}

/* A bar shows how far the work is, and how long it will still take. */
LAB_TEST ("/lab-robots/generate/progress", test_generate_progress)
{
  LabTestTable *table;

  if (!lab_test_table_is_possible ())
    {
      g_test_skip ("no terminals");
      return;
    }
  table = lab_test_table_new_for_progress ("robots generate --moves 4 --seed 1 --count 1000000");
  lab_test_table_await (table, "░░░ Boards: ");
  lab_test_table_await (table, " of 1000000. Time left: ");
  g_subprocess_send_signal (table->process, SIGINT);
  lab_test_table_leave_with (table, 130);
}

/* A player at a terminal can correct a wrong move. */
LAB_TEST ("/lab-robots/play/terminal", test_play_terminal)
{
  LabTestTable *table;

  if (!lab_test_table_is_possible ())
    {
      g_test_skip ("no terminals");
      return;
    }
  table = lab_test_table_new ("robots", "play", BOARD, NULL);
  lab_test_table_await (table, " 8 │");
  lab_test_table_type (table, "1N 1N");
  lab_test_table_await (table, "1N a1,g3\n");
  lab_test_table_await (table, " 8 │");
  lab_test_table_type (table, "2W 1S 1E");
  lab_test_table_await (table, "1E b2,a3 solved\n");
  lab_test_table_await (table, " 8 │");
  g_assert_cmpint (write (table->terminal, "\004", 1), ==, 1);
  lab_test_table_await (table, "Solved in 4 moves.\n");
  lab_test_table_leave (table);

  table = lab_test_table_new ("robots", "play", BOARD, NULL);
  lab_test_table_await (table, " 8 │");
  lab_test_table_type (table, "9N");
  lab_test_table_await (table, " 8 │");
  g_assert_cmpint (write (table->terminal, "\004", 1), ==, 1);
  lab_test_table_await (table, "Not solved after 0 moves.\n");
  lab_test_table_leave_with (table, 1);
}
