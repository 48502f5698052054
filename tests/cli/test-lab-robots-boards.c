/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "lab-test-robots.h"
#include "lab-test-table.h"

/* Short names for what most tests use. */
#define ROWS LAB_TEST_ROWS
#define BOARD LAB_TEST_BOARD
#define run_robots lab_test_robots_run
#define assert_run lab_test_robots_assert_run
#define assert_refused lab_test_robots_assert_refused

/* Tests */

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

/* A bar shows how far the work is, and how long it will still take. */
static void
test_generate_progress (void)
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
  g_autofree char *blanks = g_strnfill (4000, ' ');
  g_autofree char *input = g_strconcat (BOARD "\n# x\ny\n", BOARD, blanks, "x\n" BOARD "\n", NULL);
  g_autoptr (LabTestRun) run = run_robots (BOARD "\n# x\n" BOARD "\n", "show -");
  g_autoptr (LabTestRun) wrong = run_robots (input, "show -");

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpuint (lab_test_count (run->out, "◎"), ==, 2);
  lab_test_assert_contains (run->out, "┘\n\n     a");
  /* As with solve, a wrong line is answered, and the others are drawn. */
  g_assert_cmpint (wrong->status, ==, 2);
  g_assert_cmpuint (lab_test_count (wrong->out, "◎"), ==, 2);
  lab_test_assert_contains (wrong->out, "┘\n\nerror\n\nerror\n\n     a");
  g_assert_cmpstr (wrong->err, ==,
                   "labyrinthe-lab: Line 3: A board has three fields, ROWS ROBOTS TARGET, and "
                   "perhaps options, but this text has 1.\n"
                   "labyrinthe-lab: Line 4: This line is longer than 4000 bytes. Write one board "
                   "on a line.\n");
}

/* Rules that are not usual are told below the board. */
static void
test_show_rules (void)
{
  g_autoptr (LabTestRun) usual = run_robots (NULL, "show " BOARD);
  g_autoptr (LabTestRun) any = run_robots (NULL, "show " BOARD " any");
  g_autoptr (LabTestRun) both = run_robots (NULL, "show " BOARD " any,ricochet");

  g_assert_true (g_str_has_suffix (usual->out, "┘\n"));
  g_assert_true (g_str_has_suffix (any->out, "┘\nAny robot may stop on the target\n"));
  g_assert_true (g_str_has_suffix (both->out, "┘\nAny robot may stop on the target\n"
                                              "A straight way to the target does not count\n"));
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
  assert_run ("undo\n\n3N\n1N\n", "play " BOARD, 2, "1N a1,g3\nNot solved after 1 move.\n",
              "labyrinthe-lab: Line 1: Nothing to undo.\n"
              "labyrinthe-lab: Line 3: There is no robot 3 on this board.\n");
  assert_refused ("play " BOARD " 9N", "“9N” is not a move. A move is a robot from 1 to 5 and N, "
                                       "E, S, or W, such as 1N.");
  assert_refused ("play -", "The moves come from the standard input. Write the board as an "
                            "argument.");
}

/* No part of a line that is too long is played. */
static void
test_play_long_line (void)
{
  g_autofree char *blanks = g_strnfill (10000, ' ');
  g_autofree char *input = g_strconcat ("1N", blanks, "2W\n1N\n", NULL);

  assert_run (input, "play " BOARD, 2, "1N a1,g3\nNot solved after 1 move.\n",
              "labyrinthe-lab: Line 1: This line is longer than 10000 bytes. Write fewer moves on "
              "a line.\n");
}

/* Programs read the words after a move, so they are the same in each language. */
static void
test_play_language (void)
{
  g_autoptr (LabTestRun) run = NULL;

  g_setenv ("LANGUAGE", "fr", TRUE);
  run = run_robots (NULL, "play " BOARD " 1N 2W 1S 1E");
  g_unsetenv ("LANGUAGE");
  g_assert_true (g_str_has_prefix (run->out, "1N a1,g3\n2W a1,a3\n1S a2,a3\n1E b2,a3 solved\n"));
}

/* A player at a terminal can correct a wrong move. */
static void
test_play_terminal (void)
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab-robots/generate", test_generate);
  g_test_add_func ("/lab-robots/generate/random", test_generate_random);
  g_test_add_func ("/lab-robots/generate/refused", test_generate_refused);
  g_test_add_func ("/lab-robots/generate/interrupted", test_generate_interrupted);
  g_test_add_func ("/lab-robots/generate/progress", test_generate_progress);
  g_test_add_func ("/lab-robots/show", test_show);
  g_test_add_func ("/lab-robots/show/lines", test_show_lines);
  g_test_add_func ("/lab-robots/show/rules", test_show_rules);
  g_test_add_func ("/lab-robots/play", test_play);
  g_test_add_func ("/lab-robots/play/refused", test_play_refused);
  g_test_add_func ("/lab-robots/play/long-line", test_play_long_line);
  g_test_add_func ("/lab-robots/play/language", test_play_language);
  g_test_add_func ("/lab-robots/play/terminal", test_play_terminal);
  return g_test_run ();
}
