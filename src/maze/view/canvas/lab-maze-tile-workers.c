/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-tile-workers.h"

#include "lab-maze-gate.h"

#define MAX_THREADS 4

struct _LabMazeTileWorkers
{
  LabMazeTileReady ready;
  gpointer         data;
  GThreadPool     *pool;
  guint            n_threads;

  /* What the threads read; it changes only while they may not. */
  LabMazeGate      gate;
  LabMazeScene     scene;
  guint            epoch;       /* which scene that is */

  /* What the mutex protects. */
  GMutex           mutex;
  GCond            finished;
  GQueue           wanted;      /* of jobs, the next one first */
  GQueue           running;     /* of jobs */
  GQueue           done;        /* of jobs */
  guint            n_active;    /* the threads that look for jobs */
  guint            source;      /* calls @ready, or 0 */
};

/* What a thread knows while it draws. */
typedef struct
{
  LabMazeTileWorkers *self;
  LabMazeTileJob     *job;
} Drawing;

/* Private helpers */

static gboolean
on_ready (gpointer data)
{
  LabMazeTileWorkers *self = data;

  g_mutex_lock (&self->mutex);
  self->source = 0;
  g_mutex_unlock (&self->mutex);
  self->ready (self->data);
  return G_SOURCE_REMOVE;
}

static gboolean
pause_drawing (gpointer data)
{
  Drawing *drawing = data;
  LabMazeTileWorkers *self = drawing->self;

  lab_maze_gate_end_read (&self->gate);
  lab_maze_gate_begin_read (&self->gate);
  return drawing->job->epoch == self->epoch;
}

static void
draw (LabMazeTileWorkers *self,
      LabMazeTileJob     *job)
{
  Drawing drawing = { self, job };
  g_autofree guint32 *pixels = g_new (guint32, (gsize) job->area.width * job->area.height);

  lab_maze_gate_begin_read (&self->gate);
  if (job->epoch == self->epoch && self->scene.maze != NULL
      && lab_maze_raster_draw (&self->scene, &job->area, pause_drawing, &drawing, pixels))
    job->pixels = g_steal_pointer (&pixels);
  lab_maze_gate_end_read (&self->gate);
}

/* A thread: draws until nothing is wanted. */
static void
work (gpointer token G_GNUC_UNUSED,
      gpointer data)
{
  LabMazeTileWorkers *self = data;
  LabMazeTileJob *job;

  g_mutex_lock (&self->mutex);
  while ((job = g_queue_pop_head (&self->wanted)) != NULL)
    {
      g_queue_push_tail (&self->running, job);
      g_mutex_unlock (&self->mutex);
      draw (self, job);
      g_mutex_lock (&self->mutex);
      g_queue_remove (&self->running, job);
      g_queue_push_tail (&self->done, job);
      g_cond_broadcast (&self->finished);
      if (self->source == 0)
        self->source = g_idle_add_full (G_PRIORITY_DEFAULT, on_ready, self, NULL);
    }
  self->n_active--;
  g_cond_broadcast (&self->finished);
  g_mutex_unlock (&self->mutex);
}

static gboolean
is_in (const GQueue *jobs,
       guint64       id)
{
  for (const GList *link = jobs->head; link != NULL; link = link->next)
    {
      if (((const LabMazeTileJob *) link->data)->id == id)
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_urgent (const GQueue *jobs)
{
  for (const GList *link = jobs->head; link != NULL; link = link->next)
    {
      if (((const LabMazeTileJob *) link->data)->urgent)
        return TRUE;
    }
  return FALSE;
}

static void
clear_jobs (GQueue *jobs)
{
  g_queue_clear_full (jobs, (GDestroyNotify) lab_maze_tile_job_free);
}

/* Public functions */

/**
 * lab_maze_tile_workers_new:
 * @ready: called in the main thread when tiles can be taken
 * @data: for @ready
 *
 * Returns: (transfer full): threads with an empty scene
 */
LabMazeTileWorkers *
lab_maze_tile_workers_new (LabMazeTileReady ready,
                           gpointer         data)
{
  LabMazeTileWorkers *self = g_new0 (LabMazeTileWorkers, 1);

  self->ready = ready;
  self->data = data;
  self->n_threads = MIN (g_get_num_processors (), MAX_THREADS);
  lab_maze_gate_init (&self->gate);
  g_mutex_init (&self->mutex);
  g_cond_init (&self->finished);
  self->pool = g_thread_pool_new (work, self, (int) self->n_threads, FALSE, NULL);
  return self;
}

/** lab_maze_tile_workers_free: stops the threads, waits for them, and frees everything. */
void
lab_maze_tile_workers_free (LabMazeTileWorkers *self)
{
  if (self == NULL)
    return;
  g_mutex_lock (&self->mutex);
  clear_jobs (&self->wanted);
  g_mutex_unlock (&self->mutex);
  lab_maze_tile_workers_begin_change (self);
  lab_maze_tile_workers_restart (self);
  lab_maze_tile_workers_end_change (self);
  g_mutex_lock (&self->mutex);
  while (self->n_active > 0)
    g_cond_wait (&self->finished, &self->mutex);
  g_clear_handle_id (&self->source, g_source_remove);
  g_mutex_unlock (&self->mutex);
  g_thread_pool_free (self->pool, FALSE, TRUE);
  clear_jobs (&self->done);
  lab_maze_path_index_free (self->scene.path);
  lab_maze_gate_clear (&self->gate);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->finished);
  g_free (self);
}

/** lab_maze_tile_workers_get_scene: returns what is drawn; only the main thread may change it,
 * after lab_maze_tile_workers_begin_change(). */
LabMazeScene *
lab_maze_tile_workers_get_scene (LabMazeTileWorkers *self)
{
  return &self->scene;
}

/** lab_maze_tile_workers_begin_change: waits until all threads have paused, so that what they read
 * can change. They continue after lab_maze_tile_workers_end_change(). */
void
lab_maze_tile_workers_begin_change (LabMazeTileWorkers *self)
{
  lab_maze_gate_begin_write (&self->gate);
}

/** lab_maze_tile_workers_end_change: lets the threads continue. */
void
lab_maze_tile_workers_end_change (LabMazeTileWorkers *self)
{
  lab_maze_gate_end_write (&self->gate);
}

/** lab_maze_tile_workers_restart: makes the threads drop the tiles that they draw, because the
 * scene is replaced; called during a change. Returns the number of the scene, for new jobs. */
guint
lab_maze_tile_workers_restart (LabMazeTileWorkers *self)
{
  return ++self->epoch;
}

/**
 * lab_maze_tile_workers_request:
 * @self: the threads
 * @jobs: (element-type LabMazeTileJob) (transfer full): tiles to draw, the most important one first
 *
 * Asks for tiles, and for no others. Those that are being drawn are finished, and not drawn twice.
 */
void
lab_maze_tile_workers_request (LabMazeTileWorkers *self,
                               GPtrArray          *jobs)
{
  g_mutex_lock (&self->mutex);
  clear_jobs (&self->wanted);
  for (guint i = 0; i < jobs->len; i++)
    {
      LabMazeTileJob *job = g_ptr_array_index (jobs, i);

      if (is_in (&self->running, job->id))
        lab_maze_tile_job_free (job);
      else
        g_queue_push_tail (&self->wanted, job);
    }
  while (self->n_active < MIN (self->n_threads, self->wanted.length))
    {
      self->n_active++;
      g_thread_pool_push (self->pool, self, NULL);
    }
  g_mutex_unlock (&self->mutex);
  g_ptr_array_set_free_func (jobs, NULL);
  g_ptr_array_unref (jobs);
}

/** lab_maze_tile_workers_take: (transfer full) (nullable): returns a tile that is done. */
LabMazeTileJob *
lab_maze_tile_workers_take (LabMazeTileWorkers *self)
{
  LabMazeTileJob *job;

  g_mutex_lock (&self->mutex);
  job = g_queue_pop_head (&self->done);
  g_mutex_unlock (&self->mutex);
  return job;
}

/** lab_maze_tile_workers_wait: waits for urgent tiles, but not longer than some time. */
void
lab_maze_tile_workers_wait (LabMazeTileWorkers *self,
                            gint64              microseconds)
{
  gint64 end = g_get_monotonic_time () + microseconds;

  g_mutex_lock (&self->mutex);
  while ((has_urgent (&self->wanted) || has_urgent (&self->running))
         && g_cond_wait_until (&self->finished, &self->mutex, end))
    ;
  g_mutex_unlock (&self->mutex);
}

/** lab_maze_tile_job_free: frees a job and its pixels. */
void
lab_maze_tile_job_free (LabMazeTileJob *self)
{
  if (self == NULL)
    return;
  g_free (self->pixels);
  g_free (self);
}
