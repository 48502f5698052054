/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-graph.h"
#include "lab-maze-solver.h"

G_BEGIN_DECLS

/* The parts of lab_maze_solve(). They add to a solution whose path is empty, and which says that
 * there is no way. */

gboolean lab_maze_solve_by_search    (const LabMaze   *maze,
                                      LabGraphOrder    order,
                                      LabMazeCell      start,
                                      LabMazeCell      goal,
                                      LabMazeSolution *solution);
gboolean lab_maze_solve_breadth_first
                                     (const LabMaze   *maze,
                                      LabMazeCell      start,
                                      LabMazeCell      goal,
                                      LabMazeSolution *solution);
gboolean lab_maze_solve_by_dead_ends (const LabMaze   *maze,
                                      LabMazeCell      start,
                                      LabMazeCell      goal,
                                      LabMazeSolution *solution);
gboolean lab_maze_solve_by_hand      (const LabMaze   *maze,
                                      gboolean         right,
                                      LabMazeCell      start,
                                      LabMazeCell      goal,
                                      LabMazeSolution *solution);
gboolean lab_maze_solve_by_marks     (const LabMaze   *maze,
                                      LabMazeCell      start,
                                      LabMazeCell      goal,
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

G_END_DECLS
