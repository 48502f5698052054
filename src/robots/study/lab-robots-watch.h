/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-code.h"

G_BEGIN_DECLS

/** LAB_ROBOTS_WATCH_MAX_STATES: recording ends when a search has found so many states. */
#define LAB_ROBOTS_WATCH_MAX_STATES 2000000

/** LAB_ROBOTS_WATCH_MAX_LAYERS: states with as many moves or more are counted together. */
#define LAB_ROBOTS_WATCH_MAX_LAYERS 256

/**
 * LabRobotsWatchSet:
 * @LAB_ROBOTS_WATCH_OPEN: the states that were found and wait to be expanded: the frontier
 * @LAB_ROBOTS_WATCH_SEEN: all states that were found
 *
 * Some of the states.
 */
typedef enum
{
  LAB_ROBOTS_WATCH_OPEN,
  LAB_ROBOTS_WATCH_SEEN,
} LabRobotsWatchSet;

#define LAB_N_ROBOTS_WATCH_SETS 2

/**
 * LabRobotsWatchCounters:
 * @n_expanded: how many states were expanded
 * @n_generated: how many states were generated, whether they were new or not
 * @n_seen: how many different states were found
 * @n_open: how many of them wait
 * @bound: no solution has fewer moves, as far as the search knows
 * @n_layers: how many layers have states
 *
 * What a search has done until a step.
 */
typedef struct
{
  guint64 n_expanded;
  guint64 n_generated;
  guint   n_seen;
  guint   n_open;
  guint   bound;
  guint   n_layers;
} LabRobotsWatchCounters;

/**
 * LabRobotsWatch:
 *
 * A recorded search for a solution, which can be looked at after each of its steps. At step 0, only
 * the start is known; each further step expands one state, and the last one may find the target.
 * Recording can take some seconds, so it is done in a thread; then the run belongs to one thread at
 * a time.
 */
typedef struct _LabRobotsWatch LabRobotsWatch;

LabRobotsWatch          *lab_robots_watch_new           (const LabRobotsBoard   *board,
                                                         const LabRobotsOptions *options,
                                                         guint                   max_states);
void                     lab_robots_watch_free          (LabRobotsWatch         *self);
const LabRobotsBoard    *lab_robots_watch_get_board     (const LabRobotsWatch   *self);
LabRobotsAlgorithm       lab_robots_watch_get_algorithm (const LabRobotsWatch   *self);
const LabRobotsSolution *lab_robots_watch_get_solution  (const LabRobotsWatch   *self);
guint                    lab_robots_watch_get_n_steps   (const LabRobotsWatch   *self);
guint                    lab_robots_watch_get_step      (const LabRobotsWatch   *self);
void                     lab_robots_watch_go_to         (LabRobotsWatch         *self,
                                                         guint                   step);
void                     lab_robots_watch_get_counters  (const LabRobotsWatch   *self,
                                                         LabRobotsWatchCounters *counters);
guint                    lab_robots_watch_count_layer   (const LabRobotsWatch   *self,
                                                         LabRobotsWatchSet       set,
                                                         guint                   n_moves);
guint                    lab_robots_watch_count_total   (const LabRobotsWatch   *self,
                                                         LabRobotsWatchSet       set,
                                                         guint                   estimate);
guint                    lab_robots_watch_count_cell    (const LabRobotsWatch   *self,
                                                         LabRobotsWatchSet       set,
                                                         guint                   robot,
                                                         guint                   cell);
guint                    lab_robots_watch_count_hottest (const LabRobotsWatch   *self,
                                                         LabRobotsWatchSet       set,
                                                         guint                   robot);
void                     lab_robots_watch_get_heat      (const LabRobotsWatch   *self,
                                                         LabRobotsWatchSet       set,
                                                         guint                   robot,
                                                         guint                   most,
                                                         double                 *values);
void                     lab_robots_watch_get_position  (const LabRobotsWatch   *self,
                                                         LabRobotsPosition      *position);
gboolean                 lab_robots_watch_is_finished   (const LabRobotsWatch   *self);
const char              *lab_robots_watch_get_name      (LabRobotsAlgorithm      algorithm);
guint32                  lab_robots_watch_find_lines    (const LabRobotsWatch   *self);
char                    *lab_robots_watch_describe      (const LabRobotsWatch   *self,
                                                         gboolean                is_spoken);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRobotsWatch, lab_robots_watch_free)

G_END_DECLS
