/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <math.h>

#include "view/lab-time-axis.h"
#include "view/lab-wins-drawing.h"

#define WIDTH 500
#define HEIGHT 300

/* The cards on which the plot is drawn. */
static const LabColour cards[LAB_N_PALETTES] = { 0xfffaf0, 0x34352d, 0xfffaf0, 0x34352d };

/* Private helpers */

/* How many pixels have that colour, and where they are on average. */
static guint
count_pixels (cairo_surface_t *surface,
              LabColour        colour,
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
          if ((pixel & 0xffffff) != colour)
            continue;
          n++;
          sum += x;
        }
    }
  *middle = n > 0 ? sum / n : 0;
  return n;
}

static cairo_surface_t *
draw (const LabWinsLine *lines,
      guint              n_lines,
      LabPaletteId       palette,
      gboolean           rtl,
      int                width,
      int                height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  PangoContext *text = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  const LabWinsDrawing drawing = { lines, n_lines, 1000, 900000, text, palette, rtl };

  lab_wins_drawing_draw (&drawing, cr, width, height);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  g_object_unref (text);
  cairo_surface_flush (surface);
  return surface;
}

/* Tests */

/* 4.5:1, as for text, since the lines are thin. */
static void
test_contrast (void)
{
  for (LabPaletteId palette = 0; palette < LAB_N_PALETTES; palette++)
    {
      for (guint line = 0; line < LAB_MAX_WINS_LINES; line++)
        {
          LabColour colour = lab_wins_drawing_get_colour (line, palette);

          g_assert_cmpfloat (lab_colour_contrast (colour, cards[palette]), >=, 4.5);
          for (guint other = 0; other < line; other++)
            g_assert_cmphex (colour, !=, lab_wins_drawing_get_colour (other, palette));
        }
    }
}

/* Each line is there in its colour; where time goes from right to left, it is turned round. */
static void
test_lines (void)
{
  static const gint64 wins[] = { 700000, 750000, 800000, 810000, 820000, 830000 };
  LabWinsLine lines[LAB_MAX_WINS_LINES];
  double middle, other_middle;

  for (guint i = 0; i < LAB_MAX_WINS_LINES; i++)
    lines[i] = (LabWinsLine) { "A rather long name that will not fit beside the plot", 600000, wins,
                               LAB_MAX_WINS_LINES - i };
  for (LabPaletteId palette = 0; palette < LAB_N_PALETTES; palette++)
    {
      cairo_surface_t *ltr = draw (lines, LAB_MAX_WINS_LINES, palette, FALSE, WIDTH, HEIGHT);
      cairo_surface_t *rtl = draw (lines, LAB_MAX_WINS_LINES, palette, TRUE, WIDTH, HEIGHT);

      for (guint i = 0; i < LAB_MAX_WINS_LINES; i++)
        {
          LabColour colour = lab_wins_drawing_get_colour (i, palette);

          g_assert_cmpuint (count_pixels (ltr, colour, &middle), >, 30);
          g_assert_cmpuint (count_pixels (rtl, colour, &other_middle), >, 30);
          g_assert_cmpfloat_with_epsilon (middle + other_middle, WIDTH, 12);
        }
      cairo_surface_destroy (ltr);
      cairo_surface_destroy (rtl);
    }
}

/* One who has won once, and no room at all. */
static void
test_extremes (void)
{
  static const gint64 win = 900000;
  const LabWinsLine line = { "", win, &win, 1 };
  double middle;

  for (int size = 1; size < 300; size += 13)
    {
      cairo_surface_t *surface = draw (&line, 1, LAB_PALETTE_DAY, FALSE, size, size);

      if (size > 200)
        g_assert_cmpuint (count_pixels (surface, lab_wins_drawing_get_colour (0, LAB_PALETTE_DAY),
                                        &middle), >, 10);
      cairo_surface_destroy (surface);
    }
}

/* Ticks are in order, lie on the axis, and are not more than there is room for. */
static void
test_times (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);

  for (guint i = 0; i < 3000; i++)
    {
      gint64 from = g_rand_int_range (random, 0, 2000000000);
      gint64 to = from + (gint64) exp (g_rand_double_range (random, log (7200), log (3e9)));
      guint max_ticks = (guint) g_rand_int_range (random, 1, 12);
      g_autoptr (GArray) ticks = lab_time_axis_choose (from, to, max_ticks);
      gint64 last = from - 1;

      g_assert_cmpuint (ticks->len, <=, max_ticks);
      if (max_ticks > 5)
        g_assert_cmpuint (ticks->len, >, 0);
      for (guint j = 0; j < ticks->len; j++)
        {
          const LabTimeTick *tick = &g_array_index (ticks, LabTimeTick, j);

          g_assert_cmpint (tick->time, >, last);
          last = tick->time;
          g_assert_cmpuint (strlen (tick->label), >, 0);
          if (j == 0)
            g_assert_true ((tick->date != NULL) == (strchr (tick->label, ':') != NULL));
        }
      g_assert_cmpint (last, <=, to);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/wins/contrast", test_contrast);
  g_test_add_func ("/wins/lines", test_lines);
  g_test_add_func ("/wins/extremes", test_extremes);
  g_test_add_func ("/wins/times", test_times);
  return g_test_run ();
}
