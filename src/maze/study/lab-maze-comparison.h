/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-generator.h"
#include "lab-maze-quantity.h"
#include "lab-maze-solver.h"
#include "lab-statistics.h"
#include "lab-workers.h"

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
 * LabMazeComparison:
 *
 * Generates, measures, and solves many mazes in several threads. It has a row for each generator,
 * or for each generator and each solver.
 */
typedef struct _LabMazeComparison LabMazeComparison;

LabMazeComparison *lab_maze_comparison_new            (const LabMazeComparisonSetup *setup,
                                                       GError                      **error);
void               lab_maze_comparison_free           (LabMazeComparison            *self);
LabWorkers        *lab_maze_comparison_get_workers    (LabMazeComparison            *self);
gboolean           lab_maze_comparison_check          (LabMazeComparison            *self,
                                                       GError                      **error);
const LabMazeComparisonSetup *
                   lab_maze_comparison_get_setup      (const LabMazeComparison      *self);
guint              lab_maze_comparison_get_n_rows     (const LabMazeComparison      *self);
LabMazeGenerator   lab_maze_comparison_get_generator  (const LabMazeComparison      *self,
                                                       guint                         row);
LabMazeSolver      lab_maze_comparison_get_solver     (const LabMazeComparison      *self,
                                                       guint                         row);
gboolean           lab_maze_comparison_has            (const LabMazeComparison      *self,
                                                       LabMazeQuantity               quantity);
gboolean           lab_maze_comparison_is_finished    (const LabMazeComparison      *self,
                                                       guint                         row,
                                                       guint                         maze);
double             lab_maze_comparison_get_value      (const LabMazeComparison      *self,
                                                       guint                         row,
                                                       LabMazeQuantity               quantity,
                                                       guint                         maze);
LabSummary         lab_maze_comparison_summarize      (const LabMazeComparison      *self,
                                                       guint                         row,
                                                       LabMazeQuantity               quantity);
guint              lab_maze_comparison_count_unsolved (const LabMazeComparison      *self,
                                                       guint                         row);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMazeComparison, lab_maze_comparison_free)

G_END_DECLS
