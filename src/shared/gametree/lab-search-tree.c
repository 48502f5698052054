/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree.h"

typedef struct
{
  const char *label;    /* in the labels of the tree */
  double score;
  guint parent;
  guint first_child;    /* the place of the first child in the children of the tree */
  guint n_children;
  gboolean maximizes;
} Node;

struct _LabSearchTree
{
  GArray *nodes;        /* Node */
  GArray *children;     /* guint; the children of one node are next to each other */
  GStringChunk *labels;
};

/* Private helpers */

static Node *
get_node (const LabSearchTree *self,
          guint                node)
{
  return &g_array_index (self->nodes, Node, node);
}

static void
clear (gpointer data)
{
  LabSearchTree *self = data;

  g_array_unref (self->nodes);
  g_array_unref (self->children);
  g_string_chunk_free (self->labels);
}

/* Public functions */

/**
 * lab_search_tree_new:
 *
 * Returns: (transfer full): a tree without nodes
 */
LabSearchTree *
lab_search_tree_new (void)
{
  LabSearchTree *self = g_atomic_rc_box_new0 (LabSearchTree);

  self->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  self->children = g_array_new (FALSE, FALSE, sizeof (guint));
  self->labels = g_string_chunk_new (4096);
  return self;
}

/** lab_search_tree_ref: takes a reference to @self and returns @self. */
LabSearchTree *
lab_search_tree_ref (LabSearchTree *self)
{
  return g_atomic_rc_box_acquire (self);
}

/** lab_search_tree_unref: drops a reference; the last one frees the tree. */
void
lab_search_tree_unref (LabSearchTree *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/**
 * lab_search_tree_add:
 * @self: a tree with fewer than %LAB_SEARCH_TREE_MAX_NODES nodes
 * @label: the name of the node, or of the move that leads to it
 *
 * Adds a node. Until it gets children, it is a leaf with the score 0.
 *
 * Returns: the number of the node; 0 for the first one, which is the root
 */
guint
lab_search_tree_add (LabSearchTree *self,
                     const char    *label)
{
  Node node = { .parent = LAB_SEARCH_NODE_NONE, .maximizes = TRUE };

  g_return_val_if_fail (self != NULL && label != NULL, LAB_SEARCH_NODE_NONE);
  g_return_val_if_fail (self->nodes->len < LAB_SEARCH_TREE_MAX_NODES, LAB_SEARCH_NODE_NONE);

  node.label = g_string_chunk_insert (self->labels, label);
  g_array_append_val (self->nodes, node);
  return self->nodes->len - 1;
}

/**
 * lab_search_tree_set_score:
 * @self: the tree
 * @node: a leaf
 * @score: how good it is for the player who maximizes; a finite number
 *
 * Sets the score of a leaf.
 */
void
lab_search_tree_set_score (LabSearchTree *self,
                           guint          node,
                           double         score)
{
  g_return_if_fail (self != NULL && node < self->nodes->len);

  get_node (self, node)->score = score;
}

/**
 * lab_search_tree_set_maximizes:
 * @self: the tree
 * @node: a node
 * @maximizes: %TRUE if the player who moves there wants a high score; %FALSE for a low one
 *
 * Sets which player moves at a node. New nodes maximize.
 */
void
lab_search_tree_set_maximizes (LabSearchTree *self,
                               guint          node,
                               gboolean       maximizes)
{
  g_return_if_fail (self != NULL && node < self->nodes->len);

  get_node (self, node)->maximizes = maximizes;
}

/**
 * lab_search_tree_set_children:
 * @self: the tree
 * @node: a node without children
 * @children: (array length=n_children): nodes without a parent, from left to right; neither the
 *   root nor above @node
 * @n_children: their number, at least 1
 *
 * Sets the children of a node.
 */
void
lab_search_tree_set_children (LabSearchTree *self,
                              guint          node,
                              const guint   *children,
                              guint          n_children)
{
  g_return_if_fail (self != NULL && node < self->nodes->len);
  g_return_if_fail (children != NULL && n_children > 0);
  g_return_if_fail (get_node (self, node)->n_children == 0);

  get_node (self, node)->first_child = self->children->len;
  get_node (self, node)->n_children = n_children;
  for (guint i = 0; i < n_children; i++)
    get_node (self, children[i])->parent = node;
  g_array_append_vals (self->children, children, n_children);
}

/** lab_search_tree_get_n_nodes: returns the number of nodes. */
guint
lab_search_tree_get_n_nodes (const LabSearchTree *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->nodes->len;
}

/** lab_search_tree_get_label: returns the label of @node. */
const char *
lab_search_tree_get_label (const LabSearchTree *self,
                           guint                node)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len, NULL);

  return get_node (self, node)->label;
}

/** lab_search_tree_get_score: returns the score of the leaf @node. */
double
lab_search_tree_get_score (const LabSearchTree *self,
                           guint                node)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len, 0);

  return get_node (self, node)->score;
}

/** lab_search_tree_get_maximizes: returns whether the player who moves at @node maximizes. */
gboolean
lab_search_tree_get_maximizes (const LabSearchTree *self,
                               guint                node)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len, FALSE);

  return get_node (self, node)->maximizes;
}

/** lab_search_tree_get_parent: returns the parent of @node, or %LAB_SEARCH_NODE_NONE. */
guint
lab_search_tree_get_parent (const LabSearchTree *self,
                            guint                node)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len, LAB_SEARCH_NODE_NONE);

  return get_node (self, node)->parent;
}

/** lab_search_tree_is_leaf: returns whether @node has no children. */
gboolean
lab_search_tree_is_leaf (const LabSearchTree *self,
                         guint                node)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len, TRUE);

  return get_node (self, node)->n_children == 0;
}

/**
 * lab_search_tree_get_children:
 * @self: the tree
 * @node: a node
 * @n_children: (out): their number; 0 if @node is a leaf
 *
 * Returns: (transfer none) (nullable) (array length=n_children): the children of @node, from left
 *   to right, until the tree changes; %NULL if @node is a leaf
 */
const guint *
lab_search_tree_get_children (const LabSearchTree *self,
                              guint                node,
                              guint               *n_children)
{
  g_return_val_if_fail (self != NULL && node < self->nodes->len && n_children != NULL, NULL);

  *n_children = get_node (self, node)->n_children;
  if (*n_children == 0)
    return NULL;
  return &g_array_index (self->children, guint, get_node (self, node)->first_child);
}
