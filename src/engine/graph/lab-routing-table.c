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

static gboolean
refuse_foreign (const LabRoutingTable  *self,
                guint                   node,
                GError                **error)
{
  return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_FOREIGN_PARENT,
                     /* Translators: nodes of a graph, by their numbers. */
                     _("The parent of node %u in the routing table is %u, which is not a node."),
                     node, self->parents[node]);
}

static gboolean
refuse_cycle (guint    node,
              GError **error)
{
  return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_CYCLE,
                     /* Translators: a node of a graph, by its number. */
                     _("The routing table has a cycle, through node %u."), node);
}

/* A root is a node that is a parent, but has none. */
static gboolean
check_roots (const LabRoutingTable  *self,
             GError                **error)
{
  g_autofree guint8 *is_parent = g_new0 (guint8, MAX (self->n_nodes, 1));
  guint root = LAB_NO_NODE, n_links = 0;

  for (guint node = 0; node < self->n_nodes; node++)
    {
      if (is_foreign (self, node))
        return refuse_foreign (self, node, error);
      if (self->parents[node] == LAB_NO_NODE)
        continue;
      is_parent[self->parents[node]] = 1;
      n_links++;
    }
  for (guint node = 0; node < self->n_nodes; node++)
    {
      if (self->parents[node] != LAB_NO_NODE || !is_parent[node])
        continue;
      if (root != LAB_NO_NODE)
        return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_TWO_ROOTS,
                           /* Translators: nodes of a graph, by their numbers. */
                           _("The routing table has two roots: nodes %u and %u."), root, node);
      root = node;
    }
  if (root == LAB_NO_NODE && n_links > 0)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_NO_ROOT,
                       _("The routing table has no root: each node has a parent."));
  return TRUE;
}

/* Looks at each node once: the walk from a node ends where an earlier one was. */
static gboolean
check_cycles (const LabRoutingTable  *self,
              GError                **error)
{
  g_autofree guint *walks = g_new0 (guint, MAX (self->n_nodes, 1));

  for (guint start = 0; start < self->n_nodes; start++)
    {
      guint node = start;

      while (node != LAB_NO_NODE && walks[node] == 0)
        {
          walks[node] = start + 1;
          node = self->parents[node];
        }
      if (node != LAB_NO_NODE && walks[node] == start + 1)
        return refuse_cycle (node, error);
    }
  return TRUE;
}

/* Writes the nodes from the target back to the source into @route. */
static gboolean
climb (const LabRoutingTable  *self,
       guint                   source,
       guint                   target,
       GArray                 *route,
       GError                **error)
{
  guint node = target;

  g_array_append_val (route, node);
  while (node != source)
    {
      if (is_foreign (self, node))
        return refuse_foreign (self, node, error);
      if (self->parents[node] == LAB_NO_NODE)
        return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_NOT_LINKED,
                           /* Translators: nodes of a graph, by their numbers. */
                           _("The routing table does not link node %u with the source, node %u."),
                           target, source);
      if (route->len >= self->n_nodes)
        return refuse_cycle (node, error);
      node = self->parents[node];
      g_array_append_val (route, node);
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
 * nodes, and also ends if the table is not valid. A table without a source comes from elsewhere;
 * all of it is checked first: it must have one root and no cycle.
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
  g_return_val_if_fail (self != NULL && self->parents != NULL && route != NULL, FALSE);

  g_array_set_size (route, 0);
  if (source >= self->n_nodes)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_UNKNOWN_SOURCE,
                       _("There is no node %u, which is the source."), source);
  if (target >= self->n_nodes)
    return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_UNKNOWN_TARGET,
                       _("There is no node %u, which is the target."), target);
  if (self->source == LAB_NO_NODE && (!check_roots (self, error) || !check_cycles (self, error)))
    return FALSE;
  if (!climb (self, source, target, route, error))
    {
      g_array_set_size (route, 0);
      return FALSE;
    }
  reverse (route);
  return TRUE;
}
