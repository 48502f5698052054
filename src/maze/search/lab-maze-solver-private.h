/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-graph.h"
#include "lab-maze-recorder-private.h"
#include "lab-maze-solver.h"

G_BEGIN_DECLS

/* The parts of lab_maze_solve(). They add to a solution whose path is empty, and which says that
 * there is no way. A recorder takes down the steps, unless it is %NULL. */

gboolean lab_maze_solve_recorded     (const LabMaze    *maze,
                                      LabMazeSolver     solver,
                                      LabMazeCell       start,
                                      LabMazeCell       goal,
                                      LabMazeRecorder  *recorder,
                                      LabMazeSolution  *solution,
                                      GError          **error);
gboolean lab_maze_solve_by_search    (const LabMaze   *maze,
                                      LabGraphOrder    order,
                                      LabMazeCell      start,
                                      LabMazeCell      goal,
                                      LabMazeRecorder *recorder,
                                      LabMazeSolution *solution);
gboolean lab_maze_solve_breadth_first
                                     (const LabMaze   *maze,
                                      LabMazeCell      start,
                                      LabMazeCell      goal,
                                      LabMazeSolution *solution);
gboolean lab_maze_solve_by_dead_ends (const LabMaze   *maze,
                                      LabMazeCell      start,
                                      LabMazeCell      goal,
                                      LabMazeRecorder *recorder,
                                      LabMazeSolution *solution);
gboolean lab_maze_solve_by_hand      (const LabMaze   *maze,
                                      gboolean         right,
                                      LabMazeCell      start,
                                      LabMazeCell      goal,
                                      LabMazeRecorder *recorder,
                                      LabMazeSolution *solution);
gboolean lab_maze_solve_by_marks     (const LabMaze   *maze,
                                      LabMazeCell      start,
                                      LabMazeCell      goal,
                                      LabMazeRecorder *recorder,
                                      LabMazeSolution *solution);

/** lab_maze_is_large: returns whether a maze is searched with as little memory as possible. */
static inline gboolean
lab_maze_is_large (const LabMaze *maze)
{
  return (guint64) lab_maze_get_height (maze) * lab_maze_get_width (maze) > 1 << 22;
}

/** lab_maze_cell_equal: returns whether two cells are the same. */
static inline gboolean
lab_maze_cell_equal (LabMazeCell a,
                     LabMazeCell b)
{
  return a.row == b.row && a.column == b.column;
}

/** lab_maze_get_direction: returns the direction from a cell to a contiguous one. */
static inline LabMazeDirection
lab_maze_get_direction (LabMazeCell from,
                        LabMazeCell to)
{
  if (from.row != to.row)
    return from.row < to.row ? LAB_MAZE_DOWN : LAB_MAZE_UP;
  return from.column < to.column ? LAB_MAZE_RIGHT : LAB_MAZE_LEFT;
}

G_END_DECLS
