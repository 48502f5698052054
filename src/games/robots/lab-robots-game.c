/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-refuse.h"
#include "lab-robots-game-private.h"

/* What the solver knows: the best solutions from the start, and hints from the position. */

/* Private helpers */

static void
on_known (gpointer data)
{
  LabRobotsGame *self = data;

  /* A listener may drop the game. */
  g_object_ref (self);
  lab_robots_game_tell_known (self);
  if (self->step != LAB_ROBOTS_HINT_NONE
      && (self->ahead == NULL || lab_robots_game_is_hopeless (self)))
    lab_robots_game_tell_hint (self);
  g_object_unref (self);
}

static void
on_ahead (gpointer data)
{
  LabRobotsGame *self = data;

  if (!lab_robots_thinking_is_done (self->ahead))
    return;
  g_object_ref (self);
  lab_robots_game_tell_hint (self);
  g_object_unref (self);
}

static const LabRobotsSolution *
get_best (LabRobotsGame *self)
{
  return self->best != NULL ? lab_robots_thinking_get_solution (self->best) : NULL;
}

/* Functions of the game */

/* Forgets the hint for the last position. */
void
lab_robots_game_forget_hint (LabRobotsGame *self)
{
  self->step = LAB_ROBOTS_HINT_NONE;
  g_clear_pointer (&self->ahead, lab_robots_thinking_free);
}

/* Stops all searches. */
void
lab_robots_game_stop (LabRobotsGame *self)
{
  g_clear_pointer (&self->best, lab_robots_thinking_free);
  g_clear_pointer (&self->ahead, lab_robots_thinking_free);
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
  LabRobotsPosition start;

  g_return_if_fail (LAB_IS_ROBOTS_GAME (self));

  if (self->best != NULL)
    return;
  lab_robots_position_init (&start, &self->board);
  self->best = lab_robots_thinking_new (&self->board, &start, LAB_ROBOTS_MAX_LISTED, on_known,
                                        self);
}

/** lab_robots_game_is_thinking: returns whether the best solutions are still looked for. */
gboolean
lab_robots_game_is_thinking (LabRobotsGame *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), FALSE);

  return self->best != NULL && !lab_robots_thinking_is_done (self->best);
}

/**
 * lab_robots_game_get_bounds:
 * @self: a game
 * @lower_bound: (out): no solution has fewer moves, as far as is proved
 * @best: (out): the moves of the best solution known to the solver; 0 if it knows none
 *
 * Tells what is known of the best solutions.
 */
void
lab_robots_game_get_bounds (LabRobotsGame *self,
                            guint         *lower_bound,
                            guint         *best)
{
  g_return_if_fail (LAB_IS_ROBOTS_GAME (self));

  *lower_bound = 0;
  *best = 0;
  if (self->best != NULL)
    lab_robots_thinking_get_bounds (self->best, lower_bound, best);
}

/** lab_robots_game_get_fewest: gets the fewest possible moves; %FALSE if they are not proved. */
gboolean
lab_robots_game_get_fewest (LabRobotsGame *self,
                            guint         *fewest)
{
  const LabRobotsSolution *solution;

  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), FALSE);

  solution = get_best (self);
  if (solution == NULL || !lab_robots_solution_is_solved (solution))
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

/** lab_robots_game_get_n_best: returns how many of the best solutions known are listed. */
guint
lab_robots_game_get_n_best (LabRobotsGame *self)
{
  const LabRobotsSolution *solution;

  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), 0);

  solution = get_best (self);
  return solution != NULL && solution->solutions != NULL ? solution->solutions->len : 0;
}

/** lab_robots_game_get_best: (transfer none) (element-type LabRobotsMove): returns one of the best
 * solutions known, from 0, the nicest first. */
GArray *
lab_robots_game_get_best (LabRobotsGame *self,
                          guint          index)
{
  const LabRobotsSolution *best;

  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), NULL);
  best = get_best (self);
  g_return_val_if_fail (best != NULL && index < lab_robots_game_get_n_best (self), NULL);

  return g_ptr_array_index (best->solutions, index);
}

/** lab_robots_game_count_best: returns how many shortest solutions there are, also those that are
 * not listed; 0 if that is not known. */
guint64
lab_robots_game_count_best (LabRobotsGame *self)
{
  const LabRobotsSolution *solution;

  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), 0);

  solution = get_best (self);
  if (solution == NULL || !lab_robots_solution_is_solved (solution))
    return 0;
  return MAX (solution->n_optimal, solution->solutions->len);
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
lab_robots_game_ask_hint (LabRobotsGame  *self,
                          GError        **error)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), FALSE);

  if (lab_robots_game_is_solved (self))
    return lab_refuse (error, LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_SOLVED,
                       _("The puzzle is solved. Undo or restart to try another way."));
  if (self->step == LAB_ROBOTS_HINT_WAY)
    return lab_refuse (error, LAB_ROBOTS_GAME_ERROR, LAB_ROBOTS_GAME_ERROR_NOTHING,
                       _("This hint tells the whole way."));
  lab_robots_game_think (self);
  if (self->n_played > 0 && self->ahead == NULL)
    self->ahead = lab_robots_thinking_new (&self->board, &self->position, 1, on_ahead, self);
  self->step++;
  self->most = MAX (self->most, self->step);
  self->n_hints++;
  lab_robots_game_tell_hint (self);
  lab_robots_game_tell_changed (self);
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
  LabRobotsThinking *thinking = self->n_played > 0 ? self->ahead : self->best;
  const LabRobotsSolution *solution = NULL;

  g_return_if_fail (LAB_IS_ROBOTS_GAME (self));

  *hint = (LabRobotsHint) { .step = self->step };
  /* If there is no way from the start, there is none from here. */
  if (lab_robots_game_is_hopeless (self))
    thinking = self->best;
  if (self->step != LAB_ROBOTS_HINT_NONE && thinking != NULL)
    solution = lab_robots_thinking_get_solution (thinking);
  if (solution == NULL)
    return;
  hint->is_ready = TRUE;
  hint->moves = lab_robots_solution_get_moves (solution);
  hint->is_proved = lab_robots_solution_is_solved (solution)
                    || solution->outcome == LAB_ROBOTS_UNSOLVABLE;
}

/** lab_robots_game_get_n_hints: returns how many steps of hints the player has asked for. */
guint
lab_robots_game_get_n_hints (LabRobotsGame *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), 0);

  return self->n_hints;
}

/** lab_robots_game_get_most_hint: returns how much the hint told that told most. */
LabRobotsHintStep
lab_robots_game_get_most_hint (LabRobotsGame *self)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_GAME (self), LAB_ROBOTS_HINT_NONE);

  return self->most;
}
