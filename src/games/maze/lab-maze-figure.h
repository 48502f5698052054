/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-figure.h"
#include "lab-maze-file.h"

G_BEGIN_DECLS

/** LAB_MAZE_FIGURE_MAX: the largest height and width of a maze in an SVG or PDF, in cells. */
#define LAB_MAZE_FIGURE_MAX 1300

/** LAB_MAZE_FIGURE_CELL: the usual distance from wall to wall, in units of the picture. */
#define LAB_MAZE_FIGURE_CELL 12

/** LAB_MAZE_FIGURE_WALL: the usual width of walls, in units. */
#define LAB_MAZE_FIGURE_WALL 2

/** LAB_MAZE_FIGURE_MAX_CELL: the largest distance from wall to wall, in units or pixels. */
#define LAB_MAZE_FIGURE_MAX_CELL 1000

/**
 * LabMazeFigure:
 * @maze: the maze
 * @cell: the distance from the middle of a wall to that of the next one, in units of SVG and PDF,
 *   and in pixels of PNG; from 2 to %LAB_MAZE_FIGURE_MAX_CELL
 * @wall: the width of walls; from 1 to less than @cell
 * @margin: the space around the maze
 * @entrances: (nullable) (element-type LabMazeEntrance): gaps in the border
 * @path: (nullable) (element-type LabMazeCell): the way to draw, with a ring at its start and a
 *   disc at its end if there is room for them
 *
 * A picture of a maze, black on white.
 */
typedef struct
{
  const LabMaze *maze;
  guint          cell;
  guint          wall;
  guint          margin;
  const GArray  *entrances;
  const GArray  *path;
} LabMazeFigure;

LabMazeFigure lab_maze_figure_init  (const LabMaze         *maze,
                                     LabFigureFormat        format);
void          lab_maze_figure_draw  (const LabMazeFigure   *self,
                                     cairo_t               *cr);
gboolean      lab_maze_figure_check (const LabMazeFigure   *self,
                                     LabFigureFormat        format,
                                     guint                  height,
                                     guint                  width,
                                     GError               **error);
gboolean      lab_maze_figure_write (const LabMazeFigure   *self,
                                     LabFigureFormat        format,
                                     LabMazeWriteFunc       write,
                                     gpointer               data,
                                     GError               **error);

G_END_DECLS
