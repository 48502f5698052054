/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-replacement.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* Private helpers */

/* Reports the error of the system in errno. */
static gboolean
refuse (GError **error)
{
  int code = errno;

  g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (code),
                       /* Translators: why a file cannot be written; it follows a colon. */
                       code == ENXIO ? _("No program reads from this pipe.") : g_strerror (code));
  return FALSE;
}

/* Opens the file without waiting, so that a pipe needs another program that reads from it. Sets
 * @is_new to whether the file is new. */
static int
open_or_make (const char *path,
              gboolean   *is_new)
{
  const int flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK;
  int file = g_open (path, flags | O_EXCL, 0666);

  *is_new = file >= 0;
  if (file < 0 && errno == EEXIST)
    file = g_open (path, flags, 0666);
  /* Writing to a pipe waits as usual. */
  if (file >= 0)
    fcntl (file, F_SETFL, fcntl (file, F_GETFL) & ~O_NONBLOCK);
  return file;
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

/* Writes as write_all() does. If the program that reads from a pipe has ended, this is an error; it
 * does not end this program. */
static gboolean
write_to_pipe (int         file,
               const void *data,
               gsize       size)
{
  const struct timespec now = { 0 };
  sigset_t broken, before;
  gboolean done;
  int code;

  sigemptyset (&broken);
  sigaddset (&broken, SIGPIPE);
  pthread_sigmask (SIG_BLOCK, &broken, &before);
  done = write_all (file, data, size);
  code = errno;
  if (!done && code == EPIPE)
    sigtimedwait (&broken, NULL, &now);
  pthread_sigmask (SIG_SETMASK, &before, NULL);
  errno = code;
  return done;
}

/* Gives @file the owner and the group of the old file. */
static gboolean
hand_over (LabReplacement *self,
           int             file)
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
make_beside (LabReplacement *self,
             const char     *real,
             int            *file)
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
  g_unlink (name);
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
rename_beside (LabReplacement *self,
               const char     *real,
               const char     *beside,
               int             file,
               const void     *data,
               gsize           size,
               GCancellable   *cancellable,
               GError        **error)
{
  struct stat status;
  gboolean done = fstat (self->file, &status) == 0 && fchmod (file, status.st_mode & 0777) == 0
                  && write_all (file, data, size) && fsync (file) == 0;

  /* Some file systems report a full disk only when the file is closed. */
  done = close (file) == 0 && done;
  if (!done)
    refuse (error);
  else if (g_cancellable_set_error_if_cancelled (cancellable, error))
    done = FALSE;
  else if (g_rename (beside, real) != 0)
    done = refuse (error);
  if (!done)
    g_unlink (beside);
  return done;
}

static gboolean
write_in_place (LabReplacement *self,
                const void     *data,
                gsize           size,
                GError        **error)
{
  /* EINVAL means a pipe or a terminal, which cannot be truncated and need not be. */
  if (ftruncate (self->file, 0) != 0 && errno != EINVAL)
    return refuse (error);
  return write_to_pipe (self->file, data, size) || refuse (error);
}

/* Public functions */

/**
 * lab_replacement_open:
 * @path: (type filename): the name of a file
 * @error: return location for a #GIOError
 *
 * Opens the file, or creates it if it does not exist. It does not wait for a program that reads
 * from a pipe: without one, there is an error.
 *
 * Returns: (transfer full) (nullable): the file
 */
LabReplacement *
lab_replacement_open (const char  *path,
                      GError     **error)
{
  LabReplacement *self;
  gboolean is_new;
  int file;

  g_return_val_if_fail (path != NULL, NULL);

  file = open_or_make (path, &is_new);
  if (file < 0)
    {
      refuse (error);
      return NULL;
    }
  self = g_new (LabReplacement, 1);
  self->path = g_strdup (path);
  self->file = file;
  self->is_new = is_new;
  return self;
}

/**
 * lab_replacement_write:
 * @self: a file
 * @data: the new contents
 * @size: the length of @data, in bytes
 * @cancellable: (nullable): to cancel
 * @error: return location for a #GIOError
 *
 * Replaces the contents of the file; the target, if it is a symbolic link. If the program is killed
 * or the disk is full, the old contents stay. There is no such guarantee if we may not create a
 * file with the same owner in the same folder. Other hard links of the file keep the old contents.
 *
 * Returns: %TRUE if all data was written
 */
gboolean
lab_replacement_write (LabReplacement  *self,
                       const void      *data,
                       gsize            size,
                       GCancellable    *cancellable,
                       GError         **error)
{
  g_autofree char *real = NULL;
  g_autofree char *beside = NULL;
  struct stat status;
  int file = -1;

  g_return_val_if_fail (self != NULL && data != NULL, FALSE);

  real = realpath (self->path, NULL);
  if (real != NULL && fstat (self->file, &status) == 0 && S_ISREG (status.st_mode))
    {
      beside = make_beside (self, real, &file);
      /* If there is no room for a temporary file, we must not overwrite the old contents: that
       * could fail as well. */
      if (beside == NULL && !self->is_new && !is_forbidden (errno))
        return refuse (error);
    }
  if (beside != NULL)
    {
      gboolean done = rename_beside (self, real, beside, file, data, size, cancellable, error);

      self->is_new = self->is_new && !done;
      return done;
    }
  self->is_new = FALSE;
  return write_in_place (self, data, size, error);
}

/**
 * lab_replacement_equal:
 * @self: a file
 * @other: another
 *
 * Compares the files, so that two results do not overwrite each other.
 *
 * Returns: %TRUE if both are the same file, even under different names
 */
gboolean
lab_replacement_equal (LabReplacement *self,
                       LabReplacement *other)
{
  struct stat a, b;

  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  /* Several outputs can share a device such as /dev/null. */
  return fstat (self->file, &a) == 0 && fstat (other->file, &b) == 0 && S_ISREG (a.st_mode)
         && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

/** lab_replacement_close: closes and frees @self. Removes the file if we created it and wrote
 * nothing. */
void
lab_replacement_close (LabReplacement *self)
{
  if (self->is_new)
    g_unlink (self->path);
  close (self->file);
  g_free (self->path);
  g_free (self);
}
