/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-watch-page.h"

#include "lab-code-view.h"
#include "lab-export.h"
#include "lab-robots-lane.h"
#include "lab-robots-solve-panel.h"

G_BEGIN_DECLS

/* The test of the page looks at its widgets. */

struct _LabRobotsWatchPage
{
  AdwBin parent_instance;

  LabFamily *family;
  guint64 seed;
  gboolean has_board;
  LabRobotsBoard board;         /* that is shown */
  gboolean updating;            /* whether the page itself changes its widgets */

  LabTask *task;                /* (nullable): records runs */
  guint progress_timer;

  LabRobotsLane *lanes[LAB_ROBOTS_MAX_LANES];
  LabStepPlayer *player;
  LabCodeView *codes[LAB_ROBOTS_MAX_LANES];
  LabExportButtons *exports;
  LabRobotsSolvePanel *solve_panel;
  GtkWidget *busy;
  GtkProgressBar *progress;
  AdwComboRow *source;
  AdwComboRow *side;
  AdwComboRow *robots;
  AdwEntryRow *text;
  GtkLabel *problem;
  AdwComboRow *algorithms[LAB_ROBOTS_MAX_LANES];
  AdwComboRow *heat;
  AdwComboRow *robot;
  GSettings *settings;          /* NULL if there are no settings */
};

G_END_DECLS
