/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-maker.h"
#include "lab-experiment.h"
#include "lab-statistics.h"

G_BEGIN_DECLS

/**
 * LabCheeseSearch:
 *
 * The searches that are measured with and without stopping.
 */
typedef enum
{
  LAB_CHEESE_SEARCH_DEPTH_FIRST,
  LAB_CHEESE_SEARCH_BREADTH_FIRST,
  LAB_CHEESE_SEARCH_DIJKSTRA,
} LabCheeseSearch;

#define LAB_N_CHEESE_SEARCHES 3

/**
 * LabStoppingMeasure:
 * @is_same: whether the routes are the same with and without stopping
 * @share: which share of the cells each search visits if it stops
 * @whole_time: the time of each search, in microseconds
 * @early_time: its time if it stops
 *
 * What one maze gave.
 */
typedef struct
{
  gboolean is_same;
  double   share[LAB_N_CHEESE_SEARCHES];
  gint64   whole_time[LAB_N_CHEESE_SEARCHES];
  gint64   early_time[LAB_N_CHEESE_SEARCHES];
} LabStoppingMeasure;

/**
 * LabCheeseStopping:
 * @base: the mazes
 * @settings: what they are like
 * @measures: for each maze
 *
 * Measures in many mazes what it helps to stop a search at the cheese: which share of the cells is
 * visited, and which share of the time it takes. The route is always the same.
 */
typedef struct
{
  LabExperiment         base;
  LabCheeseMazeSettings settings;
  LabStoppingMeasure   *measures;
} LabCheeseStopping;

LabCheeseStopping *lab_cheese_stopping_new         (const LabCheeseMazeSettings *settings,
                                                    guint                        n_mazes,
                                                    guint64                      seed);
LabSummary         lab_cheese_stopping_summarize   (const LabCheeseStopping     *self,
                                                    LabCheeseSearch              search);
double             lab_cheese_stopping_get_time    (const LabCheeseStopping     *self,
                                                    LabCheeseSearch              search);
gboolean           lab_cheese_stopping_is_same     (const LabCheeseStopping     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseStopping, lab_experiment_free)

G_END_DECLS
