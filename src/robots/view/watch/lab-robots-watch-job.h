/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-layers.h"
#include "lab-robots-levels.h"

G_BEGIN_DECLS

#define LAB_ROBOTS_MAX_LANES 3

/**
 * LabRobotsWatchPlan:
 * @has_board: whether @board is there; otherwise it is made of @level
 * @board: the board
 * @level: the board to make
 * @algorithms: (array length=n_algorithms): how to solve it
 * @n_algorithms: how many algorithms there are
 *
 * What to record.
 */
typedef struct
{
  gboolean           has_board;
  LabRobotsBoard     board;
  LabRobotsLevel     level;
  LabRobotsAlgorithm algorithms[LAB_ROBOTS_MAX_LANES];
  guint              n_algorithms;
} LabRobotsWatchPlan;

/**
 * LabRobotsWatchResult:
 * @board: the board
 * @runs: the runs
 * @layers: the figure of each run
 *
 * What was recorded.
 */
typedef struct
{
  LabRobotsBoard   board;
  LabRobotsWatch  *runs[LAB_ROBOTS_MAX_LANES];
  LabRobotsLayers  layers[LAB_ROBOTS_MAX_LANES];
} LabRobotsWatchResult;

/**
 * LabRobotsWatchJob:
 *
 * Records runs in a thread.
 */
typedef struct _LabRobotsWatchJob LabRobotsWatchJob;

LabRobotsWatchJob    *lab_robots_watch_job_start          (gpointer                   source,
                                                           const LabRobotsWatchPlan  *plan,
                                                           GCancellable              *cancellable,
                                                           GAsyncReadyCallback        done);
LabRobotsWatchResult *lab_robots_watch_job_finish         (GAsyncResult              *result,
                                                           GError                   **error);
guint64               lab_robots_watch_job_get_n_expanded (LabRobotsWatchJob         *self);
void                  lab_robots_watch_job_unref          (LabRobotsWatchJob         *self);
void                  lab_robots_watch_result_free        (LabRobotsWatchResult      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRobotsWatchResult, lab_robots_watch_result_free)

G_END_DECLS
