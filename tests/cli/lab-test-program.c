/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-program.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <gio/gio.h>

static char *
copy_text (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  g_assert_true (size == 0 || memchr (data, '\0', size) == NULL);
  return size > 0 ? g_strndup (data, size) : g_strdup ("");
}

/* Opens a file with @input. A pipe would not do, because a program that does not
 * read all input would end the test with a signal. */
static int
open_input (const char *input)
{
  FILE *file = tmpfile ();
  int descriptor;

  g_assert_nonnull (file);
  g_assert_true (input == NULL || fputs (input, file) >= 0);
  g_assert_cmpint (fflush (file), ==, 0);
  rewind (file);
  descriptor = dup (fileno (file));
  g_assert_cmpint (descriptor, >=, 0);
  fclose (file);
  return descriptor;
}

/* Runs labyrinthe-lab with @words, which have blanks between them, and @input on its standard
 * input. It may inherit all files, because GLib then starts it without a copy of this process,
 * which is slow with sanitizers. */
LabTestRun *
lab_test_run (const char *input,
              const char *words)
{
  g_autofree char *line = g_strdup_printf ("%s %s", g_getenv ("LABYRINTHE_LAB"), words);
  g_auto (GStrv) argv = g_strsplit (line, " ", -1);
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE
                               | G_SUBPROCESS_FLAGS_INHERIT_FDS);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) out = NULL;
  g_autoptr (GBytes) err = NULL;
  LabTestRun *self = g_new0 (LabTestRun, 1);

  g_subprocess_launcher_take_stdin_fd (launcher, open_input (input));
  process = g_subprocess_launcher_spawnv (launcher, (const char * const *) argv, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, NULL, NULL, &out, &err, &error);
  g_assert_no_error (error);

  self->out = copy_text (out);
  self->err = copy_text (err);
  self->status = g_subprocess_get_if_exited (process) ? g_subprocess_get_exit_status (process) : -1;
  return self;
}

void
lab_test_run_free (LabTestRun *self)
{
  g_free (self->out);
  g_free (self->err);
  g_free (self);
}

void
lab_test_assert_contains (const char *text,
                          const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is missing in:\n%s", part, text);
}

void
lab_test_assert_lacks (const char *text,
                       const char *part)
{
  if (strstr (text, part) != NULL)
    g_error ("“%s” should not be in:\n%s", part, text);
}

guint
lab_test_count (const char *text,
                const char *part)
{
  guint count = 0;

  for (const char *next = text; (next = strstr (next, part)) != NULL; next += strlen (part))
    count++;
  return count;
}
