/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-progress.h"

G_BEGIN_DECLS

/**
 * LabRobotsJob:
 *
 * Work in a thread, whose progress is shown on a terminal.
 */
typedef struct _LabRobotsJob LabRobotsJob;

/**
 * LabRobotsJobFunc:
 * @job: the job
 * @cancellable: stops the work
 * @data: as given to lab_robots_job_run()
 *
 * Works in a thread.
 */
typedef void (*LabRobotsJobFunc) (LabRobotsJob *job,
                                  GCancellable *cancellable,
                                  gpointer      data);

/**
 * LabRobotsJobShow:
 * @progress: where to show it
 * @data: as given to lab_robots_job_run()
 *
 * Shows how far the work is, from the main thread.
 */
typedef void (*LabRobotsJobShow) (LabProgress *progress,
                                  gpointer     data);

gboolean lab_robots_job_run           (LabRobotsJobFunc   work,
                                       guint              total,
                                       LabRobotsJobShow   show,
                                       gpointer           data);
char    *lab_robots_job_format_boards (guint              n_done,
                                       guint              total,
                                       const char        *left);
gboolean lab_robots_job_say           (LabRobotsJob      *self,
                                       const char        *text,
                                       GError           **error);
void     lab_robots_job_warn          (LabRobotsJob      *self,
                                       const char        *text);

G_END_DECLS
