/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-fuzz-command.h"
#include "lab-fuzz.h"

/* The words after labyrinthe-lab: each line of the input is one. What follows a line “<” is the
 * standard input, but not of the engine, which has a harness of its own. Commands that would take long
 * or write a file are given one more word, which they refuse only after they have read all
 * others. It comes twice, since the first may belong to an option. */

#define MAX_WORDS 40
#define BEFORE_INPUT "\n<\n"

static const struct
{
  const char *command;
  const char *spoiler;        /* NULL for what is quick and harmless */
} commands[] = {
  { "deal", NULL },
  { "show", NULL },
  { "reach", NULL },
  { "path", NULL },
  { "replay", NULL },
  { "engine", NULL },
  { "perft", "nothing" },
  { "solve", "0" },
  { "hint", "nothing" },
  { "puzzle", "--count=0" },
  { "arena", "--plot=nothing" },
  { "soak", "--jobs=0" },
  { "play", "--time=0" },
  { "--help", NULL },
  { "--version", NULL },
};

/* What to add to the words, if anything. */
static const char *
find_spoiler (const char *command)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (strcmp (commands[i].command, command) == 0)
        return commands[i].spoiler;
    }
  /* Whatever else there may be some day. */
  return "--nothing";
}

/* Cuts @text before the line that says where the standard input begins, and returns that. */
static char *
cut_input (char *text)
{
  char *input = strstr (text, BEFORE_INPUT);

  if (input == NULL)
    return NULL;
  *input = '\0';
  return input + strlen (BEFORE_INPUT);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = lab_fuzz_take_text (data, size);
  char *input = cut_input (text);
  g_auto (GStrv) lines = g_strsplit (text, "\n", MAX_WORDS);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  g_auto (LabFuzzRun) run = { 0 };
  const char *spoiler;

  if (lines[0] == NULL)
    return 0;
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
  return 0;
}
