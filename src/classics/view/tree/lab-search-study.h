/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-classic.h"
#include "lab-search-trace.h"
#include "lab-search-tree-layout.h"

G_BEGIN_DECLS

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

LabSearchStudy *lab_search_study_new           (const LabClassic     *classic,
                                                gconstpointer         state,
                                                guint                 depth,
                                                GCancellable         *cancellable);
LabSearchStudy *lab_search_study_ref           (LabSearchStudy       *self);
void            lab_search_study_unref         (LabSearchStudy       *self);
guint           lab_search_study_count_after   (const LabSearchStudy *self,
                                                guint                 node,
                                                guint                 child);
guint           lab_search_study_find_enter    (const LabSearchStudy *self,
                                                LabSearchMethod       method,
                                                guint                 node);
guint           lab_search_study_find_leave    (const LabSearchStudy *self,
                                                LabSearchMethod       method,
                                                guint                 node);
guint           lab_search_study_find_same     (const LabSearchStudy *self,
                                                LabSearchMethod       from,
                                                guint                 position,
                                                LabSearchMethod       to);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabSearchStudy, lab_search_study_unref)

G_END_DECLS
