/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-maker.h"
#include "lab-statistics.h"
#include "lab-workers.h"

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
 * LabCheeseStopping:
 *
 * Measures in many mazes what it helps to stop a search at the cheese: which share of the cells is
 * visited, and which share of the time it takes. The route is always the same.
 */
typedef struct _LabCheeseStopping LabCheeseStopping;

LabCheeseStopping *lab_cheese_stopping_new         (const LabCheeseMazeSettings *settings,
                                                    guint                        n_mazes,
                                                    guint64                      seed);
void               lab_cheese_stopping_free        (LabCheeseStopping           *self);
LabWorkers        *lab_cheese_stopping_get_workers (LabCheeseStopping           *self);
LabSummary         lab_cheese_stopping_summarize   (const LabCheeseStopping     *self,
                                                    LabCheeseSearch              search);
double             lab_cheese_stopping_get_time    (const LabCheeseStopping     *self,
                                                    LabCheeseSearch              search);
gboolean           lab_cheese_stopping_is_same     (const LabCheeseStopping     *self);
guint              lab_cheese_stopping_count       (const LabCheeseStopping     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseStopping, lab_cheese_stopping_free)

G_END_DECLS
