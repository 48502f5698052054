/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-canvas.h"
#include "lab-maze.h"

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
 * lab_maze_view_begin_change() and lab_maze_view_end_change(); between calls, nothing that it reads
 * may change except between these two.
 */
typedef void (*LabMazeReadCells) (guint    row,
                                  guint    column,
                                  guint    n_cells,
                                  guint8  *values,
                                  gpointer data);

#define LAB_TYPE_MAZE_VIEW (lab_maze_view_get_type ())

G_DECLARE_FINAL_TYPE (LabMazeView, lab_maze_view, LAB, MAZE_VIEW, LabCanvas)

/* What is shown */

void lab_maze_view_set_maze  (LabMazeView       *self,
                              const LabMaze     *maze);
void lab_maze_view_set_marks (LabMazeView       *self,
                              LabMazeReadCells   read,
                              gpointer           data);
void lab_maze_view_set_heat  (LabMazeView       *self,
                              LabMazeReadCells   read,
                              gpointer           data);
void lab_maze_view_set_ends  (LabMazeView       *self,
                              const LabMazeCell *start,
                              const LabMazeCell *goal);

/* Changes of what is shown */

void lab_maze_view_begin_change  (LabMazeView       *self);
void lab_maze_view_end_change    (LabMazeView       *self);
void lab_maze_view_changed_cells (LabMazeView       *self,
                                  const LabMazeCell *cells,
                                  gsize              n_cells);
void lab_maze_view_changed_all   (LabMazeView       *self);

/* The visible part */

void     lab_maze_view_share        (LabMazeView *self,
                                     LabMazeView *other);
double   lab_maze_view_get_zoom     (LabMazeView *self);
void     lab_maze_view_zoom_in      (LabMazeView *self);
void     lab_maze_view_zoom_out     (LabMazeView *self);
void     lab_maze_view_fit          (LabMazeView *self);
gboolean lab_maze_view_find_cell    (LabMazeView *self,
                                     double       x,
                                     double       y,
                                     LabMazeCell *cell);
gboolean lab_maze_view_get_point    (LabMazeView *self,
                                     LabMazeCell  cell,
                                     double      *x,
                                     double      *y);
gboolean lab_maze_view_is_complete  (LabMazeView *self);

/* What players can do */

void        lab_maze_view_set_editable (LabMazeView *self,
                                        gboolean     editable);
void        lab_maze_view_set_cursor   (LabMazeView *self,
                                        LabMazeCell  cell);

gboolean lab_maze_direction_find (guint             keyval,
                                  LabMazeDirection *direction);

G_END_DECLS
