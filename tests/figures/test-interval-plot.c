/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-interval-plot.h"

#include <math.h>

#define WIDTH 300

static const LabIntervalPlotRow rows[] = {
  { "Exploration", 100, 90, 110, "100.0" },
  { "A name that is much longer than the whole plot is wide", 55, 54, 56, "55.0" },
  { "Nothing", NAN, NAN, NAN, "–" },
};

/* Private helpers */

static LabIntervalPlot
make_plot (void)
{
  return (LabIntervalPlot) {
    .title = "Title",
    .subtitle = "Subtitle",
    .rows = rows,
    .n_rows = G_N_ELEMENTS (rows),
    .theme = &lab_plot_theme_print,
    .margin = 10,
  };
}

static cairo_surface_t *
draw (const LabIntervalPlot *plot,
      int                    width)
{
  int height = lab_interval_plot_get_height (plot, NULL);
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_RGB24, MAX (width, 1), height);
  cairo_t *cr = cairo_create (surface);

  lab_interval_plot_draw (plot, cr, width, height);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
is_bar (cairo_surface_t *surface,
        int              x,
        int              y)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  guint32 pixel = *(const guint32 *) (gconstpointer)
                       (data + y * cairo_image_surface_get_stride (surface) + 4 * x);

  return (pixel & 0xffffff) == lab_color_to_rgb (lab_line_style_get_color (0, FALSE));
}

/* Returns the length of the longest bar that the bars have in the rows of pixels, in pixels, and
 * whether it begins on the left. */
static int
measure_bars (cairo_surface_t *surface,
              gboolean         rtl,
              guint           *n_lengths)
{
  int longest = 0, last = 0;

  *n_lengths = 0;
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    {
      int length = 0;

      for (int x = 10; x < WIDTH - 10; x++)
        length += is_bar (surface, rtl ? WIDTH - 1 - x : x, y) ? 1 : 0;
      if (length > 20 && last <= 20)
        (*n_lengths)++;
      if (length > 20)
        g_assert_true (is_bar (surface, rtl ? WIDTH - 12 : 12, y));
      last = length;
      longest = MAX (longest, length);
    }
  return longest;
}

/* Tests */

/* Bars begin at the side where reading begins, and their lengths are those of the values. */
LAB_TEST ("/interval-plot/bars", test_bars)
{
  for (guint rtl = 0; rtl < 2; rtl++)
    {
      LabIntervalPlot plot = make_plot ();
      cairo_surface_t *surface;
      guint n_bars;

      plot.rtl = rtl == 1;
      surface = draw (&plot, WIDTH);
      g_assert_cmpint (ABS (measure_bars (surface, plot.rtl, &n_bars) - 280 * 100 / 110), <=, 3);
      g_assert_cmpuint (n_bars, ==, 2);
      cairo_surface_destroy (surface);
    }
}

/* A bar is the part of the whole, if there is one. */
LAB_TEST ("/interval-plot/whole", test_whole)
{
  LabIntervalPlot plot = make_plot ();
  cairo_surface_t *surface;
  guint n_bars;

  plot.whole = 200;
  surface = draw (&plot, WIDTH);
  g_assert_cmpint (ABS (measure_bars (surface, FALSE, &n_bars) - 280 / 2), <=, 3);
  cairo_surface_destroy (surface);
}

/* Nothing breaks where there is no room, no row, or no value. */
LAB_TEST ("/interval-plot/edges", test_edges)
{
  static const LabIntervalPlotRow nothing = { "Zero", 0, 0, 0, "0" };
  LabIntervalPlot plot = make_plot ();
  cairo_surface_t *surface;

  for (int width = 0; width < 60; width += 7)
    cairo_surface_destroy (draw (&plot, width));
  plot.rows = &nothing;
  plot.n_rows = 1;
  surface = draw (&plot, WIDTH);
  cairo_surface_destroy (surface);
  plot.n_rows = 0;
  plot.title = plot.subtitle = NULL;
  plot.margin = 1;
  cairo_surface_destroy (draw (&plot, WIDTH));
}
