/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-statistics.h"

#include <glib.h>
#include <math.h>
#include <stdlib.h>

#include "lab-json.h"
#include "lab-random.h"
#include "lab-sort.h"

/* The 97.5th percentile of the normal distribution: 95 % of all values lie within this distance
 * of the mean. */
#define Z_95 1.959963984540054

/* The tail of the normal distribution, with the approximations of the Cephes library (S. L.
 * Moshier, Methods and Programs for Mathematical Functions, 1989), which SciPy uses, too. So
 * p-values are the same to the last digit, which they are not with the functions of each C
 * library. */

/* exp() of a number below this is too small for a double. */
#define MIN_EXPONENT (-7.09782712893383996843e2)
#define SQRT_HALF 7.07106781186547524401e-1

/* The coefficients of rational approximations, the one of the highest power first. Where the first
 * one is 1, it is left out. */
static const double erfc_top[] = {
  2.46196981473530512524e-10, 5.64189564831068821977e-1, 7.46321056442269912687e0,
  4.86371970985681366614e1, 1.96520832956077098242e2, 5.26445194995477358631e2,
  9.34528527171957607540e2, 1.02755188689515710272e3, 5.57535335369399327526e2,
};
static const double erfc_bottom[] = {
  1.32281951154744992508e1, 8.67072140885989742329e1, 3.54937778887819891062e2,
  9.75708501743205489753e2, 1.82390916687909736289e3, 2.24633760818710981792e3,
  1.65666309194161350182e3, 5.57535340817727675546e2,
};
static const double far_top[] = {
  5.64189583547755073984e-1, 1.27536670759978104416e0, 5.01905042251180477414e0,
  6.16021097993053585195e0, 7.40974269950448939160e0, 2.97886665372100240670e0,
};
static const double far_bottom[] = {
  2.26052863220117276590e0, 9.39603524938001434673e0, 1.20489539808096656605e1,
  1.70814450747565897222e1, 9.60896809063285878198e0, 3.36907645100081516050e0,
};
static const double erf_top[] = {
  9.60497373987051638749e0, 9.00260197203842689217e1, 2.23200534594684319226e3,
  7.00332514112805075473e3, 5.55923013010394962768e4,
};
static const double erf_bottom[] = {
  3.35617141647503099647e1, 5.21357949780152679795e2, 4.59432382970980127987e3,
  2.26290000613890934246e4, 4.92673942608635921086e4,
};

/* Private helpers */

/* Computes a polynomial by Horner's rule. */
static double
evaluate (const double *coefficients,
          gsize         n,
          double        x,
          double        first)
{
  double sum = first;

  for (gsize i = 0; i < n; i++)
    sum = sum * x + coefficients[i];
  return sum;
}

#define TOP(array, x) evaluate ((array) + 1, G_N_ELEMENTS (array) - 1, x, (array)[0])
#define BOTTOM(array, x) evaluate ((array), G_N_ELEMENTS (array), x, 1)

static double
get_erf (double x)
{
  double square = x * x;

  return x * TOP (erf_top, square) / BOTTOM (erf_bottom, square);
}

/* For x of at least 0. */
static double
get_erfc (double x)
{
  double z = -x * x;

  if (x < 1)
    return 1 - get_erf (x);
  if (z < MIN_EXPONENT)
    return 0;
  z = exp (z);
  if (x < 8)
    return z * TOP (erfc_top, x) / BOTTOM (erfc_bottom, x);
  return z * TOP (far_top, x) / BOTTOM (far_bottom, x);
}

/* Public functions */

/**
 * lab_normal_get_tail:
 * @z: a number of standard deviations
 *
 * Returns: the probability of more than @z under the standard normal distribution
 */
double
lab_normal_get_tail (double z)
{
  double x = -z * SQRT_HALF;
  double y;

  if (fabs (x) < SQRT_HALF)
    return 0.5 + 0.5 * get_erf (x);
  y = 0.5 * get_erfc (fabs (x));
  return x > 0 ? 1 - y : y;
}

/**
 * lab_normal_get_log10_tail:
 * @z: a number of standard deviations
 *
 * Far away the tail is φ(z)/z (1 - 1/z² + 3/z⁴ - 15/z⁶ + 105/z⁸ …).
 *
 * Returns: the logarithm of lab_normal_get_tail(), also where that is too small for a double
 */
double
lab_normal_get_log10_tail (double z)
{
  double s;

  if (z < 30)
    return log10 (lab_normal_get_tail (z));
  s = 1 / (z * z);
  return (-z * z / 2 - log (z) - log (2 * G_PI) / 2
          + log1p (s * (-1 + s * (3 + s * (-15 + s * 105)))))
         / G_LN10;
}

static const LabRankResult nothing = { NAN, NAN, NAN, NAN, NAN, NAN };

/* With at most so many ranks, p-values are exact. The number of ways to choose some of them is then
 * a whole number that a double holds. */
#define MAX_EXACT 50
#define MAX_EXACT_TIED 25       /* if some are equal */

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
  result->least_p = 0;
}

static gboolean
is_small (gsize  n,
          double ties)
{
  return n <= (ties > 0 ? MAX_EXACT_TIED : MAX_EXACT);
}

/* Sets the probability by counting all ways to choose ranks, also where equal numbers share one:
 * @n_chosen of them, or any number of them if it is G_MAXSIZE. @items are sorted, and @sum is that
 * of the ranks that were chosen. */
static void
count_probability (LabRankResult *result,
                   const Ranked  *items,
                   gsize          n,
                   gsize          n_chosen,
                   double         sum)
{
  gboolean any = n_chosen == G_MAXSIZE;
  gsize n_rows = any ? 1 : n_chosen + 1;
  gsize n_sums = n * (n + 1) + 1;
  /* For each number of chosen ranks, in how many ways they have each sum. Sums are doubled: shared
   * ranks end with a half. */
  g_autofree double *ways = g_new0 (double, n_rows * n_sums);
  const double *last = ways + (n_rows - 1) * n_sums;
  double all = 0, below = 0, above = 0, first = 0, end = 0;

  ways[0] = 1;
  for (gsize i = 0, next; i < n; i = next)
    {
      for (next = i; next < n && items[next].value == items[i].value;)
        next++;
      for (gsize k = i; k < next; k++)
        for (gsize row = n_rows; row-- > 0;)
          for (gsize total = n_sums; total-- > i + next + 1;)
            if (any || row > 0)
              ways[row * n_sums + total]
                  += ways[(any ? 0 : row - 1) * n_sums + total - (i + next + 1)];
    }
  for (gsize total = 0; total < n_sums; total++)
    {
      double count = last[total];

      if (count == 0)
        continue;
      first = all == 0 ? count : first;
      end = count;
      all += count;
      below += (double) total <= 2 * sum ? count : 0;
      above += (double) total >= 2 * sum ? count : 0;
    }
  result->p = MIN (2 * MIN (below, above) / all, 1);
  result->log10_p = log10 (result->p);
  result->least_p = MIN (2 * MIN (first, end) / all, 1);
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
 * Whitney, 1947), two-sided. Up to 50 numbers, or 25 if some are equal, the probability is exact,
 * by counting permutations. With more, it is the normal approximation, corrected for ties and
 * continuity; it computes in the order in which SciPy does, so results are equal to the last digit.
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
  double sum, ties, deviation, larger;

  if (n_first == 0 || n_second == 0)
    return result;
  for (gsize i = 0; i < n_first; i++)
    items[i] = (Ranked) { first[i], TRUE };
  for (gsize i = 0; i < n_second; i++)
    items[n_first + i] = (Ranked) { second[i], FALSE };
  sum = sum_ranks (items, n_first + n_second, &ties);
  result.statistic = sum - n1 * (n1 + 1) / 2;
  result.effect = result.statistic / (n1 * n2);
  larger = MAX (result.statistic, n1 * n2 - result.statistic);
  deviation = sqrt (n1 * n2 / 12 * ((n + 1) - ties / (n * (n - 1))));
  result.z = deviation > 0 ? (larger - n1 * n2 / 2 - 0.5) / deviation : 0;
  if (is_small (n_first + n_second, ties))
    count_probability (&result, items, n_first + n_second, n_first, sum);
  else
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
 * Tests whether the numbers of pairs differ with the signed-rank test (F. Wilcoxon, 1945),
 * two-sided. Pairs of equal numbers are left out, as Wilcoxon did. Up to 50 others, or 25 if some
 * differences are equal, the probability is exact, by counting permutations. With more, it is the
 * normal approximation, corrected for ties but not for continuity.
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
  if (is_small (n_items, ties))
    count_probability (&result, items, n_items, G_MAXSIZE, sum);
  else
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

/* Private helpers */

/* Returns the 97.5th percentile of Student's distribution, by the expansion of R. A. Fisher and E.
 * A. Cornish (1960), which is exact to four digits from ten degrees of freedom on. */
static double
get_student (gsize degrees)
{
  double n = (double) degrees, z = Z_95, z2 = z * z;

  return z + z * (z2 + 1) / (4 * n) + z * ((5 * z2 + 16) * z2 + 3) / (96 * n * n)
         + z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / (384 * n * n * n);
}

/* Up to so many values, intervals of means are those of a bootstrap. */
#define MAX_BOOTSTRAP 200
#define N_RESAMPLES 2000

static int
compare_values (const void *first,
                const void *second)
{
  double a = *(const double *) first, b = *(const double *) second;

  return (a > b) - (a < b);
}

/* Returns where 95 % of the means of samples lie that are drawn from @values. The draws are always
 * the same ones. */
static LabInterval
bootstrap (const double *values,
           gsize         n_values)
{
  double means[N_RESAMPLES];
  LabRandom random;

  lab_random_init (&random, n_values);
  for (guint i = 0; i < N_RESAMPLES; i++)
    {
      double sum = 0;

      for (gsize k = 0; k < n_values; k++)
        sum += values[lab_random_below (&random, (guint32) n_values)];
      means[i] = sum / (double) n_values;
    }
  qsort (means, N_RESAMPLES, sizeof means[0], compare_values);
  return (LabInterval) { means[N_RESAMPLES / 40], means[N_RESAMPLES - 1 - N_RESAMPLES / 40] };
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
 * lab_statistics_summarize:
 * @values: (array length=n_values): numbers, which are sorted
 * @n_values: the number of values
 *
 * Summarizes a sample. The interval of its mean is that of a bootstrap (B. Efron, 1979; percentiles
 * of 2,000 samples), which never leaves what was observed. From 201 values on it is that of Student
 * (1908), which is then good for values from any distribution.
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
  if (n_values <= MAX_BOOTSTRAP)
    {
      summary.interval = bootstrap (values, n_values);
      return summary;
    }
  for (gsize i = 0; i < n_values; i++)
    squares += (values[i] - summary.mean) * (values[i] - summary.mean);
  half = get_student (n_values - 1) * sqrt (squares / (n - 1) / n);
  summary.interval = (LabInterval) { MAX (summary.mean - half, summary.least),
                                     MIN (summary.mean + half, summary.most) };
  return summary;
}

/** lab_statistics_append_json: appends a summary as a JSON object; missing numbers are `null`. */
void
lab_statistics_append_json (GString          *json,
                            const LabSummary *summary)
{
  g_return_if_fail (json != NULL && summary != NULL);

  lab_json_add (json, "{ \"mean\": %g, \"interval_95\": [%g, %g], \"median\": %g, \"least\": %g, "
                "\"most\": %g }", summary->mean, summary->interval.low, summary->interval.high,
                summary->median, summary->least, summary->most);
}
