/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-refuse.h"
#include "lab-search-tree-text.h"

G_BEGIN_DECLS

/* The reader of trees is in two files: lab-search-tree-text.c reads the lines, then
 * lab-search-tree-links.c connects the nodes. */

/* The number of characters of a name that a message repeats. */
#define LAB_SEARCH_TREE_MAX_QUOTED 40

/** refuse: sets a #LabSearchTreeTextError and returns %FALSE. */
#define refuse(error, code, ...) \
  lab_refuse (error, LAB_SEARCH_TREE_TEXT_ERROR, LAB_SEARCH_TREE_TEXT_ERROR_##code, __VA_ARGS__)

/**
 * LabSearchTreeLine:
 * @number: the number of the line, from 1
 * @first_child: the place of its first child in the names of all children
 * @n_children: the number of children; 0 for a leaf
 *
 * The line of a node.
 */
typedef struct
{
  guint number;
  guint first_child;
  guint n_children;
} LabSearchTreeLine;

/**
 * LabSearchTreeReader:
 * @tree: the nodes in the order of their lines
 * @numbers: the label of a node to its number, plus 1
 * @lines: the line of each node, a #LabSearchTreeLine
 * @children: the names of the children of all nodes, one node after the other
 *
 * What the lines of a file say.
 */
typedef struct
{
  LabSearchTree *tree;
  GHashTable *numbers;
  GArray *lines;
  GPtrArray *children;
} LabSearchTreeReader;

gboolean lab_search_tree_links_make (const LabSearchTreeReader  *reader,
                                     GError                    **error);

/* Returns the line of @node. */
static inline const LabSearchTreeLine *
lab_search_tree_reader_get_line (const LabSearchTreeReader *self,
                                 guint                      node)
{
  return &g_array_index (self->lines, LabSearchTreeLine, node);
}

G_END_DECLS
