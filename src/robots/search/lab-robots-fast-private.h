/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-search-private.h"
#include "lab-robots-worker-private.h"

G_BEGIN_DECLS

/* What the files of the fast solver share. */

/* Estimates that are alive at a time: the bound, and up to two above it. */
#define LAB_N_ROBOTS_LAYERS 4

/* The tables of the solver: bags by the estimate, modulo the number of layers, and the moves; the
 * deepest bag of each layer that may have states; and the number of moves below which all are. */
struct _LabRobotsFast
{
  LabRobotsField  field;
  LabRobotsSet    set;
  LabRobotsWorker workers[2];
  LabRobotsBag    bags[LAB_N_ROBOTS_LAYERS][LAB_ROBOTS_MAX_MOVES + 2];
  guint           deepest[LAB_N_ROBOTS_LAYERS];
  guint           n_used_depths;
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
 * @had_beam: whether the beam search was made
 * @is_stopped: whether the search was cancelled, or has no more memory
 * @n_threads: how many threads may work
 * @n_batches: how many batches were expanded in this thread
 * @max_memory: how many bytes may be used
 * @n_added: how many states the set has
 * @start_time: when the search began
 * @last_progress: when its progress was told
 *
 * One search.
 */
typedef struct
{
  LabRobotsFast          *fast;
  const LabRobotsOptions *options;
  LabRobotsSolution      *solution;
  guint64                 start;
  guint                   bound;
  guint                   cap;
  GArray                 *beam;
  gboolean                had_beam;
  gboolean                is_stopped;
  guint                   n_threads;
  guint                   n_batches;
  guint64                 max_memory;
  guint64                 n_added;
  gint64                  start_time;
  gint64                  last_progress;
} LabRobotsSearch;

void     lab_robots_fast_hand_over   (LabRobotsFast           *self,
                                      LabRobotsWorker         *worker);
void     lab_robots_fast_empty_bags  (LabRobotsFast           *self);
gboolean lab_robots_fast_has_states  (const LabRobotsFast     *self);
void     lab_robots_search_run_layer (LabRobotsSearch         *search);
void     lab_robots_search_count     (LabRobotsSearch         *search);
void     lab_robots_search_look      (LabRobotsSearch         *search);
guint    lab_robots_search_wants_beam (const LabRobotsSearch  *search);
GArray  *lab_robots_search_make_beam (const LabRobotsSearch   *search,
                                      guint                    max_moves);
void     lab_robots_search_take_beam (LabRobotsSearch         *search,
                                      GArray                  *beam);
void     lab_robots_search_stop      (LabRobotsSearch         *search,
                                      LabRobotsOutcome         outcome);

GArray  *lab_robots_field_read_moves (const LabRobotsField    *field,
                                      const LabRobotsPosition *start,
                                      const guint64           *states,
                                      guint                    n_states);
GArray  *lab_robots_walk_back        (const LabRobotsField    *field,
                                      const LabRobotsSet      *set,
                                      guint64                  start,
                                      guint64                  last,
                                      guint                    n_moves);
void     lab_robots_list_solutions   (const LabRobotsField    *field,
                                      const LabRobotsSet      *set,
                                      const LabRobotsBoard    *board,
                                      const LabRobotsPosition *start,
                                      const GArray            *goals,
                                      guint                    n_moves,
                                      guint                    max_solutions,
                                      GCancellable            *cancellable,
                                      LabRobotsSolution       *solution);
GArray  *lab_robots_beam_search      (const LabRobotsField    *field,
                                      guint64                  start,
                                      guint                    width,
                                      guint                    max_moves,
                                      GCancellable            *cancellable);

G_END_DECLS
