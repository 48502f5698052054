/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-classic-player.h"
#include "lab-classic.h"
#include "lab-classics-operands.h"
#include "lab-command-arena.h"
#include "lab-dialogue.h"
#include "lab-match.h"
#include "lab-operands.h"
#include "lab-output.h"
#include "lab-random.h"
#include "lab-sandbox.h"
#include "lab-terminal.h"

/**
 * LabClassicUmpireSetup:
 * @classic: the game
 * @start: the position in which it starts; the game is not over there
 * @players: (array): the players, as text for lab_classic_player_new(), which must accept them
 * @n_opening: the number of random moves at the beginning of each game; they do not end it, so
 *   lab_classic_umpire_has_openings() must be true
 * @log: (nullable): the log for the lines that are exchanged with programs
 * @sandbox: whether programs run in a sandbox
 *
 * The settings of a match of a small game: the setup of #LabMatch.
 */
typedef struct
{
  const LabClassic   *classic;
  gconstpointer       start;
  const char * const *players;
  guint               n_opening;
  LabDialogueLog     *log;
  gboolean            sandbox;
} LabClassicUmpireSetup;

#define MAX_OPENING 64

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
  guint number;                                           /* of the current game, or the last one */
} Umpire;

/* The current game. */
typedef struct
{
  guint number;
  gpointer state;
  LabMatchResult *result;
} Game;

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

static void
begin (Umpire *self,
       guint   number)
{
  self->number = number;
  for (guint player = 0; player < LAB_CLASSIC_N_PLAYERS; player++)
    {
      guint64 seed = lab_match_get_agent_seed (self->match, number, player);
      g_autofree char *label = g_strdup_printf ("game %u player %u", number + 1, player + 1);

      if (self->setup->log != NULL && self->players[player]->dialogue != NULL)
        lab_dialogue_set_log (self->players[player]->dialogue, self->setup->log, label);
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
          result->n_late[player] += self->players[player]->is_late ? 1 : 0;
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

/* Plays @game until it ends. Returns FALSE if it was cancelled. */
static gboolean
play_to_end (Umpire       *self,
             Game         *game,
             GCancellable *cancellable)
{
  const LabClassic *classic = self->setup->classic;
  guint winner;

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
  winner = lab_classic_get_winner (classic, game->state);
  if (winner != LAB_CLASSIC_NOBODY)
    game->result->winner = (guint8) lab_match_get_player (self->match, game->number, winner);
  else
    game->result->drawn = TRUE;
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
      if (self->players[player]->dialogue != NULL)
        lab_dialogue_set_sandbox (self->players[player]->dialogue, self->setup->sandbox);
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
  g_autofree gpointer state = g_memdup2 (self->setup->start, self->setup->classic->state_size);
  Game game = { number, state, result };
  LabRandom random;

  *result = (LabMatchResult) { .winner = LAB_MATCH_NOBODY };
  begin (self, number);
  /* All games of a group share the opening. It is drawn again if it would end the game, which would
   * then be won by a player who had no move. */
  lab_random_init (&random, lab_match_get_deal_seed (self->match, number));
  while (!play_opening (self->setup, state, &random))
    continue;
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

  g_string_append_printf (json, "  \"game\": \"%s\",\n  \"start\": \"%s\",\n  \"opening\": %u,\n",
                          game, start, setup->n_opening);
}

/**
 * lab_classic_umpire_has_openings:
 * @setup: the settings of a match; the game is not over at its start
 *
 * Tries random openings. A match whose openings nearly all end the game must not be played.
 *
 * Returns: whether there are enough openings that do not end the game
 */
static gboolean
lab_classic_umpire_has_openings (const LabClassicUmpireSetup *setup)
{
  g_autofree gpointer state = g_memdup2 (setup->start, setup->classic->state_size);
  LabRandom random;
  guint n_good = 0;

  lab_random_init (&random, 0);
  for (guint i = 0; i < N_TRIED_OPENINGS && n_good < N_GOOD_OPENINGS; i++)
    n_good += play_opening (setup, state, &random) ? 1 : 0;
  return n_good == N_GOOD_OPENINGS;
}

/** lab_classic_umpire_game: the kind of game for a #LabMatch of two players. */
static const LabMatchGame lab_classic_umpire_game = {
  .open = open_umpire,
  .play = play_game,
  .close = close_umpire,
  .format_title = format_title,
  .append_settings = append_settings,
  .may_draw = TRUE,
};

/* Checks early that every player exists, and finds out whether one of them has a limit of time:
 * only then do the results contain times, which differ from run to run. */
static gboolean
check_players (LabMatch                     *match,
               const LabClassicUmpireSetup  *setup,
               GStrv                         names,
               GError                      **error)
{
  match->tells_time = match->limits.time > 0;
  for (guint i = 0; i < LAB_CLASSIC_N_PLAYERS; i++)
    {
      const char *text = setup->players[i];
      g_autoptr (LabClassicPlayer) player = NULL;

      if (strcmp (text, LAB_CLASSICS_HUMAN) == 0)
        /* Translators: the words in quotes are typed as they are. */
        return lab_command_refuse (error, _("People cannot play in an arena. Choose computer "
                                            "players, or use “labyrinthe-lab classics play”."));
      player = lab_classic_player_new (text, error);
      if (player == NULL)
        return FALSE;
      names[i] = lab_terminal_make_safe (text);
      match->tells_time |= player->limits.time > 0;
    }
  match->players = (const char * const *) names;
  return TRUE;
}

/* Checks that no game is over before a player can move. */
static gboolean
check_start (const LabClassicUmpireSetup  *setup,
             GError                      **error)
{
  if (setup->classic->rules->is_over (setup->start))
    return lab_command_refuse (error, _("That game is over. Choose a position of an unfinished "
                                        "game."));
  return lab_classic_umpire_has_openings (setup)
         || lab_command_refuse (error,
                                /* Translators: the number of random moves at the beginning of
                                 * each game. */
                                ngettext ("After %u random move, nearly every game is over; "
                                          "write a smaller number for --opening.",
                                          "After %u random moves, nearly every game is over; "
                                          "write a smaller number for --opening.",
                                          setup->n_opening), setup->n_opening);
}

static gboolean
read_match (const LabCommand       *command,
            const LabOptions       *options,
            LabMatch               *match,
            LabClassicUmpireSetup  *setup,
            gpointer               *state,
            GStrv                   names,
            GError                **error)
{
  g_autofree gpointer start = NULL;
  GStrv seats = lab_options_list (options, "seat");

  setup->classic = lab_classics_operands_take (command, options->operands, &start, state, error);
  if (setup->classic == NULL)
    return FALSE;
  setup->start = *state;
  setup->players = (const char * const *) seats;
  setup->sandbox = lab_options_has (options, "sandbox");
  *match = (LabMatch){
    .n_players = seats != NULL ? g_strv_length (seats) : 0,
    .n_games = LAB_ARENA_DEFAULT_GAMES,
    .max_turns = LAB_MAX_PLIES,
    .forfeits = lab_options_has (options, "forfeit"),
    .game = &lab_classic_umpire_game,
    .setup = setup,
  };
  if (match->n_players != LAB_CLASSIC_N_PLAYERS)
    return lab_command_refuse (
        error, _("This arena needs two players; write --seat once for each of them, such as "
                 "--seat alphabeta:depth=4 --seat random."));
  return (!lab_options_has (options, "sandbox") || lab_sandbox_is_available (error))
      && lab_options_get_number (options, "games", LAB_ARENA_MAX_GAMES, &match->n_games, error)
      && (g_strcmp0 (lab_options_get (options, "opening"), "0") == 0
          || lab_options_get_number (options, "opening", MAX_OPENING, &setup->n_opening, error))
      && check_start (setup, error) && lab_options_get_limits (options, &match->limits, error)
      && lab_options_get_seed (options, &match->seed, error)
      && check_players (match, setup, names, error);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  LabMatch match;
  LabClassicUmpireSetup setup = { 0 };
  g_autofree gpointer state = NULL;
  g_auto (GStrv) names = g_new0 (char *, LAB_CLASSIC_N_PLAYERS + 1);

  if (!read_match (self, options, &match, &setup, &state, names, error))
    return LAB_COMMAND_STATUS_MISUSED;
  return lab_arena_run (&match, options, &setup.log, error);
}

static const GOptionEntry arena_options[] = {
  { "opening", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Begin each game with N random moves, the same for both players (default: 0)"),
    N_("N") },
  { NULL },
};

const LabCommand lab_command_classics_arena = {
  .word = "arena",
  .operands = N_("GAME [POSITION]"),
  .summary = N_("Let two players play many games"),
  .explanation = {
    /* xgettext:no-c-format */
    N_("Plays many games between two players, and prints how often each has won, with a 95 % "
       "confidence interval (Wilson), and how many moves it needed, compared by a Mann-Whitney U "
       "test. “labyrinthe-lab classics play --help” lists the players; people cannot take "
       "part."),
    N_("The games come in pairs, in which each player starts once. Minimax and alpha-beta always "
       "play the same moves in the same position, so let each pair begin with a few random moves: "
       "--opening 2. Openings that end the game are drawn again."),
    N_("The same --seed gives the same results on any machine and with any number of --jobs, "
       "unless a player has a limit of time. If a program fails, the reason is printed on the "
       "standard error, and random moves are played for it until the end of the game."),
    N_("The first Ctrl-C ends the match and prints the results of the finished games, with exit "
       "status 130. The second one ends the program at once."),
  },
  .example = "classics arena hexapawn:4x4 --seat alphabeta:depth=4 --seat random --games 20 "
             "--seed 1",
  .options = { lab_options_limits, lab_classics_seat_options, arena_options, lab_options_games,
               lab_options_programs },
  .run = run,
};
