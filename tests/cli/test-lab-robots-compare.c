/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdio.h>

#include <glib/gstdio.h>

#include "lab-test-program.h"

/* Private helpers */

static LabTestRun *
run_compare (const char *words)
{
  g_autofree char *line = g_strconcat ("robots compare ", words, NULL);
  g_auto (GStrv) args = g_strsplit (line, " ", -1);

  return lab_test_runv (NULL, args);
}

static void
assert_refused (const char *words,
                const char *reason)
{
  g_autoptr (LabTestRun) run = run_compare (words);

  lab_test_assert_refused (run, reason);
}

/* Tests */

/* One table for each size and number of robots, with all algorithms. */
static void
test_tables (void)
{
  g_autoptr (LabTestRun) run
      = run_compare ("--sizes 8..10 --robots 1,2 --boards 3 --seed 4 --algorithms bfs,dfs,bfs");

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, "12 boards, from seed 4\n\n8 × 8, 1 robot  "));
  lab_test_assert_contains (run->out, "\n8 × 8, 2 robots  ");
  lab_test_assert_contains (run->out, "\n10 × 10, 2 robots  ");
  lab_test_assert_contains (run->out, "  Solved  No solution  Moves  Expanded  Generated  ");
  g_assert_cmpuint (lab_test_count (run->out, "\nbfs "), ==, 4);
  g_assert_cmpuint (lab_test_count (run->out, "\ndfs "), ==, 4);
}

static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *csv = g_build_filename (folder, "a.csv", NULL);
  g_autofree char *json = g_build_filename (folder, "a.json", NULL);
  g_autofree char *plot = g_build_filename (folder, "a.svg", NULL);
  g_autofree char *words
      = g_strdup_printf ("--sizes 8 --robots 2 --boards 2 --seed 9 --csv %s --json %s --plot %s",
                         csv, json, plot);
  g_autoptr (LabTestRun) run = run_compare (words);
  g_autofree char *text = NULL;

  g_assert_cmpstr (run->err, ==, "");
  g_assert_true (g_file_get_contents (csv, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "size,robots,seed,algorithm,outcome,moves,expanded,"
                                         "generated,seconds\r\n8,2,9,fast,solved,"));
  lab_test_assert_contains (text, "\r\n8,2,10,astar-h2,solved,");
  g_assert_cmpuint (lab_test_count (text, "\r\n"), ==, 11);
  g_clear_pointer (&text, g_free);
  g_assert_true (g_file_get_contents (json, &text, NULL, NULL));
  lab_test_assert_contains (text, "\"algorithm\": \"astar-h1\"");
  lab_test_assert_contains (text, "\"no_solution\": ");
  g_clear_pointer (&text, g_free);
  g_assert_true (g_file_get_contents (plot, &text, NULL, NULL));
  lab_test_assert_contains (text, "<svg");
  g_remove (csv);
  g_remove (json);
  g_remove (plot);
  g_rmdir (folder);
}

/* Ctrl-C prints what is finished, with the exit status that shells use. */
static void
test_interrupt (void)
{
  g_autoptr (LabTestRun) run
      = lab_test_interrupt ("robots compare --boards 10000 --algorithms bfs --seed 1");
  g_autofree char *title = NULL;
  guint n_finished = 0;

  g_assert_cmpint (run->status, ==, 130);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (sscanf (run->out, "Interrupted when %u of 90000 boards were finished.",
                           &n_finished), ==, 1);
  title = g_strdup_printf ("\n%u board", n_finished);
  lab_test_assert_contains (run->out, title);
}

static void
test_bad_words (void)
{
  assert_refused ("8", "Unexpected argument “8”");
  assert_refused ("--sizes 7", "“7” is not a list of sizes; write even numbers from 8 to 32");
  assert_refused ("--sizes 8,", "“8,” is not a list of sizes");
  assert_refused ("--sizes 8..11", "“8..11” is not a list of sizes");
  assert_refused ("--sizes 12..8", "“12..8” is not a list of sizes");
  assert_refused ("--sizes 34", "“34” is not a list of sizes");
  assert_refused ("--robots 0", "“0” is not a list of numbers of robots; write numbers from 1 to");
  assert_refused ("--robots 1..6", "“1..6” is not a list of numbers of robots");
  assert_refused ("--boards 0", "“0” is not a valid value for --boards");
  assert_refused ("--boards 10001", "“10001” is not a valid value for --boards");
  assert_refused ("--algorithms ant", "“ant” is not a solver; use one of: fast, bfs");
  assert_refused ("--algorithms bfs,", "“” is not a solver");
  assert_refused ("--memory x", "“x” is not a valid value for --memory");
  assert_refused ("--jobs x", "“x” is not a valid value for --jobs");
  assert_refused ("--plot a.gif", "must end in .svg, .pdf, or .png");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/robots-compare/tables", test_tables);
  g_test_add_func ("/lab/robots-compare/files", test_files);
  g_test_add_func ("/lab/robots-compare/interrupt", test_interrupt);
  g_test_add_func ("/lab/robots-compare/bad-words", test_bad_words);
  return g_test_run ();
}
