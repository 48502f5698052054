/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-robots-making.h"

/* What the thread and the main loop share. */
typedef struct
{
  LabRobotsLevel level;
  LabRobotsBoard board;         /* when the thread has ended */
  GCancellable *cancellable;
  LabRobotsMaking *owner;       /* only for the main loop; NULL when it is gone */
  guint n_tried;                /* atomic */
} Job;

struct _LabRobotsMaking
{
  LabRobotsMakingFunc func;
  gpointer data;
  Job *job;                     /* (owned): a reference */
};

/* Private helpers */

static void
clear_job (gpointer data)
{
  g_object_unref (((Job *) data)->cancellable);
}

static void
release_job (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear_job);
}

static void
make_in_thread (GTask        *task,
                gpointer      source G_GNUC_UNUSED,
                gpointer      data,
                GCancellable *cancellable)
{
  Job *job = data;

  g_task_return_boolean (task, lab_robots_level_make (&job->level, cancellable, &job->n_tried,
                                                      &job->board));
}

static void
on_made (GObject      *source G_GNUC_UNUSED,
         GAsyncResult *result,
         gpointer      data G_GNUC_UNUSED)
{
  Job *job = g_task_get_task_data (G_TASK (result));
  LabRobotsMaking *self = job->owner;
  gboolean is_made = g_task_propagate_boolean (G_TASK (result), NULL);

  if (self != NULL)
    self->func (&job->level, is_made ? &job->board : NULL, self->data);
}

/* Public functions */

/**
 * lab_robots_making_new: (constructor):
 * @level: a level, not of %LAB_ROBOTS_MODE_BOARD
 * @func: called at the end; not after lab_robots_making_free()
 * @data: passed to @func
 *
 * Starts to make the board of a level.
 */
LabRobotsMaking *
lab_robots_making_new (const LabRobotsLevel *level,
                       LabRobotsMakingFunc   func,
                       gpointer              data)
{
  LabRobotsMaking *self = g_new0 (LabRobotsMaking, 1);
  Job *job = g_atomic_rc_box_new0 (Job);
  g_autoptr (GTask) task = NULL;

  job->level = *level;
  job->cancellable = g_cancellable_new ();
  job->owner = self;
  self->func = func;
  self->data = data;
  self->job = job;
  task = g_task_new (NULL, job->cancellable, on_made, NULL);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (job), release_job);
  g_task_run_in_thread (task, make_in_thread);
  return self;
}

/** lab_robots_making_free: frees @self, and cancels the work if it is not done. Does not wait for
 * it. */
void
lab_robots_making_free (LabRobotsMaking *self)
{
  g_cancellable_cancel (self->job->cancellable);
  self->job->owner = NULL;
  release_job (self->job);
  g_free (self);
}

/** lab_robots_making_get_n_tried: returns how many boards were tried so far. */
guint
lab_robots_making_get_n_tried (LabRobotsMaking *self)
{
  return (guint) g_atomic_int_get (&self->job->n_tried);
}
