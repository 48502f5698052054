/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-solver.h"
#include "lab-robots-worker.h"

G_BEGIN_DECLS

/**
 * LabRobotsSideJob:
 *
 * Work beside a search, in a thread of its own: a beam search, or a perimeter with more levels.
 */
typedef struct _LabRobotsSideJob LabRobotsSideJob;

/* The width of the first beam search. */
#define LAB_ROBOTS_FIRST_BEAM_WIDTH 100

/* Estimates that are alive at a time are the bound and those of the buckets above it. */
#define LAB_N_ROBOTS_LAYERS 8
G_STATIC_ASSERT (LAB_N_ROBOTS_BUCKETS <= LAB_N_ROBOTS_LAYERS);

/* The tables of the solver: the perimeter in use is the first one, the other one is for a side job;
 * buckets are sorted by the estimate, modulo the number of layers, and the moves, for as many
 * numbers of moves as @n_depths; @deepest is the deepest one of each layer that may have states. */
struct _LabRobotsSolver
{
  LabRobotsField      field;
  LabRobotsSet        set;
  LabRobotsPerimeter *perimeters[2];
  LabRobotsWorker     workers[2];
  LabRobotsBucket    *buckets[LAB_N_ROBOTS_LAYERS];
  guint               n_depths;
  guint               deepest[LAB_N_ROBOTS_LAYERS];
};

/**
 * LabRobotsSearch:
 * @fast: the tables
 * @options: what was asked for
 * @solution: the result
 * @start: the packed state in which the search starts
 * @bound: no solution has fewer moves
 * @cap: solutions of as many moves, or more, are not wanted
 * @beam: (nullable) (element-type guint64): the states of a solution that a beam search found
 * @beam_width: the width of the next beam search; 0 if there is none
 * @job: (nullable): what another thread does at the same time
 * @is_deep_enough: whether the perimeter gets no more levels
 * @is_stopped: whether the search was cancelled, or has no more memory
 * @n_threads: how many threads may work
 * @max_memory: how many bytes may be used
 * @memory: how many are used, when they were counted last
 * @n_added: how many states the set has
 * @start_time: when the search began
 * @last_progress: when its progress was told
 *
 * One search.
 */
typedef struct
{
  LabRobotsSolver        *fast;
  const LabRobotsOptions *options;
  LabRobotsSolution      *solution;
  guint64                 start;
  guint                   bound;
  guint                   cap;
  GArray                 *beam;
  guint                   beam_width;
  LabRobotsSideJob       *job;
  gboolean                is_deep_enough;
  gboolean                is_stopped;
  guint                   n_threads;
  guint64                 max_memory;
  guint64                 memory;
  guint64                 n_added;
  gint64                  start_time;
  gint64                  last_progress;
} LabRobotsSearch;

void           lab_robots_fast_run         (LabRobotsSolver         *self,
                                            const LabRobotsBoard    *board,
                                            const LabRobotsPosition *start,
                                            const LabRobotsOptions  *options,
                                            LabRobotsSolution       *solution);

guint          lab_robots_search_get_best  (const LabRobotsSearch   *search);
void           lab_robots_search_count     (LabRobotsSearch         *search);
void           lab_robots_search_tell      (LabRobotsSearch         *search,
                                            gboolean                 is_sure);
void           lab_robots_search_tend_jobs (LabRobotsSearch         *search);
void           lab_robots_search_drop_jobs (LabRobotsSearch         *search);

void           lab_robots_list_solutions   (const LabRobotsField    *field,
                                            const LabRobotsSet      *set,
                                            const LabRobotsPosition *start,
                                            const GArray            *goals,
                                            guint                    n_moves,
                                            guint                    max_solutions,
                                            guint64                  max_memory,
                                            GCancellable            *cancellable,
                                            LabRobotsSolution       *solution);

G_END_DECLS
