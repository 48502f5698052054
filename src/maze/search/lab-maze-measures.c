/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-measures-private.h"

#include <math.h>

/* Private helpers */

/* Counts the cells by their openings, 64 at a time: the four openings of each cell are added bit by
 * bit. */
static void
count_degrees (const LabMaze *maze,
               guint64        counts[LAB_MAZE_N_DIRECTIONS + 1])
{
  for (guint row = 0; row < maze->height; row++)
    {
      const guint64 *words = lab_maze_get_words (maze, row);
      const guint64 *above = row > 0 ? lab_maze_get_words (maze, row - 1) : NULL;

      for (gsize i = 0; i < maze->n_words; i++)
        {
          guint64 right = words[2 * i], below = words[2 * i + 1];
          guint64 left = right << 1 | (i > 0 ? words[2 * i - 2] >> 63 : 0);
          guint64 up = above != NULL ? above[2 * i + 1] : 0;
          guint64 odd = right ^ left ^ up ^ below;
          guint64 four = right & left & up & below;
          guint64 two = ((right & left) | (up & below) | ((right ^ left) & (up ^ below))) & ~four;
          guint64 cells = lab_maze_get_present_word (maze, row, i);

          counts[0] += (guint64) __builtin_popcountll (cells & ~(odd | two | four));
          counts[1] += (guint64) __builtin_popcountll (odd & ~two);
          counts[2] += (guint64) __builtin_popcountll (two & ~odd);
          counts[3] += (guint64) __builtin_popcountll (two & odd);
          counts[4] += (guint64) __builtin_popcountll (four);
        }
    }
}

static gboolean
measure_distances (const LabMaze    *maze,
                   LabMazeCell       start,
                   LabMazeCell       goal,
                   gboolean          with_diameter,
                   LabMazeMeasures  *measures,
                   GError          **error)
{
  if (measures->openings + 1 == maze->n_cells
      && lab_maze_measure_tree (maze, start, goal, with_diameter, measures))
    return TRUE;
  measures->geodesic = measures->decisions = 0;
  return lab_maze_measure_loops (maze, start, goal, with_diameter, measures, error);
}

/* Private functions of this room */

/**
 * lab_maze_compute_difficulty:
 * @measures: the measures of the way
 * @n_ends: the number of openings of all cells that can be reached; each opening counts twice
 * @start_sum: over these, the sum of the distances of the cells from the start
 * @goal_sum: the same from the goal
 *
 * Returns: the difficulty, see lab_maze_get_difficulty()
 */
double
lab_maze_compute_difficulty (const LabMazeMeasures *measures,
                             guint64                n_ends,
                             guint64                start_sum,
                             guint64                goal_sum)
{
  double way = (double) measures->geodesic;
  double random_walk = (way * (double) n_ends + (double) goal_sum - (double) start_sum) / 2;
  double branches = MAX (random_walk - way * way, 0);
  double sum = way * (1 + (double) measures->decisions) + branches;

  /* Square roots are the same on every machine; powers may not be. */
  return sqrt (sum) * sqrt (sqrt (sum)) / 3;
}

/* Public functions */

/**
 * lab_maze_measure:
 * @maze: a maze
 * @start: a cell
 * @goal: a cell
 * @measures: (out caller-allocates): the measures
 * @error: return location for a #LabMazeError
 *
 * Measures a maze. All measures are exact. In a perfect maze they take two walks and two bits for
 * each step of the deepest way; otherwise some 20 bytes for each cell, and more time.
 *
 * Returns: %TRUE if both cells are in the maze, and there is enough memory
 */
gboolean
lab_maze_measure (const LabMaze    *maze,
                  LabMazeCell       start,
                  LabMazeCell       goal,
                  LabMazeMeasures  *measures,
                  GError          **error)
{
  g_return_val_if_fail (maze != NULL && measures != NULL, FALSE);

  *measures = (LabMazeMeasures) { 0 };
  if (!lab_maze_check_cell (maze, start, error) || !lab_maze_check_cell (maze, goal, error))
    return FALSE;
  measures->openings = lab_maze_count_openings (maze);
  measures->manhattan = MAX (start.row, goal.row) - MIN (start.row, goal.row)
                        + MAX (start.column, goal.column) - MIN (start.column, goal.column);
  count_degrees (maze, measures->by_degree);
  return measure_distances (maze, start, goal, TRUE, measures, error);
}

/**
 * lab_maze_get_difficulty:
 * @maze: a maze
 * @start: a cell of it
 * @goal: a cell of it
 *
 * Estimates how hard it is to find the way from the start to the goal. A number twice as large
 * means that explorers who see and remember little need about twice as many steps. Such explorers
 * are between somebody who chooses at random in each cell and somebody who never enters the same
 * dead end twice.
 *
 * In a tree, a random walk takes on average the sum over all openings, for both of their cells, of
 * half of (the way from start to goal + the way from the cell to the goal - the way from the start
 * to the cell); see Lovász 1993, “Random walks on graphs”, for which the lengths of ways are
 * resistances. What false branches add to this grows with their size, and with how far they are
 * from the goal. The way itself would add the square of its length, because a random walk turns
 * back again and again; explorers do not, so instead it counts once, and once more for each
 * decision on it. Ways with many decisions and long false branches are also what makes mazes hard in
 * the measure of McClendon 2001, “The complexity and difficulty of a maze”. The difficulty is a
 * third of the sum to the power of 3/4, which fits the steps of simulated explorers.
 *
 * It takes as long as three searches of the maze, and much less than lab_maze_measure() if the maze
 * has loops. The result is the same on every machine.
 *
 * Returns: the difficulty; 0 if there is no way, and also if there is not enough memory
 */
double
lab_maze_get_difficulty (const LabMaze *maze,
                         LabMazeCell    start,
                         LabMazeCell    goal)
{
  LabMazeMeasures measures = { 0 };

  g_return_val_if_fail (maze != NULL, 0);
  g_return_val_if_fail (lab_maze_has_cell (maze, start) && lab_maze_has_cell (maze, goal), 0);

  measures.openings = lab_maze_count_openings (maze);
  return measure_distances (maze, start, goal, FALSE, &measures, NULL) ? measures.difficulty : 0;
}
