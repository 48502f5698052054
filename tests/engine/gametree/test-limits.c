/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-check.h"
#include "lab-test-graph.h"

#define MAX_DEPTH 24
#define N_BEFORE_CANCEL 1000

/* Private helpers */

/* Makes a game without an end, so that no search can see its whole tree. */
static LabTestGraph *
make_endless (guint32 seed)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  LabTestGraph *graph = g_new (LabTestGraph, 1);

  lab_test_graph_init (graph, random, LAB_TEST_GRAPH_CYCLIC, LAB_TEST_GRAPH_MAX_NODES);
  for (guint i = 0; i < graph->n_nodes; i++)
    {
      LabTestGraphNode *node = &graph->nodes[i];

      while (node->n_children < 2)
        node->children[node->n_children++] = (guint) g_rand_int_range (random, 0,
                                                                       (gint32) graph->n_nodes);
      if (ABS (node->estimate) == LAB_WIN)
        node->estimate = 0;
    }
  return graph;
}

/* Returns the value of @action at @depth for the player to move at the start. */
static int
get_action_value (const LabTestGraph *graph,
                  const int          *values,
                  guint32             action,
                  guint               depth)
{
  guint child = graph->nodes[0].children[G_MAXUINT32 - action];
  int value = values[(depth - 1) * graph->n_nodes + child];

  return graph->nodes[child].side == graph->nodes[0].side ? value : -value;
}

static void
assert_equal (const LabSearchResult *a,
              const LabSearchResult *b)
{
  g_assert_cmpint (a->has_action, ==, b->has_action);
  g_assert_cmpuint (a->action, ==, b->action);
  g_assert_cmpint (a->value, ==, b->value);
  g_assert_cmpuint (a->depth, ==, b->depth);
  g_assert_cmpint (a->complete, ==, b->complete);
  g_assert_cmpint (a->solved, ==, b->solved);
  g_assert_cmpuint (a->nodes, ==, b->nodes);
  g_assert_cmpuint (a->variation.length, ==, b->variation.length);
  g_assert_true (memcmp (a->variation.actions, b->variation.actions,
                         a->variation.length * sizeof (guint32)) == 0);
}

static void
search_endless (const LabTestGraph *graph,
                const LabLimits    *limits,
                guint               max_depth,
                gboolean            with_table,
                GCancellable       *cancellable,
                LabSearchResult    *result)
{
  g_autoptr (LabTransposition) table = with_table ? lab_transposition_new (1 << 12) : NULL;
  LabTestGraphState state, before;

  lab_test_graph_state_init (&state, graph, 0);
  before = state;
  lab_alphabeta (&lab_test_graph, &state, 1, max_depth, limits, table, cancellable, result);
  g_assert_true (memcmp (&state, &before, sizeof state) == 0);
  g_assert_true (result->has_action);
  g_assert_cmpuint (G_MAXUINT32 - result->action, <, graph->nodes[0].n_children);
}

/* Asserts that a stopped search returns at least what it knew before it stopped. */
static void
assert_sound (const LabTestGraph    *graph,
              const int             *values,
              const LabSearchResult *result,
              const LabSearchResult *last)
{
  g_assert_false (result->solved);
  g_assert_false (result->cancelled);
  if (result->depth == 0)
    {
      g_assert_false (result->complete);
      return;
    }
  g_assert_cmpint (result->value, ==,
                   get_action_value (graph, values, result->action, result->depth));
  g_assert_cmpint (result->value, <=, values[result->depth * graph->n_nodes]);
  if (result->complete)
    g_assert_cmpint (result->value, ==, values[result->depth * graph->n_nodes]);
  if (last->depth > 0)
    g_assert_cmpint (result->value, >=,
                     get_action_value (graph, values, last->action, result->depth));
}

/* Tests */

LAB_TEST ("/games/limits/nodes",
           test_nodes)
{
  guint n_partial = 0, n_changed = 0;

  for (guint seed = 1; seed <= 20; seed++)
    {
      g_autofree LabTestGraph *graph = make_endless (seed);
      g_autofree int *values = lab_test_graph_solve (graph, MAX_DEPTH);

      for (guint n = 1; n < 1500; n += n / 8 + 1)
        {
          const LabLimits limits = { 0, n };
          LabSearchResult result, again, last;

          for (guint with_table = 0; with_table < 2; with_table++)
            {
              search_endless (graph, &limits, MAX_DEPTH, with_table > 0, NULL, &result);
              search_endless (graph, &limits, MAX_DEPTH, with_table > 0, NULL, &again);
              g_assert_cmpuint (result.nodes, <=, n);
              if (result.depth < MAX_DEPTH)
                g_assert_cmpuint (result.nodes, ==, n);
              assert_equal (&result, &again);
              last = result;
              if (result.depth > 0)
                search_endless (graph, NULL, result.depth - 1, with_table > 0, NULL, &last);
              assert_sound (graph, values, &result, &last);
              n_partial += result.complete ? 0 : 1;
              n_changed += !result.complete && result.action != last.action ? 1 : 0;
            }
        }
    }
  g_test_message ("%u stopped on their way, %u with a new action", n_partial, n_changed);
  g_assert_cmpuint (n_partial, >, 100);
  g_assert_cmpuint (n_changed, >, 10);
}

/* Minimax within limits of nodes returns the result of the last depth that it completed, and never
 * visits more nodes than allowed. */
LAB_TEST ("/games/limits/minimax",
           test_minimax)
{
  guint n_shallow = 0;

  for (guint seed = 1; seed <= 20; seed++)
    {
      g_autofree LabTestGraph *graph = make_endless (seed);

      for (guint n = 1; n < 3000; n += n / 4 + 1)
        {
          const LabLimits limits = { 0, n };
          LabSearchResult result, next, same;
          LabTestGraphState state, before;

          lab_test_graph_state_init (&state, graph, 0);
          before = state;
          lab_minimax (&lab_test_graph, &state, 1, MAX_DEPTH, &limits, NULL, &result);
          g_assert_true (memcmp (&state, &before, sizeof state) == 0);
          g_assert_cmpuint (result.nodes, ==, n);
          g_assert_true (result.has_action);
          g_assert_false (result.cancelled);
          g_assert_cmpint (result.complete, ==, result.depth > 0);
          lab_minimax (&lab_test_graph, &state, result.depth, result.depth, NULL, NULL, &same);
          lab_minimax (&lab_test_graph, &state, result.depth + 1, result.depth + 1, NULL, NULL,
                       &next);
          g_assert_cmpuint (next.nodes, >, n / MAX_DEPTH);
          g_assert_cmpint (result.value, ==, same.value);
          g_assert_cmpuint (result.action, ==, same.action);
          g_assert_cmpuint (result.variation.length, ==, same.variation.length);
          n_shallow += result.depth == 0 ? 1 : 0;
        }
    }
  g_assert_cmpuint (n_shallow, >, 20);
}

/* Entries that a stopped search leaves in the table are correct. */
LAB_TEST ("/games/limits/table-after-stop",
           test_table_after_stop)
{
  for (guint seed = 1; seed <= 10; seed++)
    {
      g_autofree LabTestGraph *graph = make_endless (seed);
      g_autofree int *values = lab_test_graph_solve (graph, 6);
      g_autoptr (LabTransposition) table = lab_transposition_new (1 << 16);

      for (guint n = 2; n < 400; n += 7)
        {
          const LabLimits limits = { 0, n };
          guint depth = 1 + n % 6;
          LabTestGraphState state;
          LabSearchResult result;

          lab_test_graph_state_init (&state, graph, 0);
          lab_alphabeta (&lab_test_graph, &state, 1, depth, &limits, table, NULL, &result);
          lab_alphabeta (&lab_test_graph, &state, depth, depth, NULL, table, NULL, &result);
          g_assert_cmpint (result.value, ==, values[depth * graph->n_nodes]);
          lab_transposition_clear (table);
        }
    }
}

LAB_TEST ("/games/limits/one-node",
           test_one_node)
{
  g_autofree LabTestGraph *graph = make_endless (1);
  const LabLimits limits = { 0, 1 };
  LabSearchResult result;

  for (guint i = 0; i < graph->nodes[0].n_children; i++)
    graph->nodes[0].orders[i] = i == 1 ? 1 : 0;
  search_endless (graph, &limits, LAB_TO_THE_END, TRUE, NULL, &result);
  g_assert_cmpuint (result.nodes, ==, 1);
  g_assert_cmpuint (result.depth, ==, 0);
  g_assert_cmpuint (result.variation.length, ==, 0);
  g_assert_cmpint (result.value, ==, graph->nodes[0].estimate);
  /* The most promising action. */
  g_assert_cmpuint (result.action, ==, G_MAXUINT32 - 1);
}

LAB_TEST ("/games/limits/no-limits",
           test_no_limits)
{
  g_autofree LabTestGraph *graph = make_endless (2);
  const LabLimits none = { 0, 0 };
  const LabLimits ample = { G_MAXINT64, G_MAXUINT64 };
  LabSearchResult a, b, c;

  search_endless (graph, NULL, 6, TRUE, NULL, &a);
  search_endless (graph, &none, 6, TRUE, NULL, &b);
  search_endless (graph, &ample, 6, TRUE, NULL, &c);
  assert_equal (&a, &b);
  assert_equal (&a, &c);
  g_assert_true (a.complete);
  g_assert_cmpuint (a.depth, ==, 6);
}

/* Checks only that the clock stopped the search and not too early; exact times would
 * fail on a busy machine. */
LAB_TEST ("/games/limits/time",
           test_time)
{
  g_autofree LabTestGraph *graph = make_endless (3);

  for (guint with_table = 0; with_table < 2; with_table++)
    {
      const LabLimits short_limits = { 20 * G_TIME_SPAN_MILLISECOND, 0 };
      const LabLimits no_time = { 1, 0 };
      LabSearchResult result;

      search_endless (graph, &short_limits, LAB_MAX_PLIES, with_table > 0, NULL, &result);
      g_assert_cmpint (result.time, >=, short_limits.time);
      g_assert_cmpuint (result.depth, <, LAB_MAX_PLIES);
      g_assert_false (result.cancelled);
      search_endless (graph, &no_time, LAB_MAX_PLIES, with_table > 0, NULL, &result);
      g_assert_cmpuint (result.nodes, <, 10000);
    }
  for (guint i = 0; i < 2; i++)
    {
      const LabLimits limits = { i == 0 ? 20 * G_TIME_SPAN_MILLISECOND : 1, 0 };
      LabTestGraphState state;
      LabSearchResult result;

      lab_test_graph_state_init (&state, graph, 0);
      lab_minimax (&lab_test_graph, &state, 1, LAB_MAX_PLIES, &limits, NULL, &result);
      g_assert_cmpint (result.time, >=, limits.time);
      g_assert_cmpuint (result.depth, <, LAB_MAX_PLIES);
      g_assert_false (result.cancelled);
    }
}

LAB_TEST ("/games/limits/cancelled-before",
           test_cancelled_before)
{
  g_autofree LabTestGraph *graph = make_endless (4);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LabTestGraphState state;
  LabSearchResult results[4];

  g_cancellable_cancel (cancellable);
  lab_test_graph_state_init (&state, graph, 0);
  lab_minimax (&lab_test_graph, &state, LAB_TO_THE_END, LAB_TO_THE_END, NULL, cancellable,
               &results[0]);
  lab_alphabeta (&lab_test_graph, &state, LAB_TO_THE_END, LAB_TO_THE_END, NULL, NULL, cancellable,
                 &results[1]);
  lab_alphabeta (&lab_test_graph, &state, 1, LAB_TO_THE_END, NULL, NULL, cancellable, &results[2]);
  lab_minimax (&lab_test_graph, &state, 1, LAB_TO_THE_END, NULL, cancellable, &results[3]);
  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    {
      g_assert_true (results[i].cancelled);
      g_assert_false (results[i].complete);
      g_assert_false (results[i].solved);
      g_assert_true (results[i].has_action);
      g_assert_cmpuint (results[i].nodes, ==, 0);
      g_assert_cmpuint (results[i].depth, ==, 0);
      lab_test_check_result (&lab_test_graph, &state, &results[i], FALSE);
    }
}

/* An endless game that counts the estimates of a search. */
static int n_estimates;

static int
count_estimate (gconstpointer state)
{
  g_atomic_int_inc (&n_estimates);
  return lab_test_graph.estimate (state);
}

static gpointer
cancel_amid (gpointer cancellable)
{
  while (g_atomic_int_get (&n_estimates) < N_BEFORE_CANCEL)
    g_usleep (100);
  g_cancellable_cancel (cancellable);
  return NULL;
}

LAB_TEST ("/games/limits/cancelled-amid",
           test_cancelled_amid)
{
  g_autofree LabTestGraph *graph = make_endless (5);
  LabZeroSum game = lab_test_graph;

  game.estimate = count_estimate;
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      GThread *thread;
      LabTestGraphState state, before;
      LabSearchResult result;

      lab_test_graph_state_init (&state, graph, 0);
      before = state;
      g_atomic_int_set (&n_estimates, 0);
      thread = g_thread_new ("cancel", cancel_amid, cancellable);
      if (i == 0)
        lab_minimax (&game, &state, LAB_TO_THE_END, LAB_TO_THE_END, NULL, cancellable, &result);
      else if (i == 1)
        lab_alphabeta (&game, &state, LAB_TO_THE_END, LAB_TO_THE_END, NULL, NULL, cancellable,
                       &result);
      else if (i == 2)
        lab_minimax (&game, &state, 1, LAB_TO_THE_END, NULL, cancellable, &result);
      else
        lab_alphabeta (&game, &state, 1, LAB_TO_THE_END, NULL, NULL, cancellable, &result);
      g_thread_join (thread);

      g_assert_true (memcmp (&state, &before, sizeof state) == 0);
      g_assert_true (result.cancelled);
      g_assert_true (result.has_action);
      g_assert_false (result.solved);
      g_assert_cmpuint (result.nodes, >, N_BEFORE_CANCEL / 2);
      g_assert_cmpuint (G_MAXUINT32 - result.action, <, graph->nodes[0].n_children);
      /* The result counts only the depths that the search completed. */
      g_assert_cmpint (result.depth > 2, ==, i >= 2);
    }
}
