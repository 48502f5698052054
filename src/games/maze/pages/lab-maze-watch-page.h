/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include <gio/gio.h>

#include "lab-announcer.h"
#include "lab-code-view.h"
#include "lab-family.h"
#include "lab-maze-lane.h"
#include "lab-maze-watch-job.h"
#include "lab-maze.h"
#include "lab-shortcuts.h"
#include "lab-step-player.h"

G_BEGIN_DECLS

#define LAB_TYPE_MAZE_WATCH_PAGE (lab_maze_watch_page_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeWatchPage, lab_maze_watch_page, LAB, MAZE_WATCH_PAGE, AdwBin)

/**
 * LabMazeWatchPage:
 *
 * Shows how a maze is made or solved, step by step, and backwards too. A second solver can work in
 * the same maze beside the first. Mazes are made and runs are recorded in a thread.
 */
struct _LabMazeWatchPage
{
  AdwBin parent_instance;

  guint64 seed;
  LabMaze *maze;              /* (nullable): the finished maze */
  LabMazeStage stage;
  gboolean updating;          /* whether the page itself changes its widgets */
  gboolean was_shown;

  LabTask *task;              /* (nullable): a #LabMazeWatchJob */
  gboolean opening;           /* whether the job reads a file */
  guint progress_timer;

  LabTask *measuring;         /* (nullable): of the distances */
  guint8 *heat;               /* (nullable): the levels of all cells of the finished maze */

  LabMazeLane *lanes[LAB_MAZE_MAX_LANES];
  LabCodeView *codes[LAB_MAZE_MAX_LANES];
  LabMazeCounts *counts;
  GtkWidget *busy;
  GtkProgressBar *progress;
  LabStepPlayer *player;      /* of the steps of the longest run */
  GtkToggleButton *generate;
  GtkToggleButton *solve;
  AdwComboRow *generator;
  AdwComboRow *side;
  AdwComboRow *solver;
  AdwComboRow *second;
  AdwPreferencesGroup *maze_rows;
  AdwPreferencesGroup *solver_rows;
  AdwPreferencesGroup *view_rows;
  GtkSwitch *heat_switch;
  GtkSwitch *edit_switch;
  LabAnnouncer *announcer;    /* (nullable): a weak pointer */
};

GtkWidget         *lab_maze_watch_page_new           (LabFamily        *family);
void               lab_maze_watch_page_leave         (GtkWidget        *page);
void               lab_maze_watch_page_open          (LabMazeWatchPage *self,
                                                      GFile            *file);
void               lab_maze_watch_page_save          (LabMazeWatchPage *self,
                                                      GFile            *file);

/** lab_maze_watch_page_shortcuts: (array zero-terminated=1): the keys of the page, which
 * handles them itself */
extern const LabShortcut lab_maze_watch_page_shortcuts[];

G_END_DECLS
