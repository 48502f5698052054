/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-file.h"

G_BEGIN_DECLS

/* The readers and writers of single formats. */

/** The first bytes of a binary file. */
#define LAB_MAZE_MAGIC "LABMAZE\x1a"
#define LAB_MAZE_MAGIC_LENGTH 8

void     lab_maze_drawing_write (const LabMaze         *maze,
                                 gboolean               ascii,
                                 const LabMazeContents *contents,
                                 LabMazeWriteFunc       write,
                                 gpointer               data);
LabMaze *lab_maze_drawing_read  (const char            *text,
                                 gsize                  length,
                                 gboolean               ascii,
                                 LabMazeContents       *contents,
                                 GError               **error);
void     lab_maze_listing_write (const LabMaze         *maze,
                                 LabMazeWriteFunc       write,
                                 gpointer               data);
LabMaze *lab_maze_listing_read  (const char            *text,
                                 GError               **error);
void     lab_maze_binary_write  (const LabMaze         *maze,
                                 LabMazeWriteFunc       write,
                                 gpointer               data);
LabMaze *lab_maze_binary_read   (const guint8          *data,
                                 gsize                  size,
                                 GError               **error);

/** lab_maze_refuse: sets a #LabMazeError for a bad text or file, and returns %FALSE. */
#define lab_maze_refuse(error, ...) \
  lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SYNTAX, __VA_ARGS__)

G_END_DECLS
