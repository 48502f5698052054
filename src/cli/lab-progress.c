/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-progress.h"

#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include <glib-unix.h>
#include <glib/gi18n.h>

/* The width of the bar. With the text beside it, the line fits any terminal. */
#define N_CELLS 20

#define CLEAR_LINE "\r\033[K"

/* How often the bar is drawn, in milliseconds. */
#define INTERVAL 100

/* Other threads work; the main thread uses this to show the progress. */
typedef struct
{
  LabWorkers *workers;
  GMainLoop *loop;
  LabProgress progress;
  void (*tick) (LabProgress *progress, gpointer data);
  gpointer data;
  guint interrupt;      /* the source that waits for Ctrl-C; 0 after Ctrl-C */
} Watch;

/* Private helpers */

static char *
make_bar (guint n_done,
          guint total)
{
  guint n_full = (guint) ((guint64) n_done * N_CELLS / MAX (total, 1));
  GString *bar = g_string_new (NULL);

  for (guint cell = 0; cell < N_CELLS; cell++)
    g_string_append (bar, cell < n_full ? "█" : "░");
  return g_string_free (bar, FALSE);
}

/* Estimates the time left at the current speed. Returns it in the form of a clock, such as
 * 1:23. */
static char *
estimate (const LabProgress *self,
          guint              n_done)
{
  double elapsed = (double) (g_get_monotonic_time () - self->start) / G_USEC_PER_SEC;
  double left;
  guint seconds;

  if (n_done == 0)
    return g_strdup ("?");
  left = elapsed * (self->total - n_done) / n_done;
  seconds = (guint) MIN (left + 0.5, 1e8);
  if (seconds < 3600)
    return g_strdup_printf ("%u:%02u", seconds / 60, seconds % 60);
  return g_strdup_printf ("%u:%02u:%02u", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

static char *
format_games (guint       n_done,
              guint       total,
              const char *left)
{
  /* Translators: how many games are finished, how many there are, then the time left, such as
   * 1:23 for minutes and seconds. Keep it shorter than 55 letters. */
  return g_strdup_printf (_("Games: %u of %u. Time left: %s"), n_done, total, left);
}

static gboolean
on_tick (gpointer data)
{
  Watch *self = data;

  if (self->tick != NULL)
    self->tick (&self->progress, self->data);
  lab_progress_show (&self->progress, lab_workers_count_finished (self->workers));
  return G_SOURCE_CONTINUE;
}

/* The first Ctrl-C ends the work. It also removes this handler, so the second one ends the
 * program. */
static gboolean
on_interrupt (gpointer data)
{
  Watch *self = data;

  self->interrupt = 0;
  lab_workers_cancel (self->workers);
  return G_SOURCE_REMOVE;
}

static gboolean
on_done (gpointer data)
{
  Watch *self = data;

  g_main_loop_quit (self->loop);
  return G_SOURCE_REMOVE;
}

/* Public functions */

/**
 * lab_progress_init:
 * @self: (out caller-allocates): the bar
 * @total: the number of steps to do
 *
 * Initializes the bar and starts to measure the time.
 */
void
lab_progress_init (LabProgress *self,
                   guint        total)
{
  self->shown = isatty (STDERR_FILENO) && g_strcmp0 (g_getenv ("TERM"), "dumb") != 0;
  self->total = total;
  self->format = format_games;
  self->start = g_get_monotonic_time ();
}

/**
 * lab_progress_show:
 * @self: the bar
 * @n_done: the number of steps that are done
 *
 * Draws the bar in place of the previous one.
 */
void
lab_progress_show (LabProgress *self,
                   guint        n_done)
{
  g_autofree char *bar = NULL;
  g_autofree char *left = NULL;
  g_autofree char *text = NULL;

  if (!self->shown)
    return;
  bar = make_bar (n_done, self->total);
  left = estimate (self, n_done);
  text = self->format (n_done, self->total, left);
  fprintf (stderr, CLEAR_LINE "%s %s", bar, text);
  (void) fflush (stderr);
}

/**
 * lab_progress_say:
 * @self: the bar
 * @text: how far the work is, on one line
 *
 * Shows a text in place of the bar, for work whose time nobody can estimate.
 */
void
lab_progress_say (LabProgress *self,
                  const char  *text)
{
  if (!self->shown)
    return;
  fprintf (stderr, CLEAR_LINE "%s", text);
  (void) fflush (stderr);
}

/** lab_progress_clear: removes the bar, so that other text can be printed. */
void
lab_progress_clear (LabProgress *self)
{
  if (!self->shown)
    return;
  fputs (CLEAR_LINE, stderr);
  (void) fflush (stderr);
}

/**
 * lab_progress_watch:
 * @workers: workers that have not started yet
 * @n_jobs: the number of threads
 * @format: (nullable): describes how far the work is; %NULL for games
 * @tick: (nullable): called now and then before the bar is drawn, and when the work has ended
 * @data: for @tick
 *
 * Does the work and shows its progress. The user can stop it early with Ctrl-C.
 *
 * Returns: %FALSE if the user stopped it
 */
gboolean
lab_progress_watch (LabWorkers        *workers,
                    guint              n_jobs,
                    LabProgressFormat  format,
                    void             (*tick) (LabProgress *self,
                                              gpointer     data),
                    gpointer           data)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Watch self = { .workers = workers, .loop = loop, .tick = tick, .data = data };
  guint source;

  lab_progress_init (&self.progress, lab_workers_get_n_tasks (workers));
  if (format != NULL)
    self.progress.format = format;
  self.interrupt = g_unix_signal_add (SIGINT, on_interrupt, &self);
  source = g_timeout_add (INTERVAL, on_tick, &self);
  lab_workers_start (workers, n_jobs, on_done, &self);
  g_main_loop_run (loop);
  lab_workers_wait (workers);

  g_source_remove (source);
  if (tick != NULL)
    tick (&self.progress, data);
  lab_progress_clear (&self.progress);
  if (self.interrupt == 0)
    return FALSE;
  g_source_remove (self.interrupt);
  return TRUE;
}
