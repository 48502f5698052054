/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-search-tree-page.h"

#include "lab-announcer.h"
#include "lab-search-study.h"
#include "lab-search-tree-counts.h"
#include "lab-search-tree-legend.h"
#include "lab-search-tree-view.h"

G_BEGIN_DECLS

/* The page is in three files: lab-search-tree-page.c shows a study, lab-search-tree-actions.c has
 * the actions and their keys, and lab-search-tree-export.c saves the tree as a picture. */

struct _LabSearchTreePage
{
  AdwBin parent_instance;

  const LabClassic *classic;  /* (nullable) */
  gpointer state;
  guint wanted_depth;         /* 0 until the player chooses one */
  GCancellable *cancellable;  /* (nullable): of the study that is being made */
  LabSearchStudy *study;      /* (nullable) */
  LabSearchMethod method;
  guint position;
  guint timer;
  gboolean updating;          /* whether the page itself changes its widgets */

  LabSearchTreeView *view;
  GtkSpinner *spinner;
  GtkLabel *sentence;
  GtkWidget *slider;
  GtkAdjustment *step_adjustment;
  GtkButton *play;
  GtkWidget *content;
  GtkToggleButton *minimax;
  GtkToggleButton *alphabeta;
  GtkWidget *depth;
  GtkAdjustment *depth_adjustment;
  GtkLabel *limit;
  GtkLabel *node;
  LabSearchTreeCounts *counts;
  LabSearchTreeLegend *legend;
  LabAnnouncer *announcer;    /* (nullable): a weak pointer */
};

guint lab_search_tree_page_get_n_steps (LabSearchTreePage *self);
void  lab_search_tree_page_go_to       (LabSearchTreePage *self,
                                        guint              position);
void  lab_search_tree_page_say         (LabSearchTreePage *self,
                                        const char        *text);

void  lab_search_tree_actions_install  (GtkWidgetClass    *widget_class);
void  lab_search_tree_actions_init     (LabSearchTreePage *self);
void  lab_search_tree_actions_update   (LabSearchTreePage *self);
void  lab_search_tree_actions_stop     (LabSearchTreePage *self);

void  lab_search_tree_export_ask       (LabSearchTreePage *self);

G_END_DECLS
