/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze.h"

G_BEGIN_DECLS

/**
 * LabMazeEntrance:
 * @cell: a cell at the border of the maze
 * @side: the side of it that is open to the outside
 *
 * A gap in the border of a picture. A #LabMaze itself knows no entrances.
 */
typedef struct
{
  LabMazeCell      cell;
  LabMazeDirection side;
} LabMazeEntrance;

void    lab_maze_get_ends          (const LabMaze  *maze,
                                    LabMazeCell    *start,
                                    LabMazeCell    *goal);
GArray *lab_maze_entrance_list     (const LabMaze  *maze,
                                    LabMazeCell     start,
                                    LabMazeCell     goal);
void    lab_maze_entrance_find_ends
                                   (const GArray   *entrances,
                                    LabMazeCell    *start,
                                    LabMazeCell    *goal);

G_END_DECLS
