/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-script.h"

#include <string.h>

/**
 * lab_test_script_run:
 * @test: what is under test
 * @step: does a step
 * @format: the steps, with "; " between them, like the format of printf()
 * @arguments: its arguments
 *
 * Does the steps of a test that is written as a text. Each is a word, most often with an object.
 */
void
lab_test_script_run (gpointer         test,
                     LabTestStepFunc  step,
                     const char      *format,
                     va_list          arguments)
{
  g_autofree char *steps = g_strdup_vprintf (format, arguments);
  g_auto (GStrv) all = g_strsplit (steps, "; ", -1);

  for (guint i = 0; all[i] != NULL; i++)
    {
      char *what = strchr (all[i], ' ');

      g_test_message ("%s", all[i]);
      if (what != NULL)
        *what++ = '\0';
      if (!step (test, all[i], what))
        g_error ("“%s” is not a step.", all[i]);
    }
}
