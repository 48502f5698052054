/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE
#include "config.h"

#include <sched.h>
#include <string.h>
#include <sys/mount.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "lab-test-home.h"
#include "lab-test-autosave.h"
#include "lab-storage.h"

/* Tests autosave on a disk that is full or cannot be written. */

/* Private helpers */

/* Mounts a small disk over the folder, and returns whether the system allows it. */
static gboolean
mount_disk (const char *folder)
{
  int flags = CLONE_NEWNS | (geteuid () == 0 ? 0 : CLONE_NEWUSER);

  return unshare (flags) == 0 && mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0
         && mount ("tmpfs", folder, "tmpfs", 0, "size=64k") == 0;
}

/* Runs in a separate process, so that no other process sees the disk. Returns the
 * folder, or %NULL. */
static char *
begin_on_disk (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "labyrinthe", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  if (mount_disk (folder))
    return g_steal_pointer (&folder);
  g_print ("no disk\n");
  g_test_fail ();
  return NULL;
}

static void
bar_disk (const char *folder)
{
  g_assert_cmpint (mount ("none", folder, NULL, MS_REMOUNT | MS_RDONLY, NULL), ==, 0);
}

static void
end_on_disk (const char *folder)
{
  g_assert_cmpint (umount2 (folder, MNT_DETACH), ==, 0);
}

/* Tests */

static void
play_on_full_disk (void)
{
  g_autofree char *folder = begin_on_disk ();
  g_autofree char *filler = NULL;
  g_autoptr (LabSavedGame) before = NULL;
  FILE *file;
  LabTestAutosave fixture;

  if (folder == NULL)
    return;
  filler = g_build_filename (folder, "filler", NULL);
  lab_test_autosave_begin (&fixture);
  lab_autosave_keep (fixture.autosave, fixture.saved);
  lab_autosave_flush (fixture.autosave);
  file = g_fopen (filler, "w");
  setvbuf (file, NULL, _IONBF, 0);
  while (fputc ('x', file) != EOF)
    ;
  fclose (file);

  lab_test_autosave_play (&fixture, 4);
  lab_autosave_flush (fixture.autosave);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  g_assert_true (g_str_has_prefix (fixture.reason, "The disk is full"));
  before = lab_test_autosave_load ();
  g_assert_nonnull (before);
  g_assert_cmpint (g_remove (filler), ==, 0);
  lab_test_autosave_play (&fixture, 1);
  lab_autosave_flush (fixture.autosave);
  lab_test_autosave_assert (&fixture);

  bar_disk (folder);
  lab_test_autosave_play (&fixture, 2);
  lab_autosave_flush (fixture.autosave);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  lab_autosave_keep (fixture.autosave, fixture.saved);
  lab_autosave_flush (fixture.autosave);
  g_assert_cmpuint (fixture.n_troubles, ==, 2);
  g_assert_true (g_str_has_prefix (fixture.reason, "The folder for saved data cannot be"));
  lab_test_autosave_end (&fixture);
  end_on_disk (folder);
}

/* A file that can neither be read nor renamed stays, and the error is reported. */
static void
look_on_stuck_disk (void)
{
  g_autofree char *path = lab_storage_get_path (LAB_AUTOSAVE_FILE_NAME);
  g_autofree char *folder = begin_on_disk ();
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  LabTestAutosave fixture;

  if (folder == NULL)
    return;
  g_assert_true (g_file_set_contents (path, "[Labyrinthe]\nVersion=two\n", -1, NULL));
  bar_disk (folder);
  g_assert_null (lab_autosave_load_kept (&error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_FORMAT);
  g_assert_null (strstr (error->message, "renamed"));
  g_assert_nonnull (strstr (error->message, "Line 2 cannot be read."));
  lab_test_autosave_begin (&fixture);
  lab_autosave_keep (fixture.autosave, fixture.saved);
  lab_autosave_flush (fixture.autosave);
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "[Labyrinthe]\nVersion=two\n");
  lab_test_autosave_end (&fixture);
  end_on_disk (folder);
}

static void
test_on_disk (void (*test) (void))
{
  if (g_test_subprocess ())
    {
      test ();
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  if (g_test_trap_has_passed ())
    return;
  g_test_trap_assert_stdout ("*no disk*");
  g_test_skip ("no disk can be mounted here");
}

static void
test_full_disk (char         *home G_GNUC_UNUSED,
                gconstpointer data G_GNUC_UNUSED)
{
  test_on_disk (play_on_full_disk);
}

static void
test_damaged_stays (char         *home G_GNUC_UNUSED,
                    gconstpointer data G_GNUC_UNUSED)
{
  test_on_disk (look_on_stuck_disk);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  lab_test_home_init ();

  lab_test_home_add ("/autosave/full-disk", test_full_disk);
  lab_test_home_add ("/autosave/damaged-stays", test_damaged_stays);
  return lab_test_home_run ();
}
