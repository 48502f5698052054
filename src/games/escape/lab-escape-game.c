/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-game.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lab-escape-kind.h"
#include "lab-maze.h"
#include "lab-refuse.h"

/* A magic map shows so many steps. */
#define MAX_MAP_STEPS 10

G_DEFINE_FINAL_TYPE (LabEscapeGame, lab_escape_game, LAB_TYPE_PLAY)

/* Private helpers: walks of several steps */

static guint
get_ways (LabEscapeGame *self,
          LabMazeCell    cell)
{
  return lab_escape_position_get_ways (self->position, self->level, cell);
}

/* Finds what the player would notice in a cell: the exit, or a goal or item that is still there. */
static gboolean
find_thing (LabEscapeGame *self,
            LabMazeCell    cell,
            LabEscapeLook *look)
{
  guint goal;

  if (lab_maze_cell_equal (self->level->recipe.exit, cell))
    look->sight = LAB_ESCAPE_SIGHT_EXIT;
  else if (lab_escape_level_find_goal (self->level, cell, &goal)
           && !lab_escape_position_has_goal (self->position, goal))
    look->sight = LAB_ESCAPE_SIGHT_GOAL;
  else if (lab_escape_level_find_item (self->level, cell, &look->item)
           && (self->position->taken & 1u << look->item) == 0)
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

static gboolean
is_junction (LabEscapeGame *self,
             LabMazeCell    cell)
{
  return __builtin_popcount (get_ways (self, cell)) > 2;
}

/* Returns whether a walk may pass a cell: it is a corridor, the player was there before, or it lies
 * straight ahead. So a walk never chooses at a junction for the player. */
static gboolean
may_pass (LabEscapeGame *self,
          LabMazeCell    cell)
{
  return !is_junction (self, cell)
         || (lab_escape_game_get_mark (self, cell) & LAB_ESCAPE_VISITED) != 0;
}

/* Returns the way back to the player, by the steps that led to each cell, plus 1. */
static GArray *
list_way (LabEscapeGame *self,
          const guint8  *steps,
          LabMazeCell    cell)
{
  guint width = self->level->width;
  GArray *way = g_array_new (FALSE, FALSE, sizeof (LabMazeCell));

  while (!lab_maze_cell_equal (cell, self->position->cell))
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
      LabMazeCell cell = self->position->cell;
      g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof cell);

      g_array_append_val (way, cell);
      while (!lab_maze_cell_equal (cell, goal)
             && lab_escape_position_is_open (self->position, self->level, cell, direction))
        {
          cell = lab_maze_step (cell, direction);
          g_array_append_val (way, cell);
        }
      if (lab_maze_cell_equal (cell, goal))
        return g_steal_pointer (&way);
    }
  return NULL;
}

/* Returns a shortest way to a cell over known cells, or %NULL. Unless @passes_all, it leads only
 * through cells that may be passed. */
static GArray *
find_known_way (LabEscapeGame *self,
                LabMazeCell    goal,
                gboolean       passes_all)
{
  guint width = self->level->width;
  gsize n = (gsize) self->level->height * width;
  g_autofree guint8 *steps = g_new0 (guint8, n);
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (LabMazeCell));

  g_array_append_val (queue, self->position->cell);
  steps[self->position->cell.row * width + self->position->cell.column] = G_MAXUINT8;
  for (guint i = 0; i < queue->len; i++)
    {
      LabMazeCell cell = g_array_index (queue, LabMazeCell, i);
      guint ways = get_ways (self, cell);

      if (lab_maze_cell_equal (cell, goal))
        return list_way (self, steps, cell);
      if (i > 0 && !passes_all && !may_pass (self, cell))
        continue;
      for (guint direction = 0; direction < LAB_MAZE_N_DIRECTIONS; direction++)
        {
          LabMazeCell next = lab_maze_step (cell, direction);

          if ((ways & LAB_MAZE_BIT (direction)) == 0
              || steps[next.row * width + next.column] != 0
              || (lab_escape_game_get_mark (self, next) & LAB_ESCAPE_KNOWN) == 0)
            continue;
          steps[next.row * width + next.column] = (guint8) (direction + 1);
          g_array_append_val (queue, next);
        }
    }
  return NULL;
}

/* Returns the way in the direction of a cell as far as it is clear: to the next junction, or to
 * something that could change the player's mind. %NULL if the player is at a junction already. */
static GArray *
find_begin (LabEscapeGame *self,
            LabMazeCell    goal)
{
  LabEscapeLook look;
  GArray *way;
  guint i = 1;

  if (is_junction (self, self->position->cell))
    return NULL;
  way = find_known_way (self, goal, TRUE);
  while (way != NULL && i < way->len)
    {
      LabMazeCell cell = g_array_index (way, LabMazeCell, i++);

      if (is_junction (self, cell) || find_thing (self, cell, &look))
        g_array_set_size (way, i);
    }
  return way;
}

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
      LabMazeCell cell = lab_maze_step (self->position->cell, (LabMazeDirection) next);
      gboolean ends = !lab_escape_position_is_open (self->position, self->level,
                                                    self->position->cell, (LabMazeDirection) next)
                      || find_thing (self, cell, &look);

      if (!lab_escape_game_step (self, (LabMazeDirection) next, n == 0 ? error : NULL))
        break;
      n++;
      /* A ring of corridors would never end. */
      if (ends || n > self->level->height * self->level->width)
        break;
      next = follow (self, self->position->cell, (LabMazeDirection) next);
    }
  return n;
}

/**
 * lab_escape_game_find_walk:
 * @self: a game
 * @cell: a cell
 *
 * Finds the way that lab_escape_game_walk_to() takes, perhaps only to a junction before the cell.
 * It is the begin of a shortest way that the player knows, so that no step is lost.
 *
 * Returns: (transfer full) (nullable) (element-type LabMazeCell): the cells of the way, with both
 *   ends; %NULL if the player must choose the way here, or does not know the way or the cell
 */
GArray *
lab_escape_game_find_walk (LabEscapeGame *self,
                           LabMazeCell    cell)
{
  GArray *way;

  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), NULL);

  if ((lab_escape_game_get_mark (self, cell) & LAB_ESCAPE_KNOWN) == 0)
    return NULL;
  way = find_straight_way (self, cell);
  if (way == NULL)
    way = find_known_way (self, cell, FALSE);
  return way != NULL ? way : find_begin (self, cell);
}

/**
 * lab_escape_game_walk_to:
 * @self: a game
 * @cell: a cell
 * @error: return location for a #LabEscapeError
 *
 * Walks to a cell that lies straight ahead, or that can be reached along a corridor, or through
 * cells where the player was before. On the way to another cell, walks to the next junction, or to
 * the next thing to see. Each step emits its signals.
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
         && lab_escape_game_step (self,
                                  lab_maze_get_direction (g_array_index (way, LabMazeCell, n),
                                                          g_array_index (way, LabMazeCell, n + 1)),
                                  n == 0 ? error : NULL))
    n++;
  return n;
}

/** lab_escape_game_get_mark: returns what the player knows about a cell: bits as
 * %LAB_ESCAPE_SEEN. */
guint8
lab_escape_game_get_mark (LabEscapeGame *self,
                          LabMazeCell    cell)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), 0);

  return self->marks[cell.row * self->level->width + cell.column];
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
  cell = self->position->cell;
  sight = self->level->recipe.sight;
  while (lab_escape_position_is_open (self->position, self->level, cell, direction))
    {
      gboolean ahead;

      cell = lab_maze_step (cell, direction);
      look->n_steps++;
      look->sides = get_ways (self, cell)
                    & ~(LAB_MAZE_BIT (direction) | LAB_MAZE_BIT (direction ^ 1));
      ahead = lab_escape_position_is_open (self->position, self->level, cell, direction);
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

/* Private helpers: what the player sees and remembers */

static void
remember (LabEscapeGame *self)
{
  guint width = self->level->width;
  gsize n = (gsize) self->level->height * width;
  g_autoptr (GArray) seen = lab_escape_position_list_seen (self->position, self->level);

  for (gsize i = 0; i < n; i++)
    self->marks[i] &= (guint8) ~LAB_ESCAPE_SEEN;
  for (guint i = 0; i < seen->len; i++)
    {
      LabMazeCell cell = g_array_index (seen, LabMazeCell, i);

      self->marks[cell.row * width + cell.column] |= LAB_ESCAPE_SEEN | LAB_ESCAPE_KNOWN;
    }
  self->marks[self->position->cell.row * width + self->position->cell.column] |= LAB_ESCAPE_VISITED;
}

static void
forget (LabEscapeGame *self)
{
  memset (self->marks, 0, (gsize) self->level->height * self->level->width);
  g_array_set_size (self->map, 0);
}

static void
show_map (LabEscapeGame *self)
{
  g_array_unref (self->map);
  self->map = lab_escape_position_find_way (self->position, self->level);
  g_array_set_size (self->map, MIN (self->map->len, MAX_MAP_STEPS + 1));
}

/* Private helpers: moves */

static void
tell_taken (LabEscapeGame           *self,
            const LabEscapePosition *before)
{
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if ((self->position->taken & ~before->taken & 1u << i) != 0)
        g_signal_emit_by_name (self, "picked-up", i);
    }
  for (guint i = 0; i < LAB_ESCAPE_MAX_GOALS; i++)
    {
      if ((self->position->goals & ~before->goals & 1u << i) != 0)
        g_signal_emit_by_name (self, "collected", i);
    }
}

/* Tells what a move has changed. */
static void
tell (LabEscapeGame           *self,
      const LabEscapePosition *before,
      LabEscapeMove            move)
{
  LabEscapeItem item;

  if (lab_escape_move_get_item (move, &item))
    g_signal_emit_by_name (self, "item-used", item);
  if (move == LAB_ESCAPE_USE_HAMMER || move == LAB_ESCAPE_USE_SHUFFLE)
    g_signal_emit_by_name (self, "maze-changed");
  else if (move != LAB_ESCAPE_USE_MAP)
    g_signal_emit_by_name (self, "stepped", move);
  tell_taken (self, before);
}

/* Follows a move, or the begin of the level. */
static void
lab_escape_game_update (LabPlay       *play,
                        gconstpointer  state,
                        gboolean       is_forward)
{
  LabEscapeGame *self = LAB_ESCAPE_GAME (play);
  const LabEscapeState *before = state;
  LabEscapeMove move = LAB_ESCAPE_STEP;

  if (is_forward)
    move = lab_escape_game_get_played (self, lab_play_get_n_moves (play) - 1);
  if (!is_forward || move == LAB_ESCAPE_USE_SHUFFLE)
    forget (self);
  if (move == LAB_ESCAPE_USE_MAP)
    show_map (self);
  remember (self);
  if (is_forward)
    tell (self, &before->position, move);
}

/* GObject */

static void
lab_escape_game_finalize (GObject *object)
{
  LabEscapeGame *self = LAB_ESCAPE_GAME (object);

  lab_escape_level_unref (self->level);
  lab_escape_par_clear (&self->par);
  g_array_unref (self->map);
  g_free (self->marks);
  G_OBJECT_CLASS (lab_escape_game_parent_class)->finalize (object);
}

static void
add_signal (const char *name,
            gboolean    has_number)
{
  g_signal_new (name, LAB_TYPE_ESCAPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                has_number ? 1 : 0, G_TYPE_UINT);
}

static void
lab_escape_game_class_init (LabEscapeGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_escape_game_finalize;
  LAB_PLAY_CLASS (klass)->update = lab_escape_game_update;

  /* A move emits these signals in this order, before those of #LabPlay. */

  /** LabEscapeGame::item-used: an item was used; the argument is the #LabEscapeItem */
  add_signal ("item-used", TRUE);
  /** LabEscapeGame::maze-changed: walls were broken, or the maze was shuffled */
  add_signal ("maze-changed", FALSE);
  /** LabEscapeGame::stepped: the player is in another cell; the argument is the #LabEscapeMove */
  add_signal ("stepped", TRUE);
  /** LabEscapeGame::picked-up: an item was taken; the argument is the #LabEscapeItem */
  add_signal ("picked-up", TRUE);
  /** LabEscapeGame::collected: a goal was collected; the argument is its number, from 0 */
  add_signal ("collected", TRUE);
}

static void
lab_escape_game_init (LabEscapeGame *self)
{
  self->map = g_array_new (FALSE, FALSE, sizeof (LabMazeCell));
}

/* Public functions */

/**
 * lab_escape_game_new: (constructor):
 * @level: a level
 * @clock: the clock that measures the time
 *
 * Creates a game at the start of a level.
 */
LabEscapeGame *
lab_escape_game_new (LabEscapeLevel *level,
                     LabClock       *clock)
{
  LabEscapeState start = { .level = level };
  LabEscapeGame *self;

  g_return_val_if_fail (level != NULL, NULL);

  lab_escape_position_init (&start.position, level);
  self = lab_play_create (LAB_TYPE_ESCAPE_GAME, &lab_escape_kind, &start, clock);
  self->level = g_atomic_rc_box_acquire (level);
  self->position = &((const LabEscapeState *) lab_play_get_state (LAB_PLAY (self)))->position;
  self->marks = g_new0 (guint8, (gsize) level->height * level->width);
  remember (self);
  return self;
}

/** lab_escape_game_get_played: returns a move that was played, from 0. */
LabEscapeMove
lab_escape_game_get_played (LabEscapeGame *self,
                            guint          index)
{
  LabEscapeMove move = LAB_ESCAPE_STEP;

  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), LAB_ESCAPE_STEP);

  lab_escape_move_parse (lab_play_get_move (LAB_PLAY (self), index), &move, NULL);
  return move;
}

/**
 * lab_escape_game_play:
 * @self: a game
 * @move: a move
 * @error: return location for a #LabEscapeError, in a sentence for players
 *
 * Makes a move.
 *
 * Returns: %FALSE if the move is not possible, or the game is paused; nothing has changed then
 */
gboolean
lab_escape_game_play (LabEscapeGame  *self,
                      LabEscapeMove   move,
                      GError        **error)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), FALSE);

  if (lab_play_get_paused (LAB_PLAY (self)))
    return lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_PAUSED,
                       _("The game is paused. Resume it to play."));
  return lab_play_move (LAB_PLAY (self), lab_escape_move_format (move), error);
}

/** lab_escape_game_step: makes a step, as lab_escape_game_play() does. */
gboolean
lab_escape_game_step (LabEscapeGame     *self,
                      LabMazeDirection   direction,
                      GError           **error)
{
  g_return_val_if_fail ((guint) direction < LAB_MAZE_N_DIRECTIONS, FALSE);

  return lab_escape_game_play (self, LAB_ESCAPE_STEP + direction, error);
}

/** lab_escape_game_use: uses an item, as lab_escape_game_play() does; a leap needs a direction. */
gboolean
lab_escape_game_use (LabEscapeGame     *self,
                     LabEscapeItem      item,
                     LabMazeDirection   direction,
                     GError           **error)
{
  g_return_val_if_fail ((guint) direction < LAB_MAZE_N_DIRECTIONS, FALSE);

  return lab_escape_game_play (self, lab_escape_move_for_item (item, direction), error);
}

/**
 * lab_escape_game_get_par:
 * @self: a game
 *
 * Finds the best way from the start. The first call can take some tenths of a second.
 *
 * Returns: (transfer none) (nullable): the best way; %NULL if there is not enough memory for it
 */
const LabEscapePar *
lab_escape_game_get_par (LabEscapeGame *self)
{
  LabEscapePosition start;

  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), NULL);

  if (self->par.moves != NULL)
    return &self->par;
  lab_escape_position_init (&start, self->level);
  return lab_escape_par_find (self->level, &start, &self->par) ? &self->par : NULL;
}

/** lab_escape_game_get_stars: returns the stars of an escape, from 1; 0 if the game is not over. */
guint
lab_escape_game_get_stars (LabEscapeGame *self)
{
  const LabEscapePar *par;

  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), 0);

  if (!lab_play_is_over (self))
    return 0;
  par = lab_escape_game_get_par (self);
  if (par == NULL || self->position->n_moves > par->n_moves + par->n_moves / 2)
    return 1;
  if (self->position->n_moves > par->n_moves || lab_play_get_n_hints (LAB_PLAY (self)) > 0)
    return 2;
  return LAB_ESCAPE_MAX_STARS;
}

/**
 * lab_escape_game_hint:
 * @self: a game
 * @best: (out caller-allocates): the best way from here
 *
 * Finds the best way from the current position, and counts it as a hint.
 *
 * Returns: %FALSE if the game is over, or there is not enough memory; no hint was counted then
 */
gboolean
lab_escape_game_hint (LabEscapeGame *self,
                      LabEscapePar  *best)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), FALSE);
  g_return_val_if_fail (best != NULL, FALSE);

  *best = (LabEscapePar) { 0 };
  if (lab_play_is_over (self) || !lab_escape_par_find (self->level, self->position, best))
    return FALSE;
  lab_play_count_hint (LAB_PLAY (self));
  return TRUE;
}

/**
 * lab_escape_game_set_paused:
 * @self: a game
 * @paused: whether to pause
 *
 * Stops the clock, or lets it run again. While the game is paused, no move is possible. A game that
 * has not begun, or is over, cannot be paused.
 */
void
lab_escape_game_set_paused (LabEscapeGame *self,
                            gboolean       paused)
{
  g_return_if_fail (LAB_IS_ESCAPE_GAME (self));

  if (!paused || lab_play_is_running (LAB_PLAY (self)))
    lab_play_set_paused (LAB_PLAY (self), paused);
}
