/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-levels.h"
#include "lab-robots-solver.h"
#include "lab-task.h"

G_BEGIN_DECLS

/* What windows let a #LabTask do: solve a position, or make the board of a level. */

/**
 * LabRobotsSolving:
 * @board: the board
 * @position: where its robots are
 * @options: how to solve it; the cancellable and the progress are those of the task
 * @tells_all: whether each #LabRobotsProgress is reported; otherwise, only those whose bounds are
 *   other ones
 * @solution: the result, when the task has ended
 *
 * The job of a task that solves a position.
 */
typedef struct
{
  LabRobotsBoard    board;
  LabRobotsPosition position;
  LabRobotsOptions  options;
  gboolean          tells_all;
  LabRobotsSolution solution;
} LabRobotsSolving;

/** LAB_ROBOTS_SOLVING_KIND: what all tasks that solve a position have in common. */
#define LAB_ROBOTS_SOLVING_KIND \
  .work = lab_robots_solving_work, .free_job = lab_robots_solving_free, \
  .progress_size = sizeof (LabRobotsProgress)

/**
 * LabRobotsBoardTask:
 * @level: the level, not of %LAB_ROBOTS_MODE_BOARD
 * @is_made: whether a board was found; it is not if it was cancelled, or if none was found among
 *   very many
 * @board: the board, when the task has ended
 * @n_tried: (atomic): how many boards were tried so far
 *
 * The job of a task that makes the board of a level.
 */
typedef struct
{
  LabRobotsLevel level;
  gboolean       is_made;
  LabRobotsBoard board;
  guint          n_tried;
} LabRobotsBoardTask;

LabRobotsSolving        *lab_robots_solving_new          (const LabRobotsBoard    *board,
                                                          const LabRobotsPosition *position,
                                                          guint                    max_solutions);
void                     lab_robots_solving_free         (gpointer                 job);
void                     lab_robots_solving_work         (LabTask                 *task,
                                                          gpointer                 job);
const LabRobotsSolution *lab_robots_solving_get_solution (const LabTask           *task);
guint                    lab_robots_solving_get_bound    (LabTask                 *task);
void                     lab_robots_board_task_work      (LabTask                 *task,
                                                          gpointer                 job);

G_END_DECLS
