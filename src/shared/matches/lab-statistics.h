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
 * An interval of shares, from 0 to 1.
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

G_END_DECLS
