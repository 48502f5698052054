/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-arena-run.h"
#include "lab-command.h"
#include "lab-operands.h"
#include "lab-output.h"
#include "lab-players.h"
#include "lab-sandbox.h"
#include "lab-terminal.h"
#include "lab-umpire.h"

#define DEFAULT_MAX_TURNS 5000
#define DEFAULT_TIME (G_USEC_PER_SEC / 5)
#define MAX_MAX_TURNS 1000000

/* A match of the board game, with everything that it points to. */
typedef struct
{
  LabMatch match;
  LabUmpireSetup setup;
  GStrv names;
} ArenaMatch;

/* Private helpers */

static void
arena_match_clear (ArenaMatch *self)
{
  g_clear_pointer (&self->names, g_strfreev);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArenaMatch, arena_match_clear)

/* Checks early that every player exists, before any game is played. */
static gboolean
check_players (const char * const *players,
               GError             **error)
{
  for (guint player = 0; players[player] != NULL; player++)
    {
      g_autoptr (LabAgent) agent = lab_players_make (players[player], error);

      if (agent == NULL)
        return FALSE;
    }
  return TRUE;
}

/* Returns whether to print times. They differ from run to run. If only the nodes are limited, all
 * other results are the same in each run, so the times are left out. A player can also have its
 * own time limit. */
static gboolean
tells_time (const LabMatch     *match,
            const char * const *players)
{
  for (guint player = 0; player < match->n_players; player++)
    {
      if (strstr (players[player], "time=") != NULL)
        return TRUE;
    }
  return match->limits.time > 0 || match->limits.nodes == 0;
}

static gboolean
read_match (const LabOptions *options,
            ArenaMatch       *arena_match,
            GError          **error)
{
  LabMatch *match = &arena_match->match;
  LabUmpireSetup *setup = &arena_match->setup;

  setup->players = (const char * const *) options->seats;
  setup->sandbox = options->sandbox;
  *match = (LabMatch) {
    .n_players = options->seats != NULL ? g_strv_length (options->seats) : 0,
    .n_games = LAB_ARENA_DEFAULT_GAMES,
    .limits = { .time = DEFAULT_TIME },
    .max_turns = DEFAULT_MAX_TURNS,
    .forfeits = options->forfeit,
    .game = &lab_umpire_game,
    .setup = setup,
  };
  if (match->n_players < 2 || match->n_players > LAB_N_SEATS)
    return lab_command_refuse (
        error, _("An arena needs two to four players; write --seat once for each of them, "
                  "such as --seat greedy --seat random."));
  if ((options->sandbox && !lab_sandbox_is_available (error))
      || !check_players (setup->players, error)
      || !lab_operands_read_number ("--games", options->games, LAB_ARENA_MAX_GAMES,
                                    &match->n_games, error)
      || !lab_operands_read_number ("--max-turns", options->max_turns, MAX_MAX_TURNS,
                                    &match->max_turns, error)
      || !lab_options_get_limits (options, &match->limits, error)
      || !lab_options_get_deal_for (options, match->n_players, &setup->deal, error))
    return FALSE;
  arena_match->names = g_new0 (char *, match->n_players + 1);
  for (guint player = 0; player < match->n_players; player++)
    arena_match->names[player] = lab_terminal_make_safe (setup->players[player]);
  match->players = (const char * const *) arena_match->names;
  match->seed = setup->deal.seed;
  match->tells_time = tells_time (match, setup->players);
  return TRUE;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_auto (LabResultFiles) files = { 0 };
  guint n_jobs = g_get_num_processors ();
  g_auto (ArenaMatch) match = { 0 };
  LabCommandStatus status;

  if (!lab_operands_expect_none (self, (const char * const *) options->operands, error)
      || !read_match (options, &match, error)
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

const LabCommand lab_command_arena = {
  .word = "arena",
  .summary = N_("Let computer players and programs play many games"),
  .explanation = {
    /* Translators: the names of levels from “random” to “expert”, “cmd:” and the options
     * are typed as they are. xgettext:no-c-format */
    N_("Plays many games with two to four players, and prints how often each has won, "
        "with a 95 % confidence interval (Wilson), and how many turns it needed, compared "
        "by a Mann-Whitney U test. A player is a level, random, beginner, greedy, solver, "
        "minmax, alphabeta or expert, with options such as alphabeta:depth=2; or cmd: and "
        "the command line of a program that speaks labyrinthe-protocol(7)."),
    N_("The games come in groups, one game for each player: each deal is played with the "
        "players in all rotations around the table, so that each player starts equally often "
        "and gets the same cards. With three or four players, their order changes from deal "
        "to deal. For 1000 deals between two players, use --games 2000."),
    N_("A player has 0.2 seconds for a turn unless --time or --nodes sets another limit. The "
        "same --seed and --nodes give the same results on any machine and with any number of "
        "--jobs; they then contain no times."),
    N_("The intervals assume that games are independent, although games of the same deal are "
        "related. The U test compares the games that each player won. Its p is an "
        "approximation, and is left out if one of the players has won fewer than eight games."),
    N_("If a program fails, the reason is printed on the standard error, and random turns are "
        "played for it until the end of the game. It plays again in the next game. If it "
        "fails in every game, the exit status is 1. --log records every line to and from "
        "programs. With --sandbox, programs cannot read your files or use the network. A game "
        "is undecided if a position occurs for the third time."),
    N_("The first Ctrl-C ends the match and prints the results of the finished games, with "
        "exit status 130. The second one ends the program at once."),
    N_("--csv writes a line for each game: its number, its seed, the numbers of the starting "
        "player and the winner, the name and the turns of the winner, and whether all other "
        "players failed; then for each player its turns, whether it failed, and its thinking "
        "time in seconds. The last columns say whether the game repeated itself, and how many "
        "answers of each player were late. --json writes the settings and the tables."),
  },
  .example = "arena --seat greedy --seat random --games 20 --cards 3 --seed 1 --nodes 1000",
  .options = LAB_OPTION_SET_DEAL | LAB_OPTION_SET_LIMITS | LAB_OPTION_SET_ARENA
             | LAB_OPTION_SET_PROGRAMS,
  .run = run,
};
