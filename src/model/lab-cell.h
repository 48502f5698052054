/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-openings.h"

G_BEGIN_DECLS

#define LAB_BOARD_SIZE 7

/**
 * LabCell:
 *
 * A square of the board, as the number of its bit in a bitboard: eight bits a
 * row, of which the eighth is always clear. That spare column keeps a shift to
 * the east or west from running into the next row.
 */
typedef guint8 LabCell;

/** LAB_N_CELL_BITS: the length of an array that is indexed by #LabCell. */
#define LAB_N_CELL_BITS 55
/** LAB_CELL_SPARE: not on the board, but on the spare tile (treasures only). */
#define LAB_CELL_SPARE 0xfe
/** LAB_CELL_NONE: nowhere. */
#define LAB_CELL_NONE 0xff

/** LAB_CELL: the cell in @column (0 is a) and @row (0 is 1). */
#define LAB_CELL(column, row) ((LabCell) ((row) * 8 + (column)))
/** LAB_CELL_BIT: the bitboard that holds @cell alone. */
#define LAB_CELL_BIT(cell) (G_GUINT64_CONSTANT (1) << (cell))

/**
 * LabBitboard:
 *
 * A set of cells, one bit each; see #LabCell.
 */
typedef guint64 LabBitboard;

/** LAB_ALL_CELLS: the set of all 49 cells. */
#define LAB_ALL_CELLS G_GUINT64_CONSTANT (0x7f7f7f7f7f7f7f)

/** lab_cell_column: the column of @cell, 0 (a) to 6 (g). */
static inline unsigned int
lab_cell_column (LabCell cell)
{
  return cell & 7u;
}

/** lab_cell_row: the row of @cell, 0 (1) to 6 (7). */
static inline unsigned int
lab_cell_row (LabCell cell)
{
  return cell >> 3;
}

/**
 * lab_cell_is_on_board:
 * @cell: any number
 *
 * Returns: %TRUE if @cell is one of the 49 cells
 */
static inline gboolean
lab_cell_is_on_board (unsigned int cell)
{
  return cell < LAB_N_CELL_BITS && (cell & 7) != 7;
}

/**
 * lab_cell_is_fixed:
 * @cell: a cell
 *
 * Returns: %TRUE if the tile on @cell can never be shifted
 */
static inline gboolean
lab_cell_is_fixed (LabCell cell)
{
  return (lab_cell_column (cell) & 1) == 0 && (lab_cell_row (cell) & 1) == 0;
}

/**
 * lab_cell_get_distance:
 * @a: a cell
 * @b: a cell
 *
 * Returns: how many steps lead from @a to @b if there are no walls
 */
static inline unsigned int
lab_cell_get_distance (LabCell a,
                       LabCell b)
{
  int columns = (int) lab_cell_column (a) - (int) lab_cell_column (b);
  int rows = (int) lab_cell_row (a) - (int) lab_cell_row (b);

  return (unsigned int) ((columns < 0 ? -columns : columns) + (rows < 0 ? -rows : rows));
}

/**
 * lab_bitboard_count:
 * @cells: a set of cells
 *
 * Returns: how many cells are in @cells
 */
static inline unsigned int
lab_bitboard_count (LabBitboard cells)
{
  return (unsigned int) __builtin_popcountll (cells);
}

/**
 * lab_bitboard_first:
 * @cells: a set of cells, not empty
 *
 * Returns: the first cell of @cells, reading from a1 along the rows
 */
static inline LabCell
lab_bitboard_first (LabBitboard cells)
{
  return (LabCell) __builtin_ctzll (cells);
}

gboolean lab_cell_parse  (const char  *text,
                          LabCell     *cell);
void     lab_cell_format (LabCell      cell,
                          char         text[3]);

G_END_DECLS
