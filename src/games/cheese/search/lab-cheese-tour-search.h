/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-tour.h"
#include "lab-limits.h"

G_BEGIN_DECLS

/** LAB_CHEESE_TABLE_MAX: the most pieces of cheese for which a table of all sets is made. */
#define LAB_CHEESE_TABLE_MAX 20

/**
 * LabCheeseDistances:
 * @n: the number of places: the start, which is place 0, and the cheese
 * @turns: (array): the fewest turns from each place to each other one
 *
 * The places of a tour.
 */
typedef struct
{
  guint    n;
  guint32 *turns;
} LabCheeseDistances;

static inline guint32
lab_cheese_distances_get (const LabCheeseDistances *self,
                          guint                     a,
                          guint                     b)
{
  return self->turns[(gsize) a * self->n + b];
}

/**
 * LabCheeseTourSearch:
 * @distances: the places
 * @order: (array): the best tour so far, beginning with place 0
 * @turns: how many turns it takes
 * @bound: no tour takes fewer turns
 * @n_nodes: how many nodes the search visited
 * @limits: (nullable): how long it may take
 * @cancellable: (nullable): cancels it
 *
 * A search for the shortest tour.
 */
typedef struct
{
  const LabCheeseDistances *distances;
  guint                    *order;
  guint64                   turns;
  guint64                   bound;
  guint64                   n_nodes;
  const LabLimits          *limits;
  GCancellable             *cancellable;
} LabCheeseTourSearch;

guint64  lab_cheese_tour_measure (const LabCheeseDistances *distances,
                                  const guint              *order);
gboolean lab_cheese_tour_table   (LabCheeseTourSearch      *search);
gboolean lab_cheese_tour_branch  (LabCheeseTourSearch      *search);

G_END_DECLS
