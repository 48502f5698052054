/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-describe.h"

#include <glib/gi18n.h>


/* Separates short texts on one line; the same in every language. */
#define SEPARATOR " · "

/* Private helpers */

static char *
describe_time (GDateTime *time)
{
  g_autoptr (GDateTime) local = g_date_time_to_local (time);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  gboolean today = g_date_time_get_year (local) == g_date_time_get_year (now)
                   && g_date_time_get_day_of_year (local) == g_date_time_get_day_of_year (now);

  return g_date_time_format (local,
                             today
                                 /* Translators: when a game was played last; %H is the hour, %M
                                  * the minute. See strftime(3). */
                                 ? _("today at %H:%M")
                                 /* Translators: when a game was played last; %-d is the day of the
                                  * month, %B the name of the month, %Y the year. See
                                  * strftime(3). */
                                 : _("%-d %B %Y"));
}

/* Describes the board and the events on it in words, for screen readers. */

static const char * const starts[LAB_SHIFT_N_SEATS] = {
  /* Translators: said of a tile of the board: the red player started here */
  N_("start of red"),
  /* Translators: said of a tile of the board: the yellow player started here */
  N_("start of yellow"),
  /* Translators: said of a tile of the board: the blue player started here */
  N_("start of blue"),
  /* Translators: said of a tile of the board: the violet player started here */
  N_("start of violet"),
};

static const char * const pawns[LAB_SHIFT_N_SEATS] = {
  /* Translators: said of a tile of the board: this pawn stands on it */
  N_("red pawn"),
  N_("yellow pawn"),
  N_("blue pawn"),
  N_("violet pawn"),
};

/* The shapes of tiles, by their openings. */
static const char * const shapes[] = {
  /* Translators: the shape and orientation of a tile: its passage turns a corner and is
   * open at the upper and right sides. */
  [0x3] = N_("corner open up and right"),
  [0x6] = N_("corner open right and down"),
  [0xc] = N_("corner open down and left"),
  [0x9] = N_("corner open up and left"),
  /* Translators: a tile with a straight passage from its upper to its lower side */
  [0x5] = N_("straight open up and down"),
  [0xa] = N_("straight open right and left"),
  /* Translators: a tile with three openings, in the shape of a T */
  [0x7] = N_("T open up, right and down"),
  [0xe] = N_("T open right, down and left"),
  [0xd] = N_("T open up, down and left"),
  [0xb] = N_("T open up, right and left"),
};

static char *
join (GPtrArray *parts)
{
  char *text = g_strdup (parts->pdata[0]);

  for (guint i = 1; i < parts->len; i++)
    {
      g_autofree char *shorter = text;

      /* Translators: joins the parts of the description of a tile, as in “corner open up
       * and right; owl; red pawn; reachable”. The first %s is one part, or several that are
       * already joined; the second %s is the next part. */
      text = g_strdup_printf (C_("tile", "%s; %s"), shorter, (const char *) parts->pdata[i]);
    }
  return text;
}

/* Public functions */

/**
 * lab_shift_describe_rules:
 * @rules: the variants of the rules
 *
 * Returns: (transfer full): their names on one line
 */
char *
lab_shift_describe_rules (LabShiftRules rules)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if ((rules & LAB_SHIFT_RULES_LAST_TREASURE) != 0)
    /* Translators: short name of a variant of the rules: the first player to find all their
     * treasures wins, without returning home. */
    g_ptr_array_add (names, (char *) _("Last treasure wins"));
  if ((rules & LAB_SHIFT_RULES_OPEN_CARDS) != 0)
    /* Translators: short name of a variant of the rules: cards lie face up. */
    g_ptr_array_add (names, (char *) _("Open cards"));
  if ((rules & LAB_SHIFT_RULES_RANDOM_TILES) != 0)
    /* Translators: short name of a variant of the rules: the walls of the tiles are random. */
    g_ptr_array_add (names, (char *) _("Random tiles"));
  if (names->len == 0)
    /* Translators: short name of the rules without any variant. */
    g_ptr_array_add (names, (char *) _("Standard rules"));
  g_ptr_array_add (names, NULL);
  return g_strjoinv (SEPARATOR, (char **) names->pdata);
}

/**
 * lab_shift_describe_number:
 * @seed: the number of a game
 *
 * Returns: (transfer full): the number that deals the same game again
 */
char *
lab_shift_describe_number (guint64 seed)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

  /* Translators: %s is a game number; the same number deals the same game. */
  return g_strdup_printf (_("Game %s"), number);
}

/**
 * lab_shift_describe_game:
 * @game: a game
 *
 * Returns: (transfer full): its rules and number on one line; the rules come first because a
 *   narrow title is cut off at the end
 */
char *
lab_shift_describe_game (LabShiftGame *game)
{
  g_autofree char *number = lab_shift_describe_number (game->deal.seed);
  g_autofree char *rules = lab_shift_describe_rules (game->position.rules);

  return g_strjoin (SEPARATOR, rules, number, NULL);
}

/**
 * lab_shift_describe_details:
 * @game: a game
 *
 * Returns: (transfer full): the choices of the game setup, in sentences
 */
char *
lab_shift_describe_details (LabShiftGame *game)
{
  LabShiftRules rules = game->position.rules;
  guint n_cards = game->position.n_cards[game->position.seat];
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text,
                   /* Translators: the rules of a game, in sentences. */
                   ngettext ("Each player has %u treasure to find.",
                             "Each player has %u treasures to find.", n_cards),
                   n_cards);
  g_string_append_c (text, '\n');
  g_string_append (text, (rules & LAB_SHIFT_RULES_LAST_TREASURE) != 0
                             ? _("The first player to find all their treasures wins.")
                             : _("The first player to find all their treasures and return home "
                                 "wins."));
  g_string_append_c (text, '\n');
  g_string_append (text, (rules & LAB_SHIFT_RULES_OPEN_CARDS) != 0
                             ? _("Cards are open and may be taken in any order.")
                             : _("Cards are secret and come one after another."));
  if ((rules & LAB_SHIFT_RULES_RANDOM_TILES) != 0)
    {
      g_string_append_c (text, '\n');
      g_string_append (text, _("The walls of the loose tiles were drawn at random."));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * lab_shift_describe_players:
 * @game: a game
 *
 * Returns: (transfer full): the names of its players on one line
 */
char *
lab_shift_describe_players (LabShiftGame *game)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (game->names[seat] != NULL)
        g_ptr_array_add (names, game->names[seat]);
    }
  g_ptr_array_add (names, NULL);
  /* Translators: separates the names of players. */
  return g_strjoinv (_(", "), (char **) names->pdata);
}

/**
 * lab_shift_describe_progress:
 * @game: a game
 * @played: when it was last played
 *
 * Returns: (transfer full): the players, the number of the turn, and the time, on one line
 */
char *
lab_shift_describe_progress (LabShiftGame *game,
                             GDateTime    *played)
{
  g_autofree char *names = lab_shift_describe_players (game);
  g_autofree char *time = describe_time (played);
  g_autofree char *turn = NULL;

  /* Translators: %u is the number of the current turn, from 1. */
  turn = g_strdup_printf (_("Turn %u"), game->past->len / 2 + 1);
  return g_strjoin (SEPARATOR, names, turn, time, NULL);
}

/**
 * lab_shift_describe_hint:
 * @position: the state of the game
 * @turn: the turn to play; after the insertion, only its move counts
 *
 * Returns: (transfer full): an instruction for a player who sees the hint on the board
 */
char *
lab_shift_describe_hint (const LabShiftPosition *position,
                         const LabShiftTurn     *turn)
{
  int quarters = 0;

  if (position->phase == LAB_SHIFT_PHASE_MOVE)
    return g_strdup (turn->cell == position->pawns[position->seat]
                         ? _("Hint: leave the pawn where it is.")
                         : _("Hint: move to the tile with the ring."));
  while (quarters < 3 && lab_shift_openings_rotate (position->board.spare, quarters) != turn->tile)
    quarters++;
  switch (quarters)
    {
    case 0:
      return g_strdup (_("Hint: insert the tile as it is at the highlighted arrow."));
    case 1:
      return g_strdup (_("Hint: rotate once clockwise, then insert at the highlighted arrow."));
    case 2:
      return g_strdup (_("Hint: rotate twice, then insert at the highlighted arrow."));
    default:
      return g_strdup (_("Hint: rotate once counterclockwise, then insert at the highlighted "
                         "arrow."));
    }
}

/**
 * lab_shift_describe_openings:
 * @openings: the openings of a tile
 *
 * Returns: the shape of the tile and its open sides
 */
const char *
lab_shift_describe_openings (LabShiftOpenings openings)
{
  g_return_val_if_fail (openings < G_N_ELEMENTS (shapes) && shapes[openings] != NULL, "");

  return _(shapes[openings]);
}

/**
 * lab_shift_describe_pawn:
 * @seat: a seat
 *
 * Returns: the name of its pawn
 */
const char *
lab_shift_describe_pawn (LabShiftSeat seat)
{
  return _(pawns[seat]);
}

/**
 * lab_shift_describe_spare:
 * @tile: the spare tile
 * @quarters: how many quarter turns clockwise it is shown rotated
 *
 * Returns: (transfer full): the orientation that is shown, and the treasure
 */
char *
lab_shift_describe_spare (LabShiftTile *tile,
                          int           quarters)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *about = NULL;

  g_return_val_if_fail (LAB_IS_SHIFT_TILE (tile), NULL);

  g_ptr_array_add (parts, (char *) lab_shift_describe_openings (lab_shift_openings_rotate (
                                      tile->openings, quarters)));
  if (tile->treasure != LAB_SHIFT_TREASURE_NONE)
    g_ptr_array_add (parts, (char *) lab_shift_treasure_get_name (tile->treasure));
  about = join (parts);
  /* Translators: %s describes the tile, for example “corner open up and
   * right; owl”. */
  return g_strdup_printf (_("Spare tile: %s"), about);
}

/**
 * lab_shift_describe_cell:
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
lab_shift_describe_cell (LabShiftGame *game,
                         LabShiftCell  cell,
                         gboolean      reachable)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();
  g_autofree char *about = NULL;
  const LabShiftPosition *position;
  LabShiftTile *tile;

  g_return_val_if_fail (LAB_IS_SHIFT_GAME (game), NULL);
  g_return_val_if_fail (lab_shift_cell_is_on_board (cell), NULL);

  position = &game->position;
  tile = game->tiles[cell];
  g_ptr_array_add (parts, (char *) lab_shift_describe_openings (tile->openings));
  if (tile->treasure != LAB_SHIFT_TREASURE_NONE)
    g_ptr_array_add (parts, (char *) lab_shift_treasure_get_name (tile->treasure));
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (lab_shift_seat_get_corner (seat) == cell)
        g_ptr_array_add (parts, (char *) _(starts[seat]));
    }
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (position->pawns[seat] == cell)
        g_ptr_array_add (parts, (char *) lab_shift_describe_pawn (seat));
    }
  if (reachable)
    /* Translators: said of a tile of the board: the current player can move there */
    g_ptr_array_add (parts, (char *) _("reachable"));
  about = join (parts);
  /* Translators: a tile of the board. Rows and columns have numbers from 1 to 7; %s describes
   * the tile, for example “corner open up and right; owl”. */
  return g_strdup_printf (_("Row %u, column %u: %s"), lab_shift_cell_row (cell) + 1,
                          lab_shift_cell_column (cell) + 1, about);
}

/**
 * lab_shift_describe_arrow:
 * @arrow: an arrow
 *
 * Returns: (transfer full): what pressing the arrow does
 */
char *
lab_shift_describe_arrow (LabShiftArrow arrow)
{
  guint line = lab_shift_arrow_line (arrow) + 1;

  switch (lab_shift_arrow_side (arrow))
    {
    case LAB_SHIFT_NORTH:
      /* Translators: %u is the number of a column, 1 to 7. */
      return g_strdup_printf (_("Insert into column %u from above"), line);
    case LAB_SHIFT_EAST:
      /* Translators: %u is the number of a row, 1 to 7. */
      return g_strdup_printf (_("Insert into row %u from the right"), line);
    case LAB_SHIFT_SOUTH:
      /* Translators: %u is the number of a column, 1 to 7. */
      return g_strdup_printf (_("Insert into column %u from below"), line);
    case LAB_SHIFT_WEST:
    default:
      /* Translators: %u is the number of a row, 1 to 7. */
      return g_strdup_printf (_("Insert into row %u from the left"), line);
    }
}

/**
 * lab_shift_describe_hint_place:
 * @game: a game
 * @turn: the turn to play; after the insertion, only its move counts
 *
 * Returns: (transfer full): the arrow or the cell of the next step, for players who do not see
 *   where the board points
 */
char *
lab_shift_describe_hint_place (LabShiftGame       *game,
                               const LabShiftTurn *turn)
{
  return game->position.phase == LAB_SHIFT_PHASE_INSERT
             ? lab_shift_describe_arrow (turn->arrow)
             : lab_shift_describe_cell (game, turn->cell, TRUE);
}

/**
 * lab_shift_describe_insertion:
 * @name: the name of a player
 * @arrow: where the player inserts the tile
 *
 * Returns: (transfer full): a sentence that describes the insertion
 */
char *
lab_shift_describe_insertion (const char   *name,
                              LabShiftArrow arrow)
{
  guint line = lab_shift_arrow_line (arrow) + 1;

  switch (lab_shift_arrow_side (arrow))
    {
    case LAB_SHIFT_NORTH:
      /* Translators: the name of a player, then the number of a column, 1 to 7. */
      return g_strdup_printf (_("%s inserts the tile into column %u from above."), name, line);
    case LAB_SHIFT_EAST:
      /* Translators: the name of a player, then the number of a row, 1 to 7. */
      return g_strdup_printf (_("%s inserts the tile into row %u from the right."), name, line);
    case LAB_SHIFT_SOUTH:
      /* Translators: the name of a player, then the number of a column, 1 to 7. */
      return g_strdup_printf (_("%s inserts the tile into column %u from below."), name, line);
    case LAB_SHIFT_WEST:
    default:
      /* Translators: the name of a player, then the number of a row, 1 to 7. */
      return g_strdup_printf (_("%s inserts the tile into row %u from the left."), name, line);
    }
}

/**
 * lab_shift_describe_move:
 * @name: the name of a player
 * @from: where the pawn was
 * @to: where it is now
 *
 * Returns: (transfer full): a sentence that describes the move
 */
char *
lab_shift_describe_move (const char  *name,
                         LabShiftCell from,
                         LabShiftCell to)
{
  guint row = lab_shift_cell_row (to) + 1;
  guint column = lab_shift_cell_column (to) + 1;

  if (from == to)
    /* Translators: the name of a player, then the numbers of a row and a column, 1 to 7. */
    return g_strdup_printf (_("%s stays on row %u, column %u."), name, row, column);
  /* Translators: the name of a player, then the numbers of a row and a column, 1 to 7. */
  return g_strdup_printf (_("%s moves to row %u, column %u."), name, row, column);
}

/**
 * lab_shift_describe_last:
 * @name: the name of a player
 * @arrow: where the player has inserted the tile
 * @stayed: whether the pawn stayed after that
 *
 * Returns: (transfer full): a sentence that describes a past turn
 */
char *
lab_shift_describe_last (const char   *name,
                         LabShiftArrow arrow,
                         gboolean      stayed)
{
  guint line = lab_shift_arrow_line (arrow) + 1;
  LabShiftSide side = lab_shift_arrow_side (arrow);

  if (side == LAB_SHIFT_NORTH || side == LAB_SHIFT_SOUTH)
    return g_strdup_printf (stayed
      /* Translators: the name of a computer player, then the number of a column, 1 to 7. */
      ? _("%s pushed column %u and stayed.")
      /* Translators: the name of a computer player, then the number of a column, 1 to 7. */
      : _("%s pushed column %u and moved."), name, line);
  return g_strdup_printf (stayed
    /* Translators: the name of a computer player, then the number of a row, 1 to 7. */
    ? _("%s pushed row %u and stayed.")
    /* Translators: the name of a computer player, then the number of a row, 1 to 7. */
    : _("%s pushed row %u and moved."), name, line);
}

/**
 * lab_shift_describe_find:
 * @name: the name of a player
 * @treasure: the treasure that the player found
 *
 * Returns: (transfer full): a sentence that describes the find
 */
char *
lab_shift_describe_find (const char      *name,
                         LabShiftTreasure treasure)
{
  /* Translators: the first %s is the name of a player, the second one a treasure. */
  return g_strdup_printf (_("%s has found a treasure: %s."), name,
                          lab_shift_treasure_get_name (treasure));
}

/**
 * lab_shift_describe_place:
 * @name: the name of a player
 * @place: the final place of the player, 1 to 4
 *
 * Returns: (transfer full): a sentence that tells the place
 */
char *
lab_shift_describe_place (const char *name,
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
 * lab_shift_describe_turn:
 * @name: the name of a player
 *
 * Returns: (transfer full): a sentence that says that it is that player's turn
 */
char *
lab_shift_describe_turn (const char *name)
{
  /* Translators: %s is the name of a player. */
  return g_strdup_printf (_("It is %s’s turn."), name);
}

/**
 * lab_shift_describe_sought:
 * @treasures: (nullable): the name of a treasure, or a list of them
 *
 * Returns: (transfer full): a text that says that a player seeks them; it is as secret as the
 *   cards
 */
char *
lab_shift_describe_sought (const char *treasures)
{
  /* Translators: %s is a treasure, or a list of them. */
  return g_strdup_printf (_("To find: %s"), treasures != NULL ? treasures : "–");
}
