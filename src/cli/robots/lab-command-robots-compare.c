/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-operands.h"
#include "lab-output.h"
#include "lab-progress.h"
#include "lab-result-files.h"
#include "lab-robots-comparison-plot.h"
#include "lab-robots-comparison-report.h"
#include "lab-robots-job.h"
#include "lab-robots-operands.h"
#include "lab-terminal.h"

#define MAX_JOBS 1024
#define MAX_MEGABYTES (1U << 20)

/* Private helpers */

/* Adds an algorithm unless it is there already. */
static void
add_algorithm (LabRobotsComparisonSetup *setup,
               LabRobotsAlgorithm        algorithm)
{
  for (guint i = 0; i < setup->n_algorithms; i++)
    {
      if (setup->algorithms[i] == algorithm)
        return;
    }
  setup->algorithms[setup->n_algorithms++] = algorithm;
}

static gboolean
read_algorithms (const char                *text,
                 LabRobotsComparisonSetup  *setup,
                 GError                   **error)
{
  g_auto (GStrv) words = NULL;
  LabRobotsAlgorithm algorithm = LAB_ROBOTS_FAST;

  if (text == NULL)
    return TRUE;
  setup->n_algorithms = 0;
  words = g_strsplit (text, ",", -1);
  for (guint i = 0; i == 0 || words[i] != NULL; i++)
    {
      const char *word = words[i] != NULL ? words[i] : "";

      if (!lab_robots_operands_parse_solver (word, &algorithm, error))
        return FALSE;
      add_algorithm (setup, algorithm);
    }
  return TRUE;
}

static gboolean
read_setup (const LabOptions          *options,
            LabRobotsComparisonSetup  *setup,
            GError                   **error)
{
  guint megabytes = 0;

  lab_robots_comparison_setup_init (setup);
  setup->any_robot = options->robots.any_robot;
  setup->must_ricochet = options->robots.must_ricochet;
  if (!lab_robots_operands_read_sizes (options->robots.sizes, setup->sizes, &setup->n_sizes, error)
      || !lab_robots_operands_read_counts (options->robots.robots, setup->robots, &setup->n_robots,
                                           error)
      || !lab_operands_read_number ("--boards", options->robots.boards,
                                    LAB_ROBOTS_COMPARISON_MAX_BOARDS, &setup->n_boards, error)
      || !read_algorithms (options->robots.algorithms, setup, error)
      || !lab_robots_operands_read_density (options->robots.density, &setup->density, error)
      || !lab_operands_read_number ("--memory", options->robots.memory, MAX_MEGABYTES, &megabytes,
                                    error)
      || !lab_options_get_seed (options, &setup->seed, error))
    return FALSE;
  if (megabytes > 0)
    setup->max_memory = (guint64) megabytes << 20;
  return TRUE;
}

static gboolean
write_files (const LabResultFiles       *files,
             const LabRobotsComparison  *comparison,
             GError                    **error)
{
  g_autoptr (GBytes) image = NULL;

  if (files->csv != NULL
      && !lab_result_files_write_text (files->csv, lab_robots_comparison_format_csv (comparison),
                                       error))
    return FALSE;
  if (files->json != NULL
      && !lab_result_files_write_text (files->json, lab_robots_comparison_format_json (comparison),
                                       error))
    return FALSE;
  if (files->plot == NULL)
    return TRUE;
  image = lab_robots_comparison_render (comparison, (LabRobotsKind) { 0 }, files->format, error);
  return image != NULL
         && lab_output_write (files->plot, g_bytes_get_data (image, NULL),
                              g_bytes_get_size (image), error);
}

/* Does the work and prints its results. */
static LabCommandStatus
compare (LabRobotsComparison   *comparison,
         guint                  n_jobs,
         const LabResultFiles  *files,
         GError               **error)
{
  LabWorkers *workers = lab_robots_comparison_get_workers (comparison);
  gboolean complete
      = lab_progress_watch (workers, n_jobs, lab_robots_job_format_boards, NULL, NULL);
  guint total = lab_workers_get_n_tasks (workers);
  g_autofree char *table = NULL;
  gboolean printed;

  if (!complete)
    /* Translators: the first number says how many boards were finished; the second chooses the
     * plural form. */
    lab_terminal_say (ngettext ("Interrupted when %u of %u board was finished.",
                                "Interrupted when %u of %u boards were finished.", total),
                      lab_workers_count_finished (workers), total);
  table = lab_robots_comparison_format_table (comparison);
  lab_terminal_print ("%s", table);
  /* The files are written even if the table is lost. */
  printed = lab_terminal_flush (error);
  if (!write_files (files, comparison, printed ? error : NULL) || !printed)
    return LAB_COMMAND_STATUS_NO;
  return complete ? LAB_COMMAND_STATUS_DONE : LAB_COMMAND_STATUS_INTERRUPTED;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_auto (LabResultFiles) files = { 0 };
  g_autoptr (LabRobotsComparison) comparison = NULL;
  guint n_jobs = g_get_num_processors ();
  LabRobotsComparisonSetup setup;

  if (!lab_operands_expect_none (self, (const char * const *) options->operands, error)
      || !read_setup (options, &setup, error)
      || !lab_operands_read_number ("--jobs", options->jobs, MAX_JOBS, &n_jobs, error)
      || !lab_result_files_open (&files, options, error))
    return LAB_COMMAND_STATUS_MISUSED;
  comparison = lab_robots_comparison_new (&setup);
  return compare (comparison, n_jobs, &files, error);
}

static void
describe_options (LabOptions *options)
{
  const GOptionEntry entries[] = {
    { "sizes", 0, 0, G_OPTION_ARG_FILENAME, &options->robots.sizes,
      N_("Numbers of rows, such as 8,10,12 or 8..12 (default: 8,10,12)"),
      /* Translators: stands for several numbers after an option, as in “--sizes=LIST”. */
      N_("LIST") },
    { "robots", 0, 0, G_OPTION_ARG_FILENAME, &options->robots.robots,
      N_("Numbers of robots, such as 1,2,3 or 1..3 (default: 1..3)"), N_("LIST") },
    { "boards", 0, 0, G_OPTION_ARG_FILENAME, &options->robots.boards,
      N_("Number of boards of each size with each number of robots (default: 20)"), N_("N") },
    { "algorithms", 0, 0, G_OPTION_ARG_FILENAME, &options->robots.algorithms,
      /* Translators: the words after the colon are typed as they are. */
      N_("Which of these, with commas: fast, bfs, astar-h1, astar-h2, dfs (default: all)"),
      N_("LIST") },
    { "seed", 's', 0, G_OPTION_ARG_FILENAME, &options->seed,
      N_("Seed of the first board; each other one has the next seed (default: random)"), N_("N") },
    { "density", 0, 0, G_OPTION_ARG_FILENAME, &options->robots.density,
      N_("How many walls there are, in percent of the usual number, 0 to 300 (default: 100)"),
      N_("P") },
    { "any-robot", 0, 0, G_OPTION_ARG_NONE, &options->robots.any_robot,
      N_("Let any robot reach the target"), NULL },
    { "must-ricochet", 0, 0, G_OPTION_ARG_NONE, &options->robots.must_ricochet,
      N_("A straight way to the target does not count"), NULL },
    { "memory", 0, 0, G_OPTION_ARG_FILENAME, &options->robots.memory,
      N_("Memory for each search, in megabytes (default: 256)"), N_("N") },
    { "jobs", 'j', 0, G_OPTION_ARG_FILENAME, &options->jobs,
      N_("Number of boards at the same time (default: one for each processor)"), N_("N") },
    { "csv", 0, 0, G_OPTION_ARG_FILENAME, &options->csv,
      N_("Write a line for each board and each algorithm, as comma-separated values"),
      N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_FILENAME, &options->json, N_("Write the results as JSON"),
      N_("FILE") },
    { "plot", 0, 0, G_OPTION_ARG_FILENAME, &options->plot,
      N_("Plot time and moves, by number of robots and by board"),
      N_("FILE.svg|FILE.pdf|FILE.png") },
    { NULL },
  };

  lab_options_add (options, entries);
}

const LabCommand lab_command_robots_compare = {
  .word = "compare",
  .summary = N_("Compare algorithms on many boards"),
  .explanation = {
    N_("Solves random boards by each algorithm and prints a table for each size and number of "
       "robots: how many boards were solved, the mean number of moves of the solutions, and the "
       "means of the states and of the time for all boards. Boards without a solution count, too."),
    N_("All algorithms but dfs find the fewest moves. Depth-first search moves only robot 1, up to "
       "as many moves as the board has rows."),
    N_("The same --seed gives the same boards as “robots generate”, and with any number of --jobs "
       "the same results except for the times. Times are most exact with --jobs 1. The first "
       "Ctrl-C prints the results of the finished boards, with exit status 130."),
  },
  .example = "robots compare --sizes 8,10 --robots 1..2 --boards 5 --seed 1",
  .describe = describe_options,
  .run = run,
};
