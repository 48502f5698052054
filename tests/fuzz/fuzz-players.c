/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-saved-text.h"
#include "lab-shift-players.h"

/* Fuzzes the names of players, and the kinds of players in --seat and in settings. */

static void
read_player (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabShiftAgent) agent = lab_shift_players_make (text, &error);

  lab_fuzz_check (agent != NULL, &error);
}

static void
read_kind (const char *text)
{
  LabShiftPlayerKind kind = lab_shift_player_kind_parse (text);

  g_assert_cmpint (kind, <, LAB_SHIFT_N_PLAYER_KINDS);
  g_assert_true (kind == LAB_SHIFT_PLAYER_PERSON
                 || strcmp (lab_shift_player_kind_get_id (kind), text) == 0);
}

/* Any name that is accepted can be saved. */
static void
read_name (const char *text)
{
  g_autofree char *name = lab_saved_name_fit (text);
  g_autofree char *again = lab_saved_name_fit (name);

  g_assert_cmpstr (again, ==, name);
  g_assert_cmpint (g_utf8_strlen (name, -1), <=, LAB_SAVED_MAX_NAME);
  if (*name != '\0')
    lab_fuzz_assert_line (name);
}

LAB_FUZZ (data, size)
{
  g_autofree char *text = lab_fuzz_take_text (data, size);

  read_player (text);
  read_kind (text);
  read_name (text);
}
