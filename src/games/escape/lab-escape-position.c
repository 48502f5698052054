/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-position.h"


#include <glib/gi18n-lib.h>

#include "lab-maze.h"
#include "lab-refuse.h"
#include "lab-text.h"

/* The rules of the escape game. */

G_DEFINE_QUARK (lab-escape-error-quark, lab_escape_error)

/* The number of characters of a wrong text that a message repeats. */
#define MAX_SHOWN 40

/* Private helpers */

static LabMazeDirection
get_direction (LabEscapeMove move)
{
  return move % LAB_MAZE_N_DIRECTIONS;
}

/* Returns the directions from a cell that do not lead through the border. */
static guint
get_sides (const LabEscapeLevel *level,
           LabMazeCell           cell)
{
  return lab_maze_get_sides (level->recipe.mazes[0], cell.row, cell.column);
}

/* Takes what is in the cell of the player. */
static void
take (LabEscapePosition    *self,
      const LabEscapeLevel *level)
{
  LabEscapeItem item;
  guint goal;

  if (lab_escape_level_find_item (level, self->cell, &item))
    self->taken |= 1u << item;
  if (lab_escape_level_find_goal (level, self->cell, &goal))
    self->goals |= 1u << goal;
}

static gboolean
refuse_item (const LabEscapePosition  *self,
             LabEscapeItem             item,
             GError                  **error)
{
  const char *message = (self->used & 1u << item) != 0
                            ? _("This item is used up.")
                            : _("You do not carry this item.");

  return lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_NOT_CARRIED, "%s", message);
}

static gboolean
check_leap (const LabEscapePosition  *self,
            const LabEscapeLevel     *level,
            LabMazeDirection          direction,
            GError                  **error)
{
  if ((get_sides (level, self->cell) & LAB_MAZE_BIT (direction)) == 0)
    return lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_WALL,
                       _("You cannot leap over the border of the maze."));
  if (lab_escape_position_is_open (self, level, self->cell, direction))
    return lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_USELESS,
                       _("There is no wall to leap over."));
  return TRUE;
}

/* Checks the use of an item that the player carries. */
static gboolean
check_use (const LabEscapePosition  *self,
           const LabEscapeLevel     *level,
           LabEscapeMove             move,
           LabEscapeItem             item,
           GError                  **error)
{
  if (item == LAB_ESCAPE_LEAP)
    return check_leap (self, level, get_direction (move), error);
  if (item == LAB_ESCAPE_HAMMER
      && lab_escape_position_get_ways (self, level, self->cell) == get_sides (level, self->cell))
    return lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_USELESS,
                       _("There is no wall to break here."));
  if (item == LAB_ESCAPE_RIFT && lab_maze_cell_equal (self->cell, level->recipe.rift))
    return lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_USELESS,
                       _("The rift leads to the place where you are."));
  return TRUE;
}

/* Makes a move that is possible. */
static void
make (LabEscapePosition    *self,
      const LabEscapeLevel *level,
      LabEscapeMove         move)
{
  LabEscapeItem item;

  if (lab_escape_move_get_item (move, &item))
    self->used |= 1u << item;
  switch (move)
    {
    case LAB_ESCAPE_USE_MAP:
      break;
    case LAB_ESCAPE_USE_HAMMER:
      self->is_broken = TRUE;
      self->broken = self->cell;
      break;
    case LAB_ESCAPE_USE_SHUFFLE:
      self->maze = 1;
      self->is_broken = FALSE;
      self->broken = (LabMazeCell) { 0, 0 };
      break;
    case LAB_ESCAPE_USE_RIFT:
      self->cell = level->recipe.rift;
      take (self, level);
      break;
    case LAB_ESCAPE_STEP:
    case LAB_ESCAPE_LEAP_OVER:
    default:
      self->cell = lab_maze_step (self->cell, get_direction (move));
      self->n_moves++;
      take (self, level);
      break;
    }
}

/* A breadth-first search from the player. */
typedef struct
{
  guint32 *queue;     /* cells, numbered row by row */
  guint32 *back;      /* for each cell that was found, the number of the one before it, plus 1 */
  guint32 *distances;
  guint n_found;
  guint n_taken;
} Flood;

static void
clear_flood (Flood *flood)
{
  g_free (flood->queue);
  g_free (flood->back);
  g_free (flood->distances);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Flood, clear_flood)

static void
find (Flood   *flood,
      guint32  number,
      guint32  from,
      guint32  distance)
{
  flood->queue[flood->n_found++] = number;
  flood->back[number] = from + 1;
  flood->distances[number] = distance;
}

static void
begin_flood (Flood                   *flood,
             const LabEscapePosition *self,
             const LabEscapeLevel    *level)
{
  guint width = level->width;
  gsize n = (gsize) level->height * width;
  guint32 number = self->cell.row * width + self->cell.column;

  *flood = (Flood) { g_new (guint32, n), g_new0 (guint32, n), g_new (guint32, n), 0, 0 };
  find (flood, number, number, 0);
}

/* Takes the next cell and finds its neighbors.
 * Returns: the number of the cell */
static guint32
spread (Flood                   *flood,
        const LabEscapePosition *self,
        const LabEscapeLevel    *level)
{
  guint width = level->width;
  guint32 number = flood->queue[flood->n_taken++];
  LabMazeCell cell = { number / width, number % width };
  guint ways = lab_escape_position_get_ways (self, level, cell);

  for (guint direction = 0; direction < LAB_MAZE_N_DIRECTIONS; direction++)
    {
      LabMazeCell next = lab_maze_step (cell, direction);
      guint32 other = next.row * width + next.column;

      if ((ways & LAB_MAZE_BIT (direction)) != 0 && flood->back[other] == 0)
        find (flood, other, number, flood->distances[number] + 1);
    }
  return number;
}

/* Returns whether the player wants to go to a cell: to the exit, or to a goal while any is left. */
static gboolean
is_wanted (const LabEscapePosition *self,
           const LabEscapeLevel    *level,
           LabMazeCell              cell)
{
  guint goal;

  if (lab_escape_position_has_all_goals (self, level))
    return lab_maze_cell_equal (level->recipe.exit, cell);
  return lab_escape_level_find_goal (level, cell, &goal)
         && !lab_escape_position_has_goal (self, goal);
}

/* Public functions */

static const char * const move_words[LAB_N_ESCAPE_MOVES] = {
  "u", "d", "l", "r", "leap-u", "leap-d", "leap-l", "leap-r", "hammer", "rift", "shuffle", "map",
};

/** lab_escape_move_format: (transfer none): returns the text of a move, such as `leap-u`. */
const char *
lab_escape_move_format (LabEscapeMove move)
{
  g_return_val_if_fail ((guint) move < LAB_N_ESCAPE_MOVES, NULL);

  return move_words[move];
}

/**
 * lab_escape_move_parse:
 * @text: a text, such as `leap-u`
 * @move: (out): the move
 * @error: return location for a #LabEscapeError
 *
 * Reads a move.
 *
 * Returns: whether the text is a move
 */
gboolean
lab_escape_move_parse (const char     *text,
                       LabEscapeMove  *move,
                       GError        **error)
{
  g_autofree char *shown = NULL;

  g_return_val_if_fail (text != NULL && move != NULL, FALSE);

  if (lab_words_find (move_words, LAB_N_ESCAPE_MOVES, sizeof move_words[0], text, (guint *) move))
    return TRUE;
  shown = lab_quotation_make (text, MAX_SHOWN);
  /* Translators: %s is the text of a move in a file. */
  return lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_SYNTAX, _("“%s” is not a move."),
                     shown);
}

/**
 * lab_escape_move_get_item:
 * @move: a move
 * @item: (out): the item that the move uses
 *
 * Returns: whether the move uses an item
 */
gboolean
lab_escape_move_get_item (LabEscapeMove  move,
                          LabEscapeItem *item)
{
  static const LabEscapeItem items[] = { LAB_ESCAPE_HAMMER, LAB_ESCAPE_RIFT, LAB_ESCAPE_SHUFFLE,
                                         LAB_ESCAPE_MAP };

  if (move < LAB_ESCAPE_LEAP_OVER)
    return FALSE;
  *item = move < LAB_ESCAPE_USE_HAMMER ? LAB_ESCAPE_LEAP : items[move - LAB_ESCAPE_USE_HAMMER];
  return TRUE;
}

/**
 * lab_escape_move_for_item:
 * @item: an item
 * @direction: the direction of a leap; ignored for other items
 *
 * Returns: the move that uses the item
 */
LabEscapeMove
lab_escape_move_for_item (LabEscapeItem    item,
                          LabMazeDirection direction)
{
  static const LabEscapeMove moves[LAB_N_ESCAPE_ITEMS] = {
    LAB_ESCAPE_USE_MAP, LAB_ESCAPE_LEAP_OVER, LAB_ESCAPE_USE_HAMMER, LAB_ESCAPE_USE_RIFT,
    LAB_ESCAPE_USE_SHUFFLE,
  };

  g_return_val_if_fail ((guint) item < LAB_N_ESCAPE_ITEMS, LAB_ESCAPE_USE_MAP);

  return moves[item] + (item == LAB_ESCAPE_LEAP ? direction : 0);
}

/** lab_escape_position_init: puts the player at the start of a level. */
void
lab_escape_position_init (LabEscapePosition    *self,
                          const LabEscapeLevel *level)
{
  *self = (LabEscapePosition) { .cell = level->recipe.start };
}

/** lab_escape_position_carries: returns whether the player has an item that is not used. */
gboolean
lab_escape_position_carries (const LabEscapePosition *self,
                             LabEscapeItem            item)
{
  return (self->taken & ~self->used & 1u << item) != 0;
}

/** lab_escape_position_has_goal: returns whether a goal was collected. */
gboolean
lab_escape_position_has_goal (const LabEscapePosition *self,
                              guint                    goal)
{
  return (self->goals & 1u << goal) != 0;
}

/** lab_escape_position_has_all_goals: returns whether no goal is left. */
gboolean
lab_escape_position_has_all_goals (const LabEscapePosition *self,
                                   const LabEscapeLevel    *level)
{
  return self->goals == (1u << level->recipe.n_goals) - 1;
}

/** lab_escape_position_is_over: returns whether the player is at the exit, with all goals. */
gboolean
lab_escape_position_is_over (const LabEscapePosition *self,
                             const LabEscapeLevel    *level)
{
  return lab_maze_cell_equal (level->recipe.exit, self->cell)
         && lab_escape_position_has_all_goals (self, level);
}

/**
 * lab_escape_position_get_ways:
 * @self: a position
 * @level: its level
 * @cell: a cell
 *
 * Returns: the directions in which the cell is open now: the sum of 1 << #LabMazeDirection
 */
guint
lab_escape_position_get_ways (const LabEscapePosition *self,
                              const LabEscapeLevel    *level,
                              LabMazeCell              cell)
{
  guint ways = lab_maze_get_ways (level->recipe.mazes[self->maze], cell.row, cell.column);

  if (!self->is_broken)
    return ways;
  if (lab_maze_cell_equal (cell, self->broken))
    return get_sides (level, cell);
  for (guint direction = 0; direction < LAB_MAZE_N_DIRECTIONS; direction++)
    {
      if (lab_maze_cell_equal (lab_maze_step (cell, direction), self->broken))
        ways |= LAB_MAZE_BIT (direction);
    }
  return ways;
}

/** lab_escape_position_copy_maze: (transfer full) (nullable): returns a copy of the maze without
 * the walls that the hammer has broken; %NULL if there is not enough memory. */
LabMaze *
lab_escape_position_copy_maze (const LabEscapePosition *self,
                               const LabEscapeLevel    *level)
{
  LabMaze *maze = lab_maze_copy (level->recipe.mazes[self->maze], NULL);
  LabMazeCell cells[LAB_MAZE_N_DIRECTIONS];
  guint n = maze != NULL && self->is_broken ? lab_maze_list_contiguous (maze, self->broken, cells)
                                            : 0;

  for (guint i = 0; i < n; i++)
    lab_maze_set_wall (maze, self->broken, cells[i], FALSE, NULL);
  return maze;
}

/** lab_escape_position_is_open: returns whether there is no wall on a side of a cell now. */
gboolean
lab_escape_position_is_open (const LabEscapePosition *self,
                             const LabEscapeLevel    *level,
                             LabMazeCell              cell,
                             LabMazeDirection         direction)
{
  return (lab_escape_position_get_ways (self, level, cell) & LAB_MAZE_BIT (direction)) != 0;
}

/**
 * lab_escape_position_may_play:
 * @self: a position
 * @level: its level
 * @move: a move
 * @error: (nullable): return location for a #LabEscapeError, in a sentence for players
 *
 * Returns: whether the move is possible
 */
gboolean
lab_escape_position_may_play (const LabEscapePosition  *self,
                              const LabEscapeLevel     *level,
                              LabEscapeMove             move,
                              GError                  **error)
{
  LabEscapeItem item;

  g_return_val_if_fail ((guint) move < LAB_N_ESCAPE_MOVES, FALSE);

  if (lab_escape_position_is_over (self, level))
    return lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_OVER,
                       _("You have escaped already."));
  if (!lab_escape_move_get_item (move, &item))
    return lab_escape_position_is_open (self, level, self->cell, get_direction (move))
           || lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_WALL,
                          _("There is a wall in this direction."));
  if (!lab_escape_position_carries (self, item))
    return refuse_item (self, item, error);
  return check_use (self, level, move, item, error);
}

/**
 * lab_escape_position_play:
 * @self: a position
 * @level: its level
 * @move: a move
 * @error: (nullable): return location for a #LabEscapeError, in a sentence for players
 *
 * Makes a move, if it is possible. Otherwise the position does not change.
 *
 * Returns: whether the move was possible
 */
gboolean
lab_escape_position_play (LabEscapePosition     *self,
                          const LabEscapeLevel  *level,
                          LabEscapeMove          move,
                          GError               **error)
{
  if (!lab_escape_position_may_play (self, level, move, error))
    return FALSE;
  make (self, level, move);
  return TRUE;
}

/**
 * lab_escape_position_find_way:
 * @self: a position
 * @level: its level
 *
 * Finds a shortest way without items to the nearest goal that is left, or to the exit if none is.
 *
 * Returns: (transfer full) (element-type LabMazeCell): the cells of the way, with both ends
 */
GArray *
lab_escape_position_find_way (const LabEscapePosition *self,
                              const LabEscapeLevel    *level)
{
  g_auto (Flood) flood = { 0 };
  guint width = level->width;
  GArray *way = g_array_new (FALSE, FALSE, sizeof (LabMazeCell));
  guint32 number = 0;

  begin_flood (&flood, self, level);
  do
    number = spread (&flood, self, level);
  while (!is_wanted (self, level, (LabMazeCell) { number / width, number % width })
         && flood.n_taken < flood.n_found);
  g_array_set_size (way, flood.distances[number] + 1);
  for (guint i = way->len; i-- > 0; number = flood.back[number] - 1)
    g_array_index (way, LabMazeCell, i) = (LabMazeCell) { number / width, number % width };
  return way;
}

/**
 * lab_escape_position_list_seen:
 * @self: a position
 * @level: its level
 *
 * Lists what the player sees: all cells that are at most as many steps away, along open ways, as
 * the level lets the player see.
 *
 * Returns: (transfer full) (element-type LabMazeCell): the cells, the nearest first
 */
GArray *
lab_escape_position_list_seen (const LabEscapePosition *self,
                               const LabEscapeLevel    *level)
{
  g_auto (Flood) flood = { 0 };
  guint width = level->width;
  guint sight = level->recipe.sight;
  GArray *seen = g_array_new (FALSE, FALSE, sizeof (LabMazeCell));

  begin_flood (&flood, self, level);
  while (flood.n_taken < flood.n_found
         && (sight == 0 || flood.distances[flood.queue[flood.n_taken]] <= sight))
    {
      guint32 number = spread (&flood, self, level);
      LabMazeCell cell = { number / width, number % width };

      g_array_append_val (seen, cell);
    }
  return seen;
}
