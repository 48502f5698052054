/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <signal.h>

#include <gio/gio.h>

#include "lab-test-table.h"

/* It needs four moves, and has one solution with so many. */
#define BOARD \
  "91391113/8682c006/81045003/802ff842/802ff83a/c0411002/92900002/c46c4446 a3,g3 b2"

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
  static const char * const steps[] = {
    "░░░ Boards: ", " of 1000000. Time left: ", "^C", NULL,
  };

  lab_test_table_play ("robots generate --moves 4 --seed 1 --count 1000000", TRUE, 130, steps);
}

/* A player at a terminal can correct a wrong move. */
LAB_TEST ("/lab-robots/play/terminal", test_play_terminal)
{
  static const char * const solved[] = {
    " 8 │", "! 1N 1N\n", "1N a1,g3\n", " 8 │", "! 2W 1S 1E\n", "1E b2,a3 solved\n", " 8 │",
    "! \004", "Solved in 4 moves.\n", NULL,
  };
  static const char * const unsolved[] = {
    " 8 │", "! 9N\n", " 8 │", "! \004", "Not solved after 0 moves.\n", NULL,
  };

  lab_test_table_play ("robots play '" BOARD "'", FALSE, 0, solved);
  lab_test_table_play ("robots play '" BOARD "'", FALSE, 1, unsolved);
}
