/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "lab-test-program.h"

#define TEXTBOOK \
  "A: B C D\nB: B1 B2 B3\nC: C1 C2 C3\nD: D1 D2 D3\nB1 = 3\nB2 = 12\nB3 = 8\n" \
  "C1 = 2\nC2 = 4\nC3 = 6\nD1 = 14\nD2 = 5\nD3 = 2\n"

/* Private helpers */

static LabTestRun *
run_tree (const char *text,
          const char *by,
          const char *more)
{
  return lab_test_run (text, "classics", "tree", "-", "--by", by, more, NULL);
}

static void
assert_printed (const char *text,
                const char *by,
                const char *more,
                const char *out)
{
  g_autoptr (LabTestRun) run = run_tree (text, by, more);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpstr (run->out, ==, out);
  g_assert_cmpint (run->status, ==, 0);
}

static void
assert_tree_refused (const char *text,
                     const char *reason)
{
  g_autoptr (LabTestRun) run = run_tree (text, "alphabeta", NULL);
  g_autoptr (LabTestRun) other = run_tree (text, "minmax", "--json");

  lab_test_assert_refused (run, reason);
  lab_test_assert_refused (other, reason);
}

/* Test cases */

static void
test_alphabeta (void)
{
  assert_printed (TEXTBOOK, "alphabeta", NULL,
                  "Decision: B\n"
                  "Value: 3\n"
                  "\n"
                  "Child  Value\n"
                  "B      3\n"
                  "C      3 (only an upper bound)\n"
                  "D      3 (only an upper bound)\n"
                  "\n"
                  "Visited  Alpha  Beta  Alpha on leaving  Beta on leaving  Value\n"
                  "A         -inf  +inf                 3             +inf      3\n"
                  "B         -inf  +inf              -inf                3      3\n"
                  "B1        -inf  +inf              -inf             +inf      3\n"
                  "B2        -inf     3              -inf                3      3\n"
                  "B3        -inf     3              -inf                3      3\n"
                  "C            3  +inf                 3                3      3\n"
                  "C1           3  +inf                 3             +inf      3\n"
                  "D            3  +inf                 3                3      3\n"
                  "D1           3  +inf                 3             +inf     14\n"
                  "D2           3    14                 3               14      5\n"
                  "D3           3     5                 3                5      3\n"
                  "\n"
                  "Never visited: C2 C3\n");
}

static void
test_minmax (void)
{
  assert_printed ("A: B C\nB: D E\nC = 2.5\nD = 4\nE = 3\n", "minmax", NULL,
                  "Decision: B\n"
                  "Value: 3\n"
                  "\n"
                  "Child  Value\n"
                  "B      3\n"
                  "C      2.5\n"
                  "\n"
                  "Visited  Value\n"
                  "A            3\n"
                  "B            3\n"
                  "D            4\n"
                  "E            3\n"
                  "C          2.5\n"
                  "\n"
                  "Never visited: none\n");
}

static void
test_leaf (void)
{
  assert_printed ("A = 5", "minmax", NULL,
                  "Decision: none, because the root is a leaf\n"
                  "Value: 5\n"
                  "\n"
                  "Visited  Value\n"
                  "A            5\n"
                  "\n"
                  "Never visited: none\n");
  assert_printed ("A = 5", "minmax", "--json",
                  "{\n"
                  "  \"decision\": null,\n"
                  "  \"value\": 5,\n"
                  "  \"values\": {},\n"
                  "  \"bounds\": [],\n"
                  "  \"visited\": [\"A\"],\n"
                  "  \"never_visited\": []\n"
                  "}\n");
}

static void
test_json (void)
{
  assert_printed ("A: \"q\\ C\n\"q\\ = 4\nC: D E\nD = -1.5\nE = 9\n", "alphabeta", "--json",
                  "{\n"
                  "  \"decision\": \"\\\"q\\\\\",\n"
                  "  \"value\": 4,\n"
                  "  \"values\": {\"\\\"q\\\\\": 4, \"C\": 4},\n"
                  "  \"bounds\": [\"C\"],\n"
                  "  \"visited\": [\"A\", \"\\\"q\\\\\", \"C\", \"D\"],\n"
                  "  \"never_visited\": [\"E\"],\n"
                  "  \"windows\": [\n"
                  "    {\"name\": \"A\", \"enter\": [null, null], \"leave\": [4, null], "
                  "\"value\": 4},\n"
                  "    {\"name\": \"\\\"q\\\\\", \"enter\": [null, null], "
                  "\"leave\": [null, null], \"value\": 4},\n"
                  "    {\"name\": \"C\", \"enter\": [4, null], \"leave\": [4, 4], \"value\": 4},\n"
                  "    {\"name\": \"D\", \"enter\": [4, null], \"leave\": [4, null], "
                  "\"value\": 4}\n"
                  "  ]\n"
                  "}\n");
  assert_printed ("A: B C\nB = 4\nC = 4\n", "minmax", "--json",
                  "{\n"
                  "  \"decision\": \"B\",\n"
                  "  \"value\": 4,\n"
                  "  \"values\": {\"B\": 4, \"C\": 4},\n"
                  "  \"bounds\": [],\n"
                  "  \"visited\": [\"A\", \"B\", \"C\"],\n"
                  "  \"never_visited\": []\n"
                  "}\n");
}

/* The options may come first, and a file is read like the standard input. */
static void
test_file (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "examples", "tree.txt", NULL);
  g_autoptr (LabTestRun) file = lab_test_run (NULL, "classics", "tree", path, "--by=alphabeta",
                                              NULL);
  g_autoptr (LabTestRun) first = lab_test_run (NULL, "classics", "tree", "--by", "alphabeta",
                                               "--json", path, NULL);
  g_autoptr (LabTestRun) input = run_tree (TEXTBOOK, "alphabeta", NULL);
  g_autoptr (LabTestRun) json = run_tree (TEXTBOOK, "alphabeta", "--json");

  g_assert_cmpstr (file->out, ==, input->out);
  g_assert_cmpstr (first->out, ==, json->out);
}

/* A long name is shortened in tables, but not in JSON. */
static void
test_long_name (void)
{
  g_autofree char *name = g_strnfill (3000, 'n');
  g_autofree char *text = g_strdup_printf ("A: %s\n%s = 1\n", name, name);
  g_autofree char *decision = g_strdup_printf ("\"decision\": \"%s\"", name);
  g_autoptr (LabTestRun) run = run_tree (text, "minmax", NULL);
  g_autoptr (LabTestRun) json = run_tree (text, "minmax", "--json");

  lab_test_assert_contains (run->out, "nnnnnnnnnn…nnnnnnnnnn");
  lab_test_assert_contains (json->out, decision);
}

/* Test cases: refusals */

static void
test_bad_trees (void)
{
  g_autofree char *name = g_strnfill (3000, 'n');
  g_autofree char *long_name = g_strdup_printf ("A: %s\n", name);

  assert_tree_refused ("A: B C\nB = 1\n", "Line 1: There is no node “C”.");
  assert_tree_refused ("A: B\nB: C\nC: B\n", "Line 3: “B” is below itself, in a cycle.");
  assert_tree_refused ("A: B C\nB: D\nC: D\nD = 1\n", "Line 3: “D” is already a child of “B”.");
  assert_tree_refused ("A: B\nB =\n", "Line 2: “B” has no children and no score.");
  assert_tree_refused ("A: B\nB:\n", "Line 2: “B” has no children and no score.");
  assert_tree_refused ("A: B\nB\n", "Line 2: “B” has no children and no score.");
  assert_tree_refused ("A: B\nB = x\n", "Line 2: “x” is not a score.");
  assert_tree_refused ("A: B\nB = 1\nB = 1\n", "Line 3: “B” already has line 2.");
  assert_tree_refused ("A = 1\nB = 1\n", "Line 2: “B” is not below the root.");
  assert_tree_refused ("A tree\n", "Line 1: “A tree” is not a node.");
  assert_tree_refused ("A: B\nB\xff = 1\n", "Line 2: This is not text in UTF-8.");
  assert_tree_refused ("", "There is no node in the file.");
  assert_tree_refused (NULL, "There is no node in the file.");
  assert_tree_refused (long_name, "Line 1: There is no node “nnn");
}

static void
assert_words_refused (const char *words,
                      const char *reason)
{
  g_auto (GStrv) args = g_strsplit (words, " ", -1);
  g_autoptr (LabTestRun) run = lab_test_runv (TEXTBOOK, args);

  lab_test_assert_refused (run, reason);
}

static void
test_bad_words (void)
{
  assert_words_refused ("classics tree", "Usage: labyrinthe-lab classics tree FILE --by "
                        "minmax|alphabeta [--json]");
  assert_words_refused ("classics tree - - --by minmax",
                        "Type “labyrinthe-lab classics tree --help”");
  assert_words_refused ("classics tree -", "--by is missing");
  assert_words_refused ("classics tree - --by", "--by");
  assert_words_refused ("classics tree - --by=", "“” is not a search");
  assert_words_refused ("classics tree - --by minimax", "“minimax” is not a search");
  assert_words_refused ("classics tree /nowhere/tree.txt --by minmax",
                        "“/nowhere/tree.txt” could not be opened: No such file");
  assert_words_refused ("classics tree / --by minmax", "The tree could not be read: ");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/classics-tree/alphabeta", test_alphabeta);
  g_test_add_func ("/lab/classics-tree/minmax", test_minmax);
  g_test_add_func ("/lab/classics-tree/leaf", test_leaf);
  g_test_add_func ("/lab/classics-tree/json", test_json);
  g_test_add_func ("/lab/classics-tree/file", test_file);
  g_test_add_func ("/lab/classics-tree/long-name", test_long_name);
  g_test_add_func ("/lab/classics-tree/bad-trees", test_bad_trees);
  g_test_add_func ("/lab/classics-tree/bad-words", test_bad_words);
  return g_test_run ();
}
