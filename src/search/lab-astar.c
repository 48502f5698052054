/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-astar.h"

#define NO_NODE G_MAXUINT
#define NO_COST G_MAXUINT

/* An entry of the open list. A node may have several; all but the cheapest are
 * stale and passed over when they come up. */
typedef struct
{
  guint total;  /* cost so far + estimate */
  guint cost;
  guint node;
} OpenEntry;

typedef struct
{
  const LabGraph *graph;
  guint goal;
  GArray *open;       /* of OpenEntry, a binary heap */
  guint *costs;
  guint *parents;
} Search;

/* Private helpers */

/* The smaller total comes first; among equals the longer way, which is nearer to
 * the goal; then the lower number, so that answers do not depend on the heap. */
static gboolean
comes_before (const OpenEntry *a,
              const OpenEntry *b)
{
  if (a->total != b->total)
    return a->total < b->total;
  if (a->cost != b->cost)
    return a->cost > b->cost;
  return a->node < b->node;
}

static void
push_open (GArray   *heap,
           OpenEntry entry)
{
  OpenEntry *entries;
  guint at = heap->len;

  g_array_append_val (heap, entry);
  entries = (OpenEntry *) (void *) heap->data;
  while (at > 0 && comes_before (&entry, &entries[(at - 1) / 2]))
    {
      entries[at] = entries[(at - 1) / 2];
      at = (at - 1) / 2;
    }
  entries[at] = entry;
}

static OpenEntry
pop_open (GArray *heap)
{
  OpenEntry *entries = (OpenEntry *) (void *) heap->data;
  OpenEntry first = entries[0];
  OpenEntry last = entries[heap->len - 1];
  guint at = 0;

  g_array_set_size (heap, heap->len - 1);
  while (2 * at + 1 < heap->len)
    {
      guint child = 2 * at + 1;

      if (child + 1 < heap->len && comes_before (&entries[child + 1], &entries[child]))
        child++;
      if (!comes_before (&entries[child], &last))
        break;
      entries[at] = entries[child];
      at = child;
    }
  if (heap->len > 0)
    entries[at] = last;
  return first;
}

static void
reach_node (Search *search,
            guint   node,
            guint   cost,
            guint   parent)
{
  const LabGraph *graph = search->graph;
  guint estimate = 0;

  if (cost >= search->costs[node])
    return;
  if (graph->estimate != NULL)
    estimate = graph->estimate (graph->data, node, search->goal);
  search->costs[node] = cost;
  search->parents[node] = parent;
  push_open (search->open, (OpenEntry) { cost + estimate, cost, node });
}

static guint
run_search (Search *search)
{
  const LabGraph *graph = search->graph;
  g_autofree LabEdge *edges = g_new (LabEdge, graph->max_edges);
  guint n_expanded = 0;

  while (search->open->len > 0)
    {
      OpenEntry entry = pop_open (search->open);
      guint n_edges;

      if (entry.cost > search->costs[entry.node])
        continue;
      if (entry.node == search->goal)
        break;
      n_expanded++;
      n_edges = graph->expand (graph->data, entry.node, edges);
      for (guint i = 0; i < n_edges; i++)
        reach_node (search, edges[i].node, entry.cost + edges[i].cost, entry.node);
    }
  return n_expanded;
}

/* Public functions */

/**
 * lab_astar_search:
 * @graph: the graph
 * @start: a node
 * @goal: a node
 *
 * A* (Hart, Nilsson and Raphael, 1968). With an admissible heuristic the way it
 * finds is a cheapest one; a node is opened again if a cheaper way to it turns
 * up, so that the heuristic need not be consistent. That there is no way is an
 * answer like any other.
 *
 * Returns: the answer, to be cleared with lab_way_clear()
 */
LabWay
lab_astar_search (const LabGraph *graph,
                  guint           start,
                  guint           goal)
{
  LabWay way = { FALSE, 0, g_array_new (FALSE, FALSE, sizeof (guint)), 0 };
  g_autofree guint *costs = NULL;
  g_autofree guint *parents = NULL;
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (OpenEntry));
  Search search;

  g_return_val_if_fail (graph != NULL && graph->expand != NULL, way);
  g_return_val_if_fail (start < graph->n_nodes && goal < graph->n_nodes, way);

  costs = g_new (guint, graph->n_nodes);
  parents = g_new (guint, graph->n_nodes);
  for (guint node = 0; node < graph->n_nodes; node++)
    costs[node] = NO_COST;

  search = (Search) { graph, goal, open, costs, parents };
  reach_node (&search, start, 0, NO_NODE);
  way.n_expanded = run_search (&search);
  if (costs[goal] == NO_COST)
    return way;

  way.found = TRUE;
  way.cost = costs[goal];
  for (guint node = goal; node != NO_NODE; node = parents[node])
    g_array_append_val (way.nodes, node);
  for (guint i = 0; i < way.nodes->len / 2; i++)
    {
      guint *nodes = (guint *) (void *) way.nodes->data;
      guint other = way.nodes->len - 1 - i;
      guint node = nodes[i];

      nodes[i] = nodes[other];
      nodes[other] = node;
    }
  return way;
}

/**
 * lab_way_clear:
 * @self: an answer of lab_astar_search()
 *
 * Frees what the answer holds.
 */
void
lab_way_clear (LabWay *self)
{
  g_clear_pointer (&self->nodes, g_array_unref);
}
