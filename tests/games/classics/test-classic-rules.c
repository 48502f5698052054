/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-check.h"
#include "lab-test-classics.h"

/* Searches of the small games, in which alpha-beta must agree with minimax. The test of soak
 * compares the rules themselves with others. */

/* The number of positions of tic-tac-toe that can occur in a game. */
#define N_POSITIONS 5478

/* The game that make_key() knows. */
static const LabClassic *classic;

/* Private helpers */

static gpointer
start (const char *game)
{
  return lab_test_classics_parse (game, NULL, &classic);
}

/* Returns the key of a position, computed from scratch. */
static guint64
make_key (gconstpointer state)
{
  g_autofree char *text = lab_classic_format_position (classic, state);
  g_autofree gpointer again = lab_classic_parse_position (classic, state, text, NULL);

  return classic->rules->key (again);
}

static void
collect_positions (gpointer    state,
                   GHashTable *texts,
                   GHashTable *keys)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
  guint64 key = classic->rules->key (state);

  if (!g_hash_table_add (texts, lab_classic_format_position (classic, state)))
    return;
  g_hash_table_add (keys, g_memdup2 (&key, sizeof key));
  for (guint i = 0; i < actions->len; i++)
    {
      classic->rules->apply (state, g_array_index (actions, guint32, i));
      collect_positions (state, texts, keys);
      classic->rules->undo (state, g_array_index (actions, guint32, i));
    }
}

/* Tests */

/* In Gardner's game of three by three the second player wins with the third move at the latest, on
 * a board of four by four the first one with the sixth. The full tree of tic-tac-toe has 255,168
 * games, a well-known number. */
LAB_TEST ("/classics/rules/trees", test_trees)
{
  static const struct
  {
    const char *game;
    int distance;           /* negative if the first player loses */
    guint64 n_nodes;        /* of minimax, including the root */
  } cases[] = { { "hexapawn:3x3", -6, 252 },
                { "hexapawn:4x4", 11, 4197973 },
                { "tictactoe", 0, 549946 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree gpointer state = start (cases[i].game);
      g_autoptr (LabTransposition) table = lab_transposition_new (1 << 20);
      LabSearchResult minimax, alphabeta, iterated;

      lab_minimax (classic->rules, state, LAB_TO_THE_END, LAB_TO_THE_END, NULL, NULL, &minimax);
      lab_alphabeta (classic->rules, state, LAB_TO_THE_END, LAB_TO_THE_END, NULL, NULL, NULL,
                     &alphabeta);
      lab_alphabeta (classic->rules, state, 1, LAB_TO_THE_END, NULL, table, NULL, &iterated);
      g_assert_cmpuint (minimax.nodes, ==, cases[i].n_nodes);
      g_assert_cmpint (minimax.value < 0, ==, cases[i].distance < 0);
      if (cases[i].distance != 0)
        g_assert_cmpint ((int) lab_value_get_distance (minimax.value), ==, ABS (cases[i].distance));
      else
        g_assert_cmpint (minimax.value, ==, 0);
      g_assert_cmpint (alphabeta.value, ==, minimax.value);
      g_assert_cmpint (iterated.value, ==, minimax.value);
      g_assert_true (minimax.solved && alphabeta.solved && iterated.solved);
      g_assert_cmpuint (minimax.variation.length, ==,
                        minimax.value == 0 ? 9 : (guint) ABS (cases[i].distance));
      if (cases[i].n_nodes > 1000)
        g_assert_cmpuint (20 * alphabeta.nodes, <, minimax.nodes);
    }
}

/* These node counts are the same on every machine. They change if the move ordering
 * or the table stops working; update them when you improve the search. */
LAB_TEST ("/classics/rules/nodes", test_nodes)
{
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 20);
  g_autofree gpointer state = start ("hexapawn:4x4");
  LabSearchResult results[4];

  lab_alphabeta (classic->rules, state, 10, 10, NULL, NULL, NULL, &results[0]);
  lab_alphabeta (classic->rules, state, 10, 10, NULL, table, NULL, &results[1]);
  lab_transposition_clear (table);
  lab_alphabeta (classic->rules, state, 1, 10, NULL, NULL, NULL, &results[2]);
  lab_alphabeta (classic->rules, state, 1, 10, NULL, table, NULL, &results[3]);
  g_assert_cmpuint (results[0].nodes, ==, 5654);
  g_assert_cmpuint (results[1].nodes, ==, 2711);
  g_assert_cmpuint (results[2].nodes, ==, 10553);
  g_assert_cmpuint (results[3].nodes, ==, 4717);
}

LAB_TEST ("/classics/rules/positions", test_positions)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autofree gpointer state = start ("tictactoe");

  collect_positions (state, texts, keys);
  g_assert_cmpuint (g_hash_table_size (texts), ==, N_POSITIONS);
  g_assert_cmpuint (g_hash_table_size (keys), ==, N_POSITIONS);
}

/* In divide, the player to move loses if both numbers are odd: every division then leaves an even
 * one, and an even number can be divided into two odd ones. With matches, the winner can always
 * leave a multiple of 4; the loser takes one match at a time to delay the loss. */
LAB_TEST ("/classics/rules/truth", test_truth)
{
  for (guint i = 0; i < 144 + 17; i++)
    {
      guint a = i / 12 + 1, b = i % 12 + 1, n = i - 143;
      g_autofree char *game = i < 144 ? g_strdup_printf ("divide:%ux%u", a, b)
                                      : g_strdup_printf ("matches:%u", n);
      gboolean loses = i < 144 ? a % 2 == 1 && b % 2 == 1 : n % 4 == 0;
      g_autofree gpointer state = start (game);
      g_autoptr (LabTransposition) table = lab_transposition_new (1 << 16);
      LabTestTally tally = { 0 };
      LabSearchResult result;
      int value = lab_test_check_searches (classic->rules, state, classic->state_size,
                                           LAB_TO_THE_END, table, &tally);

      g_assert_true (lab_value_is_decided (value));
      g_assert_cmpint (value < 0, ==, loses);
      if (i < 144)
        continue;
      g_assert_cmpuint (lab_value_get_distance (value), ==, (n + 3) / 4 * 2 - (n % 4 > 0));
      lab_alphabeta (classic->rules, state, LAB_TO_THE_END, LAB_TO_THE_END, NULL, NULL, NULL,
                     &result);
      if (n % 4 > 0)
        g_assert_cmpuint (result.action, ==, n % 4);
    }
}

/* From any position to any depth, also in a table that is used again. */
LAB_TEST ("/classics/rules/random", test_random)
{
  static const char * const games[] = { "matches:17", "divide:12x12", "divide:7x10",
                                        "hexapawn:3x5", "hexapawn:5x4", "tictactoe" };
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 14);
  LabTestTally tally = { 0 };

  for (guint round = 0; round < lab_test_rounds (3000); round++)
    {
      g_autofree gpointer state = start (games[round % G_N_ELEMENTS (games)]);

      lab_test_play (classic->rules, state, random, (guint) g_rand_int_range (random, 0, 9));
      lab_transposition_clear (table);
      lab_test_check_searches (classic->rules, state, classic->state_size,
                               (guint) g_rand_int_range (random, 0, 5), table, &tally);
      lab_test_check_undo (classic->rules, state, classic->state_size, make_key, random, 20);
    }
  g_assert_cmpuint (tally.n_solved, >, tally.n_searches / 5);
  g_assert_cmpuint (tally.n_solved, <, tally.n_searches * 9 / 10);
  g_assert_cmpuint (tally.n_alphabeta, <, tally.n_minimax);
}
