/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-watch.h"

#include "lab-robots-trace.h"

G_BEGIN_DECLS

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
  guint8 *n_generated;
  guint8 *bounds;
  guint n_steps;                /* without the one that finds the start */

  /* For each event, what was known about its state before. */
  LabRobotsWatchMark *before;

  /* After the current step. */
  guint step;
  LabRobotsWatchMark *marks;    /* of each state */
  guint64 total_expanded;
  guint64 total_generated;
  guint n_states[LAB_N_ROBOTS_WATCH_SETS];
  guint by_layer[LAB_N_ROBOTS_WATCH_SETS][LAB_ROBOTS_WATCH_MAX_LAYERS];
  guint by_total[LAB_N_ROBOTS_WATCH_SETS][LAB_ROBOTS_WATCH_MAX_LAYERS];
  guint by_cell[LAB_N_ROBOTS_WATCH_SETS][LAB_ROBOTS_MAX_ROBOTS][LAB_ROBOTS_MAX_CELLS];
};

G_END_DECLS
