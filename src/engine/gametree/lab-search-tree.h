/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-zero-sum.h"

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

/**
 * LabSearchTreeLabel:
 * @state: a position
 * @action: an action in it
 * @user_data: what was given with the function
 *
 * Names an action, for the node that it leads to.
 *
 * Returns: (transfer full): the name
 */
typedef char *(*LabSearchTreeLabel) (gconstpointer state,
                                     guint32       action,
                                     gpointer      user_data);

#define LAB_SEARCH_TREE_TEXT_ERROR (lab_search_tree_text_error_quark ())

/**
 * LabSearchTreeTextError:
 * @LAB_SEARCH_TREE_TEXT_ERROR_ENCODING: not text in UTF-8
 * @LAB_SEARCH_TREE_TEXT_ERROR_EMPTY: there is no node
 * @LAB_SEARCH_TREE_TEXT_ERROR_SYNTAX: a line is not a node
 * @LAB_SEARCH_TREE_TEXT_ERROR_TWICE: two lines for one node
 * @LAB_SEARCH_TREE_TEXT_ERROR_LEAF: a node without children and without a score
 * @LAB_SEARCH_TREE_TEXT_ERROR_UNKNOWN: a child without a line
 * @LAB_SEARCH_TREE_TEXT_ERROR_PARENTS: a node with two parents, or a root with one
 * @LAB_SEARCH_TREE_TEXT_ERROR_CYCLE: a node below itself
 * @LAB_SEARCH_TREE_TEXT_ERROR_UNREACHABLE: a node that is not below the root
 *
 * Why the text of a tree was refused. The message names the line and can be shown to players.
 */
typedef enum
{
  LAB_SEARCH_TREE_TEXT_ERROR_ENCODING,
  LAB_SEARCH_TREE_TEXT_ERROR_EMPTY,
  LAB_SEARCH_TREE_TEXT_ERROR_SYNTAX,
  LAB_SEARCH_TREE_TEXT_ERROR_TWICE,
  LAB_SEARCH_TREE_TEXT_ERROR_LEAF,
  LAB_SEARCH_TREE_TEXT_ERROR_UNKNOWN,
  LAB_SEARCH_TREE_TEXT_ERROR_PARENTS,
  LAB_SEARCH_TREE_TEXT_ERROR_CYCLE,
  LAB_SEARCH_TREE_TEXT_ERROR_UNREACHABLE,
} LabSearchTreeTextError;

LabSearchTree *lab_search_tree_new              (void);
LabSearchTree *lab_search_tree_ref              (LabSearchTree       *self);
void           lab_search_tree_unref            (LabSearchTree       *self);
guint          lab_search_tree_add              (LabSearchTree       *self,
                                                 const char          *label);
void           lab_search_tree_set_score        (LabSearchTree       *self,
                                                 guint                node,
                                                 double               score);
void           lab_search_tree_set_maximizes    (LabSearchTree       *self,
                                                 guint                node,
                                                 gboolean             maximizes);
void           lab_search_tree_set_children     (LabSearchTree       *self,
                                                 guint                node,
                                                 const guint         *children,
                                                 guint                n_children);
guint          lab_search_tree_get_n_nodes      (const LabSearchTree *self);
const char    *lab_search_tree_get_label        (const LabSearchTree *self,
                                                 guint                node);
double         lab_search_tree_get_score        (const LabSearchTree *self,
                                                 guint                node);
gboolean       lab_search_tree_get_maximizes    (const LabSearchTree *self,
                                                 guint                node);
guint          lab_search_tree_get_parent       (const LabSearchTree *self,
                                                 guint                node);
gboolean       lab_search_tree_is_leaf          (const LabSearchTree *self,
                                                 guint                node);
const guint   *lab_search_tree_get_children     (const LabSearchTree *self,
                                                 guint                node,
                                                 guint               *n_children);
LabSearchTree *lab_search_tree_build            (const LabZeroSum    *game,
                                                 gpointer             state,
                                                 guint                max_depth,
                                                 guint                max_nodes,
                                                 LabSearchTreeLabel   label,
                                                 gpointer             user_data,
                                                 guint               *depth);
GQuark         lab_search_tree_text_error_quark (void);
LabSearchTree *lab_search_tree_text_parse       (const char          *text,
                                                 gsize                length,
                                                 GError             **error);
char          *lab_search_tree_text_format      (const LabSearchTree *tree);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabSearchTree, lab_search_tree_unref)

G_END_DECLS
