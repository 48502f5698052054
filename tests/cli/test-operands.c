/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-operands.h"

#include <string.h>

#include "lab-test-program.h"
#include "lab-notation.h"

/* An observation of a position hides the player's secrets; a written observation is
 * taken as it is. Both can be one argument or several. */
static void
test_take_observation (void)
{
  for (guint seed = 1; seed <= 50; seed++)
    {
      LabPosition position;
      LabObservation expected, observation;
      g_autofree char *text = NULL;
      g_autofree char *masked = NULL;
      g_auto (GStrv) words = NULL;
      const char *whole[] = { NULL, NULL };

      lab_test_deal (&position, seed, 2 + seed % 3, 1 + seed % 6, seed % 8);
      lab_observation_init (&expected, &position, NULL);
      text = lab_notation_format_position (&position);
      masked = lab_notation_format_observation (&expected);
      words = g_strsplit (text, " ", -1);

      whole[0] = text;
      g_assert_true (lab_operands_take_observation (&lab_command_hint, whole, &observation, NULL));
      g_assert_cmpmem (&observation, sizeof observation, &expected, sizeof expected);
      g_assert_true (lab_operands_take_observation (&lab_command_hint, (const char * const *) words,
                                                    &observation, NULL));
      g_assert_cmpmem (&observation, sizeof observation, &expected, sizeof expected);
      whole[0] = masked;
      g_assert_true (lab_operands_take_observation (&lab_command_hint, whole, &observation, NULL));
      g_assert_cmpmem (&observation, sizeof observation, &expected, sizeof expected);
      g_assert_nonnull (strchr (masked, '?'));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/operands/take-observation", test_take_observation);

  return g_test_run ();
}
