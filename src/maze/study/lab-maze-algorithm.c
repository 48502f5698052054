/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"

#include "lab-maze-algorithm.h"

/* Public functions */

const char *lab_maze_algorithm_get_name (LabMazeAlgorithm algorithm) { return algorithm < LAB_N_MAZE_GENERATORS ? lab_maze_generator_get_word (algorithm) : lab_maze_solver_get_word (algorithm - LAB_N_MAZE_GENERATORS); }
const char *lab_maze_algorithm_get_source (LabMazeAlgorithm algorithm) { return "Source"; }
const char *lab_maze_algorithm_get_summary (LabMazeAlgorithm algorithm) { return "Summary"; }
guint lab_maze_algorithm_get_n_lines (LabMazeAlgorithm algorithm) { return 2; }
const char *lab_maze_algorithm_get_line (LabMazeAlgorithm algorithm, guint line) { return "line"; }
guint lab_maze_algorithm_get_indent (LabMazeAlgorithm algorithm, guint line) { return line; }
