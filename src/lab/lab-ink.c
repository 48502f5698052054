/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab/lab-ink.h"

/* Public functions */

/**
 * lab_ink_set:
 * @cr: where to draw
 * @ink: the colour of what is drawn next
 */
void
lab_ink_set (cairo_t *cr,
             LabInk   ink)
{
  cairo_set_source_rgb (cr, (ink >> 16 & 0xff) / 255.0, (ink >> 8 & 0xff) / 255.0,
                        (ink & 0xff) / 255.0);
}

/**
 * lab_ink_line:
 * @cr: where to draw
 * @ink: the colour
 * @x1: where it begins, in units
 * @y1: where it begins
 * @x2: where it ends
 * @y2: where it ends
 *
 * Draws a line that is one unit wide.
 */
void
lab_ink_line (cairo_t *cr,
              LabInk   ink,
              double   x1,
              double   y1,
              double   x2,
              double   y2)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
  cairo_set_line_width (cr, 1);
  lab_ink_set (cr, ink);
  cairo_stroke (cr);
}

/**
 * lab_ink_layout_new:
 * @cr: where to draw
 *
 * Makes what lab_ink_text() writes with. Its fonts are its own and go with it, unlike
 * those that Pango keeps for a thread.
 *
 * Returns: (transfer full): a layout
 */
PangoLayout *
lab_ink_layout_new (cairo_t *cr)
{
  g_autoptr (PangoFontMap) fonts = pango_cairo_font_map_new ();
  PangoContext *context = pango_font_map_create_context (fonts);
  PangoLayout *layout;

  pango_cairo_update_context (cr, context);
  layout = pango_layout_new (context);
  g_object_unref (context);
  return layout;
}

/**
 * lab_ink_text:
 * @cr: where to draw
 * @layout: what to write with, made for @cr
 * @lettering: how it looks
 * @x: where it is, in units, as @lettering says
 * @y: where its baseline is
 * @text: the text, of any script
 */
void
lab_ink_text (cairo_t            *cr,
              PangoLayout        *layout,
              const LabLettering *lettering,
              double              x,
              double              y,
              const char         *text)
{
  PangoFontDescription *font = pango_font_description_from_string ("Sans");
  int width;

  pango_font_description_set_absolute_size (font, lettering->size * PANGO_SCALE);
  pango_font_description_set_weight (font, lettering->bold ? PANGO_WEIGHT_BOLD
                                                           : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_width (layout, -1);
  pango_layout_get_size (layout, &width, NULL);
  if (lettering->max_width > 0 && width > lettering->max_width * PANGO_SCALE)
    {
      width = (int) (lettering->max_width * PANGO_SCALE);
      pango_layout_set_width (layout, width);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_MIDDLE);
    }

  lab_ink_set (cr, lettering->ink);
  cairo_move_to (cr, x - lettering->align * width / PANGO_SCALE,
                 y - (double) pango_layout_get_baseline (layout) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
}
