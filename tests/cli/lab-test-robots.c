/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-robots.h"

/* Runs `labyrinthe-lab robots` with words; a bar stands for a blank inside a word. */
LabTestRun *
lab_test_robots_run (const char *input,
                     const char *words)
{
  g_autofree char *line = g_strconcat ("robots ", words, NULL);
  g_auto (GStrv) args = g_strsplit (line, " ", -1);

  for (guint i = 0; args[i] != NULL; i++)
    g_strdelimit (args[i], "|", ' ');
  return lab_test_runv (input, args);
}

void
lab_test_robots_assert_run (const char *input,
                            const char *words,
                            int         status,
                            const char *out,
                            const char *err)
{
  g_autoptr (LabTestRun) run = lab_test_robots_run (input, words);

  g_assert_cmpstr (run->out, ==, out);
  g_assert_cmpstr (run->err, ==, err);
  g_assert_cmpint (run->status, ==, status);
}

void
lab_test_robots_assert_refused (const char *words,
                                const char *reason)
{
  g_autoptr (LabTestRun) run = lab_test_robots_run (NULL, words);

  lab_test_assert_refused (run, reason);
}
