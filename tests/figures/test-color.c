/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-color.h"

static void
test_parse (void)
{
  static const struct
  {
    const char *text;
    guint32 rgb;
    double alpha;
  } good[] = {
    { "#000000", 0x000000, 1 },  { "#12aBeF", 0x12abef, 1 },        { "#fff", 0xffffff, 1 },
    { "#a4c", 0xaa44cc, 1 },     { "#12345600", 0x123456, 0 },      { "#123456ff", 0x123456, 1 },
    { "#ff800080", 0xff8000, 128 / 255.0 },
  };
  static const char * const bad[] = {
    "", "#", "fff", "#ff", "#ffff", "#fffff", "#fffffff", "#ggg", "#-12345", "#12345 ", " #123",
    "#1234567890", "red",
  };
  LabColor color;

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_assert_true (lab_color_parse (good[i].text, &color));
      g_assert_cmphex (lab_color_to_rgb (color), ==, good[i].rgb);
      g_assert_cmpfloat_with_epsilon (color.alpha, good[i].alpha, 1e-9);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      color = LAB_COLOR (0x123456);
      g_assert_false (lab_color_parse (bad[i], &color));
      g_assert_cmphex (lab_color_to_rgb (color), ==, 0x123456);
    }
}

static void
test_round_trip (void)
{
  for (guint32 rgb = 0; rgb <= 0xffffff; rgb += 0x010307)
    {
      g_autofree char *text = g_strdup_printf ("#%06x", rgb);
      LabColor color;

      g_assert_cmphex (lab_color_to_rgb (LAB_COLOR (rgb)), ==, rgb);
      g_assert_true (lab_color_parse (text, &color));
      g_assert_true (lab_color_equal (color, LAB_COLOR (rgb)));
    }
  g_assert_cmphex (lab_color_to_rgb ((LabColor) { 1.5, -1, 0.5, 1 }), ==, 0xff0080);
}

static void
test_fade (void)
{
  LabColor half = lab_color_fade (LAB_COLOR (0xff0000), 0.5);

  g_assert_cmpfloat (half.alpha, ==, 0.5);
  g_assert_cmpfloat (lab_color_fade (half, 0.5).alpha, ==, 0.25);
  g_assert_false (lab_color_equal (half, LAB_COLOR (0xff0000)));
}

/* Known values, from WCAG 2. */
static void
test_contrast (void)
{
  g_assert_cmpfloat_with_epsilon (
      lab_color_contrast (LAB_COLOR (0x000000), LAB_COLOR (0xffffff)), 21, 0.001);
  g_assert_cmpfloat_with_epsilon (
      lab_color_contrast (LAB_COLOR (0xffffff), LAB_COLOR (0x000000)), 21, 0.001);
  g_assert_cmpfloat_with_epsilon (
      lab_color_contrast (LAB_COLOR (0x123456), LAB_COLOR (0x123456)), 1, 0.001);
  g_assert_cmpfloat_with_epsilon (
      lab_color_contrast (LAB_COLOR (0xffffff), LAB_COLOR (0x777777)), 4.478, 0.001);
  g_assert_cmpfloat_with_epsilon (
      lab_color_contrast (LAB_COLOR (0xffffff), LAB_COLOR (0xff0000)), 3.998, 0.001);
  g_assert_cmpfloat_with_epsilon (lab_color_get_luminance (LAB_COLOR (0x00ff00)), 0.7152, 1e-6);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/figures/color/parse", test_parse);
  g_test_add_func ("/figures/color/round-trip", test_round_trip);
  g_test_add_func ("/figures/color/fade", test_fade);
  g_test_add_func ("/figures/color/contrast", test_contrast);
  return g_test_run ();
}
