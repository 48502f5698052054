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
