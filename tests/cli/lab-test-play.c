/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-play.h"

#include "lab-turn.h"

#define MAX_TURNS 3000

static guint
distance (LabCell a,
          LabCell b)
{
  int columns = (int) lab_cell_column (a) - (int) lab_cell_column (b);
  int rows = (int) lab_cell_row (a) - (int) lab_cell_row (b);

  return (guint) (ABS (columns) + ABS (rows));
}

/* Returns the distance from @cell to the pawn's goal; 0 if it is there. */
static guint
rate (const LabPosition *position,
      LabCell            cell)
{
  LabTreasureSet sought = lab_position_get_sought (position, position->seat);
  guint best = 100;

  if (sought == 0)
    return distance (cell, lab_seat_get_corner (position->seat));
  for (LabTreasure treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      LabCell goal = position->treasures[treasure];

      if ((sought & LAB_TREASURE_BIT (treasure)) != 0 && goal != LAB_CELL_SPARE)
        best = MIN (best, distance (cell, goal));
    }
  return best;
}

/* Returns the turn that ends nearest to the goal; sometimes a random one, so that
 * the pawn does not get stuck. */
static LabTurn
choose_turn (const LabPosition *position,
             GRand             *random)
{
  gboolean any = g_rand_int_range (random, 0, 4) == 0;
  LabTurn best = { LAB_ARROW_NONE };
  guint best_rate = G_MAXUINT;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      for (int quarters = 0; quarters < 4 && lab_position_may_insert (position, arrow); quarters++)
        {
          LabPosition next = *position;
          LabOpenings tile = lab_openings_rotate (position->board.spare, quarters);

          lab_position_insert (&next, arrow, tile);
          for (LabBitboard rest = lab_position_get_reachable (&next); rest != 0; rest &= rest - 1)
            {
              LabCell cell = lab_bitboard_first (rest);
              guint rated = rate (&next, cell);

              if (any && rated > 0)
                rated = (guint) g_rand_int_range (random, 1, 1000);
              if (rated < best_rate)
                {
                  best = (LabTurn) { arrow, tile, cell };
                  best_rate = rated;
                }
            }
        }
    }
  return best;
}

/* Plays from @start to the end. */
LabTestGame *
lab_test_game_new (const LabPosition *start,
                   guint32            seed)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  LabTestGame *self = g_new0 (LabTestGame, 1);
  LabPosition position = *start;

  self->turns = g_array_new (FALSE, FALSE, sizeof (LabTurn));
  self->positions = g_array_new (FALSE, FALSE, sizeof (LabPosition));
  g_array_append_val (self->positions, position);
  while (position.phase != LAB_PHASE_OVER)
    {
      LabTurn turn = choose_turn (&position, random);

      g_assert_cmpuint (self->turns->len, <, MAX_TURNS);
      lab_position_insert (&position, turn.arrow, turn.tile);
      lab_position_move (&position, turn.cell);
      g_array_append_val (self->turns, turn);
      g_array_append_val (self->positions, position);
    }
  return self;
}

void
lab_test_game_free (LabTestGame *self)
{
  g_array_unref (self->turns);
  g_array_unref (self->positions);
  g_free (self);
}
