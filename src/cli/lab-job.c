/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-job.h"

#include <signal.h>
#include <stdio.h>

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "lab-terminal.h"

/* How often the progress is shown, in milliseconds. */
#define TICK 200

struct _LabRobotsJob
{
  LabRobotsJobFunc work;
  LabRobotsJobShow show;
  gpointer data;
  GCancellable *cancellable;
  LabProgress progress;
  GMutex lock;          /* keeps what both threads print apart */
  GMainLoop *loop;
  guint interrupt;      /* the source that waits for Ctrl-C; 0 after Ctrl-C */
};

/* Private helpers */

static gboolean
on_done (gpointer data)
{
  LabRobotsJob *self = data;

  g_main_loop_quit (self->loop);
  return G_SOURCE_REMOVE;
}

static gpointer
work_in_thread (gpointer data)
{
  LabRobotsJob *self = data;

  self->work (self, self->cancellable, self->data);
  g_idle_add (on_done, self);
  return NULL;
}

/* The first Ctrl-C ends the work. It also removes this handler, so the second one ends the
 * program. */
static gboolean
on_interrupt (gpointer data)
{
  LabRobotsJob *self = data;

  self->interrupt = 0;
  g_cancellable_cancel (self->cancellable);
  return G_SOURCE_REMOVE;
}

static gboolean
on_tick (gpointer data)
{
  LabRobotsJob *self = data;

  g_mutex_lock (&self->lock);
  self->show (&self->progress, self->data);
  g_mutex_unlock (&self->lock);
  return G_SOURCE_CONTINUE;
}

/* Public functions */

/**
 * lab_robots_job_run:
 * @work: what to do
 * @total: the number of steps to do; 0 if nobody knows
 * @show: shows how far the work is
 * @data: for @work and @show
 *
 * Does work in another thread until it ends. Shows its progress on a terminal. The user can stop it
 * early with Ctrl-C.
 *
 * Returns: %FALSE if the user stopped it
 */
gboolean
lab_robots_job_run (LabRobotsJobFunc work,
                    guint            total,
                    LabRobotsJobShow show,
                    gpointer         data)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  LabRobotsJob self = { .work = work, .show = show, .data = data, .cancellable = cancellable,
                        .loop = loop };
  GThread *thread;
  guint tick;

  g_mutex_init (&self.lock);
  lab_progress_init (&self.progress, total);
  self.progress.format = lab_robots_job_format_boards;
  tick = g_timeout_add (TICK, on_tick, &self);
  self.interrupt = g_unix_signal_add (SIGINT, on_interrupt, &self);
  thread = g_thread_new ("robots", work_in_thread, &self);
  g_main_loop_run (loop);
  g_thread_join (thread);
  g_source_remove (tick);
  lab_progress_clear (&self.progress);
  g_mutex_clear (&self.lock);
  if (self.interrupt == 0)
    return FALSE;
  g_source_remove (self.interrupt);
  return TRUE;
}

/**
 * lab_robots_job_format_boards:
 * @n_done: how many boards are finished
 * @total: how many there are
 * @left: the time left, such as 1:23
 *
 * Returns: (transfer full): the text beside a progress bar, see #LabProgressFormat
 */
char *
lab_robots_job_format_boards (guint       n_done,
                              guint       total,
                              const char *left)
{
  /* Translators: how many boards are finished, how many there are, then the time left, such as
   * 1:23 for minutes and seconds. Keep it shorter than 55 letters. */
  return g_strdup_printf (_("Boards: %u of %u. Time left: %s"), n_done, total, left);
}

/**
 * lab_robots_job_say:
 * @self: the job, in its thread
 * @text: a line
 * @error: return location for a #LabCommandError
 *
 * Prints a line to the standard output at once, since another program may wait for it.
 *
 * Returns: %FALSE if it could not be written
 */
gboolean
lab_robots_job_say (LabRobotsJob  *self,
                    const char    *text,
                    GError       **error)
{
  gboolean is_written;

  g_mutex_lock (&self->lock);
  lab_progress_clear (&self->progress);
  lab_terminal_say ("%s", text);
  is_written = lab_terminal_flush (error);
  g_mutex_unlock (&self->lock);
  return is_written;
}

/** lab_robots_job_warn: prints a line to the standard error, from the thread of the job. */
void
lab_robots_job_warn (LabRobotsJob *self,
                     const char   *text)
{
  g_mutex_lock (&self->lock);
  lab_progress_clear (&self->progress);
  fprintf (stderr, "labyrinthe-lab: %s\n", text);
  g_mutex_unlock (&self->lock);
}
