/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-build-page.h"

#include "lab-autosave-file.h"
#include "lab-notice.h"

G_BEGIN_DECLS

/* The page is one type in several files: what it shows (lab-cheese-build-page.c), drawing with the
 * pointer and keys (lab-cheese-build-tools.c), and its actions (lab-cheese-build-actions.c). */

typedef enum
{
  LAB_CHEESE_TOOL_WALLS,
  LAB_CHEESE_TOOL_MUD,
  LAB_CHEESE_TOOL_CELLS,
} LabCheeseTool;

#define LAB_N_CHEESE_TOOLS 3

struct _LabCheeseBuildPage
{
  AdwBin parent_instance;

  LabFamily *family;            /* weak */
  LabCheeseEditor *editor;
  LabAutosaveFile *autosave;
  LabNotice *notice;
  LabCheeseMaze *maze;          /* (nullable): the maze if nothing is wrong */
  GCancellable *reading;        /* (nullable): the current file */
  gboolean updating;            /* the sizes show a change, and do not make one */

  /* A stroke of the pointer */
  gboolean is_drawing;
  guint value;                  /* what it draws: a weight, or whether there is a cell */

  LabCheeseBoard *board;
  AdwToastOverlay *toasts;
  GtkLabel *status;
  GtkToggleButton *tools[LAB_N_CHEESE_TOOLS];
  AdwPreferencesGroup *options;
  AdwPreferencesGroup *sizes;
  GtkWidget *symmetric_row;
  GtkSwitch *symmetric;
  GtkSpinButton *turns;
  GtkSpinButton *width;
  GtkSpinButton *height;
};

void lab_cheese_build_page_say        (LabCheeseBuildPage *self,
                                       const char         *text);
LabCheeseTool
     lab_cheese_build_page_get_tool   (LabCheeseBuildPage *self);
void lab_cheese_build_tools_init      (LabCheeseBuildPage *self);
void lab_cheese_build_actions_install (GtkWidgetClass     *widget_class);
void lab_cheese_build_actions_init    (LabCheeseBuildPage *self);
void lab_cheese_build_actions_update  (LabCheeseBuildPage *self);

G_END_DECLS
