/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-zero-sum.h"

/**
 * LAB_TEST_HEXAPAWN_MAX_CELLS:
 *
 * The most cells that a board may have.
 */
#define LAB_TEST_HEXAPAWN_MAX_CELLS 32

/**
 * LabTestHexapawn:
 * @rows: the number of rows, at least 3
 * @columns: the number of columns
 * @pawns: the cells of the first player's pawns and of the second's, a bit each, row by
 *   row from the first player's side
 * @side: the player to move
 * @key: the position's Zobrist key
 *
 * Hexapawn (Gardner, 1962): pawns move and capture as in chess, without the double
 * step. The first player to reach the other end wins; a player who cannot move loses.
 */
typedef struct
{
  guint   rows;
  guint   columns;
  guint32 pawns[2];
  int     side;
  guint64 key;
} LabTestHexapawn;

extern const LabZeroSum lab_test_hexapawn;

void    lab_test_hexapawn_init     (LabTestHexapawn       *self,
                                    guint                  rows,
                                    guint                  columns);
guint64 lab_test_hexapawn_make_key (gconstpointer state);
