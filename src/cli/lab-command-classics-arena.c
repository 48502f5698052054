/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-arena-run.h"
#include "lab-classic-player.h"
#include "lab-classic-umpire.h"
#include "lab-classics-operands.h"
#include "lab-operands.h"
#include "lab-output.h"
#include "lab-sandbox.h"
#include "lab-terminal.h"

#define MAX_OPENING 64

/* A match, with everything that it points to. */
typedef struct
{
  LabMatch match;
  LabClassicUmpireSetup setup;
  gpointer start;
  gpointer state;
  GStrv names;
} ArenaMatch;

/* Private helpers */

static void
arena_match_clear (ArenaMatch *self)
{
  g_clear_pointer (&self->start, g_free);
  g_clear_pointer (&self->state, g_free);
  g_clear_pointer (&self->names, g_strfreev);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArenaMatch, arena_match_clear)

/* Checks early that every player exists, and finds out whether one of them has a limit of time:
 * only then do the results contain times, which differ from run to run. */
static gboolean
check_players (ArenaMatch        *self,
               const LabOptions  *options,
               GError           **error)
{
  self->match.tells_time = self->match.limits.time > 0;
  self->names = g_new0 (char *, LAB_CLASSIC_N_PLAYERS + 1);
  for (guint i = 0; i < LAB_CLASSIC_N_PLAYERS; i++)
    {
      g_autoptr (LabClassicPlayer) player = NULL;

      if (strcmp (options->seats[i], LAB_CLASSICS_HUMAN) == 0)
        /* Translators: the words in quotes are typed as they are. */
        return lab_command_refuse (error, _("People cannot play in an arena. Choose computer "
                                            "players, or use “labyrinthe-lab classics play”."));
      player = lab_classic_player_new (options->seats[i], error);
      if (player == NULL)
        return FALSE;
      self->names[i] = lab_terminal_make_safe (options->seats[i]);
      self->match.tells_time |= lab_classic_player_is_timed (player);
    }
  self->match.players = (const char * const *) self->names;
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
read_match (const LabCommand  *command,
            const LabOptions  *options,
            ArenaMatch        *self,
            GError           **error)
{
  LabMatch *match = &self->match;
  LabClassicUmpireSetup *setup = &self->setup;

  setup->classic = lab_classics_operands_take (command, (const char * const *) options->operands,
                                               &self->start, &self->state, error);
  if (setup->classic == NULL)
    return FALSE;
  setup->start = self->state;
  setup->players = (const char * const *) options->seats;
  setup->sandbox = options->sandbox;
  *match = (LabMatch) {
    .n_players = options->seats != NULL ? g_strv_length (options->seats) : 0,
    .n_games = LAB_ARENA_DEFAULT_GAMES,
    .max_turns = LAB_MAX_PLIES,
    .forfeits = options->forfeit,
    .game = &lab_classic_umpire_game,
    .setup = setup,
  };
  if (match->n_players != LAB_CLASSIC_N_PLAYERS)
    return lab_command_refuse (
        error, _("This arena needs two players; write --seat once for each of them, such as "
                 "--seat alphabeta:depth=4 --seat random."));
  return (!options->sandbox || lab_sandbox_is_available (error))
         && lab_operands_read_number ("--games", options->games, LAB_ARENA_MAX_GAMES,
                                      &match->n_games, error)
         && (g_strcmp0 (options->opening, "0") == 0
             || lab_operands_read_number ("--opening", options->opening, MAX_OPENING,
                                          &setup->n_opening, error))
         && check_start (setup, error)
         && lab_options_get_limits (options, &match->limits, error)
         && lab_options_get_seed (options, &match->seed, error)
         && check_players (self, options, error);
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_auto (LabResultFiles) files = { 0 };
  g_auto (ArenaMatch) match = { 0 };
  guint n_jobs = g_get_num_processors ();
  LabCommandStatus status;

  if (!read_match (self, options, &match, error)
      || !lab_operands_read_number ("--jobs", options->jobs, LAB_ARENA_MAX_JOBS, &n_jobs, error)
      || !lab_command_check_limits (error)
      || !lab_result_files_open (&files, options, error)
      || (options->log != NULL
          && (match.setup.log = lab_output_open_log (options->log, error)) == NULL))
    return LAB_COMMAND_STATUS_MISUSED;
  status = lab_arena_run (&match.match, n_jobs, &files, error);
  return lab_output_close_log (match.setup.log, options->log, error) ? status
                                                                     : LAB_COMMAND_STATUS_NO;
}

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
  .options = LAB_OPTION_SET_CLASSICS_SEATS | LAB_OPTION_SET_LIMITS
             | LAB_OPTION_SET_CLASSICS_ARENA | LAB_OPTION_SET_PROGRAMS,
  .run = run,
};
