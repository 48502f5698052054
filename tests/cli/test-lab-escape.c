/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>
#include <unistd.h>

#include "lab-test-program.h"
#include "lab-test-table.h"

/* Private helpers */

/* Runs `labyrinthe-lab maze escape` with words that are separated by blanks. */
static LabTestRun *
run_escape (const char *input,
            const char *words)
{
  g_autofree char *line = g_strconcat ("maze escape", *words != '\0' ? " " : "", words, NULL);
  g_auto (GStrv) args = g_strsplit (line, " ", -1);

  return lab_test_runv (input, args);
}

/* Presses keys at once. */
static void
press (LabTestTable *table,
       const char   *keys)
{
  g_assert_cmpint (write (table->terminal, keys, strlen (keys)), ==, (gssize) strlen (keys));
}

/* Tests */

/* Without a terminal, each state is told in words; a wrong line is asked again. */
static void
test_words (void)
{
  g_autoptr (LabTestRun) run = run_escape ("d\nfoo\n hint \nu\nhammer\nquit\nd\n", "--level 7");

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->out, ==,
                   "Level 7\n"
                   "Row 4 of 8, column 2 of 8. Up: 1 step to a junction. Down: 1 step to a "
                   "junction. Left: 1 step to an item: Magic Map. Go to the exit.\n"
                   "Row 5 of 8, column 2 of 8. Up: 1 step to a junction. Down: 2 steps to a "
                   "junction. Left: 1 step to a dead end. Go to the exit.\n"
                   "“foo” is not a move; use one of: u, d, l, r, leap-u, leap-d, leap-l, leap-r, "
                   "hammer, rift, shuffle, map, hint, restart, quit.\n"
                   "Go down.\n"
                   "Row 4 of 8, column 2 of 8. Up: 1 step to a junction. Down: 1 step to a "
                   "junction. Left: 1 step to an item: Magic Map. Go to the exit.\n"
                   "You do not carry this item.\n");
}

/* The end tells the stars, and the best way; a hint costs a star. */
static void
test_end (void)
{
  g_autoptr (LabTestRun) best = run_escape ("d\nr\nr\nd\nd\nr\nd\nr\n", "--level 1");
  g_autoptr (LabTestRun) hinted = run_escape ("hint\nd\nr\nr\nd\nd\nr\nd\nr\n", "");

  g_assert_cmpint (best->status, ==, 0);
  g_assert_true (g_str_has_suffix (best->out, "\nYou escaped in 8 moves. This is the fewest "
                                              "possible.\nStars: 3\n"
                                              "The best way: d r r d d r d r\n"));
  g_assert_cmpint (hinted->status, ==, 0);
  g_assert_nonnull (strstr (hinted->out, "\nGo down.\n"));
  g_assert_nonnull (strstr (hinted->out, "\nStars: 2\n"));
}

/* The map and the items are told when they are taken and used. */
static void
test_items (void)
{
  g_autoptr (LabTestRun) run = run_escape ("l\nmap\nmap\n", "--level 7");

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "Items: Magic Map (map)\n"));
  g_assert_nonnull (strstr (run->out, "\nThe magic map shows: r "));
  g_assert_nonnull (strstr (run->out, "This item is used up.\n"));
}

/* A leap names its direction, leads over a wall, and can be used once. */
static void
test_leap (void)
{
  g_autoptr (LabTestRun) run = run_escape ("l\nleap-l\nleap-u\n", "--level 16");

  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "Items: Leap (leap)\n"
                                      "Row 6 of 7, column 1 of 7. "));
  g_assert_true (g_str_has_suffix (run->out, "\nThis item is used up.\n"));
}

static void
test_daily (void)
{
  g_autoptr (LabTestRun) run = run_escape ("", "--daily");

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, "Daily "));
}

static void
test_bad_words (void)
{
  static const char * const wrong[][2] = {
    { "--level 0", "“0” is not a level; write a whole number from 1." },
    { "--level x", "“x” is not a level; write a whole number from 1." },
    { "--level 3 --daily", "Use either --level or --daily." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (LabTestRun) run = run_escape ("", wrong[i][0]);

      g_assert_cmpint (run->status, ==, 2);
      g_assert_cmpstr (run->out, ==, "");
      g_assert_nonnull (strstr (run->err, wrong[i][1]));
    }
}

/* In a terminal, single keys play, and the maze is drawn in color. */
static void
test_terminal (void)
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
static void
test_interrupt (void)
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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/escape/words", test_words);
  g_test_add_func ("/lab/escape/end", test_end);
  g_test_add_func ("/lab/escape/items", test_items);
  g_test_add_func ("/lab/escape/leap", test_leap);
  g_test_add_func ("/lab/escape/daily", test_daily);
  g_test_add_func ("/lab/escape/bad-words", test_bad_words);
  g_test_add_func ("/lab/escape/terminal", test_terminal);
  g_test_add_func ("/lab/escape/interrupt", test_interrupt);
  return g_test_run ();
}
