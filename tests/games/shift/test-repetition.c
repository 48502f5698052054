/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-deal.h"
#include "lab-repetition.h"

static void
deal (LabPosition *position)
{
  const LabDeal how = { .seed = 1, .seats = lab_seat_default_set (2) };

  lab_deal_position (&how, position);
}

/* The third time counts; anything that differs is another position. */
static void
test_third_time (void)
{
  g_autoptr (LabRepetition) repetition = lab_repetition_new ();
  LabPosition position, other;
  LabMemory memory, more;

  deal (&position);
  lab_memory_init (&memory);
  more = memory;
  more.declined[0] ^= 1;
  g_assert_false (lab_repetition_add (repetition, &position, &memory));
  /* How the spare tile lies does not matter. */
  other = position;
  other.board.spare = lab_openings_rotate (position.board.spare, 1);
  g_assert_false (lab_repetition_add (repetition, &other, &memory));

  other = position;
  other.seat = other.seat == 0 ? 2 : 0;
  g_assert_false (lab_repetition_add (repetition, &other, &memory));
  other = position;
  other.last_arrow = 3;
  g_assert_false (lab_repetition_add (repetition, &other, &memory));
  /* Hidden cards count, as they decide what happens next. */
  other = position;
  other.cards[0] = position.cards[1];
  other.cards[1] = position.cards[0];
  g_assert_false (lab_repetition_add (repetition, &other, &memory));
  g_assert_false (lab_repetition_add (repetition, &position, &more));

  g_assert_true (lab_repetition_add (repetition, &position, &memory));
  g_assert_true (lab_repetition_add (repetition, &position, &memory));
}

/* After a treasure was found, and in another game, counting starts again. */
static void
test_forgotten (void)
{
  g_autoptr (LabRepetition) repetition = lab_repetition_new ();
  LabPosition position, found;
  LabMemory memory;

  deal (&position);
  lab_memory_init (&memory);
  found = position;
  found.n_found[0]++;
  for (guint i = 0; i < 4; i++)
    {
      g_assert_false (lab_repetition_add (repetition, &position, &memory));
      g_assert_false (lab_repetition_add (repetition, &position, &memory));
      if (i % 2 == 0)
        lab_repetition_clear (repetition);
      else
        g_assert_false (lab_repetition_add (repetition, &found, &memory));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/repetition/third-time", test_third_time);
  g_test_add_func ("/repetition/forgotten", test_forgotten);
  return g_test_run ();
}
