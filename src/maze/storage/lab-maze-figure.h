/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-figure.h"
#include "lab-maze.h"

G_BEGIN_DECLS

/** LAB_MAZE_FIGURE_MAX: the largest height and width of a maze in a picture, in cells. */
#define LAB_MAZE_FIGURE_MAX 1300

/** LAB_MAZE_FIGURE_CELL: the side of a cell, in units of the picture; walls take 2 of them. */
#define LAB_MAZE_FIGURE_CELL 12

GBytes *lab_maze_figure_render (const LabMaze    *maze,
                                LabFigureFormat   format,
                                GError          **error);

G_END_DECLS
