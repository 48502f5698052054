/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-search-tree.h"

G_BEGIN_DECLS

/** LAB_TREE_COUSIN_DISTANCE: the smallest distance of two nodes that have different parents. */
#define LAB_TREE_COUSIN_DISTANCE 1.25

/**
 * LabSearchTreeLayout:
 *
 * The places of the nodes of a tree in a drawing, which can be mirrored. Nodes of the same depth
 * are on the same level, from left to right. Neighbors are at least 1 apart, and
 * %LAB_TREE_COUSIN_DISTANCE if they have different parents.
 */
typedef struct _LabSearchTreeLayout LabSearchTreeLayout;

LabSearchTreeLayout *lab_search_tree_layout_new          (LabSearchTree             *tree);
void                 lab_search_tree_layout_free         (LabSearchTreeLayout       *self);
double               lab_search_tree_layout_get_x        (const LabSearchTreeLayout *self,
                                                          guint                      node);
guint                lab_search_tree_layout_get_depth    (const LabSearchTreeLayout *self,
                                                          guint                      node);
double               lab_search_tree_layout_get_width    (const LabSearchTreeLayout *self);
guint                lab_search_tree_layout_get_n_levels (const LabSearchTreeLayout *self);
const guint         *lab_search_tree_layout_get_level    (const LabSearchTreeLayout *self,
                                                          guint                      level,
                                                          guint                     *n_nodes);
guint                lab_search_tree_layout_find         (const LabSearchTreeLayout *self,
                                                          guint                      level,
                                                          double                     x);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabSearchTreeLayout, lab_search_tree_layout_free)

G_END_DECLS
