/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-position.h"
#include "lab-cheese-ways.h"

G_BEGIN_DECLS

/** LAB_CHEESE_NEVER: the turn of what does not happen. */
#define LAB_CHEESE_NEVER G_MAXUINT32

/**
 * LabCheeseRacer:
 * @cell: where it last chose its target
 * @since: the turn in which it was there
 * @target: the piece that it goes to; %LAB_CHEESE_NO_PIECE if it chooses at @arrival
 * @arrival: the turn in which it arrives; %LAB_CHEESE_NEVER if it has nothing to do
 *
 * A rat in a forecast.
 */
typedef struct
{
  guint   cell;
  guint32 since;
  guint32 arrival;
  guint   target;
} LabCheeseRacer;

/**
 * LabCheeseForecast:
 * @ways: (unowned): the ways of the race
 * @own: the rat whose choices are not foreseen
 * @n_rats: the number of rats
 * @teams: their teams
 * @left: a bit for each piece that is left
 * @n_left: their number
 * @finish: the turn in which the own rat took its last piece
 * @racers: the rats
 * @scores: of the teams
 *
 * A race from now on: its steps are the moments in which a rat takes a piece or must choose
 * another one. Each rat but the own one is expected to go to the nearest piece. It is a plain
 * value.
 */
typedef struct
{
  LabCheeseWays  *ways;
  guint           own;
  guint           n_rats;
  guint8          teams[LAB_CHEESE_MAX_RATS];
  guint64         left[4];
  guint           n_left;
  guint32         finish;
  LabCheeseRacer  racers[LAB_CHEESE_MAX_RATS];
  double          scores[LAB_CHEESE_MAX_RATS];
} LabCheeseForecast;

void     lab_cheese_forecast_init           (LabCheeseForecast       *self,
                                             LabCheeseWays           *ways,
                                             const LabCheesePosition *position,
                                             guint                    own,
                                             const LabCheeseRacer    *expected);
gboolean lab_cheese_forecast_is_as_expected (const LabCheeseForecast *self,
                                             guint                    rat,
                                             const LabCheeseRacer    *expected);
void     lab_cheese_forecast_let_choose     (LabCheeseForecast       *self);
gboolean lab_cheese_forecast_advance        (LabCheeseForecast       *self);
void     lab_cheese_forecast_aim            (LabCheeseForecast       *self,
                                             guint                    rat,
                                             guint                    piece);
guint    lab_cheese_forecast_get_nearest    (LabCheeseForecast       *self,
                                             guint                    rat);
double   lab_cheese_forecast_get_value      (const LabCheeseForecast *self);

static inline gboolean
lab_cheese_forecast_is_left (const LabCheeseForecast *self,
                             guint                    piece)
{
  return (self->left[piece / 64] >> piece % 64 & 1) != 0;
}

G_END_DECLS
