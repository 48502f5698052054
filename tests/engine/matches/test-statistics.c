/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>
#include <stdlib.h>

#include "lab-statistics.h"
#include "lab-random.h"

#define assert_near(value, expected, tolerance) \
  g_assert_cmpfloat_with_epsilon (value, expected, tolerance)

/* Private helpers */

static int
compare (const void *a,
         const void *b)
{
  guint first = *(const guint *) a, second = *(const guint *) b;

  return (first > second) - (first < second);
}

/* Fills @values with numbers below @bound, so that there are ties if it is small. */
static void
draw (LabRandom *random,
      guint     *values,
      guint      n,
      guint      bound)
{
  for (guint i = 0; i < n; i++)
    values[i] = lab_random_below (random, bound);
  qsort (values, n, sizeof *values, compare);
}

/* Computes the statistic by its definition, over all pairs. */
static double
count_pairs (const guint *first,
             guint        n_first,
             const guint *second,
             guint        n_second)
{
  double u = 0;

  for (guint i = 0; i < n_first; i++)
    {
      for (guint j = 0; j < n_second; j++)
        u += first[i] < second[j] ? 1 : first[i] == second[j] ? 0.5 : 0;
    }
  return u;
}

/* Computes U for every way to choose the first sample from all numbers: finds the mean squared
 * distance from the middle, and the share of values that are at least @distance away. */
static void
try_all_ways (const guint *all,
              guint        n,
              guint        n_first,
              double       distance,
              double      *variance,
              double      *share)
{
  double middle = n_first * (n - n_first) / 2.0, squares = 0;
  guint n_ways = 0, n_far = 0;

  for (guint way = 0; way < 1u << n; way++)
    {
      guint first[16], second[16], i = 0, j = 0;
      double u;

      if ((guint) __builtin_popcount (way) != n_first)
        continue;
      for (guint k = 0; k < n; k++)
        {
          if ((way >> k & 1) != 0)
            first[i++] = all[k];
          else
            second[j++] = all[k];
        }
      u = count_pairs (first, i, second, j);
      squares += (u - middle) * (u - middle);
      n_far += fabs (u - middle) >= distance - 1e-9;
      n_ways++;
    }
  *variance = squares / n_ways;
  *share = (double) n_far / n_ways;
}

/* Tests */

/* The values of Newcombe (1998), table I, and two more. */
static void
test_wilson (void)
{
  static const struct
  {
    guint n_successes, n_trials;
    double low, high;
  } cases[] = {
    { 81, 263, 0.2553, 0.3662 }, { 15, 148, 0.0624, 0.1605 }, { 0, 20, 0, 0.1611 },
    { 1, 29, 0.0061, 0.1718 },   { 8, 10, 0.4902, 0.9433 },   { 20, 20, 0.8389, 1 },
    { 0, 0, 0, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      LabInterval interval = lab_statistics_wilson (cases[i].n_successes, cases[i].n_trials);

      assert_near (interval.low, cases[i].low, 0.00005);
      assert_near (interval.high, cases[i].high, 0.00005);
    }
  g_assert_true (lab_statistics_wilson (0, 7).low == 0);
  g_assert_true (lab_statistics_wilson (7, 7).high == 1);
}

static void
test_averages (void)
{
  static const guint values[] = { 1, 2, 4, 9, 10 };

  assert_near (lab_statistics_mean (values, 5), 5.2, 1e-12);
  assert_near (lab_statistics_median (values, 5), 4, 1e-12);
  assert_near (lab_statistics_mean (values, 4), 4, 1e-12);
  assert_near (lab_statistics_median (values, 4), 3, 1e-12);
  assert_near (lab_statistics_median (values, 1), 1, 1e-12);
  g_assert_true (isnan (lab_statistics_mean (values, 0)));
  g_assert_true (isnan (lab_statistics_median (values, 0)));
}

/* The example in the documentation of SciPy: U = 17, p = 0.11134688653314041. */
static void
test_reference (void)
{
  static const guint women[] = { 11, 12, 17, 20 };
  static const guint men[] = { 16, 19, 22, 24, 29 };
  LabRankTest test = lab_statistics_mann_whitney (women, 4, men, 5);
  LabRankTest other = lab_statistics_mann_whitney (men, 5, women, 4);

  assert_near (test.u, 17, 1e-12);
  assert_near (test.effect, 17 / 20.0, 1e-12);
  assert_near (test.p, 0.11134688653314041, 1e-12);
  assert_near (other.u, 3, 1e-12);
  assert_near (other.effect, 3 / 20.0, 1e-12);
  assert_near (other.p, test.p, 1e-12);
}

static void
test_edges (void)
{
  static const guint equal[] = { 5, 5, 5, 5 };
  static const guint low[] = { 1 }, high[] = { 2 };
  LabRankTest test = lab_statistics_mann_whitney (equal, 4, equal, 3);

  assert_near (test.u, 6, 1e-12);
  assert_near (test.effect, 0.5, 1e-12);
  assert_near (test.p, 1, 1e-12);
  test = lab_statistics_mann_whitney (equal, 4, equal, 0);
  g_assert_true (isnan (test.u) && isnan (test.effect) && isnan (test.p));
  test = lab_statistics_mann_whitney (equal, 0, equal, 4);
  g_assert_true (isnan (test.u) && isnan (test.effect) && isnan (test.p));
  test = lab_statistics_mann_whitney (low, 1, high, 1);
  g_assert_true (test.u == 1 && test.effect == 1);
  assert_near (test.p, 1, 1e-12);
}

static void
test_pairs (void)
{
  LabRandom random;

  lab_random_init (&random, 1);
  for (guint round = 0; round < 500; round++)
    {
      guint first[40], second[40];
      guint n_first = 1 + lab_random_below (&random, 40);
      guint n_second = 1 + lab_random_below (&random, 40);
      guint bound = 1 + lab_random_below (&random, 60);
      LabRankTest test;

      draw (&random, first, n_first, bound);
      draw (&random, second, n_second, bound);
      test = lab_statistics_mann_whitney (first, n_first, second, n_second);
      assert_near (test.u, count_pairs (first, n_first, second, n_second), 1e-9);
      assert_near (test.effect, test.u / (n_first * n_second), 1e-12);
    }
}

/* The variance of the normal approximation is exact, with ties and without, so its
 * probability is close to the exact one. */
static void
test_all_ways (void)
{
  LabRandom random;

  lab_random_init (&random, 2);
  for (guint round = 0; round < 12; round++)
    {
      guint all[14], first[14], second[14];
      guint n_first = 6 + round % 3, n_second = 13 - n_first;
      double distance, variance, share;
      LabRankTest test;

      draw (&random, first, n_first, 3 + 5 * round);
      draw (&random, second, n_second, 3 + 5 * round);
      test = lab_statistics_mann_whitney (first, n_first, second, n_second);
      for (guint i = 0; i < 13; i++)
        all[i] = i < n_first ? first[i] : second[i - n_first];
      distance = fabs (test.u - n_first * n_second / 2.0);
      try_all_ways (all, 13, n_first, distance, &variance, &share);
      assert_near (test.p, distance <= 0.5 ? 1 : erfc ((distance - 0.5) / sqrt (2 * variance)),
                   1e-9);
      assert_near (test.p, share, 0.06);
    }
}

/* The references are quantiles of Student's distribution from published tables. */
static void
test_summary (void)
{
  static const struct { gsize n; double quantile; } references[] = {
    { 2, 12.7062 }, { 5, 2.7764 }, { 10, 2.2622 }, { 11, 2.2281 }, { 21, 2.0860 }, { 31, 2.0423 },
    { 101, 1.9840 }, { 1001, 1.9623 },
  };
  double values[1001] = { 4, 1, 3, 2 };
  LabSummary summary = lab_statistics_summarize (values, 4);

  assert_near (summary.mean, 2.5, 1e-12);
  assert_near (summary.median, 2.5, 1e-12);
  assert_near (summary.least, 1, 1e-12);
  assert_near (summary.most, 4, 1e-12);
  assert_near (summary.interval.high - 2.5, 3.1824 * sqrt (5.0 / 12), 1e-4);
  for (guint i = 0; i < G_N_ELEMENTS (references); i++)
    {
      gsize n = references[i].n;

      /* The first two values differ by two, so that the squares add up to two. */
      for (gsize k = 0; k < n; k++)
        values[k] = k == 0 ? -1 : k == 1 ? 1 : 0;
      summary = lab_statistics_summarize (values, n);
      assert_near (summary.mean, 0, 1e-12);
      assert_near (summary.interval.high,
                   references[i].quantile * sqrt (2.0 / ((double) n - 1) / (double) n), 6e-5);
      assert_near (summary.interval.low, -summary.interval.high, 1e-12);
    }
  summary = lab_statistics_summarize (values, 1);
  g_assert_true (isinf (summary.interval.high) && !isnan (summary.mean));
  g_assert_true (isnan (lab_statistics_summarize (values, 0).mean));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/statistics/wilson", test_wilson);
  g_test_add_func ("/statistics/averages", test_averages);
  g_test_add_func ("/statistics/reference", test_reference);
  g_test_add_func ("/statistics/edges", test_edges);
  g_test_add_func ("/statistics/pairs", test_pairs);
  g_test_add_func ("/statistics/all-ways", test_all_ways);
  g_test_add_func ("/statistics/summary", test_summary);
  return g_test_run ();
}
