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
