/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-umpire.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-classic-player.h"
#include "lab-random.h"

/* An opening is possible if this many of the openings that are tried do not end the game. With so
 * many, one is soon found for each game. */
#define N_TRIED_OPENINGS 1000
#define N_GOOD_OPENINGS 10

/* What one thread needs to play games of a match. */
typedef struct
{
  const LabMatch *match;
  const LabClassicUmpireSetup *setup;
  LabMatchReport report;
  gpointer data;
  LabClassicPlayer *players[LAB_CLASSIC_N_PLAYERS];
  LabClassicPlayer *substitutes[LAB_CLASSIC_N_PLAYERS];   /* replace the players that failed */
  guint number;                               /* of the current game, or the last one */
} Umpire;

/* The current game. */
typedef struct
{
  guint number;
  gpointer state;
  LabMatchResult *result;
} Game;

/* Private helpers */

/* Plays the random moves of an opening from the start. Returns FALSE if they end the game. */
static gboolean
play_opening (const LabClassicUmpireSetup *setup,
              gpointer                     state,
              LabRandom                   *random)
{
  const LabClassic *classic = setup->classic;

  memcpy (state, setup->start, classic->state_size);
  for (guint i = 0; i < setup->n_opening && !classic->rules->is_over (state); i++)
    {
      g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
      guint choice = lab_random_below (random, actions->len);

      classic->rules->apply (state, g_array_index (actions, guint32, choice));
    }
  return !classic->rules->is_over (state);
}

/* Draws the opening, which all games of a group share. Draws again if it would end the game,
 * which would then be won by a player who had no move. */
static void
draw_opening (const Umpire *self,
              const Game   *game)
{
  LabRandom random;

  lab_random_init (&random, lab_match_get_deal_seed (self->match, game->number));
  while (!play_opening (self->setup, game->state, &random))
    continue;
}

static void
begin (Umpire *self,
       guint   number)
{
  self->number = number;
  for (guint player = 0; player < LAB_CLASSIC_N_PLAYERS; player++)
    {
      guint64 seed = lab_match_get_agent_seed (self->match, number, player);
      g_autofree char *label = g_strdup_printf ("game %u player %u", number + 1, player + 1);

      if (self->setup->log != NULL)
        lab_classic_player_set_log (self->players[player], self->setup->log, label);
      lab_classic_player_begin (self->players[player], seed);
      lab_classic_player_begin (self->substitutes[player], seed);
    }
}

/* Asks @player, or its substitute if it fails or has failed. Returns whether there is a move to
 * play. */
static gboolean
ask (Umpire       *self,
     Game         *game,
     guint         player,
     GCancellable *cancellable,
     guint32      *action)
{
  const LabClassic *classic = self->setup->classic;
  const LabLimits no_limits = { 0 };
  LabMatchResult *result = game->result;
  g_autoptr (GError) error = NULL;
  gint64 start = g_get_monotonic_time ();

  if ((result->failed & (1u << player)) == 0)
    {
      if (lab_classic_player_choose (self->players[player], classic, game->state,
                                     &self->match->limits, cancellable, action, &error))
        {
          result->time[player] += g_get_monotonic_time () - start;
          result->n_answers[player]++;
          result->n_late[player] += lab_classic_player_is_late (self->players[player]) ? 1 : 0;
          return TRUE;
        }
      if (g_cancellable_is_cancelled (cancellable))
        return FALSE;
      result->failed |= (guint8) (1u << player);
      self->report (game->number, player, error->message, NULL, self->data);
      if (self->match->forfeits)
        return FALSE;
    }
  return lab_classic_player_choose (self->substitutes[player], classic, game->state, &no_limits,
                                    NULL, action, NULL);
}

static void
record_end (Umpire *self,
            Game   *game)
{
  guint winner = lab_classic_get_winner (self->setup->classic, game->state);

  if (winner != LAB_CLASSIC_NOBODY)
    game->result->winner = (guint8) lab_match_get_player (self->match, game->number, winner);
  else
    game->result->drawn = TRUE;
}

/* Plays @game until it ends. Returns FALSE if it was cancelled. */
static gboolean
play_to_end (Umpire       *self,
             Game         *game,
             GCancellable *cancellable)
{
  const LabClassic *classic = self->setup->classic;

  while (!classic->rules->is_over (game->state))
    {
      guint place = lab_classic_get_player (classic, game->state);
      guint player = lab_match_get_player (self->match, game->number, place);
      guint32 action;

      if (g_cancellable_is_cancelled (cancellable))
        return FALSE;
      if (ask (self, game, player, cancellable, &action))
        {
          classic->rules->apply (game->state, action);
          game->result->n_turns[player]++;
          continue;
        }
      if ((game->result->failed & (1u << player)) == 0)
        return FALSE;
      game->result->winner = (guint8) lab_match_get_player (self->match, game->number, 1 - place);
      game->result->forfeited = TRUE;
      return TRUE;
    }
  record_end (self, game);
  return TRUE;
}

/* LabMatchGame */

static gpointer
open_umpire (const LabMatch *match,
             LabMatchReport  report,
             gpointer        data)
{
  Umpire *self = g_new0 (Umpire, 1);

  self->match = match;
  self->setup = match->setup;
  self->report = report;
  self->data = data;
  for (guint player = 0; player < LAB_CLASSIC_N_PLAYERS; player++)
    {
      self->players[player] = lab_classic_player_new (self->setup->players[player], NULL);
      lab_classic_player_set_sandbox (self->players[player], self->setup->sandbox);
      self->substitutes[player] = lab_classic_player_new ("random", NULL);
    }
  return self;
}

static void
close_umpire (gpointer umpire)
{
  Umpire *self = umpire;

  for (guint player = 0; player < LAB_CLASSIC_N_PLAYERS; player++)
    {
      g_autoptr (GError) error = NULL;

      if (!lab_classic_player_quit (self->players[player], &error))
        self->report (self->number, player, error->message, NULL, self->data);
      lab_classic_player_free (self->players[player]);
      lab_classic_player_free (self->substitutes[player]);
    }
  g_free (self);
}

static gboolean
play_game (gpointer        umpire,
           guint           number,
           GCancellable   *cancellable,
           LabMatchResult *result)
{
  Umpire *self = umpire;
  g_autofree gpointer state = lab_classic_copy_state (self->setup->classic, self->setup->start);
  Game game = { number, state, result };

  *result = (LabMatchResult) { .winner = LAB_MATCH_NOBODY };
  begin (self, number);
  draw_opening (self, &game);
  result->starter = (guint8) lab_match_get_player (
      self->match, number, lab_classic_get_player (self->setup->classic, state));
  result->finished = play_to_end (self, &game, cancellable);
  return result->finished;
}

static char *
format_title (const LabMatch *match,
              guint           n_games)
{
  const LabClassicUmpireSetup *setup = match->setup;
  g_autofree char *game = lab_classic_format (setup->classic, setup->start);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, match->seed);

  /* Translators: the number of games chooses the plural form; the first %s is a game, such as
   * “hexapawn:4x4”; the seed is the number that determines the random moves. */
  return g_strdup_printf (ngettext ("%u game of %s from seed %s", "%u games of %s from seed %s",
                                    n_games),
                          n_games, game, seed);
}

static void
append_settings (const LabMatch *match,
                 GString        *json)
{
  const LabClassicUmpireSetup *setup = match->setup;
  g_autofree char *game = lab_classic_format (setup->classic, setup->start);
  g_autofree char *start = lab_classic_format_position (setup->classic, setup->start);

  g_string_append_printf (json, "  \"game\": \"%s\",\n  \"start\": \"%s\",\n", game, start);
  g_string_append_printf (json, "  \"opening\": %u,\n", setup->n_opening);
}

/* Public functions */

/**
 * lab_classic_umpire_has_openings:
 * @setup: the settings of a match; the game is not over at its start
 *
 * Tries random openings. A match whose openings nearly all end the game must not be played.
 *
 * Returns: whether there are enough openings that do not end the game
 */
gboolean
lab_classic_umpire_has_openings (const LabClassicUmpireSetup *setup)
{
  g_autofree gpointer state = NULL;
  LabRandom random;
  guint n_good = 0;

  g_return_val_if_fail (setup != NULL && !setup->classic->rules->is_over (setup->start), FALSE);

  state = lab_classic_copy_state (setup->classic, setup->start);
  lab_random_init (&random, 0);
  for (guint i = 0; i < N_TRIED_OPENINGS && n_good < N_GOOD_OPENINGS; i++)
    n_good += play_opening (setup, state, &random) ? 1 : 0;
  return n_good == N_GOOD_OPENINGS;
}

const LabMatchGame lab_classic_umpire_game = {
  .open = open_umpire,
  .play = play_game,
  .close = close_umpire,
  .format_title = format_title,
  .append_settings = append_settings,
  .may_draw = TRUE,
};
