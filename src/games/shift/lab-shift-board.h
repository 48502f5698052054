/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LabShiftSide:
 * @LAB_SHIFT_NORTH: toward row 1
 * @LAB_SHIFT_EAST: toward column g
 * @LAB_SHIFT_SOUTH: toward row 7
 * @LAB_SHIFT_WEST: toward column a
 *
 * A side of a tile, clockwise from the north. The opening on a side is the bit `1 << side` of a
 * #LabShiftOpenings.
 */
typedef enum
{
  LAB_SHIFT_NORTH,
  LAB_SHIFT_EAST,
  LAB_SHIFT_SOUTH,
  LAB_SHIFT_WEST,
} LabShiftSide;

#define LAB_SHIFT_N_SIDES 4

/**
 * LabShiftOpenings:
 *
 * The sides where a tile is open: the sum of N=1, E=2, S=4 and W=8. In notation, a tile is this
 * number as a hexadecimal digit.
 */
typedef guint8 LabShiftOpenings;

/**
 * LabShiftShape:
 * @LAB_SHIFT_SHAPE_NONE: not a tile of this game (none, one or four openings)
 * @LAB_SHIFT_SHAPE_CORNER: two openings that meet at a corner
 * @LAB_SHIFT_SHAPE_STRAIGHT: two openings that face each other
 * @LAB_SHIFT_SHAPE_T: three openings
 *
 * The shape of a tile, independent of its rotation.
 */
typedef enum
{
  LAB_SHIFT_SHAPE_NONE,
  LAB_SHIFT_SHAPE_CORNER,
  LAB_SHIFT_SHAPE_STRAIGHT,
  LAB_SHIFT_SHAPE_T,
} LabShiftShape;

/**
 * lab_shift_openings_rotate:
 * @openings: a tile
 * @quarters: quarter turns clockwise; a negative number rotates counterclockwise
 *
 * Rotates a tile.
 *
 * Returns: the rotated tile
 */
static inline LabShiftOpenings
lab_shift_openings_rotate (LabShiftOpenings openings,
                           int              quarters)
{
  unsigned int by = (unsigned int) quarters & 3u;

  return (LabShiftOpenings) (((openings << by) | (openings >> (4 - by))) & 0xf);
}

/**
 * lab_shift_openings_orientations:
 * @openings: a tile
 *
 * Returns the number of different orientations of a tile: two for a straight, four for a corner or
 * T.
 *
 * Returns: a number from 1 to 4
 */
static inline unsigned int
lab_shift_openings_orientations (LabShiftOpenings openings)
{
  if (lab_shift_openings_rotate (openings, 1) == openings)
    return 1;
  return lab_shift_openings_rotate (openings, 2) == openings ? 2 : 4;
}

/**
 * lab_shift_openings_shape:
 * @openings: the tile
 *
 * Finds the shape of a tile.
 *
 * Returns: the shape of the tile
 */
static inline LabShiftShape
lab_shift_openings_shape (LabShiftOpenings openings)
{
  switch (openings)
    {
    case 0x5: case 0xa:
      return LAB_SHIFT_SHAPE_STRAIGHT;
    case 0x3: case 0x6: case 0xc: case 0x9:
      return LAB_SHIFT_SHAPE_CORNER;
    case 0x7: case 0xe: case 0xd: case 0xb:
      return LAB_SHIFT_SHAPE_T;
    default:
      return LAB_SHIFT_SHAPE_NONE;
    }
}

/**
 * lab_shift_openings_same_tile:
 * @a: a tile
 * @b: a tile
 *
 * Checks whether two tiles have the same shape.
 *
 * Returns: %TRUE if @a can be rotated into @b
 */
static inline gboolean
lab_shift_openings_same_tile (LabShiftOpenings a,
                              LabShiftOpenings b)
{
  return lab_shift_openings_rotate (a, 0) == b || lab_shift_openings_rotate (a, 1) == b
         || lab_shift_openings_rotate (a, 2) == b || lab_shift_openings_rotate (a, 3) == b;
}

#define LAB_SHIFT_BOARD_SIZE 7

/**
 * LabShiftCell:
 *
 * A square of the board: the number of its bit in a bitboard. A row has eight bits, and the eighth
 * is always clear, so that a shift to the east or west does not run into the next row.
 */
typedef guint8 LabShiftCell;

/** LAB_SHIFT_N_CELL_BITS: the length of an array that is indexed by #LabShiftCell. */
#define LAB_SHIFT_N_CELL_BITS 55
/** LAB_SHIFT_CELL_SPARE: the cell of the spare tile; used for treasures only. */
#define LAB_SHIFT_CELL_SPARE 0xfe
/** LAB_SHIFT_CELL_NONE: no cell. */
#define LAB_SHIFT_CELL_NONE 0xff

/** LAB_SHIFT_CELL: the cell in @column (0 is a) and @row (0 is 1). */
#define LAB_SHIFT_CELL(column, row) ((LabShiftCell) ((row) * 8 + (column)))
/** LAB_SHIFT_CELL_BIT: the bitboard with @cell alone. */
#define LAB_SHIFT_CELL_BIT(cell) (G_GUINT64_CONSTANT (1) << (cell))

/**
 * LabShiftBitboard:
 *
 * A set of cells, one bit each; see #LabShiftCell.
 */
typedef guint64 LabShiftBitboard;

/** LAB_SHIFT_ALL_CELLS: the set of all 49 cells. */
#define LAB_SHIFT_ALL_CELLS G_GUINT64_CONSTANT (0x7f7f7f7f7f7f7f)

/** lab_shift_cell_column: returns the column of @cell, 0 (a) to 6 (g). */
static inline unsigned int
lab_shift_cell_column (LabShiftCell cell)
{
  return cell & 7u;
}

/** lab_shift_cell_row: returns the row of @cell, 0 (1) to 6 (7). */
static inline unsigned int
lab_shift_cell_row (LabShiftCell cell)
{
  return cell >> 3;
}

/**
 * lab_shift_cell_is_on_board:
 * @cell: any number
 *
 * Checks whether a number is a cell of the board.
 *
 * Returns: %TRUE if @cell is one of the 49 cells
 */
static inline gboolean
lab_shift_cell_is_on_board (unsigned int cell)
{
  return cell < LAB_SHIFT_N_CELL_BITS && (cell & 7) != 7;
}

/**
 * lab_shift_cell_is_fixed:
 * @cell: a cell
 *
 * Checks whether no insertion can shift a cell.
 *
 * Returns: %TRUE if the tile on @cell can never be shifted
 */
static inline gboolean
lab_shift_cell_is_fixed (LabShiftCell cell)
{
  return (lab_shift_cell_column (cell) & 1) == 0 && (lab_shift_cell_row (cell) & 1) == 0;
}

/**
 * lab_shift_cell_get_distance:
 * @a: a cell
 * @b: a cell
 *
 * Measures the distance of two cells, without walls.
 *
 * Returns: the number of steps from @a to @b on a board without walls
 */
static inline unsigned int
lab_shift_cell_get_distance (LabShiftCell a,
                             LabShiftCell b)
{
  int columns = (int) lab_shift_cell_column (a) - (int) lab_shift_cell_column (b);
  int rows = (int) lab_shift_cell_row (a) - (int) lab_shift_cell_row (b);

  return (unsigned int) ((columns < 0 ? -columns : columns) + (rows < 0 ? -rows : rows));
}

/**
 * lab_shift_bitboard_count:
 * @cells: a set of cells
 *
 * Counts the cells of a set.
 *
 * Returns: the number of cells in @cells
 */
static inline unsigned int
lab_shift_bitboard_count (LabShiftBitboard cells)
{
  return (unsigned int) __builtin_popcountll (cells);
}

/**
 * lab_shift_bitboard_first:
 * @cells: a set of cells, not empty
 *
 * Finds the first cell of a set.
 *
 * Returns: the first cell of @cells, reading from a1 along the rows
 */
static inline LabShiftCell
lab_shift_bitboard_first (LabShiftBitboard cells)
{
  return (LabShiftCell) __builtin_ctzll (cells);
}

gboolean lab_shift_cell_parse  (const char   *text,
                                LabShiftCell *cell);
void     lab_shift_cell_format (LabShiftCell  cell,
                                char          text[3]);

/**
 * LabShiftArrow:
 *
 * A place where the spare tile may be inserted. The values follow the order of the notation: Nb Nd
 * Nf, E2 E4 E6, Sb Sd Sf, W2 W4 W6. The letter N, E, S or W is the side of the board where the tile
 * enters.
 */
typedef guint8 LabShiftArrow;

#define LAB_SHIFT_N_ARROWS 12
/** LAB_SHIFT_ARROW_NONE: no arrow; the last arrow before the first insertion. */
#define LAB_SHIFT_ARROW_NONE 0xff

/**
 * lab_shift_arrow_opposite:
 * @arrow: an arrow, or %LAB_SHIFT_ARROW_NONE
 *
 * Returns the arrow at the other end of the line, where an insertion at @arrow pushes a tile out.
 *
 * Returns: the opposite arrow; %LAB_SHIFT_ARROW_NONE for %LAB_SHIFT_ARROW_NONE
 */
static inline LabShiftArrow
lab_shift_arrow_opposite (LabShiftArrow arrow)
{
  if (arrow == LAB_SHIFT_ARROW_NONE)
    return LAB_SHIFT_ARROW_NONE;
  return (LabShiftArrow) (arrow < 6 ? arrow + 6 : arrow - 6);
}

/** lab_shift_arrow_side: returns the side of the board where @arrow is. */
static inline LabShiftSide
lab_shift_arrow_side (LabShiftArrow arrow)
{
  return (LabShiftSide) (arrow / 3);
}

/** lab_shift_arrow_line: returns the column or row of @arrow: 1, 3 or 5, counted from 0 for a or 1.
 * */
static inline unsigned int
lab_shift_arrow_line (LabShiftArrow arrow)
{
  return 2u * (arrow % 3u) + 1u;
}

typedef struct
{
  LabShiftBitboard line;   /* the cells of the line */
  guint8           rotate; /* how far to rotate the word left to move each bit by one cell */
  LabShiftCell     entry;
  LabShiftCell     exit;
} LabShiftPush;

/* One entry for each arrow, in the order of LabShiftArrow. Rotating a 64-bit word by -8 or -1 acts
 * as a shift, because the bits that wrap around are outside the mask of the line. */
extern const LabShiftPush lab_shift_pushes[LAB_SHIFT_N_ARROWS];

/** lab_shift_rotate_left: returns @word rotated left by @by bits, from 1 to 63. */
static inline guint64
lab_shift_rotate_left (guint64      word,
                       unsigned int by)
{
  return (word << by) | (word >> (64 - by));
}

/**
 * lab_shift_arrow_cell:
 * @arrow: an arrow
 * @step: 0 for the cell where the tile goes in, 6 for the cell that is pushed out
 *
 * Finds a cell on the line of an arrow.
 *
 * Returns: the cell that is @step cells away from the arrow, along its line
 */
static inline LabShiftCell
lab_shift_arrow_cell (LabShiftArrow arrow,
                      unsigned int  step)
{
  const LabShiftPush *push = &lab_shift_pushes[arrow];

  /* Each step rotates the bit of the cell in the word. */
  return (LabShiftCell) ((push->entry + push->rotate * step) % 64);
}

/**
 * lab_shift_bitboard_carry:
 * @cells: cells with pawns on them
 * @arrow: where a tile is inserted
 *
 * Does the same as lab_shift_arrow_carry() for a set of cells.
 *
 * Returns: the cells after the insertion
 */
static inline LabShiftBitboard
lab_shift_bitboard_carry (LabShiftBitboard cells,
                          LabShiftArrow    arrow)
{
  const LabShiftPush *push = &lab_shift_pushes[arrow];
  LabShiftBitboard line = cells & push->line;
  LabShiftBitboard back = ((cells >> push->exit) & 1) << push->entry;

  return (cells & ~push->line) | (lab_shift_rotate_left (line, push->rotate) & push->line) | back;
}

/**
 * lab_shift_arrow_carry:
 * @arrow: the arrow of an insertion
 * @cell: a cell of the board
 *
 * Finds out where an insertion moves a pawn that stands on @cell. A pawn that is pushed off the
 * board continues on the tile that was just inserted.
 *
 * Returns: the cell afterwards; @cell itself if it is not on the line of @arrow
 */
static inline LabShiftCell
lab_shift_arrow_carry (LabShiftArrow arrow,
                       LabShiftCell  cell)
{
  return lab_shift_bitboard_first (lab_shift_bitboard_carry (LAB_SHIFT_CELL_BIT (cell), arrow));
}

/**
 * lab_shift_arrow_carry_tile:
 * @arrow: the arrow of an insertion
 * @cell: the cell of a tile; %LAB_SHIFT_CELL_SPARE for the spare, %LAB_SHIFT_CELL_NONE for no tile
 *
 * Finds out where an insertion moves a tile and the treasure on it.
 *
 * Returns: the cell afterwards; %LAB_SHIFT_CELL_SPARE if the tile was pushed out
 */
static inline LabShiftCell
lab_shift_arrow_carry_tile (LabShiftArrow arrow,
                            LabShiftCell  cell)
{
  if (cell == LAB_SHIFT_CELL_NONE)
    return LAB_SHIFT_CELL_NONE;
  if (cell == LAB_SHIFT_CELL_SPARE)
    return lab_shift_pushes[arrow].entry;
  if (cell == lab_shift_pushes[arrow].exit)
    return LAB_SHIFT_CELL_SPARE;
  return lab_shift_arrow_carry (arrow, cell);
}

gboolean lab_shift_arrow_parse  (const char    *text,
                                 LabShiftArrow *arrow);
void     lab_shift_arrow_format (LabShiftArrow  arrow,
                                 char           text[3]);

/** LAB_SHIFT_TURN_LENGTH: the size of a turn in notation, with the closing nul. */
#define LAB_SHIFT_TURN_LENGTH 9

/**
 * LabShiftTurn:
 * @arrow: where the spare goes in
 * @tile: the spare, as it goes in
 * @cell: the cell where the pawn ends
 *
 * A turn: an insertion and a move. In notation: `Nb=6-e3`.
 */
typedef struct
{
  LabShiftArrow    arrow;
  LabShiftOpenings tile;
  LabShiftCell     cell;
} LabShiftTurn;

/**
 * LabShiftPhase:
 * @LAB_SHIFT_PHASE_INSERT: the player must insert the spare tile
 * @LAB_SHIFT_PHASE_MOVE: the player must move the pawn or let it stay
 * @LAB_SHIFT_PHASE_OVER: the game has ended
 */
typedef enum
{
  LAB_SHIFT_PHASE_INSERT,
  LAB_SHIFT_PHASE_MOVE,
  LAB_SHIFT_PHASE_OVER,
} LabShiftPhase;

/**
 * LabShiftBoard:
 * @open: for each #LabShiftSide, the cells whose tile is open on that side
 * @spare: the spare tile, as it is rotated
 *
 * The 49 tiles of the board and the spare tile, as bitboards. It is a plain value: copy it with
 * `=`. Every search spends most of its time here, so the functions are inline and do not check
 * their arguments.
 */
typedef struct
{
  LabShiftBitboard open[LAB_SHIFT_N_SIDES];
  LabShiftOpenings spare;
} LabShiftBoard;

/**
 * LabShiftLinks:
 * @east: the cells from which a pawn can step east
 * @south: the cells from which a pawn can step south
 *
 * The passages of a board, where two neighboring tiles are open to each other. Passages lead both
 * ways, so two bitboards are enough.
 */
typedef struct
{
  LabShiftBitboard east;
  LabShiftBitboard south;
} LabShiftLinks;

/**
 * lab_shift_board_get_tile:
 * @board: the board
 * @cell: a cell
 *
 * Reads the tile on a cell from the bitboards.
 *
 * Returns: the openings of the tile on @cell
 */
static inline LabShiftOpenings
lab_shift_board_get_tile (const LabShiftBoard *board,
                          LabShiftCell         cell)
{
  return (LabShiftOpenings) (((board->open[0] >> cell) & 1) | ((board->open[1] >> cell) & 1) << 1
                             | ((board->open[2] >> cell) & 1) << 2
                             | ((board->open[3] >> cell) & 1) << 3);
}

/**
 * lab_shift_board_fill_blank:
 * @board: the board
 * @cell: a cell whose tile has no openings
 * @tile: the openings of the tile
 *
 * Puts a tile on @cell, faster than lab_shift_board_set_tile().
 */
static inline void
lab_shift_board_fill_blank (LabShiftBoard   *board,
                            LabShiftCell     cell,
                            LabShiftOpenings tile)
{
  for (unsigned int side = 0; side < LAB_SHIFT_N_SIDES; side++)
    board->open[side] |= (guint64) ((tile >> side) & 1) << cell;
}

/**
 * lab_shift_board_set_tile:
 * @board: the board
 * @cell: a cell
 * @tile: the openings of the tile
 *
 * Puts a tile on @cell, in place of the tile there.
 */
static inline void
lab_shift_board_set_tile (LabShiftBoard   *board,
                          LabShiftCell     cell,
                          LabShiftOpenings tile)
{
  for (unsigned int side = 0; side < LAB_SHIFT_N_SIDES; side++)
    board->open[side] &= ~LAB_SHIFT_CELL_BIT (cell);
  lab_shift_board_fill_blank (board, cell, tile);
}

/**
 * lab_shift_board_insert:
 * @board: the board
 * @arrow: where the tile goes in
 * @tile: the spare, as it goes in
 *
 * Shifts the line of @arrow by one cell. The tile that is pushed out becomes the spare. To undo it,
 * insert the new spare at the opposite arrow.
 */
static inline void
lab_shift_board_insert (LabShiftBoard   *board,
                        LabShiftArrow    arrow,
                        LabShiftOpenings tile)
{
  const LabShiftPush *push = &lab_shift_pushes[arrow];
  unsigned int out = 0;

  for (unsigned int side = 0; side < LAB_SHIFT_N_SIDES; side++)
    {
      LabShiftBitboard open = board->open[side];
      LabShiftBitboard line = open & push->line;

      out |= (unsigned int) ((open >> push->exit) & 1) << side;
      line = lab_shift_rotate_left (line, push->rotate) & push->line;
      line |= (guint64) ((tile >> side) & 1) << push->entry;
      board->open[side] = (open & ~push->line) | line;
    }
  board->spare = (LabShiftOpenings) out;
}

/** lab_shift_board_get_links: returns the passages of @board. */
static inline LabShiftLinks
lab_shift_board_get_links (const LabShiftBoard *board)
{
  return (LabShiftLinks) {
    board->open[LAB_SHIFT_EAST] & (board->open[LAB_SHIFT_WEST] >> 1),
    board->open[LAB_SHIFT_SOUTH] & (board->open[LAB_SHIFT_NORTH] >> 8),
  };
}

/**
 * lab_shift_links_flood:
 * @links: the passages
 * @from: the cells to start from; one or more
 *
 * Finds the cells that can be reached. This is a flood fill on 64-bit words: each round extends the
 * whole front by one step in all four directions.
 *
 * Returns: all cells that can be reached from @from, including @from
 */
static inline LabShiftBitboard
lab_shift_links_flood (LabShiftLinks    links,
                       LabShiftBitboard from)
{
  LabShiftBitboard reached = from, before;

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
 * lab_shift_board_get_reachable:
 * @board: the board
 * @from: a cell
 *
 * Finds the cells that a pawn can reach.
 *
 * Returns: all cells that a pawn on @from can reach, including @from
 */
static inline LabShiftBitboard
lab_shift_board_get_reachable (const LabShiftBoard *board,
                               LabShiftCell         from)
{
  return lab_shift_links_flood (lab_shift_board_get_links (board), LAB_SHIFT_CELL_BIT (from));
}

G_END_DECLS
