/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-records.h"
#include "lab-shift-statistics.h"

#define WIDTH 500
#define HEIGHT 300

/* The background colors of the plot, in daylight and at night. */
static const guint32 cards[] = { 0xfffaf0, 0x34352d };

/* Private helpers */

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

static LabShiftTally *
make_tally (const char   *name,
            gint64        first,
            const gint64 *wins,
            guint         n_wins)
{
  LabShiftTally *tally = g_new0 (LabShiftTally, 1);

  tally->name = g_strdup (name);
  tally->first = first;
  tally->wins = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_array_append_vals (tally->wins, wins, n_wins);
  return tally;
}

static void
free_tally (gpointer data)
{
  LabShiftTally *tally = data;

  g_free (tally->name);
  g_array_unref (tally->wins);
  g_free (tally);
}

static cairo_surface_t *
draw (GPtrArray *players,
      gboolean   dark,
      gboolean   rtl,
      int        width,
      int        height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  PangoContext *text = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  const LabShiftWins wins = { players, players->len, 1000, 900000 };
  const LabPlotTheme theme = { .dark = dark, .line_width = 2 };

  lab_shift_wins_draw (&wins, &theme, text, rtl, cr, width, height);
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
  for (gboolean dark = FALSE; dark <= TRUE; dark++)
    {
      for (guint line = 0; line < LAB_SHIFT_MAX_WINS_LINES; line++)
        {
          LabColor color = lab_line_style_get_color (line, dark);

          g_assert_cmpfloat (lab_color_contrast (color, LAB_COLOR (cards[dark])), >=, 4.5);
          for (guint other = 0; other < line; other++)
            g_assert_cmphex (lab_color_to_rgb (color), !=,
                             lab_color_to_rgb (lab_line_style_get_color (other, dark)));
        }
    }
}

/* Each line has its color; in right-to-left layout time runs to the left. */
LAB_TEST ("/wins/lines", test_lines)
{
  static const gint64 wins[] = { 700000, 750000, 800000, 810000, 820000, 830000 };
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func (free_tally);
  double middle, other_middle;

  for (guint i = 0; i < LAB_SHIFT_MAX_WINS_LINES; i++)
    g_ptr_array_add (players, make_tally ("A rather long name that will not fit beside the plot",
                                          600000, wins, LAB_SHIFT_MAX_WINS_LINES - i));
  for (gboolean dark = FALSE; dark <= TRUE; dark++)
    {
      cairo_surface_t *ltr = draw (players, dark, FALSE, WIDTH, HEIGHT);
      cairo_surface_t *rtl = draw (players, dark, TRUE, WIDTH, HEIGHT);

      for (guint i = 0; i < LAB_SHIFT_MAX_WINS_LINES; i++)
        {
          LabColor color = lab_line_style_get_color (i, dark);

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
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func (free_tally);
  double middle;

  g_ptr_array_add (players, make_tally ("", win, &win, 1));
  for (int size = 1; size < 300; size += 13)
    {
      cairo_surface_t *surface = draw (players, FALSE, FALSE, size, size);

      if (size > 200)
        g_assert_cmpuint (count_pixels (surface, lab_line_style_get_color (0, FALSE), &middle), >,
                          10);
      cairo_surface_destroy (surface);
    }
}
