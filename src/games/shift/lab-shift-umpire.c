/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-umpire.h"

#include <glib/gi18n-lib.h>

#include "lab-shift-computer.h"
#include "lab-shift-notation.h"
#include "lab-shift-observation.h"
#include "lab-shift-players.h"
#include "lab-shift-program.h"

/* Plays games of a match, one at a time, with its own players. Only one thread can use an umpire,
 * but several umpires can play different games of one match. */
typedef struct
{
  const LabMatch *match;
  const LabShiftUmpireSetup *setup;
  LabMatchReport report;
  gpointer data;
  LabShiftAgent *agents[LAB_SHIFT_N_SEATS];        /* indexed by player */
  LabShiftAgent *substitutes[LAB_SHIFT_N_SEATS];   /* replace the players that failed */
  LabShiftRepetition *repetition;                  /* of the current game */
  guint number;                                    /* of the current game, or the last one */
} LabShiftUmpire;

/* The current game. */
typedef struct
{
  guint number;
  LabShiftPosition position;
  LabShiftMemory memory;
  LabMatchResult *result;
} Game;

/* Private helpers */

/* Returns the player who sits on a taken seat in a game. */
static guint
get_player (const LabMatch *match,
            guint           number,
            LabShiftSeat    seat)
{
  const LabShiftUmpireSetup *setup = match->setup;
  guint before = (guint) __builtin_popcount (setup->deal.seats & (LAB_SHIFT_SEAT_BIT (seat) - 1u));

  return lab_match_get_player (match, number, before);
}

/* Labels the lines of each program in the log with the numbers of the game, the player, and the
 * seat, all from 1. */
static void
set_log (LabShiftUmpire *self,
         guint           number,
         LabShiftSeat    seat)
{
  guint player = get_player (self->match, number, seat);
  g_autofree char *label = g_strdup_printf ("game %u player %u seat %u", number + 1, player + 1,
                                            seat + 1u);

  if (LAB_IS_SHIFT_PROGRAM (self->agents[player]))
    lab_dialogue_set_log (LAB_SHIFT_PROGRAM (self->agents[player])->dialogue, self->setup->log,
                          label);
}

/* Starts a game. A player that failed in the last game plays again. */
static void
begin (LabShiftUmpire *self,
       guint           number)
{
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS && self->setup->log != NULL; seat++)
    {
      if ((self->setup->deal.seats & LAB_SHIFT_SEAT_BIT (seat)) != 0)
        set_log (self, number, seat);
    }
  for (guint player = 0; player < self->match->n_players; player++)
    {
      guint64 seed = lab_match_get_agent_seed (self->match, number, player);

      lab_shift_agent_begin (self->agents[player], seed);
      lab_shift_agent_begin (self->substitutes[player], seed);
    }
}

/* Plays a turn and returns whether it wins the game. */
static gboolean
play_turn (Game               *game,
           const LabShiftTurn *turn)
{
  LabShiftPosition before = game->position;
  LabShiftOutcome outcome;

  lab_shift_position_insert (&game->position, turn->arrow, turn->tile);
  outcome = lab_shift_position_move (&game->position, turn->cell);
  lab_shift_memory_watch (&game->memory, &before, &game->position);
  return outcome.place == 1;
}

/* Asks the substitute of @player, which plays at random and cannot fail. */
static gboolean
substitute (LabShiftUmpire            *self,
            guint                      player,
            const LabShiftObservation *observation,
            LabShiftThought           *thought)
{
  static const LabLimits no_limits = { 0 };

  return lab_shift_agent_choose (self->substitutes[player], observation, &no_limits, NULL, thought,
                                 NULL);
}

/* Returns the question to a program that broke a rule, because its author will want to see it. */
static char *
format_detail (const LabShiftObservation *observation,
               const GError              *error)
{
  g_autofree char *text = NULL;

  if (!g_error_matches (error, LAB_SHIFT_AGENT_ERROR, LAB_SHIFT_AGENT_ERROR_FORBIDDEN))
    return NULL;
  text = lab_shift_notation_format_observation (observation);
  return g_strconcat ("observation ", text, NULL);
}

/* Asks @player, or its substitute if it fails or has failed. Returns whether there is a turn to
 * play. */
static gboolean
ask (LabShiftUmpire  *self,
     Game            *game,
     guint            player,
     GCancellable    *cancellable,
     LabShiftThought *thought)
{
  LabMatchResult *result = game->result;
  LabShiftObservation observation;
  g_autoptr (GError) error = NULL;
  g_autofree char *detail = NULL;
  gint64 start;

  lab_shift_observation_init (&observation, &game->position, &game->memory);
  if ((result->failed & (1u << player)) != 0)
    return substitute (self, player, &observation, thought);

  start = g_get_monotonic_time ();
  if (lab_shift_agent_choose (self->agents[player], &observation, &self->match->limits, cancellable,
                              thought, &error))
    {
      result->time[player] += g_get_monotonic_time () - start;
      result->n_answers[player]++;
      result->n_late[player] += thought->late ? 1 : 0;
      return TRUE;
    }
  if (g_cancellable_is_cancelled (cancellable))
    return FALSE;
  result->failed |= (guint8) (1u << player);
  detail = format_detail (&observation, error);
  self->report (game->number, player, error->message, detail, self->data);
  return !self->match->forfeits && substitute (self, player, &observation, thought);
}

/* Plays @game until it ends. Returns FALSE if it was cancelled. */
static gboolean
play_to_end (LabShiftUmpire *self,
             Game           *game,
             GCancellable   *cancellable)
{
  LabMatchResult *result = game->result;

  while (!g_cancellable_is_cancelled (cancellable))
    {
      LabShiftThought thought;
      guint player = get_player (self->match, game->number, game->position.seat);

      if (result->n_turns[player] == self->match->max_turns)
        return TRUE;
      if (lab_shift_repetition_add (self->repetition, &game->position, &game->memory))
        {
          result->repeated = TRUE;
          return TRUE;
        }
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
      lab_shift_position_resign (&game->position);
      if (game->position.phase != LAB_SHIFT_PHASE_OVER)
        continue;
      result->winner = (guint8) get_player (self->match, game->number, game->position.seat);
      result->forfeited = TRUE;
      return TRUE;
    }
  return FALSE;
}

static void
quit_program (LabShiftUmpire *self,
              guint           player)
{
  g_autoptr (GError) error = NULL;

  lab_shift_program_quit (LAB_SHIFT_PROGRAM (self->agents[player]), &error);
  if (error != NULL)
    self->report (self->number, player, error->message, NULL, self->data);
}

/* LabMatchGame */

static gpointer
open_umpire (const LabMatch *match,
             LabMatchReport  report,
             gpointer        data)
{
  LabShiftUmpire *self;

  self = g_new0 (LabShiftUmpire, 1);
  self->match = match;
  self->setup = match->setup;
  self->report = report;
  self->data = data;
  self->repetition = lab_shift_repetition_new ();
  for (guint player = 0; player < match->n_players; player++)
    {
      self->agents[player] = lab_shift_players_make (self->setup->players[player], NULL);
      if (LAB_IS_SHIFT_PROGRAM (self->agents[player]))
        lab_dialogue_set_sandbox (LAB_SHIFT_PROGRAM (self->agents[player])->dialogue,
                                  self->setup->sandbox);
      self->substitutes[player] = lab_shift_computer_new (LAB_SHIFT_STRENGTH_RANDOM);
    }
  return self;
}

/* Plays a game until a player has won. The result depends only on the match and the number of the
 * game, not on earlier games, unless a player remembers them. If a player fails, the umpire reports
 * it. Depending on the match, the player then loses, or random turns are played for it until the
 * end of the game. In the next game it plays again. */
static gboolean
play_game (gpointer        umpire,
           guint           number,
           GCancellable   *cancellable,
           LabMatchResult *result)
{
  LabShiftUmpire *self = umpire;
  Game game = { .number = number, .result = result };
  LabShiftDeal deal;

  deal = self->setup->deal;
  deal.seed = lab_match_get_deal_seed (self->match, number);
  lab_shift_deal_position (&deal, &game.position);
  lab_shift_memory_init (&game.memory);
  *result = (LabMatchResult) {
    .starter = (guint8) get_player (self->match, number, game.position.seat),
    .winner = LAB_MATCH_NOBODY,
  };
  lab_shift_repetition_clear (self->repetition);
  self->number = number;
  begin (self, number);
  result->finished = play_to_end (self, &game, cancellable);
  return result->finished;
}

/* Frees the umpire and its players, and ends their programs. Reports a program that did not end
 * properly. */
static void
close_umpire (gpointer umpire)
{
  LabShiftUmpire *self = umpire;
  for (guint player = 0; player < LAB_SHIFT_N_SEATS; player++)
    {
      if (LAB_IS_SHIFT_PROGRAM (self->agents[player]))
        quit_program (self, player);
      g_clear_object (&self->agents[player]);
      g_clear_object (&self->substitutes[player]);
    }
  lab_shift_repetition_free (self->repetition);
  g_free (self);
}

static guint
get_cards_each (const LabMatch *match)
{
  const LabShiftUmpireSetup *setup = match->setup;
  guint n_cards = setup->deal.cards_each;

  return n_cards > 0 ? n_cards : lab_shift_deal_max_cards (match->n_players);
}

static char *
format_title (const LabMatch *match,
              guint           n_games)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, match->seed);

  /* Translators: the number of games chooses the plural form; the seed is the number that
   * determines the deals; the last number says how many cards each player has. */
  return g_strdup_printf (ngettext ("%u game from seed %s, cards each: %u",
                                    "%u games from seed %s, cards each: %u", n_games),
                          n_games, seed, get_cards_each (match));
}

static void
append_settings (const LabMatch *match,
                 GString        *json)
{
  const LabShiftUmpireSetup *setup = match->setup;
  LabShiftRules rules = setup->deal.rules;

  g_string_append_printf (json, "  \"cards\": %u,\n", get_cards_each (match));
  g_string_append_printf (json, "  \"last_treasure\": %s,\n",
                          (rules & LAB_SHIFT_RULES_LAST_TREASURE) != 0 ? "true" : "false");
  g_string_append_printf (json, "  \"open_cards\": %s,\n",
                          (rules & LAB_SHIFT_RULES_OPEN_CARDS) != 0 ? "true" : "false");
  g_string_append_printf (json, "  \"random_tiles\": %s,\n",
                          (rules & LAB_SHIFT_RULES_RANDOM_TILES) != 0 ? "true" : "false");
}

const LabMatchGame lab_shift_umpire_game = {
  .open = open_umpire,
  .play = play_game,
  .close = close_umpire,
  .format_title = format_title,
  .append_settings = append_settings,
};
