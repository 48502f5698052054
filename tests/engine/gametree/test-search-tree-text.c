/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-score.h"
#include "lab-search-tree.h"

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

LAB_TEST ("/search-tree-text/forms", test_forms)
{
  assert_read ("A: B C\nB = 1\nC = 2\n", "A: B C\nB = 1\nC = 2\n");
  assert_read ("A:B,C\nB=1\nC=2", "A: B C\nB = 1\nC = 2\n");
  assert_read ("\n  A :  B ,C\t,\r\n\r\nB\t= 1 \r\n C= 2\r\n", "A: B C\nB = 1\nC = 2\n");
  assert_read ("# A tree\nA: B C # two\n  # more\nB = 1 #no blank\nC = 2 #",
               "A: B C\nB = 1\nC = 2\n");
}

/* Lines may be in any order, except the first. */
LAB_TEST ("/search-tree-text/order", test_order)
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
  g_assert_cmpuint (lab_search_tree_get (tree, 0)->parent, ==, LAB_SEARCH_NODE_NONE);
  g_assert_cmpuint (lab_search_tree_get (tree, 1)->parent, ==, 3);
  /* A and D maximize; B, C, and E minimize. */
  g_assert_true (lab_search_tree_get (tree, 0)->maximizes);
  g_assert_false (lab_search_tree_get (tree, 1)->maximizes);
  g_assert_false (lab_search_tree_get (tree, 2)->maximizes);
  g_assert_true (lab_search_tree_get (tree, 3)->maximizes);
  g_assert_false (lab_search_tree_get (tree, 4)->maximizes);
}

LAB_TEST ("/search-tree-text/names", test_names)
{
  assert_read ("Ä: b' n.1 x-2 (3) 木 C#\nb' = 1\nn.1 = 1\nx-2 = 1\n(3) = 1\n木 = 1\nC# = 1",
               "Ä: b' n.1 x-2 (3) 木 C#\nb' = 1\nn.1 = 1\nx-2 = 1\n(3) = 1\n木 = 1\nC# = 1\n");
  /* Names differ by case, and numbers are names, too. */
  assert_read ("a: A 1 \"q\"\nA = 0\n1 = 0\n\"q\" = 0", "a: A 1 \"q\"\nA = 0\n1 = 0\n\"q\" = 0\n");
  /* A byte order mark is no part of a name; a no-break space is a blank. */
  assert_read ("\xef\xbb\xbf" "A:\u00a0B\nB\u00a0= 1\n", "A: B\nB = 1\n");
}

LAB_TEST ("/search-tree-text/long-name", test_long_name)
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

LAB_TEST ("/search-tree-text/scores", test_scores)
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

LAB_TEST ("/search-tree-text/no-text", test_no_text)
{
  const LabSearchTreeTextError encoding = LAB_SEARCH_TREE_TEXT_ERROR_ENCODING;

  assert_refused ("", LAB_SEARCH_TREE_TEXT_ERROR_EMPTY, "There is no node in the file. ");
  assert_refused ("\n # A = 1\n\n", LAB_SEARCH_TREE_TEXT_ERROR_EMPTY,
                  "There is no node in the file. ");
  assert_refused ("A: B\nB\xff = 1\n", encoding, "Line 2: This is not text in UTF-8. ");
  assert_refused_data ("A: B\nB = 1\n\0", 12, encoding, "Line 3: This is not text in UTF-8. ");
}

/* A long chain in the worst order takes no longer than others. */
LAB_TEST ("/search-tree-text/large", test_large)
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
