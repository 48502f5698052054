/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-matrix.h"

#include "lab-game-private.h"

/* Private helpers */

/* Updates the cells of the tiles in a line, and of the spare. */
static void
tell_line (LabMatrix *self,
           LabArrow   arrow)
{
  for (guint step = 0; step < LAB_BOARD_SIZE; step++)
    lab_tile_set_cell (self->tiles[lab_arrow_cell (arrow, step)], lab_arrow_cell (arrow, step));
  lab_tile_set_cell (self->spare, LAB_CELL_SPARE);
}

/* For LabGame only */

/**
 * lab_matrix_lay:
 * @self: (out caller-allocates): the tiles; free them with lab_matrix_clear()
 * @position: the position with the openings and treasures of the tiles
 *
 * Creates the tiles.
 */
void
lab_matrix_lay (LabMatrix         *self,
                const LabPosition *position)
{
  *self = (LabMatrix) { .spare = NULL };
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);

      self->tiles[cell] = lab_tile_new (lab_board_get_tile (&position->board, cell), cell,
                                        lab_position_get_treasure (position, cell));
    }
  self->spare = lab_tile_new (position->board.spare, LAB_CELL_SPARE,
                              lab_position_get_treasure (position, LAB_CELL_SPARE));
}

/** lab_matrix_clear: releases the tiles, if there are any. */
void
lab_matrix_clear (LabMatrix *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->tiles); i++)
    g_clear_object (&self->tiles[i]);
  g_clear_object (&self->spare);
}

/**
 * lab_matrix_shift:
 * @self: the tiles
 * @arrow: where the spare goes in
 *
 * Shifts a line by one cell, as lab_board_insert() does in the position.
 *
 * Returns: (transfer none): the tile that was the spare before
 */
LabTile *
lab_matrix_shift (LabMatrix *self,
                  LabArrow   arrow)
{
  LabTile *entered = self->spare;

  self->spare = self->tiles[lab_arrow_cell (arrow, LAB_BOARD_SIZE - 1)];
  for (guint step = LAB_BOARD_SIZE - 1; step > 0; step--)
    self->tiles[lab_arrow_cell (arrow, step)] = self->tiles[lab_arrow_cell (arrow, step - 1)];
  self->tiles[lab_arrow_cell (arrow, 0)] = entered;
  tell_line (self, arrow);
  return entered;
}

/** lab_matrix_shift_back: undoes lab_matrix_shift(). */
void
lab_matrix_shift_back (LabMatrix *self,
                       LabArrow   arrow)
{
  LabTile *entered = self->tiles[lab_arrow_cell (arrow, 0)];

  for (guint step = 0; step + 1 < LAB_BOARD_SIZE; step++)
    self->tiles[lab_arrow_cell (arrow, step)] = self->tiles[lab_arrow_cell (arrow, step + 1)];
  self->tiles[lab_arrow_cell (arrow, LAB_BOARD_SIZE - 1)] = self->spare;
  self->spare = entered;
  tell_line (self, arrow);
}

/** lab_matrix_turn: rotates each tile to its orientation in @position. */
void
lab_matrix_turn (LabMatrix         *self,
                 const LabPosition *position)
{
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);

      lab_tile_set_openings (self->tiles[cell], lab_board_get_tile (&position->board, cell));
    }
  lab_tile_set_openings (self->spare, position->board.spare);
}
