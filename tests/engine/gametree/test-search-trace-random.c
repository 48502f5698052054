/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <math.h>

#include "lab-search-trace.h"

/* Compares searches of random trees with recursive ones. */

#define N_RANDOM 300
#define N_REPLAYED 40
#define MAX_REPLAYED 60

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
    lab_search_tree_get (tree, node)->score = g_rand_int_range (random, -8, 9) / 2.0;
  for (guint i = 0; i < n_children; i++)
    {
      gboolean maximizes = lab_search_tree_get (tree, node)->maximizes;

      /* Sometimes the same player moves again. */
      if (g_rand_int_range (random, 0, 4) > 0)
        maximizes = !maximizes;
      children[i] = lab_search_tree_add (tree, "x");
      lab_search_tree_get (tree, children[i])->maximizes = maximizes;
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
    return lab_search_tree_get (tree, node)->score;
  for (guint i = 0; i < n_children; i++)
    {
      double value = compute_minimax (tree, children[i]);

      if (i == 0)
        best = value;
      best = lab_search_tree_get (tree, node)->maximizes ? MAX (best, value) : MIN (best, value);
    }
  return best;
}

/* The recursive form of fail-hard alpha-beta, as textbooks have it. It stores the order of the
 * nodes, and the value that each of them returns. */
static double
compute_alphabeta (const LabSearchTree *tree,
                   guint                node,
                   double               alpha,
                   double               beta,
                   GArray              *visited,
                   double              *values)
{
  gboolean maximizes = lab_search_tree_get (tree, node)->maximizes;
  guint n_children;
  const guint *children = lab_search_tree_get_children (tree, node, &n_children);

  g_array_append_val (visited, node);
  if (n_children == 0)
    return values[node] = MIN (MAX (lab_search_tree_get (tree, node)->score, alpha), beta);
  for (guint i = 0; i < n_children; i++)
    {
      double value = compute_alphabeta (tree, children[i], alpha, beta, visited, values);

      if (maximizes && value >= beta)
        return values[node] = beta;
      if (!maximizes && value <= alpha)
        return values[node] = alpha;
      if (maximizes)
        alpha = MAX (alpha, value);
      else
        beta = MIN (beta, value);
    }
  return values[node] = maximizes ? alpha : beta;
}

static void
check_order (const LabSearchTrace *trace,
             const GArray         *visited,
             const double         *values)
{
  guint n = 0;

  for (guint i = 0; i < trace->steps->len; i++)
    {
      LabSearchStep step;

      lab_search_trace_get_step (trace, i, &step);
      if (step.kind != LAB_SEARCH_STEP_ENTER)
        continue;
      g_assert_cmpuint (n, <, visited->len);
      g_assert_cmpuint (step.node, ==, g_array_index (visited, guint, n++));
      g_assert_cmpfloat (trace->visits[step.node].value, ==, values[step.node]);
    }
  g_assert_cmpuint (n, ==, visited->len);
  g_assert_cmpuint (n, ==, trace->n_visited);
}

/* A bound is on the right side of the true value, and anything else is the true value. */
static void
check_values (const LabSearchTrace *trace)
{
  LabSearchTree *tree = trace->tree;

  for (guint i = 0; i < tree->nodes->len; i++)
    {
      LabBound bound = lab_search_trace_get_bound (trace, i);
      double value = compute_minimax (tree, i);

      g_assert_cmpint (bound == LAB_BOUND_NONE, ==, !lab_search_trace_is_visited (trace, i));
      if (bound == LAB_BOUND_EXACT)
        g_assert_cmpfloat (trace->visits[i].value, ==, value);
      else if (bound == LAB_BOUND_UPPER)
        g_assert_cmpfloat (trace->visits[i].value, >=, value);
      else if (bound == LAB_BOUND_LOWER)
        g_assert_cmpfloat (trace->visits[i].value, <=, value);
    }
}

LAB_TEST ("/search-trace/random", test_random)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (16);
  guint n_pruned = 0;

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (LabSearchTree) tree = make_random (random);
      g_autoptr (LabSearchTrace) minimax = lab_search_trace_new (tree, LAB_SEARCH_METHOD_MINIMAX);
      g_autoptr (LabSearchTrace) trace = lab_search_trace_new (tree, LAB_SEARCH_METHOD_ALPHABETA);
      g_autoptr (GArray) visited = g_array_new (FALSE, FALSE, sizeof (guint));
      g_autofree double *values = g_new0 (double, tree->nodes->len);
      double value = compute_alphabeta (tree, 0, -INFINITY, INFINITY, visited, values);

      g_assert_cmpfloat (trace->visits[0].value, ==, value);
      g_assert_cmpfloat (minimax->visits[0].value, ==, value);
      g_assert_cmpuint (lab_search_trace_get_decision (trace), ==,
                        lab_search_trace_get_decision (minimax));
      g_assert_cmpuint (lab_search_trace_get_n_pruned (minimax), ==, 0);
      g_assert_cmpuint (trace->n_visited + lab_search_trace_get_n_pruned (trace), ==,
                        tree->nodes->len);
      check_order (trace, visited, values);
      check_values (trace);
      check_values (minimax);
      n_pruned += lab_search_trace_get_n_pruned (trace);
    }
  g_assert_cmpuint (n_pruned, >, N_RANDOM);
}

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
  LabSearchTree *tree = trace->tree;
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
      state->alpha = trace->visits[step.node].alpha;
      state->beta = trace->visits[step.node].beta;
      break;
    case LAB_SEARCH_STEP_UPDATE:
      state->best = step.child;
      state->value = states[step.child].value;
      if (lab_search_tree_get (tree, step.node)->maximizes)
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
      state->value = trace->visits[step.node].value;
    }
}

static void
check_states (const LabSearchTrace     *trace,
              guint                     position,
              const LabSearchNodeState *states)
{
  for (guint i = 0; i < trace->tree->nodes->len; i++)
    {
      LabSearchNodeState state;

      lab_search_trace_get_state (trace, i, position, &state);
      assert_same_state (&state, &states[i]);
    }
}

static void
check_replay (const LabSearchTrace *trace)
{
  guint n_nodes = trace->tree->nodes->len;
  guint n_steps = trace->steps->len;
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
LAB_TEST ("/search-trace/replay", test_replay)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (4);

  for (guint n = 0; n < N_REPLAYED;)
    {
      g_autoptr (LabSearchTree) tree = make_random (random);
      g_autoptr (LabSearchTrace) trace = NULL;

      if (tree->nodes->len > MAX_REPLAYED)
        continue;
      trace = lab_search_trace_new (tree, LAB_SEARCH_METHOD_ALPHABETA);
      check_replay (trace);
      n++;
    }
}
