/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <signal.h>
#include <sys/stat.h>

#ifdef __linux__
#include <linux/capability.h>
#include <sys/prctl.h>
#endif

#include "lab-fault-run.h"

/* There is no home folder, it cannot be written, or its files are damaged: the
 * program still starts and plays, and loses no file. */

LAB_FAULT_TESTS ()

/* Private helpers */

/* Drops root's right to write everywhere; other users do not have it. */
static void
become_ordinary (gpointer data G_GNUC_UNUSED)
{
#ifdef __linux__
  prctl (PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0);
  prctl (PR_CAPBSET_DROP, CAP_DAC_READ_SEARCH, 0, 0, 0);
#endif
}

/* Returns whether an ordinary user cannot write into @folder. */
static gboolean
is_closed (const char *folder)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GSubprocess) test = NULL;

  g_subprocess_launcher_set_child_setup (launcher, become_ordinary, NULL, NULL);
  test = g_subprocess_launcher_spawn (launcher, NULL, "test", "!", "-w", folder, NULL);
  return test != NULL && g_subprocess_wait_check (test, NULL, NULL);
}

/* Replaces the saved game by a file that is not a game. */
static void
put_rubbish (const char *kept)
{
  g_assert_true (g_file_set_contents (kept, "\0\377rubbish", 9, NULL));
}

static void
put_unreadable (const char *kept)
{
  put_rubbish (kept);
  g_assert_cmpint (g_chmod (kept, 0), ==, 0);
}

static void
put_pipe (const char *kept)
{
  g_assert_cmpint (mkfifo (kept, 0600), ==, 0);
}

static void
put_folder (const char *kept)
{
  g_assert_cmpint (g_mkdir (kept, 0700), ==, 0);
}

static void
put_link (const char *kept)
{
  g_assert_cmpint (symlink ("/nonexistent", kept), ==, 0);
}

/* Tests */

/* Without a folder nothing can be saved, not even by root. */
LAB_FIXTURE_TEST ("/faults/files/no-home", test_no_home)
{
  g_autofree char *file = g_build_filename (g_get_user_runtime_dir (), "no-folder", NULL);
  g_autofree char *nowhere = g_build_filename (file, "home", NULL);

  lab_fault_be_lenient (self->launcher);
  lab_fault_set_home (self->launcher, nowhere);
  g_subprocess_launcher_unsetenv (self->launcher, "XDG_RUNTIME_DIR");
  /* The accessibility bus cannot be found either, but other tests cover that. */
  g_subprocess_launcher_setenv (self->launcher, "GTK_A11Y", "none", TRUE);
  g_subprocess_launcher_unsetenv (self->launcher, "GSETTINGS_BACKEND");
  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  for (guint i = 0; i < 2; i++)
    {
      lab_fault_test_begin (self, self->show);
      g_usleep (G_USEC_PER_SEC);
      lab_fault_test_end (self);
      lab_fault_assert_told (self->told, nowhere);
      /* Without any of the other variables, the program would use the real home from the user
       * database. */
      g_subprocess_launcher_unsetenv (self->launcher, "HOME");
    }
  g_assert_cmpint (g_unlink (file), ==, 0);
}

/* The files in the home do not change, and the game continues. */
LAB_FIXTURE_TEST ("/faults/files/read-only-home", test_read_only_home)
{
  g_autofree char *folder = lab_fault_test_make_folder (self);
  g_autofree char *contents = NULL;

  g_assert_true (g_file_set_contents (self->kept, "rubbish", -1, NULL));
  g_assert_cmpint (g_chmod (folder, 0500), ==, 0);
  if (!is_closed (folder))
    {
      g_test_skip ("a folder cannot be closed here");
      return;
    }
  lab_fault_be_lenient (self->launcher);
  g_subprocess_launcher_set_child_setup (self->launcher, become_ordinary, NULL, NULL);
  lab_fault_test_begin (self, self->show);
  g_usleep (G_USEC_PER_SEC);
  lab_fault_test_end (self);
  lab_fault_assert_told (self->told, NULL);
  g_assert_true (g_file_get_contents (self->kept, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "rubbish");
  g_assert_cmpint (g_chmod (folder, 0700), ==, 0);
}

/* A file that is not a game is set aside, and the next game is saved in its place. */
LAB_FIXTURE_TEST ("/faults/files/kept", test_kept)
{
  static void (*const put[]) (const char *) = { put_rubbish, put_unreadable, put_pipe, put_folder,
                                                put_link };
  g_autofree char *folder = lab_fault_test_make_folder (self);
  g_autofree char *aside = g_strconcat (self->kept, ".damaged", NULL);

  g_subprocess_launcher_set_child_setup (self->launcher, become_ordinary, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (put); i++)
    {
      GStatBuf before, after;

      put[i] (self->kept);
      g_assert_cmpint (g_lstat (self->kept, &before), ==, 0);
      lab_fault_test_play (self, TRUE);
      lab_fault_assert_told (self->told, NULL);
      g_assert_cmpint (g_lstat (aside, &after), ==, 0);
      g_assert_true (before.st_ino == after.st_ino);
      g_assert_cmpint (g_remove (aside), ==, 0);
    }
}

/* Settings files with invalid contents, or that cannot be read. */
LAB_FIXTURE_TEST ("/faults/files/settings", test_settings)
{
  static const char * const lines[] = {
    "players=77\nnames=3\nspeed='warp'\nthinking-time=-5.0\nwindow-size=(-5,9999999)\n",
    "window-size=(99999,99999)\nplayer-kinds=['x']\ncolours=['pink','red','red']\ncards-each=-1\n",
    "\xff\xfe[no\n[[[",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      lab_fault_set_settings (self->launcher, NULL, lines[i]);
      lab_fault_test_begin (self, NULL);
      lab_fault_test_end (self);
    }
}
