/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-classic.h"

#define N_GAMES 40

/* Private helpers */

/* Asserts that a position and all its actions read back the same. */
static void
check_texts (const LabClassic *classic,
             gconstpointer     start,
             gconstpointer     state)
{
  g_autofree char *text = lab_classic_format_position (classic, state);
  g_autofree char *game = lab_classic_format (classic, state);
  g_autofree char *start_game = lab_classic_format (classic, start);
  g_autofree char *drawing = classic->draw (state);
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
      g_autofree char *move = classic->format_action (state, action);

      g_assert_null (strchr (move, ' '));
      g_assert_true (lab_classic_parse_action (classic, state, move, &found, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (found, ==, action);
    }
}

/* Tests */

LAB_TEST ("/classic/table", test_table)
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
      g_assert_cmpstr (all[i]->name, !=, "");
      rule = lab_classic_tell_rule (all[i], start);
      g_assert_cmpuint (strlen (rule), >, 80);
      g_assert_true (g_str_has_prefix (all[i]->usage, all[i]->id));
    }
}

/* The rule names the options that are played, and no others. */
LAB_TEST ("/classic/rule", test_rule)
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

LAB_TEST ("/classic/positions", test_positions)
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
      g_autofree gpointer state = g_memdup2 (start, classic->state_size);

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

LAB_TEST ("/classic/bad-moves", test_bad_moves)
{
  static const char * const texts[] = { "", "a1", "a1-a3", "b1-b2 ", "A1-A2", "a1xb2", "b3-b2" };
  g_autofree gpointer start = NULL;
  const LabClassic *classic = lab_classic_parse ("hexapawn", &start, NULL);
  g_autofree gpointer lost = lab_classic_parse_position (classic, start, "w../.b./... 2", NULL);
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
