/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-turns.h"

#include <stdlib.h>

/* Private helpers */

static guint
get_distance (LabCell a,
              LabCell b)
{
  return (guint) (abs ((int) lab_cell_column (a) - (int) lab_cell_column (b))
                  + abs ((int) lab_cell_row (a) - (int) lab_cell_row (b)));
}

/* Returns the distance from @cell to the nearest goal of the player. */
static guint
rate (const LabPosition *position,
      LabCell            cell)
{
  LabSeat seat = position->seat;
  LabTreasureSet sought = lab_position_get_sought (position, seat);
  guint best = G_MAXUINT;

  if (lab_position_heads_home (position, seat))
    return get_distance (cell, lab_seat_get_corner (seat));
  for (; sought != 0; sought &= sought - 1)
    {
      LabCell at = position->treasures[__builtin_ctz (sought)];

      if (at != LAB_CELL_SPARE)
        best = MIN (best, get_distance (cell, at));
    }
  /* The treasure is on the spare tile, so all cells are equally good. */
  return best == G_MAXUINT ? 20 : best;
}

/* Public functions */

/**
 * lab_test_choose_turn:
 * @position: a position before an insertion
 * @turn: (out): the turn that gets nearest to a goal
 *
 * Tries every turn, without looking further ahead.
 *
 * Returns: the distance to the goal after the turn; 0 if it gets there
 */
guint
lab_test_choose_turn (const LabPosition *position,
                      LabTurn           *turn)
{
  guint best = G_MAXUINT;

  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      if (!lab_position_may_insert (position, arrow))
        continue;
      for (int quarters = 0; quarters < 4; quarters++)
        {
          LabPosition after = *position;
          LabOpenings tile = lab_openings_rotate (position->board.spare, quarters);

          lab_position_insert (&after, arrow, tile);
          for (LabBitboard rest = lab_position_get_reachable (&after); rest != 0; rest &= rest - 1)
            {
              LabCell cell = lab_bitboard_first (rest);
              guint distance = rate (&after, cell);

              if (distance < best)
                {
                  best = distance;
                  *turn = (LabTurn) { arrow, tile, cell };
                }
            }
        }
    }
  return best;
}

/**
 * lab_test_find_seed:
 * @min_reach: the fewest tiles that the first player can reach
 * @max_reach: the most
 *
 * Finds a deal for red and the opposite player, red first, in which red can reach that
 * many tiles after an insertion of the spare, as it lies, at the first arrow. The spare
 * is not a straight, because half a turn does not change a straight.
 *
 * Returns: the seed
 */
guint64
lab_test_find_seed (guint min_reach,
                    guint max_reach)
{
  for (guint64 seed = 1;; seed++)
    {
      LabDeal deal = { seed, 0x5, 0, 0, LAB_RULES_STANDARD };
      LabPosition position;
      guint reach;

      lab_deal_position (&deal, &position);
      if (lab_openings_orientations (position.board.spare) != 4)
        continue;
      lab_position_insert (&position, 0, position.board.spare);
      reach = lab_bitboard_count (lab_position_get_reachable (&position));
      if (reach >= min_reach && reach <= max_reach)
        return seed;
    }
}
