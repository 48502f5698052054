/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-left.h"

#include <errno.h>
#include <sys/wait.h>

/* Public functions */

/* Returns whether this process has a child, alive or dead, that nobody has waited
 * for. It does not wait for the child: GLib does so in a thread of its own, and
 * warns if another thread was first. */
gboolean
lab_test_left_has_child (void)
{
  siginfo_t info;

  if (waitid (P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0)
    return TRUE;
  g_assert_cmpint (errno, ==, ECHILD);
  return FALSE;
}

/* Returns the number of open file descriptors. */
guint
lab_test_left_count_fds (void)
{
  g_autoptr (GDir) dir = g_dir_open ("/proc/self/fd", 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}
