/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-art.h"

#include <math.h>

#include "lab-random.h"

/* The theme of the pictures: a garden maze of clipped hedges and gravel paths in a wooden tray.
 * Light comes from the north-west. Tiles are drawn in units of their own size, so they are
 * sharp at any size. */

#define PASSAGE_WIDTH 0.42
#define BEND 0.17               /* radius of the middle line of a corner */

/* Private helpers */

static void
set_color (cairo_t  *cr,
           LabColor  color,
           double    alpha)
{
  lab_color_set_source (lab_color_fade (color, alpha), cr);
}

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
add_rounded_rectangle (cairo_t *cr,
                       double   x,
                       double   y,
                       double   width,
                       double   height,
                       double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static double
draw_fraction (LabRandom *random)
{
  return lab_random_below (random, 1 << 20) / (double) (1 << 20);
}

/* Adds the middle lines of the passages. They end beyond the edge so that no seam is visible. */
static void
add_passages (cairo_t    *cr,
              LabOpenings openings)
{
  static const double dx[LAB_N_SIDES] = { 0, 1, 0, -1 };
  static const double dy[LAB_N_SIDES] = { -1, 0, 1, 0 };
  const double reach = 0.8;

  for (guint side = 0; side < LAB_N_SIDES; side++)
    {
      guint next = (side + 1) % LAB_N_SIDES;
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
      if (here && ((openings >> ((side + 2) % LAB_N_SIDES)) & 1) && side < 2)
        {
          cairo_move_to (cr, 0.5 + dx[side] * reach, 0.5 + dy[side] * reach);
          cairo_line_to (cr, 0.5 - dx[side] * reach, 0.5 - dy[side] * reach);
        }
    }
}

static void
stroke_passages (cairo_t    *cr,
                 LabOpenings openings,
                 double      width)
{
  add_passages (cr, openings);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* Draws tufts of leaves: light ones on the side of the light, dark ones on the other side. */
static void
draw_leaves (cairo_t          *cr,
             const LabPalette *palette,
             LabRandom        *random)
{
  for (guint i = 0; i < 90; i++)
    {
      double x = draw_fraction (random);
      double y = draw_fraction (random);
      double radius = 0.022 + 0.026 * draw_fraction (random);

      set_color (cr, palette->leaf_dark, 0.42);
      cairo_arc (cr, x + 0.012, y + 0.014, radius, 0, 2 * G_PI);
      cairo_fill (cr);
      set_color (cr, palette->leaf_light, 0.36);
      cairo_arc (cr, x - 0.006, y - 0.008, radius * 0.72, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

static void
draw_ground (cairo_t          *cr,
             const LabPalette *palette,
             LabOpenings       openings,
             LabRandom        *random)
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

      set_color (cr, palette->gravel, 0.8);
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
      cairo_fill (cr);
    }
  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
}

/* Brass pins show that the tile never moves. */
static void
draw_pins (cairo_t          *cr,
           const LabPalette *palette)
{
  for (guint i = 0; i < 4; i++)
    {
      double x = i % 2 == 0 ? 0.105 : 0.895;
      double y = i < 2 ? 0.105 : 0.895;

      set_color (cr, palette->hedge_edge, 0.6);
      cairo_arc (cr, x + 0.008, y + 0.012, 0.034, 0, 2 * G_PI);
      cairo_fill (cr);
      set_color (cr, palette->token_rim, 1);
      cairo_arc (cr, x, y, 0.032, 0, 2 * G_PI);
      cairo_fill (cr);
      set_color (cr, palette->token, 0.9);
      cairo_arc (cr, x - 0.009, y - 0.01, 0.012, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

static void
draw_start (cairo_t          *cr,
            const LabPalette *palette,
            LabSeat           seat)
{
  cairo_arc (cr, 0.5, 0.515, 0.262, 0, 2 * G_PI);
  set_color (cr, palette->passage_shade, 1);
  cairo_fill (cr);
  cairo_arc (cr, 0.5, 0.5, 0.26, 0, 2 * G_PI);
  set_color (cr, palette->token, 1);
  cairo_fill (cr);
  cairo_arc (cr, 0.5, 0.5, 0.225, 0, 2 * G_PI);
  set_color (cr, lab_palette_get_pawn (seat), 1);
  cairo_fill (cr);
  cairo_save (cr);
  cairo_translate (cr, 0.36, 0.36);
  set_color (cr, palette->token, 1);
  lab_art_draw_mark (cr, 0.28, seat);
  cairo_restore (cr);
}

/* The bevel makes the square look like a slab. */
static void
draw_bevel (cairo_t          *cr,
            const LabPalette *palette)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (0, 0, 1, 1);

  add_stop (pattern, 0.0, palette->token, 0.5);
  add_stop (pattern, 0.45, palette->token, 0.0);
  add_stop (pattern, 0.55, palette->hedge_edge, 0.0);
  add_stop (pattern, 1.0, palette->hedge_edge, 0.75);
  add_rounded_rectangle (cr, 0.022, 0.022, 0.956, 0.956, 0.06);
  cairo_set_source (cr, pattern);
  cairo_set_line_width (cr, 0.02);
  cairo_stroke (cr);
  cairo_pattern_destroy (pattern);
}

/* The body of a pawn is 1 unit high: a turned foot, a waist, and a collar. */
static void
add_pawn_body (cairo_t *cr)
{
  cairo_move_to (cr, 0.19, 0.93);
  cairo_curve_to (cr, 0.17, 0.8, 0.25, 0.77, 0.33, 0.72);
  cairo_curve_to (cr, 0.42, 0.64, 0.43, 0.55, 0.435, 0.46);
  cairo_line_to (cr, 0.565, 0.46);
  cairo_curve_to (cr, 0.57, 0.55, 0.58, 0.64, 0.67, 0.72);
  cairo_curve_to (cr, 0.75, 0.77, 0.83, 0.8, 0.81, 0.93);
  cairo_curve_to (cr, 0.7, 0.985, 0.3, 0.985, 0.19, 0.93);
  cairo_close_path (cr);
}

/* The shape of the head identifies the seat without color: ball, cone, cube, or star. */
static void
add_pawn_head (cairo_t *cr,
               LabSeat  seat)
{
  switch (seat)
    {
    case 0:
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0.5, 0.285, 0.205, 0, 2 * G_PI);
      break;
    case 1:
      cairo_move_to (cr, 0.5, 0.08);
      cairo_line_to (cr, 0.75, 0.46);
      cairo_line_to (cr, 0.25, 0.46);
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

static void
draw_wood (cairo_t          *cr,
           const LabPalette *palette,
           double            size)
{
  cairo_pattern_t *pattern = cairo_pattern_create_linear (0, 0, size * 0.3, size);
  double y = -0.05;
  LabRandom random;

  add_stop (pattern, 0, palette->frame_light, 1);
  add_stop (pattern, 1, palette->frame_dark, 1);
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

/**
 * lab_art_draw_tile:
 * @cr: where to draw
 * @palette: the colors
 * @size: width and height, in the units of @cr
 * @openings: the open sides
 * @fixed: whether the tile never moves
 * @start_of: the seat that starts here, or %LAB_SEAT_NONE
 *
 * Draws a tile with its top left at the origin.
 */
void
lab_art_draw_tile (cairo_t          *cr,
                   const LabPalette *palette,
                   double            size,
                   LabOpenings       openings,
                   gboolean          fixed,
                   LabSeat           start_of)
{
  LabRandom random;

  lab_random_init (&random, openings);
  cairo_save (cr);
  cairo_scale (cr, size, size);
  add_rounded_rectangle (cr, 0.012, 0.012, 0.976, 0.976, 0.07);
  cairo_clip (cr);
  set_color (cr, fixed ? palette->hedge_fixed : palette->hedge, 1);
  cairo_paint (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_leaves (cr, palette, &random);
  draw_ground (cr, palette, openings, &random);
  if (fixed)
    draw_pins (cr, palette);
  if (start_of != LAB_SEAT_NONE)
    draw_start (cr, palette, start_of);
  draw_bevel (cr, palette);
  cairo_restore (cr);
}

/**
 * lab_art_draw_token:
 * @cr: where to draw
 * @palette: the colors
 * @size: the diameter
 *
 * Draws the disc behind a treasure, with its shadow.
 */
void
lab_art_draw_token (cairo_t          *cr,
                    const LabPalette *palette,
                    double            size)
{
  cairo_save (cr);
  cairo_scale (cr, size, size);
  for (guint i = 0; i < 3; i++)
    {
      set_color (cr, palette->ink, 0.12);
      cairo_arc (cr, 0.5 + 0.012 * i, 0.5 + 0.018 * i, 0.475, 0, 2 * G_PI);
      cairo_fill (cr);
    }
  set_color (cr, palette->token_rim, 1);
  cairo_arc (cr, 0.5, 0.5, 0.47, 0, 2 * G_PI);
  cairo_fill (cr);
  set_color (cr, palette->token, 1);
  cairo_arc (cr, 0.5, 0.5, 0.435, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_restore (cr);
}

/**
 * lab_art_draw_mark:
 * @cr: where to draw, with the color set
 * @size: width and height
 * @seat: the seat
 *
 * Draws the symbol of a seat: disc, triangle, square, or star.
 */
void
lab_art_draw_mark (cairo_t *cr,
                   double   size,
                   LabSeat  seat)
{
  /* The vertical center of each head that add_pawn_head() draws. */
  static const double middles[LAB_N_SEATS] = { 0.285, 0.29, 0.27, 0.33 };

  cairo_save (cr);
  cairo_scale (cr, size / 0.64, size / 0.64);
  cairo_translate (cr, -0.18, 0.32 - middles[seat]);
  cairo_new_path (cr);
  add_pawn_head (cr, seat);
  cairo_fill (cr);
  cairo_restore (cr);
}

/**
 * lab_art_draw_pawn:
 * @cr: where to draw
 * @palette: the colors
 * @size: width and height
 * @seat: the seat of the pawn
 *
 * Draws a turned wooden pawn that stands in a square of @size.
 */
void
lab_art_draw_pawn (cairo_t          *cr,
                   const LabPalette *palette,
                   double            size,
                   LabSeat           seat)
{
  cairo_pattern_t *pattern;

  cairo_save (cr);
  cairo_scale (cr, size, size);
  /* Leaves room for the outline around the shapes. */
  cairo_translate (cr, 0.035, 0.01);
  cairo_scale (cr, 0.93, 0.93);

  pattern = cairo_pattern_create_linear (0.2, 0, 0.85, 0.2);
  add_stop (pattern, 0, lab_palette_get_pawn (seat), 1);
  add_stop (pattern, 0.45, lab_palette_get_pawn (seat), 1);
  add_stop (pattern, 1, lab_palette_get_pawn_shade (seat), 1);

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
  cairo_move_to (cr, 0.41, 0.49);
  cairo_line_to (cr, 0.59, 0.49);
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

/**
 * lab_art_draw_frame:
 * @cr: where to draw
 * @palette: the colors
 * @size: width and height of the board
 * @margin: width of the frame, from the edge to the tiles
 *
 * Draws the wooden tray that holds the tiles.
 */
void
lab_art_draw_frame (cairo_t          *cr,
                    const LabPalette *palette,
                    double            size,
                    double            margin)
{
  double bed = size - 2 * margin;
  double line = MAX (1, size / 500);

  cairo_save (cr);
  add_rounded_rectangle (cr, 0, 0, size, size, margin * 0.42);
  cairo_clip (cr);
  draw_wood (cr, palette, size);
  add_rounded_rectangle (cr, line / 2, line / 2, size - line, size - line, margin * 0.42);
  set_color (cr, palette->frame_line, 0.8);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  add_rounded_rectangle (cr, line * 1.5, line * 1.5, size - line * 3, size - line * 3,
                         margin * 0.4);
  set_color (cr, palette->brass_bright, 0.22);
  cairo_stroke (cr);

  /* The floor of the tray lies lower than the frame. */
  add_rounded_rectangle (cr, margin - 3 * line, margin - 3 * line, bed + 6 * line, bed + 6 * line,
                         3 * line);
  set_color (cr, palette->frame_line, 0.9);
  cairo_fill (cr);
  add_rounded_rectangle (cr, margin - line, margin - line, bed + 4 * line, bed + 4 * line,
                         2 * line);
  set_color (cr, palette->brass_bright, 0.25);
  cairo_fill (cr);
  add_rounded_rectangle (cr, margin - 2 * line, margin - 2 * line, bed + 4 * line, bed + 4 * line,
                         2 * line);
  set_color (cr, palette->recess, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

static LabColor
get_arrow_color (const LabPalette *palette,
                 LabArrowLook      look)
{
  if (look == LAB_ARROW_BRIGHT)
    return palette->brass_bright;
  return look == LAB_ARROW_FREE ? palette->arrow : palette->brass;
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

/**
 * lab_art_draw_arrow:
 * @cr: where to draw
 * @palette: the colors
 * @width: width of its area
 * @height: height of its area
 * @side: the side of the board; the arrow points inwards from it
 * @look: what can be done with it
 *
 * Draws an arrow in the frame.
 */
void
lab_art_draw_arrow (cairo_t          *cr,
                    const LabPalette *palette,
                    double            width,
                    double            height,
                    LabSide           side,
                    LabArrowLook      look)
{
  static const double alphas[] = {
    [LAB_ARROW_FREE] = 1,
    [LAB_ARROW_BRIGHT] = 1,
    [LAB_ARROW_BLOCKED] = 0.4,
    [LAB_ARROW_FAINT] = 0.3,
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
  if (look == LAB_ARROW_BRIGHT)
    {
      /* An outline keeps a bright arrow visible on the wood. */
      set_color (cr, palette->brass, 1);
      cairo_set_line_width (cr, depth * 0.24);
      cairo_stroke_preserve (cr);
    }
  set_color (cr, get_arrow_color (palette, look), 1);
  cairo_set_line_width (cr, depth * 0.14);
  cairo_stroke_preserve (cr);
  if (look == LAB_ARROW_BRIGHT)
    set_color (cr, palette->glow, 1);
  cairo_fill (cr);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, alphas[look]);
  if (look == LAB_ARROW_BLOCKED)
    {
      cairo_set_line_width (cr, depth * 0.2);
      set_color (cr, palette->blocked, 1);
      cairo_move_to (cr, -depth * 0.62, depth * 0.06);
      cairo_line_to (cr, depth * 0.62, depth * 0.06);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/**
 * lab_art_draw_spark:
 * @cr: where to draw
 * @palette: the colors
 * @size: width and height
 *
 * Draws a spark with four points, for the moment when a treasure is found.
 */
void
lab_art_draw_spark (cairo_t          *cr,
                    const LabPalette *palette,
                    double            size)
{
  cairo_save (cr);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, 0.5, 0.06);
  cairo_curve_to (cr, 0.53, 0.4, 0.6, 0.47, 0.94, 0.5);
  cairo_curve_to (cr, 0.6, 0.53, 0.53, 0.6, 0.5, 0.94);
  cairo_curve_to (cr, 0.47, 0.6, 0.4, 0.53, 0.06, 0.5);
  cairo_curve_to (cr, 0.4, 0.47, 0.47, 0.4, 0.5, 0.06);
  cairo_close_path (cr);
  set_color (cr, palette->token_rim, 1);
  cairo_set_line_width (cr, 0.11);
  cairo_stroke_preserve (cr);
  set_color (cr, palette->glow, 1);
  cairo_fill (cr);
  cairo_arc (cr, 0.5, 0.5, 0.1, 0, 2 * G_PI);
  set_color (cr, palette->token, 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

/**
 * lab_art_draw_back:
 * @cr: where to draw
 * @palette: the colors
 * @width: width of the card
 * @height: height of the card
 *
 * Draws the back of a card: a hedge with a path that winds to the center.
 */
void
lab_art_draw_back (cairo_t          *cr,
                   const LabPalette *palette,
                   double            width,
                   double            height)
{
  double radius = MIN (width, height) * 0.12;
  double inset = MIN (width, height) * 0.09;
  double line = MIN (width, height) * 0.055;

  cairo_save (cr);
  add_rounded_rectangle (cr, 0, 0, width, height, radius);
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
      add_rounded_rectangle (cr, by, by, width - 2 * by, height - 2 * by, radius * 0.6);
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
