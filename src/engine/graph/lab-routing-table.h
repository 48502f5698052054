/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** LAB_NO_NODE: stands for no node. */
#define LAB_NO_NODE G_MAXUINT

/** LAB_NO_DISTANCE: the distance of a node that was not visited. */
#define LAB_NO_DISTANCE G_MAXUINT

#define LAB_ROUTE_ERROR (lab_route_error_quark ())

/**
 * LabRouteError:
 * @LAB_ROUTE_ERROR_UNKNOWN_SOURCE: the source is not a node of the graph or table
 * @LAB_ROUTE_ERROR_UNKNOWN_TARGET: the target is not a node of the graph or table
 * @LAB_ROUTE_ERROR_DISCONNECTED: some node cannot be reached, but all were asked for
 * @LAB_ROUTE_ERROR_BAD_WEIGHT: a weight is zero or too large
 * @LAB_ROUTE_ERROR_NOT_SIMPLE: the graph has weights, but the algorithm needs a graph without
 * @LAB_ROUTE_ERROR_CYCLE: following the parents leads in a circle
 * @LAB_ROUTE_ERROR_FOREIGN_PARENT: a parent is not a node of the table
 * @LAB_ROUTE_ERROR_TWO_ROOTS: more than one node has no parent
 * @LAB_ROUTE_ERROR_NO_ROOT: each node has a parent
 * @LAB_ROUTE_ERROR_NOT_LINKED: following the parents from the target does not lead to the source
 * @LAB_ROUTE_ERROR_NOT_TRAVERSED: there was no traversal yet
 * @LAB_ROUTE_ERROR_NOT_REACHED: the search ended before it reached the target
 * @LAB_ROUTE_ERROR_SYNTAX: a graph in text is not valid
 * @LAB_ROUTE_ERROR_MEMORY: there is not enough memory
 *
 * What is wrong with a graph, a routing table, or a question about them.
 */
typedef enum
{
  LAB_ROUTE_ERROR_UNKNOWN_SOURCE,
  LAB_ROUTE_ERROR_UNKNOWN_TARGET,
  LAB_ROUTE_ERROR_DISCONNECTED,
  LAB_ROUTE_ERROR_BAD_WEIGHT,
  LAB_ROUTE_ERROR_NOT_SIMPLE,
  LAB_ROUTE_ERROR_CYCLE,
  LAB_ROUTE_ERROR_FOREIGN_PARENT,
  LAB_ROUTE_ERROR_TWO_ROOTS,
  LAB_ROUTE_ERROR_NO_ROOT,
  LAB_ROUTE_ERROR_NOT_LINKED,
  LAB_ROUTE_ERROR_NOT_TRAVERSED,
  LAB_ROUTE_ERROR_NOT_REACHED,
  LAB_ROUTE_ERROR_SYNTAX,
  LAB_ROUTE_ERROR_MEMORY,
} LabRouteError;

/**
 * LabRoutingTable:
 * @parents: (array length=n_nodes): for each node the next one on the way back to the source;
 *   %LAB_NO_NODE for the source, and for nodes that are not in the table
 * @distances: (nullable) (array length=n_nodes): the distance of each node from the source;
 *   %LAB_NO_DISTANCE for nodes that are not in the table
 * @n_nodes: the number of nodes
 * @source: the node where all routes begin; %LAB_NO_NODE if the table comes from elsewhere, and
 *   must be checked
 *
 * Where a traversal came from. The arrays belong to someone else.
 */
typedef struct
{
  const guint *parents;
  const guint *distances;
  guint        n_nodes;
  guint        source;
} LabRoutingTable;

GQuark   lab_route_error_quark         (void);
gboolean lab_routing_table_find_route  (const LabRoutingTable  *self,
                                        guint                   source,
                                        guint                   target,
                                        GArray                 *route,
                                        GError                **error);

G_END_DECLS
