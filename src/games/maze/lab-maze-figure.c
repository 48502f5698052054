/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-figure.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lab-color.h"
#include "lab-maze-image.h"
#include "lab-maze.h"
#include "lab-refuse.h"

/* What pictures made of lines and pictures made of pixels have in common. */

/** The color of the solution. In an image that is read again, it counts as light. */
#define LAB_MAZE_PATH_COLOR 0xe01b24

/** The smallest room in a cell in which marks can be seen. */
#define LAB_MAZE_MIN_MARK_ROOM 4

/* The largest side of a page in a PDF file, in units: 200 inches. */
#define MAX_SIDE 19200

/* A PNG picture has two pixels for each unit. */
#define PNG_SCALE 2

/* Images with one pixel for each wall and passage. They are made from words of 64 cells: the words
 * of the passages and walls in a row are interleaved to a row of pixels. */

/* The bits of a color: black is 0, white 1, the path 2. */
#define LOW 0
#define HIGH 1

/* What is needed for each row of pixels. */
typedef struct
{
  const LabMaze *maze;
  const LabMaze *trail;         /* open where the path leads, or NULL */
  const GArray *entrances;
  const GArray *path;
  guint64 *bits[2];             /* the bits of each pixel of a row; one word more than needed */
  guint64 *row;                 /* the row in the file */
  gsize n_words;                /* in a row of bits */
  LabPngWriter *png;
} Writer;

/* Images: bits */

/* Returns 32 bits with a 0 before each of them. */
static inline guint64
spread (guint64 bits)
{
  bits &= G_MAXUINT32;
  bits = (bits | bits << 16) & G_GUINT64_CONSTANT (0x0000ffff0000ffff);
  bits = (bits | bits << 8) & G_GUINT64_CONSTANT (0x00ff00ff00ff00ff);
  bits = (bits | bits << 4) & G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f);
  bits = (bits | bits << 2) & G_GUINT64_CONSTANT (0x3333333333333333);
  return (bits | bits << 1) & G_GUINT64_CONSTANT (0x5555555555555555);
}

/* Sets the pixels of 64 cells: first the one to the left of a cell, then the cell. */
static inline void
interleave (guint64 *bits,
            gsize    word,
            guint64  left,
            guint64  middle)
{
  bits[2 * word] = spread (left) | spread (middle) << 1;
  bits[2 * word + 1] = spread (left >> 32) | spread (middle >> 32) << 1;
}

static void
set_pixel (const Writer *writer,
           guint         x,
           guint         color)
{
  guint64 bit = G_GUINT64_CONSTANT (1) << x % 64;

  for (guint i = LOW; i <= HIGH; i++)
    {
      writer->bits[i][x / 64] &= ~bit;
      writer->bits[i][x / 64] |= (color >> i & 1) != 0 ? bit : 0;
    }
}

/* Returns the word of the openings on the left of cells, from that of the openings on the right. */
static inline guint64
shift (const guint64 *words,
       gsize          word)
{
  return words[2 * word] << 1 | (word > 0 ? words[2 * word - 2] >> 63 : 0);
}

/* Images: rows */

/* Returns which cells of a word the path goes through. */
static inline guint64
get_trail (const Writer *writer,
           guint         row,
           gsize         word)
{
  const guint64 *words = lab_maze_get_words (writer->trail, row);
  guint64 cells = words[2 * word] | shift (words, word) | words[2 * word + 1];

  if (row > 0)
    cells |= lab_maze_get_words (writer->trail, row - 1)[2 * word + 1];
  return cells;
}

/* Makes the row of pixels through a row of cells. */
static void
make_cells (const Writer *writer,
            guint         row)
{
  const LabMaze *maze = writer->maze;
  const guint64 *words = lab_maze_get_words (maze, row);

  for (gsize i = 0; i < maze->n_words; i++)
    {
      guint64 left = shift (words, i), cells = lab_maze_get_present_word (maze, row, i);
      guint64 left_trail = 0, trail = 0;

      if (writer->trail != NULL)
        {
          left_trail = shift (lab_maze_get_words (writer->trail, row), i);
          trail = get_trail (writer, row, i);
        }
      interleave (writer->bits[LOW], i, left & ~left_trail, cells & ~trail);
      interleave (writer->bits[HIGH], i, left_trail, trail);
    }
}

/* Makes the row of pixels through the walls above a row of cells. A corner is white if no wall
 * meets it. */
static void
make_walls (const Writer *writer,
            guint         row)
{
  const LabMaze *maze = writer->maze;
  const guint64 *above, *below;

  memset (writer->bits[LOW], 0, writer->n_words * sizeof (guint64));
  memset (writer->bits[HIGH], 0, writer->n_words * sizeof (guint64));
  if (row == 0 || row == maze->height)
    return;
  above = lab_maze_get_words (maze, row - 1);
  below = lab_maze_get_words (maze, row);
  for (gsize i = 0; i < maze->n_words; i++)
    {
      guint64 open = above[2 * i + 1];
      guint64 corner = open & (open << 1 | (i > 0 ? above[2 * i - 1] >> 63 : 0))
                       & shift (above, i) & shift (below, i);
      guint64 trail = 0;

      if (writer->trail != NULL)
        trail = lab_maze_get_words (writer->trail, row - 1)[2 * i + 1];
      interleave (writer->bits[LOW], i, corner, open & ~trail);
      interleave (writer->bits[HIGH], i, 0, trail);
    }
}

/* Returns whether a cell is an end of a path. */
static gboolean
is_end (const GArray *path,
        LabMazeCell   cell)
{
  const LabMazeCell *cells = (const LabMazeCell *) (gpointer) path->data;

  return lab_maze_cell_equal (cells[0], cell)
         || lab_maze_cell_equal (cells[path->len - 1], cell);
}

/* Opens the border where the entrances are that lie in a row of pixels, and paints the ends of the
 * path, which may be one cell. */
static void
make_ends (const Writer *writer,
           guint         y)
{
  for (guint i = 0; writer->entrances != NULL && i < writer->entrances->len; i++)
    {
      const LabMazeEntrance *entrance = &g_array_index (writer->entrances, LabMazeEntrance, i);

      if (2 * entrance->cell.row + 1 + (guint) lab_maze_row_steps[entrance->side] == y)
        set_pixel (writer,
                   2 * entrance->cell.column + 1
                   + (guint) lab_maze_column_steps[entrance->side],
                   writer->trail != NULL && is_end (writer->path, entrance->cell)
                       ? 1u << HIGH : 1u << LOW);
    }
  for (guint i = 0; writer->trail != NULL && i < 2; i++)
    {
      LabMazeCell cell = g_array_index (writer->path, LabMazeCell,
                                        i == 0 ? 0 : writer->path->len - 1);

      if (2 * cell.row + 1 == y)
        set_pixel (writer, 2 * cell.column + 1, 1u << HIGH);
    }
}

/* Writes the row that was made. */
static gboolean
write_row (const Writer *writer,
           guint         y)
{
  make_ends (writer, y);
  for (gsize i = 0; i < writer->n_words; i++)
    {
      guint64 low = writer->bits[LOW][i], high = writer->bits[HIGH][i];

      if (writer->trail == NULL)
        {
          writer->row[i] = GUINT64_TO_LE (low);
          continue;
        }
      writer->row[2 * i] = GUINT64_TO_LE (spread (low) | spread (high) << 1);
      writer->row[2 * i + 1] = GUINT64_TO_LE (spread (low >> 32) | spread (high >> 32) << 1);
    }
  return lab_png_writer_write_row (writer->png, (const guint8 *) writer->row);
}

static void
write_all (const Writer *writer)
{
  for (guint row = 0; row <= writer->maze->height; row++)
    {
      make_walls (writer, row);
      if (!write_row (writer, 2 * row))
        return;
      if (row == writer->maze->height)
        return;
      make_cells (writer, row);
      if (!write_row (writer, 2 * row + 1))
        return;
    }
}

/** lab_maze_figure_make_trail: returns a maze with openings only where a path leads. */
static LabMaze *
lab_maze_figure_make_trail (const LabMaze  *maze,
                            const GArray   *path,
                            GError        **error)
{
  LabMaze *trail = lab_maze_new (maze->height, maze->width, error);

  for (guint i = 1; trail != NULL && i < path->len; i++)
    {
      LabMazeCell from = g_array_index (path, LabMazeCell, i - 1);
      LabMazeCell to = g_array_index (path, LabMazeCell, i);

      lab_maze_open (trail, from.row, from.column, lab_maze_get_direction (from, to));
    }
  return trail;
}

/**
 * lab_maze_image_write:
 * @maze: a maze
 * @entrances: (nullable) (element-type LabMazeEntrance): gaps in the border
 * @path: (nullable) (element-type LabMazeCell): the way to draw in color
 * @write: receives the file in parts
 * @data: passed to @write
 * @error: return location for a #LabMazeError
 *
 * Writes a maze as an image that lab_maze_image_read() reads. Cells that are left out are black.
 *
 * Returns: %TRUE if there is enough memory
 */
gboolean
lab_maze_image_write (const LabMaze     *maze,
                      const GArray      *entrances,
                      const GArray      *path,
                      LabMazeWriteFunc   write,
                      gpointer           data,
                      GError           **error)
{
  static const guint32 colors[] = { 0x000000, 0xffffff, LAB_MAZE_PATH_COLOR };
  g_autoptr (LabMaze) trail = NULL;
  g_autofree guint64 *words = NULL;
  Writer writer = { .maze = maze, .entrances = entrances, .path = path };

  g_return_val_if_fail (maze != NULL && write != NULL, FALSE);

  if (path != NULL && path->len > 0
      && (trail = lab_maze_figure_make_trail (maze, path, error)) == NULL)
    return FALSE;
  writer.trail = trail;
  writer.n_words = 2 * maze->n_words;
  words = g_new0 (guint64, 4 * writer.n_words);
  writer.bits[LOW] = words;
  writer.bits[HIGH] = words + writer.n_words;
  writer.row = words + 2 * writer.n_words;
  writer.png = lab_png_writer_new (2 * maze->height + 1, 2 * maze->width + 1, colors,
                                   trail != NULL ? 3 : 2, TRUE, write, data);
  write_all (&writer);
  return lab_png_writer_finish (writer.png, error);
}

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

/* Pixels: the path */

/** lab_maze_figure_has_entrance: returns whether the border of a cell has a gap on one side. */
static gboolean
lab_maze_figure_has_entrance (const LabMazeFigure *self,
                              LabMazeCell          cell,
                              LabMazeDirection     side)
{
  for (guint i = 0; self->entrances != NULL && i < self->entrances->len; i++)
    {
      const LabMazeEntrance *entrance = &g_array_index (self->entrances, LabMazeEntrance, i);

      if (lab_maze_cell_equal (entrance->cell, cell) && entrance->side == side)
        return TRUE;
    }
  return FALSE;
}

/* Returns whether the line above a cell, or on its left, is open or not. A line outside the maze is
 * neither. In the trail of the path instead of the maze, only the ends of the path lead out. */
static gboolean
is_line (const LabMazeFigure *self,
         const LabMaze       *ways,
         gboolean             open,
         gboolean             across,
         guint                line,
         guint                place)
{
  LabMazeCell cell = { across ? line : place, across ? place : line };
  LabMazeDirection back = across ? LAB_MAZE_UP : LAB_MAZE_LEFT;
  LabMazeCell other = lab_maze_step (cell, back);
  gboolean before = lab_maze_has_cell (self->maze, other);
  gboolean after = lab_maze_has_cell (self->maze, cell);

  if (before && after)
    return open == (across ? lab_maze_is_open_below (ways, other.row, other.column)
                           : lab_maze_is_open_right (ways, other.row, other.column));
  if (!before && !after)
    return FALSE;
  if (before)
    cell = other;
  return open == (lab_maze_figure_has_entrance (self, cell, before ? back ^ 1 : back)
                  && (ways == self->maze || is_end (self->path, cell)));
}

/* Returns whether the path crosses the line above a cell, or on its left. */
static gboolean
crosses (const Painter *painter,
         gboolean       across,
         guint          line,
         guint          place)
{
  return painter->trail != NULL
         && is_line (painter->figure, painter->trail, TRUE, across, line, place);
}

/* Returns the directions in which the path leaves a cell. */
static guint
get_ways (const Painter *painter,
          guint          row,
          guint          column)
{
  return (guint) crosses (painter, TRUE, row, column) << LAB_MAZE_UP
         | (guint) crosses (painter, TRUE, row + 1, column) << LAB_MAZE_DOWN
         | (guint) crosses (painter, FALSE, column, row) << LAB_MAZE_LEFT
         | (guint) crosses (painter, FALSE, column + 1, row) << LAB_MAZE_RIGHT;
}

/* Pixels: walls */

static inline void
paint (const Painter *painter,
       guint          start,
       guint          length,
       guint8         color)
{
  memset (painter->row + start, color, length);
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
static gboolean
lab_maze_figure_has_wall (const LabMazeFigure *self,
                          gboolean             across,
                          guint                line,
                          guint                place)
{
  return is_line (self, self->maze, FALSE, across, line, place);
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

/* Pixels: cells */

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

/* Pixels: marks */

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

/** lab_maze_figure_get_radius: returns the radius of the marks at the ends of the solution. */
static double
lab_maze_figure_get_radius (const LabMazeFigure *self)
{
  return (self->cell - self->wall) * 0.36;
}

/** lab_maze_figure_get_line: returns the width of the line of the solution. */
static guint
lab_maze_figure_get_line (const LabMazeFigure *self)
{
  return MAX ((self->cell - self->wall) / 4, 1);
}

/** lab_maze_figure_get_hole: returns the radius of the hole in the ring at the start. */
static double
lab_maze_figure_get_hole (const LabMazeFigure *self)
{
  double radius = lab_maze_figure_get_radius (self);

  return MAX (radius - lab_maze_figure_get_line (self), radius / 2);
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

/* Pixels: rows */

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
pixels_write_all (const Painter *painter)
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

/** lab_maze_figure_write_pixels: writes a picture as PNG, as lab_maze_figure_write() does. */
static gboolean
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
  pixels_write_all (&painter);
  return lab_png_writer_finish (painter.png, error);
}

/* Lines */

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

      if (!lab_maze_cell_equal (entrance->cell, cell))
        continue;
      x += lab_maze_column_steps[entrance->side] * (self->cell / 2.0);
      y += lab_maze_row_steps[entrance->side] * (self->cell / 2.0);
      (is_start ? cairo_move_to : cairo_line_to) (cr, x, y);
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
 * lab_maze_figure_check:
 * @self: a picture; its maze may be %NULL
 * @format: the format of the file
 * @height: the height of the maze, in cells
 * @width: its width
 * @error: return location for an error
 *
 * Returns: whether lab_maze_figure_write() can write a picture of this size
 */
gboolean
lab_maze_figure_check (const LabMazeFigure  *self,
                       LabFigureFormat       format,
                       guint                 height,
                       guint                 width,
                       GError              **error)
{
  guint longest = MAX (height, width);

  if (format == LAB_FIGURE_PNG
      || (longest <= LAB_MAZE_FIGURE_MAX
          && (guint64) longest * self->cell + (guint64) self->margin * 2 <= MAX_SIDE))
    return TRUE;
  return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SIZE,
                     /* Translators: the numbers are a height and a width. SVG, PDF, and PNG are
                      * formats of pictures. */
                     _("A maze of %u x %u cells is too large for a picture as SVG or PDF. Use "
                       "PNG, or smaller cells."), height, width);
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
  guint width, height;
  gconstpointer file;
  gsize size;

  g_return_val_if_fail (self != NULL && self->maze != NULL && write != NULL, FALSE);
  g_return_val_if_fail (self->cell >= 2 && self->cell <= LAB_MAZE_FIGURE_MAX_CELL, FALSE);
  g_return_val_if_fail (self->wall >= 1 && self->wall < self->cell, FALSE);

  if (format == LAB_FIGURE_PNG)
    return lab_maze_figure_write_pixels (self, write, data, error);
  if (!lab_maze_figure_check (self, format, self->maze->height, self->maze->width, error))
    return FALSE;
  width = self->maze->width * self->cell + 2 * self->margin;
  height = self->maze->height * self->cell + 2 * self->margin;
  bytes = lab_figure_render (format, (int) width, (int) height, draw_on_white, self, error);
  if (bytes == NULL)
    return FALSE;
  file = g_bytes_get_data (bytes, &size);
  write (data, file, size);
  return TRUE;
}
