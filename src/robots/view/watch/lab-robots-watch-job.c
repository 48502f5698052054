/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-watch-job.h"

struct _LabRobotsWatchJob
{
  LabRobotsWatchPlan plan;
  guint before;                 /* the states of the runs that are finished */
  guint n_expanded;             /* atomic: the states so far */
};

/* Private helpers: in the thread */

static void
on_progress (const LabRobotsProgress *progress,
             gpointer                 data)
{
  LabRobotsWatchJob *self = data;

  g_atomic_int_set (&self->n_expanded, self->before + (guint) progress->n_expanded);
}

/* Records all runs, which share the memory. */
static gboolean
record (LabRobotsWatchJob    *self,
        LabRobotsWatchResult *result,
        GCancellable         *cancellable)
{
  const LabRobotsWatchPlan *plan = &self->plan;
  guint scale = 0, columns = 0;

  for (guint i = 0; i < plan->n_algorithms; i++)
    {
      const LabRobotsOptions options = {
        .algorithm = plan->algorithms[i],
        .cancellable = cancellable,
        .progress = on_progress,
        .data = self,
      };

      result->runs[i] = lab_robots_watch_new (&result->board, &options,
                                              LAB_ROBOTS_WATCH_MAX_STATES / plan->n_algorithms);
      if (result->runs[i] == NULL)
        return FALSE;
      lab_robots_layers_begin (&result->layers[i], result->runs[i]);
      self->before += lab_robots_watch_get_n_steps (result->runs[i]);
      scale = MAX (scale, result->layers[i].most);
      columns = MAX (columns, result->layers[i].n_layers);
    }
  /* Only bars with one scale can be compared. */
  for (guint i = 0; i < plan->n_algorithms; i++)
    {
      result->layers[i].scale = scale;
      result->layers[i].columns = columns;
      result->layers[i].is_shared = plan->n_algorithms > 1;
    }
  return TRUE;
}

static void
work (GTask        *task,
      gpointer      source G_GNUC_UNUSED,
      gpointer      data,
      GCancellable *cancellable)
{
  LabRobotsWatchJob *self = data;
  g_autoptr (LabRobotsWatchResult) result = g_new0 (LabRobotsWatchResult, 1);
  gboolean done = TRUE;

  if (self->plan.has_board)
    result->board = self->plan.board;
  else
    done = lab_robots_level_make (&self->plan.level, cancellable, NULL, &result->board);
  done = done && record (self, result, cancellable);
  if (g_task_return_error_if_cancelled (task))
    return;
  g_task_return_pointer (task, done ? g_steal_pointer (&result) : NULL,
                         (GDestroyNotify) lab_robots_watch_result_free);
}

/* Public functions */

/**
 * lab_robots_watch_job_start:
 * @source: the object that is passed to @done
 * @plan: what to record
 * @cancellable: cancels the work
 * @done: called in the main thread at the end
 *
 * Starts to work in a thread.
 *
 * Returns: (transfer full): the job, which tells its progress
 */
LabRobotsWatchJob *
lab_robots_watch_job_start (gpointer                  source,
                            const LabRobotsWatchPlan *plan,
                            GCancellable             *cancellable,
                            GAsyncReadyCallback       done)
{
  LabRobotsWatchJob *self = g_atomic_rc_box_new0 (LabRobotsWatchJob);
  g_autoptr (GTask) task = g_task_new (source, cancellable, done, NULL);

  self->plan = *plan;
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self),
                        (GDestroyNotify) lab_robots_watch_job_unref);
  g_task_run_in_thread (task, work);
  return self;
}

/**
 * lab_robots_watch_job_finish:
 * @result: what the callback received
 * @error: return location for an error, if the job was cancelled
 *
 * Returns: (transfer full) (nullable): what was recorded; %NULL without an error if no such board
 *   was found
 */
LabRobotsWatchResult *
lab_robots_watch_job_finish (GAsyncResult  *result,
                             GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/** lab_robots_watch_job_get_n_expanded: returns about how many states were expanded so far. */
guint64
lab_robots_watch_job_get_n_expanded (LabRobotsWatchJob *self)
{
  return (guint) g_atomic_int_get (&self->n_expanded);
}

/** lab_robots_watch_job_unref: drops a reference; the work goes on unless it is cancelled. */
void
lab_robots_watch_job_unref (LabRobotsWatchJob *self)
{
  g_atomic_rc_box_release (self);
}

/** lab_robots_watch_result_free: frees what was recorded. */
void
lab_robots_watch_result_free (LabRobotsWatchResult *self)
{
  for (guint i = 0; i < LAB_ROBOTS_MAX_LANES; i++)
    g_clear_pointer (&self->runs[i], lab_robots_watch_free);
  g_free (self);
}
