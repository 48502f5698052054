/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-image.h"

#include <string.h>

#include "lab-maze-entrance.h"
#include "lab-maze-figure-private.h"
#include "lab-png-writer.h"

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

/* Private helpers: bits */

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

/* Private helpers: rows */

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

static gboolean
is_end (const Writer *writer,
        LabMazeCell   cell)
{
  const LabMazeCell *cells;
  guint n;

  if (writer->trail == NULL)
    return FALSE;
  cells = (const LabMazeCell *) (gpointer) writer->path->data;
  n = writer->path->len;
  return (cells[0].row == cell.row && cells[0].column == cell.column)
         || (cells[n - 1].row == cell.row && cells[n - 1].column == cell.column);
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
                   is_end (writer, entrance->cell) ? 1u << HIGH : 1u << LOW);
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

/* Public functions */

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
