/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-command.h"

/* Fuzzes what a player types in a game on the terminal. The first byte chooses the
 * game; for some games the first line is the starting position. */

static const char * const games[] = {
  "play;--seed=1;--cards=1;--last-treasure",
  "play;--seed=2;--players=4;--open-cards;--ascii",
  "play;--seed=3;--seat=person;--seat=random;--seat=greedy;--cards=1",
  "play;--position",
};

/* Returns the length of the first line, in bytes. */
static gsize
measure_line (const char *text,
              gsize       size)
{
  const char *newline = size > 0 ? memchr (text, '\n', size) : NULL;

  return newline != NULL ? (gsize) (newline - text) : size;
}

LAB_FUZZ (data, size)
{
  const char *input = (const char *) data + 1;
  const char *game;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) beginning = NULL;
  g_auto (GStrv) words = NULL;
  g_auto (LabFuzzRun) run = { 0 };

  if (size == 0)
    return;
  size--;
  game = games[data[0] % G_N_ELEMENTS (games)];
  beginning = g_strsplit (game, ";", -1);
  g_strv_builder_addv (builder, (const char **) beginning);
  if (g_str_has_suffix (game, "--position"))
    {
      gsize length = measure_line (input, size);
      g_autofree char *position = g_strndup (input, length);

      g_strv_builder_add (builder, position);
      input += length;
      size -= length;
    }
  words = g_strv_builder_end (builder);
  lab_fuzz_run (words, input, size, &run);
  if (!g_str_has_suffix (game, "--position"))
    g_assert_cmpint (run.status, ==, 0);
  for (const char *next = run.out; *next != '\0'; next = g_utf8_next_char (next))
    g_assert_true (*next == '\n' || !g_unichar_iscntrl (g_utf8_get_char (next)));
}
