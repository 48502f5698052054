/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE     /* for posix_openpt() */

#include "config.h"

#include "lab-test-table.h"

#include <fcntl.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#define PATIENCE_MS 20000

/* Private helpers */

/* Opens a terminal. Returns the side of the program. */
static int
open_terminal (LabTestTable *self)
{
  struct termios modes;
  int inside;

  self->terminal = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC);
  g_assert_cmpint (self->terminal, >=, 0);
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

/* Public functions */

/** lab_test_table_new: starts the program with some words, ended by NULL. */
LabTestTable *
lab_test_table_new (const char *word,
                    ...)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  LabTestTable *self = g_new0 (LabTestTable, 1);
  va_list words;
  int inside;

  g_ptr_array_add (argv, (char *) g_getenv ("LABYRINTHE_LAB"));
  va_start (words, word);
  for (; word != NULL; word = va_arg (words, const char *))
    g_ptr_array_add (argv, (char *) word);
  va_end (words);
  g_ptr_array_add (argv, NULL);

  self->seen = g_string_new (NULL);
  inside = open_terminal (self);
  g_subprocess_launcher_take_stdin_fd (launcher, dup (inside));
  g_subprocess_launcher_take_stdout_fd (launcher, inside);
  self->process = g_subprocess_launcher_spawnv (launcher, (const char * const *) argv->pdata,
                                                &error);
  g_assert_no_error (error);
  return self;
}

/** lab_test_table_new_for_progress: starts the program with words, to see how far its work is. */
LabTestTable *
lab_test_table_new_for_progress (const char *words)
{
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE);
  g_autofree char *line = g_strconcat (g_getenv ("LABYRINTHE_LAB"), " ", words, NULL);
  g_auto (GStrv) argv = g_strsplit (line, " ", -1);
  g_autoptr (GError) error = NULL;
  LabTestTable *self = g_new0 (LabTestTable, 1);

  self->seen = g_string_new (NULL);
  g_subprocess_launcher_setenv (launcher, "TERM", "xterm", TRUE);
  g_subprocess_launcher_take_stderr_fd (launcher, open_terminal (self));
  self->process = g_subprocess_launcher_spawnv (launcher, (const char * const *) argv, &error);
  g_assert_no_error (error);
  return self;
}

/** lab_test_table_type: types a line. */
void
lab_test_table_type (LabTestTable *self,
                     const char   *line)
{
  g_autofree char *text = g_strconcat (line, "\n", NULL);

  g_assert_cmpint (write (self->terminal, text, strlen (text)), ==, (gssize) strlen (text));
}

/** lab_test_table_expect: waits until @text is printed, and returns everything before it. */
char *
lab_test_table_expect (LabTestTable *self,
                       const char   *text)
{
  const char *found;
  char *before;

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
  before = g_strndup (self->seen->str + self->read, (gsize) (found - self->seen->str) - self->read);
  self->read = (gsize) (found - self->seen->str) + strlen (text);
  return before;
}

/** lab_test_table_await: waits until @text is printed. */
void
lab_test_table_await (LabTestTable *self,
                      const char   *text)
{
  g_autofree char *before = lab_test_table_expect (self, text);
}

/** lab_test_table_leave: waits until the program ends with success. */
void
lab_test_table_leave (LabTestTable *self)
{
  lab_test_table_leave_with (self, 0);
}

/** lab_test_table_leave_with: waits until the program ends with an exit status. */
void
lab_test_table_leave_with (LabTestTable *self,
                           int           status)
{
  g_autoptr (GError) error = NULL;

  g_subprocess_wait (self->process, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (self->process));
  g_assert_cmpint (g_subprocess_get_exit_status (self->process), ==, status);
  g_object_unref (self->process);
  g_string_free (self->seen, TRUE);
  close (self->terminal);
  g_free (self);
}

/** lab_test_table_is_possible: returns whether there are terminals; a sandbox may have none. */
gboolean
lab_test_table_is_possible (void)
{
  int terminal = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC);

  if (terminal >= 0)
    close (terminal);
  return terminal >= 0;
}
