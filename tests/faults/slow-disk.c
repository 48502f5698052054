/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Laid under a program with LD_PRELOAD, takes some seconds to write a saved game that the players
 * have named, and says in the file that LABYRINTHE_SLOW names which one it is when it begins. If
 * there is a variable LABYRINTHE_SLOW_FULL it finds in the end that there is no room. */

#define _GNU_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#define SUFFIX ".labyrinthe"
#define SECONDS 2

static ssize_t
write_at_once (int         file,
               const void *bytes,
               size_t      length)
{
  return (ssize_t) syscall (SYS_write, file, bytes, length);
}

static void
say (const char *path)
{
  const char *name = getenv ("LABYRINTHE_SLOW");
  int file = name != NULL ? open (name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600) : -1;

  if (file < 0)
    return;
  write_at_once (file, path, strlen (path));
  close (file);
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
  if (n > (ssize_t) strlen (SUFFIX))
    {
      path[n] = '\0';
      if (strcmp (path + n - strlen (SUFFIX), SUFFIX) == 0)
        {
          say (path);
          sleep (SECONDS);
          if (getenv ("LABYRINTHE_SLOW_FULL") != NULL)
            {
              errno = ENOSPC;
              return -1;
            }
        }
    }
  return write_at_once (file, bytes, length);
}
