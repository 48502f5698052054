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
 * A square of the board: the number of its bit in a bitboard. A row has eight bits, and the eighth
 * is always clear, so that a shift to the east or west does not run into the next row.
 */
typedef guint8 LabCell;

/** LAB_N_CELL_BITS: the length of an array that is indexed by #LabCell. */
#define LAB_N_CELL_BITS 55
/** LAB_CELL_SPARE: the cell of the spare tile; used for treasures only. */
#define LAB_CELL_SPARE 0xfe
/** LAB_CELL_NONE: no cell. */
#define LAB_CELL_NONE 0xff

/** LAB_CELL: the cell in @column (0 is a) and @row (0 is 1). */
#define LAB_CELL(column, row) ((LabCell) ((row) * 8 + (column)))
/** LAB_CELL_BIT: the bitboard with @cell alone. */
#define LAB_CELL_BIT(cell) (G_GUINT64_CONSTANT (1) << (cell))

/**
 * LabBitboard:
 *
 * A set of cells, one bit each; see #LabCell.
 */
typedef guint64 LabBitboard;

/** LAB_ALL_CELLS: the set of all 49 cells. */
#define LAB_ALL_CELLS G_GUINT64_CONSTANT (0x7f7f7f7f7f7f7f)

/** lab_cell_column: returns the column of @cell, 0 (a) to 6 (g). */
static inline unsigned int
lab_cell_column (LabCell cell)
{
  return cell & 7u;
}

/** lab_cell_row: returns the row of @cell, 0 (1) to 6 (7). */
static inline unsigned int
lab_cell_row (LabCell cell)
{
  return cell >> 3;
}

/**
 * lab_cell_is_on_board:
 * @cell: any number
 *
 * Checks whether a number is a cell of the board.
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
 * Checks whether no insertion can shift a cell.
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
 * Measures the distance of two cells, without walls.
 *
 * Returns: the number of steps from @a to @b on a board without walls
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
 * Counts the cells of a set.
 *
 * Returns: the number of cells in @cells
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
 * Finds the first cell of a set.
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
