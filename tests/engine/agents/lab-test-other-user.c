/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "config.h"

#include "lab-test-other-user.h"

#include <grp.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "lab-test-patience.h"

/* An ordinary user, and another one; these numbers need no account. */
#define HOST 65534
#define OWNER 65533

/* Private helpers */

/* Returns why a set-uid program would not change its user here, or %NULL. */
static const char *
get_obstacle (void)
{
  struct statvfs disk;

  if (geteuid () != 0)
    return "only root can install a program of another user";
  if (prctl (PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 0)
    return "no program may change its user here";
  if (statvfs (g_get_tmp_dir (), &disk) != 0 || (disk.f_flag & ST_NOSUID) != 0)
    return "no program in the folder for temporary files may change its user";
  return NULL;
}

/* A container may have no such users. */
static gboolean
can_drop (void)
{
  const char *argv[] = { "/bin/sh", "-c", "test \"$(id -u)\" = " G_STRINGIFY (HOST), NULL };
  int status;

  return g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, lab_test_other_user_drop, NULL,
                       NULL, NULL, &status, NULL)
         && g_spawn_check_wait_status (status, NULL);
}

/* Public functions */

/* Copies @program to a folder of its own, as a set-uid program of another user. Returns %NULL and
 * a reason where that is impossible. */
char *
lab_test_other_user_install (const char  *program,
                             const char **reason)
{
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GFile) from = g_file_new_for_path (program);
  g_autoptr (GFile) to = NULL;
  g_autoptr (GError) error = NULL;

  *reason = get_obstacle ();
  if (*reason == NULL && !can_drop ())
    *reason = "there is no other user here";
  if (*reason != NULL)
    return NULL;
  folder = g_dir_make_tmp ("other-user-XXXXXX", &error);
  g_assert_no_error (error);
  path = g_build_filename (folder, "rogue", NULL);
  to = g_file_new_for_path (path);
  g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (chown (path, OWNER, OWNER), ==, 0);
  g_assert_cmpint (chmod (path, 04755), ==, 0);
  g_assert_cmpint (chmod (folder, 0755), ==, 0);
  return g_steal_pointer (&path);
}

/* Removes the copy and its folder. Programs that still run end by themselves. */
void
lab_test_other_user_uninstall (const char *installed)
{
  g_autofree char *folder = g_path_get_dirname (installed);

  g_assert_cmpint (g_unlink (installed), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Makes this process one of an ordinary user, for good. Can be used after fork(). */
void
lab_test_other_user_drop (gpointer unused G_GNUC_UNUSED)
{
  if (setgroups (0, NULL) != 0 || setresgid (HOST, HOST, HOST) != 0
      || setresuid (HOST, HOST, HOST) != 0)
    _exit (127);
}

/* Runs the current test case again in a process of an ordinary user, with @program installed as
 * that of another user, and its path in the variable LABYRINTHE_OTHER_USER. Skips it where that is
 * impossible. Returns whether this is that process. */
gboolean
lab_test_other_user_enter (const char *program)
{
  const char *reason;
  g_autofree char *path = NULL;

  if (g_test_subprocess ())
    {
      lab_test_other_user_drop (NULL);
      return TRUE;
    }
  path = lab_test_other_user_install (program, &reason);
  if (path == NULL)
    {
      g_test_skip (reason);
      return FALSE;
    }
  g_setenv ("LABYRINTHE_OTHER_USER", path, TRUE);
  g_test_trap_subprocess (NULL, 2 * BOUND, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
  lab_test_other_user_uninstall (path);
  return FALSE;
}
