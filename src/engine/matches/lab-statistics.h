/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabInterval:
 * @low: its lower end
 * @high: its upper end
 *
 * An interval of numbers.
 */
typedef struct
{
  double low;
  double high;
} LabInterval;

/**
 * LabSummary:
 * @n_values: the number of values
 * @mean: their arithmetic mean; NaN if there are none
 * @interval: where the true mean lies with 95 % confidence; from -∞ to ∞ if there are fewer than
 *   two values
 * @median: the number in the middle, or the mean of the two in the middle; NaN if there are none
 * @least: the smallest value; NaN if there are none
 * @most: the largest value; NaN if there are none
 *
 * What there is to say about a sample.
 */
typedef struct
{
  gsize       n_values;
  double      mean;
  LabInterval interval;
  double      median;
  double      least;
  double      most;
} LabSummary;

/** LAB_RANK_TESTS_MIN_LOG10_P: a smaller p-value is told by its logarithm. */
#define LAB_RANK_TESTS_MIN_LOG10_P (-300)

/**
 * LabRankResult:
 * @statistic: U of the first sample (Mann-Whitney): the number of pairs, one number from each
 *   sample, in which the first number is larger, where equal pairs count half; or the smaller sum
 *   of ranks (Wilcoxon)
 * @effect: for U, its share of all pairs, from 0 to 1; for Wilcoxon, the share of the sum of all
 *   ranks that belongs to pairs in which the first number is larger
 * @z: how many standard deviations the statistic is away from what chance gives
 * @p: the probability that chance alone makes samples differ at least this much (two-sided); 0 if
 *   it is too small for a double
 * @log10_p: its logarithm to the base of 10, which is never too small
 * @least_p: the smallest p that samples of these sizes can have; 0 if there are so many numbers
 *   that p is approximate
 *
 * The result of a test on ranks. All are NaN if there is nothing to compare.
 */
typedef struct
{
  double statistic;
  double effect;
  double z;
  double p;
  double log10_p;
  double least_p;
} LabRankResult;

LabInterval   lab_statistics_wilson       (guint             n_successes,
                                           guint             n_trials)
                                          G_GNUC_CONST;
double        lab_statistics_mean         (const guint      *values,
                                           gsize             n_values)
                                          G_GNUC_PURE;
double        lab_statistics_median       (const guint      *values,
                                           gsize             n_values)
                                          G_GNUC_PURE;
LabSummary    lab_statistics_summarize    (double           *values,
                                           gsize             n_values);
void          lab_statistics_append_json  (GString          *json,
                                           const LabSummary *summary);
double        lab_normal_get_tail         (double            z)
                                          G_GNUC_CONST;
double        lab_normal_get_log10_tail   (double            z)
                                          G_GNUC_CONST;
LabRankResult lab_rank_tests_u            (const double     *first,
                                           gsize             n_first,
                                           const double     *second,
                                           gsize             n_second);
LabRankResult lab_rank_tests_signed       (const double     *first,
                                           const double     *second,
                                           gsize             n_pairs);
void          lab_rank_tests_holm         (const double     *log10_p,
                                           gsize             n_tests,
                                           double           *adjusted);
LabInterval   lab_rank_tests_median       (const double     *sorted,
                                           gsize             n_values);
char         *lab_rank_tests_format_p     (double            p,
                                           double            log10_p);

G_END_DECLS
