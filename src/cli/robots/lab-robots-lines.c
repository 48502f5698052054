/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-lines.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "lab-command.h"

#define BUFFER_SIZE 65536

struct _LabRobotsLines
{
  int fd;
  gboolean is_input;
  guint number;
  gboolean is_cut;
  gsize at;
  gsize end;
  char buffer[BUFFER_SIZE];
};

/* Private helpers */

/* Waits until there is something to read. Returns FALSE once @cancellable is cancelled. */
static gboolean
wait_for_input (const LabRobotsLines *self,
                GCancellable         *cancellable)
{
  GPollFD fds[2] = { { .fd = self->fd, .events = G_IO_IN } };
  gboolean can_cancel = g_cancellable_make_pollfd (cancellable, &fds[1]);

  g_poll (fds, can_cancel ? 2 : 1, -1);
  if (can_cancel)
    g_cancellable_release_fd (cancellable);
  return !g_cancellable_is_cancelled (cancellable);
}

/* Fills the buffer. It stays empty at the end of the input. */
static gboolean
fill (LabRobotsLines  *self,
      GCancellable    *cancellable,
      GError         **error)
{
  gssize n;

  self->at = 0;
  self->end = 0;
  do
    {
      if (!wait_for_input (self, cancellable))
        return TRUE;
      n = read (self->fd, self->buffer, sizeof self->buffer);
    }
  while (n < 0 && errno == EINTR);
  if (n >= 0)
    {
      self->end = (gsize) n;
      return TRUE;
    }
  if (self->is_input)
    /* Translators: %s is the reason as the system gives it. */
    return lab_command_refuse (error, _("The standard input could not be read: %s"),
                               g_strerror (errno));
  /* Translators: %s is the reason as the system gives it. */
  return lab_command_refuse (error, _("The file could not be read: %s"), g_strerror (errno));
}

/* Reads a line up to its first tab, or NULL at the end of the input. Only the beginning of a line
 * that is too long is kept. A nul byte is read as a question mark. */
static gboolean
read_line (LabRobotsLines  *self,
           GCancellable    *cancellable,
           char           **line,
           GError         **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean has_any = FALSE, has_tab = FALSE;

  *line = NULL;
  self->is_cut = FALSE;
  while (TRUE)
    {
      char byte;

      if (self->at == self->end && !fill (self, cancellable, error))
        return FALSE;
      if (self->at == self->end)
        break;
      has_any = TRUE;
      byte = self->buffer[self->at++];
      if (byte == '\n')
        break;
      has_tab |= byte == '\t';
      if (has_tab)
        continue;
      if (text->len < LAB_ROBOTS_LINES_MAX)
        g_string_append_c (text, byte == '\0' ? '?' : byte);
      else
        self->is_cut = TRUE;
    }
  if (has_any && !g_cancellable_is_cancelled (cancellable))
    *line = g_strdup (text->str);
  return TRUE;
}

/* Public functions */

/**
 * lab_robots_lines_open:
 * @name: the name of a file, or “-” for the standard input
 * @error: return location for a #LabCommandError
 *
 * Returns: (transfer full) (nullable): its lines
 */
LabRobotsLines *
lab_robots_lines_open (const char  *name,
                       GError     **error)
{
  gboolean is_input = strcmp (name, "-") == 0;
  int fd = is_input ? STDIN_FILENO : g_open (name, O_RDONLY | O_CLOEXEC, 0);
  LabRobotsLines *self;

  if (fd < 0)
    {
      /* Translators: the first %s is the name of a file; the second one is the reason as the
       * system gives it. */
      lab_command_refuse (error, _("“%s” could not be opened: %s"), name, g_strerror (errno));
      return NULL;
    }
  self = g_new0 (LabRobotsLines, 1);
  self->fd = fd;
  self->is_input = is_input;
  return self;
}

/** lab_robots_lines_free: frees @self and closes its file. */
void
lab_robots_lines_free (LabRobotsLines *self)
{
  if (!self->is_input)
    g_close (self->fd, NULL);
  g_free (self);
}

/**
 * lab_robots_lines_next:
 * @self: lines
 * @cancellable: stops waiting for more input
 * @line: (out) (transfer full) (nullable): the next line that is not skipped, without its end and
 *   without what follows a tab; %NULL if there is none, or on cancellation
 * @error: return location for a #LabCommandError
 *
 * Reads a line. If it is too long, lab_robots_lines_check() says so, and @line is its beginning.
 *
 * Returns: %FALSE if the lines could not be read
 */
gboolean
lab_robots_lines_next (LabRobotsLines  *self,
                       GCancellable    *cancellable,
                       char           **line,
                       GError         **error)
{
  while (TRUE)
    {
      if (!read_line (self, cancellable, line, error))
        return FALSE;
      if (*line == NULL)
        return TRUE;
      self->number++;
      g_strstrip (*line);
      if (**line != '#' && (**line != '\0' || self->is_cut))
        return TRUE;
      g_clear_pointer (line, g_free);
    }
}

/**
 * lab_robots_lines_check:
 * @self: lines
 * @error: return location for a #LabCommandError, which does not name the line
 *
 * Returns: %FALSE if the last line is longer than %LAB_ROBOTS_LINES_MAX bytes
 */
gboolean
lab_robots_lines_check (LabRobotsLines  *self,
                        GError         **error)
{
  return !self->is_cut
         || lab_command_refuse (error,
                                _("This line is longer than %u bytes. Write one board on a line."),
                                LAB_ROBOTS_LINES_MAX);
}

/** lab_robots_lines_get_number: returns the number of the last line, from 1. */
guint
lab_robots_lines_get_number (LabRobotsLines *self)
{
  return self->number;
}
