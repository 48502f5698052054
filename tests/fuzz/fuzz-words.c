/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-command.h"

/* Fuzzes the arguments of labyrinthe-lab; each line of the input is one argument.
 * The text after a line “<” is the standard input, except for the engine, which has
 * a harness of its own. Commands that would take long or write a file get an extra
 * argument, which they refuse after reading all others. It is added twice, because
 * the first one may be taken as the value of an option. */

#define MAX_WORDS 40
#define BEFORE_INPUT "\n<\n"

static const struct
{
  const char *command;
  const char *spoiler;        /* NULL for fast and harmless commands */
} commands[] = {
  { "deal", NULL },
  { "show", NULL },
  { "reach", NULL },
  { "path", NULL },
  { "replay", NULL },
  { "analyze", NULL },
  { "engine", NULL },
  { "perft", "nothing" },
  { "solve", "0" },
  { "hint", "nothing" },
  { "puzzle", "--count=0" },
  { "arena", "--plot=nothing" },
  { "play", "--time=0" },
  { "--help", NULL },
  { "--version", NULL },
};

/* Returns the extra argument for a command, or NULL. */
static const char *
find_spoiler (const char *command)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (strcmp (commands[i].command, command) == 0)
        return commands[i].spoiler;
    }
  /* Commands that may be added later. */
  return "--nothing";
}

/* Cuts @text before the line that starts the standard input, and returns the
 * standard input. */
static char *
cut_input (char *text)
{
  char *input = strstr (text, BEFORE_INPUT);

  if (input == NULL)
    return NULL;
  *input = '\0';
  return input + strlen (BEFORE_INPUT);
}

LAB_FUZZ (data, size)
{
  g_autofree char *text = lab_fuzz_take_text (data, size);
  char *input = cut_input (text);
  g_auto (GStrv) lines = g_strsplit (text, "\n", MAX_WORDS);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  g_auto (LabFuzzRun) run = { 0 };
  const char *spoiler;

  if (lines[0] == NULL)
    return;
  spoiler = find_spoiler (lines[0]);
  g_strv_builder_addv (words, (const char **) lines);
  for (guint i = 0; spoiler != NULL && i < 2; i++)
    g_strv_builder_add (words, spoiler);
  all = g_strv_builder_end (words);
  if (strcmp (lines[0], "engine") == 0)
    input = NULL;
  lab_fuzz_run (all, input, input != NULL ? strlen (input) : 0, &run);
  if (spoiler != NULL && !g_str_has_prefix (run.out, "Usage:"))
    g_assert_cmpint (run.status, ==, 2);
}
