/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab/lab-output.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n.h>

#include "lab/lab-command.h"

struct _LabOutput
{
  char *path;
  int file;
};

/* Private helpers */

static gboolean
refuse (LabOutput  *self,
        GError    **error)
{
  int reason = errno;

  g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_OUTPUT,
               /* Translators: of a file that could be opened; the first %s is its name, the second
                * the reason as the system gives it. */
               _("“%s” could not be written: %s"), self->path, g_strerror (reason));
  return FALSE;
}

/* Public functions */

/**
 * lab_output_open:
 * @path: the name of a file
 * @error: return location for a #LabCommandError
 *
 * Opens the file, and makes it if there is none. What it holds is kept for now.
 *
 * Returns: (transfer full) (nullable): the file
 */
LabOutput *
lab_output_open (const char  *path,
                 GError     **error)
{
  LabOutput *self;
  int file;

  g_return_val_if_fail (path != NULL, NULL);

  file = open (path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY, 0666);
  if (file < 0)
    {
      int reason = errno;

      g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE,
                   /* Translators: of a file that cannot be opened; the first %s is its name, the
                    * second the reason as the system gives it. */
                   _("“%s” cannot be written: %s"), path, g_strerror (reason));
      return NULL;
    }
  self = g_new (LabOutput, 1);
  self->path = g_strdup (path);
  self->file = file;
  return self;
}

/**
 * lab_output_write:
 * @self: a file
 * @data: what it is to hold from now on
 * @size: its length, in bytes
 * @error: return location for a #LabCommandError
 *
 * Returns: %TRUE if all of it was written
 */
gboolean
lab_output_write (LabOutput    *self,
                  const void   *data,
                  gsize         size,
                  GError      **error)
{
  const char *next = data;
  gsize left = size;

  g_return_val_if_fail (self != NULL && data != NULL, FALSE);

  /* A pipe or a terminal cannot be cut short, and need not be: that EINVAL says. */
  if (ftruncate (self->file, 0) != 0 && errno != EINVAL)
    return refuse (self, error);
  while (left > 0)
    {
      gssize n = write (self->file, next, left);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return refuse (self, error);
      next += n;
      left -= (gsize) n;
    }
  return TRUE;
}

/**
 * lab_output_equal:
 * @self: a file
 * @other: another
 *
 * Returns: %TRUE if both are the same file, by whatever names
 */
gboolean
lab_output_equal (LabOutput *self,
                  LabOutput *other)
{
  struct stat a, b;

  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  /* Devices, such as /dev/null, take as much as one likes. */
  return fstat (self->file, &a) == 0 && fstat (other->file, &b) == 0 && S_ISREG (a.st_mode)
         && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

/** lab_output_close: closes @self and frees it. */
void
lab_output_close (LabOutput *self)
{
  close (self->file);
  g_free (self->path);
  g_free (self);
}
