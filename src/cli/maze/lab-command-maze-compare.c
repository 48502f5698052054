/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-command.h"
#include "lab-maze-comparison.h"
#include "lab-maze-operands.h"
#include "lab-operands.h"
#include "lab-result-files.h"
#include "lab-text.h"

#define DEFAULT_MAZES 100
#define DEFAULT_SIZE 30

/* Private helpers */

static gboolean
parse_size (const char  *text,
            guint       *height,
            guint       *width,
            GError     **error)
{
  return text == NULL || lab_text_parse_pair (text, 'x', 1, LAB_MAZE_MAX_SIZE, height, width)
         || lab_command_refuse (error,
                                /* Translators: %s is what was typed. */
                                _("“%s” is not a size; write a height and a width from 1 to %u, "
                                  "such as 30x40."), text, (guint) LAB_MAZE_MAX_SIZE);
}

/* Reads the solvers, each of them once. */
static gboolean
parse_solvers (GStrv                    lists,
               LabMazeComparisonSetup  *setup,
               GError                 **error)
{
  for (guint i = 0; lists != NULL && lists[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lists[i], ",", -1);

      for (guint k = 0; k == 0 || words[k] != NULL; k++)
        {
          LabMazeSolver solver = LAB_MAZE_DEPTH_FIRST;
          gboolean known = FALSE;

          if (!lab_maze_operands_parse_solver (words[k], &solver, error))
            return FALSE;
          for (guint n = 0; n < setup->n_solvers; n++)
            known = known || setup->solvers[n] == solver;
          if (!known)
            setup->solvers[setup->n_solvers++] = solver;
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

static LabCommandStatus
run (const LabCommand *self,
     const LabOptions *options,
     GError          **error)
{
  g_auto (LabResultFiles) files = { 0 };
  g_autoptr (LabMazeComparison) comparison = NULL;
  LabMazeComparisonSetup setup = {
    .height = DEFAULT_SIZE,
    .width = DEFAULT_SIZE,
    .n_mazes = DEFAULT_MAZES,
  };

  if (!lab_operands_expect (self, options->operands, 1, G_MAXUINT, error)
      || !parse_generators (options->operands, &setup, error)
      || !parse_size (lab_options_get (options, "size"), &setup.height, &setup.width, error)
      || !lab_options_get_number (options, "mazes", LAB_MAZE_COMPARISON_MAX_MAZES, &setup.n_mazes,
                                  error)
      || !lab_options_get_seed (options, &setup.seed, error)
      || !lab_maze_operands_parse_braid (options, &setup.braid, error)
      || !parse_solvers (lab_options_list (options, "by"), &setup, error)
      || !lab_result_files_open (&files, options, error)
      || (comparison = lab_maze_comparison_new (&setup, error)) == NULL)
    return LAB_COMMAND_STATUS_MISUSED;
  return lab_result_files_fill (&files, &comparison->base, error);
}

static const GOptionEntry compare_options[] = {
  { "size", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Height and width of each maze (default: 30x30)"),
    /* Translators: stands for a height and a width after an option, as in “--size=HxW”. */
    N_("HxW") },
  { "mazes", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of mazes of each generator (default: 100)"), N_("N") },
  { "seed", 's', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Seed of the first maze; each other one has the next seed (default: random)"), N_("N") },
  { "braid", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Open P percent of the dead ends, 0 to 100 (default: 0)"), N_("P") },
  { "by", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL,
    N_("Compare solvers: one, or several with commas; can be repeated"), N_("SOLVER") },
  { "jobs", 'j', 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Number of mazes at the same time (default: one for each processor)"), N_("N") },
  { "csv", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Write a line for each maze, as comma-separated values"), N_("FILE") },
  { "json", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Write the results as JSON"), N_("FILE") },
  { "plot", 0, 0, G_OPTION_ARG_FILENAME, NULL,
    N_("Plot the means with their intervals"), N_("FILE.svg|FILE.pdf|FILE.png") },
  { NULL },
};

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
  .options = { compare_options },
  .run = run,
};
