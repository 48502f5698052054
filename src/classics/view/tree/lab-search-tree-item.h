/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-search-tree-drawing.h"

G_BEGIN_DECLS

/** LAB_SEARCH_TREE_PITCH: the distance of siblings, in sizes of a letter. */
#define LAB_SEARCH_TREE_PITCH 4.8

/**
 * LabSearchTreeItem:
 * @node: the node
 * @parent: its parent, or %LAB_SEARCH_NODE_NONE
 * @is_leaf: whether it is a leaf
 * @maximizes: whether the maximizing player moves there
 * @x: its middle in the drawing, in pixels
 * @y: the same
 * @state: what the search knows about it
 *
 * A node that is being drawn.
 */
typedef struct
{
  guint              node;
  guint              parent;
  gboolean           is_leaf;
  gboolean           maximizes;
  double             x;
  double             y;
  LabSearchNodeState state;
} LabSearchTreeItem;

void   lab_search_tree_item_init        (LabSearchTreeItem          *item,
                                         const LabSearchTreeDrawing *drawing,
                                         guint                       node);
double lab_search_tree_item_get_radius  (const LabSearchTreeDrawing *drawing);
void   lab_search_tree_item_draw_edge   (const LabSearchTreeItem    *child,
                                         const LabSearchTreeItem    *parent,
                                         const LabSearchTreeDrawing *drawing,
                                         cairo_t                    *cr);
void   lab_search_tree_item_draw_move   (const LabSearchTreeItem    *child,
                                         const LabSearchTreeItem    *parent,
                                         const LabSearchTreeDrawing *drawing,
                                         cairo_t                    *cr);
void   lab_search_tree_item_draw_node   (const LabSearchTreeItem    *item,
                                         const LabSearchTreeDrawing *drawing,
                                         cairo_t                    *cr);
void   lab_search_tree_item_draw_window (const LabSearchTreeItem    *item,
                                         const LabSearchTreeDrawing *drawing,
                                         cairo_t                    *cr);

G_END_DECLS
