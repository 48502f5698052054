/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-routing-table.h"

#include <glib/gi18n.h>

#include "lab-refuse.h"

G_DEFINE_QUARK (lab-route-error-quark, lab_route_error)

/* Private helpers */

static gboolean
is_foreign (const LabRoutingTable *self,
            guint                  node)
{
  return self->parents[node] != LAB_NO_NODE && self->parents[node] >= self->n_nodes;
}

/* A node is in the table if it has a parent or a distance, or is the source, or a parent. */
static gboolean
find_root (const LabRoutingTable *self,
           guint                 *root,
           GError               **error)
{
  g_autofree guint8 *is_parent = g_new0 (guint8, MAX (self->n_nodes, 1));

  *root = LAB_NO_NODE;
  for (guint node = 0; node < self->n_nodes; node++)
    {
      if (self->parents[node] != LAB_NO_NODE && !is_foreign (self, node))
        is_parent[self->parents[node]] = 1;
    }
  for (guint node = 0; node < self->n_nodes; node++)
    {
      if (self->parents[node] != LAB_NO_NODE || !is_parent[node])
        continue;
      if (*root != LAB_NO_NODE)
        return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_TWO_ROOTS,
                           /* Translators: nodes of a graph, by their numbers. */
                           _("The routing table has two roots: nodes %u and %u."), *root, node);
      *root = node;
    }
  if (*root == LAB_NO_NODE)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_NO_ROOT,
                       _("The routing table has no root: each node has a parent."));
  return TRUE;
}

/* Writes the nodes from the target back to the root into @route. */
static gboolean
climb (const LabRoutingTable *self,
       guint                  target,
       GArray                *route,
       GError               **error)
{
  guint node = target;

  while (node != LAB_NO_NODE)
    {
      if (is_foreign (self, node))
        return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_FOREIGN_PARENT,
                           _("The parent of node %u in the routing table is %u, which is not a "
                             "node."), node, self->parents[node]);
      if (route->len >= self->n_nodes)
        return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_CYCLE,
                           _("The routing table has a cycle, through node %u."), node);
      g_array_append_val (route, node);
      node = self->parents[node];
    }
  return TRUE;
}

static void
reverse (GArray *route)
{
  for (guint i = 0; i < route->len / 2; i++)
    {
      guint *a = &g_array_index (route, guint, i);
      guint *b = &g_array_index (route, guint, route->len - 1 - i);
      guint node = *a;

      *a = *b;
      *b = node;
    }
}

/* Public functions */

/**
 * lab_routing_table_find_route:
 * @self: a routing table, which need not be valid
 * @source: where the route begins
 * @target: where it ends
 * @route: (element-type guint): is set to the nodes of the route, both ends included; empty after
 *   an error
 * @error: return location for a #LabRouteError
 *
 * Follows the parents from the target back to the source. It takes as many steps as the route has
 * nodes, and also ends if the table is not valid.
 *
 * Returns: %TRUE if there is a route
 */
gboolean
lab_routing_table_find_route (const LabRoutingTable  *self,
                              guint                   source,
                              guint                   target,
                              GArray                 *route,
                              GError                **error)
{
  guint root;

  g_return_val_if_fail (self != NULL && self->parents != NULL && route != NULL, FALSE);

  g_array_set_size (route, 0);
  if (source >= self->n_nodes)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_UNKNOWN_SOURCE,
                       _("There is no node %u, which is the source."), source);
  if (target >= self->n_nodes)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_UNKNOWN_TARGET,
                       _("There is no node %u, which is the target."), target);
  if (!climb (self, target, route, error))
    {
      g_array_set_size (route, 0);
      return FALSE;
    }
  root = g_array_index (route, guint, route->len - 1);
  if (root == source)
    {
      reverse (route);
      return TRUE;
    }
  g_array_set_size (route, 0);
  if (self->source == LAB_NO_NODE && !find_root (self, &root, error))
    return FALSE;
  return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_NOT_LINKED,
                     _("The routing table does not link node %u with the source, node %u."),
                     target, source);
}
