/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-shape.h"

#include <math.h>

/* The curve (x² + y² − 1)³ = x²y³ is a heart, which has this height and half of this width. */
#define HEART_TOP 1.24
#define HEART_BOTTOM (-1.0)
#define HEART_SIDE 1.14

/* Private helpers */

/* Returns whether a point is in a shape; x and y are from −1 to 1, from left to right and from top
 * to bottom. */
static gboolean
is_inside (LabMazeShape shape,
           double       x,
           double       y)
{
  double up, across, base;

  switch (shape)
    {
    case LAB_MAZE_SHAPE_CIRCLE:
      return x * x + y * y <= 1;
    case LAB_MAZE_SHAPE_DIAMOND:
      return fabs (x) + fabs (y) <= 1;
    case LAB_MAZE_SHAPE_HEART:
      up = (HEART_TOP + HEART_BOTTOM) / 2 - y * (HEART_TOP - HEART_BOTTOM) / 2;
      across = x * HEART_SIDE;
      base = across * across + up * up - 1;
      return base * base * base <= across * across * up * up * up;
    case LAB_MAZE_SHAPE_RECTANGLE:
    default:
      return TRUE;
    }
}

/* Public functions */

/**
 * lab_maze_shape_apply:
 * @shape: a shape
 * @maze: a maze of at least %LAB_MAZE_SHAPE_MIN_SIZE rows and columns
 * @error: return location for a #LabMazeError
 *
 * Leaves out the cells whose middle is outside a shape that fills the rectangle.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_shape_apply (LabMazeShape   shape,
                      LabMaze       *maze,
                      GError       **error)
{
  guint height = lab_maze_get_height (maze), width = lab_maze_get_width (maze);

  for (guint row = 0; row < height; row++)
    {
      for (guint column = 0; column < width; column++)
        {
          double x = (2.0 * column + 1) / width - 1, y = (2.0 * row + 1) / height - 1;

          if (!is_inside (shape, x, y)
              && !lab_maze_leave_out (maze, (LabMazeCell) { row, column }, error))
            return FALSE;
        }
    }
  return TRUE;
}
