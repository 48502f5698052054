/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-all-pairs.h"
#include "lab-iterative-deepening.h"
#include "lab-test-random-graph.h"

#define N_GRAPHS 40

/* Private helpers */

static guint *
find (const LabCompactGraph *graph,
      LabAllPairsMethod      method)
{
  g_autoptr (GError) error = NULL;
  guint *distances = lab_all_pairs_find (&graph->graph, method, NULL, &error);

  g_assert_no_error (error);
  return distances;
}

static void
assert_refused (guint              n_nodes,
                const LabArc      *arcs,
                gsize              n_arcs,
                LabAllPairsMethod  method,
                LabRouteError      code)
{
  g_autoptr (LabCompactGraph) graph = lab_compact_graph_new (n_nodes, arcs, n_arcs);
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_all_pairs_find (&graph->graph, method, NULL, &error));
  g_assert_error (error, LAB_ROUTE_ERROR, (int) code);
}

/* Test cases */

LAB_TEST ("/all-pairs/methods-agree", test_methods_agree)
{
  LabRandom random;

  lab_random_init (&random, 20);
  for (guint i = 0; i < N_GRAPHS; i++)
    {
      guint n = 1 + lab_random_below (&random, 140);
      gboolean has_weights = i % 2 != 0;
      g_autoptr (LabCompactGraph) graph
          = lab_test_random_graph (&random, n, lab_random_below (&random, 2 * n),
                                   has_weights ? 9 : 1);
      g_autofree guint *expected = find (graph, LAB_ALL_PAIRS_SEARCHES);
      g_autofree guint *witness = find (graph, LAB_ALL_PAIRS_FLOYD_WARSHALL);
      g_autofree guint *seidel = NULL;
      gsize size = (gsize) n * n;

      lab_test_assert_numbers (expected, witness, size);
      if (has_weights)
        continue;
      seidel = find (graph, LAB_ALL_PAIRS_SEIDEL);
      lab_test_assert_numbers (expected, seidel, size);
    }
}

/* Long paths need many squares: more than one word of bits, and the last bits of all distances. */
LAB_TEST ("/all-pairs/path", test_path)
{
  guint n = 200;
  g_autoptr (GArray) arcs = g_array_new (FALSE, FALSE, sizeof (LabArc));
  g_autoptr (LabCompactGraph) graph = NULL;

  for (guint i = 0; i + 1 < n; i++)
    {
      LabArc both[] = { { i, i + 1, 1 }, { i + 1, i, 1 } };

      g_array_append_vals (arcs, both, 2);
    }
  graph = lab_compact_graph_new (n, (const LabArc *) (gpointer) arcs->data, arcs->len);
  for (LabAllPairsMethod method = 0; method < LAB_N_ALL_PAIRS_METHODS; method++)
    {
      g_autofree guint *distances = find (graph, method);

      for (guint i = 0; i < n; i++)
        {
          for (guint j = 0; j < n; j++)
            g_assert_cmpuint (distances[i * n + j], ==, i > j ? i - j : j - i);
        }
    }
}

LAB_TEST ("/all-pairs/refused", test_refused)
{
  const LabArc one_way[] = { { 0, 1, 1 } };
  const LabArc weighted[] = { { 0, 1, 2 }, { 1, 0, 2 } };
  const LabArc pair[] = { { 0, 1, 1 }, { 1, 0, 1 } };
  const LabArc zero[] = { { 0, 1, 0 } };

  assert_refused (2, one_way, 1, LAB_ALL_PAIRS_SEIDEL, LAB_ROUTE_ERROR_NOT_SIMPLE);
  assert_refused (2, weighted, 2, LAB_ALL_PAIRS_SEIDEL, LAB_ROUTE_ERROR_NOT_SIMPLE);
  assert_refused (3, pair, 2, LAB_ALL_PAIRS_SEIDEL, LAB_ROUTE_ERROR_DISCONNECTED);
  assert_refused (2, NULL, 0, LAB_ALL_PAIRS_SEIDEL, LAB_ROUTE_ERROR_DISCONNECTED);
  assert_refused (2, zero, 1, LAB_ALL_PAIRS_FLOYD_WARSHALL, LAB_ROUTE_ERROR_BAD_WEIGHT);
  assert_refused (2, zero, 1, LAB_ALL_PAIRS_SEARCHES, LAB_ROUTE_ERROR_BAD_WEIGHT);
  for (LabAllPairsMethod method = 0; method < LAB_N_ALL_PAIRS_METHODS; method++)
    assert_refused (LAB_ALL_PAIRS_MAX_NODES + 1, pair, 2, method, LAB_ROUTE_ERROR_MEMORY);
}

LAB_TEST ("/all-pairs/cancelled", test_cancelled)
{
  const LabArc arcs[] = { { 0, 1, 1 }, { 1, 0, 1 }, { 1, 2, 1 }, { 2, 1, 1 } };
  g_autoptr (LabCompactGraph) graph = lab_compact_graph_new (3, arcs, G_N_ELEMENTS (arcs));
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  for (LabAllPairsMethod method = 0; method < LAB_N_ALL_PAIRS_METHODS; method++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_all_pairs_find (&graph->graph, method, cancellable, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    }
}

LAB_TEST ("/all-pairs/ids", test_ids)
{
  LabAllPairsMethod method;

  for (LabAllPairsMethod i = 0; i < LAB_N_ALL_PAIRS_METHODS; i++)
    {
      g_assert_true (lab_all_pairs_parse (lab_all_pairs_get_id (i), &method));
      g_assert_cmpint (method, ==, i);
    }
  g_assert_false (lab_all_pairs_parse ("Seidel", &method));
}

/* Iterative deepening finds the distances of a breadth-first traversal. */
LAB_TEST ("/iterative-deepening/distances", test_deepening)
{
  LabRandom random;

  lab_random_init (&random, 21);
  for (guint i = 0; i < N_GRAPHS; i++)
    {
      guint n = 2 + lab_random_below (&random, 100);
      guint target = lab_random_below (&random, n);
      g_autoptr (LabCompactGraph) compact = lab_test_random_graph (&random, n, n / 2, 1);
      const LabGraph *graph = &compact->graph;
      g_autofree guint *expected = find (compact, LAB_ALL_PAIRS_SEARCHES);
      g_auto (LabIterativeDeepening) result = { 0 };
      g_autoptr (GArray) route = g_array_new (FALSE, FALSE, sizeof (guint));
      LabRoutingTable table;

      g_assert_true (lab_iterative_deepening_run (&result, graph, 0, LAB_NO_NODE, NULL, NULL));
      lab_test_assert_numbers (result.distances, expected, n);
      g_assert_cmpuint (result.n_visited, ==, n);
      g_assert_true (lab_iterative_deepening_run (&result, graph, 0, target, NULL, NULL));
      g_assert_cmpuint (result.depth, ==, expected[target]);
      table = lab_iterative_deepening_get_table (&result);
      g_assert_true (lab_routing_table_find_route (&table, 0, target, route, NULL));
      g_assert_cmpuint (route->len, ==, expected[target] + 1);
    }
}

/* A square: within a search, a node is expanded again only on a shorter way. The searches to the
 * depths 0 to 3 expand 1, 3, 4, and 5 nodes; the last one finds nothing new. */
LAB_TEST ("/iterative-deepening/expansions", test_deepening_expansions)
{
  const LabArc arcs[] = { { 0, 1, 1 }, { 0, 2, 1 }, { 1, 3, 1 }, { 3, 2, 1 }, { 2, 3, 1 } };
  g_autoptr (LabCompactGraph) compact = lab_compact_graph_new (4, arcs, G_N_ELEMENTS (arcs));
  g_auto (LabIterativeDeepening) result = { 0 };

  g_assert_true (
      lab_iterative_deepening_run (&result, &compact->graph, 0, LAB_NO_NODE, NULL, NULL));
  g_assert_cmpuint (result.depth, ==, 3);
  g_assert_cmpuint (result.n_expanded, ==, 1 + 3 + 4 + 5);
}

LAB_TEST ("/iterative-deepening/errors", test_deepening_errors)
{
  const LabArc arcs[] = { { 0, 1, 2 } };
  g_autoptr (LabCompactGraph) compact = lab_compact_graph_new (3, arcs, 1);
  const LabGraph *graph = &compact->graph;
  g_auto (LabIterativeDeepening) result = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_iterative_deepening_run (&result, graph, 3, 0, NULL, &error));
  g_assert_error (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_UNKNOWN_SOURCE);
  g_clear_error (&error);
  g_assert_false (lab_iterative_deepening_run (&result, graph, 0, 3, NULL, &error));
  g_assert_error (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_UNKNOWN_TARGET);
  g_clear_error (&error);
  g_assert_false (lab_iterative_deepening_run (&result, graph, 0, 1, NULL, &error));
  g_assert_error (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_NOT_SIMPLE);
  g_clear_error (&error);
  g_assert_true (lab_iterative_deepening_run (&result, graph, 1, 0, NULL, &error));
  g_assert_cmpuint (result.distances[0], ==, LAB_NO_DISTANCE);
}
