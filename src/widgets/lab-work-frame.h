/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-announcer.h"
#include "lab-experiment.h"

G_BEGIN_DECLS

#define LAB_TYPE_WORK_FRAME (lab_work_frame_get_type ())

/**
 * LabWorkFrame:
 *
 * What pages have around long work: a button that starts it, its progress with a button that
 * cancels it, and a line that says what came of it.
 *
 * Signals:
 * - `run`: the user wants to start
 * - `done`: the work has ended, finished or not
 */
G_DECLARE_FINAL_TYPE (LabWorkFrame, lab_work_frame, LAB, WORK_FRAME, GtkBox)

struct _LabWorkFrame
{
  GtkBox parent_instance;

  GtkWidget *run;
  GtkWidget *progress_box;
  GtkProgressBar *progress;
  GtkWidget *cancel;
  GtkLabel *status;

  LabAnnouncer *announcer;      /* (nullable): of the window */
  LabExperiment *experiment;    /* (nullable): belongs to the page */
  guint tick;                   /* the source that shows the progress; 0 if nothing works */
};

void     lab_work_frame_start         (LabWorkFrame  *self,
                                       LabExperiment *experiment);
void     lab_work_frame_cancel        (LabWorkFrame  *self);
void     lab_work_frame_forget        (LabWorkFrame  *self);
void     lab_work_frame_show_status   (LabWorkFrame  *self,
                                       const char    *text);
void     lab_work_frame_show_results  (LabWorkFrame  *self,
                                       GtkWidget     *results);

G_END_DECLS
