/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-art.h"

#include <math.h>

#include "lab-shapes.h"

/* What stands in a cell, drawn in a square from 0 to 1. */

/* Private helpers */

static void
draw_shadow (cairo_t                *cr,
             const LabEscapePalette *palette,
             double                  y,
             double                  width)
{
  lab_shapes_add_ellipse (cr, 0.5, y, width, width * 0.32, 0);
  lab_color_set_source (palette->shadow, cr);
  cairo_fill (cr);
}

/* Strokes a path with an outline around it. */
static void
stroke_outlined (cairo_t                *cr,
                 const LabEscapePalette *palette,
                 LabColor                color,
                 double                  width)
{
  cairo_set_line_width (cr, width + 0.07);
  lab_color_set_source (palette->ink, cr);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  lab_color_set_source (color, cr);
  cairo_stroke (cr);
}

/* Things */

static void
draw_rift (cairo_t                *cr,
           const LabEscapePalette *palette)
{
  const double turns = 2.2;

  lab_shapes_add_ellipse (cr, 0.5, 0.5, 0.62, 0.62, 0);
  lab_color_set_source (lab_color_fade (palette->rift, 0.25), cr);
  cairo_fill (cr);
  for (int i = 0; i <= 60; i++)
    {
      double t = i / 60.0, angle = t * turns * 2 * G_PI, radius = 0.03 + 0.27 * t;

      cairo_line_to (cr, 0.5 + radius * cos (angle), 0.5 + radius * sin (angle));
    }
  stroke_outlined (cr, palette, palette->rift, 0.075);
}

static void
draw_leap (cairo_t                *cr,
           const LabEscapePalette *palette)
{
  draw_shadow (cr, palette, 0.82, 0.5);
  cairo_move_to (cr, 0.34, 0.74);
  for (int i = 1; i < 5; i++)
    cairo_line_to (cr, i % 2 == 1 ? 0.66 : 0.34, 0.74 - i * 0.1);
  stroke_outlined (cr, palette, palette->steel, 0.05);
  cairo_set_line_width (cr, 0.035);
  lab_shapes_add_rounded (cr, 0.24, 0.72, 0.52, 0.1, 0.04);
  lab_shapes_fill_outlined (cr, palette->leap, palette->ink);
  lab_shapes_add_rounded (cr, 0.24, 0.2, 0.52, 0.13, 0.05);
  lab_shapes_fill_outlined (cr, palette->leap, palette->ink);
}

static void
draw_die (cairo_t                *cr,
          const LabEscapePalette *palette)
{
  static const double pips[][2] = {
    { 0.37, 0.37 }, { 0.63, 0.37 }, { 0.5, 0.5 }, { 0.37, 0.63 }, { 0.63, 0.63 },
  };

  draw_shadow (cr, palette, 0.8, 0.5);
  cairo_translate (cr, 0.5, 0.5);
  cairo_rotate (cr, 0.2);
  cairo_translate (cr, -0.5, -0.5);
  cairo_set_line_width (cr, 0.045);
  lab_shapes_add_rounded (cr, 0.23, 0.23, 0.54, 0.54, 0.1);
  lab_shapes_fill_outlined (cr, palette->die, palette->ink);
  for (guint i = 0; i < G_N_ELEMENTS (pips); i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, pips[i][0], pips[i][1], 0.055, 0, 2 * G_PI);
    }
  lab_color_set_source (palette->ink, cr);
  cairo_fill (cr);
}

static void
draw_hammer (cairo_t                *cr,
             const LabEscapePalette *palette)
{
  draw_shadow (cr, palette, 0.84, 0.44);
  cairo_translate (cr, 0.5, 0.5);
  cairo_rotate (cr, 0.6);
  cairo_translate (cr, -0.5, -0.5);
  cairo_set_line_width (cr, 0.035);
  lab_shapes_add_rounded (cr, 0.45, 0.28, 0.1, 0.6, 0.04);
  lab_shapes_fill_outlined (cr, palette->wood, palette->ink);
  lab_shapes_add_rounded (cr, 0.24, 0.14, 0.52, 0.24, 0.05);
  lab_shapes_fill_outlined (cr, palette->steel, palette->ink);
}

static void
draw_map (cairo_t                *cr,
          const LabEscapePalette *palette)
{
  static const double dash[] = { 0.05, 0.055 };

  draw_shadow (cr, palette, 0.8, 0.6);
  cairo_set_line_width (cr, 0.035);
  cairo_move_to (cr, 0.18, 0.3);
  cairo_line_to (cr, 0.39, 0.22);
  cairo_line_to (cr, 0.61, 0.3);
  cairo_line_to (cr, 0.82, 0.22);
  cairo_line_to (cr, 0.82, 0.7);
  cairo_line_to (cr, 0.61, 0.78);
  cairo_line_to (cr, 0.39, 0.7);
  cairo_line_to (cr, 0.18, 0.78);
  cairo_close_path (cr);
  lab_shapes_fill_outlined (cr, palette->paper, palette->ink);
  /* The folds */
  cairo_move_to (cr, 0.39, 0.22);
  cairo_line_to (cr, 0.39, 0.7);
  cairo_move_to (cr, 0.61, 0.3);
  cairo_line_to (cr, 0.61, 0.78);
  lab_color_set_source (lab_color_fade (palette->ink, 0.3), cr);
  cairo_set_line_width (cr, 0.025);
  cairo_stroke (cr);
  lab_color_set_source (palette->seal, cr);
  cairo_set_line_width (cr, 0.055);
  cairo_set_dash (cr, dash, 2, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_move_to (cr, 0.27, 0.62);
  cairo_curve_to (cr, 0.36, 0.36, 0.48, 0.72, 0.6, 0.5);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, 0.655, 0.36);
  cairo_line_to (cr, 0.755, 0.46);
  cairo_move_to (cr, 0.755, 0.36);
  cairo_line_to (cr, 0.655, 0.46);
  cairo_stroke (cr);
}

static void
draw_key (cairo_t                *cr,
          const LabEscapePalette *palette)
{
  draw_shadow (cr, palette, 0.8, 0.5);
  cairo_translate (cr, 0.5, 0.5);
  cairo_rotate (cr, -0.6);
  cairo_translate (cr, -0.5, -0.5);
  cairo_move_to (cr, 0.44, 0.5);
  cairo_line_to (cr, 0.84, 0.5);
  cairo_move_to (cr, 0.7, 0.5);
  cairo_line_to (cr, 0.7, 0.62);
  cairo_move_to (cr, 0.82, 0.5);
  cairo_line_to (cr, 0.82, 0.64);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.3, 0.5, 0.13, 0, 2 * G_PI);
  stroke_outlined (cr, palette, palette->gold, 0.09);
}

static void
add_arch (cairo_t *cr,
          double   inset)
{
  cairo_new_sub_path (cr);
  cairo_move_to (cr, 0.16 + inset, 0.88);
  cairo_line_to (cr, 0.16 + inset, 0.46);
  cairo_arc (cr, 0.5, 0.46, 0.34 - inset, G_PI, 2 * G_PI);
  cairo_line_to (cr, 0.84 - inset, 0.88);
  cairo_close_path (cr);
}

static void
draw_gate (cairo_t                *cr,
           const LabEscapePalette *palette,
           gboolean                locked)
{
  draw_shadow (cr, palette, 0.87, 0.8);
  cairo_set_line_width (cr, 0.035);
  add_arch (cr, 0);
  lab_shapes_fill_outlined (cr, palette->stone, palette->ink);
  add_arch (cr, 0.11);
  if (!locked)
    {
      cairo_pattern_t *light = cairo_pattern_create_linear (0, 0.2, 0, 0.88);
      LabColor glow = palette->glow;

      cairo_pattern_add_color_stop_rgb (light, 0, 1, 0.99, 0.92);
      cairo_pattern_add_color_stop_rgb (light, 1, glow.red, glow.green, glow.blue);
      cairo_set_source (cr, light);
      cairo_fill_preserve (cr);
      cairo_pattern_destroy (light);
      lab_color_set_source (palette->ink, cr);
      cairo_stroke (cr);
      /* The way out */
      cairo_move_to (cr, 0.38, 0.88);
      cairo_line_to (cr, 0.46, 0.6);
      cairo_line_to (cr, 0.54, 0.6);
      cairo_line_to (cr, 0.62, 0.88);
      cairo_close_path (cr);
      lab_color_set_source (lab_color_fade (palette->wood, 0.55), cr);
      cairo_fill (cr);
      return;
    }
  lab_shapes_fill_outlined (cr, palette->wood, palette->ink);
  for (int i = 0; i < 3; i++)
    {
      cairo_move_to (cr, 0.38 + i * 0.12, 0.3);
      cairo_line_to (cr, 0.38 + i * 0.12, 0.87);
    }
  lab_color_set_source (lab_color_fade (palette->ink, 0.45), cr);
  cairo_set_line_width (cr, 0.025);
  cairo_stroke (cr);
  /* A padlock */
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0.5, 0.56, 0.075, G_PI, 2 * G_PI);
  stroke_outlined (cr, palette, palette->steel, 0.05);
  cairo_set_line_width (cr, 0.035);
  lab_shapes_add_rounded (cr, 0.37, 0.56, 0.26, 0.2, 0.04);
  lab_shapes_fill_outlined (cr, palette->gold, palette->ink);
}

static void
draw_you (cairo_t                *cr,
          const LabEscapePalette *palette)
{
  draw_shadow (cr, palette, 0.85, 0.52);
  cairo_set_line_width (cr, 0.04);
  /* The coat */
  cairo_move_to (cr, 0.5, 0.36);
  cairo_curve_to (cr, 0.68, 0.4, 0.74, 0.66, 0.75, 0.8);
  cairo_curve_to (cr, 0.66, 0.88, 0.34, 0.88, 0.25, 0.8);
  cairo_curve_to (cr, 0.26, 0.66, 0.32, 0.4, 0.5, 0.36);
  cairo_close_path (cr);
  lab_shapes_fill_outlined (cr, palette->cloak, palette->ink);
  cairo_move_to (cr, 0.56, 0.56);
  cairo_curve_to (cr, 0.58, 0.66, 0.58, 0.74, 0.57, 0.83);
  lab_color_set_source (palette->cloak_dark, cr);
  cairo_stroke (cr);
  /* The hood, with a tip at the back */
  cairo_move_to (cr, 0.27, 0.2);
  cairo_curve_to (cr, 0.4, 0.08, 0.62, 0.08, 0.69, 0.24);
  cairo_curve_to (cr, 0.76, 0.42, 0.66, 0.54, 0.52, 0.55);
  cairo_curve_to (cr, 0.36, 0.55, 0.28, 0.44, 0.31, 0.32);
  cairo_curve_to (cr, 0.32, 0.27, 0.31, 0.22, 0.27, 0.2);
  cairo_close_path (cr);
  lab_shapes_fill_outlined (cr, palette->cloak, palette->ink);
  lab_shapes_add_ellipse (cr, 0.54, 0.36, 0.24, 0.25, 0);
  cairo_set_line_width (cr, 0.03);
  lab_shapes_fill_outlined (cr, palette->face, palette->ink);
  lab_shapes_add_ellipse (cr, 0.515, 0.35, 0.042, 0.06, 0);
  lab_shapes_add_ellipse (cr, 0.6, 0.35, 0.042, 0.06, 0);
  lab_color_set_source (palette->ink, cr);
  cairo_fill (cr);
  cairo_arc (cr, 0.56, 0.395, 0.04, 0.35, G_PI - 0.35);
  cairo_set_line_width (cr, 0.022);
  cairo_stroke (cr);
  /* The lantern */
  lab_shapes_add_ellipse (cr, 0.8, 0.6, 0.3, 0.3, 0);
  lab_color_set_source (lab_color_fade (palette->glow, 0.3), cr);
  cairo_fill (cr);
  cairo_move_to (cr, 0.7, 0.52);
  cairo_line_to (cr, 0.8, 0.5);
  lab_color_set_source (palette->ink, cr);
  cairo_set_line_width (cr, 0.035);
  cairo_stroke (cr);
  lab_shapes_add_rounded (cr, 0.735, 0.52, 0.13, 0.17, 0.04);
  lab_shapes_fill_outlined (cr, palette->glow, palette->ink);
}

/* Public functions */

/**
 * lab_escape_art_draw_thing:
 * @cr: where to draw, in a square at (0, 0)
 * @thing: what to draw
 * @palette: the colors
 * @size: the size of the square, that of a cell
 *
 * Draws what stands in a cell.
 */
void
lab_escape_art_draw_thing (cairo_t                *cr,
                           LabEscapeThing          thing,
                           const LabEscapePalette *palette,
                           double                  size)
{
  cairo_save (cr);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  switch (thing)
    {
    case LAB_ESCAPE_THING_RIFT:
      draw_rift (cr, palette);
      break;
    case LAB_ESCAPE_THING_LEAP:
      draw_leap (cr, palette);
      break;
    case LAB_ESCAPE_THING_SHUFFLE:
      draw_die (cr, palette);
      break;
    case LAB_ESCAPE_THING_HAMMER:
      draw_hammer (cr, palette);
      break;
    case LAB_ESCAPE_THING_MAP:
      draw_map (cr, palette);
      break;
    case LAB_ESCAPE_THING_KEY:
      draw_key (cr, palette);
      break;
    case LAB_ESCAPE_THING_GATE:
    case LAB_ESCAPE_THING_LOCKED_GATE:
      draw_gate (cr, palette, thing == LAB_ESCAPE_THING_LOCKED_GATE);
      break;
    case LAB_ESCAPE_THING_YOU_LEFT:
      cairo_translate (cr, 1, 0);
      cairo_scale (cr, -1, 1);
      draw_you (cr, palette);
      break;
    case LAB_ESCAPE_THING_YOU:
      draw_you (cr, palette);
      break;
    case LAB_ESCAPE_N_THINGS:
    default:
      g_assert_not_reached ();
    }
  cairo_restore (cr);
}

/* Goes through the cells, a little aside so that two lines can be told apart. */
static void
add_way (cairo_t           *cr,
         const LabMazeCell *cells,
         guint              n_cells,
         double             aside)
{
  for (guint i = 0; i < n_cells; i++)
    cairo_line_to (cr, cells[i].column + 0.5 + aside, cells[i].row + 0.5 + aside);
}

/**
 * lab_escape_art_draw_line:
 * @cr: where to draw; the corner of cell (0, 0) is at (0, 0)
 * @cells: (array length=n_cells): cells of a way
 * @n_cells: how many
 * @line: the look of the line
 * @palette: the colors
 * @size: the size of a cell
 *
 * Draws a way through a maze.
 */
void
lab_escape_art_draw_line (cairo_t                *cr,
                          const LabMazeCell      *cells,
                          guint                   n_cells,
                          LabEscapeLine           line,
                          const LabEscapePalette *palette,
                          double                  size)
{
  static const struct { double aside, gap, width, halo; } looks[] = {
    [LAB_ESCAPE_LINE_WALKED] = { -0.09, 0, 0.06, 0.12 },
    [LAB_ESCAPE_LINE_BEST] = { 0.09, 0.2, 0.115, 0.17 },
    [LAB_ESCAPE_LINE_POINTED] = { 0, 0.25, 0.08, 0.12 },
  };
  const LabColor colors[] = {
    [LAB_ESCAPE_LINE_WALKED] = palette->walked,
    [LAB_ESCAPE_LINE_BEST] = palette->best,
    [LAB_ESCAPE_LINE_POINTED] = palette->walked,
  };
  const double dots[] = { 0.001, looks[line].gap };

  if (n_cells < 2)
    return;
  cairo_save (cr);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  add_way (cr, cells, n_cells, looks[line].aside);
  if (looks[line].gap > 0)
    cairo_set_dash (cr, dots, 2, 0);
  lab_color_set_source (lab_color_fade (palette->floor, 0.85), cr);
  cairo_set_line_width (cr, looks[line].halo);
  cairo_stroke_preserve (cr);
  lab_color_set_source (colors[line], cr);
  cairo_set_line_width (cr, looks[line].width);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/**
 * lab_escape_art_draw_aim:
 * @cr: where to draw; the corner of cell (0, 0) is at (0, 0)
 * @cell: where the player is
 * @direction: where a leap would go
 * @palette: the colors
 * @size: the size of a cell
 *
 * Draws an arrow over a wall.
 */
void
lab_escape_art_draw_aim (cairo_t                *cr,
                         LabMazeCell             cell,
                         LabMazeDirection        direction,
                         const LabEscapePalette *palette,
                         double                  size)
{
  static const double turns[] = {
    [LAB_MAZE_UP] = -G_PI_2, [LAB_MAZE_DOWN] = G_PI_2, [LAB_MAZE_LEFT] = G_PI, [LAB_MAZE_RIGHT] = 0,
  };

  cairo_save (cr);
  cairo_scale (cr, size, size);
  cairo_translate (cr, cell.column + 0.5, cell.row + 0.5);
  cairo_rotate (cr, turns[direction]);
  cairo_translate (cr, 0.95, 0);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 0.3, 0, 2 * G_PI);
  cairo_set_line_width (cr, 0.05);
  lab_shapes_fill_outlined (cr, palette->leap, palette->ink);
  cairo_move_to (cr, -0.09, -0.15);
  cairo_line_to (cr, 0.14, 0);
  cairo_line_to (cr, -0.09, 0.15);
  cairo_close_path (cr);
  lab_shapes_fill_outlined (cr, palette->die, palette->ink);
  cairo_restore (cr);
}
