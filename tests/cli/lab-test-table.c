/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE     /* for posix_openpt() */

#include "config.h"

#include "lab-test-table.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include <gio/gio.h>

#include "lab-test-program.h"

#define PATIENCE_MS 20000

/* The program with a terminal of its own. */
typedef struct
{
  GSubprocess *process;
  int terminal;               /* our side */
  GString *seen;              /* everything that was printed */
  gsize read;                 /* how much of it the test has already expected */
} Table;

/* Private helpers */

/* Opens the terminal. Returns the side of the program. */
static int
open_inside (Table *self)
{
  struct termios modes;
  int inside;

  g_assert_cmpint (grantpt (self->terminal), ==, 0);
  g_assert_cmpint (unlockpt (self->terminal), ==, 0);
  inside = open (ptsname (self->terminal), O_RDWR | O_NOCTTY | O_CLOEXEC);
  g_assert_cmpint (inside, >=, 0);
  g_assert_cmpint (tcgetattr (inside, &modes), ==, 0);
  modes.c_oflag &= (tcflag_t) ~OPOST;
  modes.c_lflag &= (tcflag_t) ~ECHO;
  g_assert_cmpint (tcsetattr (inside, TCSANOW, &modes), ==, 0);
  return inside;
}

static void
start (Table      *self,
       const char *command,
       gboolean    shows_progress)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (
      shows_progress ? G_SUBPROCESS_FLAGS_STDOUT_SILENCE : G_SUBPROCESS_FLAGS_NONE);
  g_autofree char *line = g_strdup_printf ("'%s' %s", g_getenv ("LABYRINTHE_LAB"), command);
  g_auto (GStrv) argv = NULL;
  g_autoptr (GError) error = NULL;
  int inside = open_inside (self);

  if (shows_progress)
    {
      g_subprocess_launcher_setenv (launcher, "TERM", "xterm", TRUE);
      g_subprocess_launcher_take_stderr_fd (launcher, inside);
    }
  else
    {
      g_subprocess_launcher_take_stdin_fd (launcher, dup (inside));
      g_subprocess_launcher_take_stdout_fd (launcher, inside);
    }
  g_shell_parse_argv (line, NULL, &argv, &error);
  g_assert_no_error (error);
  self->process = g_subprocess_launcher_spawnv (launcher, (const char * const *) argv, &error);
  g_assert_no_error (error);
}

/* Waits until @text is printed. */
static void
await (Table      *self,
       const char *text)
{
  const char *found;

  while ((found = strstr (self->seen->str + self->read, text)) == NULL)
    {
      GPollFD poll = { self->terminal, G_IO_IN, 0 };
      char buffer[4096];
      gssize n = 0;

      if (g_poll (&poll, 1, PATIENCE_MS) == 1)
        n = read (self->terminal, buffer, sizeof buffer);
      if (n <= 0)
        g_error ("“%s” never came after:\n%s", text, self->seen->str + self->read);
      g_string_append_len (self->seen, buffer, n);
    }
  self->read = (gsize) (found - self->seen->str) + strlen (text);
}

static void
follow (Table      *self,
        const char *step)
{
  if (g_str_has_prefix (step, "! "))
    g_assert_cmpint (write (self->terminal, step + 2, strlen (step + 2)), ==,
                     (gssize) strlen (step + 2));
  else if (g_str_equal (step, "^C"))
    g_subprocess_send_signal (self->process, SIGINT);
  else if (g_str_has_prefix (step, "- "))
    lab_test_assert_lacks (self->seen->str, step + 2);
  else
    await (self, step);
}

/* Public functions */

/**
 * lab_test_table_play:
 * @command: the words of a command
 * @shows_progress: whether it only shows on the terminal how far its work is
 * @status: the exit status that it must have
 * @steps: (array zero-terminated=1): keys to press after `! `, what must not have been printed so
 *   far after `- `, `^C` for the signal, and else what must be printed next
 *
 * Runs labyrinthe-lab in a terminal. Skips the test if there are no terminals, as in a sandbox.
 */
void
lab_test_table_play (const char         *command,
                     gboolean            shows_progress,
                     int                 status,
                     const char * const *steps)
{
  Table self = { .terminal = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC) };
  g_autoptr (GError) error = NULL;

  if (self.terminal < 0)
    {
      g_test_skip ("no pseudo-terminal can be opened here");
      return;
    }
  self.seen = g_string_new (NULL);
  start (&self, command, shows_progress);
  for (guint i = 0; steps[i] != NULL; i++)
    follow (&self, steps[i]);
  g_subprocess_wait (self.process, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (self.process));
  g_assert_cmpint (g_subprocess_get_exit_status (self.process), ==, status);
  g_object_unref (self.process);
  g_string_free (self.seen, TRUE);
  close (self.terminal);
}
