/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-task.h"

#include <string.h>

#include "lab-pending-work.h"

/* Private helpers */

static void
clear (gpointer data)
{
  LabTask *self = data;

  if (self->kind->free_job != NULL)
    self->kind->free_job (self->job);
  g_free (self->progress);
  g_object_unref (self->cancellable);
  g_mutex_clear (&self->mutex);
}

static void
unref (gpointer self)
{
  g_atomic_rc_box_release_full (self, clear);
}

static gboolean
tell_progress (gpointer data)
{
  LabTask *self = data;

  g_mutex_lock (&self->mutex);
  self->is_told = FALSE;
  g_mutex_unlock (&self->mutex);
  if (!self->is_freed && self->is_running)
    self->kind->on_progress (self->job, self->owner);
  return G_SOURCE_REMOVE;
}

static void
work_in_thread (GTask        *task,
                gpointer      source G_GNUC_UNUSED,
                gpointer      data,
                GCancellable *cancellable G_GNUC_UNUSED)
{
  LabTask *self = data;

  self->kind->work (self, self->job);
  g_task_return_boolean (task, TRUE);
}

static void
on_done (GObject      *source G_GNUC_UNUSED,
         GAsyncResult *result,
         gpointer      data)
{
  LabTask *self = data;

  g_task_propagate_boolean (G_TASK (result), NULL);
  self->is_running = FALSE;
  if (self->kind->goes_on)
    lab_pending_work_end ();
  if ((!self->is_freed || self->kind->goes_on) && self->kind->done != NULL)
    self->kind->done (self->job, self->is_freed ? NULL : self->owner);
  unref (self);
}

/* Public functions */

/**
 * lab_task_start: (constructor):
 * @kind: what to do
 * @job: (transfer full): what the thread is asked, and where it answers
 * @owner: who wants to know it, for the functions of @kind
 *
 * Starts a thread.
 *
 * Returns: (transfer full): the task, which the owner frees
 */
LabTask *
lab_task_start (const LabTaskKind *kind,
                gpointer           job,
                gpointer           owner)
{
  LabTask *self = g_atomic_rc_box_new0 (LabTask);
  g_autoptr (GTask) task = NULL;

  self->kind = kind;
  self->job = job;
  self->owner = owner;
  self->cancellable = g_cancellable_new ();
  self->is_running = TRUE;
  self->progress = g_malloc0 (kind->progress_size);
  g_mutex_init (&self->mutex);
  task = g_task_new (NULL, NULL, on_done, g_atomic_rc_box_acquire (self));
  g_task_set_task_data (task, self, NULL);
  if (kind->goes_on)
    lab_pending_work_begin ();
  g_task_run_in_thread (task, work_in_thread);
  return self;
}

/** lab_task_free: cancels the work if it runs, unless it goes on; the owner is not called any more.
 * Does not wait. */
void
lab_task_free (LabTask *self)
{
  self->is_freed = TRUE;
  if (!self->kind->goes_on)
    g_cancellable_cancel (self->cancellable);
  unref (self);
}

/**
 * lab_task_get_progress:
 * @self: a task
 * @progress: (out caller-allocates): the latest report; zeros if there is none
 *
 * Returns: whether there was a report
 */
gboolean
lab_task_get_progress (LabTask  *self,
                       gpointer  progress)
{
  gboolean has_progress;

  g_mutex_lock (&self->mutex);
  memcpy (progress, self->progress, self->kind->progress_size);
  has_progress = self->has_progress;
  g_mutex_unlock (&self->mutex);
  return has_progress;
}

/**
 * lab_task_report:
 * @self: a task, in its thread
 * @progress: how far it has come
 *
 * Tells the main thread the progress. Reports that nobody has read yet are replaced.
 */
void
lab_task_report (LabTask       *self,
                 gconstpointer  progress)
{
  g_mutex_lock (&self->mutex);
  memcpy (self->progress, progress, self->kind->progress_size);
  self->has_progress = TRUE;
  if (self->kind->on_progress != NULL && !self->is_told)
    {
      self->is_told = TRUE;
      g_idle_add_full (G_PRIORITY_DEFAULT, tell_progress, g_atomic_rc_box_acquire (self), unref);
    }
  g_mutex_unlock (&self->mutex);
}
