/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>

#include <glib.h>

/* Include this file in one source file of a test, with _GNU_SOURCE defined before. It replaces the
 * function of the system that starts a thread. */

/* How many more threads the system allows; negative for any number. */
static int lab_test_threads_left = -1;

typedef int (*LabTestCreate) (pthread_t            *thread,
                              const pthread_attr_t *attributes,
                              void               *(*func) (void *),
                              void                 *data);

int
pthread_create (pthread_t            *thread,
                const pthread_attr_t *attributes,
                void               *(*func) (void *),
                void                 *data)
{
  LabTestCreate create;

  if (lab_test_threads_left == 0)
    return EAGAIN;
  if (lab_test_threads_left > 0)
    lab_test_threads_left--;
  *(void **) &create = dlsym (RTLD_NEXT, "pthread_create");
  return create (thread, attributes, func, data);
}
