/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-pen.h"

#include <math.h>

#define FILE_FONT "Sans"
#define FILE_FONT_SIZE 12.5

/* Private helpers */

/* Prepares a text and returns its width. */
static double
set_text (const LabPen      *self,
          const LabPenStyle *style,
          const char        *text)
{
  PangoContext *context = pango_layout_get_context (self->layout);
  PangoFontDescription *font
      = pango_font_description_copy (pango_context_get_font_description (context));
  int size = (int) (pango_font_description_get_size (font) * style->size);
  PangoRectangle extents;
  int width;

  if (pango_font_description_get_size_is_absolute (font))
    pango_font_description_set_absolute_size (font, size);
  else
    pango_font_description_set_size (font, size);
  if (style->bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (self->layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (self->layout, -1);
  pango_layout_set_text (self->layout, text, -1);
  pango_layout_get_pixel_size (self->layout, &width, NULL);
  if (style->max_width <= 0 || width <= style->max_width)
    return width;
  pango_layout_set_width (self->layout, (int) (style->max_width * PANGO_SCALE));
  pango_layout_get_pixel_extents (self->layout, NULL, &extents);
  return extents.width;
}

/* Creates the fonts of a plot in a file. They have their own font map, which is freed with them,
 * because the default font map stays until the thread ends. */
static PangoContext *
create_context (cairo_t *cr)
{
  g_autoptr (PangoFontMap) fonts = pango_cairo_font_map_new ();
  PangoContext *context = pango_font_map_create_context (fonts);
  PangoFontDescription *font = pango_font_description_from_string (FILE_FONT);

  pango_font_description_set_absolute_size (font, FILE_FONT_SIZE * PANGO_SCALE);
  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
  pango_cairo_update_context (cr, context);
  return context;
}

/* Public functions */

/**
 * lab_pen_init:
 * @self: (out): the pen
 * @cr: where to draw
 * @text: (nullable): the fonts; %NULL for a figure in a file
 * @width: the width of the whole figure, in units
 * @rtl: whether the figure is mirrored
 *
 * Takes a pen.
 */
void
lab_pen_init (LabPen       *self,
              cairo_t      *cr,
              PangoContext *text,
              double        width,
              gboolean      rtl)
{
  PangoContext *context = text != NULL ? g_object_ref (text) : create_context (cr);

  *self = (LabPen) { .cr = cr, .width = width, .rtl = rtl };
  self->layout = pango_layout_new (context);
  pango_layout_set_ellipsize (self->layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_single_paragraph_mode (self->layout, TRUE);
  self->line_height = lab_pen_get_line_height (context);
  g_object_unref (context);
}

/** lab_pen_clear: frees what the pen holds. */
void
lab_pen_clear (LabPen *self)
{
  g_clear_object (&self->layout);
}

/** lab_pen_mirror: returns the place at @x, on the other side in a mirrored figure. */
double
lab_pen_mirror (const LabPen *self,
                double        x)
{
  return self->rtl ? self->width - x : x;
}

/** lab_pen_measure: returns the width of a text. */
double
lab_pen_measure (const LabPen *self,
                 double        size,
                 gboolean      bold,
                 const char   *text)
{
  const LabPenStyle style = { .size = size, .bold = bold };

  return set_text (self, &style, text);
}

/** lab_pen_write: writes a text around the height @y. */
void
lab_pen_write (const LabPen      *self,
               const LabPenStyle *style,
               const char        *text,
               double             x,
               double             y)
{
  double width = set_text (self, style, text);
  double align = self->rtl ? 1 - style->align : style->align;
  PangoRectangle extents;

  /* Text that is read from the right and was cut begins at the right end of its space. */
  pango_layout_get_pixel_extents (self->layout, NULL, &extents);
  cairo_move_to (self->cr, round (lab_pen_mirror (self, x) - width * align) - extents.x,
                 round (y - extents.height / 2.0));
  lab_color_set_source (style->color, self->cr);
  pango_cairo_show_layout (self->cr, self->layout);
}

/** lab_pen_get_line_height: returns the height of a line of text, in units. */
double
lab_pen_get_line_height (PangoContext *context)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (context);
  int height;

  pango_layout_set_text (layout, "Ág", -1);
  pango_layout_get_size (layout, NULL, &height);
  return ceil ((double) height / PANGO_SCALE) + 1;
}
