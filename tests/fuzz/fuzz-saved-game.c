/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-fuzz.h"
#include "lab-key-lines.h"
#include "lab-saved-game-private.h"
#include "lab-saved-game.h"

/* Fuzzes saved games, and the search for the line with the error. */

/* Every line number that is found must be a line of the file. */
static void
find_lines (const char *data,
            gsize       length)
{
  guint n_lines = lab_key_lines_count (data, length);

  g_assert_cmpuint (n_lines, >=, 1);
  g_assert_cmpuint (lab_key_lines_find (data, length, LAB_SAVED_GROUP_GAME, NULL), <=, n_lines);
  g_assert_cmpuint (lab_key_lines_find (data, length, LAB_SAVED_GROUP_DEAL,
                                        LAB_SAVED_KEY_POSITION), <=, n_lines);
  g_assert_cmpuint (lab_key_lines_find_wrong (data, length), <=, n_lines);
  g_assert_cmpuint (lab_key_lines_find_double (data, length), <=, n_lines);
}

static void
check_seats (LabSavedGame *saved,
             LabSavedGame *again)
{
  LabGame *game = lab_saved_game_get_game (saved);

  g_assert_cmpuint (lab_saved_game_get_failed (again), ==, lab_saved_game_get_failed (saved));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      LabPlayer *player = lab_game_get_player (game, seat);

      g_assert_cmpint (lab_saved_game_get_kind (again, seat), ==,
                       lab_saved_game_get_kind (saved, seat));
      if (player == NULL)
        continue;
      lab_fuzz_assert_line (lab_player_get_name (player));
      g_assert_cmpstr (lab_player_get_name (player), ==,
                       lab_player_get_name (
                           lab_game_get_player (lab_saved_game_get_game (again), seat)));
    }
}

static void
check_saved (LabSavedGame *saved)
{
  LabGame *game = lab_saved_game_get_game (saved);
  g_autofree char *text = lab_saved_game_to_data (saved);
  g_autofree char *text_again = NULL;
  g_autoptr (LabSavedGame) again = NULL;
  g_autoptr (GError) error = NULL;

  again = lab_saved_game_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_cmpmem (lab_game_get_position (lab_saved_game_get_game (again)), sizeof (LabPosition),
                   lab_game_get_position (game), sizeof (LabPosition));
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_saved_game_get_game (again)), ==,
                    lab_game_get_n_half_turns (game));
  check_seats (saved, again);
  text_again = lab_saved_game_to_data (again);
  g_assert_cmpstr (text_again, ==, text);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  const char *text = size > 0 ? (const char *) data : "";
  g_autoptr (LabSavedGame) saved = NULL;
  g_autoptr (GError) error = NULL;

  find_lines (text, size);
  saved = lab_saved_game_parse (text, size, &error);
  if (saved == NULL)
    {
      lab_fuzz_assert_refused (error);
      return 0;
    }
  g_assert_no_error (error);
  check_saved (saved);
  return 0;
}
