/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <sys/stat.h>

#include "lab-saved-text.h"
#include "lab-test-example.h"
#include "lab-test-saving.h"

/**
 * NAMELESS: a computer player without a name, as the example contains it.
 */
#define NAMELESS "Name=\nPlayer=expert"

/* Private helpers */

static void
assert_refused (const char *data,
                gsize       length,
                int         code,
                const char *beginning)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabShiftGame) saved = lab_shift_saved_game_parse (data, length, &error);

  g_assert_null (saved);
  g_assert_error (error, LAB_SAVED_GAME_ERROR, code);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  if (!g_str_has_prefix (error->message, beginning))
    g_assert_cmpstr (error->message, ==, beginning);
}

/* A change to an example, and how the error message begins. */
typedef struct
{
  const char *old;
  const char *new;
  const char *beginning;
} Change;

static void
check_changes (const char   *name,
               const Change *changes,
               guint         n_changes)
{
  g_autofree char *text = lab_test_example_read (name);
  g_autoptr (LabShiftGame) good = lab_test_parse_saved_game (text);

  for (guint i = 0; i < n_changes; i++)
    {
      g_autofree char *changed = lab_test_example_replace (text, changes[i].old, changes[i].new);

      g_test_message ("change %u", i);
      assert_refused (changed, strlen (changed),
                      strstr (changes[i].beginning, "is against the rules") != NULL
                          ? LAB_SAVED_GAME_ERROR_RULES
                          : LAB_SAVED_GAME_ERROR_FORMAT,
                      changes[i].beginning);
    }
}

/* Tests */

LAB_TEST ("/saved-game-refusals/format", test_format)
{
  static const Change changes[] = {
    { "Version=2\n", "", "After line 1, “Version=” is missing." },
    { "Version=2", "Version=two", "Line 2 cannot be read. It should" },
    { "Version=2", "Version=0", "Line 2 cannot be read. This" },
    { "Version=2", "Version=-2", "Line 2 cannot be read. It should" },
    { "[Deal]", "[Trade]", "After line 35, “[Deal]” is missing." },
    { "Seed=1", "Seed=x", "Line 5 cannot be read." },
    { "Cards=2", "Cards=25", "Line 6 cannot be read." },
    { "Position=65", "Position=6x", "Line 7 cannot be read. This is not a position. “x” on b1" },
    { "[Seat 2]", "Seat 2", "Line 13 cannot be read. It is neither" },
    { "[Seat 3]", "[Seat 4]", "After line 35, “[Seat 3]” is missing." },
    { NAMELESS, "Player=expert", "After line 13, “Name=” is missing." },
    { NAMELESS, "Name=a\\nb\nPlayer=expert", "Line 14 cannot be read. A name" },
    { NAMELESS, "Name=a\\qb\nPlayer=expert", "Line 14 cannot be read. A back" },
    { NAMELESS, "Name=a\xe2\x80\xae\nPlayer=expert", "Line 14 cannot be read. A name can" },
    { NAMELESS, "Name=\u200b\u3164\nPlayer=expert", "Line 14 cannot be read. A name must have" },
    { NAMELESS, "Name=\\s\\s\nPlayer=expert", "Line 14 cannot be read. A name must have" },
    { NAMELESS,
      "Name=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\nPlayer=expert",
      "Line 14 cannot be read. A name" },
    { NAMELESS, "Name=Andr\xe9\nPlayer=expert",
      "Line 14 cannot be read. The file must be UTF-8 text." },
    { "Player=expert", "Player=wizard",
      "Line 15 cannot be read. There is no kind of player called “wizard”." },
    { "Failed=true", "Failed=perhaps", "Line 20 cannot be read." },
    { "[Game]", "[Seat 4]\n[Game]",
      "Line 22 cannot be read. The position in this file has no player" },
    { "Began=1", "Began=-1", "Line 23 cannot be read." },
    { "Began=1", "Began=253402300800", "Line 23 cannot be read." },
    { "Began=1", "Began=9223372036854775807", "Line 23 cannot be read." },
    { "Tournament=false", "Tournament=false\nTournament=true",
      "Line 25 cannot be read. Duplicate key." },
    { "HalfTurns=11", "HalfTurns=11\n# again\n[Game]\n\nHalfTurns=11",
      "Line 29 cannot be read. Duplicate key." },
    { "Tournament=false", "Tournament=", "Line 24 cannot be read." },
    { "HalfTurns=11\n", "", "After line 22, “HalfTurns=” is missing." },
    { "HalfTurns=11", "HalfTurns=13", "Line 25 cannot be read." },
    { "HalfTurns=11", "HalfTurns=4294967307", "Line 25 cannot be read." },
    { "Undone=7", "Undone=7\nEnded=perhaps", "Line 27 cannot be read." },
    { "Undone=7", "Undone=12", "Line 26 cannot be read." },
    { "4=W6=e-e1", "4=W6=e-e8", "Line 33 cannot be read. “W6=e-e8” is not a turn" },
    { "4=W6=e-e1", "4=W6=e", "Line 33 cannot be read. “W6=e” is not" },
    { "4=W6=e-e1\n", "", "Line 33 cannot be read. Turn 4 should" },
    { "4=W6=e-e1\n", "04=W6=e-e1\n", "Line 33 cannot be read. Turn 4" },
    { "6=E2=a", "6=E2", "Line 35 cannot be read. “E2” is not an inse" },
    { "6=E2=a", "7=E2=a", "Line 35 cannot be read. Turn 6" },
    { "Seed=1234567", "Seed=1234568", "Line 7 is against the rules. The" },
    { "Cards=2", "Cards=24", "Line 7 is against the rules. The tiles" },
    { "Position=6", "Position=3", "Line 7 is against the rules. The" },
    { "Spare=9", "Spare=b", "Line 27 is against the rules. The spare" },
    { "Undone=7", "Undone=4", "Line 27 is against the rules. The" },
    { "Undone=7", "Ended=true", "Line 27 is against the rules. The" },
    { "Spare=9", "Ended=true", "Line 27 is against the rules. Nobody" },
    { "1=W6=6", "1=W6=a", "Line 30 is against the rules. The spare" },
    { "1=W6=6-g1", "1=W6=6-a7", "Line 30 is against the rules. No open" },
    { "2=Nf=a", "2=E6=a", "Line 31 is against the rules. The last" },
  };

  check_changes ("saved-2.labyrinthe", changes, G_N_ELEMENTS (changes));
}

LAB_TEST ("/saved-game-refusals/first-version", test_first_version)
{
  static const Change changes[] = {
    { "[Players]", "[Player]", "After line 13, “[Players]” is missing." },
    { "Names=Anna;", "Names=", "Line 10 cannot be read. Four names" },
    { "Names=Anna;", "Names=An\\tna;", "Line 10 cannot be read. A name" },
    { "Names=Anna;", "Names=An\\qna;", "Line 10 cannot be read. A back" },
    { "Turns=", "Turn=", "After line 12, “Turns=” is missing." },
    { "Turns=Nd=3", "Turns=Nd=3;Nd=3", "Line 13 cannot be read. “Nd=3”" },
    { "Turns=Nd=3", "Turns=Nd=a", "Line 13 is against the rules." },
  };

  check_changes ("saved-1.labyrinthe", changes, G_N_ELEMENTS (changes));
}

/* A game needs two players, and no turn can follow its end. */
LAB_TEST ("/saved-game-refusals/players-and-end", test_players_and_end)
{
  static const char alone[] = "[Labyrinthe]\nVersion=2\n[Deal]\nPosition=6ae5ecc/59aab3c/"
                              "7d76ead/a6aa6c6/75bbd6d/56ea39b/3bb5b69 9 a1 -\n";
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  const LabShiftDeal deal = { 8, 0x3, 0, 1, LAB_SHIFT_RULES_LAST_TREASURE };
  g_autoptr (LabShiftGame) saved = lab_test_saved_game_new (&deal, NULL);
  g_autofree char *text = NULL;
  g_autofree char *longer = NULL;
  g_autofree char *beginning = NULL;

  assert_refused (alone, strlen (alone), LAB_SAVED_GAME_ERROR_RULES,
                  "Line 4 is against the rules. Two to four");
  while (lab_test_advance (saved, random))
    ;
  text = lab_shift_saved_game_to_data (saved);
  longer = g_strdup_printf ("%s%u=Nb=6-a1\n", text,
                            saved->turns->len + 1);
  beginning = g_strdup_printf ("Line %u is against the rules. The game was over",
                               lab_key_lines_count (longer, strlen (longer)));
  assert_refused (longer, strlen (longer), LAB_SAVED_GAME_ERROR_RULES, beginning);
}

/* Spaces at the end of lines are ignored, and a name may have a semicolon. */
LAB_TEST ("/saved-game-refusals/tolerated", test_tolerated)
{
  g_autofree char *text = lab_test_example_read ("saved-2.labyrinthe");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *spaces = g_strjoinv ("  \n", lines);
  g_autofree char *first = lab_test_example_read ("saved-1.labyrinthe");
  g_autofree char *semicolon = lab_test_example_replace (first, "Names=Anna;", "Names=An\\;na;");

  g_object_unref (lab_test_parse_saved_game (spaces));
  g_object_unref (lab_test_parse_saved_game (semicolon));
}

/* The largest files that are allowed, made to be slow to read, are still read fast. */
LAB_TEST ("/saved-game-refusals/large", test_large)
{
  const gsize size = LAB_SAVED_GAME_MAX_SIZE / (lab_test_is_brief () ? 16 : 1);
  static const char * const pieces[]
      = { "[%u]\n", "%u=\n", "%u=Nb=6-a1\n", "[]", "1=\n", "#%u\n", "\n" };

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (GString) text = g_string_new ("[Labyrinthe]\nVersion=2\n[Deal]\n");
      g_autoptr (GError) error = NULL;
      g_autoptr (LabShiftGame) saved = NULL;
      gint64 start = g_get_monotonic_time ();

      for (guint n = 0; text->len + 20 < size; n++)
        {
          g_autofree char *number = g_strdup_printf ("%u", n);
          g_auto (GStrv) parts = g_strsplit (pieces[i], "%u", 2);

          g_string_append_printf (text, "%s%s%s", parts[0], parts[1] != NULL ? number : "",
                                  parts[1] != NULL ? parts[1] : "");
        }
      saved = lab_shift_saved_game_parse (text->str, text->len, &error);
      g_assert_null (saved);
      g_assert_error (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_FORMAT);
      g_test_message ("%u: %" G_GINT64_FORMAT " µs", i, g_get_monotonic_time () - start);
      g_string_set_size (text, LAB_SAVED_GAME_MAX_SIZE + 1);
      assert_refused (text->str, text->len, LAB_SAVED_GAME_ERROR_SIZE, "The file is too large");
    }
}
