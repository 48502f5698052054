/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>
#include <string.h>

#include "lab-search-trace.h"
#include "lab-search-tree-text.h"

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

#define N_RANDOM 300

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
  LabSearchTree *tree = lab_search_trace_get_tree (trace);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < lab_search_trace_get_n_steps (trace); i++)
    {
      LabSearchStep step;

      lab_search_trace_get_step (trace, i, &step);
      if (step.kind == LAB_SEARCH_STEP_ENTER)
        g_ptr_array_add (names, (gpointer) lab_search_tree_get_label (tree, step.node));
    }
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (GStrv) names->pdata);
}

static char *
format_pruned (const LabSearchTrace *trace)
{
  LabSearchTree *tree = lab_search_trace_get_tree (trace);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < lab_search_tree_get_n_nodes (tree); i++)
    {
      if (!lab_search_trace_is_visited (trace, i))
        g_ptr_array_add (names, (gpointer) lab_search_tree_get_label (tree, i));
    }
  g_assert_cmpuint (names->len, ==, lab_search_trace_get_n_pruned (trace));
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (GStrv) names->pdata);
}

/* Returns the value of each child of the root, with a bound marked. */
static char *
format_values (const LabSearchTrace *trace)
{
  LabSearchTree *tree = lab_search_trace_get_tree (trace);
  GString *text = g_string_new (NULL);
  guint n_children;
  const guint *children = lab_search_tree_get_children (tree, 0, &n_children);

  for (guint i = 0; i < n_children; i++)
    {
      LabBound bound = lab_search_trace_get_bound (trace, children[i]);

      g_string_append_printf (text, i > 0 ? " %s%s%g" : "%s%s%g",
                              lab_search_tree_get_label (tree, children[i]),
                              bound == LAB_BOUND_EXACT ? "=" : bound == LAB_BOUND_UPPER ? "<" : ">",
                              lab_search_trace_get_value (trace, children[i]));
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

  g_assert_cmpstr (lab_search_tree_get_label (lab_search_trace_get_tree (trace),
                                              lab_search_trace_get_decision (trace)),
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

  lab_search_trace_get_window (trace, node, &before, &after);
  lab_search_trace_get_state (trace, node, lab_search_trace_get_n_steps (trace), &state);
  g_assert_cmpfloat (before, ==, alpha);
  g_assert_cmpfloat (after, ==, beta);
  g_assert_cmpfloat (state.alpha, ==, alpha_after);
  g_assert_cmpfloat (state.beta, ==, beta_after);
}

/* Test cases: textbooks */

static void
test_russell_norvig (void)
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

static void
test_four_levels (void)
{
  assert_searched (FOUR_LEVELS, LAB_SEARCH_METHOD_ALPHABETA, "M", "L=3 M=6 R<6",
                   "root L L1 L11 a b L12 c d L2 L21 f M M1 M11 g M12 h M2 M21 j R R1 R11 k",
                   "R2 R21 R22 e i l m n");
}

/* A later child that is only as good does not replace the first one, and a deep cut uses the alpha
 * of the root. */
static void
test_ties (void)
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

static void
test_leaf (void)
{
  g_autoptr (LabSearchTrace) trace = trace_text ("A = -2.5", LAB_SEARCH_METHOD_ALPHABETA);

  g_assert_cmpuint (lab_search_trace_get_decision (trace), ==, LAB_SEARCH_NODE_NONE);
  g_assert_cmpfloat (lab_search_trace_get_value (trace, 0), ==, -2.5);
  g_assert_cmpuint (lab_search_trace_get_n_steps (trace), ==, 2);
  g_assert_cmpuint (lab_search_trace_get_n_visited (trace), ==, 1);
}

/* The steps of a search, in full. */
static void
test_steps (void)
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

  g_assert_cmpuint (lab_search_trace_get_n_steps (trace), ==, G_N_ELEMENTS (steps));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      LabSearchStep step;

      lab_search_trace_get_step (trace, i, &step);
      g_assert_cmpint (step.kind, ==, steps[i].kind);
      g_assert_cmpuint (step.node, ==, steps[i].node);
      g_assert_cmpuint (step.child, ==, steps[i].child);
    }
  /* E is pruned when the cut is done, not before. */
  lab_search_trace_get_state (trace, 4, 8, &state);
  g_assert_cmpint (state.progress, ==, LAB_SEARCH_PROGRESS_WAITING);
  lab_search_trace_get_state (trace, 4, 9, &state);
  g_assert_cmpint (state.progress, ==, LAB_SEARCH_PROGRESS_PRUNED);
}

/* Test cases: random trees */

/* Adds random nodes below @node. */
static void
grow (LabSearchTree *tree,
      guint          node,
      guint          depth,
      GRand         *random)
{
  guint n_children = depth > 0 ? (guint) g_rand_int_range (random, 0, 5) : 0;
  guint children[4];

  if (n_children == 0)
    lab_search_tree_set_score (tree, node, g_rand_int_range (random, -8, 9) / 2.0);
  for (guint i = 0; i < n_children; i++)
    {
      gboolean maximizes = lab_search_tree_get_maximizes (tree, node);

      /* Sometimes the same player moves again. */
      if (g_rand_int_range (random, 0, 4) > 0)
        maximizes = !maximizes;
      children[i] = lab_search_tree_add (tree, "x");
      lab_search_tree_set_maximizes (tree, children[i], maximizes);
    }
  if (n_children > 0)
    lab_search_tree_set_children (tree, node, children, n_children);
  for (guint i = 0; i < n_children; i++)
    grow (tree, children[i], depth - 1, random);
}

static LabSearchTree *
make_random (GRand *random)
{
  LabSearchTree *tree = lab_search_tree_new ();

  lab_search_tree_add (tree, "root");
  grow (tree, 0, (guint) g_rand_int_range (random, 0, 6), random);
  return tree;
}

static double
compute_minimax (const LabSearchTree *tree,
                 guint                node)
{
  guint n_children;
  const guint *children = lab_search_tree_get_children (tree, node, &n_children);
  double best = 0;

  if (n_children == 0)
    return lab_search_tree_get_score (tree, node);
  for (guint i = 0; i < n_children; i++)
    {
      double value = compute_minimax (tree, children[i]);

      if (i == 0)
        best = value;
      best = lab_search_tree_get_maximizes (tree, node) ? MAX (best, value) : MIN (best, value);
    }
  return best;
}

/* The recursive form of fail-hard alpha-beta, as textbooks have it. */
static double
compute_alphabeta (const LabSearchTree *tree,
                   guint                node,
                   double               alpha,
                   double               beta,
                   GArray              *visited)
{
  guint n_children;
  const guint *children = lab_search_tree_get_children (tree, node, &n_children);

  g_array_append_val (visited, node);
  if (n_children == 0)
    return MIN (MAX (lab_search_tree_get_score (tree, node), alpha), beta);
  if (lab_search_tree_get_maximizes (tree, node))
    {
      for (guint i = 0; i < n_children; i++)
        {
          double value = compute_alphabeta (tree, children[i], alpha, beta, visited);

          alpha = MAX (alpha, value);
          if (alpha >= beta)
            return beta;
        }
      return alpha;
    }
  for (guint i = 0; i < n_children; i++)
    {
      double value = compute_alphabeta (tree, children[i], alpha, beta, visited);

      beta = MIN (beta, value);
      if (beta <= alpha)
        return alpha;
    }
  return beta;
}

static void
check_order (const LabSearchTrace *trace,
             const GArray         *visited)
{
  guint n = 0;

  for (guint i = 0; i < lab_search_trace_get_n_steps (trace); i++)
    {
      LabSearchStep step;

      lab_search_trace_get_step (trace, i, &step);
      if (step.kind != LAB_SEARCH_STEP_ENTER)
        continue;
      g_assert_cmpuint (n, <, visited->len);
      g_assert_cmpuint (step.node, ==, g_array_index (visited, guint, n++));
    }
  g_assert_cmpuint (n, ==, visited->len);
  g_assert_cmpuint (n, ==, lab_search_trace_get_n_visited (trace));
}

/* A bound is on the right side of the true value, and anything else is the true value. */
static void
check_values (const LabSearchTrace *trace)
{
  LabSearchTree *tree = lab_search_trace_get_tree (trace);

  for (guint i = 0; i < lab_search_tree_get_n_nodes (tree); i++)
    {
      LabBound bound = lab_search_trace_get_bound (trace, i);
      double value = compute_minimax (tree, i);

      g_assert_cmpint (bound == LAB_BOUND_NONE, ==, !lab_search_trace_is_visited (trace, i));
      if (bound == LAB_BOUND_EXACT)
        g_assert_cmpfloat (lab_search_trace_get_value (trace, i), ==, value);
      else if (bound == LAB_BOUND_UPPER)
        g_assert_cmpfloat (lab_search_trace_get_value (trace, i), >=, value);
      else if (bound == LAB_BOUND_LOWER)
        g_assert_cmpfloat (lab_search_trace_get_value (trace, i), <=, value);
    }
}

static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (16);
  guint n_pruned = 0;

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (LabSearchTree) tree = make_random (random);
      g_autoptr (LabSearchTrace) minimax = lab_search_trace_new (tree, LAB_SEARCH_METHOD_MINIMAX);
      g_autoptr (LabSearchTrace) trace = lab_search_trace_new (tree, LAB_SEARCH_METHOD_ALPHABETA);
      g_autoptr (GArray) visited = g_array_new (FALSE, FALSE, sizeof (guint));
      double value = compute_alphabeta (tree, 0, -INFINITY, INFINITY, visited);

      g_assert_cmpfloat (lab_search_trace_get_value (trace, 0), ==, value);
      g_assert_cmpfloat (lab_search_trace_get_value (minimax, 0), ==, value);
      g_assert_cmpuint (lab_search_trace_get_decision (trace), ==,
                        lab_search_trace_get_decision (minimax));
      g_assert_cmpuint (lab_search_trace_get_n_pruned (minimax), ==, 0);
      g_assert_cmpuint (lab_search_trace_get_n_visited (trace)
                        + lab_search_trace_get_n_pruned (trace),
                        ==, lab_search_tree_get_n_nodes (tree));
      check_order (trace, visited);
      check_values (trace);
      check_values (minimax);
      n_pruned += lab_search_trace_get_n_pruned (trace);
    }
  g_assert_cmpuint (n_pruned, >, N_RANDOM);
}

/* Test cases: going forwards and backwards */

static void
assert_same_state (const LabSearchNodeState *one,
                   const LabSearchNodeState *other)
{
  g_assert_cmpint (one->progress, ==, other->progress);
  if (one->progress != LAB_SEARCH_PROGRESS_OPEN && one->progress != LAB_SEARCH_PROGRESS_DONE)
    return;
  g_assert_cmpfloat (one->alpha, ==, other->alpha);
  g_assert_cmpfloat (one->beta, ==, other->beta);
  g_assert_cmpuint (one->best, ==, other->best);
  g_assert_cmpfloat (one->value, ==, other->value);
}

/* Marks a node and all nodes below it as skipped. */
static void
skip (const LabSearchTree *tree,
      guint                node,
      LabSearchNodeState  *states)
{
  guint n_children;
  const guint *children = lab_search_tree_get_children (tree, node, &n_children);

  states[node].progress = LAB_SEARCH_PROGRESS_PRUNED;
  for (guint i = 0; i < n_children; i++)
    skip (tree, children[i], states);
}

/* Changes the states of the nodes as a step says. */
static void
take_step (const LabSearchTrace *trace,
           guint                 position,
           LabSearchNodeState   *states)
{
  LabSearchTree *tree = lab_search_trace_get_tree (trace);
  LabSearchStep step;
  LabSearchNodeState *state;
  guint n_children;
  const guint *children;

  lab_search_trace_get_step (trace, position, &step);
  state = &states[step.node];
  children = lab_search_tree_get_children (tree, step.node, &n_children);
  switch (step.kind)
    {
    case LAB_SEARCH_STEP_ENTER:
      *state = (LabSearchNodeState) { .progress = LAB_SEARCH_PROGRESS_OPEN,
                                      .best = LAB_SEARCH_NODE_NONE };
      lab_search_trace_get_window (trace, step.node, &state->alpha, &state->beta);
      break;
    case LAB_SEARCH_STEP_UPDATE:
      state->best = step.child;
      state->value = states[step.child].value;
      if (lab_search_tree_get_maximizes (tree, step.node))
        state->alpha = state->value;
      else
        state->beta = state->value;
      break;
    case LAB_SEARCH_STEP_CUT:
      for (guint i = n_children - 1; children[i] != step.child; i--)
        skip (tree, children[i], states);
      break;
    case LAB_SEARCH_STEP_LEAVE:
    default:
      state->progress = LAB_SEARCH_PROGRESS_DONE;
      state->value = lab_search_trace_get_value (trace, step.node);
    }
}

static void
check_states (const LabSearchTrace     *trace,
              guint                     position,
              const LabSearchNodeState *states)
{
  for (guint i = 0; i < lab_search_tree_get_n_nodes (lab_search_trace_get_tree (trace)); i++)
    {
      LabSearchNodeState state;

      lab_search_trace_get_state (trace, i, position, &state);
      assert_same_state (&state, &states[i]);
    }
}

static void
check_replay (const LabSearchTrace *trace)
{
  guint n_nodes = lab_search_tree_get_n_nodes (lab_search_trace_get_tree (trace));
  guint n_steps = lab_search_trace_get_n_steps (trace);
  g_autofree LabSearchNodeState *states = g_new0 (LabSearchNodeState, n_nodes * (n_steps + 1));

  for (guint i = 0; i <= n_steps; i++)
    {
      LabSearchNodeState *now = states + i * n_nodes;

      if (i > 0)
        {
          memcpy (now, now - n_nodes, n_nodes * sizeof *now);
          take_step (trace, i - 1, now);
        }
      check_states (trace, i, now);
    }
  for (guint i = n_steps + 1; i-- > 0;)
    check_states (trace, i, states + i * n_nodes);
}

/* Each position has the state that all steps before it lead to, forwards and backwards. */
static void
test_replay (void)
{
  g_autoptr (LabSearchTrace) one = trace_text (RUSSELL_NORVIG, LAB_SEARCH_METHOD_ALPHABETA);
  g_autoptr (LabSearchTrace) other = trace_text (FOUR_LEVELS, LAB_SEARCH_METHOD_ALPHABETA);
  g_autoptr (GRand) random = g_rand_new_with_seed (4);

  check_replay (one);
  check_replay (other);
  for (guint n = 0; n < 40;)
    {
      g_autoptr (LabSearchTree) tree = make_random (random);
      g_autoptr (LabSearchTrace) trace = NULL;

      if (lab_search_tree_get_n_nodes (tree) > 60)
        continue;
      trace = lab_search_trace_new (tree, LAB_SEARCH_METHOD_ALPHABETA);
      check_replay (trace);
      n++;
    }
}

/* Minimax shows no alpha and beta. */
static void
test_minimax_states (void)
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
static void
test_deep (void)
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
  lab_search_tree_set_score (tree, node, 7);
  trace = lab_search_trace_new (tree, LAB_SEARCH_METHOD_ALPHABETA);
  g_assert_cmpfloat (lab_search_trace_get_value (trace, 0), ==, 7);
  g_assert_cmpuint (lab_search_trace_get_n_visited (trace), ==, 100001);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search-trace/russell-norvig", test_russell_norvig);
  g_test_add_func ("/search-trace/four-levels", test_four_levels);
  g_test_add_func ("/search-trace/ties", test_ties);
  g_test_add_func ("/search-trace/leaf", test_leaf);
  g_test_add_func ("/search-trace/steps", test_steps);
  g_test_add_func ("/search-trace/random", test_random);
  g_test_add_func ("/search-trace/replay", test_replay);
  g_test_add_func ("/search-trace/minimax-states", test_minimax_states);
  g_test_add_func ("/search-trace/deep", test_deep);
  return g_test_run ();
}
