/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-measures.h"
#include "lab-maze-private.h"

G_BEGIN_DECLS

/* The parts of lab_maze_measure() for distances, with or without the diameter. */

gboolean lab_maze_measure_tree       (const LabMaze    *maze,
                                      LabMazeCell       start,
                                      LabMazeCell       goal,
                                      gboolean          with_diameter,
                                      LabMazeMeasures  *measures);
gboolean lab_maze_measure_loops      (const LabMaze    *maze,
                                      LabMazeCell       start,
                                      LabMazeCell       goal,
                                      gboolean          with_diameter,
                                      LabMazeMeasures  *measures,
                                      GError          **error);
double   lab_maze_compute_difficulty (const LabMazeMeasures *measures,
                                      guint64                n_ends,
                                      guint64                start_sum,
                                      guint64                goal_sum);

/** lab_maze_count_ways: returns the number of openings of a cell. */
static inline guint
lab_maze_count_ways (const LabMaze *maze,
                     LabMazeCell    cell)
{
  return (guint) __builtin_popcount (lab_maze_get_ways (maze, cell.row, cell.column));
}

/** lab_maze_has_choice: returns whether a cell on the way leaves a choice besides going back. */
static inline gboolean
lab_maze_has_choice (const LabMaze *maze,
                     LabMazeCell    cell,
                     gboolean       is_start)
{
  return lab_maze_count_ways (maze, cell) > (is_start ? 1 : 2);
}

G_END_DECLS
