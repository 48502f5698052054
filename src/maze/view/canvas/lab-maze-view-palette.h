/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-color.h"
#include "lab-maze-view.h"

G_BEGIN_DECLS

/**
 * LabMazeViewPalette:
 * @wall: walls
 * @marks: the floor of a cell with each mark; the first is the plain floor
 * @heat: the floor in a heat map, from the smallest value to the largest one, at even distances
 * @path: the line of a path
 * @start: the mark at the start
 * @goal: the mark at the goal
 * @ring: the cursor, and the wall that a click would change
 * @halo: the line around marks and the cursor, which sets them apart from any floor
 *
 * The colors of a maze.
 */
typedef struct
{
  LabColor wall;
  LabColor marks[LAB_N_MAZE_FLOORS];
  LabColor heat[5];
  LabColor path;
  LabColor start;
  LabColor goal;
  LabColor ring;
  LabColor halo;
} LabMazeViewPalette;

const LabMazeViewPalette *lab_maze_view_palette_get      (gboolean                  dark,
                                                          gboolean                  high_contrast);
LabColor                  lab_maze_view_palette_get_heat (const LabMazeViewPalette *self,
                                                          double                    value);

G_END_DECLS
