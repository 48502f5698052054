/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LAB_MAZE_ERROR (lab_maze_error_quark ())

/**
 * LabMazeError:
 * @LAB_MAZE_ERROR_SIZE: the size is not possible
 * @LAB_MAZE_ERROR_MEMORY: there is not enough memory
 * @LAB_MAZE_ERROR_OUTSIDE: a cell is outside the maze, or is left out of it
 * @LAB_MAZE_ERROR_NOT_CONTIGUOUS: two cells do not share a side
 * @LAB_MAZE_ERROR_SYNTAX: a text or a file is not a maze
 * @LAB_MAZE_ERROR_UNSUITABLE: what was asked for is not possible in this maze
 */
typedef enum
{
  LAB_MAZE_ERROR_SIZE,
  LAB_MAZE_ERROR_MEMORY,
  LAB_MAZE_ERROR_OUTSIDE,
  LAB_MAZE_ERROR_NOT_CONTIGUOUS,
  LAB_MAZE_ERROR_SYNTAX,
  LAB_MAZE_ERROR_UNSUITABLE,
} LabMazeError;

/** LAB_MAZE_MAX_SIZE: the largest height and width, in cells. */
#define LAB_MAZE_MAX_SIZE 65536

/**
 * LabMazeDirection:
 * @LAB_MAZE_UP: towards row 0
 * @LAB_MAZE_DOWN: towards the last row
 * @LAB_MAZE_LEFT: towards column 0
 * @LAB_MAZE_RIGHT: towards the last column
 *
 * The sides of a cell, in the order in which neighbors are listed. The opposite of a direction
 * differs in the lowest bit.
 */
typedef enum
{
  LAB_MAZE_UP,
  LAB_MAZE_DOWN,
  LAB_MAZE_LEFT,
  LAB_MAZE_RIGHT,
} LabMazeDirection;

#define LAB_MAZE_N_DIRECTIONS 4

/**
 * LabMazeCell:
 * @row: the row, from 0 at the top
 * @column: the column, from 0 at the left
 *
 * A cell of a maze.
 */
typedef struct
{
  guint row;
  guint column;
} LabMazeCell;

/**
 * LabMazeWall:
 * @cell: a cell
 * @other: the cell on the right of it or below it
 *
 * A wall between two cells.
 */
typedef struct
{
  LabMazeCell cell;
  LabMazeCell other;
} LabMazeWall;

/**
 * LabMaze:
 *
 * A maze on a rectangle of cells. Between two contiguous cells there is a wall or an opening; the
 * border is always closed. Cells can be left out, so that the maze has any shape. It takes two bits
 * for each cell, and a third one if cells are left out.
 */
typedef struct _LabMaze LabMaze;

/**
 * LabMazeEntrance:
 * @cell: a cell at the border of the maze
 * @side: the side of it that is open to the outside
 *
 * A gap in the border of a picture. A #LabMaze itself knows no entrances.
 */
typedef struct
{
  LabMazeCell      cell;
  LabMazeDirection side;
} LabMazeEntrance;

GQuark   lab_maze_error_quark        (void);
LabMaze *lab_maze_new                (guint          height,
                                      guint          width,
                                      GError       **error);
LabMaze *lab_maze_copy               (const LabMaze *self,
                                      GError       **error);
void     lab_maze_free               (LabMaze       *self);
gboolean lab_maze_equal              (const LabMaze *self,
                                      const LabMaze *other);
gboolean lab_maze_leave_out          (LabMaze       *self,
                                      LabMazeCell    cell,
                                      GError       **error);
gboolean lab_maze_check_cell         (const LabMaze *self,
                                      LabMazeCell    cell,
                                      GError       **error);
gboolean lab_maze_set_wall           (LabMaze       *self,
                                      LabMazeCell    cell,
                                      LabMazeCell    other,
                                      gboolean       wall,
                                      GError       **error);
gboolean lab_maze_get_wall           (const LabMaze *self,
                                      LabMazeCell    cell,
                                      LabMazeCell    other,
                                      gboolean      *wall,
                                      GError       **error);
void     lab_maze_fill               (LabMaze       *self);
void     lab_maze_empty              (LabMaze       *self);
guint    lab_maze_list_contiguous    (const LabMaze *self,
                                      LabMazeCell    cell,
                                      LabMazeCell    cells[LAB_MAZE_N_DIRECTIONS]);
guint    lab_maze_list_reachable     (const LabMaze *self,
                                      LabMazeCell    cell,
                                      LabMazeCell    cells[LAB_MAZE_N_DIRECTIONS]);
guint64  lab_maze_count_openings     (const LabMaze *self);
guint64  lab_maze_count_walls        (const LabMaze *self);
void     lab_maze_get_ends           (const LabMaze *maze,
                                      LabMazeCell   *start,
                                      LabMazeCell   *goal);
GArray  *lab_maze_entrance_list      (const LabMaze *maze,
                                      LabMazeCell    start,
                                      LabMazeCell    goal);
void     lab_maze_entrance_find_ends (const GArray  *entrances,
                                      LabMazeCell   *start,
                                      LabMazeCell   *goal);

/** lab_maze_cell_equal: returns whether two cells are the same. */
static inline gboolean
lab_maze_cell_equal (LabMazeCell a,
                     LabMazeCell b)
{
  return a.row == b.row && a.column == b.column;
}

/** lab_maze_get_direction: returns the direction from a cell to a contiguous one. */
static inline LabMazeDirection
lab_maze_get_direction (LabMazeCell from,
                        LabMazeCell to)
{
  if (from.row != to.row)
    return from.row < to.row ? LAB_MAZE_DOWN : LAB_MAZE_UP;
  return from.column < to.column ? LAB_MAZE_RIGHT : LAB_MAZE_LEFT;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMaze, lab_maze_free)

/* The inside of a maze, for generators, solvers, and file formats, which look at billions of
 * cells. Nothing here checks its arguments. */

/**
 * LabMaze:
 * @height: the number of rows
 * @width: the number of columns
 * @n_words: how many words of 64 cells a row has; the last one has at least one unused bit, so
 *   that the cells beside the first and the last column are never cells of another row
 * @n_cells: the number of cells that are not left out
 * @openings: for each row and each of its words, a word whose bits say which cells are open to the
 *   right, and then a word that says which are open below; the lowest bit is the leftmost cell.
 *   Bits for the border, for cells that are left out, and after the end of a row are 0
 * @present: (nullable): for each row and word, which cells are not left out; %NULL means all
 */
struct _LabMaze
{
  guint    height;
  guint    width;
  gsize    n_words;
  guint64  n_cells;
  guint64 *openings;
  guint64 *present;
};

gboolean lab_maze_refuse_memory (guint          height,
                                 guint          width,
                                 GError       **error);
gboolean lab_maze_has_room      (const GArray  *array);
gboolean lab_maze_add_presence  (LabMaze       *self,
                                 GError       **error);

/** The bit of a direction in a set of directions. */
#define LAB_MAZE_BIT(direction) (1u << (direction))

/* What a step in each direction adds to the row and the column. */
static const gint8 lab_maze_row_steps[LAB_MAZE_N_DIRECTIONS] = { -1, 1, 0, 0 };
static const gint8 lab_maze_column_steps[LAB_MAZE_N_DIRECTIONS] = { 0, 0, -1, 1 };

/** lab_maze_get_words: returns the words of a row: right, below, right, below, … */
static inline guint64 *
lab_maze_get_words (const LabMaze *self,
                    guint          row)
{
  return self->openings + 2 * self->n_words * row;
}

/** lab_maze_get_tail: returns the bits of the last word of a row that are cells. */
static inline guint64
lab_maze_get_tail (const LabMaze *self)
{
  return (G_GUINT64_CONSTANT (1) << self->width % 64) - 1;
}

/** lab_maze_get_present_word: returns which cells of a word are not left out. */
static inline guint64
lab_maze_get_present_word (const LabMaze *self,
                           guint          row,
                           gsize          word)
{
  if (self->present != NULL)
    return self->present[self->n_words * row + word];
  return word + 1 < self->n_words ? G_MAXUINT64 : lab_maze_get_tail (self);
}

/** lab_maze_get_sides_right: returns which cells of a word have a cell on the right. */
static inline guint64
lab_maze_get_sides_right (const LabMaze *self,
                          guint          row,
                          gsize          word)
{
  guint64 cells = lab_maze_get_present_word (self, row, word);
  guint64 next = word + 1 < self->n_words ? lab_maze_get_present_word (self, row, word + 1) : 0;

  return cells & (cells >> 1 | next << 63);
}

/** lab_maze_get_sides_below: returns which cells of a word have a cell below. */
static inline guint64
lab_maze_get_sides_below (const LabMaze *self,
                          guint          row,
                          gsize          word)
{
  if (row + 1 == self->height)
    return 0;
  return lab_maze_get_present_word (self, row, word)
         & lab_maze_get_present_word (self, row + 1, word);
}

/** lab_maze_is_present: returns whether a cell inside the rectangle is not left out. */
static inline gboolean
lab_maze_is_present (const LabMaze *self,
                     guint          row,
                     guint          column)
{
  return self->present == NULL
         || (self->present[self->n_words * row + column / 64] >> column % 64 & 1) != 0;
}

/** lab_maze_has_cell: returns whether any cell is inside the rectangle, and is not left out. */
static inline gboolean
lab_maze_has_cell (const LabMaze *self,
                   LabMazeCell    cell)
{
  return cell.row < self->height && cell.column < self->width
         && lab_maze_is_present (self, cell.row, cell.column);
}

/** lab_maze_is_open_right: returns whether a cell is open to the right. */
static inline gboolean
lab_maze_is_open_right (const LabMaze *self,
                        guint          row,
                        guint          column)
{
  return (lab_maze_get_words (self, row)[column / 64 * (gsize) 2] >> column % 64 & 1) != 0;
}

/** lab_maze_is_open_below: returns whether a cell is open below. */
static inline gboolean
lab_maze_is_open_below (const LabMaze *self,
                        guint          row,
                        guint          column)
{
  return (lab_maze_get_words (self, row)[column / 64 * (gsize) 2 + 1] >> column % 64 & 1) != 0;
}

/** lab_maze_get_ways: returns the set of directions in which a cell is open. */
static inline guint
lab_maze_get_ways (const LabMaze *self,
                   guint          row,
                   guint          column)
{
  const guint64 *word = lab_maze_get_words (self, row) + column / 64 * (gsize) 2;
  guint bit = column % 64;
  guint ways = (guint) (word[0] >> bit & 1) << LAB_MAZE_RIGHT
               | (guint) (word[1] >> bit & 1) << LAB_MAZE_DOWN;

  if (row > 0)
    ways |= (guint) (*(word - 2 * self->n_words + 1) >> bit & 1) << LAB_MAZE_UP;
  if (bit > 0)
    ways |= (guint) (word[0] >> (bit - 1) & 1) << LAB_MAZE_LEFT;
  else if (column > 0)
    ways |= (guint) (*(word - 2) >> 63) << LAB_MAZE_LEFT;
  return ways;
}

/**
 * lab_maze_get_ways_at: returns the set of directions in which a cell is open; @place is the row
 * times the bits in a row, and the column.
 */
static inline guint
lab_maze_get_ways_at (const LabMaze *self,
                      gsize          place)
{
  const guint64 *words = self->openings;
  gsize stride = self->n_words * 64;
  guint ways = (guint) (words[place / 64 * 2] >> place % 64 & 1) << LAB_MAZE_RIGHT
               | (guint) (words[place / 64 * 2 + 1] >> place % 64 & 1) << LAB_MAZE_DOWN;

  if (place >= stride)
    ways |= (guint) (words[(place - stride) / 64 * 2 + 1] >> place % 64 & 1) << LAB_MAZE_UP;
  if (place > 0)
    ways |= (guint) (words[(place - 1) / 64 * 2] >> (place - 1) % 64 & 1) << LAB_MAZE_LEFT;
  return ways;
}

/** lab_maze_is_dead_end: returns whether a cell is open in exactly one direction. */
static inline gboolean
lab_maze_is_dead_end (const LabMaze *self,
                      LabMazeCell    cell)
{
  return __builtin_popcount (lab_maze_get_ways (self, cell.row, cell.column)) == 1;
}

/** lab_maze_get_cell: returns the cell with a number; cells are numbered row by row, from 0. */
static inline LabMazeCell
lab_maze_get_cell (const LabMaze *self,
                   guint32        number)
{
  return (LabMazeCell) { number / self->width, number % self->width };
}

/** lab_maze_get_number: returns the number of a cell, see lab_maze_get_cell(). */
static inline guint32
lab_maze_get_number (const LabMaze *self,
                     LabMazeCell    cell)
{
  return cell.row * self->width + cell.column;
}

/** lab_maze_get_sides: returns the set of directions in which a cell has a contiguous cell. */
static inline guint
lab_maze_get_sides (const LabMaze *self,
                    guint          row,
                    guint          column)
{
  guint sides = 0;

  if (row > 0 && lab_maze_is_present (self, row - 1, column))
    sides |= LAB_MAZE_BIT (LAB_MAZE_UP);
  if (row + 1 < self->height && lab_maze_is_present (self, row + 1, column))
    sides |= LAB_MAZE_BIT (LAB_MAZE_DOWN);
  if (column > 0 && lab_maze_is_present (self, row, column - 1))
    sides |= LAB_MAZE_BIT (LAB_MAZE_LEFT);
  if (column + 1 < self->width && lab_maze_is_present (self, row, column + 1))
    sides |= LAB_MAZE_BIT (LAB_MAZE_RIGHT);
  return sides;
}

/** lab_maze_find_bit: returns the bit for the side of a cell, and its word in @word. */
static inline guint64
lab_maze_find_bit (const LabMaze     *self,
                   guint              row,
                   guint              column,
                   LabMazeDirection   direction,
                   guint64          **word)
{
  row -= direction == LAB_MAZE_UP ? 1 : 0;
  column -= direction == LAB_MAZE_LEFT ? 1 : 0;
  *word = lab_maze_get_words (self, row) + column / 64 * (gsize) 2
          + (direction < LAB_MAZE_LEFT ? 1 : 0);
  return G_GUINT64_CONSTANT (1) << column % 64;
}

/** lab_maze_open: removes the wall between a cell and the contiguous one in a direction. */
static inline void
lab_maze_open (LabMaze          *self,
               guint             row,
               guint             column,
               LabMazeDirection  direction)
{
  guint64 *word;
  guint64 bit = lab_maze_find_bit (self, row, column, direction, &word);

  *word |= bit;
}

/** lab_maze_close: adds the wall between a cell and the contiguous one in a direction. */
static inline void
lab_maze_close (LabMaze          *self,
                guint             row,
                guint             column,
                LabMazeDirection  direction)
{
  guint64 *word;
  guint64 bit = lab_maze_find_bit (self, row, column, direction, &word);

  *word &= ~bit;
}

/** lab_maze_step: returns the contiguous cell in a direction. */
static inline LabMazeCell
lab_maze_step (LabMazeCell      cell,
               LabMazeDirection direction)
{
  return (LabMazeCell) { cell.row + (guint) lab_maze_row_steps[direction],
                         cell.column + (guint) lab_maze_column_steps[direction] };
}

/** lab_maze_turn_right: returns the direction that is a right turn from @direction. */
static inline LabMazeDirection
lab_maze_turn_right (LabMazeDirection direction)
{
  static const LabMazeDirection turned[] = { LAB_MAZE_RIGHT, LAB_MAZE_LEFT, LAB_MAZE_UP,
                                             LAB_MAZE_DOWN };

  return turned[direction];
}

/** lab_maze_follow_right: returns the first of some open directions with the right hand on the
 * wall: to the right of the heading, straight on, to the left, or back. */
static inline LabMazeDirection
lab_maze_follow_right (guint            ways,
                       LabMazeDirection heading)
{
  /* For each heading (up, down, left, right) and each set of open directions, the direction to go;
   * a set is the sum of 1 for up, 2 for down, 4 for left, and 8 for right. An empty set counts as
   * up, but nothing depends on it. */
  static const guint8 followed[LAB_MAZE_N_DIRECTIONS][1 << LAB_MAZE_N_DIRECTIONS] = {
    { 0, 0, 1, 0, 2, 0, 2, 0, 3, 3, 3, 3, 3, 3, 3, 3 },
    { 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 1, 1, 2, 2, 2, 2 },
    { 0, 0, 1, 0, 2, 0, 2, 0, 3, 0, 1, 0, 2, 0, 2, 0 },
    { 0, 0, 1, 1, 2, 0, 1, 1, 3, 3, 1, 1, 3, 3, 1, 1 },
  };

  return followed[heading][ways];
}

G_END_DECLS
