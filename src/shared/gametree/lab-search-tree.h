/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** LAB_SEARCH_NODE_NONE: stands for no node where there may be one. */
#define LAB_SEARCH_NODE_NONE G_MAXUINT

/** LAB_SEARCH_TREE_MAX_NODES: the largest number of nodes of a tree. */
#define LAB_SEARCH_TREE_MAX_NODES (1u << 28)

/**
 * LabSearchTree:
 *
 * A game tree that is stored as a whole, for searches that are shown step by step. Nodes are
 * numbers, in the order in which they were added; the root is node 0. A leaf has a score for the
 * player who maximizes.
 */
typedef struct _LabSearchTree LabSearchTree;

LabSearchTree *lab_search_tree_new           (void);
LabSearchTree *lab_search_tree_ref           (LabSearchTree       *self);
void           lab_search_tree_unref         (LabSearchTree       *self);
guint          lab_search_tree_add           (LabSearchTree       *self,
                                              const char          *label);
void           lab_search_tree_set_score     (LabSearchTree       *self,
                                              guint                node,
                                              double               score);
void           lab_search_tree_set_maximizes (LabSearchTree       *self,
                                              guint                node,
                                              gboolean             maximizes);
void           lab_search_tree_set_children  (LabSearchTree       *self,
                                              guint                node,
                                              const guint         *children,
                                              guint                n_children);
guint          lab_search_tree_get_n_nodes   (const LabSearchTree *self);
const char    *lab_search_tree_get_label     (const LabSearchTree *self,
                                              guint                node);
double         lab_search_tree_get_score     (const LabSearchTree *self,
                                              guint                node);
gboolean       lab_search_tree_get_maximizes (const LabSearchTree *self,
                                              guint                node);
guint          lab_search_tree_get_parent    (const LabSearchTree *self,
                                              guint                node);
gboolean       lab_search_tree_is_leaf       (const LabSearchTree *self,
                                              guint                node);
const guint   *lab_search_tree_get_children  (const LabSearchTree *self,
                                              guint                node,
                                              guint               *n_children);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabSearchTree, lab_search_tree_unref)

G_END_DECLS
