/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-color.h"

LAB_TEST ("/figures/color/round-trip", test_round_trip)
{
  for (guint32 rgb = 0; rgb <= 0xffffff; rgb += 0x010307)
    g_assert_cmphex (lab_color_to_rgb (LAB_COLOR (rgb)), ==, rgb);
  g_assert_cmphex (lab_color_to_rgb ((LabColor) { 1.5, -1, 0.5, 1 }), ==, 0xff0080);
}

LAB_TEST ("/figures/color/fade", test_fade)
{
  LabColor half = lab_color_fade (LAB_COLOR (0xff0000), 0.5);

  g_assert_cmpfloat (half.alpha, ==, 0.5);
  g_assert_cmpfloat (lab_color_fade (half, 0.5).alpha, ==, 0.25);
  g_assert_cmphex (lab_color_to_rgb (half), ==, 0xff0000);
}

/* Known values, from WCAG 2. */
LAB_TEST ("/figures/color/contrast", test_contrast)
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
