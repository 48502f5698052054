/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze.h"

G_BEGIN_DECLS

/**
 * LabMazePathIndex:
 *
 * A path through a maze, sorted by place, so that the part of it in a picture is found at once.
 */
typedef struct _LabMazePathIndex LabMazePathIndex;

/**
 * LabMazePathCell:
 * @column: the column of a cell
 * @ways: the set of directions in which the path enters or leaves it
 *
 * A cell of a path.
 */
typedef struct
{
  guint column : 28;
  guint ways : 4;
} LabMazePathCell;

LabMazePathIndex      *lab_maze_path_index_new  (guint                   height,
                                                 guint                   width,
                                                 const LabMazeCell      *cells,
                                                 gsize                   n_cells);
void                   lab_maze_path_index_free (LabMazePathIndex       *self);
const LabMazePathCell *lab_maze_path_index_find (const LabMazePathIndex *self,
                                                 guint                   row,
                                                 guint                   column,
                                                 guint                   n_columns,
                                                 gsize                  *n_found);

G_END_DECLS
