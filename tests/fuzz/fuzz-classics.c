/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-classic-player.h"
#include "lab-classic.h"

/* Fuzzes what names a game, a position, a move, and a player: four lines of an input. */

/* The most moves that are played from a position that was accepted. */
#define MAX_MOVES 200

static void
read_move (const LabClassic *classic,
           gconstpointer     state,
           const char       *text)
{
  g_autoptr (GError) error = NULL;
  guint32 action = 0xa5a5;

  if (lab_fuzz_check (lab_classic_parse_action (classic, state, text, &action, &error), &error))
    {
      g_autofree char *again = classic->format_action (state, action);

      g_assert_cmpstr (again, ==, text);
    }
  else
    g_assert_cmpuint (action, ==, 0xa5a5);
}

/* Plays the first legal move again and again: a position that was accepted can be played to its
 * end. */
static void
play_on (const LabClassic *classic,
         gpointer          state)
{
  for (guint i = 0; i < MAX_MOVES; i++)
    {
      g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);

      if (actions->len == 0)
        return;
      classic->rules->apply (state, g_array_index (actions, guint32, i % actions->len));
    }
  g_assert_not_reached ();
}

static void
read_position (const LabClassic *classic,
               gconstpointer     start,
               const char       *text,
               const char       *move)
{
  g_autoptr (GError) error = NULL;
  g_autofree gpointer state = lab_classic_parse_position (classic, start, text, &error);
  g_autofree gpointer again = NULL;
  g_autofree char *written = NULL;

  if (!lab_fuzz_check (state != NULL, &error))
    return;
  written = lab_classic_format_position (classic, state);
  again = lab_classic_parse_position (classic, start, written, NULL);
  g_assert_nonnull (again);
  g_assert_true (memcmp (state, again, classic->state_size) == 0);
  read_move (classic, state, move);
  play_on (classic, state);
}

static void
read_player (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabClassicPlayer) player = lab_classic_player_new (text, &error);

  if (lab_fuzz_check (player != NULL, &error))
    g_assert_cmpstr (player->name, ==, text);
}

LAB_FUZZ (data, size)
{
  g_autofree char *text = lab_fuzz_take_text (data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 4);
  guint n_lines = g_strv_length (lines);
  g_autoptr (GError) error = NULL;
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse (n_lines > 0 ? lines[0] : "", &start, &error);

  if (n_lines > 3)
    read_player (lines[3]);
  if (lab_fuzz_check (classic != NULL, &error) && n_lines > 1)
    read_position (classic, start, lines[1], n_lines > 2 ? lines[2] : "");
}
