/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-compact-graph.h"

/* Private helpers */

static char *
describe (const LabCompactGraph *self)
{
  const LabGraph *graph = lab_compact_graph_get_graph (self);
  g_autofree LabEdge *edges = g_new (LabEdge, MAX (graph->max_edges, 1));
  GString *text = g_string_new (NULL);

  for (guint node = 0; node < graph->n_nodes; node++)
    {
      guint n = graph->expand (graph->data, node, edges);

      g_string_append_printf (text, "%u:", lab_compact_graph_get_name (self, node));
      for (guint i = 0; i < n; i++)
        g_string_append_printf (text, " %u/%u", lab_compact_graph_get_name (self, edges[i].node),
                                edges[i].cost);
      g_string_append_c (text, ';');
    }
  return g_string_free (text, FALSE);
}

static void
assert_read (const char *text,
             const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabCompactGraph) graph = lab_compact_graph_new_from_text (text, -1, &error);
  g_autofree char *described = NULL;

  g_assert_no_error (error);
  described = describe (graph);
  g_assert_cmpstr (described, ==, expected);
}

static void
assert_refused (const char    *text,
                LabRouteError  code,
                const char    *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_compact_graph_new_from_text (text, -1, &error));
  g_assert_error (error, LAB_ROUTE_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, message);
}

/* Test cases */

static void
test_read (void)
{
  assert_read ("7", "7:;");
  assert_read ("# a graph\n\n10 3\r\n3 -> 5 4 # mud\n\t8\n5 10 2\n",
               "10: 3/1 5/2;3: 10/1 5/4;5: 10/2;8:;");
  assert_read ("1 -> 2\n2 -> 1 7", "1: 2/1;2: 1/7;");
  assert_read ("4294967294 0 1000000000",
               "4294967294: 0/1000000000;0: 4294967294/1000000000;");
}

static void
test_names (void)
{
  g_autoptr (LabCompactGraph) graph = lab_compact_graph_new_from_text ("30 10\n10 20", -1, NULL);
  guint node;

  g_assert_true (lab_compact_graph_find (graph, 20, &node));
  g_assert_cmpuint (node, ==, 2);
  g_assert_false (lab_compact_graph_find (graph, 2, &node));
  g_assert_cmpuint (lab_compact_graph_get_n_arcs (graph), ==, 4);
}

static void
test_refused (void)
{
  static const char how[] = "Line 2: write “A” for a node, “A B WEIGHT” for an edge, or "
                            "“A -> B WEIGHT” for an edge in one direction.";

  assert_refused ("", LAB_ROUTE_ERROR_SYNTAX, "The graph has no nodes.");
  assert_refused ("\n# 1 2\n", LAB_ROUTE_ERROR_SYNTAX, "The graph has no nodes.");
  assert_refused ("1 2\n1 2 3 4", LAB_ROUTE_ERROR_SYNTAX, how);
  assert_refused ("1 2\n1 ->", LAB_ROUTE_ERROR_SYNTAX, how);
  assert_refused ("1 2\n1 -> 3 4 5", LAB_ROUTE_ERROR_SYNTAX, how);
  assert_refused ("1 2\n1 2 3 4 5 6 7", LAB_ROUTE_ERROR_SYNTAX, how);
  assert_refused ("-1 2", LAB_ROUTE_ERROR_SYNTAX,
                  "Line 1: “-1” is not a node; write a whole number from 0 to 4294967294.");
  assert_refused ("4294967295", LAB_ROUTE_ERROR_SYNTAX,
                  "Line 1: “4294967295” is not a node; write a whole number from 0 to 4294967294.");
  assert_refused ("1 2 0", LAB_ROUTE_ERROR_BAD_WEIGHT,
                  "Line 1: “0” is not a weight; write a whole number from 1 to 1000000000.");
  assert_refused ("1 2 1.5", LAB_ROUTE_ERROR_BAD_WEIGHT,
                  "Line 1: “1.5” is not a weight; write a whole number from 1 to 1000000000.");
  assert_refused ("1\n5 5", LAB_ROUTE_ERROR_SYNTAX,
                  "Line 2: the edge joins node 5 with itself.");
  assert_refused ("1 2\n2 1 3", LAB_ROUTE_ERROR_SYNTAX,
                  "Line 2: there is already an edge between nodes 2 and 1.");
  assert_refused ("1 -> 2\n1 2", LAB_ROUTE_ERROR_SYNTAX,
                  "Line 2: there is already an edge between nodes 1 and 2.");
  assert_refused ("1\xff", LAB_ROUTE_ERROR_SYNTAX, "The graph is not valid UTF-8 text.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/compact-graph/read", test_read);
  g_test_add_func ("/compact-graph/names", test_names);
  g_test_add_func ("/compact-graph/refused", test_refused);

  return g_test_run ();
}
