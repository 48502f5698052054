/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-perimeter-private.h"

G_BEGIN_DECLS

/* The width of the first beam search. */
#define LAB_ROBOTS_FIRST_BEAM_WIDTH 100

/**
 * LabRobotsSideJob:
 *
 * Work beside a search, in a thread of its own: a beam search, or a perimeter with more levels.
 */
typedef struct _LabRobotsSideJob LabRobotsSideJob;

LabRobotsSideJob *lab_robots_side_job_new_beam      (const LabRobotsPerimeter *perimeter,
                                                     guint64                   start,
                                                     guint                     width,
                                                     guint                     max_moves);
LabRobotsSideJob *lab_robots_side_job_new_perimeter (LabRobotsPerimeter       *perimeter,
                                                     guint                     n_levels,
                                                     guint64                   max_memory);
gboolean          lab_robots_side_job_is_done       (LabRobotsSideJob         *self);
gboolean          lab_robots_side_job_is_beam       (const LabRobotsSideJob   *self);
void              lab_robots_side_job_finish        (LabRobotsSideJob         *self,
                                                     gboolean                  is_wanted,
                                                     gboolean                 *is_complete,
                                                     GArray                  **states);

GArray           *lab_robots_beam_search            (const LabRobotsPerimeter *perimeter,
                                                     guint64                   start,
                                                     guint                     width,
                                                     guint                     max_moves,
                                                     GCancellable             *cancellable);

G_END_DECLS
