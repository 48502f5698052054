/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-output.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "lab-command.h"

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

static char *
format_games (guint       n_done,
              guint       total,
              const char *left)
{
  /* Translators: how many games are finished, how many there are, then the time left, such as
   * 1:23 for minutes and seconds. Keep it shorter than 55 letters. */
  return g_strdup_printf (_("Games: %u of %u. Time left: %s"), n_done, total, left);
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

/* Private helpers */

/* Refuses “-”. The standard output has the table or the game. */
static gboolean
check_name (const char  *path,
            GError     **error)
{
  return strcmp (path, "-") != 0
         || lab_command_refuse (error, _("“-” does not stand for the standard output here; write "
                                         "the name of a file."));
}

/* Public functions */

/**
 * lab_output_open:
 * @path: the name of a file
 * @error: return location for a #LabCommandError
 *
 * Opens a file for results, before the work begins.
 *
 * Returns: (transfer full) (nullable): the file
 */
LabReplacement *
lab_output_open (const char  *path,
                 GError     **error)
{
  g_autoptr (GError) reason = NULL;
  LabReplacement *file;

  if (!check_name (path, error))
    return NULL;
  file = lab_replacement_open (path, &reason);
  if (file == NULL)
    g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE,
                 /* Translators: of a file that cannot be opened; the first %s is its name, the
                  * second the reason as the system gives it. */
                 _("“%s” cannot be written: %s"), path, reason->message);
  return file;
}

/**
 * lab_output_write:
 * @file: a file
 * @data: the new contents
 * @size: the length of @data, in bytes
 * @error: return location for a #LabCommandError
 *
 * Replaces the contents of a file.
 *
 * Returns: %TRUE if all data was written
 */
gboolean
lab_output_write (LabReplacement  *file,
                  const void      *data,
                  gsize            size,
                  GError         **error)
{
  g_autoptr (GError) reason = NULL;

  if (lab_replacement_write (file, data, size, NULL, &reason))
    return TRUE;
  g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED,
               /* Translators: of a file that could be opened; the first %s is its name, the second
                * the reason as the system gives it. */
               _("“%s” could not be written: %s"), file->path,
               reason->message);
  return FALSE;
}

/**
 * lab_output_open_log:
 * @options: the options of a command
 * @log: (out) (transfer full) (nullable): a log of the lines that are exchanged with programs, if
 *   the user wants one
 * @error: return location for a #LabCommandError
 *
 * Opens the log for the dialogue with programs.
 *
 * Returns: %FALSE if it cannot be written
 */
gboolean
lab_output_open_log (const LabOptions  *options,
                     LabDialogueLog   **log,
                     GError           **error)
{
  const char *path = lab_options_get (options, "log");
  g_autoptr (GError) reason = NULL;

  *log = NULL;
  if (path == NULL)
    return TRUE;
  if (!check_name (path, error))
    return FALSE;
  *log = lab_dialogue_log_open (path, &reason);
  return *log != NULL
         || lab_command_refuse (error, _("“%s” could not be written: %s"), path, reason->message);
}

/**
 * lab_output_close_log:
 * @log: (transfer full) (nullable): a log
 * @options: the options of the command
 * @status: the exit status of the command until now
 * @error: (optional): return location for a #LabCommandError
 *
 * Closes the log and reports errors of writing.
 *
 * Returns: the exit status
 */
LabCommandStatus
lab_output_close_log (LabDialogueLog    *log,
                      const LabOptions  *options,
                      LabCommandStatus   status,
                      GError           **error)
{
  g_autoptr (GError) reason = NULL;

  if (log == NULL || lab_dialogue_log_close (log, &reason))
    return status;
  if (error == NULL || *error == NULL)
    g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED,
                 _("“%s” could not be written: %s"), lab_options_get (options, "log"),
                 reason->message);
  return LAB_COMMAND_STATUS_NO;
}
