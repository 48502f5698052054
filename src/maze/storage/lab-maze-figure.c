/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-figure-private.h"

#include <glib/gi18n.h>

#include "lab-color.h"
#include "lab-maze-private.h"
#include "lab-refuse.h"

/* The largest side of a page in a PDF file, in units: 200 inches. */
#define MAX_SIDE 19200

/* A PNG picture has two pixels for each unit. */
#define PNG_SCALE 2

/* Private helpers */

/* Adds a straight wall along @length cells. */
static void
add_wall (const LabMazeFigure *self,
          cairo_t             *cr,
          gboolean             across,
          guint                line,
          guint                start,
          guint                length)
{
  double origin = self->margin - self->wall / 2.0, size = (double) length * self->cell + self->wall;
  double x = origin + (double) (across ? start : line) * self->cell;
  double y = origin + (double) (across ? line : start) * self->cell;

  cairo_rectangle (cr, x, y, across ? size : self->wall, across ? self->wall : size);
}

/* Draws the walls on a line across the maze or down through it. */
static void
draw_walls (const LabMazeFigure *self,
            cairo_t             *cr,
            gboolean             across,
            guint                line)
{
  guint n = across ? self->maze->width : self->maze->height;
  guint start = 0;

  for (guint i = 0; i <= n; i++)
    {
      if (i < n && lab_maze_figure_has_wall (self, across, line, i))
        continue;
      if (i > start)
        add_wall (self, cr, across, line, start, i - start);
      start = i + 1;
    }
  cairo_fill (cr);
}

/* Returns where the middle of a row or column of cells is. */
static double
get_middle (const LabMazeFigure *self,
            guint                place)
{
  return self->margin + (place + 0.5) * self->cell;
}

/* Leads the path from the middle of a cell to its entrance, if it has one. */
static void
lead_out (const LabMazeFigure *self,
          cairo_t             *cr,
          LabMazeCell          cell,
          gboolean             is_start)
{
  double x = get_middle (self, cell.column), y = get_middle (self, cell.row);

  for (guint i = 0; self->entrances != NULL && i < self->entrances->len; i++)
    {
      const LabMazeEntrance *entrance = &g_array_index (self->entrances, LabMazeEntrance, i);

      if (entrance->cell.row != cell.row || entrance->cell.column != cell.column)
        continue;
      if (is_start)
        cairo_move_to (cr, x + lab_maze_column_steps[entrance->side] * (self->cell / 2.0),
                       y + lab_maze_row_steps[entrance->side] * (self->cell / 2.0));
      else
        cairo_line_to (cr, x + lab_maze_column_steps[entrance->side] * (self->cell / 2.0),
                       y + lab_maze_row_steps[entrance->side] * (self->cell / 2.0));
      return;
    }
}

static void
draw_mark (const LabMazeFigure *self,
           cairo_t             *cr,
           LabMazeCell          cell,
           gboolean             is_start)
{
  if (self->cell - self->wall < LAB_MAZE_MIN_MARK_ROOM)
    return;
  cairo_new_path (cr);
  cairo_arc (cr, get_middle (self, cell.column), get_middle (self, cell.row),
             lab_maze_figure_get_radius (self), 0, 2 * G_PI);
  cairo_fill (cr);
  if (!is_start)
    return;
  lab_color_set_source (LAB_COLOR (0xffffff), cr);
  cairo_arc (cr, get_middle (self, cell.column), get_middle (self, cell.row),
             lab_maze_figure_get_hole (self), 0, 2 * G_PI);
  cairo_fill (cr);
  lab_color_set_source (LAB_COLOR (LAB_MAZE_PATH_COLOR), cr);
}

static void
draw_path (const LabMazeFigure *self,
           cairo_t             *cr)
{
  const LabMazeCell *cells = (const LabMazeCell *) (gpointer) self->path->data;
  guint n = self->path->len;

  lab_color_set_source (LAB_COLOR (LAB_MAZE_PATH_COLOR), cr);
  cairo_set_line_width (cr, lab_maze_figure_get_line (self));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  lead_out (self, cr, cells[0], TRUE);
  for (guint i = 0; i < n; i++)
    {
      /* Only the places where the way turns are corners of the line. */
      if (i == 0 || i + 1 == n
          || (cells[i - 1].row != cells[i + 1].row && cells[i - 1].column != cells[i + 1].column))
        cairo_line_to (cr, get_middle (self, cells[i].column), get_middle (self, cells[i].row));
    }
  lead_out (self, cr, cells[n - 1], FALSE);
  cairo_stroke (cr);
  draw_mark (self, cr, cells[0], TRUE);
  draw_mark (self, cr, cells[n - 1], FALSE);
}

static void
draw_on_white (gconstpointer  data,
               cairo_t       *cr,
               int            width G_GNUC_UNUSED,
               int            height G_GNUC_UNUSED)
{
  lab_color_set_source (LAB_COLOR (0xffffff), cr);
  cairo_paint (cr);
  lab_maze_figure_draw (data, cr);
}

/* Functions for other files */

/** lab_maze_figure_has_entrance: returns whether the border of a cell has a gap on one side. */
gboolean
lab_maze_figure_has_entrance (const LabMazeFigure *self,
                              guint                row,
                              guint                column,
                              LabMazeDirection     side)
{
  for (guint i = 0; self->entrances != NULL && i < self->entrances->len; i++)
    {
      const LabMazeEntrance *entrance = &g_array_index (self->entrances, LabMazeEntrance, i);

      if (entrance->cell.row == row && entrance->cell.column == column && entrance->side == side)
        return TRUE;
    }
  return FALSE;
}

/**
 * lab_maze_figure_has_wall:
 * @self: a picture
 * @across: whether the wall is above a cell; otherwise it is on the left of one
 * @line: the row or column of the cell; the one after the last has the border
 * @place: the column or row of the cell
 *
 * Returns: whether there is a wall
 */
gboolean
lab_maze_figure_has_wall (const LabMazeFigure *self,
                          gboolean             across,
                          guint                line,
                          guint                place)
{
  guint row = across ? line : place, column = across ? place : line;
  guint other_row = row - (across ? 1 : 0), other_column = column - (across ? 0 : 1);
  gboolean before = lab_maze_figure_has_cell (self, other_row, other_column);
  gboolean after = lab_maze_figure_has_cell (self, row, column);

  if (before && after)
    return across ? !lab_maze_is_open_below (self->maze, other_row, other_column)
                  : !lab_maze_is_open_right (self->maze, other_row, other_column);
  if (before)
    return !lab_maze_figure_has_entrance (self, other_row, other_column,
                                          across ? LAB_MAZE_DOWN : LAB_MAZE_RIGHT);
  return after && !lab_maze_figure_has_entrance (self, row, column,
                                                 across ? LAB_MAZE_UP : LAB_MAZE_LEFT);
}

/** lab_maze_figure_get_line: returns the width of the line of the solution. */
guint
lab_maze_figure_get_line (const LabMazeFigure *self)
{
  return MAX ((self->cell - self->wall) / 4, 1);
}

/** lab_maze_figure_get_radius: returns the radius of the marks at the ends of the solution. */
double
lab_maze_figure_get_radius (const LabMazeFigure *self)
{
  return (self->cell - self->wall) * 0.36;
}

/** lab_maze_figure_get_hole: returns the radius of the hole in the ring at the start. */
double
lab_maze_figure_get_hole (const LabMazeFigure *self)
{
  double radius = lab_maze_figure_get_radius (self);

  return MAX (radius - lab_maze_figure_get_line (self), radius / 2);
}

/* Public functions */

/** lab_maze_figure_init: returns a picture of the usual size for a format. */
LabMazeFigure
lab_maze_figure_init (const LabMaze   *maze,
                      LabFigureFormat  format)
{
  guint scale = format == LAB_FIGURE_PNG ? PNG_SCALE : 1;

  return (LabMazeFigure) { maze, scale * LAB_MAZE_FIGURE_CELL, scale * LAB_MAZE_FIGURE_WALL,
                           scale * LAB_MAZE_FIGURE_CELL, NULL, NULL };
}

/**
 * lab_maze_figure_draw:
 * @self: a picture
 * @cr: where to draw, in units; the margin begins at 0,0
 *
 * Draws a maze, but not the white below it.
 */
void
lab_maze_figure_draw (const LabMazeFigure *self,
                      cairo_t             *cr)
{
  g_return_if_fail (self != NULL && cr != NULL);

  lab_color_set_source (LAB_COLOR (0x000000), cr);
  for (guint row = 0; row <= self->maze->height; row++)
    draw_walls (self, cr, TRUE, row);
  for (guint column = 0; column <= self->maze->width; column++)
    draw_walls (self, cr, FALSE, column);
  if (self->path != NULL && self->path->len > 0)
    draw_path (self, cr);
}

/**
 * lab_maze_figure_write:
 * @self: a picture
 * @format: the format of the file
 * @write: receives the file in parts
 * @data: passed to @write
 * @error: return location for an error
 *
 * Writes a picture. An SVG or PDF has at most %LAB_MAZE_FIGURE_MAX cells in height and width; a PNG
 * is written row by row, and has any size.
 *
 * Returns: %TRUE if the size is possible
 */
gboolean
lab_maze_figure_write (const LabMazeFigure  *self,
                       LabFigureFormat       format,
                       LabMazeWriteFunc      write,
                       gpointer              data,
                       GError              **error)
{
  g_autoptr (GBytes) bytes = NULL;
  guint64 width, height;
  gconstpointer file;
  gsize size;

  g_return_val_if_fail (self != NULL && self->maze != NULL && write != NULL, FALSE);
  g_return_val_if_fail (self->cell >= 2 && self->cell <= LAB_MAZE_FIGURE_MAX_CELL, FALSE);
  g_return_val_if_fail (self->wall >= 1 && self->wall < self->cell, FALSE);

  if (format == LAB_FIGURE_PNG)
    return lab_maze_figure_write_pixels (self, write, data, error);
  width = (guint64) self->maze->width * self->cell + (guint64) self->margin * 2;
  height = (guint64) self->maze->height * self->cell + (guint64) self->margin * 2;
  if (MAX (self->maze->height, self->maze->width) > LAB_MAZE_FIGURE_MAX
      || MAX (height, width) > MAX_SIDE)
    return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SIZE,
                       /* Translators: the numbers are a height and a width. SVG, PDF, and PNG are
                        * formats of pictures. */
                       _("A maze of %u x %u cells is too large for a picture as SVG or PDF. Use "
                         "PNG, or smaller cells."), self->maze->height, self->maze->width);
  bytes = lab_figure_render (format, (int) width, (int) height, draw_on_white, self, error);
  if (bytes == NULL)
    return FALSE;
  file = g_bytes_get_data (bytes, &size);
  write (data, file, size);
  return TRUE;
}
