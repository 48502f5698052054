/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-arrow.h"
#include "lab-cell.h"
#include "lab-openings.h"

G_BEGIN_DECLS

/**
 * LabBoard:
 * @open: for each #LabSide, the cells whose tile is open on that side
 * @spare: the spare tile, as it is rotated
 *
 * The 49 tiles of the board and the spare tile, as bitboards. It is a plain value: copy it with
 * `=`. Every search spends most of its time here, so the functions are inline and do not check
 * their arguments.
 */
typedef struct
{
  LabBitboard open[LAB_N_SIDES];
  LabOpenings spare;
} LabBoard;

/**
 * LabLinks:
 * @east: the cells from which a pawn can step east
 * @south: the cells from which a pawn can step south
 *
 * The passages of a board, where two neighboring tiles are open to each other. Passages lead both
 * ways, so two bitboards are enough.
 */
typedef struct
{
  LabBitboard east;
  LabBitboard south;
} LabLinks;

typedef struct
{
  LabBitboard line;     /* the cells of the line */
  guint8      rotate;   /* how far to rotate the word left to move each bit by one cell */
  LabCell     entry;
  LabCell     exit;
} LabPush;

/* One entry for each arrow, in the order of LabArrow. Rotating a 64-bit word by -8 or -1 acts as a
 * shift, because the bits that wrap around are outside the mask of the line. */
extern const LabPush lab_pushes[LAB_N_ARROWS];

/** lab_rotate_left: returns @word rotated left by @by bits, from 1 to 63. */
static inline guint64
lab_rotate_left (guint64      word,
                 unsigned int by)
{
  return (word << by) | (word >> (64 - by));
}

/**
 * lab_board_get_tile:
 * @board: the board
 * @cell: a cell
 *
 * Reads the tile on a cell from the bitboards.
 *
 * Returns: the openings of the tile on @cell
 */
static inline LabOpenings
lab_board_get_tile (const LabBoard *board,
                    LabCell         cell)
{
  return (LabOpenings) (((board->open[0] >> cell) & 1) | ((board->open[1] >> cell) & 1) << 1
                        | ((board->open[2] >> cell) & 1) << 2
                        | ((board->open[3] >> cell) & 1) << 3);
}

/**
 * lab_board_set_tile:
 * @board: the board
 * @cell: a cell
 * @tile: the openings of the tile
 *
 * Puts a tile on @cell, in place of the tile there.
 */
static inline void
lab_board_set_tile (LabBoard   *board,
                    LabCell     cell,
                    LabOpenings tile)
{
  for (unsigned int side = 0; side < LAB_N_SIDES; side++)
    {
      board->open[side] &= ~LAB_CELL_BIT (cell);
      board->open[side] |= (guint64) ((tile >> side) & 1) << cell;
    }
}

/**
 * lab_board_insert:
 * @board: the board
 * @arrow: where the tile goes in
 * @tile: the spare, as it goes in
 *
 * Shifts the line of @arrow by one cell. The tile that is pushed out becomes the spare. To undo it,
 * insert the new spare at the opposite arrow.
 */
static inline void
lab_board_insert (LabBoard   *board,
                  LabArrow    arrow,
                  LabOpenings tile)
{
  const LabPush *push = &lab_pushes[arrow];
  unsigned int out = 0;

  for (unsigned int side = 0; side < LAB_N_SIDES; side++)
    {
      LabBitboard open = board->open[side];
      LabBitboard line = open & push->line;

      out |= (unsigned int) ((open >> push->exit) & 1) << side;
      line = lab_rotate_left (line, push->rotate) & push->line;
      line |= (guint64) ((tile >> side) & 1) << push->entry;
      board->open[side] = (open & ~push->line) | line;
    }
  board->spare = (LabOpenings) out;
}

/**
 * lab_bitboard_carry:
 * @cells: cells with pawns on them
 * @arrow: where a tile is inserted
 *
 * Does the same as lab_arrow_carry() for a set of cells.
 *
 * Returns: the cells after the insertion
 */
static inline LabBitboard
lab_bitboard_carry (LabBitboard cells,
                    LabArrow    arrow)
{
  const LabPush *push = &lab_pushes[arrow];
  LabBitboard line = cells & push->line;
  LabBitboard back = ((cells >> push->exit) & 1) << push->entry;

  return (cells & ~push->line) | (lab_rotate_left (line, push->rotate) & push->line) | back;
}

/** lab_board_get_links: returns the passages of @board. */
static inline LabLinks
lab_board_get_links (const LabBoard *board)
{
  return (LabLinks) {
    board->open[LAB_EAST] & (board->open[LAB_WEST] >> 1),
    board->open[LAB_SOUTH] & (board->open[LAB_NORTH] >> 8),
  };
}

/**
 * lab_links_flood:
 * @links: the passages
 * @from: the cells to start from; one or more
 *
 * Finds the cells that can be reached. This is a flood fill on 64-bit words: each round extends the
 * whole front by one step in all four directions.
 *
 * Returns: all cells that can be reached from @from, including @from
 */
static inline LabBitboard
lab_links_flood (LabLinks    links,
                 LabBitboard from)
{
  LabBitboard reached = from, before;

  do
    {
      before = reached;
      reached |= (reached & links.east) << 1;
      reached |= (reached >> 1) & links.east;
      reached |= (reached & links.south) << 8;
      reached |= (reached >> 8) & links.south;
    }
  while (reached != before);
  return reached;
}

/**
 * lab_board_get_reachable:
 * @board: the board
 * @from: a cell
 *
 * Finds the cells that a pawn can reach.
 *
 * Returns: all cells that a pawn on @from can reach, including @from
 */
static inline LabBitboard
lab_board_get_reachable (const LabBoard *board,
                         LabCell         from)
{
  return lab_links_flood (lab_board_get_links (board), LAB_CELL_BIT (from));
}

G_END_DECLS
