/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-saved-text.h"
#include "lab-test-classics.h"
#include "lab-test-example.h"

#define EXAMPLE "saved-1.labyrinthe-classic"

/* Private helpers */

static LabClassicSession *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabClassicSession *session = lab_classic_kind.parse (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (session);
  return session;
}

/* Asserts that a session survives being written and read, and is then written the same. It is
 * replaced with the one that was read. */
static void
check_round_trip (LabClassicSession **session)
{
  g_autofree char *text = lab_classic_kind.format (*session);
  LabClassicSession *again = parse (text);

  lab_test_classics_assert_same (*session, again);
  g_assert_cmpuint (strlen (text), <=, LAB_SAVED_GAME_MAX_SIZE);
  g_object_unref (*session);
  *session = again;
}

static void
assert_refused (const char *text,
                const char *beginning)
{
  const int code = strstr (beginning, "against the rules") != NULL ? LAB_SAVED_GAME_ERROR_RULES
                   : strstr (beginning, "another game") != NULL    ? LAB_SAVED_GAME_ERROR_FOREIGN
                   : strstr (beginning, "newer version") != NULL   ? LAB_SAVED_GAME_ERROR_NEWER
                                                                   : LAB_SAVED_GAME_ERROR_FORMAT;
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_classic_kind.parse (text, strlen (text), NULL, &error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, code);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strchr (error->message, '\n'));
  if (!g_str_has_prefix (error->message, beginning))
    g_assert_cmpstr (error->message, ==, beginning);
}

/* Tests */

/* A game can be saved and loaded after each of its moves, with and without undone moves, and
 * continues with the loaded one. It can start from any position, with either player to move. */
LAB_TEST ("/classic-saved-game/round-trip", test_round_trip)
{
  static const char * const starts[][4] = {
    { "matches:17", "5 2", "person", "beginner" },
    { "matches:99", NULL, "easy", "person" },
    { "hexapawn:3x3", "b.b/.b./w.w 1", "medium", "hard" },
    { "hexapawn:8x8", NULL, "person", "person" },
    { "tictactoe", "x.o/.x./..o 1", "person", "perfect" },
    { "tictactoe:8x8", NULL, "perfect", "perfect" },
    { "divide:8x5", "3x2 2", "hard", "easy" },
    { "divide:12x12", NULL, "person", "person" },
  };
  g_autoptr (GRand) random = g_rand_new_with_seed (16);

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (LabClassicSession) session = lab_test_classics_create (
          starts[i][0], starts[i][1], starts[i][2], starts[i][3], G_MAXUINT64 >> 9 * i);

      session->n_undone = i;
      session->n_hints = i % 3;
      do
        {
          gint32 n_moves = (gint32) lab_play_get_n_moves (LAB_PLAY (session->game));

          check_round_trip (&session);
          lab_test_classics_undo (session, (guint) g_rand_int_range (random, 0, n_moves + 1));
          check_round_trip (&session);
          while (lab_play_redo (LAB_PLAY (session->game), NULL))
            ;
        }
      while (lab_test_classics_play (session, random));
    }
}

/* The example of version 1 is read as it always was. */
LAB_TEST ("/classic-saved-game/example", test_example)
{
  g_autofree char *text = lab_test_example_read (EXAMPLE);
  g_autoptr (LabClassicSession) session = parse (text);
  LabClassicGame *game = session->game;
  const LabClassic *classic = game->classic;
  g_autofree char *position = lab_classic_format_position (classic, game->state);
  g_autofree char *again = lab_classic_kind.format (session);

  g_assert_cmpstr (classic->id, ==, "hexapawn");
  g_assert_cmpstr (position, ==, ".bbb/..../.w.w/w... 2");
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (game)), ==, 5);
  g_assert_cmpuint (lab_play_get_n_redo (LAB_PLAY (game)), ==, 2);
  g_assert_true (session->seats[0].person);
  g_assert_false (session->seats[1].person);
  g_assert_cmpint (session->seats[1].level, ==, LAB_CLASSIC_LEVEL_HARD);
  g_assert_cmpuint (session->seed, ==, 1234567);
  g_assert_cmpuint (session->n_undone, ==, 3);
  g_assert_cmpuint (session->n_hints, ==, 1);
  g_assert_cmpstr (again, ==, text);
}

/* The example of the manual page, the second one there. */
LAB_TEST ("/classic-saved-game/manual-page", test_manual_page)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "man",
                                                 "labyrinthe-file.5", NULL);
  g_autofree char *page = NULL;
  g_auto (GStrv) parts = NULL;
  g_autoptr (GString) example = NULL;
  g_autoptr (LabClassicSession) session = NULL;

  g_assert_true (g_file_get_contents (path, &page, NULL, NULL));
  parts = g_strsplit (strstr (page, "[Labyrinthe Classics]\nVersion"), ".Ed", 2);
  example = g_string_new (parts[0]);
  g_string_replace (example, "\\-", "-", 0);
  session = parse (example->str);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (session->game)), ==, 2);
}

/* Each kind of damage is refused with its line. */
LAB_TEST ("/classic-saved-game/refused", test_refused)
{
  static const struct
  {
    const char *old;
    const char *new;
    const char *beginning;
  } changes[] = {
    { "[Labyrinthe Classics]", "[Labyrinthe]",
      "This is a saved game of Labyrinthe, but of another game." },
    { "Version=1\n", "", "After line 1, “Version=” is missing." },
    { "Version=1", "Version=0", "Line 2 cannot be read. This" },
    { "Version=1", "Version=2",
      "This game was saved by a newer version of Labyrinthe. Update Labyrinthe to open it." },
    { "[Game]", "[Play]", "After line 22, “[Game]” is missing." },
    { "Game=hexapawn:4x4\n", "", "After line 4, “Game=” is missing." },
    { "Game=hexapawn:4x4", "Game=chess", "Line 5 cannot be read. “chess” is not a game" },
    { "Game=hexapawn:4x4", "Game=hexapawn:4x9", "Line 5 cannot be read. " },
    { "Start=bbbb/..../..../wwww 1\n", "", "After line 4, “Start=” is missing." },
    { "Start=bbbb/", "Start=bbb/", "Line 6 cannot be read. " },
    { "wwww 1", "wwww 3", "Line 6 cannot be read. " },
    { "First=person\n", "", "After line 4, “First=” is missing." },
    { "Second=hard", "Second=wizard",
      "Line 8 cannot be read. There is no kind of player called “wizard”." },
    { "Second=hard", "Second=h\xe9", "Line 8 cannot be read. The file must be UTF-8 text." },
    { "Seed=1234567", "Seed=-1", "Line 9 cannot be read. It should" },
    { "UndoUsed=3", "UndoUsed=4294967296", "Line 10 cannot be read. It should" },
    { "HintsUsed=1", "HintsUsed=many", "Line 11 cannot be read. It should" },
    { "Moves=7\n", "", "After line 4, “Moves=” is missing." },
    { "Moves=7", "Moves=6", "Line 12 cannot be read. Moves in this file: 7." },
    { "Moves=7", "Moves=8", "After line 15, “8=” is missing." },
    { "7=d2-d3\n", "", "After line 15, “7=” is missing." },
    { "[Moves]", "[Turns]", "After line 22, “[Moves]” is missing." },
    { "Undone=2", "Undone=8",
      "Line 13 cannot be read. It should have a whole number from 0 to 7." },
    { "3=b1-b2\n", "", "Line 18 cannot be read. Move 3 should come next." },
    { "3=b1-b2", "03=b1-b2", "Line 18 cannot be read. Move 3 should come next." },
    { "3=b1-b2", "3=b1-c2", "Line 18 is against the rules. “b1-c2” is not a legal move here." },
    { "3=b1-b2", "3=", "Line 18 is against the rules. “”" },
    { "wwww 1", "wwww 2", "Line 16 is against the rules. “d1-d2”" },
    { "7=d2-d3", "7=d2-d3\n8=b3xa2", "Line 23 is against the rules." },
  };
  g_autofree char *text = lab_test_example_read (EXAMPLE);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *changed = lab_test_example_replace (text, changes[i].old, changes[i].new);

      g_test_message ("change %u", i);
      assert_refused (changed, changes[i].beginning);
    }
}

/* No move can follow the end of a game. */
LAB_TEST ("/classic-saved-game/end", test_end)
{
  g_autoptr (LabClassicSession) session = lab_test_classics_create ("matches:2", NULL, "person",
                                                                    "person", 1);
  g_autofree char *text = NULL;
  g_autofree char *longer = NULL;

  g_assert_true (lab_classic_game_move (session->game, 2, NULL));
  text = lab_classic_kind.format (session);
  longer = g_strconcat (text, "2=1\n", NULL);
  assert_refused (longer, "Line 17 is against the rules. The game was over before this move.");
}
