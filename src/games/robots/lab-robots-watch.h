/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-solver.h"

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
 * LabRobotsWatch:
 *
 * A recorded search for a solution, which can be looked at after each of its steps. At step 0, only
 * the start is known; each further step expands one state, and the last one may find the target.
 * Recording can take some seconds, so it is done in a thread; then the run belongs to one thread at
 * a time.
 */
typedef struct _LabRobotsWatch LabRobotsWatch;

/**
 * LabRobotsCodeLine:
 * @LAB_ROBOTS_CODE_START: the start is put with the states that wait
 * @LAB_ROBOTS_CODE_WHILE: a line that only says what follows
 * @LAB_ROBOTS_CODE_TAKE: a state is taken from them
 * @LAB_ROBOTS_CODE_GOAL: it is a solution
 * @LAB_ROBOTS_CODE_SLIDE: the robots slide from it
 * @LAB_ROBOTS_CODE_ADD: states are put with those that wait
 * @LAB_ROBOTS_CODE_NONE: no state is left
 *
 * The lines of pseudo-code, which are the same for each algorithm but for their words.
 */
typedef enum
{
  LAB_ROBOTS_CODE_START,
  LAB_ROBOTS_CODE_WHILE,
  LAB_ROBOTS_CODE_TAKE,
  LAB_ROBOTS_CODE_GOAL,
  LAB_ROBOTS_CODE_SLIDE,
  LAB_ROBOTS_CODE_ADD,
  LAB_ROBOTS_CODE_NONE,
} LabRobotsCodeLine;

/** LAB_ROBOTS_CODE_N_LINES: how many lines of pseudo-code each algorithm has. */
#define LAB_ROBOTS_CODE_N_LINES 7

/**
 * LabRobotsCode:
 * @summary: what is special about it, untranslated
 * @source: who published the method first, as far as we know, and when
 * @lines: (array fixed-size=7): its pseudo-code, untranslated, by #LabRobotsCodeLine
 *
 * What is told about an algorithm.
 */
typedef struct
{
  const char         *summary;
  const char         *source;
  const char * const *lines;
} LabRobotsCode;

extern const LabRobotsCode lab_robots_codes[LAB_N_ROBOTS_ALGORITHMS];

/* What is known about a state at a step: whether it waits, and its moves plus 1; 0 before it is
 * found. */
typedef struct
{
  guint16 cost;
  guint16 is_open;
} LabRobotsWatchMark;

struct _LabRobotsWatch
{
  LabRobotsBoard board;
  LabRobotsAlgorithm algorithm;
  LabRobotsSolution solution;
  LabRobotsTrace trace;

  /* For each step: its first event, how many states it generates, and the bound after it. */
  guint32 *first_events;        /* one more than there are steps */
  guint8 *generated;
  guint8 *bounds;
  guint n_steps;                /* without the one that finds the start */

  /* For each event, what was known about its state before. */
  LabRobotsWatchMark *before;

  /* At the end, how many layers have states, and how many the largest one has. */
  guint n_layers;
  guint most;

  /* After the current step. */
  guint step;
  LabRobotsWatchMark *marks;    /* of each state */
  guint64 n_expanded;
  guint64 n_generated;          /* whether the states were new or not */
  guint n_states[LAB_N_ROBOTS_WATCH_SETS];
  guint by_layer[LAB_N_ROBOTS_WATCH_SETS][LAB_ROBOTS_WATCH_MAX_LAYERS];
  guint by_cell[LAB_N_ROBOTS_WATCH_SETS][LAB_ROBOTS_MAX_ROBOTS][LAB_ROBOTS_MAX_CELLS];
};

LabRobotsWatch *lab_robots_watch_new           (const LabRobotsBoard   *board,
                                                const LabRobotsOptions *options,
                                                guint                   max_states);
void            lab_robots_watch_free          (LabRobotsWatch         *self);
void            lab_robots_watch_go_to         (LabRobotsWatch         *self,
                                                guint                   step);
guint           lab_robots_watch_count_hottest (const LabRobotsWatch   *self,
                                                LabRobotsWatchSet       set,
                                                guint                   robot);
void            lab_robots_watch_get_heat      (const LabRobotsWatch   *self,
                                                LabRobotsWatchSet       set,
                                                guint                   robot,
                                                guint                   most,
                                                double                 *values);
void            lab_robots_watch_get_position  (const LabRobotsWatch   *self,
                                                LabRobotsPosition      *position);
const char     *lab_robots_watch_get_name      (LabRobotsAlgorithm      algorithm);
guint32         lab_robots_watch_find_lines    (const LabRobotsWatch   *self);
char           *lab_robots_watch_describe      (const LabRobotsWatch   *self,
                                                gboolean                is_spoken);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRobotsWatch, lab_robots_watch_free)

G_END_DECLS
