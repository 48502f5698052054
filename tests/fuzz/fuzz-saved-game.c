/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz-records.h"

#include "lab-saved-text.h"
#include "lab-shift-kind.h"
#include "lab-shift-saved-game.h"

/* Fuzzes saved games, and the search for the line with the error. */

/* Every line number that is found must be a line of the file. */
static void
find_lines (const char *data,
            gsize       length)
{
  guint n_lines = lab_key_lines_count (data, length);

  g_assert_cmpuint (n_lines, >=, 1);
  g_assert_cmpuint (lab_key_lines_find (data, length, "Game", NULL), <=, n_lines);
  g_assert_cmpuint (lab_key_lines_find (data, length, "Deal", "Position"), <=, n_lines);
  g_assert_cmpuint (lab_key_lines_find (data, length, NULL, NULL), <=, n_lines);
  g_assert_cmpuint (lab_key_lines_find_double (data, length), <=, n_lines);
}

/* Names are shown, so they must be plain lines. */
static void
check_names (const char *data,
             gsize       length)
{
  g_autoptr (LabShiftGame) saved = lab_shift_saved_game_parse (data, length, NULL);

  for (LabShiftSeat seat = 0; saved != NULL && seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (saved->names[seat] != NULL)
        lab_fuzz_assert_line (saved->names[seat]);
    }
}

LAB_FUZZ (data, size)
{
  const char *text = size > 0 ? (const char *) data : "";

  find_lines (text, size);
  check_names (text, size);
  lab_fuzz_saved_game (&lab_shift_kind, data, size);
}
