/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-command.h"

#include <stdio.h>
#include <stdlib.h>
#include "lab-command.h"
#include "lab-child.h"

/* Runs the command line in this process, with streams in memory. */

static FILE *
open_input (const char *input,
            gsize       size)
{
  FILE *stream = size > 0 ? fmemopen ((void *) input, size, "r") : fopen ("/dev/null", "r");

  g_assert_nonnull (stream);
  return stream;
}

/* Replaces lab-child.c, so that no input can start a program. */

LabChild *
lab_child_new (const char * const  *argv,
               LabChildErrors       errors G_GNUC_UNUSED,
               GError             **error G_GNUC_UNUSED)
{
  g_error ("%s would have been started.", argv[0]);
}

void
lab_child_free (LabChild *self G_GNUC_UNUSED)
{
  g_assert_not_reached ();
}

gboolean
lab_child_end (LabChild *self G_GNUC_UNUSED,
               gint64    patience G_GNUC_UNUSED)
{
  g_assert_not_reached ();
}

void
lab_child_send (LabChild   *self G_GNUC_UNUSED,
                const char *line G_GNUC_UNUSED)
{
  g_assert_not_reached ();
}

LabChildEvent
lab_child_wait_for_line (LabChild      *self G_GNUC_UNUSED,
                         gint64         deadline G_GNUC_UNUSED,
                         GCancellable  *cancellable G_GNUC_UNUSED,
                         char         **line G_GNUC_UNUSED)
{
  g_assert_not_reached ();
}

void
lab_child_watch_errors (LabChild          *self G_GNUC_UNUSED,
                        LabChildErrorFunc  func G_GNUC_UNUSED,
                        gpointer           data G_GNUC_UNUSED)
{
  g_assert_not_reached ();
}

gboolean
lab_child_has_unread (LabChild *self G_GNUC_UNUSED)
{
  g_assert_not_reached ();
}

guint64
lab_child_get_n_received (LabChild *self G_GNUC_UNUSED)
{
  g_assert_not_reached ();
}

/* Returns whether @text tells the random deal number, which a command that chooses
 * one prints. */
static gboolean
tells_seed (const char *text)
{
  guint64 seed;

  return g_str_has_prefix (text, "seed ")
         && g_ascii_string_to_unsigned (text + strlen ("seed "), 10, 0, G_MAXUINT64, &seed, NULL);
}

static void
check_output (const LabFuzzRun *run)
{
  gsize length = strlen (run->err);

  g_assert_cmpint (run->status, >=, LAB_COMMAND_STATUS_DONE);
  g_assert_cmpint (run->status, <=, LAB_COMMAND_STATUS_MISUSED);
  g_assert_true (g_utf8_validate (run->out, -1, NULL));
  if (run->status != LAB_COMMAND_STATUS_MISUSED && length == 0)
    return;
  g_assert_cmpint (run->err[length - 1], ==, '\n');
  run->err[length - 1] = '\0';
  lab_fuzz_assert_line (run->err);
  if (run->status == LAB_COMMAND_STATUS_MISUSED)
    {
      g_assert_true (g_str_has_prefix (run->err, "labyrinthe-lab: "));
      g_assert_cmpstr (run->out, ==, "");
    }
  else
    {
      g_assert_true (tells_seed (run->err));
    }
}

/**
 * lab_fuzz_run:
 * @words: the arguments of a command line after the name of the program, at least one
 * @input: (array length=input_size): the standard input
 * @input_size: in bytes
 * @run: (out caller-allocates): the results
 *
 * Runs labyrinthe-lab, and asserts that an error in the arguments gives one line on the
 * standard error.
 */
void
lab_fuzz_run (GStrv       words,
              const char *input,
              gsize       input_size,
              LabFuzzRun *run)
{
  FILE *streams[] = { stdin, stdout, stderr };
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  gsize out_size, err_size;

  g_ptr_array_add (argv, (gpointer) "labyrinthe-lab");
  for (guint i = 0; words[i] != NULL; i++)
    g_ptr_array_add (argv, words[i]);
  g_ptr_array_add (argv, NULL);

  stdin = open_input (input, input_size);
  stdout = open_memstream (&run->out, &out_size);
  stderr = open_memstream (&run->err, &err_size);
  run->status = lab_command_main (lab_commands, (int) argv->len - 1, (char **) argv->pdata);
  /* Runs what the command left for the main loop. */
  while (g_main_context_iteration (NULL, FALSE))
    ;
  fclose (stdin);
  fclose (stdout);
  fclose (stderr);
  stdin = streams[0];
  stdout = streams[1];
  stderr = streams[2];
  check_output (run);
}

/**
 * lab_fuzz_run_clear: frees the contents of @run.
 */
void
lab_fuzz_run_clear (LabFuzzRun *run)
{
  free (run->out);
  free (run->err);
}
