/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-code-view.h"
#include "lab-export.h"
#include "lab-family.h"
#include "lab-robots-lane.h"
#include "lab-robots-solve-panel.h"
#include "lab-shortcuts.h"
#include "lab-step-player.h"

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_WATCH_PAGE (lab_robots_watch_page_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsWatchPage, lab_robots_watch_page, LAB, ROBOTS_WATCH_PAGE, AdwBin)

/* The test of the page looks at its widgets. */

struct _LabRobotsWatchPage
{
  AdwBin parent_instance;

  LabFamily *family;
  guint64 seed;
  gboolean has_board;
  LabRobotsBoard board;         /* that is shown */

  LabTask *task;                /* (nullable): records runs */
  guint progress_timer;

  LabRobotsLane *lanes[LAB_ROBOTS_MAX_LANES];
  LabStepPlayer *player;
  LabCodeView *codes[LAB_ROBOTS_MAX_LANES];
  LabExportButtons *exports;
  LabRobotsSolvePanel *solve_panel;
  GtkWidget *busy;
  GtkProgressBar *progress;
  AdwPreferencesGroup *boards;
  AdwComboRow *source;
  GtkWidget *side_row;
  GtkSpinButton *side;
  GtkWidget *robots_row;
  GtkSpinButton *robots;
  AdwEntryRow *text;
  GtkLabel *problem;
  AdwComboRow *algorithms[LAB_ROBOTS_MAX_LANES];
  AdwPreferencesGroup *colors;
  AdwComboRow *heat;
  GtkSpinButton *robot;
  GSettings *settings;          /* NULL if there are no settings */
};

GtkWidget         *lab_robots_watch_page_create        (LabFamily *family);
void               lab_robots_watch_page_leave         (GtkWidget *page);

/* For tests */

void lab_robots_watch_page_export (LabRobotsWatchPage *self,
                                   GFile              *file);

/** lab_robots_watch_page_shortcuts: (array zero-terminated=1): the keys of the page, which
 * handles them itself */
extern const LabShortcut lab_robots_watch_page_shortcuts[];

G_END_DECLS
