/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-soak-small-rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Shares no code with the small games: moves are texts, and a board is an array of letters. */

#define BLANK ' '

/* Private helpers */

static char
get_cell (const LabSoakSmallGame *self,
          int                     row,
          int                     column)
{
  if (row < 0 || column < 0 || row >= (int) self->rows || column >= (int) self->columns)
    return '\0';
  return self->cells[row][column];
}

static char
get_letter (guint player)
{
  return player == 0 ? '0' : '1';
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/* Private helpers: the moves of each game */

static void
list_matches (const LabSoakSmallGame *self,
              GPtrArray              *moves)
{
  for (guint n = 1; n <= 3 && n <= self->rows; n++)
    g_ptr_array_add (moves, g_strdup_printf ("%u", n));
}

static void
list_divide (const LabSoakSmallGame *self,
             GPtrArray              *moves)
{
  for (guint heap = 0; heap < 2; heap++)
    {
      guint n = heap == 0 ? self->rows : self->columns;

      if (heap == 1 && self->rows == self->columns)
        return;
      for (guint part = 1; part <= n - part && part < n; part++)
        g_ptr_array_add (moves, g_strdup_printf ("%u=%u+%u", n, part, n - part));
    }
}

static void
list_hexapawn (const LabSoakSmallGame *self,
               GPtrArray              *moves)
{
  int ahead = self->player == 0 ? 1 : -1;

  for (int row = 0; row < (int) self->rows; row++)
    for (int column = 0; column < (int) self->columns; column++)
      {
        if (get_cell (self, row, column) != get_letter (self->player))
          continue;
        for (int side = -1; side <= 1; side++)
          if (get_cell (self, row + ahead, column + side)
              == (side == 0 ? BLANK : get_letter (1 - self->player)))
            g_ptr_array_add (moves, g_strdup_printf ("%c%d%c%c%d", 'a' + column, row + 1,
                                                     side == 0 ? '-' : 'x', 'a' + column + side,
                                                     row + ahead + 1));
      }
}

static void
list_tictactoe (const LabSoakSmallGame *self,
                GPtrArray              *moves)
{
  for (int row = 0; row < (int) self->rows; row++)
    for (int column = 0; column < (int) self->columns; column++)
      if (get_cell (self, row, column) == BLANK)
        g_ptr_array_add (moves, g_strdup_printf ("%c%d", 'a' + column, row + 1));
}

static GPtrArray *
list (const LabSoakSmallGame *self)
{
  static void (* const functions[]) (const LabSoakSmallGame *game, GPtrArray *texts) = {
    [LAB_SOAK_MATCHES] = list_matches,
    [LAB_SOAK_DIVIDE] = list_divide,
    [LAB_SOAK_HEXAPAWN] = list_hexapawn,
    [LAB_SOAK_TICTACTOE] = list_tictactoe,
  };
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);

  if (!self->over)
    functions[self->kind] (self, moves);
  return moves;
}

/* Private helpers: the end */

/* Returns whether @player has enough marks in a row anywhere. */
static gboolean
has_row (const LabSoakSmallGame *self,
         guint                   player)
{
  static const struct { int up, right; } ways[] = { { -1, 1 }, { 0, 1 }, { 1, 1 }, { 1, 0 } };

  for (int row = 0; row < (int) self->rows; row++)
    for (int column = 0; column < (int) self->columns; column++)
      for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
        {
          int n = 0;

          while (get_cell (self, row + n * ways[i].up, column + n * ways[i].right)
                 == get_letter (player))
            n++;
          if (n >= (int) self->in_row)
            return TRUE;
        }
  return FALSE;
}

static gboolean
has_crossed (const LabSoakSmallGame *self,
             guint                   player)
{
  int row = player == 0 ? (int) self->rows - 1 : 0;

  for (int column = 0; column < (int) self->columns; column++)
    if (get_cell (self, row, column) == get_letter (player))
      return TRUE;
  return FALSE;
}

static void
end (LabSoakSmallGame *self,
     guint             winner)
{
  self->over = TRUE;
  self->winner = winner;
}

/* Ends the game after a move of @mover, if it is over. */
static void
judge (LabSoakSmallGame *self,
       guint             mover)
{
  g_autoptr (GPtrArray) moves = list (self);

  if (self->kind == LAB_SOAK_TICTACTOE && has_row (self, mover))
    end (self, mover);
  else if (self->kind == LAB_SOAK_TICTACTOE && moves->len == 0)
    end (self, 2);
  else if (self->kind == LAB_SOAK_HEXAPAWN && has_crossed (self, mover))
    end (self, mover);
  else if (moves->len == 0)
    end (self, self->misere ? 1 - mover : mover);
}

/* Public functions */

/**
 * lab_soak_small_game_start:
 * @self: (out): a game
 * @kind: which game
 * @rows: the rows of the board, the first heap, or the number of matches
 * @columns: the columns, or the second heap
 * @in_row: how many marks in a row win
 * @misere: whether the player who takes the last match loses
 *
 * Starts a game. Other numbers than those that the game has are ignored.
 */
void
lab_soak_small_game_start (LabSoakSmallGame *self,
                           LabSoakSmallKind  kind,
                           guint             rows,
                           guint             columns,
                           guint             in_row,
                           gboolean          misere)
{
  memset (self, 0, sizeof *self);
  self->kind = kind;
  self->rows = rows;
  self->columns = columns;
  self->in_row = in_row;
  self->misere = misere && kind == LAB_SOAK_MATCHES;
  memset (self->cells, BLANK, sizeof self->cells);
  for (guint column = 0; kind == LAB_SOAK_HEXAPAWN && column < columns; column++)
    {
      self->cells[0][column] = get_letter (0);
      self->cells[rows - 1][column] = get_letter (1);
    }
  /* Two heaps of one cannot be divided. */
  judge (self, 1);
}

/** lab_soak_small_game_dup_name: returns the text from which the program starts this game; only
 * at the start. */
char *
lab_soak_small_game_dup_name (LabSoakSmallGame *self)
{
  static const char * const names[] = { "matches", "divide", "hexapawn", "tictactoe" };
  g_autofree char *columns
      = self->kind == LAB_SOAK_MATCHES ? NULL : g_strdup_printf ("x%u", self->columns);
  g_autofree char *in_row
      = self->kind == LAB_SOAK_TICTACTOE ? g_strdup_printf (",%u", self->in_row) : NULL;

  return g_strdup_printf ("%s:%u%s%s%s", names[self->kind], self->rows,
                          columns != NULL ? columns : "", in_row != NULL ? in_row : "",
                          self->misere ? ",misere" : "");
}

/** lab_soak_small_game_list_moves: returns all moves, sorted, with blanks between them. */
char *
lab_soak_small_game_list_moves (LabSoakSmallGame *self)
{
  g_autoptr (GPtrArray) moves = list (self);

  g_ptr_array_sort (moves, compare);
  g_ptr_array_add (moves, NULL);
  return g_strjoinv (" ", (char **) moves->pdata);
}

/**
 * lab_soak_small_game_play:
 * @self: a game
 * @move: one of its moves
 *
 * Plays a move.
 */
void
lab_soak_small_game_play (LabSoakSmallGame *self,
                          const char       *move)
{
  guint mover = self->player;

  switch (self->kind)
    {
    case LAB_SOAK_MATCHES:
      self->rows -= (guint) atoi (move);
      break;
    case LAB_SOAK_DIVIDE:
      g_assert_cmpint (sscanf (move, "%*u=%u+%u", &self->rows, &self->columns), ==, 2);
      break;
    case LAB_SOAK_HEXAPAWN:
      self->cells[move[1] - '1'][move[0] - 'a'] = BLANK;
      self->cells[move[4] - '1'][move[3] - 'a'] = get_letter (mover);
      break;
    case LAB_SOAK_TICTACTOE:
      self->cells[move[1] - '1'][move[0] - 'a'] = get_letter (mover);
      break;
    case LAB_SOAK_N_SMALL_GAMES:
    default:
      g_assert_not_reached ();
    }
  self->player = 1 - mover;
  judge (self, mover);
}
