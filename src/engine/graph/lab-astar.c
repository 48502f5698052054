/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-astar.h"

#include <string.h>

#include "lab-search-loop-private.h"

#define NO_NODE G_MAXUINT
#define NO_COST G_MAXUINT

/* The search looks at the clock and the cancellable after this many nodes. */
#define NODES_BETWEEN_LOOKS 64

/* An entry of the open list. The smaller rank comes first: the smaller total, and among equal
 * totals the longer path so far, which is closer to the goal. Among equal ranks the lower number
 * comes first, so that results do not depend on the heap. */
typedef struct
{
  guint64 rank;                       /* the cost so far plus the estimate in the upper half, and
                                       * all bits of the cost so far inverted in the lower half */
  guint node;
} OpenEntry;

/* The nodes that a search has yet to expand: either a heap, a stack, or a queue. All zeros is an
 * empty list. */
typedef struct
{
  OpenEntry *entries;                 /* a binary heap, or the order in which they were added */
  gsize n_entries;
  gsize n_taken;                      /* how many entries at the begin of a queue were taken */
  gsize n_allocated;
  gboolean is_cut;                    /* an entry is missing: there was not enough memory for it */
} OpenList;

/* A search in either kind of graph. The nodes of a graph of states are the indices of its
 * states; the arrays grow with them. */
typedef struct
{
  const LabGraph *graph;              /* or NULL */
  const LabStateGraph *state_graph;   /* or NULL */
  LabStateTable *states;
  guint goal;                         /* of a graph with numbered nodes */
  guint *costs;                       /* of the cheapest path so far */
  guint *parents;
  guint *estimates;                   /* of states only */
  guint n_allocated;
  OpenList open;
  LabEdge *edges;
  guint8 *neighbors;
  guint *edge_costs;
  LabGraphOrder order;
  gsize max_open;
  LabEventLog *log;
  GCancellable *cancellable;
  gint64 deadline;
  guint64 max_nodes;
  guint max_states;
  guint max_cost;
  gboolean is_cut;                    /* whether a path was too long */
  LabGraphProgressFunc progress;
  gpointer progress_data;
  guint bound;
  guint64 n_expanded;
  guint64 n_generated;
  LabGraphOutcome outcome;            /* of a look at the limits */
} Search;

/* Private helpers: the open list */

static inline guint64
open_list_rank (guint cost,
                guint estimate)
{
  return (guint64) (cost + estimate) << 32 | (guint32) ~cost;
}

static inline guint
open_list_get_cost (const OpenEntry *entry)
{
  return ~(guint32) entry->rank;
}

static inline gboolean
open_list_comes_before (const OpenEntry *a,
                        const OpenEntry *b)
{
  return a->rank < b->rank || (a->rank == b->rank && a->node < b->node);
}

/* Returns the number of entries that were not taken. */
static inline gsize
open_list_get_length (const OpenList *self)
{
  return self->n_entries - self->n_taken;
}

/* Adds an entry to a stack or queue, if there is enough memory. */
static inline gboolean
open_list_append (OpenList *self,
                  OpenEntry entry)
{
  if (self->n_entries == self->n_allocated)
    {
      gsize n = MAX (2 * self->n_allocated, 64);
      OpenEntry *entries = g_try_renew (OpenEntry, self->entries, n);

      if (entries == NULL)
        {
          self->is_cut = TRUE;
          return FALSE;
        }
      self->entries = entries;
      self->n_allocated = n;
    }
  self->entries[self->n_entries++] = entry;
  return TRUE;
}

/* Takes the last entry of a stack. */
static inline OpenEntry
open_list_take_newest (OpenList *self)
{
  return self->entries[--self->n_entries];
}

/* Takes the first entry of a queue. */
static inline OpenEntry
open_list_take_oldest (OpenList *self)
{
  OpenEntry entry = self->entries[self->n_taken++];

  /* The memory is used again before most of the entries in it are taken ones. */
  if (2 * self->n_taken >= self->n_entries)
    {
      self->n_entries -= self->n_taken;
      memmove (self->entries, self->entries + self->n_taken,
               self->n_entries * sizeof self->entries[0]);
      self->n_taken = 0;
    }
  return entry;
}

/* Adds an entry to a heap, if there is enough memory. */
static inline void
open_list_push (OpenList *self,
                OpenEntry entry)
{
  gsize at = self->n_entries;

  if (!open_list_append (self, entry))
    return;
  while (at > 0 && open_list_comes_before (&entry, &self->entries[(at - 1) / 2]))
    {
      self->entries[at] = self->entries[(at - 1) / 2];
      at = (at - 1) / 2;
    }
  self->entries[at] = entry;
}

/* Takes the first entry of a heap. */
static inline OpenEntry
open_list_pop (OpenList *self)
{
  OpenEntry *entries = self->entries;
  OpenEntry first = entries[0];
  OpenEntry last = entries[--self->n_entries];
  gsize n = self->n_entries;
  gsize at = 0;

  while (2 * at + 1 < n)
    {
      gsize child = 2 * at + 1;

      if (child + 1 < n && open_list_comes_before (&entries[child + 1], &entries[child]))
        child++;
      if (!open_list_comes_before (&entries[child], &last))
        break;
      entries[at] = entries[child];
      at = child;
    }
  entries[at] = last;
  return first;
}

static inline void
open_list_clear (OpenList *self)
{
  g_clear_pointer (&self->entries, g_free);
  *self = (OpenList) { 0 };
}

/* Private helpers: both kinds of graph */

/* Returns whether a path to a node is better than the one that is known. */
static inline gboolean
is_better (const Search *search,
           guint         node,
           guint         cost)
{
  if (search->order == LAB_GRAPH_CHEAPEST_FIRST
      || (search->order == LAB_GRAPH_NEWEST_FIRST && search->max_cost < NO_COST))
    return cost < search->costs[node];
  return search->costs[node] == NO_COST;
}

/* Returns whether a path may go on, and takes down if not. A dead end is none that costs too
 * much. */
static inline gboolean
is_within_cost (Search *search,
                guint   cost,
                guint   estimate)
{
  if (estimate == LAB_GRAPH_DEAD_END || cost + estimate <= search->max_cost)
    return TRUE;
  search->is_cut = TRUE;
  return FALSE;
}

static inline OpenEntry
take_entry (Search *search)
{
  if (search->order == LAB_GRAPH_CHEAPEST_FIRST)
    return open_list_pop (&search->open);
  if (search->order == LAB_GRAPH_NEWEST_FIRST)
    return open_list_take_newest (&search->open);
  return open_list_take_oldest (&search->open);
}

static inline void
queue_node (Search *search,
            guint   node,
            guint   cost,
            guint   estimate,
            guint   parent)
{
  OpenEntry entry = { open_list_rank (cost, estimate), node };

  search->costs[node] = cost;
  search->parents[node] = parent;
  if (estimate == LAB_GRAPH_DEAD_END)
    return;
  if (search->order == LAB_GRAPH_CHEAPEST_FIRST)
    open_list_push (&search->open, entry);
  else
    (void) open_list_append (&search->open, entry);
  search->max_open = MAX (search->max_open, open_list_get_length (&search->open));
  if (search->log != NULL)
    lab_event_log_add (search->log, LAB_EVENT_QUEUED, node, cost);
}

/* Returns why the search must stop, or LAB_GRAPH_FOUND if it may continue. */
static LabGraphOutcome
check_limits (const Search *search)
{
  if (search->n_expanded >= search->max_nodes)
    return LAB_GRAPH_LIMIT_REACHED;
  if (search->n_expanded % NODES_BETWEEN_LOOKS != 0)
    return LAB_GRAPH_FOUND;
  if (search->progress != NULL)
    {
      const LabGraphProgress progress = { search->bound, search->n_expanded, search->n_generated };

      search->progress (&progress, search->progress_data);
    }
  if (search->cancellable != NULL && g_cancellable_is_cancelled (search->cancellable))
    return LAB_GRAPH_CANCELLED;
  if (search->deadline != G_MAXINT64 && g_get_monotonic_time () >= search->deadline)
    return LAB_GRAPH_LIMIT_REACHED;
  return LAB_GRAPH_FOUND;
}

/* Private helpers: graphs with numbered nodes */

static inline void
reach_node (Search *search,
            guint   node,
            guint   cost,
            guint   parent)
{
  const LabGraph *graph = search->graph;
  guint estimate = 0;

  if (!is_better (search, node, cost))
    return;
  if (graph->estimate != NULL && search->order == LAB_GRAPH_CHEAPEST_FIRST)
    estimate = graph->estimate (graph->data, node, search->goal);
  if (is_within_cost (search, cost, estimate))
    queue_node (search, node, cost, estimate, parent);
}

static void
expand_node (Search *search,
             guint   node,
             guint   cost)
{
  const LabGraph *graph = search->graph;
  guint n_edges = graph->expand (graph->data, node, search->edges);

  search->n_generated += n_edges;
  for (guint i = 0; i < n_edges; i++)
    reach_node (search, search->edges[i].node, cost + search->edges[i].cost, node);
}

/* Private helpers: graphs of states */

static void
grow_arrays (Search *search)
{
  gsize n = MAX (2 * (gsize) search->n_allocated, 64);

  search->n_allocated = (guint) MIN (n, G_MAXUINT);
  search->costs = g_renew (guint, search->costs, search->n_allocated);
  search->parents = g_renew (guint, search->parents, search->n_allocated);
  search->estimates = g_renew (guint, search->estimates, search->n_allocated);
}

/* Returns FALSE if the limit of states leaves no room for the state. */
static gboolean
reach_state (Search       *search,
             gconstpointer state,
             guint         cost,
             guint         parent)
{
  const LabStateGraph *graph = search->state_graph;
  guint index;

  if (!is_within_cost (search, cost, 0))
    return TRUE;
  if (search->states->n_states >= search->max_states)
    {
      if (!lab_state_table_find (search->states, state, &index))
        return FALSE;
    }
  else if (lab_state_table_add (search->states, state, &index))
    {
      if (index == search->n_allocated)
        grow_arrays (search);
      g_assert (search->costs != NULL);
      search->costs[index] = NO_COST;
      search->estimates[index] = 0;
      if (graph->estimate != NULL && search->order == LAB_GRAPH_CHEAPEST_FIRST)
        search->estimates[index] = graph->estimate (graph->data, state);
    }
  g_assert (search->costs != NULL);
  if (is_better (search, index, cost) && is_within_cost (search, cost, search->estimates[index]))
    queue_node (search, index, cost, search->estimates[index], parent);
  return TRUE;
}

static gboolean
expand_state (Search *search,
              guint   index,
              guint   cost)
{
  const LabStateGraph *graph = search->state_graph;
  guint n_edges = graph->expand (graph->data, lab_state_table_get_state (search->states, index),
                                 search->neighbors, search->edge_costs);

  search->n_generated += n_edges;
  for (guint i = 0; i < n_edges; i++)
    {
      if (!reach_state (search, search->neighbors + i * graph->state_size,
                        cost + search->edge_costs[i], index))
        return FALSE;
    }
  return TRUE;
}

/* Private helpers: the steps of the search */

/* What a path through an open node costs at least, as far as the order of the search says so. */
static inline guint
get_bound (const Search       *search,
           const OpenEntry *entry)
{
  if (search->order == LAB_GRAPH_NEWEST_FIRST)
    return 0;
  return (guint) (entry->rank >> 32);
}

static inline gboolean
take_node (gpointer           data,
           LabTraversalEntry *node)
{
  Search *search = data;
  OpenEntry entry;

  if (open_list_get_length (&search->open) == 0 || search->open.is_cut)
    return FALSE;
  entry = take_entry (search);
  search->bound = MAX (search->bound, get_bound (search, &entry));
  node->node = entry.node;
  node->distance = open_list_get_cost (&entry);
  return TRUE;
}

/* A node may be in the open list several times: only its entry with the lowest cost counts. */
static inline gboolean
settle_node (gpointer                 data,
             const LabTraversalEntry *node)
{
  const Search *search = data;

  return node->distance <= search->costs[node->node];
}

static inline gboolean
is_goal (gpointer                 data,
         const LabTraversalEntry *node)
{
  const Search *search = data;
  const LabStateGraph *graph = search->state_graph;

  if (graph == NULL)
    return node->node == search->goal;
  return graph->is_goal (graph->data, lab_state_table_get_state (search->states, node->node));
}

static inline gboolean
may_expand (gpointer data)
{
  Search *search = data;

  LabGraphOutcome outcome = check_limits (search);

  if (outcome == LAB_GRAPH_FOUND)
    return TRUE;
  search->outcome = outcome;
  return FALSE;
}

static inline gboolean
expand (gpointer                 data,
        const LabTraversalEntry *node)
{
  Search *search = data;

  search->n_expanded++;
  if (search->graph == NULL)
    return expand_state (search, node->node, node->distance);
  expand_node (search, node->node, node->distance);
  return TRUE;
}

/* Expands nodes until the goal is next in the open list, or the list is empty. */
static LabGraphOutcome
run_search (Search *search,
            guint  *goal)
{
  static const LabSearchSteps steps = { take_node, settle_node, is_goal, may_expand, expand };

  switch (lab_search_loop_run (&steps, search, search->log, goal))
    {
    case LAB_SEARCH_END_GOAL:
      return LAB_GRAPH_FOUND;
    case LAB_SEARCH_END_STOPPED:
      return search->outcome;
    case LAB_SEARCH_END_FULL:
      return LAB_GRAPH_LIMIT_REACHED;
    case LAB_SEARCH_END_EMPTY:
    default:
      return search->open.is_cut ? LAB_GRAPH_NO_MEMORY : LAB_GRAPH_NO_PATH;
    }
}

static Search
begin_search (const LabGraphOptions *options)
{
  Search search = { .deadline = G_MAXINT64, .max_nodes = G_MAXUINT64, .max_states = G_MAXUINT,
                    .max_cost = NO_COST };

  if (options == NULL)
    return search;
  if (options->limits.time > 0)
    search.deadline = lab_limits_get_deadline (&options->limits, g_get_monotonic_time ());
  if (options->limits.nodes > 0)
    search.max_nodes = options->limits.nodes;
  if (options->max_states > 0)
    search.max_states = options->max_states;
  if (options->max_cost > 0)
    search.max_cost = options->max_cost;
  search.progress = options->progress;
  search.progress_data = options->progress_data;
  search.cancellable = options->cancellable;
  search.log = options->log;
  search.order = options->order;
  return search;
}

static void
trace_path (const Search *search,
            guint         goal,
            GArray       *nodes)
{
  guint n = 0;

  for (guint node = goal; node != NO_NODE; node = search->parents[node])
    n++;
  g_array_set_size (nodes, n);
  for (guint node = goal; node != NO_NODE; node = search->parents[node])
    g_array_index (nodes, guint, --n) = node;
}

static void
finish_search (Search       *search,
               LabGraphPath *path)
{
  guint goal = NO_NODE;

  path->outcome = run_search (search, &goal);
  path->bound = search->bound;
  path->is_cut = search->is_cut;
  path->n_expanded = search->n_expanded;
  path->n_generated = search->n_generated;
  path->max_open = search->max_open;
  if (path->outcome == LAB_GRAPH_FOUND)
    {
      path->cost = search->costs[goal];
      trace_path (search, goal, path->nodes);
    }
  g_free (search->costs);
  g_free (search->parents);
  g_free (search->estimates);
  g_free (search->edges);
  g_free (search->neighbors);
  g_free (search->edge_costs);
  open_list_clear (&search->open);
}

/* Public functions */

/**
 * lab_astar_search:
 * @graph: the graph
 * @start: a node
 * @goal: a node
 * @options: (nullable): limits, cancellable and log; %NULL for none
 *
 * Searches for a path between two nodes. Unless the options set another order, this is A* (Hart,
 * Nilsson and Raphael, 1968); without a heuristic, it is Dijkstra's algorithm (1959). The path is a
 * cheapest one if the heuristic is admissible. The heuristic need not be consistent: a node is
 * expanded again if a cheaper path to it turns up.
 *
 * The search takes memory for every node of the graph, whatever the limits are. If there is not
 * enough, the outcome says so.
 *
 * Returns: the result, to be cleared with lab_graph_path_clear()
 */
LabGraphPath
lab_astar_search (const LabGraph        *graph,
                  guint                  start,
                  guint                  goal,
                  const LabGraphOptions *options)
{
  LabGraphPath path = { .nodes = g_array_new (FALSE, FALSE, sizeof (guint)) };
  Search search;

  g_return_val_if_fail (graph != NULL && graph->expand != NULL, path);
  g_return_val_if_fail (start < graph->n_nodes && goal < graph->n_nodes, path);

  search = begin_search (options);
  search.graph = graph;
  search.goal = goal;
  search.costs = g_try_new (guint, graph->n_nodes);
  search.parents = g_try_new (guint, graph->n_nodes);
  if (search.costs == NULL || search.parents == NULL)
    {
      g_free (search.costs);
      g_free (search.parents);
      path.outcome = LAB_GRAPH_NO_MEMORY;
      return path;
    }
  memset (search.costs, 0xff, graph->n_nodes * sizeof search.costs[0]);   /* NO_COST */
  search.edges = g_new (LabEdge, graph->max_edges);
  reach_node (&search, start, 0, NO_NODE);
  finish_search (&search, &path);
  return path;
}

/**
 * lab_astar_search_states:
 * @graph: the graph
 * @start: a state
 * @states: an empty table for states of the size of @graph; afterwards it has the states
 *   that the search came to
 * @options: (nullable): limits, cancellable and log; %NULL for none
 *
 * Searches for a cheapest path from a state to any goal, as lab_astar_search() does. The
 * nodes of the path and of the log are indices in @states.
 *
 * A state takes its own size and some 30 to 60 bytes for the table, the costs and the open
 * list.
 *
 * Returns: the result, to be cleared with lab_graph_path_clear()
 */
LabGraphPath
lab_astar_search_states (const LabStateGraph   *graph,
                         gconstpointer          start,
                         LabStateTable         *states,
                         const LabGraphOptions *options)
{
  LabGraphPath path = { .nodes = g_array_new (FALSE, FALSE, sizeof (guint)) };
  Search search;

  g_return_val_if_fail (graph != NULL && graph->expand != NULL && graph->is_goal != NULL, path);
  g_return_val_if_fail (start != NULL && states != NULL, path);
  g_return_val_if_fail (states->state_size == graph->state_size, path);
  g_return_val_if_fail (states->n_states == 0, path);

  search = begin_search (options);
  search.state_graph = graph;
  search.states = states;
  search.neighbors = g_malloc (MAX (graph->max_edges * graph->state_size, 1));
  search.edge_costs = g_new (guint, graph->max_edges);
  reach_state (&search, start, 0, NO_NODE);
  finish_search (&search, &path);
  return path;
}
