/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-compact-graph-private.h"

#include <string.h>

#include "lab-sort.h"

/* Private helpers */

static guint
expand (gconstpointer data,
        guint         node,
        LabEdge      *edges)
{
  const LabCompactGraph *self = data;
  gsize n = self->first[node + 1] - self->first[node];

  memcpy (edges, self->edges + self->first[node], n * sizeof edges[0]);
  return (guint) n;
}

/* Sorts the arcs by their first nodes; those of a node stay in their order. */
static void
fill (LabCompactGraph *self,
      const LabArc    *arcs,
      gsize            n_arcs)
{
  guint n_nodes = self->graph.n_nodes;

  for (gsize i = 0; i < n_arcs; i++)
    self->first[arcs[i].from + 1]++;
  for (guint node = 0; node < n_nodes; node++)
    {
      self->graph.max_edges = MAX (self->graph.max_edges, (guint) self->first[node + 1]);
      self->first[node + 1] += self->first[node];
    }
  for (gsize i = 0; i < n_arcs; i++)
    self->edges[self->first[arcs[i].from]++] = (LabEdge) { arcs[i].to, arcs[i].weight };
  for (guint node = n_nodes; node > 0; node--)
    self->first[node] = self->first[node - 1];
  self->first[0] = 0;
}

static int
compare_edges (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  guint first = lab_compact_graph_get_name (data, ((const LabEdge *) a)->node);
  guint second = lab_compact_graph_get_name (data, ((const LabEdge *) b)->node);

  return (first > second) - (first < second);
}

/* Public functions */

/**
 * lab_compact_graph_new:
 * @n_nodes: the number of nodes, less than %LAB_NO_NODE
 * @arcs: (array length=n_arcs): the edges, each in one direction
 * @n_arcs: their number
 *
 * Returns: (transfer full) (nullable): a graph; %NULL if there is not enough memory
 */
LabCompactGraph *
lab_compact_graph_new (guint         n_nodes,
                       const LabArc *arcs,
                       gsize         n_arcs)
{
  LabCompactGraph *self;

  g_return_val_if_fail (n_nodes < LAB_NO_NODE && (arcs != NULL || n_arcs == 0), NULL);
  for (gsize i = 0; i < n_arcs; i++)
    g_return_val_if_fail (arcs[i].from < n_nodes && arcs[i].to < n_nodes, NULL);

  self = g_new0 (LabCompactGraph, 1);
  self->first = g_try_new0 (gsize, (gsize) n_nodes + 1);
  self->edges = g_try_new (LabEdge, MAX (n_arcs, 1));
  if (self->first == NULL || self->edges == NULL)
    {
      lab_compact_graph_free (self);
      return NULL;
    }
  self->graph = (LabGraph) { .n_nodes = n_nodes, .expand = expand, .data = self };
  fill (self, arcs, n_arcs);
  return self;
}

/**
 * lab_compact_graph_free:
 * @self: (transfer full): a graph
 *
 * Frees a graph.
 */
void
lab_compact_graph_free (LabCompactGraph *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->first);
  g_free (self->edges);
  g_free (self->names);
  g_clear_pointer (&self->nodes, g_hash_table_unref);
  g_free (self);
}

/** lab_compact_graph_sort: orders the neighbors of each node by their numbers in the text. */
void
lab_compact_graph_sort (LabCompactGraph *self)
{
  g_return_if_fail (self != NULL);

  for (guint node = 0; node < self->graph.n_nodes; node++)
    {
      gsize n = self->first[node + 1] - self->first[node];

      lab_sort (self->edges + self->first[node], n, sizeof self->edges[0], compare_edges, self);
    }
}

/** lab_compact_graph_get_graph: (transfer none): returns the graph for searches. */
const LabGraph *
lab_compact_graph_get_graph (const LabCompactGraph *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return &self->graph;
}

/** lab_compact_graph_get_n_arcs: returns the number of edges; one in both directions is two. */
gsize
lab_compact_graph_get_n_arcs (const LabCompactGraph *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->first[self->graph.n_nodes];
}

/** lab_compact_graph_get_name: returns the number that a node has in the text. */
guint
lab_compact_graph_get_name (const LabCompactGraph *self,
                            guint                  node)
{
  g_return_val_if_fail (self != NULL && node < self->graph.n_nodes, LAB_NO_NODE);

  return self->names != NULL ? self->names[node] : node;
}

/**
 * lab_compact_graph_find:
 * @self: a graph
 * @name: the number of a node in the text
 * @node: (out): the node
 *
 * Returns: whether there is such a node
 */
gboolean
lab_compact_graph_find (const LabCompactGraph *self,
                        guint                  name,
                        guint                 *node)
{
  gpointer found;

  g_return_val_if_fail (self != NULL && node != NULL, FALSE);

  if (self->nodes == NULL)
    {
      *node = name;
      return name < self->graph.n_nodes;
    }
  if (!g_hash_table_lookup_extended (self->nodes, GUINT_TO_POINTER (name), NULL, &found))
    return FALSE;
  *node = GPOINTER_TO_UINT (found);
  return TRUE;
}
