/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-statistics.h"

#include <math.h>
#include <stdlib.h>

#include "lab-json.h"

/* The 97.5th percentile of the normal distribution: 95 % of all values lie within this distance
 * of the mean. */
#define Z_95 1.959963984540054

/* Private helpers */

/* Counts the values that are equal to the one at @start, from there on. @values are in ascending
 * order. */
static gsize
count_equal (const guint *values,
             gsize        n_values,
             gsize        start,
             guint        value)
{
  gsize n = 0;

  while (start + n < n_values && values[start + n] == value)
    n++;
  return n;
}

/* Returns the two-sided probability of a U at least this far from its mean, by the normal
 * approximation with the continuity correction. @ties is the sum of t³ - t over all groups of t
 * equal numbers. */
static double
get_probability (double u,
                 double n_first,
                 double n_second,
                 double ties)
{
  double n = n_first + n_second;
  double variance = n_first * n_second / 12 * (n + 1 - ties / (n * (n - 1)));
  double distance = fabs (u - n_first * n_second / 2) - 0.5;

  if (variance <= 0 || distance <= 0)
    return 1;
  return erfc (distance / sqrt (2 * variance));
}

/* Returns the 97.5th percentile of Student's distribution, by the expansion of R. A. Fisher and E.
 * A. Cornish (1960) where it is exact to four digits, from a table for fewer degrees of freedom. */
static double
get_student (gsize degrees)
{
  static const double few[] = { 12.706205, 4.302653, 3.182446, 2.776445, 2.570582,
                                2.446912, 2.364624, 2.306004, 2.262157 };
  double n = (double) degrees, z = Z_95, z2 = z * z;

  if (degrees <= G_N_ELEMENTS (few))
    return few[degrees - 1];
  return z + z * (z2 + 1) / (4 * n) + z * ((5 * z2 + 16) * z2 + 3) / (96 * n * n)
         + z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / (384 * n * n * n);
}

static int
compare_values (const void *first,
                const void *second)
{
  double a = *(const double *) first, b = *(const double *) second;

  return (a > b) - (a < b);
}

/* Public functions */

/**
 * lab_statistics_wilson:
 * @n_successes: how often something happened
 * @n_trials: the number of trials
 *
 * Computes the 95 % score interval for a share (E. B. Wilson, 1927), which is also good for few
 * trials and for shares near 0 and 1.
 *
 * Returns: the interval; from 0 to 1 if there were no trials
 */
LabInterval
lab_statistics_wilson (guint n_successes,
                       guint n_trials)
{
  double n = n_trials;
  double share, center, half;

  g_return_val_if_fail (n_successes <= n_trials, ((LabInterval) { 0, 1 }));

  if (n_trials == 0)
    return (LabInterval) { 0, 1 };
  share = n_successes / n;
  center = (share + Z_95 * Z_95 / (2 * n)) / (1 + Z_95 * Z_95 / n);
  half = Z_95 / (1 + Z_95 * Z_95 / n) * sqrt (share * (1 - share) / n + Z_95 * Z_95 / (4 * n * n));
  return (LabInterval) {
    n_successes == 0 ? 0 : MAX (0, center - half),
    n_successes == n_trials ? 1 : MIN (1, center + half),
  };
}

/**
 * lab_statistics_mean:
 * @values: (array length=n_values): numbers
 * @n_values: the number of values
 *
 * Returns: their arithmetic mean; NaN if there are none
 */
double
lab_statistics_mean (const guint *values,
                     gsize        n_values)
{
  guint64 sum = 0;

  for (gsize i = 0; i < n_values; i++)
    sum += values[i];
  return n_values > 0 ? (double) sum / (double) n_values : NAN;
}

/**
 * lab_statistics_median:
 * @values: (array length=n_values): numbers in ascending order
 * @n_values: the number of values
 *
 * Returns: the number in the middle, or the mean of the two in the middle; NaN if there are none
 */
double
lab_statistics_median (const guint *values,
                       gsize        n_values)
{
  gsize below = (n_values - 1) / 2;
  gsize above = n_values / 2;

  if (n_values == 0)
    return NAN;
  return ((double) values[below] + (double) values[above]) / 2;
}

/**
 * lab_statistics_mann_whitney:
 * @first: (array length=n_first): numbers in ascending order
 * @n_first: the size of the first sample
 * @second: (array length=n_second): other numbers in ascending order
 * @n_second: the size of the second sample
 *
 * Tests whether one sample has smaller numbers than the other with the U test (H. B. Mann and D.
 * R. Whitney, 1947). Uses the normal approximation with corrections for ties and continuity,
 * which is good if each sample has about eight numbers or more.
 *
 * Returns: the result of the test
 */
LabRankTest
lab_statistics_mann_whitney (const guint *first,
                             gsize        n_first,
                             const guint *second,
                             gsize        n_second)
{
  double u = 0, ties = 0;
  gsize i = 0, j = 0;

  if (n_first == 0 || n_second == 0)
    return (LabRankTest) { NAN, NAN, NAN };
  while (i < n_first || j < n_second)
    {
      guint value = j == n_second || (i < n_first && first[i] < second[j]) ? first[i] : second[j];
      gsize n_equal_first = count_equal (first, n_first, i, value);
      gsize n_equal_second = count_equal (second, n_second, j, value);
      double n_equal = (double) (n_equal_first + n_equal_second);

      ties += n_equal * n_equal * n_equal - n_equal;
      i += n_equal_first;
      j += n_equal_second;
      u += (double) n_equal_first
           * ((double) (n_second - j) + (double) n_equal_second / 2);
    }
  return (LabRankTest) {
    .u = u,
    .effect = u / ((double) n_first * (double) n_second),
    .p = get_probability (u, (double) n_first, (double) n_second, ties),
  };
}

/**
 * lab_statistics_summarize:
 * @values: (array length=n_values): numbers, which are sorted
 * @n_values: the number of values
 *
 * Summarizes a sample. The interval of its mean is that of Student (1908), which is exact for
 * values from a normal distribution, and good for the mean of many values from any other one.
 *
 * Returns: the summary
 */
LabSummary
lab_statistics_summarize (double *values,
                          gsize   n_values)
{
  LabSummary summary = { n_values, NAN, { -INFINITY, INFINITY }, NAN, NAN, NAN };
  double n = (double) n_values, sum = 0, squares = 0, half;

  if (n_values == 0)
    return summary;
  qsort (values, n_values, sizeof values[0], compare_values);
  for (gsize i = 0; i < n_values; i++)
    sum += values[i];
  summary.mean = sum / n;
  summary.median = (values[(n_values - 1) / 2] + values[n_values / 2]) / 2;
  summary.least = values[0];
  summary.most = values[n_values - 1];
  if (n_values == 1)
    return summary;
  for (gsize i = 0; i < n_values; i++)
    squares += (values[i] - summary.mean) * (values[i] - summary.mean);
  half = get_student (n_values - 1) * sqrt (squares / (n - 1) / n);
  summary.interval = (LabInterval) { summary.mean - half, summary.mean + half };
  return summary;
}

/** lab_statistics_append_json: appends a summary as a JSON object; missing numbers are `null`. */
void
lab_statistics_append_json (GString          *json,
                            const LabSummary *summary)
{
  g_return_if_fail (json != NULL && summary != NULL);

  g_string_append (json, "{ \"mean\": ");
  lab_json_append_number (json, summary->mean);
  g_string_append (json, ", \"interval_95\": [");
  lab_json_append_number (json, summary->interval.low);
  g_string_append (json, ", ");
  lab_json_append_number (json, summary->interval.high);
  g_string_append (json, "], \"median\": ");
  lab_json_append_number (json, summary->median);
  g_string_append (json, ", \"least\": ");
  lab_json_append_number (json, summary->least);
  g_string_append (json, ", \"most\": ");
  lab_json_append_number (json, summary->most);
  g_string_append (json, " }");
}
