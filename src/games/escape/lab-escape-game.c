/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "lab-escape-game-private.h"
#include "lab-maze-private.h"
#include "lab-refuse.h"

/* Walks of several steps, and what the player sees. */

/* Private helpers */

static gboolean
is_same (LabMazeCell a,
         LabMazeCell b)
{
  return a.row == b.row && a.column == b.column;
}

static guint8
get_mark (LabEscapeGame *self,
          LabMazeCell    cell)
{
  guint width = lab_escape_level_get_width (self->level);

  g_return_val_if_fail (cell.row < lab_escape_level_get_height (self->level), 0);
  g_return_val_if_fail (cell.column < width, 0);

  return self->marks[cell.row * width + cell.column];
}

static guint
get_ways (LabEscapeGame *self,
          LabMazeCell    cell)
{
  return lab_escape_position_get_ways (&self->position, self->level, cell);
}

/* Finds what the player would notice in a cell: the exit, or a goal or item that is still there. */
static gboolean
find_thing (LabEscapeGame *self,
            LabMazeCell    cell,
            LabEscapeLook *look)
{
  guint goal;

  if (lab_escape_level_is_exit (self->level, cell))
    look->sight = LAB_ESCAPE_SIGHT_EXIT;
  else if (lab_escape_level_find_goal (self->level, cell, &goal)
           && !lab_escape_position_has_goal (&self->position, goal))
    look->sight = LAB_ESCAPE_SIGHT_GOAL;
  else if (lab_escape_level_find_item (self->level, cell, &look->item)
           && (self->position.taken & 1u << look->item) == 0)
    look->sight = LAB_ESCAPE_SIGHT_ITEM;
  else
    return FALSE;
  return TRUE;
}

/* Returns the next direction in a corridor, or -1 if it ends here or branches. */
static int
follow (LabEscapeGame    *self,
        LabMazeCell       cell,
        LabMazeDirection  direction)
{
  guint ways = get_ways (self, cell) & ~LAB_MAZE_BIT (direction ^ 1);

  return __builtin_popcount (ways) == 1 ? __builtin_ctz (ways) : -1;
}

/* Returns whether a walk may pass a cell: it is a corridor, the player was there before, or it lies
 * straight ahead. So a walk never chooses at a junction for the player. */
static gboolean
may_pass (LabEscapeGame *self,
          LabMazeCell    cell)
{
  return __builtin_popcount (get_ways (self, cell)) <= 2
         || (get_mark (self, cell) & LAB_ESCAPE_VISITED) != 0;
}

/* Returns the way back to the player, by the steps that led to each cell, plus 1. */
static GArray *
list_way (LabEscapeGame *self,
          const guint8  *steps,
          LabMazeCell    cell)
{
  guint width = lab_escape_level_get_width (self->level);
  GArray *way = g_array_new (FALSE, FALSE, sizeof (LabMazeCell));

  while (!is_same (cell, self->position.cell))
    {
      g_array_prepend_val (way, cell);
      cell = lab_maze_step (cell, (steps[cell.row * width + cell.column] - 1u) ^ 1u);
    }
  g_array_prepend_val (way, cell);
  return way;
}

/* Returns the straight way to a cell, or %NULL. */
static GArray *
find_straight_way (LabEscapeGame *self,
                   LabMazeCell    goal)
{
  for (guint direction = 0; direction < LAB_MAZE_N_DIRECTIONS; direction++)
    {
      LabMazeCell cell = self->position.cell;
      g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof cell);

      g_array_append_val (way, cell);
      while (!is_same (cell, goal)
             && lab_escape_position_is_open (&self->position, self->level, cell, direction))
        {
          cell = lab_maze_step (cell, direction);
          g_array_append_val (way, cell);
        }
      if (is_same (cell, goal))
        return g_steal_pointer (&way);
    }
  return NULL;
}

/* Returns a shortest way to a cell over known cells that may be passed, or %NULL. */
static GArray *
find_known_way (LabEscapeGame *self,
                LabMazeCell    goal)
{
  guint width = lab_escape_level_get_width (self->level);
  gsize n = (gsize) lab_escape_level_get_height (self->level) * width;
  g_autofree guint8 *steps = g_new0 (guint8, n);
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (LabMazeCell));

  g_array_append_val (queue, self->position.cell);
  steps[self->position.cell.row * width + self->position.cell.column] = G_MAXUINT8;
  for (guint i = 0; i < queue->len; i++)
    {
      LabMazeCell cell = g_array_index (queue, LabMazeCell, i);
      guint ways = get_ways (self, cell);

      if (is_same (cell, goal))
        return list_way (self, steps, cell);
      if (i > 0 && !may_pass (self, cell))
        continue;
      for (guint direction = 0; direction < LAB_MAZE_N_DIRECTIONS; direction++)
        {
          LabMazeCell next = lab_maze_step (cell, direction);

          if ((ways & LAB_MAZE_BIT (direction)) == 0
              || steps[next.row * width + next.column] != 0
              || (get_mark (self, next) & LAB_ESCAPE_KNOWN) == 0)
            continue;
          steps[next.row * width + next.column] = (guint8) (direction + 1);
          g_array_append_val (queue, next);
        }
    }
  return NULL;
}

/* Returns the direction of a step between two contiguous cells. */
static LabMazeDirection
get_direction (LabMazeCell from,
               LabMazeCell to)
{
  if (from.row != to.row)
    return to.row < from.row ? LAB_MAZE_UP : LAB_MAZE_DOWN;
  return to.column < from.column ? LAB_MAZE_LEFT : LAB_MAZE_RIGHT;
}

/* Public functions */

/**
 * lab_escape_game_walk:
 * @self: a game
 * @direction: where to begin
 * @error: return location for a #LabEscapeError
 *
 * Walks along a corridor, also around bends, until there is a choice, a dead end, or something to
 * see. Each step emits its signals.
 *
 * Returns: the number of steps; 0 with @error set if the first one is not possible
 */
guint
lab_escape_game_walk (LabEscapeGame     *self,
                      LabMazeDirection   direction,
                      GError           **error)
{
  guint n = 0;
  int next = (int) direction;

  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), 0);

  while (next >= 0)
    {
      LabEscapeLook look = { 0 };
      LabMazeCell cell = lab_maze_step (self->position.cell, (LabMazeDirection) next);
      gboolean ends = !lab_escape_position_is_open (&self->position, self->level,
                                                    self->position.cell, (LabMazeDirection) next)
                      || find_thing (self, cell, &look);

      if (!lab_escape_game_step (self, (LabMazeDirection) next, n == 0 ? error : NULL))
        break;
      n++;
      /* A ring of corridors would never end. */
      if (ends || n > lab_escape_level_get_height (self->level)
                          * lab_escape_level_get_width (self->level))
        break;
      next = follow (self, self->position.cell, (LabMazeDirection) next);
    }
  return n;
}

/**
 * lab_escape_game_find_walk:
 * @self: a game
 * @cell: a cell
 *
 * Finds the way that lab_escape_game_walk_to() takes.
 *
 * Returns: (transfer full) (nullable) (element-type LabMazeCell): the cells of the way, with both
 *   ends; %NULL if the player must choose the way at a junction, or does not know the cell
 */
GArray *
lab_escape_game_find_walk (LabEscapeGame *self,
                           LabMazeCell    cell)
{
  GArray *way;

  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), NULL);

  if ((get_mark (self, cell) & LAB_ESCAPE_KNOWN) == 0)
    return NULL;
  way = find_straight_way (self, cell);
  return way != NULL ? way : find_known_way (self, cell);
}

/**
 * lab_escape_game_walk_to:
 * @self: a game
 * @cell: a cell
 * @error: return location for a #LabEscapeError
 *
 * Walks to a cell that lies straight ahead, or that can be reached along a corridor, or through
 * cells where the player was before. Each step emits its signals.
 *
 * Returns: the number of steps; 0 with @error set if there is no such way
 */
guint
lab_escape_game_walk_to (LabEscapeGame  *self,
                         LabMazeCell     cell,
                         GError        **error)
{
  g_autoptr (GArray) way = NULL;
  guint n = 0;

  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), 0);

  way = lab_escape_game_find_walk (self, cell);
  if (way == NULL)
    {
      lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_FAR,
                  _("Choose a cell before the next junction."));
      return 0;
    }
  while (n + 1 < way->len
         && lab_escape_game_step (self, get_direction (g_array_index (way, LabMazeCell, n),
                                                       g_array_index (way, LabMazeCell, n + 1)),
                                  n == 0 ? error : NULL))
    n++;
  return n;
}

/** lab_escape_game_sees: returns whether the player sees a cell now. */
gboolean
lab_escape_game_sees (LabEscapeGame *self,
                      LabMazeCell    cell)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), FALSE);

  return (get_mark (self, cell) & LAB_ESCAPE_SEEN) != 0;
}

/** lab_escape_game_knows: returns whether the player sees a cell or has seen it in this maze. */
gboolean
lab_escape_game_knows (LabEscapeGame *self,
                       LabMazeCell    cell)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), FALSE);

  return (get_mark (self, cell) & LAB_ESCAPE_KNOWN) != 0;
}

/**
 * lab_escape_game_look:
 * @self: a game
 * @direction: where to look
 * @look: (out caller-allocates): what the player sees
 *
 * Looks straight ahead from the player, to the first thing of interest. A cell with an exit, a
 * goal, or an item is told as such, whatever ways lead from it.
 */
void
lab_escape_game_look (LabEscapeGame    *self,
                      LabMazeDirection  direction,
                      LabEscapeLook    *look)
{
  LabMazeCell cell;
  guint sight;

  g_return_if_fail (LAB_IS_ESCAPE_GAME (self));
  g_return_if_fail (look != NULL && (guint) direction < LAB_MAZE_N_DIRECTIONS);

  *look = (LabEscapeLook) { .sight = LAB_ESCAPE_SIGHT_WALL };
  cell = self->position.cell;
  sight = lab_escape_level_get_plan (self->level)->sight;
  while (lab_escape_position_is_open (&self->position, self->level, cell, direction))
    {
      gboolean ahead;

      cell = lab_maze_step (cell, direction);
      look->n_steps++;
      look->sides = get_ways (self, cell)
                    & ~(LAB_MAZE_BIT (direction) | LAB_MAZE_BIT (direction ^ 1));
      ahead = lab_escape_position_is_open (&self->position, self->level, cell, direction);
      if (find_thing (self, cell, look))
        return;
      if (look->n_steps == sight)
        {
          look->sight = LAB_ESCAPE_SIGHT_DARK;
          look->sides = 0;
          return;
        }
      look->sight = look->sides == 0 ? LAB_ESCAPE_SIGHT_DEAD_END
                    : ahead || __builtin_popcount (look->sides) == 2 ? LAB_ESCAPE_SIGHT_JUNCTION
                                                                     : LAB_ESCAPE_SIGHT_BEND;
      if (look->sides != 0)
        return;
    }
}
