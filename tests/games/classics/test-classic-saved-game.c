/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>
#include <sys/stat.h>

#include <glib/gstdio.h>

#include "lab-test-classics.h"
#include "lab-test-effort.h"
#include "lab-test-example.h"

#define EXAMPLE "saved-1.labyrinthe-classic"
#define N_GAMES 6
#define N_MUTATIONS 2000
#define MAX_MUTATED_BYTES 40

static const char * const games[] = {
  "matches:17", "matches:99", "divide:8x5", "divide:12x12", "hexapawn:3x3", "hexapawn:4x4",
  "hexapawn:8x8", "tictactoe", "tictactoe:4x4", "tictactoe:8x8",
};

/* Private helpers */

static LabClassicSession *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  LabClassicSession *session = lab_classic_saved_game_parse (text, &error);

  g_assert_no_error (error);
  g_assert_nonnull (session);
  return session;
}

/* Asserts that a session survives being written and read, and is then written the same. */
static void
check_round_trip (LabClassicSession *session)
{
  g_autofree char *text = lab_classic_saved_game_format (session);
  g_autoptr (LabClassicSession) again = parse (text);
  g_autofree char *text_again = lab_classic_saved_game_format (again);

  lab_test_classics_assert_same (session, again);
  g_assert_cmpstr (text, ==, text_again);
  g_assert_cmpuint (strlen (text), <=, LAB_SAVED_GAME_MAX_SIZE);
}

static void
assert_refused (const char *text,
                int         code,
                const char *beginning)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_classic_saved_game_parse (text, &error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, code);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strchr (error->message, '\n'));
  if (!g_str_has_prefix (error->message, beginning))
    g_assert_cmpstr (error->message, ==, beginning);
}

/* Tests */

/* A game can be saved and loaded after each of its moves, with and without undone moves, and
 * continues with the loaded one. */
static void
test_round_trip (gconstpointer data)
{
  static const char * const players[] = { "person", "beginner", "easy", "medium", "hard",
                                          "perfect" };
  const char *name = data;
  g_autoptr (GRand) random = g_rand_new_with_seed (16);

  for (guint i = 0; i < lab_test_rounds (N_GAMES); i++)
    {
      g_autoptr (LabClassicSession) session = lab_test_classics_create (
          name, NULL, players[i % 6], players[i / 6 % 6],
          (guint64) g_rand_int (random) << 32 | g_rand_int (random));

      lab_classic_session_restore_counts (session, i, i % 3);
      do
        {
          LabClassicGame *game = lab_classic_session_get_game (session);
          guint n_moves = lab_classic_game_get_n_moves (game);
          g_autofree char *text = NULL;
          LabClassicSession *loaded;

          check_round_trip (session);
          lab_test_classics_undo (session, (guint) g_rand_int_range (random, 0,
                                                                     (gint32) n_moves + 1));
          check_round_trip (session);
          text = lab_classic_saved_game_format (session);
          loaded = parse (text);
          g_set_object (&session, loaded);
          g_object_unref (loaded);
          while (lab_classic_game_redo (lab_classic_session_get_game (session), NULL))
            ;
        }
      while (lab_test_classics_play (session, random));
    }
}

/* Lets the computers play until @n_moves moves are played, or the game is over. */
static void
advance (LabClassicSession *session,
         guint              n_moves)
{
  LabClassicGame *game = lab_classic_session_get_game (session);

  lab_classic_session_set_least_time (session, 0);
  while (!lab_classic_game_is_over (game) && lab_classic_game_get_n_moves (game) < n_moves)
    {
      lab_classic_session_advance (session);
      while (lab_classic_session_is_thinking (session))
        g_main_context_iteration (NULL, TRUE);
    }
}

/* Computers decide the same after a game was saved and loaded, wherever that happens. */
static void
test_resumed (gconstpointer data)
{
  const char *name = data;
  g_autoptr (LabClassicSession) whole = lab_test_classics_create (name, NULL, "beginner", "easy",
                                                                  77);
  guint n_moves;

  advance (whole, G_MAXUINT);
  n_moves = lab_classic_game_get_n_moves (lab_classic_session_get_game (whole));
  g_assert_cmpuint (n_moves, >, 1);
  for (guint i = 0; i < n_moves; i++)
    {
      g_autoptr (LabClassicSession) session = lab_test_classics_create (name, NULL, "beginner",
                                                                        "easy", 77);
      g_autoptr (LabClassicSession) loaded = NULL;
      g_autofree char *text = NULL;

      advance (session, i);
      text = lab_classic_saved_game_format (session);
      loaded = parse (text);
      advance (loaded, G_MAXUINT);
      lab_test_classics_assert_same (whole, loaded);
    }
}

/* A game can start from any position, with either player to move. */
static void
test_positions (void)
{
  static const struct
  {
    const char *game;
    const char *position;
  } starts[] = {
    { "matches:17", "5 2" },
    { "hexapawn:3x3", "b.b/.b./w.w 1" },
    { "tictactoe", "x.o/.x./..o 1" },
    { "divide:8x5", "3x2 2" },
  };
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (LabClassicSession) session = lab_test_classics_create (
          starts[i].game, starts[i].position, "person", "person", G_MAXUINT64);

      do
        check_round_trip (session);
      while (lab_test_classics_play (session, random));
    }
}

/* The example of version 1 is read as it always was. */
static void
test_example (void)
{
  g_autofree char *text = lab_test_example_read (EXAMPLE);
  g_autoptr (LabClassicSession) session = parse (text);
  LabClassicGame *game = lab_classic_session_get_game (session);
  const LabClassic *classic = lab_classic_game_get_classic (game);
  g_autofree char *position
      = lab_classic_format_position (classic, lab_classic_game_get_state (game));
  g_autofree char *again = lab_classic_saved_game_format (session);

  g_assert_cmpstr (classic->id, ==, "hexapawn");
  g_assert_cmpstr (position, ==, ".bbb/..../.w.w/w... 2");
  g_assert_cmpuint (lab_classic_game_get_n_moves (game), ==, 5);
  g_assert_cmpuint (lab_classic_game_get_n_redo (game), ==, 2);
  g_assert_true (lab_classic_session_get_seat (session, 0)->person);
  g_assert_false (lab_classic_session_get_seat (session, 1)->person);
  g_assert_cmpint (lab_classic_session_get_seat (session, 1)->level, ==, LAB_CLASSIC_LEVEL_HARD);
  g_assert_cmpuint (lab_classic_session_get_seed (session), ==, 1234567);
  g_assert_cmpuint (lab_classic_session_get_n_undone (session), ==, 3);
  g_assert_cmpuint (lab_classic_session_get_n_hints (session), ==, 1);
  g_assert_cmpstr (again, ==, text);
}

/* The example of the manual page, the second one there. */
static void
test_manual_page (void)
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
  g_assert_cmpuint (lab_classic_game_get_n_moves (lab_classic_session_get_game (session)), ==, 2);
}

/* Each kind of damage is refused with its line. */
static void
test_refused (void)
{
  static const struct
  {
    const char *old;
    const char *new;
    int code;
    const char *beginning;
  } changes[] = {
    { "[Labyrinthe Classics]", "[Labyrinthe]", LAB_SAVED_GAME_ERROR_FOREIGN,
      "This is a saved game of Labyrinthe, but of another game." },
    { "Version=1\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "After line 1, “Version=” is missing." },
    { "Version=1", "Version=0", LAB_SAVED_GAME_ERROR_FORMAT, "Line 2 cannot be read. This" },
    { "Version=1", "Version=2", LAB_SAVED_GAME_ERROR_NEWER,
      "This game was saved by a newer version of Labyrinthe. Update Labyrinthe to open it." },
    { "[Game]", "[Play]", LAB_SAVED_GAME_ERROR_FORMAT, "After line 22, “[Game]” is missing." },
    { "Game=hexapawn:4x4\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "After line 4, “Game=” is missing." },
    { "Game=hexapawn:4x4", "Game=chess", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 5 cannot be read. “chess” is not a game" },
    { "Game=hexapawn:4x4", "Game=hexapawn:4x9", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 5 cannot be read. " },
    { "Start=bbbb/..../..../wwww 1\n", "", LAB_SAVED_GAME_ERROR_FORMAT,
      "After line 4, “Start=” is missing." },
    { "Start=bbbb/", "Start=bbb/", LAB_SAVED_GAME_ERROR_FORMAT, "Line 6 cannot be read. " },
    { "wwww 1", "wwww 3", LAB_SAVED_GAME_ERROR_FORMAT, "Line 6 cannot be read. " },
    { "First=person\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "After line 4, “First=” is missing." },
    { "Second=hard", "Second=wizard", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 8 cannot be read. There is no kind of player called “wizard”." },
    { "Second=hard", "Second=h\xe9", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 8 cannot be read. The file must be UTF-8 text." },
    { "Seed=1234567", "Seed=-1", LAB_SAVED_GAME_ERROR_FORMAT, "Line 9 cannot be read. It should" },
    { "UndoUsed=3", "UndoUsed=4294967296", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 10 cannot be read. It should" },
    { "HintsUsed=1", "HintsUsed=many", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 11 cannot be read. It should" },
    { "Moves=7\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "After line 4, “Moves=” is missing." },
    { "Moves=7", "Moves=6", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 12 cannot be read. Moves in this file: 7." },
    { "Moves=7", "Moves=8", LAB_SAVED_GAME_ERROR_FORMAT, "After line 15, “8=” is missing." },
    { "7=d2-d3\n", "", LAB_SAVED_GAME_ERROR_FORMAT, "After line 15, “7=” is missing." },
    { "[Moves]", "[Turns]", LAB_SAVED_GAME_ERROR_FORMAT, "After line 22, “[Moves]” is missing." },
    { "Undone=2", "Undone=8", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 13 cannot be read. It should have a whole number from 0 to 7." },
    { "3=b1-b2\n", "", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 18 cannot be read. Move 3 should come next." },
    { "3=b1-b2", "03=b1-b2", LAB_SAVED_GAME_ERROR_FORMAT,
      "Line 18 cannot be read. Move 3 should come next." },
    { "3=b1-b2", "3=b1-c2", LAB_SAVED_GAME_ERROR_RULES,
      "Line 18 is against the rules. “b1-c2” is not a legal move here." },
    { "3=b1-b2", "3=", LAB_SAVED_GAME_ERROR_RULES, "Line 18 is against the rules. “”" },
    { "wwww 1", "wwww 2", LAB_SAVED_GAME_ERROR_RULES, "Line 16 is against the rules. “d1-d2”" },
    { "7=d2-d3", "7=d2-d3\n8=b3xa2", LAB_SAVED_GAME_ERROR_RULES, "Line 23 is against the rules." },
  };
  g_autofree char *text = lab_test_example_read (EXAMPLE);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *changed = lab_test_example_replace (text, changes[i].old, changes[i].new);

      g_test_message ("change %u", i);
      assert_refused (changed, changes[i].code, changes[i].beginning);
    }
}

/* No move can follow the end of a game. */
static void
test_end (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (LabClassicSession) session = lab_test_classics_create ("matches:5", NULL, "person",
                                                                    "person", 1);
  g_autofree char *text = NULL;
  g_autofree char *longer = NULL;

  while (lab_test_classics_play (session, random))
    ;
  text = lab_classic_saved_game_format (session);
  longer = g_strdup_printf (
      "%s%u=1\n", text,
      lab_classic_game_get_n_moves (lab_classic_session_get_game (session)) + 1);
  {
    g_autoptr (GError) error = NULL;

    g_assert_null (lab_classic_saved_game_parse (longer, &error));
    g_assert_error (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_RULES);
    g_assert_true (g_str_has_suffix (error->message, "The game was over before this move."));
  }
}

/* Unknown keys are ignored, and so are changes that text editors make. */
static void
test_tolerated (void)
{
  g_autofree char *text = lab_test_example_read (EXAMPLE);
  g_autoptr (LabClassicSession) good = parse (text);
  g_auto (GStrv) tolerated = lab_test_example_vary (text);

  for (guint i = 0; tolerated[i] != NULL; i++)
    {
      g_autoptr (LabClassicSession) session = parse (tolerated[i]);

      lab_test_classics_assert_same (good, session);
    }
}

/* A file that was cut off is noticed at any length, except if only its last line end is missing. */
static void
test_truncated (void)
{
  g_autofree char *text = lab_test_example_read (EXAMPLE);

  for (gsize length = 0; length + 1 < strlen (text); length++)
    {
      g_autofree char *shorter = g_strndup (text, length);
      g_autoptr (GError) error = NULL;

      g_assert_null (lab_classic_saved_game_parse (shorter, &error));
      g_assert_true (error->domain == LAB_SAVED_GAME_ERROR);
    }
}

/* A randomly changed file is either refused or gives a game that can be saved again. */
static void
test_mutations (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (29);
  g_autofree char *example = lab_test_example_read (EXAMPLE);
  gint32 length = (gint32) strlen (example);
  guint n_read = 0;

  for (guint i = 0; i < lab_test_rounds (N_MUTATIONS); i++)
    {
      g_autofree char *text = g_strdup (example);
      gint32 n_bytes = g_rand_int_range (random, 1, i % 4 < 2 ? 3 : MAX_MUTATED_BYTES + 1);
      g_autoptr (LabClassicSession) session = NULL;
      g_autoptr (GError) error = NULL;

      for (gint32 n = 0; n < n_bytes; n++)
        text[g_rand_int_range (random, 0, length)]
            = i % 2 == 0 ? example[g_rand_int_range (random, 0, length)]
                         : (char) g_rand_int_range (random, 1, 256);
      session = lab_classic_saved_game_parse (text, &error);
      if (session != NULL)
        {
          g_assert_no_error (error);
          check_round_trip (session);
          n_read++;
          continue;
        }
      g_assert_true (error->domain == LAB_SAVED_GAME_ERROR);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
  g_test_message ("%u of %u were read", n_read, lab_test_rounds (N_MUTATIONS));
  g_assert_cmpuint (n_read, >, 0);
}

static void
assert_file_refused (const char *path,
                     int         code)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_classic_saved_game_load (file, NULL, &error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, code);
}

/* Files are written as a whole; foreign, large, and special ones are refused. */
static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game" LAB_CLASSIC_SAVED_GAME_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LabClassicSession) session = lab_test_classics_create ("tictactoe", NULL, "person",
                                                                    "easy", 5);
  g_autoptr (LabClassicSession) loaded = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = lab_classic_saved_game_format (session);
  g_autofree char *with_nul = NULL;
  gsize length;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  loaded = lab_classic_saved_game_load (file, NULL, &error);
  g_assert_no_error (error);
  lab_test_classics_assert_same (session, loaded);

  assert_file_refused (folder, LAB_SAVED_GAME_ERROR_FOREIGN);
  assert_file_refused ("/dev/zero", LAB_SAVED_GAME_ERROR_FOREIGN);
  /* What follows a nul must not be overlooked. */
  length = strlen (text);
  with_nul = g_malloc0 (length + 4);
  memcpy (with_nul, text, length);
  g_assert_true (g_file_set_contents (path, with_nul, (gssize) length + 4, NULL));
  assert_file_refused (path, LAB_SAVED_GAME_ERROR_FOREIGN);
  g_assert_cmpint (truncate (path, LAB_SAVED_GAME_MAX_SIZE + 1), ==, 0);
  assert_file_refused (path, LAB_SAVED_GAME_ERROR_SIZE);
  g_remove (path);
  g_assert_null (lab_classic_saved_game_load (file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/classic-saved-game/round-trip/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_round_trip);
    }
  g_test_add_data_func ("/classic-saved-game/resumed/matches", "matches:9", test_resumed);
  g_test_add_data_func ("/classic-saved-game/resumed/divide", "divide:5x4", test_resumed);
  g_test_add_data_func ("/classic-saved-game/resumed/hexapawn", "hexapawn:4x4", test_resumed);
  g_test_add_data_func ("/classic-saved-game/resumed/tictactoe", "tictactoe", test_resumed);
  g_test_add_func ("/classic-saved-game/positions", test_positions);
  g_test_add_func ("/classic-saved-game/example", test_example);
  g_test_add_func ("/classic-saved-game/manual-page", test_manual_page);
  g_test_add_func ("/classic-saved-game/refused", test_refused);
  g_test_add_func ("/classic-saved-game/end", test_end);
  g_test_add_func ("/classic-saved-game/tolerated", test_tolerated);
  g_test_add_func ("/classic-saved-game/truncated", test_truncated);
  g_test_add_func ("/classic-saved-game/mutations", test_mutations);
  g_test_add_func ("/classic-saved-game/files", test_files);

  return g_test_run ();
}
