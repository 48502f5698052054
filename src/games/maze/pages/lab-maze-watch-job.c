/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-watch-job.h"

#include <errno.h>
#include <glib/gi18n.h>

#include "lab-maze-image.h"

#define MAX_GIBIBYTES 1
#define CHUNK_SIZE (1 << 20)
/* Private helpers: in the thread */

/* Reads a file to its end, but not more than a maze can have. */
static GByteArray *
load (GFile         *file,
      GCancellable  *cancellable,
      GError       **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *chunk = g_malloc (CHUNK_SIZE);
  gssize n;

  if (stream == NULL)
    return NULL;
  while ((n = g_input_stream_read (G_INPUT_STREAM (stream), chunk, CHUNK_SIZE, cancellable, error))
         > 0)
    {
      if ((guint64) bytes->len + (guint64) n > (guint64) MAX_GIBIBYTES << 30)
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                       _("The maze is too large. A file can have %u GiB."), MAX_GIBIBYTES);
          return NULL;
        }
      g_byte_array_append (bytes, chunk, (guint) n);
    }
  return n == 0 ? g_steal_pointer (&bytes) : NULL;
}

static void
append (gpointer    data,
        const void *bytes,
        gsize       length)
{
  g_byte_array_append (data, bytes, (guint) length);
}

/* Reads a maze in any form. */
static LabMaze *
read_maze (GFile         *file,
           GCancellable  *cancellable,
           GError       **error)
{
  g_autoptr (GArray) entrances = NULL;
  g_autoptr (GError) problem = NULL;
  g_autoptr (GByteArray) bytes = load (file, cancellable, &problem);
  g_autofree char *path = g_file_get_parse_name (file);
  g_autofree char *name = g_path_get_basename (path);
  LabMaze *maze = NULL;

  if (bytes != NULL && lab_maze_image_is_image (bytes->data, bytes->len))
    maze = lab_maze_image_read (bytes->data, bytes->len, &entrances, &problem);
  else if (bytes != NULL)
    maze = lab_maze_read (bytes->data, bytes->len, NULL, &problem);
  if (maze == NULL)
    g_set_error (error, problem->domain, problem->code, _("“%s” cannot be opened. %s"), name,
                 problem->message);
  return maze;
}

static void
on_progress (guint64  n_steps,
             gpointer data)
{
  LabTask *task = data;
  const LabMazeWatchJob *self = task->job;

  n_steps += self->before;
  lab_task_report (task, &n_steps);
}

static LabMaze *
make_maze (const LabMazeWatchSetup  *setup,
           GCancellable             *cancellable,
           GError                  **error)
{
  g_autoptr (LabMaze) maze = lab_maze_new (setup->side, setup->side, error);
  LabRandom random;

  lab_random_init (&random, setup->seed);
  if (maze == NULL
      || !lab_maze_generate_in_thread (maze, setup->generator, &random, cancellable, error))
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
record_generator (LabMazeWatchJob *self,
                  LabTask         *task)
{
  const LabMazeWatchSetup *setup = &self->setup;
  LabMazeRun *run = lab_maze_run_new_generator (setup->side, setup->side, setup->generator,
                                                setup->seed, task->cancellable,
                                                on_progress, task, NULL);

  if (run == NULL)
    return;
  lab_maze_run_go_to (run, run->n_steps);
  self->maze = lab_maze_copy (run->maze, NULL);
  lab_maze_run_go_to (run, 0);
  self->runs[0] = run;
}

/* Records all solvers, or none. */
static void
record_solvers (LabMazeWatchJob *self,
                LabTask         *task)
{
  LabMazeCell start, goal;

  lab_maze_get_ends (self->maze, &start, &goal);
  for (guint i = 0; i < self->setup.n_solvers; i++)
    {
      self->runs[i] = lab_maze_run_new_solver (self->maze, self->setup.solvers[i], start, goal,
                                               task->cancellable, on_progress, task, NULL);
      if (self->runs[i] == NULL)
        break;
      self->before += self->runs[i]->n_steps;
    }
  if (self->runs[self->setup.n_solvers - 1] != NULL)
    return;
  for (guint i = 0; i < self->setup.n_solvers; i++)
    g_clear_pointer (&self->runs[i], lab_maze_run_free);
}

/* Public functions */

/** lab_maze_watch_job_new: (transfer full): returns a job; it takes @maze, which it solves. Without
 * @maze, it reads or generates one. */
LabMazeWatchJob *
lab_maze_watch_job_new (const LabMazeWatchSetup *setup,
                        LabMaze                 *maze)
{
  LabMazeWatchJob *self = g_new0 (LabMazeWatchJob, 1);

  self->setup = *setup;
  if (setup->file != NULL)
    g_object_ref (setup->file);
  self->maze = maze;
  return self;
}

/** lab_maze_watch_job_work: makes what is planned; for %LAB_MAZE_WATCH_JOB_KIND. */
void
lab_maze_watch_job_work (LabTask  *task,
                         gpointer  job)
{
  LabMazeWatchJob *self = job;
  GCancellable *cancellable = task->cancellable;

  if (self->setup.file != NULL)
    self->maze = read_maze (self->setup.file, cancellable, &self->error);
  else if (self->setup.stage == LAB_MAZE_STAGE_GENERATE
           && may_record (self->setup.side, self->setup.side))
    record_generator (self, task);
  if (self->maze == NULL && self->error == NULL && !g_cancellable_is_cancelled (cancellable))
    self->maze = make_maze (&self->setup, cancellable, &self->error);
  if (self->maze != NULL && self->setup.stage == LAB_MAZE_STAGE_SOLVE
      && may_record (self->maze->height, self->maze->width))
    record_solvers (self, task);
}

/** lab_maze_watch_job_free: frees what was made; for %LAB_MAZE_WATCH_JOB_KIND. */
void
lab_maze_watch_job_free (gpointer job)
{
  LabMazeWatchJob *self = job;

  for (guint i = 0; i < LAB_MAZE_MAX_LANES; i++)
    g_clear_pointer (&self->runs[i], lab_maze_run_free);
  g_clear_pointer (&self->maze, lab_maze_free);
  g_clear_object (&self->setup.file);
  g_clear_error (&self->error);
  g_free (self);
}

/**
 * lab_maze_watch_files_format:
 * @maze: a maze
 * @name: the name of a file, whose extension chooses the form: an image for “.png”, a drawing for
 *   “.txt”, and otherwise a binary file
 * @error: return location for a #LabMazeError
 *
 * Returns: (transfer full) (nullable): what to write
 */
GBytes *
lab_maze_watch_files_format (const LabMaze  *maze,
                             const char     *name,
                             GError        **error)
{
  g_autofree char *lower = g_utf8_strdown (name, -1);
  g_autoptr (GByteArray) image = NULL;
  GBytes *bytes;

  if (g_str_has_suffix (lower, ".png"))
    {
      image = g_byte_array_new ();
      if (!lab_maze_image_write (maze, NULL, NULL, append, image, error))
        return NULL;
      return g_byte_array_free_to_bytes (g_steal_pointer (&image));
    }
  bytes = lab_maze_to_bytes (maze,
                             g_str_has_suffix (lower, ".txt") ? LAB_MAZE_FORMAT_DRAWING
                                                              : LAB_MAZE_FORMAT_BINARY,
                             NULL);
  if (bytes == NULL)
    g_set_error_literal (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY, g_strerror (ENOMEM));
  return bytes;
}
