/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-figure.h"

static void
draw_square (gconstpointer data,
             cairo_t      *cr,
             int           width,
             int           height)
{
  g_assert_cmpint (width, ==, 40);
  g_assert_cmpint (height, ==, 20);
  cairo_set_source_rgb (cr, 1, 0, 0);
  cairo_rectangle (cr, 0, 0, *(const int *) data, *(const int *) data);
  cairo_fill (cr);
}

LAB_TEST ("/figures/figure/formats", test_formats)
{
  LabFigureFormat format = 77;

  g_assert_true (lab_figure_get_format ("a.svg", &format));
  g_assert_cmpint (format, ==, LAB_FIGURE_SVG);
  g_assert_true (lab_figure_get_format ("/b/C.PNG", &format));
  g_assert_cmpint (format, ==, LAB_FIGURE_PNG);
  g_assert_true (lab_figure_get_format ("a.b.Pdf", &format));
  g_assert_cmpint (format, ==, LAB_FIGURE_PDF);
  format = 77;
  g_assert_false (lab_figure_get_format ("a.gif", &format));
  g_assert_false (lab_figure_get_format ("svg", &format));
  g_assert_false (lab_figure_get_format ("", &format));
  g_assert_false (lab_figure_get_format ("a.svg/b", &format));
  g_assert_cmpint (format, ==, 77);
}

LAB_TEST ("/figures/figure/signatures", test_signatures)
{
  static const char * const signatures[LAB_N_FIGURE_FORMATS] = { "<?xml", "%PDF-", "\x89PNG" };
  const int size = 10;

  for (LabFigureFormat format = 0; format < LAB_N_FIGURE_FORMATS; format++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = lab_figure_render (format, 40, 20, draw_square, &size, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (g_bytes_get_size (bytes), >, 60);
      g_assert_true (memcmp (g_bytes_get_data (bytes, NULL), signatures[format],
                             strlen (signatures[format])) == 0);
    }
}

static void
draw_nothing (gconstpointer data G_GNUC_UNUSED,
              cairo_t      *cr G_GNUC_UNUSED,
              int           width G_GNUC_UNUSED,
              int           height G_GNUC_UNUSED)
{
}

LAB_TEST ("/figures/figure/too-large", test_too_large)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_figure_render (LAB_FIGURE_PNG, 100000, 10, draw_nothing, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
}
