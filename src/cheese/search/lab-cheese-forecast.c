/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-forecast.h"

#include <string.h>

/* Private helpers */

/* A rat whose target is gone turns round at the next cell of its way. */
static void
turn_round (const LabCheeseForecast *self,
            LabCheeseRacer          *racer,
            guint32                  now)
{
  while (racer->since < now)
    {
      guint next = lab_cheese_ways_get_next (self->ways, racer->target, racer->cell);

      racer->since += lab_cheese_ways_get_distance (self->ways, racer->target, racer->cell)
                       - lab_cheese_ways_get_distance (self->ways, racer->target, next);
      racer->cell = next;
    }
  racer->target = LAB_CHEESE_NO_PIECE;
  racer->arrival = racer->since;
}

/* Shares a piece between all rats that arrive at it in this turn. */
static void
take_piece (LabCheeseForecast *self,
            guint              piece,
            guint32            now)
{
  guint n = 0;

  self->left[piece / 64] &= ~(G_GUINT64_CONSTANT (1) << piece % 64);
  self->n_left--;
  for (guint i = 0; i < self->n_rats; i++)
    n += self->racers[i].target == piece && self->racers[i].arrival == now ? 1 : 0;
  for (guint i = 0; i < self->n_rats; i++)
    {
      LabCheeseRacer *racer = &self->racers[i];

      if (racer->target != piece)
        continue;
      if (racer->arrival > now)
        {
          turn_round (self, racer, now);
          continue;
        }
      self->scores[self->teams[i]] += 1.0 / n;
      if (i == self->own)
        self->finish = now;
      racer->cell = self->ways->cheese[piece];
      racer->since = now;
      racer->target = LAB_CHEESE_NO_PIECE;
    }
}

/* Cheese is taken before anybody chooses in the same turn. */
static guint
find_next (const LabCheeseForecast *self)
{
  guint next = 0;

  for (guint i = 1; i < self->n_rats; i++)
    {
      const LabCheeseRacer *a = &self->racers[i];
      const LabCheeseRacer *b = &self->racers[next];

      if (a->arrival < b->arrival
          || (a->arrival == b->arrival && a->target != LAB_CHEESE_NO_PIECE
              && b->target == LAB_CHEESE_NO_PIECE))
        next = i;
    }
  return next;
}

static void
choose_nearest (LabCheeseForecast *self,
                guint              rat)
{
  guint piece = lab_cheese_forecast_get_nearest (self, rat);

  if (piece != LAB_CHEESE_NO_PIECE)
    lab_cheese_forecast_aim (self, rat, piece);
  else
    self->racers[rat].arrival = LAB_CHEESE_NEVER;
}

/* Public functions */

/**
 * lab_cheese_forecast_init:
 * @self: a forecast
 * @ways: ways that were measured for this race
 * @position: its current position
 * @own: the rat whose choices are not foreseen
 * @expected: (nullable): the rats of an earlier forecast. What goes to its target as expected keeps
 *   it
 *
 * Begins a forecast.
 */
void
lab_cheese_forecast_init (LabCheeseForecast       *self,
                          LabCheeseWays           *ways,
                          const LabCheesePosition *position,
                          guint                    own,
                          const LabCheeseRacer    *expected)
{
  memset (self, 0, sizeof *self);
  self->ways = ways;
  self->own = own;
  self->n_rats = position->n_rats;
  self->finish = position->turn;
  memcpy (self->teams, position->teams, sizeof self->teams);
  for (guint i = 0; i < ways->n; i++)
    {
      if (!lab_cheese_position_has_cheese (position, ways->cheese[i]))
        continue;
      self->left[i / 64] |= G_GUINT64_CONSTANT (1) << i % 64;
      self->n_left++;
    }
  for (guint i = 0; i < self->n_rats; i++)
    {
      const LabCheeseRatState *rat = &position->rats[i];
      LabCheeseRacer *racer = &self->racers[i];

      self->scores[self->teams[i]] += rat->score;
      racer->cell = rat->mud_turns > 0 ? rat->mud_target : rat->cell;
      racer->since = racer->arrival = position->turn + rat->mud_turns;
      racer->target = LAB_CHEESE_NO_PIECE;
      if (expected != NULL && i != own
          && lab_cheese_forecast_is_as_expected (self, i, &expected[i]))
        lab_cheese_forecast_aim (self, i, expected[i].target);
    }
}

/**
 * lab_cheese_forecast_is_as_expected:
 * @self: a forecast that begins now
 * @rat: a rat
 * @expected: what was expected of it
 *
 * Returns: whether the rat is still on a shortest way to its target
 */
gboolean
lab_cheese_forecast_is_as_expected (const LabCheeseForecast *self,
                                    guint                    rat,
                                    const LabCheeseRacer    *expected)
{
  const LabCheeseRacer *racer = &self->racers[rat];

  return expected->target != LAB_CHEESE_NO_PIECE
         && lab_cheese_forecast_is_left (self, expected->target)
         && racer->since + lab_cheese_ways_get_distance (self->ways, expected->target,
                                                          racer->cell)
                == expected->arrival;
}

/** lab_cheese_forecast_let_choose: lets each rat without a target, but the own one, choose. */
void
lab_cheese_forecast_let_choose (LabCheeseForecast *self)
{
  for (guint i = 0; i < self->n_rats; i++)
    {
      if (i != self->own && self->racers[i].target == LAB_CHEESE_NO_PIECE)
        choose_nearest (self, i);
    }
}

/**
 * lab_cheese_forecast_advance:
 * @self: a forecast
 *
 * Goes on until the own rat must choose. It has no target then.
 *
 * Returns: %FALSE if the race is over before
 */
gboolean
lab_cheese_forecast_advance (LabCheeseForecast *self)
{
  while (self->n_left > 0)
    {
      guint rat = find_next (self);
      LabCheeseRacer *racer = &self->racers[rat];

      if (racer->arrival == LAB_CHEESE_NEVER)
        return FALSE;
      if (racer->target != LAB_CHEESE_NO_PIECE)
        {
          take_piece (self, racer->target, racer->arrival);
          continue;
        }
      if (rat == self->own)
        return TRUE;
      choose_nearest (self, rat);
    }
  return FALSE;
}

/**
 * lab_cheese_forecast_aim:
 * @self: a forecast
 * @rat: a rat
 * @piece: a piece that is left and can be reached
 *
 * Sends a rat to a piece.
 */
void
lab_cheese_forecast_aim (LabCheeseForecast *self,
                         guint              rat,
                         guint              piece)
{
  LabCheeseRacer *racer = &self->racers[rat];

  racer->target = piece;
  racer->arrival
      = racer->since + lab_cheese_ways_get_distance (self->ways, piece, racer->cell);
}

/**
 * lab_cheese_forecast_get_nearest:
 * @self: a forecast
 * @rat: a rat
 *
 * Returns: the nearest piece that is left; %LAB_CHEESE_NO_PIECE if it can reach none
 */
guint
lab_cheese_forecast_get_nearest (LabCheeseForecast *self,
                                 guint              rat)
{
  const guint8 *order = lab_cheese_ways_get_order (self->ways, self->racers[rat].cell);

  for (guint i = 0; i < self->ways->n && order[i] != LAB_CHEESE_NO_PIECE; i++)
    {
      if (lab_cheese_forecast_is_left (self, order[i]))
        return order[i];
    }
  return LAB_CHEESE_NO_PIECE;
}

/**
 * lab_cheese_forecast_get_value:
 * @self: a forecast
 *
 * Returns: how many pieces the team of the own rat is ahead of the best other one. Of races that
 *   end the same, the one is better in which the own rat is done earlier
 */
double
lab_cheese_forecast_get_value (const LabCheeseForecast *self)
{
  double best = 0;

  for (guint i = 0; i < self->n_rats; i++)
    {
      if (self->teams[i] != self->teams[self->own])
        best = MAX (best, self->scores[self->teams[i]]);
    }
  return self->scores[self->teams[self->own]] - best - 1e-6 * self->finish;
}
