/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "lab-key-lines.h"
#include "lab-test-effort.h"
#include "lab-test-example.h"
#include "lab-test-saving.h"

#define N_MUTATIONS 4000
#define MAX_MUTATED_BYTES 100

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
  g_autoptr (LabSavedGame) saved = lab_saved_game_parse (data, length, &error);

  g_assert_null (saved);
  g_assert_error (error, LAB_SAVED_GAME_ERROR, code);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  if (!g_str_has_prefix (error->message, beginning))
    g_assert_cmpstr (error->message, ==, beginning);
}

/* A change to an example, and the expected error message. */
typedef struct
{
  const char *old;
  const char *new;
  int code;
  const char *beginning;
} Change;

static void
check_changes (const char   *name,
               const Change *changes,
               guint         n_changes)
{
  g_autofree char *text = lab_test_example_read (name);
  g_autoptr (LabSavedGame) good = lab_test_parse_saved_game (text);

  for (guint i = 0; i < n_changes; i++)
    {
      g_autofree char *changed = lab_test_example_replace (text, changes[i].old, changes[i].new);

      g_test_message ("change %u", i);
      assert_refused (changed, strlen (changed), changes[i].code, changes[i].beginning);
    }
}

/* Tests */

static void
test_format (void)
{
  static const Change changes[] = {
    { "Version=2\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "After line 1, “Version=” is missing." },
    { "Version=2", "Version=two", LAB_SAVED_GAME_ERROR_FORMAT, "Line 2 cannot be read. It should" },
    { "Version=2", "Version=0", LAB_SAVED_GAME_ERROR_FORMAT, "Line 2 cannot be read. This" },
    { "Version=2", "Version=-2", LAB_SAVED_GAME_ERROR_FORMAT, "Line 2 cannot be read. It should" },
    { "[Deal]", "[Trade]", LAB_SAVED_GAME_ERROR_FORMAT, "After line 35, “[Deal]” is missing." },
    { "Seed=1", "Seed=x", LAB_SAVED_GAME_ERROR_FORMAT, "Line 5 cannot be read." },
    { "Cards=2", "Cards=25", LAB_SAVED_GAME_ERROR_FORMAT, "Line 6 cannot be read." },
    { "Position=65", "Position=6x", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 7 cannot be read. This is not a position. “x” on b1" },
    { "[Seat 2]", "Seat 2", LAB_SAVED_GAME_ERROR_FORMAT, "Line 13 cannot be read. It is neither" },
    { "[Seat 3]", "[Seat 4]", LAB_SAVED_GAME_ERROR_FORMAT,
      "After line 35, “[Seat 3]” is missing." },
    { NAMELESS, "Player=expert", LAB_SAVED_GAME_ERROR_FORMAT,
      "After line 13, “Name=” is missing." },
    { NAMELESS, "Name=a\\nb\nPlayer=expert", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 14 cannot be read. A name" },
    { NAMELESS, "Name=a\\qb\nPlayer=expert", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 14 cannot be read. A back" },
    { NAMELESS, "Name=a\xe2\x80\xae\nPlayer=expert", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 14 cannot be read. A name can" },
    { NAMELESS, "Name=\u200b\u3164\nPlayer=expert", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 14 cannot be read. A name must have" },
    { NAMELESS, "Name=\\s\\s\nPlayer=expert", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 14 cannot be read. A name must have" },
    { NAMELESS,
      "Name=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\nPlayer=expert",
      LAB_SAVED_GAME_ERROR_FORMAT, "Line 14 cannot be read. A name" },
    { NAMELESS, "Name=Andr\xe9\nPlayer=expert", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 14 cannot be read. The file must be UTF-8 text." },
    { "Player=expert", "Player=wizard", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 15 cannot be read. There is no kind of player called “wizard”." },
    { "Failed=true", "Failed=perhaps", LAB_SAVED_GAME_ERROR_FORMAT, "Line 20 cannot be read." },
    { "[Game]", "[Seat 4]\n[Game]", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 22 cannot be read. The position in this file has no player" },
    { "Began=1", "Began=-1", LAB_SAVED_GAME_ERROR_FORMAT, "Line 23 cannot be read." },
    { "Began=1", "Began=253402300800", LAB_SAVED_GAME_ERROR_FORMAT, "Line 23 cannot be read." },
    { "Began=1", "Began=9223372036854775807", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 23 cannot be read." },
    { "Tournament=false", "Tournament=false\nTournament=true", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 25 cannot be read. Duplicate key." },
    { "HalfTurns=11", "HalfTurns=11\n# again\n[Game]\n\nHalfTurns=11", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 29 cannot be read. Duplicate key." },
    { "Tournament=false", "Tournament=", LAB_SAVED_GAME_ERROR_FORMAT, "Line 24 cannot be read." },
    { "HalfTurns=11\n", "", LAB_SAVED_GAME_ERROR_FORMAT,
      "After line 22, “HalfTurns=” is missing." },
    { "HalfTurns=11", "HalfTurns=13", LAB_SAVED_GAME_ERROR_FORMAT, "Line 25 cannot be read." },
    { "HalfTurns=11", "HalfTurns=4294967307", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 25 cannot be read." },
    { "Undone=7", "Undone=7\nEnded=perhaps", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 27 cannot be read." },
    { "Undone=7", "Undone=12", LAB_SAVED_GAME_ERROR_FORMAT, "Line 26 cannot be read." },
    { "4=W6=e-e1", "4=W6=e-e8", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 33 cannot be read. “W6=e-e8” is not a turn" },
    { "4=W6=e-e1", "4=W6=e", LAB_SAVED_GAME_ERROR_FORMAT, "Line 33 cannot be read. “W6=e” is not" },
    { "4=W6=e-e1\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "Line 33 cannot be read. Turn 4 should" },
    { "4=W6=e-e1\n", "04=W6=e-e1\n", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 33 cannot be read. Turn 4" },
    { "6=E2=a", "6=E2", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 35 cannot be read. “E2” is not an inse" },
    { "6=E2=a", "7=E2=a", LAB_SAVED_GAME_ERROR_FORMAT, "Line 35 cannot be read. Turn 6" },
  };

  check_changes ("saved-2.labyrinthe", changes, G_N_ELEMENTS (changes));
}

static void
test_rules (void)
{
  static const Change changes[] = {
    { "Seed=1234567", "Seed=1234568", LAB_SAVED_GAME_ERROR_RULES,
      "Line 7 is against the rules. The" },
    { "Cards=2", "Cards=24", LAB_SAVED_GAME_ERROR_RULES, "Line 7 is against the rules. The tiles" },
    { "Position=6", "Position=3", LAB_SAVED_GAME_ERROR_RULES, "Line 7 is against the rules. The" },
    { "Spare=9", "Spare=b", LAB_SAVED_GAME_ERROR_RULES, "Line 27 is against the rules. The spare" },
    { "Undone=7", "Undone=4", LAB_SAVED_GAME_ERROR_RULES, "Line 27 is against the rules. The" },
    { "Undone=7", "Ended=true", LAB_SAVED_GAME_ERROR_RULES, "Line 27 is against the rules. The" },
    { "Spare=9", "Ended=true", LAB_SAVED_GAME_ERROR_RULES, "Line 27 is against the rules. Nobody" },
    { "1=W6=6", "1=W6=a", LAB_SAVED_GAME_ERROR_RULES, "Line 30 is against the rules. The spare" },
    { "1=W6=6-g1", "1=W6=6-a7", LAB_SAVED_GAME_ERROR_RULES,
      "Line 30 is against the rules. No open" },
    { "2=Nf=a", "2=E6=a", LAB_SAVED_GAME_ERROR_RULES, "Line 31 is against the rules. The last" },
  };

  check_changes ("saved-2.labyrinthe", changes, G_N_ELEMENTS (changes));
}

static void
test_first_version (void)
{
  static const Change changes[] = {
    { "[Players]", "[Player]", LAB_SAVED_GAME_ERROR_FORMAT,
      "After line 13, “[Players]” is missing." },
    { "Names=Anna;", "Names=", LAB_SAVED_GAME_ERROR_FORMAT, "Line 10 cannot be read. Four names" },
    { "Names=Anna;", "Names=An\\tna;", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 10 cannot be read. A name" },
    { "Names=Anna;", "Names=An\\qna;", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 10 cannot be read. A back" },
    { "Turns=", "Turn=", LAB_SAVED_GAME_ERROR_FORMAT, "After line 12, “Turns=” is missing." },
    { "Turns=Nd=3", "Turns=Nd=3;Nd=3", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 13 cannot be read. “Nd=3”" },
    { "Turns=Nd=3", "Turns=Nd=a", LAB_SAVED_GAME_ERROR_RULES, "Line 13 is against the rules." },
  };

  check_changes ("saved-1.labyrinthe", changes, G_N_ELEMENTS (changes));
}

static void
test_newer_version (void)
{
  static const char newer[] = "[Labyrinthe]\nVersion=3\n[Board]\nSize=9\n";

  assert_refused (newer, strlen (newer), LAB_SAVED_GAME_ERROR_NEWER,
                  "This game was saved by a newer version of Labyrinthe.");
}

/* A game needs two players, and no turn can follow its end. */
static void
test_players_and_end (void)
{
  g_autofree char *alone = g_strdup ("[Labyrinthe]\nVersion=2\n[Deal]\nPosition=6ae5ecc/59aab3c/"
                                     "7d76ead/a6aa6c6/75bbd6d/56ea39b/3bb5b69 9 a1 -\n");
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  const LabDeal deal = { 8, 0x3, 0, 1, LAB_RULES_LAST_TREASURE };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = lab_saved_game_new (controller, NULL);
  g_autofree char *text = NULL;
  g_autofree char *longer = NULL;
  g_autofree char *beginning = NULL;

  assert_refused (alone, strlen (alone), LAB_SAVED_GAME_ERROR_RULES,
                  "Line 4 is against the rules. Two to four");
  while (lab_test_play_half_turn (saved, random))
    ;
  text = lab_saved_game_to_data (saved);
  longer = g_strdup_printf ("%s%u=Nb=6-a1\n", text, lab_game_get_n_turns (game) + 1);
  beginning = g_strdup_printf ("Line %u is against the rules. The game was over",
                               lab_key_lines_count (longer, strlen (longer)));
  assert_refused (longer, strlen (longer), LAB_SAVED_GAME_ERROR_RULES, beginning);
}

/* Unknown keys are ignored, and so are changes that text editors make. */
static void
test_tolerated (void)
{
  g_autofree char *text = lab_test_example_read ("saved-2.labyrinthe");
  g_autoptr (LabSavedGame) good = lab_test_parse_saved_game (text);
  g_auto (GStrv) tolerated = lab_test_example_vary (text);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *first = lab_test_example_read ("saved-1.labyrinthe");
  g_autofree char *semicolon = lab_test_example_replace (first, "Names=Anna;", "Names=An\\;na;");
  g_autofree char *spaces = g_strjoinv ("  \n", lines);

  for (guint i = 0; tolerated[i] != NULL; i++)
    {
      g_autoptr (LabSavedGame) saved = lab_test_parse_saved_game (tolerated[i]);

      lab_test_assert_same_game (good, saved);
    }
  /* The file is valid; only the names are different. */
  g_object_unref (lab_test_parse_saved_game (spaces));
  g_object_unref (lab_test_parse_saved_game (semicolon));
}

/* A truncated file is detected at any length, except if only the last line end is
 * missing. */
static void
test_truncated (void)
{
  g_autofree char *text = lab_test_example_read ("saved-2.labyrinthe");

  for (gsize length = 0; length + 1 < strlen (text); length += lab_test_is_brief () ? 7 : 1)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LabSavedGame) saved = lab_saved_game_parse (text, length, &error);

      g_assert_null (saved);
      g_assert_true (error->domain == LAB_SAVED_GAME_ERROR);
    }
}

/* The largest files that are allowed, made to be slow to read, are still read fast. */
static void
test_large (void)
{
  const gsize size = LAB_SAVED_GAME_MAX_SIZE / (lab_test_is_brief () ? 16 : 1);
  static const char * const pieces[]
      = { "[%u]\n", "%u=\n", "%u=Nb=6-a1\n", "[]", "1=\n", "#%u\n", "\n" };

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (GString) text = g_string_new ("[Labyrinthe]\nVersion=2\n[Deal]\n");
      g_autoptr (GError) error = NULL;
      g_autoptr (LabSavedGame) saved = NULL;
      gint64 start = g_get_monotonic_time ();

      for (guint n = 0; text->len + 20 < size; n++)
        {
          g_autofree char *number = g_strdup_printf ("%u", n);
          g_auto (GStrv) parts = g_strsplit (pieces[i], "%u", 2);

          g_string_append_printf (text, "%s%s%s", parts[0], parts[1] != NULL ? number : "",
                                  parts[1] != NULL ? parts[1] : "");
        }
      saved = lab_saved_game_parse (text->str, text->len, &error);
      g_assert_null (saved);
      g_assert_error (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_FORMAT);
      g_test_message ("%u: %" G_GINT64_FORMAT " µs", i, g_get_monotonic_time () - start);
      g_string_set_size (text, LAB_SAVED_GAME_MAX_SIZE + 1);
      assert_refused (text->str, text->len, LAB_SAVED_GAME_ERROR_SIZE, "The file is too large");
    }
}

static void
assert_file_refused (const char *path,
                     int         code)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_saved_game_load (file, NULL, &error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, code);
}

/* Special files may block the reader or never end, so they are refused. */
static void
test_files (void)
{
  assert_file_refused (g_get_tmp_dir (), LAB_SAVED_GAME_ERROR_FOREIGN);
  assert_file_refused ("/dev/zero", LAB_SAVED_GAME_ERROR_FOREIGN);
  /* It reports a size of 0, but has contents. */
  if (g_file_test ("/proc/self/maps", G_FILE_TEST_EXISTS))
    assert_file_refused ("/proc/self/maps", LAB_SAVED_GAME_ERROR_FOREIGN);
}

/* A randomly changed file is either refused or gives a game that the rules allow. */
static void
test_mutations (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (29);
  static const char * const names[] = { "saved-1.labyrinthe", "saved-2.labyrinthe" };
  const guint n_mutations = lab_test_is_brief () ? N_MUTATIONS / 5 : N_MUTATIONS;
  guint n_read = 0;

  for (guint i = 0; i < n_mutations; i++)
    {
      g_autofree char *text = lab_test_example_read (names[i % 2]);
      gsize length = strlen (text);
      int n_bytes = g_rand_int_range (random, 1, i % 4 < 2 ? 3 : MAX_MUTATED_BYTES + 1);
      g_autoptr (GError) error = NULL;
      g_autoptr (LabSavedGame) saved = NULL;

      for (int n = 0; n < n_bytes; n++)
        {
          char *byte = &text[g_rand_int_range (random, 0, (int) length)];

          /* Writes any byte, or one that is plausible there. */
          *byte
              = (char) (g_rand_boolean (random) ? g_rand_int_range (random, 0, 256)
                                                : text[g_rand_int_range (random, 0, (int) length)]);
        }
      saved = lab_saved_game_parse (text, length, &error);
      g_assert_true ((saved == NULL) == (error != NULL));
      if (error != NULL)
        {
          g_assert_true (error->domain == LAB_SAVED_GAME_ERROR);
          g_assert_true (g_utf8_validate (error->message, -1, NULL));
          continue;
        }
      n_read++;
      lab_test_assert_allowed (lab_saved_game_get_game (saved));
    }
  g_test_message ("%u of %u are games", n_read, n_mutations);
  g_assert_cmpuint (n_read, >, n_mutations / 100);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/saved-game-refusals/format", test_format);
  g_test_add_func ("/saved-game-refusals/rules", test_rules);
  g_test_add_func ("/saved-game-refusals/first-version", test_first_version);
  g_test_add_func ("/saved-game-refusals/newer-version", test_newer_version);
  g_test_add_func ("/saved-game-refusals/players-and-end", test_players_and_end);
  g_test_add_func ("/saved-game-refusals/tolerated", test_tolerated);
  g_test_add_func ("/saved-game-refusals/truncated", test_truncated);
  g_test_add_func ("/saved-game-refusals/large", test_large);
  g_test_add_func ("/saved-game-refusals/files", test_files);
  g_test_add_func ("/saved-game-refusals/mutations", test_mutations);

  return g_test_run ();
}
