/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-marks.h"

#include "lab-classic-art.h"
#include "lab-zero-sum.h"

/* The marks of spots, and the values of moves. */

/* Private helpers */

static double
get_size (const cairo_rectangle_t *area)
{
  return MIN (area->width, area->height);
}

static double
get_line (const cairo_rectangle_t *area)
{
  return MAX (2, 0.035 * get_size (area));
}

static void
add_outline (cairo_t                 *cr,
             const cairo_rectangle_t *area,
             double                   inset)
{
  lab_classic_art_add_rounded (cr, area->x + inset, area->y + inset, area->width - 2 * inset,
                               area->height - 2 * inset, MAX (2, 0.1 * get_size (area)));
}

/* Two lines side by side, one dark and one light, can be seen on any ground. */
static void
stroke_double (cairo_t                 *cr,
               const cairo_rectangle_t *area,
               LabColor                 outer,
               LabColor                 inner,
               double                   alpha)
{
  double line = get_line (area);

  cairo_set_line_width (cr, line);
  add_outline (cr, area, line / 2 + 1);
  lab_color_set_source (lab_color_fade (outer, alpha), cr);
  cairo_stroke (cr);
  add_outline (cr, area, 1.5 * line + 1);
  lab_color_set_source (lab_color_fade (inner, alpha), cr);
  cairo_stroke (cr);
}

/* Adds a wave around a height: one of the two of the sign “≈”. */
static void
add_wave (cairo_t *cr,
          double   y)
{
  cairo_move_to (cr, -0.8, y + 0.12);
  cairo_curve_to (cr, -0.4, y - 0.5, 0.4, y + 0.5, 0.8, y - 0.12);
}

/* The signs differ in their shapes, also from the marks of players: a check mark, a triangle that
 * points down, and an equals sign; two waves for any estimate. */
static void
draw_sign (const LabClassicScene     *scene,
           cairo_t                   *cr,
           double                     x,
           double                     y,
           double                     size,
           const LabClassicMoveValue *value)
{
  const LabClassicPalette *palette = scene->palette;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 2, size / 2);
  cairo_set_line_width (cr, 0.36);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (!value->solved)
    {
      lab_color_set_source (palette->draw, cr);
      cairo_set_line_width (cr, 0.3);
      add_wave (cr, -0.36);
      add_wave (cr, 0.36);
    }
  else if (!lab_value_is_decided (value->value))
    {
      lab_color_set_source (palette->draw, cr);
      cairo_move_to (cr, -0.75, -0.35);
      cairo_line_to (cr, 0.75, -0.35);
      cairo_move_to (cr, -0.75, 0.35);
      cairo_line_to (cr, 0.75, 0.35);
    }
  else if (value->value > 0)
    {
      lab_color_set_source (palette->win, cr);
      cairo_move_to (cr, -0.8, 0.05);
      cairo_line_to (cr, -0.25, 0.65);
      cairo_line_to (cr, 0.8, -0.65);
    }
  else
    {
      lab_color_set_source (palette->loss, cr);
      cairo_move_to (cr, -0.68, -0.48);
      cairo_line_to (cr, 0.68, -0.48);
      cairo_line_to (cr, 0, 0.64);
      cairo_close_path (cr);
      cairo_fill_preserve (cr);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_pill (const LabClassicScene *scene,
           cairo_t               *cr,
           double                 x,
           double                 y,
           double                 width,
           double                 height)
{
  double radius = MIN (width, height) / 2;

  lab_classic_art_add_rounded (cr, x - width / 2, y - height / 2 + 1, width, height, radius);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.3);
  cairo_fill (cr);
  lab_classic_art_add_rounded (cr, x - width / 2, y - height / 2, width, height, radius);
  lab_color_set_source (scene->palette->pill, cr);
  cairo_fill_preserve (cr);
  lab_color_set_source (lab_color_fade (scene->palette->draw, scene->palette->clear ? 1 : 0.5),
                        cr);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* Returns the number beside a sign; empty for a draw. */
static char *
make_number (const LabClassicMoveValue *value)
{
  if (!value->solved)
    return lab_classic_format_estimate (value->value);
  if (lab_value_is_decided (value->value))
    return g_strdup_printf ("%u", lab_value_get_distance (value->value));
  return g_strdup ("");
}

/* Places the center of a pill in a spot: at the bottom, or at the right if the spot is wide. */
static void
place_pill (const LabClassicBoard   *board,
            const cairo_rectangle_t *area,
            double                   width,
            double                   height,
            double                  *x,
            double                  *y)
{
  gboolean wide = area->width > 1.5 * area->height;
  double along = wide ? area->width : area->height;
  double room = MAX (0, along - (wide ? width : height)) / 2;
  double by = CLAMP ((board->value_at - 0.5) * along, -room, room);

  *x = area->x + area->width / 2 + (wide ? by : 0);
  *y = area->y + area->height / 2 + (wide ? 0 : by);
}

/* Public functions */

/** lab_classic_marks_draw_below: draws the part of a mark that lies under the pieces. */
void
lab_classic_marks_draw_below (const LabClassicScene   *scene,
                              const LabClassicBoard   *board,
                              cairo_t                 *cr,
                              const cairo_rectangle_t *area,
                              LabClassicMark           mark)
{
  const LabClassicPalette *palette = scene->palette;
  double tint = 0;

  if (board->on_cloth)
    return;
  if ((mark & LAB_CLASSIC_MARK_HOT) != 0)
    tint = 0.35;
  if ((mark & LAB_CLASSIC_MARK_TARGET) != 0)
    tint += 0.3;
  if ((mark & LAB_CLASSIC_MARK_CHOSEN) != 0)
    tint = 0.75;
  if (tint > 0)
    {
      add_outline (cr, area, 1);
      lab_color_set_source (lab_color_fade (palette->cloth_glow, tint), cr);
      cairo_fill (cr);
    }
  if ((mark & (LAB_CLASSIC_MARK_TARGET | LAB_CLASSIC_MARK_CHOSEN)) != 0)
    stroke_double (cr, area, palette->paper_glow, palette->cloth_glow, 1);
}

/** lab_classic_marks_draw_above: draws the part of a mark that lies over the pieces. */
void
lab_classic_marks_draw_above (const LabClassicScene   *scene,
                              const LabClassicBoard   *board,
                              cairo_t                 *cr,
                              const cairo_rectangle_t *area,
                              LabClassicMark           mark)
{
  const LabClassicPalette *palette = scene->palette;

  if ((mark & LAB_CLASSIC_MARK_HINT) != 0 && !board->on_cloth)
    {
      double line = 2 * get_line (area);

      cairo_new_path (cr);
      cairo_arc (cr, area->x + area->width / 2, area->y + area->height / 2,
                 get_size (area) / 2 - line, 0, 2 * G_PI);
      cairo_set_line_width (cr, line);
      lab_color_set_source (lab_color_fade (palette->paper_glow, scene->pulse), cr);
      cairo_stroke (cr);
    }
  if ((mark & LAB_CLASSIC_MARK_FOCUS) != 0)
    stroke_double (cr, area, palette->ink, palette->light, 1);
}

/**
 * lab_classic_marks_draw_value:
 * @scene: what is drawn
 * @board: the look of the game
 * @cr: where to draw
 * @area: the area of a spot
 * @value: the value of choosing it
 *
 * Draws a value as a sign and the number of moves until the end, or as two waves and an estimate;
 * in a narrow spot, one below the other.
 */
void
lab_classic_marks_draw_value (const LabClassicScene     *scene,
                              const LabClassicBoard     *board,
                              cairo_t                   *cr,
                              const cairo_rectangle_t   *area,
                              const LabClassicMoveValue *value)
{
  double text = MAX (0.8 * scene->text, (board->on_cloth ? 0.26 : 0.17) * get_size (area));
  double width = 0, height = 0, sign = 0.72 * text;
  g_autofree char *number = make_number (value);
  gboolean stacked;
  double pill_width, pill_height, x, y, least;

  lab_classic_art_get_text_size (cr, number, text, TRUE, &width, &height);
  /* Large letters must not cover the values beside them. */
  least = MAX (width, sign) + 0.5 * text;
  if (least > area->width - 2)
    {
      text *= MAX (0, area->width - 2) / least;
      sign = 0.72 * text;
      lab_classic_art_get_text_size (cr, number, text, TRUE, &width, &height);
    }
  stacked = *number != '\0' && (sign + width + 1.2 * text > area->width
                               || area->height > 3 * area->width);
  pill_width = stacked ? MAX (width, sign) + 0.5 * text
                       : sign + width + (*number != '\0' ? 1.05 : 0.8) * text;
  pill_height = stacked ? sign + height + 0.55 * text : MAX (height, 1.3 * text);
  place_pill (board, area, pill_width, pill_height, &x, &y);
  draw_pill (scene, cr, x, y, pill_width, pill_height);
  if (stacked)
    draw_sign (scene, cr, x, y - pill_height / 2 + 0.4 * text + sign / 2, sign, value);
  else
    draw_sign (scene, cr, *number != '\0' ? x - pill_width / 2 + 0.42 * text + sign / 2 : x, y,
               sign, value);
  lab_color_set_source (scene->palette->draw, cr);
  if (*number != '\0')
    lab_classic_art_draw_text (cr, number,
                               stacked ? x : x + pill_width / 2 - 0.42 * text - width / 2,
                               stacked ? y + pill_height / 2 - 0.15 * text - height / 2 : y, text,
                               TRUE);
}
