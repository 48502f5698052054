/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-graph.h"
#include "lab-maze-generator.h"
#include "lab-maze.h"

G_BEGIN_DECLS

/**
 * LabMazeSolver:
 * @LAB_MAZE_DEPTH_FIRST: searches on from the cell that was found last
 * @LAB_MAZE_BREADTH_FIRST: searches on from the cell that was found first; the way is a shortest
 *   one
 * @LAB_MAZE_RIGHT_HAND: walks with the right hand on the wall
 * @LAB_MAZE_LEFT_HAND: walks with the left hand on the wall
 * @LAB_MAZE_ASTAR: A* with the Manhattan distance; the way is a shortest one
 * @LAB_MAZE_DEAD_ENDS: fills dead ends, then searches what is left breadth-first; the way is a
 *   shortest one
 * @LAB_MAZE_TREMAUX: walks and marks each opening that it passes, and passes none three times
 *
 * A way to find the way through a maze.
 */
typedef enum
{
  LAB_MAZE_DEPTH_FIRST,
  LAB_MAZE_BREADTH_FIRST,
  LAB_MAZE_RIGHT_HAND,
  LAB_MAZE_LEFT_HAND,
  LAB_MAZE_ASTAR,
  LAB_MAZE_DEAD_ENDS,
  LAB_MAZE_TREMAUX,
} LabMazeSolver;

#define LAB_N_MAZE_SOLVERS 7

/**
 * LabMazeOutcome:
 * @LAB_MAZE_NO_WAY: no way leads from the start to the goal
 * @LAB_MAZE_FOUND: a way was found
 * @LAB_MAZE_GOES_ROUND: the hand on the wall led back to the same place, and the goal is not on
 *   this round
 *
 * How solving ended.
 */
typedef enum
{
  LAB_MAZE_NO_WAY,
  LAB_MAZE_FOUND,
  LAB_MAZE_GOES_ROUND,
} LabMazeOutcome;

/**
 * LabMazeSolution:
 * @outcome: how solving ended
 * @path: (element-type LabMazeCell): the cells from the start to the goal, each once; empty if no
 *   way was found
 * @n_visited: how many different cells were visited or filled
 * @max_frontier: how many cells waited in the stack, queue, or heap at most; 0 for a walk
 * @n_steps: how many cells a search took from there, how many steps a walk had, or how many dead
 *   ends were filled
 *
 * The result of a solver. Clear it with lab_maze_solution_clear().
 */
typedef struct
{
  LabMazeOutcome outcome;
  GArray        *path;
  guint64        n_visited;
  guint64        max_frontier;
  guint64        n_steps;
} LabMazeSolution;

/** lab_maze_solver_words: the names of the solvers on the command line; the last one is %NULL. */
extern const char * const lab_maze_solver_words[LAB_N_MAZE_SOLVERS + 1];

gboolean lab_maze_solve          (const LabMaze    *maze,
                                  LabMazeSolver     solver,
                                  LabMazeCell       start,
                                  LabMazeCell       goal,
                                  LabMazeRecorder  *recorder,
                                  LabMazeSolution  *solution,
                                  GError          **error);
void     lab_maze_solution_clear (LabMazeSolution  *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabMazeSolution, lab_maze_solution_clear)

/* The parts of lab_maze_solve(). They add to a solution whose path is empty, and which says that
 * there is no way. A recorder takes down the steps, unless it is %NULL. */

gboolean lab_maze_solve_breadth_first
                                     (const LabMaze   *maze,
                                      LabMazeCell      start,
                                      LabMazeCell      goal,
                                      LabMazeSolution *solution);

/** lab_maze_is_large: returns whether a maze is searched with as little memory as possible. */
static inline gboolean
lab_maze_is_large (const LabMaze *maze)
{
  return (guint64) maze->height * maze->width > 1 << 22;
}

G_END_DECLS
