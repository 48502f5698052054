/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabEdge:
 * @node: where it leads
 * @cost: what it costs to go there
 *
 * A way from one node of a graph to the next.
 */
typedef struct
{
  guint node;
  guint cost;
} LabEdge;

/**
 * LabGraph:
 * @n_nodes: how many nodes there are, numbered from 0
 * @max_edges: how many edges may leave one node
 * @expand: fills in the edges that leave @node and returns how many
 * @estimate: a heuristic: what the way from @node to @goal costs at least. It is
 *   admissible if it never says too much, and consistent if no edge lowers it by
 *   more than the edge costs. %NULL for no heuristic, which makes the search
 *   Dijkstra's. Costs and estimates together must stay below %G_MAXUINT.
 * @data: for the two functions
 *
 * Any graph at all, described by what leaves a node.
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
 * LabWay:
 * @found: whether there is a way at all
 * @cost: what it costs
 * @nodes: (element-type guint): the nodes from the start to the goal, both
 *   included; empty if there is no way
 * @n_expanded: how many nodes were expanded to find out
 *
 * What a search answers. Clear it with lab_way_clear().
 */
typedef struct
{
  gboolean found;
  guint    cost;
  GArray  *nodes;
  guint    n_expanded;
} LabWay;

LabWay lab_astar_search (const LabGraph *graph,
                         guint           start,
                         guint           goal);
void   lab_way_clear    (LabWay         *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabWay, lab_way_clear)

G_END_DECLS
