/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-art.h"

#include <math.h>

#include "lab-shapes.h"

/* What lies in a cell, drawn in a square from 0 to 1. The rats are in lab-cheese-art-rat.c. */

/* Mud of at least so many turns is deep, and of so many very deep. */
#define DEEP_TURNS 5
#define VERY_DEEP_TURNS 10

/* How many points the edge of mud has. */
#define N_POINTS 11

/* Private helpers */

static void
begin (cairo_t *cr,
       double   size)
{
  cairo_save (cr);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
}

/* Adds a round shape with an uneven edge around the middle. */
static void
add_blob (cairo_t *cr,
          double   radius,
          guint    variant)
{
  double x[N_POINTS], y[N_POINTS];

  for (int i = 0; i < N_POINTS; i++)
    {
      double angle = 2 * G_PI * i / N_POINTS;
      double away = radius * (0.86 + 0.28 * lab_hedges_get_noise ((int) variant, i, 900));

      x[i] = 0.5 + away * cos (angle);
      y[i] = 0.5 + away * sin (angle);
    }
  /* Each point pulls the curve from the middle of one side to that of the next one. */
  cairo_new_path (cr);
  cairo_move_to (cr, (x[N_POINTS - 1] + x[0]) / 2, (y[N_POINTS - 1] + y[0]) / 2);
  for (int i = 0; i < N_POINTS; i++)
    {
      int next = (i + 1) % N_POINTS;
      double to_x = (x[i] + x[next]) / 2, to_y = (y[i] + y[next]) / 2, from_x, from_y;

      cairo_get_current_point (cr, &from_x, &from_y);
      cairo_curve_to (cr, (from_x + 2 * x[i]) / 3, (from_y + 2 * y[i]) / 3,
                      (to_x + 2 * x[i]) / 3, (to_y + 2 * y[i]) / 3, to_x, to_y);
    }
  cairo_close_path (cr);
}

/* Public functions */

/** lab_cheese_art_draw_cheese: draws a wedge of cheese in a square at (0, 0). */
void
lab_cheese_art_draw_cheese (cairo_t                *cr,
                            const LabCheesePalette *palette,
                            double                  size)
{
  static const double holes[][4] = {
    { 0.37, 0.66, 0.13, 0.11 }, { 0.62, 0.61, 0.1, 0.1 }, { 0.52, 0.74, 0.07, 0.06 },
    { 0.74, 0.72, 0.08, 0.07 },
  };

  begin (cr, size);
  lab_shapes_add_ellipse (cr, 0.52, 0.82, 0.66, 0.14, 0);
  lab_shapes_fill (cr, palette->garden.shadow);
  /* The front */
  cairo_set_line_width (cr, 0.04);
  cairo_move_to (cr, 0.17, 0.52);
  cairo_line_to (cr, 0.84, 0.48);
  cairo_line_to (cr, 0.84, 0.78);
  cairo_line_to (cr, 0.17, 0.82);
  cairo_close_path (cr);
  lab_shapes_fill_outlined (cr, palette->cheese, palette->outline);
  /* The top, which ends in the rind */
  cairo_move_to (cr, 0.17, 0.52);
  cairo_line_to (cr, 0.58, 0.2);
  cairo_curve_to (cr, 0.74, 0.2, 0.84, 0.32, 0.84, 0.48);
  cairo_close_path (cr);
  lab_shapes_fill_outlined (cr, palette->cheese_top, palette->outline);
  for (guint i = 0; i < G_N_ELEMENTS (holes); i++)
    {
      lab_shapes_add_ellipse (cr, holes[i][0], holes[i][1], holes[i][2], holes[i][3], 0);
      lab_shapes_fill (cr, palette->cheese_hole);
    }
  lab_shapes_add_ellipse (cr, 0.6, 0.36, 0.12, 0.07, 0);
  lab_shapes_fill (cr, palette->cheese);
  cairo_restore (cr);
}

/**
 * lab_cheese_art_draw_mud:
 * @cr: where to draw, in a square at (0, 0) around the middle of the passage
 * @palette: the colors
 * @turns: how many turns the passage takes; deeper mud is larger and darker
 * @variant: a number for its shape
 * @size: the size of the square, that of a cell
 *
 * Draws mud without its number.
 */
void
lab_cheese_art_draw_mud (cairo_t                *cr,
                         const LabCheesePalette *palette,
                         guint                   turns,
                         guint                   variant,
                         double                  size)
{
  guint n_rings = turns < DEEP_TURNS ? 1 : turns < VERY_DEEP_TURNS ? 2 : 3;

  begin (cr, size);
  add_blob (cr, 0.25 + 0.02 * n_rings, variant);
  lab_shapes_fill (cr, palette->mud);
  for (guint ring = 1; ring < n_rings; ring++)
    {
      add_blob (cr, 0.29 - 0.05 * ring, variant + ring);
      lab_shapes_fill (cr, lab_color_fade (palette->mud_deep, 0.6));
    }
  if (!palette->garden.clear)
    {
      /* The sky on the wet mud */
      cairo_arc (cr, 0.5, 0.5, 0.22, 1.15 * G_PI, 1.45 * G_PI);
      lab_color_set_source (lab_color_fade (palette->halo, 0.3), cr);
      cairo_set_line_width (cr, 0.035);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/** lab_cheese_art_draw_pond: draws the water of a hole in a square at (0, 0). */
void
lab_cheese_art_draw_pond (cairo_t                *cr,
                          const LabCheesePalette *palette,
                          guint                   variant,
                          double                  size)
{
  begin (cr, size);
  lab_color_set_source (palette->water, cr);
  cairo_paint (cr);
  lab_color_set_source (palette->water_light, cr);
  cairo_set_line_width (cr, 0.028);
  for (int i = 0; i < 2; i++)
    {
      double x = 0.2 + 0.45 * lab_hedges_get_noise ((int) variant, i, 910);
      double y = 0.25 + 0.28 * i + 0.2 * lab_hedges_get_noise ((int) variant, i, 911);

      cairo_move_to (cr, x - 0.1, y);
      cairo_curve_to (cr, x - 0.05, y - 0.045, x, y - 0.045, x + 0.04, y);
      cairo_curve_to (cr, x + 0.08, y + 0.035, x + 0.13, y + 0.035, x + 0.18, y);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/** lab_cheese_art_draw_bed: draws the flowers in a hole in a square at (0, 0). */
void
lab_cheese_art_draw_bed (cairo_t                *cr,
                         const LabCheesePalette *palette,
                         guint                   variant,
                         double                  size)
{
  begin (cr, size);
  lab_color_set_source (palette->bed, cr);
  cairo_paint (cr);
  for (int i = 0; i < 5 && !palette->garden.clear; i++)
    {
      double x = 0.22 + 0.28 * (i % 3) + 0.1 * lab_hedges_get_noise ((int) variant, i, 920);
      double y = (i < 3 ? 0.28 : 0.62) + 0.12 * lab_hedges_get_noise ((int) variant, i, 921);

      for (int petal = 0; petal < 5; petal++)
        {
          double angle = 2 * G_PI * petal / 5 + lab_hedges_get_noise ((int) variant, i, 922);

          lab_shapes_add_ellipse (cr, x + 0.045 * cos (angle), y + 0.045 * sin (angle), 0.062,
                                  0.062, 0);
        }
      lab_shapes_fill (cr, palette->petals[(guint) i % 2]);
      lab_shapes_add_ellipse (cr, x, y, 0.05, 0.05, 0);
      lab_shapes_fill (cr, palette->cheese);
    }
  cairo_restore (cr);
}

/** lab_cheese_art_draw_arrow: draws a small arrow in a square at (0, 0), to the east if @angle is
 * 0. */
void
lab_cheese_art_draw_arrow (cairo_t                *cr,
                           const LabCheesePalette *palette,
                           double                  angle,
                           double                  size)
{
  begin (cr, size);
  cairo_translate (cr, 0.5, 0.5);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 0.3, 0);
  cairo_line_to (cr, 0.1, -0.13);
  cairo_line_to (cr, 0.1, -0.045);
  cairo_line_to (cr, -0.2, -0.045);
  cairo_line_to (cr, -0.2, 0.045);
  cairo_line_to (cr, 0.1, 0.045);
  cairo_line_to (cr, 0.1, 0.13);
  cairo_close_path (cr);
  lab_color_set_source (palette->halo, cr);
  cairo_set_line_width (cr, 0.06);
  cairo_stroke_preserve (cr);
  lab_shapes_fill (cr, palette->garden.clear ? palette->ink : palette->far);
  cairo_restore (cr);
}
