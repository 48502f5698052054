/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-games.h"

static const LabShiftDeal deal = { .seed = 1, .seats = 0x5 };

/* The third time counts; anything that differs is another position. */
LAB_TEST ("/repetition/third-time", test_third_time)
{
  g_autoptr (LabShiftRepetition) repetition = lab_shift_repetition_new ();
  LabShiftPosition position = lab_test_deal (&deal);
  LabShiftPosition others[] = { position, position, position, position };
  LabShiftMemory memory, more;

  lab_shift_memory_init (&memory);
  more = memory;
  more.declined[0] ^= 1;
  /* How the spare tile lies does not matter. */
  others[0].board.spare = lab_shift_openings_rotate (position.board.spare, 1);
  others[1].seat ^= 2;
  others[2].last_arrow = 3;
  /* Hidden cards count, as they decide what happens next. */
  others[3].cards[0] = position.cards[1];
  others[3].cards[1] = position.cards[0];
  g_assert_false (lab_shift_repetition_add (repetition, &position, &memory));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (lab_shift_repetition_add (repetition, &others[i], &memory));
  g_assert_false (lab_shift_repetition_add (repetition, &position, &more));

  g_assert_true (lab_shift_repetition_add (repetition, &position, &memory));
  g_assert_true (lab_shift_repetition_add (repetition, &position, &memory));
}

/* After a treasure was found, and in another game, counting starts again. */
LAB_TEST ("/repetition/forgotten", test_forgotten)
{
  g_autoptr (LabShiftRepetition) repetition = lab_shift_repetition_new ();
  LabShiftPosition position = lab_test_deal (&deal), found = position;
  LabShiftMemory memory;

  lab_shift_memory_init (&memory);
  found.n_found[0]++;
  for (guint i = 0; i < 4; i++)
    {
      g_assert_false (lab_shift_repetition_add (repetition, &position, &memory));
      g_assert_false (lab_shift_repetition_add (repetition, &position, &memory));
      if (i % 2 == 0)
        lab_shift_repetition_clear (repetition);
      else
        g_assert_false (lab_shift_repetition_add (repetition, &found, &memory));
    }
}
