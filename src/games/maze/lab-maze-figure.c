/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-figure-private.h"

#include <string.h>

#include "lab-png-writer.h"

/* Pictures made of pixels. They are made row by row, and rows that repeat are made once, so that
 * the largest mazes can be written. */

/* The numbers of colors. Without a path, there are only black and white; with marks, their edges
 * have colors between white and that of the path. */
#define BLACK 0
#define WHITE 1
#define PATH 2
#define N_SHADES 13
#define N_COLORS (PATH + 1 + N_SHADES)

/* Each pixel of a mark is looked at in this many rows and columns. */
#define N_SAMPLES 4
#define N_POINTS (N_SAMPLES * N_SAMPLES)

/* The rows of pixels in a row of cells that look the same. */
typedef enum
{
  BAND_ABOVE_LINE,
  BAND_LINE,
  BAND_BELOW_LINE,
  N_BANDS,
} Band;

typedef struct
{
  const LabMazeFigure *figure;
  LabMaze *trail;               /* open where the path leads, or NULL */
  gboolean has_marks;
  guint origin;                 /* where the first wall begins, in pixels */
  guint width;                  /* of the picture */
  guint height;
  guint room;                   /* between walls */
  guint line;                   /* the width of the line of the path */
  guint line_start;             /* where this line begins in a room */
  guint8 *row;                  /* the colors of a row */
  LabPngWriter *png;
} Painter;

/* Private helpers: the path */

static gboolean
is_end (const Painter *painter,
        guint          index,
        guint          row,
        guint          column)
{
  const LabMazeCell *cell = &g_array_index (painter->figure->path, LabMazeCell, index);

  return cell->row == row && cell->column == column;
}

/* Returns whether the path leaves the maze through a side of a cell. */
static gboolean
leads_out (const Painter    *painter,
           guint             row,
           guint             column,
           LabMazeDirection  side)
{
  return lab_maze_figure_has_entrance (painter->figure, row, column, side)
         && (is_end (painter, 0, row, column)
             || is_end (painter, painter->figure->path->len - 1, row, column));
}

/* Returns whether the path crosses the line above a cell, or on its left. */
static gboolean
crosses (const Painter *painter,
         gboolean       across,
         guint          line,
         guint          place)
{
  guint row = across ? line : place, column = across ? place : line;
  guint other_row = row - (across ? 1 : 0), other_column = column - (across ? 0 : 1);
  gboolean before, after;

  if (painter->trail == NULL)
    return FALSE;
  before = lab_maze_figure_has_cell (painter->figure, other_row, other_column);
  after = lab_maze_figure_has_cell (painter->figure, row, column);
  if (before && after)
    return across ? lab_maze_is_open_below (painter->trail, other_row, other_column)
                  : lab_maze_is_open_right (painter->trail, other_row, other_column);
  if (before)
    return leads_out (painter, other_row, other_column, across ? LAB_MAZE_DOWN : LAB_MAZE_RIGHT);
  return after && leads_out (painter, row, column, across ? LAB_MAZE_UP : LAB_MAZE_LEFT);
}

/* Returns the directions in which the path leaves a cell. */
static guint
get_ways (const Painter *painter,
          guint          row,
          guint          column)
{
  guint ways = 0;

  if (painter->trail == NULL)
    return 0;
  if (crosses (painter, TRUE, row, column))
    ways |= LAB_MAZE_BIT (LAB_MAZE_UP);
  if (crosses (painter, TRUE, row + 1, column))
    ways |= LAB_MAZE_BIT (LAB_MAZE_DOWN);
  if (crosses (painter, FALSE, column, row))
    ways |= LAB_MAZE_BIT (LAB_MAZE_LEFT);
  if (crosses (painter, FALSE, column + 1, row))
    ways |= LAB_MAZE_BIT (LAB_MAZE_RIGHT);
  return ways;
}

/* Private helpers: walls */

static inline void
paint (const Painter *painter,
       guint          start,
       guint          length,
       guint8         color)
{
  memset (painter->row + start, color, length);
}

/* Returns whether a wall meets the corner above and to the left of a cell. */
static gboolean
has_corner (const Painter *painter,
            guint          row,
            guint          column)
{
  const LabMaze *maze = painter->figure->maze;

  return (column < maze->width && lab_maze_figure_has_wall (painter->figure, TRUE, row, column))
         || (column > 0 && lab_maze_figure_has_wall (painter->figure, TRUE, row, column - 1))
         || (row < maze->height && lab_maze_figure_has_wall (painter->figure, FALSE, column, row))
         || (row > 0 && lab_maze_figure_has_wall (painter->figure, FALSE, column, row - 1));
}

/* Makes the row of pixels through the walls above a row of cells. */
static void
paint_walls (const Painter *painter,
             guint          row)
{
  const LabMazeFigure *figure = painter->figure;

  paint (painter, 0, painter->width, WHITE);
  for (guint column = 0; column <= figure->maze->width; column++)
    {
      guint x = painter->origin + column * figure->cell;

      if (has_corner (painter, row, column))
        paint (painter, x, figure->wall, BLACK);
      if (column == figure->maze->width)
        continue;
      if (lab_maze_figure_has_wall (painter->figure, TRUE, row, column))
        paint (painter, x + figure->wall, painter->room, BLACK);
      else if (crosses (painter, TRUE, row, column))
        paint (painter, x + figure->wall + painter->line_start, painter->line, PATH);
    }
}

/* Private helpers: cells */

/* Paints the path in a cell whose room begins at @x. */
static void
paint_path (const Painter *painter,
            guint          x,
            guint          ways,
            Band           band)
{
  guint start = x + painter->line_start, end = start + painter->line;

  if (band == BAND_LINE)
    {
      if ((ways & LAB_MAZE_BIT (LAB_MAZE_LEFT)) != 0)
        start = x;
      if ((ways & LAB_MAZE_BIT (LAB_MAZE_RIGHT)) != 0)
        end = x + painter->room;
    }
  else if ((ways & LAB_MAZE_BIT (band == BAND_ABOVE_LINE ? LAB_MAZE_UP : LAB_MAZE_DOWN)) == 0)
    {
      return;
    }
  paint (painter, start, end - start, PATH);
}

/* Makes a row of pixels through a row of cells. */
static void
paint_cells (const Painter *painter,
             guint          row,
             Band           band)
{
  const LabMazeFigure *figure = painter->figure;

  paint (painter, 0, painter->width, WHITE);
  for (guint column = 0; column <= figure->maze->width; column++)
    {
      guint x = painter->origin + column * figure->cell;
      guint ways;

      if (lab_maze_figure_has_wall (painter->figure, FALSE, column, row))
        paint (painter, x, figure->wall, BLACK);
      else if (band == BAND_LINE && crosses (painter, FALSE, column, row))
        paint (painter, x, figure->wall, PATH);
      if (column == figure->maze->width)
        continue;
      ways = get_ways (painter, row, column);
      if (ways != 0)
        paint_path (painter, x + figure->wall, ways, band);
    }
}

/* Private helpers: marks */

/* Returns how many points of a pixel are within a distance from the middle of the room. */
static guint
count_points (const Painter *painter,
              guint          x,
              guint          y,
              double         radius)
{
  guint n = 0;

  for (guint i = 0; i < N_POINTS; i++)
    {
      guint right = i % N_SAMPLES, below = i / N_SAMPLES;
      double dx = x + (right + 0.5) / N_SAMPLES - painter->room / 2.0;
      double dy = y + (below + 0.5) / N_SAMPLES - painter->room / 2.0;

      n += dx * dx + dy * dy < radius * radius ? 1 : 0;
    }
  return n;
}

static guint8
get_shade (guint n_points)
{
  if (n_points == 0)
    return WHITE;
  if (n_points == N_POINTS)
    return PATH;
  return (guint8) (PATH + 1 + (n_points - 1) * N_SHADES / (N_POINTS - 1));
}

/* Paints a row of a ring or a disc over what is in an end of the path. */
static void
paint_mark (const Painter *painter,
            gboolean       is_start,
            guint          y)
{
  const GArray *path = painter->figure->path;
  LabMazeCell cell = g_array_index (path, LabMazeCell, is_start ? 0 : path->len - 1);
  guint8 *row = painter->row + painter->origin + (gsize) cell.column * painter->figure->cell
                + painter->figure->wall;
  double radius = lab_maze_figure_get_radius (painter->figure);
  double hole = is_start ? lab_maze_figure_get_hole (painter->figure) : 0;

  for (guint x = 0; x < painter->room; x++)
    {
      guint n_outer = count_points (painter, x, y, radius);
      guint n_hole = count_points (painter, x, y, hole);

      if (n_outer > 0 && (row[x] == WHITE || n_outer == N_POINTS))
        row[x] = get_shade (n_outer - n_hole);
    }
}

/* Paints a row of the marks that are in a row of cells. */
static void
paint_marks (const Painter *painter,
             guint          row,
             guint          y)
{
  const GArray *path = painter->figure->path;

  if (g_array_index (path, LabMazeCell, path->len - 1).row == row)
    paint_mark (painter, FALSE, y);
  if (g_array_index (path, LabMazeCell, 0).row == row)
    paint_mark (painter, TRUE, y);
}

static gboolean
has_marks (const Painter *painter,
           guint          row)
{
  const GArray *path = painter->figure->path;

  return painter->has_marks
         && (g_array_index (path, LabMazeCell, 0).row == row
             || g_array_index (path, LabMazeCell, path->len - 1).row == row);
}

/* Private helpers: rows */

static gboolean
write_rows (const Painter *painter,
            guint          n)
{
  for (guint i = 0; i < n; i++)
    {
      if (!lab_png_writer_write_row (painter->png, painter->row))
        return FALSE;
    }
  return TRUE;
}

static Band
get_band (const Painter *painter,
          guint          y)
{
  if (painter->trail == NULL || y < painter->line_start)
    return BAND_ABOVE_LINE;
  return y < painter->line_start + painter->line ? BAND_LINE : BAND_BELOW_LINE;
}

/* Writes a row of cells. */
static gboolean
write_cells (const Painter *painter,
             guint          row)
{
  gboolean marks = has_marks (painter, row);
  Band painted = N_BANDS;

  for (guint y = 0; y < painter->room; y++)
    {
      Band band = get_band (painter, y);

      if (band != painted || marks)
        paint_cells (painter, row, band);
      painted = band;
      if (marks)
        paint_marks (painter, row, y);
      if (!write_rows (painter, 1))
        return FALSE;
    }
  return TRUE;
}

/* Writes all rows, unless there is an error. */
static void
write_all (const Painter *painter)
{
  guint height = painter->figure->maze->height;
  guint bottom = painter->origin + height * painter->figure->cell + painter->figure->wall;

  paint (painter, 0, painter->width, WHITE);
  if (!write_rows (painter, painter->origin))
    return;
  for (guint row = 0; row <= height; row++)
    {
      paint_walls (painter, row);
      if (!write_rows (painter, painter->figure->wall)
          || (row < height && !write_cells (painter, row)))
        return;
    }
  paint (painter, 0, painter->width, WHITE);
  write_rows (painter, painter->height - bottom);
}

static void
make_colors (guint32 colors[N_COLORS])
{
  colors[BLACK] = 0x000000;
  colors[WHITE] = 0xffffff;
  colors[PATH] = LAB_MAZE_PATH_COLOR;
  for (guint i = 0; i < N_SHADES; i++)
    {
      colors[PATH + 1 + i] = 0;
      for (guint shift = 0; shift < 24; shift += 8)
        {
          guint full = (guint) LAB_MAZE_PATH_COLOR >> shift & 0xff;

          colors[PATH + 1 + i] |= (0xff - (0xff - full) * (i + 1) / (N_SHADES + 1)) << shift;
        }
    }
}

/* Functions for other files */

/** lab_maze_figure_make_trail: returns a maze with openings only where a path leads. */
LabMaze *
lab_maze_figure_make_trail (const LabMaze  *maze,
                            const GArray   *path,
                            GError        **error)
{
  LabMaze *trail = lab_maze_new (maze->height, maze->width, error);

  for (guint i = 1; trail != NULL && i < path->len; i++)
    {
      LabMazeCell from = g_array_index (path, LabMazeCell, i - 1);
      LabMazeCell to = g_array_index (path, LabMazeCell, i);

      if (from.row == to.row)
        lab_maze_open (trail, from.row, MIN (from.column, to.column), LAB_MAZE_RIGHT);
      else
        lab_maze_open (trail, MIN (from.row, to.row), from.column, LAB_MAZE_DOWN);
    }
  return trail;
}

/** lab_maze_figure_write_pixels: writes a picture as PNG, as lab_maze_figure_write() does. */
gboolean
lab_maze_figure_write_pixels (const LabMazeFigure  *self,
                              LabMazeWriteFunc      write,
                              gpointer              data,
                              GError              **error)
{
  g_autoptr (LabMaze) trail = NULL;
  g_autofree guint8 *row = NULL;
  guint32 colors[N_COLORS];
  Painter painter = { .figure = self };

  if (self->path != NULL && self->path->len > 0
      && (trail = lab_maze_figure_make_trail (self->maze, self->path, error)) == NULL)
    return FALSE;
  painter.trail = trail;
  painter.room = self->cell - self->wall;
  painter.has_marks = trail != NULL && painter.room >= LAB_MAZE_MIN_MARK_ROOM;
  painter.origin = self->margin - MIN (self->margin, self->wall / 2);
  painter.width = MAX (self->maze->width * self->cell + 2 * self->margin,
                       painter.origin + self->maze->width * self->cell + self->wall);
  painter.height = MAX (self->maze->height * self->cell + 2 * self->margin,
                        painter.origin + self->maze->height * self->cell + self->wall);
  painter.line = lab_maze_figure_get_line (self);
  painter.line_start = (painter.room - painter.line) / 2;
  row = g_malloc (painter.width);
  painter.row = row;
  make_colors (colors);
  painter.png = lab_png_writer_new (painter.height, painter.width, colors,
                                    painter.has_marks ? N_COLORS : trail != NULL ? 3 : 2, FALSE,
                                    write, data);
  write_all (&painter);
  return lab_png_writer_finish (painter.png, error);
}
