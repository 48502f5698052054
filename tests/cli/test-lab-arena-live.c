/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE     /* for posix_openpt() */

#include "config.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "lab-test-program.h"

/* Tests the arena while games are being played, and a search of a small game. */

#define PATIENCE_MS 20000
/* More games than can be played during a test. */
#define ENDLESS "--games", "200000"

/* Private helpers */

static GSubprocess *
start (GSubprocessLauncher *launcher,
       const char          *word,
       ...) G_GNUC_NULL_TERMINATED;

static GSubprocess *
start (GSubprocessLauncher *launcher,
       const char          *word,
       ...)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  GSubprocess *process;
  va_list words;

  g_ptr_array_add (argv, (char *) g_getenv ("LABYRINTHE_LAB"));
  g_ptr_array_add (argv, (char *) "arena");
  va_start (words, word);
  for (; word != NULL; word = va_arg (words, const char *))
    g_ptr_array_add (argv, (char *) word);
  va_end (words);
  g_ptr_array_add (argv, NULL);
  process = g_subprocess_launcher_spawnv (launcher, (const char * const *) argv->pdata, &error);
  g_assert_no_error (error);
  return process;
}

/* Waits until a file exists and is not empty. */
static void
await_file (const char *path)
{
  for (guint i = 0; !g_file_test (path, G_FILE_TEST_EXISTS); i++)
    {
      g_assert_cmpuint (i * 10, <, PATIENCE_MS);
      g_usleep (10000);
    }
}

/* Opens both ends of a terminal. */
static gboolean
open_terminal (int *ours,
               int *theirs)
{
  struct termios modes;

  *ours = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (*ours < 0)
    return FALSE;
  g_assert_cmpint (grantpt (*ours), ==, 0);
  g_assert_cmpint (unlockpt (*ours), ==, 0);
  *theirs = open (ptsname (*ours), O_RDWR | O_NOCTTY | O_CLOEXEC);
  g_assert_cmpint (*theirs, >=, 0);
  g_assert_cmpint (tcgetattr (*theirs, &modes), ==, 0);
  modes.c_oflag &= (tcflag_t) ~OPOST;
  g_assert_cmpint (tcsetattr (*theirs, TCSANOW, &modes), ==, 0);
  return TRUE;
}

/* Reads until @text has arrived. */
static void
await_text (int         terminal,
            GString    *seen,
            const char *text)
{
  while (strstr (seen->str, text) == NULL)
    {
      GPollFD poll = { terminal, G_IO_IN, 0 };
      char buffer[4096];
      gssize n = 0;

      if (g_poll (&poll, 1, PATIENCE_MS) == 1)
        n = read (terminal, buffer, sizeof buffer);
      if (n <= 0)
        g_error ("“%s” never came after:\n%s", text, seen->str);
      g_string_append_len (seen, buffer, n);
    }
}

/* Runs a command, with its standard error on a terminal, until it has shown all @texts, and sends
 * Ctrl-C. The progress is then gone, and the results have no trace of it. */
static void
assert_shown (const char         *command,
              const char * const *texts)
{
  g_autofree char *line = g_strconcat (g_getenv ("LABYRINTHE_LAB"), " ", command, NULL);
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GString) seen = g_string_new (NULL);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *out = NULL;
  int ours, theirs;

  if (!open_terminal (&ours, &theirs))
    {
      g_test_skip ("no pseudo-terminal can be opened here");
      return;
    }
  g_subprocess_launcher_setenv (launcher, "TERM", "xterm", TRUE);
  g_subprocess_launcher_take_stderr_fd (launcher, theirs);
  process = g_subprocess_launcher_spawnv (launcher, (const char * const *) words, &error);
  g_assert_no_error (error);
  g_subprocess_launcher_close (launcher);
  for (guint i = 0; texts[i] != NULL; i++)
    await_text (ours, seen, texts[i]);
  g_subprocess_send_signal (process, SIGINT);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &out, NULL, NULL));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 130);
  for (char buffer[4096]; ;)
    {
      gssize n = read (ours, buffer, sizeof buffer);

      if (n <= 0)
        break;
      g_string_append_len (seen, buffer, n);
    }
  g_assert_true (g_str_has_suffix (seen->str, "\r\033[K"));
  lab_test_assert_lacks (out, "\033");
  close (ours);
}

/* Tests */

/* Ctrl-C prints the finished games, writes the files, and sets the exit status. */
static void
test_interrupt (void)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.csv", NULL);
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *out = NULL;
  g_autofree char *err = NULL;
  g_autofree char *csv = NULL;
  g_autoptr (GError) error = NULL;
  guint n_finished = 0;

  process = start (launcher, "--seat", "greedy", "--seat", "random", ENDLESS,
                   "--jobs", "2", "--seed", "1", "--csv", path, NULL);
  await_file (path);
  g_usleep (G_USEC_PER_SEC);
  g_subprocess_send_signal (process, SIGINT);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &out, &err, &error);
  g_assert_no_error (error);
  if (!g_subprocess_get_if_exited (process))
    g_error ("ended by signal %d: %s", g_subprocess_get_term_sig (process), err);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 130);
  g_assert_cmpstr (err, ==, "");
  g_assert_cmpint (sscanf (out, "Interrupted when %u of 200000 games were finished.", &n_finished),
                   ==, 1);
  g_assert_cmpuint (n_finished, >, 0);
  lab_test_assert_contains (out, "\nPlayer ");
  g_assert_true (g_file_get_contents (path, &csv, NULL, NULL));
  g_assert_cmpuint (lab_test_count (csv, "\r\n"), ==, n_finished + 1);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Ctrl-C also works while a player thinks: here a program that never answers. */
static void
test_interrupt_thought (void)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.csv", NULL);
  g_autofree char *seat = g_strdup_printf ("cmd:'%s' hang", g_getenv ("LABYRINTHE_ROGUE"));
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *out = NULL;
  g_autofree char *err = NULL;
  gint64 begin = g_get_monotonic_time ();

  process = start (launcher, "--seat", seat, "--seat", "random", "--time", "60", "--games", "8",
                   "--csv", path, NULL);
  await_file (path);
  g_usleep (G_USEC_PER_SEC);
  g_subprocess_send_signal (process, SIGINT);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &out, &err, NULL));
  g_assert_cmpint (g_get_monotonic_time () - begin, <, 30 * G_USEC_PER_SEC);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 130);
  g_assert_cmpstr (err, ==, "");
  g_assert_true (g_str_has_prefix (out, "Interrupted when 0 of 8 games were finished.\n"));
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* On a terminal there is a progress bar with an estimate, which disappears at the
 * end. */
static void
test_progress (void)
{
  static const char * const texts[] = { "\r\033[K░░░░░░░░░░░░░░░░░░░░ ", " of 200000. ",
                                        "Time left: ", NULL };

  assert_shown ("arena --seat greedy --seat random --games 200000 --jobs 1", texts);
}

/* So does a search of a small game: how far it looks ahead, and how much it knows. */
static void
test_solve_progress (void)
{
  static const char * const texts[] = { "\r\033[KDepth: ", ". Result known for 0 of 8 moves.",
                                        NULL };

  assert_shown ("classics solve hexapawn:8x8", texts);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/arena-live/interrupt", test_interrupt);
  g_test_add_func ("/lab/arena-live/interrupt-thought", test_interrupt_thought);
  g_test_add_func ("/lab/arena-live/progress", test_progress);
  g_test_add_func ("/lab/arena-live/solve-progress", test_solve_progress);
  return g_test_run ();
}
