/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-routing-table.h"

#define NO LAB_NO_NODE

/* Private helpers */

static void
assert_route (const guint *parents,
              guint        n_nodes,
              guint        source,
              guint        target,
              const guint *expected,
              guint        length)
{
  const LabRoutingTable table = { parents, NULL, n_nodes, NO };
  g_autoptr (GArray) route = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_routing_table_find_route (&table, source, target, route, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (route->len, ==, length);
  for (guint i = 0; i < length; i++)
    g_assert_cmpuint (g_array_index (route, guint, i), ==, expected[i]);
}

static void
assert_refused (const guint   *parents,
                guint          n_nodes,
                guint          table_source,
                guint          source,
                guint          target,
                LabRouteError  code,
                const char    *message)
{
  const LabRoutingTable table = { parents, NULL, n_nodes, table_source };
  g_autoptr (GArray) route = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GError) error = NULL;

  g_array_append_val (route, source);
  g_assert_false (lab_routing_table_find_route (&table, source, target, route, &error));
  g_assert_error (error, LAB_ROUTE_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_cmpuint (route->len, ==, 0);
}

/* Test cases */

LAB_TEST ("/routing-table/fixtures", test_fixtures)
{
  const guint line[] = { NO, 0, 1, 2, 3 };
  const guint tree[] = { 2, NO, 1, 0, 0, 4, 1 };

  assert_route (line, 5, 0, 4, (const guint[]) { 0, 1, 2, 3, 4 }, 5);
  assert_route (tree, 7, 1, 6, (const guint[]) { 1, 6 }, 2);
  assert_route (tree, 7, 1, 5, (const guint[]) { 1, 2, 0, 4, 5 }, 5);
  assert_route (tree, 7, 1, 1, (const guint[]) { 1 }, 1);
  /* The way to a node leads through all nodes before it. */
  assert_route (tree, 7, 2, 5, (const guint[]) { 2, 0, 4, 5 }, 4);
}

LAB_TEST ("/routing-table/unknown", test_unknown)
{
  const guint line[] = { NO, 0, 1 };

  assert_refused (line, 3, NO, 3, 0, LAB_ROUTE_ERROR_UNKNOWN_SOURCE,
                  "There is no node 3, which is the source.");
  assert_refused (line, 3, NO, 0, 9, LAB_ROUTE_ERROR_UNKNOWN_TARGET,
                  "There is no node 9, which is the target.");
}

LAB_TEST ("/routing-table/cycle", test_cycle)
{
  const guint parents[] = { NO, 0, 3, 4, 2 };

  assert_refused (parents, 5, NO, 0, 3, LAB_ROUTE_ERROR_CYCLE,
                  "The routing table has a cycle, through node 2.");
  /* A table from elsewhere is refused whatever the target is. */
  assert_refused (parents, 5, NO, 0, 1, LAB_ROUTE_ERROR_CYCLE,
                  "The routing table has a cycle, through node 2.");
  /* A table of a traversal is not checked, but the climb ends all the same. */
  assert_refused (parents, 5, 0, 0, 3, LAB_ROUTE_ERROR_CYCLE,
                  "The routing table has a cycle, through node 4.");
}

LAB_TEST ("/routing-table/foreign-parent", test_foreign_parent)
{
  const guint parents[] = { NO, 0, 17 };

  assert_refused (parents, 3, NO, 0, 1, LAB_ROUTE_ERROR_FOREIGN_PARENT,
                  "The parent of node 2 in the routing table is 17, which is not a node.");
  assert_refused (parents, 3, 0, 0, 2, LAB_ROUTE_ERROR_FOREIGN_PARENT,
                  "The parent of node 2 in the routing table is 17, which is not a node.");
}

LAB_TEST ("/routing-table/roots", test_roots)
{
  const guint two[] = { NO, 0, NO, 2 };
  const guint none[] = { 1, 2, 0 };

  assert_refused (two, 4, NO, 0, 1, LAB_ROUTE_ERROR_TWO_ROOTS,
                  "The routing table has two roots: nodes 0 and 2.");
  assert_refused (none, 3, NO, 0, 1, LAB_ROUTE_ERROR_NO_ROOT,
                  "The routing table has no root: each node has a parent.");
}

LAB_TEST ("/routing-table/not-linked", test_not_linked)
{
  const guint parents[] = { NO, 0, NO, 1 };

  assert_refused (parents, 4, NO, 0, 2, LAB_ROUTE_ERROR_NOT_LINKED,
                  "The routing table does not link node 2 with the source, node 0.");
  assert_refused (parents, 4, 0, 3, 1, LAB_ROUTE_ERROR_NOT_LINKED,
                  "The routing table does not link node 1 with the source, node 3.");
}

/* A path of a million nodes. */
LAB_TEST ("/routing-table/long-route", test_long_route)
{
  guint n = 1000000;
  g_autofree guint *parents = g_new (guint, n);
  const LabRoutingTable table = { parents, NULL, n, NO };
  g_autoptr (GArray) route = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < n; i++)
    parents[i] = i + 1 < n ? i + 1 : NO;
  g_assert_true (lab_routing_table_find_route (&table, n - 1, 0, route, NULL));
  g_assert_cmpuint (route->len, ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (g_array_index (route, guint, i), ==, n - 1 - i);
}
