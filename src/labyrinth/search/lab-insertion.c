/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-insertion.h"

/* Public functions */

/**
 * lab_insertion_list:
 * @position: a position that is not over
 * @insertions: (out caller-allocates): room for the insertions
 *
 * Lists the insertions that the turn can start with, in the order of the arrows. If the tile is
 * already inserted, that insertion is the only one.
 *
 * Returns: the number of insertions
 */
guint
lab_insertion_list (const LabPosition *position,
                    LabInsertion       insertions[LAB_MAX_INSERTIONS])
{
  guint n_orientations = lab_openings_orientations (position->board.spare);
  guint n = 0;

  g_return_val_if_fail (position->phase != LAB_PHASE_OVER, 0);

  if (position->phase == LAB_PHASE_MOVE)
    {
      LabCell entry = lab_arrow_cell (position->last_arrow, 0);

      insertions[0].board = position->board;
      insertions[0].links = lab_board_get_links (&position->board);
      insertions[0].arrow = position->last_arrow;
      insertions[0].tile = lab_board_get_tile (&position->board, entry);
      insertions[0].done = TRUE;
      return 1;
    }
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      if (!lab_position_may_insert (position, arrow))
        continue;
      for (guint turn = 0; turn < n_orientations; turn++, n++)
        {
          insertions[n].arrow = arrow;
          insertions[n].tile = lab_openings_rotate (position->board.spare, (int) turn);
          insertions[n].done = FALSE;
          insertions[n].board = position->board;
          lab_board_insert (&insertions[n].board, arrow, insertions[n].tile);
          insertions[n].links = lab_board_get_links (&insertions[n].board);
        }
    }
  return n;
}

/**
 * lab_insertion_carry:
 * @self: an insertion
 * @tile: the cell of a tile, or %LAB_CELL_SPARE
 *
 * Finds out where an insertion moves a tile.
 *
 * Returns: the cell of the tile after the insertion
 */
LabCell
lab_insertion_carry (const LabInsertion *self,
                     LabCell             tile)
{
  return self->done ? tile : lab_arrow_carry_tile (self->arrow, tile);
}

/**
 * lab_insertion_get_reach:
 * @self: an insertion
 * @position: the position that it was listed for
 * @seat: a seat that is taken
 *
 * Finds the cells that a pawn can reach after an insertion.
 *
 * Returns: the cells that the pawn of @seat can reach after the insertion
 */
LabBitboard
lab_insertion_get_reach (const LabInsertion *self,
                         const LabPosition  *position,
                         LabSeat             seat)
{
  LabBitboard pawn = LAB_CELL_BIT (position->pawns[seat]);

  return lab_links_flood (self->links, self->done ? pawn : lab_bitboard_carry (pawn, self->arrow));
}
