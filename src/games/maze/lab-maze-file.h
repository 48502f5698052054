/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze.h"

G_BEGIN_DECLS

/**
 * LabMazeWriteFunc:
 * @data: what was passed to the writer
 * @text: a part of the file
 * @length: its length, in bytes
 *
 * Receives a file, part by part.
 */
typedef void (*LabMazeWriteFunc) (gpointer    data,
                                  const void *text,
                                  gsize       length);

/**
 * LabMazeContents:
 *
 * What is drawn in the cells of a maze, by cell: in each cell one character, which may be wide, and
 * may have marks that combine with it.
 */
typedef GHashTable LabMazeContents;

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

LabMazeContents *lab_maze_contents_new  (void);
gboolean         lab_maze_contents_set  (LabMazeContents  *self,
                                         LabMazeCell       cell,
                                         const char       *text);
const char      *lab_maze_contents_get  (LabMazeContents  *self,
                                         LabMazeCell       cell);
void             lab_maze_drawing_write (const LabMaze    *maze,
                                         gboolean          ascii,
                                         LabMazeContents  *contents,
                                         LabMazeWriteFunc  write,
                                         gpointer          data);
LabMaze         *lab_maze_drawing_read  (const char       *text,
                                         gsize             length,
                                         gboolean          ascii,
                                         LabMazeContents  *contents,
                                         GError          **error);

G_END_DECLS
