/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze.h"

G_BEGIN_DECLS

/**
 * LabMazeShape:
 * @LAB_MAZE_SHAPE_RECTANGLE: all cells
 * @LAB_MAZE_SHAPE_CIRCLE: a circle or an ellipse
 * @LAB_MAZE_SHAPE_DIAMOND: a square that stands on a corner
 * @LAB_MAZE_SHAPE_HEART: a heart
 *
 * Which cells a maze has.
 */
typedef enum
{
  LAB_MAZE_SHAPE_RECTANGLE,
  LAB_MAZE_SHAPE_CIRCLE,
  LAB_MAZE_SHAPE_DIAMOND,
  LAB_MAZE_SHAPE_HEART,
} LabMazeShape;

#define LAB_N_MAZE_SHAPES 4

/** LAB_MAZE_SHAPE_MIN_SIZE: the smallest height and width in which all shapes can be told apart. */
#define LAB_MAZE_SHAPE_MIN_SIZE 7

gboolean lab_maze_shape_apply (LabMazeShape   shape,
                               LabMaze       *maze,
                               GError       **error);

G_END_DECLS
