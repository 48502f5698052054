/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-search-tree-palette.h"

G_BEGIN_DECLS

/**
 * LabSearchTreeSign:
 * @LAB_SEARCH_TREE_SIGN_MAX: a node where the maximizing player moves
 * @LAB_SEARCH_TREE_SIGN_MIN: a node where the minimizing player moves
 * @LAB_SEARCH_TREE_SIGN_LEAF: a leaf
 * @LAB_SEARCH_TREE_SIGN_CURRENT: the current node
 * @LAB_SEARCH_TREE_SIGN_BEST: the edge to the best child
 * @LAB_SEARCH_TREE_SIGN_CUT: the edge of a cut branch
 *
 * What a legend explains.
 */
typedef enum
{
  LAB_SEARCH_TREE_SIGN_MAX,
  LAB_SEARCH_TREE_SIGN_MIN,
  LAB_SEARCH_TREE_SIGN_LEAF,
  LAB_SEARCH_TREE_SIGN_CURRENT,
  LAB_SEARCH_TREE_SIGN_BEST,
  LAB_SEARCH_TREE_SIGN_CUT,
} LabSearchTreeSign;

void lab_search_tree_shapes_trace_node  (cairo_t                    *cr,
                                         double                      x,
                                         double                      y,
                                         double                      radius,
                                         gboolean                    leaf,
                                         gboolean                    maximizes);
void lab_search_tree_shapes_trace_ring  (cairo_t                    *cr,
                                         double                      x,
                                         double                      y,
                                         double                      radius);
void lab_search_tree_shapes_draw_strike (cairo_t                    *cr,
                                         double                      x,
                                         double                      y,
                                         double                      size);
void lab_search_tree_shapes_draw_sign   (LabSearchTreeSign           sign,
                                         const LabSearchTreePalette *palette,
                                         cairo_t                    *cr,
                                         double                      width,
                                         double                      height);

G_END_DECLS
