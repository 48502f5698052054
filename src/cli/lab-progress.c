/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-progress.h"

#include <stdio.h>
#include <unistd.h>

#include <glib/gi18n.h>

/* The width of the bar. With the text beside it, the line fits any terminal. */
#define N_CELLS 20

#define CLEAR_LINE "\r\033[K"

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

  if (!self->shown)
    return;
  bar = make_bar (n_done, self->total);
  left = estimate (self, n_done);
  fputs (CLEAR_LINE, stderr);
  fprintf (stderr, "%s ", bar);
  /* Translators: how many games are finished, how many there are, then the time left, such as
   * 1:23 for minutes and seconds. Keep it shorter than 55 letters. */
  fprintf (stderr, _("Games: %u of %u. Time left: %s"), n_done, self->total, left);
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
