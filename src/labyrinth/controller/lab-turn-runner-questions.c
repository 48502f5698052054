/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-turn-runner-private.h"

#include "lab-random.h"

/* Asks the player whose turn it is, and judges the answer. */

/* Private helpers */

static LabGame *
get_game (LabTurnRunner *self)
{
  return lab_controller_get_game (self->controller);
}

/* Returns a different seed for each @number, which is a seat or a question. */
static guint64
derive_seed (guint64 seed,
             guint   number)
{
  LabRandom random;
  guint64 derived = 0;

  lab_random_init (&random, seed);
  for (guint i = 0; i <= number; i++)
    derived = lab_random_next (&random);
  return derived;
}

/* Returns whether @turn begins with the insertion that was already played, and its move is
 * allowed. */
static gboolean
continues_turn (LabTurnRunner *self,
                const LabTurn *turn)
{
  LabGame *game = get_game (self);
  const LabTurn *begun = lab_game_get_turn (game, lab_game_get_n_turns (game) - 1);

  return turn->arrow == begun->arrow && turn->tile == begun->tile
         && lab_controller_may_move (self->controller, lab_game_get_seat (game), turn->cell, NULL);
}

static gboolean
may_play (LabTurnRunner  *self,
          const LabTurn  *turn,
          GError        **error)
{
  const LabPosition *position = lab_turn_runner_get_position (self);

  if (position->phase == LAB_PHASE_MOVE)
    return lab_controller_may_move (self->controller, position->seat, turn->cell, error);
  return lab_controller_may_play_turn (self->controller, position->seat, turn, error);
}

/* Asks for the rest of the turn or, if @whole, for the whole turn as if its insertion had not
 * been played. The seed depends only on the history, so that a computer plays the same turns
 * again after a game is loaded or a turn is undone. */
static void
ask_for (LabTurnRunner *self,
         gboolean       whole)
{
  LabGame *game = get_game (self);
  LabSeat seat = lab_turn_runner_get_position (self)->seat;
  guint n_half_turns = lab_game_get_n_half_turns (game) - (whole ? 1 : 0);
  LabObservation observation;

  lab_observation_init (&observation, lab_game_get_position_at (game, n_half_turns), &self->memory);
  lab_agent_requests_ask (&self->requests, &observation, &self->limits,
                          lab_turn_runner_get_seed (self, seat) + n_half_turns, whole);
  lab_turn_runner_set_stage (self, LAB_TURN_RUNNER_ASKED);
}

static void
on_reply (gpointer             data,
          const LabAgentReply *reply)
{
  LabTurnRunner *self = data;
  const LabPosition *position = lab_turn_runner_get_position (self);
  LabSeat seat = position->seat;
  guint number = self->requests.number;
  g_autoptr (GError) error = NULL;

  if (!reply->open)
    {
      if (self->waiting)
        lab_turn_runner_ask (self);
      return;
    }
  if (reply->whole && !(reply->turn != NULL && continues_turn (self, reply->turn)))
    {
      ask_for (self, FALSE);
      return;
    }
  if (reply->turn != NULL && may_play (self, reply->turn, &error))
    {
      self->turn = *reply->turn;
      lab_turn_runner_set_stage (self, position->phase == LAB_PHASE_MOVE
                                           ? LAB_TURN_RUNNER_INSERTED
                                           : LAB_TURN_RUNNER_ANSWERED);
      return;
    }
  lab_agent_requests_substitute (&self->requests, seat);
  g_signal_emit_by_name (self, "failed", (guint) seat,
                         error != NULL ? error->message : reply->error->message);
  /* A handler of the signal may have stopped the game or asked again. */
  if (!self->stopped && number == self->requests.number)
    lab_turn_runner_ask (self);
}

/* For the files of LabTurnRunner */

/* Prepares the questions to the players. */
void
lab_turn_runner_init_questions (LabTurnRunner *self)
{
  lab_agent_requests_init (&self->requests, G_OBJECT (self), on_reply);
}

/* Returns the seed of the random numbers of a player. */
guint64
lab_turn_runner_get_seed (LabTurnRunner *self,
                          LabSeat        seat)
{
  return derive_seed (lab_game_get_deal (get_game (self))->seed, seat);
}

/* Asks the player whose turn it is, when the player has ended the last question. */
void
lab_turn_runner_ask (LabTurnRunner *self)
{
  const LabPosition *position = lab_turn_runner_get_position (self);

  /* An agent can only answer one question at a time. */
  self->waiting = lab_agent_requests_is_busy (&self->requests, position->seat);
  if (self->waiting)
    {
      lab_turn_runner_set_stage (self, LAB_TURN_RUNNER_ASKED);
      return;
    }
  /* If a game was saved in the middle of a turn, the agent plans the whole turn again and comes
   * to the same move. */
  ask_for (self, position->phase == LAB_PHASE_MOVE
                     && !lab_agent_requests_is_person (&self->requests, position->seat)
                     && lab_game_get_n_half_turns (get_game (self)) > 0);
}

/* Withdraws the question to a player, whose answer is then ignored. */
void
lab_turn_runner_withdraw (LabTurnRunner *self)
{
  self->waiting = FALSE;
  lab_agent_requests_withdraw (&self->requests);
}
