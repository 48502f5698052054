/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-hedges.h"

/* Private helpers */

static gboolean
has_cell (gconstpointer maze,
          int           row,
          int           column)
{
  return row >= 0 && column >= 0
         && lab_maze_has_cell (maze, (LabMazeCell) { (guint) row, (guint) column });
}

/* There is no wall between two places that are not in the maze. */
static gboolean
has_wall (gconstpointer maze,
          int           row,
          int           column,
          gboolean      below)
{
  int other_row = row + (below ? 1 : 0), other_column = column + (below ? 0 : 1);
  LabMazeCell cell = { (guint) row, (guint) column };
  LabMazeCell other = { (guint) other_row, (guint) other_column };
  gboolean inside = has_cell (maze, row, column);
  gboolean other_inside = has_cell (maze, other_row, other_column), wall = FALSE;

  if (!inside || !other_inside)
    return inside != other_inside;
  return lab_maze_get_wall (maze, cell, other, &wall, NULL) && wall;
}

static LabGarden
get_garden (const LabMaze *maze)
{
  return (LabGarden) { has_cell, has_wall, maze };
}

/* Public functions */

/**
 * lab_escape_hedges_draw:
 * @hedges: pictures of hedges
 * @cr: where to draw; the corner of cell (0, 0) is at (0, 0), and a unit is a pixel
 * @maze: a maze
 * @before: (nullable): the maze before some walls were broken
 * @palette: the colors
 * @cells: the cells to draw, with the halves of the hedges around them
 *
 * Draws the garden: the path and the hedges of a part of a maze. It can draw more than these cells,
 * so clip @cr.
 */
void
lab_escape_hedges_draw (const LabHedges        *hedges,
                        cairo_t                *cr,
                        const LabMaze          *maze,
                        const LabMaze          *before,
                        const LabEscapePalette *palette,
                        cairo_rectangle_int_t   cells)
{
  const LabGardenColors colors = {
    palette->floor, palette->floor_shade, palette->grass, palette->shadow, palette->hedge_dark,
    palette->hedge, palette->hedge_light, palette->wood, palette->clear,
  };
  LabGarden garden = get_garden (maze);

  lab_hedges_draw_path (hedges, cr, &garden, &colors, cells);
  if (before != NULL)
    {
      LabGarden old = get_garden (before);

      lab_hedges_draw_twigs (hedges, cr, &garden, &old, &colors, cells);
    }
  lab_hedges_draw_walls (hedges, cr, &garden, &colors, cells);
}
