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
 * @spare: the spare tile, as it is turned
 *
 * The matrix of 49 tiles and the spare, as bitboards: a plain value to copy
 * with `=`. This is the hot core of every search, so its functions are inline
 * and check nothing.
 */
typedef struct
{
  LabBitboard open[LAB_N_SIDES];
  LabOpenings spare;
} LabBoard;

/**
 * LabLinks:
 * @east: cells from which one can step east
 * @south: cells from which one can step south
 *
 * The passages of a board: where two neighbouring tiles are open to each other.
 * Passages run both ways, so two bitboards hold them all.
 */
typedef struct
{
  LabBitboard east;
  LabBitboard south;
} LabLinks;

typedef struct
{
  LabBitboard line;     /* the cells of the line */
  guint8      rotate;   /* how far to rotate left so that each bit moves one cell along */
  LabCell     entry;
  LabCell     exit;
} LabPush;

/* One entry an arrow, in the order of LabArrow. Rotating a 64-bit word by -8 or
 * -1 is a shift whose lost bits fall outside the line's mask. */
extern const LabPush lab_pushes[LAB_N_ARROWS];

/** lab_rotate_left: @word with its bits moved up by @by, 1 to 63, around the end. */
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
 * @tile: the tile to lay there
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
 * @arrow: where
 * @tile: the spare, as it goes in
 *
 * Shifts the line of @arrow by one cell; what is pushed out is the new spare.
 * A push back from the opposite arrow with the new spare undoes it.
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
 * The same as lab_arrow_carry(), for a whole set.
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

/** lab_board_get_links: the passages of @board. */
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
 * @from: where to start; may be several cells
 *
 * Flood fill on 64-bit words: each round grows the whole front by a step in
 * all four directions at once.
 *
 * Returns: all cells that can be reached from @from, which included
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
 * Returns: all cells that a pawn on @from can walk to, @from included
 */
static inline LabBitboard
lab_board_get_reachable (const LabBoard *board,
                         LabCell         from)
{
  return lab_links_flood (lab_board_get_links (board), LAB_CELL_BIT (from));
}

G_END_DECLS
