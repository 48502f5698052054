/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-iterative-deepening.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-entry-list-private.h"
#include "lab-refuse.h"
#include "lab-search-loop-private.h"

/* The search looks at the cancellable after this many nodes. */
#define NODES_BETWEEN_LOOKS 1024

/* One of the depth-first searches. */
typedef struct
{
  LabIterativeDeepening *result;
  const LabGraph *graph;
  guint target;
  guint *depths;                /* at which each node was expanded in this search */
  LabEdge *edges;
  LabEntryList stack;
  GCancellable *cancellable;
  GError **error;
} Search;

/* Private helpers: the steps of the loop */

static inline gboolean
take_entry (gpointer           data,
            LabTraversalEntry *entry)
{
  return lab_entry_list_take_newest (&((Search *) data)->stack, entry);
}

/* A node counts again if this search comes to it on a shorter way than before. A node that no
 * earlier search has come to is as far away as this search is deep. */
static inline gboolean
visit (gpointer                 data,
       const LabTraversalEntry *entry)
{
  Search *search = data;
  LabIterativeDeepening *result = search->result;

  if (entry->distance >= search->depths[entry->node])
    return FALSE;
  search->depths[entry->node] = entry->distance;
  if (result->distances[entry->node] == LAB_NO_DISTANCE)
    {
      result->distances[entry->node] = entry->distance;
      result->parents[entry->node] = entry->parent;
      result->visited[result->n_visited++] = entry->node;
    }
  return TRUE;
}

static inline gboolean
is_target (gpointer                 data,
           const LabTraversalEntry *entry)
{
  return entry->node == ((const Search *) data)->target;
}

static inline gboolean
may_expand (gpointer data)
{
  const Search *search = data;

  return search->result->n_expanded % NODES_BETWEEN_LOOKS != 0
         || !g_cancellable_set_error_if_cancelled (search->cancellable, search->error);
}

static inline gboolean
expand (gpointer                 data,
        const LabTraversalEntry *from)
{
  Search *search = data;
  guint n_edges;

  search->result->n_expanded++;
  if (from->distance == search->result->depth)
    return TRUE;
  n_edges = search->graph->expand (search->graph->data, from->node, search->edges);
  for (guint i = n_edges; i > 0; i--)
    {
      const LabEdge *edge = &search->edges[i - 1];
      const LabTraversalEntry entry = { edge->node, from->distance + 1, from->node };

      if (edge->cost != 1)
        return lab_refuse (search->error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_NOT_SIMPLE,
                           _("This algorithm needs a graph in which all weights are 1."));
      if (entry.distance < search->depths[edge->node]
          && !lab_entry_list_append (&search->stack, &entry))
        return lab_refuse (search->error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_MEMORY,
                           _("There is not enough memory for this graph."));
    }
  return TRUE;
}

/* Private helpers: the searches */

static LabSearchEnd
search_to_depth (Search *search)
{
  static const LabSearchSteps steps = { take_entry, visit, is_target, may_expand, expand };
  const LabTraversalEntry first = { search->result->source, 0, LAB_NO_NODE };
  guint goal;

  memset (search->depths, 0xff, search->graph->n_nodes * sizeof search->depths[0]);
  lab_entry_list_clear (&search->stack);
  if (!lab_entry_list_append (&search->stack, &first))
    {
      lab_refuse (search->error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_MEMORY,
                  _("There is not enough memory for this graph."));
      return LAB_SEARCH_END_FULL;
    }
  return lab_search_loop_run (&steps, search, NULL, &goal);
}

/* Searches deeper and deeper until the target is found, or nothing new. */
static gboolean
deepen (Search *search)
{
  LabIterativeDeepening *result = search->result;

  for (;; result->depth++)
    {
      guint n_before = result->n_visited;
      LabSearchEnd end = search_to_depth (search);

      if (end != LAB_SEARCH_END_EMPTY)
        return end == LAB_SEARCH_END_GOAL;
      if (result->n_visited == n_before)
        return TRUE;
    }
}

/* Public functions */

/**
 * lab_iterative_deepening_run:
 * @self: receives the result; all zeros, or an earlier result
 * @graph: a graph without weights
 * @source: where the search begins
 * @target: where it ends; %LAB_NO_NODE to visit all nodes that can be reached
 * @cancellable: (nullable): cancels the search from another thread
 * @error: return location for a #LabRouteError or %G_IO_ERROR_CANCELLED
 *
 * Searches depth-first to depth 0, 1, 2, and so on (Slate and Atkin, 1977; Korf, 1985). This finds
 * shortest ways as a breadth-first search does. The open nodes are those of a depth-first search,
 * but nodes are visited again and again. Within one search a node is expanded again only if a
 * shorter way leads to it; the depths of all nodes are kept for this.
 *
 * Returns: %TRUE if the search came to its end; the target may still be out of reach
 */
gboolean
lab_iterative_deepening_run (LabIterativeDeepening  *self,
                             const LabGraph         *graph,
                             guint                   source,
                             guint                   target,
                             GCancellable           *cancellable,
                             GError                **error)
{
  Search search = { .result = self, .graph = graph, .target = target,
                    .cancellable = cancellable, .error = error };
  gboolean is_done = FALSE;
  gsize n;

  g_return_val_if_fail (self != NULL && graph != NULL && graph->expand != NULL, FALSE);

  lab_iterative_deepening_clear (self);
  if (source >= graph->n_nodes)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_UNKNOWN_SOURCE,
                       /* Translators: a node of a graph, by its number. */
                       _("There is no node %u, which is the source."), source);
  if (target != LAB_NO_NODE && target >= graph->n_nodes)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_UNKNOWN_TARGET,
                       /* Translators: a node of a graph, by its number. */
                       _("There is no node %u, which is the target."), target);
  n = graph->n_nodes;
  self->n_nodes = graph->n_nodes;
  self->source = source;
  self->parents = g_try_new (guint, n);
  self->distances = g_try_new (guint, n);
  self->visited = g_try_new (guint, n);
  search.depths = g_try_new (guint, n);
  search.edges = g_try_new (LabEdge, MAX (graph->max_edges, 1));
  if (self->parents != NULL && self->distances != NULL && self->visited != NULL
      && search.depths != NULL && search.edges != NULL)
    {
      memset (self->parents, 0xff, n * sizeof self->parents[0]);       /* LAB_NO_NODE */
      memset (self->distances, 0xff, n * sizeof self->distances[0]);   /* LAB_NO_DISTANCE */
      is_done = deepen (&search);
    }
  else
    lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_MEMORY,
                _("There is not enough memory for this graph."));
  g_free (search.depths);
  g_free (search.edges);
  g_free (search.stack.entries);
  return is_done;
}

/** lab_iterative_deepening_get_table: returns the routing table; its arrays belong to @self. */
LabRoutingTable
lab_iterative_deepening_get_table (const LabIterativeDeepening *self)
{
  return (LabRoutingTable) { self->parents, self->distances, self->n_nodes, self->source };
}

/** lab_iterative_deepening_clear: frees the contents of @self. */
void
lab_iterative_deepening_clear (LabIterativeDeepening *self)
{
  g_free (self->parents);
  g_free (self->distances);
  g_free (self->visited);
  *self = (LabIterativeDeepening) { 0 };
}
