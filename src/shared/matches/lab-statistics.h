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
 * LabRankTest:
 * @u: the number of pairs, one number from each sample, in which the first number is smaller;
 *   equal pairs count half; NaN if a sample is empty
 * @effect: @u as a share of all pairs, from 0 to 1: the common-language effect size; NaN if a
 *   sample is empty
 * @p: the probability that chance alone makes samples differ at least this much (two-sided); NaN
 *   if a sample is empty
 *
 * The result of a Mann-Whitney U test.
 */
typedef struct
{
  double u;
  double effect;
  double p;
} LabRankTest;

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

LabInterval lab_statistics_wilson       (guint        n_successes,
                                         guint        n_trials) G_GNUC_CONST;
double      lab_statistics_mean         (const guint *values,
                                         gsize        n_values) G_GNUC_PURE;
double      lab_statistics_median       (const guint *values,
                                         gsize        n_values) G_GNUC_PURE;
LabRankTest lab_statistics_mann_whitney (const guint *first,
                                         gsize        n_first,
                                         const guint *second,
                                         gsize        n_second) G_GNUC_PURE;
LabSummary  lab_statistics_summarize    (double      *values,
                                         gsize        n_values);
void        lab_statistics_append_json  (GString          *json,
                                         const LabSummary *summary);

G_END_DECLS
