/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-maze-path-index.h"
#include "lab-maze-scale.h"
#include "lab-maze-view-palette.h"

G_BEGIN_DECLS

/**
 * LabMazeScene:
 * @maze: (nullable): the maze
 * @read_marks: (nullable): reads the marks of cells
 * @marks_data: for @read_marks
 * @read_heat: (nullable): reads the values of cells in a heat map
 * @heat_data: for @read_heat
 * @path: (nullable): a path
 * @marks: the color of each mark
 * @heat: the color of each value in a heat map; the first one is not used
 * @wall_color: the color of walls
 * @path_color: the color of the path
 *
 * All that is drawn. Colors are premultiplied, with the opacity in the highest byte.
 */
typedef struct
{
  const LabMaze    *maze;
  LabMazeReadCells  read_marks;
  gpointer          marks_data;
  LabMazeReadCells  read_heat;
  gpointer          heat_data;
  LabMazePathIndex *path;
  guint32           marks[LAB_N_MAZE_FLOORS];
  guint32           heat[LAB_MAZE_HEAT_MAX + 1];
  guint32           wall_color;
  guint32           path_color;
} LabMazeScene;

/**
 * LabMazeArea:
 * @scale: how large the maze is drawn
 * @x: the left end of the area, in pixels from the left end of the maze
 * @y: its top, in pixels from the top of the maze
 * @width: its width
 * @height: its height
 *
 * A part of the picture of a maze.
 */
typedef struct
{
  LabMazeScale scale;
  gint64       x;
  gint64       y;
  guint        width;
  guint        height;
} LabMazeArea;

/**
 * LabMazePause:
 * @data: the data that was passed with the function
 *
 * Lets other threads change what is drawn, between two rows of cells.
 *
 * Returns: whether to continue drawing
 */
typedef gboolean (*LabMazePause) (gpointer data);

void     lab_maze_scene_set_palette (LabMazeScene             *self,
                                     const LabMazeViewPalette *palette);
gboolean lab_maze_raster_draw       (const LabMazeScene       *scene,
                                     const LabMazeArea        *area,
                                     LabMazePause              pause,
                                     gpointer                  data,
                                     guint32                  *pixels);

G_END_DECLS
