/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "lab-test-home.h"
#include "lab-storage.h"

/* Private helpers */

static void
assert_contents (const char *path,
                 const char *expected)
{
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (contents, ==, expected);
}

static guint
get_mode (const char *path)
{
  GStatBuf status;

  g_assert_cmpint (g_stat (path, &status), ==, 0);
  return status.st_mode & 0777;
}

/* Tests */

LAB_HOME_TEST ("/storage/path", test_path)
{
  g_autofree char *path = lab_storage_get_path ("thing.ini");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *expected = g_build_filename (g_get_user_data_dir (), "labyrinthe", NULL);

  g_assert_cmpstr (folder, ==, expected);
  g_assert_true (g_file_test (folder, G_FILE_TEST_IS_DIR));
  g_assert_cmphex (get_mode (folder), ==, 0700);
}

LAB_HOME_TEST ("/storage/write", test_write)
{
  g_autofree char *path = lab_storage_get_path ("thing.ini");
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_storage_write (path, "first", -1, &error));
  g_assert_true (lab_storage_write (path, "second and more", 6, &error));
  g_assert_no_error (error);
  assert_contents (path, "second");
  g_assert_cmphex (get_mode (path), ==, 0600);
}

/* A folder has the name of the file, so that even root cannot write it. */
LAB_HOME_TEST ("/storage/write-fails", test_write_fails)
{
  g_autofree char *folder = lab_storage_get_path ("folder");
  g_autofree char *path = g_build_filename (folder, "thing.ini", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_storage_write (folder, "", 0, NULL));
  g_assert_false (lab_storage_write (path, "text", -1, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
}

/* Files that would block the reader or fill the memory are refused. */
LAB_HOME_TEST ("/storage/read", test_read)
{
  g_autofree char *pipe = lab_storage_get_path ("pipe");
  const char *targets[] = { "/dev/zero", "/", pipe };
  g_autofree char *path = lab_storage_get_path ("thing.ini");
  g_autofree char *contents = NULL;
  gsize length = 0;
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_storage_read (path, &contents, &length, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_clear_error (&error);

  g_assert_true (lab_storage_write (path, "a\0b", 3, NULL));
  g_assert_true (lab_storage_read (path, &contents, &length, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (contents, (int) length, "a\0b", 3);

  g_assert_cmpint (truncate (path, LAB_STORAGE_MAX_SIZE + 1), ==, 0);
  g_assert_false (lab_storage_read (path, &contents, &length, &error));
  g_assert_nonnull (strstr (error->message, "too large"));
  g_clear_error (&error);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_false (lab_storage_read (path, &contents, &length, &error));
  g_assert_nonnull (strstr (error->message, "ordinary file"));
  g_clear_error (&error);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (targets); i++)
    {
      g_assert_cmpint (symlink (targets[i], path), ==, 0);
      g_assert_false (lab_storage_read (path, &contents, &length, &error));
      g_assert_nonnull (strstr (error->message, "ordinary file"));
      g_clear_error (&error);
      g_assert_cmpint (g_remove (path), ==, 0);
    }
}

/* Messages tell players in plain words what they can do. */
LAB_HOME_TEST ("/storage/explain", test_explain)
{
  const struct
  {
    GQuark domain;
    int code;
    const char *words;
  } cases[] = {
    { G_FILE_ERROR, G_FILE_ERROR_NOSPC, "The disk is full. Free up some space." },
    { G_FILE_ERROR, G_FILE_ERROR_ROFS, "The folder cannot be written." },
    { G_FILE_ERROR, G_FILE_ERROR_IO, "by the system" },
    { G_IO_ERROR, G_IO_ERROR_NO_SPACE, "The disk is full. Free up some space." },
    { G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, "The folder cannot be written." },
    { G_IO_ERROR, G_IO_ERROR_READ_ONLY, "The folder cannot be written." },
    { G_IO_ERROR, G_IO_ERROR_FAILED, "by the system" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = g_error_new_literal (cases[i].domain, cases[i].code,
                                                      "by the system");

      lab_storage_explain (error);
      g_assert_cmpstr (error->message, ==, cases[i].words);
    }
}

/* Enough damaged files to show that each one gets a new name. */
#define N_DAMAGED 30

LAB_HOME_TEST ("/storage/set-aside", test_set_aside)
{
  g_autofree char *stuck = lab_test_home_get_stuck_path ();
  g_autofree char *path = lab_storage_get_path ("thing.ini");

  for (guint i = 1; i <= N_DAMAGED; i++)
    {
      g_autofree char *name = i > 1 ? g_strdup_printf ("thing.ini.damaged-%u", i)
                                    : g_strdup ("thing.ini.damaged");
      g_autofree char *expected = lab_storage_get_path (name);
      g_autofree char *aside = NULL;

      g_assert_true (g_file_set_contents (path, name, -1, NULL));
      aside = lab_storage_set_aside (path);
      g_assert_cmpstr (aside, ==, expected);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    }
  g_assert_null (lab_storage_set_aside (path));
  /* Every damaged file was set aside under a name of its own. */
  for (guint i = 1; i <= N_DAMAGED; i++)
    {
      g_autofree char *name = i > 1 ? g_strdup_printf ("thing.ini.damaged-%u", i)
                                    : g_strdup ("thing.ini.damaged");
      g_autofree char *aside = lab_storage_get_path (name);

      assert_contents (aside, name);
    }
  g_assert_true (g_file_set_contents (stuck, "one more", -1, NULL));
  g_assert_null (lab_storage_set_aside (stuck));
  assert_contents (stuck, "one more");
}

/* A file that the player saves is written to the chosen place or not at all. */
LAB_HOME_TEST ("/storage/replace", test_replace)
{
  g_autofree char *path = lab_storage_get_path ("thing.txt");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) nowhere = g_file_get_child (file, "thing.txt");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (lab_storage_replace (file, "first", 5, NULL, &error));
  g_assert_true (lab_storage_replace (file, "second and more", 6, cancellable, &error));
  g_assert_no_error (error);
  assert_contents (path, "second");

  g_cancellable_cancel (cancellable);
  g_assert_false (lab_storage_replace (file, "third", 5, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  assert_contents (path, "second");
  g_assert_false (lab_storage_replace (nowhere, "third", 5, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
}

/* Limits the size of files, to imitate a disk with little room. */
static void
set_room (rlim_t n_bytes)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (n_bytes, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* Writes @text where there is no room for it. */
static void
fail_to_replace (GFile      *file,
                 const char *text)
{
  g_autoptr (GError) error = NULL;
  void (*before) (int) = signal (SIGXFSZ, SIG_IGN);

  set_room (1000);
  g_assert_false (lab_storage_replace (file, text, strlen (text), NULL, &error));
  set_room (RLIM_INFINITY);
  signal (SIGXFSZ, before);
  g_assert_nonnull (error);
}

/* Saving to a symbolic link replaces the target and keeps the link. */
LAB_HOME_TEST ("/storage/replace-link", test_replace_link)
{
  g_autofree char *path = lab_storage_get_path ("thing.txt");
  g_autofree char *link = lab_storage_get_path ("link.txt");
  g_autofree char *text = g_strnfill (10000, 'x');
  g_autoptr (GFile) file = g_file_new_for_path (link);

  g_assert_true (lab_storage_write (path, "first", -1, NULL));
  g_assert_cmpint (symlink ("thing.txt", link), ==, 0);
  fail_to_replace (file, text);
  assert_contents (path, "first");

  g_assert_true (lab_storage_replace (file, text, strlen (text), NULL, NULL));
  assert_contents (path, text);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
}

/* A file with two hard links is not written in place either. */
LAB_HOME_TEST ("/storage/replace-named-twice", test_replace_named_twice)
{
  g_autofree char *path = lab_storage_get_path ("thing.txt");
  g_autofree char *other = lab_storage_get_path ("other.txt");
  g_autofree char *text = g_strnfill (10000, 'x');
  g_autoptr (GFile) file = g_file_new_for_path (other);

  g_assert_true (lab_storage_write (path, "first", -1, NULL));
  g_assert_cmpint (link (path, other), ==, 0);
  fail_to_replace (file, text);
  assert_contents (path, "first");
  assert_contents (other, "first");

  g_assert_true (lab_storage_replace (file, text, strlen (text), NULL, NULL));
  assert_contents (path, "first");
  assert_contents (other, text);
}

/* Sweeping keeps files that only look like unfinished ones, because they may belong
 * to the user. */
LAB_HOME_TEST ("/storage/sweep", test_sweep)
{
  static const struct
  {
    const char *name;
    gboolean stays;
  } files[] = {
    { "thing.ini", TRUE },          { "thing.ini.~a1b2c", FALSE }, { "thing.ini.~zzzzz", FALSE },
    { "thing.ini.damaged", TRUE },  { "thing.ini.backup", TRUE },  { "thing.ini.A1B2C3", TRUE },
    { "thing.ini.~1~", TRUE },      { "thing.ini~", TRUE },        { "thing.ini.~a1b2", TRUE },
    { "thing.ini.~a1-2c", TRUE },   { "thing.ini-~a1b2c", TRUE },  { "other.ini.~a1b2c", TRUE },
    { "thing.ini.~a1b2cd", TRUE },
  };
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "labyrinthe", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = lab_storage_get_path (files[i].name);

      g_assert_true (lab_storage_write (path, "", 0, NULL));
    }
  lab_storage_sweep ("thing.ini");
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = lab_storage_get_path (files[i].name);

      g_test_message ("%s", files[i].name);
      g_assert_cmpint (g_file_test (path, G_FILE_TEST_EXISTS), ==, files[i].stays);
    }

  /* Sweeping does nothing if the folder does not exist. */
  lab_test_home_clear (NULL, NULL);
  g_assert_cmpint (g_mkdir (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  lab_storage_sweep ("thing.ini");
  assert_contents (folder, "");
}
