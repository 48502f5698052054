/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-describe-board.h"

#include <glib/gi18n.h>

/* Describes the board and the events on it in words, for screen readers. */

/* Private helpers */

static const char *
describe_start (LabSeat seat)
{
  switch (seat)
    {
    case 0:
      /* Translators: said of a tile of the board: the red player started here */
      return _("start of red");
    case 1:
      /* Translators: said of a tile of the board: the yellow player started here */
      return _("start of yellow");
    case 2:
      /* Translators: said of a tile of the board: the blue player started here */
      return _("start of blue");
    case 3:
    default:
      /* Translators: said of a tile of the board: the violet player started here */
      return _("start of violet");
    }
}

static char *
join (GPtrArray *parts)
{
  char *text = g_strdup (parts->pdata[0]);

  for (guint i = 1; i < parts->len; i++)
    {
      g_autofree char *shorter = text;

      /* Translators: joins the parts of the description of a tile, as in “corner open north
       * and east; owl; red pawn; reachable”. The first %s is one part, or several that are
       * already joined; the second %s is the next part. */
      text = g_strdup_printf (C_("tile", "%s; %s"), shorter, (const char *) parts->pdata[i]);
    }
  return text;
}

/* Public functions: the board */

/**
 * lab_describe_openings:
 * @openings: the openings of a tile
 *
 * Returns: the shape of the tile and its open sides
 */
const char *
lab_describe_openings (LabOpenings openings)
{
  switch (openings)
    {
    case 0x3:
      /* Translators: the shape and orientation of a tile: its passage turns a corner and is
       * open at the north (upper) and east (right) sides. */
      return _("corner open north and east");
    case 0x6:
      return _("corner open east and south");
    case 0xc:
      return _("corner open south and west");
    case 0x9:
      return _("corner open north and west");
    case 0x5:
      /* Translators: a tile with a straight passage from its upper to its lower side */
      return _("straight open north and south");
    case 0xa:
      return _("straight open east and west");
    case 0x7:
      /* Translators: a tile with three openings, in the shape of a T */
      return _("T open north, east and south");
    case 0xe:
      return _("T open east, south and west");
    case 0xd:
      return _("T open north, south and west");
    case 0xb:
      return _("T open north, east and west");
    default:
      g_return_val_if_reached ("");
    }
}

/**
 * lab_describe_pawn:
 * @seat: a seat
 *
 * Returns: the name of its pawn
 */
const char *
lab_describe_pawn (LabSeat seat)
{
  switch (seat)
    {
    case 0:
      /* Translators: said of a tile of the board: this pawn stands on it */
      return _("red pawn");
    case 1:
      return _("yellow pawn");
    case 2:
      return _("blue pawn");
    case 3:
    default:
      return _("violet pawn");
    }
}

/**
 * lab_describe_spare:
 * @tile: the spare tile
 *
 * Returns: (transfer full): its orientation and its treasure
 */
char *
lab_describe_spare (LabTile *tile)
{
  return lab_describe_spare_rotated (tile, 0);
}

/**
 * lab_describe_spare_rotated:
 * @tile: the spare tile
 * @quarters: how many quarter turns clockwise it is shown rotated
 *
 * Returns: (transfer full): the orientation that is shown, and the treasure
 */
char *
lab_describe_spare_rotated (LabTile *tile,
                            int      quarters)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *about = NULL;

  g_return_val_if_fail (LAB_IS_TILE (tile), NULL);

  g_ptr_array_add (parts, (char *) lab_describe_openings (lab_openings_rotate (
                                      lab_tile_get_openings (tile), quarters)));
  if (lab_tile_get_treasure (tile) != LAB_TREASURE_NONE)
    g_ptr_array_add (parts, (char *) lab_treasure_get_name (lab_tile_get_treasure (tile)));
  about = join (parts);
  /* Translators: %s describes the tile, for example “corner open north and
   * east; owl”. */
  return g_strdup_printf (_("Spare tile: %s"), about);
}

/**
 * lab_describe_cell:
 * @game: a game
 * @cell: a cell of its board
 * @reachable: whether the current player can move there now
 *
 * Describes a cell. The text does not say whose card shows the treasure, because cards are
 * secret.
 *
 * Returns: (transfer full): the place of the cell, and what is there
 */
char *
lab_describe_cell (LabGame  *game,
                   LabCell   cell,
                   gboolean  reachable)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *about = NULL;
  const LabPosition *position;
  LabTile *tile;

  g_return_val_if_fail (LAB_IS_GAME (game), NULL);
  g_return_val_if_fail (lab_cell_is_on_board (cell), NULL);

  position = lab_game_get_position (game);
  tile = lab_game_get_tile (game, cell);
  g_ptr_array_add (parts, (char *) lab_describe_openings (lab_tile_get_openings (tile)));
  if (lab_tile_get_treasure (tile) != LAB_TREASURE_NONE)
    g_ptr_array_add (parts, (char *) lab_treasure_get_name (lab_tile_get_treasure (tile)));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (lab_seat_get_corner (seat) == cell)
        g_ptr_array_add (parts, (char *) describe_start (seat));
    }
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (position->pawns[seat] == cell)
        g_ptr_array_add (parts, (char *) lab_describe_pawn (seat));
    }
  if (reachable)
    /* Translators: said of a tile of the board: the current player can move there */
    g_ptr_array_add (parts, (char *) _("reachable"));
  about = join (parts);
  /* Translators: a tile of the board. Rows and columns have numbers from 1 to 7; %s describes
   * the tile, for example “corner open north and east; owl”. */
  return g_strdup_printf (_("Row %u, column %u: %s"), lab_cell_row (cell) + 1,
                          lab_cell_column (cell) + 1, about);
}

/**
 * lab_describe_arrow:
 * @arrow: an arrow
 *
 * Returns: (transfer full): what pressing the arrow does
 */
char *
lab_describe_arrow (LabArrow arrow)
{
  guint line = lab_arrow_line (arrow) + 1;

  switch (lab_arrow_side (arrow))
    {
    case LAB_NORTH:
      /* Translators: %u is the number of a column, 1 to 7. */
      return g_strdup_printf (_("Insert into column %u from above"), line);
    case LAB_EAST:
      /* Translators: %u is the number of a row, 1 to 7. */
      return g_strdup_printf (_("Insert into row %u from the right"), line);
    case LAB_SOUTH:
      /* Translators: %u is the number of a column, 1 to 7. */
      return g_strdup_printf (_("Insert into column %u from below"), line);
    case LAB_WEST:
    default:
      /* Translators: %u is the number of a row, 1 to 7. */
      return g_strdup_printf (_("Insert into row %u from the left"), line);
    }
}

/* Public functions: events */

/**
 * lab_describe_insertion:
 * @name: the name of a player
 * @arrow: where the player inserts the tile
 *
 * Returns: (transfer full): a sentence that describes the insertion
 */
char *
lab_describe_insertion (const char *name,
                        LabArrow    arrow)
{
  guint line = lab_arrow_line (arrow) + 1;

  switch (lab_arrow_side (arrow))
    {
    case LAB_NORTH:
      /* Translators: the name of a player, then the number of a column, 1 to 7. */
      return g_strdup_printf (_("%s inserts the tile into column %u from above."), name, line);
    case LAB_EAST:
      /* Translators: the name of a player, then the number of a row, 1 to 7. */
      return g_strdup_printf (_("%s inserts the tile into row %u from the right."), name, line);
    case LAB_SOUTH:
      /* Translators: the name of a player, then the number of a column, 1 to 7. */
      return g_strdup_printf (_("%s inserts the tile into column %u from below."), name, line);
    case LAB_WEST:
    default:
      /* Translators: the name of a player, then the number of a row, 1 to 7. */
      return g_strdup_printf (_("%s inserts the tile into row %u from the left."), name, line);
    }
}

/**
 * lab_describe_move:
 * @name: the name of a player
 * @from: where the pawn was
 * @to: where it is now
 *
 * Returns: (transfer full): a sentence that describes the move
 */
char *
lab_describe_move (const char *name,
                   LabCell     from,
                   LabCell     to)
{
  guint row = lab_cell_row (to) + 1;
  guint column = lab_cell_column (to) + 1;

  if (from == to)
    /* Translators: the name of a player, then the numbers of a row and a column, 1 to 7. */
    return g_strdup_printf (_("%s stays on row %u, column %u."), name, row, column);
  /* Translators: the name of a player, then the numbers of a row and a column, 1 to 7. */
  return g_strdup_printf (_("%s moves to row %u, column %u."), name, row, column);
}

/**
 * lab_describe_find:
 * @name: the name of a player
 * @treasure: the treasure that the player found
 *
 * Returns: (transfer full): a sentence that describes the find
 */
char *
lab_describe_find (const char  *name,
                   LabTreasure  treasure)
{
  /* Translators: the first %s is the name of a player, the second one a treasure. */
  return g_strdup_printf (_("%s has found a treasure: %s."), name,
                          lab_treasure_get_name (treasure));
}

/**
 * lab_describe_place:
 * @name: the name of a player
 * @place: the final place of the player, 1 to 4
 *
 * Returns: (transfer full): a sentence that tells the place
 */
char *
lab_describe_place (const char *name,
                    guint       place)
{
  switch (place)
    {
    case 1:
      /* Translators: %s is the name of a player. */
      return g_strdup_printf (_("%s has won!"), name);
    case 2:
      /* Translators: %s is the name of a player. */
      return g_strdup_printf (_("%s takes second place."), name);
    case 3:
      /* Translators: %s is the name of a player. */
      return g_strdup_printf (_("%s takes third place."), name);
    default:
      /* Translators: %s is the name of a player. */
      return g_strdup_printf (_("%s takes fourth place."), name);
    }
}

/**
 * lab_describe_turn:
 * @name: the name of a player
 *
 * Returns: (transfer full): a sentence that says that it is that player's turn
 */
char *
lab_describe_turn (const char *name)
{
  /* Translators: %s is the name of a player. */
  return g_strdup_printf (_("It is %s’s turn."), name);
}

/**
 * lab_describe_sought:
 * @treasures: (nullable): the name of a treasure, or a list of them
 *
 * Returns: (transfer full): a text that says that a player seeks them; it is as secret as the
 *   cards
 */
char *
lab_describe_sought (const char *treasures)
{
  /* Translators: %s is a treasure, or a list of them. */
  return g_strdup_printf (_("To find: %s"), treasures != NULL ? treasures : "–");
}
