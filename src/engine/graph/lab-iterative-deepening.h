/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-graph.h"
#include "lab-routing-table.h"

G_BEGIN_DECLS

/**
 * LabIterativeDeepening:
 * @parents: (array length=n_nodes): the node before each node on the way to it
 * @distances: (array length=n_nodes): the number of edges of this way
 * @visited: (array length=n_visited): the nodes in the order in which they were found
 * @n_nodes: the number of nodes of the graph
 * @source: where the search began
 * @depth: the depth of the last depth-first search
 * @n_visited: how many different nodes were visited
 * @n_expanded: how often nodes were expanded, in all depth-first searches
 *
 * The result of iterative deepening. Begin with all zeros, and clear it.
 */
typedef struct
{
  guint   *parents;
  guint   *distances;
  guint   *visited;
  guint    n_nodes;
  guint    source;
  guint    depth;
  guint    n_visited;
  guint64  n_expanded;
} LabIterativeDeepening;

gboolean        lab_iterative_deepening_run       (LabIterativeDeepening        *self,
                                                   const LabGraph               *graph,
                                                   guint                         source,
                                                   guint                         target,
                                                   GCancellable                 *cancellable,
                                                   GError                      **error);
LabRoutingTable lab_iterative_deepening_get_table (const LabIterativeDeepening  *self);
void            lab_iterative_deepening_clear     (LabIterativeDeepening        *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabIterativeDeepening, lab_iterative_deepening_clear)

G_END_DECLS
