/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-traversal.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-refuse.h"

/* The traversal looks at the cancellable after this many nodes. */
#define NODES_BETWEEN_LOOKS 1024

/* A list of entries: a stack, a queue, or a heap; or one of the buckets. */
typedef struct
{
  LabTraversalEntry *entries;
  gsize              n_entries;
  gsize              n_taken;
  gsize              n_allocated;
} EntryList;

struct _LabTraversal
{
  LabGraph graph;
  guint *distances;
  guint *parents;
  guint *visited;               /* in the order of the visits */
  guint8 *is_stop;              /* a byte for each node */
  guint n_visited;
  guint source;                 /* LAB_NO_NODE before the first traversal */
  guint stop;
  LabEdge *edges;
  EntryList list;
  EntryList *buckets;
  guint n_buckets;
  guint bucket;                 /* the distance modulo n_buckets from which entries are taken */
  gsize n_in_buckets;
  LabRoutingTable table;
};

/* Private helpers: lists */

static inline gboolean
append_entry (EntryList               *list,
              const LabTraversalEntry *entry)
{
  if (list->n_entries == list->n_allocated)
    {
      gsize n = MAX (2 * list->n_allocated, 64);
      LabTraversalEntry *entries = g_try_renew (LabTraversalEntry, list->entries, n);

      if (entries == NULL)
        return FALSE;
      list->entries = entries;
      list->n_allocated = n;
    }
  list->entries[list->n_entries++] = *entry;
  return TRUE;
}

static inline gboolean
take_newest (EntryList         *list,
             LabTraversalEntry *entry)
{
  if (list->n_entries == 0)
    return FALSE;
  *entry = list->entries[--list->n_entries];
  return TRUE;
}

static inline gboolean
take_oldest (EntryList         *list,
             LabTraversalEntry *entry)
{
  if (list->n_taken == list->n_entries)
    return FALSE;
  *entry = list->entries[list->n_taken++];
  return TRUE;
}

/* Among equal distances, the smaller number of a node comes first, then the smaller parent, so
 * that results do not depend on the heap. */
static inline gboolean
comes_before (const LabTraversalEntry *a,
              const LabTraversalEntry *b)
{
  if (a->distance != b->distance)
    return a->distance < b->distance;
  return a->node != b->node ? a->node < b->node : a->parent < b->parent;
}

static gboolean
push_entry (EntryList               *list,
            const LabTraversalEntry *entry)
{
  gsize at = list->n_entries;

  if (!append_entry (list, entry))
    return FALSE;
  while (at > 0 && comes_before (entry, &list->entries[(at - 1) / 2]))
    {
      list->entries[at] = list->entries[(at - 1) / 2];
      at = (at - 1) / 2;
    }
  list->entries[at] = *entry;
  return TRUE;
}

static gboolean
pop_entry (EntryList         *list,
           LabTraversalEntry *entry)
{
  LabTraversalEntry last;
  gsize at = 0;

  if (list->n_entries == 0)
    return FALSE;
  *entry = list->entries[0];
  last = list->entries[--list->n_entries];
  while (2 * at + 1 < list->n_entries)
    {
      gsize child = 2 * at + 1;

      if (child + 1 < list->n_entries
          && comes_before (&list->entries[child + 1], &list->entries[child]))
        child++;
      if (!comes_before (&list->entries[child], &last))
        break;
      list->entries[at] = list->entries[child];
      at = child;
    }
  list->entries[at] = last;
  return TRUE;
}

/* Private helpers: buckets */

/* There is a bucket for each distance that can be open at the same time: from that of the node
 * which is visited to that plus the largest weight. */
static gboolean
make_buckets (LabTraversal *self)
{
  guint max_weight = 0;

  if (self->buckets != NULL)
    return TRUE;
  for (guint node = 0; node < self->graph.n_nodes; node++)
    {
      guint n = self->graph.expand (self->graph.data, node, self->edges);

      for (guint i = 0; i < n; i++)
        max_weight = MAX (max_weight, self->edges[i].cost);
    }
  if (max_weight == G_MAXUINT)
    return FALSE;
  self->buckets = g_try_new0 (EntryList, (gsize) max_weight + 1);
  if (self->buckets == NULL)
    return FALSE;
  self->n_buckets = max_weight + 1;
  return TRUE;
}

static void
clear_buckets (LabTraversal *self)
{
  for (guint i = 0; i < self->n_buckets; i++)
    self->buckets[i].n_entries = self->buckets[i].n_taken = 0;
  self->bucket = 0;
  self->n_in_buckets = 0;
}

static gboolean
add_to_bucket (LabTraversal            *self,
               const LabTraversalEntry *entry)
{
  if (!append_entry (&self->buckets[entry->distance % self->n_buckets], entry))
    return FALSE;
  self->n_in_buckets++;
  return TRUE;
}

static gboolean
take_from_bucket (LabTraversal      *self,
                  LabTraversalEntry *entry)
{
  if (self->n_in_buckets == 0)
    return FALSE;
  while (!take_oldest (&self->buckets[self->bucket], entry))
    {
      self->buckets[self->bucket].n_entries = self->buckets[self->bucket].n_taken = 0;
      self->bucket = (self->bucket + 1) % self->n_buckets;
    }
  self->n_in_buckets--;
  return TRUE;
}

/* Private helpers: the structures that are built in, and that of the caller */

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
      return push_entry (&self->list, entry);
    case LAB_TRAVERSAL_BUCKETS:
      return add_to_bucket (self, entry);
    case LAB_TRAVERSAL_STACK:
    case LAB_TRAVERSAL_QUEUE:
    case LAB_TRAVERSAL_RECURSIVE:
    default:
      return append_entry (&self->list, entry);
    }
}

static inline gboolean
get_entry (LabTraversal              *self,
           const LabTraversalOptions *options,
           LabTraversalEntry         *entry)
{
  if (options->structure != NULL)
    return options->structure->get (options->structure->data, entry);
  switch (options->order)
    {
    case LAB_TRAVERSAL_QUEUE:
      return take_oldest (&self->list, entry);
    case LAB_TRAVERSAL_HEAP:
      return pop_entry (&self->list, entry);
    case LAB_TRAVERSAL_BUCKETS:
      return take_from_bucket (self, entry);
    case LAB_TRAVERSAL_STACK:
    case LAB_TRAVERSAL_RECURSIVE:
    default:
      return take_newest (&self->list, entry);
    }
}

static gboolean
initialize_structure (LabTraversal              *self,
                      const LabTraversalOptions *options,
                      GError                   **error)
{
  self->list.n_entries = self->list.n_taken = 0;
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
  clear_buckets (self);
  return TRUE;
}

/* Private helpers: the loop */

static int
compare_edges (const void *a,
               const void *b)
{
  guint first = ((const LabEdge *) a)->node;
  guint second = ((const LabEdge *) b)->node;

  return (first > second) - (first < second);
}

/* A recursive function visits the first neighbor first and returns to the others later. From a
 * stack it is taken first if it is added last, and so the same nodes get the same parents. */
static gboolean
add_neighbors (LabTraversal              *self,
               const LabTraversalOptions *options,
               const LabTraversalEntry   *from,
               GError                   **error)
{
  guint n_edges = self->graph.expand (self->graph.data, from->node, self->edges);
  gboolean is_backwards = options->structure == NULL && options->order == LAB_TRAVERSAL_RECURSIVE;

  if (options->is_sorted)
    qsort (self->edges, n_edges, sizeof self->edges[0], compare_edges);
  for (guint i = 0; i < n_edges; i++)
    {
      const LabEdge *edge = &self->edges[is_backwards ? n_edges - 1 - i : i];
      LabTraversalEntry entry = { edge->node, from->distance + edge->cost, from->node };

      if (edge->cost == 0 || edge->cost >= LAB_NO_DISTANCE - from->distance)
        return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_BAD_WEIGHT,
                           /* Translators: nodes of a graph, by their numbers. */
                           _("The weight of the edge from node %u to node %u is zero or too "
                             "large."), from->node, edge->node);
      if (self->distances[edge->node] != LAB_NO_DISTANCE)
        continue;
      if (!add_entry (self, options, &entry))
        return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_MEMORY,
                           _("There is not enough memory for this graph."));
      if (options->log != NULL)
        lab_event_log_add (options->log, LAB_EVENT_QUEUED, entry.node, entry.distance);
    }
  return TRUE;
}

static void
visit (LabTraversal            *self,
       const LabTraversalEntry *entry)
{
  self->distances[entry->node] = entry->distance;
  self->parents[entry->node] = entry->parent;
  self->visited[self->n_visited++] = entry->node;
}

static gboolean
run_loop (LabTraversal              *self,
          const LabTraversalOptions *options,
          GError                   **error)
{
  LabTraversalEntry entry;

  while (get_entry (self, options, &entry))
    {
      gboolean is_stop = self->is_stop[entry.node] != 0;

      if (self->distances[entry.node] != LAB_NO_DISTANCE)
        continue;
      if (self->n_visited % NODES_BETWEEN_LOOKS == 0
          && g_cancellable_set_error_if_cancelled (options->cancellable, error))
        return FALSE;
      visit (self, &entry);
      if (options->log != NULL)
        lab_event_log_add (options->log, is_stop ? LAB_EVENT_FOUND : LAB_EVENT_EXPANDED,
                           entry.node, entry.distance);
      if (is_stop)
        {
          self->stop = entry.node;
          return TRUE;
        }
      if (!add_neighbors (self, options, &entry, error))
        return FALSE;
    }
  return TRUE;
}

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
  LabTraversalEntry first = { source, 0, LAB_NO_NODE };
  guint n_wanted = options->n_nodes > 0 ? options->n_nodes : self->graph.n_nodes;

  if (!initialize_structure (self, options, error))
    return FALSE;
  if (!add_entry (self, options, &first))
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_MEMORY,
                       _("There is not enough memory for this graph."));
  if (!run_loop (self, options, error))
    return FALSE;
  self->source = source;
  if (options->all && self->stop == LAB_NO_NODE && self->n_visited < n_wanted)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_DISCONNECTED,
                       _("Only %u of %u nodes can be reached from node %u."), self->n_visited,
                       n_wanted, source);
  return TRUE;
}

static void
free_list (EntryList *list)
{
  g_free (list->entries);
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

  for (guint i = 0; i < self->n_buckets; i++)
    free_list (&self->buckets[i]);
  g_free (self->buckets);
  free_list (&self->list);
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

/** lab_traversal_get_n_visited: returns how many nodes were visited. */
guint
lab_traversal_get_n_visited (const LabTraversal *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_visited;
}

/** lab_traversal_is_visited: returns whether a node was visited. */
gboolean
lab_traversal_is_visited (const LabTraversal *self,
                          guint               node)
{
  return lab_traversal_get_distance (self, node) != LAB_NO_DISTANCE;
}

/**
 * lab_traversal_get_distance:
 * @self: a traversal
 * @node: a node
 *
 * Returns: the length of the way by which the node was found; %LAB_NO_DISTANCE if it was not
 *   visited
 */
guint
lab_traversal_get_distance (const LabTraversal *self,
                            guint               node)
{
  g_return_val_if_fail (self != NULL && node < self->graph.n_nodes, LAB_NO_DISTANCE);

  return self->distances[node];
}

/** lab_traversal_get_stop: returns the node at which it stopped; %LAB_NO_NODE if at none. */
guint
lab_traversal_get_stop (const LabTraversal *self)
{
  g_return_val_if_fail (self != NULL, LAB_NO_NODE);

  return self->stop;
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
