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
 * LabSearchTreeNode:
 * @label: the name of the node, or of the move that leads to it
 * @score: of a leaf, how good it is for the player who maximizes; a finite number
 * @parent: the node above it, or %LAB_SEARCH_NODE_NONE
 * @first_child: the place of the first child in the children of the tree
 * @n_children: the number of children; 0 for a leaf
 * @maximizes: whether the player who moves there wants a high score, not a low one
 */
typedef struct
{
  const char *label;
  double      score;
  guint       parent;
  guint       first_child;
  guint       n_children;
  gboolean    maximizes;
} LabSearchTreeNode;

/**
 * LabSearchTree:
 * @nodes: (element-type LabSearchTreeNode): in the order in which they were added; the first one
 *   is the root
 * @children: (element-type guint): the children of one node are next to each other
 * @labels: of the nodes
 *
 * A game tree that is stored as a whole, for searches that are shown step by step. Nodes are
 * numbers.
 */
typedef struct
{
  GArray       *nodes;
  GArray       *children;
  GStringChunk *labels;
} LabSearchTree;

/** lab_search_tree_get: returns a node, until another one is added. */
static inline LabSearchTreeNode *
lab_search_tree_get (const LabSearchTree *self,
                     guint                node)
{
  return &g_array_index (self->nodes, LabSearchTreeNode, node);
}

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
void           lab_search_tree_set_children     (LabSearchTree       *self,
                                                 guint                node,
                                                 const guint         *children,
                                                 guint                n_children);
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
