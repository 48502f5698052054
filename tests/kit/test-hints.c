/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-hints.h"

/* Each question tells one step more, and what it costs is said before. */
LAB_TEST ("/hints/steps", test_steps)
{
  static const struct
  {
    LabHintStep step;
    const char *cost; /* of the next one */
    guint n_stars;
  } steps[] = {
    { LAB_HINT_NONE, "After a hint there are at most two stars.", 3 },
    { LAB_HINT_LENGTH, "", 2 },
    { LAB_HINT_FIRST, "", 2 },
    { LAB_HINT_MOVE, "After the whole solution there is only one star.", 2 },
    { LAB_HINT_WAY, "", 1 },
  };
  LabHints hints = { LAB_HINT_NONE, LAB_HINT_NONE };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_assert_cmpuint (hints.step, ==, steps[i].step);
      g_assert_cmpuint (hints.most, ==, steps[i].step);
      g_assert_cmpstr (lab_hints_get_cost (&hints), ==, steps[i].cost);
      for (guint n = 0; n <= 3; n++)
        g_assert_cmpuint (lab_hints_limit_stars (&hints, n), ==, MIN (n, steps[i].n_stars));
      g_assert_true (lab_hints_ask (&hints) == (i + 1 < G_N_ELEMENTS (steps)));
    }

  /* At another position, they begin again, but what was told still counts. */
  hints.step = LAB_HINT_NONE;
  g_assert_cmpstr (lab_hints_get_cost (&hints), ==, "");
  g_assert_true (lab_hints_ask (&hints));
  g_assert_cmpuint (lab_hints_limit_stars (&hints, 3), ==, 1);
}
