/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-plot.h"

#include "lab-figure.h"

#include <math.h>

#define WIDTH 600
#define HEIGHT 360

/* A border around the plot, in which nothing may be drawn. */
#define BORDER 40

static const LabPlotPoint points[] = { { 2, 0 }, { 3, 40 }, { 5, 50 }, { 9, 80 } };

/* Private helpers */

static LabPlot
make_plot (const LabPlotSeries *series,
           guint                n_series)
{
  return (LabPlot) {
    .title = "A title",
    .subtitle = "What was measured",
    .x = { .from = 0, .to = 12, .label = "Turns" },
    .y = { .from = 0, .to = 100, .label = "Share" },
    .series = series,
    .n_series = n_series,
    .theme = &lab_plot_theme_print,
    .margin = 20,
  };
}

/* Draws a plot in the middle of a green picture. */
static cairo_surface_t *
draw (const LabPlot *plot,
      int            width,
      int            height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH + 2 * BORDER,
                                                         HEIGHT + 2 * BORDER);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 0, 1, 0);
  cairo_paint (cr);
  cairo_translate (cr, BORDER, BORDER);
  lab_plot_draw (plot, cr, width, height);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint32
get_pixel (cairo_surface_t *surface,
           int              x,
           int              y)
{
  const guint8 *row = cairo_image_surface_get_data (surface)
                      + (y + BORDER) * cairo_image_surface_get_stride (surface);
  guint32 pixel;

  memcpy (&pixel, row + (x + BORDER) * 4, sizeof pixel);
  return pixel & 0xffffff;
}

/* Counts the pixels of a color, and computes the mean of their columns. */
static guint
count_pixels (cairo_surface_t *surface,
              LabColor         color,
              double          *middle)
{
  guint32 rgb = lab_color_to_rgb (color);
  double sum = 0;
  guint n = 0;

  for (int y = 0; y < HEIGHT; y++)
    {
      for (int x = 0; x < WIDTH; x++)
        {
          if (get_pixel (surface, x, y) != rgb)
            continue;
          n++;
          sum += x;
        }
    }
  if (middle != NULL)
    *middle = n > 0 ? sum / n : 0;
  return n;
}

static void
assert_inside (cairo_surface_t *surface,
               int              width,
               int              height)
{
  for (int y = -BORDER; y < HEIGHT + BORDER; y++)
    {
      for (int x = -BORDER; x < WIDTH + BORDER; x++)
        {
          if (x < 0 || y < 0 || x >= width || y >= height)
            g_assert_cmphex (get_pixel (surface, x, y), ==, 0x00ff00);
        }
    }
}

static LabColor
get_color (guint style)
{
  return lab_line_style_get_color (style, FALSE);
}

/* Tests */

/* Each line and each name is visible, in both text directions. */
LAB_TEST ("/figures/plot/directions", test_directions)
{
  LabPlotSeries series[LAB_N_LINE_STYLES] = { 0 };
  LabPlot plot = make_plot (series, LAB_N_LINE_STYLES);
  cairo_surface_t *surfaces[2];

  for (guint i = 0; i < LAB_N_LINE_STYLES; i++)
    series[i] = (LabPlotSeries) { "name", i % 2 == 0 ? "detail" : NULL, points,
                                  i < 4 ? i + 1 : 0 };
  for (guint rtl = 0; rtl < 2; rtl++)
    {
      plot.rtl = rtl == 1;
      surfaces[rtl] = draw (&plot, WIDTH, HEIGHT);
      assert_inside (surfaces[rtl], WIDTH, HEIGHT);
    }
  for (guint i = 0; i < LAB_N_LINE_STYLES; i++)
    {
      double middles[2];

      g_assert_cmpuint (count_pixels (surfaces[0], get_color (i), &middles[0]), >, 30);
      g_assert_cmpuint (count_pixels (surfaces[1], get_color (i), &middles[1]), >, 30);
      g_assert_cmpfloat_with_epsilon (middles[0] + middles[1], WIDTH, 20);
    }
  cairo_surface_destroy (surfaces[0]);
  cairo_surface_destroy (surfaces[1]);
}

/* All styles differ, also those that have the colors of others. */
LAB_TEST ("/figures/plot/styles", test_styles)
{
  guint8 *pictures[LAB_MAX_LINE_STYLES];
  gsize size = 0;

  for (guint i = 0; i < LAB_MAX_LINE_STYLES; i++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 46, 16);
      cairo_t *cr = cairo_create (surface);

      lab_line_style_draw_sample (i, FALSE, cr, 2.5, 46, 16);
      cairo_destroy (cr);
      cairo_surface_flush (surface);
      size = 16 * (gsize) cairo_image_surface_get_stride (surface);
      pictures[i] = g_memdup2 (cairo_image_surface_get_data (surface), size);
      cairo_surface_destroy (surface);
      for (guint k = 0; k < i; k++)
        g_assert_true (memcmp (pictures[i], pictures[k], size) != 0);
    }
  for (guint i = 0; i < LAB_MAX_LINE_STYLES; i++)
    g_free (pictures[i]);
}

/* A legend names any number of lines within the height of the plot, in both text directions. */
LAB_TEST ("/figures/plot/legend", test_legend)
{
  static const LabPlotPoint full[] = { { 1, 0 }, { 3, 40 }, { 6, 100 } };
  LabPlotSeries series[LAB_MAX_LINE_STYLES] = { 0 };

  for (guint i = 0; i < LAB_MAX_LINE_STYLES; i++)
    series[i] = (LabPlotSeries) { "name", NULL, i % 2 == 0 ? full : points, 3 };
  for (guint n = 1; n <= LAB_MAX_LINE_STYLES; n += 7)
    {
      LabPlot plot = make_plot (series, n);
      double middles[2];

      plot.legend = TRUE;
      for (guint rtl = 0; rtl < 2; rtl++)
        {
          cairo_surface_t *surface;

          plot.rtl = rtl == 1;
          surface = draw (&plot, WIDTH, HEIGHT);
          assert_inside (surface, WIDTH, HEIGHT);
          for (guint i = 0; i < MIN (n, LAB_N_LINE_STYLES); i++)
            g_assert_cmpuint (count_pixels (surface, get_color (i), &middles[rtl]), >, 30);
          cairo_surface_destroy (surface);
        }
      g_assert_cmpfloat_with_epsilon (middles[0] + middles[1], WIDTH, 30);
    }
}

LAB_TEST ("/figures/plot/empty", test_empty)
{
  const LabPlotSeries nothing = { "", "", NULL, 0 };

  for (guint n = 0; n < 2; n++)
    {
      LabPlot plot = make_plot (&nothing, n);
      cairo_surface_t *surface = draw (&plot, WIDTH, HEIGHT);

      assert_inside (surface, WIDTH, HEIGHT);
      g_assert_cmpuint (count_pixels (surface, lab_plot_theme_print.axis, NULL), >, 100);
      g_assert_cmpint (count_pixels (surface, get_color (0), NULL) > 0, ==, n == 1);
      cairo_surface_destroy (surface);
    }
}

/* Long names in any script are cut off, and nothing is drawn outside of the plot at
 * any size. */
LAB_TEST ("/figures/plot/long-names", test_long_names)
{
  g_autofree char *latin = g_strnfill (3000, 'W');
  const LabPlotSeries series[] = {
    { latin, latin, points, G_N_ELEMENTS (points) },
    { "لاعب ماهر جدا جدا جدا جدا جدا جدا جدا جدا جدا جدا", "٪", points, 2 },
    { "日本語の長い名前日本語の長い名前日本語の長い名前", NULL, points, 1 },
  };
  LabPlot plot = make_plot (series, G_N_ELEMENTS (series));

  plot.title = plot.subtitle = plot.x.label = plot.y.label = latin;
  for (guint rtl = 0; rtl < 2; rtl++)
    {
      plot.rtl = rtl == 1;
      for (int size = 1; size <= HEIGHT; size = size * 3 / 2 + 1)
        {
          int width = size == 1 ? WIDTH : size;
          cairo_surface_t *surface = draw (&plot, width, size);

          assert_inside (surface, width, size);
          cairo_surface_destroy (surface);
        }
      {
        cairo_surface_t *surface = draw (&plot, WIDTH, HEIGHT);

        /* There is still room for the lines themselves. */
        for (guint i = 0; i < G_N_ELEMENTS (series); i++)
          g_assert_cmpuint (count_pixels (surface, get_color (i), NULL), >, 100);
        for (int y = 0; y < HEIGHT; y++)
          {
            g_assert_cmphex (get_pixel (surface, 1, y), ==, 0xffffff);
            g_assert_cmphex (get_pixel (surface, WIDTH - 2, y), ==, 0xffffff);
          }
        cairo_surface_destroy (surface);
      }
    }
}

/* Values beyond the axes are drawn on their edge. */
LAB_TEST ("/figures/plot/beyond", test_beyond)
{
  static const LabPlotPoint wild[] = { { -50, -1e9 }, { 3, 1e9 }, { 1e12, 50 } };
  const LabPlotSeries series = { "wild", NULL, wild, G_N_ELEMENTS (wild) };
  LabPlot plot = make_plot (&series, 1);

  for (LabPlotShape shape = LAB_PLOT_STEPS; shape <= LAB_PLOT_STRAIGHT; shape++)
    {
      cairo_surface_t *surface;

      plot.shape = shape;
      surface = draw (&plot, WIDTH, HEIGHT);
      assert_inside (surface, WIDTH, HEIGHT);
      g_assert_cmpuint (count_pixels (surface, get_color (0), NULL), >, 200);
      for (int y = 0; y < HEIGHT; y++)
        g_assert_cmphex (get_pixel (surface, 5, y), ==, 0xffffff);
      cairo_surface_destroy (surface);
    }
}

/* A straight line is interrupted where there is no value, and a lonely point has a mark. */
LAB_TEST ("/figures/plot/gaps", test_gaps)
{
  const LabPlotPoint whole[] = { { 0, 20 }, { 2, 20 }, { 8, 20 }, { 10, 20 } };
  const LabPlotPoint gap[] = { { 0, 20 }, { 2, 20 }, { 5, NAN }, { 8, 20 }, { 10, 20 } };
  const LabPlotPoint lonely[] = { { 0, NAN }, { 5, 20 }, { 8, NAN } };
  const LabPlotPoint none[] = { { 0, NAN }, { 5, NAN } };
  LabPlotSeries series[] = {
    { "a", NULL, whole, G_N_ELEMENTS (whole) },
    { "a", NULL, gap, G_N_ELEMENTS (gap) },
    { "a", NULL, lonely, G_N_ELEMENTS (lonely) },
    { "a", NULL, none, G_N_ELEMENTS (none) },
  };
  guint counts[2][G_N_ELEMENTS (series)];

  for (guint marks = 0; marks < 2; marks++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (series); i++)
        {
          LabPlot plot = make_plot (&series[i], 1);
          cairo_surface_t *surface;

          plot.shape = LAB_PLOT_STRAIGHT;
          plot.legend = TRUE;
          plot.marks = marks == 1;
          surface = draw (&plot, WIDTH, HEIGHT);
          counts[marks][i] = count_pixels (surface, get_color (0), NULL);
          cairo_surface_destroy (surface);
        }
      for (guint i = 1; i < G_N_ELEMENTS (series); i++)
        g_assert_cmpuint (counts[marks][i], <, counts[marks][i - 1]);
    }
  for (guint i = 0; i + 1 < G_N_ELEMENTS (series); i++)
    g_assert_cmpuint (counts[1][i], >, counts[0][i]);
}

/* Draws a time axis on a transparent background. */
LAB_TEST ("/figures/plot/time", test_time)
{
  static const LabPlotPoint wins[] = { { 1000, 0 }, { 400000, 1 }, { 800000, 2 } };
  const LabPlotSeries series = { "name", NULL, wins, G_N_ELEMENTS (wins) };
  LabPlotTheme theme = lab_plot_theme_print;
  LabPlot plot = make_plot (&series, 1);
  cairo_surface_t *surface;

  theme.paper.alpha = 0;
  theme.dark = TRUE;
  plot.theme = &theme;
  plot.x = (LabPlotAxis) { .from = 1000, .to = 900000, .is_time = TRUE };
  plot.y = (LabPlotAxis) { .to = 2 };
  surface = draw (&plot, WIDTH, HEIGHT);
  assert_inside (surface, WIDTH, HEIGHT);
  g_assert_cmphex (get_pixel (surface, 1, 1), ==, 0x00ff00);
  g_assert_cmpuint (count_pixels (surface, lab_line_style_get_color (0, TRUE), NULL), >, 200);
  cairo_surface_destroy (surface);
}

static void
draw_figure (gconstpointer data,
             cairo_t      *cr,
             int           width,
             int           height)
{
  lab_plot_draw (data, cr, width, height);
}

LAB_TEST ("/figures/plot/files", test_files)
{
  const LabPlotSeries series = { "„Zoë“ & <日本>", "50 %", points, G_N_ELEMENTS (points) };
  LabPlot plot = make_plot (&series, 1);

  for (LabFigureFormat format = 0; format < LAB_N_FIGURE_FORMATS; format++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes
          = lab_figure_render (format, WIDTH, HEIGHT, draw_figure, &plot, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (g_bytes_get_size (bytes), >, 3000);
    }
}

/* A line can have the style of another one, and rings at points; a cursor and the place of the
 * lines are the same in both directions. */
LAB_TEST ("/figures/plot/marked", test_marked)
{
  static const LabPlotPoint marked = { 6, 50 };
  static const guint style = 3;
  const double cursor = 9;
  const LabPlotSeries series = { "name", NULL, points, 2, &marked, 1 };
  LabPlot plot = make_plot (&series, 1);
  LabPlotSpan spans[2];

  plot.styles = &style;
  for (guint rtl = 0; rtl < 2; rtl++)
    {
      cairo_surface_t *surfaces[2];
      double middle;
      int x;

      plot.rtl = rtl == 1;
      plot.cursor = NULL;
      plot.span = &spans[rtl];
      surfaces[0] = draw (&plot, WIDTH, HEIGHT);
      plot.cursor = &cursor;
      surfaces[1] = draw (&plot, WIDTH, HEIGHT);
      g_assert_cmpuint (count_pixels (surfaces[0], get_color (0), NULL), ==, 0);
      g_assert_cmpuint (count_pixels (surfaces[0], get_color (style), &middle), >, 30);
      g_assert_cmpuint (count_pixels (surfaces[1], lab_plot_theme_print.text, NULL), >,
                        count_pixels (surfaces[0], lab_plot_theme_print.text, NULL) + HEIGHT / 3);
      /* Far from all lines, only the cursor differs. */
      x = (int) (spans[rtl].left + (spans[rtl].right - spans[rtl].left) * cursor / plot.x.to);
      x = plot.rtl ? WIDTH - 1 - x : x;
      g_assert_cmphex (get_pixel (surfaces[1], x, HEIGHT / 2), !=,
                       get_pixel (surfaces[0], x, HEIGHT / 2));
      cairo_surface_destroy (surfaces[0]);
      cairo_surface_destroy (surfaces[1]);
    }
  g_assert_cmpfloat (spans[0].left, ==, spans[1].left);
  g_assert_cmpfloat (spans[0].right, ==, spans[1].right);
  g_assert_true (0 < spans[0].left && spans[0].left < spans[0].right && spans[0].right < WIDTH);
}
