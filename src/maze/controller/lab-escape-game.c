/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-game.h"

#include <glib/gi18n-lib.h>

#include "lab-escape-game-private.h"
#include "lab-refuse.h"

/**
 * LabEscapeGame:
 *
 * A level that is being played: the position, the moves so far, the time, and what the player
 * remembers. All changes go through lab_escape_game_play() and lab_escape_game_restart().
 *
 * Stars: three for the fewest possible moves without a hint, two for at most half more, one for
 * any escape. After a hint there are at most two, also after a restart.
 */

/* A magic map shows so many steps. */
#define MAX_MAP_STEPS 10

/* A game with more moves could be too large for a file. */
#define MAX_PLAYED 100000

enum
{
  MOVED,
  COLLECTED,
  PICKED_UP,
  ITEM_USED,
  MAZE_CHANGED,
  WON,
  RESTARTED,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabEscapeGame, lab_escape_game, G_TYPE_OBJECT)

/* Private helpers: time */

static void
set_running (LabEscapeGame *self,
             gboolean       running)
{
  gint64 now = lab_clock_get_time (self->clock);

  if (self->is_running)
    self->spent += now - self->since;
  self->since = now;
  self->is_running = running;
}

/* Private helpers: what the player sees and remembers */

static void
remember (LabEscapeGame *self)
{
  guint width = lab_escape_level_get_width (self->level);
  gsize n = (gsize) lab_escape_level_get_height (self->level) * width;
  g_autoptr (GArray) seen = lab_escape_position_list_seen (&self->position, self->level);

  for (gsize i = 0; i < n; i++)
    self->marks[i] &= (guint8) ~LAB_ESCAPE_SEEN;
  for (guint i = 0; i < seen->len; i++)
    {
      LabMazeCell cell = g_array_index (seen, LabMazeCell, i);

      self->marks[cell.row * width + cell.column] |= LAB_ESCAPE_SEEN | LAB_ESCAPE_KNOWN;
    }
  self->marks[self->position.cell.row * width + self->position.cell.column] |= LAB_ESCAPE_VISITED;
}

static void
forget (LabEscapeGame *self)
{
  guint width = lab_escape_level_get_width (self->level);
  gsize n = (gsize) lab_escape_level_get_height (self->level) * width;

  for (gsize i = 0; i < n; i++)
    self->marks[i] = 0;
  g_array_set_size (self->map, 0);
}

static void
show_map (LabEscapeGame *self)
{
  g_array_unref (self->map);
  self->map = lab_escape_position_find_way (&self->position, self->level);
  g_array_set_size (self->map, MIN (self->map->len, MAX_MAP_STEPS + 1));
}

/* Private helpers: moves */

static void
tell_taken (LabEscapeGame           *self,
            const LabEscapePosition *before)
{
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if ((self->position.taken & ~before->taken & 1u << i) != 0)
        g_signal_emit (self, signals[PICKED_UP], 0, i);
    }
  for (guint i = 0; i < LAB_ESCAPE_MAX_GOALS; i++)
    {
      if ((self->position.goals & ~before->goals & 1u << i) != 0)
        g_signal_emit (self, signals[COLLECTED], 0, i);
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
    g_signal_emit (self, signals[ITEM_USED], 0, item);
  if (move == LAB_ESCAPE_USE_HAMMER || move == LAB_ESCAPE_USE_SHUFFLE)
    g_signal_emit (self, signals[MAZE_CHANGED], 0);
  else if (move != LAB_ESCAPE_USE_MAP)
    g_signal_emit (self, signals[MOVED], 0, move);
  tell_taken (self, before);
  if (lab_escape_game_is_over (self))
    g_signal_emit (self, signals[WON], 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
begin (LabEscapeGame *self)
{
  lab_escape_position_init (&self->position, self->level);
  g_array_set_size (self->played, 0);
  forget (self);
  remember (self);
}

/* GObject */

static void
lab_escape_game_dispose (GObject *object)
{
  LabEscapeGame *self = LAB_ESCAPE_GAME (object);

  g_clear_object (&self->clock);
  G_OBJECT_CLASS (lab_escape_game_parent_class)->dispose (object);
}

static void
lab_escape_game_finalize (GObject *object)
{
  LabEscapeGame *self = LAB_ESCAPE_GAME (object);

  lab_escape_level_unref (self->level);
  lab_escape_par_clear (&self->par);
  g_array_unref (self->played);
  g_array_unref (self->map);
  g_free (self->marks);
  G_OBJECT_CLASS (lab_escape_game_parent_class)->finalize (object);
}

static guint
add_signal (const char *name,
            gboolean    has_number)
{
  if (has_number)
    return g_signal_new (name, LAB_TYPE_ESCAPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                         G_TYPE_NONE, 1, G_TYPE_UINT);
  return g_signal_new (name, LAB_TYPE_ESCAPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
lab_escape_game_class_init (LabEscapeGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = lab_escape_game_dispose;
  object_class->finalize = lab_escape_game_finalize;

  /* A move emits these signals in this order, after everything has changed. */

  /** LabEscapeGame::item-used: an item was used; the argument is the #LabEscapeItem */
  signals[ITEM_USED] = add_signal ("item-used", TRUE);
  /** LabEscapeGame::maze-changed: walls were broken, or the maze was shuffled */
  signals[MAZE_CHANGED] = add_signal ("maze-changed", FALSE);
  /** LabEscapeGame::moved: the player is in another cell; the argument is the #LabEscapeMove */
  signals[MOVED] = add_signal ("moved", TRUE);
  /** LabEscapeGame::picked-up: an item was taken; the argument is the #LabEscapeItem */
  signals[PICKED_UP] = add_signal ("picked-up", TRUE);
  /** LabEscapeGame::collected: a goal was collected; the argument is its number, from 0 */
  signals[COLLECTED] = add_signal ("collected", TRUE);
  /** LabEscapeGame::won: the player has escaped */
  signals[WON] = add_signal ("won", FALSE);
  /** LabEscapeGame::restarted: the level begins again */
  signals[RESTARTED] = add_signal ("restarted", FALSE);
  /** LabEscapeGame::changed: anything that is saved has changed, except the time */
  signals[CHANGED] = add_signal ("changed", FALSE);
}

static void
lab_escape_game_init (LabEscapeGame *self)
{
  self->played = g_array_new (FALSE, FALSE, sizeof (LabEscapeMove));
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
  LabEscapeGame *self;

  g_return_val_if_fail (level != NULL, NULL);
  g_return_val_if_fail (LAB_IS_CLOCK (clock), NULL);

  self = g_object_new (LAB_TYPE_ESCAPE_GAME, NULL);
  self->level = lab_escape_level_ref (level);
  self->clock = g_object_ref (clock);
  self->marks = g_new0 (guint8, (gsize) lab_escape_level_get_height (level)
                                    * lab_escape_level_get_width (level));
  begin (self);
  return self;
}

/** lab_escape_game_get_level: (transfer none): returns the level. */
LabEscapeLevel *
lab_escape_game_get_level (LabEscapeGame *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), NULL);

  return self->level;
}

/** lab_escape_game_get_position: (transfer none): returns the position. */
const LabEscapePosition *
lab_escape_game_get_position (LabEscapeGame *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), NULL);

  return &self->position;
}

/** lab_escape_game_get_n_played: returns how many moves were played, with those that cost none. */
guint
lab_escape_game_get_n_played (LabEscapeGame *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), 0);

  return self->played->len;
}

/** lab_escape_game_get_played: returns a move that was played, from 0. */
LabEscapeMove
lab_escape_game_get_played (LabEscapeGame *self,
                            guint          index)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), LAB_ESCAPE_STEP);
  g_return_val_if_fail (index < self->played->len, LAB_ESCAPE_STEP);

  return g_array_index (self->played, LabEscapeMove, index);
}

/**
 * lab_escape_game_play:
 * @self: a game
 * @move: a move
 * @error: return location for a #LabEscapeError, in a sentence for players
 *
 * Makes a move. The first one starts the clock.
 *
 * Returns: %FALSE if the move is not possible, or the game is paused; nothing has changed then
 */
gboolean
lab_escape_game_play (LabEscapeGame  *self,
                      LabEscapeMove   move,
                      GError        **error)
{
  LabEscapePosition before;

  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), FALSE);

  before = self->position;
  if (self->is_paused)
    return lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_PAUSED,
                       _("The game is paused. Resume it to play."));
  if (self->played->len == MAX_PLAYED)
    return lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_USELESS,
                       _("These are too many moves. Restart the level."));
  if (!lab_escape_position_play (&self->position, self->level, move, error))
    return FALSE;
  g_array_append_val (self->played, move);
  if (move == LAB_ESCAPE_USE_SHUFFLE)
    forget (self);
  if (move == LAB_ESCAPE_USE_MAP)
    show_map (self);
  remember (self);
  set_running (self, !lab_escape_game_is_over (self));
  tell (self, &before, move);
  return TRUE;
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
 * lab_escape_game_restart:
 * @self: a game
 *
 * Begins the level again, with the clock at 0. Hints that were shown still count.
 */
void
lab_escape_game_restart (LabEscapeGame *self)
{
  g_return_if_fail (LAB_IS_ESCAPE_GAME (self));

  begin (self);
  self->spent = 0;
  self->is_running = FALSE;
  self->is_paused = FALSE;
  g_signal_emit (self, signals[RESTARTED], 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

/** lab_escape_game_is_over: returns whether the player has escaped. */
gboolean
lab_escape_game_is_over (LabEscapeGame *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), FALSE);

  return lab_escape_position_is_over (&self->position, self->level);
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

  if (!lab_escape_game_is_over (self))
    return 0;
  par = lab_escape_game_get_par (self);
  if (par == NULL || self->position.n_moves > par->n_moves + par->n_moves / 2)
    return 1;
  return self->position.n_moves == par->n_moves && self->n_hints == 0 ? LAB_ESCAPE_MAX_STARS : 2;
}

/** lab_escape_game_get_n_hints: returns how many hints were asked for. */
guint
lab_escape_game_get_n_hints (LabEscapeGame *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), 0);

  return self->n_hints;
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
  if (lab_escape_game_is_over (self) || !lab_escape_par_find (self->level, &self->position, best))
    return FALSE;
  self->n_hints++;
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

/** lab_escape_game_get_map: (transfer none) (element-type LabMazeCell): returns the way that the
 * magic map has shown, from the cell where it was used; empty if there is none. */
GArray *
lab_escape_game_get_map (LabEscapeGame *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), NULL);

  return self->map;
}

/** lab_escape_game_get_seconds: returns the time of this attempt, without pauses. */
double
lab_escape_game_get_seconds (LabEscapeGame *self)
{
  gint64 spent;

  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), 0);

  spent = self->spent;
  if (self->is_running)
    spent += lab_clock_get_time (self->clock) - self->since;
  return (double) spent / G_TIME_SPAN_SECOND;
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

  if (self->is_paused == paused || (paused && !self->is_running))
    return;
  self->is_paused = paused;
  set_running (self, !paused);
}

/** lab_escape_game_get_paused: returns whether the game is paused. */
gboolean
lab_escape_game_get_paused (LabEscapeGame *self)
{
  g_return_val_if_fail (LAB_IS_ESCAPE_GAME (self), FALSE);

  return self->is_paused;
}

/**
 * lab_escape_game_restore:
 * @self: a game whose saved moves were played
 * @seconds: the time so far
 * @n_hints: how many hints were asked for
 *
 * Restores what does not follow from the moves. The clock waits for the next move.
 */
void
lab_escape_game_restore (LabEscapeGame *self,
                         double         seconds,
                         guint          n_hints)
{
  g_return_if_fail (LAB_IS_ESCAPE_GAME (self));
  g_return_if_fail (seconds >= 0);

  self->spent = (gint64) (seconds * G_TIME_SPAN_SECOND);
  self->is_running = FALSE;
  self->n_hints = n_hints;
}
