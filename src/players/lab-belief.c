/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-belief.h"

#include <math.h>
#include <string.h>

/* How likely a treasure that could have been found and was not is the one that is
 * looked for, compared with any other: people overlook things. */
#define OVERLOOKED 0.1

/**
 * lab_belief_init:
 * @self: (out caller-allocates): the belief
 * @observation: what is known
 * @seat: a rival that has not finished
 *
 * Every treasure whose card was not seen is equally likely, but for those that the
 * rival could have had and left.
 */
void
lab_belief_init (LabBelief            *self,
                 const LabObservation *observation,
                 LabSeat               seat)
{
  const LabPosition *position = &observation->position;
  LabTreasureSet unseen = lab_observation_get_unseen (observation);
  double sum = 0;

  memset (self, 0, sizeof *self);
  self->seat = seat;
  self->pawn = position->pawns[seat];
  self->home = lab_seat_get_corner (seat);
  self->n_left = lab_belief_count_goals (position, seat);
  self->n_choices = 1;
  if (position->n_found[seat] == position->n_cards[seat])
    {
      /* Who has no cards, as in a study, has no goal. */
      self->chance[LAB_GOAL_HOME] = self->n_left > 0 ? 1 : 0;
      return;
    }

  if ((position->rules & LAB_RULES_OPEN_CARDS) != 0)
    self->n_choices = (guint) position->n_cards[seat] - position->n_found[seat];
  for (LabTreasureSet rest = unseen; rest != 0; rest &= rest - 1)
    {
      guint treasure = (guint) __builtin_ctz (rest);
      gboolean declined = (observation->memory.declined[seat] & LAB_TREASURE_BIT (treasure)) != 0;

      self->chance[treasure] = declined ? OVERLOOKED : 1;
      sum += self->chance[treasure];
    }
  for (guint treasure = 0; treasure < LAB_N_TREASURES && sum > 0; treasure++)
    self->chance[treasure] /= sum;
}

/** lab_belief_sum: the sum of @chance over @goals. */
double
lab_belief_sum (const double chance[LAB_N_GOALS],
                LabGoalSet   goals)
{
  double sum = 0;

  for (; goals != 0; goals &= goals - 1)
    sum += chance[__builtin_ctz (goals)];
  return sum;
}

/**
 * lab_belief_get_success:
 * @self: a belief
 * @goals: goals that can be reached
 *
 * Returns: how likely one of them is what the rival wants
 */
double
lab_belief_get_success (const LabBelief *self,
                        LabGoalSet       goals)
{
  double success = lab_belief_sum (self->chance, goals);

  if (self->n_choices == 1)
    return success;
  return 1 - pow (MAX (1 - success, 0), self->n_choices);
}

/**
 * lab_belief_draw_goal:
 * @self: a belief
 * @dice: random numbers
 *
 * Returns: one of the goals, drawn as they are likely
 */
guint
lab_belief_draw_goal (const LabBelief *self,
                      LabRandom       *dice)
{
  /* The 53 bits of a fraction. */
  double number = (double) (lab_random_next (dice) >> 11) * 0x1p-53;
  guint goal = 0;

  while (goal < LAB_GOAL_HOME && (number -= self->chance[goal]) > 0)
    goal++;
  return goal;
}

/**
 * lab_belief_count_goals:
 * @position: a position
 * @seat: a seat that has not finished
 *
 * Returns: how many goals @seat has left, home included; 0 if it has no cards at all
 */
guint
lab_belief_count_goals (const LabPosition *position,
                        LabSeat            seat)
{
  guint n = (guint) position->n_cards[seat] - position->n_found[seat];

  if (position->n_cards[seat] == 0)
    return 0;
  return (position->rules & LAB_RULES_LAST_TREASURE) != 0 ? n : n + 1;
}
