/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-tasks.h"

/* A window shares the memory with other programs. It is enough for the hardest boards with four
 * robots. */
#define MAX_MEMORY (G_GUINT64_CONSTANT (512) << 20)

/* A search in its thread. */
typedef struct
{
  LabTask *task;
  const LabRobotsSolving *job;
  guint lower_bound;            /* that were told last */
  guint best;
} Search;

/* Private helpers */

static void
on_progress (const LabRobotsProgress *progress,
             gpointer                 data)
{
  Search *search = data;

  if (!search->job->tells_all && search->lower_bound == progress->lower_bound
      && search->best == progress->best)
    return;
  search->lower_bound = progress->lower_bound;
  search->best = progress->best;
  lab_task_report (search->task, progress);
}

/* Public functions */

/**
 * lab_robots_solving_new: (constructor):
 * @board: a board
 * @position: (nullable): where its robots are; %NULL for the start
 * @max_solutions: how many optimal solutions to list; 0 for one, with all the memory that the
 *   solver takes on its own
 *
 * Returns: (transfer full): the job of a task that solves a position
 */
LabRobotsSolving *
lab_robots_solving_new (const LabRobotsBoard    *board,
                        const LabRobotsPosition *position,
                        guint                    max_solutions)
{
  LabRobotsSolving *self = g_new0 (LabRobotsSolving, 1);

  self->board = *board;
  self->position = position != NULL ? *position : lab_robots_board_get_start (board);
  self->options.max_memory = max_solutions > 0 ? MAX_MEMORY : 0;
  self->options.max_solutions = max_solutions;
  return self;
}

/** lab_robots_solving_free: frees a #LabRobotsSolving. */
void
lab_robots_solving_free (gpointer job)
{
  LabRobotsSolving *self = job;

  lab_robots_solution_clear (&self->solution);
  g_free (self);
}

/** lab_robots_solving_work: solves a position, in a thread. */
void
lab_robots_solving_work (LabTask *task,
                         gpointer job)
{
  LabRobotsSolving *self = job;
  Search search = { .task = task, .job = self };

  self->options.cancellable = task->cancellable;
  self->options.progress = on_progress;
  self->options.data = &search;
  lab_robots_solve (&self->board, &self->position, &self->options, &self->solution);
}

/**
 * lab_robots_solving_get_solution:
 * @task: (nullable): a task that solves a position
 *
 * Returns: (nullable) (transfer none): the result; %NULL if the search has not ended
 */
const LabRobotsSolution *
lab_robots_solving_get_solution (const LabTask *task)
{
  if (task == NULL || task->is_running)
    return NULL;
  return &((LabRobotsSolving *) task->job)->solution;
}

/** lab_robots_solving_get_bound: returns the number of moves that a solution has at least, as far
 * as @task (nullable), which solves a position, knows it. */
guint
lab_robots_solving_get_bound (LabTask *task)
{
  const LabRobotsSolution *solution = lab_robots_solving_get_solution (task);
  LabRobotsProgress progress = { 0 };

  if (solution != NULL)
    return solution->lower_bound;
  if (task != NULL)
    lab_task_get_progress (task, &progress);
  return progress.lower_bound;
}

/** lab_robots_board_task_work: makes the board of a level, in a thread. */
void
lab_robots_board_task_work (LabTask *task,
                            gpointer job)
{
  LabRobotsBoardTask *self = job;

  self->is_made = lab_robots_level_make (&self->level, task->cancellable,
                                         &self->n_tried, &self->board);
}
