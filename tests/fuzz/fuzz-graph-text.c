/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-compact-graph.h"
#include "lab-traversal.h"

/* Fuzzes graphs in text. What is read can be traversed, and each edge leads to a node. */

static void
check (const LabCompactGraph *self)
{
  const LabGraph *graph = &self->graph;
  g_autofree LabEdge *edges = g_new (LabEdge, MAX (graph->max_edges, 1));
  g_autoptr (LabTraversal) traversal = lab_traversal_new (graph);
  gsize n_arcs = 0;

  g_assert_cmpuint (graph->n_nodes, >, 0);
  for (guint node = 0; node < graph->n_nodes; node++)
    {
      guint n = graph->expand (graph->data, node, edges), found;

      g_assert_cmpuint (n, <=, graph->max_edges);
      g_assert_true (lab_compact_graph_find (self, lab_compact_graph_get_name (self, node),
                                             &found));
      g_assert_cmpuint (found, ==, node);
      for (guint i = 0; i < n; i++)
        {
          g_assert_cmpuint (edges[i].node, <, graph->n_nodes);
          g_assert_cmpuint (edges[i].node, !=, node);
          g_assert_cmpuint (edges[i].cost, >=, 1);
          g_assert_cmpuint (edges[i].cost, <=, LAB_COMPACT_GRAPH_MAX_WEIGHT);
        }
      n_arcs += n;
    }
  g_assert_cmpuint (n_arcs, ==, self->first[self->graph.n_nodes]);
  (void) lab_traversal_run (traversal, 0, NULL, NULL);
  g_assert_cmpuint (traversal->n_visited, >=, 1);
}

LAB_FUZZ (data, size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabCompactGraph) graph
      = lab_compact_graph_new_from_text (size > 0 ? (const char *) data : "", (gssize) size,
                                         &error);

  if (lab_fuzz_check (graph != NULL, &error))
    check (graph);
  else
    g_assert_true (error->domain == LAB_ROUTE_ERROR);
}
