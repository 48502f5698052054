/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-compact-graph.h"
#include "lab-random.h"

static inline void
lab_test_assert_numbers (const guint *numbers,
                         const guint *expected,
                         gsize        n)
{
  for (gsize i = 0; i < n; i++)
    g_assert_cmpuint (numbers[i], ==, expected[i]);
}

/* A connected graph: a random tree and some more edges, in both directions. */
static inline LabCompactGraph *
lab_test_random_graph (LabRandom *random,
                       guint      n_nodes,
                       guint      n_more,
                       guint      max_weight)
{
  g_autoptr (GArray) arcs = g_array_new (FALSE, FALSE, sizeof (LabArc));

  for (guint i = 1; i < n_nodes + n_more; i++)
    {
      guint from = i < n_nodes ? i : lab_random_below (random, n_nodes);
      guint to = lab_random_below (random, i < n_nodes ? i : n_nodes);
      LabArc there = { from, to, 1 + lab_random_below (random, max_weight) };
      LabArc back = { to, from, there.weight };

      if (from == to)
        continue;
      g_array_append_val (arcs, there);
      g_array_append_val (arcs, back);
    }
  return lab_compact_graph_new (n_nodes, (const LabArc *) (gpointer) arcs->data, arcs->len);
}
