/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <signal.h>
#include <string.h>

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "lab-test-robots.h"

/* A robot cannot stop in the open. */
#define UNSOLVABLE LAB_TEST_ROWS " a1 f7"
#define HARD LAB_TEST_HARD

/* It needs 20 moves, in 408,000 ways. */
#define MANY_WAYS \
  "91391393/c2c2c6c2/96945396/852ff843/83aff83a/c6c11686/9392c103/c46c56c6 h2,g3,a2 c7 any,ricochet"

/* Short names for what most tests use. */
#define ROWS LAB_TEST_ROWS
#define BOARD LAB_TEST_BOARD
#define run_robots lab_test_robots_run
#define assert_run lab_test_robots_assert_run
#define assert_refused lab_test_robots_assert_refused

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

/* The first line is the number alone. The board may be quoted or not. */
static void
test_solve (void)
{
  static const char * const solvers[] = { "fast", "bfs", "astar-h1", "astar-h2" };

  assert_run (NULL, "solve " BOARD, 0, "4\n1N 2W 1S 1E\n", "");
  assert_run (NULL, "solve " ROWS "|a3,g3|b2", 0, "4\n1N 2W 1S 1E\n", "");
  assert_run (NULL, "solve " BOARD " --all", 0, "4\n1N 2W 1S 1E\n", "");
  assert_run (NULL, "solve " ROWS " a1 a1", 0, "0\n", "");
  for (guint i = 0; i < G_N_ELEMENTS (solvers); i++)
    {
      g_autofree char *words = g_strdup_printf ("solve " BOARD " --by %s", solvers[i]);

      assert_run (NULL, words, 0, "4\n1N 2W 1S 1E\n", "");
    }
}

/* All solutions are listed, the nicest first: the one that changes less often between robots. It
 * does not matter which solver has proved their number of moves. */
static void
test_solve_all (void)
{
  static const char * const solvers[] = { "fast", "bfs", "astar-h1", "astar-h2" };
  g_autoptr (LabTestRun) json = run_robots (NULL, "solve --all --json --by bfs " ROWS " d8,f2 g5");

  for (guint i = 0; i < G_N_ELEMENTS (solvers); i++)
    {
      g_autofree char *words = g_strdup_printf ("solve --all " ROWS " d8,f2 g5 --by %s",
                                                solvers[i]);

      assert_run (NULL, words, 0, "4\n2S 2E 1E 1N\n1E 2S 1W 1N\n", "");
    }
  assert_run (ROWS " d8,f2 g5", "solve --all -", 0, "4 2S 2E 1E 1N, 1E 2S 1W 1N\n", "");
  lab_test_assert_contains (json->out, "\"by\": \"bfs\"");
  lab_test_assert_contains (json->out, "\"optimal\": 2,\n");
}

/* If not all solutions fit into the memory, the program says so, for each line too. What was not
 * counted is no number. */
static void
test_solve_some (void)
{
  g_autoptr (LabTestRun) one = run_robots (NULL, "solve --all --memory 1 " MANY_WAYS);
  g_autoptr (LabTestRun) lines = run_robots (MANY_WAYS "\n" BOARD "\n", "solve --all --memory 1 -");
  g_autoptr (LabTestRun) json = run_robots (NULL, "solve --all --json --memory 1 " HARD);

  g_assert_cmpint (one->status, ==, 0);
  g_assert_true (g_str_has_prefix (one->out, "20\n3N 3E 3S 3E 3S 3W 3S 2S 2W 2S 2W 2S 1S 1W 1S"));
  g_assert_true (g_str_has_prefix (one->err, "There are 408"));
  lab_test_assert_contains (one->err, " solutions; these are the nicest ");
  g_assert_cmpint (lines->status, ==, 0);
  g_assert_true (g_str_has_suffix (lines->out, "\n4 1N 2W 1S 1E\n"));
  g_assert_true (g_str_has_prefix (lines->err, "labyrinthe-lab: Line 1: There are 408"));
  lab_test_assert_contains (json->out, "\"outcome\": \"out-of-memory\"");
  lab_test_assert_contains (json->out, "\"optimal\": null,\n");
}

static void
test_solve_rules (void)
{
  g_autoptr (LabTestRun) bent = run_robots (NULL, "solve " ROWS " g8 g5 ricochet");
  g_autoptr (LabTestRun) option = run_robots (NULL, "solve " ROWS " g8 g5 --must-ricochet");

  assert_run (NULL, "solve " ROWS " g8 g5", 0, "1\n1N\n", "");
  assert_run (NULL, "solve " ROWS " h1,g8 g5 any", 0, "1\n2N\n", "");
  assert_run (NULL, "solve " ROWS " h1,g8 g5 --any-robot", 0, "1\n2N\n", "");
  g_assert_true (g_str_has_prefix (bent->out, "3\n"));
  g_assert_cmpstr (option->out, ==, bent->out);
}

static void
test_solve_none (void)
{
  assert_run (NULL, "solve " UNSOLVABLE, 1, "There is no solution.\n", "");
  assert_run (NULL, "solve " BOARD " --by bfs --max-moves 3", 1,
              "There is no solution in 3 moves.\n", "");
  assert_run (NULL, "solve " BOARD " --max-moves 3", 1, "There is no solution in 3 moves.\n", "");
  assert_run (NULL, "solve " BOARD " --max-moves 4", 0, "4\n1N 2W 1S 1E\n", "");
}

static void
test_solve_json (void)
{
  g_autoptr (LabTestRun) run = run_robots (NULL, "solve --json --all " BOARD);
  g_autoptr (LabTestRun) lines = run_robots (BOARD "\nx\n", "solve --json -");

  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_contains (run->out, "{\n  \"board\": \"" BOARD "\",\n  \"by\": \"fast\",\n"
                                      "  \"outcome\": \"solved\",\n  \"moves\": 4,\n"
                                      "  \"at_least\": 4,\n  \"optimal\": 1,\n"
                                      "  \"solutions\": [\"1N 2W 1S 1E\"],\n  \"expanded\": ");
  g_assert_cmpint (lines->status, ==, 2);
  g_assert_true (g_str_has_prefix (lines->out, "{\"board\": \"" BOARD "\", \"by\": \"fast\", "));
  lab_test_assert_contains (lines->out, "}\n{\"line\": 2, \"error\": \"A board has three fields, ");
}

/* Each board is answered by a line, in order. */
static void
test_solve_lines (void)
{
  assert_run (BOARD "\t4\n\n# Robots\n" UNSOLVABLE "\r\n" ROWS " g8 g5 any\n" ROWS " a1 a1",
              "solve -", 1, "4 1N 2W 1S 1E\nThere is no solution.\n1 1N\n0\n", "");
  assert_run ("", "solve -", 0, "", "");
  assert_run (BOARD "\n" BOARD "\n", "solve - --all", 0, "4 1N 2W 1S 1E\n4 1N 2W 1S 1E\n", "");
}

/* A bad line is told, and the others are solved. */
static void
test_solve_bad_lines (void)
{
  assert_run (BOARD "\n\n" ROWS " d8 d4\n" UNSOLVABLE "\n" BOARD "\n", "solve -", 2,
              "4 1N 2W 1S 1E\nerror\nThere is no solution.\n4 1N 2W 1S 1E\n",
              "labyrinthe-lab: Line 3: Target: Cell d4 is one of the closed cells in the middle of "
              "the board.\n");
}

/* A line that is too long is never read in part. What follows a tab, and comments, may be long. */
static void
test_solve_long_lines (void)
{
  g_autofree char *blanks = g_strnfill (4000, ' ');
  g_autofree char *input
      = g_strconcat (BOARD, blanks, "rubbish\n", BOARD "\t", blanks, blanks, "\n#", blanks, blanks,
                     "\n", blanks, BOARD "\n", ROWS " g8 g5", blanks, "ricochet\n", BOARD "\n",
                     NULL);

  assert_run (input, "solve -", 2,
              "error\n4 1N 2W 1S 1E\nerror\nerror\n4 1N 2W 1S 1E\n",
              "labyrinthe-lab: Line 1: This line is longer than 4000 bytes. Write one board on a "
              "line.\n"
              "labyrinthe-lab: Line 4: This line is longer than 4000 bytes. Write one board on a "
              "line.\n"
              "labyrinthe-lab: Line 5: This line is longer than 4000 bytes. Write one board on a "
              "line.\n");
}

/* The largest board, with all robots and options, is far from too long. */
static void
test_solve_largest_board (void)
{
  g_autoptr (LabTestRun) board
      = run_robots (NULL, "generate --size 32 --robots 5 --seed 1 --any-robot --must-ricochet");
  g_autoptr (LabTestRun) run = run_robots (board->out, "solve - --max-moves 2");

  g_assert_cmpuint (strlen (board->out), >, 1090);
  g_assert_cmpuint (strlen (board->out), <, 1200);
  g_assert_cmpstr (run->err, ==, "");
}

static void
test_solve_file (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "labyrinthe-robots-XXXXXX", NULL);
  g_autofree char *words = NULL;
  int fd = g_mkstemp (path);

  g_assert_cmpint (fd, >=, 0);
  g_close (fd, NULL);
  g_assert_true (g_file_set_contents (path, "# Boards\n" BOARD "\t4\n" BOARD "\n", -1, NULL));
  words = g_strconcat ("solve ", path, NULL);
  assert_run (NULL, words, 0, "4 1N 2W 1S 1E\n4 1N 2W 1S 1E\n", "");
  g_remove (path);
}

/* A program can wait for each answer before it writes the next board. Ctrl-C ends the wait. */
static void
test_solve_dialogue (void)
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

/* What is known is told. */
static void
test_solve_memory (void)
{
  g_autoptr (LabTestRun) run = run_robots (NULL, "solve --by bfs --memory 8 " HARD);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_true (g_str_has_prefix (run->out, "The memory was not enough. Allow more with --memory. "
                                             "At least "));
}

/* Depth-first search moves one robot only, and its solution can be longer. */
static void
test_solve_depth_first (void)
{
  static const char * const moves[] = { "2N", "2E", "2S", "2W" };
  g_autoptr (LabTestRun) run = run_robots (NULL, "solve --by dfs " ROWS " g8,h1 g5");

  g_assert_cmpint (run->status, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    lab_test_assert_lacks (run->out, moves[i]);
  assert_run (NULL, "solve --by dfs " UNSOLVABLE, 1, "Depth-first search found no solution.\n", "");
}

static void
test_solve_interrupted (void)
{
  g_autoptr (LabTestRun) run = lab_test_interrupt ("robots solve --by bfs " HARD);

  g_assert_cmpint (run->status, ==, 130);
  g_assert_true (g_str_has_prefix (run->out, "Interrupted. At least "));
}

static void
test_solve_refused (void)
{
  assert_refused ("solve", "Missing argument. Usage: labyrinthe-lab robots solve BOARD|FILE");
  assert_refused ("solve " ROWS "|a3,g3|b2 x",
                  "Unexpected argument “x”. Type “labyrinthe-lab robots solve --help” for help.");
  assert_refused ("solve " ROWS " d8,f2",
                  "A board has three fields, ROWS ROBOTS TARGET, and perhaps options, but this "
                  "text has 2.");
  assert_refused ("solve " ROWS " d8,f2 g5 x", "There is no option “x”. ");
  assert_refused ("solve " BOARD " --by magic",
                  "“magic” is not a solver; use one of: fast, bfs, astar-h1, astar-h2, dfs.");
  assert_refused ("solve " BOARD " --by dfs --all",
                  "The solver dfs does not find the fewest moves; leave out --all, or choose "
                  "another solver with --by.");
  assert_refused ("solve " BOARD " --max-moves 0",
                  "“0” is not a valid value for --max-moves; write a whole number from 1 to 1000.");
  assert_refused ("solve " BOARD " --threads 3",
                  "“3” is not a valid value for --threads; write a whole number from 1 to 2.");
  assert_refused ("solve nothing-here.txt",
                  "There is no file “nothing-here.txt”, and it is not a board either: A board has "
                  "three fields, ROWS ROBOTS TARGET, and perhaps options, but this text has 1.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab-robots/solve", test_solve);
  g_test_add_func ("/lab-robots/solve/all", test_solve_all);
  g_test_add_func ("/lab-robots/solve/some", test_solve_some);
  g_test_add_func ("/lab-robots/solve/rules", test_solve_rules);
  g_test_add_func ("/lab-robots/solve/none", test_solve_none);
  g_test_add_func ("/lab-robots/solve/json", test_solve_json);
  g_test_add_func ("/lab-robots/solve/lines", test_solve_lines);
  g_test_add_func ("/lab-robots/solve/bad-lines", test_solve_bad_lines);
  g_test_add_func ("/lab-robots/solve/long-lines", test_solve_long_lines);
  g_test_add_func ("/lab-robots/solve/largest-board", test_solve_largest_board);
  g_test_add_func ("/lab-robots/solve/file", test_solve_file);
  g_test_add_func ("/lab-robots/solve/dialogue", test_solve_dialogue);
  g_test_add_func ("/lab-robots/solve/memory", test_solve_memory);
  g_test_add_func ("/lab-robots/solve/depth-first", test_solve_depth_first);
  g_test_add_func ("/lab-robots/solve/interrupted", test_solve_interrupted);
  g_test_add_func ("/lab-robots/solve/refused", test_solve_refused);
  return g_test_run ();
}
