/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <math.h>

#include "lab-search-trace.h"
#include "lab-search-tree.h"

/* From “Artificial Intelligence: A Modern Approach” by Russell and Norvig, on alpha-beta. */
#define RUSSELL_NORVIG \
  "A: B C D\nB: B1 B2 B3\nC: C1 C2 C3\nD: D1 D2 D3\nB1 = 3\nB2 = 12\nB3 = 8\n" \
  "C1 = 2\nC2 = 4\nC3 = 6\nD1 = 14\nD2 = 5\nD3 = 2\n"

/* From the article on alpha-beta pruning of Wikipedia. */
#define FOUR_LEVELS \
  "root: L M R\nL: L1 L2\nM: M1 M2\nR: R1 R2\n" \
  "L1: L11 L12\nL2: L21\nM1: M11 M12\nM2: M21\nR1: R11\nR2: R21 R22\n" \
  "L11: a b\nL12: c d e\nL21: f\nM11: g\nM12: h i\nM21: j\nR11: k\nR21: l m\nR22: n\n" \
  "a = 5\nb = 6\nc = 7\nd = 4\ne = 5\nf = 3\ng = 6\nh = 6\ni = 9\nj = 7\nk = 5\nl = 9\nm = 8\n" \
  "n = 6\n"

/* Private helpers */

static LabSearchTree *
read_tree (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabSearchTree *tree = lab_search_tree_text_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  return tree;
}

static LabSearchTrace *
trace_text (const char      *text,
            LabSearchMethod  method)
{
  g_autoptr (LabSearchTree) tree = read_tree (text);

  return lab_search_trace_new (tree, method);
}

/* Returns the names of the visited nodes in order. */
static char *
format_visited (const LabSearchTrace *trace)
{
  LabSearchTree *tree = trace->tree;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < trace->steps->len; i++)
    {
      LabSearchStep step;

      lab_search_trace_get_step (trace, i, &step);
      if (step.kind == LAB_SEARCH_STEP_ENTER)
        g_ptr_array_add (names, (gpointer) lab_search_tree_get (tree, step.node)->label);
    }
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (GStrv) names->pdata);
}

static char *
format_pruned (const LabSearchTrace *trace)
{
  LabSearchTree *tree = trace->tree;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < tree->nodes->len; i++)
    {
      if (!lab_search_trace_is_visited (trace, i))
        g_ptr_array_add (names, (gpointer) lab_search_tree_get (tree, i)->label);
    }
  g_assert_cmpuint (names->len, ==, lab_search_trace_get_n_pruned (trace));
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (GStrv) names->pdata);
}

/* Returns the value of each child of the root, with a bound marked. */
static char *
format_values (const LabSearchTrace *trace)
{
  LabSearchTree *tree = trace->tree;
  GString *text = g_string_new (NULL);
  guint n_children;
  const guint *children = lab_search_tree_get_children (tree, 0, &n_children);

  for (guint i = 0; i < n_children; i++)
    {
      LabBound bound = lab_search_trace_get_bound (trace, children[i]);

      g_string_append_printf (text, i > 0 ? " %s%s%g" : "%s%s%g",
                              lab_search_tree_get (tree, children[i])->label,
                              bound == LAB_BOUND_EXACT   ? "="
                              : bound == LAB_BOUND_UPPER ? "<"
                                                         : ">",
                              trace->visits[children[i]].value);
    }
  return g_string_free (text, FALSE);
}

static void
assert_searched (const char      *text,
                 LabSearchMethod  method,
                 const char      *decision,
                 const char      *values,
                 const char      *visited,
                 const char      *pruned)
{
  g_autoptr (LabSearchTrace) trace = trace_text (text, method);
  g_autofree char *all_values = format_values (trace);
  g_autofree char *all_visited = format_visited (trace);
  g_autofree char *all_pruned = format_pruned (trace);

  g_assert_cmpstr (lab_search_tree_get (trace->tree, lab_search_trace_get_decision (trace))->label,
                   ==, decision);
  g_assert_cmpstr (all_values, ==, values);
  g_assert_cmpstr (all_visited, ==, visited);
  g_assert_cmpstr (all_pruned, ==, pruned);
}

static void
assert_window (const LabSearchTrace *trace,
               guint                 node,
               double                alpha,
               double                beta,
               double                alpha_after,
               double                beta_after)
{
  LabSearchNodeState state;
  double before, after;

  before = trace->visits[node].alpha;
  after = trace->visits[node].beta;
  lab_search_trace_get_state (trace, node, trace->steps->len, &state);
  g_assert_cmpfloat (before, ==, alpha);
  g_assert_cmpfloat (after, ==, beta);
  g_assert_cmpfloat (state.alpha, ==, alpha_after);
  g_assert_cmpfloat (state.beta, ==, beta_after);
}

/* Test cases: textbooks */

LAB_TEST ("/search-trace/russell-norvig", test_russell_norvig)
{
  g_autoptr (LabSearchTrace) trace = trace_text (RUSSELL_NORVIG, LAB_SEARCH_METHOD_ALPHABETA);

  assert_searched (RUSSELL_NORVIG, LAB_SEARCH_METHOD_MINIMAX, "B", "B=3 C=2 D=2",
                   "A B B1 B2 B3 C C1 C2 C3 D D1 D2 D3", "");
  assert_searched (RUSSELL_NORVIG, LAB_SEARCH_METHOD_ALPHABETA, "B", "B=3 C<3 D<3",
                   "A B B1 B2 B3 C C1 D D1 D2 D3", "C2 C3");
  assert_window (trace, 0, -INFINITY, INFINITY, 3, INFINITY);
  assert_window (trace, 1, -INFINITY, INFINITY, -INFINITY, 3);
  assert_window (trace, 2, 3, INFINITY, 3, 3);
  assert_window (trace, 3, 3, INFINITY, 3, 3);
  /* The leaves B2, D2, and D3. */
  assert_window (trace, 5, -INFINITY, 3, -INFINITY, 3);
  assert_window (trace, 11, 3, 14, 3, 14);
  assert_window (trace, 12, 3, 5, 3, 5);
}

LAB_TEST ("/search-trace/four-levels", test_four_levels)
{
  assert_searched (FOUR_LEVELS, LAB_SEARCH_METHOD_ALPHABETA, "M", "L=3 M=6 R<6",
                   "root L L1 L11 a b L12 c d L2 L21 f M M1 M11 g M12 h M2 M21 j R R1 R11 k",
                   "R2 R21 R22 e i l m n");
}

/* A later child that is only as good does not replace the first one, and a deep cut uses the alpha
 * of the root. */
LAB_TEST ("/search-trace/ties", test_ties)
{
  assert_searched ("A: B C D\nB = 4\nC: E F\nE = 4\nF = 9\nD: G\nG = 5\n",
                   LAB_SEARCH_METHOD_ALPHABETA, "D", "B=4 C<4 D=5", "A B C E D G", "F");
  assert_searched ("A: B C D\nB = 4\nC = 4\nD = 2\n", LAB_SEARCH_METHOD_ALPHABETA, "B",
                   "B=4 C<4 D<4", "A B C D", "");
  assert_searched ("A: B C D\nB = 4\nC = 4\nD = 2\n", LAB_SEARCH_METHOD_MINIMAX, "B",
                   "B=4 C=4 D=2", "A B C D", "");
  assert_searched ("A: B C\nB = 4\nC: D E\nD: F\nF: G H\nG = 3\nH = 1\nE = 9\n",
                   LAB_SEARCH_METHOD_ALPHABETA, "B", "B=4 C<4", "A B C D F G", "H E");
}

LAB_TEST ("/search-trace/leaf", test_leaf)
{
  g_autoptr (LabSearchTrace) trace = trace_text ("A = -2.5", LAB_SEARCH_METHOD_ALPHABETA);

  g_assert_cmpuint (lab_search_trace_get_decision (trace), ==, LAB_SEARCH_NODE_NONE);
  g_assert_cmpfloat (trace->visits[0].value, ==, -2.5);
  g_assert_cmpuint (trace->steps->len, ==, 2);
  g_assert_cmpuint (trace->n_visited, ==, 1);
}

/* The steps of a search, in full. */
LAB_TEST ("/search-trace/steps", test_steps)
{
  static const struct
  {
    LabSearchStepKind kind;
    guint node, child;
  } steps[] = {
    { LAB_SEARCH_STEP_ENTER, 0, LAB_SEARCH_NODE_NONE },
    { LAB_SEARCH_STEP_ENTER, 1, LAB_SEARCH_NODE_NONE },
    { LAB_SEARCH_STEP_LEAVE, 1, LAB_SEARCH_NODE_NONE },
    { LAB_SEARCH_STEP_UPDATE, 0, 1 },
    { LAB_SEARCH_STEP_ENTER, 2, LAB_SEARCH_NODE_NONE },
    { LAB_SEARCH_STEP_ENTER, 3, LAB_SEARCH_NODE_NONE },
    { LAB_SEARCH_STEP_LEAVE, 3, LAB_SEARCH_NODE_NONE },
    { LAB_SEARCH_STEP_UPDATE, 2, 3 },
    { LAB_SEARCH_STEP_CUT, 2, 3 },
    { LAB_SEARCH_STEP_LEAVE, 2, LAB_SEARCH_NODE_NONE },
    { LAB_SEARCH_STEP_LEAVE, 0, LAB_SEARCH_NODE_NONE },
  };
  g_autoptr (LabSearchTrace) trace = trace_text ("A: B C\nB = 4\nC: D E\nD = 1\nE = 9\n",
                                                 LAB_SEARCH_METHOD_ALPHABETA);
  LabSearchNodeState state;

  g_assert_cmpuint (trace->steps->len, ==, G_N_ELEMENTS (steps));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      LabSearchStep step;

      lab_search_trace_get_step (trace, i, &step);
      g_assert_cmpint (step.kind, ==, steps[i].kind);
      g_assert_cmpuint (step.node, ==, steps[i].node);
      g_assert_cmpuint (step.child, ==, steps[i].child);
      g_assert_cmpuint (lab_search_trace_get_current (trace, i + 1), ==, steps[i].node);
    }
  g_assert_cmpuint (lab_search_trace_get_current (trace, 0), ==, LAB_SEARCH_NODE_NONE);
  /* E is pruned when the cut is done, not before. */
  lab_search_trace_get_state (trace, 4, 8, &state);
  g_assert_cmpint (state.progress, ==, LAB_SEARCH_PROGRESS_WAITING);
  lab_search_trace_get_state (trace, 4, 9, &state);
  g_assert_cmpint (state.progress, ==, LAB_SEARCH_PROGRESS_PRUNED);
}

/* Test cases: states */

/* Also at a node that minimizes, the first of equal children stays the best one. */
LAB_TEST ("/search-trace/minimizing-ties", test_minimizing_ties)
{
  static const LabSearchMethod methods[] = { LAB_SEARCH_METHOD_MINIMAX,
                                             LAB_SEARCH_METHOD_ALPHABETA };

  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      g_autoptr (LabSearchTrace) trace = trace_text ("A: B\nB: C D E\nC = 5\nD = 3\nE = 3\n",
                                                     methods[i]);
      LabSearchNodeState state;

      lab_search_trace_get_state (trace, 1, trace->steps->len, &state);
      g_assert_cmpuint (state.best, ==, 3);
      g_assert_cmpfloat (state.value, ==, 3);
    }
}

/* Minimax shows no alpha and beta. */
LAB_TEST ("/search-trace/minimax-states", test_minimax_states)
{
  g_autoptr (LabSearchTrace) trace = trace_text ("A: B C\nB = 4\nC = 7\n",
                                                 LAB_SEARCH_METHOD_MINIMAX);
  LabSearchNodeState state;

  lab_search_trace_get_state (trace, 0, 4, &state);
  g_assert_cmpint (state.progress, ==, LAB_SEARCH_PROGRESS_OPEN);
  g_assert_cmpfloat (state.value, ==, 4);
  g_assert_cmpuint (state.best, ==, 1);
  assert_window (trace, 0, -INFINITY, INFINITY, -INFINITY, INFINITY);
  assert_window (trace, 1, -INFINITY, INFINITY, -INFINITY, INFINITY);
}

/* A tree can be as deep as it has nodes. */
LAB_TEST ("/search-trace/deep", test_deep)
{
  g_autoptr (LabSearchTree) tree = lab_search_tree_new ();
  g_autoptr (LabSearchTrace) trace = NULL;
  guint node = lab_search_tree_add (tree, "root");

  for (guint i = 0; i < 100000; i++)
    {
      guint child = lab_search_tree_add (tree, "below");

      lab_search_tree_set_children (tree, node, &child, 1);
      node = child;
    }
  lab_search_tree_get (tree, node)->score = 7;
  trace = lab_search_trace_new (tree, LAB_SEARCH_METHOD_ALPHABETA);
  g_assert_cmpfloat (trace->visits[0].value, ==, 7);
  g_assert_cmpuint (trace->n_visited, ==, 100001);
  g_assert_cmpuint (lab_search_tree_get (tree, node)->n_children, ==, 0);
  g_assert_cmpuint (lab_search_tree_get (tree, 0)->n_children, >, 0);
}
