/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-all-pairs.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-all-pairs-private.h"
#include "lab-refuse.h"
#include "lab-traversal.h"

static const char * const ids[LAB_N_ALL_PAIRS_METHODS] = { "searches", "seidel",
                                                           "floyd-warshall" };

/* Private helpers */

static gboolean
refuse_memory (const LabGraph  *graph,
               GError         **error)
{
  return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_MEMORY,
                     /* Translators: %u is a number of nodes of a graph. */
                     _("There is not enough memory for the distances between %u nodes."),
                     graph->n_nodes);
}

static gboolean
has_weights (const LabGraph *graph,
             LabEdge        *edges)
{
  for (guint node = 0; node < graph->n_nodes; node++)
    {
      guint n = graph->expand (graph->data, node, edges);

      for (guint i = 0; i < n; i++)
        {
          if (edges[i].cost != 1)
            return TRUE;
        }
    }
  return FALSE;
}

static gboolean
run_searches (const LabGraph  *graph,
              guint           *distances,
              LabEdge         *edges,
              GCancellable    *cancellable,
              GError         **error)
{
  g_autoptr (LabTraversal) traversal = lab_traversal_new (graph);
  const LabTraversalOptions options = {
    .order = has_weights (graph, edges) ? LAB_TRAVERSAL_HEAP : LAB_TRAVERSAL_QUEUE,
    .cancellable = cancellable,
  };

  if (traversal == NULL)
    return refuse_memory (graph, error);
  for (guint node = 0; node < graph->n_nodes; node++)
    {
      guint *row = distances + (gsize) node * graph->n_nodes;

      if (!lab_traversal_run (traversal, node, &options, error))
        return FALSE;
      memcpy (row, lab_traversal_get_table (traversal)->distances,
              graph->n_nodes * sizeof row[0]);
    }
  return TRUE;
}

static gboolean
fill_edges (const LabGraph  *graph,
            guint           *distances,
            LabEdge         *edges,
            GError         **error)
{
  for (guint node = 0; node < graph->n_nodes; node++)
    {
      guint *row = distances + (gsize) node * graph->n_nodes;
      guint n = graph->expand (graph->data, node, edges);

      memset (row, 0xff, graph->n_nodes * sizeof row[0]);   /* LAB_NO_DISTANCE */
      for (guint i = 0; i < n; i++)
        {
          if (edges[i].cost == 0 || edges[i].cost == LAB_NO_DISTANCE)
            return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_BAD_WEIGHT,
                               /* Translators: nodes of a graph, by their numbers. */
                               _("The weight of the edge from node %u to node %u is zero or too "
                                 "large."), node, edges[i].node);
          row[edges[i].node] = MIN (row[edges[i].node], edges[i].cost);
        }
      row[node] = 0;
    }
  return TRUE;
}

/* Improves a row by ways over a node at the distance @to. Ways that are too long do not count. */
static void
improve_row (guint       *row,
             const guint *over,
             guint        to,
             guint        n)
{
  for (guint i = 0; i < n; i++)
    {
      guint64 distance = (guint64) to + over[i];

      if (over[i] != LAB_NO_DISTANCE && distance < row[i])
        row[i] = (guint) distance;
    }
}

static gboolean
run_floyd_warshall (const LabGraph  *graph,
                    guint           *distances,
                    LabEdge         *edges,
                    GCancellable    *cancellable,
                    GError         **error)
{
  guint n = graph->n_nodes;

  if (!fill_edges (graph, distances, edges, error))
    return FALSE;
  for (guint over = 0; over < n; over++)
    {
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      for (guint from = 0; from < n; from++)
        {
          guint *row = distances + (gsize) from * n;

          if (row[over] != LAB_NO_DISTANCE)
            improve_row (row, distances + (gsize) over * n, row[over], n);
        }
    }
  return TRUE;
}

/* Public functions */

/** lab_all_pairs_get_id: (transfer none): returns what names a method on the command line. */
const char *
lab_all_pairs_get_id (LabAllPairsMethod method)
{
  g_return_val_if_fail ((guint) method < LAB_N_ALL_PAIRS_METHODS, NULL);

  return ids[method];
}

/** lab_all_pairs_parse: finds the method with an id; returns whether there is one. */
gboolean
lab_all_pairs_parse (const char        *id,
                     LabAllPairsMethod *method)
{
  g_return_val_if_fail (id != NULL && method != NULL, FALSE);

  for (guint i = 0; i < LAB_N_ALL_PAIRS_METHODS; i++)
    {
      if (strcmp (ids[i], id) == 0)
        {
          *method = (LabAllPairsMethod) i;
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * lab_all_pairs_find:
 * @graph: a graph
 * @method: how to find them
 * @cancellable: (nullable): cancels the work from another thread
 * @error: return location for a #LabRouteError or %G_IO_ERROR_CANCELLED
 *
 * Finds the distances between all nodes. Distances of different methods are equal.
 *
 * Returns: (transfer full) (nullable) (array): a row for each node, with the distances to all
 *   nodes; %LAB_NO_DISTANCE where no way leads
 */
guint *
lab_all_pairs_find (const LabGraph     *graph,
                    LabAllPairsMethod   method,
                    GCancellable       *cancellable,
                    GError            **error)
{
  g_autofree guint *distances = NULL;
  g_autofree LabEdge *edges = NULL;
  gboolean is_done = FALSE;
  gsize n;

  g_return_val_if_fail (graph != NULL && graph->expand != NULL, NULL);

  n = MAX (graph->n_nodes, 1);
  if (n <= LAB_ALL_PAIRS_MAX_NODES)
    distances = g_try_new (guint, n * n);
  edges = g_try_new (LabEdge, MAX (graph->max_edges, 1));
  if (distances == NULL || edges == NULL)
    {
      refuse_memory (graph, error);
      return NULL;
    }
  switch (method)
    {
    case LAB_ALL_PAIRS_SEIDEL:
      is_done = lab_all_pairs_run_seidel (graph, distances, cancellable, error);
      break;
    case LAB_ALL_PAIRS_FLOYD_WARSHALL:
      is_done = run_floyd_warshall (graph, distances, edges, cancellable, error);
      break;
    case LAB_ALL_PAIRS_SEARCHES:
    default:
      is_done = run_searches (graph, distances, edges, cancellable, error);
      break;
    }
  return is_done ? g_steal_pointer (&distances) : NULL;
}
