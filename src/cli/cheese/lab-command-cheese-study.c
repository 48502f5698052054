/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-cheese-operands.h"
#include "lab-cheese-study-plot.h"
#include "lab-cheese-study-report.h"
#include "lab-command.h"
#include "lab-operands.h"
#include "lab-output.h"
#include "lab-progress.h"
#include "lab-result-files.h"
#include "lab-terminal.h"

#define DEFAULT_GAMES 1000
#define MAX_JOBS 1024

/* Private helpers */

static gboolean
read_rats (const LabOptions     *options,
           LabCheeseStudySetup  *setup,
           GError              **error)
{
  GStrv rats = options->cheese.rats;
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
  GStrv starts = options->cheese.starts;
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
         && lab_operands_read_number ("--cheese", options->cheese.n_cheese, LAB_CHEESE_MAX_CELLS,
                                      &setup->n_cheese, error)
         && lab_operands_read_number ("--games", options->games, LAB_CHEESE_STUDY_MAX_GAMES,
                                      &setup->n_games, error)
         && lab_operands_read_number ("--max-turns", options->max_turns, G_MAXINT,
                                      &setup->max_turns, error)
         && lab_cheese_operands_read_seed ("--seed-from", options->cheese.seed_from,
                                           &setup->seed, error)
         && read_start (options, setup, error);
}

static char *
format_progress (guint       n_done,
                 guint       total,
                 const char *left)
{
  guint percent = total > 0 ? (guint) (100 * (guint64) n_done / total) : 100;

  /* Translators: a share in percent, then the time left, such as 1:23 for minutes and seconds.
   * Keep it shorter than 55 letters. */
  return g_strdup_printf (_("Games: %u %%. Time left: %s"), percent, left);
}

static gboolean
write_files (const LabResultFiles  *files,
             const LabCheeseStudy  *study,
             GError               **error)
{
  g_autoptr (GBytes) image = NULL;

  if (files->csv != NULL
      && !lab_result_files_write_text (files->csv, lab_cheese_study_format_csv (study), error))
    return FALSE;
  if (files->json != NULL
      && !lab_result_files_write_text (files->json, lab_cheese_study_format_json (study), error))
    return FALSE;
  if (files->plot == NULL)
    return TRUE;
  image = lab_cheese_study_plot_render (study, files->format, error);
  return image != NULL
         && lab_output_write (files->plot, g_bytes_get_data (image, NULL),
                              g_bytes_get_size (image), error);
}

/* Plays the games and prints what came of them. */
static LabCommandStatus
play (LabCheeseStudy        *study,
      guint                  n_jobs,
      const LabResultFiles  *files,
      GError               **error)
{
  g_autoptr (GError) failure = NULL;
  LabWorkers *workers = lab_cheese_study_get_workers (study);
  gboolean complete = lab_progress_watch (workers, n_jobs, format_progress, NULL, NULL);
  g_autofree char *tables = NULL;
  gboolean printed;

  if (!lab_cheese_study_check (study, &failure))
    {
      /* A maze has no room for so much cheese. */
      if (g_error_matches (failure, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE))
        {
          g_propagate_error (error, g_steal_pointer (&failure));
          return LAB_COMMAND_STATUS_MISUSED;
        }
      g_set_error_literal (error, LAB_COMMAND_ERROR, LAB_COMMAND_ERROR_FAILED, failure->message);
      return LAB_COMMAND_STATUS_NO;
    }
  if (!complete)
    lab_terminal_say ("%s", _("Interrupted. These are the results of the finished games."));
  tables = lab_cheese_study_format_tables (study);
  lab_terminal_print ("%s", tables);
  /* The files are written even if the tables are lost. */
  printed = lab_terminal_flush (error);
  if (!write_files (files, study, printed ? error : NULL) || !printed)
    return LAB_COMMAND_STATUS_NO;
  return complete ? LAB_COMMAND_STATUS_DONE : LAB_COMMAND_STATUS_INTERRUPTED;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_auto (LabResultFiles) files = { 0 };
  g_autoptr (LabCheeseStudy) study = NULL;
  guint n_jobs = g_get_num_processors ();
  LabCheeseStudySetup setup = { .n_games = DEFAULT_GAMES, .n_cheese = 1,
                                .maze = LAB_CHEESE_MAZE_DEFAULTS };

  if (!lab_operands_expect (self, (const char * const *) options->operands, 0, 0, error)
      || !read_setup (options, &setup, error)
      || !lab_operands_read_number ("--jobs", options->jobs, MAX_JOBS, &n_jobs, error))
    return LAB_COMMAND_STATUS_MISUSED;
  setup.is_sandboxed = options->sandbox;
  study = lab_cheese_study_new (&setup, error);
  if (study == NULL || !lab_result_files_open (&files, options, error))
    return LAB_COMMAND_STATUS_MISUSED;
  return play (study, n_jobs, &files, error);
}

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
  .options = LAB_OPTION_SET_CHEESE_STUDY | LAB_OPTION_SET_CHEESE_MAZE,
  .run = run,
};
