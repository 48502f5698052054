/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-win-odds.h"

#include <math.h>
#include <string.h>

#define N_TURNS 3000
#define MOST 6
#define N_ROUNDS_OF_FOUR 48
#define EPSILON 1e-9

static const double chances[] = { 0.03, 0.2, 0.5, 0.55, 0.9, 0.99 };

/* Private helpers */

/* Computes the odds to win within N_TURNS turns by following each turn. This
 * recursion shares no formula with the code under test. */
static void
follow_race (double p,
             double q,
             double to_move[MOST + 1][MOST + 1],
             double to_wait[MOST + 1][MOST + 1])
{
  for (guint m = 0; m <= MOST; m++)
    {
      for (guint n = 0; n <= MOST; n++)
        to_move[m][n] = to_wait[m][n] = m == 0 ? 1 : 0;
    }
  for (guint turn = 0; turn < N_TURNS; turn++)
    {
      for (guint m = 1; m <= MOST; m++)
        {
          for (guint n = 1; n <= MOST; n++)
            {
              double move = p * to_wait[m - 1][n] + (1 - p) * to_wait[m][n];
              double wait = q * to_move[m][n - 1] + (1 - q) * to_move[m][n];

              to_move[m][n] = move;
              to_wait[m][n] = wait;
            }
        }
    }
}

static void
assert_near (double a,
             double b)
{
  g_assert_cmpfloat_with_epsilon (a, b, EPSILON);
}

/* Tests */

static void
test_followed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (chances) * G_N_ELEMENTS (chances); i++)
    {
      double p = chances[i / G_N_ELEMENTS (chances)], q = chances[i % G_N_ELEMENTS (chances)];
      double to_move[MOST + 1][MOST + 1], to_wait[MOST + 1][MOST + 1];
      LabWinOdds odds;

      lab_win_odds_init (&odds, p, q);
      follow_race (p, q, to_move, to_wait);
      for (guint m = 1; m <= MOST; m++)
        {
          for (guint n = 1; n <= MOST; n++)
            {
              assert_near (odds.to_move[m][n], to_move[m][n]);
              assert_near (odds.to_wait[m][n], to_wait[m][n]);
            }
        }
    }
}

static void
test_last_goal (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (chances) * G_N_ELEMENTS (chances); i++)
    {
      double p = chances[i / G_N_ELEMENTS (chances)], q = chances[i % G_N_ELEMENTS (chances)];
      LabWinOdds odds;

      lab_win_odds_init (&odds, p, q);
      assert_near (odds.to_move[1][1], p / (p + q - p * q));
      assert_near (odds.to_wait[1][1], (1 - q) * p / (p + q - p * q));
    }
}

/* The first player to arrive wins, and then no other player can. */
static void
test_ends (void)
{
  LabWinOdds odds;

  lab_win_odds_init (&odds, 0.3, 0.6);
  for (guint n = 1; n < LAB_N_GOALS_LEFT; n++)
    {
      assert_near (odds.to_move[0][n], 1);
      assert_near (odds.to_wait[0][n], 1);
      assert_near (odds.to_move[n][0], 0);
      assert_near (odds.to_wait[n][0], 0);
    }
}

/* One player's wins are the other's losses. */
static void
test_symmetry (void)
{
  LabWinOdds odds, other;

  lab_win_odds_init (&odds, 0.35, 0.6);
  lab_win_odds_init (&other, 0.6, 0.35);
  for (guint m = 1; m < LAB_N_GOALS_LEFT; m++)
    {
      for (guint n = 1; n < LAB_N_GOALS_LEFT; n++)
        assert_near (odds.to_move[m][n] + other.to_wait[n][m], 1);
    }
}

static void
test_monotony (void)
{
  LabWinOdds odds, faster;

  lab_win_odds_init (&odds, 0.35, 0.6);
  lab_win_odds_init (&faster, 0.4, 0.6);
  for (guint m = 1; m < LAB_N_GOALS_LEFT; m++)
    {
      for (guint n = 1; n < LAB_N_GOALS_LEFT; n++)
        {
          g_assert_cmpfloat (odds.to_move[m][n], >, 0);
          g_assert_cmpfloat (odds.to_move[m][n], <, 1);
          g_assert_cmpfloat (odds.to_move[m][n], >, odds.to_wait[m][n]);
          g_assert_cmpfloat (odds.to_move[m][n], <, odds.to_move[m - 1][n]);
          g_assert_cmpfloat (odds.to_move[m][n], >, odds.to_move[m][n - 1]);
          g_assert_cmpfloat (odds.to_wait[m][n], <, odds.to_wait[m - 1][n]);
          g_assert_cmpfloat (odds.to_wait[m][n], >, odds.to_wait[m][n - 1]);
          g_assert_cmpfloat (odds.to_move[m][n], <, faster.to_move[m][n]);
        }
    }
}

/* With the usual probabilities, the next two turns change nothing. */
static void
test_expect_usual (void)
{
  LabWinOdds odds;

  lab_win_odds_init (&odds, 0.35, 0.6);
  for (guint m = 0; m < LAB_N_GOALS_LEFT; m++)
    {
      for (guint n = 1; n < LAB_N_GOALS_LEFT; n++)
        assert_near (lab_win_odds_expect (&odds, m, 0.35, n, 0.6), odds.to_wait[m][n]);
    }
}

/* Checks turns with certain results by hand; the rival moves first. */
static void
test_expect_certain (void)
{
  LabWinOdds odds;

  lab_win_odds_init (&odds, 0.35, 0.6);
  for (guint m = 1; m < LAB_N_GOALS_LEFT; m++)
    {
      /* A player who cannot miss the last goal wins. */
      assert_near (lab_win_odds_expect (&odds, m, 1, 1, 1), 0);
      assert_near (lab_win_odds_expect (&odds, 0, 0, 1, 1), 1);
      assert_near (lab_win_odds_expect (&odds, 1, 1, m, 0), 1);
      for (guint n = 2; n < LAB_N_GOALS_LEFT; n++)
        {
          assert_near (lab_win_odds_expect (&odds, m, 0, n, 0), odds.to_wait[m][n]);
          assert_near (lab_win_odds_expect (&odds, m, 1, n, 0), odds.to_wait[m - 1][n]);
          assert_near (lab_win_odds_expect (&odds, m, 0, n, 1), odds.to_wait[m][n - 1]);
          assert_near (lab_win_odds_expect (&odds, m, 1, n, 1), odds.to_wait[m - 1][n - 1]);
          /* Between the two extremes the result is linear. */
          assert_near (lab_win_odds_expect (&odds, m, 0.25, n, 1),
                       0.75 * odds.to_wait[m][n - 1] + 0.25 * odds.to_wait[m - 1][n - 1]);
          assert_near (lab_win_odds_expect (&odds, m, 1, n, 0.25),
                       0.75 * odds.to_wait[m - 1][n] + 0.25 * odds.to_wait[m - 1][n - 1]);
        }
    }
}

/* Follows each turn of a race of four, whose player is number 3 and has the last turn of each
 * round. Returns its chance to win. This shares no formula with the code under test. */
static double
follow_race_of_four (const LabRunner runners[4],
                     double          usual)
{
  static double before[MOST + 1][MOST + 1][MOST + 1][MOST + 1];
  static double after[MOST + 1][MOST + 1][MOST + 1][MOST + 1];
  const guint size = sizeof before / sizeof (double);
  double wins = 0;

  memset (before, 0, sizeof before);
  before[runners[0].n_left][runners[1].n_left][runners[2].n_left][runners[3].n_left] = 1;
  for (guint turn = 0; turn < 4 * N_ROUNDS_OF_FOUR; turn++)
    {
      guint who = turn % 4;
      double chance = turn < 4 ? runners[who].chance : usual;
      const guint steps[] = { (MOST + 1) * (MOST + 1) * (MOST + 1), (MOST + 1) * (MOST + 1),
                              MOST + 1, 1 };
      double *from = &before[0][0][0][0], *to = &after[0][0][0][0];

      memset (after, 0, sizeof after);
      for (guint state = 0; state < size; state++)
        {
          gboolean arrives = from[state] > 0 && state / steps[who] % (MOST + 1) == 1;

          to[state] += (1 - chance) * from[state];
          if (!arrives && from[state] > 0)
            to[state - steps[who]] += chance * from[state];
          else if (arrives && who == 3)
            wins += chance * from[state];
        }
      memcpy (before, after, sizeof before);
    }
  return wins;
}

static void
test_race_followed (void)
{
  static const LabRunner races[][4] = {
    { { 1, 0.5 }, { 1, 0.5 }, { 1, 0.5 }, { 1, 0.5 } },
    { { 3, 0 }, { 2, 1 }, { 6, 0.7 }, { 3, 0.9 } },
    { { 6, 0.2 }, { 6, 0.4 }, { 6, 0.6 }, { 6, 0.8 } },
    { { 1, 0.1 }, { 4, 1 }, { 5, 1 }, { 4, 0 } },
    { { 1, 1 }, { 4, 0 }, { 5, 0 }, { 1, 1 } },
  };
  LabRaceOdds odds;

  lab_race_odds_init (&odds, 0.55);
  for (guint i = 0; i < G_N_ELEMENTS (races); i++)
    assert_near (lab_race_odds_expect (&odds, &races[i][3], races[i], 3),
                 follow_race_of_four (races[i], 0.55));
}

/* Against one rival it is the same race. */
static void
test_race_of_two (void)
{
  LabWinOdds odds;
  LabRaceOdds race_odds;

  lab_win_odds_init (&odds, 0.6, 0.6);
  lab_race_odds_init (&race_odds, 0.6);
  for (guint m = 1; m <= MOST; m++)
    {
      for (guint n = 1; n <= MOST; n++)
        {
          const LabRunner player = { m, 0.3 }, rival = { n, 0.8 };

          assert_near (lab_race_odds_expect (&race_odds, &player, &rival, 1),
                       lab_win_odds_expect (&odds, m, 0.3, n, 0.8));
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/win-odds/followed", test_followed);
  g_test_add_func ("/players/win-odds/last-goal", test_last_goal);
  g_test_add_func ("/players/win-odds/ends", test_ends);
  g_test_add_func ("/players/win-odds/symmetry", test_symmetry);
  g_test_add_func ("/players/win-odds/monotony", test_monotony);
  g_test_add_func ("/players/win-odds/expect-usual", test_expect_usual);
  g_test_add_func ("/players/win-odds/expect-certain", test_expect_certain);
  g_test_add_func ("/players/win-odds/several-followed", test_race_followed);
  g_test_add_func ("/players/win-odds/of-two", test_race_of_two);
  return g_test_run ();
}
