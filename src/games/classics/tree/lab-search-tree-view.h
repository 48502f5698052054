/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-canvas.h"
#include "lab-search-study.h"

G_BEGIN_DECLS

#define LAB_TYPE_SEARCH_TREE_VIEW (lab_search_tree_view_get_type ())

G_DECLARE_FINAL_TYPE (LabSearchTreeView, lab_search_tree_view, LAB, SEARCH_TREE_VIEW, LabCanvas)

/**
 * LabSearchTreeView:
 * @study: (nullable): what it shows
 * @method: which search
 * @position: the number of its steps that were taken
 * @cursor: the selected node
 * @zoom: 1 for the natural size
 *
 * Shows a search tree after any number of steps. It scrolls and zooms, and keeps the current node
 * in view. One node is selected: the current one, until the player clicks another or moves to it
 * with the arrow keys. Its description is the accessible name of the widget.
 *
 * Where text runs from right to left, so do the children of a node, in the order of the search.
 */
struct _LabSearchTreeView
{
  LabCanvas parent_instance;

  LabSearchStudy  *study;
  LabSearchMethod  method;
  guint            position;
  guint            cursor;
  double           zoom;

  /*< private >*/
  gboolean zoomed;            /* whether the player has chosen the zoom */
};

void     lab_search_tree_view_zoom      (LabSearchTreeView *self,
                                         const char        *action);
void     lab_search_tree_view_set_study (LabSearchTreeView *self,
                                         LabSearchStudy    *study);
void     lab_search_tree_view_set_step  (LabSearchTreeView *self,
                                         LabSearchMethod    method,
                                         guint              position);
gboolean lab_search_tree_view_get_point (LabSearchTreeView *self,
                                         guint              node,
                                         double            *x,
                                         double            *y);

G_END_DECLS
