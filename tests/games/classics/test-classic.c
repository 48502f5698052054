/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-classic.h"

#define N_GAMES 40

/* Private helpers */

static void
assert_game_refused (const char *text,
                     const char *part)
{
  g_autoptr (GError) error = NULL;
  gpointer start;

  g_assert_null (lab_classic_parse (text, &start, &error));
  g_assert_null (start);
  g_assert_error (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_GAME);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, part));
  g_assert_null (strchr (error->message, '\n'));
}

static void
assert_position_refused (const char *game,
                         const char *text,
                         const char *part)
{
  g_autoptr (GError) error = NULL;
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse (game, &start, NULL);

  g_assert_nonnull (classic);
  g_assert_null (lab_classic_parse_position (classic, start, text, &error));
  g_assert_error (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_POSITION);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, part));
  g_assert_null (strchr (error->message, '\n'));
}

/* Asserts that a position and all its actions read back the same. */
static void
check_texts (const LabClassic *classic,
             gconstpointer     start,
             gconstpointer     state)
{
  g_autofree char *text = lab_classic_format_position (classic, state);
  g_autofree char *game = lab_classic_format (classic, state);
  g_autofree char *start_game = lab_classic_format (classic, start);
  g_autofree char *drawing = lab_classic_draw (classic, state);
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
  g_autoptr (GError) error = NULL;
  g_autofree gpointer again = lab_classic_parse_position (classic, start, text, &error);
  g_autofree char *text_again = NULL;

  g_assert_no_error (error);
  text_again = lab_classic_format_position (classic, again);
  g_assert_cmpstr (text, ==, text_again);
  g_assert_cmpint (classic->rules->estimate (again), ==, classic->rules->estimate (state));
  g_assert_cmpstr (game, ==, start_game);
  g_assert_true (g_str_has_suffix (drawing, "\n"));
  g_assert_cmpint (actions->len == 0, ==, classic->rules->is_over (state));
  for (guint i = 0; i < actions->len; i++)
    {
      guint32 action = g_array_index (actions, guint32, i), found;
      g_autofree char *move = lab_classic_format_action (classic, state, action);

      g_assert_null (strchr (move, ' '));
      g_assert_true (lab_classic_parse_action (classic, state, move, &found, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (found, ==, action);
    }
}

/* Tests */

static void
test_table (void)
{
  const LabClassic * const *all = lab_classic_get_all ();

  for (guint i = 0; all[i] != NULL; i++)
    {
      g_autofree gpointer start = NULL;
      g_autofree gpointer again = NULL;
      g_autofree char *text = NULL;
      g_autofree char *rule = NULL;

      g_assert_true (lab_classic_parse (all[i]->id, &start, NULL) == all[i]);
      text = lab_classic_format (all[i], start);
      g_assert_true (lab_classic_parse (text, &again, NULL) == all[i]);
      g_assert_true (memcmp (start, again, all[i]->state_size) == 0);
      g_assert_cmpuint (lab_classic_get_player (all[i], start), ==, 0);
      g_assert_cmpstr (lab_classic_get_name (all[i]), !=, "");
      rule = lab_classic_tell_rule (all[i], start);
      g_assert_cmpuint (strlen (rule), >, 80);
      g_assert_true (g_str_has_prefix (all[i]->usage, all[i]->id));
    }
}

/* The rule names the options that are played, and no others. */
static void
test_rule (void)
{
  static const struct
  {
    const char *game;
    const char *end;
  } cases[] = {
    { "matches:17", "of them. The player who takes the last match wins." },
    { "matches:17,misere", "of them. The player who takes the last match loses." },
    { "divide", "When each heap holds a single pebble, the player to move loses." },
    { "hexapawn:4x4", "A player who cannot move loses." },
    { "tictactoe:5x5,4", "The first player with 4 marks in a row, a column, or a diagonal wins. If "
                         "the board is full before that, the game is a draw." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree gpointer start = NULL;
      const LabClassic *classic = lab_classic_parse (cases[i].game, &start, NULL);
      g_autofree char *rule = lab_classic_tell_rule (classic, start);

      g_assert_true (g_str_has_prefix (rule, classic->rule));
      g_assert_true (g_str_has_suffix (rule, cases[i].end));
    }
}

static void
test_games (void)
{
  static const char * const texts[] = {
    "matches:1", "matches:99", "matches:21,misere", "divide:1x1", "divide:12x12", "hexapawn:3x8",
    "hexapawn:8x3", "tictactoe:3x3,3", "tictactoe:8x8,8", "tictactoe:3x8,5",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree gpointer start = NULL;
      const LabClassic *classic = lab_classic_parse (texts[i], &start, &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      text = lab_classic_format (classic, start);
      g_assert_cmpstr (text, ==, texts[i]);
    }
}

static void
test_bad_games (void)
{
  static const char * const texts[] = {
    "matches:", "matches:0", "matches:100", "matches:017", "matches:17x", "matches:17,",
    "matches:17,misere,", "matches:-1", "matches:99999999999999999999", "divide:", "divide:8",
    "divide:8x", "divide:8x13", "divide:0x5", "divide:8x5x2", "divide:8X5", "hexapawn:2x3",
    "hexapawn:3x9", "hexapawn:3x3,", "tictactoe:2x3", "tictactoe:3x3,2", "tictactoe:3x3,4",
    "tictactoe:3x3,", "tictactoe:3x3,3,3", "tictactoe:9x9", "tictactoe:4x4,4 ",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (GStrv) halves = g_strsplit (texts[i], ":", 2);
      g_autofree char *part = g_strconcat (halves[0], ":", NULL);

      assert_game_refused (texts[i], part);
    }
  assert_game_refused ("", "matches, divide, hexapawn, tictactoe");
  assert_game_refused ("chess", "“chess” is not a game");
  assert_game_refused ("Matches", "“Matches” is not a game");
}

static void
test_positions (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  static const char * const games[] = {
    "matches:99", "matches:17,misere", "divide:12x12", "hexapawn:3x3", "hexapawn:8x8",
    "hexapawn:4x7", "tictactoe:3x3,3", "tictactoe:8x8,5", "tictactoe:3x8,4",
  };

  for (guint round = 0; round < N_GAMES * G_N_ELEMENTS (games); round++)
    {
      g_autofree gpointer start = NULL;
      const LabClassic *classic
          = lab_classic_parse (games[round % G_N_ELEMENTS (games)], &start, NULL);
      g_autofree gpointer state = lab_classic_copy_state (classic, start);

      for (;;)
        {
          g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);

          check_texts (classic, start, state);
          if (actions->len == 0)
            break;
          classic->rules->apply (state, g_array_index (
              actions, guint32, g_rand_int_range (random, 0, (gint32) actions->len)));
        }
    }
}

static void
test_bad_positions (void)
{
  assert_position_refused ("matches", "", "“17 1”");
  assert_position_refused ("matches", "17", "player to move");
  assert_position_refused ("matches", "17 3", "player to move");
  assert_position_refused ("matches", "18 1", "0 to 17");
  assert_position_refused ("matches", "-1 1", "0 to 17");
  assert_position_refused ("matches", "1 1 1", "0 to 17");
  assert_position_refused ("divide", "0x5 1", "1 to 12");
  assert_position_refused ("divide", "5 1", "“8x5 1”");
  assert_position_refused ("hexapawn", "bbb/..q/www 1", "Character 7 of the board is “q”");
  assert_position_refused ("hexapawn", "bbb/..é/www 1", "Character 7 of the board is “");
  assert_position_refused ("hexapawn", "bbb/../www 1",
                           "Row 2 of the board is too short. The size of the board is 3x3.");
  assert_position_refused ("hexapawn", "bbb/..../www 1", "Row 2 of the board is too long");
  assert_position_refused ("hexapawn", "bbb/... 1", "only 2 rows; write 3.");
  assert_position_refused ("hexapawn", "bbb 1", "only 1 row; write 3.");
  assert_position_refused ("hexapawn", "bbb/.../www/ 1", "Row 3 of the board is too long");
  assert_position_refused ("hexapawn", "bbb/b../www 1", "Player 2 has more than 3 pawns");
  assert_position_refused ("hexapawn", "wbb/.../.ww 1", "Player 1 has already reached");
  assert_position_refused ("hexapawn", "ww./.b./... 2", "Only one pawn");
  assert_position_refused ("tictactoe", "xx./.../... 1", "as many noughts");
  assert_position_refused ("tictactoe", "xo./.../... 2", "one cross more");
  assert_position_refused ("tictactoe", "xxx/oo./o.. 1", "Player 1 already has a line");
}

static void
test_bad_moves (void)
{
  static const char * const texts[] = { "", "a1", "a1-a3", "b1-b2 ", "A1-A2", "a1xb2", "b3-b2" };
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("hexapawn", &start, NULL);
  g_autofree gpointer lost
      = lab_classic_parse_position (classic, start, "w../.b./... 2", NULL);
  guint32 action;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (lab_classic_parse_action (classic, start, texts[i], &action, &error));
      g_assert_error (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_MOVE);
    }
  g_assert_nonnull (lost);
  g_assert_false (lab_classic_parse_action (classic, lost, "b2-b1", &action, NULL));
  g_assert_cmpuint (lab_classic_get_winner (classic, lost), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/classic/table", test_table);
  g_test_add_func ("/classic/rule", test_rule);
  g_test_add_func ("/classic/games", test_games);
  g_test_add_func ("/classic/bad-games", test_bad_games);
  g_test_add_func ("/classic/positions", test_positions);
  g_test_add_func ("/classic/bad-positions", test_bad_positions);
  g_test_add_func ("/classic/bad-moves", test_bad_moves);
  return g_test_run ();
}
