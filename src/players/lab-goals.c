/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-goals.h"

/**
 * lab_goals_list:
 * @position: a position; its cards may be hidden in part
 * @seat: a seat that is taken
 * @goals: (out caller-allocates): room for the cells
 *
 * Lists the tiles on which @seat would like to end a turn: those of the treasures that
 * it is known to look for, or its start corner when all are found.
 *
 * Returns: how many cells there are, %LAB_CELL_SPARE perhaps among them; 0 if nothing
 *   is known
 */
guint
lab_goals_list (const LabPosition *position,
                LabSeat            seat,
                LabCell            goals[LAB_N_TREASURES])
{
  LabTreasureSet sought = lab_position_get_sought (position, seat);
  guint n = 0;

  for (; sought != 0; sought &= sought - 1)
    {
      LabCell cell = position->treasures[__builtin_ctz (sought)];

      if (cell != LAB_CELL_NONE)
        goals[n++] = cell;
    }
  if (lab_position_heads_home (position, seat))
    goals[n++] = lab_seat_get_corner (seat);
  return n;
}
