/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-plot.h"

#include <math.h>

/* Tests */

LAB_TEST ("/figures/axis/steps", test_steps)
{
  g_assert_cmpuint (lab_axis_get_step (0, 5), ==, 1);
  g_assert_cmpuint (lab_axis_get_step (5, 5), ==, 1);
  g_assert_cmpuint (lab_axis_get_step (6, 5), ==, 2);
  g_assert_cmpuint (lab_axis_get_step (11, 5), ==, 5);
  g_assert_cmpuint (lab_axis_get_step (100, 5), ==, 20);
  g_assert_cmpuint (lab_axis_get_step (999999, 8), ==, 200000);
  g_assert_cmpuint (lab_axis_get_step (1e14, 1), ==, 100000000000000);
}

static char *
format_squared (double value)
{
  return g_strdup_printf ("%.0f²", value);
}

LAB_TEST ("/figures/axis/numbers", test_numbers)
{
  g_autoptr (GArray) plain = lab_axis_choose_numbers (3, 47, 5, NULL);
  g_autoptr (GArray) formatted = lab_axis_choose_numbers (0, 2, 5, format_squared);

  g_assert_cmpuint (plain->len, ==, 4);
  g_assert_cmpstr (g_array_index (plain, LabAxisTick, 0).label, ==, "10");
  g_assert_cmpstr (g_array_index (plain, LabAxisTick, 3).label, ==, "40");
  g_assert_cmpfloat (g_array_index (plain, LabAxisTick, 3).value, ==, 40);
  g_assert_null (g_array_index (plain, LabAxisTick, 3).second_line);
  g_assert_cmpuint (formatted->len, ==, 3);
  g_assert_cmpstr (g_array_index (formatted, LabAxisTick, 2).label, ==, "2²");
}

/* Ticks are sorted, lie on the axis, and are not too many for its length. */
LAB_TEST ("/figures/axis/times", test_times)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);

  for (guint i = 0; i < 3000; i++)
    {
      gint64 from = g_rand_int_range (random, 0, 2000000000);
      gint64 to = from + (gint64) exp (g_rand_double_range (random, log (7200), log (3e9)));
      guint max_ticks = (guint) g_rand_int_range (random, 1, 12);
      g_autoptr (GArray) ticks = lab_axis_choose_times (from, to, max_ticks);
      gint64 last = from - 1;

      g_assert_cmpuint (ticks->len, <=, max_ticks);
      if (max_ticks > 5)
        g_assert_cmpuint (ticks->len, >, 0);
      for (guint j = 0; j < ticks->len; j++)
        {
          const LabAxisTick *tick = &g_array_index (ticks, LabAxisTick, j);

          g_assert_cmpfloat (tick->value, >, (double) last);
          last = (gint64) tick->value;
          g_assert_cmpuint (strlen (tick->label), >, 0);
          if (j == 0)
            g_assert_true ((tick->second_line != NULL) == (strchr (tick->label, ':') != NULL));
        }
      g_assert_cmpint (last, <=, to);
    }
}
