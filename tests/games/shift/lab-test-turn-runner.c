/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-turn-runner.h"

#include <string.h>

#include "lab-test-games.h"
#include "lab-test-thinking.h"

/* Private helpers */

static void
on_failed (LabShiftTurnRunner *runner G_GNUC_UNUSED,
           guint                      seat,
           const char                *reason,
           LabTestTurnRunner         *fixture)
{
  fixture->n_failed++;
  fixture->failed_seat = (LabShiftSeat) seat;
  g_free (fixture->reason);
  fixture->reason = g_strdup (reason);
}

/* Public functions */

/**
 * lab_test_turn_runner_init: creates a turn runner for @game; takes ownership of the
 * game and of the agents, which may be %NULL.
 */
void
lab_test_turn_runner_init (LabTestTurnRunner *self,
                           LabShiftGame      *game,
                           LabShiftAgent     *agents[LAB_SHIFT_N_SEATS])
{
  memset (self, 0, sizeof *self);
  self->game = game;
  self->position = &game->position;
  self->runner = lab_shift_turn_runner_new (self->game, agents);
  g_signal_connect (self->runner, "failed", G_CALLBACK (on_failed), self);
  for (LabShiftSeat seat = 0; agents != NULL && seat < LAB_SHIFT_N_SEATS; seat++)
    g_clear_object (&agents[seat]);
}

/**
 * lab_test_turn_runner_clear: drops the game and asserts that nothing is left, even if
 * an agent was thinking.
 */
void
lab_test_turn_runner_clear (LabTestTurnRunner *self)
{
  GWeakRef runner, game;

  g_weak_ref_init (&runner, self->runner);
  g_weak_ref_init (&game, self->game);
  g_clear_object (&self->runner);
  g_clear_object (&self->game);
  g_free (self->reason);
  g_assert_null (g_weak_ref_get (&runner));
  g_assert_null (g_weak_ref_get (&game));
  g_weak_ref_clear (&runner);
  g_weak_ref_clear (&game);
}

/**
 * lab_test_turn_runner_play_by_hand: inserts the tile as it lies, then moves to the
 * treasure or stays.
 */
void
lab_test_turn_runner_play_by_hand (LabTestTurnRunner *self)
{
  const LabShiftPosition *position = self->position;
  LabShiftSeat seat = position->seat;
  LabShiftCell cell = position->pawns[seat];

  if (position->phase == LAB_SHIFT_PHASE_INSERT)
    {
      LabShiftObservation seen = lab_test_see (position, &self->runner->memory);
      LabShiftTurn turn = lab_test_think (LAB_SHIFT_STRENGTH_GREEDY, &seen, 0, 0).turn;

      g_assert_true (lab_shift_game_insert (self->game, seat, turn.arrow, turn.tile, NULL));
      cell = turn.cell;
    }
  g_assert_cmpint (self->runner->stage, ==, LAB_SHIFT_TURN_RUNNER_ASKED);
  g_assert_true (lab_shift_game_move (self->game, seat, cell, NULL));
}
