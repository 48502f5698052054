/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-shift-deal.h"
#include "lab-shift-observation.h"

static void
deal (LabShiftPosition *position)
{
  const LabShiftDeal how = { .seed = 1, .seats = lab_shift_seat_default_set (2) };

  lab_shift_deal_position (&how, position);
}

/* The third time counts; anything that differs is another position. */
LAB_TEST ("/repetition/third-time", test_third_time)
{
  g_autoptr (LabShiftRepetition) repetition = lab_shift_repetition_new ();
  LabShiftPosition position, other;
  LabShiftMemory memory, more;

  deal (&position);
  lab_shift_memory_init (&memory);
  more = memory;
  more.declined[0] ^= 1;
  g_assert_false (lab_shift_repetition_add (repetition, &position, &memory));
  /* How the spare tile lies does not matter. */
  other = position;
  other.board.spare = lab_shift_openings_rotate (position.board.spare, 1);
  g_assert_false (lab_shift_repetition_add (repetition, &other, &memory));

  other = position;
  other.seat = other.seat == 0 ? 2 : 0;
  g_assert_false (lab_shift_repetition_add (repetition, &other, &memory));
  other = position;
  other.last_arrow = 3;
  g_assert_false (lab_shift_repetition_add (repetition, &other, &memory));
  /* Hidden cards count, as they decide what happens next. */
  other = position;
  other.cards[0] = position.cards[1];
  other.cards[1] = position.cards[0];
  g_assert_false (lab_shift_repetition_add (repetition, &other, &memory));
  g_assert_false (lab_shift_repetition_add (repetition, &position, &more));

  g_assert_true (lab_shift_repetition_add (repetition, &position, &memory));
  g_assert_true (lab_shift_repetition_add (repetition, &position, &memory));
}

/* After a treasure was found, and in another game, counting starts again. */
LAB_TEST ("/repetition/forgotten", test_forgotten)
{
  g_autoptr (LabShiftRepetition) repetition = lab_shift_repetition_new ();
  LabShiftPosition position, found;
  LabShiftMemory memory;

  deal (&position);
  lab_shift_memory_init (&memory);
  found = position;
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
