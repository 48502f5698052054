/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-operands.h"

#include "lab-shift-deal.h"
#include "lab-shift-notation.h"

/* An observation of a position hides the player's secrets; a written observation is
 * taken as it is. Both can be one argument or several. */
LAB_TEST ("/lab/operands/take-observation", test_take_observation)
{
  for (guint seed = 1; seed <= 50; seed++)
    {
      const LabShiftDeal deal = {
        .seed = seed,
        .seats = lab_shift_seat_default_set (2 + seed % 3),
        .cards_each = (guint8) (1 + seed % 6),
        .rules = (LabShiftRules) (seed % 8),
      };
      LabShiftPosition position;
      LabShiftObservation expected, observation;
      g_autofree char *text = NULL;
      g_autofree char *masked = NULL;
      g_auto (GStrv) words = NULL;
      char *whole[] = { NULL, NULL };

      lab_shift_deal_position (&deal, &position);
      lab_shift_observation_init (&expected, &position, NULL);
      text = lab_shift_notation_format_position (&position);
      masked = lab_shift_notation_format_observation (&expected);
      words = g_strsplit (text, " ", -1);

      whole[0] = text;
      g_assert_true (lab_operands_take_observation (&lab_command_hint, whole, &observation, NULL));
      g_assert_cmpmem (&observation, sizeof observation, &expected, sizeof expected);
      g_assert_true (lab_operands_take_observation (&lab_command_hint, words, &observation, NULL));
      g_assert_cmpmem (&observation, sizeof observation, &expected, sizeof expected);
      whole[0] = masked;
      g_assert_true (lab_operands_take_observation (&lab_command_hint, whole, &observation, NULL));
      g_assert_cmpmem (&observation, sizeof observation, &expected, sizeof expected);
      g_assert_nonnull (strchr (masked, '?'));
    }
}
