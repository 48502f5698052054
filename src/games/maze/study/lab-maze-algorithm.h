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

/**
 * LabMazeAlgorithmText:
 * @name: its name, not translated
 * @source: (nullable): author and year where it was published first, as far as we know, or where it
 *   is described well; nobody can be named for a hand on the wall
 * @summary: a sentence or two about its result and its cost, not translated
 *
 * What is told about an algorithm.
 */
typedef struct
{
  const char *name;
  const char *source;
  const char *summary;
} LabMazeAlgorithmText;

extern const LabMazeAlgorithmText lab_maze_algorithm_texts[LAB_N_MAZE_ALGORITHMS];

const char *lab_maze_algorithm_get_name (LabMazeAlgorithm algorithm);

#define LAB_MAZE_LINE_MAX_KINDS 5

/**
 * LabMazeLine:
 * @indent: in how many blocks the line is
 * @text: the text, not translated; %NULL after the last line
 * @kinds: the kinds of steps in which it is carried out
 *
 * A line of pseudo-code.
 */
typedef struct
{
  guint       indent;
  const char *text;
  guint8      kinds[LAB_MAZE_LINE_MAX_KINDS];
} LabMazeLine;

extern const LabMazeLine lab_maze_algorithm_lines[LAB_N_MAZE_ALGORITHMS][LAB_MAZE_MAX_LINES];

G_END_DECLS
