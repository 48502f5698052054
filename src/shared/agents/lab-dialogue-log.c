/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-dialogue-log.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

struct _LabDialogueLog
{
  GMutex mutex;
  FILE *file;           /* NULL once it is closed */
  char *path;           /* NULL for a device or a pipe */
  gint64 start;
  int reason;           /* the errno of a failed write, or 0 */
};

/* Opens the file without waiting until another program reads from a pipe. Returns: %NULL with the
 * reason in errno */
static FILE *
open_file (const char *path)
{
  int file = g_open (path, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0666);

  if (file < 0)
    return NULL;
  /* Writing waits as usual. */
  fcntl (file, F_SETFL, fcntl (file, F_GETFL) & ~O_NONBLOCK);
  return fdopen (file, "w");
}

/**
 * lab_dialogue_log_open:
 * @path: the name of the file; its contents are replaced
 * @error: return location for a #GIOErrorEnum
 *
 * Opens a log.
 *
 * Returns: (transfer full) (nullable): an empty log; close it with lab_dialogue_log_close()
 */
LabDialogueLog *
lab_dialogue_log_open (const char  *path,
                       GError     **error)
{
  LabDialogueLog *self;
  struct stat status;
  FILE *file;

  g_return_val_if_fail (path != NULL, NULL);

  file = open_file (path);
  if (file == NULL)
    {
      int reason = errno;

      g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (reason),
                           reason == ENXIO
                               /* Translators: why a file cannot be written; it follows a colon. */
                               ? _("No program reads from this pipe.")
                               : g_strerror (reason));
      return NULL;
    }
  self = g_atomic_rc_box_new0 (LabDialogueLog);
  g_mutex_init (&self->mutex);
  self->file = file;
  if (fstat (fileno (file), &status) == 0 && S_ISREG (status.st_mode))
    self->path = realpath (path, NULL);
  self->start = g_get_monotonic_time ();
  return self;
}

static void
free_log (gpointer log)
{
  LabDialogueLog *self = log;

  /* There is nobody left to tell that the last lines do not fit on the disk. */
  if (self->file != NULL)
    (void) fclose (self->file);
  g_mutex_clear (&self->mutex);
  free (self->path);
}

/** lab_dialogue_log_ref: (transfer full): returns a new reference to @self. */
LabDialogueLog *
lab_dialogue_log_ref (LabDialogueLog *self)
{
  return g_atomic_rc_box_acquire (self);
}

/** lab_dialogue_log_unref: (transfer full): releases a reference to @self. */
void
lab_dialogue_log_unref (LabDialogueLog *self)
{
  g_atomic_rc_box_release_full (self, free_log);
}

/**
 * lab_dialogue_log_close:
 * @self: (transfer full): a log
 * @error: return location for a #GIOErrorEnum
 *
 * Closes the file. Other references to @self stay valid, but nothing is written through them any
 * more.
 *
 * Returns: whether all lines were written
 */
gboolean
lab_dialogue_log_close (LabDialogueLog  *self,
                        GError         **error)
{
  int reason;

  g_return_val_if_fail (self != NULL, FALSE);

  g_mutex_lock (&self->mutex);
  reason = self->reason;
  if (fclose (g_steal_pointer (&self->file)) != 0 && reason == 0)
    reason = errno;
  g_mutex_unlock (&self->mutex);
  lab_dialogue_log_unref (self);
  if (reason == 0)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (reason),
                       g_strerror (reason));
  return FALSE;
}

/** lab_dialogue_log_get_path: (nullable): returns the whole path of the file; %NULL for a pipe. */
const char *
lab_dialogue_log_get_path (LabDialogueLog *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->path;
}

/**
 * lab_dialogue_log_write:
 * @self: a log
 * @label: the name of the program, and the number of the game
 * @mark: the kind of the line
 * @line: a line; the text after its line feed is left out
 *
 * Writes a line with the seconds since the log was opened. The line is flushed at once, so that a
 * user can read the file while programs run.
 */
void
lab_dialogue_log_write (LabDialogueLog  *self,
                        const char      *label,
                        LabDialogueMark  mark,
                        const char      *line)
{
  g_autofree char *valid = NULL;
  gint64 time;

  g_return_if_fail (self != NULL && label != NULL && line != NULL);

  valid = g_utf8_make_valid (line, (gssize) strcspn (line, "\r\n"));
  g_mutex_lock (&self->mutex);
  time = g_get_monotonic_time () - self->start;
  if (self->file != NULL
      && (fprintf (self->file, "%" G_GINT64_FORMAT ".%06u %s %c %s\n", time / G_USEC_PER_SEC,
                   (guint) (time % G_USEC_PER_SEC), label, (char) mark, valid) < 0
          || fflush (self->file) != 0)
      && self->reason == 0)
    self->reason = errno;
  g_mutex_unlock (&self->mutex);
}
