/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic.h"

#include <glib/gi18n-lib.h>

#include "lab-random.h"

#define DEFAULT_SIZE 3

/* How promising it is to complete a line, and to keep the other player from it. All other cells
 * are ordered by the number of lines through them, which is smaller. */
#define ORDER_WIN 200
#define ORDER_BLOCK 100

/* The steps of each direction, in columns and rows: right, up, and the two diagonals up. */
static const struct
{
  int columns;
  int rows;
} steps[LAB_TICTACTOE_N_DIRECTIONS] = { { 1, 0 }, { 0, 1 }, { 1, 1 }, { -1, 1 } };

/* Private helpers */

static guint64
mark_key (guint player,
          guint cell)
{
  return lab_random_hash (1000 + player * LAB_TICTACTOE_MAX_CELLS + cell);
}

static guint64
all_cells (const LabTictactoe *self)
{
  return G_MAXUINT64 >> (LAB_TICTACTOE_MAX_CELLS - self->cells.rows * self->cells.columns);
}

/* Each direction goes to higher cells, so that the next cells of all lines are one shift away. */
static guint
get_shift (const LabTictactoe *self,
           guint               direction)
{
  return (guint) (steps[direction].rows * (int) self->cells.columns + steps[direction].columns);
}

static gboolean
has_line (const LabTictactoe *self,
          guint64             cells)
{
  for (guint direction = 0; direction < LAB_TICTACTOE_N_DIRECTIONS; direction++)
    {
      guint shift = get_shift (self, direction);
      guint64 whole = cells & self->starts[direction];

      for (guint i = 1; i < self->in_row && whole != 0; i++)
        whole &= cells >> i * shift;
      if (whole != 0)
        return TRUE;
    }
  return FALSE;
}

/* Finds the cells where lines of a direction can start, and counts the lines through each cell. */
static void
find_lines (LabTictactoe *self,
            guint         direction)
{
  int last = (int) self->in_row - 1;

  for (guint cell = 0; cell < self->cells.rows * self->cells.columns; cell++)
    {
      int column = (int) (cell % self->cells.columns) + last * steps[direction].columns;
      int row = (int) (cell / self->cells.columns) + last * steps[direction].rows;

      if (column < 0 || column >= (int) self->cells.columns || row >= (int) self->cells.rows)
        continue;
      self->starts[direction] |= G_GUINT64_CONSTANT (1) << cell;
      for (guint i = 0; i < self->in_row; i++)
        self->n_lines[cell + i * get_shift (self, direction)]++;
    }
}

/* Returns the key of a position, computed from scratch: from the marks alone, because their number
 * tells the player to move. */
static guint64
make_key (const LabTictactoe *self)
{
  guint64 key = 0;

  for (guint player = 0; player < 2; player++)
    {
      for (guint64 left = self->cells.pieces[player]; left != 0; left &= left - 1)
        key ^= mark_key (player, (guint) __builtin_ctzll (left));
    }
  return key;
}

/* LabZeroSum: an action is a cell */

static guint
list_actions (gconstpointer state,
              guint32      *actions)
{
  const LabTictactoe *self = state;
  guint n = 0;

  for (guint64 left = all_cells (self) & ~(self->cells.pieces[0] | self->cells.pieces[1]);
       left != 0; left &= left - 1)
    actions[n++] = (guint32) __builtin_ctzll (left);
  return n;
}

static void
flip_mark (LabTictactoe *self,
           guint         player,
           guint32       cell)
{
  self->cells.pieces[player] ^= G_GUINT64_CONSTANT (1) << cell;
  self->cells.key ^= mark_key (player, cell);
  self->cells.side = -self->cells.side;
}

static void
apply (gpointer state,
       guint32  action)
{
  LabTictactoe *self = state;

  flip_mark (self, lab_classic_cells_get_player (&self->cells), action);
}

static void
undo (gpointer state,
      guint32  action)
{
  LabTictactoe *self = state;

  flip_mark (self, 1 - lab_classic_cells_get_player (&self->cells), action);
}

/* Only the player who has just moved can have a line. */
static gboolean
is_lost (const LabTictactoe *self)
{
  return has_line (self, self->cells.pieces[1 - lab_classic_cells_get_player (&self->cells)]);
}

static gboolean
is_over (gconstpointer state)
{
  const LabTictactoe *self = state;

  return (self->cells.pieces[0] | self->cells.pieces[1]) == all_cells (self) || is_lost (self);
}

static int
count_lines (const LabTictactoe *self,
             guint               player)
{
  int n = 0;

  for (guint64 left = self->cells.pieces[player]; left != 0; left &= left - 1)
    n += self->n_lines[__builtin_ctzll (left)];
  return n;
}

static int
estimate (gconstpointer state)
{
  const LabTictactoe *self = state;

  if (is_over (state))
    return is_lost (self) ? -LAB_WIN : 0;
  return self->cells.side * (count_lines (self, 0) - count_lines (self, 1));
}

static int
get_order (gconstpointer state,
           guint32       action)
{
  const LabTictactoe *self = state;
  guint player = lab_classic_cells_get_player (&self->cells);
  guint64 bit = G_GUINT64_CONSTANT (1) << action;

  if (has_line (self, self->cells.pieces[player] | bit))
    return ORDER_WIN;
  if (has_line (self, self->cells.pieces[1 - player] | bit))
    return ORDER_BLOCK;
  return self->n_lines[action];
}

static const LabZeroSum rules = {
  LAB_TICTACTOE_MAX_CELLS,
  list_actions,
  apply,
  undo,
  is_over,
  lab_classic_get_side,
  estimate,
  lab_classic_cells_get_key,
  get_order,
};

/* LabClassic */

static gboolean
read_options (const char *at,
              guint      *rows,
              guint      *columns,
              guint      *in_row)
{
  if (!lab_classic_read_size (&at, LAB_CLASSIC_MIN_SIZE, LAB_CLASSIC_MAX_SIZE, rows, columns))
    return FALSE;
  *in_row = MIN (*rows, *columns);
  if (*at == '\0')
    return TRUE;
  if (*at != ',')
    return FALSE;
  at++;
  return lab_classic_read_number (&at, LAB_TICTACTOE_MIN_IN_ROW, MAX (*rows, *columns), in_row)
         && *at == '\0';
}

static gboolean
parse_options (gpointer      state,
               const char   *options,
               GError      **error)
{
  LabTictactoe *self = state;
  guint rows = DEFAULT_SIZE, columns = DEFAULT_SIZE, in_row = DEFAULT_SIZE;

  if (options != NULL && !read_options (options, &rows, &columns, &in_row))
    return lab_classic_refuse_game (
        /* Translators: “tictactoe:” and the “x” are typed as they are. */
        error, _("Write tictactoe:RxC,K with the numbers of rows and columns, each from %u to %u, "
                 "and how many marks in a row win, from %u to the larger of the two; such as "
                 "tictactoe:4x4,4."),
        (guint) LAB_CLASSIC_MIN_SIZE, (guint) LAB_CLASSIC_MAX_SIZE,
        (guint) LAB_TICTACTOE_MIN_IN_ROW);
  self->cells.letters[0] = 'x';
  self->cells.letters[1] = 'o';
  self->cells.rows = rows;
  self->cells.columns = columns;
  self->in_row = in_row;
  self->cells.side = 1;
  for (guint direction = 0; direction < LAB_TICTACTOE_N_DIRECTIONS; direction++)
    find_lines (self, direction);
  self->cells.key = make_key (self);
  return TRUE;
}

static char *
format_options (gconstpointer state)
{
  const LabTictactoe *self = state;

  return g_strdup_printf ("%ux%u,%u", self->cells.rows, self->cells.columns, self->in_row);
}

static gboolean
parse_board (gpointer      state,
             const char   *board,
             int           side,
             GError      **error)
{
  LabTictactoe *self = state;
  int n_ahead;

  if (!lab_classic_cells_parse (&self->cells, board, error))
    return FALSE;
  self->cells.side = side;
  n_ahead
      = __builtin_popcountll (self->cells.pieces[0]) - __builtin_popcountll (self->cells.pieces[1]);
  if (n_ahead != (side > 0 ? 0 : 1))
    return lab_classic_refuse_position (
        error, side > 0 ? _("Before a move of player 1, there must be as many noughts as crosses.")
                        : _("Before a move of player 2, there must be one cross more than "
                            "noughts."));
  if (has_line (self, self->cells.pieces[lab_classic_cells_get_player (&self->cells)]))
    return lab_classic_refuse_position (
        error, _("Player %u already has a line, so the game ended before."),
        lab_classic_cells_get_player (&self->cells) + 1);
  self->cells.key = make_key (self);
  return TRUE;
}

static char *
format_action (gconstpointer state,
               guint32       action)
{
  const LabTictactoe *self = state;

  return g_strdup_printf ("%c%u", (char) ('a' + (int) (action % self->cells.columns)),
                          action / self->cells.columns + 1);
}

static char *
tell_goal (gconstpointer state)
{
  const LabTictactoe *self = state;
  g_autofree char *line = g_strdup_printf (
      /* Translators: the rule of tic-tac-toe; %u is usually 3. */
      ngettext ("The first player with %u mark in a row, a column, or a diagonal wins.",
                "The first player with %u marks in a row, a column, or a diagonal wins.",
                self->in_row), self->in_row);

  return g_strjoin (" ", line, _("If the board is full before that, the game is a draw."), NULL);
}

const LabClassic lab_tictactoe = {
  .id = "tictactoe",
  .usage = "tictactoe[:RxC[,K]]",
  .name = N_("Tic-Tac-Toe"),
  .rule = N_("Players take turns to mark an empty cell: the first player with a cross, the second "
             "with a nought."),
  .tell_goal = tell_goal,
  .rules = &rules,
  .state_size = sizeof (LabTictactoe),
  .init = parse_options,
  .format_options = format_options,
  .parse_board = parse_board,
  .format_board = lab_classic_cells_format,
  .format_action = format_action,
  .draw = lab_classic_cells_draw,
  .max_small = 16,
};
