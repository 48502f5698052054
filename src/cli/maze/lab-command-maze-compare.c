/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-maze-comparison-plot.h"
#include "lab-maze-comparison-report.h"
#include "lab-maze-operands.h"
#include "lab-operands.h"
#include "lab-output.h"
#include "lab-progress.h"
#include "lab-result-files.h"
#include "lab-terminal.h"

#define DEFAULT_MAZES 100
#define DEFAULT_SIZE 30
#define MAX_JOBS 1024

/* Private helpers */

static gboolean
parse_size (const char  *text,
            guint       *height,
            guint       *width,
            GError     **error)
{
  g_auto (GStrv) numbers = NULL;
  guint64 rows = 0, columns = 0;

  if (text == NULL)
    return TRUE;
  numbers = g_strsplit (text, "x", 3);
  if (g_strv_length (numbers) != 2
      || !g_ascii_string_to_unsigned (numbers[0], 10, 1, LAB_MAZE_MAX_SIZE, &rows, NULL)
      || !g_ascii_string_to_unsigned (numbers[1], 10, 1, LAB_MAZE_MAX_SIZE, &columns, NULL))
    return lab_command_refuse (error,
                               /* Translators: %s is what was typed. */
                               _("“%s” is not a size; write a height and a width from 1 to %u, "
                                 "such as 30x40."), text, (guint) LAB_MAZE_MAX_SIZE);
  *height = (guint) rows;
  *width = (guint) columns;
  return TRUE;
}

/* Adds a solver unless it is there already. */
static void
add_solver (LabMazeComparisonSetup *setup,
            LabMazeSolver           solver)
{
  for (guint i = 0; i < setup->n_solvers; i++)
    {
      if (setup->solvers[i] == solver)
        return;
    }
  setup->solvers[setup->n_solvers++] = solver;
}

static gboolean
parse_solvers (GStrv                    lists,
               LabMazeComparisonSetup  *setup,
               GError                 **error)
{
  for (guint i = 0; lists != NULL && lists[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lists[i], ",", -1);
      LabMazeSolver solver = LAB_MAZE_DEPTH_FIRST;

      for (guint k = 0; k == 0 || words[k] != NULL; k++)
        {
          if (!lab_maze_operands_parse_solver (words[k], &solver, error))
            return FALSE;
          add_solver (setup, solver);
        }
    }
  return TRUE;
}

/* Reads the generators, each of them once. */
static gboolean
parse_generators (GStrv                    words,
                  LabMazeComparisonSetup  *setup,
                  GError                 **error)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      LabMazeGenerator generator = LAB_MAZE_BINARY_TREE;
      gboolean known = FALSE;

      if (!lab_maze_operands_parse_generator (words[i], &generator, error))
        return FALSE;
      for (guint k = 0; k < setup->n_generators; k++)
        known = known || setup->generators[k] == generator;
      if (!known)
        setup->generators[setup->n_generators++] = generator;
    }
  return TRUE;
}

static char *
format_progress (guint       n_done,
                 guint       total,
                 const char *left)
{
  /* Translators: how many mazes are finished, how many there are, then the time left, such as
   * 1:23 for minutes and seconds. Keep it shorter than 55 letters. */
  return g_strdup_printf (_("Mazes: %u of %u. Time left: %s"), n_done, total, left);
}

static gboolean
write_files (const LabResultFiles     *files,
             const LabMazeComparison  *comparison,
             GError                  **error)
{
  if (files->csv != NULL
      && !lab_result_files_write_text (files->csv, lab_maze_comparison_format_csv (comparison),
                                       error))
    return FALSE;
  if (files->json != NULL
      && !lab_result_files_write_text (files->json, lab_maze_comparison_format_json (comparison),
                                       error))
    return FALSE;
  if (files->plot != NULL)
    {
      g_autoptr (GBytes) image
          = lab_maze_comparison_render (comparison, lab_maze_comparison_format_name,
                                        files->format, error);

      return image != NULL
             && lab_output_write (files->plot, g_bytes_get_data (image, NULL),
                                  g_bytes_get_size (image), error);
    }
  return TRUE;
}

/* Does the work and prints its results. */
static LabCommandStatus
compare (LabMazeComparison     *comparison,
         guint                  n_jobs,
         const LabResultFiles  *files,
         GError               **error)
{
  LabWorkers *workers = lab_maze_comparison_get_workers (comparison);
  gboolean complete = lab_progress_watch (workers, n_jobs, format_progress, NULL, NULL);
  guint total = lab_workers_get_n_tasks (workers);
  g_autofree char *table = NULL;
  gboolean printed;

  if (!lab_maze_comparison_check (comparison, error))
    return LAB_COMMAND_STATUS_NO;
  if (!complete)
    /* Translators: the first number says how many mazes were finished; the second chooses the
     * plural form. */
    lab_terminal_say (ngettext ("Interrupted when %u of %u maze was finished.",
                                "Interrupted when %u of %u mazes were finished.", total),
                      lab_workers_count_finished (workers), total);
  table = lab_maze_comparison_format_table (comparison);
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
  g_autoptr (LabMazeComparison) comparison = NULL;
  guint n_jobs = g_get_num_processors ();
  LabMazeComparisonSetup setup = {
    .height = DEFAULT_SIZE,
    .width = DEFAULT_SIZE,
    .n_mazes = DEFAULT_MAZES,
  };

  if (!lab_operands_expect (self, (const char * const *) options->operands, 1, G_MAXUINT, error)
      || !parse_generators (options->operands, &setup, error)
      || !parse_size (options->size, &setup.height, &setup.width, error)
      || !lab_operands_read_number ("--mazes", options->mazes, LAB_MAZE_COMPARISON_MAX_MAZES,
                                    &setup.n_mazes, error)
      || !lab_options_get_seed (options, &setup.seed, error)
      || !lab_maze_operands_parse_braid (options->braid, &setup.braid, error)
      || !parse_solvers (options->solvers, &setup, error)
      || !lab_operands_read_number ("--jobs", options->jobs, MAX_JOBS, &n_jobs, error)
      || !lab_result_files_open (&files, options, error))
    return LAB_COMMAND_STATUS_MISUSED;
  comparison = lab_maze_comparison_new (&setup, error);
  if (comparison == NULL)
    return LAB_COMMAND_STATUS_NO;
  return compare (comparison, n_jobs, &files, error);
}

const LabCommand lab_command_maze_compare = {
  .word = "compare",
  /* Translators: what to type after the command. */
  .operands = N_("GENERATOR…"),
  .summary = N_("Compare generators or solvers on many mazes"),
  .explanation = {
    /* Translators: xgettext:no-c-format */
    N_("Generates many mazes and prints a table for each measure: the mean with a 95 % confidence "
       "interval (Student), the median, and the smallest and largest value. The measures are the "
       "dead ends in percent of the cells, the diameter, and the length, decisions, and turns of "
       "the shortest way from the top left to the bottom right."),
    N_("With --by, the solvers search this way through the same mazes. The measures are the length "
       "of the way that they find, the cells that they visit, their steps, and the largest number "
       "of cells that wait."),
    N_("The same --seed gives the same results with any number of --jobs, and the same mazes as "
       "“maze generate”. The first Ctrl-C prints the results of the finished mazes, with exit "
       "status 130."),
  },
  .example = "maze compare exploration wilson --size 20x20 --mazes 10 --seed 1",
  .options = LAB_OPTION_SET_MAZE_COMPARE,
  .run = run,
};
