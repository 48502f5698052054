/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-image.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-maze-entrance.h"
#include "lab-maze-private.h"
#include "lab-png-reader.h"
#include "lab-refuse.h"

/* Pixels between these two are neither dark nor light. */
#define MAX_DARK 63
#define MIN_LIGHT 192

/* Three rows of pixels are known at a time: the one above the current one, this, and the next. */
#define N_ROWS 3

/* A reader of a maze. */
typedef struct
{
  LabPngReader *png;
  LabMaze *maze;
  GArray *entrances;
  guint8 *rows[N_ROWS];         /* whether pixels are light; rows[y % N_ROWS] is row y */
  guint width;                  /* of the image */
  guint height;
} Reader;

/* Private helpers: pixels */

#define refuse_pixel(error, ...) \
  lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SYNTAX, __VA_ARGS__)

static inline gboolean
is_light (const Reader *reader,
          guint         y,
          guint         x)
{
  return reader->rows[y % N_ROWS][x] != 0;
}

/* Reads a row, and decides which pixels are light. */
static gboolean
read_row (Reader  *reader,
          guint    y,
          GError **error)
{
  guint8 *row = reader->rows[y % N_ROWS];
  guint n_unclear = 0;

  if (!lab_png_reader_read_row (reader->png, row, error))
    return FALSE;
  for (guint x = 0; x < reader->width; x++)
    n_unclear += row[x] > MAX_DARK && row[x] < MIN_LIGHT ? 1 : 0;
  for (guint x = 0; n_unclear > 0; x++)
    {
      if (row[x] > MAX_DARK && row[x] < MIN_LIGHT)
        return refuse_pixel (error,
                             /* Translators: the numbers count pixels from 0. */
                             _("The pixel in row %u, column %u is neither dark nor light. Draw "
                               "walls in black and passages in white."), y, x);
    }
  for (guint x = 0; x < reader->width; x++)
    row[x] = row[x] >= MIN_LIGHT ? 1 : 0;
  return TRUE;
}

/* Checks the corners of a row: one that is light needs four light pixels around it, or it would
 * join passages that no opening joins. */
static gboolean
check_corners (const Reader  *reader,
               guint          y,
               GError       **error)
{
  for (guint x = 0; x < reader->width; x += 2)
    {
      if (!is_light (reader, y, x))
        continue;
      if (y == 0 || x == 0 || y + 1 == reader->height || x + 1 == reader->width
          || !is_light (reader, y - 1, x) || !is_light (reader, y + 1, x)
          || !is_light (reader, y, x - 1) || !is_light (reader, y, x + 1))
        return refuse_pixel (error,
                             /* Translators: the numbers count pixels from 0. A corner is where
                              * walls can meet. */
                             _("The pixel in row %u, column %u is a corner between cells, and must "
                               "be black."), y, x);
    }
  return TRUE;
}

/* Private helpers: mazes */

static void
leave_out (LabMaze *maze,
           guint    row,
           guint    column)
{
  if (!lab_maze_is_present (maze, row, column))
    return;
  maze->present[maze->n_words * row + column / 64] &= ~(G_GUINT64_CONSTANT (1) << column % 64);
  maze->n_cells--;
}

/* Leaves out the cells of a row that are dark. */
static gboolean
read_cells (Reader  *reader,
            guint    row,
            GError **error)
{
  LabMaze *maze = reader->maze;
  const guint8 *pixels = reader->rows[(2 * row + 1) % N_ROWS];

  for (guint column = 0; column < maze->width; column++)
    {
      if (pixels[2 * column + 1] != 0)
        continue;
      if (maze->present == NULL && !lab_maze_add_presence (maze, error))
        return FALSE;
      leave_out (maze, row, column);
    }
  return TRUE;
}

static void
add_entrance (Reader           *reader,
              guint             row,
              guint             column,
              LabMazeDirection  side)
{
  LabMazeEntrance entrance = { { row, column }, side };

  g_array_append_val (reader->entrances, entrance);
}

static gboolean
refuse_opening (guint    y,
                guint    x,
                GError **error)
{
  return refuse_pixel (error,
                       /* Translators: the numbers count pixels from 0. */
                       _("The pixel in row %u, column %u is white, but no cell is beside it."), y,
                       x);
}

/* Takes a light pixel on the left of a cell, or on the right of the last one. */
static gboolean
open_across (Reader  *reader,
             guint    row,
             guint    column,
             GError **error)
{
  gboolean left = column > 0 && lab_maze_is_present (reader->maze, row, column - 1);
  gboolean right = column < reader->maze->width && lab_maze_is_present (reader->maze, row, column);

  if (left && right)
    lab_maze_open (reader->maze, row, column - 1, LAB_MAZE_RIGHT);
  else if (left)
    add_entrance (reader, row, column - 1, LAB_MAZE_RIGHT);
  else if (right)
    add_entrance (reader, row, column, LAB_MAZE_LEFT);
  else
    return refuse_opening (2 * row + 1, 2 * column, error);
  return TRUE;
}

/* Takes a light pixel above a cell, or below the last one. */
static gboolean
open_down (Reader  *reader,
           guint    row,
           guint    column,
           GError **error)
{
  gboolean above = row > 0 && lab_maze_is_present (reader->maze, row - 1, column);
  gboolean below = row < reader->maze->height && lab_maze_is_present (reader->maze, row, column);

  if (above && below)
    lab_maze_open (reader->maze, row - 1, column, LAB_MAZE_DOWN);
  else if (above)
    add_entrance (reader, row - 1, column, LAB_MAZE_DOWN);
  else if (below)
    add_entrance (reader, row, column, LAB_MAZE_UP);
  else
    return refuse_opening (2 * row, 2 * column + 1, error);
  return TRUE;
}

/* Returns a word with the light of every other pixel. */
static inline guint64
gather (const guint8 *pixels,
        guint         n)
{
  guint64 word = 0;

  for (guint i = 0; i < n; i++)
    word |= (guint64) pixels[(gsize) i * 2] << i;
  return word;
}

/* Reads the openings in a row of cells, and above it unless it is the first one, for 64 cells at a
 * time. No cell is left out. */
static void
read_words (Reader *reader,
            guint   row)
{
  LabMaze *maze = reader->maze;
  guint64 *words = lab_maze_get_words (maze, row);

  for (guint i = 0; i < maze->n_words; i++)
    {
      guint n = MIN (64, maze->width - 64 * i);
      gboolean is_last = i + 1 == maze->n_words;

      if (n == 0)
        break;
      if (row > 0)
        (words - 2 * maze->n_words)[(gsize) i * 2 + 1] = gather (reader->rows[2 * row % N_ROWS]
                                                         + 128 * (gsize) i + 1, n);
      words[(gsize) i * 2] = gather (reader->rows[(2 * row + 1) % N_ROWS] + 128 * (gsize) i + 2,
                             n - (is_last || 64 * (i + 1) == maze->width ? 1 : 0));
    }
}

/* Reads the openings in a row of cells and above it. Their pixels, and those of the cells above,
 * are known. The row after the last one has only openings above. */
static gboolean
read_openings (Reader  *reader,
               guint    row,
               GError **error)
{
  const guint8 *above = reader->rows[2 * row % N_ROWS];
  const guint8 *across = reader->rows[(2 * row + 1) % N_ROWS];
  guint width = reader->maze->width;
  gboolean by_words = reader->maze->present == NULL && row < reader->maze->height;

  if (by_words)
    read_words (reader, row);
  for (guint column = 0; (!by_words || row == 0) && column < width; column++)
    {
      if (above[2 * column + 1] != 0 && !open_down (reader, row, column, error))
        return FALSE;
    }
  /* Only the border is left if words were read. */
  for (guint column = 0; row < reader->maze->height && column <= width;
       column += by_words ? width : 1)
    {
      if (across[(gsize) column * 2] != 0 && !open_across (reader, row, column, error))
        return FALSE;
    }
  return TRUE;
}

/* Reads all rows. A row of corners is checked when the row after it is known. */
static gboolean
read_rows (Reader  *reader,
           GError **error)
{
  for (guint row = 0; row <= reader->maze->height; row++)
    {
      if (!read_row (reader, 2 * row, error))
        return FALSE;
      if (row < reader->maze->height
          && (!read_row (reader, 2 * row + 1, error) || !read_cells (reader, row, error)))
        return FALSE;
      if (!check_corners (reader, 2 * row, error) || !read_openings (reader, row, error))
        return FALSE;
    }
  return TRUE;
}

/* Makes a maze for an image, if its size is right. */
static LabMaze *
make_maze (Reader  *reader,
           GError **error)
{
  if (reader->height % 2 == 0 || reader->width % 2 == 0 || MIN (reader->height, reader->width) < 3)
    {
      lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SIZE,
                  /* Translators: the numbers are a height and a width. */
                  _("An image of %u x %u pixels is not a maze. Its height and width must be odd "
                    "numbers from 3."), reader->height, reader->width);
      return NULL;
    }
  return lab_maze_new (reader->height / 2, reader->width / 2, error);
}

/* Private helpers: masks */

/* Adds the darkness of the part of a row of pixels that each cell covers. */
static void
add_darkness (const guint8 *pixels,
              guint         n_pixels,
              guint64      *sums,
              guint         n_cells)
{
  for (guint64 i = 0; i < n_cells; i++)
    {
      guint64 start = i * n_pixels / n_cells;
      guint64 end = MAX (start + 1, (i + 1) * n_pixels / n_cells);

      for (guint64 x = start; x < end; x++)
        sums[i] += (guint64) G_MAXUINT8 - pixels[x];
    }
}

/* Leaves out the cells of a row that are less than half dark. */
static void
leave_out_light (LabMaze       *maze,
                 guint          row,
                 const guint64 *sums,
                 guint          n_pixels,
                 guint64        n_rows)
{
  for (guint64 i = 0; i < maze->width; i++)
    {
      guint64 start = i * n_pixels / maze->width;
      guint64 end = MAX (start + 1, (i + 1) * n_pixels / maze->width);

      if (2 * sums[i] < (end - start) * n_rows * G_MAXUINT8)
        leave_out (maze, row, (guint) i);
    }
}

/* Decides row by row which cells are left out. If the image has fewer rows than the maze, a row of
 * pixels is used several times. */
static gboolean
read_mask (LabMaze       *maze,
           LabPngReader  *png,
           GError       **error)
{
  guint height = lab_png_reader_get_height (png), width = lab_png_reader_get_width (png);
  g_autofree guint8 *pixels = g_new (guint8, width);
  g_autofree guint64 *sums = g_new (guint64, maze->width);
  guint64 n_read = 0;

  for (guint64 row = 0; row < maze->height; row++)
    {
      guint64 start = row * height / maze->height;
      guint64 end = MAX (start + 1, (row + 1) * height / maze->height);

      memset (sums, 0, maze->width * sizeof sums[0]);
      for (guint64 y = start; y < end; y++)
        {
          for (; n_read <= y; n_read++)
            {
              if (!lab_png_reader_read_row (png, pixels, error))
                return FALSE;
            }
          add_darkness (pixels, width, sums, maze->width);
        }
      leave_out_light (maze, (guint) row, sums, width, end - start);
    }
  return TRUE;
}

static gboolean
check_not_empty (const LabMaze  *maze,
                 GError        **error)
{
  return maze->n_cells > 0
         || lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_UNSUITABLE,
                        _("All cells are left out. A maze needs at least one cell."));
}

/* Public functions */

/** lab_maze_image_is_image: returns whether a file begins as a PNG image does. */
gboolean
lab_maze_image_is_image (const guint8 *data,
                         gsize         size)
{
  return size >= LAB_PNG_SIGNATURE_LENGTH
         && memcmp (data, LAB_PNG_SIGNATURE, LAB_PNG_SIGNATURE_LENGTH) == 0;
}

/**
 * lab_maze_image_read:
 * @data: a PNG image
 * @size: its size, in bytes
 * @entrances: (out) (transfer full) (element-type LabMazeEntrance): the gaps in the border, row by
 *   row
 * @error: return location for a #LabMazeError, whose message names the pixel
 *
 * Reads a maze. Any kind of PNG image is read; colors count as light if they are strong, so that a
 * solution can be drawn into the passages. A cell is left out if its pixel is dark.
 *
 * Returns: (transfer full) (nullable): the maze
 */
LabMaze *
lab_maze_image_read (const guint8  *data,
                     gsize          size,
                     GArray       **entrances,
                     GError       **error)
{
  g_autoptr (LabPngReader) png = lab_png_reader_new (data, size, LAB_PNG_STRONGEST, error);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (LabMazeEntrance));
  g_autoptr (LabMaze) maze = NULL;
  g_autofree guint8 *pixels = NULL;
  Reader reader = { .png = png, .entrances = found };

  if (png == NULL)
    return NULL;
  reader.height = lab_png_reader_get_height (png);
  reader.width = lab_png_reader_get_width (png);
  reader.maze = maze = make_maze (&reader, error);
  if (maze == NULL)
    return NULL;
  pixels = g_malloc0 ((gsize) reader.width * N_ROWS);
  for (guint i = 0; i < N_ROWS; i++)
    reader.rows[i] = pixels + (gsize) reader.width * i;
  if (!read_rows (&reader, error) || !check_not_empty (maze, error))
    return NULL;
  *entrances = g_steal_pointer (&found);
  return g_steal_pointer (&maze);
}

/**
 * lab_maze_image_apply_mask:
 * @maze: a maze, whose walls are lost
 * @data: a PNG image
 * @size: its size, in bytes
 * @error: return location for a #LabMazeError
 *
 * Gives a maze the shape that is drawn dark on light in an image of any size. The image is scaled
 * to the maze: a cell is part of the shape if at least half of the light is missing from its part
 * of the image.
 *
 * Returns: %TRUE if the image has a shape
 */
gboolean
lab_maze_image_apply_mask (LabMaze       *maze,
                           const guint8  *data,
                           gsize          size,
                           GError       **error)
{
  g_autoptr (LabPngReader) png = NULL;

  g_return_val_if_fail (maze != NULL, FALSE);

  png = lab_png_reader_new (data, size, LAB_PNG_BRIGHTNESS, error);
  lab_maze_fill (maze);
  return png != NULL && (maze->present != NULL || lab_maze_add_presence (maze, error))
         && read_mask (maze, png, error) && check_not_empty (maze, error);
}
