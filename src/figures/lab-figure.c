/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-figure.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>

#define PNG_SCALE 2
#define POINTS_PER_UNIT 0.75

static const char * const suffixes[LAB_N_FIGURE_FORMATS] = { ".svg", ".pdf", ".png" };

/* Private helpers */

static cairo_status_t
append (void                *bytes,
        const unsigned char *data,
        unsigned int         size)
{
  g_byte_array_append (bytes, data, size);
  return CAIRO_STATUS_SUCCESS;
}

/* Creates a surface on which a unit is @scale. */
static cairo_surface_t *
create_surface (LabFigureFormat format,
                int             width,
                int             height,
                GByteArray     *bytes,
                double         *scale)
{
  cairo_surface_t *surface;

  switch (format)
    {
    case LAB_FIGURE_SVG:
      *scale = 1;
      surface = cairo_svg_surface_create_for_stream (append, bytes, width, height);
      cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
      return surface;
    case LAB_FIGURE_PDF:
      *scale = POINTS_PER_UNIT;
      return cairo_pdf_surface_create_for_stream (append, bytes, width * POINTS_PER_UNIT,
                                                  height * POINTS_PER_UNIT);
    case LAB_FIGURE_PNG:
    default:
      *scale = PNG_SCALE;
      return cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * PNG_SCALE,
                                         height * PNG_SCALE);
    }
}

/* Fixes the font options, so that a file does not depend on the settings of the desktop. */
static void
set_font_options (cairo_t *cr)
{
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options (cr, options);
  cairo_font_options_destroy (options);
}

/* Public functions */

/**
 * lab_figure_get_format:
 * @path: the name of a file
 * @format: (out): the format that its suffix stands for; unchanged on failure
 *
 * Returns: whether the name ends in `.svg`, `.pdf` or `.png`, in small letters or capitals
 */
gboolean
lab_figure_get_format (const char      *path,
                       LabFigureFormat *format)
{
  g_autofree char *lower = NULL;

  g_return_val_if_fail (path != NULL && format != NULL, FALSE);

  lower = g_ascii_strdown (path, -1);
  for (LabFigureFormat i = 0; i < LAB_N_FIGURE_FORMATS; i++)
    {
      if (!g_str_has_suffix (lower, suffixes[i]))
        continue;
      *format = i;
      return TRUE;
    }
  return FALSE;
}

/**
 * lab_figure_render:
 * @format: the format of the file
 * @width: the width of the figure, in units
 * @height: the height of the figure
 * @draw: draws the figure
 * @data: passed to @draw
 * @error: return location for a #GError, such as too large a picture
 *
 * Draws a figure for a file. The first SVG of a program is the same for the same figure and
 * fonts; cairo numbers the later ones. A PDF has the time at which it was made.
 *
 * Returns: (transfer full): the contents of the file, or %NULL on error
 */
GBytes *
lab_figure_render (LabFigureFormat format,
                   int             width,
                   int             height,
                   LabFigureDraw   draw,
                   gconstpointer   data,
                   GError        **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;
  double scale;

  g_return_val_if_fail (width > 0 && height > 0 && draw != NULL, NULL);

  surface = create_surface (format, width, height, bytes, &scale);
  cr = cairo_create (surface);
  cairo_scale (cr, scale, scale);
  set_font_options (cr);
  if (cairo_status (cr) == CAIRO_STATUS_SUCCESS)
    draw (data, cr, width, height);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && format == LAB_FIGURE_PNG)
    status = cairo_surface_write_to_png_stream (surface, append, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  return NULL;
}
