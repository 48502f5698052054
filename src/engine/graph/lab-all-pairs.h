/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-graph.h"
#include "lab-routing-table.h"

G_BEGIN_DECLS

/** LAB_ALL_PAIRS_MAX_NODES: the largest graph whose distances are computed, for its memory. */
#define LAB_ALL_PAIRS_MAX_NODES 10000

/**
 * LabAllPairsMethod:
 * @LAB_ALL_PAIRS_SEARCHES: a traversal from each node: breadth-first, or Dijkstra's algorithm if
 *   the graph has weights; O(n edges log n); id "searches"
 * @LAB_ALL_PAIRS_SEIDEL: Seidel's algorithm (1995), by products of matrices; only for connected
 *   graphs without weights and directions; O(n^3 log n) with the plain product; id "seidel"
 * @LAB_ALL_PAIRS_FLOYD_WARSHALL: the algorithm of Floyd (1962) and Warshall (1962), O(n^3); id
 *   "floyd-warshall"
 *
 * How to find the distances between all nodes.
 */
typedef enum
{
  LAB_ALL_PAIRS_SEARCHES,
  LAB_ALL_PAIRS_SEIDEL,
  LAB_ALL_PAIRS_FLOYD_WARSHALL,
} LabAllPairsMethod;

#define LAB_N_ALL_PAIRS_METHODS 3

const char *lab_all_pairs_get_id (LabAllPairsMethod   method);
gboolean    lab_all_pairs_parse  (const char         *id,
                                  LabAllPairsMethod  *method);
guint      *lab_all_pairs_find   (const LabGraph     *graph,
                                  LabAllPairsMethod   method,
                                  GCancellable       *cancellable,
                                  GError            **error);

G_END_DECLS
