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

gboolean lab_robots_job_run  (LabRobotsJobFunc   work,
                              char            *(*describe) (gpointer data),
                              gpointer           data);
gboolean lab_robots_job_say  (LabRobotsJob      *self,
                              const char        *text,
                              GError           **error);
void     lab_robots_job_warn (LabRobotsJob      *self,
                              const char        *text);

G_END_DECLS
