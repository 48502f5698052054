/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab/lab-umpire.h"

#include "model/lab-observation.h"
#include "players/lab-computer.h"
#include "players/lab-players.h"

struct _LabUmpire
{
  const LabMatch *match;
  LabUmpireReport report;
  gpointer data;
  LabAgent *agents[LAB_N_SEATS];        /* by player */
  LabAgent *substitutes[LAB_N_SEATS];   /* who play for those that failed */
};

/* A game as it goes on. */
typedef struct
{
  guint number;
  LabPosition position;
  LabMemory memory;
  LabMatchGame *result;
} Game;

/* Private helpers */

/* Who failed in the game before may try again in this one. */
static void
begin (LabUmpire *self,
       guint      number)
{
  for (guint player = 0; player < self->match->n_players; player++)
    {
      guint64 seed = lab_match_get_agent_seed (self->match, number, player);

      lab_agent_begin (self->agents[player], seed);
      lab_agent_begin (self->substitutes[player], seed);
    }
}

/* Plays the turn of whose turn it is; whether somebody has won now. */
static gboolean
play_turn (Game          *game,
           const LabTurn *turn)
{
  LabPosition before = game->position;
  LabOutcome outcome;

  lab_position_insert (&game->position, turn->arrow, turn->tile);
  outcome = lab_position_move (&game->position, turn->cell);
  lab_memory_watch (&game->memory, &before, &game->position);
  return outcome.place == 1;
}

/* Asks the substitute of @player, who cannot fail. */
static gboolean
substitute (LabUmpire            *self,
            guint                 player,
            const LabObservation *observation,
            LabThought           *thought)
{
  static const LabLimits no_limits = { 0 };

  return lab_agent_choose (self->substitutes[player], observation, &no_limits, NULL, thought, NULL);
}

/* Asks @player, and its substitute if it fails or has failed; whether there is a turn. */
static gboolean
ask (LabUmpire    *self,
     Game         *game,
     guint         player,
     GCancellable *cancellable,
     LabThought   *thought)
{
  LabMatchGame *result = game->result;
  LabObservation observation;
  g_autoptr (GError) error = NULL;
  gint64 start;

  lab_observation_init (&observation, &game->position, &game->memory);
  if ((result->failed & (1u << player)) != 0)
    return substitute (self, player, &observation, thought);

  start = g_get_monotonic_time ();
  if (lab_agent_choose (self->agents[player], &observation, &self->match->limits, cancellable,
                        thought, &error))
    {
      result->time[player] += g_get_monotonic_time () - start;
      result->n_answers[player]++;
      return TRUE;
    }
  if (g_cancellable_is_cancelled (cancellable))
    return FALSE;
  result->failed |= (guint8) (1u << player);
  self->report (game->number, player, error->message, self->data);
  return !self->match->forfeits && substitute (self, player, &observation, thought);
}

/* Goes on with @game until somebody has won it; %FALSE if it was cancelled. */
static gboolean
play_on (LabUmpire    *self,
         Game         *game,
         GCancellable *cancellable)
{
  LabMatchGame *result = game->result;

  while (!g_cancellable_is_cancelled (cancellable))
    {
      LabThought thought;
      guint player = lab_match_get_player (self->match, game->number, game->position.seat);

      if (result->n_turns[player] == self->match->max_turns)
        return TRUE;
      if (ask (self, game, player, cancellable, &thought))
        {
          result->n_turns[player]++;
          if (!play_turn (game, &thought.turn))
            continue;
          result->winner = (guint8) player;
          return TRUE;
        }
      if ((result->failed & (1u << player)) == 0)
        return FALSE;
      lab_position_resign (&game->position);
      if (game->position.phase != LAB_PHASE_OVER)
        continue;
      result->winner = (guint8) lab_match_get_player (self->match, game->number,
                                                      game->position.seat);
      result->forfeited = TRUE;
      return TRUE;
    }
  return FALSE;
}

/* Public functions */

/**
 * lab_umpire_new:
 * @match: what to play, which must outlive the umpire; its players can be made
 * @report: (scope forever): told of each failure
 * @data: for @report
 *
 * Returns: (transfer full): an umpire
 */
LabUmpire *
lab_umpire_new (const LabMatch  *match,
                LabUmpireReport  report,
                gpointer         data)
{
  LabUmpire *self;

  g_return_val_if_fail (match != NULL && report != NULL, NULL);

  self = g_new0 (LabUmpire, 1);
  self->match = match;
  self->report = report;
  self->data = data;
  for (guint player = 0; player < match->n_players; player++)
    {
      self->agents[player] = lab_players_make (match->players[player], NULL);
      self->substitutes[player] = lab_computer_new (LAB_LEVEL_RANDOM);
    }
  return self;
}

/** lab_umpire_free: frees @self and its players; programs among them are ended. */
void
lab_umpire_free (LabUmpire *self)
{
  for (guint player = 0; player < LAB_N_SEATS; player++)
    {
      g_clear_object (&self->agents[player]);
      g_clear_object (&self->substitutes[player]);
    }
  g_free (self);
}

/**
 * lab_umpire_play:
 * @self: an umpire
 * @number: which game of the match, from 0
 * @cancellable: (nullable): to leave the game
 * @game: (out caller-allocates): what came of it
 *
 * Plays a game until the first player has won. The game depends on the match and its
 * number alone, not on the games before, as far as its players keep to that. A player
 * that fails is reported; for the rest of the game random turns are played for it, or
 * it has lost the game, as the match says. In the next game it may try again.
 *
 * Returns: %FALSE if it was cancelled
 */
gboolean
lab_umpire_play (LabUmpire    *self,
                 guint         number,
                 GCancellable *cancellable,
                 LabMatchGame *game)
{
  Game state = { .number = number, .result = game };

  g_return_val_if_fail (self != NULL && game != NULL, FALSE);
  g_return_val_if_fail (number < self->match->n_games, FALSE);

  *game = (LabMatchGame) { .winner = LAB_MATCH_NOBODY };
  lab_match_deal (self->match, number, &state.position);
  lab_memory_init (&state.memory);
  begin (self, number);
  game->finished = play_on (self, &state, cancellable);
  return game->finished;
}
