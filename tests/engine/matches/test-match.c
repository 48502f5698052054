/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-match.h"

static const char * const players[] = { "greedy", "solver", "beginner", "random" };

/* Private helpers */

static LabMatch
make_match (guint n_players,
            guint n_games)
{
  LabMatch match = {
    .players = players,
    .n_players = n_players,
    .n_games = n_games,
    .seed = 7,
  };

  return match;
}

/* Tests */

/* In a group of games each player has each seat once, on the same deal. */
LAB_TEST ("/match/rotation", test_rotation)
{
  for (guint n = 2; n <= LAB_MATCH_MAX_PLAYERS; n++)
    {
      LabMatch match = make_match (n, 4 * n);

      for (guint group = 0; group < 4; group++)
        {
          guint seen[LAB_MATCH_MAX_PLAYERS] = { 0 };

          for (guint game = group * n; game < (group + 1) * n; game++)
            {
              g_assert_cmpuint (lab_match_get_deal_seed (&match, game), ==,
                                lab_match_get_deal_seed (&match, group * n));
              for (guint place = 0; place < n; place++)
                seen[lab_match_get_player (&match, game, place)] |= 1u << place;
            }
          for (guint player = 0; player < n; player++)
            g_assert_cmpuint (seen[player], ==, (1u << n) - 1);
        }
      for (guint place = 0; place < n; place++)
        g_assert_cmpuint (lab_match_get_player (&match, 0, place), ==, place);
    }
}

/* In six groups each player plays equally often after each other player. */
LAB_TEST ("/match/neighbors", test_neighbors)
{
  for (guint n = 2; n <= LAB_MATCH_MAX_PLAYERS; n++)
    {
      LabMatch match = make_match (n, 6 * n);
      guint after[LAB_MATCH_MAX_PLAYERS][LAB_MATCH_MAX_PLAYERS] = { { 0 } };

      for (guint game = 0; game < 6 * n; game++)
        {
          for (guint place = 0; place < n; place++)
            {
              guint player = lab_match_get_player (&match, game, place);

              after[player][lab_match_get_player (&match, game, (place + 1) % n)]++;
            }
        }
      for (guint player = 0; player < n; player++)
        {
          for (guint other = 0; other < n; other++)
            g_assert_cmpuint (after[player][other], ==, player == other ? 0 : 6 * n / (n - 1));
        }
    }
}

LAB_TEST ("/match/seeds", test_seeds)
{
  g_autoptr (GHashTable) seeds = g_hash_table_new (g_int64_hash, g_int64_equal);
  LabMatch match = make_match (2, 1000);
  LabMatch other = make_match (2, 1000);
  guint64 all[3000];
  guint n = 0;

  other.seed++;
  for (guint game = 0; game < 1000; game++)
    {
      if (game % 2 == 0)
        {
          all[n++] = lab_match_get_deal_seed (&match, game);
          g_assert_cmpuint (all[n - 1], <, G_GUINT64_CONSTANT (1) << 53);
          g_assert_cmpuint (all[n - 1], !=, lab_match_get_deal_seed (&other, game));
        }
      all[n++] = lab_match_get_agent_seed (&match, game, 0);
      all[n++] = lab_match_get_agent_seed (&match, game, 1);
    }
  for (guint i = 0; i < n; i++)
    g_assert_true (g_hash_table_add (seeds, &all[i]));
}
