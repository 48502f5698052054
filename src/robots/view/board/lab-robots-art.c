/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-art.h"

#include <math.h>

#include "lab-shapes.h"

/* What is in a cell, drawn in a square from 0 to 1. The board is in lab-robots-art-board.c. */

/* Robots in smaller cells have no face, so that their numbers can be read. In pixels. */
#define MIN_FACE_SIZE 26

/* The size of the mark in the corner of a target that must be reached with a turn, in cells. */
#define TURN 0.42

/* The edge of colored lines on each side, in cells. */
#define EDGE 0.035

/* What a robot looks like: where the eyes and the number are in its shape. */
typedef struct
{
  double eyes, visor, number, height;
} Face;

static const Face faces[LAB_ROBOTS_MAX_ROBOTS] = {
  { 0.40, 0.44, 0.67, 0.34 }, { 0.36, 0.48, 0.64, 0.36 }, { 0.47, 0.30, 0.71, 0.30 },
  { 0.38, 0.36, 0.63, 0.32 }, { 0.44, 0.36, 0.65, 0.28 },
};

/* Where the number is without a face. */
static const Face plain_faces[LAB_ROBOTS_MAX_ROBOTS] = {
  { 0, 0, 0.54, 0.52 }, { 0, 0, 0.53, 0.54 }, { 0, 0, 0.63, 0.46 },
  { 0, 0, 0.53, 0.46 }, { 0, 0, 0.56, 0.42 },
};

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

static void
add_polygon (cairo_t      *cr,
             const double  points[][2],
             guint         n_points)
{
  cairo_new_sub_path (cr);
  for (guint i = 0; i < n_points; i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
  cairo_close_path (cr);
}

static void
add_star (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  for (int i = 0; i < 10; i++)
    {
      double angle = i * G_PI / 5 - G_PI_2, radius = i % 2 == 0 ? 0.45 : 0.27;

      cairo_line_to (cr, 0.5 + radius * cos (angle), 0.55 + radius * sin (angle));
    }
  cairo_close_path (cr);
}

/* Adds the shape of a robot to the path: a circle, a square, a triangle, a diamond, or a star. */
static void
add_shape (cairo_t *cr,
           guint    robot)
{
  static const double triangle[][2] = { { 0.5, 0.13 }, { 0.91, 0.87 }, { 0.09, 0.87 } };
  static const double diamond[][2]
      = { { 0.5, 0.09 }, { 0.93, 0.53 }, { 0.5, 0.97 }, { 0.07, 0.53 } };

  switch (robot)
    {
    case 0:
      lab_shapes_add_ellipse (cr, 0.5, 0.54, 0.76, 0.76, 0);
      break;
    case 1:
      lab_shapes_add_rounded (cr, 0.15, 0.18, 0.7, 0.7, 0.09);
      break;
    case 2:
      add_polygon (cr, triangle, G_N_ELEMENTS (triangle));
      break;
    case 3:
      add_polygon (cr, diamond, G_N_ELEMENTS (diamond));
      break;
    default:
      add_star (cr);
      break;
    }
}

static void
draw_antenna (cairo_t                *cr,
              const LabRobotsPalette *palette,
              LabColor                color)
{
  cairo_move_to (cr, 0.5, 0.2);
  cairo_line_to (cr, 0.5, 0.08);
  cairo_set_line_width (cr, 0.045);
  lab_color_set_source (palette->outline, cr);
  cairo_stroke (cr);
  cairo_set_line_width (cr, 0.035);
  lab_shapes_add_ellipse (cr, 0.5, 0.075, 0.1, 0.1, 0);
  lab_shapes_fill_outlined (cr, color, palette->outline);
}

/* Light from the north-west. */
static void
draw_light (cairo_t *cr,
            guint    robot)
{
  cairo_pattern_t *light = cairo_pattern_create_linear (0.2, 0.1, 0.75, 0.95);

  cairo_pattern_add_color_stop_rgba (light, 0, 1, 1, 1, 0.38);
  cairo_pattern_add_color_stop_rgba (light, 0.45, 1, 1, 1, 0);
  cairo_pattern_add_color_stop_rgba (light, 0.6, 0, 0, 0, 0);
  cairo_pattern_add_color_stop_rgba (light, 1, 0, 0, 0, 0.22);
  add_shape (cr, robot);
  cairo_set_source (cr, light);
  cairo_fill (cr);
  cairo_pattern_destroy (light);
}

static void
draw_eyes (cairo_t                *cr,
           const LabRobotsPalette *palette,
           const Face             *face)
{
  double apart = face->visor * 0.26;

  lab_shapes_add_rounded (cr, 0.5 - face->visor / 2, face->eyes - 0.085, face->visor, 0.17, 0.08);
  lab_shapes_fill (cr, palette->clear ? palette->ink : palette->outline);
  lab_shapes_add_ellipse (cr, 0.5 - apart, face->eyes, 0.085, 0.1, 0);
  lab_shapes_add_ellipse (cr, 0.5 + apart, face->eyes, 0.085, 0.1, 0);
  lab_shapes_fill (cr, palette->paper);
}

static void
draw_number (cairo_t    *cr,
             LabColor    color,
             guint       robot,
             const Face *face)
{
  const char text[] = { (char) ('1' + robot), '\0' };

  lab_color_set_source (color, cr);
  lab_shapes_draw_text (cr, text, 0.5, face->number, face->height, 0.5);
}

/* Turns what points to the east. */
static void
turn (cairo_t       *cr,
      LabRobotsSide  side)
{
  cairo_translate (cr, 0.5, 0.5);
  cairo_rotate (cr, ((int) side - 1) * G_PI_2);
  cairo_translate (cr, -0.5, -0.5);
}

/* Strokes the path in the color of a robot, with an edge that is seen on each floor. */
static void
stroke_edged (cairo_t                *cr,
              const LabRobotsPalette *palette,
              guint                   robot,
              double                  width)
{
  cairo_set_line_width (cr, width + 2 * EDGE);
  lab_color_set_source (palette->outline, cr);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  lab_color_set_source (palette->robots[robot], cr);
  cairo_stroke (cr);
}

/* The frame of a target for any robot: a part in each color. */
static void
fill_wheel (cairo_t                *cr,
            const LabRobotsPalette *palette)
{
  const double part = 2 * G_PI / LAB_ROBOTS_MAX_ROBOTS;

  cairo_save (cr);
  cairo_clip (cr);
  for (int i = 0; i < LAB_ROBOTS_MAX_ROBOTS; i++)
    {
      cairo_move_to (cr, 0.5, 0.5);
      cairo_arc (cr, 0.5, 0.5, 1, part * i - G_PI_2, part * (i + 1) - G_PI_2);
      cairo_close_path (cr);
      lab_shapes_fill (cr, palette->robots[i]);
    }
  cairo_restore (cr);
}

/* A ring and a dot. */
static void
draw_bull (cairo_t                *cr,
           const LabRobotsPalette *palette)
{
  lab_color_set_source (palette->clear ? palette->frame_ink : palette->outline, cr);
  cairo_set_line_width (cr, 0.08);
  lab_shapes_add_ellipse (cr, 0.5, 0.5, 0.46, 0.46, 0);
  cairo_stroke (cr);
  lab_shapes_add_ellipse (cr, 0.5, 0.5, 0.16, 0.16, 0);
  cairo_fill (cr);
}

/* The shape and the number of a robot. */
static void
draw_emblem (cairo_t                *cr,
             const LabRobotsPalette *palette,
             guint                   robot)
{
  cairo_save (cr);
  cairo_translate (cr, 0.5, 0.5);
  cairo_scale (cr, 0.7, 0.7);
  cairo_translate (cr, -0.5, -0.53);
  add_shape (cr, robot);
  cairo_set_line_width (cr, 0.1);
  lab_color_set_source (palette->robots[robot], cr);
  cairo_stroke (cr);
  draw_number (cr, palette->clear ? palette->frame_ink : palette->ink, robot,
               &plain_faces[robot]);
  cairo_restore (cr);
}

/* A way that turns, in a circle around (0.5, 0.5). */
static void
draw_turn (cairo_t                *cr,
           const LabRobotsPalette *palette)
{
  cairo_set_line_width (cr, 0.1);
  lab_shapes_add_ellipse (cr, 0.5, 0.5, 0.9, 0.9, 0);
  lab_shapes_fill_outlined (cr, palette->paper, palette->ink);
  cairo_move_to (cr, 0.32, 0.74);
  cairo_line_to (cr, 0.32, 0.42);
  cairo_line_to (cr, 0.71, 0.42);
  cairo_move_to (cr, 0.58, 0.26);
  cairo_line_to (cr, 0.74, 0.42);
  cairo_line_to (cr, 0.58, 0.58);
  cairo_set_line_width (cr, 0.12);
  lab_color_set_source (palette->ink, cr);
  cairo_stroke (cr);
}

/* Public functions */

/** lab_robots_art_draw_robot: draws a robot in a square at (0, 0). */
void
lab_robots_art_draw_robot (cairo_t                *cr,
                           const LabRobotsPalette *palette,
                           guint                   robot,
                           double                  size)
{
  gboolean large = size >= MIN_FACE_SIZE;
  const Face *face = large ? &faces[robot] : &plain_faces[robot];

  begin (cr, size);
  if (!palette->clear)
    {
      lab_shapes_add_ellipse (cr, 0.52, 0.9, 0.7, 0.16, 0);
      lab_shapes_fill (cr, palette->shadow);
    }
  if (large)
    draw_antenna (cr, palette, palette->robots[robot]);
  add_shape (cr, robot);
  cairo_set_line_width (cr, large ? 0.07 : 0.11);
  lab_color_set_source (palette->outline, cr);
  cairo_stroke_preserve (cr);
  lab_shapes_fill (cr, palette->robots[robot]);
  if (!palette->clear)
    draw_light (cr, robot);
  if (large)
    draw_eyes (cr, palette, face);
  draw_number (cr, lab_robots_palette_get_ink (palette, robot), robot, face);
  cairo_restore (cr);
}

/** lab_robots_art_draw_ghost: draws where a robot stops on a way, in a square at (0, 0): its shape
 * with its number, paler than the robot. */
void
lab_robots_art_draw_ghost (cairo_t                *cr,
                           const LabRobotsPalette *palette,
                           guint                   robot,
                           double                  size)
{
  LabColor color = lab_robots_palette_get_ghost (palette, robot);

  begin (cr, size);
  add_shape (cr, robot);
  cairo_set_line_width (cr, size >= MIN_FACE_SIZE ? 0.1 : 0.14);
  lab_color_set_source (palette->outline, cr);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, size >= MIN_FACE_SIZE ? 0.05 : 0.07);
  lab_color_set_source (palette->robots[robot], cr);
  cairo_stroke_preserve (cr);
  lab_shapes_fill (cr, color);
  draw_number (cr, lab_robots_palette_get_ink_on (palette, color), robot, &plain_faces[robot]);
  cairo_restore (cr);
}

/**
 * lab_robots_art_draw_target:
 * @cr: where to draw
 * @palette: the colors
 * @robot: the robot that it is for, or %LAB_ROBOTS_ANY_ROBOT
 * @must_ricochet: whether a straight way does not count
 * @size: the size of the cell
 *
 * Draws a target in a square at (0, 0): an emblem whose frame is seen around a robot, too.
 */
void
lab_robots_art_draw_target (cairo_t                *cr,
                            const LabRobotsPalette *palette,
                            guint                   robot,
                            gboolean                must_ricochet,
                            double                  size)
{
  begin (cr, size);
  lab_shapes_add_rounded (cr, 0.03, 0.03, 0.94, 0.94, 0.16);
  if (robot == LAB_ROBOTS_ANY_ROBOT)
    fill_wheel (cr, palette);
  else
    lab_shapes_fill (cr, palette->robots[robot]);
  lab_shapes_add_rounded (cr, 0.14, 0.14, 0.72, 0.72, 0.09);
  lab_shapes_fill (cr, palette->pad);
  if (robot == LAB_ROBOTS_ANY_ROBOT)
    draw_bull (cr, palette);
  else
    draw_emblem (cr, palette, robot);
  if (must_ricochet)
    {
      cairo_translate (cr, 1 - TURN, 0);
      cairo_scale (cr, TURN, TURN);
      draw_turn (cr, palette);
    }
  cairo_restore (cr);
}

/** lab_robots_art_draw_turn: draws the mark of targets to which a straight way does not count. */
void
lab_robots_art_draw_turn (cairo_t                *cr,
                          const LabRobotsPalette *palette,
                          double                  size)
{
  begin (cr, size);
  draw_turn (cr, palette);
  cairo_restore (cr);
}

/** lab_robots_art_draw_stop: draws where a robot would stop that slides towards a side. */
void
lab_robots_art_draw_stop (cairo_t                *cr,
                          const LabRobotsPalette *palette,
                          guint                   robot,
                          LabRobotsSide           side,
                          double                  size)
{
  begin (cr, size);
  lab_shapes_add_ellipse (cr, 0.5, 0.5, 0.7, 0.7, 0);
  lab_color_set_source (lab_robots_palette_get_ghost (palette, robot), cr);
  cairo_fill_preserve (cr);
  stroke_edged (cr, palette, robot, 0.08);
  turn (cr, side);
  cairo_move_to (cr, 0.42, 0.34);
  cairo_line_to (cr, 0.6, 0.5);
  cairo_line_to (cr, 0.42, 0.66);
  stroke_edged (cr, palette, robot, 0.09);
  cairo_restore (cr);
}

/** lab_robots_art_draw_arrow: draws the head of an arrow on the way of a robot. */
void
lab_robots_art_draw_arrow (cairo_t                *cr,
                           const LabRobotsPalette *palette,
                           guint                   robot,
                           LabRobotsSide           side,
                           double                  size)
{
  begin (cr, size);
  turn (cr, side);
  cairo_move_to (cr, 0.36, 0.3);
  cairo_line_to (cr, 0.68, 0.5);
  cairo_line_to (cr, 0.36, 0.7);
  cairo_close_path (cr);
  cairo_set_line_width (cr, 0.12);
  lab_color_set_source (palette->outline, cr);
  cairo_stroke_preserve (cr);
  lab_shapes_fill (cr, palette->robots[robot]);
  cairo_restore (cr);
}

/** lab_robots_art_draw_badge: draws the number of a move of a robot. */
void
lab_robots_art_draw_badge (cairo_t                *cr,
                           const LabRobotsPalette *palette,
                           guint                   robot,
                           guint                   number,
                           double                  size)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  begin (cr, size);
  lab_shapes_add_ellipse (cr, 0.5, 0.5, 0.86, 0.86, 0);
  cairo_set_line_width (cr, 0.12);
  lab_color_set_source (palette->outline, cr);
  cairo_stroke_preserve (cr);
  lab_shapes_fill (cr, palette->robots[robot]);
  lab_color_set_source (lab_robots_palette_get_ink (palette, robot), cr);
  lab_shapes_draw_text (cr, text, 0.5, 0.5, 0.62, 0.66);
  cairo_restore (cr);
}

/** lab_robots_art_draw_ring: draws the mark around the chosen robot. */
void
lab_robots_art_draw_ring (cairo_t                *cr,
                          const LabRobotsPalette *palette,
                          double                  size)
{
  begin (cr, size);
  lab_shapes_add_rounded (cr, 0.07, 0.07, 0.86, 0.86, 0.22);
  cairo_set_line_width (cr, 0.11);
  lab_color_set_source (palette->halo, cr);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 0.06);
  lab_color_set_source (palette->cursor, cr);
  cairo_stroke (cr);
  cairo_restore (cr);
}
