/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-art.h"

#include <gio/gio.h>
#include <librsvg/rsvg.h>
#include <math.h>

#include "lab-color.h"
#include "lab-night.h"
#include "lab-pen.h"
#include "lab-random.h"
#include "lab-shift-position.h"

/* The theme of the pictures: a garden maze of clipped hedges and gravel paths in a wooden tray.
 * Light comes from the north-west. Tiles are drawn in units of their own size, so they are
 * sharp at any size. */

#define PASSAGE_WIDTH 0.42
#define BEND 0.17               /* radius of the middle line of a corner */

#define RGB LAB_COLOR_INIT

const LabShiftPalette lab_shift_palettes[LAB_N_STYLES] = {
  [LAB_STYLE_DAY] = {
    .frame_light = RGB (0xdcb884), .frame_dark = RGB (0xc0935c), .frame_line = RGB (0x8f6538),
    .recess = RGB (0x6a4f33),
    .hedge = RGB (0x5e7f4a), .hedge_fixed = RGB (0x4d7053), .leaf_light = RGB (0x7da061),
    .leaf_dark = RGB (0x456339),
    .hedge_edge = RGB (0x3a5330),
    .passage = RGB (0xf6ebd2), .gravel = RGB (0xdccba6), .passage_shade = RGB (0xcbb78f),
    .brass = RGB (0x66431a), .brass_bright = RGB (0xfff3d6), .arrow = RGB (0x0f5820),
    .token = RGB (0xfdf6e3), .token_rim = RGB (0xb48a4a),
    .ink = RGB (0x3a2a20),
    .glow = RGB (0xf2a516), .path = RGB (0xa8470f), .blocked = RGB (0x931f14),
    .dim = 0.24,
  },
  [LAB_STYLE_NIGHT] = {
    .frame_light = LAB_NIGHT_WOOD_LIGHT, .frame_dark = LAB_NIGHT_WOOD,
    .frame_line = LAB_NIGHT_WOOD_DARK,
    .recess = RGB (0x17120d),
    .hedge = LAB_NIGHT_HEDGE, .hedge_fixed = RGB (0x13252b), .leaf_light = LAB_NIGHT_HEDGE_LIGHT,
    .leaf_dark = LAB_NIGHT_HEDGE_DARK,
    .hedge_edge = LAB_NIGHT_HEDGE_DARK,
    .passage = LAB_NIGHT_FLOOR, .gravel = LAB_NIGHT_FLOOR_SHADE, .passage_shade = RGB (0x5f5847),
    .brass = RGB (0xcfa35c), .brass_bright = RGB (0xffd98a), .arrow = RGB (0x8fd27c),
    .token = RGB (0xece0c4), .token_rim = RGB (0x8c6f3e),
    .ink = RGB (0x2a1e17),
    .glow = RGB (0xffc24b), .path = RGB (0x4a1603), .blocked = RGB (0xff8a75),
    .dim = 0.2,
  },
  [LAB_STYLE_CLEAR_DAY] = {
    .frame_light = RGB (0xe8d3b0), .frame_dark = RGB (0xdcc095), .frame_line = RGB (0x4a3216),
    .recess = RGB (0x2c1f10),
    .hedge = RGB (0x2f5a25), .hedge_fixed = RGB (0x1f4a4a), .leaf_light = RGB (0x376530),
    .leaf_dark = RGB (0x274e1e),
    .hedge_edge = RGB (0x10220b),
    .passage = RGB (0xfffaf0), .gravel = RGB (0xf1e7d2), .passage_shade = RGB (0xd9cbb0),
    .brass = RGB (0x3d270c), .brass_bright = RGB (0xffffff), .arrow = RGB (0x0a4a1a),
    .token = RGB (0xffffff), .token_rim = RGB (0x3a2a20),
    .ink = RGB (0x1a100a),
    .glow = RGB (0xe07b00), .path = RGB (0x7c1f00), .blocked = RGB (0x8c0f08),
    .dim = 0.34,
  },
  [LAB_STYLE_CLEAR_NIGHT] = {
    .frame_light = RGB (0x3a2a1d), .frame_dark = RGB (0x2e2117), .frame_line = RGB (0x000000),
    .recess = RGB (0x000000),
    .hedge = RGB (0x0f2419), .hedge_fixed = RGB (0x0b2027), .leaf_light = RGB (0x173322),
    .leaf_dark = RGB (0x0a1a12),
    .hedge_edge = RGB (0x000000),
    .passage = RGB (0xd9ceb2), .gravel = RGB (0xc9bd9f), .passage_shade = RGB (0xa0967c),
    .brass = RGB (0xffd27a), .brass_bright = RGB (0xffffff), .arrow = RGB (0x9ff08a),
    .token = RGB (0xfff8e6), .token_rim = RGB (0x000000),
    .ink = RGB (0x120b07),
    .glow = RGB (0xffb21f), .path = RGB (0x7c1f00), .blocked = RGB (0xff9c8c),
    .dim = 0.38,
  },
};

const LabShiftPawnColors lab_shift_pawn_colors[LAB_SHIFT_N_SEATS] = {
  { RGB (0xcf3a2c), RGB (0x8f2219) },
  { RGB (0xf0b323), RGB (0xb17a0c) },
  { RGB (0x2f76c4), RGB (0x1c4d86) },
  { RGB (0x7a4a9e), RGB (0x4f2c6b) },
};

/* Private helpers */

static void
set_color (cairo_t  *cr,
           LabColor  color,
           double    alpha)
{
  lab_color_set_source (lab_color_fade (color, alpha), cr);
}

static void
fill_disc (cairo_t  *cr,
           LabColor  color,
           double    alpha,
           double    x,
           double    y,
           double    radius)
{
  set_color (cr, color, alpha);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_fill (cr);
}

static double
draw_fraction (LabRandom *random)
{
  return lab_random_below (random, 1 << 20) / (double) (1 << 20);
}

/* Adds the middle lines of the passages. They end beyond the edge so that no seam is visible. */
static void
add_passages (cairo_t         *cr,
              LabShiftOpenings openings)
{
  static const double dx[LAB_SHIFT_N_SIDES] = { 0, 1, 0, -1 };
  static const double dy[LAB_SHIFT_N_SIDES] = { -1, 0, 1, 0 };
  const double reach = 0.8;

  for (guint side = 0; side < LAB_SHIFT_N_SIDES; side++)
    {
      guint next = (side + 1) % LAB_SHIFT_N_SIDES;
      gboolean here = (openings >> side) & 1;
      gboolean there = (openings >> next) & 1;

      if (here && there)
        {
          cairo_move_to (cr, 0.5 + dx[side] * reach, 0.5 + dy[side] * reach);
          cairo_line_to (cr, 0.5 + dx[side] * BEND, 0.5 + dy[side] * BEND);
          cairo_curve_to (cr, 0.5 + dx[side] * BEND * 0.4, 0.5 + dy[side] * BEND * 0.4,
                          0.5 + dx[next] * BEND * 0.4, 0.5 + dy[next] * BEND * 0.4,
                          0.5 + dx[next] * BEND, 0.5 + dy[next] * BEND);
          cairo_line_to (cr, 0.5 + dx[next] * reach, 0.5 + dy[next] * reach);
        }
      if (here && ((openings >> ((side + 2) % LAB_SHIFT_N_SIDES)) & 1) && side < 2)
        {
          cairo_move_to (cr, 0.5 + dx[side] * reach, 0.5 + dy[side] * reach);
          cairo_line_to (cr, 0.5 - dx[side] * reach, 0.5 - dy[side] * reach);
        }
    }
}

static void
stroke_passages (cairo_t         *cr,
                 LabShiftOpenings openings,
                 double           width)
{
  add_passages (cr, openings);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* Draws tufts of leaves: light ones on the side of the light, dark ones on the other side. */
static void
draw_leaves (cairo_t               *cr,
             const LabShiftPalette *palette,
             LabRandom             *random)
{
  for (guint i = 0; i < 90; i++)
    {
      double x = draw_fraction (random);
      double y = draw_fraction (random);
      double radius = 0.022 + 0.026 * draw_fraction (random);

      fill_disc (cr, palette->leaf_dark, 0.42, x + 0.012, y + 0.014, radius);
      fill_disc (cr, palette->leaf_light, 0.36, x - 0.006, y - 0.008, radius * 0.72);
    }
}

static void
draw_ground (cairo_t               *cr,
             const LabShiftPalette *palette,
             LabShiftOpenings       openings,
             LabRandom             *random)
{
  /* First the foot of the hedge, then the ground in shade, then the ground in the light,
   * shifted away from the light. The shade that stays visible is the shadow of the hedge. */
  set_color (cr, palette->hedge_edge, 0.9);
  stroke_passages (cr, openings, PASSAGE_WIDTH + 0.05);
  cairo_push_group (cr);
  set_color (cr, palette->passage_shade, 1);
  stroke_passages (cr, openings, PASSAGE_WIDTH);
  cairo_set_operator (cr, CAIRO_OPERATOR_ATOP);
  cairo_save (cr);
  cairo_translate (cr, 0.03, 0.042);
  set_color (cr, palette->passage, 1);
  stroke_passages (cr, openings, PASSAGE_WIDTH);
  cairo_restore (cr);

  for (guint i = 0; i < 70; i++)
    {
      double x = draw_fraction (random);
      double y = draw_fraction (random);
      double radius = 0.005 + 0.007 * draw_fraction (random);

      fill_disc (cr, palette->gravel, 0.8, x, y, radius);
    }
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
}

/* Brass pins show that the tile never moves. */
static void
draw_pins (cairo_t               *cr,
           const LabShiftPalette *palette)
{
  for (guint i = 0; i < 4; i++)
    {
      double x = i % 2 == 0 ? 0.105 : 0.895;
      double y = i < 2 ? 0.105 : 0.895;

      fill_disc (cr, palette->hedge_edge, 0.6, x + 0.008, y + 0.012, 0.034);
      fill_disc (cr, palette->token_rim, 1, x, y, 0.032);
      fill_disc (cr, palette->token, 0.9, x - 0.009, y - 0.01, 0.012);
    }
}

/* The shape of the head identifies the seat without color: ball, cone, cube, or star. */
static void
add_pawn_head (cairo_t     *cr,
               LabShiftSeat seat)
{
  switch (seat)
    {
    case 0:
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0.5, 0.285, 0.205, 0, 2 * G_PI);
      break;
    case 1:
      lab_shapes_add_path (cr, "M 0.5 0.08 L 0.75 0.46 L 0.25 0.46");
      break;
    case 2:
      cairo_rectangle (cr, 0.3, 0.08, 0.4, 0.38);
      break;
    default:
      for (guint i = 0; i < 10; i++)
        {
          double angle = (double) i * G_PI / 5 - G_PI_2;
          double radius = i % 2 == 0 ? 0.25 : 0.12;

          cairo_line_to (cr, 0.5 + radius * cos (angle), 0.33 + radius * sin (angle));
        }
      break;
    }
  cairo_close_path (cr);
}

/* Draws the symbol of a seat: disc, triangle, square, or star. The color is set. */
static void
draw_mark (cairo_t     *cr,
           double       size,
           LabShiftSeat seat)
{
  /* The vertical center of each head that add_pawn_head() draws. */
  static const double middles[LAB_SHIFT_N_SEATS] = { 0.285, 0.29, 0.27, 0.33 };

  cairo_save (cr);
  cairo_scale (cr, size / 0.64, size / 0.64);
  cairo_translate (cr, -0.18, 0.32 - middles[seat]);
  cairo_new_path (cr);
  add_pawn_head (cr, seat);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_start (cairo_t               *cr,
            const LabShiftPalette *palette,
            LabShiftSeat           seat)
{
  fill_disc (cr, palette->passage_shade, 1, 0.5, 0.515, 0.262);
  fill_disc (cr, palette->token, 1, 0.5, 0.5, 0.26);
  fill_disc (cr, lab_shift_pawn_colors[seat].body, 1, 0.5, 0.5, 0.225);
  cairo_save (cr);
  cairo_translate (cr, 0.36, 0.36);
  set_color (cr, palette->token, 1);
  draw_mark (cr, 0.28, seat);
  cairo_restore (cr);
}

/* The bevel makes the square look like a slab. */
static void
draw_bevel (cairo_t               *cr,
            const LabShiftPalette *palette)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (0, 0, 1, 1);

  lab_color_add_stop (pattern, 0.0, palette->token, 0.5);
  lab_color_add_stop (pattern, 0.45, palette->token, 0.0);
  lab_color_add_stop (pattern, 0.55, palette->hedge_edge, 0.0);
  lab_color_add_stop (pattern, 1.0, palette->hedge_edge, 0.75);
  lab_shapes_add_rounded (cr, 0.022, 0.022, 0.956, 0.956, 0.06);
  cairo_set_source (cr, pattern);
  cairo_set_line_width (cr, 0.02);
  cairo_stroke (cr);
  cairo_pattern_destroy (pattern);
}

/* The body of a pawn is 1 unit high: a turned foot, a waist, and a collar. */
static void
add_pawn_body (cairo_t *cr)
{
  lab_shapes_add_path (cr, "M 0.19 0.93 C 0.17 0.8 0.25 0.77 0.33 0.72 "
                       "C 0.42 0.64 0.43 0.55 0.435 0.46 L 0.565 0.46 "
                       "C 0.57 0.55 0.58 0.64 0.67 0.72 C 0.75 0.77 0.83 0.8 0.81 0.93 "
                       "C 0.7 0.985 0.3 0.985 0.19 0.93 Z");
}

static void
draw_wood (cairo_t               *cr,
           const LabShiftPalette *palette,
           double                 size)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (0, 0, size * 0.3, size);
  double y = -0.05;
  LabRandom random;

  lab_color_add_stop (pattern, 0, palette->frame_light, 1);
  lab_color_add_stop (pattern, 1, palette->frame_dark, 1);
  cairo_set_source (cr, pattern);
  cairo_paint (cr);
  cairo_pattern_destroy (pattern);

  lab_random_init (&random, 7);
  cairo_set_line_width (cr, MAX (1, size / 700));
  while (y < 1.05)
    {
      double sway = 0.02 * draw_fraction (&random);

      set_color (cr, palette->frame_line, 0.05 + 0.1 * draw_fraction (&random));
      cairo_move_to (cr, 0, y * size);
      cairo_curve_to (cr, size * 0.3, (y + sway) * size, size * 0.6, (y - sway) * size, size,
                      (y + sway * 0.5) * size);
      cairo_stroke (cr);
      y += 0.006 + 0.012 * draw_fraction (&random);
    }
}

/* Public functions */

/* Draws a tile with its top left at the origin. */
static void
draw_tile (cairo_t               *cr,
           const LabShiftPalette *palette,
           double                 size,
           LabShiftOpenings       openings,
           gboolean               fixed,
           LabShiftSeat           start_of)
{
  LabRandom random;

  lab_random_init (&random, openings);
  cairo_save (cr);
  cairo_scale (cr, size, size);
  lab_shapes_add_rounded (cr, 0.012, 0.012, 0.976, 0.976, 0.07);
  cairo_clip (cr);
  set_color (cr, fixed ? palette->hedge_fixed : palette->hedge, 1);
  cairo_paint (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_leaves (cr, palette, &random);
  draw_ground (cr, palette, openings, &random);
  if (fixed)
    draw_pins (cr, palette);
  if (start_of != LAB_SHIFT_SEAT_NONE)
    draw_start (cr, palette, start_of);
  draw_bevel (cr, palette);
  cairo_restore (cr);
}

/* Draws the disc behind a treasure, with its shadow. */
static void
draw_token (cairo_t               *cr,
            const LabShiftPalette *palette,
            double                 size)
{
  cairo_save (cr);
  cairo_scale (cr, size, size);
  for (guint i = 0; i < 3; i++)
    {
      fill_disc (cr, palette->ink, 0.12, 0.5 + 0.012 * i, 0.5 + 0.018 * i, 0.475);
    }
  fill_disc (cr, palette->token_rim, 1, 0.5, 0.5, 0.47);
  fill_disc (cr, palette->token, 1, 0.5, 0.5, 0.435);
  cairo_restore (cr);
}

/* Draws a turned wooden pawn that stands in a square of @size. */
static void
draw_pawn (cairo_t               *cr,
           const LabShiftPalette *palette,
           double                 size,
           LabShiftSeat           seat)
{
  cairo_pattern_t *pattern;

  cairo_save (cr);
  cairo_scale (cr, size, size);
  /* Leaves room for the outline around the shapes. */
  cairo_translate (cr, 0.035, 0.01);
  cairo_scale (cr, 0.93, 0.93);

  pattern = cairo_pattern_create_linear (0.2, 0, 0.85, 0.2);
  lab_color_add_stop (pattern, 0, lab_shift_pawn_colors[seat].body, 1);
  lab_color_add_stop (pattern, 0.45, lab_shift_pawn_colors[seat].body, 1);
  lab_color_add_stop (pattern, 1, lab_shift_pawn_colors[seat].shade, 1);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  add_pawn_body (cr);
  cairo_new_sub_path (cr);
  add_pawn_head (cr, seat);
  set_color (cr, palette->token, 1);
  cairo_set_line_width (cr, 0.13);
  cairo_stroke_preserve (cr);
  set_color (cr, palette->ink, 1);
  cairo_set_line_width (cr, 0.075);
  cairo_stroke (cr);
  cairo_set_source (cr, pattern);
  add_pawn_body (cr);
  cairo_fill (cr);
  add_pawn_head (cr, seat);
  cairo_fill (cr);
  set_color (cr, palette->ink, 0.55);
  cairo_set_line_width (cr, 0.045);
  lab_shapes_add_path (cr, "M 0.41 0.49 L 0.59 0.49");
  cairo_stroke (cr);
  set_color (cr, LAB_COLOR (0xffffff), 0.5);
  cairo_save (cr);
  cairo_translate (cr, seat == 1 ? 0.46 : 0.42, seat == 1 ? 0.3 : 0.2);
  cairo_rotate (cr, -0.6);
  cairo_scale (cr, 0.055, 0.085);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
  cairo_restore (cr);
}

/* Draws the wooden tray that holds the tiles. */
static void
draw_frame (cairo_t               *cr,
            const LabShiftPalette *palette,
            double                 size,
            double                 margin)
{
  double bed = size - 2 * margin;
  double line = MAX (1, size / 500);

  cairo_save (cr);
  lab_shapes_add_rounded (cr, 0, 0, size, size, margin * 0.42);
  cairo_clip (cr);
  draw_wood (cr, palette, size);
  lab_shapes_add_rounded (cr, line / 2, line / 2, size - line, size - line, margin * 0.42);
  set_color (cr, palette->frame_line, 0.8);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  lab_shapes_add_rounded (cr, line * 1.5, line * 1.5, size - line * 3, size - line * 3,
                          margin * 0.4);
  set_color (cr, palette->brass_bright, 0.22);
  cairo_stroke (cr);

  /* The floor of the tray lies lower than the frame. */
  lab_shapes_add_rounded (cr, margin - 3 * line, margin - 3 * line, bed + 6 * line, bed + 6 * line,
                          3 * line);
  set_color (cr, palette->frame_line, 0.9);
  cairo_fill (cr);
  lab_shapes_add_rounded (cr, margin - line, margin - line, bed + 4 * line, bed + 4 * line,
                          2 * line);
  set_color (cr, palette->brass_bright, 0.25);
  cairo_fill (cr);
  lab_shapes_add_rounded (cr, margin - 2 * line, margin - 2 * line, bed + 4 * line, bed + 4 * line,
                          2 * line);
  set_color (cr, palette->recess, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

static LabColor
get_arrow_color (const LabShiftPalette *palette,
                 LabShiftArrowLook      look)
{
  if (look == LAB_SHIFT_ARROW_BRIGHT)
    return palette->brass_bright;
  return look == LAB_SHIFT_ARROW_FREE ? palette->arrow : palette->brass;
}

/* Adds a triangle that points down. */
static void
add_arrow (cairo_t *cr,
           double   half,
           double   tip)
{
  cairo_move_to (cr, -half, -tip);
  cairo_line_to (cr, half, -tip);
  cairo_line_to (cr, 0, tip);
  cairo_close_path (cr);
}

/* Draws an arrow in the frame. */
static void
draw_arrow (cairo_t               *cr,
            const LabShiftPalette *palette,
            double                 width,
            double                 height,
            LabShiftSide           side,
            LabShiftArrowLook      look)
{
  static const double alphas[] = {
    [LAB_SHIFT_ARROW_FREE] = 1,
    [LAB_SHIFT_ARROW_BRIGHT] = 1,
    [LAB_SHIFT_ARROW_BLOCKED] = 0.4,
    [LAB_SHIFT_ARROW_FAINT] = 0.3,
  };
  double depth = MIN (width, height);
  double half = depth * 0.36;
  double tip = depth * 0.22;

  cairo_save (cr);
  cairo_translate (cr, width / 2, height / 2);
  cairo_rotate (cr, (double) side * G_PI_2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_push_group (cr);
  add_arrow (cr, half, tip);
  if (look == LAB_SHIFT_ARROW_BRIGHT)
    {
      /* An outline keeps a bright arrow visible on the wood. */
      set_color (cr, palette->brass, 1);
      cairo_set_line_width (cr, depth * 0.24);
      cairo_stroke_preserve (cr);
    }
  set_color (cr, get_arrow_color (palette, look), 1);
  cairo_set_line_width (cr, depth * 0.14);
  cairo_stroke_preserve (cr);
  if (look == LAB_SHIFT_ARROW_BRIGHT)
    set_color (cr, palette->glow, 1);
  cairo_fill (cr);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, alphas[look]);
  if (look == LAB_SHIFT_ARROW_BLOCKED)
    {
      cairo_set_line_width (cr, depth * 0.2);
      set_color (cr, palette->blocked, 1);
      cairo_move_to (cr, -depth * 0.62, depth * 0.06);
      cairo_line_to (cr, depth * 0.62, depth * 0.06);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/* Draws a spark with four points, for the moment when a treasure is found. */
static void
draw_spark (cairo_t               *cr,
            const LabShiftPalette *palette,
            double                 size)
{
  cairo_save (cr);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  lab_shapes_add_path (cr, "M 0.5 0.06 C 0.53 0.4 0.6 0.47 0.94 0.5 C 0.6 0.53 0.53 0.6 0.5 0.94 "
                       "C 0.47 0.6 0.4 0.53 0.06 0.5 C 0.4 0.47 0.47 0.4 0.5 0.06 Z");
  set_color (cr, palette->token_rim, 1);
  cairo_set_line_width (cr, 0.11);
  cairo_stroke_preserve (cr);
  set_color (cr, palette->glow, 1);
  cairo_fill (cr);
  fill_disc (cr, palette->token, 1, 0.5, 0.5, 0.1);
  cairo_restore (cr);
}

/* Draws the back of a card: a hedge with a path that winds to the center. */
static void
draw_back (cairo_t               *cr,
           const LabShiftPalette *palette,
           double                 width,
           double                 height)
{
  double radius = MIN (width, height) * 0.12;
  double inset = MIN (width, height) * 0.09;
  double line = MIN (width, height) * 0.055;

  cairo_save (cr);
  lab_shapes_add_rounded (cr, 0, 0, width, height, radius);
  cairo_clip (cr);
  set_color (cr, palette->hedge, 1);
  cairo_paint (cr);
  set_color (cr, palette->passage, 0.9);
  cairo_set_line_width (cr, line);
  for (guint ring = 1; ring <= 3; ring++)
    {
      double by = inset * (1.1 + 1.35 * (ring - 1));

      if (width - 2 * by <= 0 || height - 2 * by <= 0)
        break;
      lab_shapes_add_rounded (cr, by, by, width - 2 * by, height - 2 * by, radius * 0.6);
      cairo_stroke (cr);
    }
  /* One gap in each ring, on alternating sides, turns the rings into a path. */
  set_color (cr, palette->hedge, 1);
  for (guint ring = 1; ring <= 3; ring++)
    {
      double by = inset * (1.1 + 1.35 * (ring - 1));

      cairo_rectangle (cr, width / 2 - line, ring % 2 == 1 ? height - by - line : by - line,
                       line * 2, line * 2);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/* Loads the picture each time. That takes a third of a millisecond, and the document in memory
 * would be far larger than the picture. */
static RsvgHandle *
load_treasure (LabShiftTreasure treasure)
{
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle = NULL;
  gconstpointer data;
  gsize size;

  path = g_strdup_printf ("/io/github/labyrinthe/Labyrinthe/treasures/%s.svg",
                          lab_shift_treasure_get_id (treasure));
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes != NULL)
    {
      data = g_bytes_get_data (bytes, &size);
      handle = rsvg_handle_new_from_data (data, size, &error);
    }
  if (error != NULL)
    g_error ("The picture %s that is built into the program is broken: %s", path, error->message);
  return handle;
}

/* Draws the picture of a treasure with an empty border of the width @inset on each side. */
static void
draw_treasure (cairo_t         *cr,
               LabShiftTreasure treasure,
               double           inset,
               double           size)
{
  RsvgRectangle viewport = { inset, inset, size - 2 * inset, size - 2 * inset };
  RsvgHandle *handle = load_treasure (treasure);
  g_autoptr (GError) error = NULL;

  if (!rsvg_handle_render_document (handle, cr, &viewport, &error))
    g_warning ("Cannot draw the treasure %s: %s", lab_shift_treasure_get_id (treasure),
               error->message);
  g_object_unref (handle);
}

/* Draws one side of the frame by clipping the whole frame. */
static void
draw_frame_side (cairo_t               *cr,
                 const LabShiftPalette *palette,
                 const LabPicture      *picture)
{
  LabShiftSide side = (LabShiftSide) picture->detail;
  gboolean flat = side == LAB_SHIFT_NORTH || side == LAB_SHIFT_SOUTH;
  int margin = flat ? picture->height : picture->width;
  int size = flat ? picture->width : picture->height + 2 * margin;

  if (!flat)
    cairo_translate (cr, side == LAB_SHIFT_EAST ? margin - size : 0, -margin);
  else if (side == LAB_SHIFT_SOUTH)
    cairo_translate (cr, 0, margin - size);
  draw_frame (cr, palette, size, margin);
}

/* Public functions */

/**
 * lab_shift_art_draw:
 * @cr: where to draw
 * @picture: what to draw: a #LabShiftPicture, and which one of these
 * @palette: a #LabShiftPalette
 * @data: nothing
 *
 * Draws a picture with its top left at the origin.
 */
void
lab_shift_art_draw (cairo_t          *cr,
                    const LabPicture *picture,
                    gconstpointer     palette,
                    gpointer          data G_GNUC_UNUSED)
{
  guint detail = picture->detail;
  double width = picture->width;
  double height = picture->height;

  switch ((LabShiftPicture) picture->what)
    {
    case LAB_SHIFT_PICTURE_TILE:
      draw_tile (cr, palette, width, (LabShiftOpenings) (detail & 0xf), (detail & 1 << 4) != 0,
                 (LabShiftSeat) (detail >> 5));
      break;
    case LAB_SHIFT_PICTURE_TOKEN:
      draw_token (cr, palette, width);
      draw_treasure (cr, (LabShiftTreasure) detail, width * 0.155, width);
      break;
    case LAB_SHIFT_PICTURE_TREASURE:
      draw_treasure (cr, (LabShiftTreasure) detail, 0, width);
      break;
    case LAB_SHIFT_PICTURE_PAWN:
      draw_pawn (cr, palette, width, (LabShiftSeat) detail);
      break;
    case LAB_SHIFT_PICTURE_FRAME:
      draw_frame_side (cr, palette, picture);
      break;
    case LAB_SHIFT_PICTURE_ARROW:
      draw_arrow (cr, palette, width, height, (LabShiftSide) (detail & 3),
                  (LabShiftArrowLook) (detail >> 2));
      break;
    case LAB_SHIFT_PICTURE_SPARK:
      draw_spark (cr, palette, width);
      break;
    case LAB_SHIFT_PICTURE_BACK:
      draw_back (cr, palette, width, height);
      break;
    default:
      g_assert_not_reached ();
    }
}
