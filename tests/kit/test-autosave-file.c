/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE     /* for RTLD_NEXT */

#include "lab-autosave-file.h"

#include <unistd.h>

#include <gio/gio.h>

#include "lab-storage.h"
#include "lab-test-home.h"
#include "lab-test-threads.h"

#define NAME "state"

/* A state that is saved, and the errors that were reported. */
typedef struct
{
  LabAutosaveFile *file;
  const char *state;      /* (nullable): %NULL cannot be saved */
  guint n_asked;
  guint n_troubles;
  char *reason;
} Fixture;

/* Private helpers */

static GBytes *
get_state (gpointer   data,
           GError   **error)
{
  Fixture *fixture = data;

  fixture->n_asked++;
  if (fixture->state != NULL)
    return g_bytes_new (fixture->state, strlen (fixture->state));
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "No state.");
  return NULL;
}

static void
on_trouble (LabAutosaveFile *file G_GNUC_UNUSED,
            const char      *reason,
            Fixture         *fixture)
{
  fixture->n_troubles++;
  g_free (fixture->reason);
  fixture->reason = g_strdup (reason);
}

static void
begin (Fixture    *fixture,
       const char *state)
{
  *fixture = (Fixture) { .state = state, .file = lab_autosave_file_new (NAME) };
  g_signal_connect (fixture->file, "trouble", G_CALLBACK (on_trouble), fixture);
}

static void
end (Fixture *fixture)
{
  g_clear_object (&fixture->file);
  g_free (fixture->reason);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Saves @state, and does not wait. */
static void
change (Fixture    *fixture,
        const char *state)
{
  fixture->state = state;
  lab_autosave_file_save (fixture->file);
}

static void
assert_contents (const char *expected)
{
  g_autofree char *path = lab_storage_get_path (NAME);
  g_autofree char *contents = NULL;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, expected);
}

static void
assert_no_file (void)
{
  g_autofree char *path = lab_storage_get_path (NAME);

  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Tests */

/* A new save waits for the one before, so the file is never more than one state old. */
LAB_HOME_TEST ("/autosave-file/save", test_save)
{
  Fixture fixture;

  begin (&fixture, "one");
  lab_autosave_file_save (fixture.file);
  g_assert_true (lab_autosave_file_is_saved (fixture.file));
  g_assert_cmpuint (fixture.n_asked, ==, 0);
  assert_no_file ();

  lab_autosave_file_start (fixture.file, get_state, &fixture);
  g_assert_true (lab_autosave_file_is_saved (fixture.file));
  assert_contents ("one");
  change (&fixture, "two");
  change (&fixture, "three");
  lab_autosave_file_flush (fixture.file);
  assert_contents ("three");
  change (&fixture, "");
  lab_autosave_file_flush (fixture.file);
  assert_contents ("");
  change (&fixture, "last");
  g_clear_object (&fixture.file);
  assert_contents ("last");
  g_assert_cmpuint (fixture.n_troubles, ==, 0);
  end (&fixture);
}

/* A state that is already in the file is not written again. */
LAB_HOME_TEST ("/autosave-file/unchanged", test_unchanged)
{
  g_autofree char *path = lab_storage_get_path (NAME);
  Fixture fixture;

  begin (&fixture, "one");
  lab_autosave_file_start (fixture.file, get_state, &fixture);
  lab_autosave_file_flush (fixture.file);
  g_assert_cmpint (g_remove (path), ==, 0);
  change (&fixture, "one");
  lab_autosave_file_flush (fixture.file);
  assert_no_file ();
  change (&fixture, "two");
  lab_autosave_file_flush (fixture.file);
  assert_contents ("two");
  end (&fixture);
}

LAB_HOME_TEST ("/autosave-file/stop-and-delete", test_stop_and_delete)
{
  Fixture fixture;

  begin (&fixture, "one");
  lab_autosave_file_start (fixture.file, get_state, &fixture);
  lab_autosave_file_stop (fixture.file);
  change (&fixture, "two");
  g_assert_true (lab_autosave_file_is_saved (fixture.file));
  assert_contents ("one");
  lab_autosave_file_start (fixture.file, get_state, &fixture);
  lab_autosave_file_delete (fixture.file);
  change (&fixture, "three");
  g_assert_true (lab_autosave_file_is_saved (fixture.file));
  assert_no_file ();
  end (&fixture);
}

/* A refusal of the source is reported once, and the file keeps the last state. */
LAB_HOME_TEST ("/autosave-file/refused", test_refused)
{
  Fixture fixture;

  begin (&fixture, "one");
  lab_autosave_file_start (fixture.file, get_state, &fixture);
  change (&fixture, NULL);
  change (&fixture, NULL);
  g_assert_false (lab_autosave_file_is_saved (fixture.file));
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  g_assert_cmpstr (fixture.reason, ==, "No state.");
  assert_contents ("one");
  change (&fixture, "two");
  g_assert_true (lab_autosave_file_is_saved (fixture.file));
  assert_contents ("two");

  lab_autosave_file_start (fixture.file, get_state, &fixture);
  change (&fixture, NULL);
  g_assert_cmpuint (fixture.n_troubles, ==, 2);
  end (&fixture);
}

/* A folder has the name of the file. The main loop reports the error if nothing else
 * is saved, and the next save tries again. */
LAB_HOME_TEST ("/autosave-file/trouble", test_trouble)
{
  g_autofree char *path = lab_storage_get_path (NAME);
  Fixture fixture;

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  begin (&fixture, "one");
  lab_autosave_file_start (fixture.file, get_state, &fixture);
  lab_test_wait (fixture.n_troubles > 0);
  g_assert_true (g_str_has_prefix (fixture.reason, "The disk reports an error"));
  change (&fixture, "two");
  g_assert_false (lab_autosave_file_is_saved (fixture.file));
  g_assert_cmpuint (fixture.n_troubles, ==, 1);

  g_assert_cmpint (g_rmdir (path), ==, 0);
  change (&fixture, "two");
  g_assert_true (lab_autosave_file_is_saved (fixture.file));
  assert_contents ("two");
  end (&fixture);
}

/* The handler of "trouble" may delete the file while the next state waits to be saved. */
LAB_HOME_TEST ("/autosave-file/delete-in-trouble", test_delete_in_trouble)
{
  g_autofree char *path = lab_storage_get_path (NAME);
  Fixture fixture;

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  begin (&fixture, "one");
  g_signal_connect (fixture.file, "trouble", G_CALLBACK (lab_autosave_file_delete), NULL);
  lab_autosave_file_start (fixture.file, get_state, &fixture);
  change (&fixture, "two");
  g_assert_cmpuint (fixture.n_troubles, ==, 1);
  g_assert_cmpuint (fixture.n_asked, ==, 1);
  g_assert_true (lab_autosave_file_is_saved (fixture.file));
  g_assert_cmpint (g_rmdir (path), ==, 0);
  end (&fixture);
}

/* Unfinished files of a program that crashed are removed with the first save. */
LAB_HOME_TEST ("/autosave-file/sweep", test_sweep)
{
  g_autofree char *unfinished = lab_storage_get_path (NAME ".~a1b2c");
  Fixture fixture;

  g_assert_true (g_file_set_contents (unfinished, "x", -1, NULL));
  begin (&fixture, "one");
  lab_autosave_file_start (fixture.file, get_state, &fixture);
  lab_autosave_file_flush (fixture.file);
  g_assert_false (g_file_test (unfinished, G_FILE_TEST_EXISTS));
  assert_contents ("one");
  end (&fixture);
}

/* If the system allows no more threads, the file is written all the same. */
LAB_HOME_TEST ("/autosave-file/no-thread", test_no_thread)
{
  Fixture fixture;

  begin (&fixture, "one");
  lab_test_threads_left = 0;
  lab_autosave_file_start (fixture.file, get_state, &fixture);
  assert_contents ("one");
  change (&fixture, "two");
  lab_test_threads_left = -1;
  assert_contents ("two");
  g_assert_true (lab_autosave_file_is_saved (fixture.file));
  change (&fixture, "three");
  g_assert_true (lab_autosave_file_is_saved (fixture.file));
  assert_contents ("three");
  end (&fixture);
}

/* Another saver has the file, here in the same process: nothing is written, which is told once, and
 * the file is neither replaced nor deleted. */
LAB_HOME_TEST ("/autosave-file/taken", test_taken)
{
  g_autofree char *holder = g_strdup_printf ("Labyrinthe is already running (process %d on %s).",
                                             (int) getpid (), g_get_host_name ());
  Fixture first, second;

  begin (&first, "one");
  g_assert_null (lab_autosave_file_get_holder (first.file));
  lab_autosave_file_start (first.file, get_state, &first);
  begin (&second, "two");
  g_assert_cmpstr (lab_autosave_file_get_holder (second.file), ==, holder);
  g_assert_true (lab_autosave_file_is_saved (second.file));
  lab_autosave_file_start (second.file, get_state, &second);
  change (&second, "three");
  g_assert_false (lab_autosave_file_is_saved (second.file));
  g_assert_cmpuint (second.n_troubles, ==, 1);
  g_assert_true (g_str_has_prefix (second.reason, holder));
  g_assert_true (lab_autosave_file_is_saved (first.file));
  assert_contents ("one");
  lab_autosave_file_delete (second.file);
  assert_contents ("one");

  /* The second one does not take over, because it would replace a game that can be resumed. */
  end (&first);
  lab_autosave_file_start (second.file, get_state, &second);
  g_assert_false (lab_autosave_file_is_saved (second.file));
  assert_contents ("one");
  end (&second);
  begin (&first, "four");
  lab_autosave_file_start (first.file, get_state, &first);
  lab_autosave_file_flush (first.file);
  assert_contents ("four");
  end (&first);
}
