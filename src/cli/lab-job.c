/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-job.h"

#include <signal.h>
#include <stdio.h>

#include <glib-unix.h>

#include "lab-task.h"
#include "lab-terminal.h"

/* How often the progress is shown, in milliseconds. */
#define TICK 200
#define WORKERS_TICK 100

/* Ctrl-C, and what other programs send to end one. */
static const int signals[] = { SIGINT, SIGTERM };

struct _LabJob
{
  LabJobFunc work;
  LabJobShow show;      /* (nullable) */
  gpointer data;
  LabTask *task;        /* (nullable): does the work, unless there are workers */
  LabWorkers *workers;  /* (nullable) */
  LabProgress progress;
  GMutex lock;          /* keeps what both threads print apart */
  GMainLoop *loop;
  guint sources[G_N_ELEMENTS (signals)]; /* wait for the signals */
  gboolean is_stopped;  /* one has come */
};

/* Private helpers */

static void
do_work (LabTask  *task,
         gpointer  job)
{
  LabJob *self = job;

  self->work (self, task->cancellable, self->data);
}

static void
on_task_done (gpointer job,
              gpointer owner G_GNUC_UNUSED)
{
  LabJob *self = job;

  g_main_loop_quit (self->loop);
}

static gboolean
on_workers_done (gpointer data)
{
  LabJob *self = data;

  g_main_loop_quit (self->loop);
  return G_SOURCE_REMOVE;
}

static void
remove_sources (LabJob *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_source_remove (self->sources[i]);
}

/* The first signal ends the work. It also removes the handlers, so the second one ends the
 * program. */
static gboolean
on_signal (gpointer data)
{
  LabJob *self = data;

  self->is_stopped = TRUE;
  remove_sources (self);
  if (self->workers != NULL)
    g_cancellable_cancel (self->workers->cancellable);
  else
    g_cancellable_cancel (self->task->cancellable);
  return G_SOURCE_REMOVE;
}

static gboolean
on_tick (gpointer data)
{
  LabJob *self = data;

  g_mutex_lock (&self->lock);
  if (self->show != NULL)
    self->show (&self->progress, self->data);
  if (self->workers != NULL)
    lab_progress_show (&self->progress, lab_workers_count_finished (self->workers));
  g_mutex_unlock (&self->lock);
  return G_SOURCE_CONTINUE;
}

static void
init (LabJob            *self,
      guint              total,
      LabProgressFormat  format)
{
  self->loop = g_main_loop_new (NULL, FALSE);
  g_mutex_init (&self->lock);
  lab_progress_init (&self->progress, total);
  if (format != NULL)
    self->progress.format = format;
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    self->sources[i] = g_unix_signal_add (signals[i], on_signal, self);
}

/* Waits until the work has ended. Returns FALSE if the user stopped it. */
static gboolean
wait_and_clear (LabJob *self,
                guint   interval)
{
  guint tick = g_timeout_add (interval, on_tick, self);

  g_main_loop_run (self->loop);
  g_source_remove (tick);
  g_main_loop_unref (self->loop);
  g_mutex_clear (&self->lock);
  if (!self->is_stopped)
    remove_sources (self);
  return !self->is_stopped;
}

/* Public functions */

/**
 * lab_job_run:
 * @work: what to do
 * @total: the number of steps to do; 0 if nobody knows
 * @format: (nullable): describes how far the work is; %NULL for games
 * @show: (nullable): shows how far the work is; %NULL if @work prints it
 * @data: for @work and @show
 *
 * Does work in another thread until it ends. Shows its progress on a terminal. The user can stop it
 * early with Ctrl-C or SIGTERM.
 *
 * Returns: %FALSE if the user stopped it
 */
gboolean
lab_job_run (LabJobFunc         work,
             guint              total,
             LabProgressFormat  format,
             LabJobShow         show,
             gpointer           data)
{
  static const LabTaskKind kind = { .work = do_work, .done = on_task_done };
  LabJob self = { .work = work, .show = show, .data = data };
  gboolean complete;

  init (&self, total, format);
  self.task = lab_task_start (&kind, &self, &self);
  complete = wait_and_clear (&self, TICK);
  if (show != NULL)
    lab_progress_clear (&self.progress);
  lab_task_free (self.task);
  return complete;
}

/**
 * lab_job_run_workers:
 * @workers: workers that have not started yet
 * @n_jobs: the number of threads
 * @format: (nullable): describes how far the work is; %NULL for games
 * @tick: (nullable): called now and then before the bar is drawn, and when the work has ended
 * @data: for @tick
 *
 * Does work in several threads and shows its progress. The user can stop it early with Ctrl-C or
 * SIGTERM.
 *
 * Returns: %FALSE if the user stopped it
 */
gboolean
lab_job_run_workers (LabWorkers        *workers,
                     guint              n_jobs,
                     LabProgressFormat  format,
                     LabJobShow         tick,
                     gpointer           data)
{
  LabJob self = { .show = tick, .data = data, .workers = workers };
  gboolean complete;

  init (&self, workers->n_tasks, format);
  lab_workers_start (workers, n_jobs, on_workers_done, &self);
  complete = wait_and_clear (&self, WORKERS_TICK);
  lab_workers_wait (workers);
  if (tick != NULL)
    tick (&self.progress, data);
  lab_progress_clear (&self.progress);
  return complete;
}

/**
 * lab_job_say:
 * @self: the job, in its thread
 * @text: a line
 * @error: return location for a #LabCommandError
 *
 * Prints a line to the standard output at once, since another program may wait for it.
 *
 * Returns: %FALSE if it could not be written
 */
gboolean
lab_job_say (LabJob      *self,
             const char  *text,
             GError     **error)
{
  gboolean is_written;

  g_mutex_lock (&self->lock);
  lab_progress_clear (&self->progress);
  lab_terminal_say ("%s", text);
  is_written = lab_terminal_flush (error);
  g_mutex_unlock (&self->lock);
  return is_written;
}

/** lab_job_warn: prints a line to the standard error, from the thread of the job. */
void
lab_job_warn (LabJob     *self,
              const char *text)
{
  g_mutex_lock (&self->lock);
  lab_progress_clear (&self->progress);
  fprintf (stderr, "labyrinthe-lab: %s\n", text);
  g_mutex_unlock (&self->lock);
}
