/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-entrance.h"
#include "lab-maze-figure.h"
#include "lab-maze-private.h"

G_BEGIN_DECLS

/* What pictures made of lines and pictures made of pixels have in common. */

/** The color of the solution. In an image that is read again, it counts as light. */
#define LAB_MAZE_PATH_COLOR 0xe01b24

/** The smallest room in a cell in which marks can be seen. */
#define LAB_MAZE_MIN_MARK_ROOM 4

gboolean lab_maze_figure_has_entrance (const LabMazeFigure  *self,
                                       guint                 row,
                                       guint                 column,
                                       LabMazeDirection      side);
gboolean lab_maze_figure_has_wall     (const LabMazeFigure  *self,
                                       gboolean              across,
                                       guint                 line,
                                       guint                 place);
guint    lab_maze_figure_get_line     (const LabMazeFigure  *self);
double   lab_maze_figure_get_hole     (const LabMazeFigure  *self);
double   lab_maze_figure_get_radius   (const LabMazeFigure  *self);
LabMaze *lab_maze_figure_make_trail   (const LabMaze        *maze,
                                       const GArray         *path,
                                       GError              **error);
gboolean lab_maze_figure_write_pixels (const LabMazeFigure  *self,
                                       LabMazeWriteFunc      write,
                                       gpointer              data,
                                       GError              **error);

/** lab_maze_figure_has_cell: returns whether there is a cell; its numbers may be too large. */
static inline gboolean
lab_maze_figure_has_cell (const LabMazeFigure *self,
                          guint                row,
                          guint                column)
{
  return row < self->maze->height && column < self->maze->width
         && lab_maze_is_present (self->maze, row, column);
}

G_END_DECLS
