/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-search-tree-view.h"

G_BEGIN_DECLS

/* The view is in two files: lab-search-tree-view.c draws and scrolls, lab-search-tree-input.c
 * handles keys, pointers, and fingers. */

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

void  lab_search_tree_view_select    (LabSearchTreeView *self,
                                      guint              node);
guint lab_search_tree_view_find_node (LabSearchTreeView *self,
                                      double             x,
                                      double             y);
void  lab_search_tree_view_zoom_at   (LabSearchTreeView *self,
                                      double             zoom,
                                      double             x,
                                      double             y);
void  lab_search_tree_view_add_input (LabSearchTreeView *self);

G_END_DECLS
