/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-minimax.h"
#include "lab-test-classics.h"
#include "lab-test-nim.h"

/* Private helpers */

/* Plays a game and returns the winner, or 2. */
static guint
play (const LabClassic *classic,
      gconstpointer     start,
      LabClassicLevel   first,
      LabClassicLevel   second,
      guint64           seed)
{
  g_autoptr (LabClassicPlayer) one = lab_classic_level_create_player (first, classic, start);
  g_autoptr (LabClassicPlayer) two = lab_classic_level_create_player (second, classic, start);

  lab_classic_player_begin (one, seed);
  lab_classic_player_begin (two, seed + 1000);
  return lab_test_classics_contest (classic, start, one, two, NULL);
}

/* Returns the moves that a level chooses in a position with many seeds, a bit for each move in the
 * order of the game. */
static guint
list_choices (LabClassicLevel  level,
              const char      *name,
              const char      *position)
{
  const LabClassic *classic;
  g_autofree gpointer state = lab_test_classics_parse (name, position, &classic);
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
  g_autoptr (LabClassicPlayer) player = lab_classic_level_create_player (level, classic, state);
  guint chosen = 0;

  for (guint64 seed = 0; seed < 60; seed++)
    {
      guint32 action;
      guint index = 0;

      lab_classic_player_begin (player, seed);
      action = lab_test_classics_choose (player, classic, state);
      if (seed == 0)
        {
          lab_classic_player_begin (player, seed);
          g_assert_cmpuint (lab_test_classics_choose (player, classic, state), ==, action);
        }
      while (g_array_index (actions, guint32, index) != action)
        index++;
      chosen |= 1u << index;
    }
  return chosen;
}

/* Returns the moves with the best value, found by minimax to the end. */
static guint
list_best (const char *name,
           const char *position)
{
  const LabClassic *classic;
  g_autofree gpointer state = lab_test_classics_parse (name, position, &classic);
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
  int best = G_MININT;
  guint chosen = 0;

  for (guint i = 0; i < actions->len; i++)
    {
      LabSearchResult result;

      classic->rules->apply (state, g_array_index (actions, guint32, i));
      lab_minimax (classic->rules, state, LAB_TO_THE_END, LAB_TO_THE_END, NULL, NULL, &result);
      classic->rules->undo (state, g_array_index (actions, guint32, i));
      if (-result.value > best)
        chosen = 0;
      if (-result.value >= best)
        chosen |= 1u << i;
      best = MAX (best, -result.value);
    }
  return chosen;
}

/* Lets a level play against everything that the other player can do. Returns the worst that comes
 * out: 1 for a win, 0 for a draw, -1 for a loss. Each position is played once; @known has them. */
static int
play_all (LabClassicPlayer *player,
          const LabClassic *classic,
          gpointer          state,
          guint             side,
          GHashTable       *known)
{
  const LabZeroSum *rules = classic->rules;
  g_autofree char *key = lab_classic_format_position (classic, state);
  gpointer before;
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
  int worst = 1;

  if (rules->is_over (state))
    {
      guint winner = lab_classic_get_winner (classic, state);

      return winner == side ? 1 : winner == 2 ? 0 : -1;
    }
  if (g_hash_table_lookup_extended (known, key, NULL, &before))
    return GPOINTER_TO_INT (before);
  if (lab_classic_get_player (classic, state) == side)
    {
      g_array_set_size (actions, 1);
      g_array_index (actions, guint32, 0) = lab_test_classics_choose (player, classic, state);
    }
  for (guint i = 0; i < actions->len; i++)
    {
      rules->apply (state, g_array_index (actions, guint32, i));
      worst = MIN (worst, play_all (player, classic, state, side, known));
      rules->undo (state, g_array_index (actions, guint32, i));
    }
  g_hash_table_insert (known, g_steal_pointer (&key), GINT_TO_POINTER (worst));
  return worst;
}

/* Plays @n_games with each seat, and asserts that a level is at least as good as the one below. In
 * all games the clock decides nothing. */
static void
assert_order (const char *name,
              guint       n_games)
{
  const LabClassic *classic;
  g_autofree gpointer start = lab_test_classics_parse (name, NULL, &classic);
  int leads = 0;

  for (LabClassicLevel level = 1; level < LAB_CLASSIC_N_LEVELS; level++)
    {
      int lead = 0;

      for (guint64 seed = 0; seed < n_games; seed++)
        {
          guint first = play (classic, start, level, level - 1, 2 * seed);
          guint second = play (classic, start, level - 1, level, 2 * seed + 1);

          lead += (first == 0) - (first == 1) + (second == 1) - (second == 0);
        }
      g_test_message ("%s: %s leads by %d of %u", name, lab_classic_levels[level].id, lead,
                      2 * n_games);
      g_assert_cmpint (lead, >=, 0);
      leads += lead;
    }
  g_assert_cmpint (leads, >, 0);
}

/* Tests */

LAB_TEST ("/classic-level/names", test_names)
{
  static const char * const ids[] = { "beginner", "easy", "medium", "hard", "perfect" };
  LabClassicLevel level = LAB_CLASSIC_LEVEL_HARD;

  for (guint i = 0; i < LAB_CLASSIC_N_LEVELS; i++)
    {
      g_assert_cmpstr (lab_classic_levels[i].id, ==, ids[i]);
      g_assert_true (lab_classic_level_parse (ids[i], &level));
      g_assert_cmpuint (level, ==, i);
      g_assert_true (g_unichar_isupper (g_utf8_get_char (lab_classic_level_get_name (i))));
    }
  level = LAB_CLASSIC_LEVEL_HARD;
  g_assert_false (lab_classic_level_parse ("Easy", &level));
  g_assert_false (lab_classic_level_parse (NULL, &level));
  g_assert_cmpuint (level, ==, LAB_CLASSIC_LEVEL_HARD);
}

LAB_TEST ("/classic-level/exact", test_exact)
{
  static const struct
  {
    const char *game;
    gboolean exact;
  } cases[] = {
    { "matches:99", TRUE },      { "matches:99,misere", TRUE }, { "divide:12x12", TRUE },
    { "hexapawn:5x5", TRUE },    { "hexapawn:8x3", TRUE },      { "tictactoe:4x4,4", TRUE },
    { "tictactoe:3x5,5", TRUE }, { "hexapawn:6x5", FALSE },     { "tictactoe:3x6", FALSE },
    { "tictactoe:8x8,5", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const LabClassic *classic;
      g_autofree gpointer start = lab_test_classics_parse (cases[i].game, NULL, &classic);

      g_assert_cmpint (lab_classic_level_is_exact (LAB_CLASSIC_LEVEL_PERFECT, classic, start), ==,
                       cases[i].exact);
      g_assert_false (lab_classic_level_is_exact (LAB_CLASSIC_LEVEL_HARD, classic, start));
    }
}

/* All levels play all games to the end, also one that the program does not know. */
LAB_TEST ("/classic-level/all", test_all)
{
  const LabClassic *classics[] = { NULL, NULL, NULL, NULL, &lab_test_nim };

  memcpy (classics, lab_classic_get_all (), 4 * sizeof classics[0]);
  for (guint i = 0; i < G_N_ELEMENTS (classics); i++)
    {
      g_autofree gpointer start = lab_classic_new_start (classics[i], NULL, NULL);

      for (LabClassicLevel one = 0; one < LAB_CLASSIC_N_LEVELS; one++)
        {
          for (LabClassicLevel two = 0; two < LAB_CLASSIC_N_LEVELS; two++)
            g_assert_cmpuint (play (classics[i], start, one, two, 3), <=, 2);
        }
    }
}

LAB_TEST ("/classic-level/order", test_order)
{
  static const char * const games[] = { "matches:17", "hexapawn:3x3", "matches:21,misere", "divide",
                                        "hexapawn:4x4", "tictactoe", "hexapawn:5x5",
                                        "tictactoe:4x4,4" };

  /* Under sanitizers, the rest takes more time than it tells. */
  for (guint i = 0; i < (lab_test_is_brief () ? 2 : G_N_ELEMENTS (games)); i++)
    assert_order (games[i], lab_test_rounds (i < 6 ? 20 : 5));
}

/* A beginner takes a win, but does not see what the other player can do. */
LAB_TEST ("/classic-level/beginner", test_beginner)
{
  static const struct
  {
    const char *game;
    const char *position;
    guint choices;
  } cases[] = {
    { "tictactoe", NULL, 0x1ff }, { "tictactoe", ".../.o./xx. 2", 0x3f },
    { "tictactoe", "oo./.../xx. 1", 0x1 }, { "matches", NULL, 0x7 }, { "hexapawn:4x4", NULL, 0xf },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmphex (list_choices (LAB_CLASSIC_LEVEL_BEGINNER, cases[i].game, cases[i].position),
                     ==, cases[i].choices);
}

/* The next level keeps the other player from winning at once. */
LAB_TEST ("/classic-level/easy", test_easy)
{
  g_assert_cmphex (list_choices (LAB_CLASSIC_LEVEL_EASY, "tictactoe", ".../.o./xx. 2"), ==, 0x1);
  g_assert_cmphex (list_choices (LAB_CLASSIC_LEVEL_EASY, "matches", "5 1"), ==, 0x1);
}

/* A perfect player chooses among all best moves, and resists as long as possible. */
LAB_TEST ("/classic-level/varied", test_varied)
{
  static const char * const cases[][2] = {
    { "tictactoe", "x../.../... 2" }, { "tictactoe", "x../.o./..x 2" },
    { "tictactoe", "..x/.../xo. 2" }, { "matches", "12 1" }, { "matches:17,misere", "13 2" },
    { "divide", "7x5 1" }, { "divide", "8x8 2" }, { "hexapawn:3x3", "bbb/.../www 1" },
    { "hexapawn:4x4", "b.bb/.b../w.w./.w.w 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmphex (list_choices (LAB_CLASSIC_LEVEL_PERFECT, cases[i][0], cases[i][1]), ==,
                     list_best (cases[i][0], cases[i][1]));
}

/* Whatever the other player does, a perfect player gets the value of the game. */
LAB_TEST ("/classic-level/perfect", test_perfect)
{
  static const struct
  {
    const char *name;
    int value;          /* for the first player */
  } cases[] = {
    { "matches:9", 1 }, { "matches:12", -1 }, { "matches:13,misere", -1 }, { "divide:8x5", 1 },
    { "divide:7x5", -1 }, { "hexapawn:3x3", -1 }, { "hexapawn:4x3", -1 }, { "tictactoe", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree gpointer start = NULL;
      const LabClassic *classic = lab_classic_parse (cases[i].name, &start, NULL);
      g_autoptr (LabClassicPlayer) player
          = lab_classic_level_create_player (LAB_CLASSIC_LEVEL_PERFECT, classic, start);

      lab_classic_player_begin (player, i);
      for (guint side = 0; side < 2; side++)
        {
          g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                                                NULL);
          int value = side == 0 ? cases[i].value : -cases[i].value;

          if (value >= 0)
            g_assert_cmpint (play_all (player, classic, start, side, known), ==, value);
        }
    }
}
