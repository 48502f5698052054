/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <math.h>

#include "lab-shift-fewest-turns.h"
#include "lab-test-fewest.h"
#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-test-thinking.h"

/* Compares Random, Beginner, Greedy and Solver with brute force. */

#define NOT_NEAR 100
#define SOLVER_LOOKS_AHEAD 4

/* Private helpers */

/* Returns the distance from the end of @turn to the nearest goal; 0 if it finds a
 * treasure or wins. */
static guint
get_distance (const LabShiftPosition *position,
              const LabShiftTurn     *turn)
{
  LabShiftTreasureSet sought = lab_shift_position_get_sought (position, position->seat);
  LabShiftPosition after = *position;
  guint least = NOT_NEAR;

  if (after.phase == LAB_SHIFT_PHASE_INSERT)
    lab_shift_position_insert (&after, turn->arrow, turn->tile);
  for (guint goal = 0; goal <= LAB_SHIFT_N_TREASURES; goal++)
    {
      LabShiftCell cell = goal < LAB_SHIFT_N_TREASURES ? after.treasures[goal]
                                            : lab_shift_seat_get_corner (position->seat);
      gboolean wanted = goal < LAB_SHIFT_N_TREASURES
                        ? (sought >> goal & 1) != 0
                        : lab_shift_position_heads_home (position, position->seat);
      int columns = cell % 8 - turn->cell % 8, rows = cell / 8 - turn->cell / 8;

      if (wanted && cell != LAB_SHIFT_CELL_SPARE)
        least = MIN (least, (guint) (abs (columns) + abs (rows)));
    }
  return least;
}

/* Returns the smallest distance of any turn, and the turns that have it. */
static guint
find_nearest (const LabShiftPosition *position,
              LabShiftTurn            nearest[LAB_TEST_MAX_TURNS],
              guint                  *n_nearest)
{
  static LabShiftTurn turns[LAB_TEST_MAX_TURNS];
  guint n = lab_test_list_turns (position, turns), least = G_MAXUINT;

  *n_nearest = 0;
  for (guint i = 0; i < n; i++)
    {
      guint distance = get_distance (position, &turns[i]);

      if (distance < least)
        *n_nearest = 0;
      if (distance <= least)
        nearest[(*n_nearest)++] = turns[i];
      least = MIN (least, distance);
    }
  return least;
}

/* Asserts that @level answers each of @turns about equally often, and no other turn.
 * It uses Pearson's chi-square, whose mean is one less than the number of turns. */
static void
assert_uniform (LabShiftStrength        level,
                const LabShiftPosition *position,
                const LabShiftTurn     *turns,
                guint                   n)
{
  g_autoptr (LabShiftAgent) agent = lab_shift_computer_new (level);
  g_autofree guint *counts = g_new0 (guint, n);
  LabShiftObservation seen = lab_test_see (position, NULL);
  double chi_square = 0, spread = sqrt (2 * (n - 1.0));
  const guint each = 60;

  lab_shift_agent_begin (agent, 12345);
  for (guint i = 0; i < each * n; i++)
    {
      LabShiftThought thought = lab_test_ask (agent, &seen, 0);
      guint at = lab_test_find_turn (turns, n, &thought.turn);

      g_assert_cmpuint (at, <, n);
      counts[at]++;
    }
  for (guint i = 0; i < n; i++)
    chi_square += (counts[i] - (double) each) * (counts[i] - (double) each) / each;
  g_test_message ("%u turns, chi-square %f", n, chi_square);
  g_assert_cmpfloat (chi_square, <, n - 1 + 4 * spread);
  g_assert_cmpfloat (chi_square, >, n - 1 - 4 * spread);
}

/* Deals until no turn finds a treasure and at least @n turns are nearest. With
 * @with_ties, some of them must differ only in their cell. */
static LabShiftPosition
deal_ties (LabShiftTurn nearest[LAB_TEST_MAX_TURNS],
           gboolean     with_ties,
           guint       *n)
{
  LabShiftDeal deal = { .seats = 0x5, .cards_each = 6 };

  for (;; deal.seed++)
    {
      gboolean ties = FALSE;
      LabShiftPosition position = lab_test_deal (&deal);

      if (find_nearest (&position, nearest, n) == 0 || *n < 8 || *n > 40)
        continue;
      for (guint i = 1; i < *n; i++)
        ties |= nearest[i].arrow == nearest[i - 1].arrow && nearest[i].tile == nearest[i - 1].tile;
      if (ties == with_ties)
        return position;
    }
}

/* Tests: Random */

LAB_TEST ("/players/random/uniform", test_random_is_uniform)
{
  static LabShiftTurn turns[LAB_TEST_MAX_TURNS];
  LabShiftDeal deal = { .seats = 0x5, .cards_each = 6 };
  LabShiftPosition position;
  guint n;

  do
    {
      deal.seed++;
      position = lab_test_deal (&deal);
      n = lab_test_list_turns (&position, turns);
    }
  while (n < 300 || n > 500);
  assert_uniform (LAB_SHIFT_STRENGTH_RANDOM, &position, turns, n);
  /* It is also uniform if the tile is already inserted. */
  lab_shift_position_insert (&position, turns[n - 1].arrow, turns[n - 1].tile);
  n = lab_test_list_turns (&position, turns);
  g_assert_cmpuint (n, >=, 5);
  assert_uniform (LAB_SHIFT_STRENGTH_RANDOM, &position, turns, n);
}

/* Tests: Greedy */

LAB_TEST_VISITS ("/players/greedy/nearest", check_greedy, 51, 150, 4, 200, 20)
{
  static LabShiftTurn nearest[LAB_TEST_MAX_TURNS];
  LabShiftThought thought
      = lab_test_think (LAB_SHIFT_STRENGTH_GREEDY, seen, g_rand_int (random), 0);
  guint n, least = find_nearest (position, nearest, &n);
  LabShiftPosition after = *position;

  g_assert_cmpuint (lab_test_find_turn (nearest, n, &thought.turn), <, n);
  g_assert_cmpfloat (thought.value, ==, -(double) least);
  g_assert_cmpuint (thought.depth, ==, 1);
  g_assert_cmpuint (thought.n_plan, ==, 1);
  if (least == 0)
    {
      g_assert_true (lab_test_finds (position, &thought.turn));
      counts[lab_test_play_turn (&after, &thought.turn).place > 0 ? 1 : 0]++;
    }
}

/* If no turn finds anything, equally good insertions are equally likely, and so are equally near
 * cells on one path. */
LAB_TEST ("/players/greedy/fair", test_greedy_is_fair)
{
  static LabShiftTurn nearest[LAB_TEST_MAX_TURNS];

  for (guint ties = 0; ties < 2; ties++)
    {
      guint n;
      LabShiftPosition position = deal_ties (nearest, ties, &n);

      assert_uniform (LAB_SHIFT_STRENGTH_GREEDY, &position, nearest, n);
    }
}

/* Tests: Beginner */

LAB_TEST_VISITS ("/players/beginner/no-better-than-greedy", check_beginner, 52, 150, 4, 200, 200)
{
  static LabShiftTurn nearest[LAB_TEST_MAX_TURNS];
  LabShiftThought thought
      = lab_test_think (LAB_SHIFT_STRENGTH_BEGINNER, seen, g_rand_int (random), 0);
  guint n, least = find_nearest (position, nearest, &n);
  guint distance = get_distance (position, &thought.turn);

  g_assert_cmpfloat (thought.value, ==, -(double) distance);
  if (position->phase == LAB_SHIFT_PHASE_MOVE)
    g_assert_cmpuint (distance, ==, least);
  else
    g_assert_cmpuint (thought.nodes, ==, 6);
  counts[distance > least ? 1 : 0]++;
}

/* Tests: Solver */

/* Removes all players except the one to move. */
static LabShiftPosition
leave_alone (const LabShiftPosition *position)
{
  LabShiftPosition alone = *position;

  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    {
      if (seat != position->seat)
        alone.pawns[seat] = LAB_SHIFT_CELL_NONE;
    }
  return alone;
}

/* Alone, the solver needs the fewest possible turns. */
LAB_TEST_VISITS ("/players/solver/fewest-turns", check_solver, 53, 80, 4, 100, 100, 10)
{
  LabShiftPosition alone = leave_alone (position);
  LabShiftThought thought
      = lab_test_think (LAB_SHIFT_STRENGTH_SOLVER, seen, g_rand_int (random), 0);
  guint fewest = lab_test_count_fewest (position, SOLVER_LOOKS_AHEAD), n_turns = 0;
  guint n_found = alone.n_found[alone.seat];

  if (fewest == 0)
    return;
  counts[fewest - 1]++;
  g_assert_cmpuint (thought.depth, ==, fewest);
  g_assert_cmpuint (thought.n_plan, ==, fewest);
  g_assert_cmpfloat (thought.value, ==, -(double) fewest);
  for (guint i = 0; i < fewest && i < thought.n_plan; i++)
    {
      g_assert_true (lab_test_is_legal (&alone, &thought.plan[i]));
      lab_test_play_turn (&alone, &thought.plan[i]);
    }
  g_assert_true (alone.n_found[alone.seat] > n_found || alone.phase == LAB_SHIFT_PHASE_OVER);

  alone = leave_alone (position);
  while (alone.phase != LAB_SHIFT_PHASE_OVER && alone.n_found[alone.seat] == n_found && n_turns < 9)
    {
      LabShiftObservation now = lab_test_see (&alone, &seen->memory);
      LabShiftThought next
          = lab_test_think (LAB_SHIFT_STRENGTH_SOLVER, &now, g_rand_int (random), 0);

      g_assert_cmpuint (next.depth, ==, fewest - n_turns);
      lab_test_play_turn (&alone, &next.turn);
      n_turns++;
    }
  g_assert_cmpuint (n_turns, ==, fewest);
}

/* Tests that players are stronger than one that also needs the fewest turns, but chooses among
 * them by chance. The games are always the same. bench-strength plays many more. */

#define N_GAMES 100
#define N_BRIEF_GAMES 10

/* The solver is better than its rivals only because of the way it chooses among equally short
 * lines. It wins 95 of 100 games; with three rivals, chance alone would give it a quarter. */
LAB_TEST ("/players/strength/solver", test_solver_strength)
{
  guint n_games = lab_test_is_brief () ? N_BRIEF_GAMES : N_GAMES;
  guint n_wins = lab_test_match_fewest (LAB_SHIFT_STRENGTH_SOLVER, 2, n_games, 1, 0);

  g_assert_cmpuint (n_wins, >, n_games * 3 / 4);
  n_wins = lab_test_match_fewest (LAB_SHIFT_STRENGTH_SOLVER, 4, n_games, 1, 0);
  g_assert_cmpuint (n_wins, >, n_games * 3 / 10);
}
