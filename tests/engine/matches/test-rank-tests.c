/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <math.h>

#include "lab-statistics.h"

/* Tests the tests on ranks. The results of the samples are those of SciPy 1.10 (mannwhitneyu with
 * the method “asymptotic”, and wilcoxon with the mode “approx”), to the last digit. Those of small
 * samples are shares of all permutations, counted by a program of its own. */

typedef struct
{
  const char *first;
  const char *second;
  double u;
  double p;
  double wilcoxon;
  double wilcoxon_p;
} Sample;

static const Sample samples[] = {
  {
    "15,22,28,1,4,24,28,7,9,26,12,8,24,7,12,19,16,2,0,25,22,25,16",
    "24,9,13,23,3,9,3,13,29,4,11,12,27,6,15,7,0,22,1,8,14,14,3",
    324.5, 0.19069060623192502, 99.0, 0.2432088851928711,
  },
  {
    "22,28,2,21,8,16,27,8,21,4,9,29,12,15,8,3,12,18,13,23,10,18,23,27,12,1,21,15,26,"
    "13,11,1,13,19,23,25,6,17,24",
    "9,12,30,20,18,24,18,35,27,1,5,19,29,2,24,27,28,31,6,19,28,12,6,17,2,7,30,24,31,"
    "30,31,11,16,22,9,33,0,30,23",
    580.5, 0.07263313297091295, 276.0, 0.11138169015825385,
  },
  {
    "21,12,25,29,8,14,6,20,19,25,24,29,28,26,4,1",
    "20,14,37,33,17,24,24,37,1,20,28,19,38,39,34,19",
    87.5, 0.1310307432906476, 28.0, 0.03704833984375,
  },
  {
    "2,19,8,7,20,23,26,6,26,24,9,1,23,24,13,4,4,11,22,9,0,20,22,5,16,11,15,0,19,7,16,"
    "12,18,3,10,18",
    "36,18,1,34,24,31,7,20,42,41,15,30,4,38,12,16,46,26,41,9,36,47,3,11,7,12,14,3,43,"
    "12,44,36,8,33,37,6",
    403.5, 0.005968184636363018, 124.5, 0.0017981454701687276,
  },
  {
    "11,2,12,14,19,17,13,6,17,13,25,20",
    "39,30,19,15,24,30,19,7,5,2,10,22",
    54.5, 0.3247430991407301, 25.0, 0.2919921875,
  },
  {
    "5,9,21,9,27,17,4,29,26,23,4,23,21,22,21,17,10",
    "55,58,41,21,30,33,4,5,29,33,12,15,7,54,30,16,47",
    85.5, 0.04357179416406204, 26.5, 0.03009033203125,
  },
};

/* Private helpers */

static double *
read_numbers (const char *text,
              gsize      *n)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  double *numbers;

  *n = g_strv_length (words);
  numbers = g_new (double, *n);
  for (gsize i = 0; i < *n; i++)
    numbers[i] = g_ascii_strtod (words[i], NULL);
  return numbers;
}

/* Tests */

LAB_TEST ("/rank-tests/samples", test_samples)
{
  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      gsize n, m;
      g_autofree double *first = read_numbers (samples[i].first, &n);
      g_autofree double *second = read_numbers (samples[i].second, &m);
      LabRankResult result = lab_rank_tests_u (first, n, second, m);
      LabRankResult other = lab_rank_tests_u (second, m, first, n);
      LabRankResult paired = lab_rank_tests_signed (first, second, n);

      g_assert_cmpfloat (result.statistic, ==, samples[i].u);
      g_assert_cmpfloat (result.p, ==, samples[i].p);
      g_assert_cmpfloat_with_epsilon (result.log10_p, log10 (samples[i].p), 1e-12);
      g_assert_cmpfloat (other.statistic, ==, (double) (n * m) - samples[i].u);
      g_assert_cmpfloat (other.p, ==, samples[i].p);
      g_assert_cmpfloat (result.effect, ==, samples[i].u / (double) (n * m));
      g_assert_cmpfloat (paired.statistic, ==, samples[i].wilcoxon);
      g_assert_cmpfloat (paired.p, ==, samples[i].wilcoxon_p);
    }
}

/* Puts ranks with a sum into @chosen, the other ones of @n into @rest. */
static void
choose_ranks (double *chosen,
              gsize   n_chosen,
              double *rest,
              gsize   n,
              gsize   sum)
{
  gsize left = n_chosen, i = 0, j = 0;

  for (gsize rank = n; rank > 0; rank--)
    if (left > 0 && sum >= rank + left * (left - 1) / 2)
      {
        chosen[i++] = (double) rank;
        sum -= rank;
        left--;
      }
    else
      {
        rest[j++] = (double) rank;
      }
  g_assert_cmpuint (sum, ==, 0);
}

/* Published tables tell the largest statistics with a p-value of at most 0.05. */
LAB_TEST ("/rank-tests/tables", test_tables)
{
  static const struct { gsize n1, n2, u; } u_table[] = {
    { 4, 4, 0 }, { 5, 5, 2 }, { 5, 8, 6 }, { 8, 8, 13 }, { 10, 10, 23 }, { 7, 15, 24 },
    { 15, 15, 64 }, { 20, 20, 127 },
  };
  static const struct { gsize n, t; } t_table[] = {
    { 6, 0 }, { 7, 2 }, { 8, 3 }, { 10, 8 }, { 12, 13 }, { 15, 25 }, { 20, 52 }, { 25, 89 },
  };
  double first[50], second[50];

  for (gsize i = 0; i < 2 * G_N_ELEMENTS (u_table); i++)
    {
      gsize n1 = u_table[i / 2].n1, n2 = u_table[i / 2].n2, u = u_table[i / 2].u + i % 2;
      LabRankResult result;

      choose_ranks (first, n1, second, n1 + n2, u + n1 * (n1 + 1) / 2);
      result = lab_rank_tests_u (first, n1, second, n2);
      g_assert_cmpfloat (result.statistic, ==, (double) u);
      g_assert_cmpint (result.p <= 0.05, ==, i % 2 == 0);
    }
  for (gsize i = 0; i < 2 * G_N_ELEMENTS (t_table); i++)
    {
      gsize n = t_table[i / 2].n, t = t_table[i / 2].t + i % 2, left = t;
      LabRankResult result;

      for (gsize rank = n; rank > 0; rank--)
        {
          first[rank - 1] = left >= rank ? (double) rank : 0;
          second[rank - 1] = left >= rank ? 0 : (double) rank;
          left -= left >= rank ? rank : 0;
        }
      result = lab_rank_tests_signed (first, second, n);
      g_assert_cmpfloat (result.statistic, ==, (double) t);
      g_assert_cmpint (result.p <= 0.05, ==, i % 2 == 0);
    }
}

/* The smallest p-values that five numbers and five pairs can have. */
LAB_TEST ("/rank-tests/least", test_least)
{
  const double low[] = { 1, 2, 3, 4, 5 }, high[] = { 6, 7, 8, 9, 10 }, near[] = { 2, 4, 6, 8, 10 };
  LabRankResult u = lab_rank_tests_u (low, 5, high, 5);
  LabRankResult paired = lab_rank_tests_signed (low, near, 5);

  g_assert_cmpfloat (u.p, ==, 2 / 252.0);
  g_assert_cmpfloat (u.least_p, ==, u.p);
  g_assert_cmpfloat (paired.p, ==, 2 / 32.0);
  g_assert_cmpfloat (paired.least_p, ==, paired.p);
}

/* Two samples that are the same, and samples without numbers. */
LAB_TEST ("/rank-tests/edges", test_edges)
{
  const double numbers[] = { 1, 2, 3 };
  const double same[] = { 4, 4, 4 };
  LabRankResult result = lab_rank_tests_u (numbers, 3, numbers, 3);

  g_assert_cmpfloat (result.statistic, ==, 4.5);
  g_assert_cmpfloat (result.p, ==, 1);
  g_assert_cmpfloat (lab_rank_tests_u (same, 3, same, 3).p, ==, 1);
  g_assert_true (isnan (lab_rank_tests_u (numbers, 0, numbers, 3).p));
  g_assert_true (isnan (lab_rank_tests_signed (numbers, numbers, 3).p));
}

/* The logarithm goes on where a double ends. That of 40 is from a table. */
LAB_TEST ("/rank-tests/tail", test_tail)
{
  g_autofree char *tiny = NULL;
  g_autofree char *small = NULL;
  g_autofree char *none = NULL;

  g_assert_cmpfloat_with_epsilon (lab_normal_get_tail (1.959963984540054), 0.025, 1e-15);
  g_assert_cmpfloat (lab_normal_get_tail (0), ==, 0.5);
  g_assert_cmpfloat_with_epsilon (lab_normal_get_tail (-1), 0.8413447460685429, 1e-15);
  g_assert_cmpfloat_with_epsilon (lab_normal_get_log10_tail (29.9999999),
                                  lab_normal_get_log10_tail (30.0000001), 1e-5);
  g_assert_cmpfloat_with_epsilon (lab_normal_get_log10_tail (37), log10 (lab_normal_get_tail (37)),
                                  1e-9);
  g_assert_cmpfloat_with_epsilon (lab_normal_get_log10_tail (40), -349.437006, 1e-6);
  tiny = lab_rank_tests_format_p (0, -313.76);
  g_assert_cmpstr (tiny, ==, "10^-313.8");
  small = lab_rank_tests_format_p (1.4132231344750687e-229, log10 (1.4132231344750687e-229));
  g_assert_cmpstr (small, ==, "1.4132231344750687e-229");
  none = lab_rank_tests_format_p (NAN, NAN);
  g_assert_cmpstr (none, ==, "–");
}

/* The example of Holm's paper is often told with these numbers. */
LAB_TEST ("/rank-tests/holm", test_holm)
{
  const double p[] = { 0.01, 0.04, 0.03, 0.005 };
  const double corrected[] = { 0.03, 0.06, 0.06, 0.02 };
  double log10_p[4], adjusted[4];

  for (guint i = 0; i < 4; i++)
    log10_p[i] = log10 (p[i]);
  lab_rank_tests_holm (log10_p, 4, adjusted);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpfloat_with_epsilon (pow (10, adjusted[i]), corrected[i], 1e-12);
}

/* With 100 numbers, the interval reaches from the 40th to the 61st. */
LAB_TEST ("/rank-tests/median", test_median)
{
  double numbers[100];
  LabInterval interval;

  for (guint i = 0; i < 100; i++)
    numbers[i] = i + 1;
  interval = lab_rank_tests_median (numbers, 100);
  g_assert_cmpfloat (interval.low, ==, 40);
  g_assert_cmpfloat (interval.high, ==, 61);
  g_assert_true (isinf (lab_rank_tests_median (numbers, 3).low));
}
