/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <signal.h>

#include <glib-unix.h>
#include <glib/gi18n.h>

#include "lab/lab-columns.h"
#include "lab/lab-command.h"
#include "lab/lab-operands.h"
#include "lab/lab-progress.h"
#include "lab/lab-soak.h"
#include "lab/lab-terminal.h"

#define DEFAULT_GAMES 100
#define MAX_GAMES 10000000
#define MAX_HALF_TURNS 1000000000
#define MAX_JOBS 1024
/* How often the bar is drawn, in milliseconds. */
#define INTERVAL 100

/* What the main thread does while others play. */
typedef struct
{
  LabSoak *soak;
  GMainLoop *loop;
  LabProgress progress;
  guint interrupt;      /* the source that waits for Ctrl-C; 0 after it */
} Watch;

/* Private helpers: watching */

static gboolean
on_tick (gpointer data)
{
  Watch *self = data;

  lab_progress_show (&self->progress, lab_soak_count_games (self->soak));
  return G_SOURCE_CONTINUE;
}

/* The first Ctrl-C ends the games; as its source goes, the second one ends the program. */
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

/* Plays until all is played, or Ctrl-C. The bar is for a known number of games. */
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

/* Private helpers: what came of it */

/* The variants as in the notation of positions. */
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

  /* Translators: above a column with letters that stand for the variants of a game. */
  lab_columns_add (columns, C_("soak", "Variants"));
  /* Translators: above a column with a number of games. */
  lab_columns_add (columns, C_("soak", "Games"));
  /* Translators: above a column with how many insertions and moves were made. */
  lab_columns_add (columns, C_("soak", "Half-turns"));
  /* Translators: above a column with how many of them were taken back. */
  lab_columns_add (columns, C_("soak", "Undone"));
  /* Translators: above a column with how many of those were made again. */
  lab_columns_add (columns, C_("soak", "Redone"));
  /* Translators: above a column with how often games were saved. */
  lab_columns_add (columns, C_("soak", "Saved"));
  /* Translators: above a column with how often games went on from a saved one. */
  lab_columns_add (columns, C_("soak", "Loaded"));
  /* Translators: above a column with how many forbidden things were tried and refused. */
  lab_columns_add (columns, C_("soak", "Refused"));
  for (guint rules = 0; rules < LAB_SOAK_N_RULES; rules++)
    {
      add_rules (columns, rules);
      add_counts (columns, &report->counts[rules]);
      lab_soak_counts_add (&sum, &report->counts[rules]);
    }
  /* Translators: before the sums of numbers. */
  lab_columns_add (columns, C_("soak", "All"));
  add_counts (columns, &sum);
  table = lab_columns_format (columns);
  lab_terminal_print ("%s", table);
}

static void
print_failure (const LabSoakPlan   *plan,
               const LabSoakReport *report)
{
  const LabSoakOutcome *failure = &report->failure;

  /* Translators: the numbers of a game and of a half-turn (an insertion or a move); the sentence
   * goes on in the next line, which says what is wrong, in English. */
  lab_terminal_say (_("In game %u, after half-turn %u, something is wrong:"), report->game + 1,
                    failure->n_half_turns);
  lab_terminal_say ("  %s", failure->error->message);
  /* Translators: the next line is a position in notation. */
  lab_terminal_say (_("The game stands like this:"));
  lab_terminal_say ("  %s", failure->position != NULL ? failure->position : "-");
  /* Translators: the next line is a command to type. */
  lab_terminal_say (_("To see it again:"));
  lab_terminal_say ("  labyrinthe-lab soak --seed %" G_GUINT64_FORMAT " --from %u --games 1",
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
    lab_terminal_say (_("After every step everything was as it should be."));
  else
    lab_terminal_say (_("Interrupted. Until then everything was as it should be."));
  if (!lab_terminal_flush (error) || report->failed)
    return LAB_COMMAND_STATUS_NO;
  return report->complete ? LAB_COMMAND_STATUS_DONE : LAB_COMMAND_STATUS_INTERRUPTED;
}

static gboolean
read_plan (const LabOptions *options,
           LabSoakPlan      *plan,
           GError          **error)
{
  guint n_half_turns = 0, from = 1;

  *plan = (LabSoakPlan) {
    .n_games = options->half_turns != NULL ? 0 : DEFAULT_GAMES,
    .play = lab_soak_game_play,
  };
  if (!lab_options_get_seed (options, &plan->seed, error)
      || !lab_operands_read_number ("--games", options->games, MAX_GAMES, &plan->n_games, error)
      || !lab_operands_read_number ("--half-turns", options->half_turns, MAX_HALF_TURNS,
                                    &n_half_turns, error)
      || !lab_operands_read_number ("--from", options->from, MAX_GAMES, &from, error))
    return FALSE;
  plan->n_half_turns = n_half_turns;
  plan->first = from - 1;
  return TRUE;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  guint n_jobs = g_get_num_processors ();
  LabSoakPlan plan;

  if (!lab_operands_expect_none (self, (const char * const *) options->operands, error)
      || !read_plan (options, &plan, error)
      || !lab_operands_read_number ("--jobs", options->jobs, MAX_JOBS, &n_jobs, error))
    return LAB_COMMAND_STATUS_MISUSED;
  return play (&plan, n_jobs, error);
}

const LabCommand lab_command_soak = {
  .word = "soak",
  .summary = N_ ("Play many games and check everything in them"),
  .explanation = {
    N_ ("Plays many games in all variants, with two to four players of all levels, undoes and "
        "redoes turns, saves and loads games, and tries what is forbidden. After each of these "
        "steps it checks that the game is as it should be."),
    N_ ("If something is wrong, it says what, and how to see it again, and ends with status 1. "
        "The same --seed always plays the same games, with any number of --jobs."),
    N_ ("The letters of the variants are l if the last treasure wins, o for open cards and r for "
        "random tiles. The first Ctrl-C ends the games and prints what was done, with status "
        "130; the second one ends the program."),
  },
  .example = "soak --games 24 --seed 1",
  .options = LAB_OPTION_SET_SOAK,
  .run = run,
};
