/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-games.h"
#include "lab-test-hidden.h"

/* Treasures A to J lie along the first and last rows of the corridors. */
#define TREASURES "a1,b1,c1,d1,e1,f1,g1,a7,b7,*,-,-,-,-,-,-,-,-,-,-,-,-,-,-"
#define GAME LAB_TEST_CORRIDORS "d4 - d4,d4,d4,d4 " TREASURES " A:BC,D:EF,G:,:HIJ "

/* Private helpers */

static LabShiftTreasureSet
set_of (const char *letters)
{
  LabShiftTreasureSet set = 0;

  for (; *letters != '\0'; letters++)
    set |= 1u << (*letters - 'A');
  return set;
}

/* Tests: what is hidden */

/* Treasures that are in play but on no card count as unseen; without such treasures
 * nothing does. */
LAB_TEST ("/model/observation/unseen-undealt", test_unseen_undealt)
{
  LabShiftPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "d4 - d4,-,d4,- " TREASURES " :A,-,B:C,- 1i - -");
  LabShiftPosition study = lab_test_parse (LAB_TEST_CORRIDORS "d4 -");
  LabShiftObservation observation = lab_test_see (&position, NULL);

  g_assert_cmphex (lab_shift_observation_get_unseen (&observation), ==, set_of ("CDEFGHIJ"));
  observation = lab_test_see (&study, NULL);
  g_assert_cmphex (lab_shift_observation_get_unseen (&observation), ==, 0);
  g_assert_cmpmem (&observation.position, sizeof study, &study, sizeof study);
}

LAB_TEST_VISITS ("/model/observation/masks-in-games", check_mask, 1, 150, 2, 500, 500, 500, 500,
                 500, 500, 500, 500)
{
  LabShiftPosition unmasked = seen->position;
  LabShiftTreasureSet unseen = lab_shift_observation_get_unseen (seen);
  guint at = 0;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      for (guint card = 0; card < position->n_cards[seat]; card++, at++)
        {
          gboolean hidden = lab_test_is_hidden (position, seat, card);

          g_assert_cmpuint (seen->position.cards[at], ==,
                            hidden ? LAB_SHIFT_TREASURE_HIDDEN : position->cards[at]);
          g_assert_cmpint ((unseen & LAB_SHIFT_TREASURE_BIT (position->cards[at])) != 0, ==,
                           hidden);
          counts[position->rules] += hidden ? 1 : 0;
        }
    }
  g_assert_cmphex (unseen, ==, lab_test_get_unseen (position));
  /* All other fields are unchanged. */
  memcpy (unmasked.cards, position->cards, sizeof unmasked.cards);
  g_assert_cmpmem (&unmasked, sizeof unmasked, position, sizeof *position);
}

LAB_TEST ("/model/observation/no-memory", test_no_memory)
{
  LabShiftPosition position = lab_test_parse (GAME "1i - -");
  LabShiftObservation a = lab_test_see (&position, NULL), b;
  LabShiftMemory memory;

  memset (&memory, 0x77, sizeof memory);
  lab_shift_memory_init (&memory);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    g_assert_cmphex (memory.declined[seat], ==, 0);
  g_assert_cmpmem (&a.memory, sizeof memory, &memory, sizeof memory);
  memset (&b, 0x55, sizeof b);
  lab_shift_observation_init (&b, &position, &memory);
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
  memory.declined[2] = 5;
  a.memory = memory;
  b = lab_test_see (&position, &memory);
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
}

/* Tests: hidden cards stay hidden */

LAB_TEST_VISITS ("/model/observation/no-leak", check_no_leak, 3, 150, 2, 3000)
{
  LabShiftPosition shuffled = lab_test_shuffle_hidden (random, position);
  LabShiftObservation other = lab_test_see (&shuffled, &seen->memory);

  counts[0] += memcmp (&shuffled, position, sizeof shuffled) != 0 ? 1 : 0;
  g_assert_cmpmem (&other, sizeof other, seen, sizeof *seen);
}

/* If two games have the same turns but different cards, their memories differ only
 * after finds: each remembers what its player could have found since the last find. */
LAB_TEST ("/model/observation/no-leak-into-memory", test_no_leak_into_memory)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (4);
  guint n_turns = 0, n_finds = 0, n_different = 0;

  for (guint round = 0; round < 60; round++)
    {
      LabShiftDeal deal = lab_test_random_deal (random);
      LabShiftPosition positions[2];
      LabShiftMemory memories[2];

      positions[0] = lab_test_deal (&deal);
      positions[1] = lab_test_shuffle_hidden (random, &positions[0]);
      lab_shift_memory_init (&memories[0]);
      memories[1] = memories[0];
      for (guint turn = 0; turn < 40 && positions[0].phase == LAB_SHIFT_PHASE_INSERT
                           && positions[1].phase == LAB_SHIFT_PHASE_INSERT
                           && positions[0].seat == positions[1].seat; turn++, n_turns++)
        {
          LabShiftSeat seat = positions[0].seat;
          LabShiftTreasureSet next_treasures = lab_test_get_next_treasures (&positions[0], seat);
          LabShiftTurn played = lab_test_greedy_turn (random, &positions[turn % 2]);

          for (guint game = 0; game < 2; game++)
            {
              LabShiftMemory expected = memories[game];
              guint n_found = positions[game].n_found[seat];

              lab_test_play_watched (&positions[game], &memories[game], &played);
              expected.declined[seat] |= next_treasures;
              if (positions[game].n_found[seat] > n_found)
                {
                  expected.declined[seat] = 0;
                  n_finds++;
                }
              g_assert_cmpmem (&memories[game], sizeof expected, &expected, sizeof expected);
            }
          n_different += memcmp (&memories[0], &memories[1], sizeof memories[0]) != 0 ? 1 : 0;
        }
    }
  g_assert_cmpuint (n_turns, >, 1000);
  g_assert_cmpuint (n_finds, >, 100);
  g_assert_cmpuint (n_different, >, 100);
}
