/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-art.h"

#include <glib.h>
#include <pango/pangocairo.h>

#include "lab-color.h"
#include "lab-night.h"
#include "lab-pen.h"

#define RGB LAB_COLOR_INIT

const LabClassicPalette lab_classic_palettes[LAB_N_STYLES] = {
  [LAB_STYLE_DAY] = {
    .wood_light = RGB (0xdcb884), .wood_dark = RGB (0xc0935c), .wood_line = RGB (0x8f6538),
    .wood_ink = RGB (0x3f260c), .recess = RGB (0x6a4f33),
    .cloth = RGB (0x4d7053), .cloth_shade = RGB (0x3f5f46), .cloth_ink = RGB (0xf6f0dc),
    .cloth_glow = RGB (0xffd87a),
    .paper = RGB (0xf8efd9), .paper_shade = RGB (0xdcc79f), .paper_line = RGB (0x9a8a72),
    .paper_glow = RGB (0xa8470f),
    .ink = RGB (0x3a2a20),
    .light = RGB (0xfdf3dc), .light_shade = RGB (0xcfae7c), .dark = RGB (0x5b3f2c),
    .dark_shade = RGB (0x2e1d12),
    .cross = RGB (0xb0341f), .nought = RGB (0x245a96),
    .stick = RGB (0xf1d9a8), .stick_shade = RGB (0xc79d5f), .head = RGB (0xb5322a),
    .pebble = { RGB (0xd9d2c4), RGB (0xc6a988), RGB (0xa9b4b8) },
    .pill = RGB (0xfffaf0), .win = RGB (0x23702b), .loss = RGB (0xb3261a), .draw = RGB (0x5f574c),
  },
  [LAB_STYLE_NIGHT] = {
    .wood_light = LAB_NIGHT_WOOD_LIGHT, .wood_dark = LAB_NIGHT_WOOD,
    .wood_line = LAB_NIGHT_WOOD_DARK,
    .wood_ink = RGB (0xe6cda2), .recess = RGB (0x17120d),
    .cloth = RGB (0x23392f), .cloth_shade = RGB (0x1a2c24), .cloth_ink = RGB (0xe9e2cc),
    .cloth_glow = RGB (0xffc24b),
    .paper = RGB (0xb9ad92), .paper_shade = RGB (0x8f8468), .paper_line = RGB (0x6d6350),
    .paper_glow = RGB (0x6b2306),
    .ink = RGB (0x1f1610),
    .light = RGB (0xf3e6c8), .light_shade = RGB (0xb3945f), .dark = RGB (0x4a3324),
    .dark_shade = RGB (0x20140c),
    .cross = RGB (0x7d1c0c), .nought = RGB (0x123a6b),
    .stick = RGB (0xd8bd86), .stick_shade = RGB (0x9c7944), .head = RGB (0xbb4034),
    .pebble = { RGB (0xb9b2a4), RGB (0xa68a69), RGB (0x87949a) },
    .pill = RGB (0x2b241d), .win = RGB (0x8fd27c), .loss = RGB (0xff9c8c), .draw = RGB (0xd6cbb8),
  },
  [LAB_STYLE_CLEAR_DAY] = {
    .wood_light = RGB (0xe8d3b0), .wood_dark = RGB (0xdcc095), .wood_line = RGB (0x4a3216),
    .wood_ink = RGB (0x1a100a), .recess = RGB (0x2c1f10),
    .cloth = RGB (0x24462c), .cloth_shade = RGB (0x1c3a23), .cloth_ink = RGB (0xffffff),
    .cloth_glow = RGB (0xffe08a),
    .paper = RGB (0xfffaf0), .paper_shade = RGB (0xd8c49c), .paper_line = RGB (0x4a3f30),
    .paper_glow = RGB (0x7c1f00),
    .ink = RGB (0x1a100a),
    .light = RGB (0xffffff), .light_shade = RGB (0xdcc8a0), .dark = RGB (0x3a2416),
    .dark_shade = RGB (0x140a04),
    .cross = RGB (0x8c1206), .nought = RGB (0x0a3a78),
    .stick = RGB (0xffedc4), .stick_shade = RGB (0xe0bb7c), .head = RGB (0xc8281e),
    .pebble = { RGB (0xf2ece0), RGB (0xe0c6a4), RGB (0xcbd8dc) },
    .pill = RGB (0xffffff), .win = RGB (0x0a4a1a), .loss = RGB (0x8c0f08), .draw = RGB (0x2c2620),
    .clear = TRUE,
  },
  [LAB_STYLE_CLEAR_NIGHT] = {
    .wood_light = RGB (0x3a2a1d), .wood_dark = RGB (0x2e2117), .wood_line = RGB (0xcfa35c),
    .wood_ink = RGB (0xfff0d0), .recess = RGB (0xcfa35c),
    .cloth = RGB (0x0f2419), .cloth_shade = RGB (0x0a1a12), .cloth_ink = RGB (0xffffff),
    .cloth_glow = RGB (0xffcf5c),
    .paper = RGB (0xe2d7bb), .paper_shade = RGB (0xb3a685), .paper_line = RGB (0x3a3222),
    .paper_glow = RGB (0x5a1600),
    .ink = RGB (0x120b07),
    .light = RGB (0xfff8e6), .light_shade = RGB (0xd0b684), .dark = RGB (0x321f13),
    .dark_shade = RGB (0x0c0603),
    .cross = RGB (0x6a0f02), .nought = RGB (0x062a58),
    .stick = RGB (0xf5dfae), .stick_shade = RGB (0xc29c60), .head = RGB (0xe0564a),
    .pebble = { RGB (0xe0dacc), RGB (0xcfb290), RGB (0xb4c2c8) },
    .pill = RGB (0x000000), .win = RGB (0x9ff08a), .loss = RGB (0xffb0a4), .draw = RGB (0xffffff),
    .clear = TRUE,
  },
};

/* The letters of the board grow with the board, but are never smaller than the program's. */
#define TEXT_PART 0.028

/**
 * lab_classic_scene_get_text_height:
 * @widget: a widget
 *
 * Returns: the size of the font of @widget, which follows the setting of the desktop, in pixels
 */
double
lab_classic_scene_get_text_height (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  double resolution = pango_cairo_context_get_resolution (context);

  if (pango_font_description_get_size_is_absolute (font))
    return size;
  /* A negative resolution means the default of pango_cairo_font_map_set_resolution(). */
  return size * (resolution > 0 ? resolution : 96) / 72;
}

/**
 * lab_classic_scene_fit:
 * @self: what a board shows
 * @widget: the widget that shows it
 * @state: the position
 *
 * Shows a position in the size and the colors of @widget.
 */
void
lab_classic_scene_fit (LabClassicScene *self,
                       GtkWidget       *widget,
                       gconstpointer    state)
{
  self->state = state;
  self->width = gtk_widget_get_width (widget);
  self->height = gtk_widget_get_height (widget);
  self->text = MAX (0.9 * lab_classic_scene_get_text_height (widget),
                    TEXT_PART * MIN (self->width, self->height));
  self->palette = &lab_classic_palettes[lab_style_get (widget)];
}

/* Private helpers */

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

  lab_color_add_stop (pattern, 0, palette->wood_light, 1);
  lab_color_add_stop (pattern, 1, palette->wood_dark, 1);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_save (cr);
  lab_shapes_add_rounded (cr, 0, 0, width, height, radius);
  cairo_clip (cr);
  cairo_set_source (cr, pattern);
  cairo_paint (cr);
  draw_grain (scene, cr, width, height);
  cairo_restore (cr);
  lab_shapes_add_rounded (cr, line / 2, line / 2, width - line, height - line, radius);
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

  lab_color_add_stop (pattern, 0, palette->cloth_shade, 1);
  lab_color_add_stop (pattern, 0.25, palette->cloth, 1);
  lab_color_add_stop (pattern, 1, palette->cloth, 1);
  cairo_save (cr);
  lab_shapes_add_rounded (cr, x, y, width, height, radius);
  cairo_clip_preserve (cr);
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  /* The wall of the recess throws a shadow from the top left. */
  for (guint i = 0; i < 4; i++)
    {
      lab_shapes_add_rounded (cr, x - depth, y - depth, width + 3 * depth,
                              height + 3 * depth, radius + depth);
      cairo_set_line_width (cr, depth * (3 + i));
      cairo_set_source_rgba (cr, 0, 0, 0, 0.09);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
  lab_shapes_add_rounded (cr, x, y, width, height, radius);
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
