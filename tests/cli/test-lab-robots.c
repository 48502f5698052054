/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <signal.h>
#include <string.h>

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "lab-test-program.h"

#define ROWS "91391113/8682c006/81045003/802ff842/802ff83a/c0411002/92900002/c46c4446"
/* It needs four moves, and has one solution with so many: 1N 2W 1S 1E. */
#define BOARD ROWS " a3,g3 b2"
/* It needs 25 moves, more than any other published one. */
#define HARD \
  "9111391113911153/8068000000000292/80100000002c0002/ac00004000010006/" \
  "c100029000000003/9000040000000002/8000038440400682/8006802ff8380102/" \
  "8005002ff8000042/8003800110000292/80000000002c0006/ac00000004010003/" \
  "8100006803800002/c040001000000002/9290000000000682/c44446c4446c4546 l3,c15,a4,c2 j13"
/* A robot cannot stop in the open. */
#define UNSOLVABLE ROWS " a1 f7"

/* Private helpers */

/* Runs `labyrinthe-lab robots` with words; a bar stands for a blank inside a word. */
static LabTestRun *
run_robots (const char *input,
            const char *words)
{
  g_autofree char *line = g_strconcat ("robots ", words, NULL);
  g_auto (GStrv) args = g_strsplit (line, " ", -1);

  for (guint i = 0; args[i] != NULL; i++)
    g_strdelimit (args[i], "|", ' ');
  return lab_test_runv (input, args);
}

static void
assert_run (const char *input,
            const char *words,
            int         status,
            const char *out,
            const char *err)
{
  g_autoptr (LabTestRun) run = run_robots (input, words);

  g_assert_cmpstr (run->out, ==, out);
  g_assert_cmpstr (run->err, ==, err);
  g_assert_cmpint (run->status, ==, status);
}

static void
assert_refused (const char *words,
                const char *reason)
{
  g_autoptr (LabTestRun) run = run_robots (NULL, words);

  lab_test_assert_refused (run, reason);
}

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

/* Test cases: solve */

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

/* All solutions are listed, the nicest first: the one that changes less often between robots. */
static void
test_solve_all (void)
{
  g_autoptr (LabTestRun) json = run_robots (NULL, "solve --all --json " ROWS " d8,f2 g5");

  assert_run (NULL, "solve --all " ROWS " d8,f2 g5", 0, "4\n2S 2E 1E 1N\n1E 2S 1W 1N\n", "");
  assert_run (ROWS " d8,f2 g5", "solve --all -", 0, "4 2S 2E 1E 1N, 1E 2S 1W 1N\n", "");
  lab_test_assert_contains (json->out, "\"optimal\": 2,\n");
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
  assert_refused ("solve " BOARD " x",
                  "Unexpected argument “x”. Type “labyrinthe-lab robots solve --help” for help.");
  assert_refused ("solve " BOARD " --by magic",
                  "“magic” is not a solver; use one of: fast, bfs, astar-h1, astar-h2, dfs.");
  assert_refused ("solve " BOARD " --by bfs --all",
                  "Only the solver fast lists all solutions; leave out --all or --by.");
  assert_refused ("solve " BOARD " --max-moves 0",
                  "“0” is not a valid value for --max-moves; write a whole number from 1 to 1000.");
  assert_refused ("solve nothing-here", "A board has three fields, ROWS ROBOTS TARGET, and perhaps "
                                        "options, but this text has 1.");
}

/* Test cases: generate, show, play */

static void
test_generate (void)
{
  g_autoptr (LabTestRun) run
      = run_robots (NULL, "generate --size 8 --robots 2 --moves 6 --count 5 --seed 1 --any-robot");
  g_autoptr (LabTestRun) second
      = run_robots (NULL, "generate --size 8 --robots 2 --moves 6 --seed 2 --any-robot");
  g_autoptr (LabTestRun) solved = run_robots (run->out, "solve -");
  g_auto (GStrv) boards = g_strsplit (run->out, "\n", -1);
  g_auto (GStrv) answers = g_strsplit (solved->out, "\n", -1);
  g_autofree char *line = g_strconcat (boards[1], "\n", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpuint (g_strv_length (boards), ==, 6);
  for (guint i = 0; i < 5; i++)
    {
      g_assert_true (g_str_has_suffix (boards[i], " any"));
      g_assert_true (g_str_has_prefix (answers[i], "6 "));
    }
  /* Each board has the next seed. */
  g_assert_cmpstr (second->out, ==, line);
}

static void
test_generate_random (void)
{
  g_autoptr (LabTestRun) run = run_robots (NULL, "generate --density 0 --must-ricochet");

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->err, "seed "));
  g_assert_true (g_str_has_prefix (run->out, "9111111111111113/8000000000000002/"));
  g_assert_true (g_str_has_suffix (run->out, " ricochet\n"));
}

static void
test_generate_refused (void)
{
  assert_refused ("generate --size 9",
                  "“9” is not the size of a board; write an even number from 8 to 32.");
  assert_refused ("generate --density 301",
                  "“301” is not a percentage; write a whole number from 0 to 300.");
  assert_refused ("generate --robots 6",
                  "“6” is not a valid value for --robots; write a whole number from 1 to 5.");
  assert_refused ("generate --moves 21",
                  "“21” is not a valid value for --moves; write a whole number from 1 to 20.");
  assert_refused ("generate x", "Unexpected argument “x”. Type “labyrinthe-lab robots generate "
                                "--help” for help.");
}

static void
test_generate_interrupted (void)
{
  g_autoptr (LabTestRun) run = lab_test_interrupt ("robots generate --moves 20 --count 1000000");

  g_assert_cmpint (run->status, ==, 130);
}

static void
test_show (void)
{
  g_autoptr (LabTestRun) boxes = run_robots (NULL, "show " BOARD);

  assert_run (NULL, "show --ascii " ROWS " d8,g5 g5", 0,
              "     a   b   c   d   e   f   g   h\n"
              "   +---+---+---+---+---+---+---+---+\n"
              " 1 | .   .   . | .   .   .   .   . |\n"
              "   +       +   +   +               +\n"
              " 2 | .   . | .   . | .   .   .   . |\n"
              "   +   +---+       +---+       +---+\n"
              " 3 | .   .   .   .   .   .   .   . |\n"
              "   +           +---+---+           +\n"
              " 4 | .   .   . |       | .   .   . |\n"
              "   +           +       +   +---+   +\n"
              " 5 | .   .   . |       | .  *2 | . |\n"
              "   +           +---+---+       +   +\n"
              " 6 | .   .   .   .   .   .   .   . |\n"
              "   +---+   +---+                   +\n"
              " 7 | .   . | .   .   .   .   .   . |\n"
              "   +       +   +                   +\n"
              " 8 | .   .   . | 1   .   .   .   . |\n"
              "   +---+---+---+---+---+---+---+---+\n", "");
  lab_test_assert_contains (boxes->out, "   ┌───────────┬───────────────────┐\n"
                                        " 1 │ ·   ·   · │ ·   ·   ·   ·   · │\n");
  lab_test_assert_contains (boxes->out, " 2 │ ·   ◎ │ ·   · │ ·   ·   ·   · │\n");
}

static void
test_show_lines (void)
{
  g_autoptr (LabTestRun) run = run_robots (BOARD "\n# x\n" BOARD "\n", "show -");
  g_autoptr (LabTestRun) wrong = run_robots ("# x\ny\n", "show -");

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpuint (lab_test_count (run->out, "◎"), ==, 2);
  lab_test_assert_contains (run->out, "┘\n\n     a");
  lab_test_assert_refused (wrong, "Line 2: A board has three fields, ROWS ROBOTS TARGET, and "
                                  "perhaps options, but this text has 1.");
}

static void
test_play (void)
{
  assert_run (NULL, "play " BOARD " 1N 2W 1S 1E", 0,
              "1N a1,g3\n2W a1,a3\n1S a2,a3\n1E b2,a3 solved\nSolved in 4 moves.\n", "");
  assert_run (NULL, "play " ROWS "|a3,g3|b2 1n,2w", 1,
              "1N a1,g3\n2W a1,a3\nNot solved after 2 moves.\n", "");
  assert_run ("1N 2W\nundo\n\n2W 1S\nrestart 1N\n", "play " BOARD, 1,
              "1N a1,g3\n2W a1,a3\nundo a1,g3\n2W a1,a3\n1S a2,a3\nrestart a3,g3\n1N a1,g3\n"
              "Not solved after 1 move.\n", "");
}

static void
test_play_refused (void)
{
  assert_run (NULL, "play " BOARD " 1N 1N", 2, "1N a1,g3\n",
              "labyrinthe-lab: Move “1N”: Robot 1 cannot move there: something is directly in its "
              "way.\n");
  assert_run ("undo\n3N\n1N\n", "play " BOARD, 2, "1N a1,g3\nNot solved after 1 move.\n",
              "labyrinthe-lab: Nothing to undo.\n"
              "labyrinthe-lab: There is no robot 3 on this board.\n");
  assert_refused ("play " BOARD " 9N", "“9N” is not a move. A move is a robot from 1 to 5 and N, "
                                       "E, S, or W, such as 1N.");
  assert_refused ("play -", "The moves come from the standard input. Write the board as an "
                            "argument.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab-robots/solve", test_solve);
  g_test_add_func ("/lab-robots/solve/all", test_solve_all);
  g_test_add_func ("/lab-robots/solve/rules", test_solve_rules);
  g_test_add_func ("/lab-robots/solve/none", test_solve_none);
  g_test_add_func ("/lab-robots/solve/json", test_solve_json);
  g_test_add_func ("/lab-robots/solve/lines", test_solve_lines);
  g_test_add_func ("/lab-robots/solve/bad-lines", test_solve_bad_lines);
  g_test_add_func ("/lab-robots/solve/file", test_solve_file);
  g_test_add_func ("/lab-robots/solve/dialogue", test_solve_dialogue);
  g_test_add_func ("/lab-robots/solve/memory", test_solve_memory);
  g_test_add_func ("/lab-robots/solve/depth-first", test_solve_depth_first);
  g_test_add_func ("/lab-robots/solve/interrupted", test_solve_interrupted);
  g_test_add_func ("/lab-robots/solve/refused", test_solve_refused);
  g_test_add_func ("/lab-robots/generate", test_generate);
  g_test_add_func ("/lab-robots/generate/random", test_generate_random);
  g_test_add_func ("/lab-robots/generate/refused", test_generate_refused);
  g_test_add_func ("/lab-robots/generate/interrupted", test_generate_interrupted);
  g_test_add_func ("/lab-robots/show", test_show);
  g_test_add_func ("/lab-robots/show/lines", test_show_lines);
  g_test_add_func ("/lab-robots/play", test_play);
  g_test_add_func ("/lab-robots/play/refused", test_play_refused);
  return g_test_run ();
}
