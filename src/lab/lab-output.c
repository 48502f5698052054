/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab/lab-output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "lab/lab-command.h"

struct _LabOutput
{
  char *path;
  int file;
  gboolean made;              /* by us, and nothing was written yet */
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

/* Opens the file, and says whether it was not there. */
static int
open_or_make (const char *path,
              gboolean   *made)
{
  const int flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY;
  int file = open (path, flags | O_EXCL, 0666);

  *made = file >= 0;
  return file >= 0 || errno != EEXIST ? file : open (path, flags, 0666);
}

static gboolean
write_all (int         file,
           const void *data,
           gsize       size)
{
  const char *next = data;
  gsize left = size;

  while (left > 0)
    {
      gssize n = write (file, next, left);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return FALSE;
      next += n;
      left -= (gsize) n;
    }
  return TRUE;
}

/* Whether another file can take its place: not if it is a pipe or a device, or has more names. */
static gboolean
is_replaceable (LabOutput  *self,
                const char *real)
{
  struct stat status;

  return real != NULL && fstat (self->file, &status) == 0 && S_ISREG (status.st_mode)
         && status.st_nlink == 1;
}

/* Gives @file to those whose the other is. */
static gboolean
hand_over (LabOutput *self,
           int        file)
{
  struct stat ours, theirs;

  if (fstat (file, &ours) != 0 || fstat (self->file, &theirs) != 0)
    return FALSE;
  return (ours.st_uid == theirs.st_uid && ours.st_gid == theirs.st_gid)
         || fchown (file, theirs.st_uid, theirs.st_gid) == 0;
}

/* Makes a new file beside the other, for the same people. Returns: (transfer full) (nullable): its
 * name; %NULL with a reason in errno if it cannot be made */
static char *
make_beside (LabOutput  *self,
             const char *real,
             int        *file)
{
  g_autofree char *folder = g_path_get_dirname (real);
  /* Not after the other, whose name may be as long as names can be. */
  g_autofree char *name = g_build_filename (folder, ".labyrinthe-XXXXXX", NULL);

  *file = g_mkstemp_full (name, O_WRONLY | O_CLOEXEC, 0600);
  if (*file < 0)
    return NULL;
  if (hand_over (self, *file))
    return g_steal_pointer (&name);
  close (*file);
  unlink (name);
  errno = EPERM;
  return NULL;
}

/* Whether a new file may not be made, wherever there is room for it. */
static gboolean
is_forbidden (int reason)
{
  return reason == EACCES || reason == EPERM || reason == EROFS;
}

/* Writes it so that the file holds all or is as it was. Closes @file. */
static gboolean
replace (LabOutput   *self,
         const char  *real,
         const char  *beside,
         int          file,
         const void  *data,
         gsize        size,
         GError     **error)
{
  struct stat status;
  gboolean done = fstat (self->file, &status) == 0 && fchmod (file, status.st_mode & 0777) == 0
                  && write_all (file, data, size) && fsync (file) == 0;

  /* Some disks tell only now that they are full. */
  done = close (file) == 0 && done && rename (beside, real) == 0;
  if (done)
    return TRUE;
  refuse (self, error);
  unlink (beside);
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
  gboolean made;
  int file;

  g_return_val_if_fail (path != NULL, NULL);

  file = open_or_make (path, &made);
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
  self->made = made;
  return self;
}

/**
 * lab_output_write:
 * @self: a file
 * @data: what it is to hold from now on
 * @size: its length, in bytes
 * @error: return location for a #LabCommandError
 *
 * Writes the file. If we are killed or the disk is full, the file holds what it held, except where
 * no other may be made beside it, or none for those whose the file is.
 *
 * Returns: %TRUE if all of it was written
 */
gboolean
lab_output_write (LabOutput    *self,
                  const void   *data,
                  gsize         size,
                  GError      **error)
{
  g_autofree char *real = NULL;
  g_autofree char *beside = NULL;
  int file = -1;

  g_return_val_if_fail (self != NULL && data != NULL, FALSE);

  real = realpath (self->path, NULL);
  if (is_replaceable (self, real))
    {
      beside = make_beside (self, real, &file);
      /* What is in the file is not to be lost only since there is no room for another. */
      if (beside == NULL && !self->made && !is_forbidden (errno))
        return refuse (self, error);
    }
  if (beside != NULL)
    {
      gboolean done = replace (self, real, beside, file, data, size, error);

      self->made = self->made && !done;
      return done;
    }
  self->made = FALSE;
  /* A pipe or a terminal cannot be cut short, and need not be: that EINVAL says. */
  if (ftruncate (self->file, 0) != 0 && errno != EINVAL)
    return refuse (self, error);
  return write_all (self->file, data, size) || refuse (self, error);
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

/** lab_output_close: closes @self and frees it. No file is left that was made for nothing. */
void
lab_output_close (LabOutput *self)
{
  if (self->made)
    unlink (self->path);
  close (self->file);
  g_free (self->path);
  g_free (self);
}
