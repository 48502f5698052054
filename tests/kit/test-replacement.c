/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-replacement.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lab-storage.h"
#include "lab-test-home.h"

/* Other tests write to full disks, links, and files of other owners: test-storage.c and
 * test-faults-disk.c. */

/* Private helpers */

static LabReplacement *
open_good (const char *path)
{
  g_autoptr (GError) error = NULL;
  LabReplacement *file = lab_replacement_open (path, &error);

  g_assert_no_error (error);
  g_assert_nonnull (file);
  return file;
}

static char *
make_pipe (void)
{
  char *path = lab_storage_get_path ("pipe");

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  return path;
}

/* Tests */

/* A new file that is not written is removed; an old one keeps its contents. */
LAB_HOME_TEST ("/replacement/unwritten", test_unwritten)
{
  g_autofree char *path = lab_storage_get_path ("thing.txt");
  g_autofree char *contents = NULL;

  lab_replacement_close (open_good (path));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  lab_replacement_close (open_good (path));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "old");
}

LAB_HOME_TEST ("/replacement/cancelled", test_cancelled)
{
  g_autofree char *path = lab_storage_get_path ("thing.txt");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LabReplacement) file = open_good (path);
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_false (lab_replacement_write (file, "new", 3, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_pointer (&file, lab_replacement_close);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

LAB_HOME_TEST ("/replacement/equal", test_equal)
{
  g_autofree char *path = lab_storage_get_path ("thing.txt");
  g_autofree char *alias = lab_storage_get_path ("link.txt");
  g_autofree char *else_path = lab_storage_get_path ("other.txt");
  g_autoptr (LabReplacement) file = open_good (path);
  g_autoptr (LabReplacement) same = NULL;
  g_autoptr (LabReplacement) other = open_good (else_path);

  g_assert_cmpint (symlink ("thing.txt", alias), ==, 0);
  same = open_good (alias);
  g_assert_true (lab_replacement_equal (file, same));
  g_assert_false (lab_replacement_equal (file, other));
}

/* Opening a pipe never waits for a reader. */
LAB_HOME_TEST ("/replacement/pipe", test_pipe)
{
  g_autofree char *path = make_pipe ();
  g_autoptr (LabReplacement) file = NULL;
  g_autoptr (GError) error = NULL;
  char contents[100] = "";
  int reader;

  g_assert_null (lab_replacement_open (path, &error));
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, "No program reads from this pipe.");
  g_clear_error (&error);

  reader = g_open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0);
  g_assert_cmpint (reader, >=, 0);
  file = open_good (path);
  g_assert_true (lab_replacement_write (file, "hello", 5, NULL, &error));
  g_assert_cmpint (read (reader, contents, sizeof contents), ==, 5);
  g_assert_cmpstr (contents, ==, "hello");
  close (reader);

  /* The signal for this would end the program. */
  g_assert_false (lab_replacement_write (file, "hello", 5, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE);
}
