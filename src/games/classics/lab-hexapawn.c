/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic.h"

#include <glib/gi18n-lib.h>

#include "lab-random.h"

#define DEFAULT_SIZE 3
#define MAX_CELLS (LAB_CLASSIC_MAX_SIZE * LAB_CLASSIC_MAX_SIZE)
#define CAPTURE (1u << 16)

/* Private helpers */

static guint64
side_key (void)
{
  return lab_random_hash (200);
}

static guint64
pawn_key (guint player,
          guint cell)
{
  return lab_random_hash (201 + player * MAX_CELLS + cell);
}

static guint64
get_row (const LabHexapawn *self,
         guint              row)
{
  return ((G_GUINT64_CONSTANT (1) << self->columns) - 1) << row * self->columns;
}

static guint64
far_row (const LabHexapawn *self,
         guint              player)
{
  return get_row (self, player == 0 ? self->rows - 1 : 0);
}

/* Returns the cells of a column. */
static guint64
get_column (const LabHexapawn *self,
            guint              column)
{
  guint64 cells = 0;

  for (guint row = 0; row < self->rows; row++)
    cells |= G_GUINT64_CONSTANT (1) << (row * self->columns + column);
  return cells;
}

/* Returns the key of a position, computed from scratch. */
static guint64
make_key (const LabHexapawn *self)
{
  guint64 key = self->side > 0 ? 0 : side_key ();

  for (guint player = 0; player < 2; player++)
    {
      for (guint64 left = self->pieces[player]; left != 0; left &= left - 1)
        key ^= pawn_key (player, (guint) __builtin_ctzll (left));
    }
  return key;
}

/* LabZeroSum: an action encodes the cell a pawn leaves, the cell it moves to, and whether it
 * captures there, so that it can be undone */

/* No pawn can be on its last row here, because the game would be over. */
static guint
list_pawn_actions (const LabHexapawn *self,
                   guint              from,
                   guint32           *actions)
{
  guint player = lab_classic_cells_get_player (self);
  guint ahead = player == 0 ? from + self->columns : from - self->columns;
  guint column = from % self->columns;
  guint64 enemies = self->pieces[1 - player];
  guint n = 0;

  if (((self->pieces[player] | enemies) >> ahead & 1) == 0)
    actions[n++] = from << 8 | ahead;
  if (column > 0 && (enemies >> (ahead - 1) & 1) != 0)
    actions[n++] = CAPTURE | from << 8 | (ahead - 1);
  if (column + 1 < self->columns && (enemies >> (ahead + 1) & 1) != 0)
    actions[n++] = CAPTURE | from << 8 | (ahead + 1);
  return n;
}

static guint
list_actions (gconstpointer state,
              guint32      *actions)
{
  const LabHexapawn *self = state;
  guint n = 0;

  for (guint64 left = self->pieces[lab_classic_cells_get_player (self)]; left != 0;
       left &= left - 1)
    n += list_pawn_actions (self, (guint) __builtin_ctzll (left), actions + n);
  return n;
}

static void
flip_pawn (LabHexapawn *self,
           guint        player,
           guint        cell)
{
  self->pieces[player] ^= G_GUINT64_CONSTANT (1) << cell;
  self->key ^= pawn_key (player, cell);
}

/* Flipping the same bits again moves the pawn back. */
static void
move_pawn (LabHexapawn *self,
           guint        player,
           guint32      action)
{
  flip_pawn (self, player, action >> 8 & 0xff);
  flip_pawn (self, player, action & 0xff);
  if ((action & CAPTURE) != 0)
    flip_pawn (self, 1 - player, action & 0xff);
  self->key ^= side_key ();
  self->side = -self->side;
}

static void
apply (gpointer state,
       guint32  action)
{
  LabHexapawn *self = state;

  move_pawn (self, lab_classic_cells_get_player (self), action);
}

static void
undo (gpointer state,
      guint32  action)
{
  LabHexapawn *self = state;

  move_pawn (self, 1 - lab_classic_cells_get_player (self), action);
}

/* The pawns move together, as bits. Shifts push those at the edges into the next row, so they are
 * taken out first. */
static gboolean
can_move (const LabHexapawn *self)
{
  guint player = lab_classic_cells_get_player (self);
  guint64 pawns = self->pieces[player], enemies = self->pieces[1 - player];
  guint64 empty = ~(pawns | enemies);
  guint64 inner_left = pawns & ~get_column (self, 0);
  guint64 inner_right = pawns & ~get_column (self, self->columns - 1);
  guint step = self->columns;

  if (player == 0)
    return (pawns << step & empty) != 0 || (inner_left << (step - 1) & enemies) != 0
           || (inner_right << step << 1 & enemies) != 0;
  return (pawns >> step & empty) != 0 || (inner_left >> step >> 1 & enemies) != 0
         || (inner_right >> (step - 1) & enemies) != 0;
}

/* The player to move has lost in both cases. */
static gboolean
is_over (gconstpointer state)
{
  const LabHexapawn *self = state;
  guint other = 1 - lab_classic_cells_get_player (self);

  return (self->pieces[other] & far_row (self, other)) != 0 || !can_move (self);
}

/* A pawn counts 3, and 1 for each row that it has moved. */
static int
count_steps (const LabHexapawn *self,
             guint              player)
{
  int n = 0;

  for (guint row = 0; row < self->rows; row++)
    {
      guint moved = player == 0 ? row : self->rows - 1 - row;

      n += (int) (3 + moved) * __builtin_popcountll (self->pieces[player] & get_row (self, row));
    }
  return n;
}

static int
estimate (gconstpointer state)
{
  const LabHexapawn *self = state;

  if (is_over (state))
    return -LAB_WIN;
  return self->side * (count_steps (self, 0) - count_steps (self, 1));
}

static int
get_order (gconstpointer state G_GNUC_UNUSED,
           guint32       action)
{
  return (action & CAPTURE) != 0 ? 1 : 0;
}

static const LabZeroSum rules = {
  3 * LAB_CLASSIC_MAX_SIZE,
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
parse_options (gpointer      state,
               const char   *options,
               GError      **error)
{
  LabHexapawn *self = state;
  guint rows = DEFAULT_SIZE, columns = DEFAULT_SIZE;

  if (options != NULL
      && (!lab_classic_read_size (&options, LAB_CLASSIC_MIN_SIZE, LAB_CLASSIC_MAX_SIZE, &rows,
                                  &columns)
          || *options != '\0'))
    return lab_classic_refuse_game (
        /* Translators: “hexapawn:” and the “x” are typed as they are. */
        error, _("Write hexapawn:RxC with the numbers of rows and columns, each from %u to %u, "
                 "such as hexapawn:4x4."),
        (guint) LAB_CLASSIC_MIN_SIZE, (guint) LAB_CLASSIC_MAX_SIZE);
  self->letters[0] = 'w';
  self->letters[1] = 'b';
  self->rows = rows;
  self->columns = columns;
  self->pieces[0] = far_row (self, 1);
  self->pieces[1] = far_row (self, 0);
  self->side = 1;
  self->key = make_key (self);
  return TRUE;
}

static char *
format_options (gconstpointer state)
{
  const LabHexapawn *self = state;

  return g_strdup_printf ("%ux%u", self->rows, self->columns);
}

/* Refuses pawns at their far end, except for one of the player who has just moved: that ends the
 * game. Also refuses more pawns than at the start. */
static gboolean
check_pawns (const LabHexapawn  *self,
             GError            **error)
{
  guint mover = lab_classic_cells_get_player (self);

  for (guint player = 0; player < 2; player++)
    {
      if (__builtin_popcountll (self->pieces[player]) > (int) self->columns)
        return lab_classic_refuse_position (
            error,
            /* Translators: the first number is 1 or 2; the second one chooses the plural form. */
            ngettext ("Player %u has more than %u pawn.", "Player %u has more than %u pawns.",
                      self->columns), player + 1, self->columns);
    }
  if ((self->pieces[mover] & far_row (self, mover)) != 0)
    return lab_classic_refuse_position (
        error, _("Player %u has already reached the other end, so the other player must be to "
                 "move."), mover + 1);
  if (__builtin_popcountll (self->pieces[1 - mover] & far_row (self, 1 - mover)) > 1)
    return lab_classic_refuse_position (
        error, _("Only one pawn can reach the other end, because that ends the game."));
  return TRUE;
}

static gboolean
parse_board (gpointer      state,
             const char   *board,
             int           side,
             GError      **error)
{
  LabHexapawn *self = state;

  self->side = side;
  if (!lab_classic_cells_parse (self, board, error) || !check_pawns (self, error))
    return FALSE;
  self->key = make_key (self);
  return TRUE;
}

static char *
format_action (gconstpointer state,
               guint32       action)
{
  const LabHexapawn *self = state;
  guint from = action >> 8 & 0xff, to = action & 0xff;

  return g_strdup_printf ("%c%u%c%c%u", (char) ('a' + (int) (from % self->columns)),
                          from / self->columns + 1, (action & CAPTURE) != 0 ? 'x' : '-',
                          (char) ('a' + (int) (to % self->columns)), to / self->columns + 1);
}

static char *
tell_goal (gconstpointer state G_GNUC_UNUSED)
{
  return g_strdup (_("The first player to reach the other end wins. A player who cannot move "
                     "loses."));
}

const LabClassic lab_hexapawn = {
  .id = "hexapawn",
  .usage = "hexapawn[:RxC]",
  /* Translators: the name of a game with pawns by Martin Gardner. */
  .name = N_("Hexapawn"),
  .rule = N_("Each player has a row of pawns. A pawn moves one cell straight ahead if that cell "
             "is empty, or captures an opposing pawn one cell diagonally ahead."),
  .tell_goal = tell_goal,
  .rules = &rules,
  .state_size = sizeof (LabHexapawn),
  .init = parse_options,
  .format_options = format_options,
  .parse_board = parse_board,
  .format_board = lab_classic_cells_format,
  .format_action = format_action,
  .draw = lab_classic_cells_draw,
  .max_small = 25,
};
