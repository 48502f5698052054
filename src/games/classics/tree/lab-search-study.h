/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-classic.h"
#include "lab-search-trace.h"
#include "lab-search-tree.h"

G_BEGIN_DECLS

/**
 * LabSearchTreeLayout:
 * @n_nodes: the number of nodes
 * @n_levels: the number of levels
 * @width: the place of the rightmost node
 * @x: the place of each node on its level; 0 is the leftmost
 * @depth: the level of each node; that of the root is 0
 * @order: all nodes, level by level, from left to right
 * @starts: the place in @order of the first node of each level, and the end
 *
 * The places of the nodes of a tree in a drawing, which can be mirrored. Nodes of the same depth
 * are on the same level, from left to right. Neighbors are at least 1 apart, and
 * %LAB_TREE_COUSIN_DISTANCE if they have different parents.
 */
typedef struct
{
  guint   n_nodes;
  guint   n_levels;
  double  width;
  double *x;
  guint  *depth;
  guint  *order;
  guint  *starts;
} LabSearchTreeLayout;

/** LAB_SEARCH_STUDY_MAX_NODES: the largest number of nodes of a tree that is shown. */
#define LAB_SEARCH_STUDY_MAX_NODES 20000

/** LAB_N_SEARCH_METHODS: the number of methods in #LabSearchMethod. */
#define LAB_N_SEARCH_METHODS 2

/**
 * LabSearchStudy:
 * @tree: the tree
 * @traces: the search of the tree by each #LabSearchMethod
 * @layout: the places of the nodes
 * @depth: how many moves the tree looks ahead
 * @max_depth: the largest depth that is offered
 * @limited: whether the game can continue after @max_depth moves
 * @player: the player to move at the root, who maximizes: 0 or 1
 * @unit: the value of a win at once, as it is shown; a multiple of 100
 *
 * All that is shown about the search of a position. It does not change.
 */
typedef struct
{
  LabSearchTree       *tree;
  LabSearchTrace      *traces[LAB_N_SEARCH_METHODS];
  LabSearchTreeLayout *layout;
  guint                depth;
  guint                max_depth;
  gboolean             limited;
  guint                player;
  guint                unit;
} LabSearchStudy;

/** LAB_TREE_COUSIN_DISTANCE: the smallest distance of two nodes that have different parents. */
#define LAB_TREE_COUSIN_DISTANCE 1.25

LabSearchStudy      *lab_search_study_new             (const LabClassic          *classic,
                                                       gconstpointer              state,
                                                       guint                      depth,
                                                       GCancellable              *cancellable);
LabSearchStudy      *lab_search_study_ref             (LabSearchStudy            *self);
void                 lab_search_study_unref           (LabSearchStudy            *self);
guint                lab_search_study_find_enter      (const LabSearchStudy      *self,
                                                       LabSearchMethod            method,
                                                       guint                      node);
guint                lab_search_study_find_leave      (const LabSearchStudy      *self,
                                                       LabSearchMethod            method,
                                                       guint                      node);
guint                lab_search_study_find_same       (const LabSearchStudy      *self,
                                                       LabSearchMethod            from,
                                                       guint                      position,
                                                       LabSearchMethod            to);
LabSearchTreeLayout *lab_search_tree_layout_new       (LabSearchTree             *tree);
void                 lab_search_tree_layout_free      (LabSearchTreeLayout       *self);
const guint         *lab_search_tree_layout_get_level (const LabSearchTreeLayout *self,
                                                       guint                      level,
                                                       guint                     *n_nodes);
guint                lab_search_tree_layout_find      (const LabSearchTreeLayout *self,
                                                       guint                      level,
                                                       double                     x);

/* The study in words: lab-search-step-text.c */

char *lab_search_step_describe       (const LabSearchStudy *study,
                                      LabSearchMethod       method,
                                      guint                 position);
char *lab_search_node_describe       (const LabSearchStudy *study,
                                      LabSearchMethod       method,
                                      guint                 node,
                                      guint                 position);
char *lab_search_value_format        (const LabSearchStudy *study,
                                      double                value);
char *lab_search_value_format_bound  (const LabSearchStudy *study,
                                      LabBound              bound,
                                      double                value);
char *lab_search_move_format         (const LabSearchStudy *study,
                                      guint                 node);
char *lab_search_value_describe      (const LabSearchStudy *study,
                                      double                value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabSearchStudy, lab_search_study_unref)

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabSearchTreeLayout, lab_search_tree_layout_free)

G_END_DECLS
