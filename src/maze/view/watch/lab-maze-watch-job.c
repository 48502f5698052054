/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-watch-job.h"

#include "lab-maze-watch-files.h"

/* The number of steps is passed on in this unit, so that it fits into an int. */
#define UNIT 1024

struct _LabMazeWatchJob
{
  LabMazeWatchPlan plan;
  LabMaze *maze;              /* (nullable): the maze to solve */
  guint64 before;             /* the steps of the runs that are finished */
  int progress;               /* atomic: the steps so far, in units */
};

/* Private helpers: in the thread */

static void
on_progress (guint64  n_steps,
             gpointer data)
{
  LabMazeWatchJob *self = data;

  g_atomic_int_set (&self->progress, (int) ((self->before + n_steps) / UNIT));
}

static LabMaze *
make_maze (const LabMazeWatchPlan  *plan,
           GCancellable            *cancellable,
           GError                 **error)
{
  g_autoptr (LabMaze) maze = lab_maze_new (plan->side, plan->side, error);
  LabRandom random;

  lab_random_init (&random, plan->seed);
  if (maze == NULL
      || !lab_maze_generate_in_thread (maze, plan->generator, &random, cancellable, error))
    return NULL;
  return g_steal_pointer (&maze);
}

static gboolean
may_record (guint64 height,
            guint64 width)
{
  return height * width <= LAB_MAZE_RUN_MAX_CELLS;
}

/* Records the generator and takes the finished maze from the run. */
static void
record_generator (LabMazeWatchJob    *self,
                  LabMazeWatchResult *result,
                  GCancellable       *cancellable)
{
  const LabMazeWatchPlan *plan = &self->plan;
  LabMazeRun *run = lab_maze_run_new_generator (plan->side, plan->side, plan->generator, plan->seed,
                                                cancellable, on_progress, self, NULL);

  if (run == NULL)
    return;
  lab_maze_run_go_to (run, lab_maze_run_get_n_steps (run));
  result->maze = lab_maze_copy (lab_maze_run_get_maze (run), NULL);
  lab_maze_run_go_to (run, 0);
  result->runs[0] = run;
}

/* Finds the first and the last cell that is not left out. */
static void
find_ends (const LabMaze *maze,
           LabMazeCell   *start,
           LabMazeCell   *goal)
{
  guint64 width = lab_maze_get_width (maze), n = lab_maze_get_height (maze) * width;
  guint64 first = 0, last = n - 1;

  do
    *start = (LabMazeCell) { (guint) (first / width), (guint) (first % width) };
  while (!lab_maze_has_cell (maze, *start) && ++first < n);
  do
    *goal = (LabMazeCell) { (guint) (last / width), (guint) (last % width) };
  while (!lab_maze_has_cell (maze, *goal) && last-- > 0);
}

/* Records all solvers, or none. */
static void
record_solvers (LabMazeWatchJob    *self,
                LabMazeWatchResult *result,
                GCancellable       *cancellable)
{
  LabMazeCell start, goal;

  find_ends (result->maze, &start, &goal);
  for (guint i = 0; i < self->plan.n_solvers; i++)
    {
      result->runs[i] = lab_maze_run_new_solver (result->maze, self->plan.solvers[i], start, goal,
                                                 cancellable, on_progress, self, NULL);
      if (result->runs[i] == NULL)
        break;
      self->before += lab_maze_run_get_n_steps (result->runs[i]);
    }
  if (result->runs[self->plan.n_solvers - 1] != NULL)
    return;
  for (guint i = 0; i < self->plan.n_solvers; i++)
    g_clear_pointer (&result->runs[i], lab_maze_run_free);
}

static void
work (GTask        *task,
      gpointer      source G_GNUC_UNUSED,
      gpointer      data,
      GCancellable *cancellable)
{
  LabMazeWatchJob *self = data;
  g_autoptr (LabMazeWatchResult) result = g_new0 (LabMazeWatchResult, 1);
  GError *error = NULL;

  result->maze = g_steal_pointer (&self->maze);
  if (self->plan.file != NULL)
    result->maze = lab_maze_watch_files_read (self->plan.file, cancellable, &error);
  else if (self->plan.stage == LAB_MAZE_STAGE_GENERATE
           && may_record (self->plan.side, self->plan.side))
    record_generator (self, result, cancellable);
  if (result->maze == NULL && error == NULL && !g_cancellable_is_cancelled (cancellable))
    result->maze = make_maze (&self->plan, cancellable, &error);
  if (result->maze != NULL && self->plan.stage == LAB_MAZE_STAGE_SOLVE
      && may_record (lab_maze_get_height (result->maze), lab_maze_get_width (result->maze)))
    record_solvers (self, result, cancellable);
  if (g_task_return_error_if_cancelled (task))
    g_clear_error (&error);
  else if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, g_steal_pointer (&result),
                           (GDestroyNotify) lab_maze_watch_result_free);
}

static void
clear (gpointer data)
{
  LabMazeWatchJob *self = data;

  g_clear_pointer (&self->maze, lab_maze_free);
  g_clear_object (&self->plan.file);
}

/* Public functions */

/**
 * lab_maze_watch_job_start:
 * @source: the object that is passed to @done
 * @plan: what to make
 * @maze: (transfer full) (nullable): the maze to solve; if %NULL, it is read or generated
 * @cancellable: cancels the work
 * @done: called in the main thread at the end
 *
 * Starts to work in a thread.
 *
 * Returns: (transfer full): the job, which tells its progress
 */
LabMazeWatchJob *
lab_maze_watch_job_start (gpointer                source,
                          const LabMazeWatchPlan *plan,
                          LabMaze                *maze,
                          GCancellable           *cancellable,
                          GAsyncReadyCallback     done)
{
  LabMazeWatchJob *self = g_atomic_rc_box_new0 (LabMazeWatchJob);
  g_autoptr (GTask) task = g_task_new (source, cancellable, done, NULL);

  self->plan = *plan;
  if (plan->file != NULL)
    g_object_ref (plan->file);
  self->maze = maze;
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self),
                        (GDestroyNotify) lab_maze_watch_job_unref);
  g_task_run_in_thread (task, work);
  return self;
}

/**
 * lab_maze_watch_job_finish:
 * @result: what the callback received
 * @error: return location for an error, also if the job was cancelled
 *
 * Returns: (transfer full) (nullable): what was made
 */
LabMazeWatchResult *
lab_maze_watch_job_finish (GAsyncResult  *result,
                           GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/** lab_maze_watch_job_get_n_steps: returns about how many steps were recorded so far. */
guint64
lab_maze_watch_job_get_n_steps (LabMazeWatchJob *self)
{
  return (guint64) g_atomic_int_get (&self->progress) * UNIT;
}

/** lab_maze_watch_job_unref: drops a reference; the work goes on unless it is cancelled. */
void
lab_maze_watch_job_unref (LabMazeWatchJob *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/** lab_maze_watch_result_free: frees what was made. */
void
lab_maze_watch_result_free (LabMazeWatchResult *self)
{
  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    g_clear_pointer (&self->runs[i], lab_maze_run_free);
  g_clear_pointer (&self->maze, lab_maze_free);
  g_free (self);
}
