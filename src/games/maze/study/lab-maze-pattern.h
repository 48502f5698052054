/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-generator.h"

G_BEGIN_DECLS

/**
 * LabMazePattern:
 * @height: the height of the mazes, in cells
 * @width: their width
 * @right: for each cell, row by row, the share of mazes in which it is open to the right, 0 to 1
 * @below: the share of mazes in which it is open below
 * @last_row: the share of openings between the cells of the last row
 * @last_column: the share of openings between the cells of the last column
 * @straight: the share of cells that lie in a straight corridor: with two openings, on opposite
 *   sides
 *
 * Where a generator leaves openings in the mean of many mazes.
 */
typedef struct
{
  guint   height;
  guint   width;
  double *right;
  double *below;
  double  last_row;
  double  last_column;
  double  straight;
} LabMazePattern;

LabMazePattern *lab_maze_pattern_new  (LabMazeGenerator  generator,
                                       guint             height,
                                       guint             width,
                                       guint             n_mazes,
                                       guint64           seed);
void            lab_maze_pattern_free (LabMazePattern   *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMazePattern, lab_maze_pattern_free)

G_END_DECLS
