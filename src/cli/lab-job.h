/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-output.h"
#include "lab-workers.h"

G_BEGIN_DECLS

/**
 * LabJob:
 *
 * Work in another thread or in several, while the main thread shows its progress on a terminal and
 * waits for Ctrl-C or SIGTERM.
 */
typedef struct _LabJob LabJob;

/**
 * LabJobFunc:
 * @job: the job
 * @cancellable: stops the work
 * @data: as given to lab_job_run()
 *
 * Works in a thread.
 */
typedef void (*LabJobFunc) (LabJob       *job,
                            GCancellable *cancellable,
                            gpointer      data);

/**
 * LabJobShow:
 * @progress: where to show it
 * @data: as given to the function that runs the job
 *
 * Shows how far the work is, from the main thread.
 */
typedef void (*LabJobShow) (LabProgress *progress,
                            gpointer     data);

gboolean lab_job_run         (LabJobFunc         work,
                              guint              total,
                              LabProgressFormat  format,
                              LabJobShow         show,
                              gpointer           data);
gboolean lab_job_run_workers (LabWorkers        *workers,
                              guint              n_jobs,
                              LabProgressFormat  format,
                              LabJobShow         tick,
                              gpointer           data);
gboolean lab_job_say         (LabJob            *self,
                              const char        *text,
                              GError           **error);
void     lab_job_warn        (LabJob            *self,
                              const char        *text);

G_END_DECLS
