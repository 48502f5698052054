/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-command.h"
#include "lab-compact-graph.h"
#include "lab-iterative-deepening.h"
#include "lab-traversal.h"

G_BEGIN_DECLS

/**
 * LabGraphWalk:
 * @graph: the graph
 * @source: where the traversal begins
 * @stops: (element-type guint): where it ends
 * @by: the word for the order of its visits
 * @traversal: (nullable): what it found, except by iterative deepening
 * @deepening: what it found by iterative deepening
 * @table: the routing table
 * @visited: the nodes in the order of the visits
 * @n_visited: their number
 * @stop: the node where it ended, or %LAB_NO_NODE
 *
 * A traversal of a graph in a file, with the names of its nodes.
 */
typedef struct
{
  LabCompactGraph *graph;
  guint source;
  GArray *stops;
  const char *by;
  LabTraversal *traversal;
  LabIterativeDeepening deepening;
  LabRoutingTable table;
  const guint *visited;
  guint n_visited;
  guint stop;
} LabGraphWalk;

LabCompactGraph *lab_graph_walk_read_file (const LabCommand    *command,
                                           const LabOptions    *options,
                                           GError             **error);
gboolean         lab_graph_walk_run       (LabGraphWalk        *self,
                                           const LabCommand    *command,
                                           const LabOptions    *options,
                                           GError             **error);
guint            lab_graph_walk_get_name  (const LabGraphWalk  *self,
                                           guint                node);
void             lab_graph_walk_clear     (LabGraphWalk        *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabGraphWalk, lab_graph_walk_clear)

G_END_DECLS
