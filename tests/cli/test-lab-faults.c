/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "lab-test-program.h"

/* Runs the command line with a full disk, with a signal while it writes a file, and
 * without a home. */

/* Limits the size of files to one block, which imitates a full disk. */
#define SMALL_DISK "ulimit -f 1"
#define OLD "what was found out last week\n"

static const char * const results[] = { "csv", "json", "svg" };

/* Private helpers */

/* Runs labyrinthe-lab in a shell after the command @first. Returns: (transfer full):
 * the result */
static LabTestRun *
run_in_shell (const char *first,
              const char *words)
{
  g_autofree char *script = g_strdup_printf ("%s; exec \"$LABYRINTHE_LAB\" %s", first, words);
  const char *argv[] = { "/bin/sh", "-c", script, NULL };
  LabTestRun *run = g_new0 (LabTestRun, 1);
  g_autoptr (GError) error = NULL;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &run->out, &run->err,
                &run->status, &error);
  g_assert_no_error (error);
  return run;
}

static LabTestRun *
run_arena (const char *first,
           const char *kind,
           const char *path)
{
  g_autofree char *words = g_strdup_printf (
      "arena --seat random --seat random --games 40 --cards 1 --nodes 1 --seed 1 --%s '%s'",
      g_str_equal (kind, "svg") ? "plot" : kind, path);

  return run_in_shell (first, words);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

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

/* Tests */

/* One line reports the error. The old contents of the file are preserved, and no new
 * file appears. */
static void
test_full_disk (void)
{
  g_autofree char *folder = g_dir_make_tmp ("faults-XXXXXX", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    {
      g_autofree char *name = g_strdup_printf ("a.%s", results[i]);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (LabTestRun) first = run_arena ("trap '' XFSZ; " SMALL_DISK, results[i], path);
      g_autoptr (LabTestRun) again = NULL;

      g_test_message ("%s", results[i]);
      g_assert_cmpuint (count_files (folder), ==, 0);
      g_assert_true (WIFEXITED (first->status));
      g_assert_cmpint (WEXITSTATUS (first->status), ==, 1);
      lab_test_assert_contains (first->out, "40 games");
      lab_test_assert_contains (first->err, "could not be written: ");
      g_assert_cmpuint (lab_test_count (first->err, "\n"), ==, 1);

      g_assert_true (g_file_set_contents (path, OLD, -1, NULL));
      again = run_arena ("trap '' XFSZ; " SMALL_DISK, results[i], path);
      g_assert_cmpint (WEXITSTATUS (again->status), ==, 1);
      assert_contents (path, OLD);
      g_assert_cmpuint (count_files (folder), ==, 1);
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The files are written even if the table cannot be printed. */
static void
test_no_table (void)
{
  g_autofree char *folder = g_dir_make_tmp ("faults-XXXXXX", NULL);

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no /dev/full");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    {
      g_autofree char *name = g_strdup_printf ("a.%s", results[i]);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *contents = NULL;
      g_autoptr (LabTestRun) run = run_arena ("exec >/dev/full", results[i], path);

      g_assert_cmpint (WEXITSTATUS (run->status), ==, 1);
      lab_test_assert_contains (run->err, "The output could not be written: ");
      g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The signal arrives after part of the file was written. */
static void
test_ended_in_writing (void)
{
  g_autofree char *folder = g_dir_make_tmp ("faults-XXXXXX", NULL);
  g_autofree char *clean = g_strdup_printf ("rm -rf '%s'", folder);

  for (guint i = 0; i < G_N_ELEMENTS (results); i++)
    {
      g_autofree char *name = g_strdup_printf ("a.%s", results[i]);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (LabTestRun) run = NULL;

      g_assert_true (g_file_set_contents (path, OLD, -1, NULL));
      run = run_arena (SMALL_DISK, results[i], path);
      g_assert_true (WIFSIGNALED (run->status));
      g_assert_cmpint (WTERMSIG (run->status), ==, SIGXFSZ);
      assert_contents (path, OLD);
    }
  g_assert_true (g_spawn_command_line_sync (clean, NULL, NULL, NULL, NULL));
}

/* The file keeps its permissions, and a symbolic link stays. */
static void
test_same_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("faults-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.csv", NULL);
  g_autofree char *link = g_build_filename (folder, "link.csv", NULL);
  g_autofree char *contents = NULL;
  g_autoptr (LabTestRun) run = NULL;
  GStatBuf status;

  g_assert_true (g_file_set_contents (path, OLD, -1, NULL));
  g_assert_cmpint (g_chmod (path, 0640), ==, 0);
  g_assert_cmpint (symlink ("a.csv", link), ==, 0);
  run = run_arena ("true", "csv", link);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_cmphex (status.st_mode & 0777, ==, 0640);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpuint (lab_test_count (contents, "\r\n"), ==, 41);
  g_assert_cmpint (g_unlink (link), ==, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The file keeps its owner. */
static void
test_same_owner (void)
{
  g_autofree char *folder = g_dir_make_tmp ("faults-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.csv", NULL);
  g_autoptr (LabTestRun) run = NULL;
  GStatBuf status;

  g_assert_true (g_file_set_contents (path, OLD, -1, NULL));
  if (geteuid () == 0 && chown (path, 12345, 54321) == 0)
    {
      run = run_arena ("true", "csv", path);
      g_assert_cmpint (run->status, ==, 0);
      g_assert_cmpint (g_stat (path, &status), ==, 0);
      g_assert_cmpuint (status.st_uid, ==, 12345);
      g_assert_cmpuint (status.st_gid, ==, 54321);
    }
  else
    {
      g_test_skip ("files cannot be given to others here");
    }
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* No suffix for a temporary file fits after such a long name. */
static void
test_long_name (void)
{
  g_autofree char *folder = g_dir_make_tmp ("faults-XXXXXX", NULL);
  g_autofree char *start = g_strnfill (251, 'x');
  g_autofree char *name = g_strconcat (start, ".csv", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *shorter = g_build_filename (folder, "a", NULL);
  g_autoptr (LabTestRun) run = NULL;
  g_autoptr (LabTestRun) again = NULL;

  g_assert_true (g_file_set_contents (shorter, OLD, -1, NULL));
  g_assert_cmpint (g_rename (shorter, path), ==, 0);
  run = run_arena ("trap '' XFSZ; " SMALL_DISK, "csv", path);
  g_assert_cmpint (WEXITSTATUS (run->status), ==, 1);
  assert_contents (path, OLD);
  again = run_arena ("true", "csv", path);
  g_assert_cmpint (again->status, ==, 0);
  g_assert_cmpuint (count_files (folder), ==, 1);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A disk may have room in existing files, but not for another file. */
static void
test_no_more_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("faults-XXXXXX", NULL);
  g_autofree char *script = g_strdup_printf (
      "mount -t tmpfs -o nr_inodes=2 tmpfs '%s' && cd '%s' && printf '" OLD "' >a.csv || exit 77; "
      "\"$LABYRINTHE_LAB\" arena --seat random --seat random --games 2 --nodes 1 --csv a.csv; "
      "echo $?; cat a.csv", folder, folder);
  const char *argv[] = { "unshare", "-rm", "sh", "-c", script, NULL };
  g_autofree char *out = NULL;
  g_autofree char *err = NULL;
  int status;

  if (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, &err,
                    &status, NULL)
      && strstr (out, "2 games") != NULL)
    {
      g_assert_true (g_str_has_suffix (out, "\n1\n" OLD));
      lab_test_assert_contains (err, "could not be written: ");
    }
  else
    {
      g_test_skip ("no disk can be mounted here");
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* If the standard input, output, or error is closed, no message lands in a file that was opened
 * later, and a lost table is an error. */
static void
test_closed (void)
{
  static const char * const closed[] = {
    "<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-",
  };
  g_autofree char *folder = g_dir_make_tmp ("faults-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.csv", NULL);
  g_autofree char *words = g_strdup_printf (
      "arena --seat 'cmd:/nonexistent/player' --seat random --games 2 --cards 1 --nodes 1 "
      "--seed 1 --csv '%s'", path);
  g_autoptr (LabTestRun) open = run_in_shell ("true", words);
  g_autofree char *expected = NULL;

  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (closed); i++)
    {
      g_autofree char *first = g_strconcat ("exec ", closed[i], NULL);
      gboolean told = strstr (closed[i], "2>&-") == NULL;
      gboolean lost = g_str_has_prefix (closed[i], ">&-") || strstr (closed[i], " >&-") != NULL;
      g_autoptr (LabTestRun) arena = NULL;
      g_autoptr (LabTestRun) deal = run_in_shell (first, "deal --seed 5");

      g_test_message ("%s", closed[i]);
      g_assert_true (WIFEXITED (deal->status));
      g_assert_cmpint (WEXITSTATUS (deal->status), ==, lost ? 1 : 0);
      g_assert_cmpuint (lab_test_count (deal->err, "could not be written"), ==, lost && told);
      g_assert_cmpint (g_unlink (path), ==, 0);
      arena = run_in_shell (first, words);
      g_assert_cmpint (WEXITSTATUS (arena->status), ==, 1);
      g_assert_cmpuint (lab_test_count (arena->err, "could not be started"), ==, told ? 2 : 0);
      assert_contents (path, expected);
      if (!lost)
        g_assert_cmpstr (arena->out, ==, open->out);
    }
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A pipe that no program reads from is reported, and nothing waits for it. */
static void
test_pipe (void)
{
  static const char * const options[] = { "csv", "json", "log" };
  g_autofree char *folder = g_dir_make_tmp ("faults-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "pipe", NULL);
  g_autoptr (LabTestRun) good = NULL;
  char contents[65536];
  int reader;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autoptr (LabTestRun) run = run_arena ("true", options[i], path);

      g_assert_true (WIFEXITED (run->status));
      g_assert_cmpint (WEXITSTATUS (run->status), ==, 2);
      lab_test_assert_contains (run->err, "/pipe” c");
      lab_test_assert_contains (run->err, ": No program reads from this pipe.\n");
      g_assert_cmpstr (run->out, ==, "");
    }
  /* All results fit into the pipe at once. */
  reader = open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  g_assert_cmpint (reader, >=, 0);
  good = run_arena ("true", "csv", path);
  g_assert_cmpint (good->status, ==, 0);
  g_assert_cmpint (read (reader, contents, sizeof contents), >, 100);
  close (reader);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Too few files can be open: one line says so. GLib would end the program. */
static void
test_few_files (void)
{
  static const char * const words[] = {
    "arena --seat random --seat random --games 2 --nodes 1", "engine greedy",
    "play --seat random --seat random --nodes 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (LabTestRun) run = run_in_shell ("ulimit -n 5", words[i]);

      g_assert_true (WIFEXITED (run->status));
      g_assert_cmpint (WEXITSTATUS (run->status), ==, 1);
      g_assert_cmpstr (run->out, ==, "");
      g_assert_true (g_str_has_prefix (run->err, "labyrinthe-lab: Too few files can be open"));
      g_assert_cmpuint (lab_test_count (run->err, "\n"), ==, 1);
    }
}

/* There is no memory for the results of all games. Sanitizers need more than this limit. */
static void
test_little_memory (void)
{
  g_autoptr (LabTestRun) probe = run_in_shell ("ulimit -v 500000", "--version");
  g_autoptr (LabTestRun) run = NULL;

  if (probe->status != 0)
    {
      g_test_skip ("the program cannot run with little memory here");
      return;
    }
  run = run_in_shell ("ulimit -v 500000",
                      "arena --seat random --seat random --games 10000000 --nodes 1");
  g_assert_true (WIFEXITED (run->status));
  g_assert_cmpint (WEXITSTATUS (run->status), ==, 1);
  g_assert_true (g_str_has_prefix (run->err, "labyrinthe-lab: There is too little memory for"));
  g_assert_cmpuint (lab_test_count (run->err, "\n"), ==, 1);
}

/* The program needs neither a home nor a session bus. */
static void
test_no_home (void)
{
  static const char * const first[] = {
    "true",
    "unset HOME XDG_DATA_HOME XDG_CONFIG_HOME XDG_CACHE_HOME XDG_RUNTIME_DIR "
    "DBUS_SESSION_BUS_ADDRESS",
    "export HOME=/nonexistent/home; unset XDG_DATA_HOME XDG_CONFIG_HOME XDG_CACHE_HOME",
  };
  static const char * const words[] = {
    "deal --seed 5", "puzzle --turns 1 --seed 2", "path '" LAB_TEST_STUDY "' d6 e4",
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *expected = NULL;

      for (guint j = 0; j < G_N_ELEMENTS (first); j++)
        {
          g_autoptr (LabTestRun) run = run_in_shell (first[j], words[i]);

          if (j == 0)
            expected = g_strdup (run->out);
          g_assert_cmpstr (run->out, ==, expected);
          g_assert_cmpint (run->status, ==, 0);
          g_assert_cmpstr (run->err, ==, "");
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/faults/full-disk", test_full_disk);
  g_test_add_func ("/lab/faults/no-table", test_no_table);
  g_test_add_func ("/lab/faults/ended-in-writing", test_ended_in_writing);
  g_test_add_func ("/lab/faults/same-file", test_same_file);
  g_test_add_func ("/lab/faults/same-owner", test_same_owner);
  g_test_add_func ("/lab/faults/long-name", test_long_name);
  g_test_add_func ("/lab/faults/no-more-files", test_no_more_files);
  g_test_add_func ("/lab/faults/little-memory", test_little_memory);
  g_test_add_func ("/lab/faults/pipe", test_pipe);
  g_test_add_func ("/lab/faults/few-files", test_few_files);
  g_test_add_func ("/lab/faults/no-home", test_no_home);
  g_test_add_func ("/lab/faults/closed", test_closed);
  return g_test_run ();
}
