/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-observation.h"
#include "lab-random.h"
#include "lab-reach-scene.h"

G_BEGIN_DECLS

/**
 * LabBelief:
 * @seat: the rival
 * @pawn: the cell of its pawn
 * @home: its start corner
 * @n_left: the number of goals that it has left, including the way home
 * @n_choices: the number of its cards that it may find next
 * @chance: for each goal, the probability that the rival looks for it
 *
 * What a player can guess about the goal of a rival.
 */
typedef struct
{
  LabSeat seat;
  LabCell pawn;
  LabCell home;
  guint   n_left;
  guint   n_choices;
  double  chance[LAB_N_GOALS];
} LabBelief;

void   lab_belief_init        (LabBelief            *self,
                               const LabObservation *observation,
                               LabSeat               seat);
void   lab_belief_expect_near (LabBelief            *self,
                               LabGoalSet            goals);
double lab_belief_get_success (const LabBelief      *self,
                               LabGoalSet            goals);
guint  lab_belief_draw_goal   (const LabBelief      *self,
                               LabRandom            *dice);
guint  lab_belief_count_goals (const LabPosition    *position,
                               LabSeat               seat);
double lab_belief_sum         (const double          chance[LAB_N_GOALS],
                               LabGoalSet            goals);

G_END_DECLS
