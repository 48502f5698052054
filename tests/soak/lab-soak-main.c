/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <signal.h>
#include <stdio.h>

#include <glib-unix.h>

#include "lab-columns.h"
#include "lab-command.h"
#include "lab-operands.h"
#include "lab-progress.h"
#include "lab-soak.h"
#include "lab-terminal.h"

#define DEFAULT_GAMES 100
#define MAX_GAMES 10000000
#define MAX_HALF_TURNS 1000000000
#define MAX_JOBS 1024
/* How often the progress bar is drawn, in milliseconds. */
#define INTERVAL 100

/* The arguments; NULL for those that are missing. */
typedef struct
{
  char *seed;
  char *games;
  char *half_turns;
  char *from;
  char *jobs;
} Words;

/* Progress, which the main thread shows while other threads play. */
typedef struct
{
  LabSoak *soak;
  GMainLoop *loop;
  LabProgress progress;
  guint interrupt;      /* the source that waits for Ctrl-C; 0 after that */
} Watch;

/* Private helpers: progress */

static gboolean
on_tick (gpointer data)
{
  Watch *self = data;

  lab_progress_show (&self->progress, lab_soak_count_games (self->soak));
  return G_SOURCE_CONTINUE;
}

/* The first Ctrl-C stops the games and removes its source, so that the second one
 * ends the program. */
static gboolean
on_interrupt (gpointer data)
{
  Watch *self = data;

  self->interrupt = 0;
  lab_soak_cancel (self->soak);
  return G_SOURCE_REMOVE;
}

static gboolean
on_done (gpointer data)
{
  Watch *self = data;

  g_main_loop_quit (self->loop);
  return G_SOURCE_REMOVE;
}

/* Runs until all games are played, or until Ctrl-C. Shows a bar if the number of
 * games is known. */
static void
watch (LabSoak *soak,
       guint    n_games,
       guint    n_jobs)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Watch self = { .soak = soak, .loop = loop };
  guint tick = 0;

  lab_progress_init (&self.progress, n_games);
  if (n_games > 0)
    tick = g_timeout_add (INTERVAL, on_tick, &self);
  self.interrupt = g_unix_signal_add (SIGINT, on_interrupt, &self);
  lab_soak_start (soak, n_jobs, on_done, &self);
  g_main_loop_run (loop);
  lab_soak_wait (soak);

  g_clear_handle_id (&tick, g_source_remove);
  g_clear_handle_id (&self.interrupt, g_source_remove);
  lab_progress_clear (&self.progress);
}

/* Private helpers: results */

/* Adds the variants, as in the notation of positions. */
static void
add_rules (LabColumns *columns,
           guint       rules)
{
  GString *text = g_string_new (NULL);

  if ((rules & LAB_RULES_LAST_TREASURE) != 0)
    g_string_append_c (text, 'l');
  if ((rules & LAB_RULES_OPEN_CARDS) != 0)
    g_string_append_c (text, 'o');
  if ((rules & LAB_RULES_RANDOM_TILES) != 0)
    g_string_append_c (text, 'r');
  if (text->len == 0)
    g_string_append_c (text, '-');
  lab_columns_take (columns, g_string_free (text, FALSE));
}

static void
add_counts (LabColumns          *columns,
            const LabSoakCounts *counts)
{
  const guint64 numbers[] = {
    counts->n_games, counts->n_half_turns, counts->n_undone, counts->n_redone,
    counts->n_saved, counts->n_loaded, counts->n_refused,
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    lab_columns_take (columns, g_strdup_printf ("%" G_GUINT64_FORMAT, numbers[i]));
}

static void
print_table (const LabSoakReport *report)
{
  g_autoptr (LabColumns) columns = lab_columns_new ("lrrrrrrr");
  g_autofree char *table = NULL;
  LabSoakCounts sum = { 0 };

  lab_columns_add (columns, "Variants");
  lab_columns_add (columns, "Games");
  lab_columns_add (columns, "Half-turns");
  lab_columns_add (columns, "Undone");
  lab_columns_add (columns, "Redone");
  lab_columns_add (columns, "Saved");
  lab_columns_add (columns, "Loaded");
  lab_columns_add (columns, "Refused");
  for (guint rules = 0; rules < LAB_SOAK_N_RULES; rules++)
    {
      add_rules (columns, rules);
      add_counts (columns, &report->counts[rules]);
      lab_soak_counts_add (&sum, &report->counts[rules]);
    }
  lab_columns_add (columns, "All");
  add_counts (columns, &sum);
  table = lab_columns_format (columns);
  lab_terminal_print ("%s", table);
}

static void
print_failure (const LabSoakPlan   *plan,
               const LabSoakReport *report)
{
  const LabSoakOutcome *failure = &report->failure;

  lab_terminal_say ("A check failed in game %u, after half-turn %u:", report->game + 1,
                    failure->n_half_turns);
  lab_terminal_say ("  %s", failure->error->message);
  lab_terminal_say ("The position:");
  lab_terminal_say ("  %s", failure->position != NULL ? failure->position : "-");
  lab_terminal_say ("To see it again:");
  lab_terminal_say ("  labyrinthe-soak --seed %" G_GUINT64_FORMAT " --from %u --games 1",
                    plan->seed, report->game + 1);
}

static LabCommandStatus
play (const LabSoakPlan *plan,
      guint              n_jobs,
      GError           **error)
{
  g_autoptr (LabSoak) soak = lab_soak_new (plan);
  const LabSoakReport *report;

  watch (soak, plan->n_games, n_jobs);
  report = lab_soak_get_report (soak);
  print_table (report);
  if (report->failed)
    print_failure (plan, report);
  else if (report->complete)
    lab_terminal_say ("Every check passed after every step.");
  else
    lab_terminal_say ("Interrupted. Until then every check passed.");
  if (!lab_terminal_flush (error) || report->failed)
    return LAB_COMMAND_STATUS_NO;
  return report->complete ? LAB_COMMAND_STATUS_DONE : LAB_COMMAND_STATUS_INTERRUPTED;
}

/* Private helpers: the command line */

static void
words_clear (Words *self)
{
  g_free (self->seed);
  g_free (self->games);
  g_free (self->half_turns);
  g_free (self->from);
  g_free (self->jobs);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Words, words_clear)

static gboolean
parse (Words    *words,
       int       argc,
       char    **argv,
       GError  **error)
{
  const GOptionEntry entries[] = {
    { "seed", 's', 0, G_OPTION_ARG_STRING, &words->seed,
      "Play the games of this whole number; without it one is drawn", "N" },
    { "games", 'g', 0, G_OPTION_ARG_STRING, &words->games,
      "How many games to play; without it 100", "N" },
    { "half-turns", 0, 0, G_OPTION_ARG_STRING, &words->half_turns,
      "End with the game that brings the insertions and moves to this number", "N" },
    { "from", 0, 0, G_OPTION_ARG_STRING, &words->from,
      "The number of the first game; without it 1", "N" },
    { "jobs", 'j', 0, G_OPTION_ARG_STRING, &words->jobs,
      "How many games to play at once; without it one for each processor", "N" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_summary (context,
    "Plays many games in all variants, with two to four players of all levels, undoes and\n"
    "redoes turns, saves and loads games, and tries forbidden turns. It checks the game after\n"
    "each of these steps. If a check fails, it says which, and how to see it again, and ends\n"
    "with status 1. The same --seed always plays the same games, with any number of --jobs.\n"
    "\n"
    "The letters of the variants are l if the last treasure wins, o for open cards and r for\n"
    "random tiles. The first Ctrl-C ends the games and prints the table, with status 130; the\n"
    "second one ends the program.");
  if (!g_option_context_parse (context, &argc, &argv, error))
    return FALSE;
  if (argc > 1)
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED, "Unexpected argument “%s”.",
                 argv[1]);
  return argc <= 1;
}

static gboolean
read_plan (const Words *words,
           LabSoakPlan *plan,
           guint       *n_jobs,
           GError     **error)
{
  const LabOptions options = { .seed = words->seed };
  guint n_half_turns = 0, from = 1;

  *plan = (LabSoakPlan) {
    .n_games = words->half_turns != NULL ? 0 : DEFAULT_GAMES,
    .play = lab_soak_game_play,
  };
  if (!lab_options_get_seed (&options, &plan->seed, error)
      || !lab_operands_read_number ("--games", words->games, MAX_GAMES, &plan->n_games, error)
      || !lab_operands_read_number ("--half-turns", words->half_turns, MAX_HALF_TURNS,
                                    &n_half_turns, error)
      || !lab_operands_read_number ("--from", words->from, MAX_GAMES, &from, error)
      || !lab_operands_read_number ("--jobs", words->jobs, MAX_JOBS, n_jobs, error))
    return FALSE;
  plan->n_half_turns = n_half_turns;
  plan->first = from - 1;
  return TRUE;
}

int
main (int    argc,
      char **argv)
{
  g_auto (Words) words = { 0 };
  g_autoptr (GError) error = NULL;
  LabCommandStatus status = LAB_COMMAND_STATUS_MISUSED;
  guint n_jobs = g_get_num_processors ();
  LabSoakPlan plan;

  if (parse (&words, argc, argv, &error) && read_plan (&words, &plan, &n_jobs, &error))
    status = play (&plan, n_jobs, &error);
  if (error != NULL)
    fprintf (stderr, "labyrinthe-soak: %s\n", error->message);
  return (int) status;
}
