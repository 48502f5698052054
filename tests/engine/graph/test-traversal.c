/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-random-graph.h"
#include "lab-traversal.h"

#define N_ORDERS (LAB_TRAVERSAL_RECURSIVE + 1)
#define N_GRAPHS 60

/* Two ways from 0 to 3: 0-1-3 costs 6, 0-2-3 costs 4. Node 4 hangs at 3, node 5 at nothing. */
static const LabArc small_arcs[] = {
  { 0, 1, 1 }, { 0, 2, 2 }, { 1, 0, 1 }, { 1, 3, 5 }, { 2, 0, 2 },
  { 2, 3, 2 }, { 3, 1, 5 }, { 3, 2, 2 }, { 3, 4, 1 }, { 4, 3, 1 },
};

/* Private helpers */

static LabCompactGraph *
make_small (guint n_nodes)
{
  return lab_compact_graph_new (n_nodes, small_arcs, G_N_ELEMENTS (small_arcs));
}

static char *
describe (LabTraversal              *traversal,
          guint                      source,
          const LabTraversalOptions *options)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  const LabRoutingTable *table;

  g_assert_true (lab_traversal_run (traversal, source, options, &error));
  g_assert_no_error (error);
  table = lab_traversal_get_table (traversal);
  for (guint i = 0; i < traversal->n_visited; i++)
    {
      guint node = traversal->visited[i];

      g_string_append_printf (text, "%s%u@%u", i > 0 ? " " : "", node, table->distances[node]);
      if (table->parents[node] != LAB_NO_NODE)
        g_string_append_printf (text, "<%u", table->parents[node]);
    }
  return g_string_free (text, FALSE);
}

static void
assert_visits (const LabTraversalOptions *options,
               const char                *expected)
{
  g_autoptr (LabCompactGraph) graph = make_small (6);
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&graph->graph);
  g_autofree char *text = describe (traversal, 0, options);

  g_assert_cmpstr (text, ==, expected);
  g_assert_false (lab_traversal_is_visited (traversal, 5));
  g_assert_cmpuint (traversal->distances[5], ==, LAB_NO_DISTANCE);
  g_assert_cmpuint (lab_traversal_get_table (traversal)->parents[5], ==, LAB_NO_NODE);
}

/* A recursive depth-first traversal, as books have it. */
static void
visit_recursively (const LabGraph *graph,
                   guint           node,
                   guint           parent,
                   guint           distance,
                   guint          *parents,
                   guint          *distances)
{
  g_autofree LabEdge *edges = g_new (LabEdge, graph->max_edges);
  guint n = graph->expand (graph->data, node, edges);

  parents[node] = parent;
  distances[node] = distance;
  for (guint i = 0; i < n; i++)
    {
      if (distances[edges[i].node] == LAB_NO_DISTANCE)
        visit_recursively (graph, edges[i].node, node, distance + edges[i].cost, parents,
                           distances);
    }
}

/* The shortest distances, as Bellman and Ford have them: improve until nothing does. */
static guint *
find_distances (const LabGraph *graph,
                guint           source)
{
  guint *distances = g_new (guint, graph->n_nodes);
  g_autofree LabEdge *edges = g_new (LabEdge, graph->max_edges);
  gboolean is_better = TRUE;

  for (guint i = 0; i < graph->n_nodes; i++)
    distances[i] = i == source ? 0 : LAB_NO_DISTANCE;
  while (is_better)
    {
      is_better = FALSE;
      for (guint node = 0; node < graph->n_nodes; node++)
        {
          guint n = graph->expand (graph->data, node, edges);

          for (guint i = 0; i < n && distances[node] != LAB_NO_DISTANCE; i++)
            {
              if (distances[node] + edges[i].cost >= distances[edges[i].node])
                continue;
              distances[edges[i].node] = distances[node] + edges[i].cost;
              is_better = TRUE;
            }
        }
    }
  return distances;
}

/* All nodes, one root, and each child as much farther away than its parent as an edge says. */
static void
assert_tree (const LabGraph        *graph,
             const LabRoutingTable *table,
             guint                  source)
{
  g_autofree LabEdge *edges = g_new (LabEdge, graph->max_edges);
  g_autoptr (GArray) route = g_array_new (FALSE, FALSE, sizeof (guint));
  const LabRoutingTable foreign = { table->parents, NULL, table->n_nodes, LAB_NO_NODE };

  g_assert_cmpuint (table->source, ==, source);
  for (guint node = 0; node < graph->n_nodes; node++)
    {
      guint parent = table->parents[node];
      gboolean is_edge = FALSE;
      guint n;

      g_assert_true (lab_routing_table_find_route (&foreign, source, node, route, NULL));
      g_assert_cmpuint (table->distances[node], !=, LAB_NO_DISTANCE);
      if (node == source)
        {
          g_assert_cmpuint (parent, ==, LAB_NO_NODE);
          g_assert_cmpuint (table->distances[node], ==, 0);
          continue;
        }
      g_assert_cmpuint (parent, <, graph->n_nodes);
      n = graph->expand (graph->data, parent, edges);
      for (guint i = 0; i < n; i++)
        is_edge |= edges[i].node == node
                   && table->distances[parent] + edges[i].cost == table->distances[node];
      g_assert_true (is_edge);
    }
}

/* A caller's structure: takes the entry with the largest number of a node. */
static void
empty (gpointer data)
{
  g_array_set_size (data, 0);
}

static gboolean
add (gpointer                 data,
     const LabTraversalEntry *entry)
{
  g_array_append_vals (data, entry, 1);
  return TRUE;
}

static gboolean
get_largest (gpointer           data,
             LabTraversalEntry *entry)
{
  GArray *entries = data;
  guint best = 0;

  if (entries->len == 0)
    return FALSE;
  for (guint i = 1; i < entries->len; i++)
    {
      if (g_array_index (entries, LabTraversalEntry, i).node
          > g_array_index (entries, LabTraversalEntry, best).node)
        best = i;
    }
  *entry = g_array_index (entries, LabTraversalEntry, best);
  g_array_remove_index (entries, best);
  return TRUE;
}

static gboolean
refuse (gpointer                 data G_GNUC_UNUSED,
        const LabTraversalEntry *entry)
{
  return entry->node != 3;
}

/* Test cases */

LAB_TEST ("/traversal/orders", test_orders)
{
  assert_visits (NULL, "0@0 2@2<0 3@4<2 4@5<3 1@9<3");
  assert_visits (&(LabTraversalOptions) { .order = LAB_TRAVERSAL_QUEUE },
                 "0@0 1@1<0 2@2<0 3@6<1 4@7<3");
  assert_visits (&(LabTraversalOptions) { .order = LAB_TRAVERSAL_HEAP },
                 "0@0 1@1<0 2@2<0 3@4<2 4@5<3");
  assert_visits (&(LabTraversalOptions) { .order = LAB_TRAVERSAL_BUCKETS },
                 "0@0 1@1<0 2@2<0 3@4<2 4@5<3");
  assert_visits (&(LabTraversalOptions) { .order = LAB_TRAVERSAL_RECURSIVE },
                 "0@0 1@1<0 3@6<1 2@8<3 4@7<3");
}

LAB_TEST ("/traversal/own-structure", test_own_structure)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (LabTraversalEntry));
  const LabOpenStructure structure = { empty, add, get_largest, entries };

  g_array_set_size (entries, 3);   /* what an earlier traversal left */
  assert_visits (&(LabTraversalOptions) { .structure = &structure }, "0@0 2@2<0 3@4<2 4@5<3 1@1<0");
}

LAB_TEST ("/traversal/sorted", test_sorted)
{
  const LabArc arcs[] = { { 0, 3, 1 }, { 0, 1, 1 }, { 0, 2, 1 } };
  g_autoptr (LabCompactGraph) graph = lab_compact_graph_new (4, arcs, G_N_ELEMENTS (arcs));
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&graph->graph);
  LabTraversalOptions options = { .order = LAB_TRAVERSAL_QUEUE };
  g_autofree char *plain = describe (traversal, 0, &options);
  g_autofree char *sorted = NULL;

  options.is_sorted = TRUE;
  sorted = describe (traversal, 0, &options);
  g_assert_cmpstr (plain, ==, "0@0 3@1<0 1@1<0 2@1<0");
  g_assert_cmpstr (sorted, ==, "0@0 1@1<0 2@1<0 3@1<0");
}

/* The stop is that of the last run, and what came before is forgotten. */
LAB_TEST ("/traversal/stops", test_stops)
{
  g_autoptr (LabCompactGraph) graph = make_small (6);
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&graph->graph);
  g_autoptr (GArray) route = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GError) error = NULL;
  const guint stops[] = { 4, 2 };
  LabTraversalOptions options = { .order = LAB_TRAVERSAL_QUEUE, .stops = stops, .n_stops = 2 };
  g_autofree char *first = describe (traversal, 0, &options);
  g_autofree char *second = NULL;

  g_assert_cmpstr (first, ==, "0@0 1@1<0 2@2<0");
  g_assert_cmpuint (traversal->stop, ==, 2);
  g_assert_true (lab_traversal_find_route (traversal, 2, route, NULL));
  g_assert_cmpuint (route->len, ==, 2);
  g_assert_false (lab_traversal_find_route (traversal, 4, route, &error));
  g_assert_error (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_NOT_REACHED);
  g_assert_cmpstr (error->message, ==, "The search stopped at node 2 before it reached node 4.");

  second = describe (traversal, 4, NULL);
  g_assert_cmpuint (traversal->stop, ==, LAB_NO_NODE);
  g_assert_cmpuint (traversal->n_visited, ==, 5);
}

LAB_TEST ("/traversal/errors", test_errors)
{
  g_autoptr (LabCompactGraph) graph = make_small (6);
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&graph->graph);
  g_autoptr (GArray) route = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_traversal_find_route (traversal, 0, route, &error));
  g_assert_error (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_NOT_TRAVERSED);
  g_clear_error (&error);
  g_assert_false (lab_traversal_run (traversal, 6, NULL, &error));
  g_assert_error (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_UNKNOWN_SOURCE);
  g_clear_error (&error);
  g_assert_true (lab_traversal_run (traversal, 0, NULL, &error));
  g_assert_false (lab_traversal_find_route (traversal, 6, route, &error));
  g_assert_error (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_UNKNOWN_TARGET);
  g_clear_error (&error);
  g_assert_false (lab_traversal_find_route (traversal, 5, route, &error));
  g_assert_error (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_NOT_LINKED);
}

LAB_TEST ("/traversal/all", test_all)
{
  g_autoptr (LabCompactGraph) graph = make_small (6);
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&graph->graph);
  g_autoptr (GError) error = NULL;
  LabTraversalOptions options = { .all = TRUE };

  g_assert_false (lab_traversal_run (traversal, 0, &options, &error));
  g_assert_error (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_DISCONNECTED);
  g_assert_cmpstr (error->message, ==, "Only 5 of 6 nodes can be reached from node 0.");
  options.n_nodes = 5;
  g_assert_true (lab_traversal_run (traversal, 0, &options, NULL));
}

LAB_TEST ("/traversal/bad-weights", test_bad_weights)
{
  const LabArc zero[] = { { 0, 1, 0 } };
  const LabArc large[] = { { 0, 1, G_MAXUINT - 1 }, { 1, 2, 1 } };

  for (LabTraversalOrder order = 0; order < N_ORDERS; order++)
    {
      const LabTraversalOptions options = { .order = order };
      int code = order == LAB_TRAVERSAL_BUCKETS ? LAB_ROUTE_ERROR_MEMORY
                                                : LAB_ROUTE_ERROR_BAD_WEIGHT;
      g_autoptr (LabCompactGraph) graph = lab_compact_graph_new (2, zero, 1);
      g_autoptr (LabCompactGraph) other = lab_compact_graph_new (3, large, 2);
      g_autoptr (LabTraversal) traversal = lab_traversal_new (&graph->graph);
      g_autoptr (LabTraversal) longest = lab_traversal_new (&other->graph);
      g_autoptr (GError) error = NULL;

      g_assert_false (lab_traversal_run (traversal, 0, &options, &error));
      g_assert_error (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_BAD_WEIGHT);
      g_clear_error (&error);
      g_assert_false (lab_traversal_run (longest, 0, &options, &error));
      g_assert_error (error, LAB_ROUTE_ERROR, code);
    }
}

LAB_TEST ("/traversal/no-memory", test_no_memory)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (LabTraversalEntry));
  const LabOpenStructure full = { empty, refuse, get_largest, entries };
  g_autoptr (LabCompactGraph) graph = make_small (6);
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&graph->graph);
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_traversal_run (traversal, 3,
                                     &(LabTraversalOptions) { .structure = &full }, &error));
  g_assert_error (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_MEMORY);
}

LAB_TEST ("/traversal/cancelled", test_cancelled)
{
  g_autoptr (LabCompactGraph) graph = make_small (6);
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&graph->graph);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_false (lab_traversal_run (traversal, 0,
                                     &(LabTraversalOptions) { .cancellable = cancellable },
                                     &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

LAB_TEST ("/traversal/log", test_log)
{
  g_autoptr (LabEventLog) log = lab_event_log_new (100);
  const guint stop = 3;

  assert_visits (&(LabTraversalOptions) { .order = LAB_TRAVERSAL_HEAP, .stops = &stop,
                                          .n_stops = 1, .log = log },
                 "0@0 1@1<0 2@2<0 3@4<2");
  g_assert_cmpuint (log->counts[LAB_EVENT_EXPANDED], ==, 3);
  g_assert_cmpuint (log->counts[LAB_EVENT_QUEUED], ==, 4);
  g_assert_cmpuint (log->counts[LAB_EVENT_FOUND], ==, 1);
  g_assert_cmpuint (log->events[7].node, ==, 3);
  g_assert_cmpuint (log->events[7].cost, ==, 4);
}

LAB_TEST ("/traversal/random-graphs", test_random_graphs)
{
  LabRandom random;

  lab_random_init (&random, 18);
  for (guint i = 0; i < N_GRAPHS; i++)
    {
      guint n = 2 + lab_random_below (&random, 100);
      guint source = lab_random_below (&random, n);
      g_autoptr (LabCompactGraph) compact = lab_test_random_graph (&random, n, n / 2, 9);
      const LabGraph *graph = &compact->graph;
      g_autoptr (LabTraversal) traversal = lab_traversal_new (graph);
      g_autofree guint *shortest = find_distances (graph, source);

      for (LabTraversalOrder order = 0; order < N_ORDERS; order++)
        {
          const LabTraversalOptions options = { .order = order, .all = TRUE };
          const LabRoutingTable *table;

          g_assert_true (lab_traversal_run (traversal, source, &options, NULL));
          table = lab_traversal_get_table (traversal);
          assert_tree (graph, table, source);
          if (order == LAB_TRAVERSAL_HEAP || order == LAB_TRAVERSAL_BUCKETS)
            lab_test_assert_numbers (table->distances, shortest, n);
        }
    }
}

/* The array of entries visits as a recursive function does, distances and parents included. */
LAB_TEST ("/traversal/recursive", test_recursive)
{
  LabRandom random;

  lab_random_init (&random, 19);
  for (guint i = 0; i < N_GRAPHS; i++)
    {
      guint n = 2 + lab_random_below (&random, 100);
      g_autoptr (LabCompactGraph) compact = lab_test_random_graph (&random, n, n, 9);
      const LabGraph *graph = &compact->graph;
      g_autoptr (LabTraversal) traversal = lab_traversal_new (graph);
      g_autofree guint *parents = g_new (guint, n);
      g_autofree guint *distances = g_new (guint, n);
      const LabRoutingTable *table;

      for (guint node = 0; node < n; node++)
        distances[node] = LAB_NO_DISTANCE;
      visit_recursively (graph, 0, LAB_NO_NODE, 0, parents, distances);
      g_assert_true (lab_traversal_run (
          traversal, 0, &(LabTraversalOptions) { .order = LAB_TRAVERSAL_RECURSIVE }, NULL));
      table = lab_traversal_get_table (traversal);
      lab_test_assert_numbers (table->parents, parents, n);
      lab_test_assert_numbers (table->distances, distances, n);
    }
}

static guint
expand_corridor (gconstpointer data G_GNUC_UNUSED,
                 guint         node,
                 LabEdge      *edges)
{
  guint n = 0;

  if (node > 0)
    edges[n++] = (LabEdge) { node - 1, 3 };
  if (node + 1 < 1000000)
    edges[n++] = (LabEdge) { node + 1, 3 };
  return n;
}

/* A recursion of a million calls would need more stack than a thread has. */
LAB_TEST ("/traversal/million", test_million)
{
  const LabGraph graph = { .n_nodes = 1000000, .max_edges = 2, .expand = expand_corridor };
  g_autoptr (LabTraversal) traversal = lab_traversal_new (&graph);

  for (LabTraversalOrder order = 0; order < N_ORDERS; order++)
    {
      const LabTraversalOptions options = { .order = order, .all = TRUE };

      g_assert_true (lab_traversal_run (traversal, 0, &options, NULL));
      g_assert_cmpuint (traversal->distances[999999], ==, 2999997);
    }
}
