/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-experiment.h"
#include "lab-interval-plot.h"
#include "lab-maze-generator.h"
#include "lab-maze-solver.h"
#include "lab-statistics.h"

G_BEGIN_DECLS

/** LAB_MAZE_COMPARISON_MAX_MAZES: the largest number of mazes of each generator. */
#define LAB_MAZE_COMPARISON_MAX_MAZES 100000

/**
 * LabMazeComparisonSetup:
 * @generators: (array length=n_generators): the generators
 * @n_generators: the number of generators
 * @solvers: (array length=n_solvers): the solvers
 * @n_solvers: the number of solvers; 0 to compare generators
 * @height: the height of each maze, in cells
 * @width: the width of each maze
 * @n_mazes: the number of mazes of each generator
 * @seed: the seed of the first maze; each other one has the next seed
 * @braid: the percentage of dead ends that are opened
 *
 * What is compared. All solvers solve the same mazes.
 */
typedef struct
{
  LabMazeGenerator generators[LAB_N_MAZE_GENERATORS];
  guint            n_generators;
  LabMazeSolver    solvers[LAB_N_MAZE_SOLVERS];
  guint            n_solvers;
  guint            height;
  guint            width;
  guint            n_mazes;
  guint64          seed;
  guint            braid;
} LabMazeComparisonSetup;

/**
 * LabMazeQuantity:
 * @LAB_MAZE_QUANTITY_DEAD_ENDS: the share of cells that are dead ends, in percent
 * @LAB_MAZE_QUANTITY_DIAMETER: the steps of the longest shortest way between any two cells
 * @LAB_MAZE_QUANTITY_SOLUTION: the steps from the top left to the bottom right, by a shortest way
 *   or by the way that a solver found
 * @LAB_MAZE_QUANTITY_DECISIONS: on a shortest way, the cells that leave a choice
 * @LAB_MAZE_QUANTITY_TURNS: how often this way changes its direction
 * @LAB_MAZE_QUANTITY_VISITED: how many different cells a solver visited or filled
 * @LAB_MAZE_QUANTITY_STEPS: its steps, as in #LabMazeSolution
 * @LAB_MAZE_QUANTITY_FRONTIER: how many cells waited at most
 *
 * What is compared: dead ends to turns for generators; the solution and visited cells to the
 * frontier for solvers.
 */
typedef enum
{
  LAB_MAZE_QUANTITY_DEAD_ENDS,
  LAB_MAZE_QUANTITY_DIAMETER,
  LAB_MAZE_QUANTITY_SOLUTION,
  LAB_MAZE_QUANTITY_DECISIONS,
  LAB_MAZE_QUANTITY_TURNS,
  LAB_MAZE_QUANTITY_VISITED,
  LAB_MAZE_QUANTITY_STEPS,
  LAB_MAZE_QUANTITY_FRONTIER,
} LabMazeQuantity;

#define LAB_N_MAZE_QUANTITIES 8

/**
 * LabMazeComparison:
 * @base: the mazes; the group of a maze is its generator
 * @format_name: names a row in tables and figures, at first with the words of the command line
 * @setup: what is compared
 * @n_rows: the number of rows
 * @quantities: what is measured
 * @n_quantities: how many there are
 * @values: NaN for those that do not exist; those of a row are together, and in it those of a
 *   quantity
 *
 * Generates, measures, and solves many mazes in several threads. It has a row for each generator,
 * or for each generator and each solver.
 */
typedef struct _LabMazeComparison
{
  LabExperiment          base;
  char                *(*format_name) (const struct _LabMazeComparison *self,
                                       guint                            row);
  LabMazeComparisonSetup setup;
  guint                  n_rows;
  LabMazeQuantity        quantities[LAB_N_MAZE_QUANTITIES];
  guint                  n_quantities;
  double                *values;
} LabMazeComparison;

LabMazeComparison *lab_maze_comparison_new             (const LabMazeComparisonSetup *setup,
                                                        GError                      **error);
LabMazeGenerator   lab_maze_comparison_get_generator   (const LabMazeComparison      *self,
                                                        guint                         row);
LabMazeSolver      lab_maze_comparison_get_solver      (const LabMazeComparison      *self,
                                                        guint                         row);
double             lab_maze_comparison_get_value       (const LabMazeComparison      *self,
                                                        guint                         row,
                                                        LabMazeQuantity               quantity,
                                                        guint                         maze);
LabSummary         lab_maze_comparison_summarize       (const LabMazeComparison      *self,
                                                        guint                         row,
                                                        LabMazeQuantity               quantity);
guint              lab_maze_comparison_count_unsolved  (const LabMazeComparison      *self,
                                                        guint                         row);
char              *lab_maze_comparison_tell_unsolved   (const LabMazeComparison      *self,
                                                        guint                         row);
char              *lab_maze_comparison_format_title    (const LabMazeComparison      *self);
GStrv              lab_maze_comparison_list_headings   (void);
GStrv              lab_maze_comparison_list_numbers    (const LabMazeComparison      *self,
                                                        guint                         row,
                                                        LabMazeQuantity               quantity);
void               lab_maze_comparison_draw            (const LabMazeComparison      *comparison,
                                                        LabMazeQuantity               quantity,
                                                        LabIntervalPlot               plot,
                                                        cairo_t                      *cr,
                                                        int                           width,
                                                        int                           height);
const char        *lab_maze_quantity_get_name          (LabMazeQuantity               quantity);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMazeComparison, lab_experiment_free)

G_END_DECLS
