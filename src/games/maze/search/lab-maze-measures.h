/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-maze.h"

G_BEGIN_DECLS

/**
 * LabMazeMeasures:
 * @openings: the number of openings
 * @perfect: whether exactly one way leads from each cell to each other cell
 * @by_degree: how many cells have 0, 1, 2, 3, and 4 openings; those with one are dead ends
 * @has_way: whether a way leads from the start to the goal
 * @geodesic: the number of steps of a shortest way from the start to the goal, if there is one
 * @decisions: on this way, how many cells leave a choice besides going back
 * @difficulty: how hard it is to find the way, see lab_maze_get_difficulty(); 0 if there is no way
 * @manhattan: the number of steps from the start to the goal without walls
 * @farthest: the number of steps to the farthest cell that can be reached from the start
 * @farthest_cell: this cell
 * @has_dead_end: whether a dead end other than the start can be reached
 * @worst_dead_end: the number of steps to the farthest dead end, if there is one
 * @worst_dead_end_cell: this cell
 * @diameter: the number of steps of the longest shortest way between any two cells
 * @diameter_ends: its ends
 *
 * What can be measured in a maze.
 */
typedef struct
{
  guint64     openings;
  gboolean    perfect;
  guint64     by_degree[LAB_MAZE_N_DIRECTIONS + 1];
  gboolean    has_way;
  guint64     geodesic;
  guint64     decisions;
  double      difficulty;
  guint64     manhattan;
  guint64     farthest;
  LabMazeCell farthest_cell;
  gboolean    has_dead_end;
  guint64     worst_dead_end;
  LabMazeCell worst_dead_end_cell;
  guint64     diameter;
  LabMazeCell diameter_ends[2];
} LabMazeMeasures;

/** LAB_MAZE_UNREACHABLE: the level of a cell that cannot be reached, or that is left out. */
#define LAB_MAZE_UNREACHABLE 255

/** LAB_MAZE_MAX_LEVEL: the highest level of a cell that can be reached. */
#define LAB_MAZE_MAX_LEVEL 254

gboolean lab_maze_measure        (const LabMaze   *maze,
                                  LabMazeCell      start,
                                  LabMazeCell      goal,
                                  LabMazeMeasures *measures,
                                  GError         **error);
double   lab_maze_get_difficulty (const LabMaze   *maze,
                                  LabMazeCell      start,
                                  LabMazeCell      goal);
guint8  *lab_maze_find_levels    (const LabMaze   *maze,
                                  LabMazeCell      start,
                                  GCancellable    *cancellable,
                                  GError         **error);

G_END_DECLS
