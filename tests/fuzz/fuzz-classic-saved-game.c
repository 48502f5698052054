/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-classic-saved-game.h"
#include "lab-fuzz.h"

/* Fuzzes saved games of the small games. */

static void
check_saved (LabClassicSession *session)
{
  LabClassicGame *game = lab_classic_session_get_game (session);
  const LabClassic *classic = lab_classic_game_get_classic (game);
  g_autofree char *text = lab_classic_saved_game_format (session);
  g_autofree char *text_again = NULL;
  g_autoptr (LabClassicSession) again = NULL;
  g_autoptr (GError) error = NULL;

  again = lab_classic_saved_game_parse (text, &error);
  g_assert_no_error (error);
  g_assert_true (memcmp (lab_classic_game_get_state (lab_classic_session_get_game (again)),
                         lab_classic_game_get_state (game), classic->state_size) == 0);
  text_again = lab_classic_saved_game_format (again);
  g_assert_cmpstr (text_again, ==, text);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *path = lab_fuzz_put_file ("classic-saved-game", data, size);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LabClassicSession) session = NULL;
  g_autoptr (GError) error = NULL;

  session = lab_classic_saved_game_load (file, NULL, &error);
  if (session == NULL)
    lab_fuzz_assert_refused (error);
  else
    {
      g_assert_no_error (error);
      check_saved (session);
    }
  lab_fuzz_clear_files ();
  return 0;
}
