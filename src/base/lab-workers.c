/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-workers.h"

/* Private helpers */

/* Does one task after the other until no task is left. */
static gpointer
run (gpointer data)
{
  LabWorkers *self = data;
  gpointer state = self->open != NULL ? self->open (self->data) : NULL;

  while (!g_cancellable_is_cancelled (self->cancellable))
    {
      guint number = (guint) g_atomic_int_add (&self->next, 1);

      if (number >= self->n_tasks)
        break;
      if (self->work (self->data, state, number, self->cancellable))
        g_atomic_int_inc (&self->n_finished);
    }
  if (self->close != NULL)
    self->close (state);
  if (g_atomic_int_dec_and_test (&self->n_running))
    g_source_attach (self->done, NULL);
  return NULL;
}

/* Starts a thread. Returns %FALSE if the system allows no more threads. */
static gboolean
start_thread (LabWorkers *self)
{
  GThread *thread = g_thread_try_new ("worker", run, self, NULL);

  if (thread != NULL)
    g_ptr_array_add (self->threads, thread);
  return thread != NULL;
}

/* Public functions */

/**
 * lab_workers_new:
 * @n_tasks: the number of tasks
 * @work: does a task
 * @data: for @work, which must outlive the workers
 *
 * Returns: (transfer full): workers that have not started yet
 */
LabWorkers *
lab_workers_new (guint          n_tasks,
                 LabWorkersFunc work,
                 gpointer       data)
{
  LabWorkers *self;

  g_return_val_if_fail (work != NULL, NULL);

  self = g_new0 (LabWorkers, 1);
  self->n_tasks = n_tasks;
  self->work = work;
  self->data = data;
  self->cancellable = g_cancellable_new ();
  self->threads = g_ptr_array_new ();
  return self;
}

/** lab_workers_free: cancels the tasks, waits for the threads, and frees @self. */
void
lab_workers_free (LabWorkers *self)
{
  g_cancellable_cancel (self->cancellable);
  lab_workers_wait (self);
  if (self->done != NULL)
    {
      g_source_destroy (self->done);
      g_source_unref (self->done);
    }
  g_ptr_array_unref (self->threads);
  g_object_unref (self->cancellable);
  g_free (self);
}

/**
 * lab_workers_set_state:
 * @self: workers that have not started yet
 * @open: called in each thread before its first task
 * @close: called in each thread after its last task, with what @open returned
 *
 * Gives each thread something of its own.
 */
void
lab_workers_set_state (LabWorkers         *self,
                       LabWorkersOpenFunc  open,
                       GDestroyNotify      close)
{
  g_return_if_fail (self != NULL && open != NULL && close != NULL);

  self->open = open;
  self->close = close;
}

/**
 * lab_workers_start:
 * @self: workers that have not started yet
 * @n_threads: the number of threads; if it is larger, one for each task
 * @done: called from the default main context when all threads have ended, unless @self is freed
 *   before that; returns %G_SOURCE_REMOVE
 * @data: for @done
 *
 * Starts the tasks. If the system allows no more threads, there are fewer; without any, the tasks
 * are done before this returns.
 */
void
lab_workers_start (LabWorkers  *self,
                   guint        n_threads,
                   GSourceFunc  done,
                   gpointer     data)
{
  g_return_if_fail (self != NULL && n_threads > 0 && done != NULL);
  g_return_if_fail (self->done == NULL);

  self->done = g_idle_source_new ();
  g_source_set_callback (self->done, done, data, NULL);
  n_threads = MIN (n_threads, self->n_tasks);
  /* One more, so that @done is not called before all have started. */
  self->n_running = 1;
  for (guint i = 0; i < n_threads; i++)
    {
      g_atomic_int_inc (&self->n_running);
      if (!start_thread (self))
        {
          g_atomic_int_add (&self->n_running, -1);
          break;
        }
    }
  if (self->threads->len == 0)
    run (self);
  else if (g_atomic_int_dec_and_test (&self->n_running))
    g_source_attach (self->done, NULL);
}

/** lab_workers_wait: waits until all threads have ended. */
void
lab_workers_wait (LabWorkers *self)
{
  for (guint i = 0; i < self->threads->len; i++)
    g_thread_join (g_ptr_array_index (self->threads, i));
  g_ptr_array_set_size (self->threads, 0);
}

/** lab_workers_count_finished: returns the number of finished tasks. Can be called at any time. */
guint
lab_workers_count_finished (LabWorkers *self)
{
  return (guint) g_atomic_int_get (&self->n_finished);
}
