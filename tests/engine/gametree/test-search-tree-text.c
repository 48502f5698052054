/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-score.h"
#include "lab-search-tree-text.h"

/* Private helpers */

static char *
reformat (const char *text,
          gsize       length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabSearchTree) tree = lab_search_tree_text_parse (text, length, &error);

  g_assert_no_error (error);
  return lab_search_tree_text_format (tree);
}

static void
assert_read (const char *text,
             const char *plain)
{
  g_autofree char *found = reformat (text, strlen (text));
  g_autofree char *again = reformat (plain, strlen (plain));

  g_assert_cmpstr (found, ==, plain);
  g_assert_cmpstr (again, ==, plain);
}

static void
assert_refused_data (const char             *text,
                     gsize                   length,
                     LabSearchTreeTextError  code,
                     const char             *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_search_tree_text_parse (text, length, &error));
  g_assert_error (error, LAB_SEARCH_TREE_TEXT_ERROR, (int) code);
  if (!g_str_has_prefix (error->message, message))
    g_error ("“%s” does not begin with “%s”", error->message, message);
}

static void
assert_refused (const char             *text,
                LabSearchTreeTextError  code,
                const char             *message)
{
  assert_refused_data (text, strlen (text), code, message);
}

/* Test cases */

static void
test_forms (void)
{
  assert_read ("A: B C\nB = 1\nC = 2\n", "A: B C\nB = 1\nC = 2\n");
  assert_read ("A:B,C\nB=1\nC=2", "A: B C\nB = 1\nC = 2\n");
  assert_read ("\n  A :  B ,C\t,\r\n\r\nB\t= 1 \r\n C= 2\r\n", "A: B C\nB = 1\nC = 2\n");
  assert_read ("# A tree\nA: B C # two\n  # more\nB = 1 #no blank\nC = 2 #",
               "A: B C\nB = 1\nC = 2\n");
}

/* Lines may be in any order, except the first. */
static void
test_order (void)
{
  g_autoptr (LabSearchTree) tree = NULL;
  g_autofree char *text = NULL;
  const char *lines = "A: B C\nE = 1\nC = 2\nD: E\nB: D\n";
  guint n_children;

  tree = lab_search_tree_text_parse (lines, strlen (lines), NULL);
  g_assert_nonnull (tree);
  text = lab_search_tree_text_format (tree);
  g_assert_cmpstr (text, ==, lines);
  g_assert_cmpuint (lab_search_tree_get_children (tree, 0, &n_children)[1], ==, 2);
  g_assert_cmpuint (n_children, ==, 2);
  g_assert_cmpuint (lab_search_tree_get_parent (tree, 0), ==, LAB_SEARCH_NODE_NONE);
  g_assert_cmpuint (lab_search_tree_get_parent (tree, 1), ==, 3);
  /* A and D maximize; B, C, and E minimize. */
  g_assert_true (lab_search_tree_get_maximizes (tree, 0));
  g_assert_false (lab_search_tree_get_maximizes (tree, 1));
  g_assert_false (lab_search_tree_get_maximizes (tree, 2));
  g_assert_true (lab_search_tree_get_maximizes (tree, 3));
  g_assert_false (lab_search_tree_get_maximizes (tree, 4));
}

static void
test_names (void)
{
  assert_read ("Ä: b' n.1 x-2 (3) 木 C#\nb' = 1\nn.1 = 1\nx-2 = 1\n(3) = 1\n木 = 1\nC# = 1",
               "Ä: b' n.1 x-2 (3) 木 C#\nb' = 1\nn.1 = 1\nx-2 = 1\n(3) = 1\n木 = 1\nC# = 1\n");
  /* Names differ by case, and numbers are names, too. */
  assert_read ("a: A 1 \"q\"\nA = 0\n1 = 0\n\"q\" = 0", "a: A 1 \"q\"\nA = 0\n1 = 0\n\"q\" = 0\n");
  /* A byte order mark is no part of a name; a no-break space is a blank. */
  assert_read ("\xef\xbb\xbf" "A:\u00a0B\nB\u00a0= 1\n", "A: B\nB = 1\n");
}

static void
test_long_name (void)
{
  g_autofree char *name = g_strnfill (100000, 'n');
  g_autofree char *text = g_strdup_printf ("A: %s\n%s = 1\n", name, name);
  g_autofree char *wrong = g_strdup_printf ("A: %s\n", name);

  assert_read (text, text);
  assert_refused (wrong, LAB_SEARCH_TREE_TEXT_ERROR_UNKNOWN,
                  "Line 1: There is no node “nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn…”. ");
}

static void
assert_score (const char *text,
              const char *plain)
{
  char buffer[LAB_SCORE_LENGTH];
  double score;

  g_assert_true (lab_score_parse (text, &score));
  lab_score_format (score, buffer);
  g_assert_cmpstr (buffer, ==, plain);
}

static void
test_scores (void)
{
  static const char * const wrong[] = { "x", "1x", "0x10", "inf", "-inf", "nan", "1e", "--1", "1 2",
                                        "1,5", "1e15", "-1000000000000000", "1e400", "+", ".", "−1",
                                        "" };

  assert_score ("0", "0");
  assert_score ("-0", "0");
  assert_score ("+7", "7");
  assert_score ("007", "7");
  assert_score ("-12", "-12");
  assert_score ("2.5", "2.5");
  assert_score ("2.50", "2.5");
  assert_score (".5", "0.5");
  assert_score ("0.1", "0.1");
  assert_score ("1e3", "1000");
  assert_score ("999999999999999", "999999999999999");
  assert_score ("0.8444218515250481", "0.8444218515250481");
  assert_score ("0.30000000000000004", "0.30000000000000004");
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      double score = 5;

      g_assert_false (lab_score_parse (wrong[i], &score));
      g_assert_cmpfloat (score, ==, 5);
    }
}

/* Test cases: refusals */

static void
test_lines (void)
{
  const int syntax = LAB_SEARCH_TREE_TEXT_ERROR_SYNTAX;

  assert_refused ("A: B\nB 3\n", syntax, "Line 2: “B 3” is not a node. ");
  assert_refused ("A B: C\n", syntax, "Line 1: “A B” is not a name of a node. ");
  assert_refused (": C\n", syntax, "Line 1: “” is not a name of a node. ");
  assert_refused ("= 3\n", syntax, "Line 1: “” is not a name of a node. ");
  assert_refused ("A, = 3\n", syntax, "Line 1: “A,” is not a name of a node. ");
  assert_refused ("\n\xef\xbb\xbf" "A = 3\n", syntax, "Line 2: “?A” is not a name of a node. ");
  assert_refused ("A: B: C\n", syntax, "Line 1: “B:” is not a name of a node. ");
  assert_refused ("A: B = 3\n", syntax, "Line 1: “=” is not a name of a node. ");
  assert_refused ("A: B\a\n", syntax, "Line 1: “B?” is not a name of a node. ");
  assert_refused ("\n\nA = three\n", syntax, "Line 3: “three” is not a score. ");
  assert_refused ("A = 2,5\n", syntax, "Line 1: “2,5” is not a score. ");
  assert_refused ("A = inf\n", syntax, "Line 1: “inf” is not a score. ");
  assert_refused ("A: B C\nB = 1\nC = 2\nB = 3\n", LAB_SEARCH_TREE_TEXT_ERROR_TWICE,
                  "Line 4: “B” already has line 2. ");
  assert_refused ("A: B\r\nB: C\r\nC = 1\r\nB = 3\r\n", LAB_SEARCH_TREE_TEXT_ERROR_TWICE,
                  "Line 4: “B” already has line 2. ");
}

static void
test_leaves (void)
{
  const LabSearchTreeTextError leaf = LAB_SEARCH_TREE_TEXT_ERROR_LEAF;

  assert_refused ("A: B\nB\n", leaf, "Line 2: “B” has no children and no score. ");
  assert_refused ("A: B\nB:\n", leaf, "Line 2: “B” has no children and no score. ");
  assert_refused ("A: B\nB: , # 3\n", leaf, "Line 2: “B” has no children and no score. ");
  assert_refused ("A: B\nB =\n", leaf, "Line 2: “B” has no children and no score. ");
}

static void
test_unknown (void)
{
  assert_refused ("A: B C\nB = 1\n", LAB_SEARCH_TREE_TEXT_ERROR_UNKNOWN,
                  "Line 1: There is no node “C”. ");
  assert_refused ("A: B\nB: C b\nC = 1\n", LAB_SEARCH_TREE_TEXT_ERROR_UNKNOWN,
                  "Line 2: There is no node “b”. ");
}

static void
test_parents (void)
{
  const LabSearchTreeTextError parents = LAB_SEARCH_TREE_TEXT_ERROR_PARENTS;

  assert_refused ("A: B C\nB: D\nC: D\nD = 1\n", parents,
                  "Line 3: “D” is already a child of “B”. ");
  assert_refused ("A: B B\nB = 1\n", parents, "Line 1: “B” is already a child of “A”. ");
  assert_refused ("A: B\nB = 1\nC: A\n", parents, "Line 3: “A” is the first node, ");
}

static void
test_cycles (void)
{
  const LabSearchTreeTextError cycle = LAB_SEARCH_TREE_TEXT_ERROR_CYCLE;

  assert_refused ("A: A\n", cycle, "Line 1: “A” is below itself");
  assert_refused ("A: B\nB: A\n", cycle, "Line 2: “A” is below itself");
  assert_refused ("A: B\nB: C\nC: D B\nD = 1\n", cycle, "Line 3: “B” is below itself");
  assert_refused ("A: B\nC: A\nB: C\n", cycle, "Line 2: “A” is below itself");
  /* Cycles that the root does not lead to. */
  assert_refused ("A: B\nB = 1\nC: C\n", cycle, "Line 3: “C” is below itself");
  assert_refused ("A: B\nB = 1\nF = 2\nE: C F\nC: D\nD: E\n", cycle,
                  "Line 4: “E” is below itself");
}

static void
test_unreachable (void)
{
  const LabSearchTreeTextError unreachable = LAB_SEARCH_TREE_TEXT_ERROR_UNREACHABLE;

  assert_refused ("A = 1\nB = 2\n", unreachable, "Line 2: “B” is not below the root. ");
  assert_refused ("A: B\nB = 1\nD = 2\nC: D\n", unreachable,
                  "Line 4: “C” is not below the root. ");
}

static void
test_no_text (void)
{
  const LabSearchTreeTextError encoding = LAB_SEARCH_TREE_TEXT_ERROR_ENCODING;

  assert_refused ("", LAB_SEARCH_TREE_TEXT_ERROR_EMPTY, "There is no node in the file. ");
  assert_refused ("\n # A = 1\n\n", LAB_SEARCH_TREE_TEXT_ERROR_EMPTY,
                  "There is no node in the file. ");
  assert_refused ("A: B\nB\xff = 1\n", encoding, "Line 2: This is not text in UTF-8. ");
  assert_refused_data ("A: B\nB = 1\n\0", 12, encoding, "Line 3: This is not text in UTF-8. ");
}

/* A long chain in the worst order takes no longer than others. */
static void
test_large (void)
{
  const guint n_nodes = 20000;
  g_autoptr (GString) text = g_string_new ("n0: n1\n");
  g_autofree char *again = NULL;

  for (guint i = n_nodes; i > 0; i--)
    g_string_append_printf (text, i == n_nodes ? "n%u = 1\n" : "n%u: n%u\n", i, i + 1);
  again = reformat (text->str, text->len);
  g_assert_cmpstr (again, ==, text->str);
  g_string_append (text, "n1: n2\n");
  assert_refused (text->str, LAB_SEARCH_TREE_TEXT_ERROR_TWICE, "Line 20002: “n1” already ");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search-tree-text/forms", test_forms);
  g_test_add_func ("/search-tree-text/order", test_order);
  g_test_add_func ("/search-tree-text/names", test_names);
  g_test_add_func ("/search-tree-text/long-name", test_long_name);
  g_test_add_func ("/search-tree-text/scores", test_scores);
  g_test_add_func ("/search-tree-text/lines", test_lines);
  g_test_add_func ("/search-tree-text/leaves", test_leaves);
  g_test_add_func ("/search-tree-text/unknown", test_unknown);
  g_test_add_func ("/search-tree-text/parents", test_parents);
  g_test_add_func ("/search-tree-text/cycles", test_cycles);
  g_test_add_func ("/search-tree-text/unreachable", test_unreachable);
  g_test_add_func ("/search-tree-text/no-text", test_no_text);
  g_test_add_func ("/search-tree-text/large", test_large);
  return g_test_run ();
}
