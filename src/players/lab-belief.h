/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lab-observation.h"
#include "model/lab-random.h"
#include "players/lab-scene.h"

G_BEGIN_DECLS

/**
 * LabBelief:
 * @seat: whose goal it is about
 * @pawn: where its pawn stands
 * @home: its start corner
 * @n_left: how many goals it has left, home included
 * @n_choices: of how many cards it can find any
 * @chance: how likely it is after each goal
 *
 * What can be guessed of a rival's goal.
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
double lab_belief_get_success (const LabBelief      *self,
                               LabGoalSet            goals);
guint  lab_belief_draw_goal   (const LabBelief      *self,
                               LabRandom            *dice);
guint  lab_belief_count_goals (const LabPosition    *position,
                               LabSeat               seat);
double lab_belief_sum         (const double          chance[LAB_N_GOALS],
                               LabGoalSet            goals);

G_END_DECLS
