/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic.h"

G_BEGIN_DECLS

#define LAB_TICTACTOE_N_DIRECTIONS 4
#define LAB_TICTACTOE_MAX_CELLS (LAB_CLASSIC_MAX_SIZE * LAB_CLASSIC_MAX_SIZE)

/** LAB_TICTACTOE_MIN_IN_ROW: the smallest number of marks in a row that win. */
#define LAB_TICTACTOE_MIN_IN_ROW 3

/**
 * LabTictactoe:
 * @cells: the board, whose pieces are crosses and noughts
 * @in_row: how many marks in a row win
 * @starts: for each direction, the cells where a line can start
 * @n_lines: the number of lines through each cell
 *
 * A position of tic-tac-toe on a board of any size: players mark empty cells in turn, and the
 * first to have @in_row marks in a row, a column, or a diagonal wins.
 */
typedef struct
{
  LabClassicCells cells;
  guint           in_row;
  guint64         starts[LAB_TICTACTOE_N_DIRECTIONS];
  guint8          n_lines[LAB_TICTACTOE_MAX_CELLS];
} LabTictactoe;

extern const LabZeroSum lab_tictactoe_rules;
extern const LabClassic lab_tictactoe;

G_END_DECLS
