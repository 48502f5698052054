/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-descriptors.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

/**
 * lab_descriptors_open_standard:
 *
 * Opens each of the descriptors 0 to 2 that is closed. Otherwise the next file that we open would
 * get its number, and messages would land in that file. Call it first of all.
 *
 * The standard input is opened for writing only, and the others for reading only, so that an
 * output that nobody can read is still an error.
 */
void
lab_descriptors_open_standard (void)
{
  for (int number = STDIN_FILENO; number <= STDERR_FILENO; number++)
    {
      /* open() returns the lowest number that is free. */
      if (fcntl (number, F_GETFD) < 0 && errno == EBADF)
        (void) open ("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}
