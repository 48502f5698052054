/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-game.h"

#include <glib/gi18n.h>

#include "lab-refuse.h"
#include "lab-robots-game-private.h"

/**
 * LabRobotsGame:
 *
 * A puzzle that is being played: the board, the position, the moves so far, and those that were
 * undone. All changes go through the functions of this type.
 *
 * Stars: three for the fewest possible moves, two for at most two moves more, one for any solution.
 * After a hint there are at most two, after a hint that showed the whole way only one, also after
 * a restart. As long as the fewest moves are not proved, the stars are those that are proved: they
 * can become more.
 */

/* A game with more moves could be too large for a file. */
#define MAX_MOVES 9999

/* So many moves more than possible still give two stars. */
#define TWO_STARS_MORE 2

enum
{
  MOVED,
  SOLVED,
  KNOWN,
  HINT,
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_QUARK (lab-robots-game-error-quark, lab_robots_game_error)

G_DEFINE_FINAL_TYPE (LabRobotsGame, lab_robots_game, G_TYPE_OBJECT)

/* Private helpers */

static void
set_running (LabRobotsGame *self,
             gboolean       is_running)
{
  gint64 now = lab_clock_get_time (self->clock);

  if (self->is_running && !self->is_paused)
    self->spent += now - self->since;
  self->since = now;
  self->is_running = is_running;
}

/* Puts the robots where they are after @n_played of the moves. */
static void
go_to (LabRobotsGame *self,
       guint          n_played)
{
  lab_robots_position_init (&self->position, &self->board);
  for (guint i = 0; i < n_played; i++)
    lab_robots_position_play (&self->position, &self->board,
                              g_array_index (self->moves, LabRobotsMove, i), NULL);
  self->n_played = n_played;
}

static void
tell (LabRobotsGame *self,
      gboolean       is_forward)
{
  gboolean is_solved = lab_robots_game_is_solved (self);

  set_running (self, !is_solved);
  lab_robots_game_forget_hint (self);
  g_signal_emit (self, signals[MOVED], 0, is_forward);
  if (is_solved && is_forward)
    g_signal_emit (self, signals[SOLVED], 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* GObject */

static void
lab_robots_game_dispose (GObject *object)
{
  LabRobotsGame *self = LAB_ROBOTS_GAME (object);

  lab_robots_game_stop (self);
  g_clear_object (&self->clock);
  G_OBJECT_CLASS (lab_robots_game_parent_class)->dispose (object);
}

static void
lab_robots_game_finalize (GObject *object)
{
  LabRobotsGame *self = LAB_ROBOTS_GAME (object);

  g_array_unref (self->moves);
  G_OBJECT_CLASS (lab_robots_game_parent_class)->finalize (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, LAB_TYPE_ROBOTS_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
lab_robots_game_class_init (LabRobotsGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = lab_robots_game_dispose;
  object_class->finalize = lab_robots_game_finalize;

  /* A move emits these signals in this order, after everything has changed. */

  /** LabRobotsGame::moved: the position has changed; the argument tells whether forward, by
   * playing or redoing a move */
  signals[MOVED] = g_signal_new ("moved", LAB_TYPE_ROBOTS_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  /** LabRobotsGame::solved: a move has solved the puzzle */
  signals[SOLVED] = add_signal ("solved");
  /** LabRobotsGame::changed: anything that is saved has changed, except the time */
  signals[CHANGED] = add_signal ("changed");

  /** LabRobotsGame::known: more is known of the best solutions */
  signals[KNOWN] = add_signal ("known");
  /** LabRobotsGame::hint: the hint has another step, or is ready */
  signals[HINT] = add_signal ("hint");
}

static void
lab_robots_game_init (LabRobotsGame *self)
{
  self->moves = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));
}

/* Functions of the other file */

/* Tells that more is known of the best solutions. */
void
lab_robots_game_tell_known (LabRobotsGame *self)
{
  g_signal_emit (self, signals[KNOWN], 0);
}

/* Tells that the hint has changed. */
void
lab_robots_game_tell_hint (LabRobotsGame *self)
{
  g_signal_emit (self, signals[HINT], 0);
}

/* Tells that something has changed that is saved. */
void
lab_robots_game_tell_changed (LabRobotsGame *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Public functions */

/**
 * lab_robots_game_new: (constructor):
 * @level: where the board comes from
 * @board: the board
 * @clock: the clock that measures the time
 *
 * Creates a game at the start of a puzzle. lab_robots_game_think() begins to solve it.
 */
LabRobotsGame *
lab_robots_game_new (const LabRobotsLevel *level,
                     const LabRobotsBoard *board,
                     LabClock             *clock)
{
  LabRobotsGame *self;

  g_return_val_if_fail (level != NULL && board != NULL, NULL);
  g_return_val_if_fail (LAB_IS_CLOCK (clock), NULL);

  self = g_object_new (LAB_TYPE_ROBOTS_GAME, NULL);
  self->level = *level;
  self->board = *board;
  self->clock = g_object_ref (clock);
  lab_robots_position_init (&self->position, board);
  return self;
}

/** lab_robots_game_get_level: (transfer none): returns where the board comes from. */
const LabRobotsLevel *
lab_robots_game_get_level (LabRobotsGame *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), NULL);

  return &self->level;
}

/** lab_robots_game_get_board: (transfer none): returns the board. */
const LabRobotsBoard *
lab_robots_game_get_board (LabRobotsGame *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), NULL);

  return &self->board;
}

/** lab_robots_game_get_position: (transfer none): returns the current position. */
const LabRobotsPosition *
lab_robots_game_get_position (LabRobotsGame *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), NULL);

  return &self->position;
}

/** lab_robots_game_get_n_moves: returns how many moves lead from the start to the position. */
guint
lab_robots_game_get_n_moves (LabRobotsGame *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), 0);

  return self->n_played;
}

/** lab_robots_game_get_n_redo: returns how many moves can be redone. */
guint
lab_robots_game_get_n_redo (LabRobotsGame *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), 0);

  return self->moves->len - self->n_played;
}

/** lab_robots_game_get_moves: (transfer none): returns the moves played, followed by those that can
 * be redone, until the next change. */
const LabRobotsMove *
lab_robots_game_get_moves (LabRobotsGame *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), NULL);

  return (const LabRobotsMove *) (gpointer) self->moves->data;
}

/**
 * lab_robots_game_play:
 * @self: a game
 * @move: a move
 * @error: return location for a #LabRobotsGameError or a #LabRobotsMoveError, in a sentence for
 *   players
 *
 * Makes a move, after which no undone move can be redone. The first move starts the clock.
 *
 * Returns: %FALSE if the move is not possible; nothing has changed then
 */
gboolean
lab_robots_game_play (LabRobotsGame  *self,
                      LabRobotsMove   move,
                      GError        **error)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), FALSE);

  if (lab_robots_game_is_solved (self))
    return lab_refuse (error, LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_SOLVED,
                       _("The puzzle is solved. Undo or restart to try another way."));
  if (self->n_played == MAX_MOVES)
    return lab_refuse (error, LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_LONG,
                       _("These are too many moves. Restart the puzzle."));
  if (!lab_robots_position_play (&self->position, &self->board, move, error))
    return FALSE;
  g_array_set_size (self->moves, self->n_played);
  g_array_append_val (self->moves, move);
  self->n_played++;
  tell (self, TRUE);
  return TRUE;
}

/** lab_robots_game_undo: takes the last move back; %FALSE with a #LabRobotsGameError if there is
 * none. */
gboolean
lab_robots_game_undo (LabRobotsGame  *self,
                      GError        **error)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), FALSE);

  if (self->n_played == 0)
    return lab_refuse (error, LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_NOTHING,
                       _("Nothing to undo."));
  go_to (self, self->n_played - 1);
  tell (self, FALSE);
  return TRUE;
}

/** lab_robots_game_redo: plays a move again that was undone; %FALSE with a #LabRobotsGameError if
 * there is none. */
gboolean
lab_robots_game_redo (LabRobotsGame  *self,
                      GError        **error)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), FALSE);

  if (self->n_played == self->moves->len)
    return lab_refuse (error, LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_NOTHING,
                       _("Nothing to redo."));
  go_to (self, self->n_played + 1);
  tell (self, TRUE);
  return TRUE;
}

/**
 * lab_robots_game_restart:
 * @self: a game
 * @error: return location for a #LabRobotsGameError
 *
 * Undoes all moves; they can be redone. The time and the hints still count.
 *
 * Returns: %FALSE if there is no move to undo
 */
gboolean
lab_robots_game_restart (LabRobotsGame  *self,
                         GError        **error)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), FALSE);

  if (self->n_played == 0)
    return lab_refuse (error, LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_NOTHING,
                       _("Nothing to undo."));
  go_to (self, 0);
  tell (self, FALSE);
  return TRUE;
}

/** lab_robots_game_is_solved: returns whether a robot is on the target as the board demands. */
gboolean
lab_robots_game_is_solved (LabRobotsGame *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), FALSE);

  return lab_robots_position_is_solved (&self->position, &self->board);
}

/** lab_robots_game_get_stars: returns the stars that are proved, from 1; 0 if the puzzle is not
 * solved. */
guint
lab_robots_game_get_stars (LabRobotsGame *self)
{
  guint lower_bound, best, stars = LAB_ROBOTS_MAX_STARS;

  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), 0);

  if (!lab_robots_game_is_solved (self))
    return 0;
  lab_robots_game_get_bounds (self, &lower_bound, &best);
  if (self->most == LAB_ROBOTS_HINT_WAY || self->n_played > lower_bound + TWO_STARS_MORE)
    stars = 1;
  else if (self->most != LAB_ROBOTS_HINT_NONE || self->n_played > lower_bound)
    stars = 2;
  return stars;
}

/** lab_robots_game_get_seconds: returns the time from the first move until the puzzle was solved,
 * without pauses. */
double
lab_robots_game_get_seconds (LabRobotsGame *self)
{
  gint64 spent;

  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), 0);

  spent = self->spent;
  if (self->is_running && !self->is_paused)
    spent += lab_clock_get_time (self->clock) - self->since;
  return (double) spent / G_TIME_SPAN_SECOND;
}

/** lab_robots_game_set_paused: stops the clock while nobody sees the game, or lets it run again. */
void
lab_robots_game_set_paused (LabRobotsGame *self,
                            gboolean       is_paused)
{
  g_return_if_fail (LAB_IS_ROBOTS_GAME (self));

  set_running (self, self->is_running);
  self->is_paused = is_paused;
}

/**
 * lab_robots_game_restore:
 * @self: a game whose saved moves were played
 * @seconds: the time so far
 * @n_hints: how many hints the player has asked for
 * @most: the step of the hint that told most
 *
 * Restores what does not follow from the moves. The clock waits for the next move.
 */
void
lab_robots_game_restore (LabRobotsGame     *self,
                         double             seconds,
                         guint              n_hints,
                         LabRobotsHintStep  most)
{
  g_return_if_fail (LAB_IS_ROBOTS_GAME (self));
  g_return_if_fail (seconds >= 0);

  self->spent = (gint64) (seconds * G_TIME_SPAN_SECOND + 0.5);
  self->is_running = FALSE;
  self->n_hints = n_hints;
  self->most = most;
}
