/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-escape-kind.h"
#include "lab-test-home.h"

#define GOOD \
  "[Labyrinthe Escape]\nVersion=1\n\n[Game]\nLevel=1\nMilliseconds=1500\nHintsUsed=2\nPlayed=0\n" \
  "Moves=\n"

/* Each wrong line is named. */
LAB_HOME_TEST ("/escape-saved-game/bad-files", test_bad_files)
{
  static const struct
  {
    const char *part, *with;
    LabSavedGameError code;
    const char *beginning;
  } changes[] = {
    { GOOD, "", LAB_SAVED_GAME_ERROR_FOREIGN, "" },
    { GOOD, "[Labyrinthe Classics]\nVersion=1\n", LAB_SAVED_GAME_ERROR_FOREIGN, "" },
    { "Version=1", "Version=2", LAB_SAVED_GAME_ERROR_NEWER, "" },
    { "Level=1", "Level=0", LAB_SAVED_GAME_ERROR_FORMAT, "Line 5 cannot be read. " },
    { "Level=1", "Level=2026-02-30", LAB_SAVED_GAME_ERROR_FORMAT, "Line 5 cannot be read. " },
    { "Level=1\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "" },
    { "1500", "-1", LAB_SAVED_GAME_ERROR_FORMAT, "Line 6 cannot be read. " },
    { "HintsUsed=2", "HintsUsed=x", LAB_SAVED_GAME_ERROR_FORMAT, "Line 7 cannot be read. " },
    { "Played=0", "Played=1", LAB_SAVED_GAME_ERROR_FORMAT, "Line 8 cannot be read. " },
    { "Moves=\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "" },
    { "Moves=\n", "Moves=x\n", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 9 cannot be read. Move 1: “x” is not a move." },
    { "Moves=\n", "Moves=u\n", LAB_SAVED_GAME_ERROR_RULES,
      "Line 9 is against the rules. Move 1: There is a wall in this direction." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
      g_autoptr (GString) text = g_string_new (GOOD);
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (g_string_replace (text, changes[i].part, changes[i].with, 1), ==, 1);
      g_assert_null (lab_game_kind_parse (&lab_escape_kind, text->str, text->len, clock, &error));
      g_assert_error (error, LAB_SAVED_GAME_ERROR, (int) changes[i].code);
      if (!g_str_has_prefix (error->message, changes[i].beginning))
        g_assert_cmpstr (error->message, ==, changes[i].beginning);
    }
}
