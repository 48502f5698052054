/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-png-reader.h"

#include <png.h>
#include <string.h>

#include <glib/gi18n.h>

#include "lab-maze.h"
#include "lab-refuse.h"

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

/* Private helpers */

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
begin (LabPngReader *self)
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
LabPngReader *
lab_png_reader_new (const guint8  *data,
                    gsize          size,
                    LabPngLight    light,
                    GError       **error)
{
  g_autoptr (LabPngReader) self = g_new0 (LabPngReader, 1);

  g_return_val_if_fail (data != NULL || size == 0, NULL);

  self->data = data;
  self->size = size;
  self->light = light;
  self->png = png_create_read_struct (PNG_LIBPNG_VER_STRING, NULL, handle_error, ignore_warning);
  self->info = self->png != NULL ? png_create_info_struct (self->png) : NULL;
  if (self->info != NULL && begin (self))
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
void
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

/** lab_png_reader_get_height: returns the number of rows of pixels. */
guint
lab_png_reader_get_height (const LabPngReader *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->height;
}

/** lab_png_reader_get_width: returns the number of columns of pixels. */
guint
lab_png_reader_get_width (const LabPngReader *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->width;
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
gboolean
lab_png_reader_read_row (LabPngReader *self,
                         guint8       *row,
                         GError      **error)
{
  g_return_val_if_fail (self != NULL && row != NULL, FALSE);
  g_return_val_if_fail (self->n_read < self->height, FALSE);

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
