/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-zero-sum.h"

/**
 * LabTestTictactoe:
 * @crosses: the cells of the first player, a bit each, row by row
 * @noughts: the cells of the second player
 * @side: the player to move
 * @key: the position's Zobrist key
 *
 * Tic-tac-toe, on three by three cells.
 */
typedef struct
{
  guint16 crosses;
  guint16 noughts;
  int     side;
  guint64 key;
} LabTestTictactoe;

extern const LabZeroSum lab_test_tictactoe;

void    lab_test_tictactoe_init     (LabTestTictactoe       *self);
guint64 lab_test_tictactoe_make_key (gconstpointer state);
