/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-search-study.h"

G_BEGIN_DECLS

#define LAB_TYPE_SEARCH_TREE_VIEW (lab_search_tree_view_get_type ())

G_DECLARE_FINAL_TYPE (LabSearchTreeView, lab_search_tree_view, LAB, SEARCH_TREE_VIEW, GtkWidget)

void     lab_search_tree_view_set_study  (LabSearchTreeView *self,
                                          LabSearchStudy    *study);
void     lab_search_tree_view_set_step   (LabSearchTreeView *self,
                                          LabSearchMethod    method,
                                          guint              position);
guint    lab_search_tree_view_get_cursor (LabSearchTreeView *self);
double   lab_search_tree_view_get_zoom   (LabSearchTreeView *self);
void     lab_search_tree_view_zoom_in    (LabSearchTreeView *self);
void     lab_search_tree_view_zoom_out   (LabSearchTreeView *self);
void     lab_search_tree_view_zoom_reset (LabSearchTreeView *self);
void     lab_search_tree_view_fit        (LabSearchTreeView *self);
gboolean lab_search_tree_view_get_point  (LabSearchTreeView *self,
                                          guint              node,
                                          double            *x,
                                          double            *y);

G_END_DECLS
