/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-art.h"

#include <math.h>

#include <pango/pangocairo.h>

/* Private helpers */

static void
add_stop (cairo_pattern_t *pattern,
          double           offset,
          LabColor         color,
          double           alpha)
{
  cairo_pattern_add_color_stop_rgba (pattern, offset, color.red, color.green, color.blue,
                                     color.alpha * alpha);
}

static void
draw_grain (const LabClassicScene *scene,
            cairo_t               *cr,
            double                 width,
            double                 height)
{
  double size = MAX (width, height);
  double y = -0.02 * size;

  cairo_set_line_width (cr, MAX (0.8, size / 800));
  for (guint i = 0; y < height + 0.02 * size; i++)
    {
      double sway = 0.02 * size * lab_classic_art_noise (7, 3 * i);
      double alpha = 0.05 + 0.1 * lab_classic_art_noise (7, 3 * i + 1);

      lab_color_set_source (lab_color_fade (scene->palette->wood_line, alpha), cr);
      cairo_move_to (cr, 0, y);
      cairo_curve_to (cr, width * 0.3, y + sway, width * 0.6, y - sway, width, y + sway * 0.5);
      cairo_stroke (cr);
      y += (0.006 + 0.012 * lab_classic_art_noise (7, 3 * i + 2)) * size;
    }
}

static PangoLayout *
make_layout (cairo_t    *cr,
             const char *text,
             double      height,
             gboolean    bold)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family_static (font, "Cantarell, sans-serif");
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font, height * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

/* Public functions */

/**
 * lab_classic_art_noise:
 * @seed: the number of a thing
 * @number: the number of one of its properties
 *
 * Makes things look handmade, but the same each time that they are drawn.
 *
 * Returns: a number from 0 to 1 that looks random
 */
double
lab_classic_art_noise (guint seed,
                       guint number)
{
  guint32 value = seed * 0x9e3779b9u + number * 0x85ebca6bu + 0x1b873593u;

  value = (value ^ value >> 16) * 0x7feb352du;
  value = (value ^ value >> 15) * 0x846ca68bu;
  value ^= value >> 16;
  return value / (double) G_MAXUINT32;
}

/** lab_classic_art_add_rounded: adds a rectangle with round corners to the path of @cr. */
void
lab_classic_art_add_rounded (cairo_t *cr,
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

/** lab_classic_art_draw_shadow: draws a soft elliptic shadow with its center at @x and @y. */
void
lab_classic_art_draw_shadow (cairo_t *cr,
                             double   x,
                             double   y,
                             double   width,
                             double   height,
                             double   alpha)
{
  cairo_pattern_t *pattern = cairo_pattern_create_radial (0, 0, 0.4, 0, 0, 1);

  cairo_pattern_add_color_stop_rgba (pattern, 0, 0.05, 0.03, 0.01, alpha);
  cairo_pattern_add_color_stop_rgba (pattern, 0.5, 0.05, 0.03, 0.01, alpha * 0.55);
  cairo_pattern_add_color_stop_rgba (pattern, 1, 0.05, 0.03, 0.01, 0);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, width / 2, height / 2);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  cairo_restore (cr);
  cairo_pattern_destroy (pattern);
}

/** lab_classic_art_draw_wood: draws a wooden board with a grain. */
void
lab_classic_art_draw_wood (const LabClassicScene *scene,
                           cairo_t               *cr,
                           double                 x,
                           double                 y,
                           double                 width,
                           double                 height,
                           double                 radius)
{
  const LabClassicPalette *palette = scene->palette;
  cairo_pattern_t *pattern = cairo_pattern_create_linear (0, 0, width * 0.3, height);
  double line = MAX (1, MIN (width, height) / 400);

  add_stop (pattern, 0, palette->wood_light, 1);
  add_stop (pattern, 1, palette->wood_dark, 1);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_save (cr);
  lab_classic_art_add_rounded (cr, 0, 0, width, height, radius);
  cairo_clip (cr);
  cairo_set_source (cr, pattern);
  cairo_paint (cr);
  draw_grain (scene, cr, width, height);
  cairo_restore (cr);
  lab_classic_art_add_rounded (cr, line / 2, line / 2, width - line, height - line, radius);
  cairo_set_line_width (cr, palette->clear ? 2 * line : line);
  lab_color_set_source (palette->wood_line, cr);
  cairo_stroke (cr);
  cairo_restore (cr);
  cairo_pattern_destroy (pattern);
}

/** lab_classic_art_draw_cloth: draws a recess that is lined with cloth. */
void
lab_classic_art_draw_cloth (const LabClassicScene *scene,
                            cairo_t               *cr,
                            double                 x,
                            double                 y,
                            double                 width,
                            double                 height,
                            double                 radius)
{
  const LabClassicPalette *palette = scene->palette;
  cairo_pattern_t *pattern = cairo_pattern_create_linear (x, y, x, y + height);
  double depth = MAX (1.5, MIN (width, height) / 60);

  add_stop (pattern, 0, palette->cloth_shade, 1);
  add_stop (pattern, 0.25, palette->cloth, 1);
  add_stop (pattern, 1, palette->cloth, 1);
  cairo_save (cr);
  lab_classic_art_add_rounded (cr, x, y, width, height, radius);
  cairo_clip_preserve (cr);
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  /* The wall of the recess throws a shadow from the top left. */
  for (guint i = 0; i < 4; i++)
    {
      lab_classic_art_add_rounded (cr, x - depth, y - depth, width + 3 * depth,
                                   height + 3 * depth, radius + depth);
      cairo_set_line_width (cr, depth * (3 + i));
      cairo_set_source_rgba (cr, 0, 0, 0, 0.09);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
  lab_classic_art_add_rounded (cr, x, y, width, height, radius);
  cairo_set_line_width (cr, MAX (1, depth / 3));
  lab_color_set_source (palette->recess, cr);
  cairo_stroke (cr);
  cairo_pattern_destroy (pattern);
}

/** lab_classic_art_draw_text: draws a short text with its center at @x and @y. */
void
lab_classic_art_draw_text (cairo_t    *cr,
                           const char *text,
                           double      x,
                           double      y,
                           double      height,
                           gboolean    bold)
{
  g_autoptr (PangoLayout) layout = make_layout (cr, text, height, bold);
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  cairo_move_to (cr, x - (extents.x + extents.width / 2.0) / PANGO_SCALE,
                 y - (extents.y + extents.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

/** lab_classic_art_get_text_size: measures a text for lab_classic_art_draw_text(). */
void
lab_classic_art_get_text_size (cairo_t    *cr,
                               const char *text,
                               double      height,
                               gboolean    bold,
                               double     *width,
                               double     *full_height)
{
  g_autoptr (PangoLayout) layout = make_layout (cr, text, height, bold);
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);
  *width = (double) extents.width / PANGO_SCALE;
  *full_height = (double) extents.height / PANGO_SCALE;
}

/**
 * lab_classic_art_push_group:
 * @cr: a drawing
 * @area: an area that contains everything that will be drawn
 *
 * Begins a group, like cairo_push_group(), that needs no memory for the rest of a large drawing.
 * Call this between cairo_save() and cairo_restore().
 */
void
lab_classic_art_push_group (cairo_t                 *cr,
                            const cairo_rectangle_t *area)
{
  cairo_rectangle (cr, area->x, area->y, area->width, area->height);
  cairo_clip (cr);
  cairo_push_group (cr);
}

/**
 * lab_classic_art_ease:
 * @progress: how much of an action has happened, 0 to 1
 * @from: when a part of it begins
 * @to: when that part ends
 *
 * Returns: how much of that part has happened, from 0 to 1 and slowly at both ends
 */
double
lab_classic_art_ease (double progress,
                      double from,
                      double to)
{
  double t = CLAMP ((progress - from) / (to - from), 0, 1);

  return t * t * (3 - 2 * t);
}
