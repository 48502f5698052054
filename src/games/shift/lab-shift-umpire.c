/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-umpire.h"

#include <glib/gi18n-lib.h>

#include "lab-computer.h"
#include "lab-notation.h"
#include "lab-observation.h"
#include "lab-players.h"
#include "lab-program.h"
#include "lab-repetition.h"

struct _LabUmpire
{
  const LabMatch *match;
  const LabUmpireSetup *setup;
  LabMatchReport report;
  gpointer data;
  LabAgent *agents[LAB_N_SEATS];        /* indexed by player */
  LabAgent *substitutes[LAB_N_SEATS];   /* replace the players that failed */
  LabRepetition *repetition;            /* of the current game */
  guint number;                         /* of the current game, or the last one */
};

/* The current game. */
typedef struct
{
  guint number;
  LabPosition position;
  LabMemory memory;
  LabMatchResult *result;
} Game;

/* Private helpers */

/* Labels the lines of each program in the log with the numbers of the game, the player, and the
 * seat, all from 1. */
static void
set_log (LabUmpire *self,
         guint      number,
         LabSeat    seat)
{
  guint player = lab_umpire_get_player (self->match, number, seat);
  g_autofree char *label = g_strdup_printf ("game %u player %u seat %u", number + 1, player + 1,
                                            seat + 1u);

  if (LAB_IS_PROGRAM (self->agents[player]))
    lab_program_set_log (LAB_PROGRAM (self->agents[player]), self->setup->log, label);
}

/* Starts a game. A player that failed in the last game plays again. */
static void
begin (LabUmpire *self,
       guint      number)
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS && self->setup->log != NULL; seat++)
    {
      if ((self->setup->deal.seats & LAB_SEAT_BIT (seat)) != 0)
        set_log (self, number, seat);
    }
  for (guint player = 0; player < self->match->n_players; player++)
    {
      guint64 seed = lab_match_get_agent_seed (self->match, number, player);

      lab_agent_begin (self->agents[player], seed);
      lab_agent_begin (self->substitutes[player], seed);
    }
}

/* Plays a turn and returns whether it wins the game. */
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

/* Asks the substitute of @player, which plays at random and cannot fail. */
static gboolean
substitute (LabUmpire            *self,
            guint                 player,
            const LabObservation *observation,
            LabThought           *thought)
{
  static const LabLimits no_limits = { 0 };

  return lab_agent_choose (self->substitutes[player], observation, &no_limits, NULL, thought, NULL);
}

/* Returns the question to a program that broke a rule, because its author will want to see it. */
static char *
format_detail (const LabObservation *observation,
               const GError         *error)
{
  g_autofree char *text = NULL;

  if (!g_error_matches (error, LAB_AGENT_ERROR, LAB_AGENT_ERROR_FORBIDDEN))
    return NULL;
  text = lab_notation_format_observation (observation);
  return g_strconcat ("observation ", text, NULL);
}

/* Asks @player, or its substitute if it fails or has failed. Returns whether there is a turn to
 * play. */
static gboolean
ask (LabUmpire    *self,
     Game         *game,
     guint         player,
     GCancellable *cancellable,
     LabThought   *thought)
{
  LabMatchResult *result = game->result;
  LabObservation observation;
  g_autoptr (GError) error = NULL;
  g_autofree char *detail = NULL;
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
play_to_end (LabUmpire    *self,
             Game         *game,
             GCancellable *cancellable)
{
  LabMatchResult *result = game->result;

  while (!g_cancellable_is_cancelled (cancellable))
    {
      LabThought thought;
      guint player = lab_umpire_get_player (self->match, game->number, game->position.seat);

      if (result->n_turns[player] == self->match->max_turns)
        return TRUE;
      if (lab_repetition_add (self->repetition, &game->position, &game->memory))
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
      lab_position_resign (&game->position);
      if (game->position.phase != LAB_PHASE_OVER)
        continue;
      result->winner = (guint8) lab_umpire_get_player (self->match, game->number,
                                                      game->position.seat);
      result->forfeited = TRUE;
      return TRUE;
    }
  return FALSE;
}

static void
quit_program (LabUmpire *self,
              guint      player)
{
  g_autoptr (GError) error = NULL;

  lab_program_quit (LAB_PROGRAM (self->agents[player]), &error);
  if (error != NULL)
    self->report (self->number, player, error->message, NULL, self->data);
}

/* LabMatchGame */

static gpointer
open_umpire (const LabMatch *match,
             LabMatchReport  report,
             gpointer        data)
{
  return lab_umpire_new (match, report, data);
}

static gboolean
play_game (gpointer        umpire,
           guint           number,
           GCancellable   *cancellable,
           LabMatchResult *result)
{
  return lab_umpire_play (umpire, number, cancellable, result);
}

static void
close_umpire (gpointer umpire)
{
  lab_umpire_free (umpire);
}

static guint
get_cards_each (const LabMatch *match)
{
  const LabUmpireSetup *setup = match->setup;
  guint n_cards = setup->deal.cards_each;

  return n_cards > 0 ? n_cards : lab_deal_max_cards (match->n_players);
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
  const LabUmpireSetup *setup = match->setup;
  LabRules rules = setup->deal.rules;

  g_string_append_printf (json, "  \"cards\": %u,\n", get_cards_each (match));
  g_string_append_printf (json, "  \"last_treasure\": %s,\n",
                          (rules & LAB_RULES_LAST_TREASURE) != 0 ? "true" : "false");
  g_string_append_printf (json, "  \"open_cards\": %s,\n",
                          (rules & LAB_RULES_OPEN_CARDS) != 0 ? "true" : "false");
  g_string_append_printf (json, "  \"random_tiles\": %s,\n",
                          (rules & LAB_RULES_RANDOM_TILES) != 0 ? "true" : "false");
}

const LabMatchGame lab_umpire_game = {
  .open = open_umpire,
  .play = play_game,
  .close = close_umpire,
  .format_title = format_title,
  .append_settings = append_settings,
};

/* Public functions */

/**
 * lab_umpire_new:
 * @match: the match, with a #LabUmpireSetup; both must outlive the umpire
 * @report: (scope forever): called for each failure
 * @data: for @report
 *
 * Creates an umpire and its players.
 *
 * Returns: (transfer full): an umpire
 */
LabUmpire *
lab_umpire_new (const LabMatch *match,
                LabMatchReport  report,
                gpointer        data)
{
  LabUmpire *self;

  g_return_val_if_fail (match != NULL && report != NULL, NULL);

  self = g_new0 (LabUmpire, 1);
  self->match = match;
  self->setup = match->setup;
  self->report = report;
  self->data = data;
  self->repetition = lab_repetition_new ();
  for (guint player = 0; player < match->n_players; player++)
    {
      self->agents[player] = lab_players_make (self->setup->players[player], NULL);
      if (LAB_IS_PROGRAM (self->agents[player]))
        lab_program_set_sandbox (LAB_PROGRAM (self->agents[player]), self->setup->sandbox);
      self->substitutes[player] = lab_computer_new (LAB_LEVEL_RANDOM);
    }
  return self;
}

/** lab_umpire_free: frees @self and its players, and ends their programs. Reports a program that
 * cannot be ended. */
void
lab_umpire_free (LabUmpire *self)
{
  for (guint player = 0; player < LAB_N_SEATS; player++)
    {
      if (LAB_IS_PROGRAM (self->agents[player]))
        quit_program (self, player);
      g_clear_object (&self->agents[player]);
      g_clear_object (&self->substitutes[player]);
    }
  lab_repetition_free (self->repetition);
  g_free (self);
}

/**
 * lab_umpire_play:
 * @self: an umpire
 * @number: the number of the game in the match, from 0
 * @cancellable: (nullable): to abandon the game
 * @result: (out caller-allocates): its result
 *
 * Plays a game until a player has won. The result depends only on the match and the number of the
 * game, not on earlier games, unless a player remembers them. If a player fails, the umpire
 * reports it. Depending on the match, the player then loses, or random turns are played for it
 * until the end of the game. In the next game it plays again.
 *
 * Returns: %FALSE if it was cancelled
 */
gboolean
lab_umpire_play (LabUmpire      *self,
                 guint           number,
                 GCancellable   *cancellable,
                 LabMatchResult *result)
{
  Game game = { .number = number, .result = result };
  LabDeal deal;

  g_return_val_if_fail (self != NULL && result != NULL, FALSE);
  g_return_val_if_fail (number < self->match->n_games, FALSE);

  deal = self->setup->deal;
  deal.seed = lab_match_get_deal_seed (self->match, number);
  lab_deal_position (&deal, &game.position);
  lab_memory_init (&game.memory);
  *result = (LabMatchResult) {
    .starter = (guint8) lab_umpire_get_player (self->match, number, game.position.seat),
    .winner = LAB_MATCH_NOBODY,
  };
  lab_repetition_clear (self->repetition);
  self->number = number;
  begin (self, number);
  result->finished = play_to_end (self, &game, cancellable);
  return result->finished;
}

/**
 * lab_umpire_get_player:
 * @match: a match of the board game
 * @number: the number of a game, from 0
 * @seat: a seat that is taken
 *
 * Returns: the player who sits there in the game
 */
guint
lab_umpire_get_player (const LabMatch *match,
                       guint           number,
                       LabSeat         seat)
{
  const LabUmpireSetup *setup = match->setup;
  guint before = (guint) __builtin_popcount (setup->deal.seats & (LAB_SEAT_BIT (seat) - 1u));

  return lab_match_get_player (match, number, before);
}
