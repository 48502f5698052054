/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-check.h"
#include "lab-matches.h"

#define MOST_MATCHES 17

static void
test_truth (void)
{
  for (guint n = 0; n <= MOST_MATCHES; n++)
    {
      LabMatches state;
      LabTestTally tally = { 0 };
      int value;

      lab_matches_init (&state, n, FALSE);
      value = lab_test_check_searches (&lab_matches_rules, &state, sizeof state, LAB_TO_THE_END,
                                       NULL, &tally);
      g_assert_true (lab_value_is_decided (value));
      g_assert_cmpint (value < 0, ==, n % 4 == 0);
      g_assert_cmpuint (tally.n_solved, ==, 1);
    }
}

/* The winner can always leave a multiple of 4; the loser takes one match at a time
 * to delay the loss. */
static void
test_distances (void)
{
  const guint distances[] = { 0, 1, 1, 1, 2, 3, 3, 3, 4 };

  for (guint n = 0; n < G_N_ELEMENTS (distances); n++)
    {
      LabMatches state;
      LabSearchResult result;

      lab_matches_init (&state, n, FALSE);
      lab_alphabeta (&lab_matches_rules, &state, LAB_TO_THE_END, NULL, NULL, &result);
      g_assert_cmpuint (lab_value_get_distance (result.value), ==, distances[n]);
      if (n % 4 > 0)
        g_assert_cmpuint (result.action, ==, n % 4);
    }
}

/* The search stops as soon as it has found the win. */
static void
test_iterated (void)
{
  LabMatches state;
  LabSearchResult result;

  lab_matches_init (&state, MOST_MATCHES, FALSE);
  lab_alphabeta_iterate (&lab_matches_rules, &state, LAB_TO_THE_END, NULL, NULL, NULL, &result);
  g_assert_cmpuint (result.action, ==, 1);
  g_assert_true (result.solved);
  g_assert_cmpuint (lab_value_get_distance (result.value), ==, result.depth);
  g_assert_cmpuint (result.variation.length, ==, result.depth);
}

static void
test_depths (void)
{
  LabTestTally tally = { 0 };

  for (guint n = 0; n <= MOST_MATCHES; n++)
    {
      for (guint depth = 0; depth <= 8; depth++)
        {
          LabMatches state;

          lab_matches_init (&state, n, FALSE);
          lab_test_check_searches (&lab_matches_rules, &state, sizeof state, depth, NULL, &tally);
        }
    }
  g_assert_cmpuint (tally.n_solved, >, 20);
  g_assert_cmpuint (tally.n_solved, <, tally.n_searches - 20);
}

static void
test_undo (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  LabMatches state;

  lab_matches_init (&state, MOST_MATCHES, FALSE);
  lab_test_check_undo (&lab_matches_rules, &state, sizeof state, NULL, random, 5000);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/classics/matches/truth", test_truth);
  g_test_add_func ("/classics/matches/distances", test_distances);
  g_test_add_func ("/classics/matches/iterated", test_iterated);
  g_test_add_func ("/classics/matches/depths", test_depths);
  g_test_add_func ("/classics/matches/undo", test_undo);
  return g_test_run ();
}
