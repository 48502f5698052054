/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-generator.h"
#include "lab-maze-solver.h"

G_BEGIN_DECLS

/**
 * LabMazeAlgorithm:
 *
 * A generator or a solver of mazes: the generators are numbered first, then the solvers.
 */
typedef guint LabMazeAlgorithm;

#define LAB_N_MAZE_ALGORITHMS (LAB_N_MAZE_GENERATORS + LAB_N_MAZE_SOLVERS)
#define LAB_MAZE_ALGORITHM_GENERATOR(generator) ((LabMazeAlgorithm) (generator))
#define LAB_MAZE_ALGORITHM_SOLVER(solver) ((LabMazeAlgorithm) (LAB_N_MAZE_GENERATORS + (solver)))

/** LAB_MAZE_MAX_LINES: the largest number of lines of pseudo-code of an algorithm. */
#define LAB_MAZE_MAX_LINES 12

const char *lab_maze_algorithm_get_name    (LabMazeAlgorithm algorithm);
const char *lab_maze_algorithm_get_source  (LabMazeAlgorithm algorithm);
const char *lab_maze_algorithm_get_summary (LabMazeAlgorithm algorithm);
guint       lab_maze_algorithm_get_n_lines (LabMazeAlgorithm algorithm);
const char *lab_maze_algorithm_get_line    (LabMazeAlgorithm algorithm,
                                            guint            line);
guint       lab_maze_algorithm_get_indent  (LabMazeAlgorithm algorithm,
                                            guint            line);

G_END_DECLS
