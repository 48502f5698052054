/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-event-log.h"
#include "lab-limits.h"

G_BEGIN_DECLS

/**
 * LAB_GRAPH_DEAD_END:
 *
 * The estimate of a node from which the goal cannot be reached. The search does not
 * expand such a node.
 */
#define LAB_GRAPH_DEAD_END G_MAXUINT

/**
 * LabEdge:
 * @node: the node that the edge leads to
 * @cost: what the step costs
 *
 * A step from one node of a graph to a neighbor.
 */
typedef struct
{
  guint node;
  guint cost;
} LabEdge;

/**
 * LabGraph:
 * @n_nodes: the number of nodes, which are numbered from 0
 * @max_edges: the largest number of edges that leave one node
 * @expand: fills in the edges that leave @node and returns their number
 * @estimate: (nullable): a heuristic: the least that a path from @node to @goal can cost.
 *   It is admissible if it is never too high, and consistent if no edge lowers it by more
 *   than the edge costs. %LAB_GRAPH_DEAD_END says that there is no path. Without a
 *   heuristic, the search is Dijkstra's
 * @data: passed to the two functions
 *
 * A graph with numbered nodes, described by the edges that leave each node. The cost of a
 * path plus an estimate must stay below %G_MAXUINT.
 */
typedef struct
{
  guint  n_nodes;
  guint  max_edges;
  guint (*expand)   (gconstpointer data,
                     guint         node,
                     LabEdge      *edges);
  guint (*estimate) (gconstpointer data,
                     guint         node,
                     guint         goal);
  gconstpointer data;
} LabGraph;

/**
 * LabStateGraph:
 * @state_size: the size of a state, in bytes
 * @max_edges: the largest number of edges that leave one state
 * @expand: writes the neighbors of @state into @neighbors, one block of @state_size bytes
 *   after the other, with what each step costs in @costs, and returns their number
 * @is_goal: whether the search may end at @state
 * @estimate: (nullable): a heuristic as in #LabGraph: the least that a path from @state to
 *   any goal can cost
 * @data: passed to the three functions
 *
 * A graph whose nodes are states: blocks of bytes of one size, found during the search.
 * Two states are the same node if all their bytes are equal, so padding must be zero. A
 * state is aligned for any type whose size is @state_size. The cost of a path plus an
 * estimate must stay below %G_MAXUINT.
 */
typedef struct
{
  gsize      state_size;
  guint      max_edges;
  guint    (*expand)   (gconstpointer data,
                        gconstpointer state,
                        gpointer      neighbors,
                        guint        *costs);
  gboolean (*is_goal)  (gconstpointer data,
                        gconstpointer state);
  guint    (*estimate) (gconstpointer data,
                        gconstpointer state);
  gconstpointer data;
} LabStateGraph;

/**
 * LabGraphOrder:
 * @LAB_GRAPH_CHEAPEST_FIRST: the node with the smallest cost plus estimate, from a heap: A*, or
 *   Dijkstra's algorithm. The path is a cheapest one
 * @LAB_GRAPH_NEWEST_FIRST: the node that was found last, from a stack: depth-first search. The path
 *   can be any
 * @LAB_GRAPH_OLDEST_FIRST: the node that was found first, from a queue: breadth-first search. The
 *   path has the fewest edges
 *
 * Which open node a search expands next. Except with the first order, the search does not use the
 * heuristic, and it takes the first path that it finds to a node. Only a depth-first search with a
 * largest cost takes a cheaper path later: otherwise, a detour to a node could hide the paths from
 * it that cost little enough.
 */
typedef enum
{
  LAB_GRAPH_CHEAPEST_FIRST,
  LAB_GRAPH_NEWEST_FIRST,
  LAB_GRAPH_OLDEST_FIRST,
} LabGraphOrder;

/**
 * LabGraphProgress:
 * @bound: what the path costs at least that the search looks for; see #LabGraphPath
 * @n_expanded: how many nodes were expanded
 * @n_generated: how many nodes were generated, whether they were new or not
 *
 * How far a search has come.
 */
typedef struct
{
  guint   bound;
  guint64 n_expanded;
  guint64 n_generated;
} LabGraphProgress;

/**
 * LabGraphProgressFunc:
 * @progress: how far the search has come
 * @data: as in the options
 *
 * Is called often, in the thread of the search.
 */
typedef void (*LabGraphProgressFunc) (const LabGraphProgress *progress,
                                      gpointer                data);

/**
 * LabGraphOptions:
 * @limits: how long the search may run, and how many nodes it may expand
 * @max_states: how many states it may keep; 0 for no limit. Numbered nodes do not count
 * @max_cost: the largest cost of a path; 0 for no limit. The search does not follow paths further
 *   that cost more, or that must cost more because of the heuristic
 * @cancellable: (nullable): cancels the search from another thread
 * @log: (nullable): takes down each step of the search
 * @order: which node comes next
 * @progress: (nullable): is told how far the search has come
 * @progress_data: passed to @progress
 *
 * What a search may use. All zeros means no limits, and the cheapest node first.
 */
typedef struct
{
  LabLimits             limits;
  guint                 max_states;
  guint                 max_cost;
  GCancellable         *cancellable;
  LabEventLog          *log;
  LabGraphOrder         order;
  LabGraphProgressFunc  progress;
  gpointer              progress_data;
} LabGraphOptions;

/**
 * LabGraphOutcome:
 * @LAB_GRAPH_NO_PATH: no path leads to the goal
 * @LAB_GRAPH_FOUND: a path was found
 * @LAB_GRAPH_LIMIT_REACHED: the search stopped at one of its limits; there may be a path
 * @LAB_GRAPH_CANCELLED: the search was cancelled; there may be a path
 * @LAB_GRAPH_NO_MEMORY: there was not enough memory for the nodes; there may be a path
 *
 * How a search ended.
 */
typedef enum
{
  LAB_GRAPH_NO_PATH,
  LAB_GRAPH_FOUND,
  LAB_GRAPH_LIMIT_REACHED,
  LAB_GRAPH_CANCELLED,
  LAB_GRAPH_NO_MEMORY,
} LabGraphOutcome;

/**
 * LabGraphPath:
 * @outcome: how the search ended
 * @cost: what the path costs; 0 if none was found
 * @nodes: (element-type guint): the nodes from the start to the goal, both included;
 *   empty if no path was found
 * @bound: with an admissible heuristic and the cheapest node first, no path costs less. The same
 *   holds for the oldest node first if each edge costs 1
 * @is_cut: whether the search did not follow some path because of its largest cost
 * @n_expanded: how many nodes were expanded
 * @n_generated: how many nodes were generated: the edges of all nodes that were expanded
 * @max_open: the largest number of nodes that were open at the same time
 *
 * The result of a search. Clear it with lab_graph_path_clear().
 */
typedef struct
{
  LabGraphOutcome outcome;
  guint           cost;
  GArray         *nodes;
  guint           bound;
  gboolean        is_cut;
  guint64         n_expanded;
  guint64         n_generated;
  gsize           max_open;
} LabGraphPath;

void lab_graph_path_clear (LabGraphPath *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabGraphPath, lab_graph_path_clear)

G_END_DECLS
