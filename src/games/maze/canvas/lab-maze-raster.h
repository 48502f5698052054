/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-color.h"
#include "lab-maze.h"
#include "lab-style.h"

G_BEGIN_DECLS

/**
 * LabMazeFloor:
 * @LAB_MAZE_FLOOR_NONE: the plain floor, or its color in a heat map
 * @LAB_MAZE_FLOOR_UNVISITED: not reached yet
 * @LAB_MAZE_FLOOR_FRONTIER: found, and waiting
 * @LAB_MAZE_FLOOR_VISITED: visited
 * @LAB_MAZE_FLOOR_REVISITED: visited again, or left for good
 * @LAB_MAZE_FLOOR_CURRENT: what the algorithm looks at; always visible, also in a large maze
 * @LAB_MAZE_FLOOR_PATH: on the way that was found; always visible, too
 * @LAB_MAZE_FLOOR_FILLED: ruled out
 *
 * How the floor of a cell is colored.
 */
typedef enum
{
  LAB_MAZE_FLOOR_NONE,
  LAB_MAZE_FLOOR_UNVISITED,
  LAB_MAZE_FLOOR_FRONTIER,
  LAB_MAZE_FLOOR_VISITED,
  LAB_MAZE_FLOOR_REVISITED,
  LAB_MAZE_FLOOR_CURRENT,
  LAB_MAZE_FLOOR_PATH,
  LAB_MAZE_FLOOR_FILLED,
} LabMazeFloor;

#define LAB_N_MAZE_FLOORS 8

/** LAB_MAZE_HEAT_MAX: the largest value in a heat map; 1 is the smallest, 0 is none. */
#define LAB_MAZE_HEAT_MAX 255

/**
 * LabMazeReadCells:
 * @row: a row of the maze
 * @column: the first of some cells in this row
 * @n_cells: the number of these cells
 * @values: (out caller-allocates): a value for each of these cells
 * @data: the data that was passed with the function
 *
 * Reads something about cells that lie side by side. It is called in other threads, never between
 * lab_maze_tiles_begin_change() and lab_maze_tiles_end_change(); between calls, nothing that it
 * reads may change except between these two.
 */
typedef void (*LabMazeReadCells) (guint    row,
                                  guint    column,
                                  guint    n_cells,
                                  guint8  *values,
                                  gpointer data);

/**
 * LabMazeViewPalette:
 * @wall: walls
 * @marks: the floor of a cell with each mark; the first is the plain floor
 * @heat: the floor in a heat map, from the smallest value to the largest one, at even distances
 * @path: the line of a path
 * @start: the mark at the start
 * @goal: the mark at the goal
 * @ring: the cursor, and the wall that a click would change
 * @halo: the line around marks and the cursor, which sets them apart from any floor
 *
 * The colors of a maze.
 */
typedef struct
{
  LabColor wall;
  LabColor marks[LAB_N_MAZE_FLOORS];
  LabColor heat[5];
  LabColor path;
  LabColor start;
  LabColor goal;
  LabColor ring;
  LabColor halo;
} LabMazeViewPalette;

/**
 * LabMazeScale:
 * @id: the pitch in units of 1/65536 pixel, which identifies the scale
 * @pitch: how many pixels a cell and its wall have
 * @ratio: the size of a pixel of the rows that are drawn, in pixels of the picture; at most 1
 * @cell: how many pixels of the rows a cell and its wall have, or 0
 * @block: if @cell is 0, how many cells a pixel of the rows stands for, in each direction
 * @wall: the width of a wall, in pixels of the rows; 0 if @cell is 0
 *
 * How large a maze is drawn, in pixels of the screen. If cells are large, the walls are drawn pixel
 * by pixel. If they are small, rows are drawn in which a cell has two or three pixels, or a
 * pixel has several cells, and these rows are made smaller by @ratio.
 */
typedef struct
{
  guint32 id;
  double  pitch;
  double  ratio;
  guint   cell;
  guint   block;
  guint   wall;
} LabMazeScale;

/**
 * LabMazeScene:
 * @maze: (nullable): the maze
 * @read_marks: (nullable): reads the marks of cells
 * @read_heat: (nullable): reads the values of cells in a heat map
 * @data: for @read_marks and @read_heat
 * @marks: the color of each mark
 * @heat: the color of each value in a heat map; the first one is not used
 * @wall_color: the color of walls
 * @path_color: the color of a path
 *
 * All that is drawn. Colors are premultiplied, with the opacity in the highest byte.
 */
typedef struct
{
  const LabMaze    *maze;
  LabMazeReadCells  read_marks;
  LabMazeReadCells  read_heat;
  gpointer          data;
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

void         lab_maze_scene_set_palette (LabMazeScene             *self,
                                         const LabMazeViewPalette *palette);
gboolean     lab_maze_raster_draw       (const LabMazeScene       *scene,
                                         const LabMazeArea        *area,
                                         LabMazePause              pause,
                                         gpointer                  data,
                                         guint32                  *pixels);
LabMazeScale lab_maze_scale_get         (double                    pitch);
LabMazeScale lab_maze_scale_get_by_id   (guint32                   id);
LabMazeScale lab_maze_scale_fit         (guint                     height,
                                         guint                     width,
                                         double                    pixels_high,
                                         double                    pixels_wide,
                                         double                    max_pitch);
gint64       lab_maze_scale_measure     (const LabMazeScale       *self,
                                         guint                     n_cells);
double       lab_maze_scale_to_pixels   (const LabMazeScale       *self,
                                         double                    place);
double       lab_maze_scale_to_cells    (const LabMazeScale       *self,
                                         double                    pixels);

extern const LabMazeViewPalette lab_maze_view_palettes[LAB_N_STYLES];

G_END_DECLS
