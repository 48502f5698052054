/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

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

/* Tests */

/* The values of Newcombe (1998), table I, and two more. */
LAB_TEST ("/statistics/wilson", test_wilson)
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

LAB_TEST ("/statistics/averages", test_averages)
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

/* Counts in how many pairs the number of the first sample is smaller. */
static LabRankResult
compare_samples (const guint *first,
                 gsize        n_first,
                 const guint *second,
                 gsize        n_second)
{
  double ones[40], others[40];

  for (gsize i = 0; i < n_first; i++)
    ones[i] = first[i];
  for (gsize i = 0; i < n_second; i++)
    others[i] = second[i];
  return lab_rank_tests_u (others, n_second, ones, n_first);
}

/* The example in the documentation of SciPy: U = 17, and exactly p = 1/9. */
LAB_TEST ("/statistics/reference", test_reference)
{
  static const guint women[] = { 11, 12, 17, 20 };
  static const guint men[] = { 16, 19, 22, 24, 29 };
  LabRankResult test = compare_samples (women, 4, men, 5);
  LabRankResult other = compare_samples (men, 5, women, 4);

  assert_near (test.statistic, 17, 1e-12);
  assert_near (test.effect, 17 / 20.0, 1e-12);
  assert_near (test.p, 1 / 9.0, 1e-12);
  assert_near (other.statistic, 3, 1e-12);
  assert_near (other.effect, 3 / 20.0, 1e-12);
  assert_near (other.p, test.p, 1e-12);
}

LAB_TEST ("/statistics/edges", test_edges)
{
  static const guint equal[] = { 5, 5, 5, 5 };
  static const guint low[] = { 1 }, high[] = { 2 };
  LabRankResult test = compare_samples (equal, 4, equal, 3);

  assert_near (test.statistic, 6, 1e-12);
  assert_near (test.effect, 0.5, 1e-12);
  assert_near (test.p, 1, 1e-12);
  test = compare_samples (equal, 4, equal, 0);
  g_assert_true (isnan (test.statistic) && isnan (test.effect) && isnan (test.p));
  test = compare_samples (equal, 0, equal, 4);
  g_assert_true (isnan (test.statistic) && isnan (test.effect) && isnan (test.p));
  test = compare_samples (low, 1, high, 1);
  g_assert_true (test.statistic == 1 && test.effect == 1);
  assert_near (test.p, 1, 1e-12);
}

LAB_TEST ("/statistics/pairs", test_pairs)
{
  LabRandom random;

  lab_random_init (&random, 1);
  for (guint round = 0; round < 500; round++)
    {
      guint first[40], second[40];
      guint n_first = 1 + lab_random_below (&random, 40);
      guint n_second = 1 + lab_random_below (&random, 40);
      guint bound = 1 + lab_random_below (&random, 60);
      LabRankResult test;

      draw (&random, first, n_first, bound);
      draw (&random, second, n_second, bound);
      test = compare_samples (first, n_first, second, n_second);
      assert_near (test.statistic, count_pairs (first, n_first, second, n_second), 1e-9);
      assert_near (test.effect, test.statistic / (n_first * n_second), 1e-12);
    }
}

/* Up to 200 values, the interval of the mean is inside the sample. */
LAB_TEST ("/statistics/summary", test_summary)
{
  double values[201] = { 4, 1, 3, 2 }, two[] = { 2, 14 };
  LabSummary summary = lab_statistics_summarize (values, 4);

  assert_near (summary.mean, 2.5, 1e-12);
  assert_near (summary.median, 2.5, 1e-12);
  assert_near (summary.least, 1, 1e-12);
  assert_near (summary.most, 4, 1e-12);
  g_assert_cmpfloat (summary.interval.low, >, 1);
  g_assert_cmpfloat (summary.interval.high, <, 4);
  summary = lab_statistics_summarize (two, 2);
  g_assert_true (summary.interval.low == 2 && summary.interval.high == 14);
  /* The squares add up to two. From a table, 97.5 % of Student's distribution are below 1.9719. */
  for (gsize k = 0; k < G_N_ELEMENTS (values); k++)
    values[k] = k == 0 ? -1 : k == 1 ? 1 : 0;
  summary = lab_statistics_summarize (values, G_N_ELEMENTS (values));
  assert_near (summary.mean, 0, 1e-12);
  assert_near (summary.interval.high, 1.9719 * sqrt (2.0 / 200 / 201), 1e-6);
  assert_near (summary.interval.low, -summary.interval.high, 1e-12);
  summary = lab_statistics_summarize (values, 1);
  g_assert_true (isinf (summary.interval.high) && !isnan (summary.mean));
  g_assert_true (isnan (lab_statistics_summarize (values, 0).mean));
}
