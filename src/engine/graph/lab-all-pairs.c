/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-all-pairs-private.h"
#include "lab-refuse.h"

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
refuse_memory (const Seidel  *self,
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
    refuse_memory (self, error);
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
gboolean
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
    return refuse_memory (&self, error);
  is_done = make_levels (&self, graph, error) && climb_levels (&self, distances, error);
  for (guint i = 0; i < self.n_levels; i++)
    g_free (self.levels[i]);
  g_free (self.sums);
  return is_done;
}
