/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-home.h"

#include <limits.h>

#include "lab-storage.h"

/**
 * lab_test_home_remove: removes a file, or a folder with all that is in it.
 */
void
lab_test_home_remove (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *within = g_build_filename (path, name, NULL);

      lab_test_home_remove (within);
    }
  g_remove (path);
}

static void
remove_home (void)
{
  lab_test_home_remove (g_get_user_data_dir ());
}

/**
 * lab_test_home_init: sets up a temporary home, once; call it before anything asks for a user
 * folder. LAB_HOME_TEST() uses it.
 */
void
lab_test_home_init (void)
{
  static gboolean done;
  g_autoptr (GError) error = NULL;
  g_autofree char *home = NULL;

  if (done)
    return;
  done = TRUE;
  home = g_dir_make_tmp ("labyrinthe-XXXXXX", &error);
  g_assert_no_error (error);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_assert_cmpstr (g_get_user_data_dir (), ==, home);
  lab_test_main_at_end (remove_home);
}

/**
 * lab_test_home_clear: removes all files from the home; LAB_HOME_TEST() uses it.
 */
void
lab_test_home_clear (char         *fixture G_GNUC_UNUSED,
                     gconstpointer data G_GNUC_UNUSED)
{
  lab_test_home_remove (g_get_user_data_dir ());
}

/** lab_test_home_add_case: adds a case that starts with an empty home. */
void
lab_test_home_add_case (const LabTestPart *part)
{
  lab_test_home_init ();
  g_test_add_vtable (part->path, sizeof (char), NULL, (GTestFixtureFunc) lab_test_home_clear,
                     (GTestFixtureFunc) part->test, (GTestFixtureFunc) lab_test_home_clear);
}

/**
 * lab_test_home_get_stuck_path: (transfer full): returns the path of a file that can
 * be written but not set aside, because the longer name would exceed the limit.
 */
char *
lab_test_home_get_stuck_path (void)
{
  /* A file that is being written has a name with a few more letters. */
  g_autofree char *name = g_strnfill (NAME_MAX - strlen (".~a1b2c"), 'x');

  return lab_storage_get_path (name);
}
