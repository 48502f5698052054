/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-algorithm.h"

#include <glib/gi18n.h>

#include "lab-maze-algorithm-private.h"

/* What is told about each algorithm. The source is where it was published first, as far as we
 * know, or where it is described well; nobody can be named for a hand on the wall. */
static const struct
{
  const char *name;
  const char *source;
  const char *summary;
} texts[LAB_N_MAZE_ALGORITHMS] = {
  [LAB_MAZE_BINARY_TREE] = {
    N_("Binary tree"), "Buck 2015",
    N_("One coin for each cell. The last row and the last column are always open.") },
  [LAB_MAZE_SIDEWINDER] = {
    N_("Sidewinder"), "Buck 2015",
    N_("One coin for each cell. The last row is always open.") },
  [LAB_MAZE_KRUSKAL] = {
    N_("Kruskal"), "Kruskal 1956",
    N_("Nearly linear time. Makes many short dead ends.") },
  [LAB_MAZE_EXPLORATION] = {
    N_("Exploration"), "Tarjan 1972",
    N_("Linear time. Makes long winding corridors and few dead ends.") },
  [LAB_MAZE_WILSON] = {
    N_("Wilson"), "Wilson 1996",
    N_("Every perfect maze is equally likely. The first walks are long.") },
  [LAB_MAZE_PRIM] = {
    N_("Prim"), "Jarník 1930, Prim 1957",
    N_("Linear time. Makes many short dead ends.") },
  [LAB_MAZE_GROWING_TREE] = {
    N_("Growing tree"), "Buck 2011",
    N_("Linear time. Makes mazes between those of exploration and Prim.") },
  [LAB_MAZE_ELLER] = {
    N_("Eller"), "Eller 1982",
    N_("Linear time, and memory for only one row.") },
  [LAB_MAZE_ALDOUS_BRODER] = {
    N_("Aldous–Broder"), "Broder 1989, Aldous 1990",
    N_("Every perfect maze is equally likely. The walk takes long to find the last cells.") },
  [LAB_MAZE_HUNT_AND_KILL] = {
    N_("Hunt and kill"), "Buck 2015",
    N_("Makes long winding corridors, without a stack.") },
  [LAB_MAZE_DIVISION] = {
    N_("Recursive division"), "Buck 2015",
    N_("Adds walls instead of removing them. Long straight walls stay visible.") },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_DEPTH_FIRST)] = {
    N_("Depth-first search"), "Tarjan 1972",
    N_("Linear time. In a maze with loops, the path is not always a shortest one.") },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_BREADTH_FIRST)] = {
    N_("Breadth-first search"), "Moore 1959",
    N_("Linear time. The path is a shortest one.") },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_RIGHT_HAND)] = {
    N_("Right hand"), NULL,
    N_("Needs no memory. Finds every goal in a perfect maze, but can go around in circles in "
       "others.") },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_LEFT_HAND)] = {
    N_("Left hand"), NULL,
    N_("Needs no memory. Finds every goal in a perfect maze, but can go around in circles in "
       "others.") },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_ASTAR)] = {
    N_("A*"), "Hart, Nilsson, Raphael 1968",
    N_("The path is a shortest one. The estimated distance often saves visits.") },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_DEAD_ENDS)] = {
    N_("Dead-end filling"), NULL,
    N_("Linear time. In a perfect maze, only the path is left.") },
  [LAB_MAZE_ALGORITHM_SOLVER (LAB_MAZE_TREMAUX)] = {
    N_("Trémaux"), "Lucas 1882",
    N_("Passes no opening more than twice, and finds a path in every maze that has one.") },
};

/* Public functions */

/** lab_maze_algorithm_get_name: returns the name of an algorithm, such as “Growing tree”. */
const char *
lab_maze_algorithm_get_name (LabMazeAlgorithm algorithm)
{
  g_return_val_if_fail (algorithm < LAB_N_MAZE_ALGORITHMS, NULL);

  return _(texts[algorithm].name);
}

/**
 * lab_maze_algorithm_get_source:
 * @algorithm: an algorithm
 *
 * Gets where an algorithm was published or is described, such as “Wilson 1996”.
 *
 * Returns: (nullable) (transfer none): author and year, or %NULL if nobody can be named
 */
const char *
lab_maze_algorithm_get_source (LabMazeAlgorithm algorithm)
{
  g_return_val_if_fail (algorithm < LAB_N_MAZE_ALGORITHMS, NULL);

  return texts[algorithm].source;
}

/** lab_maze_algorithm_get_summary: returns a sentence or two about its result and its cost. */
const char *
lab_maze_algorithm_get_summary (LabMazeAlgorithm algorithm)
{
  g_return_val_if_fail (algorithm < LAB_N_MAZE_ALGORITHMS, NULL);

  return _(texts[algorithm].summary);
}

/** lab_maze_algorithm_get_n_lines: returns how many lines of pseudo-code an algorithm has. */
guint
lab_maze_algorithm_get_n_lines (LabMazeAlgorithm algorithm)
{
  guint n = 0;

  g_return_val_if_fail (algorithm < LAB_N_MAZE_ALGORITHMS, 0);

  while (n < LAB_MAZE_MAX_LINES && lab_maze_algorithm_lines[algorithm][n].text != NULL)
    n++;
  return n;
}

/** lab_maze_algorithm_get_line: returns a line of the pseudo-code of an algorithm. */
const char *
lab_maze_algorithm_get_line (LabMazeAlgorithm algorithm,
                             guint            line)
{
  g_return_val_if_fail (line < lab_maze_algorithm_get_n_lines (algorithm), NULL);

  return _(lab_maze_algorithm_lines[algorithm][line].text);
}

/** lab_maze_algorithm_get_indent: returns in how many blocks a line of the pseudo-code is. */
guint
lab_maze_algorithm_get_indent (LabMazeAlgorithm algorithm,
                               guint            line)
{
  g_return_val_if_fail (line < lab_maze_algorithm_get_n_lines (algorithm), 0);

  return lab_maze_algorithm_lines[algorithm][line].indent;
}

/* Functions for lab-maze-run.c */

/** lab_maze_algorithm_find_line: returns the line that is carried out in a kind of steps. */
guint
lab_maze_algorithm_find_line (LabMazeAlgorithm algorithm,
                              LabMazeStepKind  kind)
{
  for (guint line = 0; line < lab_maze_algorithm_get_n_lines (algorithm); line++)
    {
      for (guint i = 0; i < LAB_MAZE_LINE_MAX_KINDS; i++)
        {
          if (lab_maze_algorithm_lines[algorithm][line].kinds[i] == kind)
            return line;
        }
    }
  g_return_val_if_reached (0);
}
