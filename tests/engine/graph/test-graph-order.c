/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-astar.h"
#include "lab-compact-graph.h"

/* Depth-first and breadth-first search: the same loop as A*, with a stack or a queue. */

/* A tree with 7 nodes: 2 i + 1 and 2 i + 2 follow node i. An edge from 6 to 3 makes a second path
 * to 3, and the edge from 0 to 2 is expensive. Node 7 cannot be reached. */
#define N_NODES 8
static const LabArc tree[] = {
  { 0, 1, 1 }, { 0, 2, 100 }, { 1, 3, 1 }, { 1, 4, 1 }, { 2, 5, 1 }, { 2, 6, 1 }, { 6, 3, 1 },
};

/* 0 - 1 - 2 - 3 - 4 in a row, and a detour from 0 over 5 to 2. A stack takes the detour first, so
 * it comes to 2 with a cost that is too high to go on. */
static const LabArc detour[] = {
  { 0, 1, 1 }, { 0, 5, 1 }, { 1, 2, 1 }, { 2, 3, 1 }, { 3, 4, 1 }, { 5, 2, 2 },
};

/* Private helpers */

/* A heuristic that would lead to 3 by way of 6, if it were used. */
static guint
estimate_none (gconstpointer data G_GNUC_UNUSED,
               guint         node G_GNUC_UNUSED,
               guint         goal G_GNUC_UNUSED)
{
  return LAB_GRAPH_DEAD_END;
}

static LabGraphPath
search (LabGraphOrder order,
        guint         goal,
        LabEventLog  *log)
{
  g_autoptr (LabCompactGraph) compact
      = lab_compact_graph_new (N_NODES, tree, G_N_ELEMENTS (tree));
  const LabGraphOptions options = { .order = order, .log = log };

  compact->graph.estimate = estimate_none;
  return lab_astar_search (&compact->graph, 0, goal, &options);
}

static void
assert_events (const LabEventLog *log,
               LabEventKind       kind,
               const char        *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gsize i = 0; i < log->n_events; i++)
    {
      const LabEvent *event = &log->events[i];

      if (event->kind == kind)
        g_string_append_printf (text, "%u ", event->node);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* Tests */

LAB_TEST ("/graph/order/stack-and-queue", test_stack_and_queue)
{
  static const struct
  {
    LabGraphOrder order;
    guint goal;
    const char *expanded;
    const char *queued;
    guint cost, n_nodes, second, n_expanded, max_open;
  } cases[] = {
    { LAB_GRAPH_NEWEST_FIRST, 3, "0 2 6 ", "0 1 2 5 6 3 ", 102, 4, 2, 3, 3 },
    { LAB_GRAPH_OLDEST_FIRST, 6, "0 1 2 3 4 5 ", "0 1 2 3 4 5 6 ", 101, 3, 2, 6, 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LabEventLog) log = lab_event_log_new (100);
      g_auto (LabGraphPath) path = search (cases[i].order, cases[i].goal, log);

      g_assert_cmpint (path.outcome, ==, LAB_GRAPH_FOUND);
      assert_events (log, LAB_EVENT_EXPANDED, cases[i].expanded);
      assert_events (log, LAB_EVENT_QUEUED, cases[i].queued);
      g_assert_cmpuint (path.cost, ==, cases[i].cost);
      g_assert_cmpuint (path.nodes->len, ==, cases[i].n_nodes);
      g_assert_cmpuint (g_array_index (path.nodes, guint, 1), ==, cases[i].second);
      g_assert_cmpuint (path.n_expanded, ==, cases[i].n_expanded);
      g_assert_cmpuint (path.max_open, ==, cases[i].max_open);
    }
}

/* The search ends when nothing is open, though a node was never reached. */
LAB_TEST ("/graph/order/no-path", test_no_path)
{
  for (LabGraphOrder order = LAB_GRAPH_NEWEST_FIRST; order <= LAB_GRAPH_OLDEST_FIRST; order++)
    {
      g_auto (LabGraphPath) path = search (order, 7, NULL);

      g_assert_cmpint (path.outcome, ==, LAB_GRAPH_NO_PATH);
      g_assert_cmpuint (path.nodes->len, ==, 0);
      g_assert_cmpuint (path.n_expanded, ==, 7);
    }
}

/* A long corridor with sides: a queue stays short, and uses its memory again. */
static guint
expand_corridor (gconstpointer data,
                 guint         node,
                 LabEdge      *edges)
{
  guint n_nodes = GPOINTER_TO_UINT (data), n = 0;

  if (node % 2 == 0 && node + 1 < n_nodes)
    edges[n++] = (LabEdge) { node + 1, 1 };
  if (node % 2 == 0 && node + 2 < n_nodes)
    edges[n++] = (LabEdge) { node + 2, 1 };
  return n;
}

LAB_TEST ("/graph/order/corridor", test_corridor)
{
  const LabGraph graph = { 100001, 2, expand_corridor, NULL, GUINT_TO_POINTER (100001) };
  const LabGraphOptions queue = { .order = LAB_GRAPH_OLDEST_FIRST };
  const LabGraphOptions stack = { .order = LAB_GRAPH_NEWEST_FIRST };
  g_auto (LabGraphPath) by_queue = lab_astar_search (&graph, 0, 100000, &queue);
  g_auto (LabGraphPath) by_stack = lab_astar_search (&graph, 0, 100000, &stack);

  g_assert_cmpuint (by_queue.nodes->len, ==, 50001);
  g_assert_cmpuint (by_queue.n_expanded, ==, 100000);
  g_assert_cmpuint (by_queue.max_open, ==, 2);
  g_assert_cmpuint (by_stack.nodes->len, ==, 50001);
  g_assert_cmpuint (by_stack.n_expanded, ==, 50000);
  g_assert_cmpuint (by_stack.max_open, ==, 50001);
}

static LabGraphPath
search_detour (LabGraphOrder order,
               guint         max_cost)
{
  g_autoptr (LabCompactGraph) compact
      = lab_compact_graph_new (6, detour, G_N_ELEMENTS (detour));
  const LabGraphOptions options = { .order = order, .max_cost = max_cost };

  return lab_astar_search (&compact->graph, 0, 4, &options);
}

/* A search stops at its largest cost; a depth-first search then keeps the cost with each node. */
LAB_TEST ("/graph/order/max-cost", test_max_cost)
{
  for (LabGraphOrder order = LAB_GRAPH_CHEAPEST_FIRST; order <= LAB_GRAPH_OLDEST_FIRST; order++)
    {
      g_auto (LabGraphPath) within = search_detour (order, 4);
      g_auto (LabGraphPath) beyond = search_detour (order, 3);
      g_auto (LabGraphPath) free = search_detour (order, 0);

      g_assert_cmpint (within.outcome, ==, LAB_GRAPH_FOUND);
      g_assert_cmpuint (within.cost, ==, 4);
      g_assert_cmpint (beyond.outcome, ==, LAB_GRAPH_NO_PATH);
      g_assert_true (beyond.is_cut);
      g_assert_cmpint (free.outcome, ==, LAB_GRAPH_FOUND);
      g_assert_cmpuint (free.cost, ==, order == LAB_GRAPH_NEWEST_FIRST ? 5 : 4);
      g_assert_false (free.is_cut);
    }
}

static void
take_bound (const LabGraphProgress *progress,
            gpointer                data)
{
  guint *bound = data;

  g_assert_cmpuint (progress->bound, >=, *bound);
  g_assert_cmpuint (progress->n_generated, >=, progress->n_expanded);
  *bound = progress->bound;
}

/* Nodes are counted, and the bound rises. */
LAB_TEST ("/graph/order/progress", test_progress)
{
  const LabGraph graph = { 1001, 2, expand_corridor, NULL, GUINT_TO_POINTER (1001) };
  guint bound = 0;
  const LabGraphOptions options = {
    .order = LAB_GRAPH_OLDEST_FIRST, .progress = take_bound, .progress_data = &bound
  };
  g_auto (LabGraphPath) path = lab_astar_search (&graph, 0, 1000, &options);

  g_assert_cmpuint (path.bound, ==, 500);
  g_assert_cmpuint (path.n_generated, ==, 1000);
  g_assert_cmpuint (bound, >, 400);
  g_assert_cmpuint (bound, <=, path.bound);
}
