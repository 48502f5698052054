/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-soak.h"

#include <string.h>

/* Returns how many games are played: as an environment variable says, or as usual. */
guint
lab_soak_get_number (const char *variable,
                     guint       usual)
{
  const char *wish = g_getenv (variable);

  return wish != NULL ? (guint) g_ascii_strtoull (wish, NULL, 10) : usual;
}

/* Draws a number from @from to @to. */
guint
lab_soak_draw (LabRandom *random,
               guint      from,
               guint      to)
{
  return from + lab_random_below (random, to - from + 1);
}

/* Saves a game and opens it, which must then be written in the same way.
 * Returns: (transfer full): the game that was read */
gpointer
lab_soak_open_again (const LabGameKind *kind,
                     gpointer           game,
                     LabClock          *clock)
{
  g_autofree char *written = kind->format (game);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  gpointer read = lab_game_kind_parse (kind, written, strlen (written), clock, &error);

  g_assert_no_error (error);
  again = kind->format (read);
  g_assert_cmpstr (again, ==, written);
  return read;
}
