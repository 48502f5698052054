/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-referee.h"

#include <string.h>

static const char arrow_names[12][3] = {
  "Nb", "Nd", "Nf", "E2", "E4", "E6", "Sb", "Sd", "Sf", "W2", "W4", "W6",
};

static const int corner_rows[4] = { 0, 0, 6, 6 };
static const int corner_columns[4] = { 0, 6, 6, 0 };

/* Private helpers */

static guint
sides_at (const LabShiftBoard *board,
          int                  row,
          int                  column)
{
  guint sides = 0;

  for (guint side = 0; side < 4; side++)
    {
      if ((board->open[side] & (G_GUINT64_CONSTANT (1) << (8 * row + column))) != 0)
        sides += 1u << side;
    }
  return sides;
}

static gboolean
is_placed (const LabReferee *self,
           int               seat)
{
  for (int i = 0; i < self->n_places; i++)
    {
      if (self->places[i] == seat)
        return TRUE;
    }
  return FALSE;
}

static void
find_card (LabReferee *self,
           int         seat,
           int         at)
{
  int card = self->left[seat][at];

  self->found[seat][self->n_found[seat]++] = card;
  for (int i = at; i + 1 < self->n_left[seat]; i++)
    self->left[seat][i] = self->left[seat][i + 1];
  self->left[seat][--self->n_left[seat]] = 0;
}

static void
look_for_treasure (LabReferee *self)
{
  int seat = self->seat;
  int here = self->tiles[self->rows[seat]][self->columns[seat]].treasure;
  int n_open = self->open_cards ? self->n_left[seat] : MIN (self->n_left[seat], 1);

  if (here < 0)
    return;
  for (int i = 0; i < n_open; i++)
    {
      if (self->left[seat][i] == here)
        {
          find_card (self, seat, i);
          return;
        }
    }
}

static gboolean
has_won (const LabReferee *self,
         int               seat)
{
  if (self->n_left[seat] > 0 || self->n_found[seat] == 0)
    return FALSE;
  if (self->last_treasure_wins)
    return TRUE;
  return self->rows[seat] == corner_rows[seat] && self->columns[seat] == corner_columns[seat];
}

static void
end_turn (LabReferee *self)
{
  int playing[4];
  int n_playing = 0;

  /* Looks clockwise from the next seat for a player who is still in the game. */
  for (int step = 1; step <= 4; step++)
    {
      int seat = (self->seat + step) % 4;

      if (self->rows[seat] >= 0 && !is_placed (self, seat))
        playing[n_playing++] = seat;
    }
  if (is_placed (self, self->seat) && n_playing <= 1)
    {
      if (n_playing == 1)
        self->places[self->n_places++] = playing[0];
      self->phase = 2;
      return;
    }
  self->seat = playing[0];
  self->phase = 0;
}

/* Public functions */

void
lab_referee_init (LabReferee             *self,
                  const LabShiftPosition *position)
{
  int n_dealt = 0;

  memset (self, 0, sizeof *self);
  for (int row = 0; row < 7; row++)
    {
      for (int column = 0; column < 7; column++)
        self->tiles[row][column] = (LabRefereeTile) {
          sides_at (&position->board, row, column), -1,
        };
    }
  self->spare = (LabRefereeTile) { position->board.spare, -1 };
  for (int treasure = 0; treasure < 24; treasure++)
    {
      guint bit = position->treasures[treasure];

      if (bit == LAB_SHIFT_CELL_SPARE)
        self->spare.treasure = treasure;
      else if (bit != LAB_SHIFT_CELL_NONE)
        self->tiles[bit / 8][bit % 8].treasure = treasure;
    }
  for (int seat = 0; seat < 4; seat++)
    {
      guint bit = position->pawns[seat];

      self->rows[seat] = bit == LAB_SHIFT_CELL_NONE ? -1 : (int) (bit / 8);
      self->columns[seat] = bit == LAB_SHIFT_CELL_NONE ? -1 : (int) (bit % 8);
      for (int i = 0; i < position->n_cards[seat]; i++)
        {
          if (i < position->n_found[seat])
            self->found[seat][self->n_found[seat]++] = position->cards[n_dealt++];
          else
            self->left[seat][self->n_left[seat]++] = position->cards[n_dealt++];
        }
    }
  self->last_arrow = position->last_arrow == LAB_SHIFT_ARROW_NONE ? -1 : position->last_arrow;
  self->seat = position->seat;
  self->phase = position->phase;
  self->last_treasure_wins = (position->rules & LAB_SHIFT_RULES_LAST_TREASURE) != 0;
  self->open_cards = (position->rules & LAB_SHIFT_RULES_OPEN_CARDS) != 0;
  for (self->n_places = 0; self->n_places < position->n_places; self->n_places++)
    self->places[self->n_places] = position->places[self->n_places];
}

/* Asserts that all fields of @position agree with @self. */
void
lab_referee_check (const LabReferee       *self,
                   const LabShiftPosition *position)
{
  LabReferee same;
  guint n_cards = 0;

  lab_referee_init (&same, position);
  g_assert_cmpmem (self, sizeof *self, &same, sizeof same);
  for (guint seat = 0; seat < 4; seat++)
    {
      g_assert_cmphex (position->board.open[seat] & ~LAB_SHIFT_ALL_CELLS, ==, 0);
      n_cards += position->n_cards[seat];
      if (seat >= position->n_places)
        g_assert_cmpuint (position->places[seat], ==, LAB_SHIFT_SEAT_NONE);
    }
  while (n_cards < 24)
    g_assert_cmpuint (position->cards[n_cards++], ==, LAB_SHIFT_TREASURE_NONE);
}

const char *
lab_referee_arrow_name (int arrow)
{
  return arrow_names[arrow];
}

/* Returns the seven cells of an arrow's line, starting at the arrow. */
void
lab_referee_get_line (int arrow,
                      int rows[7],
                      int columns[7])
{
  const char *name = arrow_names[arrow];

  for (int i = 0; i < 7; i++)
    {
      rows[i] = name[0] == 'N' ? i : name[0] == 'S' ? 6 - i : name[1] - '1';
      columns[i] = name[0] == 'W' ? i : name[0] == 'E' ? 6 - i : name[1] - 'a';
    }
}

gboolean
lab_referee_may_insert (const LabReferee *self,
                        int               arrow)
{
  int rows[7], columns[7], last_rows[7], last_columns[7];

  if (self->last_arrow < 0)
    return TRUE;
  lab_referee_get_line (arrow, rows, columns);
  lab_referee_get_line (self->last_arrow, last_rows, last_columns);
  /* A tile must not go back in where the last one came out. */
  return rows[0] != last_rows[6] || columns[0] != last_columns[6];
}

void
lab_referee_insert (LabReferee *self,
                    int         arrow,
                    guint       sides)
{
  LabRefereeTile old[7], entering = self->spare;
  int rows[7], columns[7];

  entering.sides = sides;
  lab_referee_get_line (arrow, rows, columns);
  for (int i = 0; i < 7; i++)
    old[i] = self->tiles[rows[i]][columns[i]];
  self->tiles[rows[0]][columns[0]] = entering;
  for (int i = 1; i < 7; i++)
    self->tiles[rows[i]][columns[i]] = old[i - 1];
  self->spare = old[6];

  for (int seat = 0; seat < 4; seat++)
    {
      for (int i = 0; i < 7; i++)
        {
          if (self->rows[seat] == rows[i] && self->columns[seat] == columns[i])
            {
              self->rows[seat] = rows[(i + 1) % 7];
              self->columns[seat] = columns[(i + 1) % 7];
              break;
            }
        }
    }
  self->last_arrow = arrow;
  self->phase = 1;
}

/* Returns the cells that a pawn on a cell can reach. */
LabShiftBitboard
lab_referee_flood (const LabReferee *self,
                   int               row,
                   int               column)
{
  static const int row_steps[4] = { -1, 0, 1, 0 };
  static const int column_steps[4] = { 0, 1, 0, -1 };
  LabShiftBitboard area = G_GUINT64_CONSTANT (1) << (8 * row + column);
  int queue[49];
  int n_queued = 0;

  queue[n_queued++] = 7 * row + column;
  for (int next = 0; next < n_queued; next++)
    {
      int y = queue[next] / 7, x = queue[next] % 7;

      for (int side = 0; side < 4; side++)
        {
          int to_y = y + row_steps[side], to_x = x + column_steps[side];

          if (to_y < 0 || to_y > 6 || to_x < 0 || to_x > 6 || (area >> (8 * to_y + to_x) & 1) != 0)
            continue;
          if ((self->tiles[y][x].sides & (1u << side)) == 0
              || (self->tiles[to_y][to_x].sides & (1u << (side + 2) % 4)) == 0)
            continue;
          area |= G_GUINT64_CONSTANT (1) << (8 * to_y + to_x);
          queue[n_queued++] = 7 * to_y + to_x;
        }
    }
  return area;
}

void
lab_referee_move (LabReferee *self,
                  int         row,
                  int         column)
{
  self->rows[self->seat] = row;
  self->columns[self->seat] = column;
  look_for_treasure (self);
  if (has_won (self, self->seat))
    self->places[self->n_places++] = self->seat;
  end_turn (self);
}
