/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-strategy.h"

#include <math.h>
#include <string.h>

#include "lab-test-games.h"
#include "lab-test-hidden.h"
#include "lab-computer.h"
#include "lab-test-thinking.h"
#include "lab-fewest-turns.h"

/* Compares Random, Beginner, Greedy and Solver with brute force. */

#define TREASURES "c1,e1,g4,*,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-"
#define NOT_NEAR 100
#define SOLVER_LOOKS_AHEAD 4

/* Private helpers */

/* Returns the distance from the end of @turn to the nearest goal; 0 if it finds a
 * treasure or wins. */
static guint
get_distance (const LabPosition *position,
              const LabTurn     *turn)
{
  LabTreasureSet sought = lab_position_get_sought (position, position->seat);
  LabPosition after = *position;
  guint least = NOT_NEAR;

  if (after.phase == LAB_PHASE_INSERT)
    lab_position_insert (&after, turn->arrow, turn->tile);
  for (guint goal = 0; goal <= LAB_N_TREASURES; goal++)
    {
      LabCell cell = goal < LAB_N_TREASURES ? after.treasures[goal]
                                            : lab_seat_get_corner (position->seat);
      gboolean wanted = goal < LAB_N_TREASURES ? (sought >> goal & 1) != 0
                                               : lab_position_heads_home (position, position->seat);
      int columns = cell % 8 - turn->cell % 8, rows = cell / 8 - turn->cell / 8;

      if (wanted && cell != LAB_CELL_SPARE)
        least = MIN (least, (guint) (abs (columns) + abs (rows)));
    }
  return least;
}

/* Returns the smallest distance of any turn, and the turns that have it. */
static guint
find_nearest (const LabPosition *position,
              LabTurn            nearest[LAB_TEST_MAX_TURNS],
              guint             *n_nearest)
{
  static LabTurn turns[LAB_TEST_MAX_TURNS];
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

/* Returns the index of @turn in @turns, which must contain it. */
static guint
find_turn (const LabTurn *turns,
           guint          n,
           const LabTurn *turn)
{
  guint at = 0;

  while (at < n && memcmp (&turns[at], turn, sizeof *turn) != 0)
    at++;
  g_assert_cmpuint (at, <, n);
  return at;
}

/* Asserts that @level answers each of @turns about equally often, and no other turn.
 * It uses Pearson's chi-square, whose mean is one less than the number of turns. */
static void
assert_uniform (LabLevel           level,
                const LabPosition *position,
                const LabTurn     *turns,
                guint              n)
{
  g_autoptr (LabAgent) agent = lab_computer_new (level);
  g_autofree guint *counts = g_new0 (guint, n);
  LabObservation observation;
  double chi_square = 0, spread = sqrt (2 * (n - 1.0));
  const guint each = 60;

  lab_observation_init (&observation, position, NULL);
  lab_agent_begin (agent, 12345);
  for (guint i = 0; i < each * n; i++)
    {
      LabThought thought = lab_test_ask (agent, &observation, 0);

      counts[find_turn (turns, n, &thought.turn)]++;
    }
  for (guint i = 0; i < n; i++)
    chi_square += (counts[i] - (double) each) * (counts[i] - (double) each) / each;
  g_test_message ("%u turns, chi-square %f", n, chi_square);
  g_assert_cmpfloat (chi_square, <, n - 1 + 4 * spread);
  g_assert_cmpfloat (chi_square, >, n - 1 - 4 * spread);
}

static LabThought
think (LabLevel           level,
       GRand             *random,
       const LabPosition *position,
       const LabMemory   *memory)
{
  LabObservation observation;

  lab_observation_init (&observation, position, memory);
  return lab_test_think (level, &observation, g_rand_int (random), 0);
}

/* Deals until no turn finds a treasure and at least @n turns are nearest. With
 * @with_ties, some of them must differ only in their cell. */
static LabPosition
deal_ties (LabTurn  nearest[LAB_TEST_MAX_TURNS],
           gboolean with_ties,
           guint   *n)
{
  LabDeal deal = { .seats = 0x5, .cards_each = 6 };

  for (;; deal.seed++)
    {
      gboolean ties = FALSE;
      LabPosition position;

      lab_deal_position (&deal, &position);
      if (find_nearest (&position, nearest, n) == 0 || *n < 8 || *n > 40)
        continue;
      for (guint i = 1; i < *n; i++)
        ties |= nearest[i].arrow == nearest[i - 1].arrow && nearest[i].tile == nearest[i - 1].tile;
      if (ties == with_ties)
        return position;
    }
}

/* Tests: Random */

static void
test_random_is_uniform (void)
{
  static LabTurn turns[LAB_TEST_MAX_TURNS];
  LabDeal deal = { .seats = 0x5, .cards_each = 6 };
  LabPosition position;
  guint n;

  do
    {
      deal.seed++;
      lab_deal_position (&deal, &position);
      n = lab_test_list_turns (&position, turns);
    }
  while (n < 300 || n > 500);
  assert_uniform (LAB_LEVEL_RANDOM, &position, turns, n);
  /* It is also uniform if the tile is already inserted. */
  lab_position_insert (&position, turns[n - 1].arrow, turns[n - 1].tile);
  n = lab_test_list_turns (&position, turns);
  g_assert_cmpuint (n, >=, 5);
  assert_uniform (LAB_LEVEL_RANDOM, &position, turns, n);
}

/* Tests: Greedy */

static void
check_greedy (GRand             *random,
              const LabPosition *position,
              const LabMemory   *memory,
              gpointer           data)
{
  static LabTurn nearest[LAB_TEST_MAX_TURNS];
  LabThought thought = think (LAB_LEVEL_GREEDY, random, position, memory);
  guint n, least = find_nearest (position, nearest, &n);
  LabPosition after = *position;
  guint *n_found = data;

  find_turn (nearest, n, &thought.turn);
  g_assert_cmpfloat (thought.value, ==, -(double) least);
  g_assert_cmpuint (thought.depth, ==, 1);
  g_assert_cmpuint (thought.n_plan, ==, 1);
  if (least == 0)
    {
      LabOutcome outcome = lab_test_play_turn (&after, &thought.turn);

      g_assert_true (outcome.found != LAB_TREASURE_NONE || outcome.place > 0);
      n_found[outcome.place > 0 ? 1 : 0]++;
    }
}

static void
test_greedy (void)
{
  guint n_found[2] = { 0 };

  g_assert_cmpuint (lab_test_visit_positions (51, 150, 4, check_greedy, n_found), >, 1000);
  g_assert_cmpuint (n_found[0], >, 200);
  g_assert_cmpuint (n_found[1], >, 20);
}

/* There are several equally good ways to the treasure. */
static void
test_greedy_finds_anyhow (void)
{
  static LabTurn nearest[LAB_TEST_MAX_TURNS];
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "a1 - a1,-,g7,- " TREASURES " :A,-,:B,- 1i - -");
  guint n;

  g_assert_cmpuint (find_nearest (&position, nearest, &n), ==, 0);
  g_assert_cmpuint (n, >, 10);
  assert_uniform (LAB_LEVEL_GREEDY, &position, nearest, n);
}

/* If no turn finds anything, equally good insertions are equally likely. */
static void
test_greedy_is_fair_to_insertions (void)
{
  static LabTurn nearest[LAB_TEST_MAX_TURNS];
  guint n;
  LabPosition position = deal_ties (nearest, FALSE, &n);

  assert_uniform (LAB_LEVEL_GREEDY, &position, nearest, n);
}

/* Equally near cells on one path are equally likely, too. */
static void
test_greedy_is_fair_to_cells (void)
{
  static LabTurn nearest[LAB_TEST_MAX_TURNS];
  guint n;
  LabPosition position = deal_ties (nearest, TRUE, &n);

  assert_uniform (LAB_LEVEL_GREEDY, &position, nearest, n);
}

/* Tests: Beginner */

static void
check_beginner (GRand             *random,
                const LabPosition *position,
                const LabMemory   *memory,
                gpointer           data)
{
  static LabTurn nearest[LAB_TEST_MAX_TURNS];
  LabThought thought = think (LAB_LEVEL_BEGINNER, random, position, memory);
  guint n, least = find_nearest (position, nearest, &n);
  guint distance = get_distance (position, &thought.turn);
  guint *n_missed = data;

  g_assert_cmpfloat (thought.value, ==, -(double) distance);
  if (position->phase == LAB_PHASE_MOVE)
    g_assert_cmpuint (distance, ==, least);
  else
    g_assert_cmpuint (thought.nodes, ==, 6);
  n_missed[distance > least ? 1 : 0]++;
}

static void
test_beginner (void)
{
  guint n_missed[2] = { 0 };

  lab_test_visit_positions (52, 150, 4, check_beginner, n_missed);
  g_assert_cmpuint (n_missed[0], >, 200);
  g_assert_cmpuint (n_missed[1], >, 200);
}

/* The beginner looks at six of 24 random insertions, so it must miss both of the two
 * that find the treasure as often as chance predicts. */
static void
test_beginner_misses (void)
{
  static LabTurn nearest[LAB_TEST_MAX_TURNS];
  LabPosition position = lab_test_parse (
    LAB_TEST_CORRIDORS "a1 - a1,-,g7,- g2,b1,g7,*,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-,- "
    ":D,-,:B,- 1i - -");
  const guint n_rounds = 2000;
  guint n_found = 0, n_ways = 0, n;
  double chance, spread;

  g_assert_cmpuint (find_nearest (&position, nearest, &n), ==, 0);
  for (guint i = 0; i < n; i++)
    n_ways += i == 0 || nearest[i].arrow != nearest[i - 1].arrow
              || nearest[i].tile != nearest[i - 1].tile;
  g_assert_cmpuint (n_ways, ==, 3);
  chance = 1 - 18.0 * 17 * 16 / (24 * 23 * 22);
  spread = sqrt (chance * (1 - chance) * n_rounds);
  for (guint i = 0; i < n_rounds; i++)
    {
      LabObservation observation;
      LabThought thought;

      lab_observation_init (&observation, &position, NULL);
      thought = lab_test_think (LAB_LEVEL_BEGINNER, &observation, i, 0);
      n_found += get_distance (&position, &thought.turn) == 0 ? 1 : 0;
    }
  g_assert_cmpfloat (fabs (n_found - chance * n_rounds), <, 4 * spread);
}

/* Tests: Solver */

/* Returns the fewest turns to any goal without other players; 0 for too many. */
static guint
count_fewest (const LabPosition *position)
{
  LabTreasureSet sought = lab_position_get_sought (position, position->seat);
  guint fewest = 0;

  for (guint goal = 0; goal <= LAB_N_TREASURES; goal++)
    {
      LabCell cell = lab_seat_get_corner (position->seat);
      LabTurnLine line;

      if (goal < LAB_N_TREASURES ? (sought >> goal & 1) == 0
                                 : !lab_position_heads_home (position, position->seat))
        continue;
      if (goal < LAB_N_TREASURES)
        cell = position->treasures[goal];
      if (lab_fewest_turns (position, cell, SOLVER_LOOKS_AHEAD, NULL, &line)
          && (fewest == 0 || line.n_turns < fewest))
        fewest = line.n_turns;
    }
  return fewest;
}

/* Removes all players except the one to move. */
static LabPosition
leave_alone (const LabPosition *position)
{
  LabPosition alone = *position;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (seat != position->seat)
        alone.pawns[seat] = LAB_CELL_NONE;
    }
  return alone;
}

/* Alone, the solver needs the fewest possible turns. */
static void
check_solver (GRand             *random,
              const LabPosition *position,
              const LabMemory   *memory,
              gpointer           data)
{
  LabPosition alone = leave_alone (position);
  LabThought thought = think (LAB_LEVEL_SOLVER, random, position, memory);
  guint fewest = count_fewest (position), n_turns = 0;
  guint n_found = alone.n_found[alone.seat];
  guint *n_lengths = data;

  n_lengths[fewest]++;
  if (fewest == 0)
    return;
  g_assert_cmpuint (thought.depth, ==, fewest);
  g_assert_cmpuint (thought.n_plan, ==, fewest);
  g_assert_cmpfloat (thought.value, ==, -(double) fewest);
  for (guint i = 0; i < fewest && i < thought.n_plan; i++)
    {
      g_assert_true (lab_test_is_legal (&alone, &thought.plan[i]));
      lab_test_play_turn (&alone, &thought.plan[i]);
    }
  g_assert_true (alone.n_found[alone.seat] > n_found || alone.phase == LAB_PHASE_OVER);

  alone = leave_alone (position);
  while (alone.phase != LAB_PHASE_OVER && alone.n_found[alone.seat] == n_found && n_turns < 9)
    {
      LabThought next = think (LAB_LEVEL_SOLVER, random, &alone, memory);

      g_assert_cmpuint (next.depth, ==, fewest - n_turns);
      lab_test_play_turn (&alone, &next.turn);
      n_turns++;
    }
  g_assert_cmpuint (n_turns, ==, fewest);
}

static void
test_solver (void)
{
  guint n_lengths[SOLVER_LOOKS_AHEAD + 1] = { 0 };

  lab_test_visit_positions (53, 80, 4, check_solver, n_lengths);
  g_test_message ("%u %u %u %u %u", n_lengths[0], n_lengths[1], n_lengths[2], n_lengths[3],
                  n_lengths[4]);
  g_assert_cmpuint (n_lengths[1], >, 100);
  g_assert_cmpuint (n_lengths[2], >, 100);
  g_assert_cmpuint (n_lengths[3], >, 10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/random/uniform", test_random_is_uniform);
  g_test_add_func ("/players/greedy/nearest", test_greedy);
  g_test_add_func ("/players/greedy/any-way-to-find", test_greedy_finds_anyhow);
  g_test_add_func ("/players/greedy/fair-to-insertions", test_greedy_is_fair_to_insertions);
  g_test_add_func ("/players/beginner/no-better-than-greedy", test_beginner);
  g_test_add_func ("/players/beginner/misses", test_beginner_misses);
  g_test_add_func ("/players/solver/fewest-turns", test_solver);
  g_test_add_func ("/players/greedy/fair-to-cells", test_greedy_is_fair_to_cells);
  return g_test_run ();
}
