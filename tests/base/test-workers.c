/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-workers.h"

#define N_TASKS 1000

/* Counts how often each task is done, and the states of threads. */
typedef struct
{
  int n_done[N_TASKS];
  int n_open;
  int n_opened;
  int stop_at;          /* the task that cancels the others; -1 for none */
  LabWorkers *workers;
  guint n_calls;        /* of the function that is called at the end */
} Work;

/* Private helpers */

static gpointer
open_state (gpointer data)
{
  Work *self = data;

  g_atomic_int_inc (&self->n_open);
  g_atomic_int_inc (&self->n_opened);
  return self;
}

static void
close_state (gpointer state)
{
  Work *self = state;

  g_atomic_int_add (&self->n_open, -1);
}

static gboolean
work (gpointer      data,
      gpointer      state,
      guint         number,
      GCancellable *cancellable)
{
  Work *self = data;

  g_assert_true (state == self);
  if ((int) number == self->stop_at)
    g_cancellable_cancel (self->workers->cancellable);
  if (g_cancellable_is_cancelled (cancellable))
    return FALSE;
  g_atomic_int_inc (&self->n_done[number]);
  return TRUE;
}

static gboolean
on_done (gpointer data)
{
  Work *self = data;

  self->n_calls++;
  return G_SOURCE_REMOVE;
}

static void
run (Work  *self,
     guint  n_tasks,
     guint  n_threads)
{
  self->workers = lab_workers_new (n_tasks, work, self);
  lab_workers_set_state (self->workers, open_state, close_state);
  lab_workers_start (self->workers, n_threads, on_done, self);
  lab_test_wait (self->n_calls > 0);
  lab_workers_wait (self->workers);
  g_assert_cmpint (self->n_open, ==, 0);
  g_assert_cmpuint (self->n_calls, ==, 1);
}

/* Tests */

/* Each task is done once, by any number of threads. */
LAB_TEST ("/workers/tasks", test_tasks)
{
  for (guint n_threads = 1; n_threads <= 9; n_threads += 4)
    {
      Work self = { .stop_at = -1 };

      run (&self, N_TASKS, n_threads);
      g_assert_cmpuint (lab_workers_count_finished (self.workers), ==, N_TASKS);
      g_assert_cmpuint (self.workers->n_tasks, ==, N_TASKS);
      g_assert_cmpint (self.n_opened, ==, n_threads);
      for (guint i = 0; i < N_TASKS; i++)
        g_assert_cmpint (self.n_done[i], ==, 1);
      lab_workers_free (self.workers);
    }
}

/* Without tasks, the end is told all the same. */
LAB_TEST ("/workers/nothing", test_nothing)
{
  Work self = { .stop_at = -1 };

  run (&self, 0, 4);
  g_assert_cmpuint (lab_workers_count_finished (self.workers), ==, 0);
  lab_workers_free (self.workers);
}

/* What was finished before a cancellation counts, and nothing else is done. */
LAB_TEST ("/workers/cancel", test_cancel)
{
  Work self = { .stop_at = 100 };
  guint n = 0;

  run (&self, N_TASKS, 1);
  for (guint i = 0; i < N_TASKS; i++)
    n += self.n_done[i];
  g_assert_cmpuint (n, ==, 100);
  g_assert_cmpuint (lab_workers_count_finished (self.workers), ==, 100);
  lab_workers_free (self.workers);
}

/* Workers that are freed call nobody any more. */
LAB_TEST ("/workers/free", test_free)
{
  Work self = { .stop_at = -1 };

  self.workers = lab_workers_new (N_TASKS, work, &self);
  lab_workers_set_state (self.workers, open_state, close_state);
  lab_workers_start (self.workers, 3, on_done, &self);
  lab_workers_wait (self.workers);
  lab_workers_free (self.workers);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpuint (self.n_calls, ==, 0);
}
