/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gstdio.h>

#include "lab-notation.h"
#include "lab-saved-name.h"
#include "lab-test-effort.h"
#include "lab-test-games.h"
#include "lab-test-saving.h"

#define N_GAMES 2000
#define MAX_HALF_TURNS 12     /* in most games */

/* Private helpers */

/* Saves and loads a game, and asserts that it stays the same and gives the same file
 * again. */
static void
check_round_trip (LabSavedGame *saved)
{
  g_autofree char *data = lab_saved_game_to_data (saved);
  g_autoptr (LabSavedGame) loaded = lab_test_parse_saved_game (data);
  g_autofree char *again = lab_saved_game_to_data (loaded);

  lab_test_assert_same_game (saved, loaded);
  g_assert_cmpstr (data, ==, again);
}

/* Rotates the spare if a person holds it. */
static gboolean
fidget (LabSavedGame *saved,
        GRand        *random)
{
  LabController *controller = lab_saved_game_get_controller (saved);
  const LabPosition *position = lab_game_get_position (lab_saved_game_get_game (saved));

  return position->phase == LAB_PHASE_INSERT
         && lab_saved_game_get_kind (saved, position->seat) == LAB_PLAYER_PERSON
         && lab_controller_rotate_spare (controller, position->seat,
                                         g_rand_int_range (random, 1, 4), NULL);
}

/* Undoes turns up to one of a person's, and redoes some of them. */
static void
go_back (LabSavedGame *saved,
         GRand        *random)
{
  LabController *controller = lab_saved_game_get_controller (saved);
  LabGame *game = lab_saved_game_get_game (saved);
  guint n = lab_game_get_n_half_turns (game);

  if (n == 0 || lab_controller_get_tournament (controller))
    return;
  g_assert_true (lab_controller_undo (controller, (guint) g_rand_int_range (random, 1, (int) n + 1),
                                      NULL));
  /* Computers may not have rotated the spare on the way in. */
  if (lab_game_get_position (game)->phase == LAB_PHASE_INSERT
      && lab_saved_game_get_kind (saved, lab_game_get_seat (game)) != LAB_PLAYER_PERSON)
    g_assert_true (lab_controller_redo (controller, 1, NULL));
  if (lab_controller_get_n_undone (controller) == 0)
    return;
  check_round_trip (saved);
}

static LabSavedGame *
new_saved_game (const LabPosition *position)
{
  g_autoptr (LabGame) game = lab_game_new_from_position (position, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);

  return lab_saved_game_new (controller, NULL);
}

/* Tests */

static void
test_round_trip (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20);
  const guint n_games = lab_test_is_brief () ? N_GAMES / 25 : N_GAMES;
  guint n_over = 0;

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (LabSavedGame) saved = lab_test_deal_saved_game (random);
      guint n = 0;

      do
        {
          check_round_trip (saved);
          if (fidget (saved, random))
            check_round_trip (saved);
        }
      while ((i < n_games / 20 || n++ < MAX_HALF_TURNS)
             && lab_test_play_half_turn (saved, random));
      n_over += lab_game_get_phase (lab_saved_game_get_game (saved)) == LAB_PHASE_OVER;
      if (lab_controller_end_game (lab_saved_game_get_controller (saved), NULL))
        check_round_trip (saved);
      go_back (saved, random);
    }
  g_assert_cmpuint (n_over, >, n_games / 50);
}

/* After loading, an undone turn can still be redone. */
static void
test_undone (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (21);
  const LabDeal deal = { 8, 0xf, 1, 3, LAB_RULES_STANDARD };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = lab_saved_game_new (controller, NULL);
  g_autoptr (LabSavedGame) loaded = NULL;
  g_autofree char *data = NULL;
  LabPosition last;

  for (guint i = 0; i < 31; i++)
    g_assert_true (lab_test_play_half_turn (saved, random));
  last = *lab_game_get_position (game);
  g_assert_true (lab_controller_undo (controller, 12, NULL));
  data = lab_saved_game_to_data (saved);
  loaded = lab_test_parse_saved_game (data);
  lab_test_assert_same_game (saved, loaded);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_saved_game_get_game (loaded)), ==, 19);
  g_assert_true (lab_controller_redo (lab_saved_game_get_controller (loaded), 12, NULL));
  g_assert_cmpmem (lab_game_get_position (lab_saved_game_get_game (loaded)), sizeof last, &last,
                   sizeof last);
}

/* Some games were never dealt, and some started in the middle of a turn. */
static void
test_position (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (22);
  const LabDeal deal = { 5, 0x7, 2, 4, LAB_RULES_OPEN_CARDS };
  LabPosition position;
  g_autoptr (LabSavedGame) saved = NULL;
  g_autofree char *data = NULL;

  lab_deal_position (&deal, &position);
  position.pawns[0] = LAB_CELL (3, 3);
  saved = new_saved_game (&position);
  check_round_trip (saved);
  data = lab_saved_game_to_data (saved);
  g_assert_null (strstr (data, "Seed"));
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (lab_test_play_half_turn (saved, random));
      check_round_trip (saved);
    }

  g_clear_object (&saved);
  lab_position_insert (&position, 4, position.board.spare);
  saved = new_saved_game (&position);
  check_round_trip (saved);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (lab_test_play_half_turn (saved, random));
      check_round_trip (saved);
    }
}

/* A computer that has only rotated the spare has not played yet, and will think
 * again. */
static void
test_turned_by_computer (void)
{
  const LabDeal deal = { 3, 0x3, 0, 2, LAB_RULES_STANDARD };
  const LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_HARD };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = lab_saved_game_new (controller, kinds);
  g_autofree char *before = lab_saved_game_to_data (saved);
  g_autofree char *after = NULL;

  g_assert_true (lab_controller_rotate_spare (controller, 0, 1, NULL));
  after = lab_saved_game_to_data (saved);
  g_assert_cmpstr (before, ==, after);
}

/* The players end the game after an insertion and before the move. */
static void
test_ended_in_mid_turn (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (24);
  const LabDeal deal = { 9, 0x7, 0, 1, LAB_RULES_LAST_TREASURE };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = lab_saved_game_new (controller, NULL);

  while (lab_game_get_position (game)->n_places == 0 || lab_game_get_phase (game) != LAB_PHASE_MOVE)
    g_assert_true (lab_test_play_half_turn (saved, random));
  check_round_trip (saved);
  g_assert_true (lab_controller_end_game (controller, NULL));
  check_round_trip (saved);
}

/* Characters that a name cannot contain are removed from it. */
static void
test_names (void)
{
  const LabDeal deal = { 3, 0x3, 0, 2, LAB_RULES_STANDARD };
  g_autofree char *endless = g_strnfill (1000, 'x');
  /* Some of these characters reverse the direction of the text, and some only look
   * similar. */
  const char *names[LAB_N_SEATS] = {
    "An\nna\t\u202a\u202e!\u2066\u2069\u202f\u2060李\xff", endless,
  };
  g_autoptr (LabGame) game = lab_game_new (&deal, names);
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = lab_saved_game_new (controller, NULL);
  g_autofree char *data = lab_saved_game_to_data (saved);
  g_autoptr (LabSavedGame) loaded = lab_test_parse_saved_game (data);
  LabGame *other = lab_saved_game_get_game (loaded);

  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (other, 0)), ==,
                   "Anna!\u202f\u2060李\xef\xbf\xbd");
  g_assert_cmpuint (strlen (lab_player_get_name (lab_game_get_player (other, 1))), ==,
                    LAB_SAVED_MAX_NAME);
}

/* This is the documented format; a change to it needs a new version number. */
static void
test_format (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "saved-2.labyrinthe", NULL);
  g_autofree char *expected = NULL;
  g_autofree char *data = NULL;
  g_autoptr (LabSavedGame) loaded = NULL;
  LabGame *game;

  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  loaded = lab_test_parse_saved_game (expected);
  data = lab_saved_game_to_data (loaded);
  g_assert_cmpstr (data, ==, expected);
  game = lab_saved_game_get_game (loaded);
  g_assert_cmpuint (lab_game_get_n_half_turns (game), ==, 4);
  g_assert_cmpuint (lab_controller_get_n_undone (lab_saved_game_get_controller (loaded)), ==, 7);
  g_assert_cmpint (lab_saved_game_get_kind (loaded, 2), ==, LAB_PLAYER_PROGRAM);
  g_assert_cmphex (lab_saved_game_get_failed (loaded), ==, LAB_SEAT_BIT (2));
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (game, 0)), ==, "Zoë");
}

/* The first version had only people; saving the game again writes the current
 * version. */
static void
test_first_version (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "saved-1.labyrinthe", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (LabSavedGame) loaded = lab_saved_game_load (file, NULL, &error);
  g_autofree char *data = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_saved_game_get_game (loaded)), ==, 7);
  g_assert_cmpstr (lab_player_get_name (lab_game_get_player (lab_saved_game_get_game (loaded), 2)),
                   ==, "Bert");
  g_assert_cmpint (lab_saved_game_get_kind (loaded, 2), ==, LAB_PLAYER_PERSON);
  check_round_trip (loaded);
  data = lab_saved_game_to_data (loaded);
  g_assert_true (g_str_has_prefix (data, "[Labyrinthe]\nVersion=2\n"));
}

/* The example of the manual page, in which the position is broken into lines. */
static void
test_manual_page (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "man",
                                                 "labyrinthe-file.5", NULL);
  g_autofree char *page = NULL;
  g_auto (GStrv) parts = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) example = NULL;
  g_autoptr (LabSavedGame) loaded = NULL;

  g_assert_true (g_file_get_contents (path, &page, NULL, NULL));
  parts = g_strsplit (strstr (page, ".Bd -literal"), "\n.Ed", 2);
  lines = g_strsplit (strchr (parts[0], '\n') + 1, "\n  ", -1);
  example = g_string_new (lines[0]);
  for (guint i = 1; lines[i] != NULL; i++)
    g_string_append_printf (example, " %s", lines[i]);
  g_string_replace (example, "\\-", "-", 0);
  loaded = lab_test_parse_saved_game (example->str);
  g_assert_cmpuint (lab_game_get_n_half_turns (lab_saved_game_get_game (loaded)), ==, 5);
}

/* Writes a game as the window does, which first reads the data back. */
static gboolean
write_game (LabSavedGame *saved,
            const char   *path,
            GError      **error)
{
  g_autofree char *data = lab_saved_game_to_data (saved);
  g_autoptr (LabSavedGame) loaded = lab_saved_game_parse (data, strlen (data), error);

  return loaded != NULL && g_file_set_contents (path, data, -1, error);
}

static void
test_files (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (23);
  g_autoptr (LabSavedGame) saved = lab_test_deal_saved_game (random);
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game" LAB_SAVED_GAME_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (LabSavedGame) loaded = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_saved_game_load (file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (write_game (saved, path, &error));
      g_assert_no_error (error);
      g_clear_object (&loaded);
      loaded = lab_saved_game_load (file, NULL, &error);
      g_assert_no_error (error);
      lab_test_assert_same_game (saved, loaded);
      g_assert_true (lab_test_play_half_turn (saved, random));
    }
  g_remove (path);
  g_rmdir (folder);
}

/* A saved game can always be read again, however long it is. A game that is too long
 * is not saved, and the file from before stays. */
static void
test_long (void)
{
  const LabDeal deal = { 42, 0x7, 0, 4, LAB_RULES_STANDARD };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = lab_saved_game_new (controller, NULL);
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game" LAB_SAVED_GAME_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (LabSavedGame) loaded = NULL;
  guint n_saved = 0;

  lab_test_play_long (saved, LAB_SAVED_GAME_MAX_TURNS);
  while (write_game (saved, path, &error))
    {
      n_saved = lab_game_get_n_turns (game);
      g_assert_cmpuint (n_saved, <, 2 * LAB_SAVED_GAME_MAX_TURNS);
      lab_test_play_long (saved, 1000);
    }
  g_assert_error (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_SIZE);
  g_assert_cmpuint (n_saved, >=, LAB_SAVED_GAME_MAX_TURNS);
  g_clear_error (&error);
  loaded = lab_saved_game_load (file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (lab_game_get_n_turns (lab_saved_game_get_game (loaded)), ==, n_saved);
  g_remove (path);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/saved-game/round-trip", test_round_trip);
  g_test_add_func ("/saved-game/undone", test_undone);
  g_test_add_func ("/saved-game/position", test_position);
  g_test_add_func ("/saved-game/turned-by-computer", test_turned_by_computer);
  g_test_add_func ("/saved-game/ended-in-mid-turn", test_ended_in_mid_turn);
  g_test_add_func ("/saved-game/names", test_names);
  g_test_add_func ("/saved-game/format", test_format);
  g_test_add_func ("/saved-game/first-version", test_first_version);
  g_test_add_func ("/saved-game/manual-page", test_manual_page);
  g_test_add_func ("/saved-game/files", test_files);
  g_test_add_func ("/saved-game/long", test_long);

  return g_test_run ();
}
