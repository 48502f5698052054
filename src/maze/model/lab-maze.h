/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LAB_MAZE_ERROR (lab_maze_error_quark ())

/**
 * LabMazeError:
 * @LAB_MAZE_ERROR_SIZE: the size is not possible
 * @LAB_MAZE_ERROR_MEMORY: there is not enough memory
 * @LAB_MAZE_ERROR_OUTSIDE: a cell is outside the maze, or is left out of it
 * @LAB_MAZE_ERROR_NOT_CONTIGUOUS: two cells do not share a side
 * @LAB_MAZE_ERROR_SYNTAX: a text or a file is not a maze
 * @LAB_MAZE_ERROR_UNSUITABLE: what was asked for is not possible in this maze
 */
typedef enum
{
  LAB_MAZE_ERROR_SIZE,
  LAB_MAZE_ERROR_MEMORY,
  LAB_MAZE_ERROR_OUTSIDE,
  LAB_MAZE_ERROR_NOT_CONTIGUOUS,
  LAB_MAZE_ERROR_SYNTAX,
  LAB_MAZE_ERROR_UNSUITABLE,
} LabMazeError;

/** LAB_MAZE_MAX_SIZE: the largest height and width, in cells. */
#define LAB_MAZE_MAX_SIZE 65536

/**
 * LabMazeDirection:
 * @LAB_MAZE_UP: towards row 0
 * @LAB_MAZE_DOWN: towards the last row
 * @LAB_MAZE_LEFT: towards column 0
 * @LAB_MAZE_RIGHT: towards the last column
 *
 * The sides of a cell, in the order in which neighbors are listed. The opposite of a direction
 * differs in the lowest bit.
 */
typedef enum
{
  LAB_MAZE_UP,
  LAB_MAZE_DOWN,
  LAB_MAZE_LEFT,
  LAB_MAZE_RIGHT,
} LabMazeDirection;

#define LAB_MAZE_N_DIRECTIONS 4

/**
 * LabMazeCell:
 * @row: the row, from 0 at the top
 * @column: the column, from 0 at the left
 *
 * A cell of a maze.
 */
typedef struct
{
  guint row;
  guint column;
} LabMazeCell;

/**
 * LabMazeWall:
 * @cell: a cell
 * @other: the cell on the right of it or below it
 *
 * A wall between two cells.
 */
typedef struct
{
  LabMazeCell cell;
  LabMazeCell other;
} LabMazeWall;

/**
 * LabMaze:
 *
 * A maze on a rectangle of cells. Between two contiguous cells there is a wall or an opening; the
 * border is always closed. Cells can be left out, so that the maze has any shape. It takes two bits
 * for each cell, and a third one if cells are left out.
 */
typedef struct _LabMaze LabMaze;

GQuark   lab_maze_error_quark     (void);

LabMaze *lab_maze_new             (guint           height,
                                   guint           width,
                                   GError        **error);
LabMaze *lab_maze_copy            (const LabMaze  *self,
                                   GError        **error);
void     lab_maze_free            (LabMaze        *self);
gboolean lab_maze_equal           (const LabMaze  *self,
                                   const LabMaze  *other);
guint    lab_maze_get_height      (const LabMaze  *self);
guint    lab_maze_get_width       (const LabMaze  *self);
guint64  lab_maze_get_n_cells     (const LabMaze  *self);
gboolean lab_maze_has_cell        (const LabMaze  *self,
                                   LabMazeCell     cell);
gboolean lab_maze_leave_out       (LabMaze        *self,
                                   LabMazeCell     cell,
                                   GError        **error);
gboolean lab_maze_check_cell      (const LabMaze  *self,
                                   LabMazeCell     cell,
                                   GError        **error);
gboolean lab_maze_add_wall        (LabMaze        *self,
                                   LabMazeCell     cell,
                                   LabMazeCell     other,
                                   GError        **error);
gboolean lab_maze_remove_wall     (LabMaze        *self,
                                   LabMazeCell     cell,
                                   LabMazeCell     other,
                                   GError        **error);
gboolean lab_maze_get_wall        (const LabMaze  *self,
                                   LabMazeCell     cell,
                                   LabMazeCell     other,
                                   gboolean       *wall,
                                   GError        **error);
void     lab_maze_fill            (LabMaze        *self);
void     lab_maze_empty           (LabMaze        *self);
GArray  *lab_maze_list_walls      (const LabMaze  *self);
guint    lab_maze_list_contiguous (const LabMaze  *self,
                                   LabMazeCell     cell,
                                   LabMazeCell     cells[LAB_MAZE_N_DIRECTIONS]);
guint    lab_maze_list_reachable  (const LabMaze  *self,
                                   LabMazeCell     cell,
                                   LabMazeCell     cells[LAB_MAZE_N_DIRECTIONS]);
guint64  lab_maze_count_openings  (const LabMaze  *self);
guint64  lab_maze_count_walls     (const LabMaze  *self);
gboolean lab_maze_is_perfect      (const LabMaze  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabMaze, lab_maze_free)

G_END_DECLS
