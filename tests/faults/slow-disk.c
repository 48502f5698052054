/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Loaded into a program with LD_PRELOAD, this library delays writing to files whose
 * paths match LABYRINTHE_SLOW_FILES. It writes the path into the file that
 * LABYRINTHE_SLOW names, and waits until that file is removed. If
 * LABYRINTHE_SLOW_FULL is set, it then reports that the disk is full. */

#define _GNU_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#define PAUSE_TIME 10000 /* between two checks; microseconds */
#define PATIENCE 6000    /* the number of checks before it gives up */

static ssize_t
write_at_once (int         file,
               const void *bytes,
               size_t      length)
{
  return (ssize_t) syscall (SYS_write, file, bytes, length);
}

static void
wait_until_let (const char *path)
{
  const char *name = getenv ("LABYRINTHE_SLOW");
  int file = name != NULL ? open (name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600) : -1;

  if (file < 0)
    return;
  write_at_once (file, path, strlen (path));
  close (file);
  for (int i = 0; i < PATIENCE && access (name, F_OK) == 0; i++)
    usleep (PAUSE_TIME);
}

static int
is_slow (const char *path)
{
  const char *files = getenv ("LABYRINTHE_SLOW_FILES");

  return files != NULL && fnmatch (files, path, 0) == 0;
}

ssize_t
write (int         file,
       const void *bytes,
       size_t      length)
{
  char link[64], path[4096];
  ssize_t n;

  snprintf (link, sizeof link, "/proc/self/fd/%d", file);
  n = readlink (link, path, sizeof path - 1);
  path[n > 0 ? n : 0] = '\0';
  if (is_slow (path))
    {
      wait_until_let (path);
      if (getenv ("LABYRINTHE_SLOW_FULL") != NULL)
        {
          errno = ENOSPC;
          return -1;
        }
    }
  return write_at_once (file, bytes, length);
}
