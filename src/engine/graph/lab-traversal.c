/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-traversal.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-entry-list-private.h"
#include "lab-refuse.h"
#include "lab-search-loop-private.h"

/* The traversal looks at the cancellable after this many nodes. */
#define NODES_BETWEEN_LOOKS 1024
/* The largest number of buckets; a heap serves larger weights better. */
#define MAX_BUCKETS (1 << 24)

/* A traversal that runs. */
typedef struct
{
  LabTraversal *traversal;
  const LabTraversalOptions *options;
  GError **error;
} Run;

/* Private helpers: the structures that are built in, and that of the caller */

static gboolean
make_buckets (LabTraversal *self)
{
  guint max_weight = 0;

  if (self->buckets.buckets != NULL)
    return TRUE;
  for (guint node = 0; node < self->graph.n_nodes; node++)
    {
      guint n = self->graph.expand (self->graph.data, node, self->edges);

      for (guint i = 0; i < n; i++)
        max_weight = MAX (max_weight, self->edges[i].cost);
    }
  if (max_weight >= MAX_BUCKETS)
    return FALSE;
  self->buckets.buckets = g_try_new0 (LabEntryList, (gsize) max_weight + 1);
  if (self->buckets.buckets == NULL)
    return FALSE;
  self->buckets.n_buckets = max_weight + 1;
  return TRUE;
}

static gboolean
initialize_structure (LabTraversal              *self,
                      const LabTraversalOptions *options,
                      GError                   **error)
{
  lab_entry_list_clear (&self->list);
  if (options->structure != NULL)
    {
      options->structure->initialize (options->structure->data);
      return TRUE;
    }
  if (options->order != LAB_TRAVERSAL_BUCKETS)
    return TRUE;
  if (!make_buckets (self))
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_MEMORY,
                       _("There is not enough memory for a graph with such weights."));
  lab_entry_buckets_clear (&self->buckets);
  return TRUE;
}

static inline gboolean
add_entry (LabTraversal              *self,
           const LabTraversalOptions *options,
           const LabTraversalEntry   *entry)
{
  if (options->structure != NULL)
    return options->structure->add (options->structure->data, entry);
  switch (options->order)
    {
    case LAB_TRAVERSAL_HEAP:
      return lab_entry_list_push (&self->list, entry);
    case LAB_TRAVERSAL_BUCKETS:
      return lab_entry_buckets_add (&self->buckets, entry);
    case LAB_TRAVERSAL_STACK:
    case LAB_TRAVERSAL_QUEUE:
    case LAB_TRAVERSAL_RECURSIVE:
    default:
      return lab_entry_list_append (&self->list, entry);
    }
}

/* Private helpers: the steps of the loop */

static inline gboolean
take_entry (gpointer           data,
            LabTraversalEntry *entry)
{
  const Run *run = data;
  LabTraversal *self = run->traversal;

  if (run->options->structure != NULL)
    return run->options->structure->get (run->options->structure->data, entry);
  switch (run->options->order)
    {
    case LAB_TRAVERSAL_QUEUE:
      return lab_entry_list_take_oldest (&self->list, entry);
    case LAB_TRAVERSAL_HEAP:
      return lab_entry_list_pop (&self->list, entry);
    case LAB_TRAVERSAL_BUCKETS:
      return lab_entry_buckets_take (&self->buckets, entry);
    case LAB_TRAVERSAL_STACK:
    case LAB_TRAVERSAL_RECURSIVE:
    default:
      return lab_entry_list_take_newest (&self->list, entry);
    }
}

static inline gboolean
visit (gpointer                 data,
       const LabTraversalEntry *entry)
{
  LabTraversal *self = ((const Run *) data)->traversal;

  if (self->distances[entry->node] != LAB_NO_DISTANCE)
    return FALSE;
  self->distances[entry->node] = entry->distance;
  self->parents[entry->node] = entry->parent;
  self->visited[self->n_visited++] = entry->node;
  return TRUE;
}

static inline gboolean
is_stop (gpointer                 data,
         const LabTraversalEntry *entry)
{
  return ((const Run *) data)->traversal->is_stop[entry->node] != 0;
}

static inline gboolean
may_expand (gpointer data)
{
  const Run *run = data;

  return run->traversal->n_visited % NODES_BETWEEN_LOOKS != 1
         || !g_cancellable_set_error_if_cancelled (run->options->cancellable, run->error);
}

static int
compare_edges (const void *a,
               const void *b)
{
  guint first = ((const LabEdge *) a)->node;
  guint second = ((const LabEdge *) b)->node;

  return (first > second) - (first < second);
}

static gboolean
refuse_weight (const Run               *run,
               const LabTraversalEntry *from,
               const LabEdge           *edge)
{
  return lab_refuse (run->error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_BAD_WEIGHT,
                     /* Translators: nodes of a graph, by their numbers. */
                     _("The weight of the edge from node %u to node %u is zero or too large."),
                     from->node, edge->node);
}

/* Adds the neighbors. A recursive function visits the first neighbor first and returns to the
 * others later. From a stack it is taken first if it is added last, and so the same nodes get the
 * same parents. */
static inline gboolean
expand (gpointer                 data,
        const LabTraversalEntry *from)
{
  const Run *run = data;
  LabTraversal *self = run->traversal;
  const LabTraversalOptions *options = run->options;
  guint n_edges = self->graph.expand (self->graph.data, from->node, self->edges);
  gboolean is_backwards = options->structure == NULL && options->order == LAB_TRAVERSAL_RECURSIVE;

  if (options->is_sorted)
    qsort (self->edges, n_edges, sizeof self->edges[0], compare_edges);
  for (guint i = 0; i < n_edges; i++)
    {
      const LabEdge *edge = &self->edges[is_backwards ? n_edges - 1 - i : i];
      LabTraversalEntry entry = { edge->node, from->distance + edge->cost, from->node };

      if (edge->cost == 0 || edge->cost >= LAB_NO_DISTANCE - from->distance)
        return refuse_weight (run, from, edge);
      if (self->distances[edge->node] != LAB_NO_DISTANCE)
        continue;
      if (!add_entry (self, options, &entry))
        return lab_refuse (run->error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_MEMORY,
                           _("There is not enough memory for this graph."));
      if (options->log != NULL)
        lab_event_log_add (options->log, LAB_EVENT_QUEUED, entry.node, entry.distance);
    }
  return TRUE;
}

/* Private helpers: the traversal */

static void
reset (LabTraversal *self)
{
  for (guint i = 0; i < self->n_visited; i++)
    {
      self->distances[self->visited[i]] = LAB_NO_DISTANCE;
      self->parents[self->visited[i]] = LAB_NO_NODE;
    }
  self->n_visited = 0;
  self->source = LAB_NO_NODE;
  self->stop = LAB_NO_NODE;
}

static gboolean
traverse (LabTraversal              *self,
          guint                      source,
          const LabTraversalOptions *options,
          GError                   **error)
{
  static const LabSearchSteps steps = { take_entry, visit, is_stop, may_expand, expand };
  const LabTraversalEntry first = { source, 0, LAB_NO_NODE };
  Run run = { self, options, error };
  LabSearchEnd end;
  guint n_wanted = options->n_nodes > 0 ? options->n_nodes : self->graph.n_nodes;

  if (!initialize_structure (self, options, error))
    return FALSE;
  if (!add_entry (self, options, &first))
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_MEMORY,
                       _("There is not enough memory for this graph."));
  end = lab_search_loop_run (&steps, &run, options->log, &self->stop);
  if (end != LAB_SEARCH_END_EMPTY && end != LAB_SEARCH_END_GOAL)
    return FALSE;
  self->source = source;
  if (options->all && self->stop == LAB_NO_NODE && self->n_visited < n_wanted)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_DISCONNECTED,
                       _("Only %u of %u nodes can be reached from node %u."), self->n_visited,
                       n_wanted, source);
  return TRUE;
}

/* Public functions */

/**
 * lab_traversal_new:
 * @graph: a graph; what it points to must stay valid
 *
 * Returns: (transfer full) (nullable): a traversal; %NULL if there is not enough memory
 */
LabTraversal *
lab_traversal_new (const LabGraph *graph)
{
  LabTraversal *self;
  gsize n;

  g_return_val_if_fail (graph != NULL && graph->expand != NULL, NULL);

  n = MAX (graph->n_nodes, 1);
  self = g_new0 (LabTraversal, 1);
  self->graph = *graph;
  self->source = LAB_NO_NODE;
  self->stop = LAB_NO_NODE;
  self->distances = g_try_new (guint, n);
  self->parents = g_try_new (guint, n);
  self->visited = g_try_new (guint, n);
  self->is_stop = g_try_new0 (guint8, n);
  self->edges = g_try_new (LabEdge, MAX (graph->max_edges, 1));
  if (self->distances == NULL || self->parents == NULL || self->visited == NULL
      || self->is_stop == NULL || self->edges == NULL)
    {
      lab_traversal_free (self);
      return NULL;
    }
  memset (self->distances, 0xff, n * sizeof self->distances[0]);   /* LAB_NO_DISTANCE */
  memset (self->parents, 0xff, n * sizeof self->parents[0]);       /* LAB_NO_NODE */
  return self;
}

/**
 * lab_traversal_free:
 * @self: (transfer full): a traversal
 *
 * Frees a traversal.
 */
void
lab_traversal_free (LabTraversal *self)
{
  g_return_if_fail (self != NULL);

  lab_entry_buckets_free (&self->buckets);
  g_free (self->list.entries);
  g_free (self->distances);
  g_free (self->parents);
  g_free (self->visited);
  g_free (self->is_stop);
  g_free (self->edges);
  g_free (self);
}

/**
 * lab_traversal_run:
 * @self: a traversal
 * @source: where it begins
 * @options: (nullable): what it does; %NULL for depth-first, all nodes that can be reached
 * @error: return location for a #LabRouteError or %G_IO_ERROR_CANCELLED
 *
 * Traverses the graph. With a stack this is a depth-first, with a queue a breadth-first (Moore,
 * 1959) traversal, and with a heap or buckets Dijkstra's algorithm (1959); these two yield the
 * shortest distances. It visits each node once and looks at each edge once: O(nodes + edges), with
 * a heap O(edges log edges). What an earlier traversal found, also the stop, is forgotten.
 *
 * Returns: %TRUE if it came to its end
 */
gboolean
lab_traversal_run (LabTraversal               *self,
                   guint                       source,
                   const LabTraversalOptions  *options,
                   GError                    **error)
{
  const LabTraversalOptions defaults = { 0 };
  gboolean success;

  g_return_val_if_fail (self != NULL, FALSE);

  if (options == NULL)
    options = &defaults;
  reset (self);
  if (source >= self->graph.n_nodes)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_UNKNOWN_SOURCE,
                       _("There is no node %u, which is the source."), source);
  for (guint i = 0; i < options->n_stops; i++)
    {
      g_return_val_if_fail (options->stops[i] < self->graph.n_nodes, FALSE);
      self->is_stop[options->stops[i]] = 1;
    }
  success = traverse (self, source, options, error);
  for (guint i = 0; i < options->n_stops; i++)
    self->is_stop[options->stops[i]] = 0;
  return success;
}

/** lab_traversal_is_visited: returns whether a node was visited. */
gboolean
lab_traversal_is_visited (const LabTraversal *self,
                          guint               node)
{
  g_return_val_if_fail (self != NULL && node < self->graph.n_nodes, FALSE);

  return self->distances[node] != LAB_NO_DISTANCE;
}

/** lab_traversal_get_table: (transfer none): returns the routing table, until the next run. */
const LabRoutingTable *
lab_traversal_get_table (LabTraversal *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  self->table = (LabRoutingTable) {
    .parents = self->parents,
    .distances = self->distances,
    .n_nodes = self->graph.n_nodes,
    .source = self->source,
  };
  return &self->table;
}

/**
 * lab_traversal_find_route:
 * @self: a traversal that was run
 * @target: a node
 * @route: (element-type guint): is set to the nodes from the source to the target
 * @error: return location for a #LabRouteError
 *
 * Finds the way by which the traversal found a node.
 *
 * Returns: %TRUE if there is one
 */
gboolean
lab_traversal_find_route (LabTraversal *self,
                          guint         target,
                          GArray       *route,
                          GError      **error)
{
  g_return_val_if_fail (self != NULL && route != NULL, FALSE);

  g_array_set_size (route, 0);
  if (self->source == LAB_NO_NODE)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_NOT_TRAVERSED,
                       _("The graph has not been traversed yet."));
  if (target < self->graph.n_nodes && self->distances[target] == LAB_NO_DISTANCE
      && self->stop != LAB_NO_NODE)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_NOT_REACHED,
                       _("The search stopped at node %u before it reached node %u."),
                       self->stop, target);
  return lab_routing_table_find_route (lab_traversal_get_table (self), self->source, target,
                                       route, error);
}
