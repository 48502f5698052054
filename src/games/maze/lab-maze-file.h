/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-drawing.h"

G_BEGIN_DECLS

/**
 * LabMazeFormat:
 * @LAB_MAZE_FORMAT_DRAWING: a drawing with box characters: each cell is three columns wide, with
 *   its character in the middle, and all inner corners look the same
 * @LAB_MAZE_FORMAT_ASCII: the same drawing in plain ASCII
 * @LAB_MAZE_FORMAT_LISTING: for each cell a line with the cells that it is open to, such as
 *   “0,1: 1,1 0,0”
 * @LAB_MAZE_FORMAT_BINARY: two bits for each cell, for large mazes
 *
 * The form of a maze in a file. Drawings show a cell that is left out as a block or as “###”, and a
 * listing as “-” after the colon.
 */
typedef enum
{
  LAB_MAZE_FORMAT_DRAWING,
  LAB_MAZE_FORMAT_ASCII,
  LAB_MAZE_FORMAT_LISTING,
  LAB_MAZE_FORMAT_BINARY,
} LabMazeFormat;

void     lab_maze_write    (const LabMaze    *maze,
                            LabMazeFormat     format,
                            LabMazeContents  *contents,
                            LabMazeWriteFunc  write,
                            gpointer          data);
GBytes  *lab_maze_to_bytes (const LabMaze    *maze,
                            LabMazeFormat     format,
                            LabMazeContents  *contents);
LabMaze *lab_maze_read     (const void       *data,
                            gsize             size,
                            LabMazeContents **contents,
                            GError          **error);

G_END_DECLS
