/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-cheese-operands.h"
#include "lab-cheese-study.h"
#include "lab-command.h"
#include "lab-operands.h"
#include "lab-result-files.h"

#define DEFAULT_GAMES 1000

/* Private helpers */

static gboolean
read_rats (const LabOptions     *options,
           LabCheeseStudySetup  *setup,
           GError              **error)
{
  GStrv rats = lab_options_list (options, "rat");
  guint n = 0;

  while (rats != NULL && rats[n] != NULL && n < LAB_CHEESE_STUDY_MAX_RATS)
    {
      setup->rats[n] = rats[n];
      n++;
    }
  if (n == 0 || rats[n] != NULL)
    return lab_command_refuse (error,
                               /* Translators: --rat is typed as it is. */
                               _("Name from 1 to %u rats, each after --rat, such as --rat bfs."),
                               LAB_CHEESE_STUDY_MAX_RATS);
  setup->n_rats = n;
  return TRUE;
}

static gboolean
read_start (const LabOptions     *options,
            LabCheeseStudySetup  *setup,
            GError              **error)
{
  GStrv starts = lab_options_list (options, "start");
  guint cell;

  if (starts == NULL)
    return TRUE;
  if (starts[1] == NULL && lab_cheese_start_parse (starts[0], &setup->start, &cell)
      && setup->start != LAB_CHEESE_START_CELL && setup->start != LAB_CHEESE_START_SAME)
    return TRUE;
  return lab_command_refuse (error,
                             /* Translators: the words after the semicolon and --start are typed
                              * as they are. */
                             _("All rats of a study start in the same place; write --start once, "
                               "with center, top-left, top-right, bottom-left, bottom-right, or "
                               "random."));
}

/* A study has its own defaults: mazes without mud, and one piece of cheese. */
static gboolean
read_setup (const LabOptions     *options,
            LabCheeseStudySetup  *setup,
            GError              **error)
{
  setup->maze.mud_percentage = 0;
  return read_rats (options, setup, error)
      && lab_cheese_operands_read_maze (options, &setup->maze, error)
      && lab_options_get_number (options, "cheese", LAB_CHEESE_MAX_CELLS, &setup->n_cheese, error)
      && lab_options_get_number (options, "games", LAB_CHEESE_STUDY_MAX_GAMES, &setup->n_games,
                                 error)
      && lab_options_get_number (options, "max-turns", G_MAXINT, &setup->max_turns, error)
      && lab_cheese_operands_read_seed ("--seed-from", lab_options_get (options, "seed-from"),
                                        &setup->seed, error)
      && read_start (options, setup, error);
}

/* Plays the games and prints what came of them. */
static LabCommandStatus
play (LabCheeseStudy  *study,
      LabResultFiles  *files,
      GError         **error)
{
  g_autoptr (GError) failure = NULL;
  LabCommandStatus status = lab_result_files_fill (files, &study->base, error);

  if (lab_experiment_check (&study->base, &failure))
    return status;
  /* A maze has no room for so much cheese. */
  if (g_error_matches (failure, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE))
    return LAB_COMMAND_STATUS_MISUSED;
  g_clear_error (error);
  g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED, failure->message);
  return status;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_auto (LabResultFiles) files = { 0 };
  g_autoptr (LabCheeseStudy) study = NULL;
  LabCheeseStudySetup setup = { .n_games = DEFAULT_GAMES, .n_cheese = 1,
                                .maze = LAB_CHEESE_MAZE_DEFAULTS };

  if (!lab_operands_expect (self, options->operands, 0, 0, error)
      || !read_setup (options, &setup, error)
      || !lab_result_files_open (&files, options, error))
    return LAB_COMMAND_STATUS_MISUSED;
  setup.is_sandboxed = lab_options_has (options, "sandbox");
  study = lab_cheese_study_new (&setup, error);
  return study != NULL ? play (study, &files, error) : LAB_COMMAND_STATUS_MISUSED;
}

static const GOptionEntry study_options[] = {
  { "rat", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL,
    N_("Rat: a name such as bfs, or program:PROGRAM; repeat for each rat"), N_("RAT") },
  { "games", 'g', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of games of each rat (default: 1000)"), N_("N") },
  { "seed-from", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Seed of the first game; each other one has the next seed (default: 0)"), N_("N") },
  { "start", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL,
    /* Translators: the words before “or” are typed as they are. */
    N_("Where rats start: center, top-left, top-right, bottom-left, bottom-right, or random "
       "(default: center)"), N_("START") },
  { "max-turns", 'm', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("End a game after N turns (default: no limit)"), N_("N") },
  { "jobs", 'j', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of games at the same time (default: one for each processor)"), N_("N") },
  { "csv", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Write a line for each game, as comma-separated values"), N_("FILE") },
  { "json", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Write the results as JSON"), N_("FILE") },
  { "plot", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Plot the share of finished games by turn"), N_("FILE.svg|FILE.pdf|FILE.png") },
  { "sandbox", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Run programs in a sandbox"), NULL },
  { NULL },
};

const LabCommand lab_command_cheese_study = {
  .word = "study",
  .summary = N_("Compare rats in many games"),
  .explanation = {
    N_("Lets each rat play the same games, alone, and compares how many turns they take. The "
       "mazes have no mud and one piece of cheese unless you choose otherwise. Game number N has "
       "the seed N, counted from --seed-from."),
    /* Translators: xgettext:no-c-format */
    N_("The first table has the mean and the median of each rat, with 95 % intervals. The second "
       "one has a line for each pair of rats: U of the two-sided test of Mann and Whitney, which "
       "is the number of pairs of games in which the first rat takes more turns, where equal ones "
       "count half; its share U/nm of all pairs; p with corrections for ties and continuity; and "
       "p of the test of Wilcoxon for the same games. The correction of Holm allows for the "
       "number of pairs. A p-value below 1e-300 is printed as its logarithm, such as 10^-313.8."),
    N_("The same seeds give the same results with any number of --jobs. The first Ctrl-C prints "
       "the results of the finished games, with exit status 130."),
  },
  .example = "cheese study --rat random5 --rat dfs --rat bfs --games 1000",
  .options = { study_options, lab_cheese_maze_options },
  .run = run,
};
