/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "lab-command.h"

struct _LabOutput
{
  char *path;
  int file;
  gboolean is_new;            /* we created the file, and it is still empty */
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

/* Opens the file. Sets @is_new to whether the file is new. */
static int
open_or_make (const char *path,
              gboolean   *is_new)
{
  const int flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY;
  int file = open (path, flags | O_EXCL, 0666);

  *is_new = file >= 0;
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

/* Returns whether another file can replace this one. That would be wrong for a pipe, a device, or
 * a file with several hard links. */
static gboolean
is_replaceable (LabOutput  *self,
                const char *real)
{
  struct stat status;

  return real != NULL && fstat (self->file, &status) == 0 && S_ISREG (status.st_mode)
         && status.st_nlink == 1;
}

/* Gives @file the owner and the group of the old file. */
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

/* Creates a temporary file in the same folder, with the same owner and group. Returns: (transfer
 * full) (nullable): its name, or %NULL with the reason in errno */
static char *
make_beside (LabOutput  *self,
             const char *real,
             int        *file)
{
  g_autofree char *folder = g_path_get_dirname (real);
  /* The name does not contain the name of the old file, which may have the greatest length
   * already. */
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

/* Returns whether we have no permission to create a file there, although the disk may have
 * room. */
static gboolean
is_forbidden (int reason)
{
  return reason == EACCES || reason == EPERM || reason == EROFS;
}

/* Writes the data to the temporary file, then renames it, so that a failure leaves the old
 * contents. Closes @file. */
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

  /* Some file systems report a full disk only when the file is closed. */
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
 * Opens the file, or creates it if it does not exist. Its contents stay until lab_output_write().
 *
 * Returns: (transfer full) (nullable): the file
 */
LabOutput *
lab_output_open (const char  *path,
                 GError     **error)
{
  LabOutput *self;
  gboolean is_new;
  int file;

  g_return_val_if_fail (path != NULL, NULL);

  file = open_or_make (path, &is_new);
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
  self->is_new = is_new;
  return self;
}

/**
 * lab_output_write:
 * @self: a file
 * @data: the new contents
 * @size: the length of @data, in bytes
 * @error: return location for a #LabCommandError
 *
 * Replaces the contents of the file. If the program is killed or the disk is full, the old
 * contents stay. There is no such guarantee if we may not create a file with the same owner in
 * the same folder.
 *
 * Returns: %TRUE if all data was written
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
      /* If there is no room for a temporary file, we must not overwrite the old contents: that
       * could fail as well. */
      if (beside == NULL && !self->is_new && !is_forbidden (errno))
        return refuse (self, error);
    }
  if (beside != NULL)
    {
      gboolean done = replace (self, real, beside, file, data, size, error);

      self->is_new = self->is_new && !done;
      return done;
    }
  self->is_new = FALSE;
  /* EINVAL means a pipe or a terminal, which cannot be truncated and need not be. */
  if (ftruncate (self->file, 0) != 0 && errno != EINVAL)
    return refuse (self, error);
  return write_all (self->file, data, size) || refuse (self, error);
}

/**
 * lab_output_equal:
 * @self: a file
 * @other: another
 *
 * Compares the files, so that two results do not overwrite each other.
 *
 * Returns: %TRUE if both are the same file, even under different names
 */
gboolean
lab_output_equal (LabOutput *self,
                  LabOutput *other)
{
  struct stat a, b;

  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  /* Several outputs can share a device such as /dev/null. */
  return fstat (self->file, &a) == 0 && fstat (other->file, &b) == 0 && S_ISREG (a.st_mode)
         && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

/**
 * lab_output_close:
 *
 * Closes @self and frees it. Removes the file if we created it and wrote nothing.
 */
void
lab_output_close (LabOutput *self)
{
  if (self->is_new)
    unlink (self->path);
  close (self->file);
  g_free (self->path);
  g_free (self);
}

/**
 * lab_output_open_log:
 * @path: a file
 * @error: return location for a #LabCommandError
 *
 * Opens a log for the dialogue with programs.
 *
 * Returns: (transfer full) (nullable): a log of the lines that are exchanged with programs
 */
LabDialogueLog *
lab_output_open_log (const char  *path,
                     GError     **error)
{
  g_autoptr (GError) reason = NULL;
  LabDialogueLog *log = lab_dialogue_log_open (path, &reason);

  if (log == NULL)
    g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_USAGE,
                 _("“%s” could not be written: %s"), path, reason->message);
  return log;
}

/**
 * lab_output_close_log:
 * @log: (transfer full) (nullable): a log
 * @path: the name of its file
 * @error: (optional): return location for a #LabCommandError
 *
 * Closes the log and reports errors of writing.
 *
 * Returns: whether all of the log was written
 */
gboolean
lab_output_close_log (LabDialogueLog  *log,
                      const char      *path,
                      GError         **error)
{
  g_autoptr (GError) reason = NULL;

  if (log == NULL || lab_dialogue_log_close (log, &reason))
    return TRUE;
  if (error == NULL || *error == NULL)
    g_set_error (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_OUTPUT,
                 _("“%s” could not be written: %s"), path, reason->message);
  return FALSE;
}
