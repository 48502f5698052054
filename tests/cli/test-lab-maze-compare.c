/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include <glib/gstdio.h>

#include "lab-test-program.h"

/* Private helpers */

static LabTestRun *
run_compare (const char *words)
{
  g_autofree char *line = g_strconcat ("maze compare ", words, NULL);
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

static void
test_tables (void)
{
  g_autoptr (LabTestRun) run = run_compare ("exploration wilson --size 8x12 --mazes 9 --seed 3");
  g_autoptr (LabTestRun) other
      = run_compare ("exploration wilson exploration --size 8x12 --mazes 9 --seed 3 --jobs 1");

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, "9 mazes of each kind, 8 x 12 cells, from seed 3\n\n"
                                             "Dead ends (%)"));
  lab_test_assert_contains (run->out, "\nDiameter ");
  lab_test_assert_contains (run->out, "\nSolution length ");
  lab_test_assert_contains (run->out, "\nDecisions ");
  lab_test_assert_contains (run->out, "\nTurns on the way ");
  g_assert_cmpstr (other->out, ==, run->out);
}

/* Shortest ways are equally long, whoever finds them. */
static void
test_solvers (void)
{
  g_autoptr (LabTestRun) run
      = run_compare ("kruskal --by bfs,astar --by tremaux --size 9x9 --mazes 5 --seed 3");
  g_auto (GStrv) lines = NULL;

  g_assert_cmpint (run->status, ==, 0);
  lab_test_assert_contains (run->out, "\nLargest frontier ");
  lab_test_assert_lacks (run->out, "Diameter");
  lines = g_strsplit (run->out, "\n", -1);
  g_assert_true (g_str_has_prefix (lines[3], "kruskal bfs "));
  g_assert_true (g_str_has_prefix (lines[4], "kruskal astar "));
  g_assert_cmpstr (g_strrstr (lines[3], "  "), ==, g_strrstr (lines[4], "  "));
}

static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *csv = g_build_filename (folder, "a.csv", NULL);
  g_autofree char *json = g_build_filename (folder, "a.json", NULL);
  g_autofree char *plot = g_build_filename (folder, "a.svg", NULL);
  g_autofree char *words
      = g_strdup_printf ("prim eller --size 5x5 --mazes 2 --seed 9 --csv %s --json %s --plot %s",
                         csv, json, plot);
  g_autoptr (LabTestRun) run = run_compare (words);
  g_autofree char *text = NULL;

  g_assert_cmpstr (run->err, ==, "");
  g_assert_true (g_file_get_contents (csv, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "maze,seed,generator,dead_ends_percent,diameter,solution,"
                                         "decisions,turns\r\n1,9,prim,"));
  lab_test_assert_contains (text, "\r\n2,10,eller,");
  g_clear_pointer (&text, g_free);
  g_assert_true (g_file_get_contents (json, &text, NULL, NULL));
  lab_test_assert_contains (text, "\"generator\": \"eller\"");
  lab_test_assert_contains (text, "\"interval_95\": [");
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
      = lab_test_interrupt ("maze compare aldous-broder --size 60x60 --mazes 100000 --seed 1");
  g_autofree char *title = NULL;
  guint n_finished = 0;

  g_assert_cmpint (run->status, ==, 130);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (sscanf (run->out, "Interrupted when %u of 100000 mazes were finished.",
                           &n_finished), ==, 1);
  title = g_strdup_printf ("\n%u maze", n_finished);
  lab_test_assert_contains (run->out, title);
  lab_test_assert_contains (run->out, "\nDiameter ");
}

static void
test_bad_words (void)
{
  assert_refused ("--mazes 3", "Usage: labyrinthe-lab maze compare GENERATOR");
  assert_refused ("dijkstra", "“dijkstra” is not a generator; use one of: binary-tree");
  assert_refused ("prim --size 30", "“30” is not a size; write a height and a width");
  assert_refused ("prim --size 3x4x5", "“3x4x5” is not a size");
  assert_refused ("prim --size 3x65537", "“3x65537” is not a size");
  assert_refused ("prim --mazes 0", "“0” is not a valid value for --mazes");
  assert_refused ("prim --mazes 100001", "“100001” is not a valid value for --mazes");
  assert_refused ("prim --jobs x", "“x” is not a valid value for --jobs");
  assert_refused ("prim --by ant", "“ant” is not a solver; use one of: dfs");
  assert_refused ("prim --by dfs,", "“” is not a solver");
  assert_refused ("prim --braid 101", "“101” is not a percentage");
  assert_refused ("prim --seed x", "“x” is not a seed");
  assert_refused ("prim --plot a.gif", "must end in .svg, .pdf, or .png");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lab/maze-compare/tables", test_tables);
  g_test_add_func ("/lab/maze-compare/solvers", test_solvers);
  g_test_add_func ("/lab/maze-compare/files", test_files);
  g_test_add_func ("/lab/maze-compare/interrupt", test_interrupt);
  g_test_add_func ("/lab/maze-compare/bad-words", test_bad_words);
  return g_test_run ();
}
