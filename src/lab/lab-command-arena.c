/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab/lab-arena.h"
#include "lab/lab-command.h"
#include "lab/lab-operands.h"
#include "lab/lab-output.h"
#include "lab/lab-plot.h"
#include "lab/lab-report.h"
#include "lab/lab-spectator.h"
#include "lab/lab-terminal.h"
#include "players/lab-players.h"

#define DEFAULT_GAMES 100
#define DEFAULT_MAX_TURNS 5000
#define DEFAULT_TIME (G_USEC_PER_SEC / 5)
#define MAX_GAMES 10000000
#define MAX_JOBS 1024
#define MAX_MAX_TURNS 1000000

/* Where the results go besides the standard output; NULL for nowhere. */
typedef struct
{
  LabOutput *csv;
  LabOutput *json;
  LabOutput *plot;
  LabPlotFormat format;
} Files;

/* Private helpers */

static void
files_close (Files *self)
{
  g_clear_pointer (&self->csv, lab_output_close);
  g_clear_pointer (&self->json, lab_output_close);
  g_clear_pointer (&self->plot, lab_output_close);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Files, files_close)

/* Whether all of the players can be made. */
static gboolean
check_players (const LabMatch *match,
               GError        **error)
{
  for (guint player = 0; player < match->n_players; player++)
    {
      g_autoptr (LabAgent) agent = lab_players_make (match->players[player], error);

      if (agent == NULL)
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_match (const LabOptions *options,
            LabMatch         *match,
            GError          **error)
{
  *match = (LabMatch) {
    .players = (const char * const *) options->seats,
    .n_players = options->seats != NULL ? g_strv_length (options->seats) : 0,
    .n_games = DEFAULT_GAMES,
    .limits = { .time = DEFAULT_TIME },
    .max_turns = DEFAULT_MAX_TURNS,
    .forfeits = options->forfeit,
  };
  if (match->n_players < 2 || match->n_players > LAB_N_SEATS)
    return lab_command_refuse (
        error, _("Two to four play in an arena; write --seat with a player for each of "
                  "them, such as --seat greedy --seat random."));
  return check_players (match, error)
         && lab_operands_read_number ("--games", options->games, MAX_GAMES, &match->n_games, error)
         && lab_operands_read_number ("--max-turns", options->max_turns, MAX_MAX_TURNS,
                                      &match->max_turns, error)
         && lab_options_get_limits (options, &match->limits, error)
         && lab_options_get_deal_for (options, match->n_players, &match->deal, error);
}

static gboolean
check_different (LabOutput *file,
                 LabOutput *other,
                 GError   **error)
{
  return file == NULL || other == NULL || !lab_output_equal (file, other)
         || lab_command_refuse (
             error, _("Two results cannot go to the same file; write different names."));
}

static gboolean
open_file (const char *path,
           LabOutput **file,
           GError    **error)
{
  return path == NULL || (*file = lab_output_open (path, error)) != NULL;
}

static gboolean
open_files (const LabOptions *options,
            Files            *files,
            GError          **error)
{
  if (options->plot != NULL && !lab_plot_get_format (options->plot, &files->format))
    return lab_command_refuse (
        error, _("A plot is a file whose name ends with .svg or .png; write such a name "
                  "after --plot."));
  return open_file (options->csv, &files->csv, error)
         && open_file (options->json, &files->json, error)
         && open_file (options->plot, &files->plot, error)
         && check_different (files->csv, files->json, error)
         && check_different (files->csv, files->plot, error)
         && check_different (files->json, files->plot, error);
}

static gboolean
write_text (LabOutput *file,
            char      *text,
            GError   **error)
{
  g_autofree char *owned = text;

  return lab_output_write (file, owned, strlen (owned), error);
}

static gboolean
write_files (const Files      *files,
             const LabResults *results,
             GError          **error)
{
  if (files->csv != NULL && !write_text (files->csv, lab_report_format_csv (results), error))
    return FALSE;
  if (files->json != NULL && !write_text (files->json, lab_report_format_json (results), error))
    return FALSE;
  if (files->plot != NULL)
    {
      g_autoptr (GBytes) image = lab_plot_draw (results, files->format);

      return lab_output_write (files->plot, g_bytes_get_data (image, NULL),
                               g_bytes_get_size (image), error);
    }
  return TRUE;
}

static LabCommandStatus
play (const LabMatch *match,
      guint           n_jobs,
      const Files    *files,
      GError        **error)
{
  g_autoptr (LabArena) arena = lab_arena_new (match);
  gboolean complete = lab_spectator_watch (arena, match, n_jobs);
  g_auto (LabResults) results = { 0 };
  g_autofree char *table = NULL;

  lab_results_init (&results, match, lab_arena_get_games (arena));
  table = lab_report_format_table (&results);
  if (!complete)
    /* Translators: the first number says how many games were finished; the second chooses the
     * plural form. */
    lab_terminal_say (ngettext ("Interrupted when %u of %u game was finished.",
                                "Interrupted when %u of %u games were finished.", match->n_games),
                      results.n_finished, match->n_games);
  lab_terminal_print ("%s", table);
  if (!lab_terminal_flush (error) || !write_files (files, &results, error))
    return LAB_COMMAND_STATUS_NO;
  return complete ? LAB_COMMAND_STATUS_DONE : LAB_COMMAND_STATUS_INTERRUPTED;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_auto (Files) files = { 0 };
  guint n_jobs = g_get_num_processors ();
  LabMatch match;

  if (!lab_operands_expect_none (self, (const char * const *) options->operands, error)
      || !read_match (options, &match, error)
      || !lab_operands_read_number ("--jobs", options->jobs, MAX_JOBS, &n_jobs, error)
      || !open_files (options, &files, error))
    return LAB_COMMAND_STATUS_MISUSED;
  return play (&match, n_jobs, &files, error);
}

const LabCommand lab_command_arena = {
  .word = "arena",
  .summary = N_ ("Let computer players and programs play many games"),
  .explanation = {
    /* Translators: the names of levels from “random” to “expert”, “cmd:” and the options
     * are typed as they are. xgettext:no-c-format */
    N_ ("Plays many games with two to four players, and prints how often each has won, "
        "with a 95 % confidence interval (Wilson), and how many turns it needed, compared "
        "by a Mann-Whitney U test. A player is a level, random, beginner, greedy, solver, "
        "minmax, alphabeta or expert, with options such as alphabeta:depth=2; or cmd: and "
        "the command line of a program that speaks labyrinthe-protocol(7)."),
    N_ ("The games come in groups with as many games as there are players: each deal is "
        "played with the players in all rotations around the table, so that everybody "
        "begins as often and has had the same cards. From one deal to the next three or "
        "four players change their neighbours. For 1000 deals between two players say "
        "--games 2000."),
    N_ ("A player has 0.2 seconds for a turn unless --time or --nodes says otherwise. The "
        "same --seed and --nodes give the same results, however fast the machine is and "
        "with any number of --jobs; times are left out of them then."),
    N_ ("The intervals take games for independent, though those of one deal are related. "
        "The U test compares games that were won; its p is an approximation, and left out "
        "where either player has won fewer than eight."),
    N_ ("If a program fails, that is told on the standard error, and for the rest of the "
        "game random turns are played for it; in the next game it may try again."),
    N_ ("The first Ctrl-C ends the match and prints what is finished, with status 130; the "
        "second one ends the program."),
    N_ ("--csv has a line for each game: its number, the seed it was dealt from, the "
        "numbers of the players who began and who won, the name of the winner, its turns, "
        "whether the others had failed; then for each player its turns, whether it failed, "
        "and for how many seconds it thought. --json has the settings and what the tables "
        "have."),
  },
  .example = "arena --seat greedy --seat random --games 20 --cards 3 --seed 1 --nodes 1000",
  .options = LAB_OPTION_SET_DEAL | LAB_OPTION_SET_LIMITS | LAB_OPTION_SET_ARENA,
  .run = run,
};
