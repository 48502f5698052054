/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-belief.h"

#include <math.h>
#include <string.h>

/* How likely a rival looks for a treasure that it could find but left, compared with other
 * treasures. It is not 0, because people overlook things. */
#define OVERLOOKED 0.1
/* How likely a rival looks for a goal that it has moved near, compared with other goals. 3 and 6
 * made no visible difference. */
#define MOVED_NEAR 3

/**
 * lab_belief_init:
 * @self: (out caller-allocates): the belief
 * @observation: what the observer knows
 * @seat: a rival that has not finished
 *
 * Estimates the goal of @seat. All treasures whose cards are not visible are equally likely, except
 * those that the rival could find but left.
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
      /* A seat without cards, as in a study, has no goal. */
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

/**
 * lab_belief_expect_near:
 * @self: a belief about a rival that did not reach its goal in its last turn
 * @goals: the goals that it can reach in its next turn
 *
 * Takes into account that a rival that does not reach its goal moves to where its next turn can.
 */
void
lab_belief_expect_near (LabBelief  *self,
                        LabGoalSet  goals)
{
  double sum = 0;

  for (guint goal = 0; goal < LAB_N_GOALS; goal++)
    {
      if ((goals & (1u << goal)) != 0)
        self->chance[goal] *= MOVED_NEAR;
      sum += self->chance[goal];
    }
  for (guint goal = 0; goal < LAB_N_GOALS && sum > 0; goal++)
    self->chance[goal] /= sum;
}

/** lab_belief_sum: returns the sum of @chance over @goals. */
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
 * @goals: the goals that the rival can reach
 *
 * Estimates how likely a rival wants one of some goals.
 *
 * Returns: the probability that the rival looks for one of @goals
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
 * Draws a goal for a trial game.
 *
 * Returns: a random goal, drawn with its probability
 */
guint
lab_belief_draw_goal (const LabBelief *self,
                      LabRandom       *dice)
{
  /* A double has 53 bits of precision. */
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
 * Counts the goals that a seat still has to reach.
 *
 * Returns: the number of goals that @seat has left, including the way home; 0 if it has no cards
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
