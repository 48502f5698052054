/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-search-tree-drawing.h"
#include "lab-search-tree-view.h"

G_BEGIN_DECLS

/* The view is in three files: lab-search-tree-view.c is the widget, lab-search-tree-viewport.c
 * scrolls and zooms, lab-search-tree-input.c handles keys, pointers, and fingers. */

#define LAB_SEARCH_TREE_VIEW_MIN_HEIGHT 140
#define LAB_SEARCH_TREE_VIEW_ZOOM_STEP 1.25   /* of a button, a key, and the wheel */

struct _LabSearchTreeView
{
  GtkWidget parent_instance;

  LabSearchStudy *study;      /* (nullable) */
  LabSearchMethod method;
  guint position;
  guint cursor;
  double zoom;
  gboolean zoomed;            /* whether the player has chosen the zoom */
  GtkAdjustment *adjustments[2];
  GtkScrollablePolicy policies[2];
  double pointer[2];          /* where it is, in the widget */
  double drag_from[2];
  double pinch_from;
};

LabSearchTreeDrawing lab_search_tree_view_make_drawing   (LabSearchTreeView *self);
guint                lab_search_tree_view_get_current    (LabSearchTreeView *self);
void                 lab_search_tree_view_select         (LabSearchTreeView *self,
                                                          guint              node);

void                 lab_search_tree_view_get_origin     (LabSearchTreeView *self,
                                                          double             origin[2]);
void                 lab_search_tree_view_configure      (LabSearchTreeView *self);
void                 lab_search_tree_view_reveal         (LabSearchTreeView *self,
                                                          guint              node);
void                 lab_search_tree_view_zoom_first     (LabSearchTreeView *self);
void                 lab_search_tree_view_set_adjustment (LabSearchTreeView *self,
                                                          guint              place,
                                                          GtkAdjustment     *adjustment);
void                 lab_search_tree_view_zoom_at        (LabSearchTreeView *self,
                                                          double             zoom,
                                                          double             x,
                                                          double             y);
guint                lab_search_tree_view_find_node      (LabSearchTreeView *self,
                                                          double             x,
                                                          double             y);

void                 lab_search_tree_view_add_input      (LabSearchTreeView *self);

G_END_DECLS
