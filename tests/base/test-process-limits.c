/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE     /* for RTLD_NEXT */

#include "lab-test-main.h"

#include "lab-process-limits.h"

#include <sys/resource.h>
#include <unistd.h>

#include "lab-test-threads.h"

LAB_TEST ("/process-limits/files", test_files)
{
  g_autoptr (GError) error = NULL;
  struct rlimit before, few;
  int next = dup (0);

  g_assert_true (lab_process_limits_check (20, 0, &error));
  g_assert_no_error (error);
  /* Files below this one may be free, so the limit is not exact. */
  g_assert_cmpint (getrlimit (RLIMIT_NOFILE, &before), ==, 0);
  few = before;
  few.rlim_cur = (rlim_t) next + 5;
  g_assert_cmpint (setrlimit (RLIMIT_NOFILE, &few), ==, 0);
  g_assert_true (lab_process_limits_check (4, 0, &error));
  g_assert_no_error (error);
  g_assert_false (lab_process_limits_check (200, 0, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TOO_MANY_OPEN_FILES);
  g_assert_nonnull (strstr (error->message, "Too few files can be open"));
  g_clear_error (&error);
  /* The check leaves none open. */
  g_assert_true (lab_process_limits_check (4, 0, &error));
  g_assert_cmpint (setrlimit (RLIMIT_NOFILE, &before), ==, 0);
  close (next);
}

LAB_TEST ("/process-limits/threads", test_threads)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_process_limits_check (0, 5, &error));
  g_assert_no_error (error);
  lab_test_threads_left = 4;
  g_assert_false (lab_process_limits_check (0, 5, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  g_assert_nonnull (strstr (error->message, "Too few processes can run"));
  g_clear_error (&error);
  lab_test_threads_left = 5;
  g_assert_true (lab_process_limits_check (0, 5, &error));
  lab_test_threads_left = -1;
}
