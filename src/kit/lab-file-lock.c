/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-file-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "lab-storage.h"
#include "lab-text.h"

/* The lock is a lock of the system on a file of its own, FILE.lock, because the file itself is
 * replaced by each write. FILE.lock says which process has the lock: its number and the name of its
 * machine. It is never deleted, so that two processes cannot lock two files of the same name. */

#define SUFFIX ".lock"
#define FILE_MODE 0600
#define MAX_NOTE 300
#define MAX_SHOWN_HOST 64
/* How long lab_file_lock_await() waits, and between two attempts, in microseconds. */
#define PATIENCE (2 * G_TIME_SPAN_SECOND)
#define PAUSE G_TIME_SPAN_MILLISECOND

struct _LabFileLock
{
  char *path;                 /* of FILE.lock */
  int file;                   /* -1 if there is no file to lock */
};

/* Private helpers */

/* Opens FILE.lock without waiting. Something else of that name, such as a pipe, is renamed.
 * Returns: -1 if there is no such file */
static int
open_file (const char *path,
           int         access)
{
  for (guint attempt = 0; attempt < 2; attempt++)
    {
      int file = g_open (path, access | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC,
                         FILE_MODE);
      GStatBuf status;

      if (file >= 0 && fstat (file, &status) == 0 && S_ISREG (status.st_mode))
        return file;
      if (file >= 0)
        close (file);
      if (g_lstat (path, &status) != 0 || S_ISREG (status.st_mode))
        return -1;
      g_free (lab_storage_set_aside (path));
    }
  return -1;
}

/* Reads which process has the lock. Returns whether the file names one. */
static gboolean
read_holder (int    file,
             int   *process,
             char **host)
{
  char note[MAX_NOTE + 1];
  gssize length = pread (file, note, MAX_NOTE, 0);
  gint64 number;
  char *end;

  note[MAX (length, 0)] = '\0';
  g_strchomp (note);
  number = g_ascii_strtoll (note, &end, 10);
  if (number <= 0 || number > G_MAXINT || *end != ' ')
    return FALSE;
  *process = (int) number;
  *host = g_strdup (end + 1);
  return TRUE;
}

/* Writes which process has the lock. On a full disk the lock works, but does not say it. */
static void
write_note (const char *path,
            const char *note)
{
  int file = open_file (path, O_WRONLY);

  if (file < 0)
    return;
  if (ftruncate (file, 0) != 0 || write (file, note, strlen (note)) < 0)
    g_debug ("“%s” could not be written: %s", path, g_strerror (errno));
  close (file);
}

/* Whether the process that the file names seems to run, for file systems without locks. */
static gboolean
seems_held (int file)
{
  g_autofree char *host = NULL;
  int process;

  if (!read_holder (file, &process, &host))
    return FALSE;
  if (!g_str_equal (host, g_get_host_name ()))
    return TRUE;
  /* An earlier process could have had our number. */
  return process != (int) getpid () && (kill (process, 0) == 0 || errno == EPERM);
}

/* Locks the file without waiting. Returns %FALSE if another process has it. */
static gboolean
try_to_lock (const char *path,
             int        *file)
{
  gboolean locked = flock (*file, LOCK_EX | LOCK_NB) == 0;

  /* Only NFS wants a file that is open for writing, which would keep a disk from being mounted for
   * reading only. */
  if (!locked && errno == EBADF)
    {
      close (*file);
      *file = open_file (path, O_RDWR);
      locked = *file < 0 || flock (*file, LOCK_EX | LOCK_NB) == 0;
    }
  return locked || (errno != EWOULDBLOCK && !seems_held (*file));
}

static void
set_busy_error (int      file,
                GError **error)
{
  g_autofree char *host = NULL;
  int process;

  if (!read_holder (file, &process, &host))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                           _("Labyrinthe is already running."));
      return;
    }
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY,
               /* Translators: the number of a process and the name of its computer. */
               _("Labyrinthe is already running (process %d on %s)."), process,
               LAB_QUOTED (host, MAX_SHOWN_HOST));
}

/* Public functions */

/**
 * lab_file_lock_take:
 * @path: (type filename): the file that is to be written
 * @error: return location for %G_IO_ERROR_BUSY, which says which process has the lock
 *
 * Takes the lock of a file without waiting, even if the file does not exist. If no file can be
 * created beside it, there is no protection and the lock is always taken: nothing can be saved
 * there anyway.
 *
 * Returns: (transfer full) (nullable): the lock; %NULL if another process has it
 */
LabFileLock *
lab_file_lock_take (const char  *path,
                    GError     **error)
{
  g_autofree char *lock_path = NULL;
  g_autofree char *note = NULL;
  LabFileLock *self;
  int file;

  g_return_val_if_fail (path != NULL, NULL);

  lock_path = g_strconcat (path, SUFFIX, NULL);
  file = open_file (lock_path, O_RDONLY);
  if (file >= 0 && !try_to_lock (lock_path, &file))
    {
      set_busy_error (file, error);
      close (file);
      return NULL;
    }
  note = g_strdup_printf ("%d %s\n", (int) getpid (), g_get_host_name ());
  if (file >= 0)
    write_note (lock_path, note);
  self = g_new (LabFileLock, 1);
  self->path = g_steal_pointer (&lock_path);
  self->file = file;
  return self;
}

/**
 * lab_file_lock_await:
 * @path: (type filename): the file that is to be read, changed, and written
 *
 * Takes the lock of a file as soon as another process releases it. It does not wait for long,
 * because that process may be stopped: it is better then to write without the lock.
 *
 * Returns: (transfer full) (nullable): the lock, or %NULL
 */
LabFileLock *
lab_file_lock_await (const char *path)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;
  LabFileLock *lock;

  while ((lock = lab_file_lock_take (path, NULL)) == NULL && g_get_monotonic_time () < end)
    g_usleep (PAUSE);
  return lock;
}

/** lab_file_lock_release: lets other processes take the lock, and frees @self. */
void
lab_file_lock_release (LabFileLock *self)
{
  if (self->file >= 0)
    {
      /* On a file system without locks this tells that nobody has it. */
      write_note (self->path, "");
      close (self->file);
    }
  g_free (self->path);
  g_free (self);
}
