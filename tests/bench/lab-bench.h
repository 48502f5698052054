/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdlib.h>
#include <time.h>

#include <glib.h>

G_BEGIN_DECLS

/* Returns the time of a clock in seconds. That of the processor depends less on other programs than
 * the time that passes. */
static inline double
lab_bench_get_time (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

/* Compares two numbers, for qsort(). */
static inline int
lab_bench_compare (gconstpointer a,
                   gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

/* Sorts times in milliseconds, and prints how they are distributed. */
static inline void
lab_bench_print_times (double     *times,
                       guint       n,
                       const char *what)
{
  qsort (times, n, sizeof *times, lab_bench_compare);
  g_print ("  %s: median %6.2f, 99 %% %6.2f, maximum %6.2f ms", what, times[n / 2],
           times[n * 99 / 100], times[n - 1]);
}

G_END_DECLS
