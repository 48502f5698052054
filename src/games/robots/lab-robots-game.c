/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-game.h"

#include <glib/gi18n.h>

#include "lab-refuse.h"
#include "lab-robots-kind.h"
#include "lab-robots-tasks.h"

/**
 * LabRobotsGame:
 *
 * A puzzle that is being played: a #LabPlay that knows how good a solution is.
 *
 * Stars: three for the fewest possible moves, two for at most two moves more, one for any solution.
 * After a hint there are at most two, after a hint that showed the whole way only one, also after
 * a restart. As long as the fewest moves are not proved, the stars are those that are proved: they
 * can become more.
 */

/* So many moves more than possible still give two stars. */
#define TWO_STARS_MORE 2

G_DEFINE_QUARK (lab-robots-game-error-quark, lab_robots_game_error)

G_DEFINE_FINAL_TYPE (LabRobotsGame, lab_robots_game, LAB_TYPE_PLAY)

/* Private helpers */

/* What the solver knows: the best solutions from the start, and hints from the position. */

static void
on_known (gpointer job G_GNUC_UNUSED,
          gpointer owner)
{
  /* A listener may drop the game. */
  g_autoptr (LabRobotsGame) self = g_object_ref (owner);

  g_signal_emit_by_name (self, "known");
  if (self->hints.step != LAB_HINT_NONE
      && (self->ahead == NULL || lab_robots_game_is_hopeless (self)))
    g_signal_emit_by_name (self, "hint");
}

static void
on_ahead (gpointer job G_GNUC_UNUSED,
          gpointer owner)
{
  g_signal_emit_by_name (owner, "hint");
}

static const LabRobotsSolution *
get_best (LabRobotsGame *self)
{
  return lab_robots_solving_get_solution (self->best);
}

static const LabTaskKind solving = {
  LAB_ROBOTS_SOLVING_KIND,
  .on_progress = on_known,
  .done = on_known,
};

static const LabTaskKind solving_ahead = {
  LAB_ROBOTS_SOLVING_KIND,
  .done = on_ahead,
};

/* GObject */

static void
lab_robots_game_finalize (GObject *object)
{
  LabRobotsGame *self = LAB_ROBOTS_GAME (object);

  g_clear_pointer (&self->best, lab_task_free);
  g_clear_pointer (&self->ahead, lab_task_free);
  g_free (self->board);
  G_OBJECT_CLASS (lab_robots_game_parent_class)->finalize (object);
}

/* Forgets the hint for the last position. */
static void
lab_robots_game_update (LabPlay      *play,
                        gconstpointer before G_GNUC_UNUSED,
                        gboolean      is_forward G_GNUC_UNUSED)
{
  LabRobotsGame *self = LAB_ROBOTS_GAME (play);

  self->hints.step = LAB_HINT_NONE;
  g_clear_pointer (&self->ahead, lab_task_free);
}

static void
add_signal (const char *name)
{
  g_signal_new (name, LAB_TYPE_ROBOTS_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
lab_robots_game_class_init (LabRobotsGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_robots_game_finalize;
  LAB_PLAY_CLASS (klass)->update = lab_robots_game_update;

  /** LabRobotsGame::known: more is known of the best solutions */
  add_signal ("known");
  /** LabRobotsGame::hint: the hint has another step, or is ready */
  add_signal ("hint");
}

static void
lab_robots_game_init (LabRobotsGame *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_robots_game_think:
 * @self: a game
 *
 * Starts to look for the best solutions, in a thread. It does so once.
 */
void
lab_robots_game_think (LabRobotsGame *self)
{
  g_return_if_fail (LAB_IS_ROBOTS_GAME (self));

  if (self->best == NULL)
    self->best = lab_task_start (&solving,
                                 lab_robots_solving_new (self->board, NULL, LAB_ROBOTS_MAX_LISTED),
                                 self);
}

/** lab_robots_game_is_thinking: returns whether the best solutions are still looked for. */
gboolean
lab_robots_game_is_thinking (LabRobotsGame *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), FALSE);

  return self->best != NULL && self->best->is_running;
}

/** lab_robots_game_get_fewest: gets the fewest possible moves; %FALSE if they are not proved. */
gboolean
lab_robots_game_get_fewest (LabRobotsGame *self,
                            guint         *fewest)
{
  const LabRobotsSolution *solution;

  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), FALSE);

  solution = get_best (self);
  if (solution == NULL || solution->outcome != LAB_ROBOTS_SOLVED)
    return FALSE;
  *fewest = solution->n_moves;
  return TRUE;
}

/** lab_robots_game_is_hopeless: returns whether it is proved that the puzzle has no solution. */
gboolean
lab_robots_game_is_hopeless (LabRobotsGame *self)
{
  const LabRobotsSolution *solution;

  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), FALSE);

  solution = get_best (self);
  return solution != NULL && solution->outcome == LAB_ROBOTS_UNSOLVABLE;
}

/**
 * lab_robots_game_list_best:
 * @self: a game
 * @n_all: (out) (optional): how many shortest solutions there are, also those that are not listed;
 *   0 if that is not known
 *
 * Returns: (transfer none) (nullable) (element-type GArray): the best solutions known, the nicest
 *   first; %NULL if none is known
 */
const GPtrArray *
lab_robots_game_list_best (LabRobotsGame *self,
                           guint64       *n_all)
{
  const LabRobotsSolution *solution;

  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), NULL);

  solution = get_best (self);
  if (n_all != NULL)
    *n_all = solution != NULL && solution->outcome == LAB_ROBOTS_SOLVED
                 ? MAX (solution->n_optimal, solution->solutions->len) : 0;
  if (solution == NULL || solution->solutions == NULL || solution->solutions->len == 0)
    return NULL;
  return solution->solutions;
}

/**
 * lab_robots_game_ask_hint:
 * @self: a game
 * @error: return location for a #LabRobotsGameError
 *
 * Asks for the next step of the hint for this position, and counts that. Emits
 * #LabRobotsGame::hint now, and later if it is not ready yet.
 *
 * Returns: %FALSE if the puzzle is solved, or the whole way was told
 */
gboolean
lab_robots_game_ask_hint (LabRobotsGame *self,
                          GError       **error)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), FALSE);

  if (lab_play_is_over (self))
    return lab_refuse (error, LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_SOLVED,
                       _("The puzzle is solved. Undo or restart to try another way."));
  if (!lab_hints_ask (&self->hints))
    return lab_refuse (error, LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_NOTHING,
                       _("This hint tells the whole way."));
  lab_robots_game_think (self);
  if (lab_play_get_n_moves (LAB_PLAY (self)) > 0 && self->ahead == NULL)
    self->ahead = lab_task_start (&solving_ahead,
                                  lab_robots_solving_new (self->board, self->position, 1), self);
  g_signal_emit_by_name (self, "hint");
  lab_play_count_hint (LAB_PLAY (self));
  return TRUE;
}

/**
 * lab_robots_game_get_hint:
 * @self: a game
 * @hint: (out caller-allocates): the hint, until the next change
 *
 * Gets the hint for the current position.
 */
void
lab_robots_game_get_hint (LabRobotsGame *self,
                          LabRobotsHint *hint)
{
  const LabTask *task = lab_play_get_n_moves (LAB_PLAY (self)) > 0 ? self->ahead : self->best;
  const LabRobotsSolution *solution = NULL;

  g_return_if_fail (LAB_IS_ROBOTS_GAME (self));

  *hint = (LabRobotsHint) { .step = self->hints.step };
  /* If there is no way from the start, there is none from here. */
  if (lab_robots_game_is_hopeless (self))
    task = self->best;
  if (self->hints.step != LAB_HINT_NONE)
    solution = lab_robots_solving_get_solution (task);
  if (solution == NULL)
    return;
  hint->is_ready = TRUE;
  hint->moves = lab_robots_solution_get_moves (solution);
  hint->is_proved = solution->outcome == LAB_ROBOTS_SOLVED
                    || solution->outcome == LAB_ROBOTS_UNSOLVABLE;
}

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
  LabRobotsPlayState start = { 0 };
  LabRobotsGame *self;

  g_return_val_if_fail (level != NULL && board != NULL, NULL);

  start.board = g_memdup2 (board, sizeof *board);
  start.position = lab_robots_board_get_start (board);
  self = lab_play_create (LAB_TYPE_ROBOTS_GAME, &lab_robots_kind, &start, clock);
  self->level = *level;
  self->board = start.board;
  self->position = &((const LabRobotsPlayState *) lab_play_get_state (LAB_PLAY (self)))->position;
  return self;
}

/** lab_robots_game_list_moves: (transfer full) (element-type LabRobotsMove): returns the moves that
 * lead from the start to the position. */
GArray *
lab_robots_game_list_moves (LabRobotsGame *self)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (LabRobotsMove));

  for (guint i = 0; i < lab_play_get_n_moves (LAB_PLAY (self)); i++)
    {
      LabRobotsMove move = { 0 };

      lab_robots_move_parse (lab_play_get_move (LAB_PLAY (self), i), &move, NULL);
      g_array_append_val (moves, move);
    }
  return moves;
}

/**
 * lab_robots_game_play:
 * @self: a game
 * @move: a move
 * @error: return location for a #LabRobotsGameError or a #LabRobotsMoveError, in a sentence for
 *   players
 *
 * Makes a move, as lab_play_move() does.
 *
 * Returns: %FALSE if the move is not possible; nothing has changed then
 */
gboolean
lab_robots_game_play (LabRobotsGame *self,
                      LabRobotsMove  move,
                      GError       **error)
{
  g_autofree char *text = lab_robots_move_format (move);

  return lab_play_move (LAB_PLAY (self), text, error);
}

/** lab_robots_game_get_stars: returns the stars that are proved, from 1; 0 if the puzzle is not
 * solved. */
guint
lab_robots_game_get_stars (LabRobotsGame *self)
{
  guint lower_bound, n_moves;

  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), 0);

  if (!lab_play_is_over (self))
    return 0;
  lower_bound = lab_robots_solving_get_bound (self->best);
  n_moves = lab_play_get_n_moves (LAB_PLAY (self));
  return lab_hints_limit_stars (&self->hints, n_moves > lower_bound + TWO_STARS_MORE ? 1
                                              : n_moves > lower_bound ? 2 : LAB_ROBOTS_MAX_STARS);
}
