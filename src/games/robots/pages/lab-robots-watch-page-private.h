/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-watch-page.h"

#include "lab-code-view.h"
#include "lab-export-buttons.h"
#include "lab-robots-live.h"
#include "lab-robots-watch-job.h"

G_BEGIN_DECLS

/* The page is in three files: lab-robots-watch-page.c shows runs, lab-robots-watch-choice.c has the
 * choice of boards and algorithms, and lab-robots-watch-export.c writes files. */

struct _LabRobotsWatchPage
{
  AdwBin parent_instance;

  LabFamily *family;
  guint64 seed;
  gboolean has_board;
  LabRobotsBoard board;         /* that is shown */
  gboolean updating;            /* whether the page itself changes its widgets */

  GCancellable *cancellable;    /* (nullable): of the job */
  LabRobotsWatchJob *job;       /* (nullable) */
  guint progress_timer;

  LabRobotsLane *lanes[LAB_ROBOTS_MAX_LANES];
  LabStepPlayer *player;
  LabCodeView *codes[LAB_ROBOTS_MAX_LANES];
  LabExportButtons *exports;
  LabRobotsLive *live;
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

void     lab_robots_watch_page_start       (LabRobotsWatchPage *self,
                                            gboolean            new_board);
void     lab_robots_watch_page_show_lanes  (LabRobotsWatchPage *self);
void     lab_robots_watch_page_say         (LabRobotsWatchPage *self,
                                            const char         *text);

void     lab_robots_watch_choice_init      (LabRobotsWatchPage *self);
void     lab_robots_watch_choice_update    (LabRobotsWatchPage *self);
gboolean lab_robots_watch_choice_get_board (LabRobotsWatchPage *self,
                                            LabRobotsWatchPlan *plan);
void     lab_robots_watch_choice_get_algorithms
                                           (LabRobotsWatchPage *self,
                                            LabRobotsWatchPlan *plan);

G_END_DECLS
