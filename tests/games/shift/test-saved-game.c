/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-saved-text.h"
#include "lab-shift-kind.h"
#include "lab-test-example.h"
#include "lab-test-home.h"
#include "lab-test-saving.h"

#define N_GAMES 2000
#define MAX_HALF_TURNS 12     /* in most games */

/* Private helpers */

/* Saves and loads a game, and asserts that it stays the same. */
static void
check_round_trip (LabShiftGame *saved)
{
  g_autofree char *data = lab_shift_saved_game_to_data (saved);
  g_autoptr (LabShiftGame) loaded = lab_test_parse_saved_game (data);

  lab_test_assert_same_game (saved, loaded);
}

/* Rotates the spare if a person holds it. */
static gboolean
fidget (LabShiftGame *saved,
        GRand        *random)
{
  const LabShiftPosition *position = &saved->position;

  return position->phase == LAB_SHIFT_PHASE_INSERT
         && saved->kinds[position->seat] == LAB_SHIFT_PLAYER_PERSON
         && lab_shift_game_rotate_spare (saved, position->seat,
                                         g_rand_int_range (random, 1, 4), NULL);
}

/* Undoes turns up to one of a person's, and redoes some of them. */
static void
go_back (LabShiftGame *saved,
         GRand        *random)
{
  guint n = saved->past->len;

  if (n == 0 || saved->tournament)
    return;
  g_assert_true (lab_shift_game_undo (saved,
                                      (guint) g_rand_int_range (random, 1, (int) n + 1),
                                      NULL));
  /* Computers may not have rotated the spare on the way in. */
  if (saved->position.phase == LAB_SHIFT_PHASE_INSERT
      && saved->kinds[saved->position.seat] != LAB_SHIFT_PLAYER_PERSON)
    g_assert_true (lab_shift_game_redo (saved, 1, NULL));
  if (saved->undone->len == 0)
    return;
  check_round_trip (saved);
}

/* Tests */

LAB_TEST ("/saved-game/round-trip", test_round_trip)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (20);
  const guint n_games = lab_test_is_brief () ? N_GAMES / 25 : N_GAMES;
  guint n_over = 0;

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (LabShiftGame) saved = lab_test_deal_saved_game (random);
      guint n = 0;

      do
        {
          check_round_trip (saved);
          if (fidget (saved, random))
            check_round_trip (saved);
        }
      while ((i < n_games / 20 || n++ < MAX_HALF_TURNS)
             && lab_test_advance (saved, random));
      n_over += saved->position.phase == LAB_SHIFT_PHASE_OVER;
      if (lab_shift_game_end_game (saved, NULL))
        check_round_trip (saved);
      go_back (saved, random);
    }
  g_assert_cmpuint (n_over, >, n_games / 50);
}

/* Puts the text of a line of the file between the others. */
static char *
replace (const char *data,
         const char *line,
         const char *other)
{
  g_auto (GStrv) parts = g_strsplit (data, line, 2);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  return g_strjoinv (other, parts);
}

/* The analysis of a game that is over is saved with it until the game continues. One that is not
 * possible is ignored. */
LAB_TEST ("/saved-game/analysis", test_analysis)
{
#define CHANCES "[0.5, 0, 0.5, 0], [0.4, 0, 0.6, 0]"
  static const char * const damages[] = {
    "3=", "3=E4=9-b1", "3=('E4=9-b1', [0.5, 0, 0.5], [0.4, 0, 0.6, 0], 0x00, 0xff, 0)",
    "3=('Sd=9-b1', " CHANCES ", 0x00, 0xff, 0)", "3=('E4=b-b1', " CHANCES ", 0x00, 0xff, 0)",
    "3=('E4=9-g7', " CHANCES ", 0x00, 0xff, 0)", "3=('E4=9', " CHANCES ", 0x00, 0xff, 0)",
    "3=('E4=9-b1', " CHANCES ", 0x06, 0xff, 0)", "3=('E4=9-b1', " CHANCES ", 0x03, 0xff, 0)",
    "3=('E4=9-b1', " CHANCES ", 0x04, 0x18, 0)", "20=('E4=9-b1', " CHANCES ", 0x00, 0xff, 0)",
  };
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "data", "saved-analyzed.labyrinthe", NULL);
  g_autoptr (LabShiftGame) saved = NULL;
  const LabShiftTurnReview *reviews;
  g_autofree char *data = NULL;
  g_autofree char *line = NULL;
  g_autofree char *running = NULL;
  guint n;

  g_assert_true (g_file_get_contents (path, &data, NULL, NULL));
  saved = lab_test_parse_saved_game (data);
  reviews = lab_shift_game_get_reviews (saved, &n);
  g_assert_cmpuint (n, ==, 19);
  g_assert_cmpint (reviews[0].reason, ==, LAB_SHIFT_REASON_EARLIER);
  g_assert_cmpuint (reviews[0].n_turns, ==, 1);
  g_assert_cmpfloat_with_epsilon (reviews[0].loss, 0.27, 0.01);
  g_assert_cmpint (reviews[6].reason, ==, LAB_SHIFT_REASON_BLOCKS);
  g_assert_cmpuint (reviews[6].rival, ==, 2);
  g_assert_cmpint (reviews[1].reason, ==, LAB_SHIFT_REASON_NONE);
  check_round_trip (saved);

  line = g_strndup (strstr (data, "\n3=('E4=9-b1'") + 1,
                    strcspn (strstr (data, "\n3=('E4=9-b1'") + 1, "\n"));
  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_autofree char *damaged = replace (data, line, damages[i]);
      g_autoptr (LabShiftGame) other = lab_test_parse_saved_game (damaged);
      g_autofree char *rest = lab_shift_saved_game_to_data (other);

      g_assert_null (lab_shift_game_get_reviews (other, &n));
      g_assert_true (g_str_has_prefix (data, rest));
    }
  g_assert_true (lab_shift_game_undo (saved, 1, NULL));
  g_assert_null (lab_shift_game_get_reviews (saved, &n));
  g_assert_true (lab_shift_game_redo (saved, 1, NULL));
  g_assert_nonnull (lab_shift_game_get_reviews (saved, &n));
  running = replace (data, "HalfTurns=38\n", "HalfTurns=38\nUndone=1\n");
  g_clear_object (&saved);
  saved = lab_test_parse_saved_game (running);
  g_assert_null (lab_shift_game_get_reviews (saved, &n));
}

/* Some games were never dealt, and some started in the middle of a turn. */
LAB_TEST ("/saved-game/position", test_position)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (22);
  const LabShiftDeal deal = { 5, 0x7, 2, 4, LAB_SHIFT_RULES_OPEN_CARDS };
  LabShiftPosition position = lab_test_deal (&deal);

  position.pawns[0] = LAB_SHIFT_CELL (3, 3);
  for (guint inserted = 0; inserted < 2; inserted++)
    {
      g_autoptr (LabShiftGame) saved = NULL;
      g_autofree char *data = NULL;

      if (inserted)
        lab_shift_position_insert (&position, 4, position.board.spare);
      saved = lab_shift_game_new_from_position (&position, NULL);
      data = lab_shift_saved_game_to_data (saved);
      g_assert_null (strstr (data, "Seed"));
      check_round_trip (saved);
      for (guint i = 0; i < 3; i++)
        {
          g_assert_true (lab_test_advance (saved, random));
          check_round_trip (saved);
        }
    }
}

/* A computer that has only rotated the spare has not played yet, and will think
 * again. */
LAB_TEST ("/saved-game/turned-by-computer", test_turned_by_computer)
{
  const LabShiftDeal deal = { 3, 0x3, 0, 2, LAB_SHIFT_RULES_STANDARD };
  const LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS] = { LAB_SHIFT_PLAYER_HARD };
  g_autoptr (LabShiftGame) saved = lab_test_saved_game_new (&deal, kinds);
  g_autofree char *before = lab_shift_saved_game_to_data (saved);
  g_autofree char *after = NULL;

  g_assert_true (lab_shift_game_rotate_spare (saved, 0, 1, NULL));
  after = lab_shift_saved_game_to_data (saved);
  g_assert_cmpstr (before, ==, after);
}

/* The players end the game after an insertion and before the move. */
LAB_TEST ("/saved-game/ended-in-mid-turn", test_ended_in_mid_turn)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (24);
  const LabShiftDeal deal = { 9, 0x7, 0, 1, LAB_SHIFT_RULES_LAST_TREASURE };
  g_autoptr (LabShiftGame) saved = lab_test_saved_game_new (&deal, NULL);
  const LabShiftPosition *position = &saved->position;

  while (position->n_places == 0 || position->phase != LAB_SHIFT_PHASE_MOVE)
    g_assert_true (lab_test_advance (saved, random));
  check_round_trip (saved);
  g_assert_true (lab_shift_game_end_game (saved, NULL));
  check_round_trip (saved);
}

/* Characters that a name cannot contain are removed from it. */
LAB_TEST ("/saved-game/names", test_names)
{
  const LabShiftDeal deal = { 3, 0x3, 0, 2, LAB_SHIFT_RULES_STANDARD };
  g_autofree char *endless = g_strnfill (1000, 'x');
  /* Some of these characters reverse the direction of the text, and some only look
   * similar. */
  const char *names[LAB_SHIFT_N_SEATS] = {
    "An\nna\t\u202a\u202e!\u2066\u2069\u202f\u2060李\xff", endless,
  };
  g_autoptr (LabShiftGame) game = lab_shift_game_new (&deal, names);
  g_autofree char *data = lab_shift_saved_game_to_data (game);
  g_autoptr (LabShiftGame) loaded = lab_test_parse_saved_game (data);

  g_assert_cmpstr (loaded->names[0], ==, "Anna!\u202f\u2060李\xef\xbf\xbd");
  g_assert_cmpuint (strlen (loaded->names[1]), ==, LAB_SAVED_MAX_NAME);
}

/* This is the documented format; a change to it needs a new version number. */
LAB_TEST ("/saved-game/format", test_format)
{
  g_autofree char *expected = lab_test_example_read ("saved-2.labyrinthe");
  g_autoptr (LabShiftGame) loaded = lab_test_parse_saved_game (expected);
  g_autofree char *data = lab_shift_saved_game_to_data (loaded);

  g_assert_cmpstr (data, ==, expected);
  g_assert_cmpuint (loaded->past->len, ==, 4);
  g_assert_cmpuint (loaded->undone->len, ==, 7);
  g_assert_cmpint (loaded->kinds[2], ==, LAB_SHIFT_PLAYER_PROGRAM);
  g_assert_cmphex (loaded->failed, ==, LAB_SHIFT_SEAT_BIT (2));
  g_assert_cmpstr (loaded->names[0], ==, "Zoë");
}

/* The first version had only people; saving the game again writes the current
 * version. */
LAB_TEST ("/saved-game/first-version", test_first_version)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "saved-1.labyrinthe", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (LabShiftGame) loaded = lab_shift_saved_game_load (file, NULL, &error);
  g_autofree char *data = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (loaded->past->len, ==, 7);
  g_assert_cmpstr (loaded->names[2], ==, "Bert");
  g_assert_cmpint (loaded->kinds[2], ==, LAB_SHIFT_PLAYER_PERSON);
  check_round_trip (loaded);
  data = lab_shift_saved_game_to_data (loaded);
  g_assert_true (g_str_has_prefix (data, "[Labyrinthe]\nVersion=2\n"));
}

/* The example of the manual page, in which the position is broken into lines. */
LAB_TEST ("/saved-game/manual-page", test_manual_page)
{
  g_autofree char *page = lab_test_example_read ("../../data/man/labyrinthe-file.5");
  g_auto (GStrv) parts = g_strsplit (strstr (page, ".Bd -literal"), "\n.Ed", 2);
  g_autoptr (GString) example = g_string_new (strchr (parts[0], '\n') + 1);
  g_autoptr (LabShiftGame) loaded = NULL;

  g_string_replace (example, "\n  ", " ", 0);
  g_string_replace (example, "\\-", "-", 0);
  loaded = lab_test_parse_saved_game (example->str);
  g_assert_cmpuint (loaded->past->len, ==, 5);
}

/* Writes a game as the window does, which first reads the data back. */
static gboolean
write_game (LabShiftGame  *saved,
            const char    *path,
            GError       **error)
{
  g_autofree char *data = lab_shift_saved_game_to_data (saved);
  g_autoptr (LabShiftGame) loaded = lab_shift_saved_game_parse (data, strlen (data), error);

  return loaded != NULL && g_file_set_contents (path, data, -1, error);
}

/* A saved game can always be read again, however long it is. A game that is too long
 * is not saved, and the file from before stays. */
LAB_TEST ("/saved-game/long", test_long)
{
  const LabShiftDeal deal = { 42, 0x7, 0, 4, LAB_SHIFT_RULES_STANDARD };
  g_autoptr (LabShiftGame) saved = lab_test_saved_game_new (&deal, NULL);
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game" LAB_SHIFT_SAVED_GAME_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (LabShiftGame) loaded = NULL;
  g_autofree char *kept = NULL;
  guint n_saved = 0;

  lab_test_play_long (saved, LAB_SHIFT_SAVED_GAME_MAX_TURNS);
  kept = lab_shift_kind.format_own (saved, &error);
  g_assert_no_error (error);
  lab_test_play_long (saved, 1);
  g_assert_null (lab_shift_kind.format_own (saved, &error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_SIZE);
  g_assert_nonnull (strstr (error->message, "too long"));
  g_clear_error (&error);
  while (write_game (saved, path, &error))
    {
      n_saved = saved->turns->len;
      g_assert_cmpuint (n_saved, <, 2 * LAB_SHIFT_SAVED_GAME_MAX_TURNS);
      lab_test_play_long (saved, 1000);
    }
  g_assert_error (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_SIZE);
  g_assert_cmpuint (n_saved, >=, LAB_SHIFT_SAVED_GAME_MAX_TURNS);
  g_clear_error (&error);
  loaded = lab_shift_saved_game_load (file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (loaded->turns->len, ==, n_saved);
  lab_test_home_remove (folder);
}
