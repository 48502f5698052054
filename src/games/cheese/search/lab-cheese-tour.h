/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-deal.h"

G_BEGIN_DECLS

/**
 * LabCheeseTour:
 * @cells: (element-type guint): the cells with cheese, in the order of the tour
 * @turns: how many turns the tour takes, or the best one found
 * @bound: fewer turns than this are proved to be impossible
 * @is_proved: whether @turns is the fewest
 * @n_nodes: how many nodes the search visited
 *
 * A way to fetch all cheese. Clear it with lab_cheese_tour_clear().
 */
typedef struct
{
  GArray  *cells;
  guint64  turns;
  guint64  bound;
  gboolean is_proved;
  guint64  n_nodes;
} LabCheeseTour;

gboolean lab_cheese_tour_find      (LabCheeseTour        *self,
                                    const LabCheeseMaze  *maze,
                                    guint                 start,
                                    const guint          *cheese,
                                    guint                 n_cheese,
                                    const LabLimits      *limits,
                                    GCancellable         *cancellable,
                                    GError              **error);
void     lab_cheese_tour_insertion (LabCheeseTour        *self,
                                    const LabCheeseMaze  *maze,
                                    guint                 start,
                                    const guint          *cheese,
                                    guint                 n_cheese);
void     lab_cheese_tour_clear     (LabCheeseTour        *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabCheeseTour, lab_cheese_tour_clear)

G_END_DECLS
