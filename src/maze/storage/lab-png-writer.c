/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-png-writer.h"

#include <errno.h>
#include <png.h>

#include "lab-refuse.h"

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

/* Private helpers */

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
begin (LabPngWriter  *self,
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

/* Public functions */

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
  self->failed = self->info == NULL || !begin (self, height, width, colors, n_colors,
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
