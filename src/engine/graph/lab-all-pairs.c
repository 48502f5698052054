/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-all-pairs.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-refuse.h"
#include "lab-text.h"
#include "lab-traversal.h"

static const char * const ids[LAB_N_ALL_PAIRS_METHODS] = { "searches", "seidel",
                                                           "floyd-warshall" };

/* Seidel's algorithm (“On the all-pairs-shortest-path problem in unweighted undirected graphs”,
 * 1995). In the square of a graph, nodes are adjacent that are one or two edges apart, so distances
 * are half as long, rounded up. The distances T of the square tell those of the graph except for
 * their last bit: the distance from i to j is odd if the neighbors k of j have smaller T[i][k] on
 * average than T[i][j]. The squares are taken until all nodes are adjacent. */

#define MAX_LEVELS 32

typedef struct
{
  guint n;
  gsize n_words;                    /* in a row of bits */
  guint64 *levels[MAX_LEVELS];      /* the graph, its square, the square of that, … */
  guint n_levels;
  guint64 *sums;                    /* of a row */
  GCancellable *cancellable;
} Seidel;

/* Private helpers */

static inline gboolean
get_bit (const guint64 *row,
         guint          i)
{
  return (row[i / 64] >> (i % 64) & 1) != 0;
}

static inline void
set_bit (guint64 *row,
         guint    i)
{
  row[i / 64] |= G_GUINT64_CONSTANT (1) << (i % 64);
}

static gboolean
seidel_refuse_memory (const Seidel  *self,
                      GError       **error)
{
  return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_MEMORY,
                     /* Translators: %u is a number of nodes of a graph. */
                     _("There is not enough memory for the distances between %u nodes."), self->n);
}

static guint64 *
add_level (Seidel  *self,
           GError **error)
{
  guint64 *bits = NULL;

  if (self->n_levels < MAX_LEVELS)
    bits = g_try_new0 (guint64, MAX (self->n * self->n_words, 1));
  if (bits == NULL)
    seidel_refuse_memory (self, error);
  else
    self->levels[self->n_levels++] = bits;
  return bits;
}

static gboolean
fill_level (Seidel          *self,
            const LabGraph  *graph,
            guint64         *bits,
            GError         **error)
{
  g_autofree LabEdge *edges = g_new (LabEdge, MAX (graph->max_edges, 1));

  for (guint node = 0; node < self->n; node++)
    {
      guint n = graph->expand (graph->data, node, edges);

      for (guint i = 0; i < n; i++)
        {
          if (edges[i].cost != 1)
            return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_NOT_SIMPLE,
                               _("This algorithm needs a graph in which all weights are 1."));
          if (edges[i].node != node)
            set_bit (bits + node * self->n_words, edges[i].node);
        }
    }
  for (guint i = 0; i < self->n; i++)
    {
      for (guint j = 0; j < i; j++)
        {
          if (get_bit (bits + i * self->n_words, j) != get_bit (bits + j * self->n_words, i))
            return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_NOT_SIMPLE,
                               _("This algorithm needs a graph in which all edges lead in both "
                                 "directions."));
        }
    }
  return TRUE;
}

/* Squares a graph. Returns the number of pairs of adjacent nodes in the square. */
static guint64
square (const Seidel  *self,
        const guint64 *bits,
        guint64       *squared)
{
  guint64 n_pairs = 0;

  memcpy (squared, bits, self->n * self->n_words * sizeof bits[0]);
  for (guint i = 0; i < self->n; i++)
    {
      guint64 *row = squared + i * self->n_words;

      for (guint k = 0; k < self->n; k++)
        {
          if (!get_bit (bits + i * self->n_words, k))
            continue;
          for (gsize w = 0; w < self->n_words; w++)
            row[w] |= bits[k * self->n_words + w];
        }
      row[i / 64] &= ~(G_GUINT64_CONSTANT (1) << (i % 64));
      for (gsize w = 0; w < self->n_words; w++)
        n_pairs += (guint) __builtin_popcountll (row[w]);
    }
  return n_pairs;
}

/* Squares the graph until all nodes are adjacent. If a square has no new edge before that, the
 * graph is not connected. */
static gboolean
make_levels (Seidel          *self,
             const LabGraph  *graph,
             GError         **error)
{
  guint64 *bits = add_level (self, error);
  guint64 n_pairs = 0, n_all = (guint64) self->n * (self->n - 1);

  if (bits == NULL || !fill_level (self, graph, bits, error))
    return FALSE;
  for (gsize w = 0; w < self->n * self->n_words; w++)
    n_pairs += (guint) __builtin_popcountll (bits[w]);
  while (n_pairs < n_all)
    {
      guint64 n_before = n_pairs;
      guint64 *squared;

      if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
        return FALSE;
      squared = add_level (self, error);
      if (squared == NULL)
        return FALSE;
      n_pairs = square (self, bits, squared);
      bits = squared;
      if (n_pairs == n_before)
        return lab_refuse (error, LAB_ROUTE_ERROR, LAB_ROUTE_ERROR_DISCONNECTED,
                           _("This algorithm needs a graph that is connected."));
    }
  return TRUE;
}

/* Adds to each sum of the row of @i the distance to each neighbor. */
static void
sum_row (const Seidel  *self,
         const guint64 *bits,
         const guint   *row)
{
  memset (self->sums, 0, self->n * sizeof self->sums[0]);
  for (guint k = 0; k < self->n; k++)
    {
      for (gsize w = 0; w < self->n_words; w++)
        {
          for (guint64 word = bits[k * self->n_words + w]; word != 0; word &= word - 1)
            self->sums[64 * w + (guint) __builtin_ctzll (word)] += row[k];
        }
    }
}

/* Turns the distances in the square of a graph into those in the graph. */
static void
double_distances (const Seidel  *self,
                  const guint64 *bits,
                  const guint   *degrees,
                  guint         *distances)
{
  for (guint i = 0; i < self->n; i++)
    {
      guint *row = distances + (gsize) i * self->n;

      sum_row (self, bits, row);
      for (guint j = 0; j < self->n; j++)
        {
          gboolean is_odd = self->sums[j] < (guint64) row[j] * degrees[j];

          row[j] = 2 * row[j] - (is_odd ? 1 : 0);
        }
    }
}

static gboolean
climb_levels (Seidel  *self,
              guint   *distances,
              GError **error)
{
  g_autofree guint *degrees = g_new (guint, MAX (self->n, 1));

  for (guint i = 0; i < self->n; i++)
    {
      for (guint j = 0; j < self->n; j++)
        distances[(gsize) i * self->n + j] = i == j ? 0 : 1;
    }
  for (guint level = self->n_levels - 1; level > 0; level--)
    {
      const guint64 *bits = self->levels[level - 1];

      if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
        return FALSE;
      for (guint i = 0; i < self->n; i++)
        {
          degrees[i] = 0;
          for (gsize w = 0; w < self->n_words; w++)
            degrees[i] += (guint) __builtin_popcountll (bits[i * self->n_words + w]);
        }
      double_distances (self, bits, degrees, distances);
    }
  return TRUE;
}

/* Public functions */

/** lab_all_pairs_run_seidel: fills in the distances by Seidel's algorithm. */
static gboolean
lab_all_pairs_run_seidel (const LabGraph  *graph,
                          guint           *distances,
                          GCancellable    *cancellable,
                          GError         **error)
{
  Seidel self = { .n = graph->n_nodes, .n_words = ((gsize) graph->n_nodes + 63) / 64,
                  .cancellable = cancellable };
  gboolean is_done;

  if (self.n == 0)
    return TRUE;
  self.sums = g_try_new (guint64, 64 * self.n_words);
  if (self.sums == NULL)
    return seidel_refuse_memory (&self, error);
  is_done = make_levels (&self, graph, error) && climb_levels (&self, distances, error);
  for (guint i = 0; i < self.n_levels; i++)
    g_free (self.levels[i]);
  g_free (self.sums);
  return is_done;
}

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
      memcpy (row, lab_traversal_get_table (traversal)->distances, graph->n_nodes * sizeof row[0]);
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

  return lab_words_find (ids, LAB_N_ALL_PAIRS_METHODS, sizeof ids[0], id, (guint *) method);
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
