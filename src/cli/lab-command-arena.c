/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-command-arena.h"

#include <glib.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "lab-command.h"
#include "lab-figure.h"
#include "lab-job.h"
#include "lab-match.h"
#include "lab-operands.h"
#include "lab-output.h"
#include "lab-plot.h"
#include "lab-result-files.h"
#include "lab-sandbox.h"
#include "lab-shift-players.h"
#include "lab-shift-umpire.h"
#include "lab-terminal.h"
#include "lab-text.h"

#define DEFAULT_MAX_TURNS 5000
#define DEFAULT_TIME (G_USEC_PER_SEC / 5)
#define MAX_MAX_TURNS 1000000

#define WIDTH 900
#define HEIGHT 540
#define MARGIN 28

G_STATIC_ASSERT (LAB_MATCH_MAX_PLAYERS <= LAB_N_LINE_STYLES);

/* Private helpers */

static double
get_percent (const LabResults *results,
             guint             n_wins)
{
  return 100.0 * n_wins / MAX (results->n_finished, 1);
}

/* Returns the share of all games that a player had won after each turn, starting with its first
 * win. */
static GArray *
make_points (const LabResults *results,
             guint             player)
{
  const GArray *wins = results->standings[player].wins;
  GArray *points = g_array_new (FALSE, FALSE, sizeof (LabPlotPoint));
  LabPlotPoint point = { wins->len > 0 ? g_array_index (wins, guint, 0) : 0, 0 };

  g_array_append_val (points, point);
  for (guint i = 0; i < wins->len; i++)
    {
      guint turn = g_array_index (wins, guint, i);

      if (i + 1 < wins->len && g_array_index (wins, guint, i + 1) == turn)
        continue;
      point = (LabPlotPoint) { turn, get_percent (results, i + 1) };
      g_array_append_val (points, point);
    }
  return points;
}

static char *
format_detail (const LabResults *results,
               guint             player)
{
  const LabStanding *standing = &results->standings[player];

  /* Translators: a share and its 95 % confidence interval, such as 61.2 % (58.1–64.2 %). */
  return g_strdup_printf (_("%.1f %% (%.1f–%.1f %%)"),
                          get_percent (results, standing->wins->len),
                          100 * standing->interval.low, 100 * standing->interval.high);
}

static char *
format_percent (double percent)
{
  /* Translators: a share, such as 60 %. */
  return g_strdup_printf (_("%u %%"), (guint) percent);
}

/* Returns the end of the horizontal axis: a round number of turns that is not below the longest
 * win. */
static double
get_last_turn (const LabResults *results)
{
  guint longest = 1;
  guint64 step, n_steps;

  for (guint player = 0; player < results->match->n_players; player++)
    {
      const GArray *wins = results->standings[player].wins;

      if (wins->len > 0)
        longest = MAX (longest, g_array_index (wins, guint, wins->len - 1));
    }
  step = lab_axis_get_step (longest, LAB_PLOT_MAX_STEPS - 1);
  n_steps = longest / step + 1;
  return (double) (n_steps * step);
}

static void
draw (gconstpointer data,
      cairo_t      *cr,
      int           width,
      int           height)
{
  const LabResults *results = data;
  guint n = results->match->n_players;
  GArray *points[LAB_MATCH_MAX_PLAYERS];
  char *details[LAB_MATCH_MAX_PLAYERS];
  LabPlotSeries series[LAB_MATCH_MAX_PLAYERS];
  g_autofree char *subtitle = results->match->game->format_title (results->match,
                                                                  results->n_finished);

  for (guint i = 0; i < n; i++)
    {
      points[i] = make_points (results, i);
      details[i] = format_detail (results, i);
      series[i] = (LabPlotSeries) { results->standings[i].name, details[i],
                                    (const LabPlotPoint *) (void *) points[i]->data,
                                    points[i]->len };
    }
  lab_plot_draw (
      &(LabPlot) {
        /* Translators: the title of a plot. */
        .title = _("Who has won by which turn"),
        .subtitle = subtitle,
        /* Translators: an axis of a plot: how many turns the winner of a game has had. */
        .x = { .to = get_last_turn (results), .label = _("The winner’s turns") },
        /* Translators: an axis of a plot: the share of all games that a player has won. */
        .y = { .to = 100, .label = _("Share of games won"), .format = format_percent },
        .series = series,
        .n_series = n,
        .theme = &lab_plot_theme_print,
        .margin = MARGIN,
        .rtl = lab_text_is_right_to_left (_("Share of games won")),
      },
      cr, width, height);
  for (guint i = 0; i < n; i++)
    {
      g_array_unref (points[i]);
      g_free (details[i]);
    }
}

/* Public functions */

/**
 * lab_arena_plot_draw:
 * @results: the results of a match
 * @format: the format of the file
 *
 * Draws a line for each player: the share of all games that the player had won, against the
 * number of its turns. The line ends at the share of its wins. The plot is 900 by 540 units
 * large.
 *
 * Returns: (transfer full): the contents of the file
 */
GBytes *
lab_arena_plot_draw (const LabResults *results,
                     LabFigureFormat   format)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes;

  g_return_val_if_fail (results != NULL, NULL);

  bytes = lab_figure_render (format, WIDTH, HEIGHT, draw, results, &error);
  /* At this size, drawing fails only if there is not enough memory. */
  if (bytes == NULL)
    g_error ("%s", error->message);
  return bytes;
}

/* The number of failures that are printed in full. */
#define MAX_PRINTED 5

/* Other threads play; the main thread uses this to print the failures. */
typedef struct
{
  LabArena *arena;
  const LabMatch *match;
  LabResultFiles *files;
  guint n_failures;
} Spectator;

/* Private helpers */

static void
print_failure (const Spectator  *self,
               LabProgress      *progress,
               const LabFailure *failure)
{
  g_autofree char *reason = lab_terminal_make_safe (failure->reason);

  lab_progress_clear (progress);
  fputs ("labyrinthe-lab: ", stderr);
  /* Translators: the number of a game, the number of a player, its name, and a sentence
   * that says what went wrong. */
  fprintf (stderr, _("In game %u player %u (%s) failed: %s"), failure->game + 1,
           failure->player + 1, self->match->players[failure->player], reason);
  putc ('\n', stderr);
  if (failure->detail != NULL)
    {
      /* Translators: %s is a line that was sent to a program, such as “observation …”. */
      fputs ("labyrinthe-lab: ", stderr);
      fprintf (stderr, _("Last line sent: %s"), failure->detail);
      putc ('\n', stderr);
    }
}

static char *
format_games (gconstpointer data)
{
  const Spectator *self = data;
  g_autofree LabMatchResult *games = lab_arena_copy_games (self->arena);
  g_auto (LabResults) results = { 0 };

  lab_results_init (&results, self->match, games);
  return lab_report_format_csv (&results);
}

/* Prints the first failures in full, earliest first, and counts the others. Saves the games. */
static void
on_tick (LabProgress *progress,
         gpointer     data)
{
  Spectator *self = data;
  g_autoptr (LabFailure) failures = lab_arena_take_failures (self->arena);
  g_autoptr (GPtrArray) order = g_ptr_array_new ();

  for (LabFailure *failure = failures; failure != NULL; failure = failure->next)
    g_ptr_array_insert (order, 0, failure);
  for (guint i = 0; i < order->len; i++, self->n_failures++)
    {
      if (self->n_failures < MAX_PRINTED)
        print_failure (self, progress, g_ptr_array_index (order, i));
    }
  lab_result_files_save (self->files, lab_workers_count_finished (self->arena->workers),
                         format_games, self);
}

static void
print_failure_count (Spectator *self)
{
  guint n_more = self->n_failures - MIN (self->n_failures, MAX_PRINTED);

  if (n_more == 0)
    return;
  fputs ("labyrinthe-lab: ", stderr);
  /* Translators: follows a few failures of players that were printed in full. */
  fprintf (stderr, ngettext ("… and %u more failure.", "… and %u more failures.", n_more), n_more);
  putc ('\n', stderr);
}

static gboolean
write_files (const LabResultFiles  *files,
             const LabResults      *results,
             GError               **error)
{
  if (files->csv != NULL
      && !lab_result_files_write_text (files->csv, lab_report_format_csv (results), error))
    return FALSE;
  if (files->json != NULL
      && !lab_result_files_write_text (files->json, lab_report_format_json (results), error))
    return FALSE;
  if (files->plot != NULL)
    {
      g_autoptr (GBytes) image = lab_arena_plot_draw (results, files->format);

      return lab_output_write (files->plot, g_bytes_get_data (image, NULL),
                               g_bytes_get_size (image), error);
    }
  return TRUE;
}

/* Prints which players failed in every game, so that a script that compares programs does not
 * take the table for a valid result. */
static gboolean
print_hopeless_players (const LabResults *results)
{
  gboolean any = FALSE;

  for (guint player = 0; player < results->match->n_players; player++)
    {
      const LabStanding *standing = &results->standings[player];

      if (results->n_finished == 0 || standing->n_failures < results->n_finished)
        continue;
      fputs ("labyrinthe-lab: ", stderr);
      /* Translators: %s is a player, such as “program:./mine”. */
      fprintf (stderr, _("%s failed in every game."), standing->name);
      putc ('\n', stderr);
      any = TRUE;
    }
  return any;
}

/* Plays a match. Prints the players that fail to the standard error, and a progress bar if that is
 * a terminal. The user can stop it early with Ctrl-C. */
static LabCommandStatus
play_match (const LabMatch  *match,
            LabResultFiles  *files,
            GError         **error)
{
  g_autoptr (LabArena) arena = lab_arena_new (match);
  g_auto (LabResults) results = { 0 };
  Spectator spectator = { .arena = arena, .match = match, .files = files };
  gboolean complete;
  gboolean printed;

  if (arena == NULL)
    {
      lab_refuse (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED,
                  _("There is too little memory for this many games. Choose a smaller number for "
                    "--games."));
      return LAB_COMMAND_STATUS_NO;
    }
  complete = lab_job_run_workers (arena->workers, files->n_jobs, NULL, on_tick, &spectator);
  print_failure_count (&spectator);
  lab_results_init (&results, match, arena->games);
  if (!complete)
    /* Translators: the first number says how many games were finished; the second chooses the
     * plural form. */
    lab_terminal_say (ngettext ("Interrupted when %u of %u game was finished.",
                                "Interrupted when %u of %u games were finished.", match->n_games),
                      results.n_finished, match->n_games);
  lab_terminal_print_take (lab_report_format_table (&results));
  /* The files are written even if the table is lost. */
  printed = lab_terminal_flush (error);
  if (!write_files (files, &results, printed ? error : NULL) || !printed)
    return LAB_COMMAND_STATUS_NO;
  if (!complete)
    return LAB_COMMAND_STATUS_INTERRUPTED;
  return print_hopeless_players (&results) ? LAB_COMMAND_STATUS_NO : LAB_COMMAND_STATUS_DONE;
}

/* Public functions */

/**
 * lab_arena_run:
 * @match: the match
 * @options: the options of the command, which name files and the number of threads
 * @log: (out): where the match looks for the log of its programs
 * @error: return location for a #LabCommandError
 *
 * Plays a match, prints its results, and writes them to files. Ctrl-C ends it early.
 *
 * Returns: the exit status
 */
LabCommandStatus
lab_arena_run (const LabMatch    *match,
               const LabOptions  *options,
               LabDialogueLog   **log,
               GError           **error)
{
  g_auto (LabResultFiles) files = { 0 };
  LabCommandStatus status;

  if (!lab_command_check_limits (error) || !lab_result_files_open (&files, options, error)
      || !lab_output_open_log (options, log, error))
    return LAB_COMMAND_STATUS_MISUSED;
  status = play_match (match, &files, error);
  return lab_output_close_log (*log, options, status, error);
}

/* Private helpers */

/* Checks early that every player exists, before any game is played. */
static gboolean
check_players (const char * const *players,
               GError             **error)
{
  for (guint player = 0; players[player] != NULL; player++)
    {
      g_autoptr (LabShiftAgent) agent = lab_shift_players_make (players[player], error);

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
read_match (const LabOptions     *options,
            LabMatch             *match,
            LabShiftUmpireSetup  *setup,
            GStrv                *names,
            GError              **error)
{
  GStrv seats = lab_options_list (options, "seat");

  setup->players = (const char * const *) seats;
  setup->sandbox = lab_options_has (options, "sandbox");
  *match = (LabMatch){
    .n_players = seats != NULL ? g_strv_length (seats) : 0,
    .n_games = LAB_ARENA_DEFAULT_GAMES,
    .limits = { .time = DEFAULT_TIME },
    .max_turns = DEFAULT_MAX_TURNS,
    .forfeits = lab_options_has (options, "forfeit"),
    .game = &lab_shift_umpire_game,
    .setup = setup,
  };
  if (match->n_players < 2 || match->n_players > LAB_SHIFT_N_SEATS)
    return lab_command_refuse (
        error, _("An arena needs two to four players; write --seat once for each of them, "
                 "such as --seat greedy --seat random."));
  if ((lab_options_has (options, "sandbox") && !lab_sandbox_is_available (error))
      || !check_players (setup->players, error)
      || !lab_options_get_number (options, "games", LAB_ARENA_MAX_GAMES, &match->n_games, error)
      || !lab_options_get_number (options, "max-turns", MAX_MAX_TURNS, &match->max_turns, error)
      || !lab_options_get_limits (options, &match->limits, error)
      || !lab_options_get_deal_for (options, match->n_players, &setup->deal, error))
    return FALSE;
  *names = g_new0 (char *, match->n_players + 1);
  for (guint player = 0; player < match->n_players; player++)
    (*names)[player] = lab_terminal_make_safe (setup->players[player]);
  match->players = (const char * const *) *names;
  match->seed = setup->deal.seed;
  match->tells_time = tells_time (match, setup->players);
  return TRUE;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  LabMatch match;
  LabShiftUmpireSetup setup = { 0 };
  g_auto (GStrv) names = NULL;

  if (!lab_operands_expect (self, options->operands, 0, 0, error)
      || !read_match (options, &match, &setup, &names, error))
    return LAB_COMMAND_STATUS_MISUSED;
  return lab_arena_run (&match, options, &setup.log, error);
}

static const GOptionEntry arena_options[] = {
  { "seat", 'S', 0, G_OPTION_ARG_FILENAME_ARRAY, NULL,
    /* Translators: “program:” is typed as it is; LEVEL, OPTION and PROGRAM are placeholders. */
    N_("Player: LEVEL[:OPTION,…] or program:PROGRAM; repeat for two to four players"), N_("WHO") },
  { "max-turns", 'm', 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: N is the number after the option, as in “--max-turns=N”. */
    N_("End a game as undecided after N turns of each player (default: 5000)"), N_("N") },
  { NULL },
};

const LabCommand lab_command_arena = {
  .word = "arena",
  .summary = N_("Let computer players and programs play many games"),
  .explanation = {
    /* Translators: the names of levels from “random” to “expert”, “program:” and the options
     * are typed as they are. xgettext:no-c-format */
    N_("Plays many games with two to four players, and prints how often each has won, "
       "with a 95 % confidence interval (Wilson), and how many turns it needed, compared "
       "by a Mann-Whitney U test. A player is a level, random, beginner, greedy, solver, "
       "minmax, alphabeta or expert, with options such as alphabeta:depth=2; or program: and "
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
  .options = { lab_options_deal, lab_options_limits, arena_options, lab_options_games,
               lab_options_programs },
  .run = run,
};
