/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE
#include "config.h"

#include "lab-fault-disk.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <string.h>
#include <sys/mount.h>
#include <unistd.h>

#include <glib/gstdio.h>

/* Private helpers */

static gboolean
write_line (const char *path,
            const char *line)
{
  int file = open (path, O_WRONLY | O_CLOEXEC);
  gboolean done = file >= 0 && write (file, line, strlen (line)) == (gssize) strlen (line);

  if (file >= 0)
    close (file);
  return done;
}

/* Enters namespaces in which an ordinary user may mount, without a change of user. */
static gboolean
enter (void)
{
  static int entered = -1;
  g_autofree char *user = g_strdup_printf ("%u %u 1", getuid (), getuid ());
  g_autofree char *group = g_strdup_printf ("%u %u 1", getgid (), getgid ());
  gboolean root = geteuid () == 0;

  if (entered >= 0)
    return entered;
  entered = unshare (CLONE_NEWNS | (root ? 0 : CLONE_NEWUSER)) == 0
            && (root || (write_line ("/proc/self/setgroups", "deny")
                         && write_line ("/proc/self/uid_map", user)
                         && write_line ("/proc/self/gid_map", group)))
            && mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0;
  return entered;
}

static char *
get_filler (const char *folder)
{
  return g_build_filename (folder, "filler", NULL);
}

/* Public functions */

/**
 * lab_fault_disk_mount:
 * @folder: a folder, which is created
 *
 * Mounts a small disk over the folder. Call this before a second thread starts.
 *
 * Returns: %FALSE if the system does not allow it
 */
gboolean
lab_fault_disk_mount (const char *folder)
{
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return enter () && mount ("tmpfs", folder, "tmpfs", 0, "size=256k,mode=0700") == 0;
}

/**
 * lab_fault_disk_fill: fills the disk completely.
 */
void
lab_fault_disk_fill (const char *folder)
{
  g_autofree char *path = get_filler (folder);
  int file = open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

  g_assert_cmpint (file, >=, 0);
  while (write (file, "x", 1) == 1)
    ;
  g_assert_cmpint (errno, ==, ENOSPC);
  close (file);
}

/**
 * lab_fault_disk_clear: makes room on the disk again.
 */
void
lab_fault_disk_clear (const char *folder)
{
  g_autofree char *path = get_filler (folder);

  g_assert_cmpint (g_unlink (path), ==, 0);
}

/**
 * lab_fault_disk_set_read_only: makes the disk read-only, or writable again.
 */
void
lab_fault_disk_set_read_only (const char *folder,
                              gboolean    read_only)
{
  g_assert_cmpint (mount ("none", folder, NULL, MS_REMOUNT | (read_only ? MS_RDONLY : 0), NULL), ==,
                   0);
}
