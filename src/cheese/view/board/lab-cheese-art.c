/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-art.h"

#include <adwaita.h>

/* The colors and shapes of a race. A rat is told from others by its color and by its number. */

#define RGB LAB_COLOR_INIT

/* Light, dark, and both with high contrast. */
static const LabCheesePalette palettes[] = {
  {
    .floor = RGB (0xfffaf0), .line = RGB (0xe9dfc8), .wall = RGB (0x3f6f33),
    .mud = RGB (0x9a6b3f), .mud_ink = RGB (0xffffff), .cheese = RGB (0xf6c02c),
    .cheese_dark = RGB (0x9a6a00), .ink = RGB (0x2f2820), .hint = RGB (0x8a1f7a),
    .rats = { RGB (0x1d56a8), RGB (0xc0392b), RGB (0x2d7d46), RGB (0x9a5b00), RGB (0x7b4bb3),
              RGB (0x0f7c83), RGB (0x5a4a3a), RGB (0xb02a6f) },
    .rat_ink = RGB (0xffffff), .rat_edge = RGB (0xffffff),
  },
  {
    .floor = RGB (0x3a3c33), .line = RGB (0x4a4d42), .wall = RGB (0x8fb87d),
    .mud = RGB (0x7a5433), .mud_ink = RGB (0xffffff), .cheese = RGB (0xf2c037),
    .cheese_dark = RGB (0x5c4300), .ink = RGB (0xf4eee2), .hint = RGB (0xff9be8),
    .rats = { RGB (0x8cc4ff), RGB (0xff9a8a), RGB (0x8fe0a4), RGB (0xffc266), RGB (0xcfadff),
              RGB (0x6fe3e6), RGB (0xd9c7b3), RGB (0xff9ccc) },
    .rat_ink = RGB (0x14110d), .rat_edge = RGB (0x14110d),
  },
  {
    .floor = RGB (0xffffff), .line = RGB (0xc8c8c8), .wall = RGB (0x000000),
    .mud = RGB (0x5a3210), .mud_ink = RGB (0xffffff), .cheese = RGB (0xffc400),
    .cheese_dark = RGB (0x000000), .ink = RGB (0x000000), .hint = RGB (0x7a006a),
    .rats = { RGB (0x003a99), RGB (0xa30c00), RGB (0x005a1e), RGB (0x6b3f00), RGB (0x4d1a8c),
              RGB (0x005257), RGB (0x3a2e22), RGB (0x870047) },
    .rat_ink = RGB (0xffffff), .rat_edge = RGB (0xffffff),
  },
  {
    .floor = RGB (0x000000), .line = RGB (0x444444), .wall = RGB (0xffffff),
    .mud = RGB (0x8c5a2e), .mud_ink = RGB (0xffffff), .cheese = RGB (0xffd84d),
    .cheese_dark = RGB (0x000000), .ink = RGB (0xffffff), .hint = RGB (0xffb3f0),
    .rats = { RGB (0x9fd0ff), RGB (0xffb0a4), RGB (0xa6f5ba), RGB (0xffd08a), RGB (0xe0ccff),
              RGB (0x8ff5f7), RGB (0xeadccb), RGB (0xffb8dc) },
    .rat_ink = RGB (0x000000), .rat_edge = RGB (0x000000),
  },
};

/* Public functions */

/** lab_cheese_palette_get: (transfer none): returns the colors for the style of the desktop. */
const LabCheesePalette *
lab_cheese_palette_get (GtkWidget *widget)
{
  AdwStyleManager *style = adw_style_manager_get_for_display (gtk_widget_get_display (widget));

  return &palettes[(adw_style_manager_get_dark (style) ? 1 : 0)
                   + (adw_style_manager_get_high_contrast (style) ? 2 : 0)];
}

/** lab_cheese_art_draw_text: draws a short text in the middle of a place, in the current color. */
void
lab_cheese_art_draw_text (cairo_t    *cr,
                          const char *text,
                          double      x,
                          double      y,
                          double      size)
{
  cairo_text_extents_t extents;

  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, size);
  cairo_text_extents (cr, text, &extents);
  cairo_move_to (cr, x - extents.x_bearing - extents.width / 2,
                 y - extents.y_bearing - extents.height / 2);
  cairo_show_text (cr, text);
}

/** lab_cheese_art_draw_cheese: draws a wedge of cheese around a point. */
void
lab_cheese_art_draw_cheese (cairo_t                *cr,
                            const LabCheesePalette *palette,
                            double                  x,
                            double                  y,
                            double                  size)
{
  static const double holes[][3] = { { -0.12, 0.14, 0.09 }, { 0.18, 0.2, 0.07 },
                                     { 0.12, -0.02, 0.05 } };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  cairo_move_to (cr, -0.42, 0.05);
  cairo_line_to (cr, 0.3, -0.34);
  cairo_curve_to (cr, 0.42, -0.26, 0.44, -0.1, 0.42, 0.05);
  cairo_line_to (cr, 0.42, 0.36);
  cairo_line_to (cr, -0.42, 0.36);
  cairo_close_path (cr);
  lab_color_set_source (palette->cheese, cr);
  cairo_fill_preserve (cr);
  lab_color_set_source (palette->cheese_dark, cr);
  cairo_set_line_width (cr, 0.05);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  for (guint i = 0; i < G_N_ELEMENTS (holes); i++)
    {
      cairo_arc (cr, holes[i][0], holes[i][1], holes[i][2], 0, 2 * G_PI);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/** lab_cheese_art_draw_mud: draws mud on a passage, with the turns that it costs. */
void
lab_cheese_art_draw_mud (cairo_t                *cr,
                         const LabCheesePalette *palette,
                         double                  x,
                         double                  y,
                         double                  size,
                         guint                   turns)
{
  g_autofree char *number = g_strdup_printf ("%u", turns);

  lab_color_set_source (palette->mud, cr);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, 0.5 * size, 0, 2 * G_PI);
  cairo_fill (cr);
  lab_color_set_source (palette->mud_ink, cr);
  lab_cheese_art_draw_text (cr, number, x, y, turns < 10 ? 0.7 * size : 0.5 * size);
}

/** lab_cheese_art_draw_rat: draws a rat that is seen from above, with its number. */
void
lab_cheese_art_draw_rat (cairo_t                *cr,
                         const LabCheesePalette *palette,
                         guint                   rat,
                         double                  x,
                         double                  y,
                         double                  size)
{
  LabColor color = palette->rats[rat % G_N_ELEMENTS (palette->rats)];
  g_autofree char *number = g_strdup_printf ("%u", rat + 1);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  lab_color_set_source (color, cr);
  cairo_set_line_width (cr, 0.07);
  cairo_move_to (cr, 0.18, 0.3);
  cairo_curve_to (cr, 0.4, 0.42, 0.48, 0.3, 0.46, 0.12);
  cairo_stroke (cr);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_arc (cr, side * 0.27, -0.2, 0.17, 0, 2 * G_PI);
      cairo_fill (cr);
    }
  cairo_new_sub_path (cr);
  cairo_move_to (cr, 0, -0.46);
  cairo_curve_to (cr, 0.16, -0.34, 0.34, -0.14, 0.34, 0.08);
  cairo_curve_to (cr, 0.34, 0.3, 0.18, 0.42, 0, 0.42);
  cairo_curve_to (cr, -0.18, 0.42, -0.34, 0.3, -0.34, 0.08);
  cairo_curve_to (cr, -0.34, -0.14, -0.16, -0.34, 0, -0.46);
  cairo_close_path (cr);
  lab_color_set_source (palette->rat_edge, cr);
  cairo_set_line_width (cr, 0.06);
  cairo_stroke_preserve (cr);
  lab_color_set_source (color, cr);
  cairo_fill (cr);
  lab_color_set_source (palette->rat_ink, cr);
  lab_cheese_art_draw_text (cr, number, 0, 0.08, rat < 9 ? 0.46 : 0.36);
  cairo_restore (cr);
}
