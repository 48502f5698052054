/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-deal.h"
#include "lab-game-length.h"

#define P LAB_PLAYER_PERSON
#define N LAB_PLAYER_NORMAL

/* The estimates of the start page for people, as the measured numbers of turns give them. */
static void
test_persons (void)
{
  static const LabPlayerKind kinds[LAB_N_SEATS] = { P, P, P, P };

  g_assert_cmpuint (lab_game_length_estimate (kinds, 2, 3), ==, 6);
  g_assert_cmpuint (lab_game_length_estimate (kinds, 2, 6), ==, 10);
  g_assert_cmpuint (lab_game_length_estimate (kinds, 2, 12), ==, 20);
  g_assert_cmpuint (lab_game_length_estimate (kinds, 3, 8), ==, 20);
  g_assert_cmpuint (lab_game_length_estimate (kinds, 4, 6), ==, 20);
}

/* Computers are quicker than people. */
static void
test_computers (void)
{
  static const LabPlayerKind against[LAB_N_SEATS] = { P, N, N, N };
  static const LabPlayerKind show[LAB_N_SEATS] = { N, N, N, N };

  g_assert_cmpuint (lab_game_length_estimate (against, 2, 12), ==, 10);
  g_assert_cmpuint (lab_game_length_estimate (show, 2, 12), ==, 2);
  g_assert_cmpuint (lab_game_length_estimate (show, 2, 1), ==, 1);
}

/* More treasures never take less time, nor do more players. */
static void
test_order (void)
{
  static const LabPlayerKind kinds[LAB_N_SEATS] = { P, P, P, P };

  for (guint n = 2; n <= LAB_N_SEATS; n++)
    {
      for (guint cards = 1; cards < lab_deal_max_cards (n); cards++)
        g_assert_cmpuint (lab_game_length_estimate (kinds, n, cards), <=,
                          lab_game_length_estimate (kinds, n, cards + 1));
      if (n < LAB_N_SEATS)
        g_assert_cmpuint (lab_game_length_estimate (kinds, n, 3), <=,
                          lab_game_length_estimate (kinds, n + 1, 3));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/game-length/persons", test_persons);
  g_test_add_func ("/game-length/computers", test_computers);
  g_test_add_func ("/game-length/order", test_order);
  return g_test_run ();
}
