/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-soak-table.h"

#include <string.h>

#define SIZE 7
#define N_SIDES 4

/* Private helpers */

/* Lists the squares of the line that @arrow shifts, in the direction of the shift. */
static void
list_line (guint        arrow,
           LabSoakPlace line[SIZE])
{
  gint8 across = (gint8) (1 + 2 * (arrow % 3));

  for (gint8 i = 0; i < SIZE; i++)
    {
      gint8 back = (gint8) (SIZE - 1 - i);

      switch (arrow / 3)
        {
        case 0:  /* from the north */
          line[i] = (LabSoakPlace) { i, across };
          break;
        case 1:  /* from the east */
          line[i] = (LabSoakPlace) { across, back };
          break;
        case 2:  /* from the south */
          line[i] = (LabSoakPlace) { back, across };
          break;
        default:
          line[i] = (LabSoakPlace) { across, i };
          break;
        }
    }
}

static guint8 *
tile_at (LabSoakTable *self,
         LabSoakPlace  place)
{
  return &self->grid[place.row][place.column];
}

static gboolean
is_on_board (LabSoakPlace place)
{
  return place.row >= 0 && place.row < SIZE && place.column >= 0 && place.column < SIZE;
}

static gboolean
is_same (LabSoakPlace place,
         LabSoakPlace other)
{
  return place.row == other.row && place.column == other.column;
}

/* Marks all squares that can be reached from @from, step by step. */
static void
flood (const LabSoakTable *self,
       LabSoakPlace        from,
       gboolean            reached[SIZE][SIZE])
{
  static const LabSoakPlace steps[N_SIDES] = { { -1, 0 }, { 0, 1 }, { 1, 0 }, { 0, -1 } };
  LabSoakPlace stack[SIZE * SIZE] = { from };
  guint n = 1;

  reached[from.row][from.column] = TRUE;
  while (n > 0)
    {
      LabSoakPlace here = stack[--n];
      guint openings = self->openings[self->grid[here.row][here.column]];

      for (guint side = 0; side < N_SIDES; side++)
        {
          LabSoakPlace next = { (gint8) (here.row + steps[side].row),
                                (gint8) (here.column + steps[side].column) };
          guint there;

          if (!is_on_board (next) || reached[next.row][next.column] || (openings >> side & 1) == 0)
            continue;
          there = self->openings[self->grid[next.row][next.column]];
          if ((there >> (side + 2) % N_SIDES & 1) == 0)
            continue;
          reached[next.row][next.column] = TRUE;
          stack[n++] = next;
        }
    }
}

static gboolean
has_place (const LabSoakTable *self,
           guint               seat)
{
  return memchr (self->places, (int) seat, self->n_places) != NULL;
}

static gboolean
plays_on (const LabSoakTable *self,
          guint               seat)
{
  return self->pawns[seat].row >= 0 && !has_place (self, seat);
}

static guint
count_those_who_play_on (const LabSoakTable *self)
{
  guint n = 0;

  for (guint seat = 0; seat < LAB_N_SEATS; seat++)
    n += plays_on (self, seat);
  return n;
}

/* Turns over the card with @treasure, if the player to move may do so now. */
static gboolean
lay_open (LabSoakTable *self,
          guint8        treasure)
{
  guint8 *hand = self->hands[self->seat];
  guint n_hand = self->n_hand[self->seat];
  guint n_tried = (self->rules & LAB_RULES_OPEN_CARDS) != 0 ? n_hand : MIN (n_hand, 1);

  for (guint i = 0; i < n_tried; i++)
    {
      if (hand[i] != treasure)
        continue;
      for (guint next = i + 1; next < n_hand; next++)
        hand[next - 1] = hand[next];
      self->n_hand[self->seat]--;
      self->found[self->seat][self->n_found[self->seat]++] = treasure;
      return TRUE;
    }
  return FALSE;
}

static gboolean
is_home (const LabSoakTable *self)
{
  static const LabSoakPlace corners[LAB_N_SEATS] = { { 0, 0 }, { 0, 6 }, { 6, 6 }, { 6, 0 } };

  return is_same (self->pawns[self->seat], corners[self->seat]);
}

static void
pass_on (LabSoakTable *self)
{
  self->phase = LAB_PHASE_INSERT;
  do
    self->seat = (guint8) ((self->seat + 1) % LAB_N_SEATS);
  while (!plays_on (self, self->seat));
}

static gboolean
compare_tiles (const LabSoakTable *self,
               const LabPosition  *position,
               LabSoakError        code,
               GError            **error)
{
  for (guint8 row = 0; row < SIZE; row++)
    {
      for (guint8 column = 0; column < SIZE; column++)
        {
          guint cell = 8u * row + column;
          guint8 tile = self->grid[row][column];
          guint openings = 0;

          for (guint side = 0; side < N_SIDES; side++)
            openings |= (guint) (position->board.open[side] >> cell & 1) << side;
          if (openings != self->openings[tile])
            return lab_soak_fail (error, code, "%c%u is tile %x, by the rules it is %x",
                                  'a' + column, row + 1u, openings, self->openings[tile]);
          if (self->treasures[tile] != LAB_SOAK_NOBODY
              && position->treasures[self->treasures[tile]] != cell)
            return lab_soak_fail (error, code, "treasure %c does not lie on %c%u",
                                  'A' + self->treasures[tile], 'a' + column, row + 1u);
        }
    }
  if (position->board.spare != self->openings[self->spare]
      || (self->treasures[self->spare] != LAB_SOAK_NOBODY
          && position->treasures[self->treasures[self->spare]] != LAB_CELL_SPARE))
    return lab_soak_fail (error, code, "the spare is tile %x, by the rules it is %x",
                          position->board.spare, self->openings[self->spare]);
  return TRUE;
}

static gboolean
compare_seat (const LabSoakTable *self,
              const LabPosition  *position,
              guint               seat,
              const guint8       *cards,
              LabSoakError        code,
              GError            **error)
{
  LabSoakPlace pawn = self->pawns[seat];
  guint cell = pawn.row < 0 ? LAB_CELL_NONE : 8u * (guint) pawn.row + (guint) pawn.column;

  if (position->pawns[seat] != cell)
    return lab_soak_fail (error, code, "pawn %u is on cell %u, by the rules on %u", seat + 1,
                          position->pawns[seat], cell);
  if (position->n_found[seat] != self->n_found[seat]
      || position->n_cards[seat] != self->n_found[seat] + self->n_hand[seat]
      || memcmp (cards, self->found[seat], self->n_found[seat]) != 0
      || memcmp (cards + self->n_found[seat], self->hands[seat], self->n_hand[seat]) != 0)
    return lab_soak_fail (error, code, "the cards of seat %u are not what they are by the rules",
                          seat + 1);
  return TRUE;
}

/* Public functions */

/**
 * lab_soak_table_init:
 * @self: (out caller-allocates): a table
 * @game: a game before its first turn
 *
 * Copies the state of @game.
 */
void
lab_soak_table_init (LabSoakTable *self,
                     LabGame      *game)
{
  const LabPosition *position = lab_game_get_position (game);
  const guint8 *cards = position->cards;

  memset (self, 0, sizeof *self);
  for (guint8 i = 0; i < LAB_SOAK_N_TILES; i++)
    {
      LabCell cell = (LabCell) (i / SIZE * 8 + i % SIZE);
      LabTile *tile = i < SIZE * SIZE ? lab_game_get_tile (game, cell) : lab_game_get_spare (game);

      if (i < SIZE * SIZE)
        self->grid[i / SIZE][i % SIZE] = i;
      self->openings[i] = lab_tile_get_openings (tile);
      self->treasures[i] = lab_tile_get_treasure (tile);
    }
  self->spare = SIZE * SIZE;
  for (guint seat = 0; seat < LAB_N_SEATS; seat++)
    {
      self->pawns[seat] = position->pawns[seat] == LAB_CELL_NONE
                              ? (LabSoakPlace) { -1, -1 }
                              : lab_soak_place_from (position->pawns[seat]);
      self->n_hand[seat] = position->n_cards[seat];
      memcpy (self->hands[seat], cards, position->n_cards[seat]);
      cards += position->n_cards[seat];
    }
  self->last_arrow = LAB_SOAK_NOBODY;
  self->seat = position->seat;
  self->phase = LAB_PHASE_INSERT;
  self->rules = position->rules;
}

/**
 * lab_soak_table_may_insert:
 * @self: a table
 * @arrow: any number
 *
 * Returns: %FALSE if there is no such arrow, or if the last tile was pushed out there
 */
gboolean
lab_soak_table_may_insert (const LabSoakTable *self,
                           guint               arrow)
{
  LabSoakPlace line[SIZE], last[SIZE];

  if (arrow >= LAB_N_ARROWS)
    return FALSE;
  if (self->last_arrow == LAB_SOAK_NOBODY)
    return TRUE;
  list_line (arrow, line);
  list_line (self->last_arrow, last);
  return !is_same (line[0], last[SIZE - 1]);
}

/**
 * lab_soak_table_insert:
 * @self: a table before an insertion
 * @arrow: the arrow
 * @openings: the openings of the spare
 *
 * Inserts the spare.
 */
void
lab_soak_table_insert (LabSoakTable *self,
                       guint         arrow,
                       guint         openings)
{
  LabSoakPlace line[SIZE];
  guint8 carried = self->spare;
  LabSoakPlace pawns[LAB_N_SEATS];

  list_line (arrow, line);
  memcpy (pawns, self->pawns, sizeof pawns);
  self->openings[self->spare] = (guint8) openings;
  for (guint i = 0; i < SIZE; i++)
    {
      guint8 *tile = tile_at (self, line[i]);
      guint8 pushed = *tile;

      *tile = carried;
      carried = pushed;
      for (guint seat = 0; seat < LAB_N_SEATS; seat++)
        {
          if (is_same (pawns[seat], line[i]))
            self->pawns[seat] = line[(i + 1) % SIZE];
        }
    }
  self->spare = carried;
  self->last_arrow = (guint8) arrow;
  self->phase = LAB_PHASE_MOVE;
}

/**
 * lab_soak_table_may_move:
 * @self: a table
 * @to: a square
 *
 * Returns: %TRUE if the pawn of the player to move can reach it
 */
gboolean
lab_soak_table_may_move (const LabSoakTable *self,
                         LabSoakPlace        to)
{
  gboolean reached[SIZE][SIZE] = { { FALSE } };

  if (!is_on_board (to))
    return FALSE;
  flood (self, self->pawns[self->seat], reached);
  return reached[to.row][to.column];
}

/**
 * lab_soak_table_move:
 * @self: a table before a move
 * @to: where the pawn ends
 *
 * Moves the pawn.
 *
 * Returns: the consequences
 */
LabSoakNews
lab_soak_table_move (LabSoakTable *self,
                     LabSoakPlace  to)
{
  LabSoakNews news = { LAB_SOAK_NOBODY, 0 };
  guint8 treasure = self->treasures[*tile_at (self, to)];
  gboolean was_sent_home = self->n_hand[self->seat] == 0;

  self->pawns[self->seat] = to;
  if (treasure != LAB_SOAK_NOBODY && lay_open (self, treasure))
    news.found = treasure;
  if (self->n_hand[self->seat] == 0
      && ((self->rules & LAB_RULES_LAST_TREASURE) != 0 || (was_sent_home && is_home (self))))
    {
      self->places[self->n_places++] = self->seat;
      news.n_placed = 1;
    }
  if (count_those_who_play_on (self) > 1)
    {
      pass_on (self);
      return news;
    }
  for (guint8 seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (!plays_on (self, seat))
        continue;
      self->places[self->n_places++] = seat;
      news.n_placed++;
      break;
    }
  self->phase = LAB_PHASE_OVER;
  return news;
}

/**
 * lab_soak_table_compare:
 * @self: a table
 * @position: the position of the game
 * @code: the error if they differ
 * @error: return location for a #LabSoakError
 *
 * Returns: %TRUE if the position is the same as on the table
 */
gboolean
lab_soak_table_compare (const LabSoakTable *self,
                        const LabPosition  *position,
                        LabSoakError        code,
                        GError            **error)
{
  const guint8 *cards = position->cards;

  if (!compare_tiles (self, position, code, error))
    return FALSE;
  for (guint seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (!compare_seat (self, position, seat, cards, code, error))
        return FALSE;
      cards += position->n_cards[seat];
    }
  if (position->n_places != self->n_places
      || memcmp (position->places, self->places, self->n_places) != 0)
    return lab_soak_fail (error, code, "%u have a place, by the rules %u, or others",
                          position->n_places, self->n_places);
  if (position->seat != self->seat || position->phase != self->phase
      || position->last_arrow != self->last_arrow || position->rules != self->rules)
    return lab_soak_fail (error, code,
                          "it is seat %u, phase %u, arrow %u; by the rules %u, %u, %u",
                          position->seat + 1u, position->phase, position->last_arrow,
                          self->seat + 1u, self->phase, self->last_arrow);
  return TRUE;
}
