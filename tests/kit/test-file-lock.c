/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE     /* for syscall() */

#include "lab-file-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "lab-storage.h"
#include "lab-test-home.h"

/* Whether flock() fails as on a file system that has no locks. */
static gboolean no_locks;
/* Whether it needs a file that is open for writing, as on NFS. */
static gboolean writable_only;

/* Private helpers */

/* Replaces the function of the system library. */
int
flock (int file,
       int operation)
{
  gboolean readable = writable_only && (fcntl (file, F_GETFL) & O_ACCMODE) == O_RDONLY;

  if (!no_locks && !readable)
    return (int) syscall (SYS_flock, file, operation);
  errno = readable ? EBADF : ENOLCK;
  return -1;
}

static LabFileLock *
take (void)
{
  g_autofree char *path = lab_storage_get_path ("thing.ini");
  g_autoptr (GError) error = NULL;
  LabFileLock *lock = lab_file_lock_take (path, &error);

  g_assert_no_error (error);
  g_assert_nonnull (lock);
  return lock;
}

/* Asserts that a process with this number, or one whose number is not known, has the lock. */
static void
assert_busy (int         process,
             const char *host)
{
  g_autofree char *path = lab_storage_get_path ("thing.ini");
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_file_lock_take (path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  expected = process > 0 ? g_strdup_printf ("Labyrinthe is already running (process %d on %s).",
                                            process, host)
                         : g_strdup ("Labyrinthe is already running.");
  g_assert_cmpstr (error->message, ==, expected);
}

/* Starts a process that takes the lock and keeps it until it is killed. */
static GPid
start_holder (void)
{
  int ends[2];
  char sign;
  GPid process;

  g_assert_cmpint (pipe (ends), ==, 0);
  process = fork ();
  g_assert_cmpint (process, >=, 0);
  if (process == 0)
    {
      take ();
      g_assert_cmpint (write (ends[1], "x", 1), ==, 1);
      for (;;)
        pause ();
    }
  g_assert_cmpint (read (ends[0], &sign, 1), ==, 1);
  close (ends[0]);
  close (ends[1]);
  return process;
}

static void
kill_holder (GPid process)
{
  g_assert_cmpint (kill (process, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (process, NULL, 0), ==, process);
}

static char *
get_lock_path (void)
{
  return lab_storage_get_path ("thing.ini.lock");
}

static void
put_note (const char *note)
{
  g_autofree char *path = get_lock_path ();

  g_assert_true (g_file_set_contents (path, note, -1, NULL));
}

/* Tests */

LAB_HOME_TEST ("/file-lock/one", test_one)
{
  LabFileLock *lock = take ();

  assert_busy ((int) getpid (), g_get_host_name ());
  lab_file_lock_release (lock);
  lab_file_lock_release (take ());
}

/* The lock ends with its process, even if that is killed. */
LAB_HOME_TEST ("/file-lock/killed", test_killed)
{
  for (guint i = 0; i < 6; i++)
    {
      GPid process;

      no_locks = i / 2 == 1;
      writable_only = i / 2 == 2;
      process = start_holder ();
      assert_busy (process, g_get_host_name ());
      kill_holder (process);
    }
  lab_file_lock_release (take ());
  no_locks = writable_only = FALSE;
}

/* A file that does not say who has the lock, on a full disk for example. */
LAB_HOME_TEST ("/file-lock/note", test_note)
{
  static const char * const notes[] = { "", "rubbish", "-5 host", "99999999999999999999 host\n" };
  g_autofree char *long_note = g_strnfill (5000, '7');
  g_autofree char *path = get_lock_path ();
  LabFileLock *lock = take ();

  for (guint i = 0; i < G_N_ELEMENTS (notes); i++)
    {
      /* In place, because the lock is on this file. */
      FILE *stream = g_fopen (path, "w");

      g_assert_nonnull (stream);
      fputs (notes[i], stream);
      g_assert_cmpint (fclose (stream), ==, 0);
      assert_busy (0, NULL);
    }
  lab_file_lock_release (lock);
  put_note (long_note);
  lab_file_lock_release (take ());
}

/* Without locks of the system, the note of another machine is believed. */
LAB_HOME_TEST ("/file-lock/no-locks", test_no_locks)
{
  g_autofree char *own = g_strdup_printf ("%d %s\n", (int) getpid (), g_get_host_name ());

  no_locks = TRUE;
  lab_file_lock_release (take ());
  put_note ("4711 else\xe2\x80\xaewhere.example\n");
  assert_busy (4711, "else?where.example");
  put_note (own);
  lab_file_lock_release (take ());
  lab_file_lock_release (take ());
  no_locks = FALSE;
}

/* Something else has the name of the lock: it is renamed, and nothing waits for it. */
LAB_HOME_TEST ("/file-lock/obstacles", test_obstacles)
{
  g_autofree char *path = get_lock_path ();
  g_autofree char *aside = g_strconcat (path, ".damaged", NULL);

  for (guint i = 0; i < 4; i++)
    {
      GStatBuf before, after;

      if (i == 0)
        g_assert_cmpint (mkfifo (path, 0600), ==, 0);
      else if (i == 1)
        g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
      else
        g_assert_cmpint (symlink (i == 2 ? "/dev/zero" : "/nonexistent/x", path), ==, 0);
      g_assert_cmpint (g_lstat (path, &before), ==, 0);
      lab_file_lock_release (take ());
      g_assert_cmpint (g_lstat (aside, &after), ==, 0);
      g_assert_true (before.st_ino == after.st_ino);
      g_assert_cmpint (g_remove (aside), ==, 0);
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
}

/* Where no file can be created, there is nothing to protect. */
LAB_HOME_TEST ("/file-lock/no-folder", test_no_folder)
{
  g_autoptr (GError) error = NULL;
  LabFileLock *lock = lab_file_lock_take ("/nonexistent/thing.ini", &error);

  g_assert_no_error (error);
  g_assert_nonnull (lock);
  lab_file_lock_release (lock);
}
