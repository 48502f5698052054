/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-check.h"
#include "lab-tictactoe.h"

/* The number of nodes of the full tree from the empty board, including the root. It
 * has 255,168 games, a well-known number. */
#define N_NODES 549946

/* The number of positions that can occur in a game. */
#define N_POSITIONS 5478

/* Private helpers */

static void
collect_positions (LabTictactoe *state,
                   GHashTable       *marks,
                   GHashTable       *keys)
{
  guint id = (guint) (state->marks[0] << 9 | state->marks[1]);
  guint32 actions[LAB_TICTACTOE_MAX_CELLS];
  guint n;

  if (!g_hash_table_add (marks, GUINT_TO_POINTER (id)))
    return;
  g_hash_table_add (keys, g_memdup2 (&state->key, sizeof state->key));
  if (lab_tictactoe_rules.is_over (state))
    return;
  n = lab_tictactoe_rules.list_actions (state, actions);
  for (guint i = 0; i < n; i++)
    {
      lab_tictactoe_rules.apply (state, actions[i]);
      collect_positions (state, marks, keys);
      lab_tictactoe_rules.undo (state, actions[i]);
    }
}

/* Tests */

static void
test_positions (void)
{
  g_autoptr (GHashTable) marks = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  LabTictactoe state;

  lab_tictactoe_init (&state, 3, 3, 3);
  collect_positions (&state, marks, keys);
  g_assert_cmpuint (g_hash_table_size (marks), ==, N_POSITIONS);
  g_assert_cmpuint (g_hash_table_size (keys), ==, N_POSITIONS);
}

static void
test_draw (void)
{
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 20);
  LabTictactoe state;
  LabSearchResult minimax, alphabeta, with_table, iterated;

  lab_tictactoe_init (&state, 3, 3, 3);
  lab_minimax (&lab_tictactoe_rules, &state, LAB_TO_THE_END, NULL, &minimax);
  lab_alphabeta (&lab_tictactoe_rules, &state, LAB_TO_THE_END, NULL, NULL, &alphabeta);
  lab_alphabeta (&lab_tictactoe_rules, &state, LAB_TO_THE_END, table, NULL, &with_table);
  lab_transposition_clear (table);
  lab_alphabeta_iterate (&lab_tictactoe_rules, &state, LAB_TO_THE_END, NULL, table, NULL,
                         &iterated);
  g_test_message ("minimax %" G_GUINT64_FORMAT ", alpha-beta %" G_GUINT64_FORMAT
                  ", with a table %" G_GUINT64_FORMAT ", iterated %" G_GUINT64_FORMAT,
                  minimax.nodes, alphabeta.nodes, with_table.nodes, iterated.nodes);

  g_assert_cmpuint (minimax.nodes, ==, N_NODES);
  g_assert_cmpint (minimax.value, ==, 0);
  g_assert_cmpint (alphabeta.value, ==, 0);
  g_assert_cmpint (with_table.value, ==, 0);
  g_assert_cmpint (iterated.value, ==, 0);
  g_assert_true (minimax.solved && alphabeta.solved && with_table.solved && iterated.solved);
  g_assert_cmpuint (iterated.depth, ==, 9);
  g_assert_cmpuint (minimax.variation.length, ==, 9);
  g_assert_cmpuint (alphabeta.variation.length, ==, 9);

  /* With the move ordering of the game and a table, the search visits far fewer
   * nodes. */
  g_assert_cmpuint (20 * alphabeta.nodes, <, N_NODES);
  g_assert_cmpuint (with_table.nodes, <, N_POSITIONS);
}

static void
test_every_first_action (void)
{
  for (guint32 first = 0; first < 9; first++)
    {
      LabTictactoe state;
      LabTestTally tally = { 0 };
      int value;

      lab_tictactoe_init (&state, 3, 3, 3);
      lab_tictactoe_rules.apply (&state, first);
      lab_tictactoe_rules.apply (&state, (first + 1) % 9);
      value = lab_test_check_searches (&lab_tictactoe_rules, &state, sizeof state, LAB_TO_THE_END,
                                       NULL, &tally);

      /* After the center and a reply on an edge, the first player wins with the
       * third move from there. */
      if (first == 4)
        g_assert_cmpuint (lab_value_get_distance (value), ==, 5);
    }
}

static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (LabTransposition) table = lab_transposition_new (1 << 14);
  LabTestTally tally = { 0 };

  for (guint round = 0; round < 1000; round++)
    {
      guint n = (guint) g_rand_int_range (random, 1, 10);
      guint depth = (guint) g_rand_int_range (random, 0, n < 4 ? 5 : 8);
      LabTictactoe state;

      lab_tictactoe_init (&state, 3, 3, 3);
      lab_test_play (&lab_tictactoe_rules, &state, random, n);
      lab_test_check_searches (&lab_tictactoe_rules, &state, sizeof state, depth, table, &tally);
    }
  g_assert_cmpuint (tally.n_solved, >, 200);
  g_assert_cmpuint (tally.n_solved, <, 900);
}

static void
test_undo (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (2);
  LabTictactoe state;

  lab_tictactoe_init (&state, 3, 3, 3);
  lab_test_check_undo (&lab_tictactoe_rules, &state, sizeof state, lab_tictactoe_make_key,
                       random, 10000);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/classics/tictactoe/positions", test_positions);
  g_test_add_func ("/classics/tictactoe/draw", test_draw);
  g_test_add_func ("/classics/tictactoe/every-first-action", test_every_first_action);
  g_test_add_func ("/classics/tictactoe/random", test_random);
  g_test_add_func ("/classics/tictactoe/undo", test_undo);
  return g_test_run ();
}
