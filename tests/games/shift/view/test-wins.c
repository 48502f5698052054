/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-statistics.h"

#define WIDTH 500
#define HEIGHT 300

/* The background colors of the plot. */
static const guint32 cards[LAB_N_STYLES] = { 0xfffaf0, 0x34352d, 0xfffaf0, 0x34352d };

/* Private helpers */

static LabColor
get_color (guint    line,
           LabStyle style)
{
  return lab_line_style_get_color (line, lab_shift_wins_themes[style].dark);
}

/* Counts the pixels of a color, and computes their average position. */
static guint
count_pixels (cairo_surface_t *surface,
              LabColor         color,
              double          *middle)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  guint n = 0;
  double sum = 0;

  for (int y = 0; y < HEIGHT; y++)
    {
      for (int x = 0; x < WIDTH; x++)
        {
          guint32 pixel;

          memcpy (&pixel, data + y * stride + x * 4, sizeof pixel);
          if ((pixel & 0xffffff) != lab_color_to_rgb (color))
            continue;
          n++;
          sum += x;
        }
    }
  *middle = n > 0 ? sum / n : 0;
  return n;
}

static cairo_surface_t *
draw (const LabShiftWinsLine *lines,
      guint                   n_lines,
      LabStyle                style,
      gboolean                rtl,
      int                     width,
      int                     height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  PangoContext *text = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  const LabShiftWinsDrawing drawing = { lines, n_lines, 1000, 900000, text, style, rtl };

  lab_shift_wins_drawing_draw (&drawing, cr, width, height);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  g_object_unref (text);
  cairo_surface_flush (surface);
  return surface;
}

/* Tests */

/* The lines are thin, so they need the contrast of text, 4.5:1. */
LAB_TEST ("/wins/contrast", test_contrast)
{
  for (LabStyle style = 0; style < LAB_N_STYLES; style++)
    {
      for (guint line = 0; line < LAB_SHIFT_MAX_WINS_LINES; line++)
        {
          LabColor color = get_color (line, style);

          g_assert_cmpfloat (lab_color_contrast (color, LAB_COLOR (cards[style])), >=, 4.5);
          for (guint other = 0; other < line; other++)
            g_assert_cmphex (lab_color_to_rgb (color), !=,
                             lab_color_to_rgb (get_color (other, style)));
        }
    }
}

/* Each line has its color; in right-to-left layout time runs to the left. */
LAB_TEST ("/wins/lines", test_lines)
{
  static const gint64 wins[] = { 700000, 750000, 800000, 810000, 820000, 830000 };
  LabShiftWinsLine lines[LAB_SHIFT_MAX_WINS_LINES];
  double middle, other_middle;

  for (guint i = 0; i < LAB_SHIFT_MAX_WINS_LINES; i++)
    lines[i] = (LabShiftWinsLine){ "A rather long name that will not fit beside the plot", 600000,
                                   wins, LAB_SHIFT_MAX_WINS_LINES - i };
  for (LabStyle style = 0; style < LAB_N_STYLES; style++)
    {
      cairo_surface_t *ltr = draw (lines, LAB_SHIFT_MAX_WINS_LINES, style, FALSE, WIDTH, HEIGHT);
      cairo_surface_t *rtl = draw (lines, LAB_SHIFT_MAX_WINS_LINES, style, TRUE, WIDTH, HEIGHT);

      for (guint i = 0; i < LAB_SHIFT_MAX_WINS_LINES; i++)
        {
          LabColor color = get_color (i, style);

          g_assert_cmpuint (count_pixels (ltr, color, &middle), >, 30);
          g_assert_cmpuint (count_pixels (rtl, color, &other_middle), >, 30);
          g_assert_cmpfloat_with_epsilon (middle + other_middle, WIDTH, 12);
        }
      cairo_surface_destroy (ltr);
      cairo_surface_destroy (rtl);
    }
}

/* Draws a player with a single win, in very small sizes. */
LAB_TEST ("/wins/extremes", test_extremes)
{
  static const gint64 win = 900000;
  const LabShiftWinsLine line = { "", win, &win, 1 };
  double middle;

  for (int size = 1; size < 300; size += 13)
    {
      cairo_surface_t *surface = draw (&line, 1, LAB_STYLE_DAY, FALSE, size, size);

      if (size > 200)
        g_assert_cmpuint (count_pixels (surface, get_color (0, LAB_STYLE_DAY), &middle), >,
                          10);
      cairo_surface_destroy (surface);
    }
}
