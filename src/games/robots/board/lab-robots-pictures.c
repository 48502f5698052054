/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-pictures.h"

#include <gtk/gtk.h>
#include <math.h>
#include <string.h>

#include "lab-color.h"
#include "lab-hedges.h"
#include "lab-night.h"
#include "lab-pen.h"
#include "lab-picture-cache.h"
#include "lab-robots-board.h"
#include "lab-robots-text.h"

/* The size of a number, as a part of a cell, and at least in pixels. */
#define BADGE 0.46
#define MIN_BADGE 14

/**
 * LabRobotsPictures:
 *
 * The board and what is on it, drawn once for each size and palette. Everything is a texture, so
 * that a frame only places it.
 */
struct _LabRobotsPictures
{
  const LabRobotsBoard *board;
  LabPictureCache *cache;
  int robot_size;                     /* of a robot and the target, in pixels */
  int edge;                           /* of the frame, in pixels */
  gboolean has_names;                 /* of rows and columns, in the frame */
};

#define RGB LAB_COLOR_INIT

/* How much of the color of a robot is in its ghost. */
#define GHOST_PART 0.35

/* How much of the color of outlines is in that of thin lines, which are seen on each floor. */
#define FAINT_PART 0.5

/* How opaque the heat is. */
#define HEAT_OPACITY 0.72

const LabRobotsPalette lab_robots_palettes[LAB_N_STYLES] = {
  /* A wooden board on a sunny day. The robots are red, blue, green, yellow, and violet; these
   * colors differ in lightness, too, for those who see few of them. */
  [LAB_STYLE_DAY] = {
    .floor = RGB (0xf6edd8), .floor_shade = RGB (0xefe3c8), .gap = RGB (0xd9c7a2),
    .frame = RGB (0xcf9f68), .frame_light = RGB (0xe6c393), .frame_dark = RGB (0x96683a),
    .frame_ink = RGB (0x4a2f16),
    .wall = RGB (0x7a5232), .wall_light = RGB (0xb08050), .wall_dark = RGB (0x3d2817),
    .shadow = { 0.25, 0.16, 0.06, 0.30 },
    .plinth = RGB (0xc08d57), .plinth_light = RGB (0xdfb883), .plinth_ink = RGB (0x7d5530),
    .outline = RGB (0x33261c), .pad = RGB (0xfffaf0), .paper = RGB (0xfffdf6),
    .ink = RGB (0x2a1d13), .halo = RGB (0xfff9ea), .cursor = RGB (0x1d56a8),
    .cool = RGB (0xf2d98a), .hot = RGB (0x5b2a86),
    .robots = { RGB (0xc63d24), RGB (0x2a63b8), RGB (0x187a58), RGB (0xe0a514), RGB (0x7d4aa8) },
  },
  /* The same board by night. */
  [LAB_STYLE_NIGHT] = {
    .floor = LAB_NIGHT_FLOOR, .floor_shade = LAB_NIGHT_FLOOR_SHADE, .gap = RGB (0x686150),
    .frame = LAB_NIGHT_WOOD, .frame_light = LAB_NIGHT_WOOD_LIGHT,
    .frame_dark = LAB_NIGHT_WOOD_DARK,
    .frame_ink = RGB (0xe9d6bd),
    .wall = RGB (0x241a12), .wall_light = LAB_NIGHT_WOOD_LIGHT, .wall_dark = RGB (0x0b0705),
    .shadow = { 0, 0, 0, 0.40 },
    .plinth = RGB (0x3b3026), .plinth_light = RGB (0x66523e), .plinth_ink = RGB (0x8a7258),
    .outline = RGB (0x0c0d10), .pad = RGB (0xf1e9da), .paper = RGB (0xfffdf6),
    .ink = RGB (0x15110d), .halo = RGB (0x1b2028), .cursor = RGB (0xa9d2ff),
    .cool = RGB (0xf6e2a0), .hot = RGB (0x3c1a66),
    .robots = { RGB (0xef7558), RGB (0x78b0f2), RGB (0x4fbf90), RGB (0xf4c64e), RGB (0xc096ea) },
  },
  [LAB_STYLE_CLEAR_DAY] = {
    .clear = TRUE,
    .floor = RGB (0xffffff), .floor_shade = RGB (0xffffff), .gap = RGB (0x8a8a8a),
    .frame = RGB (0xffffff), .frame_light = RGB (0xffffff), .frame_dark = RGB (0x000000),
    .frame_ink = RGB (0x000000),
    .wall = RGB (0x000000), .wall_light = RGB (0x000000), .wall_dark = RGB (0x000000),
    .shadow = { 0, 0, 0, 0 },
    .plinth = RGB (0x5a4630), .plinth_light = RGB (0x5a4630), .plinth_ink = RGB (0xffffff),
    .outline = RGB (0x000000), .pad = RGB (0xffffff), .paper = RGB (0xffffff),
    .ink = RGB (0x000000), .halo = RGB (0xffffff), .cursor = RGB (0x003a99),
    .cool = RGB (0xffe9a0), .hot = RGB (0x4a1470),
    .robots = { RGB (0xb02400), RGB (0x0048b0), RGB (0x006b40), RGB (0xf0ac00), RGB (0x5a2490) },
  },
  [LAB_STYLE_CLEAR_NIGHT] = {
    .clear = TRUE,
    .floor = RGB (0x000000), .floor_shade = RGB (0x000000), .gap = RGB (0x6e6e6e),
    .frame = RGB (0x000000), .frame_light = RGB (0x000000), .frame_dark = RGB (0xffffff),
    .frame_ink = RGB (0xffffff),
    .wall = RGB (0xffffff), .wall_light = RGB (0xffffff), .wall_dark = RGB (0xffffff),
    .shadow = { 0, 0, 0, 0 },
    .plinth = RGB (0xb89a78), .plinth_light = RGB (0xb89a78), .plinth_ink = RGB (0x000000),
    .outline = RGB (0xffffff), .pad = RGB (0x000000), .paper = RGB (0xffffff),
    .ink = RGB (0x000000), .halo = RGB (0x000000), .cursor = RGB (0xffffff),
    .cool = RGB (0xffe9a0), .hot = RGB (0x7a3cb0),
    .robots = { RGB (0xff9478), RGB (0x8ac0ff), RGB (0x7ff0bc), RGB (0xffd266), RGB (0xd9b8ff) },
  },
};

/* What is in a cell, drawn in a square from 0 to 1. */

/* Robots in smaller cells have no face, so that their numbers can be read. In pixels. */
#define MIN_FACE_SIZE 26

/* The size of the mark in the corner of a target that must be reached with a turn, in cells. */
#define TURN 0.42

/* The edge of colored lines on each side, in cells. */
#define EDGE 0.035

/* A thing that is drawn in the unit square, see lab_robots_art_draw(). */
typedef struct
{
  cairo_t *cr;
  const LabRobotsPalette *palette;
  guint robot;
  guint detail;
  double size;
} Art;

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

/* The board without what moves. A unit is a cell; the corner of the first cell is at (0, 0). */

/* In smaller cells, all cells are plain squares. In pixels. */
#define MIN_TILE_SIZE 14

/* The thickness of a wall, in cells, and at least in pixels. */
#define WALL 0.17
#define MIN_WALL 2.6

/* Strokes the path, and keeps it. */
static void
stroke_preserve (cairo_t *cr,
                 LabColor color,
                 double   width)
{
  cairo_set_line_width (cr, width);
  lab_color_set_source (color, cr);
  cairo_stroke_preserve (cr);
}

/* Private helpers: the floor */

static LabColor
get_tone (const LabRobotsPalette *palette,
          guint                   column,
          guint                   row)
{
  LabColor color = (column + row) % 2 == 0 ? palette->floor : palette->floor_shade;
  double change = (lab_hedges_get_noise ((int) row, (int) column, 11) - 0.5) * 0.025;

  if (palette->clear)
    return color;
  color.red += change;
  color.green += change;
  color.blue += change;
  return color;
}

static void
draw_floor (cairo_t                *cr,
            const LabRobotsPalette *palette,
            const LabRobotsBoard   *board,
            double                  size)
{
  guint n = board->size;

  cairo_rectangle (cr, 0, 0, n, n);
  lab_shapes_fill (cr, palette->gap);
  for (guint row = 0; row < n; row++)
    {
      for (guint column = 0; column < n; column++)
        {
          if (size >= MIN_TILE_SIZE)
            lab_shapes_add_rounded (cr, column + 0.025, row + 0.025, 0.95, 0.95, 0.08);
          else
            cairo_rectangle (cr, column, row, 1, 1);
          lab_shapes_fill (cr, get_tone (palette, column, row));
        }
    }
}

/* Some grain in the floor. */
static void
draw_grain (cairo_t                *cr,
            const LabRobotsPalette *palette,
            const LabRobotsBoard   *board,
            double                  size)
{
  if (palette->clear || size < MIN_TILE_SIZE)
    return;
  for (int row = 0; row < (int) board->size; row++)
    {
      for (int column = 0; column < (int) board->size; column++)
        {
          for (int i = 0; i < 3; i++)
            {
              double x = column + 0.1 + 0.8 * lab_hedges_get_noise (row, column, 20 + i);
              double y = row + 0.1 + 0.8 * lab_hedges_get_noise (row, column, 30 + i);

              lab_shapes_add_ellipse (cr, x, y, 0.035, 0.035, 0);
            }
        }
    }
  lab_shapes_fill (cr, lab_color_fade (palette->gap, 0.7));
}

/* Private helpers: the frame */

static void
draw_names (cairo_t                *cr,
            const LabRobotsPalette *palette,
            guint                   n,
            double                  edge)
{
  lab_color_set_source (palette->frame_ink, cr);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *column = lab_robots_cell_format (i, n);
      g_autofree char *row = g_strdup_printf ("%u", i + 1);

      /* Without the row. */
      column[strlen (column) - 1] = '\0';
      lab_shapes_draw_text (cr, column, i + 0.5, -edge * 0.53, edge * 0.58, 0.9);
      lab_shapes_draw_text (cr, row, -edge * 0.53, i + 0.5, edge * 0.58, edge * 0.66);
    }
}

static void
draw_frame (cairo_t                *cr,
            const LabRobotsPalette *palette,
            guint                   n,
            double                  edge,
            double                  size)
{
  double line = 1.5 / size;

  lab_shapes_add_rounded (cr, -edge + line / 2, -edge + line / 2, n + 2 * edge - line,
                          n + 2 * edge - line, edge * 0.55);
  cairo_set_line_width (cr, line);
  lab_shapes_fill_outlined (cr, palette->frame, palette->frame_dark);
  if (palette->clear)
    return;
  lab_shapes_add_rounded (cr, -edge + 1.6 * line, -edge + 1.6 * line, n + 2 * edge - 3.2 * line,
                          n + 2 * edge - 3.2 * line, edge * 0.5);
  lab_shapes_stroke (cr, palette->frame_light, line);
}

/* The inner edge of the frame, which is the wall around the board. */
static void
draw_lip (cairo_t                *cr,
          const LabRobotsPalette *palette,
          guint                   n,
          double                  width)
{
  if (!palette->clear)
    {
      /* The shadow of the frame, in the north and in the west. */
      cairo_rectangle (cr, 0, 0, n, 0.14);
      cairo_rectangle (cr, 0, 0.14, 0.1, n - 0.14);
      lab_shapes_fill (cr, lab_color_fade (palette->shadow, palette->shadow.alpha * 0.6));
    }
  cairo_rectangle (cr, -width / 4, -width / 4, n + width / 2, n + width / 2);
  lab_shapes_stroke (cr, palette->wall_dark, width * 0.8);
}

/* Private helpers: walls */

/* Returns whether a wall has to be drawn on the north or west side of a cell. Those around the
 * board and those of the island have a look of their own. */
static gboolean
has_wall (const LabRobotsBoard *board,
          guint                 column,
          guint                 row,
          LabRobotsSide         side)
{
  guint cell = row * board->size + column;

  return lab_robots_board_has_wall (board, cell, side)
         && !lab_robots_board_is_fixed (board, cell, side);
}

/* Adds all walls to the path; walls in a row are one line. */
static void
add_walls (cairo_t              *cr,
           const LabRobotsBoard *board)
{
  guint n = board->size;

  for (guint line = 2; line < 2 * n; line++)
    {
      gboolean is_row = line % 2 == 0;
      guint at = line / 2;

      for (guint i = 0; i < n; i++)
        {
          guint begin = i;

          while (i < n && (is_row ? has_wall (board, i, at, LAB_ROBOTS_NORTH)
                                  : has_wall (board, at, i, LAB_ROBOTS_WEST)))
            i++;
          if (i == begin)
            continue;
          cairo_move_to (cr, is_row ? begin : at, is_row ? at : begin);
          cairo_line_to (cr, is_row ? i : at, is_row ? at : i);
        }
    }
}

static void
stroke_walls (cairo_t              *cr,
              const LabRobotsBoard *board,
              double                offset,
              double                width,
              LabColor              color)
{
  cairo_save (cr);
  cairo_translate (cr, offset, offset);
  add_walls (cr, board);
  lab_shapes_stroke (cr, color, width);
  cairo_restore (cr);
}

static void
draw_walls (cairo_t                *cr,
            const LabRobotsPalette *palette,
            const LabRobotsBoard   *board,
            double                  width,
            double                  size)
{
  LabColor shadow = palette->shadow;

  if (!palette->clear)
    {
      stroke_walls (cr, board, 0.07, width + 0.12, lab_color_fade (shadow, shadow.alpha * 0.3));
      stroke_walls (cr, board, 0.06, width + 0.04, lab_color_fade (shadow, shadow.alpha * 0.6));
    }
  stroke_walls (cr, board, 0, width, palette->wall_dark);
  if (palette->clear || size < MIN_TILE_SIZE)
    return;
  stroke_walls (cr, board, 0, width * 0.66, palette->wall);
  stroke_walls (cr, board, -width * 0.13, width * 0.22, palette->wall_light);
}

/* Private helpers: the island */

/* Adds a star to the path, with a point at the top. */
static void
add_star (cairo_t *cr,
          double   x,
          double   y,
          int      n_points,
          double   radius,
          double   inner_radius)
{
  cairo_new_sub_path (cr);
  for (int i = 0; i < 2 * n_points; i++)
    {
      double angle = i * G_PI / n_points, away = i % 2 == 0 ? radius : inner_radius;

      cairo_line_to (cr, x + away * sin (angle), y - away * cos (angle));
    }
  cairo_close_path (cr);
}

static void
draw_island (cairo_t                *cr,
             const LabRobotsPalette *palette,
             const LabRobotsBoard   *board,
             double                  width)
{
  double first = board->size * 0.5 - 1, middle = board->size * 0.5, half = width / 2;

  if (!palette->clear)
    {
      lab_shapes_add_rounded (cr, first + 0.06, first + 0.08, 2.1, 2.1, 0.2);
      lab_shapes_fill (cr, lab_color_fade (palette->shadow, palette->shadow.alpha * 0.7));
    }
  lab_shapes_add_rounded (cr, first - half, first - half, 2 + width, 2 + width, 0.16);
  lab_shapes_fill (cr, palette->wall_dark);
  lab_shapes_add_rounded (cr, first - half + 0.05, first - half + 0.05, 1.9 + width, 1.9 + width,
                          0.13);
  lab_shapes_fill (cr, palette->plinth_light);
  lab_shapes_add_rounded (cr, first + 0.06, first + 0.06, 1.98, 1.98, 0.12);
  lab_shapes_fill (cr, palette->plinth);
  lab_shapes_add_ellipse (cr, middle, middle, 1.36, 1.36, 0);
  lab_shapes_stroke (cr, palette->plinth_ink, 0.06);
  add_star (cr, middle, middle, 4, 0.56, 0.56 * 0.3);
  lab_shapes_fill (cr, palette->plinth_ink);
}

/* Adds the shape of a robot to the path: a circle, a square, a triangle, a diamond, or a star. */
static void
add_shape (cairo_t *cr,
           guint    robot)
{
  switch (robot)
    {
    case 0:
      lab_shapes_add_ellipse (cr, 0.5, 0.54, 0.76, 0.76, 0);
      break;
    case 1:
      lab_shapes_add_rounded (cr, 0.15, 0.18, 0.7, 0.7, 0.09);
      break;
    case 2:
      lab_shapes_add_path (cr, "M 0.5 0.13 L 0.91 0.87 L 0.09 0.87 Z");
      break;
    case 3:
      lab_shapes_add_path (cr, "M 0.5 0.09 L 0.93 0.53 L 0.5 0.97 L 0.07 0.53 Z");
      break;
    default:
      add_star (cr, 0.5, 0.55, 5, 0.45, 0.27);
      break;
    }
}

static void
draw_antenna (cairo_t                *cr,
              const LabRobotsPalette *palette,
              LabColor                color)
{
  lab_shapes_add_path (cr, "M 0.5 0.2 L 0.5 0.08");
  lab_shapes_stroke (cr, palette->outline, 0.045);
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
turn (cairo_t      *cr,
      LabRobotsSide side)
{
  cairo_translate (cr, 0.5, 0.5);
  cairo_rotate (cr, ((int) side - 1) * G_PI_2);
  cairo_translate (cr, -0.5, -0.5);
}

/* Strokes the path in the color of a robot, with an edge that is seen on each floor. */
static void
stroke_edged (const Art *self,
              double     width)
{
  stroke_preserve (self->cr, self->palette->outline, width + 2 * EDGE);
  lab_shapes_stroke (self->cr, self->palette->robots[self->robot], width);
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
  LabColor color = palette->clear ? palette->frame_ink : palette->outline;

  lab_shapes_add_ellipse (cr, 0.5, 0.5, 0.46, 0.46, 0);
  lab_shapes_stroke (cr, color, 0.08);
  lab_shapes_add_ellipse (cr, 0.5, 0.5, 0.16, 0.16, 0);
  lab_shapes_fill (cr, color);
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
  lab_shapes_stroke (cr, palette->robots[robot], 0.1);
  draw_number (cr, palette->clear ? palette->frame_ink : palette->ink, robot, &plain_faces[robot]);
  cairo_restore (cr);
}

/* The mark of targets to which a straight way does not count: a way that turns, in a circle */
static void
draw_turn (const Art *self)
{
  cairo_t *cr = self->cr;
  const LabRobotsPalette *palette = self->palette;

  cairo_set_line_width (cr, 0.1);
  lab_shapes_add_ellipse (cr, 0.5, 0.5, 0.9, 0.9, 0);
  lab_shapes_fill_outlined (cr, palette->paper, palette->ink);
  lab_shapes_add_path (cr, "M 0.32 0.74 L 0.32 0.42 L 0.71 0.42 M 0.58 0.26 L 0.74 0.42 "
                       "L 0.58 0.58");
  lab_shapes_stroke (cr, palette->ink, 0.12);
}

static LabColor
mix (LabColor a,
     LabColor b,
     double   part)
{
  double rest = 1 - part;

  return (LabColor) { rest * a.red + part * b.red, rest * a.green + part * b.green,
                      rest * a.blue + part * b.blue, rest * a.alpha + part * b.alpha };
}

/* Returns the color of text on another color. */
static LabColor
get_ink (const LabRobotsPalette *palette,
         LabColor                color)
{
  return lab_color_contrast (palette->paper, color) > lab_color_contrast (palette->ink, color)
             ? palette->paper
             : palette->ink;
}
/* A robot */
static void
draw_robot (const Art *self)
{
  cairo_t *cr = self->cr;
  const LabRobotsPalette *palette = self->palette;
  gboolean large = self->size >= MIN_FACE_SIZE;
  const Face *face = large ? &faces[self->robot] : &plain_faces[self->robot];

  if (!palette->clear)
    {
      lab_shapes_add_ellipse (cr, 0.52, 0.9, 0.7, 0.16, 0);
      lab_shapes_fill (cr, palette->shadow);
    }
  if (large)
    draw_antenna (cr, palette, palette->robots[self->robot]);
  add_shape (cr, self->robot);
  stroke_preserve (cr, palette->outline, large ? 0.07 : 0.11);
  lab_shapes_fill (cr, palette->robots[self->robot]);
  if (!palette->clear)
    draw_light (cr, self->robot);
  if (large)
    draw_eyes (cr, palette, face);
  draw_number (cr, get_ink (palette, palette->robots[self->robot]), self->robot, face);
}

/* Where a robot stops on a way: its shape with its number, paler than the robot */
static void
draw_ghost (const Art *self)
{
  cairo_t *cr = self->cr;
  const LabRobotsPalette *palette = self->palette;
  LabColor color = lab_robots_palette_get_ghost (palette, self->robot);

  add_shape (cr, self->robot);
  stroke_preserve (cr, palette->outline, self->size >= MIN_FACE_SIZE ? 0.1 : 0.14);
  stroke_preserve (cr, palette->robots[self->robot], self->size >= MIN_FACE_SIZE ? 0.05 : 0.07);
  lab_shapes_fill (cr, color);
  draw_number (cr, get_ink (palette, color), self->robot, &plain_faces[self->robot]);
}

/* A target: an emblem whose frame is seen around a robot, too */
static void
draw_target (const Art *self)
{
  cairo_t *cr = self->cr;
  const LabRobotsPalette *palette = self->palette;

  lab_shapes_add_rounded (cr, 0.03, 0.03, 0.94, 0.94, 0.16);
  if (self->robot == LAB_ROBOTS_ANY_ROBOT)
    fill_wheel (cr, palette);
  else
    lab_shapes_fill (cr, palette->robots[self->robot]);
  lab_shapes_add_rounded (cr, 0.14, 0.14, 0.72, 0.72, 0.09);
  lab_shapes_fill (cr, palette->pad);
  if (self->robot == LAB_ROBOTS_ANY_ROBOT)
    draw_bull (cr, palette);
  else
    draw_emblem (cr, palette, self->robot);
  if (self->detail != 0)
    {
      cairo_translate (cr, 1 - TURN, 0);
      cairo_scale (cr, TURN, TURN);
      draw_turn (self);
    }
}

/* Where a robot would stop that slides towards a side */
static void
draw_stop (const Art *self)
{
  cairo_t *cr = self->cr;
  const LabRobotsPalette *palette = self->palette;

  lab_shapes_add_ellipse (cr, 0.5, 0.5, 0.7, 0.7, 0);
  lab_color_set_source (lab_robots_palette_get_ghost (palette, self->robot), cr);
  cairo_fill_preserve (cr);
  stroke_edged (self, 0.08);
  turn (cr, (LabRobotsSide) self->detail);
  lab_shapes_add_path (cr, "M 0.42 0.34 L 0.6 0.5 L 0.42 0.66");
  stroke_edged (self, 0.09);
}

/* The head of an arrow on the way of a robot */
static void
draw_arrow (const Art *self)
{
  cairo_t *cr = self->cr;
  const LabRobotsPalette *palette = self->palette;

  turn (cr, (LabRobotsSide) self->detail);
  lab_shapes_add_path (cr, "M 0.36 0.3 L 0.68 0.5 L 0.36 0.7 Z");
  stroke_preserve (cr, palette->outline, 0.12);
  lab_shapes_fill (cr, palette->robots[self->robot]);
}

/* The number of a move of a robot */
static void
draw_badge (const Art *self)
{
  cairo_t *cr = self->cr;
  const LabRobotsPalette *palette = self->palette;
  g_autofree char *text = g_strdup_printf ("%u", self->detail);

  lab_shapes_add_ellipse (cr, 0.5, 0.5, 0.86, 0.86, 0);
  stroke_preserve (cr, palette->outline, 0.12);
  lab_shapes_fill (cr, palette->robots[self->robot]);
  lab_color_set_source (get_ink (palette, palette->robots[self->robot]), cr);
  lab_shapes_draw_text (cr, text, 0.5, 0.5, 0.62, 0.66);
}

/* The mark around the chosen robot */
static void
draw_ring (const Art *self)
{
  cairo_t *cr = self->cr;
  const LabRobotsPalette *palette = self->palette;

  lab_shapes_add_rounded (cr, 0.07, 0.07, 0.86, 0.86, 0.22);
  stroke_preserve (cr, palette->halo, 0.11);
  lab_shapes_stroke (cr, palette->cursor, 0.06);
}

/* What draws a thing in the unit square */
static void (*const draws[]) (const Art *self) = {
  [LAB_ROBOTS_THING_TARGET] = draw_target, [LAB_ROBOTS_THING_ROBOT] = draw_robot,
  [LAB_ROBOTS_THING_GHOST] = draw_ghost,   [LAB_ROBOTS_THING_STOP] = draw_stop,
  [LAB_ROBOTS_THING_ARROW] = draw_arrow,   [LAB_ROBOTS_THING_BADGE] = draw_badge,
  [LAB_ROBOTS_THING_RING] = draw_ring,     [LAB_ROBOTS_THING_TURN] = draw_turn,
};

/* Draws the floor of a board and the frame around it, or what stands on the floor. */
static void
draw_board (LabRobotsPictures      *self,
            cairo_t                *cr,
            const LabRobotsPalette *palette,
            gboolean                is_floor,
            double                  size)
{
  const LabRobotsBoard *board = self->board;
  double edge = self->edge / size, wall = MAX (WALL, MIN_WALL / size);

  lab_shapes_begin (cr, size);
  cairo_translate (cr, edge, edge);
  if (is_floor)
    {
      draw_frame (cr, palette, board->size, edge, size);
      if (self->has_names)
        draw_names (cr, palette, board->size, edge);
      draw_floor (cr, palette, board, size);
      draw_grain (cr, palette, board, size);
    }
  else
    {
      draw_lip (cr, palette, board->size, MIN (wall, edge * 0.4));
      draw_walls (cr, palette, board, wall, size);
      draw_island (cr, palette, board, wall);
    }
  cairo_restore (cr);
}

static void
draw (cairo_t          *cr,
      const LabPicture *picture,
      gconstpointer     look,
      gpointer          data)
{
  LabRobotsPictures *self = data;
  const LabRobotsPalette *palette = look;
  int size = picture->width;
  guint robot = picture->detail % LAB_ROBOTS_MAX_ROBOTS;
  guint rest = picture->detail / LAB_ROBOTS_MAX_ROBOTS;

  if (picture->what == LAB_ROBOTS_THING_FLOOR || picture->what == LAB_ROBOTS_THING_WALLS)
    draw_board (self, cr, palette, picture->what == LAB_ROBOTS_THING_FLOOR,
                self->cache->size);
  else if (picture->what == LAB_ROBOTS_THING_TARGET)
    lab_robots_art_draw (LAB_ROBOTS_THING_TARGET, cr, palette,
                         self->board->any_robot ? LAB_ROBOTS_ANY_ROBOT : robot,
                         self->board->must_ricochet, size);
  else
    lab_robots_art_draw ((LabRobotsThing) picture->what, cr, palette, robot, rest, size);
}

static int
get_size (LabRobotsPictures *self,
          LabRobotsThing     what)
{
  int cell = self->cache->size;

  switch ((guint) what)
    {
    case LAB_ROBOTS_THING_FLOOR:
    case LAB_ROBOTS_THING_WALLS:
      return (int) self->board->size * cell + 2 * self->edge;
    case LAB_ROBOTS_THING_ARROW:
      return cell;
    case LAB_ROBOTS_THING_BADGE:
      return MAX ((int) (BADGE * cell), MIN_BADGE);
    default:
      return self->robot_size;
    }
}

/* Public functions */

/**
 * lab_robots_art_draw:
 * @what: what to draw, other than the floor and the walls
 * @cr: where to draw
 * @palette: the colors
 * @robot: the robot that it belongs to; 0 if it belongs to none, and %LAB_ROBOTS_ANY_ROBOT for a
 *   target that is for any
 * @detail: the side of a stop or an arrow, the number on a badge, or 1 for a target to which a
 *   straight way does not count; otherwise 0
 * @size: the size, in pixels
 *
 * Draws a thing in a square at (0, 0).
 */
void
lab_robots_art_draw (LabRobotsThing          what,
                     cairo_t                *cr,
                     const LabRobotsPalette *palette,
                     guint                   robot,
                     guint                   detail,
                     double                  size)
{
  const Art art = { cr, palette, robot, detail, size };

  lab_shapes_begin (cr, size);
  draws[what](&art);
  cairo_restore (cr);
}

/** lab_robots_palette_get_ghost: returns the color of a robot where it will be, or was. */
LabColor
lab_robots_palette_get_ghost (const LabRobotsPalette *self,
                              guint                   robot)
{
  return mix (self->pad, self->robots[robot % LAB_ROBOTS_MAX_ROBOTS], GHOST_PART);
}
/** lab_robots_palette_get_faint: returns the color of thin lines of a robot, without an edge. */
LabColor
lab_robots_palette_get_faint (const LabRobotsPalette *self,
                              guint                   robot)
{
  return mix (self->robots[robot % LAB_ROBOTS_MAX_ROBOTS], self->outline, FAINT_PART);
}

/** lab_robots_palette_get_heat: returns the color of a cell with some heat, from 0 to 1. */
LabColor
lab_robots_palette_get_heat (const LabRobotsPalette *self,
                             double                  part)
{
  return lab_color_fade (mix (self->cool, self->hot, CLAMP (part, 0, 1)), HEAT_OPACITY);
}

/** lab_robots_pictures_new: (transfer full): returns pictures of a board, which must outlive them,
 * without a look. */
LabRobotsPictures *
lab_robots_pictures_new (const LabRobotsBoard *board)
{
  LabRobotsPictures *self = g_new0 (LabRobotsPictures, 1);

  self->board = board;
  self->cache = lab_picture_cache_new (draw, self);
  return self;
}

/** lab_robots_pictures_free: frees pictures. */
void
lab_robots_pictures_free (LabRobotsPictures *self)
{
  lab_picture_cache_free (self->cache);
  g_free (self);
}

/**
 * lab_robots_pictures_set_look:
 * @self: pictures
 * @palette: the colors; they must outlive @self
 * @size: the size of a cell, in pixels
 * @robot_size: the size of a robot and of the target, in pixels
 * @edge: the width of the frame, in pixels
 * @has_names: whether the frame has the names of rows and columns
 *
 * Sets what the pictures look like.
 */
void
lab_robots_pictures_set_look (LabRobotsPictures      *self,
                              const LabRobotsPalette *palette,
                              int                     size,
                              int                     robot_size,
                              int                     edge,
                              gboolean                has_names)
{
  if (self->robot_size != robot_size || self->edge != edge || self->has_names != has_names)
    lab_picture_cache_forget (self->cache);
  lab_picture_cache_set_look (self->cache, palette, size);
  self->robot_size = robot_size;
  self->edge = edge;
  self->has_names = has_names;
}

/** lab_robots_pictures_forget_board: forgets the board and its target, which have changed. */
void
lab_robots_pictures_forget_board (LabRobotsPictures *self)
{
  lab_picture_cache_forget_what (self->cache, LAB_ROBOTS_THING_FLOOR);
  lab_picture_cache_forget_what (self->cache, LAB_ROBOTS_THING_WALLS);
  lab_picture_cache_forget_what (self->cache, LAB_ROBOTS_THING_TARGET);
}

/**
 * lab_robots_pictures_get:
 * @self: pictures with a look
 * @what: what to show
 * @robot: the robot that it belongs to; 0 if it belongs to none
 * @detail: the side of a stop or an arrow, or the number on a badge; otherwise 0
 *
 * Returns: (transfer none): the picture
 */
GdkTexture *
lab_robots_pictures_get (LabRobotsPictures *self,
                         LabRobotsThing     what,
                         guint              robot,
                         guint              detail)
{
  int size = get_size (self, what);

  return lab_picture_cache_get_sized (self->cache, what, detail * LAB_ROBOTS_MAX_ROBOTS + robot,
                                      size, size);
}
