/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-rank-tests.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lab-sort.h"

#define Z_95 1.959963984540054

static const LabRankResult nothing = { NAN, NAN, NAN, NAN, NAN };

/* A number and where it comes from. */
typedef struct
{
  double value;
  gboolean is_first;
} Ranked;

/* Private helpers */

static int
compare_ranked (const void *a,
                const void *b)
{
  double first = ((const Ranked *) a)->value;
  double second = ((const Ranked *) b)->value;

  return (first > second) - (first < second);
}

/* Sums up the ranks of the first sample; equal numbers share the mean of their ranks. Also sums up
 * the third powers of their numbers, less the numbers. */
static double
sum_ranks (Ranked *items,
           gsize   n,
           double *ties)
{
  double sum = 0;

  *ties = 0;
  qsort (items, n, sizeof items[0], compare_ranked);
  for (gsize i = 0; i < n;)
    {
      gsize end = i;
      double rank, count;

      while (end < n && items[end].value == items[i].value)
        end++;
      count = (double) (end - i);
      rank = (double) i + (count + 1) / 2;
      *ties += count * count * count - count;
      for (; i < end; i++)
        sum += items[i].is_first ? rank : 0;
    }
  return sum;
}

static void
set_probability (LabRankResult *result)
{
  double tail = lab_normal_get_tail (result->z);

  result->p = MIN (2 * tail, 1);
  result->log10_p = MIN (lab_normal_get_log10_tail (result->z) + log10 (2), 0);
}

static int
compare_indices (const void *a,
                 const void *b,
                 void       *data)
{
  const double *log10_p = data;
  double first = log10_p[*(const gsize *) a];
  double second = log10_p[*(const gsize *) b];

  return (first > second) - (first < second);
}

/* Writes the fewest digits that read back as the same number. */
static char *
format_shortest (double value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  for (int digits = 1; digits <= 17; digits++)
    {
      char format[8];

      g_snprintf (format, sizeof format, "%%.%dg", digits);
      g_ascii_formatd (text, sizeof text, format, value);
      if (g_ascii_strtod (text, NULL) == value)
        break;
    }
  return g_strdup (text);
}

/* Public functions */

/**
 * lab_rank_tests_u:
 * @first: (array length=n_first): a sample, in any order
 * @n_first: its size
 * @second: (array length=n_second): another sample
 * @n_second: its size
 *
 * Tests whether one sample has larger numbers than the other with the U test (H. B. Mann and D. R.
 * Whitney, 1947): two-sided, with the normal approximation, corrected for ties and continuity. It
 * computes in the order in which SciPy does, so results are equal to the last digit.
 *
 * Returns: the result
 */
LabRankResult
lab_rank_tests_u (const double *first,
                  gsize         n_first,
                  const double *second,
                  gsize         n_second)
{
  double n1 = (double) n_first, n2 = (double) n_second, n = n1 + n2;
  g_autofree Ranked *items = g_new (Ranked, n_first + n_second + 1);
  LabRankResult result = nothing;
  double ties, deviation, larger;

  if (n_first == 0 || n_second == 0)
    return result;
  for (gsize i = 0; i < n_first; i++)
    items[i] = (Ranked) { first[i], TRUE };
  for (gsize i = 0; i < n_second; i++)
    items[n_first + i] = (Ranked) { second[i], FALSE };
  result.statistic = sum_ranks (items, n_first + n_second, &ties) - n1 * (n1 + 1) / 2;
  result.effect = result.statistic / (n1 * n2);
  larger = MAX (result.statistic, n1 * n2 - result.statistic);
  deviation = sqrt (n1 * n2 / 12 * ((n + 1) - ties / (n * (n - 1))));
  result.z = deviation > 0 ? (larger - n1 * n2 / 2 - 0.5) / deviation : 0;
  set_probability (&result);
  return result;
}

/**
 * lab_rank_tests_signed:
 * @first: (array length=n_pairs): a sample
 * @second: (array length=n_pairs): another one, in which each number belongs to the one of @first
 *   in the same place
 * @n_pairs: the number of pairs
 *
 * Tests whether the numbers of pairs differ with the signed-rank test (F. Wilcoxon, 1945):
 * two-sided, with the normal approximation, corrected for ties but not for continuity. Pairs of
 * equal numbers are left out, as Wilcoxon did.
 *
 * Returns: the result; all NaN if no pair differs
 */
LabRankResult
lab_rank_tests_signed (const double *first,
                       const double *second,
                       gsize         n_pairs)
{
  g_autofree Ranked *items = g_new (Ranked, n_pairs + 1);
  LabRankResult result = nothing;
  double n, ties, sum, all, deviation;
  gsize n_items = 0;

  for (gsize i = 0; i < n_pairs; i++)
    {
      if (first[i] != second[i])
        items[n_items++] = (Ranked) { fabs (first[i] - second[i]), first[i] > second[i] };
    }
  if (n_items == 0)
    return result;
  n = (double) n_items;
  sum = sum_ranks (items, n_items, &ties);
  all = n * (n + 1) / 2;
  result.statistic = MIN (sum, all - sum);
  result.effect = sum / all;
  deviation = sqrt ((n * (n + 1) * (2 * n + 1) - 0.5 * ties) / 24);
  result.z = deviation > 0 ? fabs (result.statistic - n * (n + 1) * 0.25) / deviation : 0;
  set_probability (&result);
  return result;
}

/**
 * lab_rank_tests_holm:
 * @log10_p: (array length=n_tests): the logarithms of p-values; NaN for a test that was not made
 * @n_tests: the number of tests
 * @adjusted: (array length=n_tests) (out caller-allocates): their logarithms after the correction
 *
 * Corrects p-values for the number of tests (S. Holm, 1979): the smallest one is multiplied by the
 * number of tests, the next one by one less, and so on; none is smaller than the one before.
 */
void
lab_rank_tests_holm (const double *log10_p,
                     gsize         n_tests,
                     double       *adjusted)
{
  g_autofree gsize *order = g_new (gsize, MAX (n_tests, 1));
  gsize n = 0;
  double before = -INFINITY;

  for (gsize i = 0; i < n_tests; i++)
    {
      adjusted[i] = NAN;
      if (!isnan (log10_p[i]))
        order[n++] = i;
    }
  lab_sort (order, n, sizeof order[0], compare_indices, (gpointer) log10_p);
  for (gsize i = 0; i < n; i++)
    {
      double value = MIN (log10_p[order[i]] + log10 ((double) (n - i)), 0);

      before = MAX (before, value);
      adjusted[order[i]] = before;
    }
}

/**
 * lab_rank_tests_median:
 * @sorted: (array length=n_values): numbers in ascending order
 * @n_values: their number
 *
 * Finds numbers of the sample between which the true median lies with 95 % confidence, without
 * assuming any distribution (W. R. Thompson, 1936; with the normal approximation).
 *
 * Returns: the interval; from -∞ to ∞ if there are too few numbers
 */
LabInterval
lab_rank_tests_median (const double *sorted,
                       gsize         n_values)
{
  double n = (double) n_values;
  double low = floor ((n - Z_95 * sqrt (n)) / 2);
  double high = ceil (1 + (n + Z_95 * sqrt (n)) / 2);

  if (low < 1 || high > n)
    return (LabInterval) { -INFINITY, INFINITY };
  return (LabInterval) { sorted[(gsize) low - 1], sorted[(gsize) high - 1] };
}

/**
 * lab_rank_tests_format_p:
 * @p: a p-value, or 0 if it is too small
 * @log10_p: its logarithm
 *
 * Returns: (transfer full): the p-value with all its digits; below 1e-300 its logarithm, as
 *   `10^-313.8`; `–` for NaN
 */
char *
lab_rank_tests_format_p (double p,
                         double log10_p)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  if (isnan (log10_p))
    return g_strdup ("–");
  if (log10_p >= LAB_RANK_TESTS_MIN_LOG10_P)
    return format_shortest (p);
  g_ascii_formatd (text, sizeof text, "%.1f", log10_p);
  return g_strconcat ("10^", text, NULL);
}
