/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-operands.h"
#include "lab-result-files.h"
#include "lab-robots-comparison.h"
#include "lab-robots-operands.h"

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
  setup->any_robot = lab_options_has (options, "any-robot");
  setup->must_ricochet = lab_options_has (options, "must-ricochet");
  if (!lab_robots_operands_read_sizes (options, setup->sizes, &setup->n_sizes, error)
      || !lab_robots_operands_read_counts (options, setup->robots, &setup->n_robots, error)
      || !lab_options_get_number (options, "boards", LAB_ROBOTS_COMPARISON_MAX_BOARDS,
                                  &setup->n_boards, error)
      || !read_algorithms (lab_options_get (options, "algorithms"), setup, error)
      || !lab_robots_operands_read_density (options, &setup->density, error)
      || !lab_options_get_number (options, "memory", MAX_MEGABYTES, &megabytes, error)
      || !lab_options_get_seed (options, &setup->seed, error))
    return FALSE;
  if (megabytes > 0)
    setup->max_memory = (guint64) megabytes << 20;
  return TRUE;
}

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_auto (LabResultFiles) files = { 0 };
  g_autoptr (LabRobotsComparison) comparison = NULL;
  guint n_jobs;
  LabRobotsComparisonSetup setup;

  if (!lab_operands_expect_none (self, (const char *const *) options->operands, error)
      || !read_setup (options, &setup, error)
      || !lab_options_get_jobs (options, &n_jobs, error)
      || !lab_result_files_open (&files, options, error))
    return LAB_COMMAND_STATUS_MISUSED;
  comparison = lab_robots_comparison_new (&setup);
  return lab_result_files_fill (&files, &comparison->base, n_jobs, error);
}

static const GOptionEntry more_options[] = {
  { "sizes", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Numbers of rows, such as 8,10,12 or 8..12 (default: 8,10,12)"),
    /* Translators: stands for several numbers after an option, as in “--sizes=LIST”. */
    N_("LIST") },
  { "robots", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Numbers of robots, such as 1,2,3 or 1..3 (default: 1..3)"), N_("LIST") },
  { "boards", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of boards of each size with each number of robots (default: 20)"), N_("N") },
  { "algorithms", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    /* Translators: the words after the colon are typed as they are. */
    N_("Which of these, with commas: fast, bfs, astar-h1, astar-h2, dfs (default: all)"),
    N_("LIST") },
  { "seed", 's', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Seed of the first board; each other one has the next seed (default: random)"), N_("N") },
  { "density", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("How many walls there are, in percent of the usual number, 0 to 300 (default: 100)"),
    N_("P") },
  { "any-robot", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("Let any robot reach the target"), NULL },
  { "must-ricochet", 0, 0, G_OPTION_ARG_NONE, NULL,
    N_("A straight way to the target does not count"), NULL },
  { "memory", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Memory for each search, in megabytes (default: 256)"), N_("N") },
  { "jobs", 'j', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of boards at the same time (default: one for each processor)"), N_("N") },
  { "csv", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Write a line for each board and each algorithm, as comma-separated values"),
    N_("FILE") },
  { "json", 0, 0, G_OPTION_ARG_FILENAME, NULL, N_("Write the results as JSON"),
    N_("FILE") },
  { "plot", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Plot time and moves, by number of robots and by board"),
    N_("FILE.svg|FILE.pdf|FILE.png") },
  { NULL },
};

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
  .options = { more_options },
  .run = run,
};
