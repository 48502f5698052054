/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-figure.h"

#include <glib/gi18n.h>

#include "lab-color.h"
#include "lab-maze-private.h"
#include "lab-refuse.h"

#define WALL 2
/* The space around the maze, in units. */
#define MARGIN LAB_MAZE_FIGURE_CELL

/* Private helpers */

static gboolean
has_cell (const LabMaze *maze,
          guint          row,
          guint          column)
{
  return lab_maze_has_cell (maze, (LabMazeCell) { row, column });
}

/* Returns whether there is a wall above a cell; the row after the last one has the border. */
static gboolean
has_wall_above (const LabMaze *maze,
                guint          row,
                guint          column)
{
  gboolean above = has_cell (maze, row - 1, column), below = has_cell (maze, row, column);

  if (above && below)
    return !lab_maze_is_open_below (maze, row - 1, column);
  return above || below;
}

/* Returns whether there is a wall on the left of a cell; the column after the last one has the
 * border. */
static gboolean
has_wall_left (const LabMaze *maze,
               guint          row,
               guint          column)
{
  gboolean left = has_cell (maze, row, column - 1), right = has_cell (maze, row, column);

  if (left && right)
    return !lab_maze_is_open_right (maze, row, column - 1);
  return left || right;
}

/* Adds a straight wall along @length cells. */
static void
add_wall (cairo_t  *cr,
          gboolean  across,
          guint     line,
          guint     start,
          guint     length)
{
  int x = MARGIN - WALL / 2 + (int) (across ? start : line) * LAB_MAZE_FIGURE_CELL;
  int y = MARGIN - WALL / 2 + (int) (across ? line : start) * LAB_MAZE_FIGURE_CELL;
  int size = (int) length * LAB_MAZE_FIGURE_CELL + WALL;

  cairo_rectangle (cr, x, y, across ? size : WALL, across ? WALL : size);
}

/* Draws the walls on a line across the maze or down through it. */
static void
draw_line (const LabMaze *maze,
           cairo_t       *cr,
           gboolean       across,
           guint          line)
{
  guint n = across ? maze->width : maze->height;
  guint start = 0;

  for (guint i = 0; i <= n; i++)
    {
      if (i < n && (across ? has_wall_above (maze, line, i) : has_wall_left (maze, i, line)))
        continue;
      if (i > start)
        add_wall (cr, across, line, start, i - start);
      start = i + 1;
    }
  cairo_fill (cr);
}

static void
draw (gconstpointer  data,
      cairo_t       *cr,
      int            width G_GNUC_UNUSED,
      int            height G_GNUC_UNUSED)
{
  const LabMaze *maze = data;

  lab_color_set_source (LAB_COLOR (0xffffff), cr);
  cairo_paint (cr);
  lab_color_set_source (LAB_COLOR (0x000000), cr);
  for (guint row = 0; row <= maze->height; row++)
    draw_line (maze, cr, TRUE, row);
  for (guint column = 0; column <= maze->width; column++)
    draw_line (maze, cr, FALSE, column);
}

/* Public functions */

/**
 * lab_maze_figure_render:
 * @maze: a maze of at most %LAB_MAZE_FIGURE_MAX cells in height and width
 * @format: the format of the picture
 * @error: return location for an error
 *
 * Draws a maze with black walls on white, with a margin of the size of a cell.
 *
 * Returns: (transfer full) (nullable): the file
 */
GBytes *
lab_maze_figure_render (const LabMaze    *maze,
                        LabFigureFormat   format,
                        GError          **error)
{
  g_return_val_if_fail (maze != NULL, NULL);

  if (MAX (maze->height, maze->width) > LAB_MAZE_FIGURE_MAX)
    {
      lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SIZE,
                  /* Translators: the first numbers are a height and a width. */
                  _("A maze of %u x %u cells is too large for a picture. Height and width can be "
                    "up to %u."), maze->height, maze->width, LAB_MAZE_FIGURE_MAX);
      return NULL;
    }
  return lab_figure_render (format, (int) maze->width * LAB_MAZE_FIGURE_CELL + 2 * MARGIN,
                            (int) maze->height * LAB_MAZE_FIGURE_CELL + 2 * MARGIN, draw, maze,
                            error);
}
