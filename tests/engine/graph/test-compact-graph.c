/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-compact-graph.h"

/* Private helpers */

static char *
describe (const LabCompactGraph *self)
{
  const LabGraph *graph = &self->graph;
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

/* Test cases */

LAB_TEST ("/compact-graph/read", test_read)
{
  assert_read ("7", "7:;");
  assert_read ("# a graph\n\n10 3\r\n3 -> 5 4 # mud\n\t8\n5 10 2\n",
               "10: 3/1 5/2;3: 10/1 5/4;5: 10/2;8:;");
  assert_read ("1 -> 2\n2 -> 1 7", "1: 2/1;2: 1/7;");
  assert_read ("4294967294 0 1000000000", "4294967294: 0/1000000000;0: 4294967294/1000000000;");
}

LAB_TEST ("/compact-graph/names", test_names)
{
  g_autoptr (LabCompactGraph) graph = lab_compact_graph_new_from_text ("30 10\n10 20", -1, NULL);
  guint node;

  g_assert_true (lab_compact_graph_find (graph, 20, &node));
  g_assert_cmpuint (node, ==, 2);
  g_assert_false (lab_compact_graph_find (graph, 2, &node));
  g_assert_cmpuint (graph->first[graph->graph.n_nodes], ==, 4);
}

#define HOW "Line 2: write “A” for a node, “A B WEIGHT” for an edge, or “A -> B WEIGHT” for an " \
            "edge in one direction."

LAB_TEST ("/compact-graph/refused", test_refused)
{
  static const struct
  {
    const char *text;
    LabRouteError code;
    const char *message;
  } cases[] = {
    { "", LAB_ROUTE_ERROR_SYNTAX, "The graph has no nodes." },
    { "\n# 1 2\n", LAB_ROUTE_ERROR_SYNTAX, "The graph has no nodes." },
    { "1 2\n1 2 3 4", LAB_ROUTE_ERROR_SYNTAX, HOW },
    { "1 2\n1 ->", LAB_ROUTE_ERROR_SYNTAX, HOW },
    { "1 2\n1 -> 3 4 5", LAB_ROUTE_ERROR_SYNTAX, HOW },
    { "1 2\n1 2 3 4 5 6 7", LAB_ROUTE_ERROR_SYNTAX, HOW },
    { "-1 2", LAB_ROUTE_ERROR_SYNTAX,
      "Line 1: “-1” is not a node; write a whole number from 0 to 4294967294." },
    { "4294967295", LAB_ROUTE_ERROR_SYNTAX,
      "Line 1: “4294967295” is not a node; write a whole number from 0 to 4294967294." },
    { "1 2 0", LAB_ROUTE_ERROR_BAD_WEIGHT,
      "Line 1: “0” is not a weight; write a whole number from 1 to 1000000000." },
    { "1 2 1.5", LAB_ROUTE_ERROR_BAD_WEIGHT,
      "Line 1: “1.5” is not a weight; write a whole number from 1 to 1000000000." },
    { "1\n5 5", LAB_ROUTE_ERROR_SYNTAX, "Line 2: the edge joins node 5 with itself." },
    { "1 2\n2 1 3", LAB_ROUTE_ERROR_SYNTAX,
      "Line 2: there is already an edge between nodes 2 and 1." },
    { "1 -> 2\n1 2", LAB_ROUTE_ERROR_SYNTAX,
      "Line 2: there is already an edge between nodes 1 and 2." },
    { "1\xff", LAB_ROUTE_ERROR_SYNTAX, "The graph is not valid UTF-8 text." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_compact_graph_new_from_text (cases[i].text, -1, &error));
      g_assert_error (error, LAB_ROUTE_ERROR, (int) cases[i].code);
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}
