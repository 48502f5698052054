/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-turn-runner-private.h"

/* What the players have seen: the tiles of earlier turns, and whether a position comes again. */

/* Private helpers */

/* Compares the position at the start of a turn with the earlier ones. */
static void
add_position (LabTurnRunner     *self,
              const LabPosition *position)
{
  gboolean repeated = lab_turn_runner_get_repeated (self);

  self->is_repeated = position->phase == LAB_PHASE_INSERT
                      && lab_repetition_add (self->repetition, position, &self->memory);
  if (lab_turn_runner_get_repeated (self) != repeated)
    g_object_notify (G_OBJECT (self), "repeated");
}

/* For the files of LabTurnRunner */

/* Computes from the history what the players have seen, for a loaded game or after an undo. */
void
lab_turn_runner_rebuild_memory (LabTurnRunner *self)
{
  LabGame *game = lab_controller_get_game (self->controller);

  lab_memory_init (&self->memory);
  lab_repetition_clear (self->repetition);
  add_position (self, lab_game_get_position_at (game, 0));
  for (guint i = 0; i + 2 <= lab_game_get_n_half_turns (game); i += 2)
    {
      lab_memory_watch (&self->memory, lab_game_get_position_at (game, i),
                        lab_game_get_position_at (game, i + 2));
      add_position (self, lab_game_get_position_at (game, i + 2));
    }
  self->before = *lab_game_get_position_at (game, lab_game_get_n_half_turns (game) / 2 * 2);
}

/* Lets the players see the turn that was just played. */
void
lab_turn_runner_watch_turn (LabTurnRunner *self)
{
  LabPosition before = self->before;

  self->before = *lab_turn_runner_get_position (self);
  if (before.phase == LAB_PHASE_INSERT)
    lab_memory_watch (&self->memory, &before, &self->before);
}

/* Looks whether the position after the last turn comes again. */
void
lab_turn_runner_watch_repetition (LabTurnRunner *self)
{
  add_position (self, &self->before);
}

/* Public functions */

/**
 * lab_turn_runner_observe:
 * @self: a turn runner whose game is not over
 * @observation: (out caller-allocates): everything that the current player may know
 *
 * Observes the position for the player whose turn it is.
 */
void
lab_turn_runner_observe (LabTurnRunner  *self,
                         LabObservation *observation)
{
  g_return_if_fail (LAB_IS_TURN_RUNNER (self) && observation != NULL);

  lab_observation_init (observation, lab_turn_runner_get_position (self), &self->memory);
}

/**
 * lab_turn_runner_get_repeated:
 * @self: a turn runner
 *
 * Checks whether the game has ended by repetition. Computers that look only at the position can
 * play the same turns again and again. If only computers play, the game ends undecided when a
 * position occurs for the third time with the same player to move. Persons may repeat positions.
 *
 * Returns: whether the game has ended for this reason
 */
gboolean
lab_turn_runner_get_repeated (LabTurnRunner *self)
{
  g_return_val_if_fail (LAB_IS_TURN_RUNNER (self), FALSE);

  return self->is_repeated && self->requests.persons == 0;
}
