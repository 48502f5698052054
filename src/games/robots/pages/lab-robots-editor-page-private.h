/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-editor-page.h"

#include "lab-autosave-file.h"
#include "lab-notice.h"
#include "lab-robots-thinking.h"

G_BEGIN_DECLS

/* The page is one type in several files: what it shows (lab-robots-editor-page.c), drawing with the
 * pointer and keys (lab-robots-editor-tools.c), and its actions (lab-robots-editor-actions.c). */

/* The tools are the pieces, and then the walls. */
#define LAB_ROBOTS_TOOL_WALLS LAB_N_ROBOTS_PIECES
#define LAB_N_ROBOTS_TOOLS (LAB_N_ROBOTS_PIECES + 1)

struct _LabRobotsEditorPage
{
  AdwBin parent_instance;

  LabFamily *family;            /* weak */
  LabRobotsEditor *editor;
  LabAutosaveFile *autosave;
  LabNotice *notice;
  LabRobotsThinking *thinking;  /* (nullable): about the board */
  GCancellable *reading;        /* (nullable): the current file */
  gboolean updating;            /* the options show a change, and do not make one */

  LabRobotsBoardView *board;
  AdwToastOverlay *toasts;
  GtkLabel *proof;
  GtkBox *tool_box;
  GtkToggleButton *tools[LAB_N_ROBOTS_TOOLS];
  AdwPreferencesGroup *options;
  GtkSpinButton *size;
  GtkSpinButton *robots;
  GtkSwitch *any_robot;
  GtkSwitch *must_ricochet;
  GtkSwitch *best_way;
};

void  lab_robots_editor_page_say        (LabRobotsEditorPage *self,
                                         const char          *text);
void  lab_robots_editor_tools_init      (LabRobotsEditorPage *self);
void  lab_robots_editor_actions_install (GtkWidgetClass      *widget_class);
void  lab_robots_editor_actions_init    (LabRobotsEditorPage *self);
void  lab_robots_editor_actions_update  (LabRobotsEditorPage *self);

G_END_DECLS
