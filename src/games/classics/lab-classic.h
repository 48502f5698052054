/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-refuse.h"
#include "lab-zero-sum.h"

G_BEGIN_DECLS

/** LAB_CLASSIC_N_PLAYERS: the number of players, who are 0 and 1. */
#define LAB_CLASSIC_N_PLAYERS 2

/** LAB_CLASSIC_NOBODY: stands for a player where there is none, such as the winner of a draw. */
#define LAB_CLASSIC_NOBODY LAB_CLASSIC_N_PLAYERS

/** LAB_CLASSIC_MIN_SIZE: the smallest number of rows and of columns of a board. */
#define LAB_CLASSIC_MIN_SIZE 3

/** LAB_CLASSIC_MAX_SIZE: the largest number of rows and of columns of a board. */
#define LAB_CLASSIC_MAX_SIZE 8

#define LAB_CLASSIC_ERROR (lab_classic_error_quark ())

/**
 * LabClassicError:
 * @LAB_CLASSIC_ERROR_GAME: a text does not name a game
 * @LAB_CLASSIC_ERROR_POSITION: a text is not a position
 * @LAB_CLASSIC_ERROR_MOVE: the rules do not allow a move
 * @LAB_CLASSIC_ERROR_PLAYER: a player has a wrong option
 * @LAB_CLASSIC_ERROR_NO_PLAYER: a text does not name a player
 * @LAB_CLASSIC_ERROR_PROGRAM: a program failed as a player
 */
typedef enum
{
  LAB_CLASSIC_ERROR_GAME,
  LAB_CLASSIC_ERROR_POSITION,
  LAB_CLASSIC_ERROR_MOVE,
  LAB_CLASSIC_ERROR_PLAYER,
  LAB_CLASSIC_ERROR_NO_PLAYER,
  LAB_CLASSIC_ERROR_PROGRAM,
} LabClassicError;

/**
 * LabClassic:
 * @id: the word for the game, such as `matches`
 * @usage: the word with its options, such as `matches[:N]`
 * @name: its name, not translated yet
 * @rule: how players move, in one paragraph, not translated yet
 * @tell_goal: (nullable): returns who wins, with the options of a position
 * @rules: its moves, for the search
 * @state_size: the size of a position, in bytes
 * @init: sets a position of zeros to the start of the game, with the first player to move.
 *   @options is what follows the colon, or %NULL for the usual game
 * @format_options: (nullable): returns the options of a position for @init; without it, the game
 *   has no options
 * @parse_board: changes the start of a game to another position, in which @side is to move; the
 *   result must be one that can occur in a game, as far as the search depends on it
 * @format_board: returns the text for @parse_board, without blanks
 * @format_action: returns the text of an action, without blanks and not the same for any two
 *   actions of a position
 * @draw: returns a drawing of the position for a terminal, in lines
 * @max_small: the most cells of a board with which a million nodes are enough to solve the game
 *   from its start; %G_MAXUINT for a game without a board that is always so small, and 0 if nobody
 *   knows
 *
 * One of the small games for two players. A position is a plain value of @state_size bytes that
 * has no pointers. The options of a game, such as its size, are a part of each position.
 */
typedef struct
{
  const char       *id;
  const char       *usage;
  const char       *name;
  const char       *rule;
  char           *(*tell_goal)      (gconstpointer  state);
  const LabZeroSum *rules;
  gsize             state_size;
  gboolean        (*init)           (gpointer       state,
                                     const char    *options,
                                     GError       **error);
  char           *(*format_options) (gconstpointer  state);
  gboolean        (*parse_board)    (gpointer       state,
                                     const char    *board,
                                     int            side,
                                     GError       **error);
  char           *(*format_board)   (gconstpointer  state);
  char           *(*format_action)  (gconstpointer  state,
                                     guint32        action);
  char           *(*draw)           (gconstpointer  state);
  guint             max_small;
} LabClassic;

/**
 * LabClassicCells:
 * @side: the player to move
 * @letters: what stands for a piece of each player in texts
 * @rows: the number of rows
 * @columns: the number of columns
 * @pieces: the cells with pieces of the first player and of the second, a bit each, row by row
 *   from the first player's side
 * @key: the position's Zobrist key
 *
 * What a position on a board of cells begins with.
 */
typedef struct
{
  int     side;
  char    letters[2];
  guint   rows;
  guint   columns;
  guint64 pieces[2];
  guint64 key;
} LabClassicCells;

/* Returns the player to move, 0 or 1. */
static inline guint
lab_classic_cells_get_player (const LabClassicCells *self)
{
  return self->side > 0 ? 0 : 1;
}

/* Returns whether a player has a piece on a cell. */
static inline gboolean
lab_classic_cells_has_piece (const LabClassicCells *self,
                             guint                  player,
                             guint                  cell)
{
  return (self->pieces[player] >> cell & 1) != 0;
}

/* What the games need to read and write positions. */

/** lab_classic_refuse_game: sets a #LabClassicError for the options of a game. */
#define lab_classic_refuse_game(error, ...) \
  lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_GAME, __VA_ARGS__)

/** lab_classic_refuse_position: sets a #LabClassicError for a position. */
#define lab_classic_refuse_position(error, ...) \
  lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_POSITION, __VA_ARGS__)

GQuark                    lab_classic_error_quark     (void);
const LabClassic * const *lab_classic_get_all         (void);
const LabClassic         *lab_classic_parse           (const char            *text,
                                                       gpointer              *start,
                                                       GError               **error);
gpointer                  lab_classic_new_start       (const LabClassic      *self,
                                                       const char            *options,
                                                       GError               **error);
char                     *lab_classic_format          (const LabClassic      *self,
                                                       gconstpointer          state);
char                     *lab_classic_tell_rule       (const LabClassic      *self,
                                                       gconstpointer          state);
gpointer                  lab_classic_parse_position  (const LabClassic      *self,
                                                       gconstpointer          start,
                                                       const char            *text,
                                                       GError               **error);
char                     *lab_classic_format_position (const LabClassic      *self,
                                                       gconstpointer          state);
GArray                   *lab_classic_list_actions    (const LabClassic      *self,
                                                       gconstpointer          state);
gboolean                  lab_classic_parse_action    (const LabClassic      *self,
                                                       gconstpointer          state,
                                                       const char            *text,
                                                       guint32               *action,
                                                       GError               **error);
gboolean                  lab_classic_is_small        (const LabClassic      *self,
                                                       gconstpointer          state);
guint                     lab_classic_get_player      (const LabClassic      *self,
                                                       gconstpointer          state);
guint                     lab_classic_get_winner      (const LabClassic      *self,
                                                       gconstpointer          state);
gboolean                  lab_classic_refuse_over     (GError               **error);
gboolean                  lab_classic_read_number     (const char           **text,
                                                       guint                  min,
                                                       guint                  max,
                                                       guint                 *number);
gboolean                  lab_classic_read_size       (const char           **text,
                                                       guint                  min,
                                                       guint                  max,
                                                       guint                 *first,
                                                       guint                 *second);
int                       lab_classic_get_side        (gconstpointer          state);
guint64                   lab_classic_cells_get_key   (gconstpointer          state);
gboolean                  lab_classic_cells_parse     (LabClassicCells       *self,
                                                       const char            *board,
                                                       GError               **error);
char                     *lab_classic_cells_format    (gconstpointer          state);
char                     *lab_classic_cells_draw      (gconstpointer          state);

/* The games. Each position begins with the side of the player to move. */

/** LAB_MATCHES_MAX: the most matches that a heap can have. */
#define LAB_MATCHES_MAX 99

/**
 * LabMatches:
 * @side: the player to move
 * @n_left: how many matches are left
 * @n_start: how many there were at the start
 * @misere: whether the player who takes the last match loses
 * @n_moves: how many moves came before
 *
 * A position of a heap of matches, from which a player takes 1, 2, or 3.
 */
typedef struct
{
  int      side;
  guint    n_left;
  guint    n_start;
  gboolean misere;
  guint    n_moves;
} LabMatches;

extern const LabClassic lab_matches;

/** LAB_DIVIDE_MAX: the most that a heap can hold. */
#define LAB_DIVIDE_MAX 12

/**
 * LabDivide:
 * @side: the player to move
 * @heaps: the contents of each heap
 * @start: the contents at the start
 * @key: the position's Zobrist key
 *
 * A position of two heaps: a player takes one away and divides the other into two, so that
 * neither is empty. A player who cannot, because each heap holds one thing, loses.
 */
typedef struct
{
  int     side;
  guint   heaps[2];
  guint   start[2];
  guint64 key;
} LabDivide;

extern const LabClassic lab_divide;

/**
 * LabHexapawn:
 *
 * A position of Hexapawn (Gardner, 1962), whose pieces are pawns: they move and capture as in
 * chess, without the double step. The first player to reach the other end wins; a player who cannot
 * move loses.
 */
typedef LabClassicCells LabHexapawn;

extern const LabClassic lab_hexapawn;

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

extern const LabClassic lab_tictactoe;

G_END_DECLS
