/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "controller/lab-test-host.h"

#include <string.h>

#include "players/lab-computer.h"

/* Private helpers */

static void
on_failed (LabHost     *host G_GNUC_UNUSED,
           guint        seat,
           const char  *reason,
           LabTestHost *fixture)
{
  fixture->n_failed++;
  fixture->failed_seat = (LabSeat) seat;
  g_free (fixture->reason);
  fixture->reason = g_strdup (reason);
}

/* Public functions */

/** lab_test_host_init: hosts @game; takes it and, unless they are %NULL, the agents. */
void
lab_test_host_init (LabTestHost *self,
                    LabGame     *game,
                    LabAgent    *agents[LAB_N_SEATS])
{
  memset (self, 0, sizeof *self);
  self->game = game;
  self->position = lab_game_get_position (game);
  self->controller = lab_controller_new (self->game);
  self->host = lab_host_new (self->controller, agents);
  g_signal_connect (self->host, "failed", G_CALLBACK (on_failed), self);
  for (LabSeat seat = 0; agents != NULL && seat < LAB_N_SEATS; seat++)
    g_clear_object (&agents[seat]);
}

/** lab_test_host_clear: nothing may be left, also when somebody was still thinking. */
void
lab_test_host_clear (LabTestHost *self)
{
  GWeakRef host, game;

  g_weak_ref_init (&host, self->host);
  g_weak_ref_init (&game, self->game);
  g_clear_object (&self->host);
  g_clear_object (&self->controller);
  g_clear_object (&self->game);
  g_free (self->reason);
  g_assert_null (g_weak_ref_get (&host));
  g_assert_null (g_weak_ref_get (&game));
  g_weak_ref_clear (&host);
  g_weak_ref_clear (&game);
}

/** lab_test_host_play_by_hand: inserts as the tile lies, and stays or goes to the treasure. */
void
lab_test_host_play_by_hand (LabTestHost *self)
{
  const LabPosition *position = self->position;
  LabSeat seat = position->seat;
  LabTurn turn = { 0, position->board.spare, 0 };
  LabCell cell;

  if (position->phase == LAB_PHASE_INSERT)
    {
      LabObservation observation;
      LabThought thought;
      g_autoptr (LabAgent) adviser = lab_computer_new (LAB_LEVEL_GREEDY);
      const LabLimits limits = { 0 };

      lab_host_observe (self->host, &observation);
      g_assert_true (lab_agent_choose (adviser, &observation, &limits, NULL, &thought, NULL));
      turn = thought.turn;
      g_assert_true (lab_controller_insert (self->controller, seat, turn.arrow, turn.tile, NULL));
      cell = turn.cell;
    }
  else
    {
      cell = position->pawns[seat];
    }
  g_assert_cmpint (lab_host_get_stage (self->host), ==, LAB_HOST_ASKED);
  g_assert_true (lab_controller_move (self->controller, seat, cell, NULL));
}
