/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shapes.h"

/* Shapes for drawings. */

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

/** lab_shapes_add_rounded: adds a rectangle with round corners to the path. */
void
lab_shapes_add_rounded (cairo_t *cr,
                        double   x,
                        double   y,
                        double   width,
                        double   height,
                        double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/** lab_shapes_fill: fills the path with a color. */
void
lab_shapes_fill (cairo_t  *cr,
                 LabColor  color)
{
  lab_color_set_source (color, cr);
  cairo_fill (cr);
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
