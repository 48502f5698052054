/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-art.h"

#include "lab-shapes.h"

/* Rats. Each one has a color, something to wear, and a bib with its number, so that players who do
 * not tell colors apart know it too. */

/* On smaller rats there is no bib. */
#define MIN_BIB_SIZE 26

/* Private helpers: what rats wear */

static void
draw_scarf (cairo_t                *cr,
            const LabCheesePalette *palette)
{
  /* Its end flies behind the rat. */
  cairo_move_to (cr, 0.52, 0.44);
  cairo_line_to (cr, 0.24, 0.3);
  cairo_line_to (cr, 0.25, 0.43);
  cairo_line_to (cr, 0.48, 0.5);
  cairo_close_path (cr);
  lab_shapes_fill_outlined (cr, palette->petals[1], palette->outline);
  cairo_move_to (cr, 0.51, 0.41);
  cairo_curve_to (cr, 0.55, 0.51, 0.61, 0.58, 0.72, 0.62);
  cairo_line_to (cr, 0.69, 0.71);
  cairo_curve_to (cr, 0.56, 0.67, 0.49, 0.59, 0.44, 0.47);
  cairo_close_path (cr);
  lab_shapes_fill_outlined (cr, palette->petals[1], palette->outline);
}

static void
draw_top_hat (cairo_t                *cr,
              const LabCheesePalette *palette)
{
  cairo_save (cr);
  cairo_translate (cr, 0.7, 0.3);
  cairo_rotate (cr, 0.2);
  cairo_rectangle (cr, -0.1, -0.24, 0.2, 0.22);
  lab_shapes_fill_outlined (cr, LAB_COLOR (0x2b2730), palette->outline);
  cairo_rectangle (cr, -0.17, -0.04, 0.34, 0.06);
  lab_shapes_fill_outlined (cr, LAB_COLOR (0x2b2730), palette->outline);
  cairo_rectangle (cr, -0.095, -0.095, 0.19, 0.05);
  lab_shapes_fill (cr, palette->cheese);
  cairo_restore (cr);
}

static void
draw_bow (cairo_t                *cr,
          const LabCheesePalette *palette)
{
  cairo_move_to (cr, 0.66, 0.28);
  cairo_line_to (cr, 0.52, 0.16);
  cairo_line_to (cr, 0.5, 0.36);
  cairo_close_path (cr);
  cairo_move_to (cr, 0.66, 0.28);
  cairo_line_to (cr, 0.84, 0.2);
  cairo_line_to (cr, 0.8, 0.38);
  cairo_close_path (cr);
  lab_shapes_fill_outlined (cr, palette->petals[1], palette->outline);
  lab_shapes_add_ellipse (cr, 0.66, 0.285, 0.1, 0.1, 0);
  lab_shapes_fill_outlined (cr, palette->bib, palette->outline);
}

static void
draw_crown (cairo_t                *cr,
            const LabCheesePalette *palette)
{
  cairo_save (cr);
  cairo_translate (cr, 0.7, 0.3);
  cairo_rotate (cr, 0.2);
  cairo_move_to (cr, -0.15, 0.02);
  cairo_line_to (cr, -0.18, -0.18);
  cairo_line_to (cr, -0.075, -0.08);
  cairo_line_to (cr, 0, -0.23);
  cairo_line_to (cr, 0.075, -0.08);
  cairo_line_to (cr, 0.18, -0.18);
  cairo_line_to (cr, 0.15, 0.02);
  cairo_close_path (cr);
  lab_shapes_fill_outlined (cr, palette->cheese, palette->outline);
  cairo_restore (cr);
}

static void
draw_cap (cairo_t                *cr,
          const LabCheesePalette *palette)
{
  cairo_save (cr);
  cairo_translate (cr, 0.7, 0.33);
  cairo_rotate (cr, 0.2);
  cairo_move_to (cr, -0.16, 0);
  cairo_curve_to (cr, -0.16, -0.2, 0.13, -0.2, 0.14, -0.02);
  cairo_line_to (cr, 0.28, 0.03);
  cairo_line_to (cr, 0.14, 0.05);
  cairo_close_path (cr);
  lab_shapes_fill_outlined (cr, palette->bib, palette->outline);
  cairo_restore (cr);
}

static void
draw_flower (cairo_t                *cr,
             const LabCheesePalette *palette)
{
  static const double petals[][2] = {
    { 0.57, 0.17 }, { 0.66, 0.24 }, { 0.625, 0.35 }, { 0.515, 0.35 }, { 0.48, 0.24 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (petals); i++)
    {
      lab_shapes_add_ellipse (cr, petals[i][0], petals[i][1], 0.13, 0.13, 0);
      lab_shapes_fill_outlined (cr, palette->bib, palette->outline);
    }
  lab_shapes_add_ellipse (cr, 0.57, 0.27, 0.12, 0.12, 0);
  lab_shapes_fill_outlined (cr, palette->cheese, palette->outline);
}

static void
draw_glasses (cairo_t                *cr,
              const LabCheesePalette *palette)
{
  cairo_move_to (cr, 0.52, 0.4);
  cairo_line_to (cr, 0.68, 0.44);
  lab_color_set_source (palette->bib_ink, cr);
  cairo_stroke (cr);
  lab_shapes_add_ellipse (cr, 0.76, 0.45, 0.17, 0.17, 0);
  lab_color_set_source (palette->bib, cr);
  cairo_fill_preserve (cr);
  lab_color_set_source (palette->bib_ink, cr);
  cairo_set_line_width (cr, 0.05);
  cairo_stroke (cr);
  lab_shapes_add_ellipse (cr, 0.77, 0.455, 0.06, 0.07, 0);
  cairo_fill (cr);
}

static void
draw_tassel_cap (cairo_t                *cr,
                 const LabCheesePalette *palette)
{
  cairo_save (cr);
  cairo_translate (cr, 0.69, 0.32);
  cairo_rotate (cr, 0.15);
  cairo_move_to (cr, -0.17, 0.02);
  cairo_curve_to (cr, -0.15, -0.14, -0.1, -0.24, -0.26, -0.26);
  cairo_curve_to (cr, -0.02, -0.34, 0.16, -0.18, 0.16, 0.02);
  cairo_close_path (cr);
  lab_shapes_fill_outlined (cr, LAB_COLOR (0xb8322a), palette->outline);
  cairo_rectangle (cr, -0.19, -0.01, 0.37, 0.07);
  lab_shapes_fill_outlined (cr, palette->bib, palette->outline);
  lab_shapes_add_ellipse (cr, -0.26, -0.24, 0.11, 0.11, 0);
  lab_shapes_fill_outlined (cr, palette->bib, palette->outline);
  cairo_restore (cr);
}

/* Private helpers: the rat */

static void
draw_tail (cairo_t                *cr,
           const LabCheesePalette *palette)
{
  cairo_move_to (cr, 0.22, 0.68);
  cairo_curve_to (cr, 0.04, 0.72, 0.02, 0.5, 0.12, 0.4);
  lab_color_set_source (palette->outline, cr);
  cairo_set_line_width (cr, 0.085);
  cairo_stroke_preserve (cr);
  lab_color_set_source (palette->skin, cr);
  cairo_set_line_width (cr, 0.045);
  cairo_stroke (cr);
}

static void
draw_body (cairo_t                *cr,
           const LabCheesePalette *palette,
           LabColor                color)
{
  cairo_set_line_width (cr, 0.034);
  lab_shapes_add_ellipse (cr, 0.34, 0.83, 0.17, 0.09, 0);
  lab_shapes_fill_outlined (cr, palette->skin, palette->outline);
  lab_shapes_add_ellipse (cr, 0.58, 0.84, 0.15, 0.08, 0);
  lab_shapes_fill_outlined (cr, palette->skin, palette->outline);
  lab_shapes_add_ellipse (cr, 0.56, 0.33, 0.19, 0.2, -0.3);
  lab_shapes_fill_outlined (cr, color, palette->outline);
  /* The back, the head, and the nose in one line */
  cairo_move_to (cr, 0.92, 0.56);
  cairo_curve_to (cr, 0.86, 0.44, 0.76, 0.34, 0.64, 0.35);
  cairo_curve_to (cr, 0.56, 0.36, 0.53, 0.42, 0.46, 0.43);
  cairo_curve_to (cr, 0.26, 0.44, 0.15, 0.56, 0.17, 0.7);
  cairo_curve_to (cr, 0.19, 0.83, 0.3, 0.85, 0.44, 0.85);
  cairo_curve_to (cr, 0.6, 0.85, 0.68, 0.78, 0.7, 0.66);
  cairo_curve_to (cr, 0.78, 0.66, 0.88, 0.64, 0.92, 0.56);
  cairo_close_path (cr);
  lab_shapes_fill_outlined (cr, color, palette->outline);
  lab_shapes_add_ellipse (cr, 0.6, 0.35, 0.2, 0.22, 0.2);
  lab_shapes_fill_outlined (cr, color, palette->outline);
  lab_shapes_add_ellipse (cr, 0.605, 0.36, 0.11, 0.13, 0.2);
  lab_shapes_fill (cr, palette->skin);
  lab_shapes_add_ellipse (cr, 0.765, 0.465, 0.06, 0.072, 0);
  lab_shapes_fill (cr, palette->bib_ink);
  lab_shapes_add_ellipse (cr, 0.775, 0.452, 0.02, 0.024, 0);
  lab_shapes_fill (cr, LAB_COLOR (0xffffff));
  lab_shapes_add_ellipse (cr, 0.915, 0.56, 0.075, 0.065, 0);
  lab_shapes_fill_outlined (cr, palette->skin, palette->outline);
}

static void
draw_bib (cairo_t                *cr,
          const LabCheesePalette *palette,
          guint                   rat,
          gboolean                looks_left)
{
  g_autofree char *number = g_strdup_printf ("%u", rat + 1);

  lab_shapes_add_ellipse (cr, 0.4, 0.65, 0.3, 0.29, 0);
  lab_shapes_fill_outlined (cr, palette->bib, palette->outline);
  lab_color_set_source (palette->bib_ink, cr);
  cairo_save (cr);
  cairo_translate (cr, 0.4, 0.65);
  if (looks_left)
    cairo_scale (cr, -1, 1);
  lab_shapes_draw_text (cr, number, 0, 0, 0.25, 0.21);
  cairo_restore (cr);
}

/* Public functions */

/**
 * lab_cheese_art_draw_rat:
 * @cr: where to draw, in a square at (0, 0)
 * @palette: the colors
 * @rat: the number of the rat
 * @looks_left: whether it looks to the left
 * @size: the size of the square
 *
 * Draws a rat.
 */
void
lab_cheese_art_draw_rat (cairo_t                *cr,
                         const LabCheesePalette *palette,
                         guint                   rat,
                         gboolean                looks_left,
                         double                  size)
{
  static void (* const wear[]) (cairo_t                *cr,
                                const LabCheesePalette *palette) = {
    draw_scarf, draw_top_hat, draw_bow, draw_crown, draw_cap, draw_flower, draw_glasses,
    draw_tassel_cap,
  };

  cairo_save (cr);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (looks_left)
    {
      cairo_translate (cr, 1, 0);
      cairo_scale (cr, -1, 1);
    }
  lab_shapes_add_ellipse (cr, 0.47, 0.87, 0.62, 0.13, 0);
  lab_shapes_fill (cr, palette->garden.shadow);
  draw_tail (cr, palette);
  draw_body (cr, palette, lab_cheese_palette_get_rat (palette, rat));
  if (size >= MIN_BIB_SIZE)
    draw_bib (cr, palette, rat, looks_left);
  cairo_set_line_width (cr, 0.03);
  wear[rat % G_N_ELEMENTS (wear)] (cr, palette);
  cairo_restore (cr);
}
