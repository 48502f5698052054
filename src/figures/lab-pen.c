/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-pen.h"

#include <math.h>
#include <string.h>

#include "lab-color.h"

#define FILE_FONT "Sans"
#define FILE_FONT_SIZE 12.5

/* Shapes */

/**
 * lab_shapes_add_ellipse:
 * @cr: where to draw
 * @x: the middle
 * @y: the middle
 * @width: its width
 * @height: its height
 * @angle: by how much it is turned, in radians
 *
 * Adds an ellipse to the path.
 */
void
lab_shapes_add_ellipse (cairo_t *cr,
                        double   x,
                        double   y,
                        double   width,
                        double   height,
                        double   angle)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_scale (cr, width / 2, height / 2);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
}

/** lab_shapes_add_path: adds to the path what @path says in the notation of SVG, with the commands
 * M, L, C, and Z. */
void
lab_shapes_add_path (cairo_t    *cr,
                     const char *path)
{
  for (char command; (command = *path) != '\0'; path += strspn (path, " "))
    {
      double at[6] = { 0 };
      guint n = command == 'C' ? 6 : command == 'Z' ? 0 : 2;

      path++;
      for (guint i = 0; i < n; i++)
        {
          char *end;

          at[i] = g_ascii_strtod (path, &end);
          path = end;
        }
      if (command == 'M')
        cairo_move_to (cr, at[0], at[1]);
      else if (command == 'L')
        cairo_line_to (cr, at[0], at[1]);
      else if (command == 'C')
        cairo_curve_to (cr, at[0], at[1], at[2], at[3], at[4], at[5]);
      else
        cairo_close_path (cr);
    }
}

/** lab_shapes_add_rounded: adds a rectangle with corners as round as its size allows. */
void
lab_shapes_add_rounded (cairo_t *cr,
                        double   x,
                        double   y,
                        double   width,
                        double   height,
                        double   radius)
{
  radius = MAX (0, MIN (radius, MIN (width, height) / 2));
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/** lab_shapes_begin: begins to draw with round lines in a square from 0 to 1, as large as @size,
 * until cairo_restore(). */
void
lab_shapes_begin (cairo_t *cr,
                  double   size)
{
  cairo_save (cr);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
}

/** lab_shapes_fill: fills the path with a color. */
void
lab_shapes_fill (cairo_t  *cr,
                 LabColor  color)
{
  lab_color_set_source (color, cr);
  cairo_fill (cr);
}

/** lab_shapes_stroke: strokes the path with a color. */
void
lab_shapes_stroke (cairo_t  *cr,
                   LabColor  color,
                   double    width)
{
  cairo_set_line_width (cr, width);
  lab_color_set_source (color, cr);
  cairo_stroke (cr);
}

/** lab_shapes_fill_outlined: fills the path with a color, and strokes its edge with @ink. */
void
lab_shapes_fill_outlined (cairo_t  *cr,
                          LabColor  color,
                          LabColor  ink)
{
  lab_color_set_source (color, cr);
  cairo_fill_preserve (cr);
  lab_color_set_source (ink, cr);
  cairo_stroke (cr);
}

/**
 * lab_shapes_draw_text:
 * @cr: where to draw
 * @text: a short text
 * @x: its middle
 * @y: its middle
 * @height: the height of the font
 * @max_width: a longer text is made smaller
 *
 * Draws text in the current color.
 */
void
lab_shapes_draw_text (cairo_t    *cr,
                      const char *text,
                      double      x,
                      double      y,
                      double      height,
                      double      max_width)
{
  cairo_text_extents_t extents;

  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, height);
  cairo_text_extents (cr, text, &extents);
  if (extents.width > max_width)
    {
      cairo_set_font_size (cr, height * max_width / extents.width);
      cairo_text_extents (cr, text, &extents);
    }
  cairo_move_to (cr, x - extents.x_bearing - extents.width / 2,
                 y - extents.y_bearing - extents.height / 2);
  cairo_show_text (cr, text);
  cairo_new_path (cr);
}

/* Pens */

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
