/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-soak-check.h"

#include <string.h>

/* Checks that hold for every position of a game. Each check has plain code of its
 * own, which shares nothing with the code it checks. */

#define SIZE 7

G_DEFINE_QUARK (lab-soak-error-quark, lab_soak_error)

/* The openings of the fixed tiles; 0 for a loose tile. */
static const LabOpenings fixed_tiles[SIZE][SIZE] = {
  { 0x6, 0, 0xe, 0, 0xe, 0, 0xc }, { 0 },
  { 0x7, 0, 0x7, 0, 0xe, 0, 0xd }, { 0 },
  { 0x7, 0, 0xb, 0, 0xd, 0, 0xd }, { 0 },
  { 0x3, 0, 0xb, 0, 0xb, 0, 0x9 },
};

/* The number of tiles, by shape and by whether they have a treasure. */
static const guint8 standard_tiles[LAB_SHAPE_T + 1][2] = {
  [LAB_SHAPE_CORNER] = { 13, 6 },
  [LAB_SHAPE_STRAIGHT] = { 13, 0 },
  [LAB_SHAPE_T] = { 0, 18 },
};

static const char * const arrow_names[LAB_N_ARROWS] = {
  "Nb", "Nd", "Nf", "E2", "E4", "E6", "Sb", "Sd", "Sf", "W2", "W4", "W6",
};

/* Private helpers */

static LabShape
get_shape (LabOpenings openings)
{
  guint n_open = 0;

  for (guint side = 0; side < LAB_N_SIDES; side++)
    n_open += (openings >> side) & 1u;
  if (n_open == 3)
    return LAB_SHAPE_T;
  if (n_open != 2)
    return LAB_SHAPE_NONE;
  return openings == 0x5 || openings == 0xa ? LAB_SHAPE_STRAIGHT : LAB_SHAPE_CORNER;
}

static LabTile *
get_tile (LabGame *game,
          guint    row,
          guint    column)
{
  return lab_game_get_tile (game, (LabCell) (8 * row + column));
}

/* Returns tile number @i, counted row by row; the last one is the spare. */
static LabTile *
get_tile_number (LabGame *game,
                 guint    i)
{
  return i < SIZE * SIZE ? get_tile (game, i / SIZE, i % SIZE) : lab_game_get_spare (game);
}

static void
count_tiles (LabGame *game,
             guint8   n_tiles[LAB_SHAPE_T + 1][2])
{
  memset (n_tiles, 0, sizeof (guint8) * 2 * (LAB_SHAPE_T + 1));
  for (guint i = 0; i < LAB_SOAK_N_TILES; i++)
    {
      LabTile *tile = get_tile_number (game, i);

      n_tiles[get_shape (lab_tile_get_openings (tile))]
             [lab_tile_get_treasure (tile) != LAB_TREASURE_NONE]++;
    }
}

static gboolean
check_fixed_tiles (LabGame *game,
                   GError **error)
{
  LabTreasure treasure = 0;

  for (guint row = 0; row < SIZE; row += 2)
    {
      for (guint column = 0; column < SIZE; column += 2)
        {
          LabTile *tile = get_tile (game, row, column);
          LabOpenings openings = fixed_tiles[row][column];
          LabTreasure expected = get_shape (openings) == LAB_SHAPE_T ? treasure++
                                                                     : LAB_TREASURE_NONE;

          if (lab_tile_get_openings (tile) != openings || lab_tile_get_treasure (tile) != expected)
            return lab_soak_fail (error, LAB_SOAK_ERROR_TILES, "the fixed tile %c%u has changed",
                                  'a' + (int) column, row + 1);
        }
    }
  return TRUE;
}

static LabCell
get_pawn (const LabPosition *position,
          guint              seat)
{
  return position->pawns[seat];
}

/* Public functions: the deal */

/**
 * lab_soak_fail:
 * @error: return location for a #LabSoakError
 * @code: the kind of error
 * @format: a printf format for the message
 * @...: its arguments
 *
 * Sets the error of a check that failed.
 *
 * Returns: %FALSE, so that the caller can return it
 */
gboolean
lab_soak_fail (GError     **error,
               LabSoakError code,
               const char  *format,
               ...)
{
  va_list args;
  g_autofree char *message = NULL;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, LAB_SOAK_ERROR, (int) code, message);
  return FALSE;
}

/**
 * lab_soak_dealt_init:
 * @self: (out caller-allocates): what was dealt
 * @game: a game before its first turn
 *
 * Stores what was dealt.
 */
void
lab_soak_dealt_init (LabSoakDealt *self,
                     LabGame      *game)
{
  const LabPosition *position = lab_game_get_position (game);
  guint n = 0;

  memset (self, 0, sizeof *self);
  self->rules = position->rules;
  count_tiles (game, self->n_tiles);
  for (guint i = 0; i < LAB_SOAK_N_TILES; i++)
    {
      LabTile *tile = get_tile_number (game, i);

      if (lab_tile_get_treasure (tile) < LAB_N_TREASURES)
        self->shapes[lab_tile_get_treasure (tile)] = get_shape (lab_tile_get_openings (tile));
    }
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (get_pawn (position, seat) != LAB_CELL_NONE)
        self->seats |= LAB_SEAT_BIT (seat);
      self->n_cards[seat] = position->n_cards[seat];
      for (guint i = 0; i < position->n_cards[seat]; i++)
        self->cards[seat][i] = position->cards[n++];
    }
}

/* Public functions: the board */

/**
 * lab_soak_check_tiles:
 * @game: a game
 * @dealt: what was dealt
 * @error: return location for a #LabSoakError
 *
 * Checks that the 50 tiles are those that were dealt, and that the fixed ones are in
 * their places.
 *
 * Returns: %TRUE if so
 */
gboolean
lab_soak_check_tiles (LabGame            *game,
                      const LabSoakDealt *dealt,
                      GError            **error)
{
  guint8 n_tiles[LAB_SHAPE_T + 1][2];

  for (guint i = 0; i < LAB_SOAK_N_TILES; i++)
    {
      LabTile *tile = get_tile_number (game, i);
      LabTreasure treasure = lab_tile_get_treasure (tile);
      LabCell cell = i < SIZE * SIZE ? (LabCell) (i / SIZE * 8 + i % SIZE) : LAB_CELL_SPARE;

      if (lab_tile_get_cell (tile) != cell)
        return lab_soak_fail (error, LAB_SOAK_ERROR_TILES, "tile %u takes cell %u for %u", i,
                              lab_tile_get_cell (tile), cell);
      if (treasure < LAB_N_TREASURES
          && get_shape (lab_tile_get_openings (tile)) != dealt->shapes[treasure])
        return lab_soak_fail (error, LAB_SOAK_ERROR_TILES,
                              "the tile of treasure %c has another shape", 'A' + treasure);
    }
  count_tiles (game, n_tiles);
  if (memcmp (n_tiles, dealt->n_tiles, sizeof n_tiles) != 0
      || ((dealt->rules & LAB_RULES_RANDOM_TILES) == 0
          && memcmp (n_tiles, standard_tiles, sizeof n_tiles) != 0))
    return lab_soak_fail (error, LAB_SOAK_ERROR_TILES,
                          "there are %u + %u corners, %u + %u straights and %u + %u Ts",
                          n_tiles[LAB_SHAPE_CORNER][0], n_tiles[LAB_SHAPE_CORNER][1],
                          n_tiles[LAB_SHAPE_STRAIGHT][0], n_tiles[LAB_SHAPE_STRAIGHT][1],
                          n_tiles[LAB_SHAPE_T][0], n_tiles[LAB_SHAPE_T][1]);
  return check_fixed_tiles (game, error);
}

/**
 * lab_soak_check_treasures:
 * @game: a game
 * @position: its position
 * @error: return location for a #LabSoakError
 *
 * Checks that each of the 24 treasures lies on one tile, and that the position has the
 * right cell for it.
 *
 * Returns: %TRUE if so
 */
gboolean
lab_soak_check_treasures (LabGame           *game,
                          const LabPosition *position,
                          GError           **error)
{
  guint n_seen[LAB_N_TREASURES] = { 0 };

  for (guint i = 0; i < LAB_SOAK_N_TILES; i++)
    {
      LabTile *tile = get_tile_number (game, i);
      LabTreasure treasure = lab_tile_get_treasure (tile);

      if (treasure == LAB_TREASURE_NONE)
        continue;
      if (treasure >= LAB_N_TREASURES)
        return lab_soak_fail (error, LAB_SOAK_ERROR_TREASURES, "there is a treasure %u", treasure);
      n_seen[treasure]++;
      if (position->treasures[treasure] != lab_tile_get_cell (tile))
        return lab_soak_fail (error, LAB_SOAK_ERROR_TREASURES,
                              "treasure %c lies on cell %u, the position says %u", 'A' + treasure,
                              lab_tile_get_cell (tile), position->treasures[treasure]);
    }
  for (guint treasure = 0; treasure < LAB_N_TREASURES; treasure++)
    {
      if (n_seen[treasure] != 1)
        return lab_soak_fail (error, LAB_SOAK_ERROR_TREASURES, "treasure %c is there %u times",
                              'A' + (int) treasure, n_seen[treasure]);
    }
  return TRUE;
}

/**
 * lab_soak_check_bitboards:
 * @game: a game
 * @position: its position
 * @error: return location for a #LabSoakError
 *
 * Checks that the bitboards have exactly the openings of the tiles.
 *
 * Returns: %TRUE if so
 */
gboolean
lab_soak_check_bitboards (LabGame           *game,
                          const LabPosition *position,
                          GError           **error)
{
  for (guint side = 0; side < LAB_N_SIDES; side++)
    {
      guint64 expected = 0;

      for (guint i = 0; i < SIZE * SIZE; i++)
        {
          LabOpenings openings = lab_tile_get_openings (get_tile_number (game, i));

          if ((openings >> side & 1) != 0)
            expected += G_GUINT64_CONSTANT (1) << (i / SIZE * 8 + i % SIZE);
        }
      if (position->board.open[side] != expected)
        return lab_soak_fail (error, LAB_SOAK_ERROR_BITBOARDS,
                              "bitboard %u is %016" G_GINT64_MODIFIER "x, the tiles are %016"
                              G_GINT64_MODIFIER "x", side, position->board.open[side], expected);
    }
  if (position->board.spare != lab_tile_get_openings (lab_game_get_spare (game)))
    return lab_soak_fail (error, LAB_SOAK_ERROR_BITBOARDS, "the spare is %x, the tile is %x",
                          position->board.spare,
                          lab_tile_get_openings (lab_game_get_spare (game)));
  return TRUE;
}

/**
 * lab_soak_flood:
 * @game: a game
 * @from: a cell
 *
 * Searches from tile to tile, one step at a time.
 *
 * Returns: the cells that a pawn on @from can reach
 */
LabBitboard
lab_soak_flood (LabGame *game,
                LabCell  from)
{
  static const int steps[LAB_N_SIDES][2] = { { -1, 0 }, { 0, 1 }, { 1, 0 }, { 0, -1 } };
  LabBitboard reached = LAB_CELL_BIT (from);
  guint8 queue[SIZE * SIZE] = { from };
  guint n_queued = 1;

  for (guint i = 0; i < n_queued; i++)
    {
      int row = queue[i] / 8, column = queue[i] % 8;
      LabOpenings here = lab_tile_get_openings (lab_game_get_tile (game, queue[i]));

      for (guint side = 0; side < LAB_N_SIDES; side++)
        {
          int next_row = row + steps[side][0], next_column = column + steps[side][1];
          LabCell next = (LabCell) (8 * next_row + next_column);
          LabOpenings there;

          if ((here >> side & 1) == 0 || next_row < 0 || next_row >= SIZE || next_column < 0
              || next_column >= SIZE || (reached >> next & 1) != 0)
            continue;
          there = lab_tile_get_openings (lab_game_get_tile (game, next));
          if ((there >> (side + 2) % LAB_N_SIDES & 1) == 0)
            continue;
          reached |= LAB_CELL_BIT (next);
          queue[n_queued++] = next;
        }
    }
  return reached;
}

/**
 * lab_soak_check_reach:
 * @game: a game
 * @position: its position, with all pawns on the board
 * @error: return location for a #LabSoakError
 *
 * Checks that each pawn can reach exactly what lab_soak_flood() finds.
 *
 * Returns: %TRUE if so
 */
gboolean
lab_soak_check_reach (LabGame           *game,
                      const LabPosition *position,
                      GError           **error)
{
  for (guint seat = 0; seat < LAB_N_SEATS; seat++)
    {
      LabCell pawn = get_pawn (position, seat);
      LabBitboard reached, expected;

      if (pawn == LAB_CELL_NONE)
        continue;
      reached = seat == position->seat ? lab_position_get_reachable (position)
                                       : lab_board_get_reachable (&position->board, pawn);
      expected = lab_soak_flood (game, pawn);
      if (reached != expected)
        return lab_soak_fail (error, LAB_SOAK_ERROR_REACH,
                              "pawn %u reaches %016" G_GINT64_MODIFIER "x, by the tiles %016"
                              G_GINT64_MODIFIER "x", seat + 1, reached, expected);
    }
  return TRUE;
}

/**
 * lab_soak_check_arrow:
 * @position: a position
 * @last_arrow: where the last tile was inserted, or %LAB_ARROW_NONE
 * @error: return location for a #LabSoakError
 *
 * Checks that the only blocked arrow is the one opposite to @last_arrow.
 *
 * Returns: %TRUE if so
 */
gboolean
lab_soak_check_arrow (const LabPosition *position,
                      LabArrow           last_arrow,
                      GError           **error)
{
  static const LabArrow facing[LAB_N_ARROWS] = { 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5 };

  if (position->last_arrow != last_arrow)
    return lab_soak_fail (error, LAB_SOAK_ERROR_ARROW, "the last arrow is %u, it should be %u",
                          position->last_arrow, last_arrow);
  for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
    {
      gboolean blocked = last_arrow != LAB_ARROW_NONE && arrow == facing[last_arrow];

      if (lab_position_may_insert (position, arrow) == blocked)
        return lab_soak_fail (error, LAB_SOAK_ERROR_ARROW, "arrow %s is %s", arrow_names[arrow],
                              blocked ? "not blocked" : "blocked");
    }
  return TRUE;
}
