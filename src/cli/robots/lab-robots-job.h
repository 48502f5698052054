/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-progress.h"

G_BEGIN_DECLS

/**
 * LabRobotsJobFunc:
 * @data: as given to lab_robots_job_run()
 * @cancellable: stops the work
 *
 * Works in a thread.
 */
typedef void (*LabRobotsJobFunc) (gpointer      data,
                                  GCancellable *cancellable);

gboolean lab_robots_job_run (LabRobotsJobFunc   work,
                             char            *(*describe) (gpointer data),
                             gpointer           data);

G_END_DECLS
