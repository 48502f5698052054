/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-image.h"

#include <errno.h>
#include <glib.h>
#include <glib/gi18n.h>
#include <png.h>
#include <string.h>

#include "lab-maze-file.h"
#include "lab-maze.h"
#include "lab-refuse.h"

/** LAB_PNG_SIGNATURE: the first bytes of a PNG image. */
#define LAB_PNG_SIGNATURE "\x89PNG\r\n\x1a\n"
#define LAB_PNG_SIGNATURE_LENGTH 8

/**
 * LabPngLight:
 * @LAB_PNG_BRIGHTNESS: how bright a pixel looks: black is 0, pure red 76, white 255
 * @LAB_PNG_STRONGEST: the strongest of red, green, and blue: black is 0, pure red and white are 255
 *
 * What counts as the light of a pixel. What is transparent lets white shine through.
 */
typedef enum
{
  LAB_PNG_BRIGHTNESS,
  LAB_PNG_STRONGEST,
} LabPngLight;

/**
 * LabPngReader:
 *
 * Reads any PNG image row by row, so that a large one takes little memory.
 */
typedef struct _LabPngReader LabPngReader;

static void lab_png_reader_free (LabPngReader *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabPngReader, lab_png_reader_free)

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
} Reader;

/* Private helpers: pixels */

#define refuse_pixel(error, ...) \
  lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SYNTAX, __VA_ARGS__)

/* The largest interlaced image, in pixels: it can only be read as a whole. */
#define MAX_INTERLACED (1 << 26)

/* The largest height and width that are read, in pixels. */
#define MAX_SIZE (2 * LAB_MAZE_MAX_SIZE + 1)

#define N_LEVELS 256
#define RGBA_BYTES 4
#define MAX_BRIGHT 255

/* libpng leaves its functions with longjmp() on an error. All that is needed afterwards is here,
 * and not in local variables. */
struct _LabPngReader
{
  png_structp png;
  png_infop info;
  const guint8 *data;
  gsize size;
  LabPngLight light;
  guint height;
  guint width;
  guint n_read;                 /* rows */
  guint8 *levels;               /* the light of each value of a pixel of one byte, or NULL */
  guint8 *pixels;               /* a row of pixels of four bytes, or NULL */
  guint8 *whole;                /* all rows of an interlaced image, or NULL */
  gboolean is_large;
};

/* Mazes are random, so that more work makes files that are hardly smaller. */
#define COMPRESSION 1

#define MAX_COLORS 16

struct _LabPngWriter
{
  png_structp png;
  png_infop info;
  LabMazeWriteFunc write;
  gpointer data;
  gboolean failed;
};

static void
write_data (png_structp png,
            png_bytep   data,
            png_size_t  length)
{
  LabPngWriter *self = png_get_io_ptr (png);

  self->write (self->data, data, length);
}

static void
flush (png_structp png G_GNUC_UNUSED)
{
}

/* Returns how many bits a pixel has in the file. */
static int
get_depth (guint n_colors)
{
  return n_colors <= 2 ? 1 : n_colors <= 4 ? 2 : 4;
}

/* Writes all before the rows. Returns FALSE if there is not enough memory. */
static gboolean
begin_writing (LabPngWriter  *self,
               guint          height,
               guint          width,
               const guint32 *colors,
               guint          n_colors,
               gboolean       packed)
{
  png_color palette[MAX_COLORS];

  for (guint i = 0; i < n_colors; i++)
    palette[i] = (png_color) { (guint8) (colors[i] >> 16), (guint8) (colors[i] >> 8),
                               (guint8) colors[i] };
  if (setjmp (png_jmpbuf (self->png)) != 0)
    return FALSE;
  png_set_user_limits (self->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_write_fn (self->png, self, write_data, flush);
  png_set_compression_level (self->png, COMPRESSION);
  png_set_filter (self->png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_IHDR (self->png, self->info, width, height, get_depth (n_colors),
                n_colors <= 2 ? PNG_COLOR_TYPE_GRAY : PNG_COLOR_TYPE_PALETTE, PNG_INTERLACE_NONE,
                PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (n_colors > 2)
    png_set_PLTE (self->png, self->info, palette, (int) n_colors);
  png_write_info (self->png, self->info);
  if (packed)
    png_set_packswap (self->png);
  else
    png_set_packing (self->png);
  return TRUE;
}

/* Writing */

/* All errors are told in the same words, because those of libpng are not translated. */
static void
handle_error (png_structp     png,
              png_const_charp message G_GNUC_UNUSED)
{
  png_longjmp (png, 1);
}

static void
ignore_warning (png_structp     png G_GNUC_UNUSED,
                png_const_charp message G_GNUC_UNUSED)
{
}

/**
 * lab_png_writer_new:
 * @height: the number of rows, in pixels
 * @width: the number of columns
 * @colors: (array length=n_colors): the colors, such as 0xff8000; two colors are black and white
 * @n_colors: the number of colors, 2 to 16
 * @packed: whether rows have as many pixels in a byte as the file has, the first one in the lowest
 *   bits; otherwise they have one pixel in a byte
 * @write: receives the file in parts
 * @data: passed to @write
 *
 * Begins an image. An error is told by lab_png_writer_finish().
 *
 * Returns: (transfer full): the writer
 */
LabPngWriter *
lab_png_writer_new (guint             height,
                    guint             width,
                    const guint32    *colors,
                    guint             n_colors,
                    gboolean          packed,
                    LabMazeWriteFunc  write,
                    gpointer          data)
{
  LabPngWriter *self = g_new0 (LabPngWriter, 1);

  g_return_val_if_fail (n_colors >= 2 && n_colors <= MAX_COLORS, self);

  self->write = write;
  self->data = data;
  self->png = png_create_write_struct (PNG_LIBPNG_VER_STRING, NULL, handle_error, ignore_warning);
  self->info = self->png != NULL ? png_create_info_struct (self->png) : NULL;
  self->failed = self->info == NULL || !begin_writing (self, height, width, colors, n_colors,
                                                packed);
  return self;
}

/**
 * lab_png_writer_write_row:
 * @self: a writer
 * @row: the number of the color of each pixel: 1, 2, or 4 bits for 2, 4, or 16 colors, if packed
 *
 * Writes the next row.
 *
 * Returns: %FALSE if no more rows need to be written, because of an error
 */
gboolean
lab_png_writer_write_row (LabPngWriter *self,
                          const guint8 *row)
{
  g_return_val_if_fail (self != NULL && row != NULL, FALSE);

  if (self->failed)
    return FALSE;
  if (setjmp (png_jmpbuf (self->png)) != 0)
    self->failed = TRUE;
  else
    png_write_row (self->png, row);
  return !self->failed;
}

/**
 * lab_png_writer_finish:
 * @self: (transfer full): a writer
 * @error: return location for a #LabMazeError
 *
 * Ends the image.
 *
 * Returns: %FALSE if there was not enough memory
 */
gboolean
lab_png_writer_finish (LabPngWriter  *self,
                       GError       **error)
{
  gboolean failed;

  g_return_val_if_fail (self != NULL, FALSE);

  if (!self->failed)
    {
      if (setjmp (png_jmpbuf (self->png)) != 0)
        self->failed = TRUE;
      else
        png_write_end (self->png, self->info);
    }
  failed = self->failed;
  png_destroy_write_struct (&self->png, &self->info);
  g_free (self);
  return !failed
         || lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_MEMORY, "%s", g_strerror (ENOMEM));
}

/* Reading */

static void
read_data (png_structp png,
           png_bytep   data,
           png_size_t  length)
{
  LabPngReader *self = png_get_io_ptr (png);

  if (length > self->size)
    png_error (png, "end of data");
  memcpy (data, self->data, length);
  self->data += length;
  self->size -= length;
}

static guint8
get_light (const LabPngReader *self,
           guint               red,
           guint               green,
           guint               blue,
           guint               alpha)
{
  guint light = MAX (red, MAX (green, blue));

  if (self->light == LAB_PNG_BRIGHTNESS)
    light = (299 * red + 587 * green + 114 * blue) / 1000;
  return (guint8) ((light * alpha + MAX_BRIGHT * (MAX_BRIGHT - alpha)) / MAX_BRIGHT);
}

/* Finds the light of each color of a palette. */
static void
make_palette_levels (LabPngReader *self)
{
  png_colorp palette = NULL;
  png_bytep alphas = NULL;
  int n_colors = 0, n_alphas = 0;

  png_get_PLTE (self->png, self->info, &palette, &n_colors);
  if (png_get_valid (self->png, self->info, PNG_INFO_tRNS) != 0)
    png_get_tRNS (self->png, self->info, &alphas, &n_alphas, NULL);
  for (int i = 0; i < MIN (n_colors, N_LEVELS); i++)
    self->levels[i] = get_light (self, palette[i].red, palette[i].green, palette[i].blue,
                                 alphas != NULL && i < n_alphas ? alphas[i] : MAX_BRIGHT);
}

/* Finds the light of each gray. */
static void
make_gray_levels (LabPngReader *self)
{
  guint max = (1u << png_get_bit_depth (self->png, self->info)) - 1;
  png_color_16p clear = NULL;

  for (guint i = 0; i <= max; i++)
    self->levels[i] = (guint8) (i * MAX_BRIGHT / max);
  if (png_get_valid (self->png, self->info, PNG_INFO_tRNS) != 0
      && png_get_tRNS (self->png, self->info, NULL, NULL, &clear) != 0 && clear->gray <= max)
    self->levels[clear->gray] = MAX_BRIGHT;
}

/* Decides how pixels are unpacked: those of at most eight bits to one byte, other ones to four. */
static void
set_transformations (LabPngReader *self)
{
  guint type = png_get_color_type (self->png, self->info);
  gboolean is_gray = type == PNG_COLOR_TYPE_GRAY
                     && png_get_bit_depth (self->png, self->info) <= 8;

  if (is_gray || type == PNG_COLOR_TYPE_PALETTE)
    {
      self->levels = g_new0 (guint8, N_LEVELS);
      if (is_gray)
        make_gray_levels (self);
      else
        make_palette_levels (self);
      png_set_packing (self->png);
      return;
    }
  self->pixels = g_new (guint8, (gsize) self->width * RGBA_BYTES);
  png_set_expand (self->png);
  png_set_scale_16 (self->png);
  png_set_gray_to_rgb (self->png);
  png_set_add_alpha (self->png, MAX_BRIGHT, PNG_FILLER_AFTER);
}

static void
read_interlaced (LabPngReader *self)
{
  gsize stride = (gsize) self->width * (self->levels != NULL ? 1 : RGBA_BYTES);
  int n_passes = png_set_interlace_handling (self->png);

  png_read_update_info (self->png, self->info);
  self->whole = g_malloc0 (stride * self->height);
  for (int pass = 0; pass < n_passes; pass++)
    {
      for (guint row = 0; row < self->height; row++)
        png_read_row (self->png, self->whole + stride * row, NULL);
    }
}

/* Reads all before the rows. Returns FALSE if the image is damaged or too large. */
static gboolean
begin_reading (LabPngReader *self)
{
  gboolean interlaced;

  if (setjmp (png_jmpbuf (self->png)) != 0)
    return FALSE;
  /* Colors and other extras that say nothing about a maze cannot do harm if they are not read. */
  png_set_keep_unknown_chunks (self->png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  png_set_user_limits (self->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_read_fn (self->png, self, read_data);
  png_read_info (self->png, self->info);
  self->height = png_get_image_height (self->png, self->info);
  self->width = png_get_image_width (self->png, self->info);
  interlaced = png_get_interlace_type (self->png, self->info) != PNG_INTERLACE_NONE;
  self->is_large = MAX (self->height, self->width) > MAX_SIZE
                   || (interlaced && (guint64) self->height * self->width > MAX_INTERLACED);
  if (self->is_large)
    return FALSE;
  set_transformations (self);
  if (interlaced)
    read_interlaced (self);
  else
    png_read_update_info (self->png, self->info);
  return TRUE;
}

static void
convert_row (const LabPngReader *self,
             const guint8       *pixels,
             guint8             *row)
{
  for (guint i = 0; i < self->width; i++)
    {
      if (self->levels != NULL)
        row[i] = self->levels[pixels[i]];
      else
        {
          const guint8 *pixel = pixels + (gsize) i * RGBA_BYTES;

          row[i] = get_light (self, pixel[0], pixel[1], pixel[2], pixel[3]);
        }
    }
}

/* Public functions */

/**
 * lab_png_reader_new:
 * @data: an image, which must exist as long as the reader
 * @size: its size, in bytes
 * @light: what counts as light
 * @error: return location for a #LabMazeError
 *
 * Begins to read an image.
 *
 * Returns: (transfer full) (nullable): the reader
 */
static LabPngReader *
lab_png_reader_new (const guint8  *data,
                    gsize          size,
                    LabPngLight    light,
                    GError       **error)
{
  g_autoptr (LabPngReader) self = g_new0 (LabPngReader, 1);

  self->data = data;
  self->size = size;
  self->light = light;
  self->png = png_create_read_struct (PNG_LIBPNG_VER_STRING, NULL, handle_error, ignore_warning);
  self->info = self->png != NULL ? png_create_info_struct (self->png) : NULL;
  if (self->info != NULL && begin_reading (self))
    return g_steal_pointer (&self);
  if (self->is_large)
    lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SIZE,
                /* Translators: the first numbers are a height and a width. */
                _("An image of %u x %u pixels is too large. Make it smaller, or save it without "
                  "interlacing."), self->height, self->width);
  else
    lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SYNTAX,
                _("The image is damaged. Save it again as a PNG image."));
  return NULL;
}

/** lab_png_reader_free: frees a reader. */
static void
lab_png_reader_free (LabPngReader *self)
{
  if (self == NULL)
    return;
  png_destroy_read_struct (&self->png, &self->info, NULL);
  g_free (self->levels);
  g_free (self->pixels);
  g_free (self->whole);
  g_free (self);
}

/**
 * lab_png_reader_read_row:
 * @self: a reader that has not read all rows
 * @row: (out caller-allocates): the light of each pixel
 * @error: return location for a #LabMazeError
 *
 * Reads the next row.
 *
 * Returns: %TRUE if it is in the file
 */
static gboolean
lab_png_reader_read_row (LabPngReader *self,
                         guint8       *row,
                         GError      **error)
{
  if (setjmp (png_jmpbuf (self->png)) != 0)
    return lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SYNTAX,
                       /* Translators: %u is the number of a row of pixels, from 0. */
                       _("Row %u of the image cannot be read. The file is damaged."),
                       self->n_read);
  if (self->whole != NULL)
    {
      gsize stride = (gsize) self->width * (self->levels != NULL ? 1 : RGBA_BYTES);

      convert_row (self, self->whole + stride * self->n_read, row);
    }
  else if (self->levels != NULL)
    {
      png_read_row (self->png, row, NULL);
      convert_row (self, row, row);
    }
  else
    {
      png_read_row (self->png, self->pixels, NULL);
      convert_row (self, self->pixels, row);
    }
  self->n_read++;
  return TRUE;
}

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
  for (guint x = 0; x < reader->png->width; x++)
    n_unclear += row[x] > MAX_DARK && row[x] < MIN_LIGHT ? 1 : 0;
  for (guint x = 0; n_unclear > 0; x++)
    {
      if (row[x] > MAX_DARK && row[x] < MIN_LIGHT)
        return refuse_pixel (error,
                             /* Translators: the numbers count pixels from 0. */
                             _("The pixel in row %u, column %u is neither dark nor light. Draw "
                               "walls in black and passages in white."), y, x);
    }
  for (guint x = 0; x < reader->png->width; x++)
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
  for (guint x = 0; x < reader->png->width; x += 2)
    {
      if (!is_light (reader, y, x))
        continue;
      if (y == 0 || x == 0 || y + 1 == reader->png->height || x + 1 == reader->png->width
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

/* Takes a light pixel between a cell and the one above it or on its left, of which one may be
 * missing. */
static gboolean
open_side (Reader           *reader,
           LabMazeCell       cell,
           LabMazeDirection  back,
           GError          **error)
{
  LabMazeCell other = lab_maze_step (cell, back);
  gboolean before = lab_maze_has_cell (reader->maze, other);
  gboolean after = lab_maze_has_cell (reader->maze, cell);
  LabMazeEntrance entrance = { before ? other : cell, before ? back ^ 1 : back };

  if (before && after)
    lab_maze_open (reader->maze, cell.row, cell.column, back);
  else if (before || after)
    g_array_append_val (reader->entrances, entrance);
  else
    return refuse_pixel (error,
                         /* Translators: the numbers count pixels from 0. */
                         _("The pixel in row %u, column %u is white, but no cell is beside it."),
                         2 * cell.row + (back == LAB_MAZE_LEFT ? 1 : 0),
                         2 * cell.column + (back == LAB_MAZE_UP ? 1 : 0));
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
      if (above[2 * column + 1] != 0
          && !open_side (reader, (LabMazeCell) { row, column }, LAB_MAZE_UP, error))
        return FALSE;
    }
  /* Only the border is left if words were read. */
  for (guint column = 0; row < reader->maze->height && column <= width;
       column += by_words ? width : 1)
    {
      if (across[(gsize) column * 2] != 0
          && !open_side (reader, (LabMazeCell) { row, column }, LAB_MAZE_LEFT, error))
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
make_maze (const LabPngReader  *png,
           GError             **error)
{
  if (png->height % 2 == 0 || png->width % 2 == 0 || MIN (png->height, png->width) < 3)
    {
      lab_refuse (error, LAB_MAZE_ERROR, LAB_MAZE_ERROR_SIZE,
                  /* Translators: the numbers are a height and a width. */
                  _("An image of %u x %u pixels is not a maze. Its height and width must be odd "
                    "numbers from 3."), png->height, png->width);
      return NULL;
    }
  return lab_maze_new (png->height / 2, png->width / 2, error);
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
  guint height = png->height, width = png->width;
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
  reader.maze = maze = make_maze (png, error);
  if (maze == NULL)
    return NULL;
  pixels = g_malloc0 ((gsize) png->width * N_ROWS);
  for (guint i = 0; i < N_ROWS; i++)
    reader.rows[i] = pixels + (gsize) png->width * i;
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
