/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Loaded into a program with LD_PRELOAD, this library shifts its time of day. The
 * file that LABYRINTHE_CLOCK names contains the shift in seconds, as eight bytes,
 * and may change at any time. Monotonic time is not shifted. */

#define _GNU_SOURCE

#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const volatile int64_t *shift;

__attribute__ ((constructor)) static void
open_clock (void)
{
  const char *path = getenv ("LABYRINTHE_CLOCK");
  int file = path != NULL ? open (path, O_RDONLY | O_CLOEXEC) : -1;
  void *bytes = file >= 0 ? mmap (NULL, sizeof *shift, PROT_READ, MAP_SHARED, file, 0) : MAP_FAILED;

  if (bytes != MAP_FAILED)
    shift = bytes;
  if (file >= 0)
    close (file);
}

int
clock_gettime (clockid_t        clock,
               struct timespec *now)
{
  int status = (int) syscall (SYS_clock_gettime, clock, now);

  if (status == 0 && shift != NULL && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
    now->tv_sec += *shift;
  return status;
}

int
gettimeofday (struct timeval *restrict now,
              void *restrict           zone)
{
  struct timespec time;

  (void) zone;
  if (clock_gettime (CLOCK_REALTIME, &time) != 0)
    return -1;
  now->tv_sec = time.tv_sec;
  now->tv_usec = time.tv_nsec / 1000;
  return 0;
}

time_t
time (time_t *now)
{
  struct timespec time;

  clock_gettime (CLOCK_REALTIME, &time);
  if (now != NULL)
    *now = time.tv_sec;
  return time.tv_sec;
}
