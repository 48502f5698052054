/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-escape-kind.h"
#include "lab-test-home.h"

#define GOOD \
  "[Labyrinthe Escape]\nVersion=1\n\n[Game]\nLevel=1\nMilliseconds=1500\nHintsUsed=2\nPlayed=0\n" \
  "Moves=\n"

/* Private helpers */

static void
assert_refused (const char *text,
                int         code,
                const char *beginning)
{
  g_autoptr (LabClock) clock = lab_clock_new_by_hand ();
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_escape_kind.parse (text, strlen (text), clock, &error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, code);
  if (!g_str_has_prefix (error->message, beginning))
    g_assert_cmpstr (error->message, ==, beginning);
}

/* Replaces a part of a good file. */
static void
assert_change_refused (const char *part,
                       const char *with,
                       int         code,
                       const char *beginning)
{
  g_autoptr (GString) text = g_string_new (GOOD);

  g_assert_cmpuint (g_string_replace (text, part, with, 1), ==, 1);
  assert_refused (text->str, code, beginning);
}

/* Tests */

/* Each wrong line is named. */
LAB_HOME_TEST ("/escape-saved-game/bad-files", test_bad_files)
{
  assert_refused ("", LAB_SAVED_GAME_ERROR_FOREIGN, "");
  assert_refused ("[Labyrinthe Classics]\nVersion=1\n", LAB_SAVED_GAME_ERROR_FOREIGN, "");
  assert_change_refused ("Version=1", "Version=2", LAB_SAVED_GAME_ERROR_NEWER, "");
  assert_change_refused ("Level=1", "Level=0", LAB_SAVED_GAME_ERROR_FORMAT,
                         "Line 5 cannot be read. ");
  assert_change_refused ("Level=1", "Level=2026-02-30", LAB_SAVED_GAME_ERROR_FORMAT,
                         "Line 5 cannot be read. ");
  assert_change_refused ("Level=1\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "");
  assert_change_refused ("1500", "-1", LAB_SAVED_GAME_ERROR_FORMAT,
                         "Line 6 cannot be read. ");
  assert_change_refused ("HintsUsed=2", "HintsUsed=x", LAB_SAVED_GAME_ERROR_FORMAT,
                         "Line 7 cannot be read. ");
  assert_change_refused ("Played=0", "Played=1", LAB_SAVED_GAME_ERROR_FORMAT,
                         "Line 8 cannot be read. ");
  assert_change_refused ("Moves=\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "");
  assert_change_refused ("Moves=\n", "Moves=x\n", LAB_SAVED_GAME_ERROR_FORMAT,
                         "Line 9 cannot be read. Move 1: “x” is not a move.");
  assert_change_refused ("Moves=\n", "Moves=u\n", LAB_SAVED_GAME_ERROR_RULES,
                         "Line 9 is against the rules. Move 1: There is a wall in this direction.");
}
