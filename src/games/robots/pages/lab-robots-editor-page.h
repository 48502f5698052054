/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-editor-page.h"
#include "lab-robots-board-view.h"
#include "lab-robots-editor.h"
#include "lab-robots-tasks.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_EDITOR_PAGE (lab_robots_editor_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsEditorPage, lab_robots_editor_page, LAB, ROBOTS_EDITOR_PAGE,
                      LabEditorPage)

/* The test of the page looks at its widgets. */

/* The tools are the pieces, and then the walls. */
#define LAB_ROBOTS_TOOL_WALLS LAB_N_ROBOTS_PIECES
#define LAB_N_ROBOTS_TOOLS (LAB_N_ROBOTS_PIECES + 1)

struct _LabRobotsEditorPage
{
  LabEditorPage parent_instance;

  LabRobotsEditor *editor;      /* that of the page */
  LabTask *solving;             /* (nullable): solves the board */
  gboolean updating;            /* the options show a change, and do not make one */

  LabRobotsBoardView *board;
  AdwToastOverlay *toasts;
  GtkLabel *proof;
  GtkToggleButton *tools[LAB_N_ROBOTS_TOOLS];
  AdwPreferencesGroup *options;
  GtkSpinButton *size;
  GtkSpinButton *robots;
  GtkSwitch *any_robot;
  GtkSwitch *must_ricochet;
  GtkSwitch *best_way;
};

/** lab_robots_editor_page_shortcuts: (array zero-terminated=1): the keys of the page, which
 * handles them itself */
extern const LabShortcut lab_robots_editor_page_shortcuts[];

G_END_DECLS
