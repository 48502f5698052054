/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-event-log.h"
#include "lab-robots-solver.h"
#include "lab-state-table.h"

G_BEGIN_DECLS

/**
 * LabRobotsTrace:
 * @log: the steps of the search; nodes are indices of states
 * @states: the states: the #LabRobotsPlace of each robot
 * @estimates: for each state, the least number of moves that it still needs, as far as the
 *   algorithm knows
 * @n_movers: how many robots are moved, from the first
 * @max_states: how many states may be kept
 *
 * What a search did, step by step.
 */
typedef struct
{
  LabEventLog   *log;
  LabStateTable *states;
  guint8        *estimates;
  guint          n_movers;
  guint          max_states;
} LabRobotsTrace;

void lab_robots_trace_init  (LabRobotsTrace         *self,
                             const LabRobotsBoard   *board,
                             const LabRobotsOptions *options,
                             guint                   max_states,
                             LabRobotsSolution      *solution);
void lab_robots_trace_clear (LabRobotsTrace         *self);

G_END_DECLS
