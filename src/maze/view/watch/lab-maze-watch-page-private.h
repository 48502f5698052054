/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-watch-page.h"

#include "lab-maze-code.h"
#include "lab-maze-counts.h"
#include "lab-maze-watch-job.h"

G_BEGIN_DECLS

/* The page is in three files: lab-maze-watch-page.c makes mazes and shows their runs,
 * lab-maze-watch-actions.c steps through the runs and asks for files, and lab-maze-watch-tools.c
 * has the heat map and the editing of walls. */

struct _LabMazeWatchPage
{
  AdwBin parent_instance;

  guint64 seed;
  LabMaze *maze;              /* (nullable): the finished maze */
  LabMazeStage stage;
  guint64 step;
  guint64 n_steps;            /* of the longest run; 0 if there is none */
  gboolean updating;          /* whether the page itself changes its widgets */
  gboolean was_shown;

  GCancellable *cancellable;  /* (nullable): of the job */
  LabMazeWatchJob *job;       /* (nullable) */
  gboolean opening;           /* whether the job reads a file */
  guint progress_timer;

  guint play_timer;
  guint64 play_from;          /* the step at which playing began */
  gint64 play_since;          /* the time at which it began, in microseconds */

  GCancellable *heat_cancellable;   /* (nullable) */
  LabMazeDistances *heat;     /* (nullable): the distances of the finished maze */

  LabMazeLane *lanes[LAB_MAZE_MAX_LANES];
  LabCodeView *codes[LAB_MAZE_MAX_LANES];
  LabMazeCounts *counts;
  GtkWidget *busy;
  GtkProgressBar *progress;
  GtkLabel *sentence;
  GtkWidget *slider;
  GtkAdjustment *step_adjustment;
  GtkButton *play;
  GtkDropDown *speed;
  GtkToggleButton *generate;
  GtkToggleButton *solve;
  AdwComboRow *generator;
  AdwComboRow *side;
  AdwComboRow *solver;
  AdwComboRow *second;
  GtkWidget *solver_rows;
  GtkSwitch *heat_switch;
  GtkSwitch *edit_switch;
  GtkWidget *edit_row;
  LabAnnouncer *announcer;    /* (nullable): a weak pointer */
};

void     lab_maze_watch_page_go_to      (LabMazeWatchPage *self,
                                         guint64           step,
                                         gboolean          say);
void     lab_maze_watch_page_start_job  (LabMazeWatchPage *self,
                                         gboolean          new_maze);
void     lab_maze_watch_page_cancel_job (LabMazeWatchPage *self);
void     lab_maze_watch_page_say        (LabMazeWatchPage *self,
                                         const char       *text);

void     lab_maze_watch_actions_install (GtkWidgetClass   *widget_class);
void     lab_maze_watch_actions_init    (LabMazeWatchPage *self);
void     lab_maze_watch_actions_update  (LabMazeWatchPage *self);
void     lab_maze_watch_actions_stop    (LabMazeWatchPage *self);
gboolean lab_maze_watch_actions_is_fast (LabMazeWatchPage *self);
const char *lab_maze_watch_actions_get_state (void);
void     lab_maze_watch_actions_restart (LabMazeWatchPage *self);

void     lab_maze_watch_tools_init      (LabMazeWatchPage *self);
void     lab_maze_watch_tools_dispose   (LabMazeWatchPage *self);
void     lab_maze_watch_tools_forget    (LabMazeWatchPage *self);
void     lab_maze_watch_tools_update    (LabMazeWatchPage *self);
gboolean lab_maze_watch_tools_is_editing (LabMazeWatchPage *self);

G_END_DECLS
